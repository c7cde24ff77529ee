# Risk: Wörter, die nur das gezeichnete Brett braucht.

## Teile des Bretts

risk-board-map = Sternkarte
risk-board-names = Namen der Gebiete
risk-board-trays = Was unter der Karte steht
risk-board-hand = Deine Karten
risk-board-achievements = Erfolge
risk-board-planets = Planeten
risk-board-invasion = Invasion
risk-board-factions = Fraktionen
risk-board-decks = Stapel
risk-board-discard = Abgelegt
risk-board-none = Keine

## Schritte eines Zugs

risk-board-phases = Schritt des Zugs
risk-board-phase-factions = Fraktionen
risk-board-phase-bases = Basen
risk-board-phase-occupy = Besetzen
risk-board-phase-strengthen = Verstärken
risk-board-phase-heroes = Helden
risk-board-phase-neutrals = Neutrale Einheiten
risk-board-phase-deploy = Aufstellen
risk-board-phase-command = Übernahme
risk-board-phase-start-manoeuvre = Startmanöver
risk-board-phase-attack = Angriff
risk-board-phase-achievement = Erfolg
risk-board-phase-manoeuvre = Manöver
risk-board-round-limit = Runde { $round } von { $limit }

## Gebiete in Worten

risk-board-territory = { $about }; benachbart: { $near }
risk-board-neighbour = { $name } ({ $owner }, { $units })
risk-board-owner = gehört { $name }
risk-board-owner-you = gehört dir
risk-board-owner-ally = gehört { $name }, auf deiner Seite
risk-board-owner-neutral = neutral: { $faction }
risk-board-owner-nobody = frei
risk-board-neutral = neutral
risk-board-units =
    { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
risk-board-hero-of = Held { $hero }
risk-board-base-of = Basis von { $name }
risk-board-field = Mineralienfeld
risk-board-tower = Feldwarte
risk-board-lit = { $label }. Kann gewählt werden
risk-board-chosen = { $label }. Gewählt

## Streitkräfte

risk-board-territories = Gebiete
risk-board-all-units = Einheiten
risk-board-fields = Mineralienfelder
risk-board-income = Einheiten der nächsten Verstärkung, ohne Sterne
risk-board-cards = Handkarten
risk-board-supply = Noch zu setzende Einheiten
risk-board-team = Team { $team }
risk-board-hero-out = Der Held ist nicht auf dem Brett
risk-board-muted = Darf in diesem Zug keine Fähigkeiten einsetzen
risk-board-blocked = Darf bei der nächsten Verstärkung weder Sterne tauschen noch Fähigkeiten einsetzen
risk-board-bonus = { $units } Einheiten für den ganzen Planeten

## Karten

risk-board-known = Gesehen: { $cards }
risk-board-effects = Wirkende Fähigkeiten
risk-board-hand-empty = Noch keine Karten
risk-board-offered = Für Sterne angeboten
risk-board-card = { $name }, { $stars } ★: { $text }
risk-board-stars-only = nur für ihre Sterne
risk-board-captured = erbeutet: nur Sterne
risk-board-deck = Stapel { $species }: { $cards } Karten, { $discard } abgelegt
risk-board-type-attack = Angriff
risk-board-type-defence = Verteidigung
risk-board-type-reinforcement = Verstärkung
risk-board-type-movement = Bewegung
risk-board-type-special = Besonderes
risk-board-confidence-rulebook = Die Werte stehen in der Spielregel.
risk-board-confidence-public = Die Werte stammen aus öffentlichen Quellen.
risk-board-confidence-reconstructed = Die gedruckte Karte ist nicht veröffentlicht: diese ist nachgebildet.

## Erfolge

risk-board-level-silver = Silber
risk-board-level-gold = Gold
risk-board-achievement = { $name } ({ $level }): { $text } Du hast { $reached } von { $goal }
risk-board-achievement-taken = { $name } ({ $level }): erreicht von { $owner }. { $text }
risk-board-reward-hidden = Die Belohnung darunter ist noch nicht bekannt.

## Invasionen

risk-board-no-invasion = Keine in diesem Zug
risk-board-with-hero = vom Helden angeführt
risk-board-dice-attack = Angriffswürfel: { $dice }
risk-board-dice-defence = Verteidigungswürfel: { $dice }
risk-board-die = Würfel mit { $value }
risk-board-die-hero = Held +1
risk-board-die-changed = durch Held, Feldwarte oder Karte
risk-board-losses =
    { $count ->
        [one] { $count } Einheit verloren
       *[other] { $count } Einheiten verloren
    }
risk-board-fallen = { $territory } ist gefallen

## Das Menü neben einem Gebiet

risk-board-menu-invade = Einmal angreifen mit
risk-board-menu-invade-hero = Einmal angreifen, angeführt von deinem Helden, mit
risk-board-menu-storm = Angreifen, bis es fällt oder nur so viele übrig sind
risk-board-menu-storm-hero = Ebenso, angeführt von deinem Helden
risk-board-menu-place = Einheiten setzen
risk-board-menu-bring = Einheiten holen
risk-board-menu-bring-hero = Den Helden und Einheiten holen
risk-board-menu-advance = Einrücken mit
risk-board-menu-advance-hero = Einrücken mit Held und
risk-board-menu-move = Einheiten bewegen
risk-board-menu-move-hero = Den Helden und Einheiten bewegen
risk-board-menu-defend = Verteidigen mit Würfeln
risk-flag-hero = Vom Helden angeführt: +1 auf den höchsten Würfel
risk-board-menu-hint = Grün: die anderen verlieren mehr. Grau: beide verlieren eine. Rot: du verlierst mehr.
