# Space Base, in English.

space-base-name = Space Base

## What can be set before a game

space-base-option-name-points_to_win = Points to win
space-base-option-help-points_to_win = The round in which somebody reaches this many victory points is the last one.
space-base-option-name-light_speed = Light speed
space-base-option-help-light_speed = Everybody draws six ships and buys any of them before the first turn, so the game gets going sooner.

## How a game ended

space-base-reason-ability = Decided by the ability of a card.
space-base-reason-points = Decided by victory points: the most of all after the last round.

## Questions

space-base-ask-ability = Use an ability, or pass
space-base-ask-allocate = Allocate the dice
space-base-ask-arrow = Choose where the arrow of sector { $sector } leads
space-base-ask-buy = Buy a card for all your credits, or pass
space-base-ask-buy-extra = Buy an extra card at its exact cost, or pass
space-base-ask-buy-into = Buy a card and choose its sector, or pass
space-base-ask-carry = Choose how many charge tokens stay on the turned card
space-base-ask-charge = Take the charge token, or decline it
space-base-ask-claim = Claim a ship for free, or pass
space-base-ask-double = Double the rewards of a sector, or pass
space-base-ask-draft = Choose which ships to buy
space-base-ask-move-charge = Move a charge token to another card, or leave all where they are
space-base-ask-reroll = Roll again, or keep { $first } and { $second }
space-base-ask-set-die = Set a die, or roll

## Options

space-base-option-buy = Buy { $card }
space-base-option-buy-into = Buy { $card } for sector { $sector }
space-base-option-carry =
    { $tokens ->
        [0] Keep no charge token
        [one] Keep { $tokens } charge token
       *[other] Keep { $tokens } charge tokens
    }
space-base-option-charge = Place the token on { $card }: { $effect }
space-base-option-claim = Claim { $card }
space-base-option-decline = Decline the token
space-base-option-dice = Singly: sectors { $first } and { $second } ({ $pays })
space-base-option-double = Double sector { $sector } with { $card } (once more { $pays })
space-base-option-draft =
    { $cost ->
        [0] Buy none of them
        [one] Buy for { $cost } credit: { $cards }
       *[other] Buy for { $cost } credits: { $cards }
    }
space-base-option-keep = Keep the dice
space-base-option-move = Move a token from { $card } to { $target }: { $effect }
space-base-option-pass = Pass
space-base-option-reroll-both = Roll both dice again with { $card }
space-base-option-reroll-first = Roll the first die again with { $card }
space-base-option-reroll-second = Roll the second die again with { $card }
space-base-option-roll = Roll
space-base-option-sector = Sector { $sector } ({ $pays })
space-base-option-set = Set a die to { $value } with { $card }
space-base-option-shift = Moved to sector { $sector } ({ $pays }): costs the charge of { $card }
space-base-option-stay = Move no token
space-base-option-sum = Together: sector { $sector } ({ $pays })
space-base-option-use = Use { $card }: { $effect }
space-base-option-use-on = Use { $card } on { $target }: { $effect }


## What happens

space-base-event-allocated = { $seat } allocates the dice: { $sectors }.
space-base-event-bought =
    { $credits ->
        [one] { $seat } buys { $card } (price { $cost }) for sector { $sector } and pays { $credits } credit.
       *[other] { $seat } buys { $card } (price { $cost }) for sector { $sector } and pays { $credits } credits.
    }
space-base-event-bought-extra =
    { $credits ->
        [one] { $seat } buys { $card } as an extra card (price { $cost }) for sector { $sector } and pays { $credits } credit.
       *[other] { $seat } buys { $card } as an extra card (price { $cost }) for sector { $sector } and pays { $credits } credits.
    }
space-base-event-carried =
    { $tokens ->
        [0] { $card } is turned: no charge token stays on it,
        [one] { $card } is turned: { $tokens } charge token stays on it,
       *[other] { $card } is turned: { $tokens } charge tokens stay on it,
    } { $lost ->
        [0] none is lost.
        [one] { $lost } is lost.
       *[other] { $lost } are lost.
    }
space-base-event-charge-moved = { $seat } moves a charge token from { $card } to { $target }.
space-base-event-charged =
    { $tokens ->
        [one] { $seat } charges { $card }: { $tokens } token lies there now.
       *[other] { $seat } charges { $card }: { $tokens } tokens lie there now.
    }
space-base-event-claimed = { $seat } claims { $card } for sector { $sector }, for nothing.
space-base-event-die-set =
    { $tokens ->
        [one] { $seat } sets a die to { $value } with { $card }, for { $tokens } charge token.
       *[other] { $seat } sets a die to { $value } with { $card }, for { $tokens } charge tokens.
    }
space-base-event-doubled =
    { $tokens ->
        [one] { $seat } doubles sector { $sector } with { $card }, for { $tokens } charge token.
       *[other] { $seat } doubles sector { $sector } with { $card }, for { $tokens } charge tokens.
    }
space-base-event-end-is-near =
    { $points ->
        [one] { $seat } has { $points } victory point. This is the last round!
       *[other] { $seat } has { $points } victory points. This is the last round!
    }
space-base-event-exchanged = { $seat } swaps { $card } with { $partner }.
space-base-event-first-ship =
    { $credits ->
        [0] { $seat } begins with { $card }, which costs nothing.
        [one] { $seat } begins with { $card } and pays { $credits } credit.
       *[other] { $seat } begins with { $card } and pays { $credits } credits.
    }
space-base-event-followed = { $seat } follows the arrow from sector { $source } to sector { $sector }.
space-base-event-gained =
    { $seat } gains from { $card }:{ $credits ->
        [0] { "" }
        [one] { " " }+{ $credits } credit
       *[other] { " " }+{ $credits } credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }+{ $income } income
    }{ $points ->
        [0] { "" }
        [one] { " " }+{ $points } victory point
       *[other] { " " }+{ $points } victory points
    }.
space-base-event-income =
    { $gained ->
        [one] { $seat } gets { $gained } credit, up to the income of { $credits }.
       *[other] { $seat } gets { $gained } credits, up to the income of { $credits }.
    }
space-base-event-lost-points =
    { $points ->
        [one] { $seat } loses { $points } victory point and has { $left } left.
       *[other] { $seat } loses { $points } victory points and has { $left } left.
    }
space-base-event-opened = { $card } comes to the shipyard.
space-base-event-prepared =
    { $income ->
        [0] Everybody begins with { $credits } credits.
       *[other] Everybody begins with { $credits } credits and { $income } income.
    }
space-base-event-received =
    { $seat } receives from sector { $sector }:{ $credits ->
        [0] { "" }
        [one] { " " }+{ $credits } credit
       *[other] { " " }+{ $credits } credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }+{ $income } income
    }{ $points ->
        [0] { "" }
        [one] { " " }+{ $points } victory point
       *[other] { " " }+{ $points } victory points
    }.
space-base-event-rerolled =
    { $tokens ->
        [one] { $seat } rolls again with { $card }, for { $tokens } charge token: { $first } and { $second }.
       *[other] { $seat } rolls again with { $card }, for { $tokens } charge tokens: { $first } and { $second }.
    }
space-base-event-roll-off = { $seat } rolls { $roll } for the first turn.
space-base-event-rolled = { $seat } rolls { $first } and { $second }.
space-base-event-seat-bonus =
    { $seat } starts with a bonus:{ $credits ->
        [0] { "" }
        [one] { " " }+{ $credits } credit
       *[other] { " " }+{ $credits } credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }+{ $income } income
    }.
space-base-event-settled =
    { $points ->
        [one] { $seat } founds the colony { $card }: +{ $points } victory point.
       *[other] { $seat } founds the colony { $card }: +{ $points } victory points.
    }
space-base-event-shifted =
    { $tokens ->
        [one] { $seat } moves the sum on to sector { $sector } with { $card }, for { $tokens } charge token.
       *[other] { $seat } moves the sum on to sector { $sector } with { $card }, for { $tokens } charge tokens.
    }
space-base-event-start-player = { $seat } takes the first turn.
space-base-event-swapped-sectors = { $seat } swaps the cards of sectors { $one } and { $other }.
space-base-event-tie =
    { $points ->
        [one] A tie at { $points } victory point. One more round!
       *[other] A tie at { $points } victory points. One more round!
    }
space-base-event-token-declined = { $seat } declines the token for { $card }.
space-base-event-token-lost = The token for { $card } is lost: { $seat } has no free slot there.
space-base-event-turn = Round { $round }: it is { $seat }’s turn.
space-base-event-used =
    { $tokens ->
        [one] { $seat } uses { $card }, for { $tokens } charge token.
       *[other] { $seat } uses { $card }, for { $tokens } charge tokens.
    }
space-base-event-won =
    { $points ->
        [one] { $seat } wins with { $points } victory point.
       *[other] { $seat } wins with { $points } victory points.
    }
space-base-event-won-at-once = { $seat } wins on the spot.

## What was remarkable about a game

space-base-feat-best-buy =
    { $seat } gets the most out of { $card }:{ $credits ->
        [0] { "" }
        [one] { " " }{ $credits } credit
       *[other] { " " }{ $credits } credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }{ $income } income
    }{ $points ->
        [0] { "" }
        [one] { " " }{ $points } victory point
       *[other] { " " }{ $points } victory points
    }
space-base-feat-richest-roll =
    One roll pays { $seat }:{ $credits ->
        [0] { "" }
        [one] { " " }{ $credits } credit
       *[other] { " " }{ $credits } credits
    }{ $income ->
        [0] { "" }
       *[other] { " " }{ $income } income
    }{ $points ->
        [0] { "" }
        [one] { " " }{ $points } victory point
       *[other] { " " }{ $points } victory points
    }
space-base-feat-longest-wait = { $turns } rolls in a row pay { $seat } nothing
space-base-feat-name-best-buy = Best buy
space-base-feat-name-richest-roll = Richest roll
space-base-feat-name-longest-wait = Longest wait
space-base-luck-help = what the dice gave or took, against expectation
space-base-luck-count =
    { $count ->
        [one] { $count } die was rolled.
       *[other] { $count } dice were rolled.
    }
space-base-curve-points = Victory points
space-base-curve-income = Income
space-base-curve-credits = Credits
space-base-log-set-up = Set-up
space-base-log-roll = Roll
space-base-log-rewards = Rewards
space-base-log-purchase = Purchase
space-base-log-end = End of the turn

## Why something is not possible

space-base-refused-already-shifted = Once the sum has been moved on, the dice cannot be used singly any more.
space-base-refused-arrow = The arrow leads only to a neighbouring sector that has not paid yet.
space-base-refused-beyond-console = That would lead off the console: its sectors run from 1 to 12.
space-base-refused-blue-ability = { $card } has a blue ability, which works on your own turn only.
space-base-refused-claimed-colony = Colonies cannot be claimed, only bought.
space-base-refused-colony = Your colony lies in sector { $sector }, so no other card can go there.
space-base-refused-draft-order = Name each ship once, in the order of their sectors.
space-base-refused-no-ability = The visible side of { $card } has no ability.
space-base-refused-not-charged =
    { $needed ->
        [one] { $card } needs { $needed } charge token and has { $tokens }.
       *[other] { $card } needs { $needed } charge tokens and has { $tokens }.
    }
space-base-refused-die-value = A die shows a value from 1 to 6.
space-base-refused-needs-target = Say at which card { $card } is aimed.
space-base-refused-no-effect = The ability of { $card } would have no effect now.
space-base-refused-no-slot = { $card } has no free slot for a token, or has just paid it.
space-base-refused-no-target = The ability of { $card } is aimed at nothing.
space-base-refused-no-token = There is no token on { $card }.
space-base-refused-not-allocated = You have not allocated sector { $sector } to receive anything there.
space-base-refused-not-doubled = Sector { $sector } has been doubled already; each allocation is doubled once.
space-base-refused-one-card = One card is bought at a time.
space-base-refused-other-card = The token belongs to another card.
space-base-refused-steps = { $card } does not move the sum on so far.
space-base-refused-tokens = So many tokens do not fit there.
space-base-refused-wrong-target = { $card } cannot be aimed at that.
space-base-refused-not-drawn = You have not drawn { $card }.
space-base-refused-not-on-offer = { $card } is not on offer.
space-base-refused-not-yours = { $card } is not on your console.
space-base-refused-red-ability = { $card } has a red ability, which works on the others’ turns only.
space-base-refused-too-dear =
    { $cost ->
        [one] That costs { $cost } credit; you have { $credits }.
       *[other] That costs { $cost } credits; you have { $credits }.
    }
space-base-refused-unknown-card = There is no card called { $card }.
space-base-refused-wrong-level = Ships of level { $level } cannot be claimed here.
space-base-refused-wrong-phase = The ability of { $card } belongs to another phase.
space-base-refused-wrong-sector = The card must go to one of the sectors on offer.

## Types of cards

space-base-type-battleship = Battleship
space-base-type-cargo-carrier = Cargo carrier
space-base-type-cargo-cruiser = Cargo cruiser
space-base-type-cargo-train = Cargo train
space-base-type-cargo-tug = Cargo tug
space-base-type-cargo-vessel = Freighter
space-base-type-carrier = Carrier
space-base-type-command-cruiser = Command cruiser
space-base-type-command-ship = Command ship
space-base-type-command-tug = Command tug
space-base-type-defence-tug = Defence tug
space-base-type-destroyer = Destroyer
space-base-type-exploration-carrier = Exploration carrier
space-base-type-fast-tanker = Fast tanker
space-base-type-gun-carrier = Gun carrier
space-base-type-hypernet-gate = Hypernet gate
space-base-type-mining-ship = Mining ship
space-base-type-star-cruiser = Star cruiser
space-base-type-star-settlement = Star settlement
space-base-type-tanker = Tanker
space-base-type-tug = Tug

## Settings

space-base-prefer-tokens = Charge tokens
space-base-prefer-tokens-auto = Place them by themselves
space-base-prefer-tokens-ask = Ask me about every token
space-base-prefer-dice = Allocating the dice
space-base-prefer-dice-ask = Ask me every time
space-base-prefer-dice-paying = Ask me only if both ways pay something
space-base-prefer-abilities = Abilities
space-base-prefer-abilities-ask = Ask me whenever I may use one
space-base-prefer-abilities-rest = Use no more abilities this turn
