"""Tables: finding, playing, talking. Whatever is acknowledged has been stored before."""

from __future__ import annotations

import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from orrery.core import IllegalChoice, Match, Message
from orrery.core.log import Entry, Item, redoable
from orrery.core.record import FORMAT, item_from_json, item_to_json
from orrery.server import clocks
from orrery.server.allowances import Allowances, Caps
from orrery.server.desk import Desk
from orrery.server.identity import fingerprint, seat_token
from orrery.server.memory import Memory
from orrery.server.packs import Packs
from orrery.server.presence import News, read_news
from orrery.server.rebuilding import check, read, rebuild
from orrery.server.refusals import Fault, NoSuchTable, NotAllowed, NotOffered, NotStored, OutOfDate
from orrery.server.rows import ChatRow
from orrery.server.schemas import ChatLine, Saying
from orrery.server.store import ARCHIVED, Conflict, Store
from orrery.server.table import Live, is_fault
from orrery.server.thinking import Bots
from orrery.server.upgrading import upgraded
from orrery.server.wording import saying

EVERYTHING = {"table", "seats", "holders", "chat"}
"""All that can be out of date about a table, besides its match."""
CHECKPOINT_EVERY = 25
"""Moves between two stored checkpoints."""

SPOILT = (ValueError, TypeError, KeyError, msgspec.MsgspecError)
"""What comes of rows that mean nothing."""
LINES_A_PAGE = 50
"""Chat lines that are sent at a time."""
LINES_A_SECOND, LINES_AT_ONCE = 0.5, 8
"""How fast somebody may chat, for long and for a moment."""

logger = logging.getLogger("orrery.server")


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
        self.lines = Allowances(LINES_A_SECOND, LINES_AT_ONCE)
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
        live = await self._here(table_id)
        async with live.lock:
            await self.catch_up(live, heard=heard)
            yield live

    async def _here(self, table_id: str) -> Live:
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
            raise _unreadable(table_id, error) from error

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
            raise _unreadable(live.row.id, error) from error
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

    async def choose(self, table_id: str, secret: str, seat: int, seq: int, choices: list[list[str | int]]) -> None:
        """One choice of a seat, or several in a row, made on the sight of position `seq`."""

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

        await self.move(await self._here(table_id), play, (seat, secret))

    async def undo(self, table_id: str, secret: str, seat: int) -> None:
        """Take the seat's last choice back, if nothing was revealed and nobody acted since."""

        def undo(match: Match[Any]) -> None:
            if not match.can_undo(seat):
                raise NotAllowed("undo-needs-all" if match.has_chosen(seat) else "nothing-to-undo")
            match.undo(seat)

        await self.move(await self._here(table_id), undo, (seat, secret))

    async def redo(self, table_id: str, secret: str, seat: int) -> None:
        """Make the choice again that this seat has taken back last, as long as nobody has moved on."""

        def redo(match: Match[Any]) -> None:
            again = redoable(match.items_since(match.known_since))
            if again is None or again.seat != seat or seat not in match.waiting:
                raise NotAllowed("nothing-to-redo")
            match.play(seat, again.choice)

        await self.move(await self._here(table_id), redo, (seat, secret))

    async def prefer(self, table_id: str, secret: str, seat: int, name: str, value: str) -> None:
        """Keep how often a seat wishes to be asked. That is nobody else's business, so nobody else is told."""
        async with self.locked(table_id) as live:
            await self.must_hold(live, seat, secret)
            match = live.match
            if match is None or live.row.status != "running":
                raise NotAllowed("not-running")
            preference = match.game.rules.preferences.by_name.get(name)
            if name not in match.preferences(seat) or preference is None or value not in preference.values:
                raise NotAllowed("no-preference")
            wishes = {**match.wishes[seat], name: match.game.rules.preferences.wish(match.state, name, value)}
            row = live.seats[seat]
            await self.store.change_seat(table_id, seat, row.kind, preferences=msgspec.to_builtins(wishes))
            await self.store.change_table(table_id, owed=True)  # it may be answered in a moment
            await self.catch_up(live)
        self.bots.wake(live)  # the question that is open may be one to be answered in a moment

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
            await self.note(live, Message("client-broken"))
            self.publish(live.row.id)

    async def after_move(self, live: Live) -> None:
        """Tell everyone, and let the bots go on."""
        self.publish(live.row.id)
        self.bots.wake(live)

    async def close(self) -> None:
        """Stop serving."""
        await self.bots.close()
        await self.store.close()

    # Talking

    async def say(self, table_id: str, secret: str, seat: int | None, text: str) -> None:
        """A chat line, from a seat or from a spectator."""
        live = await self.find(table_id)
        if seat is not None:
            await self.must_hold(live, seat, secret)
        elif live.row.hushed and not await self.held(live, secret):
            raise NotAllowed("hushed")
        name = live.seat(seat).name if seat is not None else ""
        await self.store.add_chat(table_id, seat, name, text.strip() or "…")
        self.publish(table_id)

    async def note(self, live: Live, message: Message) -> None:
        """The table itself says something."""
        await self.store.add_chat(live.row.id, None, "", "", msgspec.to_builtins(saying(message)))

    async def chat(self, live: Live, after: int) -> list[ChatLine]:
        """What was said from a number on, the last lines only; what was read before is not read again."""
        if live.unread:
            known = live.chat[-1].number if live.chat else 0
            live.chat += await self._said(live.row.id, known)
            del live.chat[:-LINES_A_PAGE]
            live.unread = False
        return [line for line in live.chat if line.number > after]

    async def chat_before(self, live: Live, before: int) -> list[ChatLine]:
        """What was said before a line, the last of it."""
        return await self._said(live.row.id, before=before)

    async def _said(self, table_id: str, after: int = 0, before: int | None = None) -> list[ChatLine]:
        try:
            rows = await self.store.chat(table_id, after, before=before, limit=LINES_A_PAGE)
            return [*map(_chat_line, rows)]
        except SPOILT as error:
            raise _unreadable(table_id, error) from error


def _unreadable(table_id: str, error: Exception) -> Fault:
    """What is stored of a table means nothing: that spoils this table, and no other."""
    logger.error("table %s cannot be read: %s", table_id, error)
    return Fault("unreadable")


def _chat_line(row: ChatRow) -> ChatLine:
    say = msgspec.convert(row.say, Saying) if row.say else None
    return ChatLine(row.number, row.name, row.text, row.at, row.seat, say)


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
