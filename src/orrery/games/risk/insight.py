"""How well a seat stands, for bots."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.state import RiskState


def evaluate(s: RiskState, seat: Seat) -> float:
    """How a seat stands: higher is better, and only differences matter."""
    return float(s.size(seat))
