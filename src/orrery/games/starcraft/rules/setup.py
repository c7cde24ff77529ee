"""Setup: from the first player to the opening hands, in the order of pages 8 to 10. [SC-SETUP-18]"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, chain

from orrery.core import TRAIL, Chance, Choice, Decision, Message, Procedure, Zones, unforeseen
from orrery.core.hidden import EVERYBODY
from orrery.core.ruleset import Step, StepFunction
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.combat_deck import draw_cards
from orrery.games.starcraft.rules.galaxy import place_planet, place_z_route, placements, z_route_ends
from orrery.games.starcraft.rules.pieces import place_base, place_transport, place_unit
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import (
    DECK,
    EVENT_OUT,
    NO_CARD,
    RESOURCE_DECK,
    STAGES,
    SUPPLY,
    TECHNOLOGY,
)

DECLINE: Choice = ("none",)


def first_player(s: StarCraftState) -> None:
    """The first player is chosen at random. [SC-SETUP-01]"""
    s.first_player = s.chance.draw(list(range(s.seats)))
    s.tell("first-player", "SC-SETUP-01", seat=s.first_player)


def decided(s: StarCraftState, decision: Decision) -> Procedure[Choice]:
    """What a player decides about the galaxy, or chance if the players want to begin at once."""
    if s.rules.random_galaxy:
        options = decision.options
        return options[s.chance.draw(list(range(len(options))))] if len(options) > 1 else options[0]
    return (yield from choose(decision))


def numbered(s: StarCraftState, what: str, count: int) -> int:
    """Which of `count` things a galaxy with a number has: by the recipe of chance, but from the number alone.

    So the galaxy is settled by the options: it can be shown before the match begins, and whoever replays a record
    needs nothing else.
    """
    return Chance(f"galaxy {s.rules.galaxy} {what}").draw(list(range(count)))


def _laid(s: StarCraftState, decision: Decision, what: str) -> Procedure[Choice]:
    """What the galaxy's number says about planets and routes, if it has one; else as it is decided."""
    if s.rules.galaxy:
        return decision.options[numbered(s, what, len(decision.options))]
    return (yield from decided(s, decision))


# Factions and components


def choose_factions(s: StarCraftState) -> None:
    """Factions are chosen clockwise from the first player, or dealt. [SC-SETUP-02] [SC-SETUP-03] [SC-TEAM-02]"""
    step = "deal_faction" if s.rules.random_factions else "choose_faction"
    seats = [("take_seats",)] if s.rules.scenario is not None else []
    s.then(*((step, seat) for seat in s.clockwise()), *seats, ("take_components",))


def free_factions(s: StarCraftState) -> list[int]:
    """The factions nobody has yet, of those that can be played. [SC-CORE-01] [BW-SCEN-03]"""
    factions = s.catalog.factions
    if s.rules.scenario is not None:
        factions = tuple(factions[s.catalog.faction_number[name]] for name in s.rules.scenario.seating(s.seats))
    return [faction.number for faction in factions if faction.number not in s.faction]


def deal_faction(s: StarCraftState, seat: int) -> None:
    """A player gets a faction at random. [SC-SETUP-03] [SC-TEAM-02]"""
    _take_faction(s, seat, s.chance.draw(free_factions(s)), "SC-TEAM-02" if s.rules.teams else "SC-SETUP-03")


def choose_faction(s: StarCraftState, seat: int) -> Procedure[None]:
    """A player chooses one of the factions that are left. [SC-SETUP-02]"""
    factions = s.catalog.factions
    question = Decision(
        seat,
        "faction",
        lambda: [("faction", factions[number].id) for number in free_factions(s)],
        rule="SC-SETUP-02",
    )
    match (yield from choose(question)):
        case ("faction", str() as name):
            _take_faction(s, seat, s.catalog.faction_number[name], "SC-SETUP-02")
        case choice:
            unforeseen(choice)


def _take_faction(s: StarCraftState, seat: int, faction: int, rule: str) -> None:
    s.faction[seat] = faction
    s.tell("faction-taken", rule, seat=seat, faction=s.catalog.factions[faction].id)


def take_components(s: StarCraftState) -> None:
    """Each player takes the pieces of his faction; those of others leave the game. [SC-SETUP-04] [SC-GALAXY-03]"""
    catalog = s.catalog
    races = tuple(catalog.factions[number].race for number in s.faction)
    s.unit_type, s.unit_owner = figures(catalog, races, tuple(s.figure_sets(seat) for seat in range(s.parties)))
    s.unit_seat = list(s.unit_owner)
    s.unit_area = [SUPPLY] * len(s.unit_type)
    for seat, race in enumerate(races):
        s.building_level[seat * len(catalog.building_types) + catalog.printed_building[race]] = 1  # [SC-UPG-10]
    separate_cards(s)
    s.derive()


@lru_cache(maxsize=1024)
def figures(catalog: Catalog, races: tuple[int, ...], sets: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Type and owner of every figure of these races, seat by seat, of so many factions each. [SC-SETUP-04]"""
    pieces = [
        (unit_type, seat)
        for seat, race in enumerate(races)
        for unit_type in catalog.race_units[race]
        for _ in range(catalog.figures[unit_type] * sets[seat])
    ]
    return tuple(unit_type for unit_type, _ in pieces), tuple(seat for _, seat in pieces)


def separate_cards(s: StarCraftState) -> None:
    """Cards with the technology symbol make the Technology deck, all others the Combat deck. [SC-SETUP-14]"""
    catalog = s.catalog
    decks = [(catalog.decks[number], catalog.technology_decks[number]) for number in s.faction]
    s.card_face = tuple(chain.from_iterable(deck + technologies for deck, technologies in decks))
    s.card_start = (0, *accumulate(len(deck) + len(technologies) for deck, technologies in decks))
    s.cards = Zones.of(len(s.card_face), DECK)
    where, known = s.cards.where, s.cards.known
    for seat, (deck, technologies) in enumerate(decks):
        first, end = s.card_start[seat] + len(deck), s.card_start[seat + 1]
        where[first:end] = [TECHNOLOGY] * len(technologies)
        known[first:end] = [EVERYBODY] * len(technologies)


def prepare_event_deck(s: StarCraftState) -> None:
    """Some cards of Stage I and II leave the game unseen, by the number of players. [SC-SETUP-07] to [SC-SETUP-12]"""
    if not s.rules.ending_cards:
        for card, event in enumerate(s.catalog.event_cards):
            if event == s.catalog.ending_event:
                s.event_zones.put(card, EVENT_OUT)  # [SC-GC-03]
    for name in s.rules.events_left_out:
        for card, event in enumerate(s.catalog.event_cards):
            if event == s.catalog.event_number[name]:
                s.event_zones.put(card, EVENT_OUT, EVERYBODY)
    for stage in STAGES:
        cards = sum(s.event_zones.where[card] != EVENT_OUT for card in s.catalog.stage_cards[stage])
        s.events_left[stage] = cards - (s.rules.event_removal[s.seats] if stage < STAGES[-1] else 0)


# The galaxy


def deal_planets(s: StarCraftState) -> None:
    """Each player draws his planets; those undrawn leave the game with their cards. [SC-GALAXY-01] [SC-GALAXY-02]"""
    bag = list(range(len(s.catalog.planets)))
    for seat in s.clockwise():
        for _ in range(s.rules.planets_drawn if not s.chooses_planets(seat) else 0):
            planet = bag.pop(numbered(s, f"planet {len(bag)}", len(bag))) if s.rules.galaxy else s.chance.draw(bag)
            s.dealt[planet] = seat
            s.tell("planet-drawn", "SC-GALAXY-01", seat=seat, planet=s.catalog.planets[planet].id)
    for planet in bag:
        for area in s.areas_of(planet):
            s.card_holder[area] = NO_CARD


def place_planets(s: StarCraftState) -> None:
    """Planets are placed in turn, clockwise and then back. [SC-GALAXY-09] [SC-GALAXY-10]"""
    order = s.clockwise()
    rounds = s.rules.planets_placed
    turns: list[Step] = []
    for number in range(rounds):
        turns += [("place_one_planet", seat, int(number == rounds - 1)) for seat in order]
        order.reverse()
    s.then(*turns)


def unplaced_planets(s: StarCraftState, seat: int) -> list[int]:
    """The planets a player has drawn and not placed yet."""
    return [planet for planet, owner in enumerate(s.dealt) if owner == seat and s.cells[planet] is None]


def place_one_planet(s: StarCraftState, seat: int, last: int) -> Procedure[None]:
    """A player places one of his planets, and may put his base there; he must, if it is his last chance.

    [SC-GALAXY-04] to [SC-GALAXY-08] [SC-GALAXY-11]
    """
    planets = s.catalog.planets
    question = Decision(
        seat,
        "place-planet",
        lambda: [
            ("place-planet", planets[planet].id, x, y, turns)
            for planet in unplaced_planets(s, seat)
            for x, y, turns in placements(s, planet)
        ],
        rule="SC-GALAXY-06",
        form=TRAIL,
    )
    match (yield from _laid(s, question, f"place {len(s.placed_planets)}")):
        case ("place-planet", str() as name, int() as x, int() as y, int() as turns):
            planet = s.catalog.planet_number[name]
            routes = place_planet(s, planet, x, y, turns)
            s.tell("planet-placed", "SC-GALAXY-07", seat=seat, planet=name, routes=len(routes))
        case choice:
            unforeseen(choice)
    if len(s.bases(seat)) < s.starting_forces(seat).bases:
        needed = s.starting_forces(seat).bases - len(s.bases(seat))
        yield from place_starting_base(s, seat, planet, int(last or needed > len(unplaced_planets(s, seat))))


def place_starting_base(s: StarCraftState, seat: int, planet: int, last: int) -> Procedure[None]:
    """The base goes to any area of the planet just placed. [SC-GALAXY-08] [SC-GALAXY-12] [SC-GALAXY-30]"""
    areas = [area for area in s.areas_of(planet) if s.may_hold_base(area)]
    options: list[Choice] = [("place-base", s.catalog.areas[area].id) for area in areas]
    if not last:
        options.append(DECLINE)
    question = Decision(seat, "starting-base", lambda: options, rule="SC-GALAXY-11" if last else "SC-GALAXY-08")
    match (yield from decided(s, question)):
        case ("place-base", str() as area):
            place_base(s, seat, s.catalog.area_number[area])
            s.tell("base-placed", "SC-GALAXY-08", seat=seat, area=area)
        case ("none",):
            pass
        case choice:
            unforeseen(choice)


def place_z_routes(s: StarCraftState) -> None:
    """Each player places his z-axis routes, clockwise from the first player. [SC-GALAXY-14] [SC-GALAXY-15]"""
    turns = [s.z_route_placer(seat) for seat in s.clockwise()] * s.catalog.numbers.z_routes_each
    s.then(*(("place_one_z_route", seat, number) for number, seat in enumerate(turns)))


def place_one_z_route(s: StarCraftState, seat: int, number: int) -> Procedure[None]:
    """A player attaches both ends of a z-axis route, or neither if he cannot. [SC-GALAXY-16] [SC-GALAXY-17]"""
    ends = z_route_ends(s)
    if not ends:
        s.tell("z-route-out", "SC-GALAXY-17", seat=seat)
        return
    planets = s.catalog.planets
    question = Decision(
        seat,
        "place-z-route",
        lambda: [("place-z-route", planets[major].id, planets[minor].id) for major, minor in ends],
        rule="SC-GALAXY-15",
        form=TRAIL,
    )
    match (yield from _laid(s, question, f"route {number}")):
        case ("place-z-route", str() as major, str() as minor):
            place_z_route(s, number, s.catalog.planet_number[major], s.catalog.planet_number[minor])
            s.tell("z-route-placed", "SC-GALAXY-15", seat=seat, planet=major, other_planet=minor)
        case choice:
            unforeseen(choice)


# Forces and cards


def homes_of(s: StarCraftState, seat: int) -> list[int]:
    """The planets with a player's starting bases: one, as a rule. [SC-GALAXY-08]"""
    return [s.catalog.planet_of[area] for area in s.bases(seat)]


def distribute_resource_cards(s: StarCraftState) -> None:
    """Each player takes the Resource cards of the planet with his base; the others make the deck. [SC-GALAXY-20]"""
    for seat in range(s.parties):
        for area in home_areas(s, seat):
            if s.card_holder[area] == RESOURCE_DECK:
                s.card_holder[area] = seat
                s.tell("resource-card-gained", "SC-GALAXY-20", seat=seat, area=s.catalog.areas[area].id)


def home_areas(s: StarCraftState, seat: int) -> list[int]:
    """The areas of the planets with a player's starting bases."""
    return [area for planet in homes_of(s, seat) for area in s.areas_of(planet)]


def place_starting_forces(s: StarCraftState) -> None:
    """Starting forces are placed player by player, clockwise from the first player. [SC-GALAXY-23]"""
    for seat in s.clockwise():
        s.pool[seat] = s.starting_forces(seat).workers  # [SC-GALAXY-27]
    for seat in reversed(s.clockwise()):
        forces = s.starting_forces(seat)
        s.then(
            *(("place_starting_units", seat, unit_type, count) for unit_type, count in forces.units),
            *(("place_starting_transport", seat) for _ in range(forces.transports)),
        )


def why_not_starting_area(s: StarCraftState, seat: int, unit_type: int, area: int) -> Message | None:
    """What forbids a starting unit in an area, if anything does. [SC-GALAXY-24] [SC-GALAXY-25]"""
    if s.catalog.planet_of[area] not in homes_of(s, seat):
        return Message("starcraft-refused-starting-planet", rule="SC-GALAXY-24")
    if not s.may_enter(area, unit_type) or s.room_in(area, unit_type, seat) <= 0:
        return Message("starcraft-refused-starting-limit", {"limit": s.unit_limit(area, unit_type)}, "SC-GALAXY-25")
    return None


def unit_placings(s: StarCraftState, seat: int, unit_type: int, count: int) -> list[Choice]:
    """The areas of the home planet with room, and how many of these units fit there. [SC-GALAXY-24] [SC-GALAXY-25]"""
    name, areas = s.catalog.unit_ids[unit_type], s.catalog.areas
    return [
        ("place-units", name, areas[area].id, amount)
        for area in home_areas(s, seat)
        if why_not_starting_area(s, seat, unit_type, area) is None
        for amount in range(1, min(count, s.room_in(area, unit_type, seat)) + 1)
    ]


def place_starting_units(s: StarCraftState, seat: int, unit_type: int, count: int) -> Procedure[None]:
    """A player spreads his starting units of one type over the areas of his planet. [SC-GALAXY-24]"""
    placings = unit_placings(s, seat, unit_type, count)
    if not placings:  # none are left, or none of those that are finds room [BW-SETUP-18]
        return
    question = Decision(
        seat,
        "starting-units",
        lambda: placings,
        rule="SC-GALAXY-24",
        about={"unit": s.catalog.unit_ids[unit_type], "count": count},
        form=TRAIL,
    )
    match (yield from decided(s, question)):
        case ("place-units", str() as name, str() as area, int() as amount):
            for _ in range(amount):
                place_unit(s, seat, unit_type, s.catalog.area_number[area])
            s.tell("units-placed", "SC-GALAXY-24", seat=seat, unit=name, area=area, count=amount)
            s.then(("place_starting_units", seat, unit_type, count - amount))
        case choice:
            unforeseen(choice)


def why_not_starting_route(s: StarCraftState, seat: int, route: int) -> Message | None:
    """What forbids the starting transport on a route, if anything does; who has two homes puts one at each.

    [SC-GALAXY-26] [BW-AMB-15]
    """
    homes = homes_of(s, seat)
    homes = [planet for planet in homes if not s.transport_routes(seat, planet)] or homes
    if not any(route in s.planet_routes[planet] for planet in homes):
        return Message("starcraft-refused-starting-route", rule="SC-GALAXY-26")
    if s.has_transport(seat, route):
        return Message("starcraft-refused-second-transport", rule="SC-TRANS-04")
    return None


def place_starting_transport(s: StarCraftState, seat: int) -> Procedure[None]:
    """The transport goes to a route of the planet with the base. [SC-GALAXY-26]"""
    routes = [route for route in range(len(s.routes)) if why_not_starting_route(s, seat, route) is None]
    if not routes:
        return
    question = Decision(
        seat,
        "starting-transport",
        lambda: [("place-transport", s.route_id(route)) for route in routes],
        rule="SC-GALAXY-26",
    )
    match (yield from decided(s, question)):
        case ("place-transport", str() as route):
            place_transport(s, seat, s.route_number(route))
            s.tell("transport-placed", "SC-GALAXY-26", seat=seat, route=route)
        case choice:
            unforeseen(choice)


def draw_opening_hands(s: StarCraftState) -> None:
    """Each player draws his opening hand: 6 cards, Terrans 8. [SC-SETUP-16] [SC-SETUP-17] [SC-RACE-01]"""
    for seat in s.clockwise():
        rule = "SC-SETUP-17" if s.race(seat).id == "terran" else "SC-SETUP-16"
        draw_cards(s, seat, s.race(seat).hand, rule)


STEPS: dict[str, StepFunction] = {
    "first_player": first_player,
    "choose_factions": choose_factions,
    "deal_faction": deal_faction,
    "choose_faction": choose_faction,
    "take_components": take_components,
    "prepare_event_deck": prepare_event_deck,
    "deal_planets": deal_planets,
    "place_planets": place_planets,
    "place_one_planet": place_one_planet,
    "place_z_routes": place_z_routes,
    "place_one_z_route": place_one_z_route,
    "distribute_resource_cards": distribute_resource_cards,
    "place_starting_forces": place_starting_forces,
    "place_starting_units": place_starting_units,
    "place_starting_transport": place_starting_transport,
    "draw_opening_hands": draw_opening_hands,
}
