"""Kinds of units: the unit types, and figures that must be told apart from others of their type.

A hero is a figure of a type with a token under it, and so is a unit under mind control; both fight like all others of
their type and yet are not interchangeable with them. Each is a kind of its own, numbered after the unit types, so that
every rule that speaks of a unit's type keeps them apart. Card codes that name a type mean all its kinds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy

from orrery.core.pack import Rows
from orrery.games.starcraft.pieces import Faction, Unit

_hero = re.compile(r"\bhero\(([a-z-]+),([a-z-]+)\)")


def heroes_of(rows: Rows) -> dict[str, str]:
    """The heroes on Leadership cards, and the unit type of each. [BW-HERO-02]"""
    return dict(found for _, row in rows.values() for found in _hero.findall(str(row.get("ability", ""))))


def kinds_of(units: tuple[Unit, ...], factions: tuple[Faction, ...], heroes: Mapping[str, str]) -> tuple[Unit, ...]:
    """The unit types and, with the expansion, the heroes and each faction's units under mind control."""
    kinds = list(units)
    if not heroes:
        return tuple(kinds)
    plain = {unit.id: unit for unit in units}
    for name, unit in heroes.items():
        if unit in plain and name not in plain:
            kinds.append(_variant(plain[unit], len(kinds), name, hero=True, faction=-1))
    for faction in factions:
        for unit_type in units:
            if unit_type.race == faction.race:
                name = f"{faction.id}-{unit_type.id}"
                kinds.append(_variant(unit_type, len(kinds), name, hero=False, faction=faction.number))
    return tuple(kinds)


def _variant(unit: Unit, number: int, name: str, *, hero: bool, faction: int) -> Unit:
    variant = copy(unit)
    variant.number = number
    variant.id = name
    variant.plain = unit.number
    variant.hero = hero
    variant.stolen_from = faction
    return variant


def families(kinds: tuple[Unit, ...]) -> tuple[int, ...]:
    """By kind: what a card means that names it, as a bit set: a type with its heroes and stolen units, or itself."""
    found = [1 << kind.number for kind in kinds]
    for kind in kinds:
        found[kind.plain] |= 1 << kind.number
    return tuple(found)
