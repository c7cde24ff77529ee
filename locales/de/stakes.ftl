# Wovon die Chancen auf den Sieg abhängen, als Gründe in Tipps und Analysen: um wie viel man den anderen weiter voraus ist. Deutsch.

signed-number = { $sign }{ $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    }
signed-percent = { $sign }{ $percent } %

## Space Base

space-base-stake-points = { $amount } Siegpunkte
space-base-stake-credits = { $amount } Credits auf der Hand
space-base-stake-income = { $amount } Einkommen
space-base-stake-tokens = { $amount } an Wert von Ladungsmarkern
space-base-stake-station-credits = { $amount } Credits je Runde aus den eigenen Würfen
space-base-stake-station-income = { $amount } Einkommen je Runde aus den eigenen Würfen
space-base-stake-station-points = { $amount } Siegpunkte je Runde aus den eigenen Würfen
space-base-stake-station-extras = { $amount } an anderen Fähigkeiten je Runde aus den eigenen Würfen
space-base-stake-deployed-credits = { $amount } Credits je Runde aus den Würfen der anderen
space-base-stake-deployed-income = { $amount } Einkommen je Runde aus den Würfen der anderen
space-base-stake-deployed-points = { $amount } Siegpunkte je Runde aus den Würfen der anderen
space-base-stake-deployed-extras = { $amount } an anderen Fähigkeiten je Runde aus den Würfen der anderen
space-base-stake-points-this-round = { $amount } Siegpunkte noch in dieser Runde

## Risiko

risk-stake-units = { $amount } aller Einheiten
risk-stake-territories = { $amount } aller Gebiete
risk-stake-reinforcements = { $amount } aller Verstärkungen
risk-stake-biggest-army = { $amount } aller Einheiten in der größten Armee
risk-stake-cards = { $amount } Karten
risk-stake-achievements = { $amount } Erfolge
risk-stake-achievements-near = { $amount } des Wegs zu Erfolgen, alle zusammen
risk-stake-best-achievement-near = { $amount } des Wegs zum nächsten Erfolg
risk-stake-own-base = { $amount } Wahrscheinlichkeit, die eigene Basis zu halten
risk-stake-danger-to-the-base = { $amount } Gefahr für die eigene Basis
risk-stake-rewards = { $amount } Belohnungen

## StarCraft

starcraft-stake-points = { $amount } der Punkte, die zum Sieg nötig sind
starcraft-stake-points-a-round = { $amount } der nötigen Punkte in jeder Runde
starcraft-stake-rounds-to-win = { $amount } Runden, bis die Punkte reichen
starcraft-stake-objective = { $amount } des eigenen Ziels
starcraft-stake-awaits-the-end = { $amount } näher am Ende der Ereigniskarten
starcraft-stake-areas = { $amount } Gebiete
starcraft-stake-bases = { $amount } Basen
starcraft-stake-units = { $amount } Rohstoffe in Einheiten
starcraft-stake-workers = { $amount } Arbeiter
starcraft-stake-resources = { $amount } Rohstoffe je Runde
starcraft-stake-buildings = { $amount } Stufen von Gebäuden und Modulen
starcraft-stake-technologies = { $amount } Karten aus Technologien
starcraft-stake-hand = { $amount } Karten auf der Hand
starcraft-stake-points-at-risk = { $amount } der nötigen Punkte jede Runde in Gefahr
