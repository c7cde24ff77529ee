"""The table as text, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Seat
from orrery.core.words import Words
from orrery.games.risk.state import RiskState


def picture(s: RiskState, seat: Seat | None, names: Sequence[str], words: Words) -> str:
    """Everything on the board, planet by planet."""
    return ""
