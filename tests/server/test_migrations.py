"""A fresh database is what the tables in the code say."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from orrery.server.database import metadata, migrate, open_engine
from tests.server.services import Postgres


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


def start_several_at_once(url: str) -> None:
    async def start() -> None:
        engines = [open_engine(url) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    asyncio.run(start())


def test_a_fresh_sqlite_database(tmp_path: Path) -> None:
    assert differences(f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite'}") == []


def test_several_processes_that_start_at_once_on_a_fresh_postgresql_database(postgres: Postgres) -> None:
    url = postgres.new_database().replace("postgresql://", "postgresql+asyncpg://")
    start_several_at_once(url)
    assert differences(url) == []


def test_a_fresh_postgresql_database(postgres: Postgres) -> None:
    url = postgres.new_database().replace("postgresql://", "postgresql+asyncpg://")
    assert differences(url) == []
