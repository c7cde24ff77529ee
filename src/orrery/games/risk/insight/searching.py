"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching
from orrery.games.risk.insight.pulse import MOST_FIGHTS

CALM = frozenset(("defend", "reroll"))
"""Dice: what looks best is best."""
SETTING_UP = frozenset(("neutral", "strengthen"))
"""Long before the first turn nothing can be told by trying."""
MOVING = dict.fromkeys(("advance", "manoeuvre", "move", "start-manoeuvre"), 0.0)
"""Where units go after a fight: bots have not found anything better by trying than what looks best."""
IN_A_DUEL = {**MOVING, "deploy": 5.0, "attack": 4.0}
"""What decides a duel deserves much thought."""
AT_A_TABLE = {
    **MOVING,
    **dict.fromkeys(("attack", "base", "cards", "faction", "hero", "neutral", "occupy", "strengthen"), 0.0),
    **dict.fromkeys(("deploy", "units", "spread"), 2.5),
}
"""With more than two, trials go round the table and are long: bots try nothing but placing, and that for longer."""


def searching(seats: int) -> Searching:
    """By turns: in a duel one's own, the answer and one's next; with more seats until it comes round again."""
    if seats == 2:
        calm = CALM | SETTING_UP
        return Searching(beat=MOST_FIGHTS, horizon=3, margin=1.5, candidates=3, focus=IN_A_DUEL, calm=calm)
    return Searching(beat=MOST_FIGHTS, horizon=seats + 1, margin=2.0, candidates=3, focus=AT_A_TABLE, calm=CALM)
