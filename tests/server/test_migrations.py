"""A fresh database is what the tables in the code say."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from orrery.server import database
from orrery.server.database import metadata, migrate, open_engine
from tests.server.harness import PATIENCE
from tests.server.services import Postgres

MIGRATE = """
import asyncio, sys
from orrery.server.database import migrate, open_engine
asyncio.run(migrate(open_engine(sys.argv[1])))
"""


def asyncpg_url(postgres: Postgres) -> str:
    return postgres.new_database().replace("postgresql://", "postgresql+asyncpg://")


def differences(url: str) -> list[Any]:
    """What would have to change in a fresh database to be as the code says."""

    def compare(connection: Connection) -> list[Any]:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async def make() -> list[Any]:
        engine = open_engine(url)
        for _ in range(2):  # once more changes nothing
            await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
        await engine.dispose()
        return found

    return asyncio.run(make())


def test_a_fresh_sqlite_database(tmp_path: Path) -> None:
    assert differences(f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite'}") == []


def back_to(revision: str, connection: Connection) -> None:
    """Make a database what it was at an earlier revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


def test_nobody_counts_as_away_for_the_time_before_absence_was_kept(tmp_path: Path) -> None:
    async def upgrade() -> float:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite'}")
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(partial(back_to, "0004"))
            await connection.execute(
                text(
                    "INSERT INTO tables (id, game, name, options, public, status, host, seed, seq, times, created, "
                    "changed) VALUES ('old', 'space-base', '', '{}', 0, 'running', '', '', 0, '{}', 0, 0)"
                )
            )
            await connection.execute(
                text(
                    "INSERT INTO seats (table_id, seat, kind, name, shape, bot) VALUES ('old', 0, 'human', '', '', '')"
                )
            )
        await migrate(engine)
        async with engine.connect() as connection:
            seen = (await connection.execute(text("SELECT seen FROM seats"))).scalar_one()
        await engine.dispose()
        return float(seen)

    before = time.time()
    assert asyncio.run(upgrade()) >= before


def test_forks_of_old_know_how_much_they_have_taken_over(tmp_path: Path) -> None:
    async def upgrade() -> list[int]:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite'}")
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(partial(back_to, "0001"))
            for name, origin in (("original", None), ("fork", "original")):
                await connection.execute(
                    text(
                        "INSERT INTO tables (id, game, name, options, public, status, host, seed, seq, times, "
                        "forked_from, created, changed) "
                        "VALUES (:id, 'space-base', '', '{}', 0, 'over', '', '', 60, '{}', :origin, 0, 0)"
                    ),
                    {"id": name, "origin": origin},
                )
            for name, seq in (("original", 0), ("original", 25), ("fork", 31), ("fork", 50)):
                await connection.execute(
                    text("INSERT INTO checkpoints (table_id, seq, data) VALUES (:name, :seq, '{}')"),
                    {"name": name, "seq": seq},
                )
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT forked_at FROM tables ORDER BY id"))
            numbers = list(found.scalars())
        await engine.dispose()
        return numbers

    assert asyncio.run(upgrade()) == [31, 0]


def test_several_processes_that_start_at_once_on_a_fresh_postgresql_database(postgres: Postgres) -> None:
    url = asyncpg_url(postgres)
    with ExitStack() as stack:
        starting = [stack.enter_context(subprocess.Popen([sys.executable, "-c", MIGRATE, url])) for _ in range(4)]
        assert [process.wait(PATIENCE) for process in starting] == [0] * 4
    assert differences(url) == []


def test_a_fresh_postgresql_database(postgres: Postgres) -> None:
    assert differences(asyncpg_url(postgres)) == []
