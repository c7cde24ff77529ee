"""Tech-required units: the technology, the units they are made of, and where they come. (page 38)"""

from __future__ import annotations

import pytest

from tests.games.starcraft.orders import build, refused, units_offered, workers
from tests.games.starcraft.position import Position, answer, asked, options, units_in


def archons(**templar: int) -> Position:
    """Tassadar with Summon Archon and High Templars in areas of a planet."""
    position = Position(3).in_play(2, "summon-archon-1").workers(2, pool=6)
    for area, count in templar.items():
        position.units(2, area.replace("_", "-"), high_templar=count)
    return position


@pytest.mark.rule("SC-TECHU-01")
def test_a_tech_required_unit_needs_its_technology() -> None:
    position = Position(3).units(2, "dylar-iv-3", high_templar=2)
    match = build(position, "dylar-iv", seat=2)
    assert refused(match, "build-unit", "archon", "dylar-iv-3", seat=2) == "SC-TECHU-01"
    position = Position(2).units(1, "helios-2", mutalisk=1)
    assert "guardian" not in units_offered(build(position, "helios", seat=1), 1)
    position = Position(2).units(1, "helios-2", mutalisk=1).in_play(1, "guardian-aspect-1")
    match = build(position, "helios", seat=1)
    answer(match, 1, "build-unit", "guardian", "helios-2")
    assert units_in(match, "helios-2", 1) == {"guardian": 1}
    assert workers(match, 1) == (4, 0, 0, 1)


@pytest.mark.rule("SC-TECHU-02", "SC-BUILD-06", "SC-UNIT-01")
def test_it_can_be_built_without_a_base_on_the_planet() -> None:
    match = build(archons(torus_3=2), "torus", seat=2)
    assert asked(match) == [(2, "build-forces")]
    assert options(match, 2) == [("build-unit", "archon", "torus-3"), ("done",)]
    answer(match, 2, "build-unit", "archon", "torus-3")
    assert units_in(match, "torus-3", 2) == {"archon": 1}
    assert workers(match, 2) == (5, 0, 0, 1)


@pytest.mark.rule("SC-TECHU-03", "SC-TECHU-05", "SC-TECHU-06", "SC-TECHU-07")
def test_an_archon_costs_two_high_templars_of_any_areas_and_comes_where_one_stood() -> None:
    match = build(archons(dylar_iv_1=1, dylar_iv_2=2, dylar_iv_3=0), "dylar-iv", seat=2)
    assert units_offered(match, 2)["archon"] == ["dylar-iv-1", "dylar-iv-2"]
    assert refused(match, "build-unit", "archon", "dylar-iv-3", seat=2) == "SC-TECHU-05"
    answer(match, 2, "build-unit", "archon", "dylar-iv-2")
    assert asked(match) == [(2, "consume")]
    assert options(match, 2) == [
        ("choose-unit", "high-templar", "dylar-iv-1"),
        ("choose-unit", "high-templar", "dylar-iv-2"),
    ]
    answer(match, 2, "choose-unit", "high-templar", "dylar-iv-1")
    assert units_in(match, "dylar-iv-1", 2) == {}
    assert units_in(match, "dylar-iv-2", 2) == {"archon": 1, "high-templar": 1}
    assert asked(match) == [(2, "build-forces")]  # he goes on with his order
    answer(match, 2, "build-unit", "zealot", "dylar-iv-3")


@pytest.mark.rule("SC-TECHU-05")
def test_one_of_the_units_destroyed_is_always_from_its_area() -> None:
    match = build(archons(dylar_iv_1=1, dylar_iv_2=1, dylar_iv_4=1), "dylar-iv", seat=2)
    answer(match, 2, "build-unit", "archon", "dylar-iv-2")
    assert options(match, 2) == [
        ("choose-unit", "high-templar", "dylar-iv-1"),
        ("choose-unit", "high-templar", "dylar-iv-4"),
    ]
    answer(match, 2, "choose-unit", "high-templar", "dylar-iv-4")
    assert units_in(match, "dylar-iv-1", 2) == {"high-templar": 1}


@pytest.mark.rule("SC-TECHU-04")
def test_units_built_with_the_same_order_cannot_be_consumed() -> None:
    position = archons(dylar_iv_2=1).building(2, gateway=3)
    match = build(position, "dylar-iv", seat=2)
    answer(match, 2, "build-unit", "high-templar", "dylar-iv-2")
    assert refused(match, "build-unit", "archon", "dylar-iv-2", seat=2) == "SC-TECHU-04"


@pytest.mark.rule("SC-TECHU-04")
def test_a_figure_destroyed_and_built_anew_is_another_unit() -> None:
    position = archons(dylar_iv_2=2).building(2, gateway=3).units(2, "torus-1", high_templar=1)
    match = build(position, "dylar-iv", seat=2)
    answer(match, 2, "destroy-unit", "high-templar", "dylar-iv-2")
    answer(match, 2, "build-unit", "high-templar", "dylar-iv-2")
    assert refused(match, "build-unit", "archon", "dylar-iv-2", seat=2) == "SC-TECHU-04"


@pytest.mark.rule("SC-TECHU-04")
def test_units_on_other_planets_cannot_be_consumed() -> None:
    match = build(archons(dylar_iv_2=1, torus_3=1), "dylar-iv", seat=2)
    assert refused(match, "build-unit", "archon", "dylar-iv-2", seat=2) == "SC-TECHU-04"


@pytest.mark.rule("SC-TECHU-08")
def test_it_counts_towards_the_build_limit() -> None:
    match = build(archons(dylar_iv_2=2), "dylar-iv", seat=2)
    answer(match, 2, "build-unit", "archon", "dylar-iv-2")
    answer(match, 2, "build-unit", "zealot", "dylar-iv-2")
    assert refused(match, "build-unit", "zealot", "dylar-iv-3", seat=2) == "SC-UNIT-02"


@pytest.mark.rule("SC-TECHU-05", "SC-UNIT-10")
def test_it_finds_room_in_a_full_area_where_one_stood() -> None:
    match = build(archons(dylar_iv_4=2), "dylar-iv", seat=2)
    answer(match, 2, "build-unit", "archon", "dylar-iv-4")
    assert units_in(match, "dylar-iv-4", 2) == {"archon": 1}


def test_who_makes_it_of_his_last_units_is_not_eliminated() -> None:
    position = archons(torus_3=2).no_base("dylar-iv-3")
    match = build(position, "torus", seat=2)
    answer(match, 2, "build-unit", "archon", "torus-3")
    assert not match.state.is_eliminated(2)
    assert ("check_elimination",) not in match.state.agenda
