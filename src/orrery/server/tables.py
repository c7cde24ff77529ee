"""Tables: finding them, and changing their matches. Whatever is acknowledged has been stored before."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from orrery.core import Match, Message
from orrery.core.log import Entry, Item
from orrery.core.record import FORMAT, item_from_json, item_to_json
from orrery.server import clocks, talking
from orrery.server.allowances import Allowances, Caps
from orrery.server.desk import Desk
from orrery.server.identity import fingerprint, seat_token
from orrery.server.memory import Memory
from orrery.server.packs import Packs
from orrery.server.presence import News, read_news
from orrery.server.rebuilding import SPOILT, check, read, rebuild, unreadable
from orrery.server.refusals import Fault, NoSuchTable, NotAllowed, NotStored
from orrery.server.store import ARCHIVED, Conflict, Store
from orrery.server.table import Live, is_fault
from orrery.server.thinking import Bots
from orrery.server.upgrading import upgraded

EVERYTHING = {"table", "seats", "holders", "chat"}
"""All that can be out of date about a table, besides its match."""
CHECKPOINT_EVERY = 25
"""Moves between two stored checkpoints."""


class Tables:
    """All tables, as this process serves them. Any process may take any move; the database decides races."""

    def __init__(
        self,
        store: Store,
        desk: Desk,
        publish: Callable[[str, News], None],
        packs: Packs,
        *,
        bot_pause: float,
        shared: bool,
        caps: Caps = Caps(),  # noqa: B008 - it is frozen
    ) -> None:
        self.store = store
        self.shared = shared
        self.caps = caps
        self.lines = Allowances(talking.LINES_A_SECOND, talking.LINES_AT_ONCE)
        """How much everybody may chat, by the secrets of their browsers."""
        self.packs = packs
        self.bots = Bots(self, desk, bot_pause)
        self.process = secrets.token_hex(8)
        self._publish = publish
        self.moves = 0
        self.memory = Memory()
        self._being_read: Counter[str] = Counter()
        """The tables that come into memory just now."""

    # Finding

    async def find(self, table_id: str) -> Live:
        """A table, brought up to what the database holds."""
        async with self.locked(table_id) as live:
            return live

    @asynccontextmanager
    async def locked(self, table_id: str, *, heard: bool = False) -> AsyncIterator[Live]:
        """A table, brought up to what the database holds; no move is made or seen half-made meanwhile.

        Who has `heard` of its news asks the database only if they come from another process.
        """
        live = await self.here(table_id)
        async with live.lock:
            await self.catch_up(live, heard=heard)
            yield live

    async def here(self, table_id: str) -> Live:
        """A table as it was last known here."""
        live = self.memory.get(table_id)
        if live is None:
            self._being_read[table_id] += 1
            try:
                live = await self._load(table_id)
            finally:
                self._being_read -= Counter([table_id])
        return self.memory.use(table_id, live)

    async def may_open(self, secret: str, *, only_bots: bool = False, fork: bool = False) -> None:
        """Refuse a browser that has made more tables than anybody plays at, or that many for bots, or forks."""
        hosted = await self.store.hosted(fingerprint(secret))
        caps = self.caps
        if hosted.tables >= caps.tables:
            raise NotAllowed("too-many-tables", most=caps.tables)
        if only_bots and hosted.of_bots >= caps.of_bots:
            raise NotAllowed("too-many-bot-tables", most=caps.of_bots)
        if fork and hosted.forks >= caps.forks:
            raise NotAllowed("too-many-forks", most=caps.forks)

    async def _load(self, table_id: str) -> Live:
        """A table from the database; one that was put away is taken out again."""
        try:
            row = await self.store.table(table_id) if table_id.isprintable() else None
            if row is not None and row.status == ARCHIVED:
                await self.store.take_out(row)
                row = await self.store.table(table_id)
            if row is None:
                raise NoSuchTable("no-table")
            return Live(row, await self.store.seats(table_id))
        except SPOILT as error:
            raise unreadable(table_id, error) from error

    def let_go(self) -> None:
        """Forget the tables that nobody needs at the moment, and what was written about those that are not here."""
        self.memory.let_go()
        for table_id in [*self.store.written]:
            if table_id not in self.memory and table_id not in self._being_read:
                del self.store.written[table_id]

    async def table_ids(self, which: str, secret: str) -> list[str]:
        """The ids of my tables, or of public tables with open seats, newest first."""
        return await (self.store.tables_of(fingerprint(secret)) if which == "mine" else self.store.open_tables())

    async def catch_up(self, live: Live, *, heard: bool = False) -> None:
        """Take over what was written about the table. It must be locked.

        A process on its own knows what it wrote. One that shares its tables with others asks the database each time
        whether there is more, unless it has `heard` all news.
        """
        written = self.store.written.pop(live.row.id, set())
        try:
            if self.shared and (written or await self._is_behind(live, heard=heard)):
                written = EVERYTHING
            await self._read_again(live, written)
            live.doubted = False
        except SPOILT as error:
            self._forget(live)
            raise unreadable(live.row.id, error) from error
        except BaseException:
            self._forget(live)
            raise

    async def _is_behind(self, live: Live, *, heard: bool) -> bool:
        """Whether another process has written more about a table than is known here."""
        if heard and not live.doubted:
            return False
        return await self.store.revision(live.row.id) != live.row.revision

    def _forget(self, live: Live) -> None:
        """Nothing that is known of a table is certain: read it anew when it is needed."""
        live.match = None
        self.store.written[live.row.id] = set(EVERYTHING)

    async def _read_again(self, live: Live, written: set[str]) -> None:
        live.version += bool(written)
        if "table" in written:
            row = await self.store.table(live.row.id)
            if row is None:
                raise NoSuchTable("no-table")
            live.row = row
        if "seats" in written:
            live.seats = await self.store.seats(live.row.id)
        if written & {"table", "seats"} or live.match is None:
            check(live.row, live.seats)
        if "holders" in written:
            live.held = {}
        if "chat" in written:
            live.unread = True
        if live.row.status == "open":
            return
        if live.match is None:
            await self._rebuild(live)
        elif live.match.length < live.row.seq:
            items = await self.store.moves(live.row.id, live.match.length)
            with self.minding_rules(live):
                for item in items:
                    live.match.enact(item_from_json(item), from_seed=False)
            live.went_on()
        live.take_over_rows()

    async def _rebuild(self, live: Live) -> None:
        """Make the match of what is stored; if an earlier release has stored it, put that into today's form first."""
        pack = self.packs.of_table(live.row)
        if live.row.format != FORMAT:
            await self._upgrade(live)
            return
        kept = await read(self.store, live.row)
        with self.minding_rules(live):
            live.adopt(rebuild(kept, pack))

    async def _upgrade(self, live: Live) -> None:
        """Put what an earlier release has stored into today's form, unless another process has just done so."""
        moves = await self.store.timed_moves(live.row.id)
        checkpoints = await self.store.checkpoints(live.row.id)
        if not await self._is_behind(live, heard=False):  # then these moves and checkpoints are of the form of the row
            with self.minding_rules(live):
                rewritten = upgraded(live.row, moves, checkpoints)
            await self.store.rewrite(live.row, rewritten)
        await self._read_again(live, {"table", "seats"})

    async def held(self, live: Live, secret: str) -> list[int]:
        """The seats this browser holds; not those that a bot has taken over meanwhile."""
        return [seat for seat in await self.ever_held(live, secret) if live.seats[seat].kind == "human"]

    async def ever_held(self, live: Live, secret: str) -> list[int]:
        """The seats this browser holds, or gets back as soon as it wants."""
        player = fingerprint(secret)
        if player not in live.held:
            live.held[player] = await self.store.held(live.row.id, player)
        return live.held[player]

    # What goes wrong

    @contextmanager
    def minding_rules(self, live: Live, match: Match[Any] | None = None) -> Iterator[None]:
        """An error in the rules is logged, once, and becomes a sentence for people; nothing that is stored changes."""
        try:
            yield
        except Exception as error:
            if not is_fault(error, match):
                raise
            live.note_fault(error)
            raise Fault("broken") from error

    # Telling

    def publish(self, table_id: str) -> None:
        """Tell everyone who listens that a table has news, and who is here."""
        live = self.memory.get(table_id)
        if live is None:
            self._publish(table_id, News(self.process))
            return
        revision = live.row.revision if not self.store.written.get(table_id) else 0
        self._publish(table_id, live.presence.tell(self.process, revision))

    def hear(self, live: Live, news: bytes) -> None:
        """What a process has told of a table."""
        said = read_news(news)
        if said.process != self.process and not 0 < said.revision <= live.row.revision:
            live.doubted = True
        if live.presence.hear(said, self.process):
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

    async def note_seen(self, live: Live, seats: list[int]) -> None:
        """The players of these seats come or go just now."""
        if seats:
            with suppress(
                SQLAlchemyError, OSError, NotStored
            ):  # the database is away: then they were seen a little earlier
                await self.store.note_seen(live.row.id, seats)

    async def changed(self, live: Live) -> None:
        """Something besides the match has changed."""
        await self.store.change_table(live.row.id)
        self.publish(live.row.id)

    async def must_hold(self, live: Live, seat: int, secret: str) -> None:
        """Refuse a browser that does not hold this seat."""
        if seat not in await self.held(live, secret):
            raise NotAllowed("not-your-seat")

    # Playing

    async def move(self, live: Live, play: Callable[[Match[Any]], None], holder: tuple[int, str] | None = None) -> None:
        """Change the match and store that; if another process was faster, look again and try anew.

        A `holder` is a seat, and the browser that must hold it.
        """
        try:
            for _ in range(20):
                if await self._try_move(live, play, holder):
                    break
            else:
                raise NotAllowed("too-busy")
        except Fault:
            await self.tell_fault(live)
            raise
        self.moves += 1
        await self.after_move(live)

    async def _try_move(self, live: Live, play: Callable[[Match[Any]], None], holder: tuple[int, str] | None) -> bool:
        """Change the match and store that. False if another process was faster."""
        async with live.lock:
            await self.catch_up(live)
            if holder is not None:
                await self.must_hold(live, *holder)
            return await self.move_now(live, play)

    async def move_now(self, live: Live, play: Callable[[Match[Any]], None]) -> bool:
        """Change the match of a table that is locked, and store that. False if another process was faster."""
        match = live.match
        if match is None or live.row.status != "running":
            raise NotAllowed("not-running")
        before, answers = match.length, _answers(match, live)
        try:
            with self.minding_rules(live, match):
                play(match)
                items = match.items_since(before)
                due = before // CHECKPOINT_EVERY != match.length // CHECKPOINT_EVERY
                checkpoint = match.dump() if due else None
            await self._store_moves(live, match, items, checkpoint, answers)
        except Conflict:
            self._forget(live)
            return False
        except BaseException:
            if match.broken or match.length != before:
                self._forget(live)  # it is ahead of the database
            raise
        live.went_on()
        return True

    async def _store_moves(
        self,
        live: Live,
        match: Match[Any],
        items: list[Item],
        checkpoint: dict[str, Any] | None,
        answers: Counter[int],
    ) -> None:
        """Store moves and what they change about the table; `answers` stood before them."""
        increment = live.row.clock["increment"] if live.row.clock else 0
        more = _answers(match, live)
        more.subtract(answers)
        now = time.time()
        values = {
            "changed": now,
            "status": "over" if match.over else "running",
            "owed": live.owes(match),
            "times": clocks.turn_over(
                live.row.times, {seat: n for seat, n in more.items() if n}, match.waiting, increment, now
            ),
            "proposal": live.row.proposal if not match.over and _still_asked(live, items) else None,
        }
        first = match.length - len(items) + 1
        await self.store.add_moves(live.row.id, first, [item_to_json(item) for item in items], checkpoint, **values)
        live.row = msgspec.structs.replace(live.row, seq=match.length, revision=live.row.revision + 1, **values)

    async def tell_fault(self, live: Live) -> None:
        """Say at the table that something is wrong with the rules, once."""
        if live.untold_fault():
            await talking.note(self, live, Message("client-broken"))
            self.publish(live.row.id)

    async def after_move(self, live: Live) -> None:
        """Tell everyone, and let the bots go on."""
        self.publish(live.row.id)
        self.bots.wake(live)

    async def close(self) -> None:
        """Stop serving."""
        await self.bots.close()
        await self.store.close()


def _answers(match: Match[Any], live: Live) -> Counter[int]:
    """How many answers of each seat stand, where a clock counts them.

    Asides answer nothing, and for what a preference answers nobody thinks.
    """
    if live.row.clock is None:
        return Counter()
    return Counter(entry.seat for entry in match.choices if not entry.aside and not entry.auto)


def _still_asked(live: Live, items: list[Item]) -> bool:
    """Whether a proposal outlasts these moves: a takeover unless its seat moves, an undo unless a person does."""
    proposal = live.row.proposal or {"kind": ""}
    if proposal["kind"] == "takeover":
        return all(item.seat != proposal["seat"] or (isinstance(item, Entry) and item.auto) for item in items)
    return all(live.seats[item.seat].kind == "bot" for item in items)
