"""The conditions on cards, as they are asked in a battle.

A clause works for a side of the battle, in one of its skirmishes or, with the number NOTHING, outside of them.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.starcraft.ability import Clause, Test
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, BORROWED, NOTHING, SUPPLY, Battle, Skirmish, members


def battle_of(s: StarCraftState) -> Battle:
    """The battle that goes on."""
    assert s.battle is not None
    return s.battle


def current_skirmish(s: StarCraftState) -> Skirmish:
    """The skirmish that is being resolved."""
    battle = battle_of(s)
    return battle.skirmishes[battle.current]


def is_fighting(s: StarCraftState, unit: int) -> bool:
    """Whether a unit is still in the battle: neither destroyed nor withdrawn."""
    return s.unit_area[unit] == battle_of(s).area


def supporters(s: StarCraftState, side: int, number: int) -> list[int]:
    """A side's supporting units in a skirmish that are still there."""
    return [unit for unit in battle_of(s).skirmishes[number].supporters[side] if is_fighting(s, unit)]


def fighters(s: StarCraftState, side: int, number: int) -> list[int]:
    """A side's units in a skirmish that are still there, the front-line unit first."""
    front = battle_of(s).skirmishes[number].front[side]
    own = supporters(s, side, number)
    return [front, *own] if is_fighting(s, front) else own


def front_type(s: StarCraftState, side: int, number: int) -> int:
    """The type of a side's front-line unit."""
    return s.unit_type[battle_of(s).skirmishes[number].front[side]]


def in_battle(s: StarCraftState, side: int, unit_type: int) -> bool:
    """Whether a side has a unit of a type in the battle."""
    return s.has_kind(s.battle_units(side), unit_type)


def card_side(s: StarCraftState, card: int) -> int:
    """The side for which a card lies in the battle: that of its owner, unless his deck lent it. [BW-MIND-03]"""
    place = s.cards.where[card]
    return (place - BORROWED) % 2 if place >= BORROWED else battle_of(s).side_of(s.card_owner(card))


def base_here(s: StarCraftState, side: int) -> bool:
    """Whether a side has a base in the contested area, or counts as if it had. [BW-S1-17]"""
    battle = battle_of(s)
    seat = battle.seat_of(side)
    return s.base_at(battle.area) == seat or (side != ATTACKER and s.is_entrenched(seat, battle.area))


def all_assist(s: StarCraftState, units: int) -> bool:
    """Whether all of these units have assist. [SC-KEY-13]"""
    return all(s.catalog.assist[s.unit_type[unit]] for unit in members(units))


# Conditions


def holds(s: StarCraftState, clause: Clause, side: int, number: int) -> bool:
    """Whether all conditions of a clause hold; "vs." asks for the opposing front-line unit. [SC-KEY-11] [SC-KEY-12]"""
    if clause.front is not None and front_type(s, side, number) not in clause.front:
        return False
    if clause.against is not None and front_type(s, 1 - side, number) not in clause.against:
        return False
    return all(TESTS[test.name](s, side, number, test) == test.wanted for test in clause.tests)


def _own_in_skirmish(s: StarCraftState, side: int, number: int, test: Test) -> bool:
    meant = s.catalog.family[test.unit]
    return any(meant >> s.unit_type[unit] & 1 for unit in fighters(s, side, number))


def _enemy_reinforcement(s: StarCraftState, side: int, number: int, test: Test) -> bool:
    return battle_of(s).skirmishes[number].reinforcement[1 - side] != NOTHING


def _enemy_detector(s: StarCraftState, side: int, number: int, test: Test) -> bool:
    from orrery.games.starcraft.effects.in_force import Clash, detects

    return detects(Clash(s, number), 1 - side)


def _sufficient(s: StarCraftState, side: int, number: int, test: Test) -> bool:
    return battle_of(s).skirmishes[number].sufficient[side]


def _front_destroyed(s: StarCraftState, side: int, number: int, test: Test) -> bool:
    """A unit that has withdrawn is not destroyed. [SC-KEY-25]"""
    return s.unit_area[battle_of(s).skirmishes[number].front[side]] == SUPPLY


TESTS: dict[str, Callable[[StarCraftState, int, int, Test], bool]] = {
    "attacker": lambda s, side, number, test: side == ATTACKER,
    "defender": lambda s, side, number, test: side != ATTACKER,
    "own_in_battle": lambda s, side, number, test: in_battle(s, side, test.unit),
    "own_in_skirmish": _own_in_skirmish,
    "own_base_here": lambda s, side, number, test: base_here(s, side),
    "own_support": lambda s, side, number, test: bool(supporters(s, side, number)),
    "enemy_support": lambda s, side, number, test: bool(supporters(s, 1 - side, number)),
    "enemy_reinforcement": _enemy_reinforcement,
    "enemy_detector": _enemy_detector,
    "sufficient": _sufficient,
    "front_destroyed": _front_destroyed,
}
"""What the tests on Combat and Technology cards ask in a battle, by their names in the codes."""
