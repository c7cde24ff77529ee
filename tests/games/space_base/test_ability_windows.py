"""In which phases, and on whose turn, the abilities of phases 1, 5 and 7 work."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    answer_quietly,
    corrections,
    options,
    refuses,
    run_to,
    tracks,
)

OWN_TURN = [(0, 1), (0, 5), (0, 7)]
OTHERS_TURN = [(1, 1), (1, 5), (1, 7)]
"""(active seat, phase) of the windows, seen from seat 0."""


def windows(position: Position, *use: str | int) -> list[tuple[int, int]]:
    """When seat 0 is offered a use in a round of two turns; at all other questions it must be refused.

    Both seats can set a die and are asked to buy, so that there are questions between the windows as well.
    """
    position.station(0, 4, "titov").charge("titov").station(1, 1, "gagarin").charge("gagarin")
    match = position.credits(0, 30).credits(1, 30).start(dice=[6] * 4)
    found: list[tuple[int, int]] = []
    other_questions: set[tuple[int, int]] = set()
    while match.state.round == 1:
        moment = (match.state.active, match.state.phase)
        if 0 in match.waiting and use in options(match, 0):
            found.append(moment)
        else:
            assert refuses(match, 0, *use)
            other_questions.add(moment)
        answer_quietly(match, match.waiting[0])
    assert {(0, 2), (0, 3), (0, 6), (1, 2), (1, 3), (1, 6)} <= other_questions
    return found


@pytest.mark.rule("SB-BUYAB-01")
def test_buying_by_ability_works_in_the_three_windows_of_the_own_turn() -> None:
    position = Position().station(0, 2, "sarafanov").charge("sarafanov").yard("engle")
    assert windows(position, "use", "sarafanov") == OWN_TURN


@pytest.mark.rule("SB-CLAIM-01")
def test_claiming_works_in_the_three_windows_of_the_own_turn() -> None:
    position = Position().station(0, 12, "kovalyonok").charge("kovalyonok").yard("engle")
    assert windows(position, "use", "kovalyonok") == OWN_TURN


@pytest.mark.rule("SB-RELOC-01")
def test_buying_into_a_chosen_sector_works_in_the_three_windows_of_the_own_turn() -> None:
    position = Position().station(0, 10, "scott").charge("scott").yard("engle")
    assert windows(position, "use", "scott") == OWN_TURN


@pytest.mark.rule("SB-SWAPSEC-01")
def test_swapping_sectors_works_in_the_three_windows_of_the_own_turn() -> None:
    position = Position().station(0, 1, "yeliseyev").charge("yeliseyev", 3)
    assert windows(position, "use", "yeliseyev") == OWN_TURN


@pytest.mark.rule("SB-SWAPCARD-01")
def test_swapping_the_ability_card_works_in_all_windows_of_all_turns() -> None:
    position = Position().station(0, 9, "zudov").charge("zudov")
    assert windows(position, "use", "zudov", "stewart") == OWN_TURN + OTHERS_TURN


@pytest.mark.rule("SB-PLACECH-01")
def test_placing_a_charge_works_in_all_windows_of_all_turns() -> None:
    position = Position().station(0, 8, "collins").charge("collins").station(0, 3, "grissom")
    assert windows(position, "use", "collins", "grissom") == OWN_TURN + OTHERS_TURN


@pytest.mark.rule("SB-LOSE4-01")
def test_making_the_others_lose_points_works_in_the_three_windows_of_the_own_turn() -> None:
    position = Position().station(0, 7, "gordon").charge("gordon")
    assert windows(position, "use", "gordon") == OWN_TURN


@pytest.mark.rule("SB-WIN-01")
def test_winning_by_ability_works_in_all_windows_of_all_turns() -> None:
    position = Position().station(0, 12, "armstrong").charge("armstrong", 4)
    assert windows(position, "use", "armstrong") == OWN_TURN + OTHERS_TURN


@pytest.mark.rule("SB-RES-01")
@pytest.mark.parametrize(
    ("colour", "expected"), [("blue", OWN_TURN), ("red", OTHERS_TURN), ("green", OWN_TURN + OTHERS_TURN)]
)
@pytest.mark.parametrize("deployed", [False, True])
def test_the_box_colour_says_on_whose_turn_resources_can_be_had(
    tmp_path: Path, colour: str, expected: list[tuple[int, int]], deployed: bool
) -> None:
    face = f'{{ slots = 1, ability = ["credits 3"], colour = "{colour}" }}'
    row = f'[[card]]\nid = "grissom"\nsource = "test"\nstation = {face}\ndeployed = {face}\n'
    (tmp_path / "cards.toml").write_text(row, encoding="utf-8")
    position = Position(pack=corrections(tmp_path))
    position = position.deploy(0, 3, "grissom") if deployed else position.station(0, 3, "grissom")
    assert windows(position.charge("grissom"), "use", "grissom") == expected


@pytest.mark.rule("SB-RES-01")
@pytest.mark.parametrize("phase", [1, 5, 7])
def test_resources_arrive_in_the_window_they_are_used_in(phase: int) -> None:
    match: SpaceBaseMatch = Position().station(0, 3, "grissom").charge("grissom").start(dice=[6, 6])
    run_to(match, "ability", 0, phase=phase)
    credits, income, points = tracks(match, 0)
    answer(match, 0, "use", "grissom")
    assert tracks(match, 0) == (credits + 3, income, points)
