"""Exact odds: of one roll, and of an attack that goes on until it is decided."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import msgspec

from orrery.games.risk.rules.dice import compare
from orrery.games.risk.rules.fronts import MOST_ATTACKERS, MOST_DEFENDERS

SIDES = 6


class Modifiers(msgspec.Struct, frozen=True):
    """What changes a roll: extra dice of which the lowest are dropped, and what is added to a highest die."""

    attack_bonus: int = 0
    defence_bonus: int = 0
    attack_dice: int = 0
    defence_dice: int = 0
    defence_limit: int = MOST_DEFENDERS
    attack_ties: bool = False
    attack_all: int = 0
    defence_all: int = 0
    most_lost: int = MOST_DEFENDERS
    """Units the defender can lose in one roll."""


PLAIN = Modifiers()


@lru_cache(maxsize=256)
def kept_dice(dice: int, extra: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """What the best of the dice can show, highest first, each with the number of rolls that give it."""
    counts: dict[tuple[int, ...], int] = {}
    for rolled in product(range(1, SIDES + 1), repeat=dice + extra):
        kept = tuple(sorted(rolled, reverse=True)[:dice])
        counts[kept] = counts.get(kept, 0) + 1
    return tuple(counts.items())


@lru_cache(maxsize=4096)
def roll_odds(attack: int, defence: int, modifiers: Modifiers = PLAIN) -> dict[tuple[int, int], int]:
    """Losses of attacker and defender in one roll, each with the number of rolls that give them.

    >>> roll_odds(3, 2)
    {(2, 0): 2275, (1, 1): 2611, (0, 2): 2890}
    """
    counts: dict[tuple[int, int], int] = {}
    for mine, ways in kept_dice(attack, modifiers.attack_dice):
        raised = _raised(mine, modifiers.attack_all, modifiers.attack_bonus)
        for theirs, other_ways in kept_dice(defence, modifiers.defence_dice):
            against = _raised(theirs, modifiers.defence_all, modifiers.defence_bonus)
            lost = compare(raised, against, modifiers.attack_ties)
            lost = (lost[0], min(lost[1], modifiers.most_lost))
            counts[lost] = counts.get(lost, 0) + ways * other_ways
    return dict(sorted(counts.items(), reverse=True))


def _raised(dice: tuple[int, ...], everything: int, highest: int) -> list[int]:
    raised = [max(1, value + everything) for value in dice]
    raised[0] += highest
    return raised


def conquest_odds(units: int, defenders: int, keep: int = 1, modifiers: Modifiers = PLAIN) -> float:
    """The chance to take a territory by attacking with all that may go until no more than `keep` units are left.

    >>> round(conquest_odds(4, 2), 3)
    0.656
    """
    table = _conquests(keep, modifiers)
    if defenders >= len(table) or units >= len(table[defenders]):
        _grow(table, units, defenders, keep, modifiers)
    return table[defenders][units]


def plain_odds(units: int, defenders: int) -> float:
    """The same without anything that changes a roll, and faster: plans of campaigns ask for it all the time.

    >>> plain_odds(4, 2) == conquest_odds(4, 2)
    True
    """
    if defenders < len(_PLAIN) and units < len(_PLAIN[defenders]):
        return _PLAIN[defenders][units]
    return conquest_odds(units, defenders)


@lru_cache(maxsize=1024)
def _conquests(keep: int, modifiers: Modifiers) -> list[list[float]]:
    """The chances known so far, by defenders and units; with more defenders they reach no further."""
    return []


def _grow(table: list[list[float]], units: int, defenders: int, keep: int, modifiers: Modifiers) -> None:
    """Work out what is missing, small numbers first, so that stacks may have any size."""
    table += [[] for _ in range(len(table), defenders + 1)]
    for against in range(defenders + 1):
        for own in range(len(table[against]), units + 1):
            table[against].append(_conquest(table, own, against, keep, modifiers))


def _conquest(table: list[list[float]], units: int, defenders: int, keep: int, modifiers: Modifiers) -> float:
    if defenders == 0:
        return 1.0
    if units <= keep:
        return 0.0
    attack = min(MOST_ATTACKERS, units - 1)
    rolled = roll_odds(attack, min(MOST_DEFENDERS, modifiers.defence_limit, defenders), modifiers)
    whole = sum(rolled.values())
    return sum(
        ways / whole * table[max(0, defenders - theirs)][units - mine] for (mine, theirs), ways in rolled.items()
    )


_PLAIN = _conquests(1, PLAIN)
