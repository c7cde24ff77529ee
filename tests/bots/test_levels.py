"""Bots by level: softer or sharper, and never a blunder."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.bots import Thinker, make_bot
from orrery.bots.levels import FARTHEST, LEVELS, Level, LevelBot, softly
from tests.core.playing import play_randomly


def purchase(seed: int = 1) -> Match[Any]:
    """A match in which there is a card to choose."""
    match: Match[Any] = Match(find_game("space-base"), 2, seed=seed, narrate=False)
    rng = random.Random(seed)
    while match.decision(match.waiting[0]).kind != "buy" or len(match.decision(match.waiting[0]).options) < 6:
        play_randomly(match, rng, 1)
    return match


def choices(match: Match[Any], level: Level, count: int) -> Counter[tuple[str | int, ...]]:
    seen = match.seen_by(match.waiting[0])
    return Counter(LevelBot(level, random.Random(number)).choose(seen) for number in range(count))


@pytest.mark.parametrize("name", LEVELS)
def test_thoughts_end_with_what_is_chosen(name: str) -> None:
    match = purchase()
    seen = match.seen_by(match.waiting[0])
    thinker = make_bot(name, random.Random(3))
    assert isinstance(thinker, Thinker)
    *_, last = thinker.thoughts(seen)
    assert last == make_bot(name, random.Random(3)).choose(seen)


def test_levels_think_more_and_choose_more_sharply() -> None:
    levels = list(LEVELS.values())
    assert [level.budget for level in levels] == sorted(level.budget for level in levels)
    assert len(set(levels)) == len(levels)


def test_without_softness_and_trials_the_best_look_is_taken() -> None:
    match = purchase()
    seen = match.seen_by(match.waiting[0])
    (only,) = choices(match, Level(0), 20)
    looks = seen.appraise()
    assert looks[seen.options.index(only)] == max(looks)


def test_a_soft_choice_is_among_the_better_half() -> None:
    match = purchase()
    seen = match.seen_by(match.waiting[0])
    looks = dict(zip(seen.options, seen.appraise(), strict=True))
    found = choices(match, Level(0, 0.3), 200)
    assert len(found) > 1
    best, worst = max(looks.values()), sorted(looks.values(), reverse=True)[len(looks) // 2]
    assert all(looks[choice] >= best - FARTHEST * 0.3 * (best - worst) for choice in found)
    assert looks[found.most_common(1)[0][0]] == best


def test_softness_after_trials_minds_differences_in_chance() -> None:
    match = purchase()
    sharp, soft = choices(match, Level(150), 12), choices(match, Level(150, 0.2), 12)
    assert len(soft) > len(sharp)


def test_nothing_is_chosen_softly_that_is_far_worse() -> None:
    gaps: list[tuple[tuple[str | int, ...], float]] = [(("best",), 0.0), (("near",), 0.5), (("far",), 3.5)]
    found = Counter(softly(gaps, 1.0, random.Random(number)) for number in range(300))
    assert found[("best",)] > found[("near",)] > 0
    assert ("far",) not in found
