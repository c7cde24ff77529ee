"""Victory: what it takes in each variant, when it is noticed, and the round limit."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import BadOption
from orrery.games.risk import GAME
from tests.games.risk.position import Position, RiskMatch, answer, options, run_to, turns

THREE = ("hold-aiur", "hold-korhal", "eight-fields")


def facing(*, active: int = 0, seats: int = 3, **chosen: Any) -> Position:
    """Seat 0 stands in Ursa with four units beside Augustgrad, which seat 1 holds besides its base."""
    return Position(seats, active=active, **chosen).hold(0, ursa=4).hold(1, "augustgrad")


def conquer(position: Position) -> RiskMatch:
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    return match


# Achievements and the own base


@pytest.mark.rule("RK-WIN-01", "RK-BT-07", "RK-CR-12")
@pytest.mark.parametrize("variant", ["basic-training", "command-room"])
@pytest.mark.parametrize(("before", "wins"), [(1, False), (2, True)])
def test_the_third_achievement_wins_with_the_own_base(variant: str, before: int, wins: bool) -> None:
    position = Position(variant=variant, phase="achievement").hold_planet(0, "char").achieved(0, *THREE[:before])
    match = position.open("hold-char").start(draws=["guaranteed-card"])
    answer(match, 0, "achieve", "hold-char")
    assert match.over is wins
    if match.over:
        assert match.result.winners == [0]
        assert match.result.points == [3, 0, 0]
        assert match.result.reason == "achievements"
        assert match.state.owner.count(1) == match.state.owner.count(2) == 1  # nothing more need be conquered


@pytest.mark.rule("RK-WIN-02")
@pytest.mark.parametrize("count", [3, 8])
def test_no_number_of_achievements_wins_without_the_own_base(count: int) -> None:
    awards = (*THREE, "take-four-fields", "take-ten", "take-planet", "two-planets", "eleven-fields")[: count - 1]
    position = Position(phase="achievement").hold_planet(0, "char").base(2, "ursa").base(0, "rajal")
    match = position.achieved(0, *awards).open("hold-char").start(draws=["guaranteed-card"])
    answer(match, 0, "achieve", "hold-char")
    assert len(match.view(None)["players"][0]["achievements"]) == count
    assert not match.over
    assert turns(match, 3) == [1, 2, 0]


@pytest.mark.rule("RK-WIN-02", "RK-AMB-19")
def test_retaking_the_own_base_wins_at_once() -> None:
    match = conquer(facing().base(0, "augustgrad").achieved(0, *THREE))
    assert match.over
    assert match.result.winners == [0]


@pytest.mark.rule("RK-AMB-19")
def test_victory_may_come_before_the_units_are_placed() -> None:
    """Seat 1 meets both conditions on seat 0's turn; the game ends when its own turn begins."""
    match = facing().achieved(1, *THREE).start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    assert match.waiting == [0]  # on another player's turn nothing is checked
    while match.waiting == [0]:
        answer(match, 0, "done")
    assert match.over
    assert match.result.winners == [1]
    assert match.view(None)["active"] == 1


@pytest.mark.rule("RK-AMB-19")
def test_who_loses_the_base_before_the_own_turn_has_not_won() -> None:
    match = conquer(facing().base(1, "augustgrad").achieved(1, *THREE))
    run_to(match, "deploy", 1)
    assert not match.over


@pytest.mark.rule("RK-AMB-19")
def test_both_conditions_must_hold_at_one_moment() -> None:
    """The third achievement is taken while the base is lost: the base of the turn before does not count."""
    position = Position(phase="achievement").hold_planet(0, "korhal").achieved(0, "hold-aiur", "eight-fields")
    match = position.hold(1, "char-aleph").open("hold-korhal").base(0, "char-aleph").start(draws=["guaranteed-card"])
    answer(match, 0, "achieve", "hold-korhal")
    assert not match.over


@pytest.mark.rule("RK-WIN-05")
def test_achievements_won_by_elimination_count_in_full() -> None:
    position = facing().hold(0, "eternal-scar").achieved(0, "hold-aiur").achieved(1, "hold-korhal", "eight-fields")
    match = conquer(position)
    assert match.over
    assert match.result.points == [3, 0, 0]
    assert match.result.winners == [0]
    assert match.result.reason == "achievements"


@pytest.mark.rule("RK-WIN-05", "RK-WIN-02")
def test_won_achievements_do_not_win_without_the_own_base() -> None:
    position = facing().hold(0, "eternal-scar").achieved(0, "hold-aiur").achieved(1, "hold-korhal", "eight-fields")
    assert not conquer(position.hold(2, "char-aleph")).over


# Everything, or everyone


@pytest.mark.rule("RK-WIN-03")
@pytest.mark.parametrize(("left", "wins"), [(0, True), (1, False)])
def test_total_domination_asks_for_every_territory(left: int, wins: bool) -> None:
    position = facing(variant="total-domination").hold_all(0).hold(0, ursa=4).hold(1, "augustgrad")
    match = conquer(position.hold(left, "saalok"))
    assert match.over is wins
    if match.over:
        assert match.result.points == [42, 0, 0]
        assert match.result.reason == "domination"


@pytest.mark.rule("RK-WIN-06", "RK-AMB-20")
@pytest.mark.parametrize("variant", ["basic-training", "command-room"])
def test_the_last_one_left_wins_at_once_without_achievements(variant: str) -> None:
    position = facing(variant=variant).hold_all(0).hold(0, ursa=4).hold(1, "augustgrad")
    match = conquer(position)
    assert match.over
    assert match.result.winners == [0]
    assert match.result.points == [0, 0, 0]
    assert match.result.reason == "elimination"


@pytest.mark.rule("RK-WIN-06")
def test_while_another_opponent_is_left_the_game_goes_on() -> None:
    match = conquer(facing().hold_all(0).hold(0, ursa=4).hold(1, "augustgrad").hold(2, "saalok"))
    assert not match.over


@pytest.mark.rule("RK-WIN-06")
def test_nothing_can_be_played_after_the_end() -> None:
    match = conquer(facing().hold_all(0).hold(0, ursa=4).hold(1, "augustgrad"))
    assert match.waiting == []
    assert match.view(None)["stage"] == "over"
    assert match.view(None)["winners"] == [0]


# The round limit


def last_round(**chosen: Any) -> Position:
    """The last player's turn of the second and last round is about to end."""
    seats = chosen.pop("seats", 3)
    position = Position(seats, active=seats - 1, phase="manoeuvre", round_limit=2, **chosen)
    position.state.round = 2
    return position


def end(position: Position) -> RiskMatch:
    match = position.start()
    while not match.over:
        assert match.state.round == 2
        assert options(match, match.waiting[0])
        answer(match, match.waiting[0], "done")
    return match


@pytest.mark.rule("RK-AMB-34")
@pytest.mark.parametrize("limit", [0, 1, 3])
def test_the_game_is_decided_at_the_end_of_the_last_round(limit: int) -> None:
    match = Position(phase="deploy", round_limit=limit).start()
    if not limit:
        assert turns(match, 30) == [0, 1, 2] * 10
        return
    assert turns(match, 3 * limit) == [0, 1, 2] * limit
    assert match.over
    assert match.result.rounds == limit
    assert match.result.reason == "round-limit"


@pytest.mark.rule("RK-AMB-34")
def test_rounds_are_those_of_the_turn_order_even_without_its_first_player() -> None:
    match = Position(active=1, phase="deploy", round_limit=2).hold_all(1).hold(2, "rajal").start()
    assert turns(match, 4) == [1, 2, 1, 2]
    assert match.over


@pytest.mark.rule("RK-AMB-34")
def test_most_achievements_win_before_territories() -> None:
    match = end(last_round().achieved(1, "hold-char"))  # seat 0 holds nearly everything
    assert match.result.winners == [1]
    assert match.result.points == [0, 1, 0]


@pytest.mark.rule("RK-AMB-34")
def test_in_total_domination_the_most_territories_win() -> None:
    match = end(last_round(variant="total-domination").achieved(1, "hold-char"))
    assert match.result.winners == [0]
    assert match.result.points == [40, 1, 1]


@pytest.mark.rule("RK-AMB-34")
def test_then_territories_then_units_decide() -> None:
    position = last_round().achieved(0, "hold-char").achieved(1, "take-ten").hold_all(2)
    match = end(position.hold(0, "ursa", ate=9).hold(1, "canis", "eris", "saalok"))
    assert match.result.winners == [1]
    position = last_round().achieved(0, "hold-char").achieved(1, "take-ten").hold_all(2)
    match = end(position.hold(0, "ursa", ate=2).hold(1, "canis", "eris"))
    assert match.result.winners == [0]


@pytest.mark.rule("RK-AMB-34")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    position = last_round().achieved(0, "hold-char").achieved(1, "take-ten").hold_all(2)
    match = end(position.hold(0, ursa=2).hold(1, canis=2))
    assert match.result.winners == [0, 1]
    assert match.result.reason == "round-limit"


@pytest.mark.rule("RK-AMB-34")
def test_teams_add_up() -> None:
    position = last_round(seats=4, teams=True).hold_all(1).hold(3, "rajal")
    position.achieved(1, "hold-char", "hold-aiur").achieved(0, "take-ten").achieved(2, "two-planets", "take-planet")
    match = end(position.hold(0, "ursa").hold(2, "ate"))
    assert match.result.winners == [0, 2]
    position = last_round(seats=4, teams=True, variant="total-domination").hold_all(1)
    match = end(position.hold_planet(1, "aiur").hold_planet(0, "char").hold_planet(2, "korhal").hold(3, "rajal"))
    assert match.state.owner.count(1) + 1 == 23
    assert match.result.winners == [1, 3]


@pytest.mark.rule("RK-AMB-34")
def test_a_team_that_meets_its_goal_on_the_last_turn_of_another_wins_by_the_round_limit() -> None:
    """Seat 3 eliminates seat 2, whose base is then not needed any more; but the round ends before seat 0's turn."""
    position = Position(4, active=3, teams=True, round_limit=1).hold_all(1).hold(0, "char-aleph").hold(3, ursa=4)
    position.hold(2, "augustgrad").achieved(0, "hold-char", "hold-aiur").achieved(2, "take-ten", "two-planets")
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 3, "invade", "ursa", "augustgrad", 3)
    while not match.over:
        answer(match, 3, "done")
    assert match.result.winners == [0, 2]
    assert match.result.reason == "round-limit"


@pytest.mark.rule("RK-AMB-34")
def test_a_victory_in_the_last_round_is_no_round_limit() -> None:
    match = conquer(facing(round_limit=1).base(0, "augustgrad").achieved(0, *THREE))
    assert match.result.reason == "achievements"


@pytest.mark.rule("RK-AMB-34")
@pytest.mark.parametrize("limit", [-1, 501, "many"])
def test_a_round_limit_out_of_bounds_is_refused(limit: object) -> None:
    with pytest.raises(BadOption, match="round_limit must be a whole number from 0 to 500"):
        GAME.check_options({"round_limit": limit})


@pytest.mark.rule("RK-AMB-38")
def test_a_reward_stays_hidden_when_its_achievement_wins_the_game() -> None:
    position = Position(3, phase="achievement").achieved(0, "hold-char", "hold-aiur").open("eighteen-territories")
    match = position.start(draws=["gold-tower"])
    answer(match, 0, "achieve", "eighteen-territories")
    assert match.over
    assert match.result.winners == [0]
    assert match.view(0)["players"][0]["rewards"] == []


# Everybody's place


def test_winners_are_first_and_the_others_come_by_what_they_have() -> None:
    position = Position(4, phase="achievement").hold_planet(0, "char").achieved(0, *THREE[:2]).achieved(3, "take-ten")
    match = position.hold(1, "eternal-scar", "ursa").hold(2, rajal=9).open("hold-char").start()
    answer(match, 0, "achieve", "hold-char")
    assert match.result.places == [1, 3, 4, 2]  # an achievement before territories, territories before units


def test_equals_share_a_place_and_allies_stand_together() -> None:
    position = Position(4, variant="total-domination", teams=True).hold_all(0).hold(2, "canis").hold(0, ursa=4)
    match = position.hold(1, "augustgrad").start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    assert match.over
    assert match.result.places == [1, 3, 1, 3]
