# Wie ein Spiel erzählt wird: Tempo, Verlauf, Rückblick und Ende. Deutsch.

## Tempo

client-pace = Tempo
client-pace-slow = Langsam
client-pace-normal = Normal
client-pace-fast = Schnell
client-pace-instant = Sofort
client-pace-pause = Anhalten
client-pace-resume = Weiter
client-told-first = Erst sehen, was geschieht
client-pace-skip = Bis zu mir
client-pace-skip-help = Zeige, wie es jetzt steht, ohne den Weg dorthin zu erzählen
client-pace-now = Jetzt: { $what }

## Der Verlauf

client-log-taken-back =
    { $count ->
        [one] { $seat } nimmt { $count } Entscheidung zurück.
       *[other] { $seat } nimmt { $count } Entscheidungen zurück.
    }
client-log-begin = Vor dem ersten Zug
client-log-lines =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
client-log-older = Frühere Züge
client-log-filter = Verlauf filtern
client-log-filter-dice = Würfel
client-log-filter-gain = Gewinne und Verluste
client-log-filter-buy = Käufe und Karten
client-log-filter-battle = Kämpfe und Bewegungen
client-log-filter-none = Alles zeigen
client-log-jump = Diesen Augenblick in der Rückschau zeigen
client-log-round = Runde { $round }
client-log-empty = Nichts passt zu diesem Filter.

## Zurücknehmen

client-undo-reach =
    { $count ->
        [one] Nimmt deine letzte Entscheidung zurück
       *[other] Nimmt { $count } Entscheidungen zurück, bis vor deine letzte
    }
client-undo-others = auch von { $names }
client-undo-dice = gefallene Würfel werden neu geworfen, und am Ende der Partie steht, dass Würfel zurückgenommen wurden
client-undo-lines = Diese Zeilen verschwinden:
client-redo = Wiederholen
client-redo-help = Triff die Entscheidung wieder, die du zurückgenommen hast

## Seit deinem letzten Zug

client-since = Seit deinem letzten Zug
client-since-again = Noch einmal
client-since-again-help = In der Rückschau noch einmal ansehen
client-since-lost =
    { $count ->
        [one] { $name } nahm dir ein Gebiet ab
       *[other] { $name } nahm dir { $count } Gebiete ab
    }
client-since-quiet = Nichts hat sich geändert.

## Um den Tisch

client-sealed = Zufall versiegelt
client-sealed-help = Der Fingerabdruck des geheimen Startwerts, aus dem alle Würfe und gezogenen Karten kommen. Er steht von Anfang an hier, damit niemand den Startwert später ändern kann; am Ende können ihn alle prüfen.
client-goal = { $score } von { $goal }
client-players = Spieler in Zugreihenfolge
client-first = beginnt
client-what-points = Siegpunkte
client-what-achievements = Erfolge
client-what-territories = Gebiete
client-near-achievements = { $name } fehlt nur noch ein Erfolg!
client-near-points =
    { $left ->
        [one] { $name } fehlt nur noch { $left } Siegpunkt!
       *[other] { $name } fehlen nur noch { $left } Siegpunkte!
    }
client-near-territories =
    { $left ->
        [one] { $name } fehlt nur noch { $left } Gebiet!
       *[other] { $name } fehlen nur noch { $left } Gebiete!
    }

## Das Ende

client-end-title = Das Ende
client-end-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
client-end-board = Spielfeld
client-end-board-help = Den Blick auf das Spielfeld freigeben
client-end-ranking = Rangliste
client-end-over-rounds = über die Runden
client-end-start = Start
client-end-curve = { $what } von { $name }: { $values }
client-end-luck = Glück
client-end-luck-of = Glück von { $name } bei { $what }: { $value }
client-luck-credits = Credits
client-luck-income = Einkommen
client-luck-points = Punkte
client-luck-units = Einheiten
client-luck-strength = Kampfkarten
client-end-turnings = Wendepunkte
client-end-turnings-chance = danach, wie sehr ein Zug von Anfang bis Ende die Chance auf den Sieg verändert hat
client-end-turning-against = Trotzdem stand { $name } nach diesem Zug schlechter da als vorher.
client-end-change = Änderung { $change }: Wahl { $choice }, Glück { $luck }
client-end-chances = Chance auf den Sieg
client-end-chances-percent = Chance auf den Sieg in %
client-end-chances-help = Zug für Zug, wie sie jemand einschätzt, der zuschaut
client-end-chances-at = Runde { $round }, Schritt { $move }
client-end-chances-scrub = Durch die Partie gehen
client-end-chances-open = Diese Stellung ansehen
client-end-percent = { $value }{"\u00A0"}%
client-end-chances-stay = Klicke oder tippe auf die Kurve, um bei einem Moment zu bleiben.
client-end-chances-let-go = Zurück zur ganzen Partie
client-end-chances-whole = alle Züge zusammen
client-end-chances-since = seit dem Zug davor
client-end-chances-now = Chance
client-end-chances-change = Änderung
client-end-chances-choice = Wahl
client-end-chances-luck = Glück
client-end-chances-parts = Glück ist, was Würfel und Karten mehr gaben, als zu erwarten war; Wahl ist der Rest einer Änderung, wer auch immer wählte.
client-end-chances-judge = Mit wessen Augen
client-end-chances-spectator = wie Zuschauer
client-end-chances-own = wie { $name }
client-end-chances-own-help = Zug für Zug, wie { $name } die eigene Chance einschätzen konnte; gestrichelt, wie jemand, der zuschaut
client-end-move = Runde { $round }, Schritt { $move }
client-end-what-if = Was wäre, wenn?
client-end-what-if-help = Ab Schritt { $move }, bevor das geschah, { $against }; Würfel und Karten fallen neu. Was hättest du getan?
client-end-play-as = Als { $name } weiterspielen
client-end-feats = Erzählenswert
client-end-picture = Bild zum Teilen
client-end-picture-save = Bild speichern
client-end-picture-share = Teilen
client-end-copy = Link kopieren
client-end-copied = Link kopiert
client-end-copy-help = Der Link öffnet diese Seite.
client-end-dice-taken-back =
    { $count ->
        [one] In diesem Spiel gegen Bots wurde einmal ein Wurf zurückgenommen und wiederholt.
       *[other] In diesem Spiel gegen Bots wurden { $count }-mal Würfe zurückgenommen und wiederholt.
    }
client-end-moves =
    { $moves ->
        [one] { $moves } Entscheidung
       *[other] { $moves } Entscheidungen
    }
client-end-of = { $game }: das Ende
client-end-loading = Die Geschichte wird erzählt …

## Tipps

client-hint = Tipp
client-hint-thinking = Ich überlege
client-hint-equal = etwa so gut wie das Nächstbeste
client-hint-equal-within = etwa so gut wie das Nächstbeste, auf ± { $error } % genau
client-hint-reasons = Dafür spricht: { $reasons }
client-hint-against = Aber: { $reasons }
client-hint-differences = Plus und Minus: der Unterschied zum Nächstbesten einige Züge später, im Schnitt.
client-hint-lead = { $lead } % ± { $error } gegenüber dem Nächstbesten
client-hint-assumed =
    { $worlds ->
        [one] Chancen auf den Sieg nach dem, was du weißt: erprobt in einer möglichen Welt, in der alle tun, was am besten aussieht.
       *[other] Chancen auf den Sieg nach dem, was du weißt: erprobt in { $worlds } möglichen Welten, in denen alle tun, was am besten aussieht.
    }
client-hint-looks = Hier gibt es nichts abzuwägen: Keine andere Wahl macht einen Unterschied.
client-keys-hint = einen Tipp holen
client-hints-allowed = Tipps
client-hints-allowed-help = Wer spielt, darf um Rat fragen; wie oft, steht am Ende.
client-end-hints =
    { $count ->
        [one] { $name } hat einen Tipp geholt.
       *[other] { $name } hat { $count } Tipps geholt.
    }
client-end-slips = Teure Entscheidungen
client-end-slips-help = nach dem, was man damals wusste
client-end-slips-more =
    { $count ->
        [one] Eine weitere
       *[other] { $count } weitere
    }
client-end-slips-none = Es fand sich keine Entscheidung, die sicher etwas gekostet hat.
client-end-slips-whose = Wessen Entscheidungen
client-end-slips-mine = Meine ({ $count })
client-end-slips-everybody = Von allen ({ $count })
client-end-slips-none-mine = Von dir war keine dabei.
client-end-slips-differ = Die Kurve schätzt jede Stellung sofort ein. Was eine Entscheidung gekostet hat, zeigt sich beim Weiterspielen in vielen Welten: Das ist genauer, darum können die Zahlen abweichen.
client-end-slips-looking = { $done } von { $of } Entscheidungen untersucht …
client-end-slips-begin = Entscheidungen untersuchen (etwa eine Minute)
client-end-slip-played = Gespielt:
client-end-slip-better = Besser:
client-end-slip-against = Aber: { $reasons }
client-end-slip-cost = −{ $cost }{"\u00A0"}% ± { $error }
