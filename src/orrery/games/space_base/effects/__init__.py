"""What the ability boxes of the cards can do: each effect is one record, all of them stand in one list."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.space_base.ability import OPEN, Ability, Part
from orrery.games.space_base.effects.cards import BUY, BUY_INTO, CLAIM, EXCHANGE, SWAP
from orrery.games.space_base.effects.dice import DOUBLE, REROLL, SET_DIE, SHIFT
from orrery.games.space_base.effects.gains import CREDITS, FOES_LOSE, INCOME, POINTS, WIN
from orrery.games.space_base.effects.tokens import MOVE_CHARGE, PLACE_CHARGE

EFFECTS = (
    CREDITS,
    INCOME,
    POINTS,
    FOES_LOSE,
    WIN,
    PLACE_CHARGE,
    MOVE_CHARGE,
    SWAP,
    EXCHANGE,
    BUY,
    BUY_INTO,
    CLAIM,
    SET_DIE,
    REROLL,
    SHIFT,
    DOUBLE,
)
"""In the order in which the effects of one box happen."""
BY_NAME = {effect.name: effect for effect in EFFECTS}


def parse_ability(texts: Sequence[str]) -> Ability:
    """Read an ability from its parts as the data write them.

    >>> [effect.name for effect, numbers in parse_ability(["buy 1", "credits 4"]).parts]
    ['credits', 'buy']
    >>> parse_ability(["fly 3"])
    Traceback (most recent call last):
    ValueError: unknown effect 'fly 3'
    """
    parts = sorted((_part(text) for text in texts), key=lambda part: EFFECTS.index(part.effect))
    if len({part.effect for part in parts}) < len(parts):
        raise ValueError("the same effect twice in one box")
    if len({part.effect.phase for part in parts} - {OPEN}) > 1:
        raise ValueError("effects of different phases in one box")
    if sum(part.effect.aims is not None for part in parts) > 1:
        raise ValueError("two effects in one box that need a card to aim at")
    return Ability(tuple(parts))


def _part(text: str) -> Part:
    name, *words = text.split() or [""]
    numbers = tuple(int(word) for word in words if word.isdecimal())
    effect = BY_NAME.get(name)
    if effect is None or len(numbers) != len(words) or not effect.fits(numbers):
        raise ValueError(f"unknown effect '{text}'")
    return Part(effect, numbers)
