"""The figures behind every appraisal, for a duel and for a table of more: weights, and what games have taught."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from orrery.games.space_base.catalog import Catalog
from orrery.games.space_base.insight.weights import Weights

EXPERIENCE = Path(__file__).parent.parent / "data" / "experience.toml"
"""Written by `python -m bench.tune_space_base experience`."""

Taught = tuple[float, float]
"""By how much a card is worth more than its numbers say: at the start of the game, and in its end."""
NOTHING: Taught = (0.0, 0.0)


class Yardstick:
    """What things count, and what cards are worth beyond that."""

    __slots__ = ("end", "experience", "middle", "start")

    def __init__(self, start: Weights, middle: Weights, end: Weights, experience: Mapping[str, Taught]) -> None:
        self.start = start
        self.middle = middle
        self.end = end
        """With all, half and nothing of the way still to go."""
        self.experience = experience
        """By the id of the card."""

    def weights_at(self, left: float) -> Weights:
        """The weights with so much of the way still to go."""
        far, near, share = (self.start, self.middle, 2 * left - 1) if left > 0.5 else (self.middle, self.end, 2 * left)
        return Weights._make([late + (early - late) * share for early, late in zip(far, near, strict=True)])


def _experience(table: str) -> dict[str, Taught]:
    rows = tomllib.loads(EXPERIENCE.read_text(encoding="utf-8"))[table]
    return {card: (early, late) for card, (early, late) in rows.items()}


TABLE = Yardstick(
    start=Weights(0.22, 0.15, 1.25, 0.46, 3.62, 1.05, 5.73, 2.46, 7.01, 1.52, 3.7, 2.73),
    middle=Weights(0.48, 0.16, 0.53, 0.36, 4.01, 0.86, 2.12, 2.06, 4.22, 1.33, 2.41, 1.42),
    end=Weights(1.0, 0.26, 0.08, 0.2, 1.13, 0.14, 0.07, 0.57, 1.12, 0.17, 0.07, 0.52),
    experience=_experience("table"),
)
"""With three or more.

The weights were fitted on 1,700 games of two in which an earlier bot played itself, with a random choice now and then:
at the beginning of each turn, the difference between the two seats in these twelve numbers told, by logistic
regression, who went on to win. They were kept positive and near those played with, and scaled to a point at the end
being 1.
"""

DUEL = Yardstick(
    start=Weights(0.221, 0.0994, 1.63, 0.383, 3.13, 1.22, 5.8, 2.98, 4.2, 1.66, 5.84, 3.2),
    middle=Weights(0.605, 0.176, 0.37, 0.654, 3.47, 0.814, 1.32, 2.02, 2.69, 1.04, 2.83, 1.87),
    end=Weights(1.33, 0.282, 0.0497, 0.282, 1.04, 0.12, 0.107, 0.543, 1.14, 0.177, 0.0759, 0.544),
    experience=_experience("duel"),
)
"""With two: the same weights, tuned in games of the bot against itself (`python -m bench.tune_space_base weights`)."""


def yardstick(seats: int) -> Yardstick:
    """The figures for so many."""
    return DUEL if seats == 2 else TABLE


@lru_cache(maxsize=32)
def experience_of(catalog: Catalog, figures: Yardstick) -> list[Taught]:
    """What games have taught about each card, by its number; nothing of cards that an owner has corrected since."""
    known = figures.experience
    return [known.get(card.id, NOTHING) if card.confidence != "owner" else NOTHING for card in catalog.cards]
