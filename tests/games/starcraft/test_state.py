"""The state: control, limits and other queries; pieces that change; copies; and what a player may do besides."""

from __future__ import annotations

import pytest

from orrery.core import Decision, Procedure
from orrery.games.starcraft import GAME
from orrery.games.starcraft.catalog import load_catalog
from orrery.games.starcraft.rules.asking import asides, ask_active, take_aside
from orrery.games.starcraft.rules.pieces import destroy_base, destroy_unit, move_base, move_unit, place_unit
from orrery.games.starcraft.rules.steps import CHAPTERS, STEPS
from orrery.games.starcraft.values import SUPPLY, Battle, Order, Skirmish, members
from tests.games.starcraft.position import Position

CATALOG = load_catalog()


def area(name: str) -> int:
    return CATALOG.area_number[name]


def unit(name: str) -> int:
    return CATALOG.unit_number[name]


# Control


@pytest.mark.rule("SC-CORE-06")
def test_an_area_without_units_and_bases_is_empty() -> None:
    s = Position(2).units(1, "torus-3", zergling=1).state
    assert s.is_empty(area("torus-2"))
    assert not s.is_empty(area("torus-1"))  # a base
    assert not s.is_empty(area("torus-3"))  # a unit


@pytest.mark.rule("SC-CORE-07", "SC-CORE-08")
def test_own_pieces_and_no_others_make_an_area_friendly() -> None:
    s = Position(2).units(0, "torus-2", marine=1).units(1, "torus-3", zergling=1).state
    for mine in ("torus-1", "torus-2"):
        assert s.controls(0, area(mine))
        assert not s.controls(1, area(mine))
        assert s.is_enemy(1, area(mine))
        assert not s.is_enemy(0, area(mine))
    assert s.controls(1, area("torus-3"))
    assert not any(s.controls(seat, area("torus-4")) or s.is_enemy(seat, area("torus-4")) for seat in (0, 1))


@pytest.mark.rule("SC-CORE-09", "SC-CORE-08")
def test_a_base_among_enemy_units_is_controlled_by_nobody() -> None:
    s = Position(2).units(1, "torus-1", zergling=1).state
    for seat in (0, 1):
        assert not s.controls(seat, area("torus-1"))
        assert s.is_enemy(seat, area("torus-1"))
        assert not s.friendly_or_empty(seat, area("torus-1"))


@pytest.mark.rule("SC-BASE-11")
def test_an_enemy_base_alone_makes_an_area_neither_friendly_nor_empty() -> None:
    s = Position(2).state
    assert not s.is_empty(area("torus-1"))
    assert not s.controls(1, area("torus-1"))
    assert not s.friendly_or_empty(1, area("torus-1"))


@pytest.mark.rule("SC-CORE-03")
def test_two_factions_of_a_race_are_ordinary_opponents() -> None:
    s = Position(2, factions=("raynor", "mengsk")).units(1, "torus-2", marine=1).state
    assert s.is_enemy(0, area("torus-2"))
    assert not s.are_teammates(0, 1)


@pytest.mark.rule("SC-TEAM-06", "SC-TEAM-05")
def test_a_teammates_area_is_an_enemy_area() -> None:
    s = Position(4, teams=True).units(2, "torus-2", zealot=1).state
    assert s.are_teammates(0, 2)
    assert s.is_enemy(0, area("torus-2"))
    assert s.teammate_in(0, area("torus-2"))
    assert not s.teammate_in(1, area("torus-2"))
    assert not s.teammate_in(2, area("torus-2"))


@pytest.mark.rule("SC-CORE-05")
def test_bases_and_transports_are_no_units() -> None:
    s = Position(2).transport(0, "torus", "helios").state
    assert s.units_on_board(0) == []
    assert s.units_in(area("torus-1"), 0) == 0
    assert s.room_in(area("torus-1"), unit("marine"), 0) == CATALOG.limit[area("torus-1")]


@pytest.mark.rule("SC-CORE-02")
def test_the_six_factions() -> None:
    assert {(faction.id, CATALOG.races[faction.race].id) for faction in CATALOG.factions} == {
        ("raynor", "terran"),
        ("mengsk", "terran"),
        ("tassadar", "protoss"),
        ("aldaris", "protoss"),
        ("queen-of-blades", "zerg"),
        ("overmind", "zerg"),
    }


@pytest.mark.rule("SC-CORE-16", "SC-CORE-17", "SC-CORE-18")
def test_every_area_yields_one_thing_and_each_resource_has_its_card() -> None:
    s = Position(6).state
    for found in CATALOG.areas:
        assert (found.resource >= 0) != (found.points > 0)
    cards = [area for area, holder in enumerate(s.card_holder) if holder != -3]
    assert len(cards) == 26
    assert cards == [found.number for found in CATALOG.areas if found.resource >= 0]
    assert any(all(CATALOG.points[area] == 0 for area in planet.areas) for planet in CATALOG.planets)


# Limits


@pytest.mark.rule("SC-LIMIT-01", "SC-LIMIT-02", "SC-LIMIT-04")
def test_units_count_against_the_limit_and_attackers_may_exceed_it_by_two() -> None:
    s = Position(2).units(0, "torus-3", marine=3).state
    limit = CATALOG.limit[area("torus-3")]
    assert s.unit_limit(area("torus-3"), unit("marine")) == limit == 4
    assert s.room_in(area("torus-3"), unit("marine"), 0) == 1
    assert s.attack_limit(area("torus-3"), unit("marine")) == 6


@pytest.mark.rule("SC-UNIT-02", "SC-MOD-03", "SC-SPEC-02")
def test_the_build_limit_of_terrans_and_protoss() -> None:
    position = Position(3)
    s = position.state
    assert [s.build_limit(0), s.build_limit(2)] == [2, 2]
    position.module(0, supply=2)
    assert s.build_limit(0) == 4
    s.order = Order(0, position.planet("torus"), "build", special=True)
    assert s.build_limit(0) == 5


@pytest.mark.rule("SC-UNIT-03", "SC-MOD-05", "SC-RACE-07")
def test_the_build_limit_of_the_zerg() -> None:
    position = Position(2)
    steps: tuple[dict[str, int], ...] = ({}, {"spawning_pool": 3}, {"queens_nest": 1}, {"spire": 2})
    assert [position.building(1, **buildings).state.build_limit(1) for buildings in steps] == [2, 2, 4, 6]


@pytest.mark.rule("SC-MOD-09", "SC-MOD-10", "SC-MOD-12")
def test_limited_orbital_defense_covers_the_areas_of_all_bases() -> None:
    position = Position(2).base(0, "helios-1").module(0, air_support=1)
    s = position.state
    assert [s.transport_allowed(1, area(name)) for name in ("torus-1", "helios-1", "torus-2")] == [False, False, True]
    assert s.transport_allowed(0, area("torus-1"))
    assert Position(2).state.transport_allowed(1, area("torus-1"))


@pytest.mark.rule("SC-TRANS-09")
def test_a_base_at_either_end_keeps_a_transport() -> None:
    position = Position(3).transport(0, "torus", "helios").transport(0, "helios", "tarsonis")
    s = position.state
    assert s.transport_kept(0, position.route("torus", "helios"))
    assert not s.transport_kept(0, position.route("helios", "tarsonis"))


@pytest.mark.rule("SC-REGR-19", "SC-REGR-20")
def test_hand_limits_with_event_cards_in_play() -> None:
    position = Position(3)
    assert [position.state.hand_limit(seat) for seat in range(3)] == [8, 6, 6]
    position.events_in_play(0, "versatile-strategy", "veteran-instructors")
    assert [position.state.hand_limit(seat) for seat in range(3)] == [10, 6, 6]


# Pieces


@pytest.mark.rule("SC-CORE-15")
def test_destroyed_pieces_go_back_to_their_pool() -> None:
    position = Position(2).units(0, "torus-2", marine=6)
    s = position.state
    assert s.supply_of(0, unit("marine")) == []
    lost = members(s.units_in(area("torus-2"), 0))[0]
    destroy_unit(s, lost)
    assert s.unit_area[lost] == SUPPLY
    assert s.supply_of(0, unit("marine")) == [lost]
    assert place_unit(s, 0, unit("marine"), area("torus-4")) == lost
    destroy_base(s, area("torus-1"))
    assert s.bases_left(0) == 6


@pytest.mark.rule("SC-CORE-15")
def test_a_unit_in_other_hands_goes_back_to_its_owner() -> None:
    s = Position(2).units(0, "torus-2", marine=6).state
    stolen = members(s.units_in(area("torus-2"), 0))[0]
    s.unit_seat[stolen] = 1
    s.derive()
    destroy_unit(s, stolen)
    assert s.unit_seat[stolen] == 0
    assert s.supply_of(0, unit("marine")) == [stolen]
    assert not s.seat_units[1] >> stolen & 1


def test_pieces_keep_every_list_in_step() -> None:
    position = Position(2).units(0, "torus-2", marine=2)
    s = position.state
    before = sorted(GAME.rules.inventory(s))
    mover = members(s.units_in(area("torus-2"), 0))[0]
    move_unit(s, mover, area("helios-1"))
    assert s.units_in(area("helios-1"), 0) == 1 << mover
    assert s.units_in(area("torus-2"), 0).bit_count() == 1
    move_base(s, area("torus-1"), area("torus-4"))
    assert s.bases(0) == [area("torus-4")]
    assert sorted(GAME.rules.inventory(s)) == before
    twin = s.copy()
    twin.derive()
    assert (twin.area_units, twin.seat_units) == (s.area_units, s.seat_units)


def test_the_inventory_notices_what_is_wrong() -> None:
    s = Position(2).units(0, "torus-2", marine=2).state
    before = sorted(GAME.rules.inventory(s))
    s.area_units[area("torus-2")] = 0
    assert sorted(GAME.rules.inventory(s)) != before
    s.derive()
    assert sorted(GAME.rules.inventory(s)) == before
    s.pool[0] = 16
    assert sorted(GAME.rules.inventory(s)) != before


@pytest.mark.rule("SC-ELIM-01", "SC-ELIM-02", "SC-AMB-11")
def test_who_loses_his_last_piece_is_checked_for_elimination_outside_battles() -> None:
    position = Position(2).units(0, "torus-2", marine=1)
    s = position.state
    destroy_base(s, area("torus-1"))
    assert not s.is_eliminated(0)
    assert s.agenda == []
    s.battle = Battle(area("torus-2"), 1, 0)
    twin = s.copy()
    destroy_unit(twin, members(twin.seat_units[0] & twin.area_units[area("torus-2")])[0])
    assert twin.agenda == []
    s.battle = None
    destroy_unit(s, members(s.units_in(area("torus-2"), 0))[0])
    assert s.is_eliminated(0)
    assert s.agenda == [("check_elimination",)]


@pytest.mark.rule("SC-ELIM-01")
def test_who_goes_last_at_the_same_moment_shares_the_victory() -> None:
    position = Position(3, bases=False).units(0, "torus-2", marine=1).units(1, "torus-3", zergling=1)
    s = position.state
    s.eliminated[2] = True
    for figure in (*s.units_on_board(0), *s.units_on_board(1)):
        destroy_unit(s, figure)
    result = position.start().result
    assert (result.winners, result.reason) == ([0, 1], "elimination")
    assert result.places == [1, 1, 3]


# Copies


def test_a_copy_is_independent() -> None:
    position = Position(2).units(0, "torus-2", marine=2).units(1, "torus-2", zergling=2)
    s = position.state
    s.order = Order(0, 3, "mobilize")
    s.battle = Battle(area("torus-2"), 0, 1, skirmishes=[Skirmish((0, 40))])
    before = s.dump()
    twin = s.copy()
    assert twin.dump() == before
    assert twin.order is not None
    assert twin.battle is not None
    twin.order.units_built = 2
    twin.battle.skirmishes[0].resolved = True
    twin.battle.skirmishes.append(Skirmish((1, 41)))
    destroy_unit(twin, 0)
    twin.stacks[0] = (1,)
    twin.cards.where[0] = 3
    twin.points[0] = 5
    assert s.dump() == before


def test_a_dump_can_be_taken_up_again() -> None:
    position = Position(3).units(0, "torus-2", marine=2).order(1, "build", "torus").z_route("torus", "antiga-prime")
    s = position.state
    s.battle = Battle(area("torus-2"), 0, 1, skirmishes=[Skirmish((0, 40), supporters=((1, 2), ()))])
    other = Position(3).state
    other.restore(s.dump())
    assert other.dump() == s.dump()
    assert (other.adjacent, other.area_units, other.type_units) == (s.adjacent, s.area_units, s.type_units)


# Asides


@pytest.mark.rule("SC-LIMIT-07", "SC-LIMIT-09", "SC-AMB-12")
def test_own_units_bases_and_transports_may_be_destroyed_and_nothing_else() -> None:
    position = Position(2).units(0, "torus-2", marine=2, goliath=1).units(0, "helios-1", marine=1)
    position.units(1, "torus-3", zergling=1).transport(0, "torus", "helios").transport(1, "torus", "dylar-iv")
    position.module(0, supply=1)
    assert sorted(asides(position.state, 0)) == [
        ("destroy-base", "torus-1"),
        ("destroy-transport", "torus:helios"),
        ("destroy-unit", "goliath", "torus-2"),
        ("destroy-unit", "marine", "helios-1"),
        ("destroy-unit", "marine", "torus-2"),
    ]
    assert ("pay-by-hand",) in asides(position.state, 0, purchase=True)


@pytest.mark.rule("SC-LIMIT-10")
def test_destroyed_units_make_room_at_once() -> None:
    position = Position(2).units(1, "torus-3", zergling=4)
    s = position.state
    assert s.room_in(area("torus-3"), unit("hydralisk"), 0) == 0
    for _ in range(2):
        assert take_aside(s, 1, ("destroy-unit", "zergling", "torus-3"))
    assert s.room_in(area("torus-3"), unit("hydralisk"), 0) == 2


@pytest.mark.rule("SC-LIMIT-11")
def test_a_destroyed_figure_can_be_built_anew_as_another_unit() -> None:
    position = Position(2).units(1, "torus-3", ultralisk=3)
    s = position.state
    s.order = Order(1, position.planet("torus"), "build", present=s.units_in(area("torus-3"), 1), moved=-1)
    assert s.supply_of(1, unit("ultralisk")) == []
    take_aside(s, 1, ("destroy-unit", "ultralisk", "torus-3"))
    (figure,) = s.supply_of(1, unit("ultralisk"))
    assert not s.order.present >> figure & 1
    assert not s.order.moved >> figure & 1


def test_other_asides() -> None:
    position = Position(2).transport(0, "torus", "helios")
    s = position.state
    assert take_aside(s, 0, ("destroy-transport", "torus:helios"))
    assert s.transports_left(0) == 7
    assert take_aside(s, 0, ("pay-by-hand",))
    assert s.pay_by_hand == [True, False]
    assert ("pay-by-hand",) not in asides(s, 0, purchase=True)
    assert not take_aside(s, 0, ("done",))


def _answered(questions: Procedure[object], *answers: tuple[str, ...]) -> tuple[list[Decision], object]:
    """What is asked, and what comes of it."""
    asked: list[Decision] = []
    given: tuple[str, ...] | None = None
    left = list(answers)
    while True:
        try:
            question = questions.send(given)
        except StopIteration as end:
            assert left == []
            return asked, end.value
        assert isinstance(question, Decision)
        asked.append(question)
        given = left.pop(0)


@pytest.mark.rule("SC-LIMIT-07", "SC-AMB-12")
def test_after_an_aside_the_question_is_asked_anew() -> None:
    position = Position(2).units(0, "torus-2", marine=2)
    s = position.state

    def make() -> Decision:
        count = s.units_in(area("torus-2"), 0).bit_count()
        return Decision(0, "test", lambda: [("move", "marine", count), ("done",)])

    asked, answer = _answered(ask_active(s, make), ("destroy-unit", "marine", "torus-2"), ("move", "marine", "1"))
    assert [question.options[0] for question in asked] == [("move", "marine", 2), ("move", "marine", 1)]
    assert ("destroy-unit", "marine", "torus-2") in asked[0].asides
    assert answer == ("move", "marine", "1")


def test_a_question_that_only_ends_something_is_not_asked() -> None:
    s = Position(2).units(0, "torus-2", marine=1).state
    asked, answer = _answered(ask_active(s, lambda: Decision(0, "test", lambda: [("done",)])))
    assert asked == []
    assert answer == ("done",)


@pytest.mark.rule("SC-AMB-13")
def test_the_last_piece_may_be_destroyed_and_ends_the_question() -> None:
    s = Position(2).state

    def make() -> Decision:
        return Decision(0, "test", lambda: [("order",), ("done",)])

    asked, answer = _answered(ask_active(s, make), ("destroy-base", "torus-1"))
    assert len(asked) == 1
    assert answer == ("done",)
    assert s.is_eliminated(0)
    assert s.agenda == [("check_elimination",)]


# The rule set


def test_every_step_that_a_variant_names_exists_once() -> None:
    for mode in ("standard", "galactic-conquest"):
        rules = GAME.rules.ruleset(GAME.check_options({"mode": mode}), None)
        named = [
            *rules.opening,
            *rules.round,
            *rules.planning,
            *rules.battle,
            *rules.skirmish,
            *rules.end_of_destroy,
            *rules.regrouping,
            *(step for steps in rules.order_steps.values() for step in steps),
        ]
        assert {name for name, *_ in named} <= rules.steps.keys()
    assert sum(len(chapter.STEPS) for chapter in CHAPTERS) == len(STEPS)


def test_the_same_options_give_the_same_rule_set() -> None:
    chosen = GAME.check_options({"teams": True})
    assert GAME.rules.ruleset(chosen, None) is GAME.rules.ruleset(GAME.check_options({"teams": True}), None)
    assert GAME.rules.ruleset(chosen, None) is not GAME.rules.ruleset(GAME.check_options(), None)
