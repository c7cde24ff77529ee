"""Players: each gets a match through the eyes of its seat and answers with one of the options."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from orrery.bots.greedy import GreedyBot
from orrery.bots.random_bot import RandomBot
from orrery.core import Choice, Seen, UnknownName


class Bot(Protocol):
    """Anything that can answer decisions."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick one of `seen.options`."""
        ...


BOTS: dict[str, Callable[[random.Random], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots by name; each is made with a source of randomness of its own."""


def make_bot(name: str, rng: random.Random) -> Bot:
    """A bot by its name.

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> make_bot("greedy", random.Random(1)).choose(match.seen_by(0))
    ('dice',)
    """
    if name not in BOTS:
        raise UnknownName("bot", name, list(BOTS))
    return BOTS[name](rng)
