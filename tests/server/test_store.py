"""How moves are stored: together, by one writer, with few questions to the database, and not more than is needed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection as Connected
from sqlalchemy import event, select

from orrery.server import lobby, playing
from orrery.server.database import checkpoints, migrate, open_engine
from orrery.server.live import Connection
from orrery.server.schemas import Joining, NewTable
from orrery.server.store import CHECKPOINTS, Conflict, Store
from orrery.server.table import Live
from orrery.server.tables import CHECKPOINT_EVERY, Tables
from tests.server.harness import me, vacant
from tests.server.inside import DEPRECATIONS, run, served
from tests.server.services import Postgres

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
ANN, BEN = "the-secret-of-ann", "the-secret-of-ben"
VALUES: dict[str, Any] = {"changed": 1.0, "status": "running", "owed": False, "times": {}, "proposal": None}


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'orrery.sqlite'}"


def postgresql(postgres: Postgres) -> str:
    return postgres.new_database().replace("postgresql://", "postgresql+asyncpg://")


class Counted:
    """What a database was asked to do."""

    def __init__(self) -> None:
        self.transactions = 0
        self.statements: list[str] = []

    @contextmanager
    def listening(self, store: Store) -> Iterator[None]:
        engines = {store.engine.sync_engine, store.writer.own or store.engine.sync_engine}
        for engine in engines:
            event.listen(engine, "checkout", self._begin)
            event.listen(engine, "before_cursor_execute", self._execute)
        try:
            yield
        finally:
            for engine in engines:
                event.remove(engine, "checkout", self._begin)
                event.remove(engine, "before_cursor_execute", self._execute)

    def _begin(self, *_: object) -> None:
        self.transactions += 1

    def _execute(self, connection: Any, cursor: Any, statement: str, *_: object) -> None:
        if not statement.startswith("BEGIN"):  # that of SQLite, which others send without a statement
            self.statements.append(statement)


class Screen:
    """The part of a socket that shows a browser what it is told."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.messages.append(data)


@asynccontextmanager
async def two_at_a_table(url: str) -> AsyncIterator[tuple[Tables, Live, list[Connection]]]:
    """Two people at a table of one process among several, who look at it."""
    async with served(url) as tables:
        wish = NewTable("space-base", [me("Ann"), vacant()])
        table_id = await lobby.create(tables, wish, ANN)
        await lobby.join(tables, table_id, Joining("Ben"), BEN)
        await lobby.start(tables, table_id, ANN)
        screens: list[Any] = [Screen(), Screen()]
        looking = [
            Connection(screen, tables, table_id, secret, brief=True)
            for screen, secret in zip(screens, (ANN, BEN), strict=True)
        ]
        for connection in [*looking, *looking]:  # once more, as who comes is news for the others
            await connection.tell()
        yield tables, await tables.find(table_id), looking


async def play(tables: Tables, live: Live, looking: list[Connection], moves: int) -> None:
    """Make moves, and tell those who look of each."""
    for _ in range(moves):
        assert live.match is not None
        seat = live.match.waiting[0]
        choice = live.match.decision(seat).options[0]
        await playing.choose(tables, live.row.id, (ANN, BEN)[seat], seat, live.match.length, [list(choice)])
        for connection in looking:
            tables.hear(live, b'{"process":"%s","revision":%d}' % (tables.process.encode(), live.row.revision))
            await connection.tell()


def check_that_a_move_costs_little(url: str) -> None:
    async def scenario() -> None:
        async with two_at_a_table(url) as (tables, live, looking):
            counted = Counted()
            await play(tables, live, looking, 1)
            with counted.listening(tables.store):
                await play(tables, live, looking, 10)
            assert counted.transactions == 2 * 10
            assert sorted({sql.split()[0] for sql in counted.statements}) == ["INSERT", "SELECT", "UPDATE"]
            assert len(counted.statements) == 3 * 10  # is there more; the move; the table

    asyncio.run(scenario())


def test_a_move_costs_two_transactions_however_many_look_on(tmp_path: Path) -> None:
    check_that_a_move_costs_little(sqlite(tmp_path))


def test_a_move_costs_two_transactions_on_postgresql(postgres: Postgres) -> None:
    check_that_a_move_costs_little(postgresql(postgres))


def test_what_a_process_remembers_of_its_moves_is_what_it_would_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(sqlite(tmp_path)) as (tables, live, looking):
            await play(tables, live, looking, 30)
            assert live.row == await tables.store.table(live.row.id)

    asyncio.run(scenario())


def test_only_the_newest_checkpoints_are_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(sqlite(tmp_path)) as (tables, live, _):
            await play(tables, live, [], CHECKPOINT_EVERY * (CHECKPOINTS + 2) + 1)
            async with tables.store.engine.connect() as connection:
                kept = list((await connection.execute(select(checkpoints.c.seq))).scalars())
            assert len(kept) == CHECKPOINTS
            assert min(kept) > live.row.seq - CHECKPOINT_EVERY * (CHECKPOINTS + 1)

    asyncio.run(scenario())


@asynccontextmanager
async def opened(url: str, *table_ids: str) -> AsyncIterator[Store]:
    """A store with some tables that have just begun."""
    engine = open_engine(url)
    await migrate(engine)
    store = Store(engine)
    for table_id in table_ids:
        row = lobby.table_row("space-base", "", {}, "host")
        row.id = table_id
        await store.add_table(row, [])
    try:
        yield store
    finally:
        await store.close()
        await engine.dispose()


def check_that_waiting_moves_are_stored_together(url: str) -> None:
    names = [f"table{number}" for number in range(20)]

    async def scenario() -> None:
        async with opened(url, *names) as store:
            counted = Counted()
            with counted.listening(store):
                first = asyncio.create_task(store.add_moves("table0", 1, [{"seat": 0}], None, **VALUES))
                await asyncio.sleep(0)  # it has the writer's attention
                others = [store.add_moves(name, 1, [{"seat": 1}], None, **VALUES) for name in names[1:]]
                await asyncio.gather(first, *others)
            assert counted.transactions == 2
            assert len(counted.statements) == 2 * 2  # moves, tables
            for name in names:
                row = await store.table(name)
                assert row is not None
                assert (row.seq, row.revision) == (1, 1)
                assert len(await store.moves(name)) == 1

    asyncio.run(scenario())


def test_waiting_moves_are_stored_together(tmp_path: Path) -> None:
    check_that_waiting_moves_are_stored_together(sqlite(tmp_path))


def test_waiting_moves_are_stored_together_on_postgresql(postgres: Postgres) -> None:
    check_that_waiting_moves_are_stored_together(postgresql(postgres))


def check_that_nobody_pays_for_another(url: str) -> None:
    async def scenario() -> None:
        async with opened(url, "one", "other", "third") as store:
            await store.add_moves("other", 1, [{"seat": 0}], None, **VALUES)
            answers = await asyncio.gather(
                store.add_moves("one", 1, [{"seat": 0}], None, **VALUES),
                store.add_moves("other", 1, [{"seat": 1}], None, **VALUES),  # its number is taken
                store.add_chat("third", None, "", "hello"),
                store.add_moves("third", 1, [{"seat": 0}], {"a": 1}, **VALUES),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), type(None)]
            assert await store.moves("other") == [{"seat": 0}]
            assert await store.moves("one") == await store.moves("third") == [{"seat": 0}]
            assert [line.text for line in await store.chat("third")] == ["hello"]
            assert await store.checkpoints("third") == [(1, {"a": 1})]
            revisions = [await store.revision(name) for name in ("one", "other", "third", "nowhere")]
            assert revisions == [1, 1, 2, None]

    asyncio.run(scenario())


def test_a_move_that_comes_too_late_spoils_none_that_waits_with_it(tmp_path: Path) -> None:
    check_that_nobody_pays_for_another(sqlite(tmp_path))


def test_a_move_that_comes_too_late_spoils_no_other_on_postgresql(postgres: Postgres) -> None:
    check_that_nobody_pays_for_another(postgresql(postgres))


def test_who_gives_up_while_waiting_takes_the_move_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(sqlite(tmp_path), "one", "other") as store:
            first = asyncio.create_task(store.add_moves("one", 1, [{"seat": 0}], None, **VALUES))
            await asyncio.sleep(0)
            await asyncio.sleep(0)  # the writer is at it
            second = asyncio.create_task(store.add_moves("other", 1, [{"seat": 0}], None, **VALUES))
            await asyncio.sleep(0)
            for task in (first, second):
                task.cancel()
            for task in (first, second):
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert len(await store.moves("one")) == 1  # who gave up has waited for that
            assert await store.moves("other") == []

    asyncio.run(scenario())


def test_another_process_hears_of_everything_that_is_written(tmp_path: Path) -> None:
    """Whatever is written about a table counts, so that nobody trusts what is out of date."""

    async def scenario() -> None:
        async with opened(sqlite(tmp_path), "one") as store:
            writes: list[Callable[[], Awaitable[object]]] = [
                lambda: store.change_table("one", proposal=None),
                lambda: store.owes_nothing("one"),
                lambda: store.hold("one", 0, "player", "hash"),
                lambda: store.release("one", 0),
                lambda: store.note_seen("one", [0]),
                lambda: store.change_seat("one", 0, "human", name="Ann"),
                lambda: store.add_chat("one", None, "", "hello"),
                lambda: store.add_moves("one", 1, [{"seat": 0}], None, **VALUES),
                lambda: store.archive(1e12),
            ]
            for number, write in enumerate(writes, start=1):
                await write()
                assert await store.revision("one") == number

    asyncio.run(scenario())


@pytest.mark.parametrize(("durable", "careful"), [(False, 1), (True, 2)])
def test_a_durable_server_waits_for_the_disk(tmp_path: Path, durable: bool, careful: int) -> None:
    """SQLite says 1 for NORMAL and 2 for FULL, on the connection that writes as on those that read."""

    async def look(client: httpx.AsyncClient, tables: Tables) -> None:
        async with tables.store.engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one() == careful
        assert tables.store.writer.own is not None
        with tables.store.writer.own.connect() as writing:
            assert writing.exec_driver_sql("PRAGMA synchronous").scalar_one() == careful

    run(tmp_path, look, durable=durable)


def test_one_thing_is_written_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many write at once, SQLite is never asked by two."""
    at_work: list[int] = []

    async def scenario() -> None:
        async with opened(sqlite(tmp_path), "one", "other") as store:
            perform = store._perform
            busy = 0

            def work(connection: Connected, works: Any) -> Any:
                nonlocal busy
                busy += 1
                at_work.append(busy)
                time.sleep(0.01)
                found = perform(connection, works)
                busy -= 1
                return found

            monkeypatch.setattr(store.writer, "_perform", work)
            writing = []
            for number in range(10):
                writing.append(asyncio.create_task(store.add_chat("one", None, "", str(number))))
                await asyncio.sleep(0.005)
            await asyncio.gather(*writing)
            assert len(await store.chat("one")) == 10

    asyncio.run(scenario())
    assert len(at_work) > 1
    assert set(at_work) == {1}
