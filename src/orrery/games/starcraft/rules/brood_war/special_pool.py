"""The Special Order Pool: special orders are placed freely, and executed as often as the modules allow. (page 5)

Whether one may be executed says the query `may_execute`; the module count is judged then. [BW-ORDER-08]
"""

from __future__ import annotations

from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.state import StarCraftState


def settle_order(s: StarCraftState, token: int, spent: int) -> None:
    """An executed special order goes to the pool; not where a strategic area is held [BW-STRAT-03], and one that is
    spent leaves the game. [BW-ORDER-05] [BW-OPT-04]"""
    if not s.token_special(token):
        return
    order = s.running
    place = 1 << token - s.tokens_of(order.seat).start
    if spent:
        s.lost_orders[order.seat] |= place
        s.tell("order-spent", "BW-OPT-04", seat=order.seat, order=order.kind)
    elif not s.holds_strategic_area(order.seat, order.planet):
        s.special_pool[order.seat] |= place


def empty_pools(s: StarCraftState) -> None:
    """All tokens come back to the unused orders. [BW-ORDER-06] [BW-REGR-02]"""
    s.special_pool = [0] * s.parties


STEPS: dict[str, StepFunction] = {"settle_order": settle_order, "empty_pools": empty_pools}
