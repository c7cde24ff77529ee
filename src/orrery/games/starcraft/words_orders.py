"""What options say in the set-up, in the Planning Phase and while an order is executed."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument
from orrery.games.starcraft.catalog import RESOURCES, SIDES
from orrery.games.starcraft.grid import beyond
from orrery.games.starcraft.names import (
    area_called,
    area_with_yield,
    building_called,
    building_of,
    counted,
    event_called,
    faction_called,
    module_called,
    order_called,
    planet_called,
    price_words,
    resource_called,
    route_called,
    technology_called,
    unit_called,
    unit_facts,
)
from orrery.games.starcraft.rules.buildable import cost_of
from orrery.games.starcraft.rules.execution import ORDER_KINDS, SPEND
from orrery.games.starcraft.rules.galaxy import connections, occupied
from orrery.games.starcraft.rules.resources import FORCE_MINE, discounted, free_capacity, free_permanent, parted
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.texts import (
    event_text,
    module_text,
    objective_text,
    planet_name,
    race_name,
    technology_text,
    unit_name,
)
from orrery.games.starcraft.values import PARTIALLY_DEPLETED, members

Description = Callable[[StarCraftState, Decision, Choice], Message]

# Setup


def _faction(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A faction with its race, its objective and what it begins with."""
    _, name = choice
    catalog = s.catalog
    faction = catalog.factions[catalog.faction_number[str(name)]]
    units = counted([unit_name(catalog, unit) for unit, count in faction.units for _ in range(count)])
    facts: dict[str, Argument] = {
        "faction": faction_called(catalog, str(name)),
        "race": race_name(faction.race),
        "objective": objective_text(catalog, faction),
        "units": units,
        "workers": faction.workers,
    }
    return Message("starcraft-do-faction", facts)


def _place_planet(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A planet, its turns, the planets it would be connected with, and those it would lie beside."""
    _, name, x, y, turns = choice
    cell, taken = (int(x), int(y)), occupied(s)
    planet = s.catalog.planets[s.catalog.planet_number[str(name)]]
    found = connections(s, taken, planet.slots[int(turns)], cell)
    around = [(side, taken[beyond(cell, side)]) for side in range(len(SIDES)) if beyond(cell, side) in taken]
    beside = [
        Message("starcraft-beside", {"side": SIDES[side], "planet": planet_name(s.catalog, other)})
        for side, other in around
    ]
    facts: dict[str, Argument] = {
        "planet": planet_called(s.catalog, str(name)),
        "turns": turns,
        "routes": len(found),
        "neighbours": counted([planet_name(s.catalog, other) for _, other in found]),
        "beside": len(beside),
        "where": counted(beside),
    }
    return Message("starcraft-do-place-planet", facts)


def _place_base(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, area = choice
    return Message("starcraft-do-place-base", {"area": area_with_yield(s.catalog, str(area))})


def _place_z_route(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, major, minor = choice
    ends: dict[str, Argument] = {
        "major": planet_called(s.catalog, str(major)),
        "minor": planet_called(s.catalog, str(minor)),
    }
    return Message("starcraft-do-place-z-route", ends)


def _place_units(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, unit, area, amount = choice
    facts: dict[str, Argument] = {"unit": unit_called(s.catalog, str(unit)), "count": amount}
    return Message("starcraft-do-place-units", {**facts, "area": area_with_yield(s.catalog, str(area))})


def _on_route(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A verb that names one route."""
    verb, route = choice
    return Message(f"starcraft-do-{verb}", {"route": route_called(s.catalog, str(route))})


# Planning and execution


def _order(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, order, planet, *flags = choice
    covered = len(s.stacks[s.catalog.planet_number[str(planet)]])
    facts: dict[str, Argument] = {"order": order_called(str(order), bool(flags)), "covered": covered}
    return Message("starcraft-do-order", {**facts, "planet": planet_called(s.catalog, str(planet))})


def _reveal(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, planet = choice
    return Message("starcraft-do-reveal", {"planet": planet_called(s.catalog, str(planet))})


def _execute(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """An own order on top of a stack, perhaps made a special one by an Event card."""
    _, planet, *boost = choice
    facts = _top_order(s, str(planet))
    if not boost:
        return Message("starcraft-do-execute", facts)
    if boost == [SPEND]:
        return Message("starcraft-do-execute-spend", facts)
    if boost[0] in ORDER_KINDS:
        return Message("starcraft-do-execute-other", {**facts, "order": order_called(str(boost[0]), special=True)})
    return Message("starcraft-do-execute-with", {**facts, "event": event_called(s.catalog, str(boost[0]))})


def _event(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, planet = choice
    return Message("starcraft-do-event", {**_top_order(s, str(planet)), "stage": "I" * s.event_stage()})


def _top_order(s: StarCraftState, planet: str) -> dict[str, Argument]:
    token = s.top_order(s.catalog.planet_number[planet])
    order = order_called(s.token_kind(token), s.token_special(token))
    return {"order": order, "planet": planet_called(s.catalog, planet)}


# Build


def _price(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """What a purchase costs in the way that was chosen."""
    thing, how = parted(choice)
    if thing[0] == "research":
        technology = s.catalog.technologies[s.catalog.technology_number[str(thing[1])]]
        cost = technology.minerals, technology.gas
    else:
        cost = cost_of(s, decision.seat, thing)
    return price_words(cost, discounted(cost, how), forced=FORCE_MINE in how)


def _build_workers(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, amount, *_ = choice
    return Message("starcraft-do-build-workers", {"count": amount, "price": _price(s, decision, choice)})


def _build_transport(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, route, *_ = choice
    facts: dict[str, Argument] = {"route": route_called(s.catalog, str(route)), "price": _price(s, decision, choice)}
    return Message("starcraft-do-build-transport", facts)


def _build_unit(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A unit with its price, what it is worth, and the units that are destroyed for it. [SC-TECHU-03]"""
    _, unit, area, *_ = choice
    catalog = s.catalog
    kind = catalog.unit_number[str(unit)]
    facts: dict[str, Argument] = {
        "unit": unit_name(catalog, kind),
        "area": area_called(catalog, str(area)),
        "price": _price(s, decision, choice),
        "facts": unit_facts(catalog, kind),
    }
    eaten, count = catalog.consumes[kind]
    if eaten < 0:
        return Message("starcraft-do-build-unit", facts)
    return Message("starcraft-do-build-unit-of", {**facts, "count": count, "consumed": unit_name(catalog, eaten)})


def _build_on_card(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A unit that goes onto a Leadership card."""
    _, unit, *_ = choice
    facts: dict[str, Argument] = {"unit": unit_called(s.catalog, str(unit)), "price": _price(s, decision, choice)}
    return Message("starcraft-do-build-on-card", facts)


def _build_building(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A building with its price and the units it allows."""
    _, name, *_ = choice
    units = counted([unit_name(s.catalog, unit) for unit in building_of(s.catalog, str(name)).unlocks])
    facts: dict[str, Argument] = {"building": building_called(s.catalog, str(name)), "units": units}
    return Message("starcraft-do-build-building", {**facts, "price": _price(s, decision, choice)})


def _build_module(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, name, *_ = choice
    facts: dict[str, Argument] = {
        "module": module_called(s.catalog, str(name)),
        "text": module_text(s.catalog, s.catalog.module_number[str(name)]),
    }
    return Message("starcraft-do-build-module", {**facts, "price": _price(s, decision, choice)})


def _build_base(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, area, *_ = choice
    facts: dict[str, Argument] = {"area": area_with_yield(s.catalog, str(area)), "price": _price(s, decision, choice)}
    return Message("starcraft-do-build-base", facts)


# Payment by hand


def _pay_card(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, area = choice
    free = free_capacity(s, s.catalog.area_number[str(area)])
    return Message("starcraft-do-pay-card", {"area": area_with_yield(s.catalog, str(area)), "free": free})


def _pay_permanent(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, resource = choice
    free = free_permanent(s, decision.seat)[RESOURCES.index(str(resource))]
    return Message("starcraft-do-pay-permanent", {"resource": resource_called(s.catalog, str(resource)), "free": free})


def _force_mine(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A card that is force mined, and how far that depletes it. [SC-FORCE-02] [SC-FORCE-05]"""
    _, area = choice
    lost = s.depletion[s.catalog.area_number[str(area)]] >= PARTIALLY_DEPLETED
    facts: dict[str, Argument] = {"area": area_with_yield(s.catalog, str(area)), "lost": "yes" if lost else "no"}
    return Message("starcraft-do-force-mine", facts)


# Mobilize


def _move(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A move; where it attacks, whom. [SC-MOB-06]"""
    _, unit, source, target, amount = choice
    area = s.catalog.area_number[str(target)]
    facts: dict[str, Argument] = {"unit": unit_called(s.catalog, str(unit)), "count": amount, **_way(s, source, target)}
    enemies = s.enemy_units_in(area, decision.seat)
    if enemies:
        names = counted([unit_name(s.catalog, s.unit_type[enemy]) for enemy in members(enemies)])
        return Message("starcraft-do-move-attack", {**facts, "enemies": names})
    if s.is_enemy(decision.seat, area):
        return Message("starcraft-do-move-base", facts)
    return Message("starcraft-do-move", facts)


def _way(s: StarCraftState, source: str | int, target: str | int) -> dict[str, Argument]:
    return {"source": area_called(s.catalog, str(source)), "target": area_called(s.catalog, str(target))}


def _lift_off(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, source, target = choice
    return Message("starcraft-do-lift-off", _way(s, source, target))


def _recall(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, unit, source, target = choice
    return Message("starcraft-do-recall", {"unit": unit_called(s.catalog, str(unit)), **_way(s, source, target)})


# Research


def _draw(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    return Message("starcraft-do-draw", {"count": (decision.about or {})["count"]})


def _research(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A technology with its price, the number of its cards, where they go, and what they do."""
    _, name, *_ = choice
    technology = s.catalog.technologies[s.catalog.technology_number[str(name)]]
    facts: dict[str, Argument] = {
        "technology": technology_called(s.catalog, str(name)),
        "cards": len(technology.cards),
        "kind": technology.kind,
        "text": technology_text(s.catalog, technology),
    }
    return Message("starcraft-do-research", {**facts, "price": _price(s, decision, choice)})


# Besides answering


def _destroy_unit(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, unit, area = choice
    facts: dict[str, Argument] = {"unit": unit_called(s.catalog, str(unit)), "area": area_called(s.catalog, str(area))}
    return Message("starcraft-do-destroy-unit", facts)


def _destroy_base(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, area = choice
    return Message("starcraft-do-destroy-base", {"area": area_called(s.catalog, str(area))})


def event_words_of(s: StarCraftState, name: str) -> dict[str, Argument]:
    """An Event card with what it does."""
    event = s.catalog.events[s.catalog.event_number[name]]
    return {"event": event_called(s.catalog, name), "text": event_text(s.catalog, event)}


ORDERS: dict[str, Description] = {
    "faction": _faction,
    "place-planet": _place_planet,
    "place-base": _place_base,
    "place-z-route": _place_z_route,
    "place-units": _place_units,
    **dict.fromkeys(("place-transport", "destroy-transport"), _on_route),
    "order": _order,
    "reveal": _reveal,
    "execute": _execute,
    "event": _event,
    "build-workers": _build_workers,
    "build-transport": _build_transport,
    "build-unit": _build_unit,
    "build-on-card": _build_on_card,
    "build-building": _build_building,
    "build-module": _build_module,
    "build-base": _build_base,
    "pay-card": _pay_card,
    "pay-permanent": _pay_permanent,
    "force-mine": _force_mine,
    "move": _move,
    "lift-off": _lift_off,
    "recall": _recall,
    "draw": _draw,
    "research": _research,
    "destroy-unit": _destroy_unit,
    "destroy-base": _destroy_base,
}
"""What the verbs of these chapters say."""
