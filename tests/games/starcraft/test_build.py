"""The Build order: its three steps, workers, transports, units and their limits."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.rules.regrouping import retrieve_workers
from orrery.games.starcraft.rules.resources import deplete
from orrery.games.starcraft.values import PARTIALLY_DEPLETED
from tests.games.starcraft.orders import build, offered, refused, units_offered, workers
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, told, units_in

TORUS = ["torus-1", "torus-2", "torus-3", "torus-4"]


def kinds_offered(match: StarCraftMatch, seat: int = 0) -> set[str | int]:
    return {option[0] for option in options(match, seat)}


# The sequence


@pytest.mark.rule("SC-BUILD-01", "SC-BUILD-05", "SC-EXEC-10")
def test_the_steps_come_in_a_fixed_order_and_each_may_be_left_out() -> None:
    position = Position(2).no_base("torus-1").base(0, "dylar-iv-3").units(0, "torus-2", marine=1)
    match = build(position.workers(0, pool=10), "dylar-iv")
    assert asked(match) == [(0, "build-forces")]
    assert kinds_offered(match) == {"build-workers", "build-transport", "build-unit", "done"}
    assert refused(match, "build-module", "supply") == "SC-BUILD-02"
    answer(match, 0, "done")
    assert asked(match) == [(0, "upgrade-bases")]
    assert kinds_offered(match) == {"build-building", "build-module", "done"}
    assert refused(match, "build-unit", "marine", "dylar-iv-3") == "SC-BUILD-03"
    answer(match, 0, "done")
    assert asked(match) == []


@pytest.mark.rule("SC-BUILD-01", "SC-BUILD-05", "SC-BUILD-06")
def test_a_new_base_builds_nothing_with_the_same_order() -> None:
    position = Position(2).units(0, "dylar-iv-2", marine=1).workers(0, pool=15)
    match = build(position, "dylar-iv")
    assert asked(match) == [(0, "upgrade-bases")]  # without a base the first step is skipped
    answer(match, 0, "done")
    assert asked(match) == [(0, "build-base")]
    assert options(match, 0) == [("build-base", "dylar-iv-2"), ("done",)]
    answer(match, 0, "build-base", "dylar-iv-2")
    assert asked(match) == []
    assert match.state.has_base_on(0, match.state.catalog.planet_number["dylar-iv"])


@pytest.mark.rule("SC-BUILD-02", "SC-WORKER-01", "SC-TRANS-01", "SC-UNIT-01")
def test_the_first_step_needs_an_own_base_on_the_active_planet() -> None:
    position = Position(2).units(0, "helios-4", marine=1)  # with another player's base on it
    match = build(position, "helios")
    assert asked(match) == [(0, "upgrade-bases")]
    position = Position(2).no_base("torus-1").units(0, "torus-2", marine=1)
    assert asked(build(position, "torus")) == [(0, "upgrade-bases")]


@pytest.mark.rule("SC-BUILD-02", "SC-WORKER-01", "SC-TRANS-01", "SC-UNIT-01")
def test_once_the_base_is_destroyed_nothing_more_is_built_there() -> None:
    position = Position(2).building(0, barracks=1).units(0, "torus-2", marine=1)
    match = build(position)
    answer(match, 0, "destroy-base", "torus-1")
    assert asked(match) == [(0, "upgrade-bases")]


@pytest.mark.rule("SC-BUILD-03", "SC-BUILD-07", "SC-UPG-03")
def test_without_a_unit_or_base_on_the_planet_the_order_has_no_effect() -> None:
    match = build(Position(2), "dylar-iv")
    assert asked(match) == []
    assert workers(match) == (5, 0, 0, 0)
    match = build(Position(2).units(0, "dylar-iv-1", marine=1), "dylar-iv")
    assert asked(match) == [(0, "upgrade-bases")]


@pytest.mark.rule("SC-BUILD-08")
def test_a_new_building_allows_units_only_with_later_orders() -> None:
    position = Position(2).workers(0, pool=8)
    match = build(position)
    answer(match, 0, "done")
    answer(match, 0, "build-building", "barracks-2")
    assert asked(match) == [(0, "upgrade-bases")]
    answer(match, 0, "done")
    assert asked(match) == []
    position = Position(2).building(0, barracks=2)
    assert "firebat" in units_offered(build(position))


@pytest.mark.rule("SC-BUILD-05", "SC-BUILD-09")
def test_nobody_is_asked_who_can_buy_nothing() -> None:
    assert asked(build(Position(2).workers(0, pool=0))) == []


# Workers


@pytest.mark.rule("SC-WORKER-02", "SC-LIMIT-05")
def test_any_number_of_workers_as_far_as_tokens_and_resources_go() -> None:
    match = build(Position(2).workers(0, pool=5))
    assert offered(match, "build-workers") == [(1,), (2,), (3,), (4,), (5,)]
    match = build(Position(2).workers(0, pool=5, unavailable=8))
    assert offered(match, "build-workers") == [(1,), (2,)]
    assert refused(match, "build-workers", 3) == "SC-WORKER-02"
    assert refused(match, "build-workers", 0) == "SC-WORKER-02"
    match = build(Position(2).workers(0, pool=5, unavailable=10))
    assert refused(match, "build-workers", 1) == "SC-WORKER-02"


@pytest.mark.rule("SC-WORKER-03", "SC-WORKER-04", "SC-RES-07")
def test_new_workers_cost_a_mineral_each_and_cannot_harvest_this_round() -> None:
    match = build(Position(2).workers(0, pool=3))
    answer(match, 0, "build-workers", 2)
    assert workers(match) == (1, 2, 2, 0)
    assert offered(match, "build-workers") == [(1,)]
    assert told(match, "built-workers") == [{"seat": 0, "count": 2, "minerals": 2, "gas": 0}]


@pytest.mark.rule("SC-WORKER-05")
def test_new_workers_can_harvest_from_the_next_round_on() -> None:
    match = Position(2).workers(0, pool=3).executing(0, "build", "torus").start()
    answer(match, 0, "build-workers", 2)
    retrieve_workers(match.state)
    assert workers(match) == (5, 0, 0, 0)


@pytest.mark.rule("SC-WORKER-06", "SC-TRANS-10", "SC-UNIT-02")
def test_only_units_count_towards_the_build_limit() -> None:
    match = build(Position(2).workers(0, pool=6))
    answer(match, 0, "build-workers", 1)
    answer(match, 0, "build-transport", "torus:helios")
    answer(match, 0, "build-unit", "marine", "torus-1")
    answer(match, 0, "build-unit", "marine", "torus-1")
    assert refused(match, "build-unit", "marine", "torus-2") == "SC-UNIT-02"
    answer(match, 0, "build-workers", 1)
    assert units_in(match, "torus-1", 0) == {"marine": 2}


# Transports


@pytest.mark.rule("SC-TRANS-03")
def test_a_transport_goes_on_any_route_of_the_planet() -> None:
    position = Position(2).z_route("torus", "pridewater").z_route("helios", "dylar-iv")
    match = build(position)
    assert offered(match, "build-transport") == [("torus:helios",), ("torus:dylar-iv",), ("z1",)]
    assert refused(match, "build-transport", "helios:pridewater") == "SC-TRANS-03"
    assert refused(match, "build-transport", "z2") == "SC-TRANS-03"
    answer(match, 0, "build-transport", "z1")
    assert match.state.has_transport(0, match.state.route_number("z1"))
    assert workers(match) == (4, 0, 1, 0)


@pytest.mark.rule("SC-TRANS-04", "SC-TRANS-05")
def test_one_transport_of_each_player_on_a_route() -> None:
    position = Position(2).transport(0, "torus", "helios").transport(1, "torus", "dylar-iv")
    match = build(position)
    assert offered(match, "build-transport") == [("torus:dylar-iv",)]
    assert refused(match, "build-transport", "torus:helios") == "SC-TRANS-04"
    answer(match, 0, "build-transport", "torus:dylar-iv")
    assert match.state.transports[match.state.route_number("torus:dylar-iv")] == 0b11


@pytest.mark.rule("SC-TRANS-02", "SC-LIMIT-05")
def test_there_are_seven_transports() -> None:
    position = Position(6).z_route("torus", "vyctor-5")
    s = position.state
    free = [route for route in range(len(s.routes)) if route not in s.planet_routes[position.planet("torus")]]
    for route in free[:6]:
        s.transports[route] |= 1
    match = build(position)
    assert len(offered(match, "build-transport")) == 4
    answer(match, 0, "build-transport", "z1")
    assert refused(match, "build-transport", "torus:helios") == "SC-TRANS-02"
    answer(match, 0, "destroy-transport", s.route_id(free[0]))
    assert refused(match, "build-transport", "torus:helios") == ""


@pytest.mark.rule("SC-TRANS-06")
def test_the_major_end_of_a_z_route_is_its_first() -> None:
    position = Position(2).z_route("torus", "pridewater").transport_on_z(0, 1)
    route = position.state.routes[position.state.route_number("z1")]
    assert (route.first, route.second) == (position.planet("torus"), position.planet("pridewater"))
    assert position.state.transport_routes(0, position.planet("pridewater")) == [position.state.route_number("z1")]


@pytest.mark.rule("SC-TRANS-09", "SC-TRANS-11")
def test_a_transport_needs_a_base_at_either_end_only_in_the_regrouping_phase() -> None:
    position = Position(2).transport(0, "torus", "helios").transport(0, "helios", "pridewater")
    s = position.state
    assert s.transport_kept(0, position.route("torus", "helios"))
    assert not s.transport_kept(0, position.route("helios", "pridewater"))
    match = build(position.units(0, "torus-2", marine=1))
    answer(match, 0, "destroy-base", "torus-1")
    assert match.state.has_transport(0, match.state.route_number("torus:helios"))


# Units


@pytest.mark.rule("SC-UNIT-02", "SC-UNIT-04")
def test_terran_and_protoss_build_two_units_with_each_order() -> None:
    for seat, planet, unit, area in ((0, "torus", "marine", "torus-1"), (2, "dylar-iv", "zealot", "dylar-iv-3")):
        match = build(Position(3).workers(seat, pool=10), planet, seat=seat)
        answer(match, seat, "build-unit", unit, area)
        answer(match, seat, "build-unit", unit, area)
        assert refused(match, "build-unit", unit, area, seat=seat) == "SC-UNIT-02"
    position = Position(2).units(0, "torus-1", marine=2)
    assert units_offered(build(position)) == {"marine": ["torus-2", "torus-3", "torus-4"]}  # another order, again two


@pytest.mark.rule("SC-UNIT-03", "SC-RACE-07", "SC-MOD-05")
@pytest.mark.parametrize(
    ("levels", "limit"),
    [
        ({}, 2),
        ({"spawning_pool": 3}, 2),
        ({"spire": 1}, 4),
        ({"spire": 2, "spawning_pool": 2}, 4),
        ({"spire": 2, "queens_nest": 2}, 6),
    ],
)
def test_zerg_build_two_units_for_each_building_type(levels: dict[str, int], limit: int) -> None:
    position = Position(2).building(1, **levels).workers(1, pool=9)
    match = build(position, "helios", seat=1)
    assert match.state.build_limit(1) == limit
    areas = ["helios-1"] * 2 + ["helios-2"] * 4
    for area in areas[:limit]:
        answer(match, 1, "build-unit", "zergling", area)
    if asked(match) == [(1, "build-forces")]:
        assert refused(match, "build-unit", "zergling", "helios-4", seat=1) == "SC-UNIT-03"
    assert match.state.running.units_built == limit


@pytest.mark.rule("SC-UNIT-05")
def test_only_units_that_buildings_show_can_be_built() -> None:
    """Aldaris begins with a Gateway I, which shows a Zealot."""
    match = build(Position(5).workers(4, pool=10), "tarsonis", seat=4)
    assert set(units_offered(match, 4)) == {"zealot"}
    for unit in ("dragoon", "reaver", "marine"):
        assert refused(match, "build-unit", unit, "tarsonis-2", seat=4) == "SC-UNIT-05"
    match = build(Position(5).building(4, gateway=3, stargate=1).workers(4, pool=10), "tarsonis", seat=4)
    assert set(units_offered(match, 4)) == {"zealot", "dragoon", "high-templar", "scout"}


@pytest.mark.rule("SC-UNIT-06")
@pytest.mark.parametrize(("unit", "paid"), [("marine", (1, 0)), ("goliath", (2, 1)), ("siege-tank", (2, 2))])
def test_each_unit_is_paid_by_itself(unit: str, paid: tuple[int, int]) -> None:
    match = build(Position(2).building(0, factory=3).workers(0, pool=9))
    answer(match, 0, "build-unit", unit, "torus-3")
    minerals, gas = paid
    assert workers(match) == (9 - minerals - gas, 0, minerals, gas)
    assert told(match, "built-unit") == [{"seat": 0, "unit": unit, "area": "torus-3", "minerals": minerals, "gas": gas}]


@pytest.mark.rule("SC-UNIT-07", "SC-UNIT-12")
def test_units_are_placed_in_any_friendly_or_empty_areas_of_the_planet() -> None:
    match = build(Position(2).units(0, "torus-2", marine=1))
    assert units_offered(match) == {"marine": TORUS}
    answer(match, 0, "build-unit", "marine", "torus-2")
    answer(match, 0, "build-unit", "marine", "torus-4")
    assert units_in(match, "torus-2", 0) == {"marine": 2}
    assert units_in(match, "torus-4", 0) == {"marine": 1}


@pytest.mark.rule("SC-UNIT-07")
def test_units_are_not_placed_on_other_planets() -> None:
    match = build(Position(2).base(0, "dylar-iv-3"))
    assert refused(match, "build-unit", "marine", "dylar-iv-3") == "SC-UNIT-07"


@pytest.mark.rule("SC-UNIT-08", "SC-UNIT-09", "SC-BASE-11")
def test_no_unit_is_built_in_an_enemy_area_not_even_at_the_own_base() -> None:
    position = Position(2).units(1, "torus-1", zergling=1).units(1, "torus-2", zergling=1).base(1, "torus-4")
    match = build(position)
    assert units_offered(match) == {"marine": ["torus-3"]}
    for area in ("torus-1", "torus-2", "torus-4"):
        assert refused(match, "build-unit", "marine", area) == "SC-UNIT-08"


@pytest.mark.rule("SC-UNIT-08", "SC-TEAM-06")
def test_a_teammates_area_is_an_enemy_area() -> None:
    position = Position(4, teams=True).units(2, "torus-2", zealot=1)
    assert units_offered(build(position)) == {"marine": ["torus-1", "torus-3", "torus-4"]}


@pytest.mark.rule("SC-UNIT-10", "SC-LIMIT-01", "SC-LIMIT-02", "SC-LIMIT-03")
def test_the_unit_limit_of_an_area_is_kept_and_only_units_count() -> None:
    position = Position(2).units(0, "torus-2", marine=2).units(0, "torus-1", marine=1)
    match = build(position.transport(0, "torus", "helios"))
    assert units_offered(match) == {"marine": ["torus-1", "torus-3", "torus-4"]}
    answer(match, 0, "build-unit", "marine", "torus-1")  # beside the base
    assert refused(match, "build-unit", "marine", "torus-1") == "SC-UNIT-10"
    assert refused(match, "build-unit", "marine", "torus-2") == "SC-UNIT-10"


@pytest.mark.rule("SC-UNIT-11", "SC-LIMIT-05")
def test_a_unit_needs_an_unused_figure() -> None:
    position = Position(2).units(0, "torus-3", marine=4).units(0, "dylar-iv-3", marine=1)
    match = build(position)
    answer(match, 0, "build-unit", "marine", "torus-1")
    assert refused(match, "build-unit", "marine", "torus-1") == "SC-UNIT-11"


# Event cards for payments


@pytest.mark.rule("SC-EVENT-11")
def test_an_event_card_for_payments_is_offered_where_something_can_be_bought() -> None:
    position = Position(2).events_in_play(0, "double-yield", "double-yield").units(0, "dylar-iv-1", marine=1)
    match = build(position)
    assert offered(match, "use") == [("double-yield",)]
    answer(match, 0, "done")
    assert offered(match, "use") == [("double-yield",)]
    nobody_at_work = Position(2).events_in_play(0, "double-yield").workers(0, pool=0)
    assert asked(build(nobody_at_work)) == []
    no_cards = Position(2).events_in_play(0, "double-yield").resource_deck("torus-2", "torus-3", "torus-4")
    assert offered(build(no_cards), "use") == []


@pytest.mark.rule("SC-EVENT-11")
@pytest.mark.parametrize(("planet", "step"), [("torus", "build_forces"), ("dylar-iv", "upgrade_bases")])
def test_after_it_is_used_the_same_step_goes_on(planet: str, step: str) -> None:
    position = Position(2).events_in_play(0, "double-yield").units(0, "dylar-iv-1", marine=1)
    s = position.executing(0, "build", planet).state
    while s.agenda[-1] != (step,):
        s.agenda.pop()
    s.agenda.pop()
    procedure = s.rules.steps[step](s)
    assert procedure is not None
    next(procedure)
    with pytest.raises(StopIteration):
        procedure.send(("use", "double-yield"))
    assert s.agenda[-2:] == [(step,), ("use_event", 0, "double-yield", "pay")]


# Voluntary destruction


@pytest.mark.rule("SC-LIMIT-11", "SC-UNIT-11", "SC-CORE-15")
def test_a_figure_can_be_taken_from_elsewhere_and_built_anew() -> None:
    """All Ultralisks are on the board; one is removed from another planet and built on the active one."""
    position = Position(2).building(1, spawning_pool=3).units(1, "pridewater-1", ultralisk=3).workers(1, pool=4)
    position.state.permanent_workers[2] = 4  # so that nothing else could be bought
    position.state.card_workers[position.area("helios-4")] = 1
    match = build(position.hold(1, "dylar-iv-3"), "helios", seat=1)
    assert refused(match, "build-unit", "ultralisk", "helios-2", seat=1) == "SC-UNIT-11"
    answer(match, 1, "destroy-unit", "ultralisk", "pridewater-1")
    answer(match, 1, "build-unit", "ultralisk", "helios-2")
    assert units_in(match, "helios-2", 1) == {"ultralisk": 1}
    assert units_in(match, "pridewater-1", 1) == {"ultralisk": 2}
    assert workers(match, 1) == (0, 0, 4, 2)


@pytest.mark.rule("SC-LIMIT-10", "SC-LIMIT-11")
def test_who_only_lacks_a_figure_or_room_is_asked_nevertheless() -> None:
    def without_minerals() -> Position:
        position = Position(2).building(0, barracks=3).workers(0, pool=2)
        position.state.permanent_workers[0] = 4
        return position.resource_deck("torus-2", "torus-4")

    position = without_minerals().units(0, "dylar-iv-3", ghost=3)
    match = build(position)
    assert options(match, 0) == [("done",)]
    answer(match, 0, "destroy-unit", "ghost", "dylar-iv-3")
    assert ("build-unit", "ghost", "torus-1") in options(match, 0)
    full = without_minerals()
    for area, count in (("torus-1", 2), ("torus-2", 2), ("torus-4", 2)):
        full.units(0, area, marine=count)
    full.units(0, "torus-3", vulture=3, firebat=1)
    match = build(full)
    assert options(match, 0) == [("done",)]
    answer(match, 0, "destroy-unit", "vulture", "torus-3")
    assert ("build-unit", "ghost", "torus-3") in options(match, 0)
    assert asked(build(without_minerals().workers(0, pool=1))) == []  # a Ghost costs two


@pytest.mark.rule("SC-LIMIT-07", "SC-LIMIT-08", "SC-LIMIT-09", "SC-AMB-12")
def test_the_active_player_may_destroy_own_units_bases_and_transports_while_building() -> None:
    position = Position(2).units(0, "torus-2", marine=1).units(1, "helios-2", zergling=1)
    match = build(position.transport(0, "torus", "helios").transport(1, "torus", "helios"))
    assert match.decision(0).asides == [
        ("pay-by-hand",),
        ("destroy-unit", "marine", "torus-2"),
        ("destroy-base", "torus-1"),
        ("destroy-transport", "torus:helios"),
    ]
    assert match.waiting == [0]


@pytest.mark.rule("SC-LIMIT-06")
def test_depletion_markers_are_unlimited() -> None:
    s = Position(6).state
    for area in s.areas_in_play():
        if s.catalog.resource[area] >= 0:
            deplete(s, area)
    assert s.depletion.count(PARTIALLY_DEPLETED) == 26
