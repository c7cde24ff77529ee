"""Using abilities: the open windows of phases 1, 5 and 7, and what happens when any ability is used.

What the effects of an ability do stands in `effects/`.
"""

from __future__ import annotations

from orrery.core import TRAIL, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.space_base.ability import OPEN, Ability, Use
from orrery.games.space_base.rules.charges import pay_tokens, ready_abilities
from orrery.games.space_base.state import SpaceBaseState

PASS: Choice = ("pass",)


def use_abilities(s: SpaceBaseState, phase: int) -> Procedure[None] | None:
    """Phases 1, 5 and 7: an ability window. [SB-TURN-03] [SB-TURN-08] [SB-TURN-10]"""
    s.phase = phase
    return go_round(s) if s.charged_in[OPEN] else None


def go_round(s: SpaceBaseState) -> Procedure[None]:
    """The active player first, then clockwise, each as often as the tokens last.

    Seats with nothing they could use are not asked. [SB-TURN-04] [SB-TURN-14] [SB-TURN-15] [SB-ABIL-01] to [SB-ABIL-07]
    """
    for seat in s.clockwise():
        while s.charged_in[OPEN] >> seat & 1 and (options := ability_options(s, seat)):
            choice = yield from ask(Decision(seat, "ability", [*options, PASS].copy, rule="SB-TURN-03", form=TRAIL))
            match choice:
                case ("use", name):
                    yield from use_ability(s, seat, s.catalog.number[name])
                case ("use", name, target):
                    yield from use_ability(s, seat, s.catalog.number[name], s.catalog.number[target])
                case ("pass",):
                    break
                case _:
                    unforeseen(choice)


def ability_options(s: SpaceBaseState, seat: Seat) -> list[Choice]:
    """Every use of a charged ability, in this phase and of a fitting colour, that would have an effect."""
    options: list[Choice] = []
    for card, ability in ready_abilities(s, seat, OPEN):
        options.extend(uses(s, seat, card, ability))
    return options


def uses(s: SpaceBaseState, seat: Seat, card: int, ability: Ability) -> list[Choice]:
    """The ways to use one ability now: with each card it can be aimed at, or plainly."""
    ids = s.catalog.ids
    if ability.aims is not None:
        return [("use", ids[card], ids[target]) for target in ability.aims(s, seat, card)]
    return [("use", ids[card])] if ability.is_useful(s, Use(seat, card)) else []


def use_ability(s: SpaceBaseState, seat: Seat, card: int, aim: int = 0) -> Procedure[None]:
    """Pay the tokens and do what the box says, resources first. [SB-ABIL-06] [SB-BUYAB-04] [SB-RES-02]"""
    ability = s.face(card).ability
    assert ability is not None
    pay_tokens(s, card)
    if ability.phase == OPEN and s.events is not None:
        s.tell("used", "SB-ABIL-06", seat=seat, card=s.catalog.ids[card], tokens=s.price(card))
    use = Use(seat, card, aim)
    for effect, numbers in ability.parts:
        procedure = effect.does(s, use, *numbers)
        if procedure is not None:
            yield from procedure
