# Nachschlagen.

starcraft-reference-box = Welche Schachtel?
starcraft-reference-box-none = Grundspiel
starcraft-reference-box-brood-war = Mit Brood War
starcraft-reference-search = Suchen: Name, Einheit, Wort
starcraft-reference-kind = Was?
starcraft-reference-kind-all = Alles
starcraft-reference-kind-unit = Einheiten
starcraft-reference-kind-building = Gebäude
starcraft-reference-kind-module = Module
starcraft-reference-kind-technology = Technologien
starcraft-reference-kind-card = Kampfkarten
starcraft-reference-kind-event = Ereigniskarten
starcraft-reference-kind-leadership = Führerschaftskarten
starcraft-reference-kind-planet = Planeten
starcraft-reference-kind-faction = Fraktionen
starcraft-reference-one-unit = Einheit
starcraft-reference-one-building = Gebäude
starcraft-reference-one-module = Modul
starcraft-reference-one-technology = Technologie
starcraft-reference-one-card = Kampfkarte
starcraft-reference-one-event = Ereigniskarte
starcraft-reference-one-leadership = Führerschaftskarte
starcraft-reference-one-planet = Planet
starcraft-reference-one-faction = Fraktion
starcraft-reference-race = Wessen?
starcraft-reference-race-all = Alle Völker
starcraft-reference-count =
    { $count ->
        [one] 1 gefunden
       *[other] { $count } gefunden
    }
starcraft-reference-none = Nichts dieser Art hat diese Wörter. Weniger Wörter oder eine andere Art helfen vielleicht.
starcraft-reference-lost = Das Verzeichnis war nicht zu bekommen. Schließ die Regeln und öffne sie noch einmal.
starcraft-reference-from = Gebaut mit { $building }
starcraft-reference-needs = Braucht die Technologie { $technology }
starcraft-reference-unlocks = Damit baust du: { $units }
starcraft-reference-event = Stufe { $stage } · { $copies } im Stapel
starcraft-reference-leadership = { $faction } · Stufe { $stage }
starcraft-reference-forces = Beginnt mit { $units } und { $workers } Arbeitern
starcraft-reference-reinforcement = Verstärkungskarte
starcraft-reference-values = Angriff { $attack }, Verteidigung { $health }; für andere Einheiten { $minor-attack } und { $minor-health }
starcraft-reference-confidence-rulebook = Regelheft
starcraft-reference-confidence-rulebook-text = Die Werte stehen im Regelheft.
starcraft-reference-confidence-public = öffentliche Quellen
starcraft-reference-confidence-public-text = Die Werte sind aus öffentlichen Quellen.
starcraft-reference-confidence-partly = teils nachgebildet
starcraft-reference-confidence-partly-text = Einige der gedruckten Werte sind nicht veröffentlicht: Diese sind nachgebildet.
starcraft-reference-confidence-reconstructed = nachgebildet
starcraft-reference-confidence-reconstructed-text = Was gedruckt ist, ist nicht veröffentlicht: Dies ist nachgebildet.
starcraft-board-unit-facts =
    { $flying ->
        [yes] Fliegt
       *[no] Am Boden
    } · { $targets ->
        [both] trifft Boden und Luft
        [ground] trifft den Boden
        [flying] trifft die Luft
       *[none] trifft nichts
    } · Verstärkung { $support }
