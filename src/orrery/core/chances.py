"""How likely each side is to win: a small model of named numbers, whose weights come from games that were played.

A game says what is at stake (`Stakes`): a dozen numbers for each seat. A side's score is the sum of its seats' numbers,
each times its weight; the weights change with the phase of the game. The chances of the sides are to each other as the
exponentials of their scores (a conditional logit). `orrery train` finds the weights, a file of the game holds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from orrery.core.decision import Seat
from orrery.core.errors import OrreryError
from orrery.core.state import State

S = TypeVar("S", bound=State)

KNOTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The phases at which weights are kept; between two of them they change evenly."""
ANY = 0
"""Instead of a number of seats: whichever."""
OUT: tuple[float, ...] = ()
"""The numbers of a seat that can't win any more."""

Numbers = Sequence[float]


class Chart(msgspec.Struct, frozen=True):
    """The weights for one variant and number of seats, and how many games and positions they come from."""

    variant: str
    """Empty for whichever."""
    seats: int
    games: int
    positions: int
    weights: list[list[float]]
    """For each phase of `KNOTS`, in the order of the names."""


class Weights(msgspec.Struct, frozen=True):
    """What `orrery train` has learned about a game."""

    game: str
    version: str
    """Of the rules by which the games were played."""
    seed: str
    positions: str
    """The hash of the positions that the weights come from."""
    names: list[str]
    charts: list[Chart]

    @classmethod
    def read(cls, path: Path) -> Weights:
        """The weights in a file."""
        try:
            return msgspec.json.decode(path.read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError) as error:
            raise OrreryError(f"{path}: these are no weights: {error}") from None

    def find(self, variants: Sequence[str], seats: int) -> Chart | None:
        """The chart that fits best: of the first variant that has one, for these seats or else for whichever."""
        charts = {(chart.variant, chart.seats): chart for chart in self.charts}
        for variant in (*variants, ""):
            for count in (seats, ANY):
                if (variant, count) in charts:
                    return charts[variant, count]
        return None


class Reason(msgspec.Struct, frozen=True):
    """Why one position is better than another: by how much a seat leads by more in one of the numbers at stake."""

    what: str
    difference: float
    """In the number itself."""
    worth: float
    """In the score: what it does to the logarithm of the odds."""


@dataclass(frozen=True)
class Stakes(Generic[S]):
    """What chances to win depend on in a game. All of the state may be looked at: it is finished, or a sample."""

    names: tuple[str, ...]
    """What is counted for each seat."""
    count: Callable[[S], Sequence[Numbers]]
    """(state) -> for each seat its numbers in the order of the names, or OUT if it can't win any more."""
    phase: Callable[[S], float]
    """(state) -> how far the game has come, from 0 to 1."""
    sides: Callable[[S], Sequence[int]]
    """(state) -> for each seat its side; those of one side win together."""
    winners: Callable[[S], Sequence[Seat]]
    """(state) -> who has won; nobody while the game goes on."""
    variants: Callable[[S], Sequence[str]] = lambda s: ()
    """(state) -> the variants whose weights fit, best first."""
    shares: frozenset[str] = frozenset()
    """The names of what is counted in shares, to be said in percent."""
    unsaid: frozenset[str] = frozenset()
    """The names of what is no reason to people, such as whose turn it is."""
    burdens: frozenset[str] = frozenset()
    """The names of what one would rather have less of, such as danger."""
    practice: Sequence[tuple[Mapping[str, object], float]] = (({}, 1.0),)
    """The options with which `orrery train` plays, for every number of seats that they allow, and how much of each:
    1 for as many games as it is told, 0.5 for half as many."""
    path: Path | None = None
    """Where the weights are; without any, every side has the same chance."""

    @cached_property
    def weights(self) -> Weights | None:
        """The weights, read once; None for a game that nobody has trained yet."""
        if self.path is None or not self.path.exists():
            return None
        return self.checked(Weights.read(self.path))

    def checked(self, found: Weights) -> Weights:
        """The weights, if they are for what is counted here."""
        if found.names != list(self.names) or any(len(chart.weights) != len(KNOTS) for chart in found.charts):
            raise OrreryError(
                f"the weights of {found.game} are for other numbers than it counts; `orrery train` makes new ones"
            )
        return found

    def chances(self, s: S) -> list[float]:
        """For each seat the chance that its side wins; over the sides they sum to 1."""
        winners = self.winners(s)
        if winners:
            return _won(self.sides(s), winners)
        return chances_of(self.count(s), self.sides(s), self.weights_at(s))

    def weights_at(self, s: S) -> list[float]:
        """The weights that count now."""
        chart = self._chart(tuple(self.variants(s)), s.seats)
        return at_phase(chart.weights, self.phase(s)) if chart is not None else [0.0] * len(self.names)

    @cached_property
    def _chart(self) -> Callable[[tuple[str, ...], int], Chart | None]:
        weights = self.weights
        return lru_cache(maxsize=None)(weights.find if weights is not None else lambda variants, seats: None)

    # Reasons

    def leads(self, s: S, seat: Seat) -> list[float]:
        """By how much a seat's side is ahead of the others in each number; those likely to win count most."""
        sides, rows = self.sides(s), self.count(s)
        chances = dict(zip(sides, chances_of(rows, sides, self.weights_at(s)), strict=True))
        whole = 1.0 - chances[sides[seat]] or 1.0
        found = [0.0] * len(self.names)
        for side, row in zip(sides, rows, strict=True):
            share = 1.0 if side == sides[seat] else -chances[side] / whole
            for index, number in enumerate(row):
                found[index] += share * number
        return found

    def reasons(self, s: S, seat: Seat, other: S) -> list[Reason]:
        """Why a seat would rather be in this position than in another (or not), the weightiest first."""
        here, there = self.leads(s, seat), self.leads(other, seat)
        return self.weighed(s, [mine - theirs for mine, theirs in zip(here, there, strict=True)])

    def weighed(self, s: S, differences: Numbers) -> list[Reason]:
        """Differences in leads, also averages over many positions, by what they are worth around this position."""
        found = [
            Reason(name, difference, weight * difference)
            for name, difference, weight in zip(self.names, differences, self.weights_at(s), strict=True)
            if difference
        ]
        return sorted(found, key=lambda reason: -abs(reason.worth))


def chances_of(rows: Sequence[Numbers], sides: Sequence[int], weights: Numbers) -> list[float]:
    """For each seat the chance of its side, by everybody's numbers.

    >>> chances = chances_of([[2.0], [0.0], [1.0]], [0, 1, 2], [1.0])
    >>> [round(chance, 2) for chance in chances]
    [0.67, 0.09, 0.24]
    """
    scores: dict[int, float] = {}
    for side, row in zip(sides, rows, strict=True):
        if row:
            scores[side] = scores.get(side, 0.0) + sum(map(mul, weights, row))
    if not scores:  # nobody can win: nobody is better off than the others
        scores = dict.fromkeys(sides, 0.0)
    most = max(scores.values())
    shares = {side: exp(score - most) for side, score in scores.items()}
    whole = sum(shares.values())
    return [shares.get(side, 0.0) / whole for side in sides]


def at_phase(knots: Sequence[Numbers], phase: float) -> list[float]:
    """The weights at a phase, from those at `KNOTS`.

    >>> at_phase([[0.0], [1.0], [3.0], [3.0], [5.0]], 0.375)
    [2.0]
    """
    place = min(max(phase, 0.0), 1.0) * (len(KNOTS) - 1)
    before = min(int(place), len(KNOTS) - 2)
    share = place - before
    rest = 1.0 - share
    return [rest * low + share * high for low, high in zip(knots[before], knots[before + 1], strict=True)]


def _won(sides: Sequence[int], winners: Sequence[Seat]) -> list[float]:
    """The winning sides share what there is."""
    won = {sides[seat] for seat in winners}
    return [1 / len(won) if side in won else 0.0 for side in sides]
