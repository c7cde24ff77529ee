"""What Leadership cards do when they are chosen, effect by effect as the card data names them.

What they do later stands in `leadership_moments.py`; what is lasting is asked for by queries of the state.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import ONE, TRAIL, Choice, Decision, Procedure, Seat, unforeseen
from orrery.games.starcraft.effect import Effect, ExecuteOrder, PlaceInstallation
from orrery.games.starcraft.effects.event_choices import opponents
from orrery.games.starcraft.effects.events import execute_order
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.leadership_effect import (
    Annihilate,
    DrawEvents,
    DriveOff,
    GainHero,
    LosePoints,
    MarkAreas,
    NoVictory,
    PlaceFree,
    PlaceTransports,
    PutOnCard,
    RaidRoutes,
    RaiseBuildings,
    RetrieveWorkers,
    SafeTransports,
    ShuffleIn,
)
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.brood_war.heroes import gain_hero
from orrery.games.starcraft.rules.brood_war.installations import place_own
from orrery.games.starcraft.rules.combat_deck import shuffle_in
from orrery.games.starcraft.rules.event_deck import draw_event
from orrery.games.starcraft.rules.pieces import (
    destroy_transport,
    destroy_unit,
    lowest_of,
    move_unit,
    place_transport,
    place_unit,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import GONE, ON_CARD, members

RULE = "BW-LEAD-07"
"""The rule by which a card that is chosen does what it says."""
DONE: Choice = ("done",)
NONE: Choice = ("none",)

Doing = Callable[[StarCraftState, Seat, Leadership, Effect], Procedure[None]]


def pick(
    s: StarCraftState, seat: Seat, kind: str, options: list[Choice], rule: str = RULE, **about: str | int
) -> Procedure[Choice]:
    """One of several things; the only one without asking."""
    form = TRAIL if any(len(option) > 2 for option in options) else ONE
    return (yield from choose(Decision(seat, kind, lambda: options, rule, {**about} or None, form)))


def pick_area(
    s: StarCraftState, seat: Seat, kind: str, areas: list[int], card: Leadership, rule: str = RULE
) -> Procedure[int]:
    """One of several areas."""
    options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
    match (yield from pick(s, seat, kind, options, rule, leadership=card.id)):
        case ("choose-area", str() as name):
            return s.catalog.area_number[name]
        case choice:
            unforeseen(choice)


def pick_planet(s: StarCraftState, seat: Seat, kind: str, planets: list[int], card: Leadership) -> Procedure[int]:
    """One of several planets."""
    options: list[Choice] = [("choose-planet", s.catalog.planets[planet].id) for planet in planets]
    match (yield from pick(s, seat, kind, options, leadership=card.id)):
        case ("choose-planet", str() as name):
            return s.catalog.planet_number[name]
        case choice:
            unforeseen(choice)


# Pieces of one's own


def hero(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """A hero; who does not get it has no card in play. [BW-HERO-03] [BW-HERO-06]"""
    if not (yield from gain_hero(s, seat, card)):
        s.leadership[card.number] = GONE


def shuffle_technologies_in(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Technologies of the own deck join the Combat deck. [BW-HERO-14]"""
    assert isinstance(effect, ShuffleIn)
    numbers = [s.catalog.technology_number[name] for name in effect.technologies]
    cards = [copy for number in numbers for copy in s.technology_copies(seat, number)]
    shuffle_in(s, seat, cards)
    s.tell("cards-shuffled-in", "BW-HERO-14", seat=seat, cards=[s.card_id(each) for each in cards])
    yield from ()


def put_on_card(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Unused units wait on the card. [BW-AMB-12]"""
    assert isinstance(effect, PutOnCard)
    for unit in s.supply_of(seat, effect.unit)[: effect.count]:
        move_unit(s, unit, ON_CARD)
    s.tell("units-on-card", RULE, seat=seat, leadership=card.id, unit=s.catalog.unit_ids[effect.unit])
    yield from ()


def installation(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """The installation of the card. [BW-INST-06]"""
    assert isinstance(effect, PlaceInstallation)
    yield from place_own(s, seat, effect.installation)


def raise_buildings(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """All buildings that are on the sheet rise to their highest level."""
    kinds = len(s.catalog.building_types)
    for kind in s.catalog.race_buildings[s.race(seat).number]:
        if s.level(seat, kind):
            s.building_level[seat * kinds + kind] = len(s.catalog.buildings[kind])
    s.tell("buildings-raised", RULE, seat=seat)
    yield from ()


def place_free(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Units of one of the types come into one friendly area, as many as there are and fit."""
    assert isinstance(effect, PlaceFree)
    options: list[Choice] = [
        ("choose-unit", s.catalog.unit_ids[kind], s.catalog.areas[area].id)
        for kind in effect.units.units
        if s.unused(seat, kind)
        for area in s.controlled(seat)
        if s.may_enter(area, kind) and s.room_in(area, kind, seat) > 0
    ]
    if not options:
        return
    match (yield from pick(s, seat, "lead-units", options, leadership=card.id, count=effect.count)):
        case ("choose-unit", str() as name, str() as where):
            kind, area = s.catalog.unit_number[name], s.catalog.area_number[where]
            for _ in range(effect.count):
                if s.unused(seat, kind) and s.room_in(area, kind, seat) > 0:
                    place_unit(s, seat, kind, area)
                    s.tell("gained-unit", RULE, seat=seat, unit=name, area=where)
        case choice:
            unforeseen(choice)


def place_transports(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Any number of unused transports on any routes without one of the own."""
    while s.transports_left(seat):
        free = [route for route in range(len(s.routes)) if not s.has_transport(seat, route)]
        options: list[Choice] = [("place-transport", s.route_id(route)) for route in free]
        match (yield from pick(s, seat, "lead-transport", [*options, DONE], left=s.transports_left(seat))):
            case ("place-transport", str() as route):
                place_transport(s, seat, s.route_number(route))
                s.tell("transport-placed", RULE, seat=seat, route=route)
            case ("done",):
                return
            case choice:
                unforeseen(choice)


def retrieve_workers(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """All own workers return to the Worker Pool."""
    s.pool[seat] += s.unavailable[seat] + s.workers_at_work(seat)
    s.unavailable[seat] = 0
    s.permanent_workers[2 * seat : 2 * seat + 2] = [0, 0]
    for area in s.resource_cards(seat):
        s.card_workers[area] = 0
    s.tell("workers-retrieved", RULE, seat=seat)
    yield from ()


def order(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """An order at once."""
    assert isinstance(effect, ExecuteOrder)
    yield from execute_order(s, seat, effect)


def draw_events(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Event cards that stay unread until the Event step. [BW-AMB-17]"""
    assert isinstance(effect, DrawEvents)
    for _ in range(effect.count):
        draw_event(s, seat, "BW-AMB-17")
    yield from ()


# Against others


def lose_points(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Every opponent loses conquest points, before those of this round are gained. [BW-AMB-20]"""
    assert isinstance(effect, LosePoints)
    for other in opponents(s, seat):
        lost = min(effect.count, s.points[other])
        s.points[other] -= lost
        s.tell("points-lost", "BW-AMB-20", seat=other, points=lost, total=s.points[other])
    yield from ()


def mark_areas(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Areas without conquest points yield some from now on, to whoever controls them. [BW-LEAD-15]"""
    assert isinstance(effect, MarkAreas)
    for _ in range(effect.count):
        areas = [area for area in s.areas_in_play() if not s.points_in(area)]
        if areas:
            area = yield from pick_area(s, seat, "mark-area", areas, card, "BW-LEAD-15")
            s.point_tokens += [area] * effect.points
            s.tell("area-marked", "BW-LEAD-15", seat=seat, area=s.catalog.areas[area].id)


def raid_routes(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """On each route up to so many enemy transports are destroyed."""
    assert isinstance(effect, RaidRoutes)
    for route in range(len(s.routes)):
        for _ in range(effect.count):
            options: list[Choice] = [
                ("choose-transport", s.route_id(route), other)
                for other in opponents(s, seat)
                if s.has_transport(other, route) and not s.transports_safe(other)
            ]
            if not options:
                break
            match (yield from pick(s, seat, "raid-route", [*options, NONE], route=s.route_id(route))):
                case ("choose-transport", str() as name, int() as other):
                    destroy_transport(s, other, s.route_number(name))
                    s.tell("transport-lost", RULE, seat=other, route=name)
                case ("none",):
                    break
                case choice:
                    unforeseen(choice)


def drive_off(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """All enemy units leave a planet: each owner's to one area of an adjacent planet, over an own transport; those that
    cannot are destroyed, heroes too. [BW-AMB-23]"""
    planets = [
        planet
        for planet in s.placed_planets
        if s.units_on(planet, seat) and any(s.units_on(planet, other) for other in opponents(s, seat))
    ]
    if not planets:
        return
    planet = yield from pick_planet(s, seat, "drive-off", planets, card)
    s.tell("driven-off", "BW-AMB-23", seat=seat, planet=s.catalog.planets[planet].id)
    for other in opponents(s, seat):
        units = members(s.units_on(planet, other))
        if units:
            yield from flee(s, other, planet, units)


def refuges(s: StarCraftState, seat: Seat, planet: int, units: list[int]) -> list[int]:
    """Where units driven off a planet may go: friendly or empty areas that take one of them at least. [BW-AMB-23]"""
    kinds = {s.unit_type[unit] for unit in units}
    return [
        area
        for other in s.transport_planets(seat, planet)
        for area in s.areas_of(other)
        if s.friendly_or_empty(seat, area)
        and any(s.may_enter(area, kind) and s.room_in(area, kind, seat) > 0 for kind in kinds)
    ]


def flee(s: StarCraftState, seat: Seat, planet: int, units: list[int]) -> Procedure[None]:
    """A player's units leave a planet for one area; who finds no room there is destroyed, he chooses who."""
    areas = refuges(s, seat, planet, units)
    target = -1
    options: list[Choice] = []
    if areas:
        options = [("retreat", s.catalog.areas[area].id) for area in areas]
        match (yield from pick(s, seat, "flee", options, "BW-AMB-23", planet=s.catalog.planets[planet].id)):
            case ("retreat", str() as name):
                target = s.catalog.area_number[name]
            case choice:
                unforeseen(choice)
    left = list(units)
    while left:
        able = [unit for unit in left if target >= 0 and s.may_enter(target, s.unit_type[unit])]
        able = [unit for unit in able if s.room_in(target, s.unit_type[unit], seat) > 0]
        if not able:
            break
        kinds = {s.catalog.unit_ids[s.unit_type[unit]]: unit for unit in reversed(able)}
        unit = able[0]
        if len(kinds) > 1 and s.room_in(target, s.unit_type[unit], seat) < len(able):
            options = [("leave", name) for name in sorted(kinds)]
            area = s.catalog.areas[target].id
            match (yield from pick(s, seat, "flee-unit", options, "BW-AMB-23", area=area)):
                case ("leave", str() as name):
                    unit = kinds[name]
                case choice:
                    unforeseen(choice)
        left.remove(unit)
        move_unit(s, unit, target)
        name = s.catalog.unit_ids[s.unit_type[unit]]
        s.tell("retreated", "BW-AMB-23", seat=seat, unit=name, area=s.catalog.areas[target].id)
    for unit in left:
        lose(s, unit, "BW-AMB-23")


def lose(s: StarCraftState, unit: int, rule: str) -> None:
    """A unit is destroyed outside a battle."""
    seat, name, area = s.unit_seat[unit], s.catalog.unit_ids[s.unit_type[unit]], s.unit_area[unit]
    destroy_unit(s, unit)
    s.tell("unit-destroyed", rule, seat=seat, unit=name, area=s.catalog.areas[area].id)


def annihilate(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """One own unit dies, and with it all units in one area of its planet, heroes too. [BW-AMB-26]"""
    options: list[Choice] = [
        ("choose-unit", s.catalog.unit_ids[kind], s.catalog.areas[area].id)
        for area in s.areas_in_play()
        for kind in s.types_of(s.units_in(area, seat))
    ]
    if not options:
        return
    match (yield from pick(s, seat, "sacrifice-unit", [*options, NONE], leadership=card.id)):
        case ("choose-unit", str() as name, str() as where):
            area = s.catalog.area_number[where]
            lose(s, lowest_of(s, seat, s.catalog.unit_number[name], area), RULE)
        case ("none",):
            return
        case choice:
            unforeseen(choice)
    held = [other for other in s.areas_of(s.catalog.planet_of[area]) if s.area_units[other]]
    if held:
        target = yield from pick_area(s, seat, "annihilate", held, card)
        for unit in members(s.area_units[target]):
            lose(s, unit, RULE)


# For a while


def no_victory(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Nobody wins during this Regrouping Phase. [BW-AMB-18]"""
    s.lasting.append((card.number, s.round, -1))
    yield from ()


def safe_transports(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """The own transports cannot be destroyed in the next round."""
    s.lasting.append((card.number, s.round + 1, -1))
    yield from ()


def most_units(s: StarCraftState, seat: Seat) -> list[int]:
    """The planets on which a player has more units than any other. [BW-AMB-22]"""
    return [
        planet
        for planet in s.placed_planets
        if s.units_on(planet, seat).bit_count()
        > max((s.units_on(planet, other).bit_count() for other in range(s.seats) if other != seat), default=0)
    ]


def lasts(s: StarCraftState, seat: Seat, card: Leadership, *, planet: bool) -> Procedure[None]:
    """The card works in the next round; perhaps on a planet with most of the own units. [BW-AMB-19] [BW-AMB-22]"""
    where = -1
    if planet:
        planets = most_units(s, seat)
        if not planets:
            return
        where = yield from pick_planet(s, seat, "influence", planets, card)
        s.tell("influenced", "BW-AMB-22", seat=seat, planet=s.catalog.planets[where].id)
    s.lasting.append((card.number, s.round + 1, where))


DOING: dict[type[Effect], Doing] = {
    GainHero: hero,
    ShuffleIn: shuffle_technologies_in,
    PutOnCard: put_on_card,
    PlaceInstallation: installation,
    RaiseBuildings: raise_buildings,
    PlaceFree: place_free,
    PlaceTransports: place_transports,
    RetrieveWorkers: retrieve_workers,
    ExecuteOrder: order,
    DrawEvents: draw_events,
    LosePoints: lose_points,
    MarkAreas: mark_areas,
    RaidRoutes: raid_routes,
    DriveOff: drive_off,
    Annihilate: annihilate,
    NoVictory: no_victory,
    SafeTransports: safe_transports,
}
"""Every effect of a Leadership card that happens when it is chosen."""
