"""Hints: from what a seat knows, the best first."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.bots.hints import MOST, Standing, hint, is_equal, ranking
from orrery.bots.search import FEWEST, Race, Runner, paired, told_apart
from orrery.core import Match
from orrery.games import game as find_game

TABLES = [
    ("space-base", 3, {}),
    ("risk", 3, {}),
    ("starcraft", 2, {"random_galaxy": True, "random_factions": True}),
]


def some_way_in(game: str, seats: int, options: dict[str, object], moves: int) -> Match[Any]:
    match: Match[Any] = Match(find_game(game), seats, seed=11, options=options)
    rng = random.Random(2)
    while not match.over and moves:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.decision(seat).options))
        moves -= 1
    return match


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_best_comes_first_and_others_are_measured_against_it(
    game: str, seats: int, options: dict[str, object]
) -> None:
    match = some_way_in(game, seats, options, 25)
    seat = match.waiting[0]
    found = hint(match, seat, budget=300)
    assert 1 <= len(found.suggestions) <= MOST
    assert all(each.choice in match.decision(seat).options for each in found.suggestions)
    assert hint(match, seat, budget=300) == found
    if found.worlds:
        chances = [each.chance for each in found.suggestions]
        assert chances == sorted(chances, reverse=True)
        assert found.suggestions[0].equal or found.suggestions[0].lead > 0


@pytest.mark.parametrize("moves", range(30, 150, 12))
def test_the_first_is_never_told_to_be_worse_than_the_next(moves: int) -> None:
    match = some_way_in("risk", 3, {}, moves)
    found = hint(match, match.waiting[0], budget=600)
    first, *others = found.suggestions
    assert first.equal or first.lead > 0
    assert all(other.chance <= first.chance for other in others)


def stood(*values: list[float]) -> list[tuple[str, float, float]]:
    """How options are told that did so in their trials; the first looks best."""
    match = some_way_in("space-base", 2, {}, 25)
    race = Race(match.seen_by(match.waiting[0]), 100, random.Random(1), explains=True)
    race.runners = [Runner((str(number),), 1) for number in range(len(values))]
    for runner, chances in zip(race.runners, values, strict=True):
        runner.values = chances
    race.policy = race.runners[0]
    return [(str(each.runner.choice[0]), round(each.chance, 3), round(each.lead, 3)) for each in ranking(race)]


def test_what_did_best_comes_first_even_if_that_may_be_chance() -> None:
    unsure = [0.0, 0.04, 0.08, 0.04] * 3
    better = [0.9, 0.0, 0.0, 0.0] * 3
    assert [name for name, *_ in stood(unsure, better)] == ["1", "0"]


def test_what_looks_best_comes_first_where_it_is_about_as_good() -> None:
    looks_best = [0.4, 0.5, 0.6, 0.5] * 3
    alike = [0.5, 0.5, 0.5, 0.52] * 3
    surely = [value + 0.02 + place / 1000 for place, value in enumerate(looks_best)]
    assert [name for name, *_ in stood(looks_best, alike)] == ["0", "1"]
    assert [name for name, *_ in stood(looks_best, surely)] == ["1", "0"]


def test_few_trials_are_not_taken_at_their_word_how_far_they_may_be_off() -> None:
    one, other = Runner(("one",), 1), Runner(("other",), 1)
    one.values, other.values = [0.5, 0.6] * 3, [0.4, 0.45] * 3
    assert told_apart(one, other) == pytest.approx((paired(one, other)[0], 2 * paired(one, other)[1]))
    one.values, other.values = one.values * 20, other.values * 20
    assert told_apart(one, other) == pytest.approx((paired(one, other)[0], 1.05 * paired(one, other)[1]))


def test_what_dropped_out_is_never_told_to_be_better_than_what_it_was_worse_than() -> None:
    """It dropped out behind the second, when what looks best did badly; later that did well."""
    looks_best = [0.1] * FEWEST + [0.9] * 6
    second = [0.5] * FEWEST + [0.4] * 6
    dropped = [0.45, 0.46, 0.44, 0.45, 0.46, 0.44]
    assert stood(looks_best, second, dropped) == [("0", 0.5, 0.0), ("1", 0.45, -0.05), ("2", 0.4, -0.1)]


def test_what_was_tried_in_a_few_worlds_or_did_now_this_now_that_is_left_out() -> None:
    done = [0.5] * 12
    wild = [0.9, 0.0, 0.1, 0.8, 0.0, 0.2]
    assert stood(done, [0.4] * 12, [0.9], [0.3] * FEWEST, wild) == [
        ("0", 0.5, 0.0),
        ("1", 0.4, -0.1),
        ("3", 0.3, -0.2),
    ]


def test_what_would_look_equal_is_told_to_be_equal() -> None:
    first = Standing(Runner((), 1), 0.134, 0.0, 1.0)
    for chance, lead, error, equal in (
        (0.126, -0.008, 0.001, True),  # 13 % and 13 %
        (0.122, -0.012, 0.005, True),  # 1 % ± 1
        (0.118, -0.016, 0.006, True),  # 2 % ± 1, but 13 % and 12 %
        (0.114, -0.02, 0.009, True),  # 2 % ± 2
        (0.114, -0.02, 0.007, False),  # 2 % ± 1
        (0.04, -0.094, 0.05, True),
        (0.04, -0.094, 0.04, False),
    ):
        assert is_equal(Standing(Runner((), 1), chance, lead, error), first) == equal


def test_people_who_ask_how_many_dice_to_defend_with_get_figures() -> None:
    match = next(
        match
        for match in (some_way_in("risk", 3, {}, moves) for moves in range(40, 400))
        if match.decision(match.waiting[0]).kind == "defend" and len(match.decision(match.waiting[0]).options) > 1
    )
    found = hint(match, match.waiting[0], budget=300)
    assert found.worlds >= FEWEST
    assert len(found.suggestions) == 2


def test_what_a_seat_cannot_see_changes_no_hint() -> None:
    match = some_way_in("risk", 3, {}, 40)
    seat = match.waiting[0]
    other = match.sample(seat, random.Random(5))
    other._history, other._before = match._history.copy(), match._before  # so that both have the same length
    assert hint(other, seat, budget=300) == hint(match, seat, budget=300)
