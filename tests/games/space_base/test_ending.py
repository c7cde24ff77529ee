"""The end of the game: when it comes, who wins, and what a tie brings."""

from __future__ import annotations

import pytest

from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    answer_quietly,
    run_to,
    run_turn,
    tracks,
)

ONES = [1] * 40
"""Rolls of 1 and 1, used singly: Malyshev in sector 1 pays 2 points a turn, Sevastyanov 4, Walker 6."""


def play_out(match: SpaceBaseMatch) -> None:
    """Play on quietly until the game is over."""
    for _ in range(100):
        if match.over:
            return
        answer_quietly(match, match.waiting[0])
    raise AssertionError("the game does not end")


def turns(match: SpaceBaseMatch) -> list[int]:
    """Whose turns there have been."""
    return [int(str(event.arguments["seat"])) for event in match.events if event.kind == "turn"]


@pytest.mark.rule("SB-END-01")
@pytest.mark.parametrize(("points", "ends"), [(37, False), (38, True)])
def test_reaching_forty_on_anothers_turn_brings_the_end(points: int, ends: bool) -> None:
    match = Position().points(1, points).deploy(1, 1, "sevastyanov").start(dice=ONES)
    run_turn(match)
    assert match.view(None)["ending"] is ends
    assert tracks(match, 1)[2] == points + 2
    run_turn(match)
    assert match.over is ends


@pytest.mark.rule("SB-END-01")
def test_reaching_forty_by_a_colony_or_an_ability_counts_as_well() -> None:
    by_colony = Position().points(0, 37).credits(0, 9).start(dice=ONES)
    run_to(by_colony, "buy", 0)
    answer(by_colony, 0, "buy", "frisch")
    by_ability = Position().points(0, 38).deploy(0, 7, "zholobov").charge("zholobov").start(dice=ONES)
    answer(by_ability, 0, "use", "zholobov")
    for match in (by_colony, by_ability):
        assert tracks(match, 0)[2] == 40
        play_out(match)
        assert turns(match) == [0, 1]


@pytest.mark.rule("SB-END-02")
def test_the_round_is_played_to_its_end_when_a_passive_player_triggers_it() -> None:
    match = Position(seats=4).points(1, 38).deploy(1, 1, "sevastyanov").start(dice=ONES)
    play_out(match)
    assert turns(match) == [0, 1, 2, 3]


@pytest.mark.rule("SB-END-02")
@pytest.mark.parametrize(("active", "expected"), [(2, [2, 3, 0, 1]), (0, [0, 1]), (1, [1])])
def test_the_last_turn_is_that_of_the_player_right_of_the_start_player(active: int, expected: list[int]) -> None:
    position = Position(seats=4, first=2, active=active).points(active, 38).station(active, 1, "malyshev")
    match = position.start(dice=ONES)
    play_out(match)
    assert turns(match) == expected
    assert match.result.winners == [active]


@pytest.mark.rule("SB-END-03")
def test_most_points_win_not_the_one_who_triggered_the_end() -> None:
    position = Position().points(0, 38).station(0, 1, "malyshev").points(1, 37).station(1, 1, "sevastyanov")
    match = position.start(dice=ONES)
    run_turn(match)
    assert match.view(None)["ending"]
    play_out(match)
    assert match.result.points == [40, 41]
    assert match.result.winners == [1]


@pytest.mark.rule("SB-END-04")
def test_a_tie_for_the_lead_brings_one_more_full_round_for_all() -> None:
    position = Position(seats=3, first=1, active=1).points(1, 38).station(1, 1, "malyshev")
    match = position.points(2, 36).station(2, 1, "sevastyanov").start(dice=ONES)
    for _ in range(3):
        run_turn(match)
    assert match.state.points == [0, 40, 40]
    assert not match.over
    play_out(match)
    assert turns(match) == [1, 2, 0] * 2
    assert match.result.winners == [2]
    assert match.result.points == [0, 42, 44]


@pytest.mark.rule("SB-END-05")
def test_after_an_extra_round_somebody_outside_the_tie_may_win() -> None:
    position = Position(seats=3).points(0, 38).station(0, 1, "malyshev").points(1, 38).station(1, 1, "tuan")
    match = position.points(2, 33).station(2, 1, "walker").start(dice=ONES)
    for _ in range(3):
        run_turn(match)
    assert match.state.points == [40, 40, 39]
    play_out(match)
    assert match.result.points == [42, 42, 45]
    assert match.result.winners == [2]
    assert match.result.rounds == 2


@pytest.mark.rule("SB-END-06")
def test_extra_rounds_repeat_until_there_is_one_leader() -> None:
    position = Position().points(0, 38).station(0, 1, "malyshev").points(1, 38).station(1, 1, "tuan")
    match = position.station(1, 2, "roosa").start(dice=[1] * 14 + [2, 2])
    for round_number in (1, 2, 3):
        assert match.state.round == round_number
        run_turn(match)
        run_turn(match)
        assert match.state.points[0] == match.state.points[1] == 38 + 2 * round_number
        assert not match.over
    run_turn(match)
    run_turn(match)  # a roll of 2 and 2 pays 4 to seat 1
    assert match.over
    assert match.result.points == [46, 48]
    assert match.result.winners == [1]
    assert match.result.rounds == 4


@pytest.mark.rule("SB-END-07")
def test_points_above_forty_count_in_full() -> None:
    position = Position().points(0, 39).station(0, 1, "malyshev").points(1, 39).station(1, 1, "sevastyanov")
    match = position.start(dice=ONES)
    play_out(match)
    assert match.result.points == [41, 43]
    assert match.result.winners == [1]
    assert match.result.rounds == 1


def gordon_strikes(points: tuple[int, int]) -> SpaceBaseMatch:
    """Seat 0 gains 2 points to reach the goal; on its own turn seat 1 makes it lose 4 of them."""
    position = Position().points(0, points[0]).station(0, 1, "malyshev").points(1, points[1])
    match = position.station(1, 7, "gordon").charge("gordon").start(dice=ONES)
    run_turn(match)
    assert match.view(None)["ending"]
    run_to(match, "ability", 1)
    answer(match, 1, "use", "gordon")
    return match


@pytest.mark.rule("SB-END-08")
def test_the_game_ends_after_the_round_even_if_nobody_is_at_forty_any_more() -> None:
    match = gordon_strikes((38, 10))
    assert match.state.points == [36, 10]
    run_turn(match)
    assert match.over
    assert match.result.winners == [0]
    assert match.result.rounds == 1


@pytest.mark.rule("SB-AMB-20")
def test_only_the_points_at_the_end_of_the_round_count() -> None:
    match = gordon_strikes((38, 37))
    run_turn(match)
    assert match.over
    assert match.result.points == [36, 37]
    assert match.result.winners == [1]
