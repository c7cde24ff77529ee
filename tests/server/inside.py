"""A server in the process of the test, so that it can be looked into and tampered with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

import httpx

from orrery.server.app import make_app
from orrery.server.database import migrate, open_engine
from orrery.server.desk import Desk
from orrery.server.packs import Packs
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.tables import Tables
from tests.server.harness import PATIENCE

DEPRECATIONS = "ignore::litestar.exceptions.LitestarDeprecationWarning"
SECRET = "a-secret-of-some-browser"
Scenario = Callable[[httpx.AsyncClient, Tables], Awaitable[None]]


def run(folder: Path, scenario: Scenario, **settings: Any) -> None:
    """Let something happen inside a server; with the same folder its tables are there again."""

    async def main() -> None:
        database = f"sqlite+aiosqlite:///{folder / 'orrery.sqlite'}"
        app = make_app(Settings(database_url=database, bot_pause=0, client=folder / "none", **settings))
        transport = httpx.ASGITransport(app=cast("Any", app))
        browser = httpx.AsyncClient(transport=transport, base_url="http://here", cookies={"orrery": SECRET})
        async with app.lifespan(), browser as client:
            await asyncio.wait_for(scenario(client, app.state.tables), 2 * PATIENCE)

    asyncio.run(main())


@asynccontextmanager
async def served(url: str) -> AsyncIterator[Tables]:
    """The tables of a database, as one of several processes serves them."""
    engine = open_engine(url)
    await migrate(engine)
    packs = Packs()
    tables = Tables(Store(engine), Desk(1, 10, packs), lambda table, news: None, packs, bot_pause=0, shared=True)
    try:
        yield tables
    finally:
        await tables.close()
        await engine.dispose()


class Log(logging.Handler):
    """What the server logs. (It sets its logging up when it starts, so that pytest does not hear it.)"""

    def __init__(self) -> None:
        super().__init__()
        self.errors: list[str] = []
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.text += self.format(record) + "\n"
        if record.levelno >= logging.ERROR:
            self.errors.append(record.getMessage())

    def __enter__(self) -> Self:
        logging.getLogger("orrery.server").addHandler(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        logging.getLogger("orrery.server").removeHandler(self)
