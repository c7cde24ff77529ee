"""Chances to win: how they follow from numbers, weights and phases, and which weights are taken."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

import msgspec
import pytest

from orrery import Match, OrreryError
from orrery.core.chances import ANY, KNOTS, OUT, Chart, Stakes, Weights, at_phase, chances_of
from tests.core.counting import COUNTING, CountingState

EVEN = [[1.0], [1.0], [1.0], [1.0], [1.0]]


def chart(variant: str, seats: int, weights: list[list[float]] = EVEN) -> Chart:
    return Chart(variant, seats, games=1, positions=1, weights=weights)


def weights(*charts: Chart, names: tuple[str, ...] = ("stones",)) -> Weights:
    return Weights("counting", "1", "seed", "hash", list(names), list(charts))


def stakes_with(path: Path, found: Weights) -> Stakes[CountingState]:
    path.write_bytes(msgspec.json.encode(found))
    stakes = COUNTING.insight.stakes
    return Stakes(
        stakes.names, stakes.count, stakes.phase, stakes.sides, stakes.winners, variants=lambda s: ("x",), path=path
    )


def position(*stones: int) -> CountingState:
    state = Match(COUNTING, len(stones), seed="1").state
    state.stones = list(stones)
    state.derive()
    return state


# From numbers to chances


def test_odds_are_exponentials_of_scores() -> None:
    first, second = chances_of([[3.0, 1.0], [1.0, 4.0]], [0, 1], [0.5, 0.2])
    assert log(first / second) == pytest.approx(0.5 * 2 - 0.2 * 3)


def test_a_side_counts_together_and_wins_together() -> None:
    chances = chances_of([[1.0], [2.0], [0.0], [1.0]], [0, 1, 0, 1], [1.0])
    assert chances[0] == chances[2] == pytest.approx(1 / (1 + exp(2)))
    assert chances[1] == chances[3] == pytest.approx(1 - chances[0])


def test_who_is_out_has_no_chance_but_with_a_team() -> None:
    assert chances_of([[1.0], OUT, [1.0]], [0, 1, 2], [1.0]) == [0.5, 0.0, 0.5]
    assert chances_of([[1.0], OUT, [9.0], [1.0]], [0, 1, 2, 1], [0.0]) == pytest.approx([1 / 3] * 4)


def test_if_nobody_is_in_all_are_equal() -> None:
    assert chances_of([OUT, OUT], [0, 1], [1.0]) == [0.5, 0.5]


def test_large_scores_do_no_harm() -> None:
    assert chances_of([[1e6], [0.0]], [0, 1], [1.0]) == [1.0, 0.0]


@pytest.mark.parametrize(("phase", "weight"), [(-1, 0), (0, 0), (0.125, 5), (0.25, 10), (0.9, 36), (1, 40), (7, 40)])
def test_weights_change_evenly_from_phase_to_phase(phase: float, weight: float) -> None:
    assert at_phase([[40 * knot] for knot in KNOTS], phase) == [pytest.approx(weight)]


# Which weights


def test_the_chart_that_fits_best() -> None:
    found = weights(chart("", ANY), chart("", 2), chart("teams", ANY), chart("teams", 4))

    def chosen(variants: tuple[str, ...], seats: int) -> tuple[str, int]:
        best = found.find(variants, seats)
        assert best is not None
        return best.variant, best.seats

    assert chosen(("teams",), 4) == ("teams", 4)
    assert chosen(("teams",), 6) == ("teams", ANY)
    assert chosen(("big/teams", "teams"), 4) == ("teams", 4)
    assert chosen(("unheard-of",), 2) == ("", 2)
    assert chosen((), 5) == ("", ANY)


def test_without_weights_all_sides_are_equal() -> None:
    assert COUNTING.insight.chances(position(5, 1)) == [0.5, 0.5]


def test_chances_of_a_position(tmp_path: Path) -> None:
    stakes = stakes_with(tmp_path / "w.json", weights(chart("x", 2, [[0.0], [0.0], [0.0], [0.0], [2.0]])))
    first, second = stakes.chances(position(4, 7))  # phase 7/8: half of the way from 0 to 2
    assert log(second / first) == pytest.approx(3.0)


def test_when_it_is_over_the_winner_has_it_all(tmp_path: Path) -> None:
    stakes = stakes_with(tmp_path / "w.json", weights(chart("", ANY)))
    state = position(9, 0, 0)
    state.winner = 1
    assert stakes.chances(state) == [0.0, 1.0, 0.0]


def test_winners_of_different_sides_share(tmp_path: Path) -> None:
    stakes = stakes_with(tmp_path / "w.json", weights(chart("", ANY)))
    drawn = Stakes(stakes.names, stakes.count, stakes.phase, stakes.sides, lambda s: (0, 2), path=stakes.path)
    assert drawn.chances(position(1, 2, 3)) == [0.5, 0.0, 0.5]


def test_weights_for_other_numbers_are_refused(tmp_path: Path) -> None:
    stakes = stakes_with(tmp_path / "w.json", weights(chart("", ANY), names=("coins",)))
    with pytest.raises(OrreryError, match="other numbers"):
        stakes.chances(position(1, 2))


def test_a_file_that_holds_no_weights(tmp_path: Path) -> None:
    (tmp_path / "w.json").write_text("[]")
    with pytest.raises(OrreryError, match="no weights"):
        Weights.read(tmp_path / "w.json")


# Reasons


def test_reasons_are_what_one_leads_by_more(tmp_path: Path) -> None:
    stakes = stakes_with(tmp_path / "w.json", weights(chart("", ANY)))
    [reason] = stakes.reasons(position(5, 2), 0, position(4, 3))
    assert reason.what == "stones"
    assert [reason.difference, reason.worth] == pytest.approx([2, 2])
    [reason] = stakes.reasons(position(5, 2), 1, position(4, 3))
    assert reason.difference == pytest.approx(-2)
    assert stakes.reasons(position(5, 2), 0, position(5, 2)) == []


def test_rivals_count_by_their_chances(tmp_path: Path) -> None:
    stakes = stakes_with(tmp_path / "w.json", weights(chart("", ANY)))
    likely, unlikely = exp(4), exp(1)
    expected = 2 - (4 * likely + 1 * unlikely) / (likely + unlikely)
    assert stakes.leads(position(2, 4, 1), 0) == [pytest.approx(expected)]


def test_reasons_come_by_their_worth() -> None:
    names = ("little", "much", "nothing")
    found = weights(chart("", ANY, [[1.0, 9.0, 1.0]] * len(KNOTS)), names=names)
    stakes: Stakes[CountingState] = Stakes(
        names, lambda s: [], lambda s: 0.0, lambda s: range(s.seats), lambda s: (), path=None
    )
    stakes.__dict__["weights"] = stakes.checked(found)
    reasons = stakes.weighed(position(0, 0), [2.0, -1.0, 0.0])
    assert [(reason.what, reason.worth) for reason in reasons] == [("much", -9.0), ("little", 2.0)]
