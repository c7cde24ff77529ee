"""Ways to place several units at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from orrery.core import Choice, Form
from orrery.games.risk.catalog import Catalog
from orrery.games.risk.state import RiskState

AMOUNTS = (1, 2, 3, 5, 10, 20)
"""How many units are on offer to be placed with one choice, besides all of them."""
ANY_AMOUNT = Form("trail", ranged="place")
"""Any other number of units can be placed as well."""


def placements(s: RiskState, territories: Sequence[int], units: int) -> list[Choice]:
    """Some or all of these units into one of these territories."""
    ways = _ways_to_place(s.catalog, units)
    options: list[Choice] = []
    for territory in territories:
        options += ways[territory]
    return options


@cache
def _ways_to_place(catalog: Catalog, units: int) -> list[list[Choice]]:
    """By territory: all ways to place some of so many units there."""
    return [[("place", name, amount) for amount in amounts(units)] for name in catalog.ids]


def amounts(units: int) -> list[int]:
    """The amounts on offer when so many units may be placed.

    >>> amounts(4)
    [1, 2, 3, 4]
    >>> amounts(12)
    [1, 2, 3, 5, 10, 12]
    """
    return [amount for amount in AMOUNTS if amount < units] + [units]
