# StarCraft: words for the sheets, the battle stage and the reference.

## How often to be asked

starcraft-prefer-free = What costs nothing
starcraft-prefer-free-ask = Ask me whether to draw cards and to withdraw
starcraft-prefer-free-auto = Always draw, and withdraw where there is one way
starcraft-prefer-skirmishes = Order of the skirmishes
starcraft-prefer-skirmishes-ask = Ask me which comes next
starcraft-prefer-skirmishes-in-order = Resolve them from the first to the last
starcraft-prefer-abilities = Abilities in this battle
starcraft-prefer-abilities-ask = Ask me whenever I may use one
starcraft-prefer-abilities-pass = Pass for this battle

## Sheets

starcraft-sheet-mine = Mine
starcraft-sheet-everybody = Everybody’s sheets
starcraft-sheet-of-points = of { $threshold }
starcraft-sheet-pool =
    { $count ->
        [one] 1 in the pool
       *[other] { $count } in the pool
    }
starcraft-sheet-at-work = { $count } at work
starcraft-sheet-planned = { $count } planned
starcraft-sheet-resting = { $count } resting
starcraft-sheet-one-building = one a Build order
starcraft-sheet-one-module = one a Build order
starcraft-sheet-also = Workers, transports, bases
starcraft-sheet-worker = Worker
starcraft-sheet-left = { $count } left
starcraft-sheet-hand = { $hand } cards, limit { $limit } · deck { $deck }, discarded { $discard }
starcraft-sheet-hidden =
    { $count ->
        [0] No cards
        [one] 1 card that you have not seen
       *[other] { $count } cards that you have not seen
    }
starcraft-sheet-build-on = Build on { $planet }
starcraft-sheet-steps = Steps of the Build order
starcraft-sheet-step-forces = Units
starcraft-sheet-step-upgrades = Upgrades
starcraft-sheet-step-base = Base
starcraft-sheet-how-many = How many?
starcraft-sheet-level = Level { $level }
starcraft-sheet-how = How?
starcraft-sheet-where = Where?
starcraft-sheet-way =
    { $place }{ $less ->
        [0] { "" }
       *[other] , { $less } cheaper
    }{ $forced ->
        [yes] , by force mining
       *[no] { "" }
    }
starcraft-sheet-not = Not now
starcraft-sheet-add = Can be put on the list
starcraft-sheet-listed = { $count } on the list
starcraft-sheet-waits = waits for its step
starcraft-sheet-force = can be force mined
starcraft-sheet-force-again = Force mine it? Once more for yes
starcraft-sheet-forced = by force mining
starcraft-sheet-take-off = Take { $name } off the list
starcraft-sheet-nothing-yet = Nothing on the list yet: click what you would like to build.
starcraft-sheet-not-asked = This order is being carried out.
starcraft-sheet-payment = Payment
starcraft-sheet-by-hand = choose cards by hand
starcraft-sheet-minerals = Minerals
starcraft-sheet-gas = Gas
starcraft-sheet-workers = Workers
starcraft-sheet-of = { $spent } of { $of }
starcraft-sheet-spent = { $resource }: { $spent } of { $of }
starcraft-sheet-pay = Pay
starcraft-sheet-pay-nothing = Be done with building
starcraft-sheet-pay-sure = Force mine and pay
starcraft-sheet-force-sure =
    { $count ->
        [one] One purchase is force mined: its area is depleted one step for good.
       *[other] { $count } purchases are force mined: their areas are depleted one step each, for good.
    }
starcraft-sheet-why-not = Not now, and why

## Battle stage

starcraft-stage-attacks = { $name } attacks
starcraft-stage-defends = { $name } defends
starcraft-stage-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
starcraft-stage-take = { $chance } % you take it
starcraft-stage-hold = { $chance } % you hold it
starcraft-stage-odds-help = As the bots reckon it from what you know: your own cards exactly, those of others as their decks are on average.
starcraft-stage-steps = Steps of the battle
starcraft-stage-step-order = Order
starcraft-stage-step-abilities = Abilities
starcraft-stage-step-draw = Draw
starcraft-stage-step-pair = Pair
starcraft-stage-step-support = Support
starcraft-stage-step-cards = Cards
starcraft-stage-step-resolve = Resolve
starcraft-stage-step-splash = Splash
starcraft-stage-step-retreat = Retreat
starcraft-stage-open = Skirmish { $number }
starcraft-stage-facedown = Skirmish { $number } · facedown
starcraft-stage-resolved = Skirmish { $number } · resolved
starcraft-stage-called-off = Skirmish { $number } · not fought
starcraft-stage-now = Skirmish { $number }
starcraft-stage-reveal = Reveal
starcraft-stage-compare = Compare
starcraft-stage-destroy = Destroy
starcraft-stage-no-support = no support
starcraft-stage-slot = your card
starcraft-stage-rejected = without effect
starcraft-stage-flying = flying
starcraft-stage-ground = ground
starcraft-stage-assist = assists
starcraft-stage-cloaked = cloaked
starcraft-stage-detector = detector
starcraft-stage-destroyed = destroyed
starcraft-stage-withdrew = withdrawn
starcraft-stage-supports = supports with { $strength }
starcraft-stage-against = Attack { $attack } of the attacker against health { $health }
starcraft-stage-against-back = Attack { $attack } of the defender against health { $health }
starcraft-stage-sum =
    { $unit }: { $card } card{ $support ->
        [0] { "" }
       *[other] { " " }+ { $support } support
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more } more
    }
starcraft-stage-unit-destroyed = { $unit } destroyed
starcraft-stage-unit-withdrew = { $unit } withdraws
starcraft-stage-both-stand = Both stand
starcraft-stage-both-strike = Both strike
starcraft-stage-one-strikes = One strikes
starcraft-stage-nobody-strikes = Nobody strikes
starcraft-stage-chances = Your { $own } dies in { $dies } %, their { $other } in { $destroys } %
starcraft-stage-certain =
    Your { $own } { $dies ->
        [yes] falls
       *[no] stands
    }, their { $other } { $destroys ->
        [yes] falls
       *[no] stands
    }
starcraft-stage-destroys = destroys in { $chance } %
starcraft-stage-here = Here: attack { $attack }, health { $health }; destroys in { $destroys } %, dies in { $dies } %
starcraft-stage-here-none = Here without a match: attack { $attack }, health { $health }; destroys in { $destroys } %, dies in { $dies } %
starcraft-stage-no-match = no match
starcraft-stage-supported = support +{ $support }
starcraft-stage-facedown-cards =
    { $count ->
        [one] 1 facedown card
       *[other] { $count } facedown cards
    }
starcraft-stage-yours-alone = yours alone
starcraft-stage-lay = Cards for skirmish { $number }
starcraft-stage-lay-one = Lay this card
starcraft-stage-lay-both = Lay both cards
starcraft-stage-blind = Top card of the deck ({ $count } left), unseen
starcraft-stage-take-back = Take back
starcraft-stage-pair = Whom does { $unit } meet? Click or drag.
starcraft-stage-send = Which skirmish does { $unit } support? Click or drag.
starcraft-stage-loose = In no skirmish yet
starcraft-stage-sign-cloak = Cloaked: { $unit } in skirmish { $number } withdraws instead of dying
starcraft-stage-sign-detector = Detector: nobody of { $name } cloaks in skirmish { $number }
starcraft-stage-sign-splash = Splash triggered: { $card } of { $name } hits in step 8
starcraft-stage-winner = { $name } holds { $area }
starcraft-stage-retreated = { $unit } of { $name } retreats to { $area }
starcraft-stage-past = Past battles
starcraft-stage-watch = Watch again
starcraft-stage-won-by = held by { $name }
starcraft-stage-replay = Watch the battle
starcraft-stage-scene = Scene
starcraft-stage-back = One scene back
starcraft-stage-on = One scene on
starcraft-stage-play = Play
starcraft-stage-pause = Pause
starcraft-stage-skip = Skip to the end
starcraft-stage-leave = Close the replay
