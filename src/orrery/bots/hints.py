"""Hints: what a seat could do, how likely it wins then, and why, in words; by the same search as the bots'."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from orrery.bots.reasons import reasons_said
from orrery.bots.search import Race, Runner, paired, standard_error
from orrery.core import Choice, Match, Seat, Seen
from orrery.core.message import Message

BUDGET = 1500
"""Decisions in trials for a hint."""
MOST = 4
"""Kinds of options that are named."""


class Suggestion(msgspec.Struct, frozen=True):
    """An option in words, the chance to win with it, and its lead: over the next best, or of others over the best."""

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
    race = Race(seen, budget, rng, explains=True)
    if race.matters:
        for _ in race.run():
            pass
    best = race.best()
    # Chances of options that were tried in fewer worlds are told by how they did beside the best in the same ones.
    others = sorted((runner for runner in race.runners if runner is not best), key=lambda other: paired(best, other)[0])
    return Hint(
        seat, [_suggestion(match, seen, race, each, best, others) for each in (best, *others)][:MOST], len(best.values)
    )


def _suggestion(
    match: Match[Any], seen: Seen[Any], race: Race, runner: Runner, best: Runner, others: list[Runner]
) -> Suggestion:
    rival = best if runner is not best else others[0] if others else None
    lead, lead_error = paired(runner, rival) if rival is not None else (0.0, 1.0)
    reasons = race.reasons(runner, rival) if rival is not None else []
    return Suggestion(
        choice=runner.choice,
        said=match.describe(seen.decision, runner.choice),
        touches=match.touches(seen.decision, runner.choice),
        chance=min(1.0, max(0.0, best.mean + (lead if runner is not best else 0.0))),
        error=standard_error(runner.values),
        lead=lead,
        lead_error=lead_error,
        same=runner.same,
        reasons=reasons_said(match.game, reasons),
    )
