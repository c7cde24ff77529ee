"""A player's turn: nine phases. Begin reading here."""

from __future__ import annotations

from orrery.core import Step
from orrery.games.space_base.rules.ending import end_round
from orrery.games.space_base.rules.shipyard import refill_shipyard
from orrery.games.space_base.state import SpaceBaseState

TURN: tuple[Step, ...] = (
    ("use_abilities", 1),
    ("roll_dice",),
    ("allocate_dice",),
    ("receive_rewards",),
    ("use_abilities", 5),
    ("buy_a_card",),
    ("use_abilities", 7),
    ("end_turn",),
)
"""One player's turn; the phases 8 and 9, in which nobody decides anything, are part of its end.

[SB-TURN-01] [SB-TURN-02]
"""


def begin_turn(s: SpaceBaseState) -> None:
    """Clear what belonged to the turn before, and let the active player's turn come."""
    s.dice = [0, 0]
    s.allocated = [()] * s.seats
    if s.events is not None:
        s.tell("turn", "SB-TURN-02", seat=s.active, round=s.round)
    s.then(*s.ruleset.turn)


def end_turn(s: SpaceBaseState) -> None:
    """Refill the shipyard and collect income; then the next player clockwise becomes active.

    After the last one the round ends. [SB-FIRST-06] [SB-TURN-11] to [SB-TURN-13]
    """
    refill_shipyard(s)
    collect_income(s)
    s.phase = 0
    s.turns += 1
    s.active = (s.active + 1) % s.seats
    if s.active == s.first:
        end_round(s)
    begin_turn(s)


def collect_income(s: SpaceBaseState) -> None:
    """Phase 9: the active player's credits rise to the income, if below it. [SB-INCOME-01] to [SB-INCOME-03]"""
    s.phase = 9
    gained = s.income[s.active] - s.credits[s.active]
    if gained > 0:
        s.credits[s.active] += gained
        if s.events is not None:
            s.tell("income", "SB-INCOME-01", seat=s.active, gained=gained, credits=s.credits[s.active])
