"""Tables: creating, joining, starting, playing. Whatever is acknowledged has been stored before."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import msgspec

from orrery.bots import BOTS
from orrery.core import BadRecord, CannotUndo, IllegalChoice, Match, Message, OrreryError, UnknownName
from orrery.core.chance import new_seed, seed_hash
from orrery.core.record import Header, item_from_json, item_to_json
from orrery.games import game as find_game
from orrery.server import clocks
from orrery.server.desk import Desk
from orrery.server.identity import fingerprint, seat_token
from orrery.server.schemas import (
    SHAPES,
    ChatLine,
    Clock,
    Forking,
    Joining,
    NewTable,
    Proposal,
    Saying,
    SeatInfo,
    Shape,
    TableInfo,
    saying,
)
from orrery.server.store import Conflict, SeatRow, Store, TableRow

KEPT_IN_MEMORY = 1000
"""Matches that stay in memory; the others are rebuilt from the database when they are needed."""
CHECKPOINT_EVERY = 25
"""Moves between two stored checkpoints."""


logger = logging.getLogger("orrery.server")


class NoSuchTable(OrreryError):
    """There is no table with this id."""


class NotAllowed(OrreryError):
    """This browser may not do that."""


class OutOfDate(OrreryError):
    """The choice was made on the sight of a position that has passed."""


class Live:
    """A table in the memory of this process: the match as far as it is known here."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match[Any] | None = None
        self.lock = asyncio.Lock()
        self.thinking: set[tuple[int, int]] = set()
        self.online: Counter[int] = Counter()

    def seat(self, number: int) -> SeatRow:
        """One of the table's seats."""
        if not 0 <= number < len(self.seats):
            raise NotAllowed(f"there is no seat {number}")
        return self.seats[number]

    def people(self) -> list[int]:
        """The seats held by people."""
        return [row.seat for row in self.seats if row.kind == "human"]


class Tables:
    """All tables, as this process serves them. Any process may take any move; the database decides races."""

    def __init__(self, store: Store, desk: Desk, publish: Callable[[str], None], bot_pause: float) -> None:
        self.store = store
        self.desk = desk
        self.publish = publish
        self.bot_pause = bot_pause
        self.moves = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    # Finding

    async def find(self, table_id: str) -> Live:
        """A table, brought up to what the database holds."""
        live = self._live.get(table_id)
        if live is None:
            row = await self.store.table(table_id)
            if row is None:
                raise NoSuchTable("there is no such table")
            live = self._live.setdefault(table_id, Live(row, await self.store.seats(table_id)))
            if len(self._live) > KEPT_IN_MEMORY:
                self._live.popitem(last=False)
        self._live.move_to_end(table_id)
        async with live.lock:
            await self._catch_up(live)
        return live

    async def table_ids(self, which: str, secret: str) -> list[str]:
        """The ids of my tables, or of public tables with open seats, newest first."""
        rows = await (self.store.tables_of(fingerprint(secret)) if which == "mine" else self.store.open_tables())
        return [row.id for row in rows]

    async def _catch_up(self, live: Live) -> None:
        """Take over what other processes have done. The table must be locked."""
        row = await self.store.table(live.row.id)
        if row is None:
            raise NoSuchTable("there is no such table")
        if row.changed != live.row.changed or row.seq != live.row.seq:
            live.seats = await self.store.seats(row.id)
        live.row = row
        if row.status == "open":
            return
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
        return await self.store.held(live.row.id, fingerprint(secret))

    # Before the start

    async def create(self, wish: NewTable, secret: str) -> str:
        """Create a table; it starts by itself if nobody is missing and that is wished."""
        game = find_game(wish.game)
        game.check_seats(len(wish.seats))
        options = msgspec.to_builtins(game.check_options(wish.options))
        seats = _seat_rows(wish)
        row = _table_row(wish.game, wish.name, options, fingerprint(secret), public=wish.public, clock=wish.clock)
        await self.store.add_table(row, seats)
        for number, seat in enumerate(wish.seats):
            if seat.kind == "me":
                await self._sit(row.id, number, secret)
        if wish.start:
            await self.start(row.id, secret)
        return row.id

    async def _sit(self, table_id: str, seat: int, secret: str) -> None:
        token = seat_token(secret, table_id, seat)
        await self.store.hold(table_id, seat, fingerprint(secret), fingerprint(token))

    async def join(self, table_id: str, joining: Joining, secret: str) -> None:
        """Sit down at an open seat, or take a seat over with the token of its own link."""
        live = await self.find(table_id)
        if joining.token:
            seat = await self.store.seat_of_token(table_id, fingerprint(joining.token))
            if seat is None:
                raise NotAllowed("this link does not open a seat at this table")
            await self._sit(table_id, seat, secret)
            return
        if live.row.status != "open":
            raise NotAllowed("the game has started; its seats are taken")
        open_seats = [row.seat for row in live.seats if row.kind == "open"]
        wanted = open_seats[:1] if joining.seat is None else [joining.seat]
        if not wanted or wanted[0] not in open_seats:
            raise NotAllowed("this seat is taken" if open_seats else "all seats are taken")
        taken = {row.shape for row in live.seats if row.kind != "open"}
        if any(row.name == joining.name for row in live.seats if row.kind != "open"):
            raise NotAllowed(f"somebody here is called {joining.name} already")
        shape = joining.shape if joining.shape and joining.shape not in taken else _free_shape(taken)
        values = {"kind": "human", "name": joining.name, "shape": shape}
        if not await self.store.change_seat(table_id, wanted[0], "open", **values):
            raise NotAllowed("this seat is taken")
        await self._sit(table_id, wanted[0], secret)
        await self._changed(live)

    async def leave(self, table_id: str, seat: int, secret: str) -> None:
        """Stand up before the start; the host may also ask others to."""
        live = await self.find(table_id)
        if live.row.status != "open":
            raise NotAllowed("the game has started; propose that a bot takes over instead")
        if seat not in await self.held(live, secret) and live.row.host != fingerprint(secret):
            raise NotAllowed("this is not your seat")
        row = live.seat(seat)
        await self.store.change_seat(table_id, seat, row.kind, kind="open", name="", bot="")
        await self.store.release(table_id, seat)
        await self._changed(live)

    async def seat_bot(self, table_id: str, seat: int, secret: str) -> None:
        """The host fills an open seat with a bot."""
        live = await self.find(table_id)
        self._must_be_host(live, secret)
        await self._fill_with_bot(live, live.seat(seat))
        await self._changed(live)

    async def start(self, table_id: str, secret: str) -> None:
        """The host starts; open seats are filled with bots."""
        live = await self.find(table_id)
        self._must_be_host(live, secret)
        for row in live.seats:
            if row.kind == "open":
                await self._fill_with_bot(live, row)
        async with live.lock:
            live.seats = await self.store.seats(table_id)
            names = [row.name for row in live.seats]
            match = Match(
                find_game(live.row.game), len(names), seed=live.row.seed, options=live.row.options, names=names
            )
            await self._store_start(live, match)
        await self._after_move(live)

    async def _store_start(self, live: Live, match: Match[Any]) -> None:
        clock = live.row.clock
        times = clocks.start(clock["bank"], match.seats) if clock else {}
        times = clocks.turn_over(times, match.waiting, 0, time.time())
        await self.store.change_table(
            live.row.id,
            status="over" if match.over else "running",
            header=msgspec.to_builtins(match.header),
            start_chance=list(match.start_chance),
            times=times,
        )
        await self._catch_up(live)

    def _must_be_host(self, live: Live, secret: str) -> None:
        if live.row.host != fingerprint(secret):
            raise NotAllowed("only the one who made the table may do that")
        if live.row.status != "open":
            raise NotAllowed("the game has started already")

    async def _fill_with_bot(self, live: Live, row: SeatRow, bot: str = "greedy") -> None:
        names = {other.name for other in live.seats}
        name = next(f"{bot} {number}" for number in range(1, 99) if f"{bot} {number}" not in names)
        if await self.store.change_seat(live.row.id, row.seat, "open", kind="bot", name=name, bot=bot):
            row.kind, row.name, row.bot = "bot", name, bot

    async def _changed(self, live: Live) -> None:
        """Something besides the match has changed."""
        await self.store.change_table(live.row.id)
        self.publish(live.row.id)

    # Playing

    async def choose(self, table_id: str, secret: str, seat: int, seq: int, choices: list[list[str | int]]) -> None:
        """One choice of a seat, or several in a row, made on the sight of position `seq`."""
        live = await self.find(table_id)
        await self._must_hold(live, seat, secret)

        def play(match: Match[Any]) -> None:
            if not match.fresh_since <= seq <= match.length:
                raise OutOfDate("the table has moved on; please look again")
            if len(choices) == 1:
                match.play(seat, tuple(choices[0]))
            else:
                match.plan(seat, [tuple(choice) for choice in choices])

        await self._move(live, play)

    async def undo(self, table_id: str, secret: str, seat: int) -> None:
        """Take the seat's last choice back, if nothing was revealed and nobody acted since."""
        live = await self.find(table_id)
        await self._must_hold(live, seat, secret)
        await self._move(live, lambda match: cast("None", match.undo(seat)))

    async def _move(self, live: Live, play: Callable[[Match[Any]], None]) -> None:
        """Change the match and store that; if another process was faster, look again and try anew."""
        for _ in range(20):
            async with live.lock:
                await self._catch_up(live)
                match = live.match
                if match is None or live.row.status != "running":
                    raise NotAllowed("the game is not running")
                before = match.length
                play(match)
                try:
                    await self._store_moves(live, match, before)
                    break
                except Conflict:
                    live.match = None
                except BaseException:
                    live.match = None  # it is ahead of the database: rebuild it when it is needed
                    raise
        else:
            raise NotAllowed("too many moves at once; please try again")
        self.moves += 1
        await self._after_move(live)

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
            times=clocks.turn_over(live.row.times, match.waiting, increment, time.time()),
            proposal=None,
        )

    async def _after_move(self, live: Live) -> None:
        self.publish(live.row.id)
        self.wake_bots(live)

    async def _must_hold(self, live: Live, seat: int, secret: str) -> None:
        if seat not in await self.held(live, secret):
            raise NotAllowed("this is not your seat")

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
                task = asyncio.create_task(self._let_think(live, seat, row.bot, asked))
                self._tasks.add(task)
                task.add_done_callback(self._thought)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot could not move", exc_info=task.exception())

    async def _let_think(self, live: Live, seat: int, bot: str, asked: tuple[int, int]) -> None:
        try:
            await asyncio.sleep(self.bot_pause)
            match = live.match
            if match is None or seat not in match.waiting or match.fresh_since != asked[1]:
                return
            choice, rescued = await self.desk.choose(match, seat, bot)
            if rescued:
                await self._note(live, Message("client-bot-rescued", {"name": live.seats[seat].name}))
            with suppress(OutOfDate, IllegalChoice, NotAllowed):
                await self._move(live, _if_still_asked(seat, asked[1], choice))
        finally:
            live.thinking.discard(asked)
            self.wake_bots(live)

    async def resume(self) -> None:
        """After a restart: the bots of all running tables go on."""
        for table_id in await self.store.running_tables():
            with suppress(OrreryError):
                self.wake_bots(await self.find(table_id))

    async def close(self) -> None:
        """Stop thinking."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.desk.close()

    # Agreements

    async def propose(self, table_id: str, secret: str, seat: int, kind: str, target: int | None) -> None:
        """Ask the others at the table; alone with bots, or when the clock has run out, it is done at once."""
        live = await self.find(table_id)
        await self._must_hold(live, seat, secret)
        if live.match is None or live.match.over:
            raise NotAllowed("the game is not running")
        target = seat if kind == "undo" or target is None else target
        if kind == "takeover" and live.seat(target).kind != "human":
            raise NotAllowed("a bot sits there already")
        if kind == "undo" and not any(entry.seat == seat for entry in live.match.choices):
            raise CannotUndo("there is no choice of yours to take back")
        expired = clocks.remaining(live.row.times, target, time.time()) == 0
        needed = [person for person in live.people() if person != seat and (kind == "undo" or person != target)]
        if kind == "takeover" and expired:
            needed = []
        mine = await self.held(live, secret)
        agreed = [person for person in needed if person in mine]
        proposal = Proposal(cast("Any", kind), seat, target, agreed, needed)
        await self._settle(live, proposal)

    async def respond(self, table_id: str, secret: str, seat: int, agree: bool) -> None:
        """Agree to the proposal on the table, or not."""
        live = await self.find(table_id)
        await self._must_hold(live, seat, secret)
        if live.row.proposal is None:
            raise NotAllowed("there is nothing to agree to any more")
        proposal = msgspec.convert(live.row.proposal, Proposal)
        if seat not in proposal.needed:
            raise NotAllowed("you are not asked about this")
        if not agree:
            await self.store.change_table(table_id, proposal=None)
            await self._note(live, Message("client-declined", {"name": live.seats[seat].name}))
            self.publish(table_id)
            return
        agreed = sorted({*proposal.agreed, seat})
        await self._settle(live, msgspec.structs.replace(proposal, agreed=agreed))

    async def _settle(self, live: Live, proposal: Proposal) -> None:
        """Do what everyone has agreed to, or keep the question on the table."""
        if set(proposal.agreed) < set(proposal.needed):
            await self.store.change_table(live.row.id, proposal=msgspec.to_builtins(proposal))
            self.publish(live.row.id)
        elif proposal.kind == "undo":
            seat = proposal.seat
            await self._move(live, lambda match: cast("None", match.undo(seat, agreed=True)))
        else:
            await self.store.change_seat(live.row.id, proposal.seat, "human", kind="bot", bot="greedy")
            await self.store.release(live.row.id, proposal.seat)
            await self.store.change_table(live.row.id, proposal=None)
            await self._note(live, Message("client-taken-over", {"name": live.seats[proposal.seat].name}))
            async with live.lock:
                live.seats = await self.store.seats(live.row.id)
                await self._catch_up(live)
            await self._after_move(live)

    # Talking

    async def say(self, table_id: str, secret: str, seat: int | None, text: str) -> None:
        """A chat line, from a seat or from a spectator."""
        live = await self.find(table_id)
        if seat is not None:
            await self._must_hold(live, seat, secret)
        name = live.seat(seat).name if seat is not None else ""
        await self.store.add_chat(table_id, seat, name, text.strip() or "…")
        self.publish(table_id)

    async def _note(self, live: Live, message: Message) -> None:
        """The table itself says something."""
        await self.store.add_chat(live.row.id, None, "", "", msgspec.to_builtins(saying(message)))

    async def chat(self, table_id: str, after: int) -> list[ChatLine]:
        """What was said from a number on."""
        return [
            ChatLine(
                row.number, row.name, row.text, row.at, row.seat, msgspec.convert(row.say, Saying) if row.say else None
            )
            for row in await self.store.chat(table_id, after)
        ]

    # After the game

    async def rematch(self, table_id: str, secret: str) -> str:
        """A new table for the same people and bots; everybody who asks gets the same one."""
        live = await self.find(table_id)
        mine = await self.held(live, secret)
        if live.row.status != "over" or not mine:
            raise NotAllowed("a rematch is for those who have played to the end")
        if live.row.rematch is None:
            row = _table_row(live.row.game, live.row.name, live.row.options, fingerprint(secret))
            row.clock = live.row.clock
            seats = [
                msgspec.structs.replace(seat) if seat.kind == "bot" else SeatRow(seat.seat, "open", "", seat.shape, "")
                for seat in live.seats
            ]
            if await self.store.claim_rematch(table_id, row.id) == row.id:
                await self.store.add_table(row, seats)
            await self._changed(live)
        live = await self.find(table_id)
        new = await self.find(str(live.row.rematch))
        for seat in mine:
            if new.seats[seat].kind == "open":
                await self.join(
                    new.row.id, Joining(live.seats[seat].name, seat, cast("Shape", live.seats[seat].shape)), secret
                )
        return new.row.id

    async def fork(self, table_id: str, forking: Forking, secret: str) -> str:
        """Play on from a move of a finished game, in one seat, against bots, with fresh chance."""
        live = await self.find(table_id)
        if live.row.status != "over" or live.match is None:
            raise NotAllowed("only a finished game can be played on from")
        if forking.bot not in BOTS:
            raise UnknownName("bot", forking.bot, list(BOTS))
        live.seat(forking.seat)
        original = live.match.record()
        items = original.items[: max(0, forking.at)]
        match = original.replay(live.match.game, len(items))
        if match.over:
            raise NotAllowed("the game is over at that point")
        row = _table_row(live.row.game, live.row.name, live.row.options, fingerprint(secret))
        row.forked_from = table_id
        seats = [
            SeatRow(seat.seat, "human", forking.name or seat.name, seat.shape, "")
            if seat.seat == forking.seat
            else SeatRow(seat.seat, "bot", seat.name, seat.shape, forking.bot)
            for seat in live.seats
        ]
        row.status, row.seq, row.start_chance = "running", len(items), list(original.start_chance)
        header = msgspec.structs.replace(
            original.header, seed=row.seed, seed_hash=seed_hash(row.seed), names=[seat.name for seat in seats]
        )
        row.header = msgspec.to_builtins(header)
        await self.store.add_table(row, seats, [item_to_json(item) for item in items])
        await self._sit(row.id, forking.seat, secret)
        self.wake_bots(await self.find(row.id))
        return row.id

    async def replay(self, live: Live, at: int) -> Match[Any]:
        """The match after so many moves."""
        if live.match is None:
            raise NotAllowed("the game has not started")
        try:
            return live.match.record().replay(live.match.game, at)
        except BadRecord as error:
            raise NotAllowed(str(error)) from None

    # Telling

    async def info(self, live: Live, secret: str) -> TableInfo:
        """The table as one browser sees it."""
        row, match = live.row, live.match
        mine = await self.held(live, secret)
        now = time.time()
        over = row.status == "over"
        return TableInfo(
            id=row.id,
            name=row.name,
            game=row.game,
            options=row.options,
            status=cast("Any", row.status),
            public=row.public,
            host=row.host == fingerprint(secret),
            seats=[
                SeatInfo(
                    seat=seat.seat,
                    kind=cast("Any", seat.kind),
                    name=seat.name,
                    shape=cast("Shape", seat.shape),
                    bot=seat.bot,
                    mine=seat.seat in mine,
                    link=f"/t/{row.id}/seat/{seat_token(secret, row.id, seat.seat)}" if seat.seat in mine else "",
                    online=live.online[seat.seat] > 0,
                    time_left=clocks.remaining(row.times, seat.seat, now),
                )
                for seat in live.seats
            ],
            mine=mine,
            waiting=match.waiting if match is not None else [],
            seq=match.length if match is not None else 0,
            clock=msgspec.convert(row.clock, Clock) if row.clock else None,
            seed_hash=seed_hash(row.seed),
            created=row.created,
            changed=row.changed,
            seed=row.seed if over else None,
            result=match.result if over and match is not None else None,
            proposals=[msgspec.convert(row.proposal, Proposal)] if row.proposal else [],
            rematch=row.rematch,
            forked_from=row.forked_from,
        )


def _if_still_asked(seat: int, fresh: int, choice: tuple[str | int, ...]) -> Callable[[Match[Any]], None]:
    def play(match: Match[Any]) -> None:
        if seat not in match.waiting or match.fresh_since != fresh:
            raise OutOfDate("the bot's question has passed")
        match.play(seat, choice)

    return play


def _table_row(
    game: str, name: str, options: dict[str, Any], host: str, *, public: bool = False, clock: Clock | None = None
) -> TableRow:
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        name=name,
        options=options,
        public=public,
        status="open",
        host=host,
        clock=msgspec.to_builtins(clock) if clock else None,
        seed=new_seed(),
        header=None,
        start_chance=None,
        seq=0,
        times={},
        proposal=None,
        rematch=None,
        forked_from=None,
        created=now,
        changed=now,
    )


def _seat_rows(wish: NewTable) -> list[SeatRow]:
    """The seats as wished, every one with a name and a shape of its own."""
    rows: list[SeatRow] = []
    taken = {seat.shape for seat in wish.seats if seat.shape}
    for number, seat in enumerate(wish.seats):
        shape = seat.shape
        if shape is None or any(row.shape == shape for row in rows):
            shape = _free_shape({*taken, *(row.shape for row in rows)})
        if seat.kind == "bot":
            bot = seat.bot or "greedy"
            if bot not in BOTS:
                raise UnknownName("bot", bot, list(BOTS))
            same = sum(row.bot == bot for row in rows)
            rows.append(SeatRow(number, "bot", seat.name or f"{bot} {same + 1}", shape, bot))
        elif seat.kind == "me":
            rows.append(SeatRow(number, "human", seat.name or f"Commodore {number + 1}", shape, ""))
        else:
            rows.append(SeatRow(number, "open", "", shape, ""))
    names = [row.name for row in rows if row.name]
    if len(set(names)) != len(names):
        raise NotAllowed("every player needs a name of their own")
    return rows


def _free_shape(taken: set[str | None] | set[str]) -> Shape:
    return next((shape for shape in SHAPES if shape not in taken), SHAPES[0])
