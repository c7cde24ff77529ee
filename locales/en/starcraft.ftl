# StarCraft: The Board Game, in English. Names are in starcraft-names.ftl, card texts in starcraft-cards.ftl, and why
# something is not possible in starcraft-planning.ftl, -economy.ftl, -battle.ftl and at the end of this file.

starcraft-name = StarCraft: The Board Game
client-about-starcraft = Build a galaxy, give hidden orders, and fight for it with one of six factions.

## What can be set before a game

starcraft-option-name-mode = Variant
starcraft-option-help-mode = The standard game is won by conquest points, by an objective of one’s own, or by elimination; Galactic Conquest only by eliminating everyone else; in Brood War’s Survival, who has no base is out.
starcraft-option-value-mode-standard = Standard
starcraft-option-value-mode-galactic-conquest = Galactic Conquest
starcraft-option-name-teams = Teams
starcraft-option-help-teams = Teams of two, for 4 or 6 players; the factions are dealt.
starcraft-option-name-random_factions = Random factions
starcraft-option-help-random_factions = The factions are dealt instead of chosen.
starcraft-option-name-random_galaxy = Random set-up
starcraft-option-help-random_galaxy = Planets, bases, routes and starting forces are placed at random, so that play begins at once.
starcraft-option-name-galaxy = Number of the galaxy
starcraft-option-help-galaxy = Planets, their places and the z-axis routes follow from it; 0 leaves them to the players, or to chance.
starcraft-sketch = Random galaxy
starcraft-option-name-forget_orders = Hidden from oneself
starcraft-option-help-forget_orders = Nobody may look at their own orders once they are placed, as the rulebook has it to the letter.
starcraft-option-name-round_limit = Last round
starcraft-option-help-round_limit = After this round the most conquest points win; 0 plays on without a limit.
starcraft-option-name-expansion = Expansion
starcraft-option-help-expansion = With what the base game is played.
starcraft-option-value-expansion-none = None

## How a game ended

starcraft-reason-normal = Decided by conquest points.
starcraft-reason-special = Decided by a special victory objective.
starcraft-reason-end-game = The end has come: decided when two The End Draws Near cards lay out.
starcraft-reason-elimination = No opponent is left.
starcraft-reason-round-limit = Decided by conquest points after the last round.

## Things

starcraft-area = { $planet } { $place }
starcraft-facts-area = { $area } ({ $yields }, holds { $limit })
starcraft-yields-minerals =
    { $amount ->
        [one] 1 mineral
       *[other] { $amount } minerals
    }
starcraft-yields-gas = { $amount } gas
starcraft-yields-conquest =
    { $amount ->
        [one] 1 conquest point
       *[other] { $amount } conquest points
    }
starcraft-yields-strategic = strategic
starcraft-route = { $first }–{ $second }
starcraft-z-route = z-axis route { $number }
starcraft-beside =
    { $side ->
        [N] below
        [E] left of
        [S] above
       *[W] right of
    } { $planet }
starcraft-ends = { $planet } and { $other-planet }
starcraft-summands = card { $card-attack }/{ $card-health }, support { $support }, abilities { $more-attack }/{ $more-health }
starcraft-nobody = nobody
starcraft-order-build = Build order
starcraft-order-mobilize = Mobilize order
starcraft-order-research = Research order
starcraft-order-special-build = special Build order
starcraft-order-special-mobilize = special Mobilize order
starcraft-order-special-research = special Research order
starcraft-cost =
    { $minerals ->
        [0] { $gas ->
            [0] nothing
           *[other] { $gas } gas
        }
        [one] { $gas ->
            [0] 1 mineral
           *[other] 1 mineral and { $gas } gas
        }
       *[other] { $gas ->
            [0] { $minerals } minerals
           *[other] { $minerals } minerals and { $gas } gas
        }
    }
starcraft-price =
    { $cost }{ $saved ->
        [0] { "" }
       *[other] , { $saved } cheaper
    }{ $forced ->
        [yes] , by force mining
       *[no] { "" }
    }
starcraft-facts-unit =
    { $flying ->
        [yes] flying
       *[no] ground
    }, { $targets ->
        [both] targets ground and flying units
        [ground] targets ground units
        [flying] targets flying units
       *[none] targets nothing
    }, support { $support }
starcraft-card-standard = { $card } ({ $units }: { $attack }/{ $health }, others { $minor-attack }/{ $minor-health }) { $text }
starcraft-card-reinforcement = { $card } (reinforcement, { $units }) { $text }
starcraft-card-play-area = { $card } (play area) { $text }

## Questions: set-up, planning, execution

starcraft-ask-faction = Choose your faction
starcraft-ask-place-planet = Place one of your planets
starcraft-ask-starting-base = Choose where your base stands
starcraft-ask-place-z-route = Choose the planets that a z-axis route connects
starcraft-ask-starting-units =
    { $count ->
        [one] Place 1 { $unit } on the planet with your base
       *[other] Place { $count } × { $unit } on the planet with your base
    }
starcraft-ask-starting-transport = Place your transport on a route of the planet with your base
starcraft-ask-place-order =
    { $left ->
        [one] Place your last order facedown
       *[other] Place an order facedown; { $left } are left
    }
starcraft-ask-use-event = Use an Event card of your play area, or go on
starcraft-ask-reveal-order = Reveal one of your orders on top of a stack
starcraft-ask-choose-order = Execute one of your orders on top of a stack, or draw an Event card instead

## Questions: orders

starcraft-ask-build-forces = Build order on { $planet }: build workers, transports and units, or go on
starcraft-ask-upgrade-bases = Build order on { $planet }: build one building and one module, or go on
starcraft-ask-build-base = Build order on { $planet }: build a base, or not
starcraft-ask-pay = Choose where a worker harvests { $resource }; { $left } to pay
starcraft-ask-force-mine = Choose the Resource card to force mine for { $resource }; { $left } to pay
starcraft-ask-consume = Choose another unit that becomes part of { $unit }
starcraft-ask-move-units = Mobilize order on { $planet }: move units there, or be done
starcraft-ask-draw-combat-cards = Draw { $count } Combat cards, or none
starcraft-ask-buy-technology = Buy a technology, or none
starcraft-ask-special-research = Choose the extra of the special Research order

## Questions: battle

starcraft-ask-start-of-battle = Use an ability for the start of the battle, or none
starcraft-ask-draw-ability = Use a card that draws more Combat cards, or none
starcraft-ask-draw-more = Draw { $count } more Combat cards for the special Mobilize order?
starcraft-ask-sacrifice = Choose what is destroyed for it
starcraft-ask-evacuate = Choose where your units leave to, or stay
starcraft-ask-leave = Choose a unit that leaves for { $area }, or be done
starcraft-ask-pair = Skirmish { $skirmish }: choose whom { $unit } meets in the front line
starcraft-ask-front = Skirmish { $skirmish }: choose the front-line unit of { $seat }
starcraft-ask-support = Choose the skirmish that { $unit } supports
starcraft-ask-place-cards = Skirmish { $skirmish }: choose your Combat cards
starcraft-ask-replace-card = Skirmish { $skirmish }: your standard card is cancelled; choose another
starcraft-ask-skirmish = Choose the skirmish to be resolved next
starcraft-ask-pay-cost = Pay for what { $card } does?
starcraft-ask-text-order = Choose which of your cards works first
starcraft-ask-support-loss = Choose the supporting unit you lose
starcraft-ask-text-loss = Choose the unit you lose to the card
starcraft-ask-splash-loss = Choose the unit you lose to splash damage
starcraft-ask-withdraw = Choose where the cloaked { $unit } withdraws to, or let it be destroyed
starcraft-ask-retreat = Choose the area your units retreat to
starcraft-ask-retreat-loss = Not all of your units find room: choose one that is destroyed
starcraft-ask-excess = More of your units won than the area holds: choose one that retreats

## Questions: Event cards and the Regrouping Phase

starcraft-ask-play-event = Play one of your Event cards, or none
starcraft-ask-discard =
    { $count ->
        [one] Discard a Combat card
       *[other] Discard { $count } Combat cards, one at a time
    }
starcraft-ask-choose-effect = Choose what { $event } does
starcraft-ask-look-hand = Choose the opponent whose hand you look at
starcraft-ask-look-stack = Choose the planet whose orders you look at
starcraft-ask-look-player = Choose the opponent whose orders you look at
starcraft-ask-place-transport =
    { $left ->
        [one] Place a transport on a route of a planet with your base, or not
       *[other] Place up to { $left } transports on routes of planets with your bases, or go on
    }
starcraft-ask-units-area = Choose the area where your free units arrive
starcraft-ask-choose-unit = Not all of the units fit: choose one that arrives
starcraft-ask-free-unit = Choose a free unit and its area
starcraft-ask-deplete = Choose an area that is depleted one step further
starcraft-ask-enrich = Choose one of your Resource cards that becomes richer
starcraft-ask-double-capacity = Choose one of your Resource cards that yields twice as much this round
starcraft-ask-event-purchase = Buy something cheaper now, or not
starcraft-ask-lose-module = Choose an opponent who loses a module
starcraft-ask-choose-module = Choose the module you lose
starcraft-ask-destroy-transports =
    { $left ->
        [one] Destroy an enemy transport, or go on
       *[other] Destroy up to { $left } enemy transports, or go on
    }
starcraft-ask-move-z-route = Choose the z-axis route to place anew
starcraft-ask-raise-order = Choose one of your orders that moves to the top of its stack, or none
starcraft-ask-order-planet = Choose the planet on which you execute a { $order }

## Options: set-up, planning, execution

starcraft-do-faction = { $faction } ({ $race }): { $objective } Begins with { $units } and { $workers } workers
starcraft-do-place-planet =
    { $planet }, { $turns ->
        [0] not turned
        [1] turned a quarter to the right
        [2] turned by half
       *[other] turned a quarter to the left
    }, { $routes ->
        [0] without a route
       *[other] with a route to { $neighbours }
    }, { $beside ->
        [0] in the middle
       *[other] { $where }
    }
starcraft-do-place-base = Base in { $area }
starcraft-do-place-z-route = From { $major }, where its transports will stand, to { $minor }
starcraft-do-place-units = { $count } × { $unit } in { $area }
starcraft-do-place-transport = Transport on { $route }
starcraft-do-none-starting-base = Not on this planet
starcraft-do-order =
    { $order } on { $planet }{ $covered ->
        [0] { "" }
        [one] , on top of 1 order
       *[other] , on top of { $covered } orders
    }
starcraft-do-reveal = Reveal your order on { $planet }
starcraft-do-execute = Execute the { $order } on { $planet }
starcraft-do-execute-with = Execute the { $order } on { $planet } as a special one with { $event }
starcraft-do-event = Draw an Event card (Stage { $stage }) instead of the { $order } on { $planet }
starcraft-do-none-use-event = Use no Event card

## Options: orders

starcraft-do-build-workers =
    { $count ->
        [one] Build 1 worker
       *[other] Build { $count } workers
    } for { $price }
starcraft-do-build-transport = Build a transport on { $route } for { $price }
starcraft-do-build-unit = Build { $unit } in { $area } for { $price } ({ $facts })
starcraft-do-build-unit-of = Build { $unit } in { $area } for { $price } and { $count } × { $consumed } ({ $facts })
starcraft-do-build-building = Build { $building } for { $price }; allows { $units }
starcraft-do-build-module = Build { $module } for { $price }: { $text }
starcraft-do-build-base = Build a base in { $area } for { $price }
starcraft-do-done-build-forces = On to the upgrades
starcraft-do-done-upgrade-bases = Upgrade nothing more
starcraft-do-done-build-base = Build no base
starcraft-do-pay-card = From { $area }; { $free } free
starcraft-do-pay-permanent = From your permanent { $resource }; { $free } free
starcraft-do-force-mine =
    Force mine { $area }, which is then { $lost ->
        [yes] depleted and lost
       *[no] partially depleted
    }
starcraft-do-move = Move { $count } × { $unit } from { $source } to { $target }
starcraft-do-move-attack = Attack { $target } from { $source } with { $count } × { $unit }, against { $enemies }
starcraft-do-move-base = Move { $count } × { $unit } from { $source } into { $target }, where an enemy base stands alone
starcraft-do-lift-off = Move your base from { $source } to { $target }
starcraft-do-recall = Recall { $unit } from { $source } to { $target }
starcraft-do-done-move-units = Be done with moving
starcraft-do-draw = Draw { $count } Combat cards
starcraft-do-none-draw-combat-cards = Draw none
starcraft-do-research =
    { $technology } for { $price }, { $kind ->
        [play-area] into your play area
       *[other] { $cards ->
            [one] 1 card into your Combat deck
           *[other] { $cards } cards into your Combat deck
        }
    }: { $text }
starcraft-do-none-buy-technology = Buy no technology
starcraft-do-draw-event = Draw another Event card
starcraft-do-take = Take into your hand: { $card }
starcraft-do-destroy-unit = Destroy your own { $unit } in { $area }
starcraft-do-destroy-base = Destroy your own base in { $area }
starcraft-do-destroy-transport = Destroy your own transport on { $route }
starcraft-do-pay-by-hand = Pay the next thing by hand, worker by worker

## Options: battle

starcraft-do-use = Use { $ability }: { $text }
starcraft-do-none-start-of-battle = Use nothing
starcraft-do-none-draw-ability = Use nothing
starcraft-do-yes-draw-more = Draw { $count } more
starcraft-do-no-draw-more = Draw no more
starcraft-do-front = { $unit } ({ $facts })
starcraft-do-pair =
    { $unit } attacks { $against }{ $targets ->
        [both] { "" }
        [attacker] ; only { $unit } can hit the other
        [defender] ; only { $against } can hit the other
       *[none] ; neither can hit the other
    }
starcraft-do-support = { $unit } supports skirmish { $skirmish }, { $attacking } against { $defending }: +{ $support } attack
starcraft-do-cards =
    { $card }{ $fits ->
        [yes] , { $attack }/{ $health } here: { $text }
        [assist] , only { $attack }/{ $health } here{ $named ->
            [yes] {" "}instead of { $best-attack }/{ $best-health }
           *[no] {""}
        }: { $text }
       *[no] , only { $attack }/{ $health } here{ $named ->
            [yes] {" "}instead of { $best-attack }/{ $best-health }
           *[no] {""}
        }, without its text
    }
starcraft-do-cards-two =
    { $card }{ $fits ->
        [yes] , { $attack }/{ $health } here: { $text }
        [assist] , only { $attack }/{ $health } here{ $named ->
            [yes] {" "}instead of { $best-attack }/{ $best-health }
           *[no] {""}
        }: { $text }
       *[no] , only { $attack }/{ $health } here{ $named ->
            [yes] {" "}instead of { $best-attack }/{ $best-health }
           *[no] {""}
        }, without its text;
    } with { $second }{ $helps ->
        [yes] : { $more }
       *[no] , which matches no unit here
    }
starcraft-do-blind = The top card of your deck, unseen
starcraft-do-blind-lent = The top card of its owner’s deck, unseen
starcraft-do-blind-with = The top card of its owner’s deck, unseen, and { $card }: { $text }
starcraft-do-skirmish = Skirmish { $skirmish }: { $attacking } against { $defending }
starcraft-do-yes-pay-cost =
    Pay { $cost ->
        [worker] with a worker
       *[card] with the card
    }: { $effect }
starcraft-do-no-pay-cost = Do not pay
starcraft-do-lose = Lose { $unit } ({ $facts })
starcraft-do-lose-front = Lose { $unit } in the front line of skirmish { $skirmish } ({ $facts })
starcraft-do-lose-support = Lose { $unit } that supports skirmish { $skirmish } ({ $facts })
starcraft-do-lose-worker = Lose a worker of your Worker Pool
starcraft-do-withdraw = Withdraw to { $area }; room for { $room }
starcraft-do-none-withdraw = Let it be destroyed
starcraft-do-none-evacuate = Stay
starcraft-do-leave = { $unit } leaves for { $area } ({ $facts })
starcraft-do-done-leave = Nobody else leaves
starcraft-do-retreat = Retreat to { $area }; room for { $room }
starcraft-do-excess = { $unit } retreats ({ $facts })

## Options: Event cards and the Regrouping Phase

starcraft-do-play = Play { $event }: { $text }
starcraft-do-none-play-event = Play none; discard all
starcraft-do-discard = Discard { $card }
starcraft-do-choose-effect = { $text }
starcraft-do-choose-area-deplete =
    Deplete { $area }, { $state ->
        [partial] partially depleted already
       *[untouched] untouched
    }; its Resource card is held by { $holder }
starcraft-do-choose-area-units-area = Into { $area }
starcraft-do-choose-area-enrich =
    { $area }, { $state ->
        [partial] which is then no longer partially depleted
       *[untouched] which then takes more workers
    }
starcraft-do-choose-area-double-capacity = { $area }
starcraft-do-choose-planet-look-stack =
    { $orders ->
        [one] The order on { $planet }
       *[other] The { $orders } orders on { $planet }
    }
starcraft-do-choose-planet-order-planet = { $order } on { $planet }
starcraft-do-choose-seat-look-hand =
    { $cards ->
        [one] { $other }, who holds 1 card
       *[other] { $other }, who holds { $cards } cards
    }
starcraft-do-choose-seat-look-player =
    { $orders ->
        [one] { $other }, who has 1 order on the board
       *[other] { $other }, who has { $orders } orders on the board
    }
starcraft-do-choose-seat-lose-module = { $other }, who has { $modules }
starcraft-do-choose-route = { $route }, now from { $major } to { $minor }
starcraft-do-choose-transport = Destroy the transport of { $other } on { $route }
starcraft-do-none-destroy-transports = Destroy no more
starcraft-do-none-place-transport = Place no more
starcraft-do-none-event-purchase = Buy nothing
starcraft-do-raise-order = Your order at place { $place } from the bottom on { $planet }
starcraft-do-raise-order-known = Your { $order } at place { $place } from the bottom on { $planet }
starcraft-do-none-raise-order = Leave all orders where they are
starcraft-do-choose-unit-consume = { $unit } in { $area }
starcraft-do-choose-unit-choose-unit = { $unit }
starcraft-do-choose-unit-free-unit = { $unit } in { $area }
starcraft-do-choose-module = { $module }: { $text }

## What happens: set-up, planning, execution

starcraft-event-first-player = { $seat } is first player.
starcraft-event-faction-taken = { $seat } plays { $faction }.
starcraft-event-planet-drawn = { $seat } draws { $planet }.
starcraft-event-planet-placed =
    { $seat } places { $planet }{ $routes ->
        [0] .
        [one] {" "}with 1 route.
       *[other] {" "}with { $routes } routes.
    }
starcraft-event-base-placed = { $seat } places a base in { $area }.
starcraft-event-z-route-placed = { $seat } connects { starcraft-ends } by a z-axis route.
starcraft-event-z-route-out = There is no room for the z-axis route of { $seat }.
starcraft-event-resource-card-gained = { $seat } takes the Resource card of { $area }.
starcraft-event-units-placed = { $seat } places { $count } × { $unit } in { $area }.
starcraft-event-transport-placed = { $seat } places a transport on { $route }.
starcraft-event-round = Round { $round } begins.
starcraft-event-order-placed = { $seat } places an order on { $planet }.
starcraft-event-own-order-placed = It is a { $order } ({ $planet }).
starcraft-event-order-executed = { $seat } executes a { $order } on { $planet }.
starcraft-event-order-revealed = { $seat } reveals a { $order } on { $planet }.
starcraft-event-order-exchanged = { $seat } takes a { $order } off { $planet } and draws an Event card instead.
starcraft-event-obstructed = All orders of { $seat } are covered.
starcraft-event-orders-done = All orders are executed.
starcraft-event-event-drawn =
    { $stage ->
        [1] { $seat } draws an Event card of Stage I.
        [2] { $seat } draws an Event card of Stage II.
       *[other] { $seat } draws an Event card of Stage III.
    }
starcraft-event-event-deck-empty = The Event deck is empty: { $seat } draws none.
starcraft-event-event-deck-renewed =
    { $cards ->
        [one] The discarded Stage III card becomes the new Event deck.
       *[other] The { $cards } discarded Stage III cards become the new Event deck.
    }
starcraft-event-event-used = { $seat } uses { $event }.

## What happens: orders

starcraft-event-harvested =
    { $count ->
        [one] { $seat } sends 1 worker to { $area }.
       *[other] { $seat } sends { $count } workers to { $area }.
    }
starcraft-event-harvested-permanent =
    { $count ->
        [one] { $seat } sends 1 worker to the permanent { $resource }.
       *[other] { $seat } sends { $count } workers to the permanent { $resource }.
    }
starcraft-event-force-mined = { $seat } force mines { $area }.
starcraft-event-partially-depleted = { $area } is partially depleted.
starcraft-event-depleted = { $area } is depleted.
starcraft-event-card-lost =
    { $workers ->
        [0] { $seat } loses the Resource card of { $area }.
        [one] { $seat } loses the Resource card of { $area } and the worker on it.
       *[other] { $seat } loses the Resource card of { $area } and the { $workers } workers on it.
    }
starcraft-event-card-gained = { $seat } gains the Resource card of { $area }.
starcraft-event-built-workers =
    { $count ->
        [one] { $seat } builds 1 worker for { starcraft-cost }.
       *[other] { $seat } builds { $count } workers for { starcraft-cost }.
    }
starcraft-event-built-transport = { $seat } builds a transport on { $route } for { starcraft-cost }.
starcraft-event-built-unit = { $seat } builds { $unit } in { $area } for { starcraft-cost }.
starcraft-event-unit-consumed = { $unit } in { $area } becomes part of it.
starcraft-event-built-building = { $seat } builds { $building } for { starcraft-cost }.
starcraft-event-built-module = { $seat } builds { $module } for { starcraft-cost }.
starcraft-event-built-base = { $seat } builds a base in { $area } for { starcraft-cost }.
starcraft-event-destroyed-own-unit = { $seat } destroys their own { $unit } in { $area }.
starcraft-event-destroyed-own-base = { $seat } destroys their own base in { $area }.
starcraft-event-destroyed-own-transport = { $seat } destroys their own transport on { $route }.
starcraft-event-moved = { $seat } moves { $count } × { $unit } from { $source } to { $target }.
starcraft-event-transported = { $seat } transports { $count } × { $unit } from { $source } to { $target }.
starcraft-event-lifted-off = The base of { $seat } lifts off from { $source } and lands in { $target }.
starcraft-event-recalled = { $seat } recalls { $unit } from { $source } to { $target }.
starcraft-event-research-without-base = { $seat } has no base on { $planet }: the Research order does nothing.
starcraft-event-technology-bought = { $seat } buys { $technology } for { starcraft-cost }.
starcraft-event-technology-shuffled-in = The new cards are shuffled into the Combat deck of { $seat }.
starcraft-event-technology-taken = { $seat } takes { $card } into the hand.
starcraft-event-technology-used = { $seat } uses { $technology }.
starcraft-event-cards-drawn =
    { $count ->
        [0] { $seat } can draw no Combat card.
        [one] { $seat } draws 1 Combat card.
       *[other] { $seat } draws { $count } Combat cards.
    }
starcraft-event-drew = You have drawn: { $cards }.
starcraft-event-deck-shuffled =
    { $count ->
        [one] The discarded card of { $seat } becomes the new Combat deck.
       *[other] The { $count } discarded cards of { $seat } become the new Combat deck.
    }

## What happens: battle

starcraft-event-battle-begins = { $seat } ({ $attackers }) attacks { $defender } ({ $defenders }) in { $area }.
starcraft-event-battle-cancelled = { $seat } calls the battle off.
starcraft-event-worker-destroyed = { $seat } gives a worker for it.
starcraft-event-evacuated = { $unit } of { $seat } leaves for { $area }.
starcraft-event-hand-revealed = { $seat } shows the hand: { $cards }.
starcraft-event-paired = Skirmish { $skirmish }: { $unit } against { $against }.
starcraft-event-supported = { $unit } of { $seat } supports skirmish { $skirmish }.
starcraft-event-cards-placed =
    { $count ->
        [one] { $seat } places 1 card on skirmish { $skirmish }.
       *[other] { $seat } places { $count } cards on skirmish { $skirmish }.
    }
starcraft-event-cards-placed-open = { $seat } places faceup on skirmish { $skirmish }: { $cards }.
starcraft-event-card-placed-blind =
    { $count ->
        [0] { $seat } has no card for skirmish { $skirmish }.
       *[other] { $seat } places the top card of the deck on skirmish { $skirmish }.
    }
starcraft-event-skirmish-begins = Skirmish { $skirmish } is resolved.
starcraft-event-skirmish-called-off = Skirmish { $skirmish } is not fought: a side has no unit left in it.
starcraft-event-cards-revealed = { $seat } reveals: { $cards }.
starcraft-event-card-rejected = { $card } of { $seat } is discarded without effect.
starcraft-event-card-from-deck = { $seat } plays { $card } from the top of the deck.
starcraft-event-card-replaced = { $seat } plays { $card } instead.
starcraft-event-no-standard-card = { $seat } has no standard card left: attack 0, health 0.
starcraft-event-worker-tired = { $seat } sends a worker to the Unavailable Workers for { $card }.
starcraft-event-final-values = { $seat }: attack { $attack }, health { $health } ({ starcraft-summands }).
starcraft-event-unit-destroyed = { $unit } of { $seat } in { $area } is destroyed.
starcraft-event-withdrew = { $unit } of { $seat } withdraws to { $area }.
starcraft-event-text-resolved = { $card } of { $seat } takes effect.
starcraft-event-splash-triggered = { $card } of { $seat } triggers splash damage.
starcraft-event-battle-won = { $area } goes to { $seat }.
starcraft-event-retreated = { $unit } of { $seat } retreats to { $area }.

## What happens: Event cards and the Regrouping Phase

starcraft-event-base-lost = The base of { $seat } in { $area } is destroyed.
starcraft-event-transport-lost = The transport of { $seat } on { $route } is destroyed.
starcraft-event-points =
    { $points ->
        [one] { $seat } gains 1 conquest point and has { $total }.
       *[other] { $seat } gains { $points } conquest points and has { $total }.
    }
starcraft-event-events-read = Your Event cards: { $events }.
starcraft-event-event-played = { $seat } plays { $event }.
starcraft-event-no-event-played = { $seat } plays no Event card.
starcraft-event-events-discarded = { $seat } discards: { $events }.
starcraft-event-event-order = { $seat } executes a { $order } on { $planet }.
starcraft-event-gained-workers =
    { $count ->
        [0] { $seat } has no unused worker left.
        [one] { $seat } gets 1 worker.
       *[other] { $seat } gets { $count } workers.
    }
starcraft-event-gained-transport = { $seat } gets a transport on { $route }.
starcraft-event-gained-unit = { $seat } gets { $unit } in { $area }.
starcraft-event-enriched = { $area } yields more for { $seat }.
starcraft-event-module-lost = { $seat } loses { $module }.
starcraft-event-z-route-moved = { $seat } moves { $route }: it now leads from { $major } to { $minor }.
starcraft-event-looked-at-hand = { $seat } looks at the hand of { $other }.
starcraft-event-saw-hand = { $other } holds: { $cards }.
starcraft-event-looked-at-stack = { $seat } looks at the orders on { $planet }.
starcraft-event-looked-at-orders = { $seat } looks at the orders of { $other }.
starcraft-event-order-raised = { $seat } moves an order on { $planet } from place { $place } to the top.
starcraft-event-discarded = { $seat } discards { $card }.
starcraft-event-eliminated = { $seat } is out of the game.
starcraft-event-won =
    { $reason ->
        [normal] { $seat } has the conquest points that win the game.
        [special] { $seat } has reached the objective and wins.
        [end-game] { $seat } wins as the end has come.
        [elimination] { $seat } has no opponent left and wins.
        [scenario] { $seat } has done what the scenario asks for and wins.
       *[round-limit] { $seat } has the most conquest points after the last round and wins.
    }

## Why something is not possible: Event cards and the Regrouping Phase

starcraft-refused-play-event = Play one of your Event cards, or none.
starcraft-refused-event-not-read = { $event } is not among the Event cards you have drawn.
starcraft-refused-the-end-first = { $event } must be played before any other Event card.
starcraft-refused-discard = You are above your hand limit: discard a Combat card.
starcraft-refused-discard-alike = { $card } and { $other } play exactly alike; discard { $other }.
starcraft-refused-choose-effect = Choose one of the effects of { $event }.
starcraft-refused-effect-number = { $event } has no such effect that is possible now: { $number }.
starcraft-refused-look-hand = Choose an opponent whose hand you look at.
starcraft-refused-look-stack = Choose a planet whose orders you look at.
starcraft-refused-look-player = Choose an opponent whose orders you look at.
starcraft-refused-nothing-unseen = There are no orders there that you have not seen.
starcraft-refused-no-hand = { $other } has no cards in hand.
starcraft-refused-no-opponent = Choose an opponent who is still in the game.
starcraft-refused-place-transport = Place a transport, or no more.
starcraft-refused-transport-needs-base = { $route } leads to no planet with your base.
starcraft-refused-units-area = Choose the area where your units arrive.
starcraft-refused-units-not-there = { $area } cannot take these units: it must be friendly or empty as the card says, and have room.
starcraft-refused-choose-unit = Choose one of the units that still fit.
starcraft-refused-free-unit = Choose a free unit and its area.
starcraft-refused-free-unit-that = { $unit } cannot come into { $area }: your buildings must allow it, a figure must be left, and the area must be open to it.
starcraft-refused-deplete = Choose an area that is depleted.
starcraft-refused-not-to-deplete = { $area } cannot be depleted by this card.
starcraft-refused-enrich = Choose one of your Resource cards.
starcraft-refused-double-capacity = Choose one of your Resource cards that is not doubled yet.
starcraft-refused-doubled = The Resource card of { $area } yields twice as much already.
starcraft-refused-event-purchase = Buy what the card names, or nothing.
starcraft-refused-event-purchase-that = The Event card does not let you buy that.
starcraft-refused-lose-module = Choose an opponent who loses a module.
starcraft-refused-no-module = { $other } has no module.
starcraft-refused-choose-module = Choose the module you lose.
starcraft-refused-module-not-built = You have not built that: { $module }.
starcraft-refused-destroy-transports = Choose an enemy transport, or no more.
starcraft-refused-transport-not-there = { $other } has no transport on { $route }, or you control no area at its ends.
starcraft-refused-move-z-route = Choose the z-axis route to place anew.
starcraft-refused-not-a-z-route = { $route } is not a z-axis route.
starcraft-refused-raise-order = Choose one of your covered orders, or none.
starcraft-refused-not-raisable = At place { $place } on { $planet } lies no order of yours that is covered.
starcraft-refused-order-planet = Choose the planet on which you execute the order.
starcraft-refused-order-not-there = The card wants one of your bases or units on the planet; { $planet } has none that will do.
starcraft-refused-unknown-faction = There is no faction called { $name }.
starcraft-refused-unknown-planet = There is no planet called { $name }.
starcraft-refused-unknown-area = There is no area called { $name }.
starcraft-refused-unknown-route = There is no route called { $name }.
starcraft-refused-unknown-unit = There is no unit called { $name }.
starcraft-refused-unknown-building = There is no building called { $name }.
starcraft-refused-unknown-module = There is no module called { $name }.
starcraft-refused-unknown-technology = There is no technology called { $name }.
starcraft-refused-unknown-card = There is no card called { $name }.
starcraft-refused-unknown-event = There is no Event card called { $name }.
starcraft-refused-unknown-seat = There is no seat { $name }.
starcraft-refused-destroy-now = Own pieces are destroyed in one’s own turn, while building, moving or playing Event cards, and never in a battle.
starcraft-refused-destroy-unit = You have no { $unit } in { $area } that you could destroy.
starcraft-refused-destroy-base = You have no base in { $area } that you could destroy.
starcraft-refused-destroy-transport = You have no transport on { $route } that you could destroy.
starcraft-refused-pay-by-hand-now = Payment by hand is chosen before something is bought.
starcraft-refused-pay-by-hand = The next payment is by hand already.

## The table as text

starcraft-phase-setup = Setting up
starcraft-phase-planning = Planning Phase
starcraft-phase-execution = Execution Phase
starcraft-phase-regrouping = Regrouping Phase
starcraft-phase-over = The game is over
starcraft-picture-round = Round { $round }, { $phase }
starcraft-picture-turn = Round { $round }, { $phase }, the turn of { $name }
starcraft-picture-event-deck =
    Event deck: { $first } of Stage I, { $second } of Stage II, { $third } of Stage III{ $endings ->
        [0] { "" }
       *[other] ; The End Draws Near: { $endings }
    }
starcraft-picture-legend = * first player  { $base } base  { $tired } partially depleted  { $spent } depleted  (A) holds the Resource card, or has a transport there
starcraft-picture-undecided = no faction yet
starcraft-picture-out = { $faction }, out of the game
starcraft-picture-standing = { $faction }, workers { $pool } + { $unavailable } unavailable, hand { $hand } of { $limit }, deck { $deck }, events { $events }
starcraft-picture-standing-points = { $faction }, points { $points } of { $threshold }, workers { $pool } + { $unavailable } unavailable, hand { $hand } of { $limit }, deck { $deck }, events { $events }
starcraft-picture-stack = Orders, the last on top: { $orders }
starcraft-picture-limit = holds { $limit }
starcraft-picture-chance = { $attacker } takes it in { $chance } %, as the bots reckon from what you know
starcraft-picture-odds = Odds of an attack, as the bots reckon from what you know; losses in units
starcraft-picture-odds-begun = { $area } as it stands: { $chance } % you take it, you lose { $own }, they { $enemy }
starcraft-picture-odds-with = { $area } with { $units }: { $chance } % you take it, you lose { $own }, they { $enemy }
starcraft-picture-supply = Your units in supply: { $units }
starcraft-picture-battle = Battle in { $area }: { $attacker } attacks { $defender }
starcraft-picture-skirmish = { $attack } against { $defence }
starcraft-picture-permanent = permanent
starcraft-picture-resource = { $place }: { $workers } of { $capacity } { $resource }
starcraft-picture-resources = Your resources, workers on them: { $resources }
starcraft-picture-technologies = Technologies you can buy: { $technologies }
starcraft-picture-orders = Your orders off the board: { $orders }
starcraft-picture-events = Your Event cards
starcraft-picture-hand = Your hand

## What was remarkable about a game

starcraft-feat-best-buy =
    { $count ->
        [one] { $built } × { $unit } of { $seat }, for { $cost }: { $count } unit destroyed
       *[other] { $built } × { $unit } of { $seat }, for { $cost }: { $count } units destroyed
    }
starcraft-feat-most-battles =
    { $count ->
        [one] { $seat } wins { $count } battle
       *[other] { $seat } wins { $count } battles
    }
starcraft-feat-heaviest-losses =
    { $count ->
        [one] { $seat } loses { $count } unit in battle
       *[other] { $seat } loses { $count } units in battle
    }
starcraft-feat-longest-streak = { $seat } wins { $count } battles in a row
starcraft-feat-best-harvest =
    { $points ->
        [one] { $seat } scores { $points } conquest point in round { $round }
       *[other] { $seat } scores { $points } conquest points in round { $round }
    }
starcraft-feat-name-best-buy = Best buy
starcraft-feat-name-most-battles = Most battles
starcraft-feat-name-heaviest-losses = Heaviest losses
starcraft-feat-name-longest-streak = Longest streak
starcraft-feat-name-best-harvest = Best round
starcraft-luck-help = attack and health of drawn Combat cards, against the average of the deck
starcraft-luck-count =
    { $count ->
        [one] { $count } standard card was drawn.
       *[other] { $count } standard cards were drawn.
    }
starcraft-curve-points = Conquest points
starcraft-curve-areas = Areas
starcraft-curve-units = Units
starcraft-log-setup = Set-up
starcraft-log-planning = Planning
starcraft-log-execution = Orders
starcraft-log-battle = Battle
starcraft-log-regrouping = Regrouping
