"""A number that grows when a turn ends."""

from __future__ import annotations

from orrery.games.space_base.state import SpaceBaseState


def pulse(s: SpaceBaseState) -> int:
    """How many turns have ended."""
    return s.turns
