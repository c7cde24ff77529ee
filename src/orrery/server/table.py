"""A table in the memory of one process."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from orrery.core import BrokenMatch, Match, OrreryError
from orrery.core.preferences import Wishes
from orrery.core.story import Story
from orrery.server.presence import Audience, Presence
from orrery.server.refusals import NotAllowed, Refusal
from orrery.server.rows import SeatRow, TableRow
from orrery.server.scene import Stage
from orrery.server.schemas import ChatLine

logger = logging.getLogger("orrery.server")


class Live:
    """A table as far as it is known here: its rows, its match, and who is there."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match[Any] | None = None
        self.used = 0.0  # when somebody needed it last
        self.lock = asyncio.Lock()
        self.held: dict[str, list[int]] = {}
        self.chat: list[ChatLine] = []
        self.unread = True  # whether there may be more to read of it
        self.doubted = False  # whether another process has news that were not read yet
        self.thinking: set[tuple[int, int]] = set()
        self.presence = Presence()
        self.version = 0
        """Grows whenever something about the table changes here, besides who is there."""
        self.stage = Stage()
        self.audience = Audience()
        self.story: Story | None = None
        self._watched = -1  # how many events people have had time to look at
        self._retold = False
        self._faults: set[str] = set()
        self._fault_untold = False

    # The match

    def adopt(self, match: Match[Any]) -> None:
        """Go on with a match that was rebuilt."""
        self.match = match
        self._retold = False
        self.version += 1

    def take_over_rows(self) -> None:
        """Let the match know what the rows say: names that may have changed, and what the players prefer."""
        if self.match is not None and self.row.header is not None:
            self.match.names = self.row.header["names"]
            self.match.wishes = tuple(msgspec.convert(seat.preferences, Wishes) for seat in self.seats)

    async def told_match(self) -> Match[Any] | None:
        """The match with all that was told since its start, as far as it can be told.

        A match that was rebuilt from a checkpoint knows only what happened since. It is repeated when somebody comes
        to read the log; most are rebuilt for bots only. The table must be locked; all others go on meanwhile.
        """
        if self.match is not None and not self._retold:
            self._retold = True
            try:
                self.match = await asyncio.to_thread(self.match.retold)
            except OrreryError:  # it has outlived a change of the rules
                return self.match
        return self.match

    # Its bots

    def pause(self, seconds: float) -> float:
        """How long a bot waits before it answers: so many seconds if something has happened, which people may follow.

        A bot that declines something nobody sees, such as to play a card, does not keep the table waiting. Nor does
        one that is watched only by people who want to be told everything at once.
        """
        if self.audience.at_once and not self.presence.elsewhere:
            return 0.0
        happened = len(self.match.events) if self.match is not None else 0
        if happened == self._watched:
            return 0.0
        self._watched = happened
        return seconds

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it, and no bot thinks."""
        return not self.lock.locked() and not self.thinking and self.audience.empty

    def owes(self, match: Match[Any]) -> bool:
        """Whether a bot is asked something, or somebody who is answered for in a moment."""
        return any(self.seats[seat].kind == "bot" or match.later(seat) is not None for seat in match.waiting)

    # Its seats

    def seat(self, number: int) -> SeatRow:
        """One of the table's seats."""
        if not 0 <= number < len(self.seats):
            raise NotAllowed("no-seat", seat=number)
        return self.seats[number]

    def people(self) -> list[int]:
        """The seats held by people."""
        return [row.seat for row in self.seats if row.kind == "human"]

    def away_since(self, number: int) -> float | None:
        """Since when a seat's player has been away from the game under way; None for those who are there, and bots."""
        seat = self.seats[number]
        if self.row.status != "running" or seat.kind != "human" or self.presence.online(number):
            return None
        return seat.seen or self.row.created

    # What goes wrong

    def note_fault(self, error: Exception) -> None:
        """Log an error in the rules, once: a fault stays until somebody mends it."""
        cause = error.__cause__ or error
        fault = f"{self.row.seq} {type(cause).__name__} {cause}"
        if fault not in self._faults:
            self._faults.add(fault)
            self._fault_untold = True
            logger.error("table %s: an error in the rules after move %d", self.row.id, self.row.seq, exc_info=error)

    def untold_fault(self) -> bool:
        """Whether there is a fault that the players have not been told of; now they are."""
        untold, self._fault_untold = self._fault_untold, False
        return untold

    def went_on(self) -> None:
        """A move was made, so that whatever goes wrong now is something new."""
        self.version += 1
        self._faults.clear()


def is_fault(error: Exception, match: Match[Any] | None = None) -> bool:
    """Whether something went wrong that neither a player nor the database has done wrong: an error in the rules."""
    if isinstance(error, Refusal | SQLAlchemyError | OSError):
        return False
    return not isinstance(error, OrreryError) or isinstance(error, BrokenMatch) or (match is not None and match.broken)
