"""The bots at the tables: they are woken when they are asked, think at the desk, and play through the same door."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from orrery.core import Choice, IllegalChoice, Match, Message, OrreryError, lessons_of
from orrery.games import game as find_game
from orrery.server import talking
from orrery.server.desk import Desk
from orrery.server.refusals import Fault, NotAllowed, NotStored, OutOfDate
from orrery.server.table import Live

if TYPE_CHECKING:
    from orrery.server.tables import Tables

MOMENT = 3.0
"""Seconds after which a question is answered for a player who prefers that, whatever could have been answered."""
LOOK_AGAIN = 1.0
"""Seconds to wait when the database did not take a bot's move."""
TRY_AGAIN = 60.0
"""Seconds to wait when an error in the rules has stopped a bot's move."""
SWEEP_EVERY = 3.0
"""Seconds between two looks for tables whose bots were left alone."""
PUT_AWAY_EVERY = 3600.0
"""Seconds between two looks for tables that nobody has touched for long."""
SWEEP_BACK = 120.0
"""How long ago the last move of such a table may be, in seconds; after a longer time all processes were gone."""

AWAY = (SQLAlchemyError, OSError, NotStored)
"""What comes of a database that is away; it is back sooner or later, and needs no trace in the log."""

logger = logging.getLogger("orrery.server")


class Bots:
    """All bots at the tables of this process."""

    def __init__(self, tables: Tables, desk: Desk, pause: float) -> None:
        self._tables = tables
        self.desk = desk
        self.pause = pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def wake(self, live: Live) -> None:
        """Let every bot that is asked something think about it, and answer in a moment for people who wish that."""
        match = live.match
        if match is None or self._closing or match.broken or match.over:
            return
        for seat in match.waiting:
            asked = (seat, match.fresh_since)
            if live.seats[seat].kind == "bot" and asked not in live.thinking:
                live.thinking.add(asked)
                self._start(self._let_think(live, seat, asked))
            elif live.seats[seat].kind == "human" and asked not in live.thinking and match.later(seat) is not None:
                live.thinking.add(asked)
                self._start(self._answer_in_a_moment(live, seat, asked))

    async def _answer_in_a_moment(self, live: Live, seat: int, asked: tuple[int, int]) -> None:
        """Answer for a player who has said nothing, always after the same time, so that nobody learns of the hand."""
        try:
            await asyncio.sleep(MOMENT)
            with suppress(OutOfDate, IllegalChoice, NotAllowed, Fault):
                await self._tables.move(live, _if_still_wished(seat, asked[1]))
        except Exception:
            logger.exception("a question could not be answered for a player")
        finally:
            live.thinking.discard(asked)
            self.wake(live)

    async def _let_think(self, live: Live, seat: int, asked: tuple[int, int]) -> None:
        try:
            await asyncio.sleep(live.pause(self.pause))
            with suppress(OutOfDate, IllegalChoice, NotAllowed):
                await self._move(live, seat, asked[1])
        except Fault:  # it is in the log
            await self._tables.tell_fault(live)
            await self._look_again(live, TRY_AGAIN)
        except AWAY as error:
            logger.error("a bot could not move: %s", getattr(error, "orig", None) or error)
            await self._look_again(live, LOOK_AGAIN)
        except Exception:
            logger.exception("a bot could not move")
            await self._look_again(live, LOOK_AGAIN)
        finally:
            live.thinking.discard(asked)
            self.wake(live)

    async def _move(self, live: Live, seat: int, fresh: int) -> None:
        """Ask the bot, and make its move if it is still asked the same."""
        if (reply := _reply(live, seat)) is not None:
            await self._tables.move(live, _if_still_asked(live, seat, fresh, reply))
            return
        look_at = partial(self._look_at, live, seat, fresh)
        choice, rescued = await self.desk.choose(live.row.id, look_at, seat, live.seats[seat].bot)
        if rescued:
            await talking.note(self._tables, live, Message("client-bot-rescued", {"name": live.seats[seat].name}))
        await self._tables.move(live, _if_still_asked(live, seat, fresh, choice))

    @asynccontextmanager
    async def _look_at(self, live: Live, seat: int, fresh: int) -> AsyncIterator[Match[Any]]:
        """The match as it is stored, if the bot is still asked the same."""
        async with self._tables.locked(live.row.id) as found:
            match = found.match
            if match is None or seat not in match.waiting or match.fresh_since != fresh:
                raise OutOfDate("moved-on")
            with self._tables.minding_rules(found, match):
                yield match

    async def _look_again(self, live: Live, seconds: float) -> None:
        """Wait until the table can be read again."""
        while True:
            await asyncio.sleep(seconds)
            with suppress(Exception):
                await self._tables.find(live.row.id)
                return

    def resume(self) -> None:
        """After a restart: the bots that owe an answer go on, table after table, while everybody comes in already."""
        self._start(self._resume())

    async def _resume(self) -> None:
        try:
            for table_id in await self._tables.store.owed_tables():
                with suppress(OrreryError):
                    await self._look_after(table_id)
        except AWAY as error:
            logger.error("could not wake the bots: %s", getattr(error, "orig", None) or error)
        except Exception:
            logger.exception("could not wake the bots")

    async def _look_after(self, table_id: str) -> None:
        """Wake the bots of a table, if they owe anything."""
        live = await self._tables.find(table_id)
        self.wake(live)
        if live.match is not None and not live.owes(live.match):
            await self._tables.store.owes_nothing(table_id)

    def start_sweeping(self, archive_days: int = 0) -> None:
        """From now on, look after tables whose bots were left alone by a process that died, and put old ones away."""
        self._start(self._sweep())
        if archive_days:
            self._start(self._put_away(archive_days * 86_400))

    async def _sweep(self) -> None:
        """Wake the bots of tables where nothing has happened for longer than any bot may think; forget idle tables."""
        looked: dict[str, float] = {}
        longest = self.pause + self.desk.seconds + 1
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            now = time.time()
            try:
                found = dict(await self._tables.store.untouched_tables(now - longest - SWEEP_BACK, now - longest))
                for table_id in [table_id for table_id, changed in found.items() if looked.get(table_id) != changed]:
                    with suppress(OrreryError):
                        await self._look_after(table_id)
                looked = found
                self._tables.let_go()
            except AWAY as error:
                logger.error("could not look after the bots: %s", getattr(error, "orig", None) or error)
            except Exception:
                logger.exception("could not look after the bots")

    async def _put_away(self, seconds: int) -> None:
        """Put unfinished tables away that nobody has touched for so long."""
        while True:
            try:
                if await self._tables.store.archive(time.time() - seconds):
                    self._tables.let_go()
            except AWAY as error:
                logger.error("could not put old tables away: %s", getattr(error, "orig", None) or error)
            except Exception:
                logger.exception("could not put old tables away")
            await asyncio.sleep(PUT_AWAY_EVERY)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop thinking."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.desk.close()


def _reply(live: Live, seat: int) -> Choice | None:
    """What a bot chooses in a lesson, as long as the learner follows it; else it thinks."""
    lesson = lessons_of(find_game(live.row.game)).get(live.row.lesson or "")
    return lesson.reply(live.match, seat) if lesson is not None and live.match is not None else None


def _if_still_asked(live: Live, seat: int, fresh: int, choice: Choice) -> Callable[[Match[Any]], None]:
    def play(match: Match[Any]) -> None:
        returned = live.seats[seat].kind != "bot"  # the one it plays for is back
        if returned or seat not in match.waiting or match.fresh_since != fresh:
            raise OutOfDate("moved-on")
        match.play(seat, choice)

    return play


def _if_still_wished(seat: int, fresh: int) -> Callable[[Match[Any]], None]:
    def answer(match: Match[Any]) -> None:
        if match.later(seat) is None or match.fresh_since != fresh:
            raise OutOfDate("moved-on")
        match.answer_for(seat)

    return answer
