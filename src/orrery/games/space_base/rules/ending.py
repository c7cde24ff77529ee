"""The end of the game."""

from __future__ import annotations

from orrery.core import GameEnds, Result, Seat, places
from orrery.games.space_base.state import SpaceBaseState


def end_round(s: SpaceBaseState) -> None:
    """After a full round with somebody at the goal, a single leader wins; a tie brings one more round.

    [SB-END-02] to [SB-END-08]
    """
    if s.ending:
        best = max(s.points)
        leaders = [seat for seat in range(s.seats) if s.points[seat] == best]
        if len(leaders) == 1:
            s.winner = leaders[0]
            s.tell("won", "SB-END-03", seat=s.winner, points=best)
            raise GameEnds
        s.tell("tie", "SB-END-04", points=best)
    s.round += 1


def win_at_once(s: SpaceBaseState, seat: Seat) -> None:
    """The 'you win' ability: the game is over on the spot, whatever the points. [SB-WIN-02] [SB-WIN-03]"""
    s.winner = seat
    s.tell("won-at-once", "SB-WIN-02", seat=seat)
    raise GameEnds


def result(s: SpaceBaseState) -> Result:
    """Who won, with everyone's points. Whoever won by an ability is first, whatever the points."""
    by_points = s.phase == 0  # a game that ends by points ends between two turns
    standing = [(seat == s.winner, points) for seat, points in enumerate(s.points)]
    reason = "points" if by_points else "ability"
    return Result([s.winner], s.points.copy(), s.round, reason, places(standing))
