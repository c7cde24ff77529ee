"""What the faces of the cards pay, worked out once for each catalogue and number of players."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from orrery.games.space_base.catalog import Catalog, Face
from orrery.games.space_base.effects.cards import CLAIM_WORTH

EXTRA_BUY = 1.0
"""What a purchase besides the regular one is worth as a reward, in points."""
PLACED_TOKEN = 0.8
"""How much a token counts that is still to come, as it may find no slot."""


class Entry(NamedTuple):
    """What one side of a card pays, and what a token on it is worth (in points)."""

    credits: int
    income: int
    points: int
    extra: float
    arrow: str
    token: float


class Ledger:
    """An entry for each side and card."""

    def __init__(self, catalog: Catalog, seats: int) -> None:
        self.sides = tuple([_entry(face, seats) for face in faces] for faces in catalog.faces)


@lru_cache(maxsize=32)
def ledger(catalog: Catalog, seats: int) -> Ledger:
    """The ledger for a game of so many."""
    return Ledger(catalog, seats)


def _entry(face: Face, seats: int) -> Entry:
    token = 0.0
    if face.ability is not None:
        token = sum(effect.worth(*numbers) for effect, numbers in face.ability.parts) / face.price[seats]
    extra = sum(CLAIM_WORTH[level] for level in face.claim) + EXTRA_BUY * face.buy + PLACED_TOKEN * token
    return Entry(face.credits, face.income, face.points, extra, face.arrow, token)
