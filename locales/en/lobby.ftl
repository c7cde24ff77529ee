# The lobby, and what one does before a game: tables, seats, lessons and rules to look up.

## The lobby

client-lobby-title-first = Board games
client-lobby-title-second = among the stars
client-settings-me = My name, my shape and all settings
client-first-time = First time here?
client-first-lesson = Learn { $game } in { $minutes } minutes
client-learn = Learn it
client-minutes = { $minutes } min
client-new-table-of = New table: { $game }
client-length-space-base = 40 min
client-length-risk = 75 min
client-length-starcraft = 3–4 h
client-weight = Weight { $weight } of 5
client-weight-1 = very light
client-weight-2 = light
client-weight-3 = medium
client-weight-4 = weighty
client-weight-5 = heavy
client-tables-live =
    { $count ->
        [one] { $count } table live
       *[other] { $count } tables live
    }
client-all-games = All { $count }
client-round-word = round
client-just-now = a moment ago
client-called-to = { $call }: { $ask }
client-standing-points = Victory points
client-standing-achievements = Achievements
client-standing-territories = Territories
client-sit-down-at = Sit down at { $table }
client-usual-rules = The usual rules
client-option-number = { $name }: { $value }
client-option-off = without: { $name }

## An address without a page

client-no-page = There is nothing at this address.
client-no-page-help = The link may be incomplete or from an old invitation. From the lobby you reach every table you sit at.

## The coach

client-lesson = Lesson
client-coach = Coach
client-coach-step = Coach · step { $number } of { $count }
client-coach-steps = Steps of the lesson
client-coach-words = Words so far
client-coach-next = Next
client-coach-do = Do it for me
client-coach-show = Show me
client-coach-anyway = All the same
client-coach-look = Legal, but look here
client-coach-look-text = That is allowed. The lesson means something else here.
client-coach-free = This one is yours
client-coach-free-text = The lesson has nothing to say here: answer as you like, it goes on afterwards.
client-coach-wait = One moment: the others play. The next step comes when you are asked.
client-coach-leave = Leave, and play on freely
client-coach-done = Lesson learnt
client-coach-more-games = More games and lessons
client-coach-news = What the others did
client-coach-play-on = Play on freely
client-coach-next-lesson = Next lesson: { $lesson }
client-coach-time =
    { $minutes ->
        [0] nearly there
        [one] about { $minutes } min left
       *[other] about { $minutes } min left
    }
client-coach-step-done = done
client-coach-more = More
client-coach-less = Less
client-coach-back = Coach
client-coach-rolls = rolls of 36 that reach each sector
client-coach-rolls-sector = Sector { $sector }: { $rolls } of 36

## Rules to look up

client-rules-of = Rules: { $game }
client-rules-which = Which game?
client-rules-page = The rules
client-rules-reference = All pieces and cards
client-rules-symbols = Symbols
client-rules-words = Words
client-rules-learn = Learn it at a table
client-sketch-another = Another one
client-sketch-failed = The preview could not be fetched.
