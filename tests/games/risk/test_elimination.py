"""Eliminating a player: what changes hands, what is lost, and what stays on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    options,
    run_to,
    turns,
)


def last_stand(**chosen: Any) -> Position:
    """Seat 1 has Augustgrad alone, with one unit and its base; seat 0 stands beside it with four units."""
    return Position(**chosen).hold(0, "eternal-scar", ursa=4).base(1, "augustgrad").hold(1, "augustgrad")


def conquer(position: Position, *, wins: bool = True, draws: tuple[str, ...] = ()) -> RiskMatch:
    """Seat 0 attacks; nobody plays a card."""
    match = position.start(dice=[6, 6, 6, 1] if wins else [1, 1, 1, 6], draws=draws)
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    while asked(match)[0][1] == "cards":
        answer(match, match.waiting[0], "pass")
    return match


@pytest.mark.rule("RK-ELIM-01")
def test_a_player_whose_last_unit_falls_is_out_and_has_no_more_turns() -> None:
    match = conquer(last_stand().hand(1, "blink"))
    assert [player["alive"] for player in match.view(None)["players"]] == [True, False, True]
    assert turns(match, 4) == [2, 0, 2, 0]


@pytest.mark.rule("RK-ELIM-01")
def test_a_player_with_one_unit_elsewhere_is_not_out() -> None:
    match = conquer(last_stand().hold(1, "saalok").hand(1, "blink").achieved(1, "take-ten").reward(1, "two-units"))
    player = match.view(1)["players"][1]
    assert player["alive"]
    assert match.view(1)["hand"] == ["blink"]
    assert (player["achievements"], player["rewards"]) == (["take-ten"], ["two-units"])
    run_to(match, "deploy", 1)


@pytest.mark.rule("RK-ELIM-01")
def test_an_attack_beaten_back_eliminates_nobody() -> None:
    match = conquer(last_stand(), wins=False)
    assert match.view(None)["players"][1]["alive"]


@pytest.mark.rule("RK-ELIM-02")
def test_the_eliminator_gets_all_cards_for_their_stars_only() -> None:
    """Both are Terrans: even so a won card is no card of the own hand."""
    position = last_stand().faction(1, "valerian").hand(1, "tactical-nuke", "extra-supplies").won(1, "hatchery")
    match = conquer(position.hand(0, "scanner-sweep"), draws=("mule",))
    assert match.view(0)["hand"] == ["scanner-sweep"]
    assert set(match.view(0)["captured_cards"]) == {"tactical-nuke", "extra-supplies", "hatchery"}
    assert match.view(1)["hand"] == match.view(1)["captured_cards"] == []
    assert match.view(2)["players"][0]["captured"] == 3
    assert match.view(2)["players"][0]["known"] == []  # others do not see which ones
    assert "tactical-nuke" not in {choice[1] for choice in options(match, 0) if choice[0] == "play"}
    run_to(match, "deploy", 0)
    offered = {choice[1] for choice in options(match, 0) if choice[0] == "offer"}
    assert offered == {"scanner-sweep", "mule", "tactical-nuke", "extra-supplies", "hatchery"}
    assert {choice[1] for choice in options(match, 0) if choice[0] == "play"} == {"mule"}


@pytest.mark.rule("RK-ELIM-03")
def test_the_eliminator_gets_the_achievements() -> None:
    match = conquer(last_stand().achieved(1, "take-ten", "hold-aiur").achieved(2, "hold-char"))
    assert [player["achievements"] for player in match.view(None)["players"]] == [
        ["hold-aiur", "take-ten"],
        [],
        ["hold-char"],
    ]


@pytest.mark.rule("RK-ELIM-04")
def test_rewards_are_destroyed_active_ones_included() -> None:
    position = last_stand().achieved(1, "take-ten", "hold-aiur").reward(1, "two-units", "extra-manoeuvre")
    match = conquer(position.tower(1, "silver-tower", "augustgrad"))
    assert [player["rewards"] for player in match.view(None)["players"]] == [[], [], []]
    assert match.view(None)["territories"]["augustgrad"]["towers"] == []
    income = match.view(None)["players"][0]["income"]
    run_to(match, "deploy", 0)
    assert match.view(0)["pool"] == income == 41 // 3 + (7 + 5 + 5 + 3 + 2) + 2  # no two units from the reward


@pytest.mark.rule("RK-ELIM-04")
def test_a_destroyed_reward_does_not_come_up_again() -> None:
    gold = ("two-units", "gold-tower", "defence-die")
    position = last_stand().achieved(1, "take-ten", "two-planets", "take-planet").reward(1, *gold)
    match = conquer(position.open("eighteen-territories").base(0, "rajal"), draws=("two-units", "gold-tower"))
    run_to(match, "achievement", 0)
    answer(match, 0, "achieve", "eighteen-territories")
    assert match.view(None)["players"][0]["rewards"] == ["attack-die"]


@pytest.mark.rule("RK-ELIM-05", "RK-AMB-14")
def test_the_base_of_the_loser_stays_and_brings_its_holder_a_unit() -> None:
    match = conquer(last_stand())
    assert match.view(None)["territories"]["augustgrad"]["base"] == 1
    assert match.view(None)["players"][0]["bases"] == 2
    run_to(match, "deploy", 0)
    assert match.view(0)["pool"] == 41 // 3 + (7 + 5 + 5 + 3 + 2) + 2  # without Rajal: five planets, two bases


@pytest.mark.rule("RK-AMB-14")
def test_the_base_of_the_loser_counts_as_an_enemy_base() -> None:
    match = conquer(last_stand().open("enemy-base", "two-enemy-bases"))
    run_to(match, "achievement", 0)
    assert options(match, 0) == [("achieve", "enemy-base"), ("none",)]


@pytest.mark.rule("RK-ELIM-06")
def test_all_achievements_of_a_player_come_at_once() -> None:
    position = Position(4).hold_all(3).hold(0, ursa=4, pyramus=4).hold(2, "katuul-province").hold(1, "augustgrad")
    position.achieved(1, "take-ten").achieved(2, "hold-char")
    match = position.start(dice=[6, 6, 6, 1, 6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    answer(match, 0, "invade", "pyramus", "katuul-province", 3)
    assert match.view(None)["players"][0]["achievements"] == ["hold-char", "take-ten"]


@pytest.mark.rule("RK-ELIM-06", "RK-AMB-15")
def test_won_achievements_neither_bar_the_card_nor_one_from_the_board() -> None:
    position = last_stand().achieved(1, "take-ten").open("eighteen-territories").base(0, "rajal")
    match = conquer(position, draws=("two-units",))
    run_to(match, "achievement", 0)
    answer(match, 0, "achieve", "eighteen-territories")
    assert match.view(None)["players"][0]["achievements"] == ["take-ten", "eighteen-territories"]
    match = conquer(last_stand().achieved(1, "take-ten"), draws=("mule",))
    run_to(match, "deploy", 2)
    assert match.view(0)["hand"] == ["mule"]


@pytest.mark.rule("RK-AMB-15")
def test_an_achievement_from_the_board_bars_the_card_even_then() -> None:
    match = conquer(last_stand().achieved(1, "take-ten").open("eighteen-territories"), draws=("two-units",))
    run_to(match, "achievement", 0)
    answer(match, 0, "achieve", "eighteen-territories")
    run_to(match, "deploy", 2)
    assert match.view(0)["hand"] == []
