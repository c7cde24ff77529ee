"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching
from orrery.games.risk.insight.pulse import MOST_FIGHTS

CALM = frozenset(("defend", "reroll"))
"""Dice: what looks best is best."""
SETTING_UP = frozenset(("neutral", "strengthen"))
"""Long before the first turn nothing can be told by trying."""


def searching(seats: int) -> Searching:
    """By turns: one's own and the answer of one other; with more seats until it comes round again."""
    if seats == 2:
        return Searching(beat=MOST_FIGHTS, horizon=2, margin=1.5, calm=CALM | SETTING_UP)
    return Searching(beat=MOST_FIGHTS, horizon=seats + 1, margin=1.5, calm=CALM)
