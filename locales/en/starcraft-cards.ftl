# What the cards of StarCraft: The Board Game and Brood War do, put together from the ability codes of the data.

starcraft-text-none = –
starcraft-text-own-words = { $text }
starcraft-text-sentence = { $what }.
starcraft-text-on = { $what } ({ $conditions })
starcraft-text-when = { $when }: { $what }.
starcraft-text-then = { $first } { $rest }
starcraft-text-more = { $first }. { $rest }
starcraft-text-cost = { $cost }. If you do: { $what }
starcraft-text-choose = { $first }; or: { $rest }
starcraft-text-otherwise = { $first }. If that is not possible: { $rest }
starcraft-text-either = { $some } or { $last }
starcraft-text-lists = { $first }; { $rest }
starcraft-text-race-units = { $race } { $units }
starcraft-text-count = { $count } × { $name }

## What becomes of an Event card

starcraft-stays-until-used = Keep this card until you use it.
starcraft-stays-rest-of-game = Keep this card in your play area for the rest of the game.
starcraft-stays-common = This card stays beside the board for the rest of the game.

## When

starcraft-moment-start_of_battle = At the start of a battle
starcraft-moment-draw_cards = When cards are drawn in a battle
starcraft-moment-mobilize = When you execute a Mobilize order
starcraft-moment-enemy_mobilize = When an opponent reveals a Mobilize order
starcraft-moment-terran_base_destroyed = When a Terran base is destroyed
starcraft-moment-planning = In a Planning Phase, before you place an order
starcraft-moment-end_of_planning = When all orders are placed
starcraft-moment-reveal = When you reveal an order
starcraft-moment-pay = When you pay a cost
starcraft-step-end_destroy = at the end of the Destroy Units step
starcraft-step-after_draw = after cards are drawn

## On which conditions

starcraft-if-front = { $units } in front
starcraft-if-against = against { $units }
starcraft-if-attacker = as the attacker
starcraft-if-not-attacker = not as the attacker
starcraft-if-defender = as the defender
starcraft-if-not-defender = not as the defender
starcraft-if-own_in_battle = with your { $unit } in the battle
starcraft-if-not-own_in_battle = without a { $unit } of yours in the battle
starcraft-if-own_in_skirmish = with your { $unit } in the skirmish
starcraft-if-not-own_in_skirmish = without a { $unit } of yours in the skirmish
starcraft-if-own_on_planet = with your { $unit } on the planet
starcraft-if-not-own_on_planet = without a { $unit } of yours on the planet
starcraft-if-own_in_area = with your { $unit } in the area
starcraft-if-not-own_in_area = without a { $unit } of yours in the area
starcraft-if-own_base_here = with your base in the area
starcraft-if-not-own_base_here = without your base in the area
starcraft-if-own_support = with a supporting unit of yours
starcraft-if-not-own_support = without a supporting unit of yours
starcraft-if-enemy_support = if the opponent has a supporting unit
starcraft-if-not-enemy_support = if the opponent has no supporting unit
starcraft-if-enemy_reinforcement = if the opponent played a reinforcement card
starcraft-if-not-enemy_reinforcement = if the opponent played no reinforcement card
starcraft-if-enemy_detector = if the opponent has a detector
starcraft-if-not-enemy_detector = unless the opponent has a detector
starcraft-if-sufficient = with sufficient strength
starcraft-if-not-sufficient = without sufficient strength
starcraft-if-front_destroyed = if your front-line unit was destroyed
starcraft-if-not-front_destroyed = unless your front-line unit was destroyed
starcraft-if-standard_order = a standard order
starcraft-if-not-standard_order = a special order
starcraft-if-fewest_points = if no opponent has fewer conquest points than you
starcraft-if-not-fewest_points = if an opponent has fewer conquest points than you

## Units

starcraft-units-any = any unit
starcraft-units-all_but = all units but { $units }
starcraft-units-ground = a ground unit
starcraft-units-flying = a flying unit
starcraft-units-assist = an assist unit
starcraft-units-infantry = an infantry unit
starcraft-units-mechanical = a mechanical unit
starcraft-units-ranged = a ranged unit

## In a skirmish

starcraft-effect-attack =
    { $moment ->
        [start_of_battle] +{ $bonus } attack in every skirmish of the battle
       *[other] +{ $bonus } attack
    }
starcraft-effect-health =
    { $moment ->
        [start_of_battle] +{ $bonus } health in every skirmish of the battle
       *[other] +{ $bonus } health
    }
starcraft-effect-shelter =
    { $moment ->
        [start_of_battle] +{ $bonus } health in every skirmish of the battle, but only the greatest such bonus counts
       *[other] +{ $bonus } health, but only the greatest such bonus counts
    }
starcraft-effect-splash =
    { $sort ->
        [ground] Ground splash damage
        [flying] Flying splash damage
        [only] Splash damage that hits only { $only }
       *[both] Ground/flying splash damage
    }
starcraft-effect-cloak = Cloaking in this skirmish for these units of yours: { $units }
starcraft-effect-detect = Your side has a detector
starcraft-effect-cancel =
    { $card ->
        [standard] Cancel the opponent’s standard card; it must be replaced from hand or deck
       *[reinforcement] Cancel the opponent’s reinforcement card
    }
starcraft-effect-set-attack =
    { $both ->
        [yes] The final attack of both sides is { $value }
       *[no] The opponent’s final attack is { $value }
    }
starcraft-effect-no-support = The opponent’s support values count 0
starcraft-effect-sufficient = You have sufficient strength whatever the values
starcraft-effect-indestructible = Your units cannot be destroyed in this skirmish, except by splash damage
starcraft-effect-no-target = Of the opposing units, { $by } cannot target { $of }
starcraft-effect-no-anti-aircraft = The opponent’s Air Support adds no attack
starcraft-effect-destroy =
    { $where ->
        [skirmish] The opponent destroys { $count } of their units in the skirmish
        [battle] The opponent destroys { $count } of their units in the battle
       *[area] The opponent destroys { $count } of their units in the area
    }{ $sort ->
        [any] { "" }
       *[other] , { $units }
    }{ $most-cost ->
        [-1] { "" }
       *[other] , costing { $most-cost } or less in all
    }
starcraft-effect-scourge-strike = If your front-line unit lives, it is destroyed and with it a flying opposing front-line unit; this triggers no splash damage
starcraft-effect-return-to-technology = Return this card to your Technology deck
starcraft-effect-collateral = Collateral damage
starcraft-effect-mind-control = Take control of the opposing front-line unit
starcraft-effect-recharge =
    { $once ->
        [yes] This card returns to your hand, once in an Execution Phase
       *[no] This card returns to your hand
    }
starcraft-effect-tire = You may move one worker from your Worker Pool to Unavailable Workers
starcraft-effect-sacrifice = Destroy one of your units in the battle, or a worker in your Worker Pool

## Around battles

starcraft-effect-draw =
    { $count ->
        [one] Draw 1 Combat card
       *[other] Draw { $count } Combat cards
    }
starcraft-effect-reveal-hand = The opponent reveals their hand
starcraft-effect-open-cards = The opponent places their Combat cards before you and faceup
starcraft-effect-cancel-battle = There is no battle, and the attacker’s units retreat
starcraft-effect-evacuate = You may move any of your units from the contested area to one friendly or empty area of the planet
starcraft-effect-recall =
    { $count ->
        [one] You may move one of your units from anywhere to an area of the active planet with your { $unit }
       *[other] You may move { $count } of your units from anywhere to an area of the active planet with your { $unit }
    }
starcraft-effect-cancel-order = The order goes back to its owner without effect
starcraft-effect-place-installation =
    { $moment ->
        [played] Place this installation of yours in a friendly area: { $installation }
       *[other] You may place one of your installations there: { $installation }
    }

## Lasting

starcraft-effect-enable = You may build: { $units }
starcraft-effect-hand-limit = Your hand limit is { $bonus } higher

## Orders

starcraft-effect-look-orders =
    { $of ->
        [stack] Look at the faces of all orders in one stack
       *[player] Look at all orders of one opponent
    }
starcraft-effect-raise-order =
    { $count ->
        [one] You may move one of your orders to the top of its stack
       *[other] You may move { $count } of your orders to the top of their stacks
    }
starcraft-effect-make-special = Execute it as the special order of its kind
starcraft-effect-special-orders =
    { $bonus ->
        [one] This round you may use 1 special order more than your modules allow
       *[other] This round you may use { $bonus } special orders more than your modules allow
    }
starcraft-effect-execute-order =
    { $kind ->
        [build] Execute a standard Build order
        [mobilize] Execute a standard Mobilize order
       *[research] Execute a standard Research order
    } { $where ->
        [anywhere] on any planet
        [own_base] on any planet with your base
       *[own_unit] on any planet with your unit
    }

## Resources, pieces, points

starcraft-effect-deplete =
    { $by ->
        [each_opponent] Each opponent chooses a resource area
       *[player] Choose a resource area
    } { $state ->
        [untouched] that is untouched
        [partial] that is partially depleted
       *[any] that is not fully depleted
    } { $holder ->
        [opponent] and whose Resource card an opponent holds
        [not_own] and whose Resource card you do not hold
        [own] and whose Resource card is their own
       *[anyone] (whoever holds its Resource card)
    }: it is depleted one step further
starcraft-effect-enrich = Choose one of your Resource cards, not a permanent one: it is no longer partially depleted; if it is untouched, its capacity is { $capacity } higher until the end of the next round
starcraft-effect-double-capacity =
    { $count ->
        [one] One of your Resource cards, not a permanent one, has twice its capacity until the end of the round
       *[other] { $count } of your Resource cards, not permanent ones, have twice their capacity until the end of the round
    }
starcraft-effect-buy =
    You may buy now: { $things }, { $discount } { $resource ->
        [minerals] minerals cheaper
        [gas] gas cheaper
       *[any] resources cheaper
    }. The workers used for it are missing in the next round
starcraft-kind-building = a building
starcraft-kind-module = a module
starcraft-kind-technology = a technology
starcraft-effect-gain-workers =
    { $count ->
        [one] Put 1 of your unused workers into your Worker Pool
       *[other] Put { $count } of your unused workers into your Worker Pool
    }
starcraft-effect-gain-transports =
    { $count ->
        [one] Place 1 of your unused transports on a route of a planet with your base
       *[other] Place up to { $count } of your unused transports on routes of planets with your bases
    }
starcraft-effect-gain-units =
    { $where ->
        [friendly_at_base] Place free units in one friendly area of a planet with your base
       *[friendly_or_empty] Place free units in one friendly or empty area
    }: { $units }
starcraft-effect-build-free =
    { $where ->
        [friendly_at_base] Place in one friendly area of a planet with your base
       *[friendly_or_empty] Place in one friendly or empty area
    } { $count ->
        [one] one free unit of a type your buildings allow
       *[other] { $count } free units of types your buildings allow
    }
starcraft-effect-gain-points =
    { $count ->
        [one] Gain 1 conquest point
       *[other] Gain { $count } conquest points
    }
starcraft-effect-gain-tokens =
    Gain { $count } { $resource ->
        [minerals] mineral resource tokens
        [gas] gas resource tokens
       *[any] resource tokens of your choice
    }
starcraft-effect-lose-module = Choose an opponent with a module, who returns one of them to the unbuilt ones
starcraft-effect-destroy-transports =
    { $count ->
        [one] Destroy 1 enemy transport on a route of a planet where you control an area
       *[other] Destroy up to { $count } enemy transports on routes of planets where you control an area
    }
starcraft-effect-move-z-route =
    { $count ->
        [one] Take both ends of a z-axis route and place them anew; transports on it stay
       *[other] Take both ends of up to { $count } z-axis routes and place them anew; transports on them stay
    }

## Cards

starcraft-effect-look-hand = Look at one opponent’s hand
starcraft-effect-look-events =
    { $count ->
        [one] Look at the top card of the Event deck
       *[other] Look at the top { $count } cards of the Event deck and put them back in any order
    }
starcraft-effect-the-end = This card must be played, and your other Event cards are discarded. Once { $cards } of these lie out, the game ends. Only one of your copies brings its bonus
starcraft-effect-leadership =
    Resolve one of your unused Leadership cards of Stage { $stage ->
        [1] I that has an ability, without its starting forces
        [2] II that is no hero
       *[other] III
    }
starcraft-effect-hero-again = If your hero was destroyed, place it in a friendly area with your base
