"""Phases 2 and 3: rolling the dice and allocating them."""

from __future__ import annotations

from orrery.core import TRAIL, Choice, Decision, Procedure, Seat, ask, ask_together, unforeseen
from orrery.games.space_base.ability import ALLOCATING, ROLLING, Ability
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED
from orrery.games.space_base.rules.abilities import use_ability
from orrery.games.space_base.rules.charges import ready_abilities
from orrery.games.space_base.state import SpaceBaseState

DICE: Choice = ("dice",)
SUM: Choice = ("sum",)
EITHER_WAY = [DICE, SUM]
ROLL: Choice = ("roll",)
KEEP: Choice = ("keep",)
REROLLS = {"first": 0b01, "second": 0b10, "both": 0b11}
"""Which dice are rolled again, as a bit set."""
DIE_VALUES = range(1, 7)


def roll_dice(s: SpaceBaseState) -> None:
    """Phase 2: set dice, roll the others, roll again. [SB-TURN-05]"""
    s.phase = ROLLING
    if s.has_tokens_for(s.active, ROLLING):
        s.then(("set_dice",), ("throw_dice",), ("roll_again",))
    else:
        throw_dice(s)


def set_dice(s: SpaceBaseState) -> Procedure[None]:
    """Before the roll, a token fixes one die. [SB-SETDIE-01] to [SB-SETDIE-03]"""
    seat = s.active
    while 0 in s.dice:
        cards = dice_cards(s, "set-die")
        if not cards:
            return
        options: list[Choice] = [("set", s.catalog.ids[card], value) for card in cards for value in DIE_VALUES]
        choice = yield from ask(Decision(seat, "set-die", [*options, ROLL].copy, rule="SB-SETDIE-02", form=TRAIL))
        match choice:
            case ("set", name, int() as value):
                yield from use_ability(s, seat, s.catalog.number[name], value)
            case ("roll",):
                return
            case _:
                unforeseen(choice)


def throw_dice(s: SpaceBaseState) -> None:
    """Roll the dice that were not set."""
    for die in (0, 1):
        if not s.dice[die]:
            s.dice[die] = s.chance.roll()
    if s.events is not None:
        s.tell("rolled", "SB-TURN-05", seat=s.active, first=s.dice[0], second=s.dice[1])


def roll_again(s: SpaceBaseState) -> Procedure[None]:
    """After the roll, a token re-rolls one die or both, for everyone. [SB-REROLL-01] to [SB-REROLL-03] [SB-AMB-14]"""
    seat = s.active
    while cards := dice_cards(s, "reroll"):
        options: list[Choice] = [("reroll", s.catalog.ids[card], which) for card in cards for which in REROLLS]
        choice = yield from ask(
            Decision(
                seat,
                "reroll",
                [*options, KEEP].copy,
                rule="SB-REROLL-01",
                about={"first": s.dice[0], "second": s.dice[1]},
                form=TRAIL,
            )
        )
        match choice:
            case ("reroll", name, str() as which):
                yield from use_ability(s, seat, s.catalog.number[name], REROLLS[which])
            case ("keep",):
                return
            case _:
                unforeseen(choice)


def dice_cards(s: SpaceBaseState, effect: str) -> list[int]:
    """The active seat's cards that can set a die now, or re-roll."""
    return [card for card, ability in ready_abilities(s, s.active, ROLLING) if effect in ability.names]


# Phase 3


def allocate_dice(s: SpaceBaseState) -> Procedure[None] | None:
    """Phase 3: everyone, each for themselves, uses the dice singly or as a sum.

    Who could not make any difference by it is not asked: such seats use the dice singly.
    [SB-TURN-06] [SB-ALLOC-01] to [SB-ALLOC-05]
    """
    s.phase = ALLOCATING
    s.allocated = [(s.dice[0], s.dice[1])] * s.seats
    movers = s.charged_in[ALLOCATING]
    deciding = [seat for seat in s.clockwise() if sectors_matter(s, seat) or (movers >> seat & 1 and shifts(s, seat))]
    if deciding:
        return choose_allocations(s, deciding)
    tell_allocations(s)
    return None


def choose_allocations(s: SpaceBaseState, deciding: list[Seat]) -> Procedure[None]:
    """All at once say how they use the dice; those who move the sum on may do so again.

    [SB-DICEARROW-01] to [SB-DICEARROW-08]
    """
    while deciding:
        answers = yield from ask_together([allocation(s, seat) for seat in deciding])
        moving: list[Seat] = []
        for seat, choice in zip(deciding, answers, strict=True):
            match choice:
                case ("dice",):
                    pass
                case ("sum",):
                    s.allocated[seat] = (sum_of(s, seat),)
                case ("shift", name, int() as steps):
                    yield from use_ability(s, seat, s.catalog.number[name], steps)
                    if shifts(s, seat):
                        moving.append(seat)
                case _:
                    unforeseen(choice)
        deciding = moving
    tell_allocations(s)


def tell_allocations(s: SpaceBaseState) -> None:
    """Say who uses the dice how."""
    if s.events is not None:
        for seat in s.clockwise():
            s.tell("allocated", "SB-TURN-06", seat=seat, sectors=[str(sector) for sector in s.allocated[seat]])


def sectors_matter(s: SpaceBaseState, seat: Seat) -> bool:
    """Whether any of the sectors that the dice show could pay this seat something.

    Nearly every card pays more than a token, so the first one mostly tells.
    """
    first, second = s.dice
    left_of_console = seat * SECTORS - 1
    if seat == s.active:
        station = s.station
        together = station[left_of_console + first + second]
        if s.catalog.gives[STATIONED][together]:
            return True
        return s.pays(STATIONED, (together, station[left_of_console + first], station[left_of_console + second]))
    deployed = s.deployed
    cards = (
        deployed[left_of_console + first + second]
        or deployed[left_of_console + first]
        or deployed[left_of_console + second]
    )
    if not cards:
        return False
    if s.catalog.gives[DEPLOYED][cards[0]]:
        return True
    return s.pays(DEPLOYED, cards + deployed[left_of_console + first] + deployed[left_of_console + second])


def has_shifted(s: SpaceBaseState, seat: Seat) -> bool:
    """Whether the seat has moved its sum on, so that it can no longer use the dice singly. [SB-DICEARROW-01]"""
    return len(s.allocated[seat]) == 1


def sum_of(s: SpaceBaseState, seat: Seat) -> int:
    """The sector that the sum stands for, moved on as far as it is."""
    allocated = s.allocated[seat]
    return allocated[0] if len(allocated) == 1 else allocated[0] + allocated[1]


def shifts(s: SpaceBaseState, seat: Seat) -> list[tuple[int, range]]:
    """The seat's cards that can move its sum on, and by how many steps."""
    cards = ready_abilities(s, seat, ALLOCATING)
    if not cards or sum_of(s, seat) == SECTORS:
        return []
    return [(card, steps_of(s, seat, ability)) for card, ability in cards]


def steps_of(s: SpaceBaseState, seat: Seat, ability: Ability) -> range:
    """How far an ability can move the seat's sum: it never leaves the console.

    [SB-DICEARROW-03] [SB-DICEARROW-04] [SB-DICEARROW-08] [SB-AMB-11]
    """
    (furthest,) = ability.numbers("shift")
    return range(1, min(furthest, SECTORS - sum_of(s, seat)) + 1)


def allocation(s: SpaceBaseState, seat: Seat) -> Decision:
    """Singly or as a sum, which those with tokens for it may move on; or, once they did, how much further."""
    if s.charged_in[ALLOCATING] >> seat & 1:
        return Decision(seat, "allocate", lambda: allocation_options(s, seat), "SB-TURN-06", None, TRAIL)
    return Decision(seat, "allocate", EITHER_WAY.copy, "SB-TURN-06")


def allocation_options(s: SpaceBaseState, seat: Seat) -> list[Choice]:
    """The ways to use the dice that are open to a seat with tokens to move its sum on."""
    options = [SUM] if has_shifted(s, seat) else EITHER_WAY.copy()
    for card, furthest in shifts(s, seat):
        options.extend(("shift", s.catalog.ids[card], steps) for steps in furthest)
    return options
