"""The Execution Phase: turn by turn, each player executes the order on top of a stack, or takes an Event card."""

from __future__ import annotations

from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BUILD, Order


def begin_order(s: StarCraftState, order: Order) -> None:
    """Schedule the steps of an order for its player. [SC-CORE-14] [SC-SPEC-01]"""
    order.present = s.units_on(order.planet, order.seat)
    if order.special and order.kind == BUILD:
        order.discount = s.catalog.numbers.special_build_discount
    s.order = order
    s.active = order.seat
    s.then(*s.rules.order_steps[order.kind], ("end_order",))


def end_order(s: StarCraftState) -> None:
    """The order is done; its token is back with its owner. [SC-EXEC-03]"""
    s.order = None


STEPS: dict[str, StepFunction] = {"end_order": end_order}
