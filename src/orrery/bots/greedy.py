"""The greedy bot: take what looks best now."""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Choice, Seen


class GreedyBot:
    """Takes the option that the game's own appraisal likes best; ties are broken at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick the option with the best outlook."""
        options = seen.options
        if len(options) == 1:
            return options[0]
        outlooks = seen.appraise()
        best = max(outlooks)
        return self.rng.choice([option for option, value in zip(options, outlooks, strict=True) if value == best])
