"""Victory, and the end of games that would not end."""

from __future__ import annotations

from orrery.core import GameEnds, Result, Seat, places
from orrery.games.risk.ruleset import WayToWin
from orrery.games.risk.state import RiskState

ACHIEVEMENTS_TO_WIN = 3
"""In Basic Training and Command Room. [RK-WIN-01]"""
TEAM_ACHIEVEMENTS_TO_WIN = 4
"""Of a whole team, whatever its size. [RK-WIN-04] [RK-AMB-21]"""


# Ways to win


def last_standing(s: RiskState, seat: Seat) -> bool:
    """Whether no enemy has a unit left; neutrals cannot play on. [RK-WIN-06] [RK-AMB-05] [RK-AMB-20]"""
    return not any(s.side[other] != s.side[seat] and s.is_alive(other) for other in range(s.seats))


def dominates(s: RiskState, seat: Seat) -> bool:
    """Whether the seat, or its team, holds every territory. [RK-WIN-03] [RK-TD-04] [RK-TD-08]

    Without neutrals that is so as soon as no enemy has a unit left.
    """
    return not s.has_neutrals and last_standing(s, seat)


def has_achieved_enough(s: RiskState, seat: Seat) -> bool:
    """Three achievements, and control of the own base. [RK-WIN-01] [RK-WIN-02] [RK-CR-12]"""
    return s.achievements_of(seat) >= ACHIEVEMENTS_TO_WIN and s.owner[s.home(seat)] == seat


def team_has_achieved_enough(s: RiskState, seat: Seat) -> bool:
    """Four achievements together, and the bases of the members still in the game. [RK-TEAM-15] [RK-TEAM-17]"""
    team = s.allies(seat)
    if sum(s.achievements_of(member) for member in team) < TEAM_ACHIEVEMENTS_TO_WIN:
        return False
    return not any(s.is_alive(member) and s.is_foe(seat, s.home(member)) for member in team)


ELIMINATION = WayToWin("elimination", "RK-WIN-06", last_standing)
DUEL = WayToWin("elimination", "RK-AMB-05", last_standing)
DOMINATION = WayToWin("domination", "RK-WIN-03", dominates)
TEAM_DOMINATION = WayToWin("domination", "RK-TD-08", dominates)
ACHIEVEMENTS = WayToWin("achievements", "RK-WIN-01", has_achieved_enough)
TEAM_ACHIEVEMENTS = WayToWin("achievements", "RK-WIN-04", team_has_achieved_enough)


def way_to_win(s: RiskState, seat: Seat) -> WayToWin | None:
    """How a seat, or its team, has won by now, if it has."""
    return next((way for way in s.rules.victory if way.is_met(s, seat)), None)


# The end


def check_victory(s: RiskState) -> None:
    """End the game if the player on turn, or that player's team, has won. [RK-AMB-19]"""
    way = way_to_win(s, s.active)
    if way is not None:
        end_game(s, s.allies(s.active), way.reason, way.rule)


def check_round_limit(s: RiskState) -> None:
    """After the last round, if there is one, whoever stands best wins. [RK-AMB-34]"""
    if s.rules.round_limit and s.round >= s.rules.round_limit:
        best = max(standing(s, seat) for seat in range(s.seats))
        winners = [seat for seat in range(s.seats) if standing(s, seat) == best]
        end_game(s, winners, "round-limit", "RK-AMB-34")


def standing(s: RiskState, seat: Seat) -> tuple[int, int, int]:
    """What decides at the round limit, in this order; a team counts together. [RK-AMB-34]"""
    team = s.allies(seat)
    achievements = sum(s.achievements_of(member) for member in team) if s.rules.achievements_win else 0
    return achievements, sum(s.size(member) for member in team), sum(s.units_of(member) for member in team)


def end_game(s: RiskState, winners: list[Seat], reason: str, rule: str) -> None:
    """The game is over at once."""
    s.winners = tuple(sorted(winners))
    for seat in s.winners:
        s.tell("won", rule, seat=seat, reason=reason)
    raise GameEnds


def result(s: RiskState) -> Result:
    """Who won, with everybody's achievements, or in Total Domination territories."""
    seats = range(s.seats)
    return Result(
        winners=list(s.winners),
        points=[s.achievements_of(seat) if s.rules.achievements_win else s.size(seat) for seat in seats],
        rounds=s.round,
        reason=_reason(s),
        places=places([(seat in s.winners, standing(s, seat)) for seat in seats]),
    )


def _reason(s: RiskState) -> str:
    """Nobody wins on another player's turn, except at the round limit. [RK-AMB-19]"""
    way = way_to_win(s, s.active) if s.active in s.winners else None
    return way.reason if way is not None else "round-limit"
