"""Players: each gets a match through the eyes of its seat and answers with one of the options."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Protocol, runtime_checkable

from orrery.bots.greedy import GreedyBot
from orrery.bots.levels import LEVELS, LevelBot
from orrery.bots.random_bot import RandomBot
from orrery.core import Choice, Seen, UnknownName


class Bot(Protocol):
    """Anything that can answer decisions."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick one of `seen.options`."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that thinks long enough for somebody to ask what it would choose so far."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick one of `seen.options`."""
        ...

    def thoughts(self, seen: Seen[Any]) -> Iterator[Choice]:
        """What it would choose, better and better; the last one is what `choose` gives."""
        ...


BOTS: dict[str, Callable[[random.Random], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(LevelBot, level) for name, level in LEVELS.items()},
}
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
