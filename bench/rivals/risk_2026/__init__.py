"""The greedy bot of release 0.1 as it played Risk: it takes the option that looks best, without trying any out.

Frozen: a judgement that is wrong stays wrong here.
"""

from __future__ import annotations

import random
from typing import Any

from bench.rivals.risk_2026.appraisal import appraise
from bench.rivals.risk_2026.board import read
from orrery.core import Choice, Seen


class Rival:
    """Takes the option with the best looks; ties are broken at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.said: Choice = ()
        """Its last choice, as its release would have written it."""
        self.wishes: dict[str, str] = {}
        """The preferences that its last choice stands for: none."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick the option that looks best."""
        self.said = self._pick(seen)
        return self.said

    def _pick(self, seen: Seen[Any]) -> Choice:
        options = [option for option in seen.options if _is_known(seen, option)]
        if len(options) == 1:
            return options[0]
        guess = seen.sample(_dealer(self.rng))
        looks = appraise(read(guess.state, seen.seat), seen.seat, seen.decision.kind, options)
        best = max(looks)
        return self.rng.choice([option for option, value in zip(options, looks, strict=True) if value == best])


def _is_known(seen: Seen[Any], option: Choice) -> bool:
    """Whether its release had such an option: cards could not be taken back, start units were placed one by one."""
    if seen.decision.kind == "strengthen" and len(seen.view["players"]) > 2:
        return option[2] == 1
    return option[0] != "withdraw"


def _dealer(rng: random.Random) -> random.Random:
    """What a guess is dealt with: it takes two numbers off, however many the dealing takes.

    So the rival's own luck does not depend on how hidden cards are dealt, and neither does its judgement.
    """
    return random.Random(rng.getrandbits(64) ^ rng.getrandbits(64))
