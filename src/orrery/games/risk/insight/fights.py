"""What attacks and stations are worth, in units."""

from __future__ import annotations

import msgspec

from orrery.core import Seat
from orrery.games.risk.insight.campaigns import BIGGEST, Campaign, units_lost
from orrery.games.risk.insight.yardstick import Yardstick, yardstick
from orrery.games.risk.odds import Modifiers, conquest_odds
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers


class Station:
    """An own territory as a place for units: what could be attacked from it, and what threatens it.

    Prepared once, and then asked for any number of units.
    """

    __slots__ = ("_campaign", "_fear", "_figures", "_here", "_now", "_targets", "_threat", "at_front", "units")

    def __init__(self, s: RiskState, seat: Seat, territory: int, worth: list[float], campaign: Campaign) -> None:
        self.units = s.units[territory]
        self._figures = figures = yardstick(s)
        self._campaign = campaign
        self.at_front = bool(s.catalog.neighbours[territory] & s.foes(seat))
        self._fear = figures.fear * worth[territory]
        self._threat = 0
        self._now: float | None = None
        self._here = figures.at_front - figures.behind * (campaign.distance(territory) - 1)
        self._targets: list[tuple[int, int, float, Modifiers]] = []
        if not self.at_front:
            return
        hero = s.hero[seat] == territory
        side, sides, owners = s.side[seat], s.side, s.owner
        for near in s.catalog.adjacent[territory]:
            owner = owners[near]
            if sides[owner] != side:
                units = s.units[near]
                self._targets.append((near, units, worth[near], modifiers(s, seat, territory, near, hero)))
                if units > self._threat and s.is_player(owner):
                    self._threat = units

    def value(self, units: int) -> float:
        """What the territory would be worth with so many units: the best attack from it, and how safe it is."""
        if not self.at_front:
            return 0.0
        best = 0.0
        for near, defenders, worth, changes in self._targets:
            if defenders < units:
                whole = worth + self._campaign.beyond(near, units)
                attack = attack_value(units, defenders, whole, changes, self._figures)
                if attack > best:
                    best = attack
        if not self._threat:
            return best
        threat = min(BIGGEST, self._threat + self._figures.arriving)
        return best - self._fear * conquest_odds(threat, min(BIGGEST, units))

    def gain(self, more: int) -> float:
        """What so many more units would make of the territory."""
        if not self.at_front:
            return self._here * more
        if self._now is None:
            self._now = self.value(self.units)
        return self.value(self.units + more) - self._now + self._here * more


def attack_value(units: int, defenders: int, worth: float, changes: Modifiers, figures: Yardstick) -> float:
    """What an attack to the end is worth: the territory by its chance, less the units it costs."""
    chance = conquest_odds(min(units, BIGGEST), min(defenders, BIGGEST), 1, changes)
    if chance < figures.no_hope:
        return -1.0
    return chance * worth - figures.loss * units_lost(defenders) * (1.5 - chance)


def best_attack(s: RiskState, seat: Seat, target: int, worth: list[float], fewer: int = 0, limit: int = 2) -> float:
    """The best attack on a territory from beside it, if it had fewer units and could roll no more dice than these."""
    best = 0.0
    for source in s.catalog.adjacent[target]:
        if s.owner[source] == seat and s.units[source] > 1:
            changes = modifiers(s, seat, source, target, s.hero[seat] == source)
            changes = msgspec.structs.replace(changes, defence_limit=min(limit, changes.defence_limit))
            defenders = max(1, s.units[target] - fewer)
            best = max(best, attack_value(s.units[source], defenders, worth[target], changes, yardstick(s)))
    return best


def idle_units(s: RiskState, seat: Seat) -> int:
    """The most units that stand in one territory without an enemy beside it."""
    foes = s.foes(seat)
    return max([s.units[own] - 1 for own in s.territories(seat) if not s.catalog.neighbours[own] & foes], default=0)
