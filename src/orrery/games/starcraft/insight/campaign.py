"""What a Mobilize order on a planet could bring: areas to take, and the best attack."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.starcraft.insight import journey
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.values import members

FEW = 0.05
"""What must be gained at least for a unit to move."""


class Mover(NamedTuple):
    """A unit that could move: its type, where it is, and what it costs."""

    unit: int
    kind: int
    source: int
    cost: float


class Attack(NamedTuple):
    """The best force for an attack on an area: the units that would join those already there, and what it is worth."""

    area: int
    force: tuple[Mover, ...]
    value: float
    """More than to stop with what is there now."""


class Campaign:
    """The units that could move to a planet, and what they could do there.

    `routes` are the planets they may come from beside the planet itself.
    """

    def __init__(
        self, outlook: Outlook, planet: int, origins: list[int], moved: int = 0, special: bool = False
    ) -> None:
        self.outlook = outlook
        self.planet = planet
        self.special = special
        s = outlook.s
        self.movers = [
            Mover(unit, s.unit_type[unit], s.unit_area[unit], float(s.catalog.total_cost[s.unit_type[unit]]))
            for other in (planet, *origins)
            for unit in members(s.units_on(other, outlook.seat) & ~moved)
        ]

    def able(self, area: int) -> list[Mover]:
        """The units that could enter an area."""
        s = self.outlook.s
        by_transport = s.transport_allowed(self.outlook.seat, area)
        return [
            mover
            for mover in self.movers
            if mover.source != area
            and s.may_enter(area, mover.kind)
            and (by_transport or s.catalog.planet_of[mover.source] == self.planet)
        ]

    # Attacks

    def attack_on(self, area: int) -> Attack:
        """The best force for an attack on enemy units: one after the other joins as long as that helps."""
        outlook = self.outlook
        s = outlook.s
        kinds = [s.unit_type[unit] for unit in members(s.units_in(area, outlook.seat))]
        room = s.attack_limit(area, 0) - len(kinds)
        now = outlook.attack(area, kinds, special=self.special)
        able = sorted(self.able(area), key=lambda mover: (s.catalog.assist[mover.kind], -mover.cost))
        force: list[Mover] = []
        gone: dict[int, float] = {}
        best = Attack(area, (), 0.0)
        price = 0.0
        for mover in able[:room]:
            price += self._price(mover, gone) - outlook.stride(mover.cost, mover.source, area)
            force.append(mover)
            kinds.append(mover.kind)
            value = outlook.attack(area, kinds, special=self.special) - price - now
            if value > best.value:
                best = Attack(area, tuple(force), value)
        return best

    def _price(self, mover: Mover, gone: dict[int, float]) -> float:
        """What it costs that a unit leaves after others have."""
        outlook, source = self.outlook, mover.source
        before = gone.get(source, 0.0)
        gone[source] = before + mover.cost
        force = outlook.force_in(source)
        return outlook.held(source, force - before) - outlook.held(source, force - before - mover.cost)

    def best_attack(self, *, only: int = -1) -> Attack | None:
        """The best attack on the planet, or only on one area, if any is worth it."""
        s, seat = self.outlook.s, self.outlook.seat
        found = [
            self.attack_on(area)
            for area in s.areas_of(self.planet)
            if only in (-1, area) and s.enemy_units_in(area, seat) and not self._closed(area)
        ]
        best = max(found, key=lambda attack: attack.value, default=None)
        return best if best is not None and best.value > FEW else None

    def _closed(self, area: int) -> bool:
        """Whether nobody else than its owner may enter an area: a teammate's, or one that must be spared."""
        s, seat = self.outlook.s, self.outlook.seat
        return s.teammate_in(seat, area) or s.is_spared(seat, area)

    # Areas that need no battle

    def claim(self, area: int) -> float:
        """What it is worth to enter an area without enemy units, beside what holds it already."""
        outlook = self.outlook
        s = outlook.s
        if s.enemy_units_in(area, outlook.seat) or self._closed(area):
            return 0.0
        if outlook.enemy_base_alone(area):
            return outlook.worth(area) + outlook.prize(area)
        return outlook.held(area, 1.0) if not s.controls(outlook.seat, area) else 0.0

    def value(self) -> float:
        """What an order to move here could bring in all."""
        attack = self.best_attack()
        busy = {mover.unit for mover in attack.force} if attack is not None else set()
        total = attack.value if attack is not None else 0.0
        claims = sorted(((self.claim(area), area) for area in self.outlook.s.areas_of(self.planet)), reverse=True)
        entered = attack is not None
        gone: dict[int, float] = {}
        for gain, area in claims:
            enemy = self.outlook.enemy_base_alone(area)
            if gain <= FEW or (enemy and entered):
                continue
            free = [mover for mover in self.able(area) if mover.unit not in busy]
            if not free:
                continue
            price, _, mover = min((self._price(each, dict(gone)), each.cost, each) for each in free)
            price -= self.outlook.stride(mover.cost, mover.source, area)
            if gain - price > FEW:
                self._price(mover, gone)
                total += gain - price
                busy.add(mover.unit)
                entered = entered or enemy
        if self.outlook.nearness:
            total += self._marching(busy, gone)
        if self.outlook.s.items:
            total += journey.errands(self.outlook.s, self.outlook.seat, self.planet)
        return total

    def _marching(self, busy: set[int], gone: dict[int, float]) -> float:
        """What it brings for a scenario that others come to own or empty areas as well."""
        outlook, s, seat = self.outlook, self.outlook.s, self.outlook.seat
        areas = [area for area in s.areas_of(self.planet) if s.friendly_or_empty(seat, area)]
        room = sum([s.room_in(area, 0, seat) for area in areas])
        gains = [
            outlook.stride(mover.cost, mover.source, areas[0]) - self._price(mover, dict(gone))
            for mover in self.movers
            if areas and mover.unit not in busy and s.catalog.planet_of[mover.source] != self.planet
        ]
        return sum(sorted([gain for gain in gains if gain > FEW], reverse=True)[:room])
