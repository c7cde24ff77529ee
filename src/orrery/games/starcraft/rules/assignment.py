"""Who can be hit by what: as many as possible, each card one unit. [SC-SPLASH-11] [SC-SPLASH-17]

Cards are given by the unit types they can destroy, as bit sets; units by their types.
"""

from __future__ import annotations

from collections.abc import Sequence


def most_hits(cards: Sequence[int], units: Sequence[int]) -> int:
    """How many units the cards can destroy together, each card at most one of them.

    >>> ground, flying = 0b01, 0b10
    >>> most_hits([flying, ground | flying], [0, 0, 1])
    2
    """
    taker: dict[int, int] = {}
    return sum(_finds_unit(card, cards, units, taker, set()) for card in range(len(cards)))


def _finds_unit(card: int, cards: Sequence[int], units: Sequence[int], taker: dict[int, int], tried: set[int]) -> bool:
    """Give a card a unit; a card that had it may have to find another."""
    for unit, kind in enumerate(units):
        if unit not in tried and cards[card] >> kind & 1:
            tried.add(unit)
            if unit not in taker or _finds_unit(taker[unit], cards, units, taker, tried):
                taker[unit] = card
                return True
    return False


def can_hit_all(cards: Sequence[int], units: Sequence[int]) -> bool:
    """Whether the cards can destroy all these units together. Whoever loses units may lose any such lot of the
    greatest size: it can always be completed to one, whatever is taken first."""
    return most_hits(cards, units) == len(units)
