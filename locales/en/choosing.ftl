# Choosing: what the line below the board says, in every game, and what one does in each game, in a word or two.

## The line below the board

client-you-are-asked = You are asked
client-asked = asked
client-your-turn-short = Your turn
client-turn-of = Turn of { $name }
client-you-are-asked-in = You are asked · turn of { $name }
client-choose-player = Choose { $name }
client-point-board = Choose on the board: what can be chosen is lit.
client-go-on = Now choose what is lit.
client-list-below = Several ways: choose one.
client-take-back = Take back: { $name }
client-how = How
client-amount = How many
client-amount-of = How many, { $least } to { $most }
client-amount-most = of { $most }
client-amount-more = One more
client-amount-less = One less
client-amount-all = all
client-nothing-found = Nothing that fits what you typed.
client-rule = The rule
client-rule-missing = This rule is not in the checklist.
client-rule-english = (in English only)
client-rule-back = Back
client-settings-ask-again = Ask again before I pass or end something
client-keys-pass = pass, or go on
client-keys-list = list all options
client-keys-enter = choose on the board; do what the bright button says
client-keys-arrows = walk over the board
client-keys-help = this list
client-skip = Skip
client-skip-board = To the board
client-skip-question = To what is asked

## Space Base

space-base-board-buy-for = Buy for all { $credits }¢
space-base-board-preview-own = your turn: { $before } → { $after }
space-base-board-preview-others = others’ turns: { $before } → { $after }
space-base-board-preview-often = sector { $sector }: { $rolls } of 36 rolls
space-base-board-box-brief = charge box
space-base-board-arrow-brief-left = the left sector too
space-base-board-arrow-brief-right = the right sector too
space-base-board-arrow-brief-either = a sector beside it too
space-base-board-preview-colony = { $points }★ at once; the sector pays nothing more
space-base-board-flips = { $name } turns red
space-base-board-die-number = die { $number }
space-base-verb-set = Set a die
space-base-verb-roll = Roll
space-base-verb-reroll = Roll again
space-base-verb-keep = Keep the dice
space-base-verb-dice = Use the dice one by one
space-base-verb-sum = Use the sum
space-base-verb-shift = Shift the sum
space-base-verb-double = Double a sector
space-base-verb-sector = Follow the arrow
space-base-verb-charge = Charge
space-base-verb-decline = Do without
space-base-verb-carry = Take charges along
space-base-verb-use = Use an ability
space-base-verb-move = Move a charge
space-base-verb-stay = Leave the charges
space-base-verb-buy = Buy
space-base-verb-buy-into = Buy into a sector
space-base-verb-claim = Take for free
space-base-verb-pass = Pass

## Risk

risk-board-adjacent = Adjacent: { $near }
risk-board-die-of =
    { $side ->
        [attack] attack die { $number }
       *[other] defence die { $number }
    }
risk-board-faction-pieces = Base: { $base }. Pieces: { $units }.
risk-board-faction-cards = { $count } cards: { $kinds }
risk-board-faction-terran = cards that hold ground and strike from afar
risk-board-faction-protoss = cards that turn dice and cancel others’ cards
risk-board-faction-zerg = cards that swarm: more units, longer ways
risk-board-faction-plain = plays like the others in this variant
risk-board-faction-yours = yours
risk-board-faction-taken = taken by { $name }
risk-board-faction-closed = cannot be chosen now
risk-board-faction-wait = not asked yet
risk-board-way-invade = Once
risk-board-way-invade-hero = Once, hero
risk-board-way-storm = Till taken
risk-board-way-storm-hero = Till taken, hero
risk-board-way-place = Place
risk-board-way-bring = Units
risk-board-way-bring-hero = With hero
risk-board-way-advance = Units
risk-board-way-advance-hero = With hero
risk-board-way-move = Units
risk-board-way-move-hero = With hero
risk-board-way-defend = Dice
risk-refused-no-front = { $territory } borders no territory of an enemy.
risk-refused-no-neighbour = None of your territories is adjacent to { $territory }.
risk-verb-pick = Choose this faction
risk-verb-base = Place the base
risk-verb-occupy = Occupy
risk-verb-neutral = Place a neutral unit
risk-verb-place = Place units
risk-verb-hero = Place the hero
risk-verb-tower = Place the tower
risk-verb-offer = Offer for its stars
risk-verb-withdraw = Take it back
risk-verb-trade = Trade the stars
risk-verb-play = Play the card
risk-verb-pass = Play no card
risk-verb-reroll = Roll again
risk-verb-draw = Draw a card
risk-verb-decline = Draw none
risk-verb-invade = Attack
risk-verb-storm = Attack till taken
risk-verb-defend = Defend
risk-verb-advance = Move in
risk-verb-manoeuvre = Manoeuvre
risk-verb-airlift = Airlift
risk-verb-move = Move
risk-verb-bring = Bring units
risk-verb-achieve = Take the achievement
risk-verb-none = Take none
risk-verb-ask = Ask for the territory
risk-verb-agree = Agree
risk-verb-refuse = Refuse
risk-verb-done = Done

## StarCraft

starcraft-verb-done = Done
starcraft-verb-none = None
starcraft-verb-yes = Yes
starcraft-verb-no = No
starcraft-verb-faction = Choose this faction
starcraft-verb-place-planet = Place the planet
starcraft-verb-place-base = Place the base
starcraft-verb-place-z-route = Place a z-axis route
starcraft-verb-place-units = Place units
starcraft-verb-place-transport = Place a transport
starcraft-verb-order = Place an order
starcraft-verb-reveal = Reveal the order
starcraft-verb-execute = Execute the order
starcraft-verb-event = Draw an Event card
starcraft-verb-build-workers = Build workers
starcraft-verb-build-transport = Build a transport
starcraft-verb-build-unit = Build a unit
starcraft-verb-build-building = Build a building
starcraft-verb-build-module = Build a module
starcraft-verb-build-base = Build a base
starcraft-verb-pay-card = Pay with an area
starcraft-verb-pay-permanent = Pay with permanent resources
starcraft-verb-force-mine = Force mining
starcraft-verb-move = Move
starcraft-verb-lift-off = Lift off
starcraft-verb-recall = Recall
starcraft-verb-draw = Draw
starcraft-verb-research = Research
starcraft-verb-draw-event = Draw an Event card
starcraft-verb-take = Take
starcraft-verb-use = Use
starcraft-verb-front = Send to the front
starcraft-verb-pair = Pair
starcraft-verb-support = Support
starcraft-verb-cards = Lay the cards
starcraft-verb-blind = Play from the deck
starcraft-verb-skirmish = Choose the skirmish
starcraft-verb-lose = Lose
starcraft-verb-lose-worker = Lose a worker
starcraft-verb-withdraw = Withdraw
starcraft-verb-retreat = Retreat
starcraft-verb-excess = Give up
starcraft-verb-leave = Leave behind
starcraft-verb-play = Play
starcraft-verb-discard = Discard
starcraft-verb-choose-area = Choose the area
starcraft-verb-choose-planet = Choose the planet
starcraft-verb-choose-seat = Choose the player
starcraft-verb-choose-route = Choose the route
starcraft-verb-choose-transport = Choose the transport
starcraft-verb-raise-order = Raise the order
starcraft-verb-choose-unit = Choose the unit
starcraft-verb-choose-module = Choose the module
starcraft-verb-choose-effect = Choose the effect
starcraft-verb-destroy-unit = Destroy a unit
starcraft-verb-destroy-base = Destroy a base
starcraft-verb-destroy-transport = Destroy a transport
starcraft-verb-pay-by-hand = Pay by hand

## A board that is drawn as one picture

client-zoom = Zoom
client-zoom-in = Zoom in (+)
client-zoom-out = Zoom out (−)
client-zoom-all = Show all (Home)
