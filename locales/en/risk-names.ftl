# Names of everything in Risk: StarCraft, and what cards, achievements and rewards do.

## Species, heroes, bases

risk-species-terran = Terran
risk-species-all = all species
risk-species-protoss = Protoss
risk-species-zerg = Zerg
risk-faction-raynor = Jim Raynor
risk-faction-valerian = Valerian Mengsk
risk-faction-zeratul = Zeratul
risk-faction-artanis = Artanis
risk-faction-kerrigan = Queen of Blades
risk-faction-zagara = Zagara
risk-base-command-center = Command Center
risk-base-nexus = Nexus
risk-base-hatchery = Hatchery

## Planets and territories

risk-planet-char = Char
risk-planet-korhal = Korhal
risk-planet-aiur = Aiur
risk-planet-mar-sara = Mar Sara
risk-planet-zerus = Zerus
risk-planet-shakuras = Shakuras
risk-territory-char-aleph = Char Aleph
risk-territory-glass-flats = Glass Flats
risk-territory-burning-rift = Burning Rift
risk-territory-death-valley = Death Valley
risk-territory-bone-trench = Bone Trench
risk-territory-dauntless-plateau = Dauntless Plateau
risk-territory-hells-gates = Hell’s Gates
risk-territory-nydus-network = Nydus Network
risk-territory-primary-hive-cluster = Primary Hive Cluster
risk-territory-acid-marsh = Acid Marsh
risk-territory-eris = Eris
risk-territory-ate = Ate
risk-territory-wolfrec-province = Wolfrec Province
risk-territory-keresh-province = Keresh Province
risk-territory-augustgrad = Augustgrad
risk-territory-radiated-wastes = Radiated Wastes
risk-territory-ruins-of-styrling = Ruins of Styrling
risk-territory-ursa = Ursa
risk-territory-canis = Canis
risk-territory-saalok = Saalok
risk-territory-temple-of-the-preservers = Temple of the Preservers
risk-territory-great-forum = The Great Forum
risk-territory-antioch-province = Antioch Province
risk-territory-scion-province = Scion Province
risk-territory-remains-of-the-overmind = Remains of the Overmind
risk-territory-feral-hives = Feral Hives
risk-territory-velari-province = Velari Province
risk-territory-citadel-of-the-executor = Citadel of the Executor
risk-territory-thisby = Thisby
risk-territory-backwater-station = Backwater Station
risk-territory-diamondback-wastelands = Diamondback Wastelands
risk-territory-riksville = Riksville
risk-territory-jacobs-installation = Jacobs Installation
risk-territory-pyramus = Pyramus
risk-territory-eternal-scar = The Eternal Scar
risk-territory-sundered-valley = Sundered Valley
risk-territory-fulmic-highlands = Fulmic Highlands
risk-territory-volatile-cleft = Volatile Cleft
risk-territory-rajal = Rajal
risk-territory-katuul-province = Katuul Province
risk-territory-talematros = Talematros
risk-territory-xelnaga-temple-grounds = Xel’Naga Temple Grounds

## Units and buildings

risk-unit-marine = Marine
risk-unit-siege-tank = Siege Tank
risk-unit-zealot = Zealot
risk-unit-stalker = Stalker
risk-unit-zergling = Zergling
risk-unit-hydralisk = Hydralisk
risk-unit-planetary-fortress = Planetary Fortress
risk-unit-ghost = Ghost
risk-unit-orbital-command = Orbital Command
risk-unit-reaper = Reaper
risk-unit-battlecruiser = Battlecruiser
risk-unit-banshee = Banshee
risk-unit-bunker = Bunker
risk-unit-raven = Raven
risk-unit-scv = SCV
risk-unit-supply-depot = Supply Depot
risk-unit-medivac = Medivac
risk-unit-sentry = Sentry
risk-unit-high-templar = High Templar
risk-unit-warp-gate = Warp Gate
risk-unit-mothership = Mothership
risk-unit-dark-templar = Dark Templar
risk-unit-colossus = Colossus
risk-unit-void-ray = Void Ray
risk-unit-photon-cannon = Photon Cannon
risk-unit-immortal = Immortal
risk-unit-nexus = Nexus
risk-unit-nydus-network = Nydus Network
risk-unit-queen = Queen
risk-unit-infestor = Infestor
risk-unit-baneling = Baneling
risk-unit-ultralisk = Ultralisk
risk-unit-roach = Roach
risk-unit-spine-crawler = Spine Crawler
risk-unit-corruptor = Corruptor
risk-unit-hatchery = Hatchery
risk-unit-overlord = Overlord
risk-unit-overseer = Overseer

## When a card may be played

risk-window-deploy = while placing your reinforcements
risk-window-free = in your attack phase, between invasions
risk-window-manoeuvre = when you may manoeuvre
risk-window-attack-declared = after declaring your invasion
risk-window-defence-declared = when an invasion against you is declared
risk-window-attack-rolled = on the dice of your invasion
risk-window-defence-rolled = on the dice of an invasion against you
risk-window-attack-resolved = on the losses of your invasion
risk-window-defence-resolved = on the losses of an invasion against you
risk-window-counter = right after an ability played against you

## Faction cards

risk-card-planetary-fortress = Planetary Fortress
risk-card-tactical-nuke = Tactical Nuke
risk-card-mule = Call Down: MULE
risk-card-jet-pack = Jet Pack
risk-card-yamato-cannon = Yamato Cannon
risk-card-cloaking-field = Cloaking Field
risk-card-stimpack = Stimpack
risk-card-siege-mode = Siege Mode
risk-card-bunker = Bunker
risk-card-point-defense-drone = Point Defense Drone
risk-card-repair = Repair
risk-card-extra-supplies = Extra Supplies
risk-card-medivac-drop = Medivac Drop
risk-card-scanner-sweep = Scanner Sweep
risk-card-force-field = Force Field
risk-card-psionic-storm = Psionic Storm
risk-card-warp-in = Warp-In
risk-card-mass-recall = Mass Recall
risk-card-charge = Charge
risk-card-warp-blades = Warp Blades
risk-card-thermal-lances = Thermal Lances
risk-card-prismatic-alignment = Prismatic Alignment
risk-card-guardian-shield = Guardian Shield
risk-card-photon-cannon = Photon Cannon
risk-card-hardened-shields = Hardened Shields
risk-card-blink = Blink
risk-card-chrono-boost = Chrono Boost
risk-card-feedback = Feedback
risk-card-nydus-worm = Nydus Worm
risk-card-spawn-larva = Spawn Larva
risk-card-infested-terrans = Infested Terrans
risk-card-fungal-growth = Fungal Growth
risk-card-metabolic-boost = Metabolic Boost
risk-card-volatile-burst = Volatile Burst
risk-card-kaiser-blades = Kaiser Blades
risk-card-burrow = Burrow
risk-card-spine-crawler = Spine Crawler
risk-card-transfusion = Transfusion
risk-card-corruption = Corruption
risk-card-hatchery = Hatchery
risk-card-ventral-sacs = Ventral Sacs
risk-card-contaminate = Contaminate

## Achievements

risk-achievement-hold-aiur = Aiur
risk-achievement-hold-aiur-text = Control all { $amount } territories of Aiur.
risk-achievement-hold-char = Char
risk-achievement-hold-char-text = Control all { $amount } territories of Char.
risk-achievement-hold-korhal = Korhal
risk-achievement-hold-korhal-text = Control all { $amount } territories of Korhal.
risk-achievement-enemy-base =
    { $amount ->
        [one] Enemy base
       *[other] { $amount } enemy bases
    }
risk-achievement-enemy-base-text =
    { $amount ->
        [one] Control at least { $amount } enemy base.
       *[other] Control at least { $amount } enemy bases.
    }
risk-achievement-take-four-fields = { $amount } new fields
risk-achievement-take-four-fields-text = Take over at least { $amount } mineral fields in one turn that you did not control when it began.
risk-achievement-eight-fields = { $amount } mineral fields
risk-achievement-eight-fields-text = Control at least { $amount } mineral fields.
risk-achievement-take-ten = { $amount } new territories
risk-achievement-take-ten-text = Take over at least { $amount } territories in one turn that you did not control when it began.
risk-achievement-eleven-fields = { $amount } mineral fields
risk-achievement-eleven-fields-text = Control at least { $amount } mineral fields.
risk-achievement-two-enemy-bases =
    { $amount ->
        [one] Enemy base
       *[other] { $amount } enemy bases
    }
risk-achievement-two-enemy-bases-text =
    { $amount ->
        [one] Control at least { $amount } enemy base.
       *[other] Control at least { $amount } enemy bases.
    }
risk-achievement-take-planet =
    { $amount ->
        [one] A new planet
       *[other] { $amount } new planets
    }
risk-achievement-take-planet-text =
    { $amount ->
        [one] Take over a whole planet in one turn of which you controlled nothing when it began.
       *[other] Take over { $amount } whole planets in one turn of which you controlled nothing when it began.
    }
risk-achievement-two-planets =
    { $amount ->
        [one] { $amount } planet
       *[other] { $amount } planets
    }
risk-achievement-two-planets-text =
    { $amount ->
        [one] Control every territory of at least { $amount } planet.
       *[other] Control every territory of at least { $amount } planets.
    }
risk-achievement-eighteen-territories = { $amount } territories
risk-achievement-eighteen-territories-text = Control at least { $amount } territories.

## Rewards

risk-reward-guaranteed-card = Guaranteed card
risk-reward-guaranteed-card-text = You may draw a faction card at the end of each of your turns, even without a conquest or after taking an achievement; never more than one a turn.
risk-reward-silver-tower = Xel’Naga tower (silver)
risk-reward-silver-tower-text = Place it at once in one of your territories. Your highest die gets +1 when you defend there and when you attack a territory next to it. It falls with the territory.
risk-reward-extra-manoeuvre = Extra manoeuvre
risk-reward-extra-manoeuvre-text = One more manoeuvre at the end of each of your turns.
risk-reward-start-manoeuvre = Start manoeuvre
risk-reward-start-manoeuvre-text = One manoeuvre in each of your turns after placing reinforcements.
risk-reward-two-units = Two extra units
risk-reward-two-units-text = 2 more units with your reinforcements every turn.
risk-reward-gold-tower = Xel’Naga tower (gold)
risk-reward-gold-tower-text = Place it at once in one of your territories. Your highest die gets +1 when you defend there and when you attack a territory next to it. It falls with the territory.
risk-reward-defence-die = Bonus defence die
risk-reward-defence-die-text = When you defend, roll one die more and drop your lowest.
risk-reward-attack-die = Bonus attack die
risk-reward-attack-die-text = When you attack, roll one die more and drop your lowest.
