# Space Base, auf Deutsch.

space-base-name = Space Base

## Was sich vor dem Spiel einstellen lässt

space-base-option-name-points_to_win = Siegpunkte zum Sieg
space-base-option-help-points_to_win = Die Runde, in der jemand so viele Siegpunkte erreicht, ist die letzte.
space-base-option-name-light_speed = Lichtgeschwindigkeit
space-base-option-help-light_speed = Alle ziehen sechs Schiffe und kaufen davon beliebig viele vor dem ersten Zug, damit das Spiel schneller in Fahrt kommt.

## Wie eine Partie endete

space-base-reason-ability = Entschieden durch die Fähigkeit einer Karte.
space-base-reason-points = Entschieden durch Siegpunkte: die meisten nach der letzten Runde.

## Fragen

space-base-ask-ability = Setze eine Fähigkeit ein oder passe
space-base-ask-allocate = Weise die Würfel zu
space-base-ask-arrow = Wähle, wohin der Pfeil von Sektor { $sector } führt
space-base-ask-buy = Kaufe eine Karte für alle deine Credits oder passe
space-base-ask-buy-extra = Kaufe eine zusätzliche Karte zu ihren genauen Kosten oder passe
space-base-ask-buy-into = Kaufe eine Karte und wähle ihren Sektor oder passe
space-base-ask-carry = Wie viele Ladungsmarker behält die gedrehte Karte?
space-base-ask-charge = Nimm den Ladungsmarker oder verzichte darauf
space-base-ask-claim = Nimm dir ein Schiff ohne Kosten oder passe
space-base-ask-double = Verdopple die Erträge eines Sektors oder passe
space-base-ask-draft = Wähle, welche Schiffe du kaufst
space-base-ask-move-charge = Verschiebe einen Ladungsmarker auf eine andere Karte oder keinen
space-base-ask-reroll = Würfle neu oder behalte { $first } und { $second }
space-base-ask-set-die = Bestimme einen Würfel oder würfle

## Möglichkeiten

space-base-option-buy = Kaufe { $card }
space-base-option-buy-into = Kaufe { $card } für Sektor { $sector }
space-base-option-carry =
    { $tokens ->
        [0] Behalte keinen Ladungsmarker
       *[other] Behalte { $tokens } Ladungsmarker
    }
space-base-option-charge = Lege den Marker auf { $card }: { $effect }
space-base-option-claim = Nimm { $card }
space-base-option-decline = Verzichte auf den Marker
space-base-option-dice = Einzeln: Sektoren { $first } und { $second } ({ $pays })
space-base-option-double = Verdopple Sektor { $sector } mit { $card } (noch einmal { $pays })
space-base-option-draft =
    { $cost ->
        [0] Keines davon kaufen
        [one] Kaufe für { $cost } Credit: { $cards }
       *[other] Kaufe für { $cost } Credits: { $cards }
    }
space-base-option-keep = Behalte die Würfel
space-base-option-move = Verschiebe einen Marker von { $card } auf { $target }: { $effect }
space-base-option-pass = Passe
space-base-option-reroll-both = Wirf beide Würfel neu mit { $card }
space-base-option-reroll-first = Wirf den ersten Würfel neu mit { $card }
space-base-option-reroll-second = Wirf den zweiten Würfel neu mit { $card }
space-base-option-roll = Würfle
space-base-option-sector = Sektor { $sector } ({ $pays })
space-base-option-set = Bestimme einen Würfel als { $value } mit { $card }
space-base-option-shift = Verschoben auf Sektor { $sector } ({ $pays }): kostet die Ladung von { $card }
space-base-option-stay = Verschiebe keinen Marker
space-base-option-sum = Zusammen: Sektor { $sector } ({ $pays })
space-base-option-use = Setze { $card } ein: { $effect }
space-base-option-use-on = Setze { $card } ein, Ziel { $target }: { $effect }


## Was geschieht

space-base-event-allocated = { $seat } weist die Würfel zu: { $sectors }.
space-base-event-bought =
    { $credits ->
        [one] { $seat } kauft { $card } (Preis { $cost }) für Sektor { $sector } und zahlt { $credits } Credit.
       *[other] { $seat } kauft { $card } (Preis { $cost }) für Sektor { $sector } und zahlt { $credits } Credits.
    }
space-base-event-bought-extra =
    { $credits ->
        [one] { $seat } kauft { $card } (Preis { $cost }) zusätzlich für Sektor { $sector } und zahlt { $credits } Credit.
       *[other] { $seat } kauft { $card } (Preis { $cost }) zusätzlich für Sektor { $sector } und zahlt { $credits } Credits.
    }
space-base-event-carried =
    { $tokens ->
        [0] { $card } wird gedreht: Kein Ladungsmarker bleibt darauf,
        [one] { $card } wird gedreht: { $tokens } Ladungsmarker bleibt darauf,
       *[other] { $card } wird gedreht: { $tokens } Ladungsmarker bleiben darauf,
    } { $lost ->
        [0] keiner geht verloren.
        [one] { $lost } geht verloren.
       *[other] { $lost } gehen verloren.
    }
space-base-event-charge-moved = { $seat } verschiebt einen Ladungsmarker von { $card } auf { $target }.
space-base-event-charged =
    { $tokens ->
        [one] { $seat } lädt { $card } auf: Dort liegt jetzt { $tokens } Ladungsmarker.
       *[other] { $seat } lädt { $card } auf: Dort liegen jetzt { $tokens } Ladungsmarker.
    }
space-base-event-claimed = { $seat } nimmt { $card } für Sektor { $sector }, umsonst.
space-base-event-die-set = { $seat } bestimmt mit { $card } einen Würfel, für { $tokens } Ladungsmarker: { $value }.
space-base-event-doubled = { $seat } verdoppelt Sektor { $sector } mit { $card }, für { $tokens } Ladungsmarker.
space-base-event-end-is-near =
    { $points ->
        [one] { $seat } hat { $points } Siegpunkt. Das ist die letzte Runde!
       *[other] { $seat } hat { $points } Siegpunkte. Das ist die letzte Runde!
    }
space-base-event-exchanged = { $seat } vertauscht { $card } mit { $partner }.
space-base-event-first-ship =
    { $credits ->
        [0] { $seat } startet mit { $card }, das nichts kostet.
        [one] { $seat } startet mit { $card } und zahlt { $credits } Credit.
       *[other] { $seat } startet mit { $card } und zahlt { $credits } Credits.
    }
space-base-event-followed = { $seat } folgt dem Pfeil von Sektor { $source } zu Sektor { $sector }.
space-base-event-gained =
    { $seat } gewinnt durch { $card }:{ $credits ->
        [0] { "" }
        [one] { " " }+{ $credits } Credit
       *[other] { " " }+{ $credits } Credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }+{ $income } Einkommen
    }{ $points ->
        [0] { "" }
        [one] { " " }+{ $points } Siegpunkt
       *[other] { " " }+{ $points } Siegpunkte
    }.
space-base-event-income =
    { $gained ->
        [one] { $seat } bekommt { $gained } Credit, bis zum Einkommen von { $credits }.
       *[other] { $seat } bekommt { $gained } Credits, bis zum Einkommen von { $credits }.
    }
space-base-event-lost-points =
    { $points ->
        [one] { $seat } verliert { $points } Siegpunkt und hat noch { $left }.
       *[other] { $seat } verliert { $points } Siegpunkte und hat noch { $left }.
    }
space-base-event-opened = { $card } kommt in die Schiffswerft.
space-base-event-prepared =
    { $income ->
        [0] Alle beginnen mit { $credits } Credits.
       *[other] Alle beginnen mit { $credits } Credits und { $income } Einkommen.
    }
space-base-event-received =
    { $seat } erhält aus Sektor { $sector }:{ $credits ->
        [0] { "" }
        [one] { " " }+{ $credits } Credit
       *[other] { " " }+{ $credits } Credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }+{ $income } Einkommen
    }{ $points ->
        [0] { "" }
        [one] { " " }+{ $points } Siegpunkt
       *[other] { " " }+{ $points } Siegpunkte
    }.
space-base-event-rerolled = { $seat } würfelt neu mit { $card }, für { $tokens } Ladungsmarker: { $first } und { $second }.
space-base-event-roll-off = { $seat } würfelt { $roll } um den ersten Zug.
space-base-event-rolled = { $seat } würfelt { $first } und { $second }.
space-base-event-seat-bonus =
    { $seat } startet mit einem Bonus:{ $credits ->
        [0] { "" }
        [one] { " " }+{ $credits } Credit
       *[other] { " " }+{ $credits } Credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }+{ $income } Einkommen
    }.
space-base-event-settled =
    { $points ->
        [one] { $seat } gründet die Kolonie { $card }: +{ $points } Siegpunkt.
       *[other] { $seat } gründet die Kolonie { $card }: +{ $points } Siegpunkte.
    }
space-base-event-shifted = { $seat } verschiebt die Summe mit { $card } auf Sektor { $sector }, für { $tokens } Ladungsmarker.
space-base-event-start-player = { $seat } beginnt.
space-base-event-swapped-sectors = { $seat } vertauscht die Karten der Sektoren { $one } und { $other }.
space-base-event-tie =
    { $points ->
        [one] Gleichstand bei { $points } Siegpunkt. Noch eine Runde!
       *[other] Gleichstand bei { $points } Siegpunkten. Noch eine Runde!
    }
space-base-event-token-declined = { $seat } verzichtet auf den Ladungsmarker für { $card }.
space-base-event-token-lost = Der Ladungsmarker für { $card } geht verloren: { $seat } hat dort kein freies Feld.
space-base-event-turn = Runde { $round }: { $seat } ist am Zug.
space-base-event-used = { $seat } setzt { $card } ein, für { $tokens } Ladungsmarker.
space-base-event-won =
    { $points ->
        [one] { $seat } gewinnt mit { $points } Siegpunkt.
       *[other] { $seat } gewinnt mit { $points } Siegpunkten.
    }
space-base-event-won-at-once = { $seat } gewinnt auf der Stelle.

## Was an einem Spiel bemerkenswert war

space-base-feat-best-buy =
    { $seat } holt am meisten aus { $card }:{ $credits ->
        [0] { "" }
        [one] { " " }{ $credits } Credit
       *[other] { " " }{ $credits } Credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }{ $income } Einkommen
    }{ $points ->
        [0] { "" }
        [one] { " " }{ $points } Siegpunkt
       *[other] { " " }{ $points } Siegpunkte
    }
space-base-feat-richest-roll =
    Ein Wurf bringt { $seat }:{ $credits ->
        [0] { "" }
        [one] { " " }{ $credits } Credit
       *[other] { " " }{ $credits } Credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }{ $income } Einkommen
    }{ $points ->
        [0] { "" }
        [one] { " " }{ $points } Siegpunkt
       *[other] { " " }{ $points } Siegpunkte
    }
space-base-feat-longest-wait = { $turns } Würfe nacheinander bringen { $seat } nichts
space-base-feat-name-best-buy = Bester Kauf
space-base-feat-name-richest-roll = Reichster Wurf
space-base-feat-name-longest-wait = Längste Durststrecke
space-base-luck-help = was die Würfel gaben oder nahmen, gegen die Erwartung
space-base-luck-count =
    { $count ->
        [one] { $count } Würfel wurde geworfen.
       *[other] { $count } Würfel wurden geworfen.
    }
space-base-curve-points = Siegpunkte
space-base-curve-income = Einkommen
space-base-curve-credits = Credits
space-base-log-set-up = Aufbau
space-base-log-roll = Wurf
space-base-log-rewards = Erträge
space-base-log-purchase = Kauf
space-base-log-end = Zugende

## Warum etwas nicht geht

space-base-refused-already-shifted = Die Summe wurde schon verschoben, einzeln lassen sich die Würfel nun nicht mehr zuweisen.
space-base-refused-arrow = Der Pfeil führt nur in einen Nachbarsektor, der noch nichts gebracht hat.
space-base-refused-beyond-console = Das würde von der Konsole hinausführen: Ihre Sektoren gehen von 1 bis 12.
space-base-refused-blue-ability = { $card } hat eine blaue Fähigkeit, sie wirkt nur im eigenen Zug.
space-base-refused-claimed-colony = Kolonien kann man nicht nehmen, nur kaufen.
space-base-refused-colony = In Sektor { $sector } liegt deine Kolonie, dorthin passt keine andere Karte.
space-base-refused-draft-order = Nenne jedes Schiff einmal, in der Reihenfolge der Sektoren.
space-base-refused-no-ability = Die sichtbare Seite von { $card } hat keine Fähigkeit.
space-base-refused-not-charged = { $card } braucht { $needed } Ladungsmarker und hat { $tokens }.
space-base-refused-die-value = Ein Würfel zeigt einen Wert von 1 bis 6.
space-base-refused-needs-target = Sag, auf welche Karte { $card } zielt.
space-base-refused-no-effect = Die Fähigkeit von { $card } hätte jetzt keine Wirkung.
space-base-refused-no-slot = { $card } hat keinen freien Platz für einen Marker oder hat ihn gerade bezahlt.
space-base-refused-no-target = Die Fähigkeit von { $card } zielt auf nichts.
space-base-refused-no-token = Auf { $card } liegt kein Marker.
space-base-refused-not-allocated = Sektor { $sector } hast du nicht zugeordnet, um dort etwas zu erhalten.
space-base-refused-not-doubled = Sektor { $sector } ist schon verdoppelt; jede Zuordnung wird nur einmal verdoppelt.
space-base-refused-one-card = Es wird immer nur eine Karte gekauft.
space-base-refused-other-card = Der Marker gehört zu einer anderen Karte.
space-base-refused-steps = { $card } schiebt die Summe nicht so weit.
space-base-refused-tokens = So viele Marker passen dort nicht hin.
space-base-refused-wrong-target = { $card } kann nicht darauf zielen.
space-base-refused-not-drawn = Du hast { $card } nicht gezogen.
space-base-refused-not-on-offer = { $card } wird nicht angeboten.
space-base-refused-not-yours = { $card } liegt nicht an deiner Kommandokonsole.
space-base-refused-red-ability = { $card } hat eine rote Fähigkeit, sie wirkt nur in den Zügen der anderen.
space-base-refused-too-dear =
    { $cost ->
        [one] Das kostet { $cost } Credit, du hast { $credits }.
       *[other] Das kostet { $cost } Credits, du hast { $credits }.
    }
space-base-refused-unknown-card = Eine Karte namens { $card } gibt es nicht.
space-base-refused-wrong-level = Schiffe der Stufe { $level } kann man hier nicht nehmen.
space-base-refused-wrong-phase = Die Fähigkeit von { $card } gehört in eine andere Phase.
space-base-refused-wrong-sector = Die Karte muss in einen der angebotenen Sektoren.

## Kartentypen

space-base-type-battleship = Schlachtschiff
space-base-type-cargo-carrier = Frachtträger
space-base-type-cargo-cruiser = Frachtkreuzer
space-base-type-cargo-train = Frachtzug
space-base-type-cargo-tug = Frachtschlepper
space-base-type-cargo-vessel = Frachtschiff
space-base-type-carrier = Träger
space-base-type-command-cruiser = Kommandokreuzer
space-base-type-command-ship = Kommandoschiff
space-base-type-command-tug = Kommandoschlepper
space-base-type-defence-tug = Abwehrschlepper
space-base-type-destroyer = Zerstörer
space-base-type-exploration-carrier = Erkundungsträger
space-base-type-fast-tanker = Schnelltanker
space-base-type-gun-carrier = Geschützträger
space-base-type-hypernet-gate = Hypernet-Tor
space-base-type-mining-ship = Abbauschiff
space-base-type-star-cruiser = Sternenkreuzer
space-base-type-star-settlement = Sternensiedlung
space-base-type-tanker = Tanker
space-base-type-tug = Schlepper

## Einstellungen

space-base-prefer-tokens = Ladungsmarker
space-base-prefer-tokens-auto = Von selbst legen
space-base-prefer-tokens-ask = Mich nach jedem Marker fragen
space-base-prefer-dice = Würfel zuweisen
space-base-prefer-dice-ask = Mich jedes Mal fragen
space-base-prefer-dice-paying = Mich nur fragen, wenn beides etwas bringt
space-base-prefer-abilities = Fähigkeiten
space-base-prefer-abilities-ask = Mich fragen, wann immer ich eine nutzen kann
space-base-prefer-abilities-rest = In diesem Zug keine Fähigkeiten mehr nutzen
