"""Why a choice is not on offer while an order is executed, by the kind of the question.

Each function is called with a choice of a verb that its question knows, naming components that exist. It asks the
predicates that made the options.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.games.starcraft.catalog import RESOURCES
from orrery.games.starcraft.effects.recall import why_not_recall
from orrery.games.starcraft.rules.buildable import why_not_purchase
from orrery.games.starcraft.rules.mobilize import why_not_move, why_not_recall_into
from orrery.games.starcraft.rules.race import why_not_lift_off
from orrery.games.starcraft.rules.research import why_not_research
from orrery.games.starcraft.rules.resources import why_not_assign
from orrery.games.starcraft.state import StarCraftState

Reason = Callable[[StarCraftState, Decision, Choice], Message | None]

ANSWERS: dict[str, tuple[str, ...]] = {
    "build-forces": ("build-workers", "build-transport", "build-unit", "use", "done"),
    "upgrade-bases": ("build-building", "build-module", "use", "done"),
    "build-base": ("build-base", "use", "done"),
    "pay": ("pay-permanent", "pay-card", "force-mine"),
    "force-mine": ("force-mine",),
    "consume": ("choose-unit",),
    "move-units": ("move", "recall", "lift-off", "done"),
    "draw-combat-cards": ("draw", "none"),
    "buy-technology": ("research", "use", "none"),
    "special-research": ("draw-event", "take"),
}
"""The verbs that answer each question."""


def why_not_in_order(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice while an order is executed; None exactly if it is on offer."""
    if choice in decision.options or choice in decision.asides:
        return None
    if choice[0] in ANSWERS[decision.kind] and (reason := REASONS[decision.kind](s, decision, choice)):
        return reason
    return Message(f"starcraft-refused-{decision.kind}", {}, decision.rule)


def _purchase(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    return None if choice[0] in ("use", "done") else why_not_purchase(s, decision.seat, choice)


def _payment(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    resource = RESOURCES.index(str((decision.about or {})["resource"]))
    return why_not_assign(s, decision.seat, resource, choice)


def _move(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    catalog, seat, order = s.catalog, decision.seat, s.running
    match choice:
        case ("move", str() as unit, str() as source, str() as target, int() as amount):
            there, here = catalog.area_number[source], catalog.area_number[target]
            return why_not_move(s, seat, catalog.unit_number[unit], there, here, amount)
        case ("recall", str() as unit, str() as source, str() as target):
            there, here = catalog.area_number[source], catalog.area_number[target]
            reason = why_not_recall(s, order, catalog.unit_number[unit], there, here)
            return reason or why_not_recall_into(s, seat, target)
        case ("lift-off", _, str() as target):
            return why_not_lift_off(s, seat, order.planet, catalog.area_number[target])
        case _:
            return None


def _technology(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    return why_not_research(s, decision.seat, choice) if choice[0] == "research" else None


def _other(s: StarCraftState, decision: Decision, choice: Choice) -> None:
    """The question itself says what can be answered."""


REASONS: dict[str, Reason] = {
    "build-forces": _purchase,
    "upgrade-bases": _purchase,
    "build-base": _purchase,
    "pay": _payment,
    "force-mine": _payment,
    "consume": _other,
    "move-units": _move,
    "draw-combat-cards": _other,
    "buy-technology": _technology,
    "special-research": _other,
}
