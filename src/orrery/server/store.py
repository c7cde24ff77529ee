"""Reading and writing tables, seats, moves and chat. A move is one row; its number is taken only once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from typing import cast as taken_as

import msgspec
from sqlalchemy import Connection, Text, bindparam, cast, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from orrery.server.database import analyses, chats, checkpoints, holders, moves, seats, tables
from orrery.server.refusals import NotStored
from orrery.server.rows import Beginning, ChatRow, Hosted, Moved, Rewritten, SeatRow, TableRow, move_rows
from orrery.server.writer import Writer

T = TypeVar("T")

CHECKPOINTS = 3
"""How many checkpoints of a table are kept, the newest ones."""

ARCHIVED = "archived"
"""The status of unfinished tables that were put away; who opens one takes it out again."""
LOOKS, A_LOOK = 50, 0.1
"""How often it is looked whether the database has answered, and for how many seconds each time."""
LIVELY = 900.0
"""Seconds after a move for which a table counts as being played."""


logger = logging.getLogger("orrery.server")


class Conflict(Exception):  # a race that was lost, not an error
    """Somebody else wrote this move first."""


class Store:
    """The database, as the tables see it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # A single question is no transaction: PostgreSQL need not be told of its beginning and end.
        alone = engine.dialect.name == "postgresql"
        self._looking = engine.execution_options(isolation_level="AUTOCOMMIT") if alone else engine
        self.writer = Writer(engine, self._perform)
        self.failures = 0
        """How often something could not be stored."""
        self.failing = False
        """Whether that was so the last time."""
        self.written: dict[str, set[str]] = {}
        """What this process has written about each table since somebody last looked: table, seats, holders or chat."""

    async def close(self) -> None:
        """Store what still waits."""
        await self.writer.close()

    async def _write(self, table_id: str, what: str, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; once it is committed, what was known of the table is out of date."""
        found: T = await self._stored(table_id, work)
        self.written.setdefault(table_id, set()).add(what)
        return found

    async def _stored(self, table_id: str, work: Any) -> Any:
        try:
            found = await self.writer.write(table_id, work)
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            self.failures += 1
            self.failing = True
            logger.error("could not store anything: %s", getattr(error, "orig", None) or error)
            raise NotStored("not-stored") from error
        self.failing = False
        return found

    def _perform(self, connection: Connection, works: Sequence[Any]) -> list[Any]:
        """Do what was waiting to be stored: all moves in a few statements, then everything else in turn."""
        moved = [work for work in works if isinstance(work, Moved)]
        if moved:
            connection.execute(ADD_MOVE, [row for work in moved for row in work.rows()])
            connection.execute(
                MOVE_ON, [{"table": work.table_id, "last": work.last, **_renamed(work.values)} for work in moved]
            )
        for work in moved:
            if work.checkpoint is not None:
                self._keep_checkpoint(connection, work.table_id, work.last, work.checkpoint)
        return [None if isinstance(work, Moved) else work(connection) for work in works]

    async def problem(self) -> str:
        """What keeps the database from its work; empty if nothing does.

        It has five seconds to answer, of those in which this process gets to look: a machine that is busy keeps both
        waiting, and that is not the database's fault.
        """
        answer = asyncio.create_task(self._answers())
        for _ in range(LOOKS):
            await asyncio.wait([answer], timeout=A_LOOK)
            if answer.done():
                break
        else:
            answer.cancel()
        await asyncio.wait([answer])
        if answer.cancelled() or not answer.result():
            return "the database does not answer"
        return "the database took nothing the last time" if self.failing else ""

    async def _answers(self) -> bool:
        """Whether the database can be asked anything at all."""
        try:
            async with self._looking.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def add_table(
        self,
        row: TableRow,
        seat_rows: Sequence[SeatRow],
        beginning: Beginning | None = None,
    ) -> None:
        """Store a new table with its seats; if it is a fork, with the moves it starts from and how it stands then."""

        def add(connection: Connection) -> None:
            _add_table(connection, row, seat_rows)
            if beginning is not None:
                self._begin(connection, row.id, beginning, row.created)

        await self._write(row.id, "table", add)

    def _begin(self, connection: Connection, table_id: str, beginning: Beginning, at: float) -> None:
        if beginning.items:
            connection.execute(ADD_MOVE, move_rows(table_id, 1, beginning.items, at))
        self._keep_checkpoint(connection, table_id, len(beginning.items), beginning.checkpoint)

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        async with self._looking.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
        return TableRow(**found) if found else None

    async def revision(self, table_id: str) -> int | None:
        """How often something was written about a table; None if there is none."""
        async with self._looking.connect() as connection:
            found = await connection.execute(REVISION, {"table": table_id})
            return taken_as("int | None", found.scalar_one_or_none())

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
        async with self._looking.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def owes_nothing(self, table_id: str) -> None:
        """No bot is asked anything at a table, as was found on looking."""
        await self._write(table_id, "table", lambda connection: _change_table(connection, table_id, owed=False))

    async def hosted(self, host: str) -> Hosted:
        """How many unfinished tables a browser has made."""
        people = select(seats.c.table_id).where(seats.c.kind != "bot")
        query = select(
            func.count(),
            func.count().filter(tables.c.id.not_in(people)),
            func.count().filter(tables.c.forked_from.is_not(None)),
        ).where(tables.c.host == host, tables.c.status.in_(("open", "running")))
        async with self._looking.connect() as connection:
            return Hosted(*(await connection.execute(query)).one())

    async def untouched_tables(self, earliest: float, latest: float) -> list[tuple[str, float]]:
        """The tables in play where a bot may owe an answer that were last changed within this time, and when."""
        query = select(tables.c.id, tables.c.changed).where(tables.c.status == "running", tables.c.owed)
        query = query.where(tables.c.changed.between(earliest, latest))
        async with self._looking.connect() as connection:
            return [(row.id, row.changed) for row in await connection.execute(query)]

    async def archive(self, before: float) -> int:
        """Put away the unfinished tables that nobody has touched since then. Gives how many."""
        old = tables.c.status.in_(("open", "running")) & (tables.c.changed < before)
        put_away = update(tables).where(old).values(status=ARCHIVED, revision=tables.c.revision + 1)
        return int(await self._stored("", lambda connection: connection.execute(put_away).rowcount))

    async def take_out(self, row: TableRow) -> None:
        """Somebody has come to a table that was put away: it goes on."""
        values = {"status": "open" if row.header is None else "running", "changed": time.time(), "owed": True}
        away = tables.c.status == ARCHIVED
        await self._write(row.id, "table", lambda connection: _change_table(connection, row.id, away, **values))

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        async with self._looking.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def live_counts(self) -> dict[str, int]:
        """How many tables of each game are being played now: under way, with a move not long ago."""
        fresh = (tables.c.status == "running") & (tables.c.changed > time.time() - LIVELY)
        query = select(tables.c.game, func.count()).where(fresh).group_by(tables.c.game)
        async with self._looking.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def change_table(self, table_id: str, **values: Any) -> None:
        """Change some of a table's values."""
        values["changed"] = time.time()
        await self._write(table_id, "table", lambda connection: _change_table(connection, table_id, **values))

    async def start_table(self, table_id: str, beginning: Beginning, **values: Any) -> None:
        """Let a table begin, once."""
        now = time.time()
        values |= {"changed": now, "seq": len(beginning.items)}

        def start(connection: Connection) -> None:
            if not _change_table(connection, table_id, tables.c.status == "open", **values):
                raise Conflict
            self._begin(connection, table_id, beginning, now)

        await self._write(table_id, "table", start)

    async def add_rematch(self, table_id: str, row: TableRow, seat_rows: Sequence[SeatRow]) -> None:
        """Store the one table that follows this one, unless somebody was faster."""

        def add(connection: Connection) -> None:
            if _change_table(connection, table_id, tables.c.rematch.is_(None), rematch=row.id):
                _add_table(connection, row, seat_rows)

        await self._write(table_id, "table", add)

    # Seats

    async def seats(self, table_id: str) -> list[SeatRow]:
        """A table's seats in order."""
        columns = [seats.c[name] for name in SeatRow.__struct_fields__]
        query = select(*columns).where(seats.c.table_id == table_id)
        async with self._looking.connect() as connection:
            rows = (await connection.execute(query.order_by(seats.c.seat))).mappings().all()
        return [SeatRow(**row) for row in rows]

    async def change_seat(self, table_id: str, seat: int, was: str, **values: Any) -> bool:
        """Change a seat if it is still of the kind it was. False if somebody was faster."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == was)

        def change(connection: Connection) -> bool:
            _change_table(connection, table_id)
            return bool(connection.execute(query.values(**values)).rowcount)

        return await self._write(table_id, "seats", change)

    async def note_seen(self, table_id: str, numbers: Sequence[int]) -> None:
        """The players of these seats are there now."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat.in_(numbers))
        await self._write_beside(table_id, "seats", query.values(seen=time.time()))

    async def _write_beside(self, table_id: str, what: str, statement: Any) -> None:
        """Write something that belongs to a table, and count that there."""

        def write(connection: Connection) -> None:
            _change_table(connection, table_id)
            connection.execute(statement)

        await self._write(table_id, what, write)

    async def held(self, table_id: str, player: str) -> list[int]:
        """The seats a browser holds at a table."""
        query = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.player == player)
        async with self._looking.connect() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def hold(self, table_id: str, seat: int, player: str, token_hash: str) -> None:
        """Let a browser hold a seat."""
        row = {"table_id": table_id, "seat": seat, "player": player, "token_hash": token_hash}
        try:
            await self._write_beside(table_id, "holders", insert(holders).values(**row))
        except IntegrityError:
            return  # it does already

    async def release(self, table_id: str, seat: int) -> None:
        """Nobody holds the seat any more."""
        mine = (holders.c.table_id == table_id, holders.c.seat == seat)
        await self._write_beside(table_id, "holders", delete(holders).where(*mine))

    async def seat_of_token(self, table_id: str, token_hash: str) -> int | None:
        """The seat that a token gives."""
        query = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.token_hash == token_hash)
        async with self._looking.connect() as connection:
            return (await connection.execute(query)).scalars().first()

    # Moves

    async def moves(self, table_id: str, after: int = 0) -> list[dict[str, Any]]:
        """The moves of a table, from a number on."""
        query = select(moves.c.item).where(moves.c.table_id == table_id, moves.c.seq > after).order_by(moves.c.seq)
        async with self._looking.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def moves_as_text(self, table_id: str) -> str:
        """All moves of a table as one JSON list, for those who read many at once."""
        query = select(cast(moves.c.item, Text)).where(moves.c.table_id == table_id).order_by(moves.c.seq)
        async with self._looking.connect() as connection:
            return f"[{','.join((await connection.execute(query)).scalars())}]"

    async def timed_moves(self, table_id: str) -> list[tuple[dict[str, Any], float]]:
        """The moves of a table, and when they were made."""
        query = select(moves.c.item, moves.c.at).where(moves.c.table_id == table_id).order_by(moves.c.seq)
        async with self._looking.connect() as connection:
            return [(item, at) for item, at in await connection.execute(query)]

    async def add_moves(
        self, table_id: str, seq: int, items: Sequence[dict[str, Any]], checkpoint: dict[str, Any] | None, **values: Any
    ) -> None:
        """Store moves from number `seq` on and what they change about the table, all or nothing.

        Whoever does so knows the table as it is then, with one revision more; nothing need be read again.
        """
        try:
            await self._stored(table_id, Moved(table_id, seq, items, checkpoint, values))
        except IntegrityError:
            raise Conflict from None

    def _keep_checkpoint(self, connection: Connection, table_id: str, seq: int, checkpoint: dict[str, Any]) -> None:
        """Store how a table stands, and let go of the oldest that are no longer needed."""
        connection.execute(insert(checkpoints).values(table_id=table_id, seq=seq, data=checkpoint))
        mine = checkpoints.c.table_id == table_id
        older = select(checkpoints.c.seq).where(mine).order_by(checkpoints.c.seq.desc()).offset(CHECKPOINTS)
        connection.execute(delete(checkpoints).where(mine, checkpoints.c.seq.in_(older)))

    async def checkpoints(self, table_id: str) -> list[tuple[int, dict[str, Any]]]:
        """The checkpoints of a table, the newest first, each with the number of the move after which it was taken."""
        query = select(checkpoints.c.seq, cast(checkpoints.c.data, Text)).where(checkpoints.c.table_id == table_id)
        async with self._looking.connect() as connection:
            found = (await connection.execute(query.order_by(checkpoints.c.seq.desc()))).all()
        return [(seq, _decoded(data)) for seq, data in found]

    async def rewrite(self, row: TableRow, rewritten: Rewritten) -> bool:
        """Put a table that an earlier release has stored into today's form. False if somebody was faster."""
        mine = tables.c.id == row.id

        def write(connection: Connection) -> bool:
            connection.execute(update(tables).where(mine).values(seq=tables.c.seq))  # nobody else writes now
            found = TableRow(**connection.execute(select(tables).where(mine)).mappings().one())
            if (found.format, found.seq) != (row.format, row.seq):
                return False
            _change_table(connection, row.id, **rewritten.values)
            if rewritten.moves is not None:
                connection.execute(delete(moves).where(moves.c.table_id == row.id))
                rows = [
                    {"table_id": row.id, "seq": seq, "item": item, "at": at}
                    for seq, (item, at) in enumerate(rewritten.moves, start=1)
                ]
                connection.execute(ADD_MOVE, rows)
            connection.execute(delete(checkpoints).where(checkpoints.c.table_id == row.id))
            self._keep_checkpoint(connection, row.id, rewritten.seq, rewritten.checkpoint)
            for seat, preferences in enumerate(rewritten.preferences):
                chosen = (seats.c.table_id == row.id, seats.c.seat == seat)
                connection.execute(update(seats).where(*chosen).values(preferences=preferences))
            return True

        done = await self._write(row.id, "table", write)
        self.written[row.id].add("seats")
        return done

    # Chat

    async def analysis(self, table_id: str) -> dict[str, Any] | None:
        """The analysis of a finished game, if it was made."""
        async with self._looking.connect() as connection:
            found = (await connection.execute(select(analyses.c.data).where(analyses.c.table_id == table_id))).scalar()
        return dict(found) if found is not None else None

    async def keep_analysis(self, table_id: str, data: dict[str, Any]) -> None:
        """Keep the analysis of a finished game, unless another process was faster."""

        def keep(connection: Connection) -> None:
            if connection.execute(select(analyses.c.table_id).where(analyses.c.table_id == table_id)).first() is None:
                connection.execute(insert(analyses).values(table_id=table_id, data=data))

        await self._write(table_id, "analysis", keep)

    async def chat(
        self, table_id: str, after: int = 0, *, before: int | None = None, limit: int | None = None
    ) -> list[ChatRow]:
        """What was said at a table after one line and before another: if that is more than `limit`, the last of it."""
        query = select(chats.c.number, chats.c.seat, chats.c.name, chats.c.text, chats.c.say, chats.c.at)
        query = query.where(chats.c.table_id == table_id, chats.c.number > after)
        if before is not None:
            query = query.where(chats.c.number < before)
        async with self._looking.connect() as connection:
            rows = (await connection.execute(query.order_by(chats.c.number.desc()).limit(limit))).mappings().all()
        return [ChatRow(**row) for row in reversed(rows)]

    async def add_chat(
        self, table_id: str, seat: int | None, name: str, text: str, say: dict[str, Any] | None = None
    ) -> None:
        """Store a chat line under the next number."""
        newest = select(func.coalesce(func.max(chats.c.number), 0)).where(chats.c.table_id == table_id)
        row = {"table_id": table_id, "seat": seat, "name": name, "text": text, "say": say, "at": time.time()}

        def add(connection: Connection) -> None:
            _change_table(connection, table_id)  # so nobody else takes the number
            connection.execute(insert(chats).values(number=connection.execute(newest).scalar_one() + 1, **row))

        await self._write(table_id, "chat", add)


def _add_table(connection: Connection, row: TableRow, seat_rows: Sequence[SeatRow]) -> None:
    connection.execute(insert(tables).values(**msgspec.structs.asdict(row)))
    for seat in seat_rows:
        connection.execute(insert(seats).values(table_id=row.id, **msgspec.structs.asdict(seat)))


def _change_table(connection: Connection, table_id: str, *conditions: Any, **values: Any) -> bool:
    """Count that something is written about a table, and change some of its values. False if a condition fails."""
    query = update(tables).where(tables.c.id == table_id, *conditions)
    return bool(connection.execute(query.values(revision=tables.c.revision + 1, **values)).rowcount)


MOVING = ("changed", "status", "owed", "times", "proposal")
"""What moves change about a table, besides their number."""
ADD_MOVE = insert(moves)
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        seq=bindparam("last"),
        revision=tables.c.revision + 1,
        **{name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in MOVING},
    )
)
REVISION = select(tables.c.revision).where(tables.c.id == bindparam("table"))


def _renamed(values: dict[str, Any]) -> dict[str, Any]:
    """The values as the statement above names them."""
    return {f"new_{name}": values[name] for name in MOVING}


def _decoded(data: str) -> dict[str, Any]:
    """A checkpoint; one that is spoilt is empty, and another one will do."""
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}
