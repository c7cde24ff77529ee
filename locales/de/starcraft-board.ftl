# StarCraft: Wörter, die nur das gezeichnete Brett braucht.

## Teile des Bretts

starcraft-board-galaxy = Galaxie
starcraft-board-trays = Was neben der Galaxie zu sehen ist
starcraft-board-players = Spieler
starcraft-board-hand = Hand
starcraft-board-sheet = Bogen
starcraft-board-battle = Kampf
starcraft-board-factions = Fraktionen
starcraft-board-none = Keine
starcraft-board-lit = { $label }. Wählbar
starcraft-board-chosen = { $label }. Gewählt

starcraft-board-close = Schließen
starcraft-board-track = Siegpunkte, von { $goal } zum Sieg: { $points }
starcraft-board-mini-map = Die ganze Galaxie im Kleinen: wer welches Gebiet kontrolliert
starcraft-board-faces = Befehlsstapel auslegen, eigene offen (F)
# Teile langer Wörter, vor denen ein Wort getrennt werden darf.
starcraft-board-joints = panzer schiff modul modus schaden marine fresser jäger kreuzer unterstützung verstärkung einheit karte befehl matrix welle stärke strategie plan trupp granate kontrolle aufstellung kapazität ladung aspekt zentrale fabrik pool konvoi schlag sperre türme werte blockade schub vorkommen träger schirm gebiet porter
starcraft-board-neighbours = Wohin die Routen von hier führen
starcraft-board-go-to = Zu { $planet }
starcraft-board-sign-changed = hat sich seit deinem letzten Zug verändert
starcraft-board-sign-lock = dein Befehl wartet, weil ein fremder darauf liegt
starcraft-board-orders-left = Deine noch zu legenden Befehle
starcraft-board-order-left =
    { $count ->
        [one] { $order }: noch 1
       *[other] { $order }: noch { $count }
    }
starcraft-board-order-build = Bau
starcraft-board-order-mobilize = Mobilisierung
starcraft-board-order-research = Forschung
starcraft-board-orders-special = Spezial
starcraft-board-order-defend = Verteidigung
starcraft-board-defend-order = Verteidigungsbefehl
starcraft-board-free-minerals = Kristall, der noch abgebaut werden kann, von allem
starcraft-board-free-gas = Gas, das noch abgebaut werden kann, von allem
starcraft-board-free-worker = Freie Arbeiter, von allen

## Die Galaxie bauen

starcraft-board-rotations = Wie { $planet } hier liegen kann
starcraft-board-turned = Um { $degrees } Grad gedreht legen
starcraft-board-turn = { $degrees }°
starcraft-board-forced-end =
    { $planet } ({ $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    })
starcraft-board-forced = Routen, die dazukommen, weil sich Anschlüsse gegenüberliegen: { $routes }.
starcraft-board-unforced = Hier liegen sich keine Anschlüsse gegenüber: Es kommt keine Route dazu.

## Wo das Spiel steht

starcraft-board-phases = Phase der Runde
starcraft-board-phase-setup = Aufbau
starcraft-board-phase-planning = Planung
starcraft-board-phase-execution = Ausführung
starcraft-board-phase-regrouping = Organisation
starcraft-board-phase-over = Ende
starcraft-board-stage = Stufe { $stage }
starcraft-board-event-deck = { $stage }: Ereigniskarten, die von Stufe I bis III noch da sind: { $left }
starcraft-board-ending-cards =
    { $count ->
        [one] 1 Karte „Das Ende ist nahe“ liegt aus
       *[other] { $count } Karten „Das Ende ist nahe“ liegen aus
    }
starcraft-board-running = { $name }: { $order }
starcraft-board-running-on = { $name }: { $order }, { $planet }

## Die Galaxie in Worten

starcraft-board-area = { $area }: { $facts }
starcraft-board-limit =
    { $limit ->
        [one] Platz für 1 Einheit
       *[other] Platz für { $limit } Einheiten
    }
starcraft-board-depletion-partial = teilweise ausgebeutet
starcraft-board-depletion-depleted = vollständig ausgebeutet
starcraft-board-base-of = Basis von { $name }
starcraft-board-force = { $name }: { $units }
starcraft-board-count = { $count } × { $unit }
starcraft-board-controlled = kontrolliert von { $name }
starcraft-board-card-held = Rohstoffkarte von { $name }
starcraft-board-empty = leer
starcraft-board-planet = { $planet }: { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    }; Befehle von unten nach oben: { $orders }; Routen: { $routes }
starcraft-board-no-orders = keine
starcraft-board-order-hidden = ein Befehl von { $name }
starcraft-board-order-known = { $name }: { $order }
starcraft-board-stack =
    { $count ->
        [one] 1 Befehl
       *[other] { $count } Befehle
    }
starcraft-board-route = Route { $route }: { $transports }
starcraft-board-z-ends = { $route }, { $first }–{ $second }
starcraft-board-transports = Transporter von { $names }
starcraft-board-no-transports = keine Transporter
starcraft-board-cell = Freier Platz { $where }
starcraft-board-cell-first = in der Mitte
starcraft-board-dealt = Deine noch nicht gelegten Planeten

## Spieler

starcraft-board-player = { $name }, { $faction }: { $points } Punkte, { $pool } von { $workers } Arbeitern frei, { $hand } Kampfkarten, { $events } Ereigniskarten, { $orders } Befehle übrig
starcraft-board-no-faction = noch keine Fraktion
starcraft-board-points = Siegpunkte
starcraft-board-points-of = Siegpunkte, von { $threshold } für einen normalen Sieg
starcraft-board-workers = Freie Arbeiter, von allen auf dem Bogen
starcraft-board-cards = Kampfkarten auf der Hand, von höchstens so vielen am Ende einer Runde
starcraft-board-events = Ereigniskarten, verdeckt oder auszuspielen
starcraft-board-orders = Noch nicht gelegte Befehle
starcraft-board-first = Startspieler
starcraft-board-eliminated = ausgeschieden
starcraft-board-team = Team { $team }
starcraft-board-open-sheet = Bogen zeigen

## Hand

starcraft-board-combat-cards = Kampfkarten
starcraft-board-events-offered = Ereigniskarten zur Wahl: { $picked } von { $count }
starcraft-board-event-cards = Ereigniskarten
starcraft-board-events-in-play = Ereigniskarten im Spiel
starcraft-board-hand-empty = Keine Karten
starcraft-board-deck = Stapel { $deck }, abgelegt { $discard }
starcraft-board-known = Gesehen: { $cards }
starcraft-board-card = { $card } (Angriff { $attack }, Verteidigung { $health } mit { $units }; sonst { $minor-attack } und { $minor-health }). { $text }
starcraft-board-card-reinforcement = { $card } (Verstärkung mit { $units }). { $text }
starcraft-board-card-facts = Angriff { $attack }, Verteidigung { $health } mit { $units }; sonst { $minor-attack } und { $minor-health }. { $text }
starcraft-board-card-reinforcement-facts = Verstärkung mit { $units }: { $text }
starcraft-board-any-unit = jeder Einheit
starcraft-board-reinforcement = Verstärkung
starcraft-board-others = sonst
starcraft-board-event = { $event }, Stufe { $stage }: { $text }
starcraft-board-confidence-rulebook = Aus der Spielregel.
starcraft-board-confidence-public = Werte aus öffentlichen Kartenlisten, nicht aus der Spielregel.
starcraft-board-confidence-reconstructed = Die gedruckte Karte ist nicht veröffentlicht: diese ist nachgebildet.

## Bogen

starcraft-board-sheet-of = Bogen von { $name }
starcraft-board-objective = Siegziel
starcraft-board-resources = Rohstoffe
starcraft-board-permanent = Permanent
starcraft-board-resource-words =
    { $where }: { $workers } von { $capacity } { $resource ->
        [minerals] Kristall
       *[gas] Gas
    } abgebaut
starcraft-board-worker-pool = { $pool } frei, { $working } bei der Arbeit, { $unavailable } am Ende der Runde zurück
starcraft-board-buildings = Gebäude
starcraft-board-building-words = { $building }: { $units }
starcraft-board-built = gebaut
starcraft-board-modules = Module
starcraft-board-technologies = Technologien
starcraft-board-in-play = Im Spiel
starcraft-board-for-sale = Zu kaufen
starcraft-board-supply = Im Vorrat
starcraft-board-base = Basis
starcraft-board-transport = Transporter
starcraft-board-priced = { $name }, kostet { $cost }

## Kampf

starcraft-board-no-battle = Es läuft kein Kampf.
starcraft-board-battle-over = Kampf um { $area }
starcraft-board-attacker = Angreifer
starcraft-board-defender = Verteidiger
starcraft-board-units-there = Einheiten im Gebiet
starcraft-board-skirmish = Gefecht { $number }
starcraft-board-skirmish-side = { $name }: { $unit }, Verstärkung { $support }, Karten { $cards }, Angriff { $attack }, Verteidigung { $health }
starcraft-board-resolved = ausgewertet
starcraft-board-facedown = eine verdeckte Karte
starcraft-board-no-unit = noch niemand
starcraft-board-splash = Streuschaden durch { $cards }

## Das Ende einer Runde

starcraft-board-last-round = Vorige Runde
starcraft-board-round-end = Das Ende von Runde { $round }
starcraft-board-go-on = Weiter
starcraft-board-end-bases = Verlorene Basen: { $areas }
starcraft-board-end-transports =
    { $count ->
        [one] 1 Transporter verloren
       *[other] { $count } Transporter verloren
    }
starcraft-board-end-cards-lost = Verlorene Rohstoffkarten: { $areas }
starcraft-board-end-cards-gained = Erhaltene Rohstoffkarten: { $areas }
starcraft-board-end-workers =
    { $count ->
        [one] 1 Arbeiter zurück
       *[other] { $count } Arbeiter zurück
    }
starcraft-board-end-discarded =
    { $count ->
        [one] 1 Kampfkarte abgeworfen
       *[other] { $count } Kampfkarten abgeworfen
    }

## Was Befehle könnten

starcraft-board-own-orders = Deine Befehle und was sie jetzt könnten
starcraft-board-order-on = { $order }, { $planet }
starcraft-board-covered =
    { $count ->
        [one] Blockiert: Ein Befehl von { $name } liegt darauf.
       *[other] Blockiert: { $count } Befehle liegen darauf, zuoberst einer von { $name }.
    }
starcraft-board-could-move =
    { $count ->
        [one] 1 Einheit könnte dorthin ziehen, von { $planets }.
       *[other] { $count } Einheiten könnten dorthin ziehen, von { $planets }.
    }
starcraft-board-could-not-move = Keine deiner Einheiten steht dort oder am anderen Ende einer Route mit deinem Transporter.
starcraft-board-could-research =
    Technologien, die du bezahlen kannst: { $names }{ $more ->
        [0] .
       *[other] { " und " }{ $more } weitere.
    } Außerdem ziehst du Kampfkarten.
starcraft-board-could-not-research = Keine Technologie ist bezahlbar; du ziehst Kampfkarten.
starcraft-board-could-build = Einheiten, die du bezahlen kannst: { $units }.
starcraft-board-could-build-nothing = Keine Einheit ist bezahlbar.
starcraft-board-could-build-no-base = Ohne eine Basis von dir werden dort keine Einheiten gebaut.
starcraft-board-could-pay = Noch abzubauen: { $minerals } Kristall, { $gas } Gas, mit { $workers } freien Arbeitern.
starcraft-board-odds = { $own } gegen { $enemies }
starcraft-board-odds-losses = Verluste im Mittel: du { $own } · sie { $enemy }
starcraft-board-odds-losses-help = Verluste sind in Einheiten gezählt.
