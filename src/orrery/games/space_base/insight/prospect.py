"""What a console will bring, and what cards laid onto it would add. Consoles change seldom, so it is remembered."""

from __future__ import annotations

from functools import lru_cache

from orrery.core import Seat
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED, Catalog
from orrery.games.space_base.insight.console import Side, rates_of, side_from
from orrery.games.space_base.insight.ledger import ledger
from orrery.games.space_base.insight.weights import time_left
from orrery.games.space_base.insight.yardstick import Yardstick, experience_of, yardstick
from orrery.games.space_base.state import Cards, SpaceBaseState

Console = tuple[Side, Side]
"""What a roll of one's own pays, and what the rolls of others pay."""


class Prospect:
    """A console with so much of the way to the goal still to go."""

    def __init__(
        self,
        catalog: Catalog,
        figures: Yardstick,
        seats: int,
        left: float,
        station: Cards,
        deployed: tuple[Cards, ...],
    ) -> None:
        self.weights = figures.weights_at(left)
        self.entries = ledger(catalog, seats).sides
        self.rates = rates_of(self.weights, seats)
        self._catalog = catalog
        self._left = left
        self._taught = experience_of(catalog, figures)
        self._station = station
        self.console: Console = (
            side_from([(card,) for card in station], self.entries[STATIONED], self.rates[STATIONED]),
            side_from(deployed, self.entries[DEPLOYED], self.rates[DEPLOYED]),
        )
        own, others = self.console
        self.now = own.of_a_roll() + others.of_a_roll()
        """What it will bring as it is."""
        self._added: dict[tuple[int, int], float] = {}

    def added(self, card: int, sector: int) -> float:
        """What it is worth to lay a card into a sector, whatever it costs."""
        place = card, sector
        if place not in self._added:
            console = self.laid(self.console, card, self._station[sector - 1], sector)
            points = self.weights.point * self._catalog.cards[card].points_once
            self._added[place] = self.change(console) + points + self.taught(card)
        return self._added[place]

    def taught(self, card: int) -> float:
        """By how much games have shown a card to be worth more, or less, than its numbers say."""
        early, late = self._taught[card]
        return late + (early - late) * self._left

    def laid(self, console: Console, card: int, former: int, sector: int) -> Console:
        """The console with a card stationed, and the former one deployed in its sector."""
        station, deployed = console
        return station.replaced(sector, *self.pay(STATIONED, card)), deployed.added(sector, *self.pay(DEPLOYED, former))

    def pay(self, side: int, card: int) -> tuple[float, str]:
        """What a card adds to a sector on a side, and its arrow."""
        entry = self.entries[side][card]
        return self.rates[side].of(entry), entry.arrow

    def change(self, console: Console) -> float:
        """What it is worth to have another console."""
        station, deployed = console
        return station.of_a_roll() + deployed.of_a_roll() - self.now


def prospect(s: SpaceBaseState, seat: Seat) -> Prospect:
    """That of a seat's console now."""
    here = seat * SECTORS
    station, deployed = tuple(s.station[here : here + SECTORS]), tuple(s.deployed[here : here + SECTORS])
    return _remembered(s.catalog, yardstick(s.seats), s.seats, time_left(s), station, deployed)


@lru_cache(maxsize=1 << 12)
def _remembered(
    catalog: Catalog, figures: Yardstick, seats: int, left: float, station: Cards, deployed: tuple[Cards, ...]
) -> Prospect:
    return Prospect(catalog, figures, seats, left, station, deployed)
