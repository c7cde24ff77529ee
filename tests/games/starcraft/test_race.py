"""Racial abilities."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.rules.setup import draw_opening_hands
from tests.games.starcraft.fighting import AREA, Force, battle, lay_out
from tests.games.starcraft.position import Position, StarCraftMatch, answer, hand, options, told

BY_RACE = {"raynor": 0, "tassadar": 1, "overmind": 2}


@pytest.mark.rule("SC-RACE-01")
def test_terran_versatility_is_a_hand_of_eight() -> None:
    match = Position(3, factions=tuple(BY_RACE)).start()
    s = match.state
    draw_opening_hands(s)
    assert [len(s.hand(seat)) for seat in range(3)] == [8, 6, 6]
    assert [s.hand_limit(seat) for seat in range(3)] == [8, 6, 6]


def mobilizing(position: Position) -> StarCraftMatch:
    return position.executing(0, "mobilize", "torus").start()


def lift_offs(match: StarCraftMatch) -> list[tuple[str | int, ...]]:
    return [option for option in options(match, 0) if option[0] == "lift-off"]


@pytest.mark.rule("SC-RACE-02")
def test_a_terran_base_may_move_to_a_friendly_or_empty_area_of_the_active_planet() -> None:
    match = mobilizing(Position(2).units(0, "torus-2", marine=1))
    assert lift_offs(match) == [("lift-off", "torus-1", f"torus-{number}") for number in (2, 3, 4)]
    answer(match, 0, "lift-off", "torus-1", "torus-3")
    s = match.state
    assert s.base_at(s.catalog.area_number["torus-3"]) == 0
    assert s.base_at(s.catalog.area_number["torus-1"]) == -1


@pytest.mark.rule("SC-RACE-02")
@pytest.mark.parametrize("faction", ["tassadar", "overmind"])
def test_other_races_cannot_lift_off(faction: str) -> None:
    match = mobilizing(Position(2, factions=(faction, "mengsk")).units(0, "torus-2"))
    assert match.over or lift_offs(match) == []


@pytest.mark.rule("SC-RACE-03")
def test_not_to_an_area_with_a_base() -> None:
    match = mobilizing(Position(2).base(1, "torus-4"))
    assert ("lift-off", "torus-1", "torus-4") not in lift_offs(match)
    assert ("lift-off", "torus-1", "torus-3") in lift_offs(match)


@pytest.mark.rule("SC-RACE-04")
def test_once_an_order() -> None:
    match = mobilizing(Position(2).units(0, "torus-2", marine=1))
    answer(match, 0, "lift-off", "torus-1", "torus-3")
    assert ("move", "marine", "torus-2", "torus-4", 1) in options(match, 0)
    assert lift_offs(match) == []


@pytest.mark.rule("SC-RACE-04")
def test_never_into_an_enemy_area_also_when_own_units_are_there() -> None:
    match = mobilizing(Position(2).units(1, "torus-4", zergling=1).units(0, "torus-2", marine=1, firebat=1))
    assert ("lift-off", "torus-1", "torus-4") not in lift_offs(match)
    answer(match, 0, "move", "marine", "torus-2", "torus-4", 1)
    assert lift_offs(match) == [("lift-off", "torus-1", "torus-2"), ("lift-off", "torus-1", "torus-3")]


@pytest.mark.rule("SC-RACE-04")
def test_a_base_takes_up_no_room() -> None:
    match = mobilizing(Position(2).units(0, "torus-2", marine=2))
    assert ("lift-off", "torus-1", "torus-2") in lift_offs(match)


@pytest.mark.rule("SC-RACE-05", "SC-BATTLE-06")
def test_protoss_shields_draw_three_as_defender() -> None:
    fought = battle(Position(2, factions=("raynor", "tassadar")).units(0, AREA, marine=1).units(1, AREA, zealot=1))
    assert (len(hand(fought.match, 0)), len(hand(fought.match, 1))) == (3, 3)
    attacking = battle(Position(2, factions=("tassadar", "raynor")).units(0, AREA, zealot=1).units(1, AREA, marine=1))
    assert (len(hand(attacking.match, 0)), len(hand(attacking.match, 1))) == (3, 1)


@pytest.mark.rule("SC-RACE-06")
@pytest.mark.parametrize("side", [0, 1])
def test_zerg_regeneration_draws_one_after_placing(side: int) -> None:
    marine, zergling = Force("marine"), Force("zergling")
    factions, pair = (
        (("overmind", "raynor"), (zergling, marine)) if side == 0 else (("raynor", "overmind"), (marine, zergling))
    )
    fought = lay_out(Position(2, factions=factions), pair, pair).begin(("place_cards", 0), ("place_cards", 1))
    drawn = [(event["seat"], event["count"]) for event in told(fought.match, "cards-drawn")]
    assert drawn == [(side, 1)]
    kinds = [(event.kind, event.arguments["seat"]) for event in fought.match.events if "seat" in event.arguments]
    assert kinds.index(("cards-drawn", side)) > kinds.index(("card-placed-blind", side)) + 1, "after the last one"


@pytest.mark.rule("SC-RACE-07")
def test_zerg_creep_builds_two_units_a_building_type() -> None:
    assert Position(2, factions=("overmind", "raynor")).state.build_limit(0) == 2
    three = Position(2, factions=("overmind", "raynor")).building(0, queens_nest=1, spire=2)
    assert three.state.build_limit(0) == 6
