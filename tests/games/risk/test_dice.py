"""The dice of an invasion: how many, how they are compared, who loses units."""

from __future__ import annotations

import pytest

from orrery.games.risk.rules.dice import compare
from tests.games.risk.position import Position, RiskMatch, answer, units


def roll(attack: list[int], defence: list[int], present: int = 9) -> tuple[int, int]:
    """What seat 0 in Augustgrad and seat 1 in Keresh Province lose with these dice."""
    match = rolled(attack, defence, present)
    return 9 - units(match, "augustgrad"), present - units(match, "keresh-province")


def rolled(attack: list[int], defence: list[int], present: int = 9) -> RiskMatch:
    match = Position().hold(0, augustgrad=9).hold(1, keresh_province=present).start(dice=[*attack, *defence])
    answer(match, 0, "invade", "augustgrad", "keresh-province", len(attack))
    if present > 1:
        answer(match, 1, "defend", len(defence))
    return match


@pytest.mark.rule("RK-DICE-01")
@pytest.mark.parametrize("attack", [1, 2, 3])
@pytest.mark.parametrize("defence", [1, 2])
def test_a_die_for_each_unit(attack: int, defence: int) -> None:
    match = rolled([2] * attack, [3] * defence)
    assert match.state.under_way.attack_rolled == (2,) * attack
    assert match.state.under_way.defence_rolled == (3,) * defence
    assert match.view(None)["invasion"]["attack_rolled"] == [2] * attack


@pytest.mark.rule("RK-DICE-02")
def test_both_sides_sort_their_dice_before_comparing() -> None:
    assert roll([1, 6, 4], [2, 5]) == (0, 2)
    assert roll([4, 1, 6], [5, 4]) == (1, 1)
    assert roll([1, 5], [6, 3]) == (2, 0)


@pytest.mark.rule("RK-DICE-03")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_tie_goes_to_the_defender(value: int) -> None:
    assert roll([value], [value]) == (1, 0)
    assert roll([value, value], [value, value]) == (2, 0)


@pytest.mark.rule("RK-DICE-03", "RK-DICE-04")
def test_the_higher_value_wins_and_the_loser_removes_a_unit() -> None:
    assert roll([6], [5]) == (0, 1)
    assert roll([2], [1]) == (0, 1)
    assert roll([4], [5]) == (1, 0)


@pytest.mark.rule("RK-DICE-04")
@pytest.mark.parametrize("tied", [3, 4, 5])
def test_red_against_orange_costs_one_unit_each(tied: int) -> None:
    assert roll([6, tied, 3], [5, tied]) == (1, 1)


@pytest.mark.rule("RK-DICE-02", "RK-DICE-05")
@pytest.mark.parametrize(
    ("attack", "defence", "losses"),
    [
        ([6, 4, 3], [5, 4], (1, 1)),
        ([5, 5], [5, 5], (2, 0)),
        ([6, 6], [5, 5], (0, 2)),
        ([6], [6, 1], (1, 0)),
        ([6, 5, 4], [4], (0, 1)),
        ([1, 1, 1], [1], (1, 0)),
        ([2], [1, 6], (1, 0)),
        ([6], [5, 5], (0, 1)),
    ],
)
def test_dice_without_a_partner_are_ignored(attack: list[int], defence: list[int], losses: tuple[int, int]) -> None:
    assert roll(attack, defence) == losses
    assert compare(sorted(attack, reverse=True), sorted(defence, reverse=True)) == losses


@pytest.mark.rule("RK-DICE-06")
@pytest.mark.parametrize("attack", [1, 2, 3])
@pytest.mark.parametrize("defence", [1, 2])
@pytest.mark.parametrize(("mine", "theirs"), [(6, 1), (1, 6), (4, 4)])
def test_as_many_losses_as_the_fewer_dice(attack: int, defence: int, mine: int, theirs: int) -> None:
    assert sum(roll([mine] * attack, [theirs] * defence)) == min(attack, defence)


@pytest.mark.rule("RK-DICE-04")
def test_units_that_fight_with_fewer_dice_than_present_lose_no_more() -> None:
    assert roll([6, 6, 6], [1], present=9) == (0, 1)
    assert roll([6, 6, 6], [1, 1], present=3) == (0, 2)
