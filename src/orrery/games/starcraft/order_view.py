"""The running order of a seat as it sees it: what a Build order can buy and why not, and the odds of an attack."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from orrery.core import Choice, Message, Seat
from orrery.games.starcraft.names import with_names
from orrery.games.starcraft.rules.buildable import (
    cost_of,
    discount_on,
    why_no_base,
    why_no_upgrade,
    why_not_base_in,
    why_not_building,
    why_not_module,
    why_not_transport,
    why_not_unit,
    why_not_unit_in,
    why_not_workers,
)
from orrery.games.starcraft.rules.mobilize import moves
from orrery.games.starcraft.rules.resources import purse_of, ways_to_buy, why_not_buy
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BUILD, MOBILIZE, NOWHERE


class Ware(TypedDict):
    """Something a Build order buys, named like its choice; with its cost, and why it can't be bought now (a `Saying`).

    `forced` says that it can be paid by force mining only.
    """

    verb: str
    name: str
    minerals: int
    gas: int
    forced: bool
    why: dict[str, Any] | None


class BuildView(TypedDict):
    """The own Build order that is being executed: units built of those allowed, what is taken off, and the wares."""

    planet: str
    units_built: int
    build_limit: int
    discount: int
    workers: int
    minerals: int
    gas: int
    wares: list[Ware]


class AttackView(TypedDict):
    """An attack of the own Mobilize order as the bots reckon it, from what the seat knows: how probable it takes the
    area, in percent, and how many units both sides lose on average, times ten.

    It is the one that the units in the area have begun (`unit` is none), or that so many units of a type would make
    together with them, wherever they come from.
    """

    area: str
    unit: str | None
    amount: int
    chance: int
    own_losses: int
    enemy_losses: int


def build_view(s: StarCraftState, seat: Seat | None) -> BuildView | None:
    """What the seat's running Build order can buy, whatever step it is at."""
    order = s.order
    if order is None or order.seat != seat or order.kind != BUILD or order.planet < 0:
        return None
    purse = purse_of(s, seat)
    return {
        "planet": s.catalog.planets[order.planet].id,
        "units_built": order.units_built,
        "build_limit": s.build_limit(seat),
        "discount": order.discount,
        "workers": purse.workers,
        "minerals": purse.free[0],
        "gas": purse.free[1],
        "wares": [_ware(s, seat, *found) for found in _wares(s, seat, order.planet)],
    }


def _wares(s: StarCraftState, seat: Seat, planet: int) -> list[tuple[Choice, Message | None]]:
    """Everything there is, with what forbids it whatever it costs. Of a place the first that will do stands for all."""
    catalog, race = s.catalog, s.race(seat).number
    found: list[tuple[Choice, Message | None]] = [(("build-workers", 1), why_not_workers(s, seat, planet))]
    routes = s.planet_routes[planet]
    found += [_first([_transport(s, seat, planet, route) for route in routes])] if routes else []
    areas = s.areas_of(planet)
    found += [_first([_unit(s, seat, planet, kind, area) for area in areas]) for kind in catalog.race_units[race]]
    for building_type in catalog.race_buildings[race]:
        for building in catalog.buildings[building_type]:
            reason = why_no_upgrade(s, seat, "building") or why_not_building(s, seat, building)
            found.append((("build-building", building.id), reason))
    for name in catalog.module_ids:
        if catalog.modules[race][catalog.module_number[name]] is not None:
            reason = why_no_upgrade(s, seat, "module") or why_not_module(s, seat, name)
            found.append((("build-module", name), reason))
    found.append(_first([_base(s, seat, planet, area) for area in areas]))
    return found


def _first(places: list[tuple[Choice, Message | None]]) -> tuple[Choice, Message | None]:
    return next((place for place in places if place[1] is None), places[0])


def _transport(s: StarCraftState, seat: Seat, planet: int, route: int) -> tuple[Choice, Message | None]:
    name = s.route_ids[route]
    return ("build-transport", name), why_not_transport(s, seat, planet, name)


def _unit(s: StarCraftState, seat: Seat, planet: int, kind: int, area: int) -> tuple[Choice, Message | None]:
    reason = why_not_unit(s, seat, planet, kind) or why_not_unit_in(s, seat, planet, kind, area)
    return ("build-unit", s.catalog.unit_ids[kind], s.catalog.areas[area].id), reason


def _base(s: StarCraftState, seat: Seat, planet: int, area: int) -> tuple[Choice, Message | None]:
    reason = why_no_base(s, seat, planet) or why_not_base_in(s, seat, planet, area)
    return ("build-base", s.catalog.areas[area].id), reason


def _ware(s: StarCraftState, seat: Seat, thing: Choice, forbidden: Message | None) -> Ware:
    cost, discount = cost_of(s, seat, thing), discount_on(s, seat, thing)
    ways = ways_to_buy(purse_of(s, seat), cost, discount)
    reason = forbidden if forbidden is not None or ways else why_not_buy(s, seat, cost, (), discount)
    return {
        "verb": str(thing[0]),
        "name": str(thing[1]),
        "minerals": cost[0],
        "gas": cost[1],
        "forced": bool(ways) and all("force-mine" in how for how in ways),
        "why": _said(s, reason) if reason is not None else None,
    }


def _said(s: StarCraftState, reason: Message) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.to_builtins(
        Message(reason.key, with_names(s.catalog, reason.arguments), reason.rule)
    )
    return said


def attacks_view(s: StarCraftState, seat: Seat | None) -> list[AttackView]:
    """The odds of the attack that the seat's units have begun by moving into an enemy area, and of every move that
    would begin or strengthen one."""
    order = s.order
    if order is None or seat is None or order.seat != seat or order.kind != MOBILIZE or s.battle is not None:
        return []
    begun = order.enemy_area
    found: dict[tuple[int, str, int], None] = {}
    if begun != NOWHERE and s.units_in(begun, seat) and s.enemy_units_in(begun, seat):
        found[begun, "", 0] = None
    for choice in moves(s):
        match choice:
            case ("move", str() as unit, _, str() as target, int() as amount) | (
                "deploy",
                str() as unit,
                str() as target,
                int() as amount,
            ):
                found[s.catalog.area_number[target], unit, amount] = None
            case ("recall", str() as unit, _, str() as target):
                found[s.catalog.area_number[target], unit, 1] = None
    return [_attack(s, seat, *attack) for attack in found if s.enemy_units_in(attack[0], seat)]


def _attack(s: StarCraftState, seat: Seat, area: int, unit: str, amount: int) -> AttackView:
    from orrery.games.starcraft.insight.odds import percent, planned

    joining = [s.catalog.unit_number[unit]] * amount if unit else []
    outcome = planned(s, seat, area, special=s.running.special, joining=joining)
    return {
        "area": s.catalog.areas[area].id,
        "unit": unit or None,
        "amount": amount,
        "chance": percent(outcome.chance),
        "own_losses": round(10 * outcome.own_units),
        "enemy_losses": round(10 * outcome.enemy_units),
    }
