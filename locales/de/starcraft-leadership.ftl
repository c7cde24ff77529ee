# StarCraft mit Brood War: Führerschaftskarten, Helden, Objekte, Gegenstände und Szenarien, und was die Karten bewirken.

## Helden, Objekte, Gegenstände

starcraft-hero-jim-raynor = Jim Raynor
starcraft-hero-norad-ii = Norad II
starcraft-hero-gantrithor = Gantrithor
starcraft-hero-zeratul = Zeratul
starcraft-hero-fenix = Fenix
starcraft-hero-torrasque = Torrasque
starcraft-unit-stolen = { $unit } (von { $faction })
starcraft-installation-warp-gate = Warptor
starcraft-installation-overmind = Overmind
starcraft-installation-cerebrate = Cerebrat
starcraft-item-psi-emitter = Psi-Disruptor
starcraft-item-khalis-crystal = Khalis-Kristall
starcraft-item-uraj-crystal = Uraj-Kristall

## Führerschaftskarten

starcraft-leadership-storage-facilities = Rohstoffdepot
starcraft-leadership-raynors-raiders = Raynors Plünderer
starcraft-leadership-covert-operations = Verdeckte Operationen
starcraft-leadership-jim-raynor = Jim Raynor
starcraft-leadership-make-do-with-little = Aus wenig viel machen
starcraft-leadership-to-the-bitter-end = Bis zum bitteren Ende
starcraft-leadership-psi-disruptor = Psi-Störsender
starcraft-leadership-emperor-arcturus-i = Imperator Arcturus I.
starcraft-leadership-terran-dominion = Terranische Liga
starcraft-leadership-the-sons-of-korhal = Die Söhne von Korhal
starcraft-leadership-norad-ii = Norad II
starcraft-leadership-tactical-mastery = Taktische Meisterschaft
starcraft-leadership-terran-civilization = Terranische Zivilisation
starcraft-leadership-scorched-earth-policy = Politik der verbrannten Erde
starcraft-leadership-orbital-platform = Orbitalplattform
starcraft-leadership-domination = Vorherrschaft
starcraft-leadership-warp-gate = Warptor
starcraft-leadership-gantrithor = Gantrithor
starcraft-leadership-zeratul = Zeratul
starcraft-leadership-ultimate-sacrifice = Das größte Opfer
starcraft-leadership-return-to-aiur = Rückkehr nach Aiur
starcraft-leadership-riches-of-aiur = Reichtümer von Aiur
starcraft-leadership-predestined = Vorherbestimmt
starcraft-leadership-conclave-fleet = Flotte des Konklaves
starcraft-leadership-fenix = Fenix
starcraft-leadership-khala-devotee = Verehrer der Khala
starcraft-leadership-the-will-of-the-conclave = Der Wille des Konklaves
starcraft-leadership-destiny = Schicksal
starcraft-leadership-forward-planning = Vorausplanung
starcraft-leadership-a-new-rising-power = Eine neue Macht erhebt sich
starcraft-leadership-glimpse-the-future = Blick in die Zukunft
starcraft-leadership-hasten-the-end = Das Ende beschleunigen
starcraft-leadership-sarah-kerrigan = Sarah Kerrigan
starcraft-leadership-deathblow = Todesstoß
starcraft-leadership-subtle-influence = Subtiler Einfluss
starcraft-leadership-endless-hunger = Unstillbarer Hunger
starcraft-leadership-the-swarm = Der Schwarm
starcraft-leadership-the-overmind = Der Overmind
starcraft-leadership-cerebrate-daggoth = Cerebrat Daggoth
starcraft-leadership-torrasque = Torrasque
starcraft-leadership-the-swarm-flies = Der Schwarm fliegt
starcraft-leadership-teeming-spawn = Wimmelnde Brut

## Wann

starcraft-moment-setup = Beim Spielaufbau
starcraft-moment-start_of_regrouping = Zu Beginn jeder Organisationsphase
starcraft-moment-end_of_regrouping = Am Ende jeder Organisationsphase
starcraft-moment-any_mobilize = Wenn irgendwer einen Mobilisierungsbefehl aufdeckt
starcraft-moment-hero_destroyed = Wenn dieser Held zerstört wird
starcraft-moment-next_planning = In der nächsten Planungsphase
starcraft-moment-next_execution = In der nächsten Ausführungsphase

## Was die Karten bewirken

starcraft-effect-gain-hero = Setze eine deiner Einheiten, { $unit }, in ein eigenes Gebiet: Sie ist der Held { $hero }
starcraft-effect-shuffle-in = Mische diese deiner Technologiekarten in deinen Kampfkartenstapel: { $names }
starcraft-effect-put-on-card = Setze { $count } deiner unbenutzten Einheiten auf diese Karte: { $unit }
starcraft-effect-lose-points =
    { $count ->
        [one] Jeder Gegner verliert 1 Siegpunkt, höchstens bis 0
       *[other] Jeder Gegner verliert { $count } Siegpunkte, höchstens bis 0
    }
starcraft-effect-drive-off = Wähle einen Planeten, auf dem du eine Einheit hast: Alle gegnerischen Einheiten dort ziehen sich auf einen angrenzenden Planeten zurück, die jedes Besitzers in ein Gebiet; die es nicht können, werden zerstört
starcraft-effect-mark-areas =
    Wähle { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    } ohne Siegpunkte: Von nun an { $points ->
        [one] bringt jedes davon 1 Siegpunkt
       *[other] bringt jedes davon { $points } Siegpunkte
    } für den, der es kontrolliert, neben allem anderen
starcraft-effect-raise-buildings = Alle Gebäude auf deinem Bogen steigen auf ihre höchste Stufe
starcraft-effect-place-free = Setze { $count } Einheiten eines dieser Typen ohne Kosten in ein eigenes Gebiet: { $units }
starcraft-effect-annihilate = Zerstöre eine deiner Einheiten: Dann werden alle Einheiten in einem Gebiet ihres Planeten zerstört
starcraft-effect-place-transports = Setze beliebig viele deiner unbenutzten Transporter auf beliebige Routen
starcraft-effect-safe-transports = Deine Transporter können in der nächsten Runde nicht zerstört werden
starcraft-effect-no-victory = In dieser Organisationsphase kann niemand gewinnen
starcraft-effect-draw-events =
    { $count ->
        [one] Ziehe 1 Ereigniskarte
       *[other] Ziehe { $count } Ereigniskarten
    }
starcraft-effect-raid-routes =
    { $count ->
        [one] Zerstöre auf jeder Route bis zu einen gegnerischen Transporter
       *[other] Zerstöre auf jeder Route bis zu { $count } gegnerische Transporter
    }
starcraft-effect-retrieve-workers = Alle deine Arbeiter kommen in dein Arbeiterreservoir zurück
starcraft-effect-choose-planets = Du suchst dir deine Planeten aus, statt sie zu ziehen
starcraft-effect-name-first-player = Du bestimmst den Startspieler
starcraft-effect-two-bases = Du beginnst mit einer Basis auf jedem deiner Planeten und teilst deine Einheiten auf sie auf
starcraft-effect-place-z-routes = Du legst alle Z-Achsen-Routen aller Spieler
starcraft-effect-transports-at-base = Du beginnst mit einem Transporter auf jeder Route des Planeten mit deiner Basis
starcraft-effect-build-on-card = Einheiten, die du baust, darfst du auf diese Karte setzen: { $units }
starcraft-effect-free-worker-or-transport =
    { $count ->
        [one] In jedem deiner Baubefehle ist ein Arbeiter oder ein Transporter kostenlos
       *[other] In jedem deiner Baubefehle sind { $count } Arbeiter oder Transporter kostenlos
    }
starcraft-effect-modules-count = Jedes dieser Module zählt bei dir als { $times }: { $names }
starcraft-effect-star-order = Du hast den Sternbefehl: Lege ihn als einen deiner Befehle; aufgedeckt führst du ihn als beliebigen Standardbefehl aus, oder als Spezialbefehl im Rahmen deines Spezialbefehlsbereichs
starcraft-effect-permanent =
    { $resource ->
        [minerals] Dein permanenter Kristall
       *[gas] Dein permanentes Gas
    } hat { $bonus } mehr Kapazität
starcraft-effect-no-depletion = Gegner können Gebiete nicht ausbeuten, deren Rohstoffkarten du hast
starcraft-effect-round-points =
    { $count ->
        [one] Solange das Objekt im Spiel ist, erhältst du jede Runde 1 Siegpunkt zusätzlich
       *[other] Solange das Objekt im Spiel ist, erhältst du jede Runde { $count } Siegpunkte zusätzlich
    }
starcraft-effect-extra-orders =
    { $count ->
        [one] Solange das Objekt im Spiel ist, legst du zu Beginn jeder Planungsphase 1 Befehl zusätzlich
       *[other] Solange das Objekt im Spiel ist, legst du zu Beginn jeder Planungsphase { $count } Befehle zusätzlich
    }
starcraft-effect-matches = Auch Karten mit diesen Symbolen passen: { $units }
starcraft-effect-major-values = Es zählen die größeren Werte der Karte, gleich welche Symbole sie hat
starcraft-effect-no-sacrifice = Keine Opferung
starcraft-effect-tokens-for-workers = Du erhältst für jeden Arbeiter in deinem Arbeiterreservoir einen Rohstoffmarker deiner Wahl, höchstens { $most }
starcraft-effect-restore =
    { $count ->
        [one] Du darfst 1 teilweise ausgebeutetes Gebiet erneuern, dessen Rohstoffkarte du hast
       *[other] Du darfst bis zu { $count } teilweise ausgebeutete Gebiete erneuern, deren Rohstoffkarten du hast
    }
starcraft-effect-warp-units = Du darfst beliebige Einheiten aus dem Gebiet des Warptors in ein eigenes oder leeres Gebiet irgendwo bewegen
starcraft-effect-deploy =
    { $where ->
        [active_planet] Du darfst Einheiten von dieser Karte in Gebiete des aktiven Planeten bewegen, als wären sie schon dort
       *[own_bases] Du darfst zuerst Einheiten von dieser Karte in eigene Gebiete mit deinen Basen bewegen
    }
starcraft-effect-avenge = Du darfst eine Einheit, ein Objekt oder eine Basis auf demselben Planeten zerstören
starcraft-effect-raise-bottom = Du darfst den untersten Befehl eines Stapels obenauf legen
starcraft-effect-double-orders = Immer wenn du einen Befehl legst, darfst du zwei legen, insgesamt höchstens { $most }
starcraft-effect-limit-orders =
    Wähle einen Planeten, auf dem du mehr Einheiten hast als jeder andere: Dort darf jeder Gegner höchstens { $count ->
        [one] 1 Befehl legen
       *[other] { $count } Befehle legen
    }
starcraft-effect-orders-become =
    { $kind ->
        [build] Jeder Befehl, den du aufdeckst, darf als Spezialbaubefehl ausgeführt werden, ohne den Spezialbefehlsbereich
       *[mobilize] Jeder Befehl, den du aufdeckst, darf als Spezialmobilisierungsbefehl ausgeführt werden, ohne den Spezialbefehlsbereich
    }

## Szenarien

starcraft-scenario-desperate-alliance = Verzweiflungsbündnis
starcraft-scenario-trump-card = Trumpfkarte
starcraft-scenario-uraj-and-khalis = Die Suche nach Uraj und Khalis
starcraft-scenario-eye-of-the-storm = Das Auge des Sturms
starcraft-world-mar-sara = Mar Sara
starcraft-world-braxis = Braxis
starcraft-world-shakuras = Shakuras
starcraft-world-char = Char
starcraft-world-aiur = Aiur
