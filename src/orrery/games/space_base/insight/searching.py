"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching

SMALL = ("allocate", "arrow", "carry", "charge", "double", "move-charge", "reroll", "set-die")
"""Questions about dice and tokens. They are quickly answered, and what they are good for shows soon."""
CARDS = ("ability", "buy", "buy-extra", "buy-into", "claim", "draft")
"""Questions about cards. They decide the game, and which is best is often close: it takes many trials."""


def searching(seats: int) -> Searching:
    """By turns: of two everybody's next two; of more until one's own next turn is over, but until cards have paid.

    Two look less far because they win more often so; docs/bots.md tells more.
    """
    focus = {**dict.fromkeys(SMALL, 0.5), **dict.fromkeys(CARDS, 4.0 if seats == 2 else 2.0)}
    if seats == 2:
        return Searching(horizon=4, effort=2.0, focus=focus)
    return Searching(horizon=seats + 1, horizons=dict.fromkeys(CARDS, 12), effort=2.0, focus=focus)
