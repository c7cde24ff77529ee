"""What options say when Event cards are played and take effect, and when cards are discarded."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument, player
from orrery.games.starcraft.names import (
    area_called,
    area_with_yield,
    counted,
    module_called,
    order_called,
    planet_called,
    route_called,
    unit_called,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.texts import effect_text, module_text
from orrery.games.starcraft.values import PARTIALLY_DEPLETED
from orrery.games.starcraft.words_battle import card_facts
from orrery.games.starcraft.words_orders import event_words_of

Description = Callable[[StarCraftState, Decision, Choice], Message]


def _play(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, event = choice
    return Message("starcraft-do-play", event_words_of(s, str(event)))


def _card(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A Combat card to discard or to take, with its values and what it does."""
    verb, card = choice
    facts = card_facts(s, str(card))
    return Message(f"starcraft-do-{verb}", {"card": Message(f"starcraft-card-{facts['kind']}", facts)})


def _choose_area(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """An area for what is asked: how far it is depleted, and who holds its Resource card."""
    _, name = choice
    area = s.catalog.area_number[str(name)]
    holder = s.card_holder[area]
    facts: dict[str, Argument] = {
        "area": area_with_yield(s.catalog, str(name)),
        "state": "partial" if s.depletion[area] == PARTIALLY_DEPLETED else "untouched",
        "holder": player(holder) if holder >= 0 else Message("starcraft-nobody"),
    }
    return Message(f"starcraft-do-choose-area-{decision.kind}", facts)


def _choose_planet(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A planet: for an order, or for a look at the orders on it."""
    _, name = choice
    facts: dict[str, Argument] = {
        "planet": planet_called(s.catalog, str(name)),
        "orders": len(s.stacks[s.catalog.planet_number[str(name)]]),
    }
    about = decision.about or {}
    if "order" in about:
        facts["order"] = order_called(str(about["order"]), special=False)
    return Message(f"starcraft-do-choose-planet-{decision.kind}", facts)


def _choose_seat(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """An opponent, with what there is to see or to lose."""
    _, seat = choice
    other = int(seat)
    modules = [
        module_called(s.catalog, name) for name in s.catalog.module_ids for _ in range(s.module_count(other, name))
    ]
    facts: dict[str, Argument] = {
        "other": player(other),
        "cards": len(s.hand(other)),
        "orders": len(s.orders_on_board(other)),
        "modules": counted(modules),
    }
    return Message(f"starcraft-do-choose-seat-{decision.kind}", facts)


def _choose_route(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A z-axis route with the planets it connects now."""
    _, name = choice
    route = s.routes[s.route_number(str(name))]
    ends: dict[str, Argument] = {
        "major": planet_called(s.catalog, s.catalog.planets[route.first].id),
        "minor": planet_called(s.catalog, s.catalog.planets[route.second].id),
    }
    return Message("starcraft-do-choose-route", {"route": route_called(s.catalog, str(name)), **ends})


def _choose_transport(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, route, seat = choice
    facts: dict[str, Argument] = {"route": route_called(s.catalog, str(route)), "other": player(int(seat))}
    return Message("starcraft-do-choose-transport", facts)


def _raise_order(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A covered order of one's own, by its kind for who may look at it."""
    _, name, place = choice
    stack = s.stacks[s.catalog.planet_number[str(name)]]
    facts: dict[str, Argument] = {"planet": planet_called(s.catalog, str(name)), "place": place}
    token = stack[int(place) - 1]
    if not s.order_known[token] >> decision.seat & 1:
        return Message("starcraft-do-raise-order", facts)
    order = order_called(s.token_kind(token), s.token_special(token))
    return Message("starcraft-do-raise-order-known", {**facts, "order": order})


def _choose_unit(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A unit to get or to give, and where."""
    _, unit, *area = choice
    facts: dict[str, Argument] = {"unit": unit_called(s.catalog, str(unit))}
    if area:
        facts["area"] = area_called(s.catalog, str(area[0]))
    return Message(f"starcraft-do-choose-unit-{decision.kind}", facts)


def _choose_module(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, name = choice
    facts: dict[str, Argument] = {
        "module": module_called(s.catalog, str(name)),
        "text": module_text(s.catalog, s.catalog.module_number[str(name)]),
    }
    return Message("starcraft-do-choose-module", facts)


def _choose_effect(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """One of the effects of a sentence on an Event card."""
    _, number = choice
    about = decision.about or {}
    event = s.catalog.events[s.catalog.event_number[str(about["event"])]]
    clause = event.ability.at[str(about["moment"])][int(about["sentence"])]
    text = effect_text(s.catalog, clause, clause.effects[int(number) - 1])
    return Message("starcraft-do-choose-effect", {"text": text})


EVENTS: dict[str, Description] = {
    "play": _play,
    "discard": _card,
    "take": _card,
    "choose-area": _choose_area,
    "choose-planet": _choose_planet,
    "choose-seat": _choose_seat,
    "choose-route": _choose_route,
    "choose-transport": _choose_transport,
    "raise-order": _raise_order,
    "choose-unit": _choose_unit,
    "choose-module": _choose_module,
    "choose-effect": _choose_effect,
}
"""What the verbs of Event cards and of the Regrouping Phase say."""
