"""Hints: what a seat could do, how likely it wins then, and why, in words; by the same search as the bots'."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from orrery.bots.reasons import reasons_said
from orrery.bots.search import FEWEST, SURE, Race, Runner, paired, standard_error, told_apart
from orrery.core import Choice, Match, Seat, Seen
from orrery.core.message import Message

BUDGET = 2500
"""Decisions in trials for a hint."""
MOST = 4
"""Kinds of options that are named."""
ALIKE = 0.05
"""Where what looks best can't be told from what did best, and is worse by no more than this, it is still advised."""
VAGUE = 0.1
"""An option that dropped out is not told of, if its chance may be off by more."""


class Suggestion(msgspec.Struct, frozen=True):
    """An option in words, the chance to win with it, and its lead: over the next best, or of others over the best."""

    choice: Choice
    said: Message
    touches: list[str]
    chance: float
    error: float
    lead: float
    lead_error: float
    equal: bool
    """Whether that lead can't be told from nothing."""
    same: int
    reasons: list[Message]
    """In what one is better off with it some time later than with the next best, on average; only of the best."""
    against: list[Message]
    """In what one is worse off."""


class Hint(msgspec.Struct, frozen=True):
    """What is advised to a seat, the best first: tried in worlds as they might be, with everybody playing by looks."""

    seat: Seat
    suggestions: list[Suggestion]
    worlds: int
    """In how many of them the first was tried; none if there was nothing to weigh."""


class Standing(msgspec.Struct, frozen=True):
    """How an option did: its chance to win, and by how much that is more or less than the best one's."""

    runner: Runner
    chance: float
    lead: float
    error: float


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
    first, *others = ranking(race)[:MOST]
    suggestions = [_best(match, seen, race, first, others), *[_other(match, seen, each, first) for each in others]]
    return Hint(seat, suggestions, len(first.runner.values))


def ranking(race: Race) -> list[Standing]:
    """How the options did, the best first.

    What did best comes first; or what looks best, if it is about as good. Both were tried in the same worlds to the
    end. What dropped out is told by how it did beside the best of those that did not, if enough is known of it.
    """
    policy = race.policy
    final = [runner for runner in race.runners if len(runner.values) == len(policy.values)]
    if len(policy.values) < FEWEST:
        return [Standing(runner, 0.0, 0.0, 1.0) for runner in race.runners]
    leader = max(final, key=lambda runner: runner.mean)
    lead, error = told_apart(leader, policy)
    first = policy if lead <= min(ALIKE, SURE * error) else leader
    found = [Standing(runner, runner.mean, *told_apart(runner, first)) for runner in final if runner is not first]
    for runner in race.runners:
        if FEWEST <= len(runner.values) < len(policy.values):
            rival = max(final, key=lambda other: paired(other, runner)[0])
            lead, error = told_apart(runner, rival)
            chance = max(0.0, rival.mean + lead)
            if SURE * error <= VAGUE:
                found.append(Standing(runner, chance, chance - first.mean, error))
    return [Standing(first, first.mean, 0.0, 1.0), *sorted(found, key=lambda each: -each.chance)]


def _best(match: Match[Any], seen: Seen[Any], race: Race, first: Standing, others: list[Standing]) -> Suggestion:
    if not others or not first.runner.values:
        return _suggestion(match, seen, first)
    following = others[0]
    reasons, against = reasons_said(match.game, race.reasons(first.runner, following.runner))
    ahead = Standing(first.runner, first.chance, -following.lead, following.error)
    return _suggestion(match, seen, ahead, is_equal(following, first), reasons, against)


def _other(match: Match[Any], seen: Seen[Any], standing: Standing, first: Standing) -> Suggestion:
    # What can't be told from the best is not said to be better.
    told = msgspec.structs.replace(standing, chance=min(standing.chance, first.chance))
    return _suggestion(match, seen, told, is_equal(standing, first))


def is_equal(standing: Standing, first: Standing) -> bool:
    """Whether a difference to the best can't be told from nothing, as it would be read: in whole per cent."""
    seen = round(100 * first.chance) - round(100 * standing.chance)
    lead, margin = (round(100 * amount) for amount in (abs(standing.lead), SURE * standing.error))
    return min(lead, seen) <= max(1, margin)


def _suggestion(
    match: Match[Any],
    seen: Seen[Any],
    standing: Standing,
    equal: bool = True,
    reasons: list[Message] | None = None,
    against: list[Message] | None = None,
) -> Suggestion:
    runner = standing.runner
    return Suggestion(
        choice=runner.choice,
        said=match.describe(seen.decision, runner.choice),
        touches=match.touches(seen.decision, runner.choice),
        chance=standing.chance,
        error=standard_error(runner.values),
        lead=standing.lead,
        lead_error=standing.error,
        equal=equal,
        same=runner.same,
        reasons=reasons or [],
        against=against or [],
    )
