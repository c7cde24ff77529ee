"""What is stored, and the connection to it. The tables are made and changed by the migrations beside this file."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    event,
    func,
    select,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

metadata = MetaData()
MIGRATING = 0x0BBE27
"""The number of the lock that a process holds while it changes the database."""


def _of_table(primary: bool = True) -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False, index=True),
    Column("status", String(8), nullable=False, index=True),
    Column("host", String(64), nullable=False),
    Column("clock", JSON),
    Column("seed", String(64), nullable=False),
    Column("header", JSON),
    Column("start_chance", JSON),
    Column("seq", Integer, nullable=False),
    Column("times", JSON, nullable=False),
    Column("proposal", JSON),
    Column("rematch", String(32)),
    Column("forked_from", String(32)),
    Column("forked_at", Integer, nullable=False, server_default="0"),
    Column("pack", String(40)),
    Column("pack_hash", String(16)),
    Column("lesson", String(40)),
    Column("patience", Integer, nullable=False, server_default="3600"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(48), nullable=False),
    Column("shape", String(12), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("preferences", JSON, nullable=False, server_default="{}"),
    Column("seen", Float, nullable=False, server_default="0"),
)

holders = Table(
    "holders",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("player", String(64), primary_key=True, index=True),
    Column("token_hash", String(64), nullable=False),
)

moves = Table(
    "moves",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("item", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

checkpoints = Table(
    "checkpoints", metadata, _of_table(), Column("seq", Integer, primary_key=True), Column("data", JSON, nullable=False)
)

chats = Table(
    "chats",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(48), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("say", JSON),
    Column("at", Float, nullable=False),
)


def open_engine(url: str) -> AsyncEngine:
    """A connection pool; SQLite writes ahead, so that readers never wait and a killed process loses nothing."""
    engine = create_async_engine(url, hide_parameters=True)  # errors are logged, seeds and tokens are not
    if url.startswith("sqlite"):

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest revision."""

    def upgrade(connection: Connection) -> None:
        logging.getLogger("alembic").setLevel(logging.WARNING)
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        if connection.dialect.name == "postgresql":  # several processes may start at once
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        command.upgrade(config, "head")

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
