"""What a bot gets to see."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from orrery.core.decision import Choice, Decision, Seat
from orrery.core.state import State

if TYPE_CHECKING:
    from orrery.core.game import Game
    from orrery.core.match import Match

S = TypeVar("S", bound=State)


class Seen(msgspec.Struct, Generic[S], eq=False):
    """A match through the eyes of one seat. There is no other way for a bot to look at it, or ahead.

    >>> import orrery, random
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> seen = match.seen_by(0)
    >>> seen.options
    [('dice',), ('sum',)]
    >>> guess = seen.sample(random.Random(1))
    >>> guess.view(0) == seen.view
    True
    """

    _match: Match[S]
    seat: Seat
    decision: Decision
    """The question this seat has to answer."""

    @property
    def game(self) -> Game[S]:
        """The game being played."""
        return self._match.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._match.seats

    @property
    def view(self) -> Any:
        """What this seat may know, as plain JSON of the game's declared type."""
        return self._match.view(self.seat)

    @property
    def options(self) -> list[Choice]:
        """The choices that answer it."""
        return self.decision.options

    def appraise(self) -> list[float]:
        """How good each option looks, on one scale, as far as this seat can know."""
        return self._match.game.insight.appraise(self._match.state, self.decision)

    def kinds(self) -> list[Hashable]:
        """For each option a key: options with the same key mean the same."""
        return self._match.game.insight.kinds(self._match.state, self.decision)

    def features(self) -> dict[str, float]:
        """Named numbers that say how this seat stands."""
        return self._match.game.insight.features(self._match.state, self.seat)

    def sample(self, rng: random.Random) -> Match[S]:
        """A match as it might be: all that this seat does not know is dealt anew, the future is open."""
        return self._match.sample(self.seat, rng)

    def samples(self, rng: random.Random) -> Iterator[Match[S]]:
        """Sample after sample, without end, as `sample` gives one; cheaper, since they are prepared together."""
        return self._match.samples(self.seat, rng)
