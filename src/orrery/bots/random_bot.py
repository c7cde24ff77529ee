"""The random bot: any option is as good as any other."""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Choice, Seen


class RandomBot:
    """Picks one of the options, each with equal chance."""

    def __init__(self, rng: random.Random) -> None:
        self.random = rng.random

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick an option blindly."""
        options = seen.decision.options
        return options[int(self.random() * len(options))]
