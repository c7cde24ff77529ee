"""What attacks and stations are worth, in units."""

from __future__ import annotations

import msgspec

from orrery.core import Seat
from orrery.games.risk.odds import Modifiers, conquest_odds
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers

LOSS = 0.3
"""What a unit lost in an attack counts, against a territory won."""
LOST_PER_DEFENDER = 0.85
"""Units an attack with three dice against two loses for every defender, on average."""
NO_HOPE = 0.35
"""Below this chance of a conquest an attack is not begun."""
AT_FRONT, IN_RESERVE = 0.25, 0.05
"""What a unit is worth beside an enemy, and elsewhere."""
FEAR = 0.5
"""How much of a territory's worth counts if an enemy could take it."""
BIGGEST = 40
"""Units beyond which odds hardly change."""


def position_value(s: RiskState, seat: Seat, territory: int, more: int, worth: list[float]) -> float:
    """What so many more units would make of a territory."""
    if not s.catalog.neighbours[territory] & s.foes(seat):
        return IN_RESERVE * more
    return station_value(s, seat, territory, s.units[territory] + more, worth) + AT_FRONT * more


def station_value(s: RiskState, seat: Seat, territory: int, units: int, worth: list[float]) -> float:
    """What a territory would be worth with so many units: the best attack from it, and how safe it is."""
    units = min(BIGGEST, units)
    targets = [near for near in s.catalog.adjacent[territory] if s.is_foe(seat, near)]
    if not targets:
        return 0.0
    hero = s.hero[seat] == territory
    attack = max(
        attack_value(units, s.units[target], worth[target], modifiers(s, seat, territory, target, hero))
        for target in targets
    )
    danger = 0.0
    for near in targets:
        if s.is_player(s.owner[near]):
            danger = max(danger, conquest_odds(min(BIGGEST, s.units[near] + 3), units))
    return max(0.0, attack) - FEAR * danger * worth[territory]


def attack_value(units: int, defenders: int, worth: float, changes: Modifiers) -> float:
    """What an attack to the end is worth: the territory by its chance, less the units it costs."""
    chance = conquest_odds(min(units, BIGGEST), min(defenders, BIGGEST), 1, changes)
    if chance < NO_HOPE:
        return -1.0
    return chance * worth - LOSS * LOST_PER_DEFENDER * defenders * (1.5 - chance)


def best_attack(s: RiskState, seat: Seat, target: int, worth: list[float], fewer: int = 0, limit: int = 2) -> float:
    """The best attack on a territory from beside it, if it had fewer units and could roll no more dice than these."""
    best = 0.0
    for source in s.catalog.adjacent[target]:
        if s.owner[source] == seat and s.units[source] > 1:
            changes = modifiers(s, seat, source, target, s.hero[seat] == source)
            changes = msgspec.structs.replace(changes, defence_limit=min(limit, changes.defence_limit))
            defenders = max(1, s.units[target] - fewer)
            best = max(best, attack_value(s.units[source], defenders, worth[target], changes))
    return best


def idle_units(s: RiskState, seat: Seat) -> int:
    """The most units that stand in one territory without an enemy beside it."""
    foes = s.foes(seat)
    return max([s.units[own] - 1 for own in s.territories(seat) if not s.catalog.neighbours[own] & foes], default=0)
