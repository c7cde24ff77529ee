"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching
from orrery.games.risk.insight.pulse import MOST_FIGHTS

CALM = frozenset(("defend", "reroll"))
"""Dice: what looks best is best."""
SETTING_UP = frozenset(("neutral", "strengthen"))
"""Long before the first turn nothing can be told by trying."""
MOVING = frozenset(("advance", "manoeuvre", "move", "start-manoeuvre"))
"""Where units go after a fight: bots have not found anything better by trying than what looks best."""
AT_A_TABLE = MOVING | SETTING_UP | frozenset(("attack", "base", "cards", "faction", "hero", "occupy"))
"""What bots play by looks with more than two: trials go round the table and are long, so only placing is tried."""


def searching(seats: int) -> Searching:
    """By turns: one's own and the answer of one other; with more seats until it comes round again."""
    if seats == 2:
        calm = CALM | SETTING_UP
        return Searching(beat=MOST_FIGHTS, horizon=2, margin=2.0, candidates=3, calm=calm, by_looks=MOVING)
    return Searching(
        beat=MOST_FIGHTS, horizon=seats + 1, margin=2.0, candidates=3, effort=2.5, calm=CALM, by_looks=AT_A_TABLE
    )
