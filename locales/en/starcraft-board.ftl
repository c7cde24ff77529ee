# StarCraft: words that only the drawn board needs.

## Parts of the board

starcraft-board-galaxy = Galaxy
starcraft-board-trays = What to show beside the galaxy
starcraft-board-players = Players
starcraft-board-hand = Hand
starcraft-board-sheet = Sheet
starcraft-board-battle = Battle
starcraft-board-factions = Factions
starcraft-board-none = None
starcraft-board-lit = { $label }. Can be chosen
starcraft-board-chosen = { $label }. Chosen

starcraft-board-close = Close
starcraft-board-track = Conquest points, of { $goal } to win: { $points }
starcraft-board-mini-map = The whole galaxy in small: who controls which area
starcraft-board-faces = Lay out the stacks of orders, own ones face up (F)
# Parts of long words before which a word may be broken.
starcraft-board-joints = cruiser ment tion
starcraft-board-neighbours = Where the routes from here lead
starcraft-board-go-to = To { $planet }
starcraft-board-sign-changed = has changed since your last turn
starcraft-board-sign-lock = your order waits, since one of another player lies on it
starcraft-board-orders-left = Your orders still to be placed
starcraft-board-order-left =
    { $count ->
        [one] { $order }: 1 left
       *[other] { $order }: { $count } left
    }
starcraft-board-order-build = Build
starcraft-board-order-mobilize = Mobilize
starcraft-board-order-research = Research
starcraft-board-orders-special = Special
starcraft-board-order-defend = Defend
starcraft-board-defend-order = Defend order
starcraft-board-free-minerals = Minerals that can still be harvested, of all
starcraft-board-free-gas = Gas that can still be harvested, of all
starcraft-board-free-worker = Free workers, of all

## Building the galaxy

starcraft-board-rotations = How { $planet } can lie here
starcraft-board-turned = Place it turned by { $degrees } degrees
starcraft-board-turn = { $degrees }°
starcraft-board-forced-end =
    { $planet } ({ $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    })
starcraft-board-forced = Routes that come with it, since slots face each other: { $routes }.
starcraft-board-unforced = No slots face each other here: no route comes with it.

## Where the game stands

starcraft-board-phases = Phase of the round
starcraft-board-phase-setup = Set-up
starcraft-board-phase-planning = Planning
starcraft-board-phase-execution = Execution
starcraft-board-phase-regrouping = Regrouping
starcraft-board-phase-over = Over
starcraft-board-stage = Stage { $stage }
starcraft-board-event-deck = { $stage }: Event cards left in Stages I to III: { $left }
starcraft-board-ending-cards =
    { $count ->
        [one] 1 The End Draws Near card lies out
       *[other] { $count } The End Draws Near cards lie out
    }
starcraft-board-running = { $name }: { $order }
starcraft-board-running-on = { $name }: { $order }, { $planet }

## The galaxy in words

starcraft-board-area = { $area }: { $facts }
starcraft-board-limit =
    { $limit ->
        [one] holds 1 unit
       *[other] holds { $limit } units
    }
starcraft-board-depletion-partial = partly depleted
starcraft-board-depletion-depleted = depleted
starcraft-board-base-of = base of { $name }
starcraft-board-force = { $name }: { $units }
starcraft-board-count = { $count } × { $unit }
starcraft-board-controlled = controlled by { $name }
starcraft-board-card-held = Resource card of { $name }
starcraft-board-empty = empty
starcraft-board-planet = { $planet }: { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }; orders from the bottom up: { $orders }; routes: { $routes }
starcraft-board-no-orders = none
starcraft-board-order-hidden = an order of { $name }
starcraft-board-order-known = { $name }’s { $order }
starcraft-board-stack =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
starcraft-board-route = Route { $route }: { $transports }
starcraft-board-z-ends = { $route }, { $first }–{ $second }
starcraft-board-transports = transports of { $names }
starcraft-board-no-transports = no transports
starcraft-board-cell = Free place { $where }
starcraft-board-cell-first = in the middle
starcraft-board-dealt = Your planets still to be placed

## Players

starcraft-board-player = { $name }, { $faction }: { $points } points, { $pool } of { $workers } workers free, { $hand } Combat cards, { $events } Event cards, { $orders } orders left
starcraft-board-no-faction = no faction yet
starcraft-board-points = Conquest points
starcraft-board-points-of = Conquest points, of { $threshold } for a normal victory
starcraft-board-workers = Free workers, of all on the sheet
starcraft-board-cards = Combat cards in hand, of at most so many at the end of a round
starcraft-board-events = Event cards facedown or to be played
starcraft-board-orders = Orders not yet placed
starcraft-board-first = First player
starcraft-board-eliminated = eliminated
starcraft-board-team = Team { $team }
starcraft-board-open-sheet = Show the sheet

## Hand

starcraft-board-combat-cards = Combat cards
starcraft-board-events-offered = Event cards to pick: { $picked } of { $count }
starcraft-board-event-cards = Event cards
starcraft-board-events-in-play = Event cards in play
starcraft-board-hand-empty = No cards
starcraft-board-deck = Deck { $deck }, discarded { $discard }
starcraft-board-known = Seen: { $cards }
starcraft-board-card = { $card } (attack { $attack }, health { $health } with { $units }; otherwise { $minor-attack } and { $minor-health }). { $text }
starcraft-board-card-reinforcement = { $card } (reinforcement with { $units }). { $text }
starcraft-board-card-facts = Attack { $attack }, health { $health } with { $units }; otherwise { $minor-attack } and { $minor-health }. { $text }
starcraft-board-card-reinforcement-facts = Reinforcement with { $units }: { $text }
starcraft-board-any-unit = any unit
starcraft-board-reinforcement = Reinforcement
starcraft-board-others = else
starcraft-board-event = { $event }, Stage { $stage }: { $text }
starcraft-board-confidence-rulebook = From the rulebook.
starcraft-board-confidence-public = Values from public card lists, not from the rulebook.
starcraft-board-confidence-reconstructed = The printed card is not published: this one is reconstructed.

## Sheet

starcraft-board-sheet-of = Sheet of { $name }
starcraft-board-objective = Objective
starcraft-board-resources = Resources
starcraft-board-permanent = Permanent
starcraft-board-resource-words =
    { $where }: { $workers } of { $capacity } { $resource ->
        [minerals] minerals
       *[gas] gas
    } harvested
starcraft-board-worker-pool = { $pool } free, { $working } at work, { $unavailable } back at the end of the round
starcraft-board-buildings = Buildings
starcraft-board-building-words = { $building }: { $units }
starcraft-board-built = built
starcraft-board-modules = Modules
starcraft-board-technologies = Technologies
starcraft-board-in-play = In play
starcraft-board-for-sale = To buy
starcraft-board-supply = In supply
starcraft-board-base = Base
starcraft-board-transport = Transport
starcraft-board-priced = { $name }, costs { $cost }

## Battle

starcraft-board-no-battle = No battle is running.
starcraft-board-battle-over = Battle for { $area }
starcraft-board-attacker = Attacker
starcraft-board-defender = Defender
starcraft-board-units-there = Units in the area
starcraft-board-skirmish = Skirmish { $number }
starcraft-board-skirmish-side = { $name }: { $unit }, support { $support }, cards { $cards }, attack { $attack }, health { $health }
starcraft-board-resolved = resolved
starcraft-board-facedown = a facedown card
starcraft-board-no-unit = nobody yet
starcraft-board-splash = Splash damage from { $cards }

## The end of a round

starcraft-board-last-round = The round before
starcraft-board-round-end = The end of round { $round }
starcraft-board-go-on = Go on
starcraft-board-end-bases = Bases lost: { $areas }
starcraft-board-end-transports =
    { $count ->
        [one] 1 transport lost
       *[other] { $count } transports lost
    }
starcraft-board-end-cards-lost = Resource cards lost: { $areas }
starcraft-board-end-cards-gained = Resource cards gained: { $areas }
starcraft-board-end-workers =
    { $count ->
        [one] 1 worker back
       *[other] { $count } workers back
    }
starcraft-board-end-discarded =
    { $count ->
        [one] 1 Combat card discarded
       *[other] { $count } Combat cards discarded
    }

## What orders could do

starcraft-board-own-orders = Your orders, and what they could do now
starcraft-board-order-on = { $order }, { $planet }
starcraft-board-covered =
    { $count ->
        [one] Obstructed: an order of { $name } lies on it.
       *[other] Obstructed: { $count } orders lie on it, the topmost of { $name }.
    }
starcraft-board-could-move =
    { $count ->
        [one] 1 unit could move there, from { $planets }.
       *[other] { $count } units could move there, from { $planets }.
    }
starcraft-board-could-not-move = No unit of yours stands there or at the other end of a route with your transport.
starcraft-board-could-research =
    Technologies you can pay: { $names }{ $more ->
        [0] .
       *[other] { " and " }{ $more } more.
    } You also draw Combat cards.
starcraft-board-could-not-research = No technology can be paid; you draw Combat cards.
starcraft-board-could-build = Units you can pay: { $units }.
starcraft-board-could-build-nothing = No unit can be paid.
starcraft-board-could-build-no-base = Without a base of yours there, no units are built there.
starcraft-board-could-pay = Left to harvest: { $minerals } minerals, { $gas } gas, with { $workers } free workers.
starcraft-board-odds = { $own } against { $enemies }
starcraft-board-odds-losses = Average losses: you { $own } · they { $enemy }
starcraft-board-odds-losses-help = Losses are counted in units.
