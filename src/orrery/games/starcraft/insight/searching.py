"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching
from orrery.games.starcraft.insight.pulse import MOST_ORDERS


def searching(seats: int) -> Searching:
    """To the end of the round: what an order was good for shows when all orders are executed and points are counted."""
    return Searching(beat=2, bar=MOST_ORDERS, horizon=1, margin=1.0, candidates=4, effort=seats / 2)
