"""Tables: creating, joining, starting, playing. Whatever is acknowledged has been stored before."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from orrery.core import IllegalChoice, Match, Message, OrreryError
from orrery.core.log import Item, standing
from orrery.core.record import Header, item_from_json, item_to_json
from orrery.games import game as find_game
from orrery.server import clocks
from orrery.server.desk import Desk
from orrery.server.identity import fingerprint, seat_token
from orrery.server.presence import News, Presence
from orrery.server.refusals import NoSuchTable, NotAllowed, NotOffered, OutOfDate
from orrery.server.schemas import ChatLine, Saying, saying
from orrery.server.store import Conflict, SeatRow, Store, TableRow

KEPT_IN_MEMORY = 1000
"""Matches that stay in memory; the others are rebuilt from the database when they are needed."""
EVERYTHING = {"table", "seats", "holders", "chat"}
"""All that can be out of date about a table, besides its match."""
CHECKPOINT_EVERY = 25
"""Moves between two stored checkpoints."""
LOOK_AGAIN = 1.0
"""Seconds to wait when the database did not take a bot's move."""
SWEEP_EVERY = 3.0
"""Seconds between two looks for tables whose bots were left alone."""
SWEEP_BACK = 120.0
"""How long ago the last move of such a table may be, in seconds; after a longer time all processes were gone."""


logger = logging.getLogger("orrery.server")


class Live:
    """A table in the memory of this process: the match as far as it is known here."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match[Any] | None = None
        self.lock = asyncio.Lock()
        self.held: dict[str, list[int]] = {}
        self.chat: list[ChatLine] | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.presence = Presence()
        self._watched = -1  # how many events people have had time to look at

    def pause(self, seconds: float) -> float:
        """How long a bot waits before it answers: so many seconds if something has happened, which people may follow.

        A bot that declines something nobody sees, such as to play a card, does not keep the table waiting.
        """
        happened = len(self.match.events) if self.match is not None else 0
        if happened == self._watched:
            return 0.0
        self._watched = happened
        return seconds

    def seat(self, number: int) -> SeatRow:
        """One of the table's seats."""
        if not 0 <= number < len(self.seats):
            raise NotAllowed("no-seat", seat=number)
        return self.seats[number]

    def people(self) -> list[int]:
        """The seats held by people."""
        return [row.seat for row in self.seats if row.kind == "human"]


class Tables:
    """All tables, as this process serves them. Any process may take any move; the database decides races."""

    def __init__(
        self, store: Store, desk: Desk, publish: Callable[[str, News], None], *, bot_pause: float, shared: bool
    ) -> None:
        self.store = store
        self.shared = shared
        self.desk = desk
        self.process = secrets.token_hex(8)
        self._publish = publish
        self.bot_pause = bot_pause
        self.moves = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    # Finding

    async def find(self, table_id: str) -> Live:
        """A table, brought up to what the database holds."""
        async with self.locked(table_id) as live:
            return live

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Live]:
        """A table, brought up to what the database holds; no move is made or seen half-made meanwhile."""
        live = self._live.get(table_id)
        if live is None:
            row = await self.store.table(table_id) if table_id.isprintable() else None
            if row is None:
                raise NoSuchTable("no-table")
            live = self._live.setdefault(table_id, Live(row, await self.store.seats(table_id)))
            if len(self._live) > KEPT_IN_MEMORY:
                self._live.popitem(last=False)
        self._live.move_to_end(table_id)
        async with live.lock:
            await self.catch_up(live)
            yield live

    async def table_ids(self, which: str, secret: str) -> list[str]:
        """The ids of my tables, or of public tables with open seats, newest first."""
        rows = await (self.store.tables_of(fingerprint(secret)) if which == "mine" else self.store.open_tables())
        return [row.id for row in rows]

    async def catch_up(self, live: Live) -> None:
        """Take over what was written about the table. It must be locked.

        A process that shares its tables with others asks the database each time; one on its own knows what it wrote.
        """
        written = self.store.written.pop(live.row.id, set())
        try:
            await self._read_again(live, EVERYTHING if self.shared else written)
        except BaseException:
            self._forget(live)
            raise

    def _forget(self, live: Live) -> None:
        """Nothing that is known of a table is certain: read it anew when it is needed."""
        live.match = None
        self.store.written[live.row.id] = set(EVERYTHING)

    async def _read_again(self, live: Live, written: set[str]) -> None:
        if "table" in written:
            row = await self.store.table(live.row.id)
            if row is None:
                raise NoSuchTable("no-table")
            live.row = row
        if "seats" in written:
            live.seats = await self.store.seats(live.row.id)
        if "holders" in written:
            live.held = {}
        if "chat" in written:
            live.chat = None
        row = live.row
        if row.status == "open":
            return
        if live.match is not None and row.header is not None:
            live.match.names = row.header["names"]  # somebody may have taken a seat over under another name
        if live.match is None:
            live.match = await self._rebuild(row)
        elif live.match.length < row.seq:
            for item in await self.store.moves(row.id, live.match.length):
                live.match.enact(item_from_json(item), from_seed=False)

    async def _rebuild(self, row: TableRow) -> Match[Any]:
        """Replay a table's moves; under rules that have changed since, go on from the last checkpoint."""
        game = find_game(row.game)
        header = msgspec.convert(row.header, Header)
        items = [item_from_json(item) for item in await self.store.moves(row.id)]
        try:
            match: Match[Any] = Match.from_header(game, header, tuple(row.start_chance or ()))
            for item in items:
                match.enact(item, from_seed=False)
        except OrreryError:
            kept = await self.store.last_checkpoint(row.id)
            if kept is None:
                raise
            seq, dump = kept
            now = msgspec.structs.replace(header, rules=game.rules, data=game.data)
            match = Match.load(game, {**dump, "header": msgspec.to_builtins(now)})
            for item in items[seq:]:
                match.enact(item, from_seed=False)
        return match

    async def held(self, live: Live, secret: str) -> list[int]:
        """The seats this browser holds."""
        player = fingerprint(secret)
        if player not in live.held or self.shared:
            live.held[player] = await self.store.held(live.row.id, player)
        return live.held[player]

    # Telling

    def publish(self, table_id: str) -> None:
        """Tell everyone who listens that a table has news, and who is here."""
        live = self._live.get(table_id)
        self._publish(table_id, live.presence.tell(self.process) if live is not None else News(self.process))

    def hear(self, live: Live, news: bytes) -> None:
        """What a process has told of a table."""
        if live.presence.hear(news, self.process):
            self.publish(live.row.id)

    def stay(self, live: Live) -> None:
        """A browser is still there; from time to time other processes must hear of it."""
        if self.shared and live.presence.should_tell():
            self.publish(live.row.id)

    # Changing

    async def sit(self, table_id: str, seat: int, secret: str) -> None:
        """Let this browser hold a seat."""
        token = seat_token(secret, table_id, seat)
        await self.store.hold(table_id, seat, fingerprint(secret), fingerprint(token))

    async def changed(self, live: Live) -> None:
        """Something besides the match has changed."""
        await self.store.change_table(live.row.id)
        self.publish(live.row.id)

    # Playing

    async def choose(self, table_id: str, secret: str, seat: int, seq: int, choices: list[list[str | int]]) -> None:
        """One choice of a seat, or several in a row, made on the sight of position `seq`."""
        live = await self.find(table_id)
        await self.must_hold(live, seat, secret)

        def play(match: Match[Any]) -> None:
            if not match.fresh_since <= seq <= match.length:
                raise OutOfDate("moved-on")
            if seat not in match.waiting:
                raise NotAllowed("not-asked", names=[match.names[other] for other in match.waiting])
            if len(choices) > 1:
                match.plan(seat, [tuple(choice) for choice in choices])
                return
            try:
                match.play(seat, tuple(choices[0]))
            except IllegalChoice:
                raise NotOffered(match.explain(seat, choices[0])) from None

        await self.move(live, play)

    async def undo(self, table_id: str, secret: str, seat: int) -> None:
        """Take the seat's last choice back, if nothing was revealed and nobody acted since."""
        live = await self.find(table_id)
        await self.must_hold(live, seat, secret)

        def undo(match: Match[Any]) -> None:
            if not match.can_undo(seat):
                possible = any(entry.seat == seat for entry in match.choices)
                raise NotAllowed("undo-needs-all" if possible else "nothing-to-undo")
            match.undo(seat)

        await self.move(live, undo)

    async def move(self, live: Live, play: Callable[[Match[Any]], None]) -> None:
        """Change the match and store that; if another process was faster, look again and try anew."""
        for _ in range(20):
            async with live.lock:
                await self.catch_up(live)
                match = live.match
                if match is None or live.row.status != "running":
                    raise NotAllowed("not-running")
                before = match.length
                play(match)
                try:
                    await self._store_moves(live, match, before)
                    break
                except Conflict:
                    self._forget(live)
                except BaseException:
                    self._forget(live)  # it may be ahead of the database
                    raise
        else:
            raise NotAllowed("too-busy")
        self.moves += 1
        await self.after_move(live)

    async def _store_moves(self, live: Live, match: Match[Any], before: int) -> None:
        items = [item_to_json(item) for item in match.items_since(before)]
        increment = live.row.clock["increment"] if live.row.clock else 0
        checkpoint = None
        if before // CHECKPOINT_EVERY != match.length // CHECKPOINT_EVERY:
            checkpoint = match.dump()
        await self.store.add_moves(
            live.row.id,
            before + 1,
            items,
            checkpoint,
            status="over" if match.over else "running",
            times=clocks.turn_over(
                live.row.times, _answers_since(match, before), match.waiting, increment, time.time()
            ),
            proposal=live.row.proposal if not match.over and _still_asked(live, match.items_since(before)) else None,
        )

    async def after_move(self, live: Live) -> None:
        """Tell everyone, and let the bots go on."""
        self.publish(live.row.id)
        self.wake_bots(live)

    async def must_hold(self, live: Live, seat: int, secret: str) -> None:
        """Refuse a browser that does not hold this seat."""
        if seat not in await self.held(live, secret):
            raise NotAllowed("not-your-seat")

    # Bots

    def wake_bots(self, live: Live) -> None:
        """Let every bot that is asked something think about it."""
        match = live.match
        if match is None or match.over or self._closing:
            return
        for seat in match.waiting:
            row = live.seats[seat]
            asked = (seat, match.fresh_since)
            if row.kind == "bot" and asked not in live.thinking:
                live.thinking.add(asked)
                self._start(self._let_think(live, seat, row.bot, asked))

    async def _let_think(self, live: Live, seat: int, bot: str, asked: tuple[int, int]) -> None:
        try:
            await asyncio.sleep(live.pause(self.bot_pause))
            match = (await self.find(live.row.id)).match
            if match is None or seat not in match.waiting or match.fresh_since != asked[1]:
                return
            choice, rescued = await self.desk.choose(match, seat, bot)
            if rescued:
                await self.note(live, Message("client-bot-rescued", {"name": live.seats[seat].name}))
            with suppress(OutOfDate, IllegalChoice, NotAllowed):
                await self.move(live, _if_still_asked(seat, asked[1], choice))
        except Exception:
            logger.exception("a bot could not move")
            await self._look_again(live)
        finally:
            live.thinking.discard(asked)
            self.wake_bots(live)

    async def _look_again(self, live: Live) -> None:
        """Wait until the database answers again."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(Exception):
                await self.find(live.row.id)
                return

    async def resume(self) -> None:
        """After a restart: the bots of all running tables go on."""
        for table_id in await self.store.running_tables():
            with suppress(OrreryError):
                self.wake_bots(await self.find(table_id))

    def start_sweeping(self) -> None:
        """From now on, look after tables whose bots were left alone by a process that died."""
        self._start(self._sweep())

    async def _sweep(self) -> None:
        """Wake the bots of tables where nothing has happened for longer than any bot may think."""
        looked: dict[str, float] = {}
        longest = self.bot_pause + self.desk.seconds + 1
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = time.time()
            try:
                found = dict(await self.store.untouched_tables(now - longest - SWEEP_BACK, now - longest))
                for table_id in [table_id for table_id, changed in found.items() if looked.get(table_id) != changed]:
                    with suppress(OrreryError):
                        self.wake_bots(await self.find(table_id))
                looked = found
            except Exception:
                logger.exception("could not look after the bots")  # the database is away; the next look comes soon

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop thinking."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.desk.close()

    # Talking

    async def say(self, table_id: str, secret: str, seat: int | None, text: str) -> None:
        """A chat line, from a seat or from a spectator."""
        live = await self.find(table_id)
        if seat is not None:
            await self.must_hold(live, seat, secret)
        name = live.seat(seat).name if seat is not None else ""
        await self.store.add_chat(table_id, seat, name, text.strip() or "…")
        self.publish(table_id)

    async def note(self, live: Live, message: Message) -> None:
        """The table itself says something."""
        await self.store.add_chat(live.row.id, None, "", "", msgspec.to_builtins(saying(message)))

    async def chat(self, live: Live, after: int) -> list[ChatLine]:
        """What was said from a number on."""
        if live.chat is None:
            live.chat = [
                ChatLine(
                    row.number,
                    row.name,
                    row.text,
                    row.at,
                    row.seat,
                    msgspec.convert(row.say, Saying) if row.say else None,
                )
                for row in await self.store.chat(live.row.id)
            ]
        return live.chat[after:]


def _answers_since(match: Match[Any], length: int) -> dict[int, int]:
    """How many more answers of each seat stand than when the match had this length; asides answer nothing."""
    items = match.items_since(0)
    count = Counter(entry.seat for entry in standing(items) if not entry.aside)
    count.subtract(entry.seat for entry in standing(items[:length]) if not entry.aside)
    return {seat: more for seat, more in count.items() if more}


def _still_asked(live: Live, items: list[Item]) -> bool:
    """Whether a proposal outlasts these moves: a takeover unless its seat moves, an undo unless a person does."""
    proposal = live.row.proposal or {"kind": ""}
    if proposal["kind"] == "takeover":
        return all(item.seat != proposal["seat"] for item in items)
    return all(live.seats[item.seat].kind == "bot" for item in items)


def _if_still_asked(seat: int, fresh: int, choice: tuple[str | int, ...]) -> Callable[[Match[Any]], None]:
    def play(match: Match[Any]) -> None:
        if seat not in match.waiting or match.fresh_since != fresh:
            raise OutOfDate("moved-on")
        match.play(seat, choice)

    return play
