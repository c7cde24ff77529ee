# Names of everything in StarCraft: The Board Game and Brood War.

## Races and factions

starcraft-race-terran = Terran
starcraft-race-protoss = Protoss
starcraft-race-zerg = Zerg
starcraft-faction-raynor = Jim Raynor
starcraft-faction-mengsk = Arcturus Mengsk
starcraft-faction-tassadar = Tassadar
starcraft-faction-aldaris = Aldaris
starcraft-faction-queen-of-blades = The Queen of Blades
starcraft-faction-overmind = The Overmind
starcraft-hero-kerrigan = Kerrigan
starcraft-colour-blue = blue
starcraft-colour-red = red
starcraft-colour-yellow = yellow
starcraft-colour-orange = orange
starcraft-colour-purple = purple
starcraft-colour-green = green

## Special victory objectives

starcraft-objective-resource-areas = Control { $goal } areas with minerals or gas.
starcraft-objective-whole-planets = Control every area of { $goal } planets.
starcraft-objective-most-areas = Control more areas than each opponent.
starcraft-objective-conquest-areas = Control { $goal } areas that give conquest points.
starcraft-objective-base-planets = Have bases on { $goal } different planets.
starcraft-objective-the-end = You win as soon as { $goal } The End Draws Near cards lie out. Your opponents need { $points } conquest points for a normal victory.
starcraft-objective-stage = This counts once Stage { $stage } of the Event cards is reached.

## Units

starcraft-unit-marine = Marine
starcraft-unit-firebat = Firebat
starcraft-unit-medic = Medic
starcraft-unit-ghost = Ghost
starcraft-unit-vulture = Vulture
starcraft-unit-goliath = Goliath
starcraft-unit-siege-tank = Siege Tank
starcraft-unit-wraith = Wraith
starcraft-unit-science-vessel = Science Vessel
starcraft-unit-valkyrie = Valkyrie
starcraft-unit-battlecruiser = Battlecruiser
starcraft-unit-zealot = Zealot
starcraft-unit-dragoon = Dragoon
starcraft-unit-high-templar = High Templar
starcraft-unit-dark-templar = Dark Templar
starcraft-unit-archon = Archon
starcraft-unit-dark-archon = Dark Archon
starcraft-unit-reaver = Reaver
starcraft-unit-scout = Scout
starcraft-unit-corsair = Corsair
starcraft-unit-arbiter = Arbiter
starcraft-unit-carrier = Carrier
starcraft-unit-zergling = Zergling
starcraft-unit-hydralisk = Hydralisk
starcraft-unit-lurker = Lurker
starcraft-unit-ultralisk = Ultralisk
starcraft-unit-queen = Queen
starcraft-unit-defiler = Defiler
starcraft-unit-scourge = Scourge
starcraft-unit-mutalisk = Mutalisk
starcraft-unit-guardian = Guardian
starcraft-unit-devourer = Devourer
starcraft-unit-infested-terran = Infested Terran

## Keywords and classes of units

starcraft-keyword-assist = Assist
starcraft-keyword-detector = Detector
starcraft-keyword-cloaking = Cloaking
starcraft-keyword-sacrifice = Sacrifice
starcraft-class-infantry = infantry
starcraft-class-mechanical = mechanical
starcraft-class-ranged = ranged

## Buildings, modules, installations

starcraft-building =
    { $type } { $level ->
        [1] I
        [2] II
       *[other] III
    }
starcraft-building-barracks = Barracks
starcraft-building-factory = Factory
starcraft-building-starport = Starport
starcraft-building-gateway = Gateway
starcraft-building-robotics-facility = Robotics Facility
starcraft-building-stargate = Stargate
starcraft-building-spawning-pool = Spawning Pool
starcraft-building-queens-nest = Queen’s Nest
starcraft-building-spire = Spire
starcraft-module-supply = Supply
starcraft-module-research-and-development = Research & Development
starcraft-module-air-support = Air Support
starcraft-module-defensive = Defensive module
starcraft-module-assist = Assist module
starcraft-module-offensive = Offensive module
starcraft-module-supply-text =
    You may build { $units ->
        [one] 1 unit
       *[other] { $units } units
    } more with each Build order.
starcraft-module-research-and-development-text = For each of these modules you may use one special order a round.
starcraft-module-air-support-text = In areas with your base your units are detectors and you have +{ $attack } attack against a flying front-line unit. Opponents cannot transport units from another planet straight into them.
starcraft-module-defensive-text = As the defender you may swap two of your units between skirmishes once they are established; no assist units, and a unit swapped to the front must be one the opposing front-line unit can target.
starcraft-module-assist-text = Your assist units do not count towards the unit limits of areas. When you attack, one of them does not count.
starcraft-module-offensive-text = You may transport units past an opponent’s Limited Orbital Defense; then each of your transports used for it is destroyed.
starcraft-installation-infested-command-center = Infested Command Center

## Resources and areas

starcraft-resource-minerals = minerals
starcraft-resource-gas = gas
starcraft-area-minerals = { $planet } { $place }: { $amount } minerals
starcraft-area-gas = { $planet } { $place }: { $amount } gas
starcraft-area-conquest =
    { $planet } { $place }: { $amount ->
        [one] 1 conquest point
       *[other] { $amount } conquest points
    }
starcraft-area-strategic = { $planet } { $place }: strategic

## Planets

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

## Combat cards

starcraft-combat-card = { $attack }/{ $health } ({ $units })
starcraft-combat-card-telling = { $attack }/{ $health } ({ $units }; { $text })
starcraft-combat-card-reinforcement = reinforcement “{ $text }”
starcraft-combat-card-plain = Combat card

## Technologies

starcraft-technology-bunker = Bunker
starcraft-technology-nuke = Nuke
starcraft-technology-lockdown = Lockdown
starcraft-technology-lockdown-bw = Lockdown
starcraft-technology-spider-mines = Spider Mines
starcraft-technology-siege-mode = Siege Mode
starcraft-technology-siege-mode-bw = Siege Mode
starcraft-technology-irradiate = Irradiate
starcraft-technology-emp-shockwave = EMP Shockwave
starcraft-technology-leg-enhancement = Leg Enhancement
starcraft-technology-psionic-storm = Psionic Storm
starcraft-technology-hallucination = Hallucination
starcraft-technology-summon-archon = Summon Archon
starcraft-technology-stasis-field = Stasis Field
starcraft-technology-increased-reaver-capacity = Increased Reaver Capacity
starcraft-technology-increased-reaver-capacity-bw = Increased Reaver Capacity
starcraft-technology-mind-control = Mind Control
starcraft-technology-burrow = Burrow
starcraft-technology-metabolic-boost = Metabolic Boost
starcraft-technology-metabolic-boost-bw = Metabolic Boost
starcraft-technology-spawn-broodling = Spawn Broodling
starcraft-technology-dark-swarm = Dark Swarm
starcraft-technology-dark-swarm-bw = Dark Swarm
starcraft-technology-improved-flyer-attack = Improved Flyer Attack
starcraft-technology-improved-flyer-attack-bw = Improved Flyer Attack
starcraft-technology-guardian-aspect = Guardian Aspect
starcraft-technology-infest-command-center = Infest Command Center

## Technologies (2)

starcraft-technology-stim-packs = Stim Packs
starcraft-technology-cloaking-field = Cloaking Field
starcraft-technology-charon-boosters = Charon Boosters
starcraft-technology-defensive-matrix = Defensive Matrix
starcraft-technology-yamato-gun = Yamato Gun
starcraft-technology-heal = Heal
starcraft-technology-optical-flare = Optical Flare
starcraft-technology-restoration = Restoration
starcraft-technology-singularity-charge = Singularity Charge
starcraft-technology-recall = Recall
starcraft-technology-arbiter-cloaking-field = Cloaking Field (Arbiter)
starcraft-technology-increased-carrier-capacity = Increased Carrier Capacity
starcraft-technology-summon-archon-bw = Summon Archon or Dark Archon
starcraft-technology-feedback = Feedback
starcraft-technology-maelstrom = Maelstrom
starcraft-technology-disruptive-web = Disruptive Web
starcraft-technology-chitinous-plating = Chitinous Plating
starcraft-technology-parasite = Parasite
starcraft-technology-ensnare = Ensnare
starcraft-technology-plague = Plague
starcraft-technology-consume = Consume
starcraft-technology-guardian-aspect-bw = Guardian or Devourer Aspect
starcraft-technology-lurker-aspect = Lurker Aspect
starcraft-technology-kerrigan-psionic-storm = Psionic Storm (Kerrigan)
starcraft-technology-kerrigan-cloaking = Cloaking (Kerrigan)

## Event cards

starcraft-card-event-the-end-draws-near = The End Draws Near
starcraft-card-event-flawless-defense-plan = Flawless Defense Plan
starcraft-card-event-subtle-planning = Subtle Planning
starcraft-card-event-heroic-strategy = Heroic Strategy
starcraft-card-event-inspiring-leadership = Inspiring Leadership

## Event cards (2)
##
## The English titles are our translations of the German ones.

starcraft-card-event-recon-squad = Recon Squad
starcraft-card-event-offensive-strategy = Offensive Strategy
starcraft-card-event-defensive-strategy = Defensive Strategy
starcraft-card-event-versatile-strategy = Versatile Strategy
starcraft-card-event-withdrawal-1 = Withdrawal
starcraft-card-event-withdrawal-2 = Withdrawal
starcraft-card-event-preventive-measure = Preventive Measure
starcraft-card-event-faulty-navigation = Faulty Navigation
starcraft-card-event-refinery-sabotage-1 = Refinery Sabotage
starcraft-card-event-refinery-sabotage-2 = Refinery Sabotage
starcraft-card-event-advanced-reconnaissance = Advanced Reconnaissance
starcraft-card-event-flawless-attack-plan = Flawless Attack Plan
starcraft-card-event-unconventional-strategy = Unconventional Strategy
starcraft-card-event-industrial-strategy = Industrial Strategy
starcraft-card-event-rich-deposit = Rich Deposit
starcraft-card-event-saboteur = Saboteur
starcraft-card-event-resource-shortage = Resource Shortage
starcraft-card-event-informant = Informant
starcraft-card-event-double-yield = Double Yield
starcraft-card-event-accelerated-procedure = Accelerated Procedure
starcraft-card-event-air-support = Air Support
starcraft-card-event-encrypted-data-disk = Encrypted Data Disk
starcraft-card-event-xelnaga-artifact = Xel’Naga Artifact

## Event cards (3)
##
## The titles are ours, except Reinforcements, which a source names.

starcraft-card-event-missile-turrets = Missile Turrets
starcraft-card-event-worker-draft = Worker Draft
starcraft-card-event-fresh-recruits = Fresh Recruits
starcraft-card-event-reinforcements = Reinforcements
starcraft-card-event-technological-breakthrough = Technological Breakthrough
starcraft-card-event-supply-convoy = Supply Convoy
starcraft-card-event-veteran-instructors = Veteran Instructors
starcraft-card-event-planetary-conquest = Planetary Conquest
starcraft-card-event-elite-reinforcements = Elite Reinforcements
starcraft-card-event-orbital-interdiction = Orbital Interdiction
starcraft-card-event-final-offensive = Final Offensive
starcraft-card-event-master-plan = Master Plan
starcraft-card-event-hidden-cache = Hidden Cache
starcraft-card-event-abandoned-refinery = Abandoned Refinery
