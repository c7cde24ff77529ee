"""The square grid on which planets lie: cells, their four sides, and what lies beyond. [SC-AMB-01]"""

from __future__ import annotations

from collections.abc import Mapping

from orrery.games.starcraft.pieces import SIDES
from orrery.games.starcraft.values import members

Cell = tuple[int, int]

STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The cell beyond each side: north is up."""


def opposite(side: int) -> int:
    """The side of a neighbour that faces a side."""
    return (side + 2) % len(SIDES)


def beyond(cell: Cell, side: int) -> Cell:
    """The cell beyond a side of a cell."""
    x, y = STEP[side]
    return cell[0] + x, cell[1] + y


def joined_sides(slots: Mapping[Cell, int], cell: Cell) -> list[int]:
    """The sides of a cell over which a normal route leads: both planets have a slot there. [SC-GALAXY-07]

    >>> slots = {(0, 0): 0b0010, (1, 0): 0b1000, (0, 1): 0b0001}
    >>> joined_sides(slots, (0, 0)), joined_sides(slots, (0, 1))
    ([1], [])
    """
    return [side for side in members(slots[cell]) if slots.get(beyond(cell, side), 0) >> opposite(side) & 1]
