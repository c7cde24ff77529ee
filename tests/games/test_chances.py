"""Chances to win in every game: what they are worth on stored positions, and what holds of them in every position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from orrery import GAMES, Match
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.core import State
from orrery.core.chances import Weights
from orrery.lab.calibration import Judge, figures
from orrery.lab.training import Sample, samples_of
from tests.fixtures.make_positions import stored

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("space-base", 2, {}),
    ("space-base", 5, {"light_speed": True}),
    ("risk", 3, {}),
    ("risk", 6, {"variant": "command-room", "teams": True}),
    ("risk", 2, {"variant": "total-domination", "extended": True}),
    ("starcraft", 2, {}),
    ("starcraft", 4, {"teams": True, "expansion": "brood-war"}),
    ("starcraft", 3, {"mode": "survival", "expansion": "brood-war"}),
    ("starcraft", 2, {"scenario": "desperate-alliance", "expansion": "brood-war"}),
    ("starcraft", 3, {"scenario": "trump-card", "expansion": "brood-war"}),
    ("starcraft", 4, {"scenario": "eye-of-the-storm", "expansion": "brood-war"}),
]
ROUNDS = 12
BOUNDS = {"space-base": (0.56, 0.04), "risk": (0.56, 0.04), "starcraft": (0.74, 0.05)}
"""For each game how much of the Brier score of equal chances may be left, and how far what is said may on average be
from what happens."""


def match_of(name: str, seats: int, options: dict[str, Any]) -> Match[Any]:
    game = find_game(name)
    limits = {"round_limit": ROUNDS} if "round_limit" in game.rules.simulation else {}
    return Match(game, seats, seed="chances", options={**limits, **options}, narrate=False)


def course_of(match: Match[Any]) -> Iterator[State]:
    """Every position of a match between straying bots, and its end."""
    rng = random.Random(1)
    bots = [make_bot("greedy", rng), make_bot("random", rng)]
    yield match.state
    while not match.over:
        for seat in match.waiting:
            match.play(seat, rng.choices(bots, (3, 1))[0].choose(match.seen_by(seat)))
        yield match.state


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_in_every_position(name: str, seats: int, options: dict[str, Any]) -> None:
    match = match_of(name, seats, options)
    insight = match.game.insight
    chances: list[float] = []
    for state in course_of(match):
        chances, sides = insight.chances(state), insight.sides(state)
        assert len(chances) == len(sides) == seats
        by_side = dict(zip(sides, chances, strict=True))
        assert sum(by_side.values()) == pytest.approx(1)
        assert chances == [by_side[side] for side in sides]
        assert 0 <= insight.phase(state) <= 1
        assert match.over or max(chances) < 1 or len(set(sides)) == 1 or _alone(insight.stakes.count(state), sides)
    winners = {sides[seat] for seat in match.result.winners}
    assert chances == [1 / len(winners) if side in winners else 0 for side in sides]


def _alone(rows: Any, sides: Any) -> bool:
    """Whether but one side is left."""
    return len({side for side, row in zip(sides, rows, strict=True) if row}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_nothing_but_the_state_counts(name: str) -> None:
    """A state that comes from a file gives the same chances as one that was played, and is not changed."""
    match = match_of(name, 3, {})
    rng = random.Random(2)
    bot = make_bot("greedy", rng)
    for _ in range(150):
        if not match.over:
            seat = next(iter(match.waiting))
            match.play(seat, bot.choose(match.seen_by(seat)))
    before = match.state.dump()
    chances = match.game.insight.chances(match.state)
    assert match.state.dump() == before
    loaded = match.game.load(match.ruleset, match.options, 3, before)
    assert match.game.insight.chances(loaded) == chances


def judge_of(name: str) -> tuple[list[Sample], Judge]:
    """The stored positions, and what is said of them through the same door as bots have."""
    game = find_game(name)
    found: list[Sample] = []
    said: dict[int, list[float]] = {}
    for played in stored(name):
        for sample, state in zip(samples_of(game, played), played.positions(game), strict=True):
            found.append(sample)
            said[id(sample)] = game.insight.chances(state)
    return found, lambda sample: said[id(sample)]


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_what_happens(name: str) -> None:
    samples, judge = judge_of(name)
    left, error = BOUNDS[name]
    whole = figures(samples, judge)
    assert whole.brier < left * whole.base_brier
    assert whole.log_loss < left * whole.base_log_loss
    assert whole.error < error
    late = figures([sample for sample in samples if sample.phase >= 0.75], judge)
    assert late.brier < left * late.base_brier


@pytest.mark.parametrize("name", GAMES)
def test_also_where_everyone_plays_as_well_as_he_can(name: str) -> None:
    samples, judge = judge_of(name)
    pure = figures([sample for sample in samples if not sample.strayed], judge)
    assert pure.brier < pure.base_brier
    assert pure.log_loss < pure.base_log_loss


@pytest.mark.parametrize("name", GAMES)
def test_weights_say_what_they_come_from(name: str) -> None:
    """Of rules that are still known: a new version need not mean that other positions are good."""
    game = find_game(name)
    assert game.insight.stakes.path is not None
    weights = Weights.read(game.insight.stakes.path)
    assert weights.game == name
    assert weights.version in (game.rules.version, *game.rules.earlier)
    assert len(weights.positions) == 64
    whole = weights.charts[0]
    assert (whole.variant, whole.seats) == ("", 0)
    assert all(chart.positions > chart.games for chart in weights.charts)
