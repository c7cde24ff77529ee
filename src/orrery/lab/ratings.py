"""Ratings from games between pairs: how strong each is, on one scale, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

import msgspec

ELO = 400 / log(10)
"""Points for each unit of the logarithm of the odds: 400 are ten to one."""
PRIOR = 0.5
"""Games that each pair is thought to have won and lost besides, so that nobody is infinitely strong."""


class Meeting(msgspec.Struct, frozen=True):
    """What two have played: one challenger in a game, against the other in all other seats."""

    challenger: str
    others: str
    games: int
    wins: float


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, beside the first in the list, who has 0."""

    bot: str
    rating: float
    interval: tuple[float, float]
    """95 %."""


def ratings(bots: Sequence[str], meetings: Sequence[Meeting], seats: int = 2) -> list[Rating]:
    """The ratings under which what happened is likeliest: a challenger wins by its share of everybody's strength.

    >>> found = ratings(["a", "b"], [Meeting("b", "a", 400, 300.0)])
    >>> [(each.bot, round(each.rating)) for each in found]
    [('a', 0), ('b', 190)]
    """
    index = {bot: place for place, bot in enumerate(bots)}
    strength = [0.0] * len(bots)
    information: list[list[float]] = []
    for _ in range(50):
        gradient = [0.0] * len(bots)
        information = [[0.0] * len(bots) for _ in bots]
        for meeting in meetings:
            if not meeting.games:
                continue
            one, other = index[meeting.challenger], index[meeting.others]
            chance = 1 / (1 + (seats - 1) * exp(strength[other] - strength[one]))
            games, wins = meeting.games + 2 * PRIOR, meeting.wins + PRIOR
            surprise, certainty = wins - games * chance, games * chance * (1 - chance)
            gradient[one] += surprise
            gradient[other] -= surprise
            for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
                information[row][column] += sign * certainty
        step = _solve(_anchored(information), [0.0, *gradient[1:]])
        strength = [value + max(-1.0, min(1.0, change)) for value, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    found = []
    for place, bot in enumerate(bots):
        unit = [float(place == other and place > 0) for other in range(len(bots))]
        spread = 1.959964 * sqrt(max(0.0, _solve(_anchored(information), unit)[place]))
        middle = strength[place]
        found.append(Rating(bot, ELO * middle, (ELO * (middle - spread), ELO * (middle + spread))))
    return found


def _anchored(matrix: list[list[float]]) -> list[list[float]]:
    """The same, with the first held at 0, and whoever has not played as well."""
    size = len(matrix)
    rows = [
        [float(row == column) if 0 in (row, column) else matrix[row][column] for column in range(size)]
        for row in range(size)
    ]
    for place in range(size):
        if rows[place][place] == 0.0:
            rows[place][place] = 1.0
    return rows


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination with the greatest pivot."""
    size = len(matrix)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[column], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]
