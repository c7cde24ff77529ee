# Wovon die Chancen auf den Sieg abhängen, als Gründe in Tipps und Analysen: um wie viel man den anderen weiter voraus ist. Deutsch.

signed-number = { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    }
signed-percent = { $sign }{ $percent } %

## Space Base

space-base-stake-points =
    { $count ->
        [one] { $amount } Siegpunkt
       *[other] { $amount } Siegpunkte
    }
space-base-stake-credits =
    { $count ->
        [one] { $amount } Credit auf der Hand
       *[other] { $amount } Credits auf der Hand
    }
space-base-stake-income = { $amount } Einkommen
space-base-stake-tokens = { $amount } an Wert von Ladungsmarkern
space-base-stake-station-credits =
    { $count ->
        [one] { $amount } Credit je Runde aus den eigenen Würfen
       *[other] { $amount } Credits je Runde aus den eigenen Würfen
    }
space-base-stake-station-income = { $amount } Einkommen je Runde aus den eigenen Würfen
space-base-stake-station-points =
    { $count ->
        [one] { $amount } Siegpunkt je Runde aus den eigenen Würfen
       *[other] { $amount } Siegpunkte je Runde aus den eigenen Würfen
    }
space-base-stake-station-extras = { $amount } an anderen Fähigkeiten je Runde aus den eigenen Würfen
space-base-stake-deployed-credits =
    { $count ->
        [one] { $amount } Credit je Runde aus den Würfen der anderen
       *[other] { $amount } Credits je Runde aus den Würfen der anderen
    }
space-base-stake-deployed-income = { $amount } Einkommen je Runde aus den Würfen der anderen
space-base-stake-deployed-points =
    { $count ->
        [one] { $amount } Siegpunkt je Runde aus den Würfen der anderen
       *[other] { $amount } Siegpunkte je Runde aus den Würfen der anderen
    }
space-base-stake-deployed-extras = { $amount } an anderen Fähigkeiten je Runde aus den Würfen der anderen
space-base-stake-points-this-round =
    { $count ->
        [one] { $amount } Siegpunkt noch in dieser Runde
       *[other] { $amount } Siegpunkte noch in dieser Runde
    }
space-base-stake-proven-cards = { $amount } für Karten, die sich in vielen Partien bewährt haben

## Risiko

risk-stake-units = { $amount } aller Einheiten
risk-stake-territories = { $amount } aller Gebiete
risk-stake-reinforcements = { $amount } aller Verstärkungen
risk-stake-biggest-army = { $amount } aller Einheiten in der größten Armee
risk-stake-cards =
    { $count ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
risk-stake-achievements =
    { $count ->
        [one] { $amount } Erfolg
       *[other] { $amount } Erfolge
    }
risk-stake-achievements-near = { $amount } des Wegs zu Erfolgen, alle zusammen
risk-stake-best-achievement-near = { $amount } des Wegs zum nächsten Erfolg
risk-stake-own-base = { $amount } Wahrscheinlichkeit, die eigene Basis zu halten
risk-stake-danger-to-the-base = { $amount } Gefahr für die eigene Basis
risk-stake-rewards =
    { $count ->
        [one] { $amount } Belohnung
       *[other] { $amount } Belohnungen
    }

## StarCraft

starcraft-stake-points = { $amount } der Punkte, die zum Sieg nötig sind
starcraft-stake-points-a-round = { $amount } der nötigen Punkte in jeder Runde
starcraft-stake-rounds-to-win =
    { $count ->
        [one] { $amount } Runde, bis die Punkte reichen
       *[other] { $amount } Runden, bis die Punkte reichen
    }
starcraft-stake-objective = { $amount } des eigenen Ziels
starcraft-stake-awaits-the-end = { $amount } näher am Ende der Ereigniskarten
starcraft-stake-areas =
    { $count ->
        [one] { $amount } Gebiet
       *[other] { $amount } Gebiete
    }
starcraft-stake-bases =
    { $count ->
        [one] { $amount } Basis
       *[other] { $amount } Basen
    }
starcraft-stake-units =
    { $count ->
        [one] { $amount } Rohstoff in Einheiten
       *[other] { $amount } Rohstoffe in Einheiten
    }
starcraft-stake-workers =
    { $count ->
        [one] { $amount } Arbeiter
       *[other] { $amount } Arbeiter
    }
starcraft-stake-resources =
    { $count ->
        [one] { $amount } Rohstoff je Runde
       *[other] { $amount } Rohstoffe je Runde
    }
starcraft-stake-buildings =
    { $count ->
        [one] { $amount } Stufe von Gebäuden und Modulen
       *[other] { $amount } Stufen von Gebäuden und Modulen
    }
starcraft-stake-technologies =
    { $count ->
        [one] { $amount } Karte aus Technologien
       *[other] { $amount } Karten aus Technologien
    }
starcraft-stake-hand =
    { $count ->
        [one] { $amount } Karte auf der Hand
       *[other] { $amount } Karten auf der Hand
    }
starcraft-stake-points-at-risk = { $amount } der nötigen Punkte jede Runde in Gefahr
