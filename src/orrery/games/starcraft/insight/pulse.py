"""Where searches may stop: between turns of the Execution Phase, and when a battle ends with its order."""

from __future__ import annotations

from orrery.games.starcraft.state import StarCraftState

MOST_ORDERS = 1 << 10
"""More than twice the orders of any round."""


def pulse(s: StarCraftState) -> int:
    """A number that grows when an order begins or ends, with a round and with its phases; 0 while the game is set up.

    Orders that are not on the board any more have been executed, exchanged or discarded. A battle ends its order.
    """
    if not s.round:
        return 0
    if s.phase == "planning":
        return s.round * MOST_ORDERS
    most = sum([s.orders_to_place(seat) for seat in range(s.seats)])
    if s.phase == "execution":
        running = int(s.order is not None)
        done = 2 * (most - sum([len(stack) for stack in s.stacks])) - running + 1
    else:
        done = 2 * most + 2
    return s.round * MOST_ORDERS + max(0, done)
