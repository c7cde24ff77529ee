"""A turn, and whose turn is next. Begin reading here."""

from __future__ import annotations

from orrery.core import Seat, Step
from orrery.games.risk.rules.ending import check_round_limit
from orrery.games.risk.rules.order import after
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Turn

TURN: tuple[Step, ...] = (
    # 1. Reinforcements
    ("receive_reinforcements",),
    ("deploy",),
    ("end_deployment",),
    ("transfer_command",),
    ("start_manoeuvre",),
    # 2. Attacks
    ("attack",),
    # 3. An achievement
    ("take_achievement",),
    # 4. A card, and manoeuvres
    ("earn_card",),
    ("count_manoeuvres",),
    ("manoeuvre",),
    ("end_turn",),
)
"""What comes after what. [RK-TURN-01] [RK-TURN-02] [RK-AMB-08]

Commands are transferred in teams only, and where there are no rewards there is no manoeuvre before the attacks.
"""


def begin_turn(s: RiskState, seat: Seat) -> None:
    """Make it a seat's turn, and forget the turn before. [RK-CR-10]"""
    s.active = seat
    s.began = s.held.copy()
    s.turn = Turn()
    s.invasion = None
    if s.events is not None:
        s.tell("turn", "RK-TURN-01", seat=seat, round=s.round)
    s.then(*s.rules.turn)


def end_turn(s: RiskState) -> None:
    """The next player in turn order who still has units begins a turn; after the last one a round ends. [RK-CR-10]"""
    seat = s.active
    while True:
        seat = after(s, seat)
        if seat == s.order[0]:
            check_round_limit(s)
            s.round += 1
        if s.is_alive(seat):
            break
    s.then(("begin_turn", seat))
