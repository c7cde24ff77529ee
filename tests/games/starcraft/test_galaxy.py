"""Planets on their grid, the routes that follow from it, and z-axis routes."""

from __future__ import annotations

import pytest

from orrery.core.state import State
from orrery.games.starcraft import GAME
from orrery.games.starcraft.catalog import SIDES, load_catalog
from orrery.games.starcraft.rules.galaxy import (
    free_slots,
    place_planet,
    place_z_route,
    placements,
    why_no_z_route,
    why_not_placed,
    z_route_ends,
)
from orrery.games.starcraft.state import StarCraftState
from tests.games.starcraft.position import Position, answer, asked, options, run_to, set_up

CATALOG = load_catalog()
NORTH, EAST, SOUTH, WEST = range(4)


def empty(seats: int = 2) -> StarCraftState:
    """A table without planets."""
    chosen = GAME.check_options()
    return GAME.begin(GAME.rules.ruleset(chosen, None), chosen, seats)


def number(name: str) -> int:
    return CATALOG.planet_number[name]


def slots(name: str, turns: int) -> str:
    """The sides with slots of a planet turned so many times."""
    mask = CATALOG.planets[number(name)].slots[turns]
    return "".join(side for place, side in enumerate(SIDES) if mask >> place & 1)


# Placing planets


@pytest.mark.rule("SC-GALAXY-04")
def test_the_first_planet_lies_in_the_middle_and_needs_no_connection() -> None:
    s = empty()
    assert {place[:2] for place in placements(s, number("chau-sara"))} == {(0, 0)}
    assert place_planet(s, number("chau-sara"), 0, 0, 0) == []
    assert s.routes == ()


@pytest.mark.rule("SC-GALAXY-05", "SC-GALAXY-06", "SC-AMB-01")
def test_a_further_planet_must_be_connected_in_any_cell_and_rotation() -> None:
    s = empty()
    place_planet(s, number("abaddon"), 0, 0, 0)  # slots to the north and to the south
    assert slots("abaddon", 0) == "NS"
    assert slots("chau-sara", 0) == "NE"
    found = placements(s, number("chau-sara"))
    # North of it the slot must be in the south, south of it in the north; beside it nothing connects.
    assert sorted(found) == sorted(
        [(0, -1, turns) for turns in range(4) if "S" in slots("chau-sara", turns)]
        + [(0, 1, turns) for turns in range(4) if "N" in slots("chau-sara", turns)]
    )
    refusal = why_not_placed(s, number("chau-sara"), 1, 0, 0)
    assert refusal is not None
    assert refusal.rule == "SC-GALAXY-05"
    taken = why_not_placed(s, number("chau-sara"), 0, 0, 0)
    assert taken is not None
    assert taken.rule == "SC-AMB-01"
    assert why_not_placed(s, number("chau-sara"), 0, -1, 1) is None


def test_a_planet_that_looks_the_same_turned_is_offered_once() -> None:
    s = empty()
    assert [turns for *_, turns in placements(s, number("torus"))] == [0]
    assert [turns for *_, turns in placements(s, number("abaddon"))] == [0, 1]
    assert [turns for *_, turns in placements(s, number("tarsonis"))] == [0, 1, 2, 3]


@pytest.mark.rule("SC-GALAXY-07", "SC-AMB-01", "SC-AMB-02")
def test_every_route_that_can_be_placed_is_placed() -> None:
    """Chau Sara in one orientation forces two routes, in another one."""

    def corner(turns: int) -> list[str]:
        s = empty()
        place_planet(s, number("torus"), 0, 0, 0)
        place_planet(s, number("helios"), 1, 0, 0)
        place_planet(s, number("dylar-iv"), 1, 1, 0)
        return [CATALOG.planets[planet].id for planet in place_planet(s, number("chau-sara"), 0, 1, turns)]

    two = next(turns for turns in range(4) if slots("chau-sara", turns) == "NE")
    one = next(turns for turns in range(4) if slots("chau-sara", turns) == "NW")
    assert sorted(corner(two)) == ["dylar-iv", "torus"]
    assert corner(one) == ["torus"]


@pytest.mark.rule("SC-CORE-10", "SC-CORE-13")
def test_a_route_makes_two_planets_adjacent_and_belongs_to_both() -> None:
    s = Position(2).state
    torus, helios, dylar, pridewater = (number(name) for name in ("torus", "helios", "dylar-iv", "pridewater"))
    assert s.are_adjacent(torus, helios)
    assert s.are_adjacent(helios, torus)
    assert s.are_adjacent(torus, dylar)
    assert not s.are_adjacent(torus, pridewater)
    shared = set(s.planet_routes[torus]) & set(s.planet_routes[helios])
    assert [s.route_id(route) for route in shared] == ["torus:helios"]


@pytest.mark.rule("SC-CORE-10")
def test_neighbours_without_facing_slots_are_not_adjacent() -> None:
    s = empty()
    place_planet(s, number("torus"), 0, 0, 0)
    place_planet(s, number("abaddon"), 0, 1, 0)
    place_planet(s, number("helios"), 0, -1, 0)
    turns = next(turns for turns in range(4) if slots("braken", turns) == "NW")
    place_planet(s, number("braken"), 1, 0, turns)
    assert s.are_adjacent(number("torus"), number("braken"))
    other = next(turns for turns in range(4) if slots("chau-sara", turns) == "NE")
    place_planet(s, number("chau-sara"), 1, 1, other)
    assert not s.are_adjacent(number("braken"), number("chau-sara"))
    assert not s.are_adjacent(number("abaddon"), number("chau-sara"))


@pytest.mark.rule("SC-GALAXY-05", "SC-GALAXY-06")
def test_players_place_planets_themselves() -> None:
    match = set_up(2, [0, "torus", "helios", "abaddon", "tarsonis"], random_factions=True)
    assert options(match, 0) == [("place-planet", "helios", 0, 0, 0), ("place-planet", "torus", 0, 0, 0)]
    answer(match, 0, "place-planet", "torus", 0, 0, 0)
    answer(match, 0, "none")
    offered = options(match, 1)
    assert {planet for _, planet, *_ in offered} == {"abaddon", "tarsonis"}
    assert len([option for option in offered if option[1] == "abaddon"]) == 4
    assert len([option for option in offered if option[1] == "tarsonis"]) == 12
    answer(match, 1, "place-planet", "tarsonis", 1, 0, 1)
    assert [match.state.route_id(route) for route in range(len(match.state.routes))] == ["torus:tarsonis"]


# Z-axis routes


@pytest.mark.rule("SC-GALAXY-14", "SC-GALAXY-15")
def test_each_player_places_one_z_route_clockwise() -> None:
    match = run_to(set_up(3, [1], random_factions=True), "place-z-route")
    seats = []
    while asked(match)[0][1] == "place-z-route":
        seats.append(match.waiting[0])
        match.play(match.waiting[0], options(match, match.waiting[0])[0])
    assert seats == [1, 2, 0]
    assert [route.z for route in match.state.routes if route.z >= 0] == [0, 1, 2]


@pytest.mark.rule("SC-GALAXY-15", "SC-GALAXY-16", "SC-GALAXY-28", "SC-GALAXY-29")
def test_both_ends_go_to_free_slots_of_two_planets() -> None:
    s = Position(2).state
    ends = z_route_ends(s)
    free = {planet for planet in s.planets_in_play() if free_slots(s, planet)}
    assert set(ends) == {(major, minor) for major in free for minor in free if major != minor}
    torus, helios = number("torus"), number("helios")
    assert (torus, helios) in ends  # although they are adjacent already
    same = why_no_z_route(s, torus, torus)
    assert same is not None
    assert same.rule == "SC-GALAXY-16"


@pytest.mark.rule("SC-GALAXY-28")
def test_a_slot_holds_one_route_end() -> None:
    s = Position(2).state
    torus, helios = number("torus"), number("helios")
    before = free_slots(s, torus), free_slots(s, helios)
    assert before == ([NORTH, WEST], [NORTH, EAST])
    place_z_route(s, 0, torus, helios)
    place_z_route(s, 1, torus, helios)
    assert free_slots(s, torus) == free_slots(s, helios) == []
    refusal = why_no_z_route(s, torus, number("dylar-iv"))
    assert refusal is not None
    assert refusal.rule == "SC-GALAXY-28"
    assert all(torus not in pair for pair in z_route_ends(s))


@pytest.mark.rule("SC-GALAXY-17")
def test_a_route_that_cannot_be_placed_leaves_the_game() -> None:
    position = Position(2)
    s = position.state
    while ends := z_route_ends(s):
        place_z_route(s, 100 + len(s.routes), *ends[0])
    routes = s.routes
    match = position.units(0, "torus-1", marine=1).start(("place_one_z_route", 0, 0), ("place_order", 0))
    assert asked(match) == [(0, "place-order")]
    assert match.state.routes == routes


@pytest.mark.rule("SC-GALAXY-18", "SC-GALAXY-19", "SC-CORE-10")
def test_a_z_route_makes_its_planets_adjacent_for_everybody() -> None:
    position = Position(2)
    torus, pridewater = number("torus"), number("pridewater")
    assert not position.state.are_adjacent(torus, pridewater)
    position.z_route("torus", "pridewater")
    assert position.state.are_adjacent(torus, pridewater)
    assert position.state.are_adjacent(pridewater, torus)
    position.transport_on_z(1, 1)
    assert position.state.transport_planets(1, torus) == [pridewater]


@pytest.mark.rule("SC-TRANS-11")
def test_a_moved_z_route_takes_its_transports_along() -> None:
    position = Position(2).z_route("torus", "pridewater").transport_on_z(0, 1)
    s = position.state
    place_z_route(s, 0, number("dylar-iv"), number("helios"))
    assert not s.are_adjacent(number("torus"), number("pridewater"))
    assert s.are_adjacent(number("dylar-iv"), number("helios"))
    assert s.has_transport(0, s.route_number("z1"))
    assert len([route for route in s.routes if route.z == 0]) == 1


@pytest.mark.rule("SC-CORE-11", "SC-CORE-12")
def test_areas_have_no_neighbours_of_their_own() -> None:
    """Planets are connected, areas are not: nothing in the galaxy says where on a planet a route lies."""
    s = Position(2).state
    assert isinstance(s, State)
    assert all(0 <= end < len(CATALOG.planets) for route in s.routes for end in (route.first, route.second))
    assert s.areas_of(number("torus")) == tuple(CATALOG.area_number[f"torus-{place}"] for place in (1, 2, 3, 4))
