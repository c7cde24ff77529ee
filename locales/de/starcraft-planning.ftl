# Warum etwas in StarCraft: Das Brettspiel nicht geht, bevor ein Befehl ausgeführt wird: Aufbau und Planungsphase.

## Aufbau

starcraft-refused-faction = Du wählst jetzt deine Fraktion.
starcraft-refused-faction-taken = { $faction } hat schon jemand anderes.
starcraft-refused-place-planet = Du legst jetzt einen deiner Planeten.
starcraft-refused-planet-not-yours = { $planet } gehört nicht zu den Planeten, die du noch legen musst.
starcraft-refused-middle = Der erste Planet liegt in der Mitte, im Feld 0, 0.
starcraft-refused-cell-taken = In diesem Feld liegt schon ein Planet.
starcraft-refused-same-turns = So gedreht sieht der Planet aus wie mit weniger Drehungen.
starcraft-refused-unconnected = Eine Route muss den Planeten mit einem auf dem Tisch verbinden: Zwei Plätze dafür müssen einander gegenüberliegen.
starcraft-refused-starting-base = Du entscheidest jetzt, ob deine Basis auf dem eben gelegten Planeten steht.
starcraft-refused-base-needed = Das ist dein letzter Planet: Deine Basis muss darauf stehen.
starcraft-refused-base-elsewhere = Deine Basis kann nur auf dem Planeten stehen, den du eben gelegt hast.
starcraft-refused-place-z-route = Du legst jetzt deine Z-Achsen-Route.
starcraft-refused-z-route-same-planet = Die beiden Enden einer Z-Achsen-Route liegen nie am selben Planeten.
starcraft-refused-planet-not-placed = Dieser Planet ist nicht im Spiel.
starcraft-refused-no-free-slot = An diesem Planeten ist kein Platz mehr für eine Route.
starcraft-refused-starting-units = Du stellst jetzt die Einheiten auf, die auf deinem Fraktionsbogen stehen, einen Typ nach dem anderen.
starcraft-refused-starting-planet = Die ersten Einheiten stehen auf dem Planeten mit deiner Basis.
starcraft-refused-starting-limit =
    { $limit ->
        [one] In dieses Gebiet passt nicht mehr als 1 Einheit.
       *[other] In dieses Gebiet passen nicht mehr als { $limit } Einheiten.
    }
starcraft-refused-starting-transport = Du setzt jetzt deinen ersten Transporter ein.
starcraft-refused-starting-route = Der erste Transporter steht auf einer Route des Planeten mit deiner Basis.
starcraft-refused-second-transport = Auf dieser Route hast du schon einen Transporter.

## Planung und Ausführung

starcraft-refused-place-order = Du legst jetzt einen Befehl.
starcraft-refused-no-such-order-left = Einen solchen Befehlsmarker hast du nicht mehr.
starcraft-refused-planet-out-of-reach = Befehle liegen auf Planeten mit einer deiner Einheiten oder Basen und auf deren Nachbarplaneten.
starcraft-refused-special-order =
    { $count ->
        [0] Ohne Forschungs- und Entwicklungsmodul legst du keinen Spezialbefehl.
        [one] Du darfst in dieser Runde nicht mehr als 1 Spezialbefehl legen.
       *[other] Du darfst in dieser Runde nicht mehr als { $count } Spezialbefehle legen.
    }
starcraft-refused-use-event = Du darfst jetzt eine Ereigniskarte aus deinem Spielbereich einsetzen.
starcraft-refused-event-not-in-play = { $event } liegt nicht in deinem Spielbereich.
starcraft-refused-event-not-now = { $event } kann jetzt nicht eingesetzt werden.
starcraft-refused-reveal-order = Du deckst jetzt einen deiner Befehle auf, die zuoberst liegen.
starcraft-refused-choose-order = Du führst jetzt einen deiner Befehle aus, die zuoberst liegen, oder nimmst stattdessen eine Ereigniskarte; passen darfst du nicht.
starcraft-refused-no-order-there = Auf diesem Planeten liegt keiner deiner Befehle.
starcraft-refused-order-covered = Dein Befehl dort ist von einem anderen verdeckt.
