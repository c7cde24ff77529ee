"""Why a choice is not on offer in questions of Brood War, by the kind of the question.

Each function is called with a choice of a verb that its question knows, naming components that exist. It asks the
predicates that made the options.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.games.starcraft.rules.mobilize import why_not_move
from orrery.games.starcraft.state import StarCraftState

Reason = Callable[[StarCraftState, Decision, Choice], Message | None]

ANSWERS: dict[str, tuple[str, ...]] = {
    "choose-leadership": ("lead",),
    "move-to-defend": ("move", "carry", "done"),
    "swap-units": ("swap", "none"),
    "evaded": ("destroy-transport",),
}
"""The verbs that answer each question."""


def why_not_with_brood_war(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice in a question of the expansion; None exactly if it is on offer."""
    if choice in decision.options:
        return None
    if choice[0] in ANSWERS[decision.kind] and (reason := REASONS[decision.kind](s, decision, choice)):
        return reason
    return Message(f"starcraft-refused-{decision.kind}", {}, decision.rule)


def _lead(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    _, name = choice
    return Message("starcraft-refused-leadership", {"leadership": str(name)}, "BW-LEAD-02")


def _move(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """A move that a Mobilize order would not allow either, or one that goes elsewhere. [BW-DEF-06] [BW-DEF-13]"""
    defended = str((decision.about or {})["area"])
    match choice:
        case ("move", str() as unit, str() as source, str() as target, int() as amount):
            if target != defended:
                return Message("starcraft-refused-defend-elsewhere", {"area": defended}, "BW-DEF-06")
            numbers = s.catalog.area_number
            kind = s.catalog.unit_number[unit]
            return why_not_move(s, decision.seat, kind, numbers[source], numbers[target], amount)
        case _:
            return None


def _swap(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    return Message("starcraft-refused-swap", {}, "BW-MOD-05") if choice[0] == "swap" else None


def _other(s: StarCraftState, decision: Decision, choice: Choice) -> None:
    """The question itself says what can be answered."""


REASONS: dict[str, Reason] = {
    "choose-leadership": _lead,
    "move-to-defend": _move,
    "swap-units": _swap,
    "evaded": _other,
}
"""By the kind of the question."""
