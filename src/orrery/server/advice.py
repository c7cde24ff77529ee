"""Hints at the table, and analyses of finished games, as people ask for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.bots.analysis import Analysis, Slip
from orrery.bots.hints import Hint
from orrery.core import Message
from orrery.core.record import Record
from orrery.server.adviser import Adviser
from orrery.server.afterwards import record_of
from orrery.server.refusals import NotAllowed, NotOffered
from orrery.server.schemas import AnalysisInfo, HintInfo, Hinting, SlipInfo, SuggestionInfo
from orrery.server.tables import Tables
from orrery.server.wording import saying

MOST_AT_ONCE = 8
"""So many games are looked into at the same time; others wait their turn."""

logger = logging.getLogger("orrery.server")


async def give_hint(tables: Tables, adviser: Adviser, table_id: str, wish: Hinting, secret: str) -> HintInfo:
    """Advise a seat that is asked something, after choices that it has only put on a list; and note that it was."""
    seat = wish.seat
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, seat, secret)
        match = live.match
        if match is None or seat not in match.waiting:
            raise NotAllowed("not-asked", names=[match.names[other] for other in match.waiting] if match else [])
        if not live.row.hints:
            raise NotAllowed("no-hints")
        with tables.minding_rules(live, match):
            ahead, seq = match.foresee(seat, [tuple(choice) for choice in wish.choices]), match.length
        if ahead.refusal is not None:
            raise NotOffered(ahead.refusal)
        if ahead.ends:
            raise NotAllowed("no-hint-so-far")
        row = live.seats[seat]
        await tables.store.change_seat(table_id, seat, row.kind, hints=row.hints + 1)
    return hint_info(await adviser.hint(ahead.match, seat), seq)  # the table goes on meanwhile


async def expect_hints(tables: Tables, adviser: Adviser, table_id: str, seat: int, secret: str) -> None:
    """Whoever sits at a table with hints may ask for one soon: then it takes no longer than the next."""
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, seat, secret)
        if not live.row.hints:
            raise NotAllowed("no-hints")
        adviser.get_ready(live.row.game)


def hint_info(hint: Hint, seq: int) -> HintInfo:
    """A hint as the client gets it."""
    return HintInfo(
        hint.seat,
        seq,
        [
            SuggestionInfo(
                list(each.choice),
                saying(each.said),
                each.touches,
                each.chance,
                each.error,
                each.lead,
                each.lead_error,
                each.equal,
                each.same,
                _sayings(each.reasons),
                _sayings(each.against),
            )
            for each in hint.suggestions
        ],
        hint.worlds,
    )


class Analyses:
    """The finished games that are being looked into."""

    def __init__(self, tables: Tables, adviser: Adviser) -> None:
        self._tables = tables
        self._adviser = adviser
        self._found: dict[str, Analysis] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def look(self, table_id: str) -> AnalysisInfo:
        """The analysis of a game as far as it has come; who asks for the first time begins it."""
        async with self._tables.locked(table_id) as live:
            if live.match is None or live.row.status != "over":
                raise NotAllowed("story-later")
            known = await self.known(table_id)
            if known is not None:
                return known
            if len(self._found) >= MOST_AT_ONCE:
                raise NotAllowed("too-many-analyses")
            self._found[table_id] = Analysis(0, 1, [])
            self._begin(table_id, record_of(live.match))
        return analysis_info(self._found.get(table_id, Analysis(0, 1, [])))

    async def known(self, table_id: str) -> AnalysisInfo | None:
        """The analysis of a game as far as it has come, if anybody has begun it."""
        kept = await self._tables.store.analysis(table_id)
        found = msgspec.convert(kept, Analysis) if kept is not None else self._found.get(table_id)
        return analysis_info(found) if found is not None else None

    def _begin(self, table_id: str, record: Record) -> None:
        task = asyncio.create_task(self._go_through(table_id, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_through(self, table_id: str, record: Record) -> None:
        try:
            found: Analysis | None = await self._adviser.begin(table_id, record)
            while found is not None and found.done < found.of:
                self._found[table_id] = found
                found = await self._adviser.go_on(table_id)
            if found is not None:
                await self._tables.store.keep_analysis(table_id, msgspec.to_builtins(found))
        except NotAllowed:
            logger.error("a finished game could not be looked into")
        except Exception:
            logger.exception("a finished game could not be looked into")
        finally:
            self._found.pop(table_id, None)

    async def close(self) -> None:
        """Give up what is being looked into."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def analysis_info(analysis: Analysis) -> AnalysisInfo:
    """An analysis as the client gets it."""
    return AnalysisInfo(analysis.done, analysis.of, [_slip_info(slip) for slip in analysis.slips])


def _slip_info(slip: Slip) -> SlipInfo:
    return SlipInfo(
        slip.seat,
        slip.move,
        slip.since,
        slip.round,
        saying(slip.asked),
        saying(slip.said),
        saying(slip.better_said),
        slip.chance,
        slip.cost,
        slip.error,
        _sayings(slip.reasons),
        _sayings(slip.against),
    )


def _sayings(messages: Sequence[Message]) -> list[Any]:
    return [saying(message) for message in messages]
