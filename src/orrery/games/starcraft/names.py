"""What questions, options, events and refusals call components: their ids replaced by names.

Rules speak of components by their ids, under argument names that say of what kind they are (ARGUMENTS).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from orrery.core.message import Argument, Message, player
from orrery.games.starcraft.catalog import Building, Catalog
from orrery.games.starcraft.texts import (
    building_name,
    card_name,
    event_name,
    leadership_name,
    planet_name,
    technology_name,
    unit_name,
)
from orrery.games.starcraft.values import GUARD

Name = Callable[[Catalog, str], Message]


# By id


def planet_called(catalog: Catalog, name: str) -> Message:
    """A planet."""
    return planet_name(catalog, catalog.planet_number[name])


def area_called(catalog: Catalog, name: str) -> Message:
    """An area in a sentence: its planet, and its place there."""
    area = catalog.areas[catalog.area_number[name]]
    return Message("starcraft-area", {"planet": planet_name(catalog, area.planet), "place": area.place})


def area_with_yield(catalog: Catalog, name: str) -> Message:
    """An area with what it yields and how many units it holds, for who chooses one."""
    area = catalog.areas[catalog.area_number[name]]
    yields = Message(f"starcraft-yields-{area.kind}", {"amount": area.amount or area.points})
    facts: dict[str, Argument] = {"area": area_called(catalog, name), "yields": yields, "limit": area.limit}
    return Message("starcraft-facts-area", facts)


def route_called(catalog: Catalog, name: str) -> Message:
    """A route: the planets at its ends, or the number of a z-axis route."""
    first, colon, second = name.partition(":")
    if not colon:
        return Message("starcraft-z-route", {"number": name.removeprefix("z")})
    ends: dict[str, Argument] = {"first": planet_called(catalog, first), "second": planet_called(catalog, second)}
    return Message("starcraft-route", ends)


def unit_called(catalog: Catalog, name: str) -> Message:
    """A unit type."""
    return unit_name(catalog, catalog.unit_number[name])


def building_of(catalog: Catalog, name: str) -> Building:
    """A level of a building type by its id."""
    return next(building for levels in catalog.buildings for building in levels if building.id == name)


def building_called(catalog: Catalog, name: str) -> Message:
    """A level of a building type."""
    return building_name(catalog, building_of(catalog, name))


def module_called(catalog: Catalog, name: str) -> Message:
    """A module."""
    return Message(f"starcraft-module-{name}")


def technology_called(catalog: Catalog, name: str) -> Message:
    """A technology."""
    return technology_name(catalog.technologies[catalog.technology_number[name]])


def card_called(catalog: Catalog, name: str) -> Message:
    """A Combat or Technology card."""
    return card_name(catalog, catalog.cards[catalog.card_number[name]])


def event_called(catalog: Catalog, name: str) -> Message:
    """An Event card."""
    return event_name(catalog.events[catalog.event_number[name]])


def leadership_called(catalog: Catalog, name: str) -> Message:
    """A Leadership card."""
    return leadership_name(catalog.leadership[catalog.leadership_number[name]])


def installation_called(catalog: Catalog, name: str) -> Message:
    """An installation."""
    return Message(f"starcraft-installation-{name}")


def ability_called(catalog: Catalog, name: str) -> Message:
    """What can be used at some moment: an Event, Leadership or Combat card, a technology, or a guard token."""
    if name == GUARD:
        return Message("starcraft-guard-token")
    if name in catalog.event_number:
        return event_called(catalog, name)
    if name in catalog.leadership_number:
        return leadership_called(catalog, name)
    return technology_called(catalog, name) if name in catalog.technology_number else card_called(catalog, name)


def faction_called(catalog: Catalog, name: str) -> Message:
    """A faction."""
    return Message(f"starcraft-faction-{name}")


def item_called(catalog: Catalog, name: str) -> Message:
    """An item of a scenario."""
    return Message(f"starcraft-item-{name}")


def resource_called(catalog: Catalog, name: str) -> Message:
    """Minerals or gas."""
    return Message(f"starcraft-resource-{name}")


def order_called(order: str, special: bool) -> Message:
    """An order of a kind, standard or special."""
    return Message(f"starcraft-order-special-{order}" if special else f"starcraft-order-{order}")


def area_or_card(catalog: Catalog, name: str) -> Message:
    """Something beside another thing of its kind."""
    return area_called(catalog, name) if name in catalog.area_number else card_called(catalog, name)


NAMES: dict[str, Name] = {
    "planet": planet_called,
    "area": area_called,
    "route": route_called,
    "unit": unit_called,
    "building": building_called,
    "module": module_called,
    "technology": technology_called,
    "card": ability_called,
    "event": event_called,
    "ability": ability_called,
    "faction": faction_called,
    "leadership": leadership_called,
    "installation": installation_called,
    "resource": resource_called,
    "item": item_called,
    "area-or-card": area_or_card,
}
"""By what a thing is."""

ARGUMENTS: dict[str, str] = {
    **dict.fromkeys(("planet", "other_planet", "major", "minor"), "planet"),
    **dict.fromkeys(("area", "source", "target"), "area"),
    **dict.fromkeys(("unit", "against", "consumed", "attackers", "defenders"), "unit"),
    **dict.fromkeys(("card", "cards"), "card"),
    **dict.fromkeys(("event", "events"), "event"),
    **{
        name: name
        for name in (
            "route",
            "building",
            "module",
            "technology",
            "ability",
            "faction",
            "resource",
            "leadership",
            "installation",
            "item",
        )
    },
    "other": "area-or-card",
}
"""What the arguments of questions, events and refusals name by an id, or several ids."""


def with_names(catalog: Catalog, arguments: Mapping[str, Argument]) -> dict[str, Argument]:
    """Components and other players by their names; numbers and words as they are."""
    found = {name: _named(catalog, name, value) for name, value in arguments.items()}
    order = arguments.get("order")
    if isinstance(order, str):
        found["order"] = order_called(order, bool(arguments.get("special")))
    return found


def _named(catalog: Catalog, argument: str, value: Argument) -> Argument:
    if argument == "other" and isinstance(value, int):
        return player(value)
    if argument not in ARGUMENTS or isinstance(value, int | Message):
        return value
    kind = ARGUMENTS[argument]
    if isinstance(value, list):
        return counted([NAMES[kind](catalog, part) if isinstance(part, str) else part for part in value])
    return NAMES[kind](catalog, value)


def counted(names: Sequence[Message]) -> list[str | Message]:
    """Several things, equal ones together with their number; a dash if there are none."""
    found: list[str | Message] = []
    keys = [repr(name) for name in names]
    for place, name in enumerate(names):
        if keys.index(keys[place]) == place:
            count = keys.count(keys[place])
            found.append(name if count == 1 else Message("starcraft-text-count", {"count": count, "name": name}))
    return found or [Message("starcraft-text-none")]


# Put together


def cost_words(minerals: int, gas: int) -> Message:
    """A cost."""
    return Message("starcraft-cost", {"minerals": minerals, "gas": gas})


def price_words(cost: tuple[int, int], paid: tuple[int, int], *, forced: bool) -> Message:
    """What is paid, how much that is cheaper than the cost, and whether it takes force mining."""
    facts: dict[str, Argument] = {"cost": cost_words(*paid), "saved": sum(cost) - sum(paid)}
    return Message("starcraft-price", {**facts, "forced": "yes" if forced else "no"})


def unit_facts(catalog: Catalog, unit: int) -> Message:
    """What a unit type is worth in a battle: whether it flies, what it can target, and its support value."""
    targets = catalog.kinds[unit].targets
    sort = "both" if len(targets) > 1 else targets[0] if targets else "none"
    facts: dict[str, Argument] = {
        "flying": "yes" if catalog.flying[unit] else "no",
        "targets": sort,
        "support": catalog.support[unit],
    }
    return Message("starcraft-facts-unit", facts)
