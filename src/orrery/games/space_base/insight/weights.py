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


START = Weights(0.22, 0.15, 1.25, 0.46, 3.62, 1.05, 5.73, 2.46, 7.01, 1.52, 3.7, 2.73)
MIDDLE = Weights(0.48, 0.16, 0.53, 0.36, 4.01, 0.86, 2.12, 2.06, 4.22, 1.33, 2.41, 1.42)
END = Weights(1.0, 0.26, 0.08, 0.2, 1.13, 0.14, 0.07, 0.57, 1.12, 0.17, 0.07, 0.52)
"""With all, half and nothing of the way still to go.

Fitted on 1,700 games of two in which this bot played itself, with earlier weights and now and then a random choice: at
the beginning of each turn, the difference between the two seats in these twelve numbers told, by logistic regression,
who went on to win. The weights were kept positive and near those played with, and scaled to a point at the end being 1.
"""


def time_left(s: SpaceBaseState) -> float:
    """How much of the way to the goal is still before the leader: 1 at the start, 0 in the last round."""
    return 0.0 if s.ending else 1.0 - min(1.0, max(s.points) / s.goal)


def weights_at(left: float) -> Weights:
    """The weights with so much of the way still to go."""
    far, near, share = (START, MIDDLE, 2 * left - 1) if left > 0.5 else (MIDDLE, END, 2 * left)
    return Weights._make(late + (early - late) * share for early, late in zip(far, near, strict=True))
