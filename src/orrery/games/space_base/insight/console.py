"""What one side of a console brings: the worth of its sectors, and of a roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.core import Seat
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.insight.ledger import Entry
from orrery.games.space_base.insight.weights import Weights
from orrery.games.space_base.state import Cards, SpaceBaseState

ROLLS = [(one, other, 1 if one == other else 2) for one in range(1, 7) for other in range(one, 7)]
"""The 21 different rolls with their weights out of 36. [SB-ALLOC-06]"""
ALL_ROLLS = 36
Arrow = tuple[int, str]


class Rates(NamedTuple):
    """What a credit, an income, a point and an extra count."""

    credit: float
    income: float
    point: float
    extra: float

    def of(self, entry: Entry) -> float:
        """What a face pays, but for what its arrow leads to."""
        credits, income, points, extra, _, _ = entry
        return credits * self.credit + income * self.income + points * self.point + extra * self.extra


class Side(NamedTuple):
    """The sectors of one side of a console: what each pays by itself, and the arrows that lead to others.

    Sectors count from 1; there is nothing in 0 and 13. A side is a value: changes give a new one.
    """

    plain: list[float]
    arrows: tuple[Arrow, ...]

    def worths(self) -> list[float]:
        """What each sector pays with what its arrows lead to."""
        plain = self.plain
        if not self.arrows:
            return plain
        worth = plain.copy()
        for sector, arrow in self.arrows:
            left, right = plain[sector - 1], plain[sector + 1]
            worth[sector] += left if arrow == "left" else right if arrow == "right" else max(left, right)
        return worth

    def of_a_roll(self) -> float:
        """What a roll brings on average when the better of single dice and sum is taken."""
        _, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, _ = self.worths()
        # Written out, because this is asked all the time: the doubles once, all other rolls twice.
        doubles = (
            (x if (x := one + one) > two else two)
            + (x if (x := two + two) > four else four)
            + (x if (x := three + three) > six else six)
            + (x if (x := four + four) > eight else eight)
            + (x if (x := five + five) > ten else ten)
            + (x if (x := six + six) > twelve else twelve)
        )
        others = (
            (x if (x := one + two) > three else three)
            + (x if (x := one + three) > four else four)
            + (x if (x := one + four) > five else five)
            + (x if (x := one + five) > six else six)
            + (x if (x := one + six) > seven else seven)
            + (x if (x := two + three) > five else five)
            + (x if (x := two + four) > six else six)
            + (x if (x := two + five) > seven else seven)
            + (x if (x := two + six) > eight else eight)
            + (x if (x := three + four) > seven else seven)
            + (x if (x := three + five) > eight else eight)
            + (x if (x := three + six) > nine else nine)
            + (x if (x := four + five) > nine else nine)
            + (x if (x := four + six) > ten else ten)
            + (x if (x := five + six) > eleven else eleven)
        )
        return (doubles + 2 * others) / ALL_ROLLS

    def replaced(self, sector: int, pay: float, arrow: str) -> Side:
        """The side with another card in place of the one in a sector."""
        plain = self.plain.copy()
        plain[sector] = pay
        arrows = tuple(old for old in self.arrows if old[0] != sector)
        return Side(plain, (*arrows, (sector, arrow)) if arrow else arrows)

    def added(self, sector: int, pay: float, arrow: str) -> Side:
        """The side with one more card in a sector."""
        plain = self.plain.copy()
        plain[sector] += pay
        return Side(plain, (*self.arrows, (sector, arrow)) if arrow else self.arrows)

    def without(self, sector: int, pay: float, arrow: str) -> Side:
        """The side with one card less in a sector."""
        plain = self.plain.copy()
        plain[sector] -= pay
        arrows = list(self.arrows)
        if arrow:
            arrows.remove((sector, arrow))
        return Side(plain, tuple(arrows))

    def swapped(self, one: int, other: int) -> Side:
        """The side with the cards of two sectors changed."""
        plain = self.plain.copy()
        plain[one], plain[other] = plain[other], plain[one]
        places = {one: other, other: one}
        return Side(plain, tuple((places.get(sector, sector), arrow) for sector, arrow in self.arrows))


def rates_of(weights: Weights, seats: int) -> tuple[Rates, Rates]:
    """What things count on either side: on a roll of one's own, and on the rolls of all others."""
    w, others = weights, seats - 1
    return (
        Rates(w.station_credit, w.station_income, w.station_point, w.station_extra),
        Rates(
            others * w.deployed_credit, others * w.deployed_income, others * w.deployed_point, others * w.deployed_extra
        ),
    )


def side_of(s: SpaceBaseState, seat: Seat, side: int, entries: list[Entry], rates: Rates) -> Side:
    """One side of a seat's console."""
    return side_from([s.cards_in(seat, side, sector) for sector in range(1, SECTORS + 1)], entries, rates)


def side_from(sectors: Sequence[Cards], entries: list[Entry], rates: Rates) -> Side:
    """One side of a console, from the cards in its sectors."""
    plain = [0.0] * (SECTORS + 2)
    arrows: list[Arrow] = []
    for sector, cards in enumerate(sectors, start=1):
        for card in cards:
            entry = entries[card]
            plain[sector] += rates.of(entry)
            if entry.arrow:
                arrows.append((sector, entry.arrow))
    return Side(plain, tuple(arrows))
