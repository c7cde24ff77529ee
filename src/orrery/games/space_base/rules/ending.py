"""The end of the game."""

from __future__ import annotations

from orrery.core import GameEnds, Result, Seat
from orrery.games.space_base.state import OVER, SpaceBaseState


def end_round(s: SpaceBaseState) -> None:
    """After a full round with somebody at the goal, a single leader wins; a tie brings one more round.

    [SB-END-02] to [SB-END-08]
    """
    if s.ending:
        best = max(s.points)
        leaders = [seat for seat in range(s.seats) if s.points[seat] == best]
        if len(leaders) == 1:
            s.winner = leaders[0]
            s.stage = OVER
            s.tell("won", seat=s.winner, points=best)
            return
        s.tell("tie", points=best)
    s.round += 1


def win_at_once(s: SpaceBaseState, seat: Seat) -> None:
    """The 'you win' ability: the game is over on the spot, whatever the points. [SB-WIN-02] [SB-WIN-03]"""
    s.winner = seat
    s.stage = OVER
    s.tell("won-at-once", seat=seat)
    raise GameEnds


def result(s: SpaceBaseState) -> Result:
    """Who won, with everyone's points."""
    by_points = s.phase == 0  # a game that ends by points ends between two turns
    return Result([s.winner], s.points.copy(), s.round, "points" if by_points else "ability")
