# How a game is told: pace, log, recap and the end. English.

## Pace

client-pace = Pace
client-pace-slow = Slow
client-pace-normal = Normal
client-pace-fast = Fast
client-pace-instant = At once
client-pace-pause = Pause
client-pace-resume = Go on
client-told-first = First see what happens
client-pace-skip = Skip to me
client-pace-skip-help = Show how things stand now, without telling what led there
client-pace-now = Now: { $what }

## The log

client-log-taken-back =
    { $count ->
        [one] { $seat } takes back { $count } choice.
       *[other] { $seat } takes back { $count } choices.
    }
client-log-begin = Before the first turn
client-log-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
client-log-older = Older turns
client-log-filter = Filter the log
client-log-filter-dice = Dice
client-log-filter-gain = Gains and losses
client-log-filter-buy = Purchases and cards
client-log-filter-battle = Battles and moves
client-log-filter-none = Show everything
client-log-jump = Show this moment in the replay
client-log-round = round { $round }
client-log-empty = Nothing matches this filter.

## Taking back

client-undo-reach =
    { $count ->
        [one] Takes back your last choice
       *[other] Takes back { $count } choices, to before your last one
    }
client-undo-others = also of { $names }
client-undo-dice = dice that fell will be rolled anew, and the end of the game will say that dice were taken back
client-undo-lines = These lines go:
client-redo = Redo
client-redo-help = Make the choice again that you took back

## Since your last turn

client-since = Since your last turn
client-since-again = Again
client-since-again-help = Watch it once more in the replay
client-since-lost =
    { $count ->
        [one] { $name } took a territory from you
       *[other] { $name } took { $count } territories from you
    }
client-since-quiet = Nothing has changed.

## Around the table

client-sealed = chance sealed
client-sealed-help = The fingerprint of the secret seed from which all dice and draws come. It stands here from the start, so nobody can change the seed later; at the end everybody can verify it.
client-goal = { $score } of { $goal }
client-players = Players in the order of turns
client-first = first
client-what-points = Victory points
client-what-achievements = Achievements
client-what-territories = Territories
client-near-achievements = { $name } lacks one achievement!
client-near-points =
    { $left ->
        [one] { $name } lacks { $left } victory point!
       *[other] { $name } lacks { $left } victory points!
    }
client-near-territories =
    { $left ->
        [one] { $name } lacks { $left } territory!
       *[other] { $name } lacks { $left } territories!
    }

## The end

client-end-title = The end
client-end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
client-end-board = Board
client-end-board-help = Clear the view of the board
client-end-ranking = Ranking
client-end-over-rounds = over the rounds
client-end-start = start
client-end-curve = { $what } of { $name }: { $values }
client-end-luck = Luck
client-end-luck-of = Luck of { $name } in { $what }: { $value }
client-luck-credits = Credits
client-luck-income = Income
client-luck-points = Points
client-luck-units = Units
client-luck-strength = Combat cards
client-end-turnings = Turning moves
client-end-turnings-chance = by how much each turn, from its beginning to its end, changed the chance to win
client-end-turning-against = Even so, { $name } stood worse after this turn than before it.
client-end-change = Change { $change }: choice { $choice }, luck { $luck }
client-end-chances = Chance to win
client-end-chances-percent = Chance to win, in %
client-end-chances-help = turn by turn, as one who watches could judge it
client-end-chances-at = Round { $round }, move { $move }
client-end-chances-scrub = Go through the game
client-end-chances-open = Look at this position
client-end-percent = { $value }{"\u00A0"}%
client-end-chances-stay = Click or tap the curve, and it stays at that moment.
client-end-chances-let-go = Back to the whole game
client-end-chances-whole = all turns together
client-end-chances-since = since the turn before
client-end-chances-now = Chance
client-end-chances-change = Change
client-end-chances-choice = Choice
client-end-chances-luck = Luck
client-end-chances-parts = Luck is what dice and draws gave beyond what was to be expected; choice is the rest of a change, whoever chose.
client-end-chances-judge = Through whose eyes
client-end-chances-spectator = as a spectator
client-end-chances-own = as { $name }
client-end-chances-own-help = turn by turn, as { $name } could judge the own chance; dashed, as one who watches could
client-end-move = round { $round }, move { $move }
client-end-what-if = What if?
client-end-what-if-help = From move { $move }, before this happened, { $against }; dice and cards will fall anew. What would you have done?
client-end-play-as = Play on as { $name }
client-end-feats = Worth telling
client-end-picture = Picture to share
client-end-picture-save = Save the picture
client-end-picture-share = Share
client-end-copy = Copy link
client-end-copied = Link copied
client-end-copy-help = The link opens this page.
client-end-dice-taken-back =
    { $count ->
        [one] In this game against bots a roll was taken back once and made anew.
       *[other] In this game against bots rolls were taken back { $count } times and made anew.
    }
client-end-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
client-end-of = { $game }: the end
client-end-loading = The story is being told …

## Hints

client-hint = Hint
client-hint-thinking = Thinking it over
client-hint-equal = about equal to the next best
client-hint-equal-within = about equal to the next best, within ± { $error } %
client-hint-reasons = In its favour: { $reasons }
client-hint-against = But: { $reasons }
client-hint-differences = Plus and minus: the difference to the next best some turns later, on average.
client-hint-lead = { $lead } % ± { $error } to the next best
client-hint-assumed =
    { $worlds ->
        [one] Chances to win, from what you know: tried in one possible world, in which everybody does what looks best.
       *[other] Chances to win, from what you know: tried in { $worlds } possible worlds, in which everybody does what looks best.
    }
client-hint-looks = There is nothing to weigh: no other choice makes a difference.
client-keys-hint = ask for a hint
client-hints-allowed = Hints
client-hints-allowed-help = Players may ask for advice; how often they did is told at the end.
client-end-hints =
    { $count ->
        [one] { $name } asked for one hint.
       *[other] { $name } asked for { $count } hints.
    }
client-end-slips = Costly decisions
client-end-slips-help = found from what was known then
client-end-slips-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
client-end-slips-none = No decision was found that surely cost anything.
client-end-slips-whose = Whose decisions
client-end-slips-mine = Mine ({ $count })
client-end-slips-everybody = Everybody’s ({ $count })
client-end-slips-none-mine = None of them was yours.
client-end-slips-differ = The curve judges each position at once. What a decision cost is found by playing on in many worlds: that is more exact, so the figures may differ.
client-end-slips-looking = { $done } of { $of } decisions looked into …
client-end-slips-begin = Look into the decisions (about a minute)
client-end-slip-played = Played:
client-end-slip-better = Better:
client-end-slip-against = But: { $reasons }
client-end-slip-cost = −{ $cost }{"\u00A0"}% ± { $error }
