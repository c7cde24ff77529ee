# Was die Symbole bedeuten, und Wörter in Bildern der Regeln.

## space-base

space-base-symbol-credits = Credits
space-base-symbol-credits-text = kaufen Schiffe
space-base-symbol-income = Einkommen
space-base-symbol-income-text = bis dahin werden Credits nach deinem Zug aufgefüllt
space-base-symbol-points = Siegpunkte
space-base-symbol-points-text = gewinnen das Spiel
space-base-symbol-right = Pfeil
space-base-symbol-right-text = weckt auch den Sektor, auf den er zeigt
space-base-symbol-either = Doppelpfeil
space-base-symbol-either-text = weckt auch den Nachbarn deiner Wahl
space-base-symbol-claim = Beanspruchen
space-base-symbol-claim-text = ein Schiff der genannten Stufe umsonst nehmen
space-base-symbol-buy = Zusatzkauf
space-base-symbol-buy-text = eine Karte zu ihren genauen Kosten kaufen
space-base-symbol-buy-into = In einen Sektor kaufen
space-base-symbol-buy-into-text = eine Karte für einen der genannten Sektoren kaufen
space-base-symbol-colony = Kolonie
space-base-symbol-colony-text = zahlt ihre Punkte einmal und schließt den Sektor
space-base-symbol-shift = Verschieben
space-base-symbol-shift-text = deine Summe auf einen höheren Sektor schieben
space-base-symbol-reroll = Neu würfeln
space-base-symbol-reroll-text = Würfel noch einmal werfen
space-base-symbol-set-die = Würfel setzen
space-base-symbol-set-die-text = vor dem Wurf bestimmen, was ein Würfel zeigt
space-base-symbol-double = Verdoppeln
space-base-symbol-double-text = ein Sektor zahlt zweimal
space-base-symbol-swap = Sektoren tauschen
space-base-symbol-swap-text = Karten zweier Sektoren wechseln den Platz
space-base-symbol-exchange = Eintauschen
space-base-symbol-exchange-text = eine Karte gegen eine andere zurückgeben
space-base-symbol-place-charge = Laden
space-base-symbol-place-charge-text = einen Marker auf eine Karte legen
space-base-symbol-move-charge = Ladung versetzen
space-base-symbol-move-charge-text = von einer Karte auf eine andere
space-base-symbol-foes-lose = Die anderen verlieren
space-base-symbol-foes-lose-text = so viele Siegpunkte
space-base-symbol-win = Sieg
space-base-symbol-win-text = beendet das Spiel sofort
space-base-symbol-deck = Stapel
space-base-symbol-deck-text = wie viele Schiffe noch kommen
space-base-symbol-flag = Startspieler
space-base-symbol-flag-text = hatte den ersten Zug
space-base-symbol-blue = Blau
space-base-symbol-blue-text = stationiert: zahlt in deinem Zug
space-base-symbol-red = Rot
space-base-symbol-red-text = auf Mission: zahlt in den Zügen der anderen

## risk

risk-symbol-units = Einheiten
risk-symbol-units-text = wie viele für jemanden kämpfen
risk-symbol-field = Mineralienfeld
risk-symbol-field-text = zählt bei Verstärkungen wie ein Gebiet
risk-symbol-hero = Held
risk-symbol-hero-text = gibt dem höchsten Würfel 1 dazu
risk-symbol-base-terran = Terranische Basis
risk-symbol-base-terran-text = wo jemand als Terraner begann
risk-symbol-base-protoss = Protoss-Basis
risk-symbol-base-protoss-text = wo jemand als Protoss begann
risk-symbol-base-zerg = Zerg-Basis
risk-symbol-base-zerg-text = wo jemand als Zerg begann
risk-symbol-tower = Xel’Naga-Turm
risk-symbol-tower-text = gibt dem höchsten Würfel in der Nähe 1 dazu
risk-symbol-terran = Terraner
risk-symbol-terran-text = eine Spezies und ihre Karten
risk-symbol-protoss = Protoss
risk-symbol-protoss-text = eine Spezies und ihre Karten
risk-symbol-zerg = Zerg
risk-symbol-zerg-text = eine Spezies und ihre Karten
risk-symbol-card = Karten
risk-symbol-card-text = wie viele jemand hat
risk-symbol-star = Stern
risk-symbol-star-text = was eine Karte beim Tausch wert ist
risk-symbol-flag = Gebiete
risk-symbol-flag-text = wie viele jemand hält
risk-symbol-income = Verstärkungen
risk-symbol-income-text = Einheiten im nächsten Zug
risk-symbol-planet = Planet
risk-symbol-planet-text = wer ihn allein hält, bekommt den Bonus
risk-symbol-medal = Erfolg
risk-symbol-medal-text = Silber oder Gold; drei gewinnen
risk-symbol-storm = Angriff bis zum Ende
risk-symbol-storm-text = geht weiter, bis das Gebiet fällt
risk-symbol-muted = Gesperrt
risk-symbol-muted-text = darf weder Sterne tauschen noch Fähigkeiten spielen

## starcraft

starcraft-symbol-minerals = Kristall
starcraft-symbol-minerals-text = bezahlt das meiste
starcraft-symbol-gas = Gas
starcraft-symbol-gas-text = bezahlt das Bessere
starcraft-symbol-conquest = Siegpunkte
starcraft-symbol-conquest-text = gewinnen das Spiel
starcraft-symbol-strategic = Strategisches Gebiet
starcraft-symbol-strategic-text = bringt weder Rohstoffe noch Punkte
starcraft-symbol-worker = Arbeiter
starcraft-symbol-worker-text = baut Kristall und Gas ab
starcraft-symbol-hand = Hand
starcraft-symbol-hand-text = Kampfkarten
starcraft-symbol-event = Ereigniskarte
starcraft-symbol-event-text = geschieht allen oder hilft dir
starcraft-symbol-technology = Technologie
starcraft-symbol-technology-text = bessere Karten für deinen Stapel
starcraft-symbol-module = Modul
starcraft-symbol-module-text = ein Anbau deiner Basis
starcraft-symbol-building = Gebäude
starcraft-symbol-building-text = lässt dich stärkere Einheiten bauen
starcraft-symbol-build = Baubefehl
starcraft-symbol-build-text = Einheiten, Arbeiter, Gebäude, Basen
starcraft-symbol-mobilize = Mobilisierungsbefehl
starcraft-symbol-mobilize-text = ziehen und angreifen
starcraft-symbol-research = Forschungsbefehl
starcraft-symbol-research-text = Karten und Technologien
starcraft-symbol-order = Befehlsmarker
starcraft-symbol-order-text = liegt verdeckt, bis er an der Reihe ist
starcraft-symbol-attack = Angriff
starcraft-symbol-attack-text = gegen die Verteidigung der anderen Seite
starcraft-symbol-health = Verteidigung
starcraft-symbol-health-text = was ein Angriff erreichen muss
starcraft-symbol-flying = Fliegend
starcraft-symbol-flying-text = nur manche Einheiten treffen sie
starcraft-symbol-support = Verstärkung
starcraft-symbol-support-text = gibt Stärke von hinten dazu
starcraft-symbol-limit = Grenze
starcraft-symbol-limit-text = wie viele Einheiten ein Gebiet fasst
starcraft-symbol-first = Startspieler
starcraft-symbol-first-text = beginnt die Runde

## Jedes Brett

client-symbol-lit = Rand in Cyan
client-symbol-lit-text = kann jetzt gewählt werden
client-symbol-aim = Rand in Orange
client-symbol-aim-text = ein Ziel oder eine Warnung
client-symbol-brass = Messing
client-symbol-brass-text = Orrery selbst spricht: der Lotse, und was zusammengefasst wird

## Bilder

space-base-picture-singly = einzeln
space-base-picture-sum = die Summe
space-base-picture-or = oder
risk-picture-attack = Angriff
risk-picture-defence = Verteidigung
risk-picture-outcome = Wer eine Einheit verliert
risk-picture-defender-loses = die Verteidigung
risk-picture-attacker-loses = der Angriff: Gleichstand
risk-picture-unmatched = niemand: kein Würfel steht dagegen
risk-picture-reinforce = Verstärkungen
risk-picture-achievement = Erfolg oder Karte
risk-picture-manoeuvre = Manöver
starcraft-picture-place = als { $place }.
