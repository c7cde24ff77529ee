"""Playing at random, and looking at a match from all sides."""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Choice, Match

LONGEST = 100_000
"""Decisions within which a game of random players must end."""


def random_choice(match: Match[Any], seat: int, rng: random.Random) -> Choice:
    """Mostly an option, now and then an aside."""
    decision = match.decision(seat)
    if rng.random() < 0.02 and decision.asides:
        return rng.choice(decision.asides)
    return rng.choice(decision.options)


def play_randomly(match: Match[Any], rng: random.Random, decisions: int = LONGEST) -> int:
    """Play so many decisions, or to the end; seats answer in any order. How many were played."""
    for count in range(decisions):
        if match.over:
            return count
        seat = rng.choice(match.waiting)
        match.play(seat, random_choice(match, seat, rng))
    return decisions


def snapshot(match: Match[Any]) -> dict[str, Any]:
    """All that can be seen of a match from outside."""
    return {
        "state": match.state.dump(),
        "waiting": match.waiting,
        "decisions": [match.decision(seat).to_json() for seat in match.waiting],
        "over": match.over,
        "result": match.result if match.over else None,
        "views": [match.view(seat) for seat in (None, *range(match.seats))],
        "choices": [(entry.seat, entry.choice, entry.chance) for entry in match.choices],
    }
