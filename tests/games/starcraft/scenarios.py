"""Scenarios, set up and ready to be played, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core import Match, Step
from orrery.games.starcraft import GAME
from orrery.games.starcraft.rules.pieces import place_unit
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState
from tests.games.playing import Script
from tests.games.starcraft.brood_war_moments import EXPANSION
from tests.games.starcraft.position import StarCraftMatch

SEATS = {"desperate-alliance": 2, "trump-card": 3, "uraj-and-khalis": 4, "eye-of-the-storm": 6}


def given(name: str, **more: Any) -> dict[str, Any]:
    """The options of a scenario whose set-up leaves nothing to choose."""
    return {"expansion": EXPANSION, "scenario": name, "random_factions": True, "random_galaxy": True, **more}


def begun(name: str, seats: int = 0, seed: object = 1, **more: Any) -> StarCraftMatch:
    """A scenario whose forces stand, at its first question."""
    return Match(GAME, seats or SEATS[name], seed=str(seed), options=given(name, **more))


def ready(name: str, seats: int = 0, **more: Any) -> StarCraftState:
    """The state of a scenario in its first Execution Phase, with nothing to do."""
    match = begun(name, seats, **more)
    while match.decision(match.waiting[0]).kind != "place-order":
        match.play(match.waiting[0], match.decision(match.waiting[0]).options[0])
    s = match.state.copy()
    s.agenda.clear()
    s.phase, s.order = "execution", None
    return s


def go_on(s: StarCraftState, name: str, *steps: Step, draws: Sequence[int] = (), **more: Any) -> StarCraftMatch:
    """Do what is scheduled, then these steps, and run to the first question."""
    s.agenda[:0] = reversed(steps)
    return Match.from_state(GAME, s, given(name, **more), chance=Script([], list(draws)))


def where(s: StarCraftState, faction: str) -> dict[str, dict[str, int]]:
    """By planet: a faction's units and how many of each, `base` and installations included."""
    seat = s.faction.index(s.catalog.faction_number[faction])
    found: dict[str, dict[str, int]] = {}
    for planet in s.placed_planets:
        units = s.units_on(planet, seat)
        there = {s.catalog.unit_ids[kind]: s.of_type(units, kind).bit_count() for kind in s.types_of(units)}
        bases = sum(s.base_at(area) == seat for area in s.areas_of(planet))
        if bases:
            there["base"] = bases
        if there:
            found[s.catalog.planets[planet].id] = there
    return found


def put(s: StarCraftState, faction: str, unit: str, area: int) -> int:
    """Put a unit of a faction into an area; gives the unit."""
    return place_unit(s, s.seat_of(faction), s.catalog.unit_number[unit], area)


def areas(s: StarCraftState, planet: str) -> list[int]:
    """The areas of a planet."""
    return list(s.areas_of(s.catalog.planet_number[planet]))


def unit_of(s: StarCraftState, faction: str, unit: str) -> int:
    """A unit of a faction on the board."""
    seat = s.seat_of(faction)
    kind = s.catalog.unit_number[unit]
    return next(token for token in s.units_on_board(seat) if s.unit_type[token] == kind)


def item(name: str) -> int:
    """The number of an item."""
    return ITEMS.index(name)
