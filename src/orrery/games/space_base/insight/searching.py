"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching

ROUNDS = 2
"""How far trials go: everybody's next turns."""


def searching(seats: int) -> Searching:
    """By turns; one's own and those of the others until it comes round again, so many times."""
    return Searching(horizon=ROUNDS * seats, margin=1.0, candidates=6)
