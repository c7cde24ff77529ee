"""The bots' desk: bots think in processes of their own, never in the event loop, and never for too long."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from orrery.bots import make_bot
from orrery.core import Choice, Match
from orrery.games import game as find_game

SIMPLER = "random"
"""The bot that moves when another one takes too long or breaks down."""


def think(game: str, dump: dict[str, Any], seat: int, bot: str, seed: str) -> Choice:
    """In a process of the desk: what a bot chooses."""
    match: Match[Any] = Match.load(find_game(game), dump, narrate=False)
    return make_bot(bot, random.Random(seed)).choose(match.seen_by(seat))


class Desk:
    """Where bots think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.rescues = 0
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match[Any], seat: int, bot: str) -> tuple[Choice, bool]:
        """A bot's choice, and whether a simpler bot had to make it."""
        seed = f"{match.seed}/{seat}/{match.length}"
        job = (match.game.id, match.dump(), seat, bot, seed)
        try:
            pool = self._pool or self._open()
            future = asyncio.get_running_loop().run_in_executor(pool, think, *job)
            return await asyncio.wait_for(future, self.seconds), False
        except (TimeoutError, BrokenProcessPool):
            self.close()  # a process that hangs or died takes the pool with it; the next question opens a new one
        except asyncio.CancelledError:
            raise
        except Exception:
            pass  # whatever a bot does wrong, the table goes on
        self.rescues += 1
        return make_bot(SIMPLER, random.Random(seed)).choose(match.seen_by(seat)), True

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self.processes, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                with contextlib.suppress(OSError, ValueError):
                    process.kill()
