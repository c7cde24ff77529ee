"""The bots' desk: bots think in processes of their own, never in the event loop, and never for too long.

A table always goes to the same process, which keeps its match; so the server sends only what is new.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any
from zlib import crc32

import msgspec

from orrery.bots import make_bot
from orrery.core import Choice, Match, Seat
from orrery.core.record import item_to_json
from orrery.server.packs import Packs
from orrery.server.worker import KEPT, Job, Reply, work

SIMPLER = "greedy"
"""The bot that moves when another one has nothing to say in time or breaks down."""
LookAt = Callable[[], AbstractAsyncContextManager[Match[Any]]]
"""The match as it is stored; it does not change while one looks."""

_spawn = multiprocessing.get_context("spawn")
_write = msgspec.msgpack.Encoder()
_read = msgspec.msgpack.Decoder(Reply)


class Worker:
    """A process in which bots think, one after the other."""

    def __init__(self, packs: Packs) -> None:
        self.turn = asyncio.Lock()
        self.sent = 0
        self._packs = packs
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1)  # which waits for the answers of the process
        self._known: OrderedDict[str, int] = OrderedDict()

    def knows(self, table: str, match: Match[Any]) -> int | None:
        """How far the process has probably followed this match."""
        known = self._known.get(table)
        return known if known is not None and match.known_since <= known <= match.length else None

    async def ask(self, job: Job, length: int, seconds: float) -> Reply:
        """Let a bot think. When the process dies or takes too long, it is ended; the next question begins another.

        Then the last thought that it has sent counts, if any.
        """
        sent = _write.encode(job)
        self.sent += len(sent)
        thoughts: list[Reply] = []
        try:
            connection = self._connection or self._begin()
            waiting = asyncio.get_running_loop().run_in_executor(self._thread, _exchange, connection, sent, thoughts)
            reply = await asyncio.wait_for(waiting, seconds)
        except (TimeoutError, EOFError, OSError):
            self.end()
            return thoughts[-1] if thoughts else Reply()
        except asyncio.CancelledError:
            self.end()
            raise
        self._note(job.table, None if reply.unknown else length)
        return thoughts[-1] if thoughts and reply.choice is None else reply

    def _note(self, table: str, length: int | None) -> None:
        """Remember how far the process has followed a match; it forgets the ones it has not heard of for long."""
        self._known.pop(table, None)
        if length is not None:
            self._known[table] = length
            if len(self._known) > KEPT:
                self._known.popitem(last=False)

    def _begin(self) -> Connection:
        ours, its = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(its, self._packs), daemon=True)
        self._process.start()
        its.close()  # so that we notice when the process ends
        self._connection = ours
        return ours

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        self._known.clear()
        if process is not None:
            process.kill()
            process.join()
        if connection is not None:
            # Whoever still waits for an answer hears that there is none; only then may the connection be closed.
            self._thread.submit(connection.close)

    def close(self) -> None:
        """End the process for good."""
        self.end()
        self._thread.shutdown()


def _exchange(connection: Connection, sent: bytes, thoughts: list[Reply]) -> Reply:
    """Send a question and wait for its answer; what the bot thinks meanwhile is noted."""
    connection.send_bytes(sent)
    while (reply := _read.decode(connection.recv_bytes())).thinking:
        thoughts.append(reply)
    return reply


class Asked(msgspec.Struct, frozen=True):
    """A question to a bot as the server sees it, and what is sent of it."""

    options: list[Choice]
    length: int
    job: Job


class Desk:
    """Where bots think."""

    def __init__(self, processes: int, seconds: float, packs: Packs) -> None:
        self.seconds = seconds
        self.rescues = 0
        self.asked = 0
        """How many bots think now, or wait until they can."""
        self._workers = [Worker(packs) for _ in range(max(1, processes))]

    @property
    def sent(self) -> int:
        """How many bytes were sent to the processes."""
        return sum(worker.sent for worker in self._workers)

    async def choose(self, table: str, look_at: LookAt, seat: Seat, bot: str) -> tuple[Choice, bool]:
        """A bot's choice, and whether a simpler bot had to make it. Refused if the seat is not asked anything."""
        self.asked += 1
        try:
            return await self._choose(table, look_at, seat, bot)
        finally:
            self.asked -= 1

    async def _choose(self, table: str, look_at: LookAt, seat: Seat, bot: str) -> tuple[Choice, bool]:
        worker = self._workers[crc32(table.encode()) % len(self._workers)]
        async with worker.turn:
            async with look_at() as match:
                asked = _ask(table, match, seat, bot, worker.knows(table, match))
            reply = await worker.ask(asked.job, asked.length, self.seconds)
            if reply.unknown:
                async with look_at() as match:
                    asked = _ask(table, match, seat, bot, None)
                reply = await worker.ask(asked.job, asked.length, self.seconds)
        choice = tuple(reply.choice or ())
        if choice in asked.options:
            return choice, False
        self.rescues += 1
        async with look_at() as match:
            rng = random.Random(f"{asked.job.seed}/{asked.length}")
            return make_bot(SIMPLER, rng).choose(match.seen_by(seat)), True

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for worker in self._workers:
            worker.close()


def _ask(table: str, match: Match[Any], seat: Seat, bot: str, since: int | None) -> Asked:
    """The question to a bot, with what is new since a sequence number, or with the whole match."""
    seen = match.seen_by(seat)
    job = Job(
        table=table, seat=seat, bot=bot, seed=f"{match.seed}/{seat}", wishes=match.wishes[seat], since=match.length
    )
    if since is not None:
        items = [_said(item_to_json(item)) for item in match.items_since(since)]
        job = msgspec.structs.replace(job, since=since, items=items)
    else:
        pack = match.pack.name if match.pack is not None else None
        job = msgspec.structs.replace(job, game=match.game.id, dump=shown(match.dump()), pack=pack)
    return Asked(list(seen.options), match.length, job)


def shown(dump: dict[str, Any]) -> dict[str, Any]:
    """A dump without what the seats prefer not to be asked."""
    lines = {name: [_said(line) for line in dump[name]] for name in ("since", "before")}
    return {**dump, **lines, "wishes": [{} for _ in dump["wishes"]]}


def _said(line: dict[str, Any]) -> dict[str, Any]:
    """An item without the mark that tells of somebody's preference."""
    return {name: value for name, value in line.items() if name != "auto"}
