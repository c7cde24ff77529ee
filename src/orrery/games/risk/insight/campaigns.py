"""How far an army could go: what it could take in a turn, one territory after the other."""

from __future__ import annotations

from functools import lru_cache

from orrery.core import Seat
from orrery.games.risk.catalog import TERRITORIES, Catalog
from orrery.games.risk.insight.yardstick import Yardstick
from orrery.games.risk.odds import plain_odds
from orrery.games.risk.state import RiskState, members

BIGGEST = 40
"""Units beyond which odds hardly change."""
FEWEST = 2
"""Units that it takes to go on."""


def units_lost(defenders: int) -> float:
    """Units that a conquest costs on average: 0.85 for every defender, but half of one for the last, who is alone."""
    return 0.85 * defenders - 0.33


class Campaign:
    """The board as an army sees it that goes from one conquest on to the next."""

    __slots__ = ("_distances", "_figures", "_foes", "_neighbours", "_units", "_worth")

    def __init__(self, s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
        self._neighbours = s.catalog.neighbours
        self._foes = s.foes(seat)
        self._units = s.units
        self._worth = worth
        self._figures = figures
        self._distances = distances(s, seat)

    def distance(self, territory: int) -> int:
        """How many steps it is to the next player's units, over whatever lies between."""
        return self._distances[territory]

    def beyond(self, target: int, units: int) -> float:
        """What an army of so many could take next, once it has taken a territory from its last defenders."""
        left = units - 1 - units_lost(self._units[target])
        conquests = self._figures.conquests - 1
        return self._next(target, left, conquests, self._foes & ~(1 << target)) if conquests and left >= FEWEST else 0.0

    def _next(self, here: int, units: float, conquests: int, foes: int) -> float:
        """The most that so many more conquests could bring from here, each by its chance and less what it costs."""
        figures, strengths, worth = self._figures, self._units, self._worth
        army = min(BIGGEST, int(units + 0.5))
        best = 0.0
        for near in members(self._neighbours[here] & foes):
            defenders = strengths[near]
            if defenders >= army:
                continue
            chance = plain_odds(army, defenders)
            if chance < figures.no_hope:
                continue
            lost = units_lost(defenders)
            value, left = worth[near], units - 1 - lost
            if conquests > 1 and left >= FEWEST:
                value += self._next(near, left, conquests - 1, foes & ~(1 << near))
            value = chance * value - figures.loss * lost * (1.5 - chance)
            if value > best:
                best = value
        return best * figures.patience


def distances(s: RiskState, seat: Seat) -> list[int]:
    """For each territory how many steps it is to the next enemy player's; 0 in those themselves."""
    edge = 0
    for other in range(s.seats):
        if s.side[other] != s.side[seat]:
            edge |= s.held[other]
    return _steps(s.catalog, edge)


@lru_cache(maxsize=1 << 12)
def _steps(catalog: Catalog, edge: int) -> list[int]:
    """For each territory how many steps it is to those of a bit set."""
    found = [0] * TERRITORIES
    reached, steps = edge, 0
    while edge:
        for territory in members(edge):
            found[territory] = steps
        around = 0
        for territory in members(edge):
            around |= catalog.neighbours[territory]
        edge = around & ~reached
        reached |= edge
        steps += 1
    return found
