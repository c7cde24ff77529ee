"""What the ability boxes of the cards do, parsed once from the data's small vocabulary."""

from __future__ import annotations

OPEN_PHASES = (1, 5, 7)
"""The phases in which most abilities may be used. [SB-TURN-03] [SB-TURN-08] [SB-TURN-10]"""


class Ability:
    """An ability box: what one use of it does. Zero, empty or false where it does not.

    `phase` is 2, 3 or 4 for abilities bound to the roll, the allocation or the rewards, else 0.
    """

    __slots__ = (
        "buy",
        "buy_into",
        "claim",
        "credits",
        "double",
        "exchange",
        "foes_lose",
        "income",
        "move_charge",
        "phase",
        "place_charge",
        "points",
        "reroll",
        "set_die",
        "shift",
        "swap",
        "win",
    )

    def __init__(self) -> None:
        self.credits = 0
        self.income = 0
        self.points = 0
        self.foes_lose = 0
        self.buy = 0
        self.buy_into: tuple[int, int] | tuple[()] = ()
        self.claim: tuple[int, ...] = ()
        self.swap: tuple[int, int] | tuple[()] = ()
        self.exchange = False
        self.place_charge = False
        self.move_charge = False
        self.win = False
        self.shift = 0
        self.reroll = False
        self.set_die = False
        self.double = False
        self.phase = 0


def parse_ability(parts: list[str]) -> Ability:
    """Read an ability from its parts.

    >>> parse_ability(["credits 4", "buy 1"]).credits
    4
    >>> parse_ability(["fly 3"])
    Traceback (most recent call last):
    ValueError: unknown effect 'fly 3'
    """
    ability = Ability()
    for part in parts:
        verb, *words = part.split()
        numbers = [int(word) for word in words if word.isdigit()]
        if len(numbers) != len(words) or not _set_part(ability, verb, numbers):
            raise ValueError(f"unknown effect '{part}'")
    return ability


def _set_part(ability: Ability, verb: str, numbers: list[int]) -> bool:
    """Give an ability one effect. False if the data's vocabulary has no such effect."""
    match verb, numbers:
        case "credits", [amount]:
            ability.credits = amount
        case "income", [amount]:
            ability.income = amount
        case "points", [amount]:
            ability.points = amount
        case "foes-lose", [amount]:
            ability.foes_lose = amount
        case "buy", [(1 | 2 | 3) as count]:
            ability.buy = count
        case "buy-into", [low, high] if 1 <= low <= high <= 12:
            ability.buy_into = (low, high)
        case "claim", [*levels] if levels and all(1 <= level <= 3 for level in levels):
            ability.claim = tuple(levels)
        case "swap", [one, other] if one != other and min(one, other) >= 1 and max(one, other) <= 12:
            ability.swap = (one, other)
        case "exchange", []:
            ability.exchange = True
        case "place-charge", []:
            ability.place_charge = True
        case "move-charge", []:
            ability.move_charge = True
        case "win", []:
            ability.win = True
        case "set-die", []:
            ability.set_die, ability.phase = True, 2
        case "reroll", []:
            ability.reroll, ability.phase = True, 2
        case "shift", [(1 | 2) as steps]:
            ability.shift, ability.phase = steps, 3
        case "double", []:
            ability.double, ability.phase = True, 4
        case _:
            return False
    return True
