"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching

SMALL = ("allocate", "arrow", "carry", "charge", "double", "move-charge", "reroll", "set-die")
"""Questions about dice and tokens. All others are about cards, which decide the game."""
HORIZON = 12
"""It takes some rounds until a card has paid; still later luck hides what it was worth."""


def searching(seats: int) -> Searching:
    """By turns. What dice are used for shows soon: with two when everybody had two turns, else after one's own next."""
    soon = 4 if seats == 2 else seats + 1
    return Searching(
        horizon=HORIZON,
        horizons=dict.fromkeys(SMALL, soon),
        effort=4.0,
        focus=dict.fromkeys(SMALL, 0.25),
    )
