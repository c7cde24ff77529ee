"""What is at stake in StarCraft: quick counts agree with the rules, and what is better counts for more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.games.starcraft.insight.goals import income
from orrery.games.starcraft.insight.stakes import NAMES, STAKES, count
from orrery.games.starcraft.rules.victory import sides, threshold
from orrery.games.starcraft.state import StarCraftState

STARCRAFT = find_game("starcraft")


def position(seats: int, choices: int, **options: Any) -> StarCraftState:
    match = Match(STARCRAFT, seats, seed="stakes", options=options, narrate=False)
    bot = make_bot("greedy", random.Random(1))
    for _ in range(choices):
        seat = match.waiting[0]
        match.play(seat, bot.choose(match.seen_by(seat)))
    state: StarCraftState = match.state
    return state


def numbers(s: StarCraftState, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, count(s)[seat], strict=True))


@pytest.mark.parametrize(
    ("seats", "choices", "options"),
    [(2, 90, {}), (3, 220, {}), (4, 200, {"expansion": "brood-war"}), (4, 200, {"teams": True})],
)
def test_counts_are_those_of_the_rules(seats: int, choices: int, options: dict[str, Any]) -> None:
    s = position(seats, choices, **options)
    assert s.round
    workers = s.catalog.numbers.workers
    for seat in range(seats):
        found = numbers(s, seat)
        assert found["areas"] == len(s.controlled(seat))
        assert found["bases"] == len(s.bases(seat))
        assert found["units"] == sum(s.catalog.total_cost[s.unit_type[unit]] for unit in s.units_on_board(seat))
        assert found["workers"] == workers - s.workers_left(seat)
        assert found["hand"] == len(s.hand(seat))
        needed = threshold(s, next(side for side in sides(s) if seat in side))
        assert found["points a round"] == pytest.approx(income(s, seat) / needed)


def test_before_the_galaxy_is_built_all_are_equal() -> None:
    assert STAKES.chances(position(3, 0)) == pytest.approx([1 / 3] * 3)


def test_who_is_eliminated_is_out() -> None:
    s = position(3, 150)
    s.eliminated[1] = True
    assert count(s)[1] == ()
    assert STAKES.chances(s)[1] == 0.0


def test_points_are_better() -> None:
    s = position(2, 90)
    before = STAKES.chances(s)[1]
    s.points[1] += 5
    assert STAKES.chances(s)[1] > before


def test_each_side_of_a_story_has_its_own_part() -> None:
    s = position(3, 60, expansion="brood-war", scenario="trump-card")
    parts = [(numbers(s, seat)["first in the story"], numbers(s, seat)["second in the story"]) for seat in range(3)]
    assert sorted(parts) == [(0, 0), (0, 1), (1, 0)]
    assert STAKES.variants(s) == ("trump-card",)
