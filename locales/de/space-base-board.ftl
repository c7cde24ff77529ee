# Space Base: Wörter, die nur das gezeichnete Brett braucht.

## Teile des Bretts

space-base-board-shipyard = Schiffswerft
space-base-board-level =
    { $deck ->
        [one] Stufe { $level }, noch { $deck } Karte im Stapel
       *[other] Stufe { $level }, noch { $deck } Karten im Stapel
    }
space-base-board-berth = Leerer Liegeplatz
space-base-board-colonies = Kolonien
space-base-board-colony = Kolonie
space-base-board-sold = Kolonie { $colony } in Sektor { $sector }: verkauft an { $name }
space-base-board-console = Konsole von { $name }
space-base-board-console-mine = Deine Konsole
space-base-board-open = Konsole von { $name }: Credits { $credits }, Einkommen { $income }, Siegpunkte { $points }. Ganz öffnen
space-base-board-close = Schließen
space-base-board-tracks = Credits { $credits }, Einkommen { $income }, Siegpunkte { $points } von { $goal }
space-base-board-start-player = Startspieler
space-base-board-hint-blue = Dein Zug: Blau zahlt
space-base-board-hint-red = Fremder Zug: Rot zahlt
space-base-board-last-round = Letzte Runde
space-base-board-dice = Würfel: { $first } und { $second }
space-base-board-die = Würfel mit { $value }
space-base-board-lit = { $label }. Kann gewählt werden

## Karten und Sektoren in Worten

space-base-board-card-words = { $name }, Kosten { $cost }, Sektor { $sector }. Stationiert: { $station }. Auf Mission: { $deployed }
space-base-board-colony-words =
    { $points ->
        [one] Kolonie { $name }, Kosten { $cost }, Sektor { $sector }: sofort { $points } Siegpunkt
       *[other] Kolonie { $name }, Kosten { $cost }, Sektor { $sector }: sofort { $points } Siegpunkte
    }
space-base-board-sector = Sektor { $sector }
space-base-board-sector-empty = Sektor { $sector }: leer
space-base-board-sector-colony = Sektor { $sector }: Kolonie { $name }, für andere Karten gesperrt
space-base-board-sector-station = Sektor { $sector }: { $name } stationiert, zahlt { $pays }
space-base-board-sector-both =
    { $count ->
        [one] { $station }; { $count } Karte auf Mission zahlt { $pays }
       *[other] { $station }; { $count } Karten auf Mission zahlen { $pays }
    }
space-base-board-deployed-words = { $name }, auf Mission in Sektor { $sector }: zahlt { $pays }
space-base-board-nothing = nichts
space-base-board-credits =
    { $count ->
        [one] { $count } Credit
       *[other] { $count } Credits
    }
space-base-board-income = { $count } Einkommen
space-base-board-points =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
space-base-board-arrow-left = dazu der Sektor links
space-base-board-arrow-right = dazu der Sektor rechts
space-base-board-arrow-either = dazu der Sektor links oder rechts
space-base-board-box =
    { $slots ->
        [one] für eine Ladung, { $when }: { $effects } ({ $charges } von 1 gespeichert; immer wenn die Würfel diese Seite wecken, kommt eine Ladung)
       *[other] für je eine Ladung, { $when }: { $effects } ({ $charges } von { $slots } gespeichert; immer wenn die Würfel diese Seite wecken, kommt eine Ladung)
    }
space-base-board-box-linked = für { $slots } Ladungen zusammen, { $when }: { $effects } ({ $charges } von { $slots } gespeichert; immer wenn die Würfel diese Seite wecken, kommt eine Ladung)
space-base-board-box-blue = im eigenen Zug (blau)
space-base-board-box-red = in den Zügen der anderen (rot)
space-base-board-box-green = in jedem Zug (grün)

## Eine Karte im Einzelnen

space-base-board-class = { $class }-Klasse
space-base-board-of-level = Stufe { $level }
space-base-board-cost = Kosten
space-base-board-station = Stationiert
space-base-board-deployed = Auf Mission
space-base-board-colony-rule = sofort. Danach ist der Sektor geschlossen: keine andere Karte kann dorthin.
space-base-board-confidence-public = Die Werte stammen aus öffentlichen Quellen.
space-base-board-confidence-public-name-reconstructed = Die Werte stammen aus öffentlichen Quellen, der Name ist erschlossen.
space-base-board-confidence-public-interpreted = Die Werte stammen aus öffentlichen Quellen, in unserer Lesart.
space-base-board-confidence-part-reconstructed = Nicht alle gedruckten Werte sind veröffentlicht: einige sind erschlossen.
space-base-board-confidence-reconstructed = Die gedruckten Werte sind nicht veröffentlicht: diese sind erschlossen.

## Kurze Wörter neben Bildzeichen

space-base-board-short-buy =
    { $count ->
        [one] kaufen
       *[other] { $count } kaufen
    }
space-base-board-short-buy-into = nach { $low }–{ $high }
space-base-board-short-claim = { $levels }
space-base-board-short-swap = { $one } ↔ { $other }
space-base-board-short-shift =
    { $steps ->
        [one] +1
       *[other] +1/+{ $steps }
    }
space-base-board-short-foes-lose = −{ $points } andere
space-base-board-short-exchange = Tausch
space-base-board-short-place-charge = laden
space-base-board-short-move-charge = umladen
space-base-board-short-win = Sieg
space-base-board-short-reroll = neu
space-base-board-short-set-die = setzen
space-base-board-short-double = Sektor

## Lichtgeschwindigkeit

space-base-board-draft = Deine Schiffe bei Lichtgeschwindigkeit
space-base-board-draft-cost = Zusammen
space-base-board-draft-left = Übrig
space-base-board-draft-none = Keines kaufen
space-base-board-draft-buy =
    { $count ->
        [one] { $count } Schiff kaufen
       *[other] { $count } Schiffe kaufen
    }
space-base-board-draft-shared = Welches bleibt in Sektor { $sector } stationiert?
