"""The Mobilize order: moves on the active planet and transports to it, limits, the one enemy area, lift-off."""

from __future__ import annotations

import pytest

from orrery.core import Choice
from orrery.games.starcraft.rules.regrouping import destroy_bases_and_transports
from tests.games.starcraft.orders import mobilize, offered, refused
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, told, units_in


def moves(match: StarCraftMatch, seat: int = 0) -> list[Choice]:
    return offered(match, "move", seat)


def done(match: StarCraftMatch, seat: int = 0) -> None:
    """End the Move Units step, if anything could still be done in it."""
    if asked(match) == [(seat, "move-units")]:
        answer(match, seat, "done")


def targets(match: StarCraftMatch, seat: int = 0) -> set[str | int]:
    return {target for _, _, target, _ in moves(match, seat)}


# Moving


@pytest.mark.rule("SC-MOB-01", "SC-MOB-02", "SC-CORE-11")
def test_units_move_between_any_areas_of_the_active_planet() -> None:
    match = mobilize(Position(2).no_base("torus-1").units(0, "torus-1", marine=2))
    assert moves(match) == [
        ("marine", "torus-1", "torus-2", 1),
        ("marine", "torus-1", "torus-2", 2),
        ("marine", "torus-1", "torus-3", 1),
        ("marine", "torus-1", "torus-3", 2),
        ("marine", "torus-1", "torus-4", 1),
        ("marine", "torus-1", "torus-4", 2),
    ]
    answer(match, 0, "move", "marine", "torus-1", "torus-3", 1)
    answer(match, 0, "move", "marine", "torus-1", "torus-4", 1)
    assert units_in(match, "torus-3", 0) == units_in(match, "torus-4", 0) == {"marine": 1}
    assert asked(match) == []  # all units have moved
    assert told(match, "moved") == [
        {"seat": 0, "unit": "marine", "count": 1, "source": "torus-1", "target": area}
        for area in ("torus-3", "torus-4")
    ]


@pytest.mark.rule("SC-MOB-03", "SC-TPORT-01", "SC-TPORT-02", "SC-TPORT-03", "SC-CORE-12")
def test_one_transport_brings_any_number_of_units_from_any_area_to_any_area() -> None:
    position = Position(2).transport(0, "torus", "helios").units(0, "helios-1", marine=2).units(0, "helios-4", marine=2)
    match = mobilize(position)
    assert targets(match) == {"torus-1", "torus-2", "torus-3", "torus-4"}
    answer(match, 0, "move", "marine", "helios-1", "torus-3", 2)
    answer(match, 0, "move", "marine", "helios-4", "torus-3", 2)
    assert units_in(match, "torus-3", 0) == {"marine": 4}
    assert len(told(match, "transported")) == 2


@pytest.mark.rule("SC-TPORT-08")
def test_a_transport_is_neither_used_up_nor_moved() -> None:
    position = Position(2).transport(0, "torus", "helios").units(0, "helios-1", marine=1)
    match = mobilize(position)
    answer(match, 0, "move", "marine", "helios-1", "torus-3", 1)
    assert match.state.has_transport(0, match.state.route_number("torus:helios"))


@pytest.mark.rule("SC-TPORT-04", "SC-TPORT-05")
def test_without_an_own_transport_nobody_comes() -> None:
    position = Position(2).units(0, "helios-1", marine=1).units(0, "torus-1", marine=1)
    match = mobilize(position.transport(1, "torus", "helios"))  # another player's transport
    assert refused(match, "move", "marine", "helios-1", "torus-2", 1) == "SC-TPORT-04"
    position = Position(2).units(0, "helios-1", marine=1).units(0, "torus-1", marine=1)
    match = mobilize(position.transport(0, "helios", "pridewater"))  # on a route to another planet
    assert refused(match, "move", "marine", "helios-1", "torus-2", 1) == "SC-TPORT-04"


@pytest.mark.rule("SC-TPORT-01", "SC-GALAXY-18")
def test_a_transport_on_a_z_route_serves_alike() -> None:
    position = Position(2).z_route("torus", "pridewater").transport_on_z(0, 1).units(0, "pridewater-2", marine=1)
    match = mobilize(position)
    answer(match, 0, "move", "marine", "pridewater-2", "torus-4", 1)
    assert units_in(match, "torus-4", 0) == {"marine": 1}


@pytest.mark.rule("SC-TPORT-06")
def test_units_come_from_several_planets() -> None:
    position = Position(2).transport(0, "torus", "helios").transport(0, "torus", "dylar-iv")
    match = mobilize(position.units(0, "helios-1", marine=1).units(0, "dylar-iv-1", vulture=1))
    answer(match, 0, "move", "marine", "helios-1", "torus-3", 1)
    answer(match, 0, "move", "vulture", "dylar-iv-1", "torus-3", 1)
    assert units_in(match, "torus-3", 0) == {"marine": 1, "vulture": 1}


@pytest.mark.rule("SC-TPORT-07", "SC-MOB-15")
def test_a_unit_crosses_one_route_only() -> None:
    position = Position(2).transport(0, "torus", "helios").transport(0, "helios", "pridewater")
    match = mobilize(position.units(0, "pridewater-1", marine=1).units(0, "torus-1", marine=1))
    assert refused(match, "move", "marine", "pridewater-1", "torus-2", 1) == "SC-TPORT-04"


@pytest.mark.rule("SC-MOB-04")
def test_units_cannot_leave_the_active_planet() -> None:
    position = Position(2).transport(0, "torus", "helios").units(0, "torus-2", marine=1)
    match = mobilize(position)
    assert targets(match) == {"torus-1", "torus-3", "torus-4"}
    assert refused(match, "move", "marine", "torus-2", "helios-1", 1) == "SC-MOB-04"
    assert refused(match, "move", "marine", "torus-2", "torus-2", 1) == "SC-MOB-02"


@pytest.mark.rule("SC-MOB-14", "SC-EXEC-10")
def test_nobody_has_to_move() -> None:
    match = mobilize(Position(2).units(0, "torus-2", marine=1))
    answer(match, 0, "done")
    assert asked(match) == []
    assert units_in(match, "torus-2", 0) == {"marine": 1}


def test_nobody_is_asked_who_can_move_nothing() -> None:
    assert asked(mobilize(Position(2), "dylar-iv")) == []


@pytest.mark.rule("SC-MOB-15")
def test_a_unit_moves_once_with_an_order() -> None:
    position = Position(2).transport(0, "torus", "helios").units(0, "helios-1", marine=1).units(0, "torus-1", marine=1)
    match = mobilize(position)
    answer(match, 0, "move", "marine", "helios-1", "torus-3", 1)
    assert refused(match, "move", "marine", "torus-3", "torus-2", 1) == "SC-MOB-15"
    answer(match, 0, "move", "marine", "torus-1", "torus-3", 1)
    assert moves(match) == []


@pytest.mark.rule("SC-MOB-02")
def test_no_more_units_move_than_there_are() -> None:
    match = mobilize(Position(2).units(0, "torus-3", marine=1))
    assert refused(match, "move", "marine", "torus-3", "torus-1", 2) == "SC-MOB-02"
    assert refused(match, "move", "marine", "torus-3", "torus-1", 0) == "SC-MOB-02"
    assert refused(match, "move", "vulture", "torus-3", "torus-1", 1) == "SC-MOB-02"


# Limits


@pytest.mark.rule("SC-MOB-10", "SC-LIMIT-03")
def test_no_area_is_filled_above_its_limit() -> None:
    position = Position(2).units(0, "torus-3", marine=4).units(0, "torus-2", vulture=1)
    match = mobilize(position)
    assert ("marine", "torus-3", "torus-2", 1) in moves(match)
    assert refused(match, "move", "marine", "torus-3", "torus-2", 2) == "SC-MOB-10"
    assert refused(match, "move", "vulture", "torus-2", "torus-3", 1) == "SC-MOB-10"
    answer(match, 0, "move", "marine", "torus-3", "torus-1", 2)
    answer(match, 0, "move", "vulture", "torus-2", "torus-3", 1)  # room was made by moving out


@pytest.mark.rule("SC-LIMIT-10", "SC-LIMIT-07", "SC-AMB-12")
def test_two_zerglings_are_removed_to_make_room_for_two_hydralisks() -> None:
    """The limit is 4, and four Zerglings stand there."""
    position = Position(2).units(1, "helios-2", zergling=4).units(1, "helios-1", hydralisk=2)
    match = mobilize(position, "helios", seat=1)
    assert refused(match, "move", "hydralisk", "helios-1", "helios-2", 1, seat=1) == "SC-MOB-10"
    answer(match, 1, "destroy-unit", "zergling", "helios-2")
    answer(match, 1, "destroy-unit", "zergling", "helios-2")
    answer(match, 1, "move", "hydralisk", "helios-1", "helios-2", 2)
    assert units_in(match, "helios-2", 1) == {"zergling": 2, "hydralisk": 2}


@pytest.mark.rule("SC-LIMIT-10")
def test_who_only_lacks_room_is_asked_nevertheless() -> None:
    position = Position(4).units(0, "vyctor-5-1", marine=3).units(0, "vyctor-5-2", marine=3)
    match = mobilize(position.units(0, "vyctor-5-2", vulture=1), "vyctor-5")
    assert options(match, 0) == [("done",)]
    answer(match, 0, "destroy-unit", "marine", "vyctor-5-1")
    assert ("move", "vulture", "vyctor-5-2", "vyctor-5-1", 1) in options(match, 0)


@pytest.mark.rule("SC-MOB-11", "SC-MOB-12", "SC-LIMIT-04")
def test_an_attacker_may_bring_two_units_above_the_limit() -> None:
    """A limit of 3: up to five attackers, whatever the defenders are."""
    position = Position(3).units(2, "dylar-iv-1", zealot=3).transport(1, "helios", "pridewater")
    position.transport(1, "dylar-iv", "pridewater").units(1, "pridewater-1", zergling=4).units(
        1, "pridewater-2", zergling=4
    )
    match = mobilize(position, "dylar-iv", seat=1)
    assert ("zergling", "pridewater-1", "dylar-iv-1", 4) in moves(match, 1)
    answer(match, 1, "move", "zergling", "pridewater-1", "dylar-iv-1", 4)
    assert ("zergling", "pridewater-2", "dylar-iv-1", 1) in moves(match, 1)
    assert refused(match, "move", "zergling", "pridewater-2", "dylar-iv-1", 2, seat=1) == "SC-MOB-11"
    answer(match, 1, "move", "zergling", "pridewater-2", "dylar-iv-1", 1)
    assert units_in(match, "dylar-iv-1", 1) == {"zergling": 5}


@pytest.mark.rule("SC-MOB-13", "SC-BASE-10", "SC-MOB-07")
def test_an_area_with_only_a_base_takes_no_more_than_its_limit_and_starts_no_battle() -> None:
    position = Position(3).transport(1, "dylar-iv", "pridewater").units(1, "pridewater-1", zergling=4)
    match = mobilize(position.units(2, "dylar-iv-1", zealot=1), "dylar-iv", seat=1)
    assert refused(match, "move", "zergling", "pridewater-1", "dylar-iv-3", 4, seat=1) == "SC-MOB-10"
    answer(match, 1, "move", "zergling", "pridewater-1", "dylar-iv-3", 3)
    assert refused(match, "move", "zergling", "pridewater-1", "dylar-iv-1", 1, seat=1) == "SC-MOB-05"
    answer(match, 1, "done")
    assert asked(match) == []
    assert match.state.battle is None


@pytest.mark.rule("SC-BASE-09")
def test_a_base_falls_to_units_in_its_area_only_in_the_regrouping_phase() -> None:
    position = Position(2).transport(0, "torus", "helios").units(0, "torus-3", marine=1)
    match = mobilize(position, "helios")
    answer(match, 0, "move", "marine", "torus-3", "helios-2", 1)
    assert asked(match) == []
    assert match.state.bases(1) == [match.state.catalog.area_number["helios-2"]]
    destroy_bases_and_transports(match.state)
    assert match.state.bases(1) == []


@pytest.mark.rule("SC-TRANS-08")
def test_transports_neither_fight_nor_can_be_attacked() -> None:
    position = Position(2).transport(0, "torus", "dylar-iv").transport(1, "torus", "dylar-iv")
    match = mobilize(position.units(0, "torus-3", marine=1), "dylar-iv")
    answer(match, 0, "move", "marine", "torus-3", "dylar-iv-1", 1)
    assert asked(match) == []
    assert told(match, "battle-begins") == []
    assert match.state.transports[match.state.route_number("torus:dylar-iv")] == 0b11


# The enemy area and the battle


@pytest.mark.rule("SC-MOB-05", "SC-MOB-06", "SC-MOB-09", "SC-BATTLE-01")
def test_one_enemy_area_an_order_and_the_battle_comes_after_all_moves() -> None:
    position = Position(2).units(1, "torus-2", zergling=1).units(1, "torus-4", zergling=1)
    match = mobilize(position.units(0, "torus-3", marine=4))
    answer(match, 0, "move", "marine", "torus-3", "torus-2", 1)
    assert told(match, "battle-begins") == []
    assert refused(match, "move", "marine", "torus-3", "torus-4", 1) == "SC-MOB-05"
    answer(match, 0, "move", "marine", "torus-3", "torus-1", 1)  # friendly areas as many as he likes
    answer(match, 0, "move", "marine", "torus-3", "torus-2", 1)  # and more into the same one
    answer(match, 0, "done")
    battle = match.state.battle
    assert battle is not None
    area = match.state.catalog.area_number["torus-2"]
    assert (battle.area, battle.attacker, battle.defender, battle.special) == (area, 0, 1, False)


@pytest.mark.rule("SC-MOB-09")
def test_the_battle_begins_by_itself_when_nothing_can_move_any_more() -> None:
    position = Position(2).units(1, "torus-2", zergling=1).units(0, "torus-3", marine=1)
    match = mobilize(position.no_base("torus-1"), special=True)
    answer(match, 0, "move", "marine", "torus-3", "torus-2", 1)
    assert match.state.battle is not None
    assert match.state.battle.special


@pytest.mark.rule("SC-MOB-08")
def test_joining_own_units_beside_an_enemy_base_is_entering_an_enemy_area() -> None:
    position = Position(2).base(1, "torus-2").units(0, "torus-2", marine=1).units(1, "torus-4", zergling=1)
    match = mobilize(position.units(0, "torus-3", marine=2))
    answer(match, 0, "move", "marine", "torus-3", "torus-2", 1)
    assert refused(match, "move", "marine", "torus-3", "torus-4", 1) == "SC-MOB-05"


@pytest.mark.rule("SC-MOB-05")
def test_units_may_leave_an_enemy_area_freely() -> None:
    position = Position(2).base(1, "torus-2").units(0, "torus-2", marine=1).units(1, "torus-4", zergling=1)
    match = mobilize(position)
    answer(match, 0, "move", "marine", "torus-2", "torus-4", 1)
    done(match)
    assert match.state.battle is not None


def test_the_owner_of_the_units_defends_not_the_owner_of_the_base() -> None:
    position = Position(3).base(2, "torus-2").units(1, "torus-2", zergling=1).units(0, "torus-3", marine=1)
    match = mobilize(position)
    answer(match, 0, "move", "marine", "torus-3", "torus-2", 1)
    done(match)
    assert match.state.battle is not None
    assert match.state.battle.defender == 1


def test_units_in_the_area_of_the_own_base_can_be_attacked() -> None:
    position = Position(2).units(1, "torus-1", zergling=2).units(0, "torus-3", marine=4)
    match = mobilize(position)
    answer(match, 0, "move", "marine", "torus-3", "torus-1", 4)  # limit 2, and two above it
    done(match)
    assert match.state.battle is not None


@pytest.mark.rule("SC-LIMIT-07", "SC-MOB-06")
def test_who_destroys_all_attackers_before_he_is_done_starts_no_battle() -> None:
    position = Position(2).units(1, "torus-2", zergling=1).units(0, "torus-3", marine=2)
    match = mobilize(position)
    answer(match, 0, "move", "marine", "torus-3", "torus-2", 1)
    answer(match, 0, "destroy-unit", "marine", "torus-2")
    answer(match, 0, "done")
    assert asked(match) == []
    assert match.state.battle is None


@pytest.mark.rule("SC-TEAM-04", "SC-TEAM-05")
def test_a_teammates_area_may_not_be_entered() -> None:
    position = Position(4, teams=True).units(0, "torus-3", marine=2).units(2, "torus-2", zealot=1).base(2, "torus-4")
    match = mobilize(position)
    assert targets(match) == {"torus-1"}
    for area in ("torus-2", "torus-4"):
        assert refused(match, "move", "marine", "torus-3", area, 1) == "SC-TEAM-05"


def test_nobody_is_asked_to_make_room_where_nothing_may_go() -> None:
    position = Position(4, teams=True).units(0, "vyctor-5-2", marine=4).units(2, "vyctor-5-1", zealot=1)
    assert asked(mobilize(position, "vyctor-5")) == []


# Air Support


@pytest.mark.rule("SC-MOD-09", "SC-MOD-10", "SC-MOD-12")
def test_limited_orbital_defense_stops_transports_into_areas_with_bases_only() -> None:
    position = Position(2).module(1, air_support=1).transport(0, "torus", "helios").units(0, "torus-3", marine=2)
    match = mobilize(position, "helios")
    assert targets(match) == {"helios-1", "helios-3", "helios-4"}
    assert refused(match, "move", "marine", "torus-3", "helios-2", 1) == "SC-MOD-09"
    position = Position(2).transport(0, "torus", "helios").units(0, "torus-3", marine=2)
    assert "helios-2" in targets(mobilize(position, "helios"))


@pytest.mark.rule("SC-MOD-11", "SC-MOB-15")
def test_units_on_the_planet_may_enter_but_not_those_just_transported() -> None:
    position = Position(2).module(1, air_support=1).transport(0, "torus", "helios")
    match = mobilize(position.units(0, "helios-4", marine=1).units(0, "torus-3", marine=1), "helios")
    answer(match, 0, "move", "marine", "torus-3", "helios-1", 1)
    assert refused(match, "move", "marine", "helios-1", "helios-2", 1) == "SC-MOB-15"
    answer(match, 0, "move", "marine", "helios-4", "helios-2", 1)
    assert units_in(match, "helios-2", 0) == {"marine": 1}


# Lift-off


@pytest.mark.rule("SC-RACE-02", "SC-RACE-03", "SC-RACE-04")
def test_a_terran_base_may_move_once_to_a_friendly_or_empty_area() -> None:
    position = Position(2).units(0, "torus-2", marine=2).units(1, "torus-4", zergling=1)
    match = mobilize(position)
    assert offered(match, "lift-off") == [("torus-1", "torus-2"), ("torus-1", "torus-3")]
    assert refused(match, "lift-off", "torus-1", "torus-4") == "SC-RACE-04"
    answer(match, 0, "lift-off", "torus-1", "torus-2")  # units do not stand in its way
    s = match.state
    assert s.base_area(0, s.catalog.planet_number["torus"]) == s.catalog.area_number["torus-2"]
    assert offered(match, "lift-off") == []
    assert refused(match, "lift-off", "torus-2", "torus-3") == "SC-RACE-04"


@pytest.mark.rule("SC-RACE-03")
def test_no_lift_off_into_an_area_with_a_base() -> None:
    match = mobilize(Position(2).base(1, "torus-2"))
    assert offered(match, "lift-off") == [("torus-1", "torus-3"), ("torus-1", "torus-4")]
    assert refused(match, "lift-off", "torus-1", "torus-2") == "SC-RACE-03"


@pytest.mark.rule("SC-RACE-02")
def test_only_terrans_lift_off_and_only_on_the_active_planet() -> None:
    match = mobilize(Position(2).units(1, "helios-4", zergling=1), "helios", seat=1)
    assert offered(match, "lift-off", 1) == []
    assert refused(match, "lift-off", "helios-2", "helios-1", seat=1) == "SC-RACE-02"
    match = mobilize(Position(2).units(0, "dylar-iv-1", marine=1), "dylar-iv")
    assert offered(match, "lift-off") == []
    assert refused(match, "lift-off", "torus-1", "torus-2") == "SC-RACE-02"


# Recall


def with_recall() -> Position:
    """Tassadar with Recall and an Arbiter on Dylar IV."""
    return Position(3).in_play(2, "recall-1").units(2, "dylar-iv-2", arbiter=1).units(2, "tarsonis-2", zealot=2)


@pytest.mark.rule("SC-KEY-27")
def test_recall_brings_one_unit_to_an_arbiter() -> None:
    match = mobilize(with_recall(), "dylar-iv", seat=2)
    assert offered(match, "recall", 2) == [("zealot", "tarsonis-2", "dylar-iv-2")]
    answer(match, 2, "recall", "zealot", "tarsonis-2", "dylar-iv-2")
    assert units_in(match, "dylar-iv-2", 2) == {"arbiter": 1, "zealot": 1}
    assert offered(match, "recall", 2) == []


@pytest.mark.rule("SC-MOB-05", "SC-KEY-27")
def test_a_recalled_unit_enters_an_enemy_area_like_any_other() -> None:
    position = with_recall().base(0, "dylar-iv-2").units(1, "dylar-iv-4", zergling=1).units(2, "dylar-iv-1", zealot=1)
    match = mobilize(position, "dylar-iv", seat=2)
    answer(match, 2, "recall", "zealot", "tarsonis-2", "dylar-iv-2")
    assert refused(match, "move", "zealot", "dylar-iv-1", "dylar-iv-4", 1, seat=2) == "SC-MOB-05"
    position = with_recall().base(0, "dylar-iv-2").units(1, "dylar-iv-4", zergling=1).units(2, "dylar-iv-1", zealot=1)
    match = mobilize(position, "dylar-iv", seat=2)
    answer(match, 2, "move", "zealot", "dylar-iv-1", "dylar-iv-4", 1)
    assert refused(match, "recall", "zealot", "tarsonis-2", "dylar-iv-2", seat=2) == "SC-MOB-05"


# Nothing is lost


def test_figures_are_conserved_by_moves() -> None:
    position = Position(2).transport(0, "torus", "helios").units(0, "helios-1", marine=2).units(0, "torus-3", vulture=2)
    match = mobilize(position)
    figures = len(match.state.unit_area)
    on_board = sorted(match.state.unit_type[unit] for unit in match.state.units_on_board(0))
    while asked(match) and len(options(match, 0)) > 1:
        match.play(0, options(match, 0)[0])
    assert len(match.state.unit_area) == figures
    assert sorted(match.state.unit_type[unit] for unit in match.state.units_on_board(0)) == on_board
