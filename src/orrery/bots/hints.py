"""Hints: what a seat could do, how likely it wins then, and why, in words; by the same search as the bots'."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from orrery.bots.reasons import reasons_said
from orrery.bots.search import advise
from orrery.core import Choice, Match, Seat
from orrery.core.message import Message

BUDGET = 1500
"""Decisions in trials for a hint."""
MOST = 4
"""Kinds of options that are named."""


class Suggestion(msgspec.Struct, frozen=True):
    """An option, what it says, and how it was weighed: see `Weighed`."""

    choice: Choice
    said: Message
    touches: list[str]
    chance: float
    error: float
    lead: float
    lead_error: float
    same: int
    reasons: list[Message]


class Hint(msgspec.Struct, frozen=True):
    """What is advised to a seat, the best first: tried in worlds as they might be, with everybody playing by looks."""

    seat: Seat
    suggestions: list[Suggestion]
    worlds: int
    """In how many of them the first was tried; none if there was nothing to weigh."""


def hint(match: Match[Any], seat: Seat, budget: int = BUDGET) -> Hint:
    """Advise a seat that is asked something, from what it knows.

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> found = hint(match, 0, budget=300)
    >>> len(found.suggestions), found.suggestions[0].choice in match.decision(0).options
    (2, True)
    """
    seen = match.seen_by(seat)
    rng = random.Random(f"{match.length}/{seat}")  # not the match's seed: nobody may learn of it by hints
    *_, advice = advise(seen, budget, rng, reasons=True)
    return Hint(
        seat,
        [
            Suggestion(
                choice=weighed.choice,
                said=match.describe(seen.decision, weighed.choice),
                touches=match.touches(seen.decision, weighed.choice),
                chance=weighed.chance,
                error=weighed.error,
                lead=weighed.lead,
                lead_error=weighed.lead_error,
                same=weighed.same,
                reasons=reasons_said(match.game, weighed.reasons),
            )
            for weighed in advice.weighed[:MOST]
        ],
        advice.weighed[0].trials,
    )
