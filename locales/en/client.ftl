# The browser client: lobby, tables, settings. Words of a game itself stand in the game's own files.

## The lobby

client-lobby-lead = Every rule is enforced. Bots sit down at once, friends come by link. No account, nothing to install.
client-games = Games
client-game-players = { $fewest }–{ $most } players
client-about-space-base = Roll, dock ships in twelve sectors, and let the others’ rolls pay you too.
client-play-bots = Play against bots
client-how-many-play = How many play, you included?
client-so-many-play = { $count } players
client-how-strong = How strong are the bots?
client-strength-easy = easy
client-strength-solid = solid
client-strength-hard = hard
client-strength-strong = strong
client-new-table = New table
client-default-name = Commodore
client-my-games = My games
client-my-turns =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
client-open-tables = Open tables
client-no-open-tables = Nobody is looking for players right now. Make a table and tick “public”, or invite friends with a link.
client-invite-title = Invite friends
client-invite-help = Choose “New table”, leave seats open, and send the table’s link to your friends. Whoever opens it can sit down, or watch once the game has begun.
client-invite-link-help = Whoever opens this link can sit down here.
client-seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
client-waiting-for = Waiting for { $names }
client-over-won = Won by { $names }

## A new table

client-table-name = Name of the table
client-table-name-example = Friday night
client-seats = Seats
client-who-sits = Who sits where?
client-seat-number = Seat { $number }
client-seat-me = me, at this device
client-seat-open = open for a guest
client-seat-bot = bot: { $bot }
client-bot-random = level 0, random
client-bot-easy = level 1, easy
client-bot-greedy = level 3, greedy
client-bot-solid = level 2, solid
client-bot-hard = level 3, hard
client-bot-strong = level 4, strong
client-hot-seat-help = Several players at this device: it is passed on between turns.
client-option-limits = { $low } to { $high }.
client-options = How to play
client-clock = Clock
client-clock-help = Time for each player. When it has run out, the others may let a bot take over.
client-clock-none = no clock
client-patience = Who stays away
client-patience-help = After this time the others may let a bot play on; who comes back takes over again.
client-hushed = Silent spectators
client-hushed-help = Only players chat; whoever just watches can read along.
client-patience-seconds =
    { $minutes ->
        [60] 1 hour
        [1440] 1 day
        [4320] 3 days
       *[other] { $minutes } minutes
    }
client-clock-live = 10 minutes, plus 15 seconds a move
client-clock-day = 1 day a move
client-clock-days = 3 days a move
client-pack = Component data
client-pack-help = Corrections of cards and numbers that the owner of this server has made.
client-pack-none = as it comes
client-pack-used = Played with the data pack “{ $pack }”.
client-public = Public
client-public-help = Shown in everybody’s lobby. Otherwise only people with the link find the table.
client-create = Create the table
client-start-now = Start the game

## Before the game

client-waiting-room =
    { $count ->
        [0] Everybody is here.
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
client-seat-free = free
client-fill-with-bot = Seat a bot
client-free-seat = Free the seat
client-leave = Stand up
client-sit-down = Sit down
client-join = Join
client-your-name = Your name
client-start-with-bots = Start, with bots in the free seats
client-host-starts = The game begins when the host starts it.
client-take-seat = Take this seat
client-take-seat-of = The seat of { $name } at “{ $table }”
client-take-seat-help = With this link you play in this seat from this device. Whoever has the link can do so too.
client-only-watch = Only watch
client-shape = Shape
client-shape-circle = Circle
client-shape-diamond = Diamond
client-shape-triangle = Triangle
client-shape-square = Square
client-shape-hexagon = Hexagon
client-shape-star = Star

## At the table

client-to-lobby = To the lobby
client-to-table = To the table
client-board = The board
client-side = Players, log and chat
client-round = Round { $round }
client-rules = Rules
client-replay = Replay
client-you = you
client-your-turn = Your turn
client-thinking = thinking …
client-bot-of-kind = bot · { $bot }
client-away = away { $since }
client-spectator = Spectator
client-points = Victory points
client-credits = Credits
client-income = Income
client-more-about = More about { $name }
client-ask-takeover = Ask that a bot takes over
client-ask-takeover-help = { $name } must agree, or have been away for { $patience }; and so must everybody else. Who was replaced gets the seat back at once by its own link.
client-take-seat-back = Take your seat back
client-hand-over = Let a bot play on for me
client-hand-over-sure = Really? You will only watch until you take your seat back.
client-seat-link = Link to this seat
client-seat-link-help = Play on with another device: open this link there. Keep it to yourself.
client-log = Log
client-chat = Chat
client-chat-older = Older messages
client-chat-empty = Nothing has been said yet.
client-chat-say = Say something
client-chat-send = Send

## Deciding

client-decision = What is asked
client-also-asked = also asked: { $names }
client-watching = You are watching
client-filter = Search
client-list = List all { $count } options
client-all-options = All options
client-undo = Undo
client-undo-please = Ask to undo
client-undo-please-brief = Ask all
client-undo-free = Take your last choice back
client-undo-ask = Something was revealed or somebody acted since: everybody must agree
client-asides = Further settings of this game
client-asides-brief = Ask less
client-asides-sparing = Ask less: not this question again for now, and further settings
client-pass-device = Pass the device to { $name }
client-pass-device-help = Everybody else looks away.
client-i-am = I am { $name }
client-proposal-undo = { $name } would like to take the last choice back.
client-proposal-takeover = { $name } proposes that a bot plays on for { $target }.
client-agree = Agree
client-decline = Decline
client-declined = { $name } does not agree.
client-taken-over = A bot plays on for { $name }.
client-returned = { $name } is back and plays on.
client-broken = An error in the rules has stopped a move. The table stands as it was before; the server’s log tells what went wrong.
client-bot-rescued = { $name } broke down; a simpler bot has moved instead.

## The end

client-over = The game is over
client-show-result = Show the result
client-you-won = You have won!
client-winner = winner
client-rounds-played =
    { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
client-rematch = Rematch
client-rematch-waits = Join the rematch
client-verify = Verify the dice
client-verify-title = Were the dice fair?
client-verify-help = All chance comes from a secret seed. Its fingerprint stood here before the first roll, so nobody could change the seed later. “Verify” plays the whole game anew from the seed and compares.
client-seed = Seed
client-seed-hash = Fingerprint (SHA-256)
client-verified = Every roll and every card comes from the seed.
client-verified-fork = Every roll and every card since then comes from this table’s seed, and what was taken over is as in the original game.
client-not-verified = This game is not what its seed gives: { $problem }
client-verify-fork =
    { $count ->
        [0] The set-up was taken over from another game, so that game’s seed vouches for it.
        [one] The set-up and the first move were taken over from another game, so that game’s seed vouches for them.
       *[other] The set-up and the first { $count } moves were taken over from another game, so that game’s seed vouches for them.
    }
    All chance since then comes from a secret seed of this table. Its fingerprint stood here before the first roll, so nobody could change the seed later. “Verify” plays everything since then anew from the seed and compares.
client-forked =
    { $at ->
        [0] Played on from the beginning of another game.
       *[other] Played on from move { $at } of another game.
    }
client-to-original = See the original game

## Replay

client-no-replay = There is nothing to see again here yet.
client-replay-move = Move { $at } of { $last }
client-replay-slider = Move
client-replay-first = To the beginning
client-replay-back = One move back
client-replay-play = Play
client-replay-pause = Pause
client-replay-on = One move on
client-replay-last = To the end
client-replay-view = Seen by
client-fork = Play on from here as { $name }
client-fork-against =
    { $others ->
        [same] against the same bots
        [both] against the same bots, and strong ones for people
       *[strong] against strong bots for the other people
    }
client-fork-help = { $against }; dice and cards will fall anew
client-record = Download the record

## Settings

client-settings = Settings
client-settings-language = Language
client-other-language = Auf Deutsch anzeigen
client-switch-theme = Light or dark
client-settings-theme = Appearance
client-settings-theme-system = as the system
client-settings-theme-dark = dark
client-settings-theme-light = light
client-settings-motion = Motion
client-settings-motion-system = as the system
client-settings-motion-off = none
client-settings-shape = My favourite shape
client-settings-sound = Sounds: dice, purchases, battles, my turn
client-settings-notifications = Browser notifications when it is my turn
client-settings-notifications-forbidden = Your browser does not allow notifications from this page. Allow them in its settings first.
client-settings-cover = Cover the table while the device is passed on
client-keys = Keys
client-key-space = Space
client-keys-options = choose an answer, or say how many
client-keys-undo = take back
client-keys-escape = one step back, close
client-keys-replay = step and play a replay

## Connection and errors

client-loading = Loading …
client-reconnecting = Connection lost. Trying again …
client-unreachable = The server cannot be reached.
client-failed = That did not work (error { $status }).
client-reload = Load again
client-no-table = There is no such table.
client-no-table-help = Is the link complete? If somebody sent it to you, ask them for it again.
client-refused = { $reason }
client-refused-malformed = The server did not understand that. Please load the page again.
client-refused-too-fast = Too many messages at once. Please wait a moment.
client-close = Close
client-copy = Copy
client-copied = Copied
