"""What things are worth to a seat, early and late in the game."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.space_base.state import SpaceBaseState


class Weights(NamedTuple):
    """What one of each is worth, on one scale.

    In hand: a point, a credit, an income, and a token (by the point that a use of its ability is worth). Then what a
    roll brings on average: from the stationed cards on the own turn, and from the deployed ones on all other turns of
    a round together. Extras are text rewards and tokens, by what they are worth in points.
    """

    point: float
    credit: float
    income: float
    token: float
    station_point: float
    station_credit: float
    station_income: float
    station_extra: float
    deployed_point: float
    deployed_credit: float
    deployed_income: float
    deployed_extra: float


def time_left(s: SpaceBaseState) -> float:
    """How much of the way to the goal is still before the leader: 1 at the start, 0 in the last round."""
    return 0.0 if s.ending else 1.0 - min(1.0, max(s.points) / s.goal)
