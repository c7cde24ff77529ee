# Namen von allem in StarCraft: Das Brettspiel und Brood War, nach den deutschen Regelheften, wo sie sie nennen.

## Rassen und Fraktionen

starcraft-race-terran = Terraner
starcraft-race-protoss = Protoss
starcraft-race-zerg = Zerg
starcraft-faction-raynor = Jim Raynor
starcraft-faction-mengsk = Arcturus Mengsk
starcraft-faction-tassadar = Tassadar
starcraft-faction-aldaris = Aldaris
starcraft-faction-queen-of-blades = Die Königin der Klingen
starcraft-faction-overmind = Der Overmind
starcraft-hero-kerrigan = Kerrigan
starcraft-colour-blue = blau
starcraft-colour-red = rot
starcraft-colour-yellow = gelb
starcraft-colour-orange = orange
starcraft-colour-purple = lila
starcraft-colour-green = grün

## Individuelle Siegbedingungen

starcraft-objective-resource-areas = Kontrolliere { $goal } Gebiete mit Kristall oder Gas.
starcraft-objective-whole-planets = Kontrolliere alle Gebiete von { $goal } Planeten.
starcraft-objective-most-areas = Kontrolliere mehr Gebiete als jeder Gegner.
starcraft-objective-conquest-areas = Kontrolliere { $goal } Gebiete, die Siegpunkte bringen.
starcraft-objective-base-planets = Habe Basen auf { $goal } verschiedenen Planeten.
starcraft-objective-the-end = Du gewinnst, sobald { $goal } Karten „Das Ende ist nahe“ ausliegen. Deine Gegner brauchen { $points } Siegpunkte für einen normalen Sieg.
starcraft-objective-stage = Das zählt erst, wenn Stufe { $stage } der Ereigniskarten erreicht ist.

## Einheiten

starcraft-unit-marine = Spacemarine
starcraft-unit-firebat = Feuerfresser
starcraft-unit-medic = Sanitäter
starcraft-unit-ghost = Geist
starcraft-unit-vulture = Adler
starcraft-unit-goliath = Goliath
starcraft-unit-siege-tank = Belagerungspanzer
starcraft-unit-wraith = Raumjäger
starcraft-unit-science-vessel = Forschungsschiff
starcraft-unit-valkyrie = Walküre
starcraft-unit-battlecruiser = Schwerer Kreuzer
starcraft-unit-zealot = Berserker
starcraft-unit-dragoon = Dragoner
starcraft-unit-high-templar = Hoher Templer
starcraft-unit-dark-templar = Dunkler Templer
starcraft-unit-archon = Archon
starcraft-unit-dark-archon = Dunkler Archon
starcraft-unit-reaver = Räuber
starcraft-unit-scout = Scout
starcraft-unit-corsair = Korsar
starcraft-unit-arbiter = Arbiter
starcraft-unit-carrier = Träger
starcraft-unit-zergling = Zergling
starcraft-unit-hydralisk = Hydralisk
starcraft-unit-lurker = Schleicher
starcraft-unit-ultralisk = Ultralisk
starcraft-unit-queen = Königin
starcraft-unit-defiler = Vergifter
starcraft-unit-scourge = Terror
starcraft-unit-mutalisk = Mutalisk
starcraft-unit-guardian = Wächter
starcraft-unit-devourer = Vernichter
starcraft-unit-infested-terran = Infizierter Terraner

## Schlüsselwörter und Klassen von Einheiten
##
## Infanterie, mechanisch und Fernkämpfer sind von uns übersetzt.

starcraft-keyword-assist = Hilfseinheit
starcraft-keyword-detector = Detektor
starcraft-keyword-cloaking = Tarnung
starcraft-keyword-sacrifice = Opferung
starcraft-class-infantry = Infanterie
starcraft-class-mechanical = mechanisch
starcraft-class-ranged = Fernkämpfer

## Gebäude, Module, Objekte

starcraft-building =
    { $type } { $level ->
        [1] I
        [2] II
       *[other] III
    }
starcraft-building-barracks = Kaserne
starcraft-building-factory = Fabrik
starcraft-building-starport = Raumhafen
starcraft-building-gateway = Warpknoten
starcraft-building-robotics-facility = Roboterfabrik
starcraft-building-stargate = Raumportal
starcraft-building-spawning-pool = Brutschleimpool
starcraft-building-queens-nest = Königinnennest
starcraft-building-spire = Schössling
starcraft-module-supply = Nachschubmodul
starcraft-module-research-and-development = Forschungs- und Entwicklungsmodul
starcraft-module-air-support = Luftunterstützungsmodul
starcraft-module-defensive = Verteidigungsmodul
starcraft-module-assist = Hilfsmodul
starcraft-module-offensive = Angriffsmodul
starcraft-module-supply-text =
    Du darfst mit jedem Baubefehl { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } mehr bauen.
starcraft-module-research-and-development-text = Für jedes dieser Module darfst du einen Spezialbefehl pro Runde nutzen.
starcraft-module-air-support-text = In Gebieten mit deiner Basis sind deine Einheiten Detektoren, und du hast +{ $attack } Angriffsstärke gegen eine fliegende Fronteinheit. Gegner können keine Einheiten von einem anderen Planeten direkt dorthin transportieren.
starcraft-module-defensive-text = Als Verteidiger darfst du nach der Gefechtsaufstellung zwei deiner Einheiten zwischen Gefechten tauschen; keine Hilfseinheiten, und an die Front darf nur eine Einheit, die von der gegnerischen Fronteinheit getroffen werden kann.
starcraft-module-assist-text = Deine Hilfseinheiten zählen nicht zum Einheitenlimit der Gebiete. Beim Angriff zählt eine von ihnen nicht.
starcraft-module-offensive-text = Du darfst Einheiten am begrenzten Abwehrschirm eines Gegners vorbei transportieren; dann wird jeder deiner dazu benutzten Transporter zerstört.
starcraft-installation-infested-command-center = Infizierte Kommandozentrale

## Rohstoffe und Gebiete

starcraft-resource-minerals = Kristall
starcraft-resource-gas = Gas
starcraft-area-minerals = { $planet } { $place }: { $amount } Kristall
starcraft-area-gas = { $planet } { $place }: { $amount } Gas
starcraft-area-conquest =
    { $planet } { $place }: { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    }
starcraft-area-strategic = { $planet } { $place }: strategisch

## Planeten
##
## In beiden Sprachen gleich.

starcraft-planet-abaddon = Abaddon
starcraft-planet-antiga-prime = Antiga Prime
starcraft-planet-bhekar-ro = Bhekar Ro
starcraft-planet-braken = Braken
starcraft-planet-chau-sara = Chau Sara
starcraft-planet-dylar-iv = Dylar IV
starcraft-planet-halcyon = Halcyon
starcraft-planet-helios = Helios
starcraft-planet-pridewater = Pridewater
starcraft-planet-tarsonis = Tarsonis
starcraft-planet-torus = Torus
starcraft-planet-vyctor-5 = Vyctor V
starcraft-planet-avernus-station = Avernus Station
starcraft-planet-erebus-station = Erebus Station
starcraft-planet-gehenna-station = Gehenna Station
starcraft-planet-hydrax = Hydrax
starcraft-planet-moria = Moria
starcraft-planet-paladino-belt = Paladino Belt

## Kampfkarten

starcraft-combat-card = { $attack }/{ $health } ({ $units })
starcraft-combat-card-telling = { $attack }/{ $health } ({ $units }; { $text })
starcraft-combat-card-reinforcement = Verstärkung „{ $text }“
starcraft-combat-card-plain = Kampfkarte

## Technologien

starcraft-technology-bunker = Bunker
starcraft-technology-nuke = Nuklearschlag
starcraft-technology-lockdown = Funktionsblockade
starcraft-technology-lockdown-bw = Funktionsblockade
starcraft-technology-spider-mines = Spinnen-Minen
starcraft-technology-siege-mode = Belagerungsmodus
starcraft-technology-siege-mode-bw = Belagerungsmodus
starcraft-technology-irradiate = Strahlung
starcraft-technology-emp-shockwave = EMP-Schockwelle
starcraft-technology-leg-enhancement = Beinverbesserungen
starcraft-technology-psionic-storm = Psisturm
starcraft-technology-hallucination = Halluzination
starcraft-technology-summon-archon = Archon herbeirufen
starcraft-technology-stasis-field = Stasisfeld
starcraft-technology-increased-reaver-capacity = Erhöhte Räuberkapazität
starcraft-technology-increased-reaver-capacity-bw = Erhöhte Räuberkapazität
starcraft-technology-mind-control = Gedankenkontrolle
starcraft-technology-burrow = Eingraben
starcraft-technology-metabolic-boost = Metabolismusschub
starcraft-technology-metabolic-boost-bw = Metabolismusschub
starcraft-technology-spawn-broodling = Brütling legen
starcraft-technology-dark-swarm = Dunkler Schwarm
starcraft-technology-dark-swarm-bw = Dunkler Schwarm
starcraft-technology-improved-flyer-attack = Verbesserter Flugangriff
starcraft-technology-improved-flyer-attack-bw = Verbesserter Flugangriff
starcraft-technology-guardian-aspect = Wächteraspekt
starcraft-technology-infest-command-center = Infizierte Kommandozentrale

## Technologien (2)
##
## Von uns übersetzt: Eine Quelle für den deutschen Namen gibt es nicht.

starcraft-technology-stim-packs = Stimpacks
starcraft-technology-cloaking-field = Tarnfeld
starcraft-technology-charon-boosters = Charon-Verstärker
starcraft-technology-defensive-matrix = Schutzmatrix
starcraft-technology-yamato-gun = Yamato-Kanone
starcraft-technology-heal = Heilen
starcraft-technology-optical-flare = Blendgranate
starcraft-technology-restoration = Wiederherstellung
starcraft-technology-singularity-charge = Singularitätsladung
starcraft-technology-recall = Rückruf
starcraft-technology-arbiter-cloaking-field = Tarnfeld (Arbiter)
starcraft-technology-increased-carrier-capacity = Erhöhte Trägerkapazität
starcraft-technology-summon-archon-bw = Archon oder Dunklen Archon herbeirufen
starcraft-technology-feedback = Rückkopplung
starcraft-technology-maelstrom = Mahlstrom
starcraft-technology-disruptive-web = Störnetz
starcraft-technology-chitinous-plating = Chitinpanzer
starcraft-technology-parasite = Parasit
starcraft-technology-ensnare = Fangnetz
starcraft-technology-plague = Seuche
starcraft-technology-consume = Verschlingen
starcraft-technology-guardian-aspect-bw = Wächter- oder Vernichteraspekt
starcraft-technology-lurker-aspect = Schleicheraspekt
starcraft-technology-kerrigan-psionic-storm = Psisturm (Kerrigan)
starcraft-technology-kerrigan-cloaking = Tarnung (Kerrigan)

## Ereigniskarten

starcraft-card-event-the-end-draws-near = Das Ende ist nahe
starcraft-card-event-flawless-defense-plan = Fehlerfreier Verteidigungsplan
starcraft-card-event-subtle-planning = Subtile Planung
starcraft-card-event-heroic-strategy = Heldenhafte Strategie
starcraft-card-event-inspiring-leadership = Imposante Führungsarbeit

## Ereigniskarten (2)

starcraft-card-event-recon-squad = Aufklärungstrupp
starcraft-card-event-offensive-strategy = Angriffsstrategie
starcraft-card-event-defensive-strategy = Verteidigungsstrategie
starcraft-card-event-versatile-strategy = Vielseitige Strategie
starcraft-card-event-withdrawal-1 = Rückzug
starcraft-card-event-withdrawal-2 = Rückzug
starcraft-card-event-preventive-measure = Vorbeugende Maßnahme
starcraft-card-event-faulty-navigation = Fehlerhafte Navigation
starcraft-card-event-refinery-sabotage-1 = Raffinerie-Sabotage
starcraft-card-event-refinery-sabotage-2 = Raffinerie-Sabotage
starcraft-card-event-advanced-reconnaissance = Hochentwickelte Aufklärung
starcraft-card-event-flawless-attack-plan = Fehlerfreier Angriffsplan
starcraft-card-event-unconventional-strategy = Unkonventionelle Strategie
starcraft-card-event-industrial-strategy = Industrielle Strategie
starcraft-card-event-rich-deposit = Ergiebiges Rohstoffvorkommen
starcraft-card-event-saboteur = Saboteur
starcraft-card-event-resource-shortage = Rohstoff-Knappheit
starcraft-card-event-informant = Informant
starcraft-card-event-double-yield = Doppelter Ertrag
starcraft-card-event-accelerated-procedure = Beschleunigter Ablauf
starcraft-card-event-air-support = Luftunterstützung
starcraft-card-event-encrypted-data-disk = Verschlüsselter Datenträger
starcraft-card-event-xelnaga-artifact = Xel’Naga-Artefakt

## Ereigniskarten (3)
##
## Von uns übersetzt; auch die englischen Titel sind bis auf „Reinforcements“ unsere.

starcraft-card-event-missile-turrets = Raketentürme
starcraft-card-event-worker-draft = Arbeiteraufgebot
starcraft-card-event-fresh-recruits = Frische Rekruten
starcraft-card-event-reinforcements = Verstärkungen
starcraft-card-event-technological-breakthrough = Technologischer Durchbruch
starcraft-card-event-supply-convoy = Nachschubkonvoi
starcraft-card-event-veteran-instructors = Erfahrene Ausbilder
starcraft-card-event-planetary-conquest = Planetare Eroberung
starcraft-card-event-elite-reinforcements = Eliteverstärkungen
starcraft-card-event-orbital-interdiction = Orbitalsperre
starcraft-card-event-final-offensive = Letzte Offensive
starcraft-card-event-master-plan = Meisterplan
starcraft-card-event-hidden-cache = Verstecktes Lager
starcraft-card-event-abandoned-refinery = Verlassene Raffinerie
