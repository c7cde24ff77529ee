"""Invasions: who may attack whom, with how many units, and what happens when a territory falls."""

from __future__ import annotations

import pytest

from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    decline,
    options,
    owner,
    refuses,
    run_to,
    units,
)


def korhal(attackers: int = 4, defenders: int = 2) -> Position:
    """Seat 0 in Augustgrad faces seat 1 in Keresh Province."""
    return Position().hold(0, augustgrad=attackers).hold(1, keresh_province=defenders)


def invade(match: RiskMatch, sent: int = 3, *hero: str) -> None:
    answer(match, 0, "invade", "augustgrad", "keresh-province", sent, *hero)


def sizes(match: RiskMatch, source: str, target: str) -> list[int]:
    """The numbers of units with which an invasion is on offer."""
    return [int(way[3]) for way in options(match, 0) if way[:3] == ("invade", source, target) and len(way) == 4]


def fronts(match: RiskMatch) -> set[tuple[str, str]]:
    """Every source and target of an invasion on offer."""
    return {(str(way[1]), str(way[2])) for way in options(match, 0) if way[0] in ("invade", "storm")}


# Who may attack whom


@pytest.mark.rule("RK-ATTACK-01")
def test_any_number_of_invasions_also_from_the_same_territory() -> None:
    position = korhal(9, 5).hold(1, ursa=1).auto(1)
    match = position.start(dice=[6, 6, 6, 1, 1, 6, 1, 1, 6, 6, 6, 6, 6, 1, 1])
    invade(match)
    answer(match, 0, "invade", "augustgrad", "ursa", 1)
    answer(match, 0, "advance", 1)
    invade(match, 1)
    invade(match)
    assert (units(match, "augustgrad"), units(match, "keresh-province"), owner(match, "ursa")) == (7, 1, 0)
    assert asked(match) == [(0, "attack")]
    assert sizes(match, "augustgrad", "keresh-province") == [1, 2, 3]


@pytest.mark.rule("RK-ATTACK-02", "RK-MAP-01")
def test_the_target_must_be_enemy_held_and_adjacent() -> None:
    position = Position().hold(0, augustgrad=4, char_aleph=2, ruins_of_styrling=3, canis=1)
    match = position.hold(1, "keresh-province", "ursa", "feral-hives", "saalok", "thisby").start()
    assert fronts(match) == {
        ("augustgrad", "keresh-province"),
        ("augustgrad", "ursa"),
        ("ruins-of-styrling", "ursa"),
        ("char-aleph", "feral-hives"),
    }
    assert refuses(match, 0, "invade", "augustgrad", "radiated-wastes", 1), "an own territory"
    assert refuses(match, 0, "invade", "augustgrad", "thisby", 1), "not adjacent"
    assert refuses(match, 0, "invade", "ursa", "augustgrad", 1), "not from an enemy's territory"


@pytest.mark.rule("RK-ATTACK-03")
def test_a_single_unit_cannot_attack() -> None:
    match = korhal(1).hold(1, "feral-hives").hold(0, char_aleph=2).start()
    assert fronts(match) == {("char-aleph", "feral-hives")}
    assert refuses(match, 0, "invade", "augustgrad", "keresh-province", 1)
    match = korhal(2).start()
    assert fronts(match) == {("augustgrad", "keresh-province")}


@pytest.mark.rule("RK-ATTACK-04")
@pytest.mark.parametrize(("present", "most"), [(2, 1), (3, 2), (4, 3), (5, 3), (10, 3), (40, 3)])
def test_one_to_three_units_and_never_the_last(present: int, most: int) -> None:
    match = korhal(present).start()
    assert sizes(match, "augustgrad", "keresh-province") == list(range(1, most + 1))
    assert refuses(match, 0, "invade", "augustgrad", "keresh-province", most + 1)
    assert refuses(match, 0, "invade", "augustgrad", "keresh-province", 0)


@pytest.mark.rule("RK-ATTACK-04")
def test_red_sends_three_of_ten_from_wolfrec_province() -> None:
    match = Position().hold(0, wolfrec_province=10).hold(1, keresh_province=3).start()
    assert sizes(match, "wolfrec-province", "keresh-province") == [1, 2, 3]


@pytest.mark.rule("RK-ATTACK-05")
def test_a_declared_invasion_is_carried_out() -> None:
    match = korhal().start()
    invade(match, 1)
    assert asked(match) == [(1, "defend")]
    answer(match, 1, "defend", 2)
    assert len(match.state.under_way.attack_rolled) == 1
    assert sum(match.state.under_way.losses) == 1


@pytest.mark.rule("RK-ATTACK-05")
def test_only_a_card_of_the_defender_prevents_it() -> None:
    match = korhal().hand(1, "force-field").start()
    invade(match, 1)
    answer(match, 1, "play", "force-field")
    assert asked(match) == [(0, "manoeuvre")], "no roll, and no other front"
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (4, 2)
    assert match.state.under_way.attack_rolled == ()


@pytest.mark.rule("RK-ATTACK-06")
@pytest.mark.parametrize("present", [2, 3, 9])
def test_the_defender_chooses_one_or_two_units(present: int) -> None:
    match = korhal(4, present).start()
    invade(match)
    assert options(match, 1) == [("defend", 1), ("defend", 2)]
    assert refuses(match, 1, "defend", 3)
    answer(match, 1, "defend", 1)
    assert len(match.state.under_way.defence_rolled) == 1


@pytest.mark.rule("RK-ATTACK-06")
def test_never_more_defenders_than_units_present() -> None:
    match = korhal(4, 1).start(dice=[1, 1, 1, 6])
    invade(match)
    assert len(match.state.under_way.defence_rolled) == 1
    assert asked(match) == [(0, "attack")]


@pytest.mark.rule("RK-AMB-10")
def test_the_attacker_says_first_and_nobody_has_rolled_when_the_defender_chooses() -> None:
    match = korhal().start()
    invade(match, 2)
    assert asked(match) == [(1, "defend")]
    about = {"source": "augustgrad", "target": "keresh-province", "units": 2, "whose": "own"}
    assert match.decision(1).about == about
    assert match.view(1)["invasion"]["attack_rolled"] == []
    assert not match.state.chance.made
    answer(match, 1, "defend", 2)
    assert len(match.state.under_way.attack_rolled) == len(match.state.under_way.defence_rolled) == 2


@pytest.mark.rule("RK-ATTACK-07", "RK-AMB-11")
@pytest.mark.parametrize(("present", "dice"), [(6, 3), (5, 3), (4, 3), (3, 2)])
def test_a_defence_card_makes_the_attacker_roll_with_as_many_as_possible(present: int, dice: int) -> None:
    match = korhal(present).hand(1, "photon-cannon").auto(1).start(dice=[2] * 3 + [1, 1])
    invade(match, 1)
    answer(match, 1, "play", "photon-cannon")
    assert len(match.state.under_way.attack_rolled) == dice


@pytest.mark.rule("RK-ATTACK-07")
def test_without_a_defence_card_the_planned_number_stands() -> None:
    match = korhal(6).hand(1, "photon-cannon").auto(1).start()
    invade(match, 1)
    answer(match, 1, "pass")
    assert len(match.state.under_way.attack_rolled) == 1


@pytest.mark.rule("RK-ATTACK-07")
def test_after_that_roll_the_attacker_may_break_off() -> None:
    match = korhal(6, 3).hand(1, "photon-cannon").auto(1).start(dice=[5, 1, 1, 2, 2])
    invade(match, 1)
    answer(match, 1, "play", "photon-cannon")
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (5, 2)
    assert asked(match) == [(0, "attack")]
    answer(match, 0, "done")
    assert asked(match) == [(0, "manoeuvre")]


@pytest.mark.rule("RK-AMB-11")
def test_the_largest_number_is_counted_after_the_attackers_own_card_took_its_cost() -> None:
    position = korhal(4, 5).hand(0, "stimpack").hand(1, "photon-cannon").auto(1)
    match = position.start(dice=[6, 6, 1, 1])
    invade(match, 1)
    answer(match, 0, "play", "stimpack")
    answer(match, 1, "pass")
    assert units(match, "augustgrad") == 3
    answer(match, 1, "play", "photon-cannon")
    assert len(match.state.under_way.attack_rolled) == 2


@pytest.mark.rule("RK-ATTACK-08")
def test_after_a_roll_the_attacker_goes_on_turns_elsewhere_or_stops() -> None:
    match = korhal(8, 4).hold(1, ursa=2).auto(1).start(dice=[6, 6, 6, 1, 1])
    invade(match)
    assert fronts(match) == {("augustgrad", "keresh-province"), ("augustgrad", "ursa")}
    assert sizes(match, "augustgrad", "keresh-province") == [1, 2, 3]
    assert ("done",) in options(match, 0)


@pytest.mark.rule("RK-ATTACK-09")
def test_nothing_agreed_or_done_before_binds_anybody() -> None:
    # Seat 1 leaves seat 0 in peace for a round, or does not: seat 0 may attack alike.
    offers = []
    for attacked in (True, False):
        match = Position(active=1).hold(0, augustgrad=9).hold(1, keresh_province=5).auto(0).start(dice=[1, 6, 6])
        if attacked:
            answer(match, 1, "invade", "keresh-province", "augustgrad", 1)
        run_to(match, "attack", 0)
        offers.append({way for way in options(match, 0) if way[1:3] == ("augustgrad", "keresh-province")})
        answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
        assert asked(match) == [(1, "defend")]
    assert offers[0] == offers[1] != set()


# The territory falls


@pytest.mark.rule("RK-CAPT-01")
def test_the_attackers_move_in_when_no_defender_is_left() -> None:
    match = korhal(2, 1).start(dice=[6, 5])
    invade(match, 1)
    assert owner(match, "keresh-province") == 0
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (1, 1)


@pytest.mark.rule("RK-CAPT-01")
def test_a_territory_with_a_defender_left_does_not_fall() -> None:
    match = korhal(4, 3).auto(1).start(dice=[6, 6, 6, 1, 1])
    invade(match)
    assert owner(match, "keresh-province") == 1
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (4, 1)


@pytest.mark.rule("RK-CAPT-02", "RK-CAPT-03", "RK-AMB-12")
def test_three_to_nine_of_ten_move_in_after_three_dice() -> None:
    match = korhal(10, 1).start(dice=[6, 1, 1, 5])
    invade(match)
    assert options(match, 0) == [("advance", number) for number in range(3, 10)]
    assert refuses(match, 0, "advance", 2)
    assert refuses(match, 0, "advance", 10)
    answer(match, 0, "advance", 9)
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (1, 9)


@pytest.mark.rule("RK-CAPT-02")
def test_units_that_did_not_fight_may_follow() -> None:
    match = korhal(6, 1).start(dice=[6, 5])
    invade(match, 1)
    assert options(match, 0) == [("advance", number) for number in range(1, 6)]
    answer(match, 0, "advance", 4)
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (2, 4)


@pytest.mark.rule("RK-AMB-12")
def test_only_the_survivors_of_the_last_roll_have_to_move_in() -> None:
    # Two earlier losses and one in the last roll, which a card makes deadly for the last two defenders.
    position = korhal(8, 2).faction(0, "zeratul").faction(1, "raynor").hand(0, "warp-blades").auto(1)
    match = position.start(dice=[1, 1, 1, 6, 6, 6, 2, 2, 5, 5])
    run_to(match, "attack", 0)
    invade(match)
    run_to(match, "attack", 0)
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (6, 2)
    invade(match)
    while ("play", "warp-blades") not in options(match, 0):
        decline(match, 0)
    answer(match, 0, "play", "warp-blades")
    run_to(match, "advance", 0)
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (3, 2)
    assert options(match, 0) == [("advance", number) for number in range(2, 5)]


@pytest.mark.rule("RK-CAPT-03")
def test_one_unit_stays_behind_even_if_all_fought() -> None:
    match = korhal(4, 1).start(dice=[6, 6, 6, 5])
    invade(match)
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (1, 3)
    assert owner(match, "augustgrad") == 0


def test_the_next_turn_knows_nothing_of_the_last_invasion() -> None:
    match = korhal().auto(1).start(dice=[6, 6, 6, 1, 1])
    invade(match)
    assert match.state.invasion is not None
    run_to(match, "deploy", 1)
    assert match.state.invasion is None
