"""Fortunes: everyone's chances over a match, and how much of each change was chosen and how much came by luck."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from orrery.core.decision import Seat
from orrery.core.log import Entry
from orrery.core.match import Match
from orrery.core.trial import Trial

FUTURES = 4
"""How often chance is tried anew to see what was to be expected."""
LONGEST = 200
"""Decisions after which nobody waits for a turn to end."""


class Beat(msgspec.Struct, frozen=True):
    """How everybody stood when a turn or a battle had ended, or the match."""

    move: int
    """The line of the record after which that was."""
    round: int
    chances: list[float]
    """Each seat's chance to win, as somebody who watches knows it; team-mates share theirs."""
    own: list[float]
    """The same, as each seat itself knows it."""
    luck: list[float]
    """How much of each seat's change since the beat before came by dice and draws: against what was to be expected."""


class Outcome(NamedTuple):
    """How everybody stands after a choice and the chance that followed: at once, and when the turn has ended."""

    now: list[float]
    soon: list[float]


class Fortunes:
    """Goes along with a match that is played again, and notes everybody's chances at every beat.

    Luck is what dice and draws gave beyond what they give on average: the same choice is made again with other chance a
    few times. What a roll is worth shows only when it is used; so the turn is played to its end, by what looks best to
    everybody. What is left of a change was chosen, by whomever.

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> fortunes = Fortunes(match, 1)
    >>> len(fortunes.beats), round(sum(fortunes.beats[0].chances), 6)
    (1, 1.0)
    """

    def __init__(self, match: Match[Any], round: int, *, futures: int = FUTURES) -> None:
        self.match = match
        self.futures = futures
        self.luck = [0.0] * match.seats
        self.later = [0.0] * match.seats
        """The luck of the last choice that shows only in what comes after it."""
        self.beats: list[Beat] = []
        self.note(0, round)

    def expect(self, move: int, entry: Entry) -> Outcome | None:
        """What a choice that is about to be made again brings on average; None if nothing was left to chance."""
        if not entry.chance or not self.futures:
            return None
        others = [_outcome(self.match.otherwise(entry, f"{move}/{future}"), move) for future in range(self.futures)]
        return Outcome(_mean([other.now for other in others]), _mean([other.soon for other in others]))

    def came(self, move: int, expected: Outcome | None) -> None:
        """Note how far what came is from what was to be expected."""
        if expected is None:
            return
        outcome = _outcome(self.match, move)
        for seat in range(self.match.seats):
            now, soon = outcome.now[seat] - expected.now[seat], outcome.soon[seat] - expected.soon[seat]
            self.luck[seat] += now
            self.later[seat] = soon - now

    def note(self, move: int, round: int) -> None:
        """A turn or a battle has ended."""
        match = self.match
        public = seen_chances(match, None, move)
        own = [seen_chances(match, seat, move)[seat] for seat in range(match.seats)]
        self.beats.append(Beat(move, round, public, own, self.luck))
        self.luck = [0.0] * match.seats

    def go_on(self) -> None:
        """What a choice brought was looked at, and the next one comes."""
        for seat, luck in enumerate(self.later):
            self.luck[seat] += luck
        self.later = [0.0] * self.match.seats


def _outcome(match: Match[Any], move: int) -> Outcome:
    now = seen_chances(match, None, move)
    return Outcome(now, _played_on(match.trial(move)) if not match.over else now)


def _played_on(trial: Trial[Any]) -> list[float]:
    """Everybody's chances when the running turn has ended, if all take what looks best."""
    appraise, until = trial.game.insight.appraise, trial.pulse + 1
    for _ in range(LONGEST):
        if trial.over or trial.pulse >= until:
            break
        seat, decision = next(iter(trial.open.items()))
        options = decision.options
        looks = appraise(trial.state, decision) if len(options) > 1 else [0.0]
        trial.answer(seat, options[looks.index(max(looks))])
    return trial.game.insight.chances(trial.state)


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def seen_chances(match: Match[Any], seat: Seat | None, salt: int) -> list[float]:
    """Everybody's chances as a seat, or a spectator, may judge them: what it does not know is dealt anew."""
    insight = match.game.insight
    if match.over or not match.game.knowledge.has_secrets(match.options):
        return insight.chances(match.state)
    return insight.chances(match.sample(seat, random.Random(f"{salt}/{seat}")).state)
