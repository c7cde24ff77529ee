"""A player's turn: nine phases. Begin reading here."""

from __future__ import annotations

from orrery.core import Procedure
from orrery.games.space_base.rules.abilities import use_abilities
from orrery.games.space_base.rules.dice import allocate_dice, roll_dice
from orrery.games.space_base.rules.ending import end_round
from orrery.games.space_base.rules.purchase import buy_a_card
from orrery.games.space_base.rules.rewards import receive_rewards
from orrery.games.space_base.rules.setup import set_up
from orrery.games.space_base.rules.shipyard import refill_shipyard
from orrery.games.space_base.state import OVER, SETUP, SpaceBaseState


def step(s: SpaceBaseState) -> Procedure[None] | None:
    """The next top-level step of the game, or None when it is over."""
    if s.stage == SETUP:
        return set_up(s)
    if s.stage == OVER:
        return None
    return take_turn(s)


def take_turn(s: SpaceBaseState) -> Procedure[None]:
    """One player's turn, through all nine phases. [SB-TURN-01] [SB-TURN-02]"""
    begin_turn(s)
    s.phase = 1
    yield from use_abilities(s)
    s.phase = 2
    yield from roll_dice(s)
    s.phase = 3
    yield from allocate_dice(s)
    s.phase = 4
    yield from receive_rewards(s)
    s.phase = 5
    yield from use_abilities(s)
    s.phase = 6
    yield from buy_a_card(s)
    s.phase = 7
    yield from use_abilities(s)
    s.phase = 8
    refill_shipyard(s)
    s.phase = 9
    collect_income(s)
    end_turn(s)


def begin_turn(s: SpaceBaseState) -> None:
    """Clear what belonged to the turn before."""
    s.dice = [0, 0]
    s.allocated = [()] * s.seats
    s.resting = 0
    if s.events is not None:
        s.tell("turn", seat=s.active, round=s.round)


def collect_income(s: SpaceBaseState) -> None:
    """Phase 9: the active player's credits rise to the income, if below it. [SB-INCOME-01] to [SB-INCOME-03]"""
    if s.credits[s.active] < s.income[s.active]:
        s.credits[s.active] = s.income[s.active]
        s.tell("income", seat=s.active, credits=s.credits[s.active])


def end_turn(s: SpaceBaseState) -> None:
    """The next player clockwise becomes active; after the last one the round ends. [SB-FIRST-06] [SB-TURN-13]"""
    s.active = (s.active + 1) % s.seats
    s.phase = 0
    if s.active == s.first:
        end_round(s)
