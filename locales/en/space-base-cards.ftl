# How a card and its effects are written in one line. ¢ credits, + income, ★ points, ▢ charge slots.

space-base-line-ship = { $name } ({ $sector }) { $cost }¢: { $station } | { $deployed }
space-base-line-colony = { $name } ({ $sector }) { $cost }¢: { $points }★ at once
space-base-charge =
    { $colour ->
        [blue] { $slots } blue [{ $effects }]
        [red] { $slots } red [{ $effects }]
       *[green] { $slots } green [{ $effects }]
    }
space-base-settlement-outpost = { $name } Outpost
space-base-settlement-base = { $name } Base
space-base-settlement-colony = { $name } Colony
space-base-no-ability = –

space-base-effect-buy =
    { $count ->
        [one] buy a card
       *[other] buy { $count } cards
    }
space-base-effect-buy-into = buy a card into { $low }–{ $high }
space-base-effect-claim = claim { $levels }
space-base-effect-swap = swap sectors { $one } and { $other }
space-base-effect-shift =
    { $steps ->
        [one] move the sum of the dice on by 1
       *[other] move the sum of the dice on by 1 or { $steps }
    }
space-base-effect-foes-lose = all others lose { $points }★
space-base-effect-exchange = trade places with a stationed card
space-base-effect-place-charge = place a charge
space-base-effect-move-charge = move a charge
space-base-effect-win = you win
space-base-effect-reroll = roll again
space-base-effect-set-die = set a die
space-base-effect-double = a sector twice

## The table as text

space-base-picture-setup = Before the first turn
space-base-picture-over = The game is over
space-base-picture-turn = Round { $round }, the turn of { $name }. Dice: { $dice }
space-base-picture-tracks = { $credits }¢ credits  { $income }+ income  { $points }★ of { $goal }
space-base-picture-shipyard = Shipyard: name (sector) cost: stationed | deployed
space-base-picture-level = Level { $level } ({ $deck } more)
space-base-picture-colonies = Colonies by sector: { $colonies }
space-base-picture-console = Console of { $name }: sector, stationed, deployed
space-base-picture-colony = colony
space-base-picture-hand = Your six ships to choose from
space-base-picture-face = { $parts }
