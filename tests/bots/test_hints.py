"""Hints: from what a seat knows, the best first."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.bots.hints import MOST, hint
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
        chances = [each.chance for each in found.suggestions[1:]]
        assert chances == sorted(chances, reverse=True)


def test_what_a_seat_cannot_see_changes_no_hint() -> None:
    match = some_way_in("risk", 3, {}, 40)
    seat = match.waiting[0]
    other = match.sample(seat, random.Random(5))
    other._history, other._before = match._history.copy(), match._before  # so that both have the same length
    assert hint(other, seat, budget=300) == hint(match, seat, budget=300)
