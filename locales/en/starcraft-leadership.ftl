# StarCraft with Brood War: Leadership cards, heroes, installations, items and scenarios, and what Leadership cards do.

## Heroes, installations, items

starcraft-hero-jim-raynor = Jim Raynor
starcraft-hero-norad-ii = Norad II
starcraft-hero-gantrithor = Gantrithor
starcraft-hero-zeratul = Zeratul
starcraft-hero-fenix = Fenix
starcraft-hero-torrasque = Torrasque
starcraft-unit-stolen = { $unit } (from { $faction })
starcraft-installation-warp-gate = Warp Gate
starcraft-installation-overmind = Overmind
starcraft-installation-cerebrate = Cerebrate
starcraft-item-psi-emitter = Psi Emitter
starcraft-item-khalis-crystal = Khalis Crystal
starcraft-item-uraj-crystal = Uraj Crystal

## Leadership cards

starcraft-leadership-storage-facilities = Storage Facilities
starcraft-leadership-raynors-raiders = Raynor’s Raiders
starcraft-leadership-covert-operations = Covert Operations
starcraft-leadership-jim-raynor = Jim Raynor
starcraft-leadership-make-do-with-little = Make Do With Little
starcraft-leadership-to-the-bitter-end = To the Bitter End
starcraft-leadership-psi-disruptor = Psi Disruptor
starcraft-leadership-emperor-arcturus-i = Emperor Arcturus I
starcraft-leadership-terran-dominion = Terran Dominion
starcraft-leadership-the-sons-of-korhal = The Sons of Korhal
starcraft-leadership-norad-ii = Norad II
starcraft-leadership-tactical-mastery = Tactical Mastery
starcraft-leadership-terran-civilization = Terran Civilization
starcraft-leadership-scorched-earth-policy = Scorched Earth Policy
starcraft-leadership-orbital-platform = Orbital Platform
starcraft-leadership-domination = Domination
starcraft-leadership-warp-gate = Warp Gate
starcraft-leadership-gantrithor = Gantrithor
starcraft-leadership-zeratul = Zeratul
starcraft-leadership-ultimate-sacrifice = Ultimate Sacrifice
starcraft-leadership-return-to-aiur = Return to Aiur
starcraft-leadership-riches-of-aiur = Riches of Aiur
starcraft-leadership-predestined = Predestined
starcraft-leadership-conclave-fleet = Conclave Fleet
starcraft-leadership-fenix = Fenix
starcraft-leadership-khala-devotee = Khala Devotee
starcraft-leadership-the-will-of-the-conclave = The Will of the Conclave
starcraft-leadership-destiny = Destiny
starcraft-leadership-forward-planning = Forward Planning
starcraft-leadership-a-new-rising-power = A New Rising Power
starcraft-leadership-glimpse-the-future = Glimpse the Future
starcraft-leadership-hasten-the-end = Hasten the End
starcraft-leadership-sarah-kerrigan = Sarah Kerrigan
starcraft-leadership-deathblow = Deathblow
starcraft-leadership-subtle-influence = Subtle Influence
starcraft-leadership-endless-hunger = Endless Hunger
starcraft-leadership-the-swarm = The Swarm
starcraft-leadership-the-overmind = The Overmind
starcraft-leadership-cerebrate-daggoth = Cerebrate Daggoth
starcraft-leadership-torrasque = Torrasque
starcraft-leadership-the-swarm-flies = The Swarm Flies
starcraft-leadership-teeming-spawn = Teeming Spawn

## When

starcraft-moment-setup = During setup
starcraft-moment-start_of_regrouping = At the start of each Regrouping Phase
starcraft-moment-end_of_regrouping = At the end of each Regrouping Phase
starcraft-moment-any_mobilize = When any player reveals a Mobilize order
starcraft-moment-hero_destroyed = When this hero is destroyed
starcraft-moment-next_planning = In the next Planning Phase
starcraft-moment-next_execution = In the next Execution Phase

## What the cards do

starcraft-effect-gain-hero = Place one of your units, { $unit }, in a friendly area: it is the hero { $hero }
starcraft-effect-shuffle-in = Shuffle these Technology cards of yours into your Combat deck: { $names }
starcraft-effect-put-on-card = Put { $count } of your unused units on this card: { $unit }
starcraft-effect-lose-points =
    { $count ->
        [one] Every opponent loses 1 conquest point, down to 0
       *[other] Every opponent loses { $count } conquest points, down to 0
    }
starcraft-effect-drive-off = Choose a planet where you have a unit: all enemy units there retreat to an adjacent planet, those of each owner to one area; those that cannot are destroyed
starcraft-effect-mark-areas =
    Choose { $count ->
        [one] 1 area
       *[other] { $count } areas
    } without conquest points: from now on { $points ->
        [one] each of them gives 1 conquest point
       *[other] each of them gives { $points } conquest points
    } to whoever controls it, besides what it gives anyway
starcraft-effect-raise-buildings = All buildings on your sheet rise to their highest level
starcraft-effect-place-free = Place { $count } free units of one of these types in one friendly area: { $units }
starcraft-effect-annihilate = Destroy one of your units: then all units in one area of its planet are destroyed
starcraft-effect-place-transports = Place any number of your unused transports on any routes
starcraft-effect-safe-transports = Your transports cannot be destroyed during the next round
starcraft-effect-no-victory = Nobody can win the game during this Regrouping Phase
starcraft-effect-draw-events =
    { $count ->
        [one] Draw 1 Event card
       *[other] Draw { $count } Event cards
    }
starcraft-effect-raid-routes =
    { $count ->
        [one] Destroy up to one enemy transport on each route
       *[other] Destroy up to { $count } enemy transports on each route
    }
starcraft-effect-retrieve-workers = All your workers return to your Worker Pool
starcraft-effect-choose-planets = You choose your planets instead of drawing them
starcraft-effect-name-first-player = You name the first player
starcraft-effect-two-bases = You start with a base on each of your planets, and split your forces between them
starcraft-effect-place-z-routes = You place all z-axis routes of all players
starcraft-effect-transports-at-base = You start with a transport on every route of the planet with your base
starcraft-effect-build-on-card = Units that you build may be put on this card: { $units }
starcraft-effect-free-worker-or-transport =
    { $count ->
        [one] One worker or one transport is free in each of your Build orders
       *[other] { $count } workers or transports are free in each of your Build orders
    }
starcraft-effect-modules-count = Each of these modules of yours counts as { $times }: { $names }
starcraft-effect-star-order = You have the Star order: place it as one of your orders; when it is revealed, execute it as any standard order, or as a special order within your Special Order Pool
starcraft-effect-permanent =
    Your permanent { $resource ->
        [minerals] minerals have
       *[gas] gas has
    } { $bonus } more capacity
starcraft-effect-no-depletion = Opponents cannot deplete areas whose Resource cards you hold
starcraft-effect-round-points =
    { $count ->
        [one] While the installation is in play, you gain 1 extra conquest point each round
       *[other] While the installation is in play, you gain { $count } extra conquest points each round
    }
starcraft-effect-extra-orders =
    { $count ->
        [one] While the installation is in play, you place 1 extra order at the start of each Planning Phase
       *[other] While the installation is in play, you place { $count } extra orders at the start of each Planning Phase
    }
starcraft-effect-matches = Cards with these icons match too: { $units }
starcraft-effect-major-values = The major values of the card count, whatever its icons
starcraft-effect-no-sacrifice = No sacrifice
starcraft-effect-tokens-for-workers = Gain a resource token of your choice for each worker in your Worker Pool, at most { $most }
starcraft-effect-restore =
    { $count ->
        [one] You may restore 1 partially depleted area whose Resource card you hold
       *[other] You may restore up to { $count } partially depleted areas whose Resource cards you hold
    }
starcraft-effect-warp-units = You may move any units from the Warp Gate’s area to one friendly or empty area anywhere
starcraft-effect-deploy =
    { $where ->
        [active_planet] You may move units from this card to areas of the active planet as if they were already on it
       *[own_bases] You may first move units from this card to friendly areas with your bases
    }
starcraft-effect-avenge = You may destroy one unit, installation or base on the same planet
starcraft-effect-raise-bottom = You may put the bottom order of one stack on its top
starcraft-effect-double-orders = Each time you place an order you may place two, at most { $most } in all
starcraft-effect-limit-orders =
    Choose a planet where you have more units than any other player: each opponent may place at most { $count ->
        [one] 1 order there
       *[other] { $count } orders there
    }
starcraft-effect-orders-become =
    { $kind ->
        [build] Each order you reveal may be executed as a special Build order, outside the Special Order Pool
       *[mobilize] Each order you reveal may be executed as a special Mobilize order, outside the Special Order Pool
    }

## Scenarios

starcraft-scenario-desperate-alliance = Desperate Alliance
starcraft-scenario-trump-card = Trump Card
starcraft-scenario-uraj-and-khalis = Quest for Uraj and Khalis
starcraft-scenario-eye-of-the-storm = Eye of the Storm
starcraft-world-mar-sara = Mar Sara
starcraft-world-braxis = Braxis
starcraft-world-shakuras = Shakuras
starcraft-world-char = Char
starcraft-world-aiur = Aiur
