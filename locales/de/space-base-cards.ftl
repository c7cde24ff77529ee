# Wie eine Karte und ihre Wirkungen in einer Zeile stehen. ¢ Credits, + Einkommen, ★ Siegpunkte, ▢ Ladungsfelder.

space-base-line-ship = { $name } ({ $sector }) { $cost }¢: { $station } | { $deployed }
space-base-line-colony = { $name } ({ $sector }) { $cost }¢: { $points }★ sofort
space-base-charge =
    { $colour ->
        [blue] { $slots } blau [{ $effects }]
        [red] { $slots } rot [{ $effects }]
       *[green] { $slots } grün [{ $effects }]
    }
space-base-settlement-outpost = { $name } Stützpunkt
space-base-settlement-base = { $name } Basis
space-base-settlement-colony = { $name } Kolonie
space-base-no-ability = –

space-base-effect-buy =
    { $count ->
        [one] eine Karte kaufen
       *[other] { $count } Karten kaufen
    }
space-base-effect-buy-into = eine Karte nach { $low }–{ $high } kaufen
space-base-effect-claim = { $levels } nehmen
space-base-effect-swap = Sektoren { $one } und { $other } vertauschen
space-base-effect-shift =
    { $steps ->
        [one] Würfelsumme um 1 erhöhen
       *[other] Würfelsumme um 1 oder { $steps } erhöhen
    }
space-base-effect-foes-lose = alle anderen verlieren { $points }★
space-base-effect-exchange = Platz mit einer Stationskarte tauschen
space-base-effect-place-charge = eine Ladung legen
space-base-effect-move-charge = eine Ladung verschieben
space-base-effect-win = du gewinnst
space-base-effect-reroll = neu würfeln
space-base-effect-set-die = einen Würfel bestimmen
space-base-effect-double = ein Sektor doppelt

## Der Tisch als Text

space-base-picture-setup = Vor dem ersten Zug
space-base-picture-over = Die Partie ist zu Ende
space-base-picture-turn = Runde { $round }, { $name } ist am Zug. Würfel: { $dice }
space-base-picture-tracks = { $credits }¢ Credits  { $income }+ Einkommen  { $points }★ von { $goal }
space-base-picture-shipyard = Schiffswerft: Name (Sektor) Kosten: stationiert | auf Mission
space-base-picture-level = Stufe { $level } (noch { $deck })
space-base-picture-colonies = Kolonien nach Sektor: { $colonies }
space-base-picture-console = Konsole von { $name }: Sektor, stationiert, auf Mission
space-base-picture-colony = Kolonie
space-base-picture-hand = Deine sechs Schiffe zur Auswahl
space-base-picture-face = { $parts }
