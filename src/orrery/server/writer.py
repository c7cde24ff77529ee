"""One writer: whatever waits to be stored is stored together, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from orrery.server.database import writing_engine

T = TypeVar("T")

AT_ONCE = 100
"""So many writes share a transaction at most, so that none waits for long."""


class Write(msgspec.Struct, eq=False):
    """Something that waits to be stored."""

    table_id: str
    work: Any
    """What to do; see `Writer.write`."""
    done: asyncio.Future[Any]


Perform = Callable[[Connection, Sequence[Any]], list[Any]]
"""Does several works in a transaction, and gives what comes of each."""


class Writer:
    """Stores one thing after the other, and those that wait meanwhile together.

    SQLite takes one writer at a time: it works in a thread of its own, with a connection that nobody else uses. So the
    event loop is called once a transaction and not once a statement.
    """

    def __init__(self, engine: AsyncEngine, perform: Perform) -> None:
        self._perform = perform
        self._engine = engine
        self.own: Engine | None = writing_engine(engine)
        """The connection of the thread; None where the database has no need of one."""
        self._thread = ThreadPoolExecutor(1, "writer") if self.own is not None else None
        self._waiting: list[Write] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, table_id: str, work: Any) -> Any:
        """Do something about a table in a transaction; what comes of it, once that is committed.

        Who gives up while it waits takes it back; who gives up while it is being stored hears of its end first.
        """
        write = Write(table_id, work, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        try:
            return await asyncio.shield(write.done)
        except asyncio.CancelledError:
            if write in self._waiting:
                self._waiting.remove(write)
            else:
                await asyncio.wait([write.done])
                write.done.exception()  # nobody else asks for it
            raise

    async def _work(self) -> None:
        while self._waiting:
            writes, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            writes.sort(key=lambda write: write.table_id)  # all processes in the same order, or they block each other
            await self._store(writes)
        self._working = None

    async def _store(self, writes: list[Write]) -> None:
        """Store all of it, or if that fails each by itself: nobody pays for the mistake of another."""
        try:
            found = await self._transact([write.work for write in writes])
        except BaseException as error:
            if len(writes) == 1 or not isinstance(error, Exception):
                for write in writes:
                    write.done.set_exception(error)
            else:
                for write in writes:
                    await self._store([write])
            return
        for write, result in zip(writes, found, strict=True):
            write.done.set_result(result)

    async def _transact(self, works: list[Any]) -> list[Any]:
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact_here, works)
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._perform, works)

    def _transact_here(self, works: list[Any]) -> list[Any]:
        assert self.own is not None
        with self.own.begin() as connection:
            return self._perform(connection, works)

    async def close(self) -> None:
        """Store what still waits, and end."""
        while self._working is not None:
            await asyncio.wait([self._working])
        if self._thread is not None and self.own is not None:
            self._thread.shutdown()
            self.own.dispose()
