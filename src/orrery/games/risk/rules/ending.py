"""Victory, and the end of games that would not end."""

from __future__ import annotations

from orrery.core import GameEnds, Result, Seat
from orrery.games.risk.state import OVER, RiskState

ACHIEVEMENTS_TO_WIN = 3
"""In Basic Training and Command Room. [RK-WIN-01]"""
TEAM_ACHIEVEMENTS_TO_WIN = 4
"""Of a whole team, whatever its size. [RK-WIN-04] [RK-AMB-21]"""


def check_victory(s: RiskState) -> None:
    """End the game if the player on turn, or that player's team, has won. [RK-AMB-19]"""
    if has_won(s, s.active):
        end_game(s, s.allies(s.active), way_to_win(s, s.active))


def has_won(s: RiskState, seat: Seat) -> bool:
    """Whether a seat, or its team, meets what the variant asks for."""
    if last_standing(s, seat):
        return True
    if s.domination:  # achievements do not end it [RK-TD-04] [RK-1V1-11]
        return False
    if s.options.teams:
        return team_wins(s, seat)
    return s.achievements_of(seat) >= ACHIEVEMENTS_TO_WIN and s.owner[s.home(seat)] == seat


def last_standing(s: RiskState, seat: Seat) -> bool:
    """Whether no enemy has a unit left; neutrals cannot play on. [RK-WIN-06] [RK-AMB-05] [RK-AMB-20]

    Without neutrals the seat, or its team, then holds every territory. [RK-WIN-03] [RK-TD-08]
    """
    return not any(s.side[other] != s.side[seat] and s.is_alive(other) for other in range(s.seats))


def team_wins(s: RiskState, seat: Seat) -> bool:
    """Enough achievements together, and the bases of the members still in the game. [RK-TEAM-15] [RK-TEAM-17]"""
    team = s.allies(seat)
    if sum(s.achievements_of(member) for member in team) < TEAM_ACHIEVEMENTS_TO_WIN:
        return False
    return not any(s.is_alive(member) and s.is_foe(seat, s.home(member)) for member in team)


def check_round_limit(s: RiskState) -> None:
    """After the last round, if there is one, whoever stands best wins. [RK-AMB-34]"""
    if s.options.round_limit and s.round >= s.options.round_limit:
        best = max(standing(s, seat) for seat in range(s.seats))
        end_game(s, [seat for seat in range(s.seats) if standing(s, seat) == best], "round-limit")


def standing(s: RiskState, seat: Seat) -> tuple[int, int, int]:
    """What decides at the round limit, in this order; a team counts together. [RK-AMB-34]"""
    team = s.allies(seat)
    achievements = 0 if s.domination else sum(s.achievements_of(member) for member in team)
    return achievements, sum(s.size(member) for member in team), sum(s.units_of(member) for member in team)


def way_to_win(s: RiskState, seat: Seat) -> str:
    """What won the game for a seat that has won."""
    if not last_standing(s, seat):
        return "achievements"
    return "domination" if s.domination and not s.has_neutrals else "elimination"


def end_game(s: RiskState, winners: list[Seat], reason: str) -> None:
    """The game is over at once."""
    s.winners = tuple(sorted(winners))
    s.stage = OVER
    for seat in s.winners:
        s.tell("won", seat=seat, reason=reason)
    raise GameEnds


def result(s: RiskState) -> Result:
    """Who won, with everybody's achievements, or in Total Domination territories."""
    points = [s.size(seat) if s.domination else s.achievements_of(seat) for seat in range(s.seats)]
    return Result(winners=list(s.winners), points=points, rounds=s.round, reason=_reason(s))


def _reason(s: RiskState) -> str:
    if s.active not in s.winners or not has_won(s, s.active):
        return "round-limit"  # nobody wins in any other way on another player's turn [RK-AMB-19]
    return way_to_win(s, s.active)
