"""The set-up of a scenario: who plays, the galaxy, and what everybody starts with. (pages 11 and 12)"""

from __future__ import annotations

from orrery.core import EVERYBODY, TRAIL, Choice, Decision, Procedure, unforeseen
from orrery.core.ruleset import Step, StepFunction
from orrery.games.starcraft.ability import PLAYED
from orrery.games.starcraft.effects.leadership import shuffle_technologies_in
from orrery.games.starcraft.leadership_effect import ShuffleIn
from orrery.games.starcraft.rows import At, name_and_amount
from orrery.games.starcraft.rules.brood_war.installations import put
from orrery.games.starcraft.rules.combat_deck import draw_cards
from orrery.games.starcraft.rules.galaxy import place_planet, place_z_route
from orrery.games.starcraft.rules.pieces import become, place_base, place_transport, place_unit
from orrery.games.starcraft.rules.setup import decided
from orrery.games.starcraft.scenario import ITEMS, Scenario
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_OUT, HAND, IN_PLAY, NO_CARD, NOTHING, NOWHERE, STAGES, STAR

RULE = "BW-SCEN-06"
"""The rule by which a scenario says where everything starts."""


def played(s: StarCraftState) -> Scenario:
    """The scenario that is played."""
    assert s.rules.scenario is not None
    return s.rules.scenario


# Who plays


def take_seats(s: StarCraftState) -> None:
    """Everybody sits down in the order of the scenario, whose first one is the first player. [BW-SCEN-02] [BW-SCEN-10]

    A faction without a player comes after all seats; one that is left out with fewer players goes to the other of its
    race, with its order tokens. [BW-S2-15] [BW-S4-16] [BW-S4-17] [BW-S4-19]
    """
    scenario, catalog = played(s), s.catalog
    s.seated = [s.seat_of(name) for name in scenario.seating(s.seats)]
    s.first_player = s.seated[0]
    s.tell("first-player", "BW-SCEN-02", seat=s.first_player)
    if scenario.row.automatic is not None:
        s.faction[s.seats] = catalog.faction_number[scenario.row.automatic.faction]
    for name in scenario.absent(s.seats):
        number = catalog.faction_number[name]
        race = catalog.factions[number].race
        seat = next(seat for seat in s.seated if catalog.factions[s.faction[seat]].race == race)
        s.second_faction[seat] = number
        s.lost_orders[seat] = sum(1 << place for place, (kind, _) in enumerate(s.rules.order_tokens) if kind == STAR)
        s.tell("second-faction", "BW-S4-17", seat=seat, faction=name)
    s.items = [(NOTHING, NOWHERE)] * len(ITEMS)


def factions_of(s: StarCraftState, party: int) -> list[str]:
    """The factions that a party plays."""
    numbers = [s.faction[party], s.second_faction[party]]
    return [s.catalog.factions[number].id for number in numbers if number >= 0]


# The Event deck and the galaxy


def scenario_event_deck(s: StarCraftState) -> None:
    """Named cards are taken out, then so many at random; all others make the deck. [BW-SCEN-05]"""
    scenario = played(s)
    left = dict(scenario.removed)
    for card, number in enumerate(s.catalog.event_cards):
        name = s.catalog.events[number].id
        if left.get(name, 0) or scenario.row.event_hands:  # [BW-S1-08]
            left[name] = left.get(name, 0) - 1
            s.event_zones.put(card, EVENT_OUT, EVERYBODY)
    for stage in STAGES:
        cards = sum(s.event_zones.where[card] != EVENT_OUT for card in s.catalog.stage_cards[stage])
        at_random = scenario.row.removed_at_random[stage - 1] if stage < STAGES[-1] else 0
        s.events_left[stage] = cards - at_random


def lay_out_galaxy(s: StarCraftState) -> None:
    """Planets and z-axis routes lie as the scenario says; what else there is stays in the box. [BW-SCEN-06]"""
    row, numbers = played(s).row, s.catalog.planet_number
    for name, x, y, turns in row.map:
        place_planet(s, numbers[name], x, y, turns)
    for number, (major, minor) in enumerate(row.z):
        place_z_route(s, number, numbers[major], numbers[minor])
    for planet in range(len(s.catalog.planets)):
        if s.cells[planet] is None:
            for area in s.areas_of(planet):
                s.card_holder[area] = NO_CARD


# What everybody starts with


def parties(s: StarCraftState) -> list[int]:
    """Everybody in the order of the seats, then the factions without a player."""
    return [*s.clockwise(), *range(s.seats, s.parties)]


def place_scenario_forces(s: StarCraftState) -> None:
    """Workers, buildings, modules and cards; then bases, units and the rest, beginning with the first player.

    [BW-SCEN-04] [BW-SCEN-06]
    """
    steps: list[Step] = []
    for party in parties(s):
        for faction in factions_of(s, party):
            equip(s, party, faction)
            places = range(len(played(s).start(faction).at))
            steps += [("place_at", party, faction, place) for place in places]
    s.then(*steps)


def equip(s: StarCraftState, party: int, faction: str) -> None:
    """What lies on a faction's sheet. [BW-SCEN-04] [BW-SCEN-13] [BW-SCEN-19]"""
    start, catalog = played(s).start(faction), s.catalog
    s.pool[party] += start.workers
    for name in start.modules:
        s.modules[party * len(catalog.module_ids) + catalog.module_number[name]] += 1
    for name in start.buildings:
        kind, level = next(
            (kind, place + 1)
            for kind, levels in enumerate(catalog.buildings)
            for place, building in enumerate(levels)
            if building.id == name
        )
        s.building_level[party * len(catalog.building_types) + kind] = level
    for name in start.leadership:
        s.leadership[catalog.leadership_number[name]] = IN_PLAY
    for first, second in start.transports_on:
        ends = {catalog.planet_number[first], catalog.planet_number[second]}
        route = next(n for n, found in enumerate(s.routes) if {found.first, found.second} == ends)
        place_transport(s, party, route)
        s.tell("transport-placed", "BW-S2-17", seat=party, route=s.route_id(route))


def place_at(s: StarCraftState, party: int, faction: str, place: int) -> None:
    """What a faction has on a planet: bases first, then what needs room beside them."""
    at, planet = where(s, faction, place)
    units = [(s.catalog.unit_number[name], count) for name, count in map(name_and_amount, at.units)]
    s.then(
        *([("place_scenario_base", party, faction, place)] * at.bases),
        *([("place_scenario_installation", party, faction, place)] if at.installation else []),
        *([("place_scenario_hero", party, faction, place)] if at.hero else []),
        *(("place_scenario_units", party, planet, kind, count) for kind, count in units),
        *([("place_scenario_transport", party, planet)] * at.transports),
        *([("place_scenario_item", party, faction, place)] if at.item else []),
    )


def where(s: StarCraftState, faction: str, place: int) -> tuple[At, int]:
    """One entry of a faction's starting forces, and its planet."""
    at = played(s).start(faction).at[place]
    return at, s.catalog.planet_number[at.planet]


def choose_scenario_area(
    s: StarCraftState, party: int, kind: str, areas: list[int], **about: str | int
) -> Procedure[int]:
    """One of several areas of a planet."""
    options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
    match (yield from decided(s, Decision(party, kind, lambda: options, RULE, {**about} or None))):
        case ("choose-area", str() as name):
            return s.catalog.area_number[name]
        case choice:
            unforeseen(choice)


def place_scenario_base(s: StarCraftState, party: int, faction: str, place: int) -> Procedure[None]:
    """A base on the planet that the scenario names; some areas of it may be left out. [BW-S1-02]"""
    at, planet = where(s, faction, place)
    areas = [area for area in s.areas_of(planet) if s.may_hold_base(area) and s.friendly_or_empty(party, area)]
    areas = [area for area in areas if at.base_not_on != "conquest" or not s.points_in(area)]
    area = yield from choose_scenario_area(s, party, "scenario-base", areas, planet=at.planet)
    place_base(s, party, area)
    s.tell("base-placed", RULE, seat=party, area=s.catalog.areas[area].id)


def place_scenario_installation(s: StarCraftState, party: int, faction: str, place: int) -> Procedure[None]:
    """An installation on the planet. [BW-S3-05] [BW-S4-05]"""
    at, planet = where(s, faction, place)
    areas = [area for area in s.areas_of(planet) if s.may_hold_base(area) and s.friendly_or_empty(party, area)]
    area = yield from choose_scenario_area(
        s, party, "scenario-installation", areas, installation=at.installation, planet=at.planet
    )
    put(s, party, at.installation, area, RULE)


def open_areas(s: StarCraftState, party: int, planet: int, kind: int) -> list[int]:
    """Where a starting unit may stand. [BW-SETUP-18]"""
    return [
        area
        for area in s.areas_of(planet)
        if s.friendly_or_empty(party, area) and s.may_enter(area, kind) and s.room_in(area, kind, party) > 0
    ]


def place_scenario_hero(s: StarCraftState, party: int, faction: str, place: int) -> Procedure[None]:
    """A hero, with its Leadership card and what the card brings. [BW-SCEN-13]"""
    start, (at, planet) = played(s).start(faction), where(s, faction, place)
    kind = s.catalog.unit_number[start.hero]
    plain = s.catalog.plain[kind]
    card = s.catalog.leadership[s.catalog.hero_card[kind]]
    area = yield from choose_scenario_area(
        s, party, "scenario-hero", open_areas(s, party, planet, plain), unit=start.hero, planet=at.planet
    )
    unit = place_unit(s, party, plain, area)
    become(s, unit, kind)
    s.leadership[card.number] = IN_PLAY
    s.tell("hero-placed", "BW-SCEN-13", seat=party, unit=start.hero, area=s.catalog.areas[area].id)
    for clause in card.ability.at[PLAYED]:
        if isinstance(clause.effect, ShuffleIn):
            yield from shuffle_technologies_in(s, party, card, clause.effect)
    if start.carries:
        s.items[ITEMS.index(start.carries)] = (unit, NOWHERE)


def place_scenario_units(s: StarCraftState, party: int, planet: int, kind: int, count: int) -> Procedure[None]:
    """Units of a type are spread over the areas of a planet; those without room stay in the pool. [BW-SCEN-06]"""
    name = s.catalog.unit_ids[kind]
    options: list[Choice] = [
        ("place-units", name, s.catalog.areas[area].id, amount)
        for area in open_areas(s, party, planet, kind)
        for amount in range(1, min(count, s.room_in(area, kind, party)) + 1)
    ]
    if not options or not count:
        return
    about: dict[str, str | int] = {"unit": name, "count": count}
    match (yield from decided(s, Decision(party, "scenario-units", lambda: options, RULE, {**about}, TRAIL))):
        case ("place-units", str(), str() as area, int() as amount):
            for _ in range(amount):
                place_unit(s, party, kind, s.catalog.area_number[area])
            s.tell("units-placed", RULE, seat=party, unit=name, area=area, count=amount)
            s.then(("place_scenario_units", party, planet, kind, count - amount))
        case choice:
            unforeseen(choice)


def place_scenario_transport(s: StarCraftState, party: int, planet: int) -> Procedure[None]:
    """A transport on a route of the planet."""
    free = [route for route in s.planet_routes[planet] if not s.has_transport(party, route)]
    options: list[Choice] = [("place-transport", s.route_id(route)) for route in free]
    if not options:
        return
    about: dict[str, str | int] = {"planet": s.catalog.planets[planet].id}
    match (yield from decided(s, Decision(party, "scenario-transport", lambda: options, RULE, {**about}))):
        case ("place-transport", str() as route):
            place_transport(s, party, s.route_number(route))
            s.tell("transport-placed", RULE, seat=party, route=route)
        case choice:
            unforeseen(choice)


def place_scenario_item(s: StarCraftState, party: int, faction: str, place: int) -> Procedure[None]:
    """An item lies in an area of the planet that its owner holds. [BW-S3-05] [BW-S3-06]"""
    at, planet = where(s, faction, place)
    areas = [area for area in s.areas_of(planet) if s.controls(party, area)]
    area = yield from choose_scenario_area(s, party, "scenario-item", areas, item=at.item, planet=at.planet)
    s.items[ITEMS.index(at.item)] = (NOTHING, area)
    s.tell("item-placed", RULE, seat=party, item=at.item, area=s.catalog.areas[area].id)


# Cards


def draw_scenario_hands(s: StarCraftState) -> None:
    """Technologies that the scenario grants come first; then a full hand, unless it says otherwise. [BW-SCEN-07]
    [BW-SCEN-08]"""
    for seat in s.clockwise():
        start = played(s).start(s.faction_id(seat))
        for text in start.takes:
            name, count = name_and_amount(text)
            copies = s.technology_copies(seat, s.catalog.technology_number[name])[:count]
            for card in copies:
                s.cards.put(card, HAND, EVERYBODY)
                s.tell("technology-taken", "BW-SCEN-07", seat=seat, card=s.card_id(card))
        draw_cards(s, seat, start.hand or s.race(seat).hand, "BW-SCEN-08")


STEPS: dict[str, StepFunction] = {
    "take_seats": take_seats,
    "scenario_event_deck": scenario_event_deck,
    "lay_out_galaxy": lay_out_galaxy,
    "place_scenario_forces": place_scenario_forces,
    "place_at": place_at,
    "place_scenario_base": place_scenario_base,
    "place_scenario_installation": place_scenario_installation,
    "place_scenario_hero": place_scenario_hero,
    "place_scenario_units": place_scenario_units,
    "place_scenario_transport": place_scenario_transport,
    "place_scenario_item": place_scenario_item,
    "draw_scenario_hands": draw_scenario_hands,
}
