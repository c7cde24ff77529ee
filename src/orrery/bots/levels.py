"""Bots by level: how much they think, and how sharply they choose."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import exp
from typing import Any

import msgspec

from orrery.bots.search import Advice, Weighed, advise
from orrery.core import Choice, Seen


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays. Weaker ones choose more softly among what is nearly as good; they do not blunder."""

    budget: int
    """Decisions in trials for each choice; 0 goes by looks alone."""
    softness: float = 0.0
    """Without trials: how softly it chooses among the better-looking half, as a share of the distance to the middle.
    With trials: what difference in chance it hardly minds."""


LEVELS = {
    "easy": Level(0, 0.6),
    "solid": Level(0, 0.4),
    "hard": Level(0, 0.3),
    "strong": Level(800),
}
"""The levels by name, from the weakest to the strongest."""


class LevelBot:
    """Plays at a level: what looks best, or what the search advises, more or less sharply."""

    def __init__(self, level: Level, rng: random.Random) -> None:
        self.level = level
        self.rng = rng

    def choose(self, seen: Seen[Any]) -> Choice:
        """Think to the end and choose."""
        choice = seen.options[0]
        for choice in self.thoughts(seen):  # noqa: B007  # the last one counts
            pass
        return choice

    def thoughts(self, seen: Seen[Any]) -> Iterator[Choice]:
        """What the bot would choose, better and better: whoever has no time left takes the last one."""
        options = seen.options
        if len(options) == 1:
            yield options[0]
        elif not self.level.budget:
            yield self._by_looks(seen, options)
        else:
            for advice in advise(seen, self.level.budget, self.rng):
                yield self._by_advice(advice)

    def _by_looks(self, seen: Seen[Any], options: list[Choice]) -> Choice:
        looks = seen.appraise()
        best = max(looks)
        softness = self.level.softness * (best - middle(seen, looks))
        if softness <= 0:
            return self.rng.choice([option for option, look in zip(options, looks, strict=True) if look == best])
        near = [(option, best - look) for option, look in zip(options, looks, strict=True)]
        return softly(near, softness, self.rng)

    def _by_advice(self, advice: Advice) -> Choice:
        softness = self.level.softness
        best, *others = advice.weighed
        if not softness or best.trials == 0:
            return advice.best
        tried: list[Weighed] = [best, *(other for other in others if other.trials == best.trials)]
        return softly([(each.choice, max(0.0, best.chance - each.chance)) for each in tried], softness, self.rng)


def middle(seen: Seen[Any], looks: list[float]) -> float:
    """The look in the middle, of the best of each kind; of two, the worse."""
    kinds: dict[Any, float] = {}
    for kind, look in zip(seen.kinds(), looks, strict=True):
        kinds[kind] = max(look, kinds.get(kind, look))
    return sorted(kinds.values(), reverse=True)[len(kinds) // 2]


FARTHEST = 3.0
"""Nothing is chosen that is worse than the best by more than so many times the softness."""


def softly(gaps: list[tuple[Choice, float]], softness: float, rng: random.Random) -> Choice:
    """One of several choices by how much worse than the best it is: the nearer, the likelier."""
    near = [(choice, exp(-gap / softness)) for choice, gap in gaps if gap <= FARTHEST * softness]
    return rng.choices([choice for choice, _ in near], [weight for _, weight in near])[0]
