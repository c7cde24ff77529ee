# Was die Karten von StarCraft: Das Brettspiel und Brood War bewirken, zusammengesetzt aus den Wirkungscodes der Daten.

starcraft-text-none = –
starcraft-text-own-words = { $text }
starcraft-text-sentence = { $what }.
starcraft-text-on = { $what } ({ $conditions })
starcraft-text-when = { $when }: { $what }.
starcraft-text-then = { $first } { $rest }
starcraft-text-more = { $first }. { $rest }
starcraft-text-cost = { $cost }. Falls du das tust: { $what }
starcraft-text-choose = { $first }; oder: { $rest }
starcraft-text-otherwise = { $first }. Falls das nicht möglich ist: { $rest }
starcraft-text-either = { $some } oder { $last }
starcraft-text-lists = { $first }; { $rest }
starcraft-text-race-units = { $race } { $units }
starcraft-text-count = { $count } × { $name }

## Was aus einer Ereigniskarte wird

starcraft-stays-until-used = Behalte diese Karte, bis du sie einsetzt.
starcraft-stays-rest-of-game = Behalte diese Karte bis zum Spielende in deinem Spielbereich.
starcraft-stays-common = Diese Karte bleibt bis zum Spielende neben dem Spielplan.

## Wann

starcraft-moment-start_of_battle = Bei Kampfbeginn
starcraft-moment-draw_cards = Beim Ziehen der Karten in einem Kampf
starcraft-moment-mobilize = Wenn du einen Mobilisierungsbefehl ausführst
starcraft-moment-enemy_mobilize = Wenn ein Gegner einen Mobilisierungsbefehl aufdeckt
starcraft-moment-terran_base_destroyed = Wenn eine Basis der Terraner zerstört wird
starcraft-moment-planning = In einer Planungsphase, bevor du einen Befehl legst
starcraft-moment-end_of_planning = Wenn alle Befehle liegen
starcraft-moment-reveal = Wenn du einen Befehl aufdeckst
starcraft-moment-pay = Wenn du Kosten bezahlst
starcraft-step-end_destroy = am Ende des Schritts, in dem Einheiten zerstört werden
starcraft-step-after_draw = nach dem Ziehen der Karten

## Unter welchen Bedingungen

starcraft-if-front = { $units } an der Front
starcraft-if-against = gegen { $units }
starcraft-if-attacker = als Angreifer
starcraft-if-not-attacker = nicht als Angreifer
starcraft-if-defender = als Verteidiger
starcraft-if-not-defender = nicht als Verteidiger
starcraft-if-own_in_battle = mit { $unit } auf deiner Seite des Kampfes
starcraft-if-not-own_in_battle = ohne { $unit } auf deiner Seite des Kampfes
starcraft-if-own_in_skirmish = mit { $unit } auf deiner Seite des Gefechts
starcraft-if-not-own_in_skirmish = ohne { $unit } auf deiner Seite des Gefechts
starcraft-if-own_on_planet = mit { $unit } unter deinen Einheiten auf dem Planeten
starcraft-if-not-own_on_planet = ohne { $unit } unter deinen Einheiten auf dem Planeten
starcraft-if-own_in_area = mit { $unit } unter deinen Einheiten im Gebiet
starcraft-if-not-own_in_area = ohne { $unit } unter deinen Einheiten im Gebiet
starcraft-if-own_base_here = mit deiner Basis im Gebiet
starcraft-if-not-own_base_here = ohne deine Basis im Gebiet
starcraft-if-own_support = mit einer Verstärkungseinheit auf deiner Seite
starcraft-if-not-own_support = ohne Verstärkungseinheit auf deiner Seite
starcraft-if-enemy_support = falls der Gegner eine Verstärkungseinheit hat
starcraft-if-not-enemy_support = falls der Gegner keine Verstärkungseinheit hat
starcraft-if-enemy_reinforcement = falls der Gegner eine Verstärkungskarte gespielt hat
starcraft-if-not-enemy_reinforcement = falls der Gegner keine Verstärkungskarte gespielt hat
starcraft-if-enemy_detector = falls der Gegner einen Detektor hat
starcraft-if-not-enemy_detector = außer der Gegner hat einen Detektor
starcraft-if-sufficient = bei ausreichender Stärke
starcraft-if-not-sufficient = ohne ausreichende Stärke
starcraft-if-front_destroyed = falls deine Fronteinheit zerstört wurde
starcraft-if-not-front_destroyed = außer deine Fronteinheit wurde zerstört
starcraft-if-standard_order = ein Standardbefehl
starcraft-if-not-standard_order = ein Spezialbefehl
starcraft-if-fewest_points = falls kein Gegner weniger Siegpunkte hat als du
starcraft-if-not-fewest_points = falls ein Gegner weniger Siegpunkte hat als du

## Einheiten

starcraft-units-any = eine beliebige Einheit
starcraft-units-all_but = alle Einheiten außer { $units }
starcraft-units-ground = eine Bodeneinheit
starcraft-units-flying = eine Flugeinheit
starcraft-units-assist = eine Hilfseinheit
starcraft-units-infantry = Infanterie
starcraft-units-mechanical = eine mechanische Einheit
starcraft-units-ranged = Fernkämpfer

## Im Gefecht

starcraft-effect-attack =
    { $moment ->
        [start_of_battle] +{ $bonus } Angriffsstärke in jedem Gefecht des Kampfes
       *[other] +{ $bonus } Angriffsstärke
    }
starcraft-effect-health =
    { $moment ->
        [start_of_battle] +{ $bonus } Verteidigung in jedem Gefecht des Kampfes
       *[other] +{ $bonus } Verteidigung
    }
starcraft-effect-shelter =
    { $moment ->
        [start_of_battle] +{ $bonus } Verteidigung in jedem Gefecht des Kampfes, doch nur der größte solche Bonus zählt
       *[other] +{ $bonus } Verteidigung, doch nur der größte solche Bonus zählt
    }
starcraft-effect-splash =
    { $sort ->
        [ground] Boden-Streuschaden
        [flying] Flug-Streuschaden
        [only] Streuschaden, der nur trifft: { $only }
       *[both] Boden/Flug-Streuschaden
    }
starcraft-effect-cloak = Tarnung in diesem Gefecht für diese Einheiten von dir: { $units }
starcraft-effect-detect = Deine Seite hat einen Detektor
starcraft-effect-cancel =
    { $card ->
        [standard] Annulliere die Standardkampfkarte des Gegners; er ersetzt sie aus der Hand oder vom Stapel
       *[reinforcement] Annulliere die Verstärkungskarte des Gegners
    }
starcraft-effect-set-attack =
    { $both ->
        [yes] Die Angriffsstärke beider Seiten ist am Ende { $value }
       *[no] Die Angriffsstärke des Gegners ist am Ende { $value }
    }
starcraft-effect-no-support = Die Verstärkungswerte des Gegners zählen 0
starcraft-effect-sufficient = Du hast ausreichende Stärke, gleich wie die Werte sind
starcraft-effect-indestructible = Deine Einheiten können in diesem Gefecht nicht zerstört werden, außer durch Streuschaden
starcraft-effect-no-target = Auf der Gegenseite kann { $by } { $of } nicht treffen
starcraft-effect-no-anti-aircraft = Die Luftunterstützung des Gegners bringt keine Angriffsstärke
starcraft-effect-destroy =
    { $where ->
        [skirmish] Der Gegner zerstört { $count } seiner Einheiten im Gefecht
        [battle] Der Gegner zerstört { $count } seiner Einheiten im Kampf
       *[area] Der Gegner zerstört { $count } seiner Einheiten im Gebiet
    }{ $sort ->
        [any] { "" }
       *[other] , { $units }
    }{ $most-cost ->
        [-1] { "" }
       *[other] , mit Gesamtkosten von höchstens { $most-cost }
    }
starcraft-effect-scourge-strike = Lebt deine Fronteinheit noch, wird sie zerstört und mit ihr eine fliegende gegnerische Fronteinheit; das aktiviert keinen Streuschaden
starcraft-effect-return-to-technology = Lege diese Karte zurück zu deinen Technologiekarten
starcraft-effect-collateral = Kollateralschaden
starcraft-effect-mind-control = Übernimm die gegnerische Fronteinheit
starcraft-effect-recharge =
    { $once ->
        [yes] Diese Karte kommt auf deine Hand zurück, einmal pro Ausführungsphase
       *[no] Diese Karte kommt auf deine Hand zurück
    }
starcraft-effect-tire = Du darfst einen Arbeiter aus deinem Arbeiterreservoir zu den nicht verfügbaren legen
starcraft-effect-sacrifice = Zerstöre eine deiner Einheiten im Kampf oder einen Arbeiter in deinem Arbeiterreservoir

## Rund um Kämpfe

starcraft-effect-draw =
    { $count ->
        [one] Ziehe 1 Kampfkarte
       *[other] Ziehe { $count } Kampfkarten
    }
starcraft-effect-reveal-hand = Der Gegner zeigt seine Handkarten
starcraft-effect-open-cards = Der Gegner legt seine Kampfkarten vor dir und offen
starcraft-effect-cancel-battle = Der Kampf findet nicht statt, und die Einheiten des Angreifers ziehen sich zurück
starcraft-effect-evacuate = Du darfst beliebige deiner Einheiten aus dem Kampfgebiet in ein eigenes oder leeres Gebiet des Planeten bewegen
starcraft-effect-recall =
    { $count ->
        [one] Du darfst eine deiner Einheiten von überall in ein Gebiet des aktiven Planeten mit { $unit } auf deiner Seite bewegen
       *[other] Du darfst { $count } deiner Einheiten von überall in ein Gebiet des aktiven Planeten mit { $unit } auf deiner Seite bewegen
    }
starcraft-effect-cancel-order = Der Befehl geht ohne Wirkung an seinen Besitzer zurück
starcraft-effect-place-installation =
    { $moment ->
        [played] Setze dieses Objekt von dir in ein eigenes Gebiet: { $installation }
       *[other] Du darfst eines deiner Objekte dorthin legen: { $installation }
    }

## Dauerhaft

starcraft-effect-enable = Du darfst bauen: { $units }
starcraft-effect-hand-limit = Dein Handkartenlimit ist um { $bonus } höher

## Befehle

starcraft-effect-look-orders =
    { $of ->
        [stack] Sieh dir alle Befehle eines Stapels an
       *[player] Sieh dir alle Befehle eines Gegners an
    }
starcraft-effect-raise-order =
    { $count ->
        [one] Du darfst einen deiner Befehle oben auf seinen Stapel legen
       *[other] Du darfst { $count } deiner Befehle oben auf ihre Stapel legen
    }
starcraft-effect-make-special = Führe ihn als Spezialbefehl derselben Art aus
starcraft-effect-special-orders =
    { $bonus ->
        [one] In dieser Runde darfst du 1 Spezialbefehl mehr nutzen, als deine Module erlauben
       *[other] In dieser Runde darfst du { $bonus } Spezialbefehle mehr nutzen, als deine Module erlauben
    }
starcraft-effect-execute-order =
    { $where ->
        [anywhere] Führe auf einem beliebigen Planeten
        [own_base] Führe auf einem beliebigen Planeten mit deiner Basis
       *[own_unit] Führe auf einem beliebigen Planeten mit deiner Einheit
    } { $kind ->
        [build] einen Standardbaubefehl aus
        [mobilize] einen Standardmobilisierungsbefehl aus
       *[research] einen Standardforschungsbefehl aus
    }

## Rohstoffe, Spielmaterial, Punkte

starcraft-effect-deplete =
    { $by ->
        [each_opponent] Jeder Gegner wählt ein Rohstoffgebiet,
       *[player] Wähle ein Rohstoffgebiet,
    } { $state ->
        [untouched] das unberührt ist,
        [partial] das teilweise ausgebeutet ist,
       *[any] das nicht vollständig ausgebeutet ist,
    } { $holder ->
        [opponent] und dessen Rohstoffkarte ein Gegner hat
        [not_own] und dessen Rohstoffkarte nicht du hast
        [own] und dessen Rohstoffkarte er selbst hat
       *[anyone] gleich wer dessen Rohstoffkarte hat
    }: Es wird um eine Stufe weiter ausgebeutet
starcraft-effect-enrich = Wähle eine deiner Rohstoffkarten, keine permanente: Sie ist nicht mehr teilweise ausgebeutet; ist sie unberührt, ist ihre Kapazität bis zum Ende der nächsten Runde um { $capacity } höher
starcraft-effect-double-capacity =
    { $count ->
        [one] Eine deiner Rohstoffkarten, keine permanente, hat bis zum Ende der Runde die doppelte Kapazität
       *[other] { $count } deiner Rohstoffkarten, keine permanenten, haben bis zum Ende der Runde die doppelte Kapazität
    }
starcraft-effect-buy =
    Du darfst jetzt kaufen: { $things }, um { $discount } { $resource ->
        [minerals] Kristall billiger
        [gas] Gas billiger
       *[any] Rohstoffe billiger
    }. Die dazu benutzten Arbeiter fehlen in der nächsten Runde
starcraft-kind-building = ein Gebäude
starcraft-kind-module = ein Modul
starcraft-kind-technology = eine Technologie
starcraft-effect-gain-workers =
    { $count ->
        [one] Lege 1 deiner unbenutzten Arbeiter in dein Arbeiterreservoir
       *[other] Lege { $count } deiner unbenutzten Arbeiter in dein Arbeiterreservoir
    }
starcraft-effect-gain-transports =
    { $count ->
        [one] Setze 1 deiner unbenutzten Transporter auf eine Route eines Planeten mit deiner Basis
       *[other] Setze bis zu { $count } deiner unbenutzten Transporter auf Routen von Planeten mit deinen Basen
    }
starcraft-effect-gain-units =
    { $where ->
        [friendly_at_base] Setze Einheiten ohne Kosten in ein eigenes Gebiet eines Planeten mit deiner Basis
       *[friendly_or_empty] Setze Einheiten ohne Kosten in ein eigenes oder leeres Gebiet
    }: { $units }
starcraft-effect-build-free =
    { $where ->
        [friendly_at_base] Setze in ein eigenes Gebiet eines Planeten mit deiner Basis
       *[friendly_or_empty] Setze in ein eigenes oder leeres Gebiet
    } { $count ->
        [one] eine Einheit ohne Kosten, die deine Gebäude erlauben
       *[other] { $count } Einheiten ohne Kosten, die deine Gebäude erlauben
    }
starcraft-effect-gain-points =
    { $count ->
        [one] Du erhältst 1 Siegpunkt
       *[other] Du erhältst { $count } Siegpunkte
    }
starcraft-effect-gain-tokens =
    Du erhältst { $count } { $resource ->
        [minerals] Rohstoffmarker (Kristall)
        [gas] Rohstoffmarker (Gas)
       *[any] Rohstoffmarker deiner Wahl
    }
starcraft-effect-lose-module = Wähle einen Gegner mit einem Modul: Er legt eines seiner Wahl zu seinen ungebauten zurück
starcraft-effect-destroy-transports =
    { $count ->
        [one] Zerstöre 1 gegnerischen Transporter auf einer Route eines Planeten, auf dem du ein Gebiet kontrollierst
       *[other] Zerstöre bis zu { $count } gegnerische Transporter auf Routen von Planeten, auf denen du ein Gebiet kontrollierst
    }
starcraft-effect-move-z-route =
    { $count ->
        [one] Nimm beide Enden einer Z-Achsen-Route und lege sie neu an; Transporter darauf bleiben
       *[other] Nimm beide Enden von bis zu { $count } Z-Achsen-Routen und lege sie neu an; Transporter darauf bleiben
    }

## Karten

starcraft-effect-look-hand = Sieh dir die Handkarten eines Gegners an
starcraft-effect-look-events =
    { $count ->
        [one] Sieh dir die oberste Karte des Ereigniskartenstapels an
       *[other] Sieh dir die obersten { $count } Karten des Ereigniskartenstapels an und lege sie in beliebiger Reihenfolge zurück
    }
starcraft-effect-the-end = Diese Karte muss gespielt werden, und deine anderen Ereigniskarten werden abgeworfen. Sobald { $cards } davon ausliegen, endet das Spiel. Nur eine deiner Karten bringt ihren Bonus
starcraft-effect-leadership =
    Nutze eine deiner unbenutzten Führerschaftskarten der Stufe { $stage ->
        [1] I mit einer Fähigkeit, ohne ihre Startaufstellung
        [2] II, die kein Held ist
       *[other] III
    }
starcraft-effect-hero-again = Wurde dein Held zerstört, setze ihn in ein eigenes Gebiet mit deiner Basis
