"""What can be chosen when an Event card does something."""

from __future__ import annotations

from orrery.core import Choice, Procedure, Seat, unforeseen
from orrery.games.starcraft.catalog import RESOURCES
from orrery.games.starcraft.effect import Buy, Deplete
from orrery.games.starcraft.rules.build import buy as buy_thing
from orrery.games.starcraft.rules.buildable import free_modules, next_buildings, purchases
from orrery.games.starcraft.rules.galaxy import z_route_ends
from orrery.games.starcraft.rules.research import gain_technology, open_technologies
from orrery.games.starcraft.rules.resources import LESS, discounted, parted, pay, purse_of, ways_to_buy
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DEPLETED_CARD, NO_CARD, NOWHERE, PARTIALLY_DEPLETED, UNTOUCHED


def opponents(s: StarCraftState, seat: Seat) -> list[Seat]:
    """The others in the game, clockwise; teammates are none."""
    return [
        other
        for other in s.clockwise(s.next_seat(seat))
        if other != seat and not s.eliminated[other] and not s.are_teammates(seat, other)
    ]


# Resources


def depletable(s: StarCraftState, seat: Seat, effect: Deplete) -> list[int]:
    """The areas that a card lets a player deplete."""
    states = {"untouched": (UNTOUCHED,), "partial": (PARTIALLY_DEPLETED,), "any": (UNTOUCHED, PARTIALLY_DEPLETED)}
    return [
        area
        for area in s.areas_in_play()
        if s.card_holder[area] not in (NO_CARD, DEPLETED_CARD)
        and s.depletion[area] in states[effect.state]
        and _is_held(s, seat, area, effect.holder)
        and not s.is_protected(seat, area)
    ]


def _is_held(s: StarCraftState, seat: Seat, area: int, by: str) -> bool:
    """Whether the right player holds the Resource card of an area."""
    holder = s.card_holder[area]
    match by:
        case "own":
            return holder == seat
        case "opponent":
            return holder >= 0 and holder in opponents(s, seat)
        case "not_own":
            return holder != seat and not (holder >= 0 and s.are_teammates(seat, holder))
    return True


def bargains(s: StarCraftState, seat: Seat, effect: Buy) -> list[Choice]:
    """The ways to buy one of the things a card names, with what it takes off."""
    found: list[Choice] = []
    if "building" in effect.kinds:
        found += purchases(s, seat, next_buildings(s, seat))
    if "module" in effect.kinds:
        modules = [thing for thing in free_modules(s, seat) if effect.only in ("", thing[1])]
        found += purchases(s, seat, modules)
    if "technology" in effect.kinds:
        purse = purse_of(s, seat)
        found += [
            ("research", technology.id, *how)
            for technology in open_technologies(s, seat)
            for how in ways_to_buy(purse, (technology.minerals, technology.gas), effect.discount)
        ]
    if effect.resource == "any":
        return found
    barred = LESS[1 - RESOURCES.index(effect.resource)]
    return [choice for choice in found if barred not in choice]


def buy(s: StarCraftState, seat: Seat, choice: Choice) -> Procedure[None]:
    """Pay for a bargain and take it."""
    thing, how = parted(choice)
    match thing:
        case ("research", str() as name):
            technology = s.catalog.technologies[s.catalog.technology_number[name]]
            minerals, gas = discounted((technology.minerals, technology.gas), how)
            yield from pay(s, seat, (minerals, gas))
            s.tell("technology-bought", "SC-RSRCH-09", seat=seat, technology=name, minerals=minerals, gas=gas)
            gain_technology(s, seat, technology)
        case ("build-building" | "build-module", str()):
            yield from buy_thing(s, choice)
        case _:
            unforeseen(choice)


# The board


def transport_places(s: StarCraftState, seat: Seat) -> list[Choice]:
    """The routes of planets with an own base where a transport can be added."""
    if not s.transports_left(seat):
        return []
    routes = sorted(
        {
            route
            for planet in s.placed_planets
            if s.has_base_on(seat, planet)
            for route in s.planet_routes[planet]
            if not s.has_transport(seat, route)
        }
    )
    return [("place-transport", s.route_id(route)) for route in routes]


def enemy_transports(s: StarCraftState, seat: Seat) -> list[Choice]:
    """Enemy transports on routes of planets where a player controls an area."""
    routes = sorted(
        {
            route
            for planet in s.placed_planets
            if any(s.controls(seat, area) for area in s.areas_of(planet))
            for route in s.planet_routes[planet]
        }
    )
    return [
        ("choose-transport", s.route_id(route), other)
        for route in routes
        for other in opponents(s, seat)
        if s.has_transport(other, route) and not s.transports_safe(other)
    ]


def z_route_places(s: StarCraftState, z: int) -> list[Choice]:
    """Where the ends of a z-axis route can be placed again."""
    planets = s.catalog.planets
    return [("place-z-route", planets[major].id, planets[minor].id) for major, minor in z_route_ends(s, z)]


def areas_for_units(s: StarCraftState, seat: Seat, where: str, kinds: list[int]) -> list[int]:
    """The areas that take at least one of these units."""
    return [
        area
        for area in s.areas_in_play()
        if is_open_to(s, seat, where, area)
        and any(s.may_enter(area, kind) and s.room_in(area, kind, seat) > 0 for kind in kinds)
    ]


def is_open_to(s: StarCraftState, seat: Seat, where: str, area: int) -> bool:
    """Whether free units may come into an area."""
    if where == "friendly_at_base":
        return s.controls(seat, area) and s.has_base_on(seat, s.catalog.planet_of[area])
    return s.friendly_or_empty(seat, area)


def free_units(s: StarCraftState, seat: Seat, where: str, area: int) -> list[Choice]:
    """Units of types that the own buildings allow, each with an area that takes it; only this area if one is given."""
    kinds = [
        kind
        for kind in s.catalog.race_units[s.race(seat).number]
        if s.catalog.unit_building[kind][0] >= 0 and s.allows(seat, kind) and s.supply_of(seat, kind)
    ]
    return [
        ("choose-unit", s.catalog.unit_ids[kind], s.catalog.areas[place].id)
        for kind in kinds
        for place in areas_for_units(s, seat, where, [kind])
        if area in (NOWHERE, place)
    ]


# Orders


def order_targets(s: StarCraftState, seat: Seat, of: str) -> list[Choice]:
    """The stacks, or the opponents, with orders that a player has not seen."""
    unseen = [
        token
        for stack in s.stacks
        for token in stack
        if s.token_seat(token) != seat and not s.order_known[token] >> seat & 1
    ]
    if of == "player":
        owners = {s.token_seat(token) for token in unseen}
        return [("choose-seat", other) for other in sorted(owners.intersection(opponents(s, seat)))]
    return [
        ("choose-planet", s.catalog.planets[planet].id)
        for planet, stack in enumerate(s.stacks)
        if any(token in unseen for token in stack)
    ]


def raisable(s: StarCraftState, seat: Seat) -> list[Choice]:
    """Own orders that are covered, by planet and place from the bottom."""
    return [
        ("raise-order", s.catalog.planets[planet].id, place)
        for planet, stack in enumerate(s.stacks)
        for place, token in enumerate(stack[:-1], start=1)
        if s.token_seat(token) == seat
    ]
