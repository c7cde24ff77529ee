"""Mind Control: units that are stolen in a battle. (page 7)

Whose figure it is decides the Combat deck and the supply (`unit_owner`), who controls it all else (`unit_seat`). Such a
unit is of a kind of its own (`kinds.py`).
"""

from __future__ import annotations

from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import END_DESTROY
from orrery.games.starcraft.effect import MindControl
from orrery.games.starcraft.effects.conditions import battle_of, current_skirmish, holds, is_fighting
from orrery.games.starcraft.effects.in_force import on_reinforcement, on_standard
from orrery.games.starcraft.rules.pieces import take_over
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, NOBODY

SIDES = (ATTACKER, DEFENDER)


def mind_control(s: StarCraftState) -> None:
    """At the end of the step whoever used a Mind Control card steals the opposing front-line unit, the attacker first.

    [BW-MIND-01] [BW-AMB-08] [SC-TIME-02]
    """
    thieves = [side for side in SIDES if uses_mind_control(s, side)]
    for side in thieves:
        unit = current_skirmish(s).front[1 - side]
        if why_not_steal(s, battle_of(s).seat_of(side), unit) == "":
            steal(s, battle_of(s).seat_of(side), unit)


def uses_mind_control(s: StarCraftState, side: int) -> bool:
    """Whether a side's cards in the running skirmish steal the opposing front-line unit."""
    number = battle_of(s).current
    said = (*on_standard(s, side, number, END_DESTROY), *on_reinforcement(s, side, number, END_DESTROY))
    return any(isinstance(clause.effect, MindControl) and holds(s, clause, side, number) for clause in said)


def why_not_steal(s: StarCraftState, seat: int, unit: int) -> str:
    """The rule that keeps a unit from being stolen, or nothing.

    It was destroyed or has withdrawn [BW-MIND-07], is a hero [BW-MIND-06] [BW-HERO-10], or all tokens are in use
    [BW-MIND-04] [BW-AMB-04].
    """
    if not is_fighting(s, unit):
        return "BW-MIND-07"
    if s.hero_units() >> unit & 1:
        return "BW-MIND-06"
    if s.unit_owner[unit] != seat and not tokens_left(s, seat):
        return "BW-AMB-04"
    return ""


def tokens_left(s: StarCraftState, seat: int) -> int:
    """How many mind control tokens a seat has left. [BW-MIND-04]"""
    return s.catalog.numbers.mind_control_tokens * s.shares(seat) - len(stolen_by(s, seat))


def stolen_by(s: StarCraftState, seat: int) -> list[int]:
    """The units that a seat controls by mind control."""
    return [unit for unit in s.units_on_board(seat) if s.is_stolen(unit)]


def steal(s: StarCraftState, seat: int, unit: int) -> None:
    """A unit belongs to somebody else from now on; who steals an own unit back has it as before. [BW-MIND-02]"""
    victim, name = s.unit_seat[unit], s.catalog.unit_ids[s.unit_type[unit]]
    take_over(s, unit, seat)
    s.tell("unit-stolen", "BW-MIND-01", seat=seat, other=victim if victim != seat else NOBODY, unit=name)


STEPS: dict[str, StepFunction] = {"mind_control": mind_control}
