"""Who may invade whom, with how many units."""

from __future__ import annotations

from functools import lru_cache

from orrery.core import Choice, Seat
from orrery.games.risk.catalog import Catalog
from orrery.games.risk.state import RiskState, members

MOST_ATTACKERS, MOST_DEFENDERS = 3, 2
"""Dice. [RK-DICE-01]"""
ALL_BUT_ONE = 1
"""A unit always stays behind. [RK-ATTACK-03] [RK-MAP-06]"""
KEEPS = (1, 3, 5, 10)
"""How many units an attack that goes on by itself may be told to keep."""
MANY = KEEPS[-1] + 2
"""So many units, or more, make no difference to the ways to attack."""


def can_invade(s: RiskState, seat: Seat) -> bool:
    """Whether there is any invasion to declare."""
    foes, neighbours, units = s.foes(seat), s.catalog.neighbours, s.units
    for source in s.territories(seat):
        if units[source] > ALL_BUT_ONE and neighbours[source] & foes:
            return not s.turn.effects or bool(attacks(s, seat))
    return bool(s.turn.effects) and bool(attacks(s, seat))


def attacks(s: RiskState, seat: Seat) -> list[Choice]:
    """All invasions that may be declared, and all attacks that go on by themselves. [RK-ATTACK-02] [RK-TEAM-07]"""
    foes, neighbours, units, effects = s.foes(seat), s.catalog.neighbours, s.units, s.turn.effects
    hero, catalog = s.hero[seat], s.catalog
    options: list[Choice] = []
    for source in s.territories(seat):
        here = units[source]
        if here > ALL_BUT_ONE:
            targets = neighbours[source] & foes
            if effects:
                targets = targets_by_abilities(s, source, targets, foes)
            if targets:
                options += _attacks(catalog, source, targets, here if here < MANY else MANY, source == hero)
    return options


def targets_by_abilities(s: RiskState, source: int, targets: int, foes: int) -> int:
    """What may be invaded from a territory after abilities have opened and closed fronts for the turn."""
    closed = 0
    for number, where, target in s.turn.effects:
        effect = s.catalog.cards[number].effects[0][0]
        if where == source and effect == "link":
            targets |= 1 << target & foes
        elif where == source and effect == "cancel":
            closed |= 1 << target
    return targets & ~closed


@lru_cache(maxsize=1 << 16)
def _attacks(catalog: Catalog, source: int, targets: int, units: int, hero: bool) -> list[Choice]:
    ids = catalog.ids
    return [way for target in members(targets) for way in ways_to_attack(ids[source], ids[target], units, hero)]


def ways_to_attack(source: str, target: str, units: int, hero: bool) -> list[Choice]:
    """With one to three units, never the last one [RK-ATTACK-04], or until only some are left; hero or not.

    >>> ways_to_attack("ursa", "pyramus", 3, hero=False)
    [('invade', 'ursa', 'pyramus', 1), ('invade', 'ursa', 'pyramus', 2)]
    """
    most = min(MOST_ATTACKERS, units - ALL_BUT_ONE)
    ways: list[Choice] = [("invade", source, target, number) for number in range(1, most + 1)]
    if units > MOST_ATTACKERS:  # enough for more than one roll
        ways += [("storm", source, target, keep) for keep in KEEPS if keep + 1 < units]
    return ways + [(*way, "hero") for way in ways] if hero else ways
