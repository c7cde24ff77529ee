"""The bots' desk: bots think in processes of their own, never in the event loop, and never for too long."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from orrery.bots import make_bot
from orrery.core import Choice, Match
from orrery.games import game as find_game

SIMPLER = "random"
"""The bot that moves when another one takes too long or breaks down."""


def end_with_the_server() -> None:
    """In a process of the desk: do not stay behind when the server is killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


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
        seen = match.seen_by(seat)
        options = seen.options
        seed = f"{match.seed}/{seat}/{match.length}"
        job = (match.game.id, match.dump(), seat, bot, seed)
        pool = self._pool or self._open()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, *job)
            choice = await asyncio.wait_for(future, self.seconds)
            if choice in options:
                return choice, False
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self.close()  # a process that hangs or died takes the pool with it; the next question opens a new one
        except asyncio.CancelledError:
            raise
        except Exception:
            pass  # whatever a bot does wrong, the table goes on
        self.rescues += 1
        return make_bot(SIMPLER, random.Random(seed)).choose(seen), True

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_the_server
        )
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                with contextlib.suppress(OSError, ValueError):
                    process.kill()
            pool.shutdown(cancel_futures=True)
