# Why something cannot be done in a battle of StarCraft: The Board Game.

## The start of a battle

starcraft-refused-start-of-battle = Use one ability for the start of the battle, or none.
starcraft-refused-start-of-battle-that = { $ability } cannot be used now: it is not in your play area, or its conditions are not met.
starcraft-refused-draw-ability = Use a card that draws more Combat cards now, or none.
starcraft-refused-draw-ability-that = { $ability } cannot be used now: it is not in your play area, or it is not for this step.
starcraft-refused-draw-more = Draw the additional Combat cards, or leave them.
starcraft-refused-sacrifice = Say which of your units in the battle, or whether a worker of your Worker Pool, is destroyed for it.
starcraft-refused-sacrifice-that = You have no such unit in the battle: { $unit }.
starcraft-refused-evacuate = Choose one friendly or empty area of this planet for the units that leave, or stay.
starcraft-refused-leave = Say which unit leaves, or that you are done.
starcraft-refused-leave-that = { $unit } cannot leave: there is none in the battle, or no room where they go.

## Front lines and support

starcraft-refused-pair = Choose which unit this one meets in the front line.
starcraft-refused-pair-that = { $unit } and { $against } are not a pair that can be formed now.
starcraft-refused-front = Choose the front-line unit.
starcraft-refused-front-that = { $unit } cannot be the front-line unit here.
starcraft-refused-support = Every supporting unit must join a skirmish.
starcraft-refused-support-that = { $unit } is not the supporting unit to be assigned now.
starcraft-refused-skirmish = Choose the skirmish to be resolved next.
starcraft-refused-skirmish-that = Skirmish { $skirmish } is not one to choose from now.

## Combat cards

starcraft-refused-place-cards = Play one standard card, alone or with one reinforcement card, or the top card of your deck.
starcraft-refused-replace-card = Play another standard card from your hand, or the top card of your deck.
starcraft-refused-not-in-hand = You do not have { $card } in your hand.
starcraft-refused-not-standard = { $card } is a reinforcement card; it can only be played along with a standard card.
starcraft-refused-second-standard = { $card } is a standard card; the second card of a skirmish must be a reinforcement card.
starcraft-refused-blind-with = A card from your deck is played alone.
starcraft-refused-lent = A unit under mind control gets its standard card from its owner’s deck.
starcraft-refused-blind = Your deck and your discard pile are empty; play a standard card from your hand.
starcraft-refused-alike = { $card } and { $other } play exactly alike; play { $other }.
starcraft-refused-pay-cost = Say whether you pay for it.
starcraft-refused-text-order = Say which of your cards comes first.
starcraft-refused-text-order-that = { $card } has nothing to do at this moment.

## Losses

starcraft-refused-support-loss = Choose which supporting unit is destroyed.
starcraft-refused-support-loss-that = { $unit }: the opposing front-line unit cannot target it, or it is not in this skirmish.
starcraft-refused-text-loss = Choose which of your units is destroyed.
starcraft-refused-text-loss-that = { $unit } cannot be destroyed by this card.
starcraft-refused-splash-loss = Choose which of your units falls to splash damage.
starcraft-refused-splash-loss-that = { $unit }: no splash damage is left for it, or fewer units than possible would be destroyed.
starcraft-refused-withdraw = Withdraw the cloaked unit to an area of this planet, or let it be destroyed.
starcraft-refused-withdraw-planet = { $area } is on another planet; cloaked units withdraw on the active planet only.
starcraft-refused-withdraw-enemy = { $area } is neither friendly nor empty.
starcraft-refused-withdraw-room = { $area } has no room for it.

## Retreats

starcraft-refused-retreat = Choose one area for all retreating units.
starcraft-refused-retreat-far = { $area } is neither on this planet nor on one that your transports connect with it.
starcraft-refused-retreat-enemy = { $area } is neither friendly nor empty.
starcraft-refused-retreat-room = { $area } is full.
starcraft-refused-retreat-loss = There is not room for all: choose who is destroyed.
starcraft-refused-retreat-loss-that = { $unit } is not among the retreating units.
starcraft-refused-excess = There are more units than the area holds: choose who retreats.
starcraft-refused-excess-that = { $unit } is not among your units there.

## Lift-off and Recall

starcraft-refused-lift-off-race = Only Terran bases can lift off.
starcraft-refused-lift-off-no-base = You have no base on the active planet.
starcraft-refused-lift-off-twice = Your base has moved with this order already.
starcraft-refused-lift-off-planet = { $area } is on another planet; a base moves on the active planet only.
starcraft-refused-lift-off-occupied = { $area } cannot hold your base.
starcraft-refused-lift-off-enemy = { $area } is an enemy area.
starcraft-refused-recall-none = Recall is not in your play area, or was used with this order already.
starcraft-refused-recall-target = None of your Arbiters is in { $area } on the active planet.
starcraft-refused-recall-unit = { $unit }: there is none that could be recalled from there.
starcraft-refused-recall-room = { $area } has no room for { $unit }.
