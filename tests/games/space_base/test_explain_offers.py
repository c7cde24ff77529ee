"""Whatever is not on offer has a reason, and what is on offer has none."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from orrery.core import Choice, Decision, Match
from orrery.core.message import named
from orrery.games.space_base import GAME
from orrery.games.space_base.state import SpaceBaseState
from orrery.games.space_base.verbs import QUESTIONS
from tests.core.speaking import Speaker, ask_everything
from tests.games.space_base.choices import near_miss, random_choice, short_choices
from tests.games.space_base.moments import rich_position

POSITIONS = 50
"""Positions looked at in a variant; together 2,000 random choices are tried in them, and all short ones in each."""
ANY, NEAR = 20, 20
"""Of the random choices in a position: any at all, and near misses."""


def moments(match: Match[SpaceBaseState], rng: random.Random, count: int) -> Iterator[tuple[SpaceBaseState, Decision]]:
    """Positions of a match played at random, first of all one for each kind of question."""
    ask_everything(match)
    met: set[str] = set()
    while not match.over and count:
        seat = rng.choice(match.waiting)
        decision = match.decision(seat)
        if decision.kind not in met or rng.random() < 0.05:
            met.add(decision.kind)
            count -= 1
            yield match.state, decision
        match.play(seat, rng.choice(decision.options))


def tries(s: SpaceBaseState, decision: Decision, rng: random.Random) -> Iterator[Choice]:
    """All options, all short choices, and random ones."""
    yield from decision.options
    yield from short_choices(s)
    yield from (random_choice(s, decision.seat, rng) for _ in range(ANY))
    yield from (near_miss(s, decision.seat, decision.options, rng) for _ in range(NEAR))


def check(s: SpaceBaseState, decision: Decision, rng: random.Random, speaker: Speaker) -> None:
    """Options and explanations agree on every choice, and each refusal can be said and names a rule."""
    offered = {*decision.options, *decision.asides}
    before = s.dump()
    for choice in tries(s, decision, rng):
        reason = GAME.rules.explain(s, decision, choice)
        assert (reason is None) == (choice in offered), (decision.kind, choice, reason)
        if reason is not None:
            assert reason.rule or "enterprise" in choice, (decision.kind, choice, reason)
            speaker.say(named(reason, [f"Seat {seat}" for seat in range(s.seats)]))
    assert s.dump() == before


@pytest.mark.parametrize("light_speed", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_choice_is_offered_exactly_when_nothing_speaks_against_it(seats: int, light_speed: bool) -> None:
    rng, speaker = random.Random(f"{seats} {light_speed}"), Speaker()
    looked_at = 0
    for seed in range(20):
        match = Match(GAME, seats, seed=str(seed), options={"light_speed": light_speed})
        for s, decision in moments(match, rng, POSITIONS - looked_at):
            check(s, decision, rng, speaker)
            looked_at += 1
        if looked_at == POSITIONS:
            break
    assert looked_at == POSITIONS


def test_so_it_is_with_a_console_full_of_charged_cards() -> None:
    speaker, met = Speaker(), {"draft"}
    for number in range(24):
        rng = random.Random(number)
        for s, decision in moments(rich_position(number).start(), rng, 14):
            met.add(decision.kind)
            check(s, decision, rng, speaker)
    assert met == QUESTIONS
