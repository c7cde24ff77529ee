# Playing at the terminal, and the command line's readable logs.

terminal-welcome = Type the number of an option, or some of its words. u: undo, a: everyone, l: log, o: all options, s: settings, q: stop.
terminal-prompt = Your choice:
terminal-settings = Number, or Enter for no change:
terminal-help =
    { $count ->
        [one] Type 1, or u (undo), a (everyone), l (log), o (all options), s (settings), q (stop).
       *[other] Type a number from 1 to { $count }, or u (undo), a (everyone), l (log), o (all options), s (settings), q (stop), or some words of an option.
    }
terminal-help-amount = Type one of the amounts, or u (undo), a (everyone), l (log), s (settings), q (stop).
terminal-help-some = Type the numbers of the things you want, from 1 to { $count }, or 0 for none; or u (undo), a (everyone), l (log), s (settings), q (stop).
terminal-several = Type one number or several, such as 1 3.
terminal-preference = { $about }: { $wish }
terminal-narrow = … stands for several options: type some words of them to see them one by one, or o for all.
terminal-no-undo = That cannot be taken back: something was revealed or somebody else acted since.
terminal-stopped = Stopped.
terminal-recorded = The record is in { $file }.
terminal-winners = Won by { $winners }.
replay-unfinished = The record ends here; the game was not finished.
replay-choice = { $name }: { $choice }
replay-undo =
    { $count ->
        [one] { $name } takes { $count } choice back.
       *[other] { $name } takes { $count } choices back.
    }
replay-verified = Verified: { $choices } choices, all outcomes come from the seed, the end is as recorded.
games-players = { $seats } players
you = Commodore

## What `orrery analyse` says

analysis-chances = Chances to win after each round, as one who watches could judge them
analysis-round = Round
analysis-luck = Luck in all
analysis-turnings = Turning moves
analysis-turning = Round { $round }, move { $move }: { $swing } for { $name }, of it { $luck } by luck. { $told }
analysis-slips = The most costly decisions, from what was known then
analysis-slip = Round { $round }, move { $move }, { $name }: { $chosen }
analysis-better = Better: { $better } ({ $cost }, ± { $error }; then { $chance } to win)
analysis-reasons = Because: { $reasons }
analysis-against = But: { $reasons }
analysis-no-slips = No decision was found that surely cost anything.
analysis-looked = { $count ->
        [one] One doubtful decision was looked into.
       *[other] { $count } doubtful decisions were looked into.
    }
analysis-unfinished = The game was not finished; only finished games can be analysed.
