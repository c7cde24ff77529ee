# StarCraft with Brood War: keywords, heroes, installations and resource tokens.

## Questions

starcraft-ask-collateral-damage = Collateral damage in { $area }: destroy one thing there, or nothing
starcraft-ask-hero-area = Choose the area into which { $unit } comes
starcraft-ask-free-figure = All figures are on the board: destroy one of them for { $unit }, or go without
starcraft-ask-hero-returns = { $unit } may return to an area with your base
starcraft-ask-installation-area = Choose the area for your installation: { $installation }
starcraft-ask-infest = Place an Infested Command Center in { $area }?
starcraft-ask-take-token =
    { $left ->
        [one] Take a resource token of your choice
       *[other] Take { $left } resource tokens of your choice, one by one
    }

## Answers

starcraft-do-collateral =
    { $what ->
        [base] Destroy the enemy base
        [installation] Destroy the enemy installation
       *[workers] Destroy all enemy workers on the Resource card
    }
starcraft-do-none-collateral-damage = Destroy nothing
starcraft-do-none-free-figure = Go without the hero
starcraft-do-none-hero-returns = Not now
starcraft-do-yes-infest = Yes, infest it
starcraft-do-no-infest = No
starcraft-do-take-token = A token of { $resource }
starcraft-do-pay-token = A resource token of { $resource }

## Events

starcraft-event-workers-bombed = { $seat } destroys { $count } workers of { $other } in { $area }.
starcraft-event-base-bombed = { $seat } destroys the base of { $other } in { $area }.
starcraft-event-installation-bombed = { $seat } destroys the installation of { $other } in { $area }.
starcraft-event-recharged = { $card } returns to the hand of { $seat }.
starcraft-event-unit-stolen = { $seat } takes control of { $unit } of { $other }.
starcraft-event-hero-placed = { $unit } joins { $seat } in { $area }.
starcraft-event-installation-placed = { $seat } places an installation in { $area }: { $installation }.
starcraft-event-token-gained = { $seat } takes a resource token of { $resource }.
starcraft-event-tokens-spent =
    { $count ->
        [one] { $seat } spends a resource token of { $resource }.
       *[other] { $seat } spends { $count } resource tokens of { $resource }.
    }

## Refusals

starcraft-refused-no-token = You have no resource token of { $resource }.
starcraft-refused-unit-installation = { $unit } needs an Infested Command Center on the planet.

## Leadership cards at work: questions

starcraft-ask-lead-units = { $leadership }: choose which { $count } units come, and where
starcraft-ask-lead-transport = Place a transport on any route ({ $left } left), or be done
starcraft-ask-mark-area = { $leadership }: choose an area that gives a conquest point from now on
starcraft-ask-raid-route = Destroy an enemy transport on { $route }, or none
starcraft-ask-drive-off = { $leadership }: choose the planet that enemy units must leave
starcraft-ask-flee = Your units must leave { $planet }: choose the area they go to
starcraft-ask-flee-unit = Not all of your units find room: choose one that does
starcraft-ask-sacrifice-unit = { $leadership }: choose one of your units to destroy, or none
starcraft-ask-annihilate = { $leadership }: choose the area whose units are all destroyed
starcraft-ask-influence = { $leadership }: choose a planet where you have the most units
starcraft-ask-restore = { $leadership }: choose a partially depleted area to restore, or none
starcraft-ask-warp-area = { $leadership }: choose where units of the Warp Gate go, or none
starcraft-ask-warp-unit = Choose a unit that goes through the Warp Gate to { $area }, or be done
starcraft-ask-raise-bottom = { $leadership }: choose a stack whose bottom order comes to its top, or none
starcraft-ask-deploy = { $leadership }: bring units into areas with your bases, or be done
starcraft-ask-avenge = { $leadership }: destroy one thing on the planet, or nothing
starcraft-ask-own-planet = Choose your planets ({ $left } left)
starcraft-ask-name-first-player = Name the first player
starcraft-ask-cancel-order = Cancel the Mobilize order on { $planet } with { $card }?
starcraft-ask-star-order = Execute the Star order on { $planet } as which order?
starcraft-ask-place-another = Place a second order at once?
starcraft-ask-use-leadership = Choose one of your unused Leadership cards of stage { $stage }
starcraft-ask-put-back =
    { $left ->
        [one] Put back the last Event card
       *[other] Put back { $left } Event cards: choose the one to be drawn next
    }

## Leadership cards at work: answers

starcraft-do-build-on-card = { $unit } onto your Leadership card: { $price }
starcraft-do-deploy = { $count } × { $unit } from your Leadership card to { $area }
starcraft-do-avenge-unit = { $unit } of { $seat } in { $area }
starcraft-do-avenge-base = The base of { $seat } in { $area }
starcraft-do-avenge-installation = The installation of { $seat } in { $area }
starcraft-do-star = As { $order }
starcraft-do-put-back = { $event }
starcraft-do-execute-other = Execute the order on { $planet } as { $order }
starcraft-do-done-lead-transport = Be done
starcraft-do-done-warp-unit = Be done
starcraft-do-done-deploy = Be done
starcraft-do-none-raid-route = None on this route
starcraft-do-none-sacrifice-unit = Destroy none
starcraft-do-none-restore = Restore none
starcraft-do-none-warp-area = Stay where they are
starcraft-do-none-raise-bottom = Leave all stacks as they are
starcraft-do-none-avenge = Destroy nothing
starcraft-do-yes-cancel-order = Yes, cancel it
starcraft-do-no-cancel-order = No
starcraft-do-yes-place-another = Yes
starcraft-do-no-place-another = No

## Leadership cards at work: events

starcraft-event-cards-shuffled-in = { $seat } shuffles { $cards } into the Combat deck.
starcraft-event-units-on-card = { $seat } puts units on { $leadership }: { $unit }.
starcraft-event-buildings-raised = All buildings of { $seat } rise to their highest level.
starcraft-event-workers-retrieved = All workers of { $seat } return.
starcraft-event-points-lost = { $seat } loses { $points } conquest points and has { $total }.
starcraft-event-area-marked = { $area } gives a conquest point from now on, says { $seat }.
starcraft-event-driven-off = { $seat } drives all enemy units off { $planet }.
starcraft-event-influenced = { $seat } limits the others’ orders on { $planet }.
starcraft-event-restored = { $seat } restores { $area }.
starcraft-event-warped = { $unit } of { $seat } goes through the Warp Gate to { $area }.
starcraft-event-bottom-raised = { $seat } puts the bottom order on { $planet } on top.
starcraft-event-deployed = { $seat } brings { $count } × { $unit } to { $area }.
starcraft-event-planet-chosen = { $seat } chooses { $planet }.
starcraft-event-order-cancelled = { $seat } cancels the order of { $other } with { $card }.
starcraft-event-leadership-used = { $seat } uses { $leadership }.
starcraft-event-looked-at-events = { $seat } looks at the top { $count } Event cards.
starcraft-event-built-on-card = { $seat } builds { $unit } onto a Leadership card.
starcraft-refused-on-card = { $unit } cannot be put on a Leadership card of yours.

## What is not on offer

starcraft-refused-collateral-damage = That is none of the answers to this question.
starcraft-refused-hero-area = Choose one of the areas on offer.
starcraft-refused-free-figure = Choose one of the units on offer.
starcraft-refused-hero-returns = Choose one of the areas on offer.
starcraft-refused-installation-area = Choose one of the areas on offer.
starcraft-refused-infest = Answer yes or no.
starcraft-refused-take-token = That is none of the answers to this question.
starcraft-refused-lead-units = Choose one of the units on offer.
starcraft-refused-lead-transport = That is none of the answers to this question.
starcraft-refused-mark-area = Choose one of the areas on offer.
starcraft-refused-raid-route = That is none of the answers to this question.
starcraft-refused-drive-off = Choose one of the planets on offer.
starcraft-refused-flee = Choose one of the areas on offer.
starcraft-refused-flee-unit = Choose one of the units on offer.
starcraft-refused-sacrifice-unit = Choose one of the units on offer.
starcraft-refused-annihilate = Choose one of the areas on offer.
starcraft-refused-influence = Choose one of the planets on offer.
starcraft-refused-restore = Choose one of the areas on offer.
starcraft-refused-warp-area = Choose one of the areas on offer.
starcraft-refused-warp-unit = Choose one of the units on offer.
starcraft-refused-raise-bottom = Choose one of the planets on offer.
starcraft-refused-deploy = Choose one of the units on offer.
starcraft-refused-avenge = That is none of the answers to this question.
starcraft-refused-own-planet = Choose one of the planets on offer.
starcraft-refused-name-first-player = That is none of the answers to this question.
starcraft-refused-cancel-order = Answer yes or no.
starcraft-refused-star-order = That is none of the answers to this question.
starcraft-refused-place-another = Answer yes or no.
starcraft-refused-use-leadership = That is none of the answers to this question.
starcraft-refused-put-back = That is none of the answers to this question.

## What can be pointed at

starcraft-do-choose-area-hero-area = { $area }
starcraft-do-choose-area-hero-returns = { $area }
starcraft-do-choose-area-installation-area = { $area }
starcraft-do-choose-area-mark-area = { $area }
starcraft-do-choose-area-annihilate = { $area }
starcraft-do-choose-area-restore = { $area }
starcraft-do-choose-area-warp-area = { $area }
starcraft-do-choose-planet-drive-off = { $planet }
starcraft-do-choose-planet-influence = { $planet }
starcraft-do-choose-planet-raise-bottom = { $planet }
starcraft-do-choose-planet-own-planet = { $planet }
starcraft-do-choose-seat-name-first-player = { $other }
starcraft-do-choose-unit-lead-units = { $unit } in { $area }
starcraft-do-choose-unit-sacrifice-unit = { $unit } in { $area }

## The Star order

starcraft-order-star = Star order
