# Die Lobby und was vor einer Partie geschieht: Tische, Plätze, Lektionen und Regeln zum Nachschlagen.

## Die Lobby

client-lobby-title-first = Brettspiele
client-lobby-title-second = zwischen den Sternen
client-settings-me = Mein Name, meine Form und alle Einstellungen
client-first-time = Zum ersten Mal hier?
client-first-lesson = { $game } in { $minutes } Minuten lernen
client-learn = Lernen
client-minutes = { $minutes } min
client-new-table-of = Neuer Tisch: { $game }
client-length-space-base = 40 min
client-length-risk = 75 min
client-length-starcraft = 3–4 h
client-weight = Schwierigkeit { $weight } von 5
client-weight-1 = sehr leicht
client-weight-2 = leicht
client-weight-3 = mittel
client-weight-4 = anspruchsvoll
client-weight-5 = schwer
client-tables-live =
    { $count ->
        [one] { $count } Tisch spielt
       *[other] { $count } Tische spielen
    }
client-all-games = Alle { $count }
client-round-word = Runde
client-just-now = gerade eben
client-called-to = { $call }: { $ask }
client-standing-points = Siegpunkte
client-standing-achievements = Erfolge
client-standing-territories = Gebiete
client-sit-down-at = Hinsetzen: { $table }
client-usual-rules = Die üblichen Regeln
client-option-number = { $name }: { $value }
client-option-off = ohne: { $name }

## Eine Adresse ohne Seite

client-no-page = Unter dieser Adresse ist nichts.
client-no-page-help = Vielleicht ist der Link unvollständig oder aus einer alten Einladung. Von der Lobby aus erreichst du jeden Tisch, an dem du sitzt.

## Der Lotse

client-lesson = Lektion
client-coach = Lotse
client-coach-step = Lotse · Schritt { $number } von { $count }
client-coach-steps = Schritte der Lektion
client-coach-words = Wörter bisher
client-coach-next = Weiter
client-coach-do = Mach es für mich
client-coach-show = Zeig es mir
client-coach-anyway = Trotzdem
client-coach-look = Erlaubt, aber schau mal
client-coach-look-text = Das ist erlaubt. Die Lektion meint hier etwas anderes.
client-coach-free = Das entscheidest du
client-coach-free-text = Dazu sagt die Lektion nichts: Antworte, wie du magst, danach geht sie weiter.
client-coach-wait = Einen Moment: Die anderen spielen. Der nächste Schritt kommt, wenn du gefragt wirst.
client-coach-leave = Verlassen und frei weiterspielen
client-coach-done = Lektion gelernt
client-coach-more-games = Weitere Spiele und Lektionen
client-coach-news = Was die anderen taten
client-coach-play-on = Frei weiterspielen
client-coach-next-lesson = Nächste Lektion: { $lesson }
client-coach-time =
    { $minutes ->
        [0] fast geschafft
        [one] noch etwa { $minutes } min
       *[other] noch etwa { $minutes } min
    }
client-coach-step-done = erledigt
client-coach-more = Mehr
client-coach-less = Weniger
client-coach-back = Lotse
client-coach-rolls = Würfe von 36, die einen Sektor erreichen
client-coach-rolls-sector = Sektor { $sector }: { $rolls } von 36

## Regeln zum Nachschlagen

client-rules-of = Regeln: { $game }
client-rules-which = Welches Spiel?
client-rules-page = Die Regeln
client-rules-reference = Alle Teile und Karten
client-rules-symbols = Symbole
client-rules-words = Wörter
client-rules-learn = Am Tisch lernen
client-sketch-another = Eine andere
client-sketch-failed = Die Vorschau war nicht zu bekommen.
