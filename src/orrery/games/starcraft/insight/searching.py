"""How the game is searched."""

from __future__ import annotations

from orrery.core.searching import Searching


def searching(seats: int) -> Searching:
    """By orders, which are executed one after the other; the choices of others in the Planning Phase are guessed."""
    return Searching(beat=2, horizon=seats + 1, margin=2.5, candidates=4)
