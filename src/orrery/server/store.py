"""Reading and writing tables, seats, moves and chat. A move is one row; its number is taken only once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import Text, cast, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orrery.core.record import FORMAT
from orrery.server.database import chats, checkpoints, holders, moves, seats, tables
from orrery.server.refusals import NotStored

CHECKPOINTS = 3
"""How many checkpoints of a table are kept, the newest ones."""

ARCHIVED = "archived"
"""The status of unfinished tables that were put away; who opens one takes it out again."""
LONGEST_LOOK = 5.0
"""Seconds in which a database that is well has answered."""
LIVELY = 900.0
"""Seconds after a move for which a table counts as being played."""


logger = logging.getLogger("orrery.server")


class Conflict(Exception):  # a race that was lost, not an error
    """Somebody else wrote this move first."""


class SeatRow(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str
    shape: str
    bot: str
    preferences: dict[str, Any] = {}
    """What its player prefers not to be asked: wishes by the names of the preferences."""
    seen: float = 0.0
    """When its player was there last; 0 if never."""


class TableRow(msgspec.Struct):
    """A table as it is stored."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    public: bool
    status: str
    host: str
    clock: dict[str, int] | None
    seed: str
    header: dict[str, Any] | None
    start_chance: list[int] | None
    seq: int
    times: dict[str, Any]
    proposal: dict[str, Any] | None
    rematch: str | None
    forked_from: str | None
    forked_at: int
    created: float
    changed: float
    pack: str | None = None
    pack_hash: str | None = None
    lesson: str | None = None
    patience: int = 3600
    """Seconds after which the others may let a bot play for somebody who is away."""
    owed: bool = True
    """Whether a bot, or a preference after a moment, may owe an answer: if so, the table wakes with the server."""
    hushed: bool = False
    """Whether only its players may chat."""

    @property
    def format(self) -> int:
        """The format in which its moves and its header are stored; 1 is that of release 0.1."""
        return int(self.header["orrery"]) if self.header is not None else FORMAT


class Hosted(msgspec.Struct, frozen=True):
    """Unfinished tables that a browser has made: all, those at which only bots play, and forks."""

    tables: int
    of_bots: int
    forks: int


class Beginning(msgspec.Struct, frozen=True):
    """The moves that a table begins with, and how it stands after them."""

    items: list[dict[str, Any]]
    checkpoint: dict[str, Any]


class Rewritten(msgspec.Struct, frozen=True):
    """What a table becomes that an earlier release has stored."""

    values: dict[str, Any]
    """What changes about the table itself."""
    seq: int
    checkpoint: dict[str, Any]
    preferences: list[dict[str, Any]]
    """By seat."""
    moves: list[tuple[dict[str, Any], float]] | None = None
    """All moves and when they were made; None if they stay as they are."""


class ChatRow(msgspec.Struct):
    """A chat line as it is stored."""

    number: int
    seat: int | None
    name: str
    text: str
    say: dict[str, Any] | None
    at: float


class Store:
    """The database, as the tables see it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite takes one writer at a time; whoever waits here need not be turned away there.
        self._turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )
        self.failures = 0
        """How often something could not be stored."""
        self.failing = False
        """Whether that was so the last time."""
        self.written: dict[str, set[str]] = {}
        """What this process has written about each table since somebody last looked: table, seats, holders or chat."""

    @asynccontextmanager
    async def _writing(self, table_id: str, what: str) -> AsyncIterator[AsyncConnection]:
        """A transaction; once it is committed, what was known of the table is out of date."""
        try:
            async with self._turn, self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            self.failures += 1
            self.failing = True
            logger.error("could not store anything: %s", getattr(error, "orig", None) or error)
            raise NotStored("not-stored") from error
        self.failing = False
        self.written.setdefault(table_id, set()).add(what)

    async def problem(self) -> str:
        """What keeps the database from its work; empty if nothing does."""
        try:
            async with asyncio.timeout(LONGEST_LOOK), self.engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError, TimeoutError):
            return "the database does not answer"
        return "the database took nothing the last time" if self.failing else ""

    async def add_table(
        self,
        row: TableRow,
        seat_rows: Sequence[SeatRow],
        beginning: Beginning | None = None,
    ) -> None:
        """Store a new table with its seats; if it is a fork, with the moves it starts from and how it stands then."""
        async with self._writing(row.id, "table") as connection:
            await self._add_table(connection, row, seat_rows)
            if beginning is not None:
                await self._add_moves(connection, row.id, 1, beginning.items, row.created)
                await self._keep_checkpoint(connection, row.id, len(beginning.items), beginning.checkpoint)

    async def _add_table(self, connection: AsyncConnection, row: TableRow, seat_rows: Sequence[SeatRow]) -> None:
        await connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
        for seat in seat_rows:
            await connection.execute(insert(seats).values(table_id=row.id, **msgspec.structs.asdict(seat)))

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
        return TableRow(**found) if found else None

    async def tables_of(self, player: str, limit: int = 50) -> list[str]:
        """The ids of the tables at which a browser holds a seat, newest first."""
        mine = select(holders.c.table_id).where(holders.c.player == player)
        return await self._ids(tables.c.id.in_(mine), tables.c.status != ARCHIVED, limit=limit)

    async def open_tables(self, limit: int = 50) -> list[str]:
        """The ids of public tables with open seats, newest first."""
        waiting = select(seats.c.table_id).where(seats.c.kind == "open")
        return await self._ids(tables.c.public, tables.c.status == "open", tables.c.id.in_(waiting), limit=limit)

    async def owed_tables(self) -> list[str]:
        """The ids of the tables in play where a bot may owe an answer, newest first."""
        return await self._ids(tables.c.status == "running", tables.c.owed)

    async def _ids(self, *conditions: Any, limit: int | None = None) -> list[str]:
        """Ids only: a table that cannot be read must not hide the others."""
        query = select(tables.c.id).where(*conditions).order_by(tables.c.changed.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def owes_nothing(self, table_id: str) -> None:
        """No bot is asked anything at a table, as was found on looking."""
        async with self._writing(table_id, "table") as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(owed=False))

    async def hosted(self, host: str) -> Hosted:
        """How many unfinished tables a browser has made."""
        people = select(seats.c.table_id).where(seats.c.kind != "bot")
        query = select(
            func.count(),
            func.count().filter(tables.c.id.not_in(people)),
            func.count().filter(tables.c.forked_from.is_not(None)),
        ).where(tables.c.host == host, tables.c.status.in_(("open", "running")))
        async with self.engine.connect() as connection:
            return Hosted(*(await connection.execute(query)).one())

    async def untouched_tables(self, earliest: float, latest: float) -> list[tuple[str, float]]:
        """The tables in play where a bot may owe an answer that were last changed within this time, and when."""
        query = select(tables.c.id, tables.c.changed).where(tables.c.status == "running", tables.c.owed)
        query = query.where(tables.c.changed.between(earliest, latest))
        async with self.engine.connect() as connection:
            return [(row.id, row.changed) for row in await connection.execute(query)]

    async def archive(self, before: float) -> int:
        """Put away the unfinished tables that nobody has touched since then. Gives how many."""
        old = tables.c.status.in_(("open", "running")) & (tables.c.changed < before)
        async with self._turn, self.engine.begin() as connection:
            return int((await connection.execute(update(tables).where(old).values(status=ARCHIVED))).rowcount)

    async def take_out(self, row: TableRow) -> None:
        """Somebody has come to a table that was put away: it goes on."""
        away = (tables.c.id == row.id) & (tables.c.status == ARCHIVED)
        status = "open" if row.header is None else "running"
        async with self._writing(row.id, "table") as connection:
            await connection.execute(update(tables).where(away).values(status=status, changed=time.time(), owed=True))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def live_counts(self) -> dict[str, int]:
        """How many tables of each game are being played now: under way, with a move not long ago."""
        fresh = (tables.c.status == "running") & (tables.c.changed > time.time() - LIVELY)
        query = select(tables.c.game, func.count()).where(fresh).group_by(tables.c.game)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def change_table(self, table_id: str, **values: Any) -> None:
        """Change some of a table's values."""
        async with self._writing(table_id, "table") as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table_id).values(changed=time.time(), **values)
            )

    async def start_table(self, table_id: str, beginning: Beginning, **values: Any) -> None:
        """Let a table begin, once."""
        now = time.time()
        claim = update(tables).where(tables.c.id == table_id, tables.c.status == "open")
        async with self._writing(table_id, "table") as connection:
            if not (await connection.execute(claim.values(changed=now, seq=len(beginning.items), **values))).rowcount:
                raise Conflict
            await self._add_moves(connection, table_id, 1, beginning.items, now)
            await self._keep_checkpoint(connection, table_id, len(beginning.items), beginning.checkpoint)

    async def add_rematch(self, table_id: str, row: TableRow, seat_rows: Sequence[SeatRow]) -> None:
        """Store the one table that follows this one, unless somebody was faster."""
        claim = update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None)).values(rematch=row.id)
        async with self._writing(table_id, "table") as connection:
            if (await connection.execute(claim)).rowcount:
                await self._add_table(connection, row, seat_rows)

    # Seats

    async def seats(self, table_id: str) -> list[SeatRow]:
        """A table's seats in order."""
        columns = [seats.c[name] for name in SeatRow.__struct_fields__]
        query = select(*columns).where(seats.c.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(seats.c.seat))).mappings().all()
        return [SeatRow(**row) for row in rows]

    async def change_seat(self, table_id: str, seat: int, was: str, **values: Any) -> bool:
        """Change a seat if it is still of the kind it was. False if somebody was faster."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == was)
        async with self._writing(table_id, "seats") as connection:
            return bool((await connection.execute(query.values(**values))).rowcount)

    async def note_seen(self, table_id: str, numbers: Sequence[int]) -> None:
        """The players of these seats are there now."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat.in_(numbers))
        async with self._writing(table_id, "seats") as connection:
            await connection.execute(query.values(seen=time.time()))

    async def held(self, table_id: str, player: str) -> list[int]:
        """The seats a browser holds at a table."""
        query = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.player == player)
        async with self.engine.connect() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def hold(self, table_id: str, seat: int, player: str, token_hash: str) -> None:
        """Let a browser hold a seat."""
        row = {"table_id": table_id, "seat": seat, "player": player, "token_hash": token_hash}
        try:
            async with self._writing(table_id, "holders") as connection:
                await connection.execute(insert(holders).values(**row))
        except IntegrityError:
            return  # it does already

    async def release(self, table_id: str, seat: int) -> None:
        """Nobody holds the seat any more."""
        async with self._writing(table_id, "holders") as connection:
            await connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.seat == seat))

    async def seat_of_token(self, table_id: str, token_hash: str) -> int | None:
        """The seat that a token gives."""
        query = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.token_hash == token_hash)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalars().first()

    # Moves

    async def moves(self, table_id: str, after: int = 0) -> list[dict[str, Any]]:
        """The moves of a table, from a number on."""
        query = select(moves.c.item).where(moves.c.table_id == table_id, moves.c.seq > after).order_by(moves.c.seq)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def moves_as_text(self, table_id: str) -> str:
        """All moves of a table as one JSON list, for those who read many at once."""
        query = select(cast(moves.c.item, Text)).where(moves.c.table_id == table_id).order_by(moves.c.seq)
        async with self.engine.connect() as connection:
            return f"[{','.join((await connection.execute(query)).scalars())}]"

    async def timed_moves(self, table_id: str) -> list[tuple[dict[str, Any], float]]:
        """The moves of a table, and when they were made."""
        query = select(moves.c.item, moves.c.at).where(moves.c.table_id == table_id).order_by(moves.c.seq)
        async with self.engine.connect() as connection:
            return [(item, at) for item, at in await connection.execute(query)]

    async def add_moves(
        self, table_id: str, seq: int, items: Sequence[dict[str, Any]], checkpoint: dict[str, Any] | None, **values: Any
    ) -> None:
        """Store moves from number `seq` on and what they change about the table, all or nothing."""
        now = time.time()
        last = seq + len(items) - 1
        try:
            async with self._writing(table_id, "table") as connection:
                await self._add_moves(connection, table_id, seq, items, now)
                await connection.execute(
                    update(tables).where(tables.c.id == table_id).values(changed=now, seq=last, **values)
                )
                if checkpoint is not None:
                    await self._keep_checkpoint(connection, table_id, last, checkpoint)
        except IntegrityError:
            raise Conflict from None

    async def _add_moves(
        self, connection: AsyncConnection, table_id: str, seq: int, items: Sequence[dict[str, Any]], at: float
    ) -> None:
        rows = [{"table_id": table_id, "seq": number, "item": item, "at": at} for number, item in enumerate(items, seq)]
        if rows:
            await connection.execute(insert(moves), rows)

    async def _keep_checkpoint(
        self, connection: AsyncConnection, table_id: str, seq: int, checkpoint: dict[str, Any]
    ) -> None:
        """Store how a table stands, and let go of the oldest that are no longer needed."""
        await connection.execute(insert(checkpoints).values(table_id=table_id, seq=seq, data=checkpoint))
        mine = checkpoints.c.table_id == table_id
        older = select(checkpoints.c.seq).where(mine).order_by(checkpoints.c.seq.desc()).offset(CHECKPOINTS)
        await connection.execute(delete(checkpoints).where(mine, checkpoints.c.seq.in_(older)))

    async def checkpoints(self, table_id: str) -> list[tuple[int, dict[str, Any]]]:
        """The checkpoints of a table, the newest first, each with the number of the move after which it was taken."""
        query = select(checkpoints.c.seq, cast(checkpoints.c.data, Text)).where(checkpoints.c.table_id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.order_by(checkpoints.c.seq.desc()))).all()
        return [(seq, _decoded(data)) for seq, data in found]

    async def rewrite(self, row: TableRow, rewritten: Rewritten) -> bool:
        """Put a table that an earlier release has stored into today's form. False if somebody was faster."""
        mine = tables.c.id == row.id
        async with self._writing(row.id, "table") as connection:
            await connection.execute(update(tables).where(mine).values(seq=tables.c.seq))  # nobody else writes now
            found = TableRow(**(await connection.execute(select(tables).where(mine))).mappings().one())
            if (found.format, found.seq) != (row.format, row.seq):
                return False
            await connection.execute(update(tables).where(mine).values(**rewritten.values))
            if rewritten.moves is not None:
                await connection.execute(delete(moves).where(moves.c.table_id == row.id))
                rows = [
                    {"table_id": row.id, "seq": seq, "item": item, "at": at}
                    for seq, (item, at) in enumerate(rewritten.moves, start=1)
                ]
                await connection.execute(insert(moves), rows)
            await connection.execute(delete(checkpoints).where(checkpoints.c.table_id == row.id))
            await self._keep_checkpoint(connection, row.id, rewritten.seq, rewritten.checkpoint)
            for seat, preferences in enumerate(rewritten.preferences):
                chosen = (seats.c.table_id == row.id, seats.c.seat == seat)
                await connection.execute(update(seats).where(*chosen).values(preferences=preferences))
        self.written[row.id].add("seats")
        return True

    # Chat

    async def chat(
        self, table_id: str, after: int = 0, *, before: int | None = None, limit: int | None = None
    ) -> list[ChatRow]:
        """What was said at a table after one line and before another: if that is more than `limit`, the last of it."""
        query = select(chats.c.number, chats.c.seat, chats.c.name, chats.c.text, chats.c.say, chats.c.at)
        query = query.where(chats.c.table_id == table_id, chats.c.number > after)
        if before is not None:
            query = query.where(chats.c.number < before)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(chats.c.number.desc()).limit(limit))).mappings().all()
        return [ChatRow(**row) for row in reversed(rows)]

    async def add_chat(
        self, table_id: str, seat: int | None, name: str, text: str, say: dict[str, Any] | None = None
    ) -> None:
        """Store a chat line under the next number."""
        newest = select(func.coalesce(func.max(chats.c.number), 0)).where(chats.c.table_id == table_id)
        for _ in range(10):
            try:
                async with self._writing(table_id, "chat") as connection:
                    number = (await connection.execute(newest)).scalar_one() + 1
                    row = {"table_id": table_id, "number": number, "seat": seat, "name": name, "text": text}
                    await connection.execute(insert(chats).values(**row, say=say, at=time.time()))
                return
            except IntegrityError:
                continue  # somebody else took the number


def _decoded(data: str) -> dict[str, Any]:
    """A checkpoint; one that is spoilt is empty, and another one will do."""
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}
