# StarCraft with Brood War: the scenarios, with their questions, answers, events and refusals.

starcraft-reason-scenario = Decided as the scenario says.

## Questions

starcraft-ask-scenario-base = Choose the area of { $planet } for your base
starcraft-ask-scenario-installation = Choose the area of { $planet } for your { $installation }
starcraft-ask-scenario-hero = Choose the area of { $planet } where { $unit } begins
starcraft-ask-scenario-units = Place your starting units: { $unit }, { $count } left
starcraft-ask-scenario-transport = Choose the route of { $planet } for your transport
starcraft-ask-scenario-item = Choose the area of { $planet } where the { $item } lies
starcraft-ask-pick-events = Pick { $count } Event cards of your list; nobody else sees which
starcraft-ask-play-picked = Play one of the Event cards you picked
starcraft-ask-overmind-mobilize = For the Overmind: a Mobilize order on Torus or Dylar IV, or none
starcraft-ask-repair-bunker = Pay 1 gas and take a Bunker card back into your hand, or not

## Answers

starcraft-do-pick-events = Pick these: { $events }
starcraft-do-pick-up = { $unit } in { $area } picks up the { $item }
starcraft-do-carry = Carry the { $item } from { $source } to { $target }
starcraft-do-choose-area-scenario-base = { $area }
starcraft-do-choose-area-scenario-installation = { $area }
starcraft-do-choose-area-scenario-hero = { $area }
starcraft-do-choose-area-scenario-item = { $area }
starcraft-do-choose-planet-overmind-mobilize = { $planet }
starcraft-do-none-overmind-mobilize = Move nothing
starcraft-do-none-repair-bunker = Take none

## Events

starcraft-event-second-faction = { $seat } plays { $faction } as well.
starcraft-event-item-placed = The { $item } lies in { $area }.
starcraft-event-item-taken = { $seat }’s { $unit } in { $area } picks up the { $item }.
starcraft-event-item-carried = { $seat }’s { $unit } carries the { $item } from { $source } to { $target }.
starcraft-event-round-counted = Round { $round } of { $last } is over.
starcraft-event-events-picked = { $seat } has picked { $count } Event cards.
starcraft-event-overmind-acts = The Overmind builds at its bases.
starcraft-event-emitter-set-up = The Psi Emitter stands in { $area }: it calls the Zerg.
starcraft-event-bunker-repaired = { $seat } pays 1 gas and takes { $card } back.

## Refusals

starcraft-refused-scenario-base = Choose one of the areas on offer for your base.
starcraft-refused-scenario-installation = Choose one of the areas on offer for your installation.
starcraft-refused-scenario-hero = Choose one of the areas on offer for your hero.
starcraft-refused-scenario-units = Place your starting units in the areas on offer.
starcraft-refused-scenario-transport = Choose one of the routes on offer for your transport.
starcraft-refused-scenario-item = Choose one of the areas on offer for the item.
starcraft-refused-pick-events = Pick as many different Event cards of your list as you are asked for.
starcraft-refused-play-picked = Play one of the Event cards you picked, those of a lower stage first.
starcraft-refused-repair-bunker = Take one of the Bunker cards on offer, or none.
starcraft-refused-overmind-mobilize = Choose one of the planets on offer, or none.
starcraft-refused-spared = You decide for the Overmind and may not move into { $area }, where it is.
starcraft-refused-bridge = The way from { $source } to { $target } leads over the area with conquest points: you must control that first.
