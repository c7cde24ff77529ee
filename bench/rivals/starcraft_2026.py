"""The greedy bot of StarCraft's first release: it takes the option that looks best.

Its judgement is still the game's own, so no copy of it is kept: it asks `seen.appraise()`. `tests/test_rivals.py` holds
its choices. When StarCraft's appraisal changes and that test fails, copy `games/starcraft/insight` as it was before
into a folder here, and let the rival ask that.
"""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Choice, Seen


class Rival:
    """Takes the option with the best looks; ties are broken at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.said: Choice = ()
        """Its last choice."""
        self.wishes: dict[str, str] = {}
        """The preferences that its last choice stands for: none."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick the option that looks best."""
        options = seen.options
        self.said = options[0]
        if len(options) > 1:
            looks = seen.appraise()
            best = max(looks)
            self.said = self.rng.choice([option for option, look in zip(options, looks, strict=True) if look == best])
        return self.said
