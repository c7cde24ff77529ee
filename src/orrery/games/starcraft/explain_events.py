"""Why a choice is not on offer when Event cards are played and take effect, and when cards are discarded.

Each function is called with a choice of a verb that its question knows, naming components that exist.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument
from orrery.games.starcraft.effects.event_choices import opponents
from orrery.games.starcraft.names import building_of
from orrery.games.starcraft.rules.buildable import cost_of, why_not_building, why_not_module
from orrery.games.starcraft.rules.placing import why_not_from_hand
from orrery.games.starcraft.rules.research import why_not_technology
from orrery.games.starcraft.rules.resources import parted, why_not_buy
from orrery.games.starcraft.state import StarCraftState

Reason = Callable[[StarCraftState, Decision, Choice], Message | None]

ANSWERS: dict[str, tuple[str, ...]] = {
    "play-event": ("play", "none"),
    "discard": ("discard",),
    "choose-effect": ("choose-effect",),
    "look-hand": ("choose-seat",),
    "look-stack": ("choose-planet",),
    "look-player": ("choose-seat",),
    "place-transport": ("place-transport", "none"),
    "units-area": ("choose-area",),
    "choose-unit": ("choose-unit",),
    "free-unit": ("choose-unit",),
    "deplete": ("choose-area",),
    "enrich": ("choose-area",),
    "double-capacity": ("choose-area",),
    "event-purchase": ("build-building", "build-module", "research", "none"),
    "lose-module": ("choose-seat",),
    "choose-module": ("choose-module",),
    "destroy-transports": ("choose-transport", "none"),
    "move-z-route": ("choose-route",),
    "raise-order": ("raise-order", "none"),
    "order-planet": ("choose-planet",),
}
"""The verbs that answer each question."""


def why_not_with_events(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice while Event cards are played or cards are discarded; None exactly if it is on offer."""
    if choice in decision.options or choice in decision.asides:
        return None
    if choice[0] in ANSWERS[decision.kind] and (reason := REASONS[decision.kind](s, decision, choice)):
        return reason
    return Message(f"starcraft-refused-{decision.kind}", {**(decision.about or {})}, decision.rule)


def _says(reason: str) -> Reason:
    """The one thing that can be wrong with an answer, in words that name what was chosen."""

    def against(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
        return Message(f"starcraft-refused-{reason}", _chosen(choice), decision.rule)

    return against


def _chosen(choice: Choice) -> dict[str, Argument]:
    """What was chosen, under the names that words know it by."""
    match choice:
        case ("play", name):
            return {"event": name}
        case ("choose-area", name):
            return {"area": name}
        case ("choose-planet", name):
            return {"planet": name}
        case ("choose-route", name):
            return {"route": name}
        case ("choose-module", name):
            return {"module": name}
        case ("raise-order", name, place):
            return {"planet": name, "place": place}
        case ("choose-transport", name, seat):
            return {"route": name, "other": seat}
        case ("choose-unit", name, area):
            return {"unit": name, "area": area}
    return {}


def _generally(s: StarCraftState, decision: Decision, choice: Choice) -> None:
    """The question itself says what can be answered."""


def _play(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """The End Draws Near goes before all other Event cards; otherwise any that was read will do. [SC-EVENT-06]"""
    must = next((s.event(card).id for card in s.events_read(decision.seat) if s.event(card).the_end), None)
    if must is not None:
        return Message("starcraft-refused-the-end-first", {"event": must}, "SC-EVENT-06")
    named = _chosen(choice)
    return Message("starcraft-refused-event-not-read", named, decision.rule) if named else None


def _discard(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    _, card = choice
    reason = why_not_from_hand(s, decision.seat, str(card))
    if reason is None or "other" not in reason.arguments:
        return reason
    return Message("starcraft-refused-discard-alike", reason.arguments, decision.rule)


def _effect(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    _, number = choice
    event = (decision.about or {})["event"]
    return Message("starcraft-refused-effect-number", {"event": event, "number": number}, decision.rule)


def _seat(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """Somebody who is no opponent, or has nothing of what the card is about."""
    _, other = choice
    if other not in opponents(s, decision.seat):
        return Message("starcraft-refused-no-opponent", {}, decision.rule)
    lacking = "no-hand" if decision.kind == "look-hand" else "no-module"
    return Message(f"starcraft-refused-{lacking}", {"other": other}, decision.rule)


def _transport(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("place-transport", str() as route) if s.has_transport(decision.seat, s.route_number(route)):
            return Message("starcraft-refused-second-transport", {}, "SC-TRANS-04")
        case ("place-transport", str() as route):
            return Message("starcraft-refused-transport-needs-base", {"route": route}, "SC-TRANS-03")
    return None


def _free_unit(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    named = _chosen(choice)
    return Message("starcraft-refused-free-unit-that", named, decision.rule) if named else None


def _resource_card(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """A Resource card that is another's, or doubled already."""
    _, area = choice
    if s.card_holder[s.catalog.area_number[str(area)]] != decision.seat:
        return Message("starcraft-refused-not-your-card", {"area": area}, "SC-RES-02")
    return Message("starcraft-refused-doubled", {"area": area}, decision.rule)


def _purchase(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What speaks against a thing or its price; if nothing does, the card does not name it."""
    thing, how = parted(choice)
    seat, catalog = decision.seat, s.catalog
    match thing:
        case ("build-building", str() as name):
            reason, cost = why_not_building(s, seat, building_of(catalog, name)), cost_of(s, seat, thing)
        case ("build-module", str() as name):
            reason, cost = why_not_module(s, seat, name), cost_of(s, seat, thing)
        case ("research", str() as name):
            technology = catalog.technologies[catalog.technology_number[name]]
            reason, cost = why_not_technology(s, seat, technology), (technology.minerals, technology.gas)
        case _:
            return None
    reason = reason or why_not_buy(s, seat, cost, how, s.discounts(seat))
    return reason or Message("starcraft-refused-event-purchase-that", {}, decision.rule)


REASONS: dict[str, Reason] = {
    "play-event": _play,
    "discard": _discard,
    "choose-effect": _effect,
    "look-hand": _seat,
    "look-stack": _says("nothing-unseen"),
    "look-player": _says("nothing-unseen"),
    "place-transport": _transport,
    "units-area": _says("units-not-there"),
    "choose-unit": _generally,
    "free-unit": _free_unit,
    "deplete": _says("not-to-deplete"),
    "enrich": _resource_card,
    "double-capacity": _resource_card,
    "event-purchase": _purchase,
    "lose-module": _seat,
    "choose-module": _says("module-not-built"),
    "destroy-transports": _says("transport-not-there"),
    "move-z-route": _says("not-a-z-route"),
    "raise-order": _says("not-raisable"),
    "order-planet": _says("order-not-there"),
}
"""By the kind of the question."""
