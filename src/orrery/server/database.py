"""What is stored, and the connection to it. The tables are made and changed by the migrations beside this file."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    false,
    func,
    make_url,
    select,
    true,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from orrery.core import OrreryError
from orrery.server.settings import Settings

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
    Column("owed", Boolean, nullable=False, server_default=true()),
    Column("hushed", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("revision", Integer, nullable=False, server_default="0"),
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
    Column("hints", Integer, nullable=False, server_default="0"),
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

analyses = Table("analyses", metadata, _of_table(), Column("data", JSON, nullable=False))

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


def open_engine(url: str, *, durable: bool = False) -> AsyncEngine:
    """A connection pool; SQLite writes ahead, so that readers never wait and a killed process loses nothing.

    A durable one waits for the disk at every commit, so that a power cut loses nothing either.
    """
    # Errors are logged, seeds and tokens are not.
    engine = create_async_engine(url, hide_parameters=True, execution_options={"durable": durable})
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine.sync_engine, durable=durable)
    return engine


def writing_engine(engine: AsyncEngine) -> Engine | None:
    """The one connection to the same SQLite database over which everything is written, for a thread of its own.

    A transaction claims the right to write as it begins. Other databases have no need of this.
    """
    if engine.dialect.name != "sqlite":
        return None
    url = engine.url.set(drivername="sqlite")
    writing = create_engine(url, hide_parameters=True, poolclass=StaticPool, connect_args={"check_same_thread": False})
    _prepare_sqlite(writing, durable=bool(engine.sync_engine.get_execution_options().get("durable")))

    @event.listens_for(writing, "connect")
    def begin_by_ourselves(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(writing, "begin")
    def claim(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return writing


def _prepare_sqlite(engine: Engine, *, durable: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        careful = "FULL" if durable else "NORMAL"
        for pragma in ("journal_mode=WAL", f"synchronous={careful}", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


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


class Claim:
    """A SQLite database belongs to one server at a time: others would not hear of its moves.

    The lock lies on a file beside it, and goes with the process, however that ends.
    """

    def __init__(self, url: str) -> None:
        """Lay claim to the database, unless another server has; several of them share PostgreSQL."""
        self._lock: sqlite3.Connection | None = None
        parsed = make_url(url)
        if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
            return
        self._lock = sqlite3.connect(f"{parsed.database}-served", timeout=0, isolation_level=None)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._lock.close()
            if "locked" not in str(error):
                raise
            raise OrreryError(
                f"another server uses the database {parsed.database}: stop that one, or set ORRERY_DATABASE_URL to "
                "another (several servers can share PostgreSQL)"
            ) from None

    def release(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            self._lock.close()


async def prepare(settings: Settings) -> None:
    """Look whether the database can be used, and bring it up to date; if not, say why in one sentence."""
    url = settings.database_url
    shown = make_url(url).render_as_string(hide_password=True)
    try:
        claim = Claim(url)
        engine = open_engine(url)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()
            claim.release()
    except (SQLAlchemyError, sqlite3.Error, OSError, CommandError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise OrreryError(f"cannot use the database {shown}: {reason}") from None
