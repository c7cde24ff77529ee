"""How good options of the set-up look: the galaxy, the first base, and the starting forces."""

from __future__ import annotations

from orrery.core import Decision, Seat
from orrery.games.starcraft.rules.galaxy import connections, occupied
from orrery.games.starcraft.rules.setup import unplaced_planets
from orrery.games.starcraft.state import StarCraftState

POINTS, AMOUNT, AREAS = 2.2, 0.9, 0.5
"""What a planet's conquest points, resources and areas count for a home."""


def home_value(s: StarCraftState, planet: int) -> float:
    """How good a planet is to live on."""
    areas = s.areas_of(planet)
    points = sum([s.catalog.points[area] for area in areas])
    amount = sum([s.catalog.amount[area] for area in areas])
    return POINTS * points + AMOUNT * amount + AREAS * len(areas)


def faction(s: StarCraftState, decision: Decision) -> list[float]:
    """All factions are equal."""
    return [0.0] * len(decision.options)


def place_planet(s: StarCraftState, decision: Decision) -> list[float]:
    """The better planet first, beside good neighbours and away from others' bases."""
    taken = occupied(s)
    scores = []
    for _, name, x, y, turns in decision.options:
        planet = s.catalog.planet_number[str(name)]
        slots = s.catalog.planets[planet].slots[int(turns)]
        linked = [other for _, other in connections(s, taken, slots, (int(x), int(y)))]
        scores.append(_home_here(s, decision.seat, planet, linked))
    return scores


def _home_here(s: StarCraftState, seat: Seat, planet: int, linked: list[int]) -> float:
    value = home_value(s, planet) if not s.bases(seat) else 0.0
    for other in linked:
        owners = {s.base_at(area) for area in s.areas_of(other)} - {-1}
        if owners == {seat}:
            value += home_value(s, planet)
        elif owners:
            value -= 2.0
        else:
            value += 0.3 * home_value(s, other)
    return value


def starting_base(s: StarCraftState, decision: Decision) -> list[float]:
    """On the better one of two planets: in an area with conquest points, which the base then holds by itself."""
    left = [home_value(s, planet) for planet in unplaced_planets(s, decision.seat)]
    scores = []
    for option in decision.options:
        match option:
            case ("place-base", str() as name):
                area = s.catalog.area_number[name]
                here = home_value(s, s.catalog.planet_of[area])
                scores.append(here + 2.0 * s.catalog.points[area] - 0.1 * s.catalog.limit[area])
            case _:
                scores.append(max(left, default=0.0))
    return scores


def place_z_route(s: StarCraftState, decision: Decision) -> list[float]:
    """Between one's home and a planet where nobody lives."""
    seat = decision.seat
    homes = {s.catalog.planet_of[area] for area in s.bases(seat)}
    scores = []
    for _, *names in decision.options:
        ends = {s.catalog.planet_number[str(name)] for name in names}
        away = ends - homes
        if len(away) != 1:
            scores.append(0.0)
            continue
        (other,) = away
        lived_on = any(s.base_at(area) >= 0 for area in s.areas_of(other))
        near = any(s.are_adjacent(home, other) for home in homes)
        scores.append(home_value(s, other) - 12.0 * lived_on - 6.0 * near)
    return scores


def starting_units(s: StarCraftState, decision: Decision) -> list[float]:
    """One unit at least in every area with conquest points, the others spread out."""
    seat = decision.seat
    scores = []
    for _, _, name, amount in decision.options:
        area = s.catalog.area_number[str(name)]
        guarded = s.base_at(area) == seat
        there = s.units_in(area, seat).bit_count()
        points = s.catalog.points[area]
        first = 0.0 if there else (2.0 * points if not guarded else 0.5 * points) + 0.5
        scores.append(first - 0.6 * (int(amount) - 1) + 0.4 * guarded - 0.2 * there)
    return scores


def starting_transport(s: StarCraftState, decision: Decision) -> list[float]:
    """Towards the best planet where nobody lives."""
    seat = decision.seat
    homes = {s.catalog.planet_of[area] for area in s.bases(seat)}
    scores = []
    for option in decision.options:
        match option:
            case ("place-transport", str() as name):
                route = s.routes[s.route_number(name)]
                scores.append(_towards(s, seat, {route.first, route.second} - homes))
            case _:
                scores.append(0.0)
    return scores


def _towards(s: StarCraftState, seat: Seat, planets: set[int]) -> float:
    """How good it is to have a transport to these planets."""
    value = 0.5
    for planet in planets:
        others = {s.base_at(area) for area in s.areas_of(planet)} - {-1, seat}
        value += home_value(s, planet) * (0.3 if others else 1.0)
    return value
