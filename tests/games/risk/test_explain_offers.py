"""Whatever is not on offer has a reason, and what is on offer has none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.core import Choice, Decision, Match, Message
from orrery.games.risk import GAME
from orrery.games.risk.explain import AGAINST, NO_TIME
from orrery.games.risk.state import RiskState
from orrery.games.risk.verbs import ANSWERS, QUESTIONS
from tests.core.speaking import Speaker
from tests.games.risk.choices import VARIANTS, begin, near_miss, random_choice, short_choices
from tests.games.risk.moments import rare_moments, rich_position

POSITIONS = 50
"""Positions looked at in a variant; together 2,000 random choices are tried in them, and all short ones in each."""
ANY, NEAR = 20, 20
"""Of the random choices in a position: any at all, and near misses."""


def moments(match: Match[RiskState], rng: random.Random, count: int) -> Iterator[tuple[RiskState, Decision]]:
    """Positions of a match played at random, first of all one for each kind of question."""
    met: set[str] = set()
    while not match.over and count:
        seat = match.waiting[0]
        decision = match.decision(seat)
        if decision.kind not in met or rng.random() < 0.05:
            met.add(decision.kind)
            count -= 1
            yield match.state, decision
        match.play(seat, rng.choice(decision.options))


def tries(s: RiskState, decision: Decision, rng: random.Random) -> Iterator[Choice]:
    """All options, all short choices, and random ones."""
    yield from decision.options
    yield from decision.between
    yield from short_choices(s)
    yield from (random_choice(s, rng) for _ in range(ANY))
    yield from (near_miss(s, decision.options, rng) for _ in range(NEAR))


def check(s: RiskState, decision: Decision, rng: random.Random, speaker: Speaker) -> None:
    """Options and explanations agree on every choice, and each refusal can be said and names a rule."""
    offered = {*decision.options, *decision.between, *decision.asides}
    before = s.dump()
    for choice in tries(s, decision, rng):
        reason = GAME.rules.explain(s, decision, choice)
        assert (reason is None) == (choice in offered), (decision.kind, choice, reason)
        if reason is not None:
            assert reason.rule, (decision.kind, choice, reason)
            speaker.say(without_seats(reason))
    assert s.dump() == before


def without_seats(message: Message) -> Message:
    """No refusal tells of a player, so it needs no names to be said."""
    assert "seat" not in message.arguments
    return message


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_choice_is_offered_exactly_when_nothing_speaks_against_it(variant: tuple[int, dict[str, Any]]) -> None:
    seats, options = variant
    rng, speaker = random.Random(str(variant)), Speaker()
    looked_at = 0
    for seed in range(20):
        for s, decision in moments(begin(seats, options, seed), rng, POSITIONS - looked_at):
            check(s, decision, rng, speaker)
            looked_at += 1
        if looked_at == POSITIONS:
            break
    assert looked_at == POSITIONS


def test_so_it_is_with_hands_full_of_cards() -> None:
    speaker, met = Speaker(), set[str]()
    for number, match in enumerate([*rare_moments(), *(rich_position(seed).start() for seed in range(24))]):
        rng = random.Random(number)
        for s, decision in moments(match, rng, 12):
            met.add(decision.kind)
            check(s, decision, rng, speaker)
    assert {"cards", "recall", "spread", "reroll", "move", "advance", "units"} <= met


def test_what_does_not_exist_is_named() -> None:
    match = begin(3, {"variant": "command-room"}, 0)
    seat = match.waiting[0]
    for choice, what in (
        (("invade", "augustgrad", "tarsonis", 1), "territory"),
        (("play", "zergling-rush"), "card"),
        (("play", "tactical-nuke", "tarsonis"), "territory"),
        (("achieve", "everything"), "achievement"),
        (("pick", "mengsk"), "faction"),
    ):
        assert match.explain(seat, choice).key == f"risk-refused-unknown-{what}"


def test_every_verb_and_every_question_is_explained() -> None:
    assert set(AGAINST) == set(NO_TIME) == set(ANSWERS)
    decisions = {kind: Decision(0, kind, list, "RK-TURN-01") for kind in QUESTIONS}
    match = begin(3, {"variant": "command-room"}, 0)
    for verb, kinds in ANSWERS.items():
        for kind, decision in decisions.items():
            if kind not in kinds and verb in ("pass", "none", "draw", "decline", "agree", "refuse", "done", "trade"):
                reason = GAME.rules.explain(match.state, decision, (verb,))
                assert reason is not None
                assert reason.rule
