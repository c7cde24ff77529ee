"""Effects on the dice and on what they bring. Their questions stand in `rules/dice.py` and `rules/rewards.py`."""

from __future__ import annotations

from orrery.games.space_base.ability import ALLOCATING, REWARDING, ROLLING, Effect, Use
from orrery.games.space_base.catalog import DEPLOYED, STATIONED
from orrery.games.space_base.effects.words import effect_words
from orrery.games.space_base.rules.dice import sum_of
from orrery.games.space_base.rules.rewards import DOUBLING_RULES
from orrery.games.space_base.state import SpaceBaseState


def set_die(s: SpaceBaseState, use: Use) -> None:
    """Fix the next die at a value instead of rolling it. [SB-SETDIE-02] [SB-SETDIE-03]"""
    die = s.dice.index(0)
    s.dice[die] = use.aim
    rule = "SB-SETDIE-02" if die == 0 else "SB-SETDIE-03"
    s.tell("die-set", rule, seat=use.seat, card=s.catalog.ids[use.card], value=use.aim, tokens=s.price(use.card))


SET_DIE = Effect(
    "set-die",
    phase=ROLLING,
    bounds=(),
    does=set_die,
    worth=lambda: 1.5,
    gain=lambda outlook, use: outlook.die_set(use.aim),
    words=lambda: effect_words("set-die"),
)


def reroll(s: SpaceBaseState, use: Use) -> None:
    """Roll one die or both again; the new result holds for all. [SB-REROLL-02] [SB-REROLL-03]"""
    for die in (0, 1):
        if use.aim >> die & 1:
            s.dice[die] = s.chance.roll()
    card, tokens, (first, second) = s.catalog.ids[use.card], s.price(use.card), s.dice
    s.tell("rerolled", "SB-REROLL-02", seat=use.seat, card=card, first=first, second=second, tokens=tokens)


REROLL = Effect(
    "reroll",
    phase=ROLLING,
    bounds=(),
    does=reroll,
    worth=lambda: 0.8,
    gain=lambda outlook, use: outlook.rerolled(use.aim),
    words=lambda: effect_words("reroll"),
)


def shift_sum(s: SpaceBaseState, use: Use, furthest: int) -> None:
    """The seat takes the sum, and its sector lies further to the right. [SB-DICEARROW-03] [SB-DICEARROW-04]"""
    sector = sum_of(s, use.seat) + use.aim
    s.allocated[use.seat] = (sector,)
    rule = "SB-DICEARROW-03" if furthest == 1 else "SB-DICEARROW-04"
    s.tell("shifted", rule, seat=use.seat, card=s.catalog.ids[use.card], sector=sector, tokens=s.price(use.card))


SHIFT = Effect(
    "shift",
    phase=ALLOCATING,
    bounds=(range(1, 3),),
    does=shift_sum,
    worth=lambda furthest: 0.7 * furthest,
    gain=lambda outlook, use, furthest: outlook.rewards(sum_of(outlook.s, use.seat) + use.aim),
    words=lambda furthest: effect_words("shift", steps=furthest),
)


def double(s: SpaceBaseState, use: Use) -> None:
    """A sector is going to pay once more. [SB-2XST-02] [SB-2XMI-02]"""
    rule = DOUBLING_RULES[STATIONED if use.seat == s.active else DEPLOYED]
    s.tell("doubled", rule, seat=use.seat, card=s.catalog.ids[use.card], sector=use.aim, tokens=s.price(use.card))


DOUBLE = Effect(
    "double",
    phase=REWARDING,
    bounds=(),
    does=double,
    worth=lambda: 1.5,
    gain=lambda outlook, use: outlook.rewards(use.aim),
    words=lambda: effect_words("double"),
)
