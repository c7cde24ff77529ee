# Der Browser-Client: Lobby, Tische, Einstellungen. Die Worte eines Spiels stehen in dessen eigenen Dateien.

## Die Lobby

client-lobby-lead = Alle Regeln sind eingebaut. Bots setzen sich sofort dazu, Freunde kommen per Link. Ohne Konto, ohne Installation.
client-games = Spiele
client-game-players = { $fewest }–{ $most } Personen
client-about-space-base = Würfle, dock Schiffe in zwölf Sektoren an und lass auch die Würfe der anderen für dich zahlen.
client-play-bots = Gegen Bots spielen
client-how-many-play = Wie viele spielen, du mitgezählt?
client-so-many-play = { $count } Personen
client-how-strong = Wie stark sind die Bots?
client-strength-easy = leicht
client-strength-solid = solide
client-strength-hard = schwer
client-strength-strong = stark
client-new-table = Neuer Tisch
client-default-name = Kommodore
client-my-games = Meine Spiele
client-my-turns =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
client-open-tables = Offene Tische
client-no-open-tables = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und wähle „öffentlich“, oder lade Freunde mit einem Link ein.
client-invite-title = Freunde einladen
client-invite-help = Wähle „Neuer Tisch“, lass Plätze offen und schicke den Link des Tisches an deine Freunde. Wer ihn öffnet, kann sich setzen, oder zuschauen, sobald das Spiel begonnen hat.
client-invite-link-help = Wer diesen Link öffnet, kann sich hier setzen.
client-seats-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
client-waiting-for = Warten auf { $names }
client-over-won = Gewonnen: { $names }

## Ein neuer Tisch

client-table-name = Name des Tisches
client-table-name-example = Freitagabend
client-seats = Plätze
client-who-sits = Wer sitzt wo?
client-seat-number = Platz { $number }
client-seat-me = ich, an diesem Gerät
client-seat-open = frei für einen Gast
client-seat-bot = Bot: { $bot }
client-bot-random = Stufe 0, zufällig
client-bot-easy = Stufe 1, leicht
client-bot-greedy = Stufe 3, gierig
client-bot-solid = Stufe 2, solide
client-bot-hard = Stufe 3, schwer
client-bot-strong = Stufe 4, stark
client-hot-seat-help = Mehrere an diesem Gerät: Es wird zwischen den Zügen weitergereicht.
client-option-limits = { $low } bis { $high }.
client-options = Wie gespielt wird
client-clock = Uhr
client-clock-help = Zeit für alle. Ist sie abgelaufen, dürfen die anderen einen Bot übernehmen lassen.
client-clock-none = ohne Uhr
client-patience = Wer wegbleibt
client-patience-help = Nach dieser Zeit dürfen die anderen einen Bot weiterspielen lassen; wer zurückkommt, übernimmt wieder.
client-hushed = Zuschauende schweigen
client-hushed-help = Nur wer mitspielt, schreibt; wer zuschaut, kann mitlesen.
client-patience-seconds =
    { $minutes ->
        [60] 1 Stunde
        [1440] 1 Tag
        [4320] 3 Tagen
       *[other] { $minutes } Minuten
    }
client-clock-live = 10 Minuten, dazu 15 Sekunden je Zug
client-clock-day = 1 Tag je Zug
client-clock-days = 3 Tage je Zug
client-pack = Daten der Bestandteile
client-pack-help = Korrekturen an Karten und Zahlen, die auf diesem Server gemacht wurden.
client-pack-none = wie geliefert
client-pack-used = Gespielt wird mit dem Datenpaket „{ $pack }“.
client-public = Öffentlich
client-public-help = Erscheint in allen Lobbys. Sonst findet den Tisch nur, wer den Link hat.
client-create = Tisch eröffnen
client-start-now = Spiel beginnen

## Vor dem Spiel

client-waiting-room =
    { $count ->
        [0] Alle sind da.
        [one] Noch { $count } Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
client-seat-free = frei
client-fill-with-bot = Bot hinsetzen
client-free-seat = Platz räumen
client-leave = Aufstehen
client-sit-down = Platz nehmen
client-join = Mitspielen
client-your-name = Dein Name
client-start-with-bots = Beginnen, mit Bots auf den freien Plätzen
client-host-starts = Das Spiel beginnt, sobald der Gastgeber es startet.
client-take-seat = Diesen Platz einnehmen
client-take-seat-of = Der Platz von { $name } an „{ $table }“
client-take-seat-help = Mit diesem Link spielst du von diesem Gerät aus auf diesem Platz. Das kann jeder, der den Link hat.
client-only-watch = Nur zuschauen
client-shape = Form
client-shape-circle = Kreis
client-shape-diamond = Raute
client-shape-triangle = Dreieck
client-shape-square = Quadrat
client-shape-hexagon = Sechseck
client-shape-star = Stern

## Am Tisch

client-to-lobby = Zur Lobby
client-to-table = Zum Tisch
client-board = Das Spielfeld
client-side = Spieler, Verlauf und Chat
client-round = Runde { $round }
client-rules = Regeln
client-replay = Rückschau
client-you = du
client-your-turn = Du bist dran
client-thinking = überlegt …
client-bot-of-kind = Bot · { $bot }
client-away = weg { $since }
client-spectator = Zuschauer
client-points = Siegpunkte
client-credits = Credits
client-income = Einkommen
client-more-about = Mehr zu { $name }
client-ask-takeover = Vorschlagen, dass ein Bot übernimmt
client-ask-takeover-help = { $name } muss zustimmen oder seit { $patience } weg sein; und alle anderen müssen es auch. Wer ersetzt wurde, bekommt den Platz über dessen eigenen Link sofort zurück.
client-take-seat-back = Deinen Platz zurücknehmen
client-hand-over = Einen Bot für mich weiterspielen lassen
client-hand-over-sure = Wirklich? Du schaust dann zu, bis du deinen Platz zurücknimmst.
client-seat-link = Link zu diesem Platz
client-seat-link-help = Auf einem anderen Gerät weiterspielen: Öffne dort diesen Link. Behalte ihn für dich.
client-log = Verlauf
client-chat = Chat
client-chat-older = Frühere Nachrichten
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-say = Etwas sagen
client-chat-send = Senden

## Entscheiden

client-decision = Was gefragt ist
client-also-asked = auch gefragt: { $names }
client-watching = Du schaust zu
client-filter = Suchen
client-list = Alle { $count } Möglichkeiten auflisten
client-all-options = Alle Möglichkeiten
client-undo = Zurücknehmen
client-undo-please = Um Rücknahme bitten
client-undo-please-brief = Alle fragen
client-undo-free = Deine letzte Entscheidung zurücknehmen
client-undo-ask = Seitdem wurde etwas aufgedeckt oder jemand hat gehandelt: Alle müssen zustimmen
client-asides = Weitere Einstellungen dieses Spiels
client-asides-brief = Weniger fragen
client-asides-sparing = Weniger fragen: vorerst nicht mehr danach, und weitere Einstellungen
client-pass-device = Gib das Gerät an { $name }
client-pass-device-help = Alle anderen schauen weg.
client-i-am = Ich bin { $name }
client-proposal-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
client-proposal-takeover = { $name } schlägt vor, dass ein Bot für { $target } weiterspielt.
client-agree = Zustimmen
client-decline = Ablehnen
client-declined = { $name } stimmt nicht zu.
client-taken-over = Ein Bot spielt für { $name } weiter.
client-returned = { $name } ist zurück und spielt weiter.
client-broken = Ein Fehler in den Regeln hat einen Zug verhindert. Der Tisch steht wie zuvor; das Protokoll des Servers sagt, was los war.
client-bot-rescued = { $name } ist ausgefallen; ein einfacherer Bot hat gezogen.

## Das Ende

client-over = Das Spiel ist vorbei
client-show-result = Ergebnis zeigen
client-you-won = Du hast gewonnen!
client-winner = Sieg
client-rounds-played =
    { $rounds ->
        [one] { $rounds } Runde.
       *[other] { $rounds } Runden.
    }
client-rematch = Noch einmal
client-rematch-waits = Zur nächsten Partie
client-verify = Würfel prüfen
client-verify-title = Waren die Würfel ehrlich?
client-verify-help = Aller Zufall kommt aus einem geheimen Startwert. Sein Fingerabdruck stand schon vor dem ersten Wurf hier, also konnte ihn niemand später ändern. „Prüfen“ spielt die ganze Partie aus dem Startwert nach und vergleicht.
client-seed = Startwert
client-seed-hash = Fingerabdruck (SHA-256)
client-verified = Jeder Wurf und jede Karte kommen aus dem Startwert.
client-verified-fork = Jeder Wurf und jede Karte seitdem kommen aus dem Startwert dieses Tisches, und das Übernommene ist wie in der ursprünglichen Partie.
client-not-verified = Diese Partie ist nicht, was ihr Startwert ergibt: { $problem }
client-verify-fork =
    { $count ->
        [0] Der Aufbau wurde aus einer anderen Partie übernommen; für ihn bürgt deren Startwert.
        [one] Der Aufbau und der erste Schritt wurden aus einer anderen Partie übernommen; für sie bürgt deren Startwert.
       *[other] Der Aufbau und die ersten { $count } Schritte wurden aus einer anderen Partie übernommen; für sie bürgt deren Startwert.
    }
    Aller Zufall seitdem kommt aus einem geheimen Startwert dieses Tisches. Sein Fingerabdruck stand schon vor dem ersten Wurf hier, also konnte ihn niemand später ändern. „Prüfen“ spielt alles seitdem aus dem Startwert nach und vergleicht.
client-forked =
    { $at ->
        [0] Vom Beginn einer anderen Partie weitergespielt.
       *[other] Ab Schritt { $at } einer anderen Partie weitergespielt.
    }
client-to-original = Zur ursprünglichen Partie

## Rückschau

client-no-replay = Hier gibt es noch nichts wiederzusehen.
client-replay-move = Schritt { $at } von { $last }
client-replay-slider = Schritt
client-replay-first = Zum Anfang
client-replay-back = Einen Schritt zurück
client-replay-play = Abspielen
client-replay-pause = Anhalten
client-replay-on = Einen Schritt weiter
client-replay-last = Zum Ende
client-replay-view = Gesehen von
client-fork = Ab hier als { $name } weiterspielen
client-fork-against =
    { $others ->
        [same] gegen dieselben Bots
        [both] gegen dieselben Bots und starke für Menschen
       *[strong] gegen starke Bots für die anderen Menschen
    }
client-fork-help = { $against }; Würfel und Karten fallen neu
client-record = Aufzeichnung laden

## Einstellungen

client-settings = Einstellungen
client-settings-language = Sprache
client-other-language = Show in English
client-switch-theme = Hell oder dunkel
client-settings-theme = Aussehen
client-settings-theme-system = wie das System
client-settings-theme-dark = dunkel
client-settings-theme-light = hell
client-settings-motion = Bewegung
client-settings-motion-system = wie das System
client-settings-motion-off = keine
client-settings-shape = Meine liebste Form
client-settings-sound = Töne: Würfel, Käufe, Kämpfe, mein Zug
client-settings-notifications = Benachrichtigung des Browsers, wenn ich dran bin
client-settings-notifications-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie erst in seinen Einstellungen.
client-settings-cover = Den Tisch verdecken, während das Gerät weitergereicht wird
client-keys = Tasten
client-key-space = Leertaste
client-keys-options = eine Antwort wählen, oder sagen, wie viele
client-keys-undo = zurücknehmen
client-keys-escape = einen Schritt zurück, schließen
client-keys-replay = Rückschau schrittweise und abspielen

## Verbindung und Fehler

client-loading = Wird geladen …
client-reconnecting = Verbindung verloren. Neuer Versuch …
client-unreachable = Der Server ist nicht erreichbar.
client-failed = Das hat nicht geklappt (Fehler { $status }).
client-reload = Neu laden
client-no-table = Diesen Tisch gibt es nicht.
client-no-table-help = Ist der Link vollständig? Wenn du ihn bekommen hast, lass ihn dir noch einmal schicken.
client-refused = { $reason }
client-refused-malformed = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
client-refused-too-fast = Zu viele Nachrichten auf einmal. Bitte warte einen Moment.
client-close = Schließen
client-copy = Kopieren
client-copied = Kopiert
