"""The galaxy: planets on a square grid, and the routes between them. [SC-AMB-01]

A planet lies in a cell, turned by some quarter turns. Two planets side by side are connected by a normal route exactly
where both have a slot on the side they share; such a route is placed at once and cannot be left out.
"""

from __future__ import annotations

from functools import lru_cache

from orrery.core.message import Message
from orrery.games.starcraft.catalog import SIDES, Planet
from orrery.games.starcraft.grid import STEP, Cell, beyond, opposite
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import Route, members

MIDDLE: Cell = (0, 0)


def slots_of(s: StarCraftState, planet: int) -> int:
    """The sides of a placed planet that have a slot, as a bit set."""
    cell = s.cells[planet]
    assert cell is not None
    return s.catalog.planets[planet].slots[cell[2]]


def occupied(s: StarCraftState) -> dict[Cell, int]:
    """The planet in each cell that has one."""
    return {(cell[0], cell[1]): planet for planet, cell in enumerate(s.cells) if cell is not None}


@lru_cache(maxsize=256)
def different_turns(planet: Planet) -> tuple[int, ...]:
    """The turns of a planet that differ in where its slots are."""
    return tuple(turns for turns in range(4) if planet.slots[turns] not in planet.slots[:turns])


def connections(s: StarCraftState, taken: dict[Cell, int], slots: int, cell: Cell) -> list[tuple[int, int]]:
    """The sides by which a planet with these slots is connected in a cell, and the planets there. [SC-GALAXY-07]"""
    found = []
    for side in members(slots):
        neighbour = taken.get(beyond(cell, side))
        if neighbour is not None and slots_of(s, neighbour) >> opposite(side) & 1:
            found.append((side, neighbour))
    return found


def free_cells(taken: dict[Cell, int]) -> list[Cell]:
    """The cells beside the galaxy, in a fixed order; the middle if there is none yet."""
    if not taken:
        return [MIDDLE]
    beside = {beyond(cell, side) for cell in taken for side in range(len(SIDES))}
    return sorted(beside - taken.keys())


def open_cells(s: StarCraftState, taken: dict[Cell, int]) -> dict[Cell, int]:
    """The free cells that slots lead to, and the sides they reach, as a bit set."""
    found: dict[Cell, int] = {}
    for (x, y), planet in taken.items():
        for side in members(slots_of(s, planet)):
            step_x, step_y = STEP[side]
            cell = (x + step_x, y + step_y)
            if cell not in taken:
                found[cell] = found.get(cell, 0) | 1 << opposite(side)
    return found


def placements(s: StarCraftState, planet: int) -> list[tuple[int, int, int]]:
    """The cells and turns in which a planet may be placed. [SC-GALAXY-04] [SC-GALAXY-05] [SC-GALAXY-06]"""
    found = s.catalog.planets[planet]
    taken, all_turns = occupied(s), different_turns(found)
    fitting: list[tuple[int, int, int]] = []
    for (x, y), sides in sorted(open_cells(s, taken).items()):
        fitting += [(x, y, turns) for turns in all_turns if found.slots[turns] & sides]
    # With the planets of the box a galaxy always has a slot that leads outwards; an owner's planets may close it.
    return fitting or [(*cell, turns) for cell in free_cells(taken) for turns in all_turns]


def why_not_placed(s: StarCraftState, planet: int, x: int, y: int, turns: int) -> Message | None:
    """What forbids a planet in a cell, if anything does."""
    allowed = placements(s, planet)
    if (x, y, turns) in allowed:
        return None
    if not any(occupied(s)):
        return Message("starcraft-refused-middle", rule="SC-GALAXY-04")
    if (x, y) in occupied(s):
        return Message("starcraft-refused-cell-taken", rule="SC-AMB-01")
    if turns not in different_turns(s.catalog.planets[planet]):
        return Message("starcraft-refused-same-turns", rule="SC-GALAXY-06")
    return Message("starcraft-refused-unconnected", rule="SC-GALAXY-05")


def place_planet(s: StarCraftState, planet: int, x: int, y: int, turns: int) -> list[int]:
    """Put a planet on the table with every normal route that it can have; gives the planets at their other ends."""
    taken = occupied(s)
    slots = s.catalog.planets[planet].slots[turns]
    found = connections(s, taken, slots, (x, y))
    cells = list(s.cells)
    cells[planet] = (x, y, turns)
    s.cells = tuple(cells)
    add_routes(s, [Route(neighbour, opposite(side), planet, side) for side, neighbour in found])
    return [neighbour for _, neighbour in found]


def add_routes(s: StarCraftState, routes: list[Route]) -> None:
    """Put routes on the table, without transports."""
    s.routes = (*s.routes, *routes)
    s.transports += [0] * len(routes)
    s.derive_galaxy()


# Z-axis routes


def free_slots(s: StarCraftState, planet: int, lifted: int = -2) -> list[int]:
    """The sides of a planet whose slots hold no route; a z-axis route that is `lifted` takes none. [SC-GALAXY-28]"""
    slots = slots_of(s, planet)
    for number in s.planet_routes[planet]:
        route = s.routes[number]
        if route.z != lifted:
            slots &= ~(1 << (route.first_side if route.first == planet else route.second_side))
    return members(slots)


def z_route_ends(s: StarCraftState, lifted: int = -2) -> list[tuple[int, int]]:
    """The pairs of planets that a z-axis route can connect, the major end first. [SC-GALAXY-15] [SC-GALAXY-16]

    They may be adjacent already. [SC-GALAXY-29]
    """
    free = [planet for planet in s.planets_in_play() if free_slots(s, planet, lifted)]
    return [(major, minor) for major in free for minor in free if major != minor]


def place_z_route(s: StarCraftState, number: int, major: int, minor: int) -> None:
    """Attach both ends of a z-axis route to free slots; which ones makes no difference. [SC-GALAXY-18]"""
    route = Route(major, free_slots(s, major, number)[0], minor, free_slots(s, minor, number)[0], number)
    for place, other in enumerate(s.routes):
        if other.z == number:
            s.routes = (*s.routes[:place], route, *s.routes[place + 1 :])
            s.derive_galaxy()
            return
    add_routes(s, [route])


def why_no_z_route(s: StarCraftState, major: int, minor: int) -> Message | None:
    """What forbids a z-axis route between two planets, if anything does."""
    if major == minor:
        return Message("starcraft-refused-z-route-same-planet", rule="SC-GALAXY-16")
    for planet in (major, minor):
        if s.cells[planet] is None:
            return Message("starcraft-refused-planet-not-placed", rule="SC-GALAXY-15")
        if not free_slots(s, planet):
            return Message("starcraft-refused-no-free-slot", rule="SC-GALAXY-28")
    return None
