"""Phases 2 and 3: rolling the dice and allocating them."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat, Together
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.rules.charges import pay_tokens, ready_abilities
from orrery.games.space_base.state import SpaceBaseState

DICE: Choice = ("dice",)
SUM: Choice = ("sum",)
ROLL: Choice = ("roll",)
KEEP: Choice = ("keep",)
REROLLS: dict[str, tuple[int, ...]] = {"first": (0,), "second": (1,), "both": (0, 1)}


def roll_dice(s: SpaceBaseState) -> Procedure[None]:
    """Phase 2: set dice, roll the others, roll again. [SB-TURN-05]"""
    if s.may_use(s.active, 2):
        yield from set_dice(s)
    for die in (0, 1):
        if not s.dice[die]:
            s.dice[die] = s.chance.roll()
    if s.events is not None:
        s.tell("rolled", seat=s.active, first=s.dice[0], second=s.dice[1])
    if s.may_use(s.active, 2):
        yield from roll_again(s)


def set_dice(s: SpaceBaseState) -> Procedure[None]:
    """Before the roll, a token fixes one die. [SB-SETDIE-01] to [SB-SETDIE-03]"""
    seat = s.active
    for die in (0, 1):
        if not s.may_use(seat, 2) or not dice_cards(s, set_die=True):
            return
        choice: Choice = yield Decision(seat, "set-die", lambda: set_options(s), rule="SB-SETDIE-02")
        if choice == ROLL:
            return
        card = s.catalog.number[str(choice[1])]
        use_dice_card(s, card)
        s.dice[die] = int(choice[2])
        s.tell("die-set", seat=seat, card=s.catalog.ids[card], value=s.dice[die])


def roll_again(s: SpaceBaseState) -> Procedure[None]:
    """After the roll, a token re-rolls one die or both, for everyone. [SB-REROLL-01] to [SB-REROLL-03] [SB-AMB-14]"""
    seat = s.active
    while s.may_use(seat, 2) and dice_cards(s, set_die=False):
        choice: Choice = yield Decision(
            seat,
            "reroll",
            lambda: reroll_options(s),
            rule="SB-REROLL-01",
            about={"first": s.dice[0], "second": s.dice[1]},
        )
        if choice == KEEP:
            return
        card = s.catalog.number[str(choice[1])]
        use_dice_card(s, card)
        for die in REROLLS[str(choice[2])]:
            s.dice[die] = s.chance.roll()
        s.tell("rerolled", seat=seat, card=s.catalog.ids[card], first=s.dice[0], second=s.dice[1])


def dice_cards(s: SpaceBaseState, *, set_die: bool) -> list[int]:
    """The active seat's cards that can set a die now, or re-roll."""
    return [card for card, ability in ready_abilities(s, s.active, 2) if ability.set_die == set_die]


def use_dice_card(s: SpaceBaseState, card: int) -> None:
    """Pay for a set or a re-roll, and take the resources printed beside it."""
    ability = s.face(card).ability
    assert ability is not None
    pay_tokens(s, card)
    s.gain(s.active, ability.credits, ability.income, ability.points)


def set_options(s: SpaceBaseState) -> list[Choice]:
    """Fix a die at any value, or roll."""
    ids = s.catalog.ids
    options: list[Choice] = [("set", ids[card], value) for card in dice_cards(s, set_die=True) for value in range(1, 7)]
    return [*options, ROLL]


def reroll_options(s: SpaceBaseState) -> list[Choice]:
    """Roll either die or both again, or keep them."""
    ids = s.catalog.ids
    options: list[Choice] = [("reroll", ids[card], which) for card in dice_cards(s, set_die=False) for which in REROLLS]
    return [*options, KEEP]


# Phase 3


def allocate_dice(s: SpaceBaseState) -> Procedure[None]:
    """Everyone, each for themselves and all at once, uses the dice singly or as a sum.

    Those who take the sum may move it on with dice-and-arrow abilities, one after the other.
    [SB-TURN-06] [SB-ALLOC-01] to [SB-ALLOC-05] [SB-DICEARROW-01] to [SB-DICEARROW-08]
    """
    total = s.dice[0] + s.dice[1]
    s.allocated = [(s.dice[0], s.dice[1])] * s.seats
    deciding = [seat for seat in s.clockwise() if may_matter(s, seat, total)]
    while deciding:
        answers = yield Together([allocation(s, seat) for seat in deciding])
        moving: list[Seat] = []
        for seat, choice in zip(deciding, answers, strict=True):
            if choice == DICE:
                continue
            if len(s.allocated[seat]) == 2:
                s.allocated[seat] = (total,)
            if choice != SUM:
                shift_sum(s, seat, s.catalog.number[choice[1]], choice[2])
                if s.allocated[seat][0] < SECTORS and ready_abilities(s, seat, 3):
                    moving.append(seat)
        deciding = moving
    if s.events is not None:
        for seat in s.clockwise():
            s.tell("allocated", seat=seat, sectors=[str(sector) for sector in s.allocated[seat]])


def shift_sum(s: SpaceBaseState, seat: Seat, card: int, steps: int) -> None:
    """Use a dice-and-arrow ability: the seat's sector lies further to the right. [SB-DICEARROW-03] [SB-DICEARROW-04]"""
    pay_tokens(s, card)
    sector = s.allocated[seat][0] + steps
    s.allocated[seat] = (sector,)
    s.tell("shifted", seat=seat, card=s.catalog.ids[card], sector=sector)


def may_matter(s: SpaceBaseState, seat: Seat, total: int) -> bool:
    """Whether it can make any difference to this seat how it uses the dice; if not, it is not asked."""
    first, second = s.dice
    if seat == s.active:
        something = any(not s.is_blocked(seat, sector) for sector in (total, first, second))
    else:
        left_of_console = seat * SECTORS - 1
        something = bool(
            s.deployed[left_of_console + total]
            or s.deployed[left_of_console + first]
            or s.deployed[left_of_console + second]
        )
    return something or (total < SECTORS and s.may_use(seat, 3) and bool(ready_abilities(s, seat, 3)))


def allocation(s: SpaceBaseState, seat: Seat) -> Decision:
    """Singly or as a sum; or, once a dice-and-arrow ability was used, how much further."""
    return Decision(seat, "allocate", lambda: allocation_options(s, seat), "SB-TURN-06")


def allocation_options(s: SpaceBaseState, seat: Seat) -> list[Choice]:
    """The ways to use the dice that are open to a seat."""
    shifted = len(s.allocated[seat]) == 1
    options = [SUM] if shifted else [DICE, SUM]
    if s.charged_in[3] >> seat & 1:
        sector = s.allocated[seat][0] if shifted else s.dice[0] + s.dice[1]
        for card, ability in ready_abilities(s, seat, 3):
            furthest = min(ability.shift, SECTORS - sector)
            options.extend(("shift", s.catalog.ids[card], steps) for steps in range(1, furthest + 1))
    return options
