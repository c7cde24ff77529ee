"""What options of Brood War say: Leadership cards, Defend orders and modules."""

from __future__ import annotations

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument, player
from orrery.games.starcraft.names import (
    area_called,
    area_with_yield,
    counted,
    event_called,
    item_called,
    leadership_called,
    order_called,
    resource_called,
    unit_called,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.texts import leadership_text, unit_name
from orrery.games.starcraft.words_orders import Description


def _lead(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A Leadership card with what it does, and in the set-up with its forces. [BW-LEAD-10]"""
    _, name = choice
    catalog = s.catalog
    card = catalog.leadership[catalog.leadership_number[str(name)]]
    facts: dict[str, Argument] = {
        "leadership": leadership_called(catalog, str(name)),
        "text": leadership_text(catalog, card),
    }
    if not card.bases:
        return Message("starcraft-do-lead", facts)
    units = counted([unit_name(catalog, unit) for unit, count in card.units for _ in range(count)])
    return Message("starcraft-do-lead-forces", {**facts, "units": units, "workers": card.workers})


def _defend(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, area = choice
    return Message("starcraft-do-defend", {"area": area_with_yield(s.catalog, str(area))})


def _swap(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """Two units that change places, with their places. [BW-MOD-03]"""
    _, unit, role, number, other, other_role, other_number = choice
    facts: dict[str, Argument] = {
        "unit": unit_called(s.catalog, str(unit)),
        "role": role,
        "skirmish": number,
        "other": unit_called(s.catalog, str(other)),
        "other_role": other_role,
        "other_skirmish": other_number,
    }
    return Message("starcraft-do-swap", facts)


def _collateral(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, what = choice
    return Message("starcraft-do-collateral", {"what": str(what)})


def _resource(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    verb, resource = choice
    return Message(f"starcraft-do-{verb}", {"resource": resource_called(s.catalog, str(resource))})


def _deploy(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """Units of a Leadership card that come into play."""
    _, unit, area, amount = choice
    facts: dict[str, Argument] = {
        "count": amount,
        "unit": unit_called(s.catalog, str(unit)),
        "area": area_called(s.catalog, str(area)),
    }
    return Message("starcraft-do-deploy", facts)


def _avenge(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """What a hero takes with it."""
    _, seat, area, what = choice
    facts: dict[str, Argument] = {"seat": player(int(seat)), "area": area_called(s.catalog, str(area))}
    if what in ("base", "installation"):
        return Message(f"starcraft-do-avenge-{what}", facts)
    return Message("starcraft-do-avenge-unit", {**facts, "unit": unit_called(s.catalog, str(what))})


def _star(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, order, *special = choice
    return Message("starcraft-do-star", {"order": order_called(str(order), special=bool(special))})


def _put_back(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, event = choice
    return Message("starcraft-do-put-back", {"event": event_called(s.catalog, str(event))})


def _pick_events(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, *events = choice
    return Message("starcraft-do-pick-events", {"events": [event_called(s.catalog, str(event)) for event in events]})


def _pick_up(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A unit takes an item. [BW-SCEN-16]"""
    _, item, unit, area = choice
    facts: dict[str, Argument] = {"item": item_called(s.catalog, str(item)), "unit": unit_called(s.catalog, str(unit))}
    return Message("starcraft-do-pick-up", {**facts, "area": area_called(s.catalog, str(area))})


def _carry(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """An item is carried on. [BW-SCEN-14]"""
    _, item, source, target = choice
    facts: dict[str, Argument] = {
        "item": item_called(s.catalog, str(item)),
        "source": area_called(s.catalog, str(source)),
        "target": area_called(s.catalog, str(target)),
    }
    return Message("starcraft-do-carry", facts)


BROOD_WAR: dict[str, Description] = {
    "pick-events": _pick_events,
    "pick-up": _pick_up,
    "carry": _carry,
    "deploy": _deploy,
    "avenge": _avenge,
    "star": _star,
    "put-back": _put_back,
    "lead": _lead,
    "defend": _defend,
    "swap": _swap,
    "collateral": _collateral,
    "take-token": _resource,
    "pay-token": _resource,
}
"""What the verbs of Brood War say."""
