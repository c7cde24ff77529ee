"""Gaining conquest points, or what a variant gives instead. [SC-REGR-14] [BW-SURV-05]"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Seat
from orrery.games.starcraft.state import StarCraftState


def gain_points(s: StarCraftState, gains: Sequence[tuple[Seat, int]], rule: str) -> None:
    """Players gain conquest points, one after the other; some variants have none, or something else."""
    if s.rules.points_become:
        s.then(*(("tokens_for_points", seat, count) for seat, count in gains))
        return
    for seat, count in gains:
        if s.collects_points(seat):
            s.points[seat] += count
            s.tell("points", rule, seat=seat, points=count, total=s.points[seat])
