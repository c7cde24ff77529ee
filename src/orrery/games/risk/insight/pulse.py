"""Where searches may stop: between turns and invasions."""

from __future__ import annotations

from orrery.games.risk.state import RiskState

MOST_FIGHTS = 1 << 20
"""More invasions than any turn has."""


def pulse(s: RiskState) -> int:
    """A number that grows when an invasion or a turn ends; 0 while the game is set up."""
    if not s.round:
        return 0
    turn = s.round * s.seats + (s.order.index(s.active) if s.active in s.order else 0)  # nobody before the first
    return turn * MOST_FIGHTS + s.turn.fought
