"""Why a choice is not on offer in the set-up, the Planning Phase and when an order is chosen, by the kind of question.

Each function is called with a choice of a verb that its question knows, naming components that exist. It asks the
predicates that made the options.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.games.starcraft.rules.brood_war.defend import why_no_defence
from orrery.games.starcraft.rules.execution import SPEND, why_not_execute
from orrery.games.starcraft.rules.galaxy import why_no_z_route, why_not_placed
from orrery.games.starcraft.rules.planning import why_no_order
from orrery.games.starcraft.rules.setup import (
    unplaced_planets,
    why_not_starting_area,
    why_not_starting_route,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.texts import event_name, planet_name

Reason = Callable[[StarCraftState, Decision, Choice], Message | None]

ANSWERS: dict[str, tuple[str, ...]] = {
    "faction": ("faction",),
    "place-planet": ("place-planet",),
    "starting-base": ("place-base", "none"),
    "place-z-route": ("place-z-route",),
    "starting-units": ("place-units",),
    "starting-transport": ("place-transport",),
    "place-order": ("order", "defend", "use"),
    "use-event": ("use", "none"),
    "reveal-order": ("reveal",),
    "choose-order": ("execute", "event"),
}
"""The verbs that answer each question."""


def why_not_before_orders(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice before an order is executed; None exactly if it is on offer."""
    if choice in decision.options:
        return None
    if choice[0] in ANSWERS[decision.kind] and (reason := REASONS[decision.kind](s, decision, choice)):
        return reason
    return Message(f"starcraft-refused-{decision.kind}", {}, decision.rule)


def _faction(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    _, faction = choice
    return Message(
        "starcraft-refused-faction-taken", {"faction": Message(f"starcraft-faction-{faction}")}, "SC-SETUP-02"
    )


def _planet(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("place-planet", str() as name, int() as x, int() as y, int() as turns):
            planet = s.catalog.planet_number[name]
            if planet not in unplaced_planets(s, decision.seat):
                return Message(
                    "starcraft-refused-planet-not-yours", {"planet": planet_name(s.catalog, planet)}, "SC-GALAXY-01"
                )
            return why_not_placed(s, planet, x, y, turns)
        case _:
            return None


def _base(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("none",):
            return Message("starcraft-refused-base-needed", rule="SC-GALAXY-11")
        case _:
            return Message("starcraft-refused-base-elsewhere", rule="SC-GALAXY-12")


def _z_route(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("place-z-route", str() as major, str() as minor):
            return why_no_z_route(s, s.catalog.planet_number[major], s.catalog.planet_number[minor])
        case _:
            return None


def _units(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    about = decision.about or {}
    match choice:
        case ("place-units", str() as unit, str() as area, int() as amount):
            if unit != about["unit"] or not 1 <= amount <= int(about["count"]):
                return Message("starcraft-refused-starting-units", rule="SC-GALAXY-22")
            kind, where = s.catalog.unit_number[unit], s.catalog.area_number[area]
            reason = why_not_starting_area(s, decision.seat, kind, where)
            limit = s.unit_limit(where, kind)
            return reason or Message("starcraft-refused-starting-limit", {"limit": limit}, "SC-GALAXY-25")
        case _:
            return None


def _transport(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("place-transport", str() as route):
            return why_not_starting_route(s, decision.seat, s.route_number(route))
        case _:
            return None


def _order(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("order", str() as kind, str() as planet, *flags):
            number = s.catalog.planet_number[planet]
            return why_no_order(s, decision.seat, kind, number, special="special" in flags)
        case ("defend", str() as area) if "defend" in s.rules.other_orders:
            return why_no_defence(s, decision.seat, s.catalog.area_number[area])
        case _:
            return _event(s, decision, choice)


def _event(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """An Event card that does not lie in the play area, or has nothing to do now."""
    number = s.catalog.event_number.get(str(choice[-1]))
    if number is None:
        return None
    event = s.catalog.events[number]
    there = any(s.event(card) is event for card in s.events_in_play(decision.seat))
    kind = "event-not-now" if there else "event-not-in-play"
    return Message(f"starcraft-refused-{kind}", {"event": event_name(event)}, "SC-EVENT-11")


def _execute(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("execute" | "event" | "reveal", str() as planet, *boost):
            reason = why_not_execute(s, decision.seat, s.catalog.planet_number[planet])
            if reason is None and choice[0] == "execute":
                reason = _special(s, decision.seat, s.catalog.planet_number[planet], spent=SPEND in boost)
            return reason or (_event(s, decision, choice) if boost else None)
        case _:
            return None


def _special(s: StarCraftState, seat: int, planet: int, *, spent: bool) -> Message | None:
    """What forbids to execute an order because it is, or is not, a special one. [BW-ORDER-04] [BW-OPT-03]"""
    if spent:
        return Message("starcraft-refused-spend", {}, "BW-OPT-03")
    if s.may_execute(seat, planet, s.top_order(planet)):
        return None
    return Message("starcraft-refused-special-pool", {"count": s.special_orders_allowed(seat)}, "BW-ORDER-04")


REASONS: dict[str, Reason] = {
    "faction": _faction,
    "place-planet": _planet,
    "starting-base": _base,
    "place-z-route": _z_route,
    "starting-units": _units,
    "starting-transport": _transport,
    "place-order": _order,
    "use-event": _event,
    "reveal-order": _execute,
    "choose-order": _execute,
}
"""By the kind of the question."""
