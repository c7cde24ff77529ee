# What the server refuses, and why. Programs get these sentences in English.

## Tables and seats

refused-no-table = There is no such table.
refused-no-seat = There is no seat { $seat } at this table.
refused-not-your-seat = This is not your seat.
refused-seat-taken = This seat is taken.
refused-all-seats-taken = All seats are taken.
refused-name-missing = Please say what you are called.
refused-name-taken = Somebody here is called { $name } already.
refused-same-names = Every player needs a name of their own.
refused-wrong-link = This link does not open a seat at this table.
refused-only-host = Only the one who made the table may do that.
refused-started = The game has started already.
refused-started-full = The game has started; its seats are taken.
refused-leave-later = The game has started. Propose that a bot takes over instead.

## Playing

refused-not-running = The game is not running.
refused-moved-on = The table has moved on. Please look again.
refused-not-asked = You are not asked anything now; waiting for { $names }.
refused-too-busy = Too many moves came at once. Please try again.
refused-nothing-to-redo = There is nothing to make again: somebody has moved on since.
refused-story-later = The story of a game is told when it is over.
refused-nothing-to-undo = There is no choice of yours to take back.
refused-undo-needs-all = Something was revealed or somebody else acted since. Everyone must agree to go back.
refused-bot-sits-there = A bot sits there already.
refused-nothing-proposed = There is nothing to agree to any more.
refused-not-asked-to-agree = You are not asked about this.
refused-no-preference = There is no such setting here.
refused-broken = An error in the rules of this game has stopped this. The table stands as it was; those who run the server find the error in its log.
refused-no-hints = At this table there are no hints.
refused-no-hint-so-far = A hint can't look past what nobody knows yet. Make the choices on your list first.
refused-no-advice = There is no advice just now. Please try again in a moment.
refused-too-many-analyses = Several games are being looked into. Please try again in a minute.
refused-hushed = At this table only players chat.
refused-chat-too-fast = That was a lot at once. Wait a moment before you say more.
refused-too-many-tables = You have { $most } tables that are not finished. Finish some of them before you make another.
refused-too-many-bot-tables = You have { $most } tables at which only bots play. Wait until some of them are finished.
refused-too-many-forks = You have { $most } games under way that play on from others. Finish some of them first.
refused-too-many-from-here = More tables were made from your network of late than the server allows. Try again later.
refused-unreadable = What is stored of this table cannot be read. Other tables are not concerned; those who run the server find the reason in its log.
refused-not-stored = The server can store nothing at the moment, so nothing has changed. Please try again in a little while.

## Data packs

refused-pack-missing = This server has no data pack “{ $pack }” for this game. The one who runs it can add the pack again.
refused-pack-changed = The data pack “{ $pack }” was changed since this game began. It goes on once the one who runs this server brings the old pack back.
refused-other-components = These components are not those of the table any more. Please load the page again.

## Afterwards

refused-not-started = The game has not started.
refused-no-move = There is no move { $at }; the game has { $last }.
refused-other-rules = This game was played under other rules. It cannot be shown again.
refused-only-own-view = While the game is running, it can only be seen from your own seats.
refused-record-later = The record, with the seed, can be had when the game is over.
refused-verify-later = The dice can be verified when the game is over.
refused-rematch = A rematch is for those who have played to the end.
refused-fork-later = Only a finished game can be played on from.
refused-fork-at-the-end = The game is over at that point.
