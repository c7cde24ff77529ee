# Wovon die Chancen auf den Sieg abhängen, als Gründe in Tipps und Analysen: um wie viel man den anderen weiter voraus ist. Deutsch.

signed-number = { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    }
signed-percent = { $sign }{ $percent } %

## Space Base

space-base-stake-points =
    { $number ->
        [one] { $amount } Siegpunkt
       *[many] { $amount } Siegpunkte
    }
space-base-stake-credits =
    { $number ->
        [one] { $amount } Credit auf der Hand
       *[many] { $amount } Credits auf der Hand
    }
space-base-stake-income = { $amount } Einkommen
space-base-stake-tokens = { $amount } an Wert von Ladungsmarkern
space-base-stake-station-credits =
    { $number ->
        [one] { $amount } Credit je Runde aus den eigenen Würfen
       *[many] { $amount } Credits je Runde aus den eigenen Würfen
    }
space-base-stake-station-income = { $amount } Einkommen je Runde aus den eigenen Würfen
space-base-stake-station-points =
    { $number ->
        [one] { $amount } Siegpunkt je Runde aus den eigenen Würfen
       *[many] { $amount } Siegpunkte je Runde aus den eigenen Würfen
    }
space-base-stake-station-extras = { $amount } an anderen Fähigkeiten je Runde aus den eigenen Würfen
space-base-stake-deployed-credits =
    { $number ->
        [one] { $amount } Credit je Runde aus den Würfen der anderen
       *[many] { $amount } Credits je Runde aus den Würfen der anderen
    }
space-base-stake-deployed-income = { $amount } Einkommen je Runde aus den Würfen der anderen
space-base-stake-deployed-points =
    { $number ->
        [one] { $amount } Siegpunkt je Runde aus den Würfen der anderen
       *[many] { $amount } Siegpunkte je Runde aus den Würfen der anderen
    }
space-base-stake-deployed-extras = { $amount } an anderen Fähigkeiten je Runde aus den Würfen der anderen
space-base-stake-points-this-round =
    { $number ->
        [one] { $amount } Siegpunkt noch in dieser Runde
       *[many] { $amount } Siegpunkte noch in dieser Runde
    }

## Risiko

risk-stake-units = { $amount } aller Einheiten
risk-stake-territories = { $amount } aller Gebiete
risk-stake-reinforcements = { $amount } aller Verstärkungen
risk-stake-biggest-army = { $amount } aller Einheiten in der größten Armee
risk-stake-cards =
    { $number ->
        [one] { $amount } Karte
       *[many] { $amount } Karten
    }
risk-stake-achievements =
    { $number ->
        [one] { $amount } Erfolg
       *[many] { $amount } Erfolge
    }
risk-stake-achievements-near = { $amount } des Wegs zu Erfolgen, alle zusammen
risk-stake-best-achievement-near = { $amount } des Wegs zum nächsten Erfolg
risk-stake-own-base = { $amount } Wahrscheinlichkeit, die eigene Basis zu halten
risk-stake-danger-to-the-base = { $amount } Gefahr für die eigene Basis
risk-stake-rewards =
    { $number ->
        [one] { $amount } Belohnung
       *[many] { $amount } Belohnungen
    }

## StarCraft

starcraft-stake-points = { $amount } der Punkte, die zum Sieg nötig sind
starcraft-stake-points-a-round = { $amount } der nötigen Punkte in jeder Runde
starcraft-stake-rounds-to-win =
    { $number ->
        [one] { $amount } Runde, bis die Punkte reichen
       *[many] { $amount } Runden, bis die Punkte reichen
    }
starcraft-stake-objective = { $amount } des eigenen Ziels
starcraft-stake-awaits-the-end = { $amount } näher am Ende der Ereigniskarten
starcraft-stake-areas =
    { $number ->
        [one] { $amount } Gebiet
       *[many] { $amount } Gebiete
    }
starcraft-stake-bases =
    { $number ->
        [one] { $amount } Basis
       *[many] { $amount } Basen
    }
starcraft-stake-units =
    { $number ->
        [one] { $amount } Rohstoff in Einheiten
       *[many] { $amount } Rohstoffe in Einheiten
    }
starcraft-stake-workers =
    { $number ->
        [one] { $amount } Arbeiter
       *[many] { $amount } Arbeiter
    }
starcraft-stake-resources =
    { $number ->
        [one] { $amount } Rohstoff je Runde
       *[many] { $amount } Rohstoffe je Runde
    }
starcraft-stake-buildings =
    { $number ->
        [one] { $amount } Stufe von Gebäuden und Modulen
       *[many] { $amount } Stufen von Gebäuden und Modulen
    }
starcraft-stake-technologies =
    { $number ->
        [one] { $amount } Karte aus Technologien
       *[many] { $amount } Karten aus Technologien
    }
starcraft-stake-hand =
    { $number ->
        [one] { $amount } Karte auf der Hand
       *[many] { $amount } Karten auf der Hand
    }
starcraft-stake-points-at-risk = { $amount } der nötigen Punkte jede Runde in Gefahr
