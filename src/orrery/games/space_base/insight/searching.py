"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching

FOCUS = dict.fromkeys(("buy", "buy-extra", "buy-into", "claim", "draft", "ability"), 8.0)
"""Cards decide the game, and which is best is often close: it takes many trials."""


def searching(seats: int) -> Searching:
    """By turns: of two everybody's next two, of more until one's own next turn is over."""
    if seats == 2:
        return Searching(horizon=4, margin=1.0, focus=FOCUS)
    return Searching(horizon=seats + 1, margin=1.5, focus=FOCUS)
