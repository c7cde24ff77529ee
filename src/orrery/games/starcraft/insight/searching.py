"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching
from orrery.games.starcraft.insight.pulse import MOST_ORDERS

FOCUS = {
    "place-order": 3.0,
    **dict.fromkeys(
        (
            "build-forces",
            "upgrade-bases",
            "build-base",
            "buy-technology",
            "draw-combat-cards",
            "special-research",
            "event-purchase",
            "force-mine",
            "pay",
            "discard",
            "starting-units",
            "starting-transport",
            "place-z-route",
            "skirmish",
            "support",
            "pay-cost",
        ),
        0.0,
    ),
}
"""Orders decide the game: what they are worth shows in a round. What is built with them looks as good as it is."""


def searching(seats: int) -> Searching:
    """To the end of the round: what an order was good for shows when all orders are executed and points are counted.

    The more seats, the longer is a round: fewer options are tried then, or none could be tried often enough.
    """
    return Searching(
        beat=2,
        bar=MOST_ORDERS,
        horizon=1,
        margin=1.0,
        candidates=8 if seats == 2 else 6,
        effort=max(1.0, seats / 4),
        focus=FOCUS,
    )
