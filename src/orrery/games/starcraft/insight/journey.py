"""The way to what decides a scenario: units, transports and bases that come nearer to it over several rounds."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.starcraft.insight import mission
from orrery.games.starcraft.insight.mission import EMITTER
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import INSTALLATION_KINDS, NOTHING, members

THERE = 2.0
"""What each resource in units counts on the planet that decides."""
NEARER = 0.6
"""How much less a planet away from it counts than the one after it."""
FAR = 9
"""Planets further away than any."""
EMITTER_PLANET = "dylar-iv"
"""Where the Psi Emitter must be brought. [BW-S2-14]"""
ERRAND = 6.0
"""What an item counts that is picked up, or carried a planet nearer to where it belongs."""
LAST_ONE = 4.0
"""How much more it counts if nothing else is missing then."""
LATER = 0.9
"""What counts less because another order must come first."""


def aims(s: StarCraftState, seat: Seat) -> set[int]:
    """The planets on which a seat can meet one of its conditions by being there."""
    if s.rules.scenario is None:
        return set()
    return {planet for condition in mission.conditions_of(s, seat) for planet in _aims_of(s, seat, condition)}


def _aims_of(s: StarCraftState, seat: Seat, condition: tuple[str, ...]) -> list[int]:
    planet_of = s.catalog.planet_of
    match condition:
        case ("base-lost", _, planet) | ("race-on", _, planet):
            return [s.catalog.planet_number[planet]]
        case ("hero-lost", *heroes):
            kinds = [s.catalog.unit_number[hero] for hero in heroes]
            units = [unit for kind in kinds for unit in members(s.type_units[kind] & s.on_board)]
            return [planet_of[s.unit_area[unit]] for unit in units]
        case ("at-installation", name):
            kind = INSTALLATION_KINDS[name]
            return [planet_of[area] for area in s.placed_areas if s.structure_kind[area] == kind]
        case ("items-home", *_):
            places = [s.item_area(item) for item in range(len(ITEMS)) if not _is_brought(s, seat, item)]
            return [planet_of[area] for area in places if area >= 0]
        case ("no-bases", race):
            owners = [party for party in range(s.parties) if s.race(party).id == race]
            return [planet_of[area] for party in owners for area in s.bases(party)]
    return []


def _is_brought(s: StarCraftState, seat: Seat, item: int) -> bool:
    """Whether an item is with one's own side already."""
    unit, area = s.items[item]
    if unit != NOTHING:
        return s.team[s.unit_seat[unit]] == s.team[seat]
    return area >= 0 and s.base_at(area) >= 0 and s.team[s.base_at(area)] == s.team[seat]


def distances(s: StarCraftState, aimed: set[int]) -> dict[int, int]:
    """How many routes lie between each planet and the nearest of some."""
    found = dict.fromkeys(aimed, 0)
    edge, steps = set(aimed), 0
    while edge:
        steps += 1
        edge = {far for near in edge for far in s.placed_planets if s.are_adjacent(near, far) and far not in found}
        found.update(dict.fromkeys(edge, steps))
    return found


def nearness(s: StarCraftState, seat: Seat) -> dict[int, float]:
    """What each resource in units counts on each planet, by how near it is to what decides; empty if nothing does."""
    if s.rules.scenario is None:
        return {}
    return {planet: THERE * NEARER**steps for planet, steps in distances(s, aims(s, seat)).items()}


# Items


def errand(s: StarCraftState, seat: Seat, name: str, source: int, target: int) -> float:
    """What it is worth to carry an item from an area to another: the nearer to where it belongs, the better."""
    if name != ITEMS[EMITTER]:
        return errand_worth(s, seat, ITEMS.index(name)) * mission.item_value(s, seat, name, source, target)
    planet_of = s.catalog.planet_of
    away = distances(s, {s.catalog.planet_number[EMITTER_PLANET]})
    return ERRAND * (away.get(planet_of[source], FAR) - away.get(planet_of[target], FAR))


def errand_worth(s: StarCraftState, seat: Seat, item: int) -> float:
    """What it is worth to pick an item up, or to carry it a planet nearer: most if it is the last one missing."""
    if item == EMITTER:
        return ERRAND
    others = [other for other in range(len(ITEMS)) if other not in (item, EMITTER)]
    return ERRAND * (LAST_ONE if all(_at_home(s, seat, s.item_area(other)) for other in others) else 1.0)


def errands(s: StarCraftState, seat: Seat, planet: int) -> float:
    """What an order to move to a planet brings for items; while orders are placed those count that follow others."""
    return sum([_errand_over(s, seat, item, planet) for item in range(len(ITEMS))])


def _errand_over(s: StarCraftState, seat: Seat, item: int, planet: int) -> float:
    """What an order on a planet brings for an item that one's units have, or could pick up where they are."""
    unit, area = s.items[item]
    homes = _homes(s, seat, item)
    if not homes:
        return 0.0
    if unit == NOTHING:
        if area < 0 or s.catalog.planet_of[area] in homes or not s.units_in(area, seat) or not s.controls(seat, area):
            return 0.0
        here = s.catalog.planet_of[area]
        way = [here, *_way(s, seat, here, homes)]
    elif s.unit_seat[unit] == seat:
        here = s.catalog.planet_of[s.unit_area[unit]]
        way = _way(s, seat, here, homes) or [here]
    else:
        return 0.0
    if planet not in way or (s.phase != "planning" and planet != way[0]):
        return 0.0
    return errand_worth(s, seat, item) * LATER ** way.index(planet)


def _homes(s: StarCraftState, seat: Seat, item: int) -> set[int]:
    """The planets to which an item should be brought; none if it is there or a seat has no use for it."""
    if item == EMITTER:
        unit, _ = s.items[item]
        return {s.catalog.planet_number[EMITTER_PLANET]} if unit != NOTHING and s.unit_seat[unit] == seat else set()
    if _at_home(s, seat, s.item_area(item)):
        return set()
    return {s.catalog.planet_of[area] for area in s.placed_areas if mission.is_home(s, seat, area)}


def _at_home(s: StarCraftState, seat: Seat, area: int) -> bool:
    return area >= 0 and mission.is_home(s, seat, area)


def _way(s: StarCraftState, seat: Seat, start: int, homes: set[int]) -> list[int]:
    """The planets on the way to the nearest of some, as far as own transports go; without the first one."""
    away = distances(s, homes)
    way, here = [], start
    while away.get(here, 0):
        nearer = [far for far in s.transport_planets(seat, here) if away.get(far, FAR) < away[here]]
        if not nearer:
            break
        here = min(nearer, key=lambda far: away[far])
        way.append(here)
    return way
