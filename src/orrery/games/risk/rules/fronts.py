"""Who may invade whom, with how many units."""

from __future__ import annotations

from functools import cache

from orrery.core import Choice, Seat
from orrery.games.risk.state import RiskState

MOST_ATTACKERS, MOST_DEFENDERS = 3, 2
"""Dice. [RK-DICE-01]"""
ALL_BUT_ONE = 1
"""A unit always stays behind. [RK-ATTACK-03] [RK-MAP-06]"""
KEEPS = (1, 3, 5, 10)
"""How many units an attack that goes on by itself may be told to keep."""


def can_invade(s: RiskState, seat: Seat) -> bool:
    """Whether there is any invasion to declare."""
    owner, units, side = s.owner, s.units, s.side
    mine = side[seat]
    for territory, neighbours in enumerate(s.catalog.adjacent):
        if owner[territory] == seat and units[territory] > 1:
            for near in neighbours:
                if side[owner[near]] != mine:
                    return not s.effects or bool(fronts(s, seat))
    return bool(s.effects) and bool(fronts(s, seat))


def fronts(s: RiskState, seat: Seat) -> list[tuple[int, int]]:
    """Own territories with units to send, each with an enemy one beside it. [RK-ATTACK-02] [RK-TEAM-07]"""
    owner, units, side = s.owner, s.units, s.side
    mine = side[seat]
    found = [
        (source, target)
        for source, neighbours in enumerate(s.catalog.adjacent)
        if owner[source] == seat and units[source] > 1
        for target in neighbours
        if side[owner[target]] != mine
    ]
    return _with_abilities(s, seat, found) if s.effects else found


def _with_abilities(s: RiskState, seat: Seat, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Fronts that abilities have opened or closed for the turn."""
    for number, source, target in s.effects:
        effect = s.catalog.cards[number].effects[0][0]
        front = (source, target)
        if effect == "cancel" and front in found:
            found.remove(front)
        elif effect == "link" and s.owner[source] == seat and s.units[source] > 1 and s.is_foe(seat, target):
            if front not in found:
                found.append(front)
    return found


def invasions(s: RiskState, seat: Seat) -> list[Choice]:
    """One to three units, never the last one, with or without the hero. [RK-ATTACK-04]"""
    ids, units = s.catalog.ids, s.units
    hero = s.hero[seat]
    options: list[Choice] = []
    for source, target in fronts(s, seat):
        options += _invasions(ids[source], ids[target], min(MOST_ATTACKERS, units[source] - 1), source == hero)
    return options


@cache
def _invasions(source: str, target: str, most: int, hero: bool) -> list[Choice]:
    ways: list[Choice] = [("invade", source, target, units) for units in range(1, most + 1)]
    return ways + [(*way, "hero") for way in ways] if hero else ways


def storms(s: RiskState, seat: Seat) -> list[Choice]:
    """Attacks that go on by themselves, from territories with enough units for more than one roll."""
    ids, units = s.catalog.ids, s.units
    hero = s.hero[seat]
    options: list[Choice] = []
    for source, target in fronts(s, seat):
        if units[source] > MOST_ATTACKERS:
            keeps = tuple(keep for keep in KEEPS if keep + 1 < units[source])
            options += _storms(ids[source], ids[target], keeps, source == hero)
    return options


@cache
def _storms(source: str, target: str, keeps: tuple[int, ...], hero: bool) -> list[Choice]:
    ways: list[Choice] = [("storm", source, target, keep) for keep in keeps]
    return ways + [(*way, "hero") for way in ways] if hero else ways
