"""The adviser: hints and analyses are worked out in a process of its own, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from orrery.bots.analysis import Analysis, analyse
from orrery.bots.hints import Hint, hint
from orrery.core import Match, Seat
from orrery.core.record import Record
from orrery.games import game as find_game
from orrery.processes import end_with_the_first
from orrery.server.desk import shown
from orrery.server.packs import Packs
from orrery.server.refusals import NotAllowed
from orrery.server.worker import give_way

SECONDS = 20.0
"""Longer than this nobody waits for a hint."""


class Adviser:
    """Gives hints and looks into finished games, one thing at a time; no hint waits for a whole analysis."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._process: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()

    async def hint(self, match: Match[Any], seat: Seat) -> Hint:
        """What is advised to a seat, from what it knows."""
        pack = match.pack.name if match.pack is not None else None
        found: Hint = await self._ask(_hint, match.game.id, pack, shown(match.dump()), seat)
        return found

    def get_ready(self, game: str) -> None:
        """Start the process, unless it runs, and let it read a game: the first hint need not wait for that."""
        if self._process is None:
            self._pool().submit(_read, game)

    async def begin(self, table: str, record: Record) -> Analysis:
        """Begin to look into a finished game: what comes first is how much there is to do."""
        pack = record.header.pack.name if record.header.pack is not None else None
        found: Analysis = await self._ask(_begin, table, pack, record.text())
        return found

    async def go_on(self, table: str) -> Analysis | None:
        """Look into one more decision of the game that was begun; None if it is gone."""
        found: Analysis | None = await self._ask(_go_on, table)
        return found

    async def _ask(self, work: Any, *arguments: Any) -> Any:
        try:
            async with self._turn:
                return await asyncio.wait_for(
                    asyncio.get_running_loop().run_in_executor(self._pool(), work, *arguments), SECONDS
                )
        except (BrokenExecutor, TimeoutError):
            self.close()
            raise NotAllowed("no-advice") from None

    def _pool(self) -> ProcessPoolExecutor:
        if self._process is None:
            self._process = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=_start, initargs=(self._packs,)
            )
        return self._process

    def close(self) -> None:
        """End the process, whatever it is doing; the next question begins another."""
        process, self._process = self._process, None
        if process is not None:
            process.shutdown(wait=False, cancel_futures=True)

    def end(self) -> None:
        """End the process and wait until it is gone: a server that stops leaves nothing of it behind."""
        process, self._process = self._process, None
        if process is not None:
            for worker in list((process._processes or {}).values()):
                worker.kill()  # nobody waits any more for what it is doing
            process.shutdown(wait=True, cancel_futures=True)


# In the process

_packs: Packs
_running: dict[str, Iterator[Analysis]] = {}
"""The analyses that are under way, by table."""
MOST_RUNNING = 20


def _start(packs: Packs) -> None:
    global _packs
    _packs = packs
    end_with_the_first()
    give_way()


def _read(game: str) -> None:
    find_game(game)


def _hint(game: str, pack: str | None, dump: dict[str, Any], seat: Seat) -> Hint:
    match = Match.load(find_game(game), dump, narrate=False, pack=_packs.find(game, pack))
    return hint(match, seat)


def _begin(table: str, pack: str | None, text: str) -> Analysis:
    record = Record.parse(text)
    game = find_game(record.header.game)
    steps = analyse(record, game, pack=_packs.find(game.id, pack))
    first = next(steps)
    while len(_running) >= MOST_RUNNING:
        del _running[next(iter(_running))]
    _running[table] = steps
    return first


def _go_on(table: str) -> Analysis | None:
    steps = _running.get(table)
    found = next(steps, None) if steps is not None else None
    if found is None or found.done == found.of:
        _running.pop(table, None)
    return found
