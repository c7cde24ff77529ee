# StarCraft: Worte für die Bögen, die Kampfbühne und das Nachschlagewerk.

## Wie oft gefragt wird

starcraft-prefer-free = Was nichts kostet
starcraft-prefer-free-ask = Frag mich, ob ich Karten ziehe und mich zurückziehe
starcraft-prefer-free-auto = Immer ziehen, und ausweichen, wo es nur einen Weg gibt
starcraft-prefer-skirmishes = Reihenfolge der Gefechte
starcraft-prefer-skirmishes-ask = Frag mich, welches als Nächstes kommt
starcraft-prefer-skirmishes-in-order = Vom ersten bis zum letzten abhandeln
starcraft-prefer-abilities = Fähigkeiten in diesem Kampf
starcraft-prefer-abilities-ask = Frag mich, wann immer ich eine einsetzen darf
starcraft-prefer-abilities-pass = In diesem Kampf passen

## Bögen

starcraft-sheet-mine = Meiner
starcraft-sheet-everybody = Die Bögen aller
starcraft-sheet-of-points = von { $threshold }
starcraft-sheet-pool =
    { $count ->
        [one] 1 im Vorrat
       *[other] { $count } im Vorrat
    }
starcraft-sheet-at-work = { $count } an der Arbeit
starcraft-sheet-planned = { $count } eingeplant
starcraft-sheet-resting = { $count } ruhen
starcraft-sheet-one-building = eines je Baubefehl
starcraft-sheet-one-module = eines je Baubefehl
starcraft-sheet-also = Arbeiter, Transporter, Basen
starcraft-sheet-worker = Arbeiter
starcraft-sheet-left = noch { $count }
starcraft-sheet-hand = { $hand } Karten, höchstens { $limit } · Stapel { $deck }, abgelegt { $discard }
starcraft-sheet-hidden =
    { $count ->
        [0] Keine Karten
        [one] 1 Karte, die du nicht gesehen hast
       *[other] { $count } Karten, die du nicht gesehen hast
    }
starcraft-sheet-build-on = Bauen auf { $planet }
starcraft-sheet-steps = Schritte des Baubefehls
starcraft-sheet-step-forces = Einheiten
starcraft-sheet-step-upgrades = Ausbau
starcraft-sheet-step-base = Basis
starcraft-sheet-how-many = Wie viele?
starcraft-sheet-level = Stufe { $level }
starcraft-sheet-how = Wie?
starcraft-sheet-where = Wohin?
starcraft-sheet-way =
    { $place }{ $less ->
        [0] { "" }
       *[other] , { $less } billiger
    }{ $forced ->
        [yes] , durch Raubbau
       *[no] { "" }
    }
starcraft-sheet-not = Jetzt nicht
starcraft-sheet-add = Kann auf die Liste
starcraft-sheet-listed = { $count } auf der Liste
starcraft-sheet-waits = wartet auf seinen Schritt
starcraft-sheet-force = Raubbau ist möglich
starcraft-sheet-force-again = Raubbau? Noch einmal für ja
starcraft-sheet-forced = durch Raubbau
starcraft-sheet-take-off = { $name } von der Liste nehmen
starcraft-sheet-nothing-yet = Noch nichts auf der Liste: Wähle, was du bauen willst.
starcraft-sheet-not-asked = Dieser Befehl wird ausgeführt.
starcraft-sheet-payment = Bezahlung
starcraft-sheet-by-hand = Karten selbst wählen
starcraft-sheet-minerals = Kristall
starcraft-sheet-gas = Gas
starcraft-sheet-workers = Arbeiter
starcraft-sheet-of = { $spent } von { $of }
starcraft-sheet-spent = { $resource }: { $spent } von { $of }
starcraft-sheet-pay = Bezahlen
starcraft-sheet-pay-nothing = Bauen beenden
starcraft-sheet-pay-sure = Raubbau treiben und bezahlen
starcraft-sheet-force-sure =
    { $count ->
        [one] Ein Kauf geht nur durch Raubbau: Sein Gebiet wird für immer eine Stufe ärmer.
       *[other] { $count } Käufe gehen nur durch Raubbau: Ihre Gebiete werden für immer je eine Stufe ärmer.
    }
starcraft-sheet-why-not = Jetzt nicht, und warum

## Kampfbühne

starcraft-stage-attacks = { $name } greift an
starcraft-stage-defends = { $name } verteidigt
starcraft-stage-in-hand =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
starcraft-stage-take = { $chance } % du nimmst es ein
starcraft-stage-hold = { $chance } % du hältst es
starcraft-stage-odds-help = Wie die Bots es aus dem berechnen, was du weißt: deine eigenen Karten genau, die der anderen im Durchschnitt ihrer Stapel.
starcraft-stage-steps = Schritte des Kampfes
starcraft-stage-step-order = Befehl
starcraft-stage-step-abilities = Fähigkeiten
starcraft-stage-step-draw = Ziehen
starcraft-stage-step-pair = Paare
starcraft-stage-step-support = Verstärken
starcraft-stage-step-cards = Karten
starcraft-stage-step-resolve = Gefechte
starcraft-stage-step-splash = Streuschaden
starcraft-stage-step-retreat = Rückzug
starcraft-stage-open = Gefecht { $number }
starcraft-stage-facedown = Gefecht { $number } · verdeckt
starcraft-stage-resolved = Gefecht { $number } · entschieden
starcraft-stage-called-off = Gefecht { $number } · fällt aus
starcraft-stage-now = Gefecht { $number }
starcraft-stage-reveal = Aufdecken
starcraft-stage-compare = Vergleichen
starcraft-stage-destroy = Zerstören
starcraft-stage-no-support = keine Verstärkung
starcraft-stage-slot = deine Karte
starcraft-stage-rejected = ohne Wirkung
starcraft-stage-flying = fliegend
starcraft-stage-ground = am Boden
starcraft-stage-assist = hilft mit
starcraft-stage-cloaked = getarnt
starcraft-stage-detector = Detektor
starcraft-stage-destroyed = zerstört
starcraft-stage-withdrew = ausgewichen
starcraft-stage-supports = verstärkt mit { $strength }
starcraft-stage-against = Angriff { $attack } des Angreifers gegen Verteidigung { $health }
starcraft-stage-against-back = Angriff { $attack } des Verteidigers gegen Verteidigung { $health }
starcraft-stage-sum =
    { $unit }: { $card } Karte{ $support ->
        [0] { "" }
       *[other] { " " }+ { $support } Verstärkung
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more } weitere
    }
starcraft-stage-unit-destroyed = { $unit } zerstört
starcraft-stage-unit-withdrew = { $unit } weicht aus
starcraft-stage-both-stand = Beide stehen noch
starcraft-stage-both-strike = Beide treffen
starcraft-stage-one-strikes = Eine Seite trifft
starcraft-stage-nobody-strikes = Niemand trifft
starcraft-stage-chances = { $own } (du) stirbt mit { $dies } %, { $other } (Gegner) mit { $destroys } %
starcraft-stage-certain =
    { $own } (du) { $dies ->
        [yes] fällt
       *[no] hält stand
    }, { $other } (Gegner) { $destroys ->
        [yes] fällt
       *[no] hält stand
    }
starcraft-stage-destroys = zerstört mit { $chance } %
starcraft-stage-here = Hier: Angriff { $attack }, Verteidigung { $health }; zerstört mit { $destroys } %, stirbt mit { $dies } %
starcraft-stage-here-none = Hier ohne passende Einheit: Angriff { $attack }, Verteidigung { $health }; zerstört mit { $destroys } %, stirbt mit { $dies } %
starcraft-stage-no-match = passt nicht
starcraft-stage-supported = Verstärkung +{ $support }
starcraft-stage-facedown-cards =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
starcraft-stage-yours-alone = siehst nur du
starcraft-stage-lay = Karten für Gefecht { $number }
starcraft-stage-lay-one = Diese Karte legen
starcraft-stage-lay-both = Beide Karten legen
starcraft-stage-blind = Oberste Karte des Stapels (noch { $count }), ungesehen
starcraft-stage-take-back = Zurücknehmen
starcraft-stage-pair = Wem begegnet { $unit }? Klicken oder ziehen.
starcraft-stage-send = Welches Gefecht verstärkt { $unit }? Klicken oder ziehen.
starcraft-stage-loose = Noch in keinem Gefecht
starcraft-stage-sign-cloak = Getarnt: { $unit } in Gefecht { $number } weicht aus, statt zu sterben
starcraft-stage-sign-detector = Detektor: Niemand von { $name } tarnt sich in Gefecht { $number }
starcraft-stage-sign-splash = Streuschaden ausgelöst: { $card } von { $name } trifft in Schritt 8
starcraft-stage-winner = { $name } hält { $area }
starcraft-stage-retreated = { $unit } von { $name } zieht sich nach { $area } zurück
starcraft-stage-past = Frühere Kämpfe
starcraft-stage-watch = Nochmal ansehen
starcraft-stage-won-by = gehalten von { $name }
starcraft-stage-replay = Den Kampf ansehen
starcraft-stage-scene = Szene
starcraft-stage-back = Eine Szene zurück
starcraft-stage-on = Eine Szene weiter
starcraft-stage-play = Abspielen
starcraft-stage-pause = Anhalten
starcraft-stage-skip = Zum Ende springen
starcraft-stage-leave = Wiedergabe schließen
