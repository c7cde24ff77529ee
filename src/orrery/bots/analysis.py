"""The analysis of a finished match: which decisions cost the most, found from what their seats knew then."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec

from orrery.bots.reasons import reasons_said
from orrery.bots.search import SURE, Race, Runner, paired
from orrery.core import Choice, Game, Match, Seat
from orrery.core.log import placed
from orrery.core.message import Message
from orrery.core.pack import Pack
from orrery.core.record import FORMAT, Record

QUESTIONS = 60
"""So many decisions of a match are looked into."""
BUDGET = 4000
"""Decisions in trials for each of them."""
MOST_SLIPS = 12
SMALLEST_COST = 0.01
"""A difference in the chance to win that is worth telling."""
UNDECIDED = (0.02, 0.98)
"""Chances to win between which a decision can matter."""


class Slip(msgspec.Struct, frozen=True):
    """A decision that cost its seat something: what would have been better, by how much, and why."""

    seat: Seat
    move: int
    """The line of the record with the choice."""
    since: int
    """The line before it: from there it can be played otherwise."""
    round: int
    chosen: Choice
    better: Choice
    asked: Message
    """What was asked, what was chosen and what would have been better, in words."""
    said: Message
    better_said: Message
    chance: float
    """The chance to win with what would have been better."""
    cost: float
    error: float
    """The standard error of the cost."""
    reasons: list[Message]
    """In what the seat would be further ahead."""
    against: list[Message] = []
    """In what it would be less so."""


class Analysis(msgspec.Struct, frozen=True):
    """How far an analysis has come, and what it has found so far: the most costly decisions, the dearest first."""

    done: int
    of: int
    slips: list[Slip]


class Doubt(msgspec.Struct, frozen=True):
    """A decision that is worth a look, and how much it is."""

    worth: float
    move: int
    since: int
    round: int
    choice: Choice
    seat: Seat


def analyse(
    record: Record,
    game: Game[Any],
    *,
    pack: Pack | None = None,
    questions: int = QUESTIONS,
    budget: int = BUDGET,
) -> Iterator[Analysis]:
    """Look into the decisions that look doubtful, one after the other; the last one given is the whole analysis.

    Each is weighed by the same search as the bots', on samples of what its seat knew then. The same record gives the
    same analysis on every machine.

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5, options={"points_to_win": 10})
    >>> while not match.over:
    ...     seat = match.waiting[0]
    ...     match.play(seat, match.decision(seat).options[-1])
    >>> *_, analysis = analyse(match.record(), match.game, questions=2, budget=300)
    >>> analysis.done, analysis.of
    (2, 2)
    """
    if record.header.orrery != FORMAT:
        record = record.replay(game, narrate=False, pack=pack).record()
    doubts = sorted(_doubts(record, game, pack), key=lambda doubt: (-doubt.worth, doubt.move))[:questions]
    positions = _positions(record, game, pack, {doubt.move for doubt in doubts})
    found: list[Slip] = []
    yield Analysis(0, len(doubts), [])
    for done, doubt in enumerate(doubts, start=1):
        slip = _weigh(positions.pop(doubt.move), doubt, budget)
        if slip is not None:
            found.append(slip)
            found.sort(key=lambda slip: -slip.cost)
            del found[MOST_SLIPS:]
        yield Analysis(done, len(doubts), found.copy())


def _doubts(record: Record, game: Game[Any], pack: Pack | None) -> Iterator[Doubt]:
    """The decisions with a real choice while all was open, by how much better something else looked."""
    match = record.replay(game, 0, narrate=False, pack=pack)
    insight, standing = match.game.insight, match.game.knowledge.standing
    calm = insight.searching(match.seats).calm
    since = 0
    for move, entry in placed(record.items):
        seen = match.seen_by(entry.seat) if not (entry.auto or entry.aside) else None
        if seen is not None and entry.choice in seen.options and seen.decision.kind not in calm:
            options, kinds = seen.options, seen.kinds()
            chance = insight.chances(match.state)[entry.seat]
            if len(set(kinds)) > 1 and UNDECIDED[0] < chance < UNDECIDED[1]:
                worth = _deficit(seen.appraise(), options.index(entry.choice)) + 2 * chance * (1 - chance)
                number = standing(match.state).round if standing is not None else 0
                yield Doubt(worth, move, since, max(1, number), entry.choice, entry.seat)
        match.enact(msgspec.structs.replace(entry), from_seed=False)
        since = move


def _deficit(looks: list[float], chosen: int) -> float:
    """How much worse than the best the chosen option looked, in standard deviations of all."""
    mean = sum(looks) / len(looks)
    spread = sqrt(sum([(look - mean) ** 2 for look in looks]) / len(looks))
    return (max(looks) - looks[chosen]) / spread if spread else 0.0


def _positions(record: Record, game: Game[Any], pack: Pack | None, moves: set[int]) -> dict[int, Match[Any]]:
    """The match before each of some moves."""
    match = record.replay(game, 0, narrate=False, pack=pack)
    found: dict[int, Match[Any]] = {}
    for move, entry in placed(record.items):
        if move in moves:
            found[move] = match.fork()
        match.enact(msgspec.structs.replace(entry), from_seed=False)
    return found


def _weigh(match: Match[Any], doubt: Doubt, budget: int) -> Slip | None:
    """What would have been better, if anything surely was."""
    seen = match.seen_by(doubt.seat)
    rng = random.Random(f"{match.seed}/{doubt.move}")
    race = Race(seen, budget, rng, explains=True)
    chosen = _runner_of(race, doubt.choice, dict(zip(seen.options, seen.kinds(), strict=True)))
    race.kept.append(chosen)  # so it is compared in the same worlds to the end
    for _ in race.run():
        pass
    best = race.best()
    cost, error = paired(best, chosen)
    if best is chosen or cost < max(SMALLEST_COST, SURE * error):
        return None
    reasons, against = reasons_said(match.game, race.reasons(best, chosen))
    return Slip(
        seat=doubt.seat,
        move=doubt.move,
        since=doubt.since,
        round=doubt.round,
        chosen=doubt.choice,
        better=best.choice,
        asked=match.question(seen.decision),
        said=match.describe(seen.decision, doubt.choice),
        better_said=match.describe(seen.decision, best.choice),
        chance=best.mean,
        cost=min(cost, best.mean),  # the difference of two averages over the same worlds; floats may stray
        error=error,
        reasons=reasons,
        against=against,
    )


def _runner_of(race: Race, choice: Choice, kinds: dict[Choice, Any]) -> Runner:
    """The runner that stands for a choice; if there is none, the choice joins the race."""
    for runner in race.runners:
        if kinds[runner.choice] == kinds[choice]:
            return runner
    late = Runner(choice, 1)
    race.runners.append(late)
    return late
