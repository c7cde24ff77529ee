"""How well a seat stands, for bots."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.space_base.state import SpaceBaseState


def evaluate(s: SpaceBaseState, seat: Seat) -> float:
    """A rough worth of a seat's position."""
    return float(s.points[seat])
