"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching

SMALL = ("allocate", "arrow", "carry", "charge", "double", "move-charge", "reroll", "set-die")
"""Questions about dice and tokens: what they are good for is quickly found."""
CARDS = ("ability", "buy", "buy-extra", "buy-into", "claim", "draft")
"""Questions about cards. They decide the game, and which is best is often close: it takes many trials."""
FOCUS = {**dict.fromkeys(SMALL, 0.5), **dict.fromkeys(CARDS, 4.0)}


def searching(seats: int) -> Searching:
    """By turns: of two everybody's next two, of more until one's own next turn is over."""
    if seats == 2:
        return Searching(horizon=4, effort=2.0, focus=FOCUS)
    return Searching(horizon=seats + 1, margin=1.5, effort=2.0, focus=FOCUS)
