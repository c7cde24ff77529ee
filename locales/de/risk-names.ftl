# Namen von allem in RISIKO: StarCraft, und was Karten, Erfolge und Belohnungen bewirken.

## Spezies, Helden, Basen

risk-species-terran = Terraner
risk-species-all = alle Spezies
risk-species-protoss = Protoss
risk-species-zerg = Zerg
risk-faction-raynor = Jim Raynor
risk-faction-valerian = Valerian Mengsk
risk-faction-zeratul = Zeratul
risk-faction-artanis = Artanis
risk-faction-kerrigan = Königin der Klingen
risk-faction-zagara = Zagara
risk-base-command-center = Kommandozentrale
risk-base-nexus = Nexus
risk-base-hatchery = Brutstätte

## Planeten und Gebiete

risk-planet-char = Char
risk-planet-korhal = Korhal
risk-planet-aiur = Aiur
risk-planet-mar-sara = Mar Sara
risk-planet-zerus = Zerus
risk-planet-shakuras = Shakuras
risk-territory-char-aleph = Char Aleph
risk-territory-glass-flats = Spiegelplateau
risk-territory-burning-rift = Brennender Graben
risk-territory-death-valley = Tal des Todes
risk-territory-bone-trench = Knochengraben
risk-territory-dauntless-plateau = Plateau der Verwegenen
risk-territory-hells-gates = Höllentor
risk-territory-nydus-network = Nydusnetzwerk
risk-territory-primary-hive-cluster = Primärer Schwarmcluster
risk-territory-acid-marsh = Säuresümpfe
risk-territory-eris = Eris
risk-territory-ate = Ate
risk-territory-wolfrec-province = Provinz Wolfrec
risk-territory-keresh-province = Provinz Keresh
risk-territory-augustgrad = Augustgrad
risk-territory-radiated-wastes = Verstrahlte Ödlande
risk-territory-ruins-of-styrling = Ruinen von Styrling
risk-territory-ursa = Ursa
risk-territory-canis = Canis
risk-territory-saalok = Saalok
risk-territory-temple-of-the-preservers = Tempel der Bewahrer
risk-territory-great-forum = Das Große Forum
risk-territory-antioch-province = Provinz Antioch
risk-territory-scion-province = Provinz Scion
risk-territory-remains-of-the-overmind = Überreste des Overmind
risk-territory-feral-hives = Verwilderte Schwarmstöcke
risk-territory-velari-province = Provinz Velari
risk-territory-citadel-of-the-executor = Zitadelle des Exekutors
risk-territory-thisby = Thisby
risk-territory-backwater-station = Backwater Station
risk-territory-diamondback-wastelands = Diamondback-Ödlande
risk-territory-riksville = Riksville
risk-territory-jacobs-installation = Jacobs-Installation
risk-territory-pyramus = Pyramus
risk-territory-eternal-scar = Die Ewige Narbe
risk-territory-sundered-valley = Zerrissenes Tal
risk-territory-fulmic-highlands = Fulmisches Hochland
risk-territory-volatile-cleft = Brüchige Kluft
risk-territory-rajal = Rajal
risk-territory-katuul-province = Provinz Katuul
risk-territory-talematros = Talematros
risk-territory-xelnaga-temple-grounds = Xel’Naga-Tempelgelände

## Einheiten und Gebäude

risk-unit-marine = Space-Marine
risk-unit-siege-tank = Belagerungspanzer
risk-unit-zealot = Berserker
risk-unit-stalker = Hetzer
risk-unit-zergling = Zergling
risk-unit-hydralisk = Hydralisk
risk-unit-planetary-fortress = Planetare Festung
risk-unit-ghost = Ghost
risk-unit-orbital-command = Satellitenzentrale
risk-unit-reaper = Rächer
risk-unit-battlecruiser = Schwerer Kreuzer
risk-unit-banshee = Banshee
risk-unit-bunker = Bunker
risk-unit-raven = Raven
risk-unit-scv = WBF
risk-unit-supply-depot = Versorgungsdepot
risk-unit-medivac = Medivac
risk-unit-sentry = Protektor
risk-unit-high-templar = Hoher Templer
risk-unit-warp-gate = Warptor
risk-unit-mothership = Mutterschiff
risk-unit-dark-templar = Dunkler Templer
risk-unit-colossus = Koloss
risk-unit-void-ray = Phasengleiter
risk-unit-photon-cannon = Photonenkanone
risk-unit-immortal = Unsterblicher
risk-unit-nexus = Nexus
risk-unit-nydus-network = Nydusnetzwerk
risk-unit-queen = Königin
risk-unit-infestor = Verseucher
risk-unit-baneling = Berstling
risk-unit-ultralisk = Ultralisk
risk-unit-roach = Schabe
risk-unit-spine-crawler = Stachelkrabbler
risk-unit-corruptor = Schänder
risk-unit-hatchery = Brutstätte
risk-unit-overlord = Overlord
risk-unit-overseer = Overseer

## Wann eine Karte gespielt werden darf

risk-window-deploy = beim Einsetzen deiner Verstärkungen
risk-window-free = in deiner Angriffsphase, zwischen den Invasionen
risk-window-manoeuvre = wenn du manövrieren darfst
risk-window-attack-declared = nach dem Ansagen deiner Invasion
risk-window-defence-declared = wenn eine Invasion gegen dich angesagt wird
risk-window-attack-rolled = auf die Würfel deiner Invasion
risk-window-defence-rolled = auf die Würfel einer Invasion gegen dich
risk-window-attack-resolved = auf die Verluste deiner Invasion
risk-window-defence-resolved = auf die Verluste einer Invasion gegen dich
risk-window-counter = gleich nach einer gegen dich gespielten Fähigkeit

## Fraktionskarten

risk-card-planetary-fortress = Planetare Festung
risk-card-tactical-nuke = Taktischer Nuklearschlag
risk-card-mule = M.U.L.E. anfordern
risk-card-jet-pack = Jetpack
risk-card-yamato-cannon = Yamatokanone
risk-card-cloaking-field = Tarnfeld
risk-card-stimpack = Stimpack
risk-card-siege-mode = Belagerungsmodus
risk-card-bunker = Bunker
risk-card-point-defense-drone = Punktverteidigungsdrohne
risk-card-repair = Reparieren
risk-card-extra-supplies = Zusätzlicher Nachschub
risk-card-medivac-drop = Medivac-Abwurf
risk-card-scanner-sweep = Scannersuche
risk-card-force-field = Kraftfeld
risk-card-psionic-storm = Psisturm
risk-card-warp-in = Einwarpen
risk-card-mass-recall = Massenrückruf
risk-card-charge = Ansturm
risk-card-warp-blades = Warpklingen
risk-card-thermal-lances = Thermolanzen
risk-card-prismatic-alignment = Prismatische Ausrichtung
risk-card-guardian-shield = Schutzschild
risk-card-photon-cannon = Photonenkanone
risk-card-hardened-shields = Gehärtete Schilde
risk-card-blink = Transit
risk-card-chrono-boost = Zeitschleife
risk-card-feedback = Rückkopplung
risk-card-nydus-worm = Nyduswurm
risk-card-spawn-larva = Larven erzeugen
risk-card-infested-terrans = Verseuchte Terraner
risk-card-fungal-growth = Pilzbefall
risk-card-metabolic-boost = Stoffwechselbeschleunigung
risk-card-volatile-burst = Flüchtige Explosion
risk-card-kaiser-blades = Kaiserklingen
risk-card-burrow = Eingraben
risk-card-spine-crawler = Stachelkrabbler
risk-card-transfusion = Transfusion
risk-card-corruption = Korrumpierung
risk-card-hatchery = Brutstätte
risk-card-ventral-sacs = Bauchtaschen
risk-card-contaminate = Kontaminieren

## Erfolge

risk-achievement-hold-aiur = Aiur
risk-achievement-hold-aiur-text = Kontrolliere alle { $amount } Gebiete von Aiur.
risk-achievement-hold-char = Char
risk-achievement-hold-char-text = Kontrolliere alle { $amount } Gebiete von Char.
risk-achievement-hold-korhal = Korhal
risk-achievement-hold-korhal-text = Kontrolliere alle { $amount } Gebiete von Korhal.
risk-achievement-enemy-base =
    { $amount ->
        [one] Feindliche Basis
       *[other] { $amount } feindliche Basen
    }
risk-achievement-enemy-base-text =
    { $amount ->
        [one] Kontrolliere mindestens { $amount } feindliche Basis.
       *[other] Kontrolliere mindestens { $amount } feindliche Basen.
    }
risk-achievement-take-four-fields = { $amount } neue Felder
risk-achievement-take-four-fields-text = Übernimm in einem Zug mindestens { $amount } Mineralienfelder, die du zu seinem Beginn nicht kontrolliert hast.
risk-achievement-eight-fields = { $amount } Felder
risk-achievement-eight-fields-text = Kontrolliere mindestens { $amount } Mineralienfelder.
risk-achievement-take-ten = { $amount } neue Gebiete
risk-achievement-take-ten-text = Übernimm in einem Zug mindestens { $amount } Gebiete, die du zu seinem Beginn nicht kontrolliert hast.
risk-achievement-eleven-fields = { $amount } Felder
risk-achievement-eleven-fields-text = Kontrolliere mindestens { $amount } Mineralienfelder.
risk-achievement-two-enemy-bases =
    { $amount ->
        [one] Feindliche Basis
       *[other] { $amount } feindliche Basen
    }
risk-achievement-two-enemy-bases-text =
    { $amount ->
        [one] Kontrolliere mindestens { $amount } feindliche Basis.
       *[other] Kontrolliere mindestens { $amount } feindliche Basen.
    }
risk-achievement-take-planet =
    { $amount ->
        [one] Neuer Planet
       *[other] { $amount } neue Planeten
    }
risk-achievement-take-planet-text =
    { $amount ->
        [one] Übernimm in einem Zug einen ganzen Planeten, von dem du zu seinem Beginn nichts kontrolliert hast.
       *[other] Übernimm in einem Zug { $amount } ganze Planeten, von denen du zu seinem Beginn nichts kontrolliert hast.
    }
risk-achievement-two-planets =
    { $amount ->
        [one] { $amount } Planet
       *[other] { $amount } Planeten
    }
risk-achievement-two-planets-text = Kontrolliere alle Gebiete von mindestens { $amount } Planeten.
risk-achievement-eighteen-territories = { $amount } Gebiete
risk-achievement-eighteen-territories-text = Kontrolliere mindestens { $amount } Gebiete.

## Belohnungen

risk-reward-guaranteed-card = Garantierte Karte
risk-reward-guaranteed-card-text = Du darfst am Ende jedes deiner Züge eine Fraktionskarte ziehen, auch ohne Eroberung oder nach einem Erfolg; nie mehr als eine je Zug.
risk-reward-silver-tower = Xel’Naga-Feldwarte (Silber)
risk-reward-silver-tower-text = Setze sie sofort in eines deiner Gebiete. Dein höchster Würfel zählt 1 mehr, wenn du dort verteidigst und wenn du ein Gebiet daneben angreifst. Sie geht mit dem Gebiet verloren.
risk-reward-extra-manoeuvre = Zusätzliches Einheitenmanöver
risk-reward-extra-manoeuvre-text = Ein weiteres Manöver am Ende jedes deiner Züge.
risk-reward-start-manoeuvre = Startmanöver
risk-reward-start-manoeuvre-text = Ein Manöver in jedem deiner Züge nach dem Einsetzen der Verstärkungen.
risk-reward-two-units = Zwei zusätzliche Einheiten
risk-reward-two-units-text = In jedem Zug 2 Einheiten mehr bei deinen Verstärkungen.
risk-reward-gold-tower = Xel’Naga-Feldwarte (Gold)
risk-reward-gold-tower-text = Setze sie sofort in eines deiner Gebiete. Dein höchster Würfel zählt 1 mehr, wenn du dort verteidigst und wenn du ein Gebiet daneben angreifst. Sie geht mit dem Gebiet verloren.
risk-reward-defence-die = Bonus-Verteidigungswürfel
risk-reward-defence-die-text = Wenn du verteidigst, würfle mit einem Würfel mehr; dein niedrigster entfällt.
risk-reward-attack-die = Bonus-Angriffswürfel
risk-reward-attack-die-text = Wenn du angreifst, würfle mit einem Würfel mehr; dein niedrigster entfällt.
