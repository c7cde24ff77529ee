"""What a seat may know. Hidden are facedown orders, hands and decks, cards in a battle, and Event cards.

Equal copies of cards have numbers of their own and equal names, so views show names, sorted.
"""

from __future__ import annotations

from typing import TypedDict

from orrery.core import Seat, Standing
from orrery.games.starcraft.battle_view import BattleView, battle_view
from orrery.games.starcraft.catalog import RACES, RESOURCES, SIDES
from orrery.games.starcraft.order_view import AttackView, BuildView, attacks_view, build_view
from orrery.games.starcraft.scenario import NEVER
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import (
    BUILD,
    DECK,
    DISCARD,
    EVENT_DISCARD,
    MOBILIZE,
    RESEARCH,
    STAGES,
    TECHNOLOGY,
    members,
)
from orrery.games.starcraft.view_expansion import ExpansionView, expansion_view

DEPLETION = ("untouched", "partial", "depleted")


class OrderView(TypedDict):
    """An order in a stack; its kind is None for who has not seen it."""

    seat: int
    order: str | None
    special: bool | None


class PlanetView(TypedDict):
    """A planet: its cell and quarter turns, and its stack from bottom to top."""

    id: str
    x: int
    y: int
    turns: int
    stack: list[OrderView]
    areas: list[str]


class Force(TypedDict):
    """Units of one type and seat in an area."""

    seat: int
    unit: str
    count: int


class AreaView(TypedDict):
    """An area: what stands in it, who controls it, how far it is depleted, and who holds its Resource card."""

    units: list[Force]
    base: int | None
    controller: int | None
    depletion: str
    holder: int | None
    limit: int


class RouteView(TypedDict):
    """A route, and the seats with a transport on it."""

    id: str
    first: str
    first_side: str
    second: str
    second_side: str
    z: int | None
    transports: list[int]


class ResourceView(TypedDict):
    """A Resource card, or a permanent resource (`area` is None), with the workers on it."""

    area: str | None
    resource: str
    capacity: int
    workers: int


class ObjectiveView(TypedDict):
    """How far a player's objective has come, how far it must, and the stage of the Event deck from which it wins.

    With `fewer` the board has not as many as it asks for: all there are will do.
    """

    reached: int
    needed: int
    stage: int
    fewer: bool


class PlayerView(TypedDict):
    """What lies before a player; `objective` is None for who can't win by one."""

    faction: str | None
    race: str | None
    team: int | None
    points: int
    threshold: int | None
    objective: ObjectiveView | None
    eliminated: bool
    pool: int
    unavailable: int
    workers_left: int
    resources: list[ResourceView]
    buildings: dict[str, int]
    modules: dict[str, int]
    supply: dict[str, int]
    bases_left: int
    transports_left: int
    hand: int
    hand_limit: int
    known: list[str]
    deck: int
    discard: list[str]
    play: list[str]
    technologies: list[str]
    facedown_events: int
    events_to_play: int
    events_in_play: list[str]
    orders_left: int
    special_orders: int


class RunningOrder(TypedDict):
    """The order that is being executed."""

    seat: int
    order: str
    special: bool
    planet: str | None


class OwnOrder(TypedDict):
    """Own order tokens that are not placed."""

    order: str
    special: bool
    count: int


class View(TypedDict):
    """The table as one seat sees it; `victory` names the ways to win that the rules allow."""

    seat: int | None
    mode: str
    victory: list[str]
    teams: bool
    round: int
    round_limit: int
    phase: str
    first_player: int | None
    active: int | None
    stage: int
    event_deck: list[int]
    ending_cards: int
    events_discarded: list[str]
    planets: list[PlanetView]
    areas: dict[str, AreaView]
    routes: list[RouteView]
    players: list[PlayerView]
    order: RunningOrder | None
    battle: BattleView | None
    build: BuildView | None
    attacks: list[AttackView]
    hand: list[str]
    events: list[str]
    orders: list[OwnOrder]
    dealt_planets: list[str]
    expansion: ExpansionView | None
    winners: list[int]
    reason: str


def view(s: StarCraftState, seat: Seat | None) -> View:
    """The table as `seat`, or a spectator, sees it."""
    rules = s.rules
    return {
        "seat": seat,
        "mode": rules.mode,
        "victory": list(rules.victory),
        "teams": rules.teams,
        "round": s.round,
        "round_limit": rules.round_limit,
        "phase": s.phase,
        "first_player": _or_none(s.first_player),
        "active": _or_none(s.active),
        "stage": s.event_stage(),
        "event_deck": [s.events_left[stage] for stage in STAGES],
        "ending_cards": s.ending_cards_out(),
        "events_discarded": sorted(s.event(card).id for card in s.event_zones.at(EVENT_DISCARD)),
        "planets": [_planet(s, planet, seat) for planet in s.placed_planets],
        "areas": {s.catalog.areas[area].id: _area(s, area) for area in s.placed_areas},
        "routes": [_route(s, route) for route in range(len(s.routes))],
        "players": [_player(s, player, seat) for player in range(s.parties)],
        "order": _running(s),
        "battle": battle_view(s, seat),
        "build": build_view(s, seat),
        "attacks": attacks_view(s, seat),
        "hand": _named(s, s.hand(seat)) if seat is not None and s.card_start else [],
        "events": sorted(s.event(card).id for card in s.events_read(seat)) if seat is not None else [],
        "orders": _own_orders(s, seat),
        "dealt_planets": [
            s.catalog.planets[planet].id
            for planet, owner in enumerate(s.dealt)
            if owner == seat and s.cells[planet] is None
        ],
        "expansion": expansion_view(s),
        "winners": list(s.winners),
        "reason": s.reason,
    }


def _or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


# The board


def _planet(s: StarCraftState, planet: int, seat: Seat | None) -> PlanetView:
    cell = s.cells[planet]
    assert cell is not None
    x, y, turns = cell
    return {
        "id": s.catalog.planets[planet].id,
        "x": x,
        "y": y,
        "turns": turns,
        "stack": [_stacked(s, token, seat) for token in s.stacks[planet]],
        "areas": [s.catalog.areas[area].id for area in s.areas_of(planet)],
    }


def _stacked(s: StarCraftState, token: int, seat: Seat | None) -> OrderView:
    seen = seat is not None and bool(s.order_known[token] >> seat & 1)
    return {
        "seat": s.token_seat(token),
        "order": s.token_kind(token) if seen else None,
        "special": s.token_special(token) if seen else None,
    }


def _area(s: StarCraftState, area: int) -> AreaView:
    controller = next((seat for seat in range(s.parties) if s.controls(seat, area)), None)
    return {
        "units": [
            {"seat": seat, "unit": s.catalog.unit_ids[kind], "count": s.of_type(units, kind).bit_count()}
            for seat in range(s.parties)
            if (units := s.units_in(area, seat))
            for kind in s.types_of(units)
        ],
        "base": _or_none(s.base_at(area)),
        "controller": controller,
        "depletion": DEPLETION[s.depletion[area]],
        "holder": _or_none(s.card_holder[area]),
        "limit": s.catalog.limit[area],
    }


def _route(s: StarCraftState, number: int) -> RouteView:
    route, planets = s.routes[number], s.catalog.planets
    return {
        "id": s.route_id(number),
        "first": planets[route.first].id,
        "first_side": SIDES[route.first_side],
        "second": planets[route.second].id,
        "second_side": SIDES[route.second_side],
        "z": route.z if route.z >= 0 else None,
        "transports": members(s.transports[number]),
    }


# The players


def standing(s: StarCraftState) -> Standing:
    """Everybody's conquest points, and how many the first side needs. [SC-WIN-02]"""
    from orrery.games.starcraft.rules.victory import sides

    found = sides(s)
    goal = _goal(s, found[0]) if found else None
    return Standing(s.round, "points", goal or 0, s.points[: s.seats], _or_none(s.active))


def _goal(s: StarCraftState, side: list[Seat] | None) -> int | None:
    """How many conquest points a side needs; None where they win nothing."""
    from orrery.games.starcraft.rules.victory import threshold

    if side is None or not s.rules.conquest_points:
        return None
    needed = threshold(s, side)
    return needed if needed < NEVER else None


def _player(s: StarCraftState, player: Seat, seat: Seat | None) -> PlayerView:
    from orrery.games.starcraft.rules.victory import sides

    catalog = s.catalog
    faction = catalog.factions[s.faction[player]] if s.faction[player] >= 0 else None
    ready = faction is not None and bool(s.card_start)
    side = next((side for side in sides(s) if player in side), None)
    return {
        "faction": faction.id if faction else None,
        "race": RACES[faction.race] if faction else None,
        "team": s.team[player] if s.rules.teams else None,
        "points": s.points[player],
        "threshold": _goal(s, side),
        "objective": _objective(s, player),
        "eliminated": s.eliminated[player],
        "pool": s.pool[player],
        "unavailable": s.unavailable[player],
        "workers_left": s.workers_left(player),
        "resources": _resources(s, player) if ready else [],
        "buildings": {
            name: s.level(player, kind) for kind, name in enumerate(catalog.building_types) if s.level(player, kind)
        },
        "modules": {name: s.module_count(player, name) for name in catalog.module_ids if s.has_module(player, name)},
        "supply": {
            catalog.unit_ids[kind]: len(s.supply_of(player, kind))
            for kind in (catalog.race_units[faction.race] if faction is not None and ready else ())
        },
        "bases_left": s.bases_left(player),
        "transports_left": s.transports_left(player),
        "hand": len(s.hand(player)) if ready else 0,
        "hand_limit": s.hand_limit(player) if ready else 0,
        "known": _named(s, [card for card in s.hand(player) if s.cards.is_known(card, seat)]) if ready else [],
        "deck": len(s.cards_at(player, DECK)) if ready else 0,
        "discard": _named(s, s.cards_at(player, DISCARD)) if ready else [],
        "play": _named(s, s.cards_in_play(player)) if ready else [],
        "technologies": _technologies(s, player) if ready else [],
        "facedown_events": s.facedown_events(player),
        "events_to_play": len(s.events_read(player)),
        "events_in_play": sorted(s.event(card).id for card in s.events_in_play(player)),
        "orders_left": len(s.unplaced_tokens(player)),
        "special_orders": s.special_orders_allowed(player),
    }


def _objective(s: StarCraftState, player: Seat) -> ObjectiveView | None:
    """Everybody's progress is open: it follows from the board and the discard pile. [SC-WIN-09] [BW-LEAD-12]"""
    from orrery.games.starcraft.rules.victory import LIMITED, objective_progress

    objective = s.objective_of(player) if s.faction[player] >= 0 and "special" in s.rules.victory else None
    if objective is None:
        return None
    reached, needed = objective_progress(s, player)
    fewer = objective.name in LIMITED and needed < objective.goal
    return {"reached": reached, "needed": needed, "stage": objective.stage, "fewer": fewer}


def _named(s: StarCraftState, cards: list[int]) -> list[str]:
    return sorted(s.card_id(card) for card in cards)


def _resources(s: StarCraftState, player: Seat) -> list[ResourceView]:
    permanent: list[ResourceView] = [
        {
            "area": None,
            "resource": name,
            "capacity": capacity,
            "workers": s.permanent_workers[2 * player + resource],
        }
        for resource, (name, capacity) in enumerate(zip(RESOURCES, s.permanent(player), strict=True))
        if capacity
    ]
    return [
        *permanent,
        *(
            ResourceView(
                area=s.catalog.areas[area].id,
                resource=RESOURCES[s.catalog.resource[area]],
                capacity=s.capacity(area),
                workers=s.card_workers[area],
            )
            for area in s.resource_cards(player)
        ),
    ]


def _technologies(s: StarCraftState, player: Seat) -> list[str]:
    """The technologies that a player can still buy."""
    left = {s.catalog.technology_of[s.card_face[card]] for card in s.cards_at(player, TECHNOLOGY)}
    return sorted(s.catalog.technologies[technology].id for technology in left if technology >= 0)


def _own_orders(s: StarCraftState, seat: Seat | None) -> list[OwnOrder]:
    if seat is None:
        return []
    left = [(s.token_kind(token), s.token_special(token)) for token in s.unplaced_tokens(seat)]
    return [
        {"order": kind, "special": special, "count": left.count((kind, special))}
        for kind, special in dict.fromkeys(s.rules.order_tokens)
        if kind in (BUILD, MOBILIZE, RESEARCH) or (kind, special) in left
    ]


# What is going on


def _running(s: StarCraftState) -> RunningOrder | None:
    order = s.order
    if order is None:
        return None
    planet = s.catalog.planets[order.planet].id if order.planet >= 0 else None
    return {"seat": order.seat, "order": order.kind, "special": order.special, "planet": planet}
