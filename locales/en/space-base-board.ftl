# Space Base: words that only the drawn board needs.

## Parts of the board

space-base-board-shipyard = Shipyard
space-base-board-level =
    { $deck ->
        [one] Level { $level }, { $deck } card left in the deck
       *[other] Level { $level }, { $deck } cards left in the deck
    }
space-base-board-berth = Empty berth
space-base-board-colonies = Colonies
space-base-board-colony = Colony
space-base-board-sold = Colony { $colony } in sector { $sector }: sold to { $name }
space-base-board-console = Console of { $name }
space-base-board-console-mine = Your console
space-base-board-open = Console of { $name }: credits { $credits }, income { $income }, points { $points }. Open in full
space-base-board-close = Close
space-base-board-tracks = Credits { $credits }, income { $income }, points { $points } of { $goal }
space-base-board-start-player = Start player
space-base-board-hint-blue = Your turn: blue pays
space-base-board-hint-red = Another’s turn: red pays
space-base-board-last-round = Last round
space-base-board-dice = Dice: { $first } and { $second }
space-base-board-die = Die showing { $value }
space-base-board-lit = { $label }. Can be chosen

## Cards and sectors in words

space-base-board-card-words = { $name }, cost { $cost }, sector { $sector }. Stationed: { $station }. Deployed: { $deployed }
space-base-board-colony-words =
    { $points ->
        [one] Colony { $name }, cost { $cost }, sector { $sector }: { $points } point at once
       *[other] Colony { $name }, cost { $cost }, sector { $sector }: { $points } points at once
    }
space-base-board-sector = Sector { $sector }
space-base-board-sector-empty = Sector { $sector }: empty
space-base-board-sector-colony = Sector { $sector }: colony { $name }, blocked for other cards
space-base-board-sector-station = Sector { $sector }: { $name }, stationed, pays { $pays }
space-base-board-sector-both =
    { $count ->
        [one] { $station }; { $count } deployed card pays { $pays }
       *[other] { $station }; { $count } deployed cards pay { $pays }
    }
space-base-board-deployed-words = { $name }, deployed in sector { $sector }: pays { $pays }
space-base-board-nothing = nothing
space-base-board-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
space-base-board-income = { $count } income
space-base-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
space-base-board-arrow-left = the sector to the left as well
space-base-board-arrow-right = the sector to the right as well
space-base-board-arrow-either = the sector to the left or right as well
space-base-board-box =
    { $slots ->
        [one] for a charge, { $when }: { $effects } ({ $charges } of 1 stored; whenever the dice wake this side, a charge comes)
       *[other] for each charge, { $when }: { $effects } ({ $charges } of { $slots } stored; whenever the dice wake this side, a charge comes)
    }
space-base-board-box-linked = for { $slots } charges together, { $when }: { $effects } ({ $charges } of { $slots } stored; whenever the dice wake this side, a charge comes)
space-base-board-box-blue = on your own turn (blue)
space-base-board-box-red = on the others’ turns (red)
space-base-board-box-green = on any turn (green)

## Details of a card

space-base-board-class = { $class } class
space-base-board-of-level = level { $level }
space-base-board-cost = Cost
space-base-board-station = Stationed
space-base-board-deployed = Deployed
space-base-board-colony-rule = at once. Then the sector is closed: no other card can go there.
space-base-board-confidence-public = The values are from public sources.
space-base-board-confidence-public-name-reconstructed = The values are from public sources, the name is reconstructed.
space-base-board-confidence-public-interpreted = The values are from public sources, in our reading.
space-base-board-confidence-part-reconstructed = Not all printed values are published: some are reconstructed.
space-base-board-confidence-reconstructed = The printed values are not published: these are reconstructed.

## Short words beside pictograms

space-base-board-short-buy =
    { $count ->
        [one] buy
       *[other] buy { $count }
    }
space-base-board-short-buy-into = to { $low }–{ $high }
space-base-board-short-claim = { $levels }
space-base-board-short-swap = { $one } ↔ { $other }
space-base-board-short-shift =
    { $steps ->
        [one] +1
       *[other] +1/+{ $steps }
    }
space-base-board-short-foes-lose = −{ $points } others
space-base-board-short-exchange = trade
space-base-board-short-place-charge = charge
space-base-board-short-move-charge = move
space-base-board-short-win = win
space-base-board-short-reroll = re-roll
space-base-board-short-set-die = set die
space-base-board-short-double = sector

## Light speed

space-base-board-draft = Your ships at light speed
space-base-board-draft-cost = Together
space-base-board-draft-left = Left
space-base-board-draft-none = Buy none
space-base-board-draft-buy =
    { $count ->
        [one] Buy { $count } ship
       *[other] Buy { $count } ships
    }
space-base-board-draft-shared = Which one stays stationed in sector { $sector }?
