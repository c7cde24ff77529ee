"""The state of a match of StarCraft: flat lists of numbers, read through queries named after the rulebook.

It is declared in parts: `additions.py` (what an expansion adds), `board.py` (galaxy, units, bases, control),
`orders.py`, `holdings.py` (workers, cards, points) and here what is going on. Pieces on the board change only through
`rules/pieces.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.hidden import Zones
from orrery.games.starcraft.catalog import SUPPLY as SUPPLY_MODULE
from orrery.games.starcraft.catalog import Faction
from orrery.games.starcraft.holdings import Holdings
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.options import StarCraftOptions
from orrery.games.starcraft.ruleset import StarCraftRules
from orrery.games.starcraft.values import (
    EVENT_BAG,
    GONE,
    IN_PLAY,
    NO_CARD,
    NO_STRUCTURE,
    NOBODY,
    ON_CARD,
    RESOURCE_DECK,
    STAGES,
    UNTOUCHED,
    UNUSED,
    Battle,
    Order,
    Route,
)


class Objective(NamedTuple):
    """How a player wins by an objective: its name, its number, and the stage from which on it counts. [SC-WIN-11]"""

    name: str
    goal: int
    stage: int


class StarCraftState(Holdings):
    """Where every piece and card is, and what is going on."""

    phase: str
    """For people to see: "setup", "planning", "execution", "regrouping" or "over"."""
    first_player: int
    active: int
    """Whose turn it is, or NOBODY."""
    order: Order | None
    """The order that is being executed."""
    battle: Battle | None
    dealt: list[int]
    """By planet: the seat that drew it, or NOBODY. [SC-GALAXY-01]"""
    winners: tuple[int, ...]
    reason: str
    """How the game ended: "normal", "special", "end-game", "elimination" or "round-limit"; empty before that."""

    # Made from the declaration by `make fields`.
    __slots__ = (
        "active",
        "adjacent",
        "area_units",
        "assist_units",
        "battle",
        "building_level",
        "capacity_bonuses",
        "card_face",
        "card_holder",
        "card_start",
        "card_workers",
        "cards",
        "catalog",
        "cells",
        "dealt",
        "defended",
        "depletion",
        "eliminated",
        "event_top",
        "event_zones",
        "events_left",
        "facedown",
        "faction",
        "first_player",
        "guards",
        "items",
        "lasting",
        "leadership",
        "leadership_stage",
        "lost_bases",
        "lost_orders",
        "modules",
        "on_board",
        "on_cards",
        "order",
        "order_known",
        "pay_by_hand",
        "permanent_workers",
        "phase",
        "placed_areas",
        "placed_planets",
        "planet_routes",
        "point_tokens",
        "points",
        "pool",
        "reason",
        "recharged",
        "resource_tokens",
        "round",
        "route_ids",
        "routes",
        "rules",
        "seat_units",
        "seated",
        "second_faction",
        "special_bonus",
        "special_limit",
        "special_pool",
        "stacks",
        "structure_kind",
        "structure_seat",
        "team",
        "transports",
        "type_units",
        "unavailable",
        "unit_area",
        "unit_owner",
        "unit_seat",
        "unit_type",
        "winners",
    )

    def copy(self) -> StarCraftState:
        """An independent copy, with no chance and no listeners of its own yet."""
        twin = StarCraftState()
        twin.agenda = self.agenda.copy()
        twin.seats = self.seats
        twin.rules = self.rules
        twin.catalog = self.catalog
        twin.guards = self.guards.copy()
        twin.point_tokens = self.point_tokens.copy()
        twin.leadership = self.leadership.copy()
        twin.leadership_stage = self.leadership_stage
        twin.lasting = self.lasting.copy()
        twin.special_pool = self.special_pool.copy()
        twin.lost_orders = self.lost_orders.copy()
        twin.defended = self.defended.copy()
        twin.resource_tokens = self.resource_tokens.copy()
        twin.recharged = self.recharged.copy()
        twin.lost_bases = self.lost_bases.copy()
        twin.second_faction = self.second_faction.copy()
        twin.seated = self.seated.copy()
        twin.items = self.items.copy()
        twin.faction = self.faction.copy()
        twin.round = self.round
        twin.team = self.team
        twin.cells = self.cells
        twin.routes = self.routes
        twin.placed_planets = self.placed_planets
        twin.placed_areas = self.placed_areas
        twin.adjacent = self.adjacent
        twin.planet_routes = self.planet_routes
        twin.route_ids = self.route_ids
        twin.unit_type = self.unit_type
        twin.unit_owner = self.unit_owner
        twin.unit_seat = self.unit_seat.copy()
        twin.unit_area = self.unit_area.copy()
        twin.type_units = self.type_units
        twin.assist_units = self.assist_units
        twin.on_board = self.on_board
        twin.on_cards = self.on_cards
        twin.seat_units = self.seat_units.copy()
        twin.area_units = self.area_units.copy()
        twin.structure_kind = self.structure_kind.copy()
        twin.structure_seat = self.structure_seat.copy()
        twin.transports = self.transports.copy()
        twin.modules = self.modules.copy()
        twin.stacks = self.stacks.copy()
        twin.order_known = self.order_known.copy()
        twin.special_bonus = self.special_bonus.copy()
        twin.special_limit = self.special_limit.copy()
        twin.points = self.points.copy()
        twin.eliminated = self.eliminated.copy()
        twin.pool = self.pool.copy()
        twin.unavailable = self.unavailable.copy()
        twin.permanent_workers = self.permanent_workers.copy()
        twin.card_workers = self.card_workers.copy()
        twin.card_holder = self.card_holder.copy()
        twin.depletion = self.depletion.copy()
        twin.capacity_bonuses = self.capacity_bonuses.copy()
        twin.pay_by_hand = self.pay_by_hand.copy()
        twin.building_level = self.building_level.copy()
        twin.card_face = self.card_face
        twin.card_start = self.card_start
        twin.cards = self.cards.copy()
        twin.event_zones = self.event_zones.copy()
        twin.events_left = self.events_left.copy()
        twin.event_top = self.event_top.copy()
        twin.facedown = self.facedown.copy()
        twin.phase = self.phase
        twin.first_player = self.first_player
        twin.active = self.active
        twin.order = self.order.__copy__() if self.order is not None else None
        twin.battle = self.battle.copy() if self.battle is not None else None
        twin.dealt = self.dealt.copy()
        twin.winners = self.winners
        twin.reason = self.reason
        return twin

    def fields(self) -> dict[str, Any]:
        """The fields that change in play, with their types."""
        return {
            "guards": list[tuple[int, int]],
            "point_tokens": list[int],
            "leadership": list[int],
            "leadership_stage": int,
            "lasting": list[tuple[int, int, int]],
            "special_pool": list[int],
            "lost_orders": list[int],
            "defended": list[bool],
            "resource_tokens": list[int],
            "recharged": list[int],
            "lost_bases": list[int],
            "second_faction": list[int],
            "seated": list[int],
            "items": list[tuple[int, int]],
            "faction": list[int],
            "round": int,
            "cells": tuple[tuple[int, int, int] | None, ...],
            "routes": tuple[Route, ...],
            "unit_type": tuple[int, ...],
            "unit_owner": tuple[int, ...],
            "unit_seat": list[int],
            "unit_area": list[int],
            "structure_kind": list[int],
            "structure_seat": list[int],
            "transports": list[int],
            "modules": list[int],
            "stacks": list[tuple[int, ...]],
            "order_known": list[int],
            "special_bonus": list[int],
            "special_limit": list[int],
            "points": list[int],
            "eliminated": list[bool],
            "pool": list[int],
            "unavailable": list[int],
            "permanent_workers": list[int],
            "card_workers": list[int],
            "card_holder": list[int],
            "depletion": list[int],
            "capacity_bonuses": list[tuple[int, int, int]],
            "pay_by_hand": list[bool],
            "building_level": list[int],
            "card_face": tuple[int, ...],
            "card_start": tuple[int, ...],
            "cards": Zones,
            "event_zones": Zones,
            "events_left": list[int],
            "event_top": list[int],
            "facedown": list[int],
            "phase": str,
            "first_player": int,
            "active": int,
            "order": Order | None,
            "battle": Battle | None,
            "dealt": list[int],
            "winners": tuple[int, ...],
            "reason": str,
        }

    # End of what was made.

    def derive(self) -> None:
        """Work out the fields that follow from the others."""
        self.derive_galaxy()
        self.derive_teams()
        types = [0] * len(self.catalog.kinds)
        seats = [0] * self.parties
        areas = [0] * len(self.catalog.areas)
        self.on_board = self.on_cards = 0
        for unit, unit_type in enumerate(self.unit_type):
            types[unit_type] |= 1 << unit
            seats[self.unit_seat[unit]] |= 1 << unit
            if self.unit_area[unit] >= 0:
                areas[self.unit_area[unit]] |= 1 << unit
                self.on_board |= 1 << unit
            elif self.unit_area[unit] == ON_CARD:
                self.on_cards |= 1 << unit
        self.take_types(types)
        self.seat_units = seats
        self.area_units = areas

    def take_types(self, types: list[int]) -> None:
        """Note which units are of which type, by type as a bit set, and what follows from it."""
        self.type_units = tuple(types)
        self.assist_units = 0
        for unit_type in self.catalog.assist_types:
            self.assist_units |= types[unit_type]

    def derive_teams(self) -> None:
        """Who plays with whom: those who sit opposite each other, or as a scenario says. [SC-TEAM-03] [BW-SCEN-12]"""
        scenario = self.rules.scenario
        if scenario is not None:
            teams = [
                scenario.team_of(self.catalog.factions[number].id) if number >= 0 else -1 for number in self.faction
            ]
            self.team = tuple(team if team >= 0 else self.parties + seat for seat, team in enumerate(teams))
            return
        count = self.seats // 2 if self.rules.teams else self.seats
        self.team = tuple(seat % count for seat in range(self.seats))

    def derive_galaxy(self) -> None:
        """Which planets lie on the table, and which of them the routes connect."""
        planets = [planet for planet, cell in enumerate(self.cells) if cell is not None]
        self.placed_planets = tuple(planets)
        self.placed_areas = tuple(area for planet in planets for area in self.catalog.planets[planet].areas)
        adjacent = [0] * len(self.catalog.planets)
        routes: list[list[int]] = [[] for _ in self.catalog.planets]
        for number, route in enumerate(self.routes):
            adjacent[route.first] |= 1 << route.second
            adjacent[route.second] |= 1 << route.first
            routes[route.first].append(number)
            routes[route.second].append(number)
        self.adjacent = tuple(adjacent)
        self.planet_routes = tuple([tuple(numbers) for numbers in routes])
        self.route_ids = tuple([self._name_of(route) for route in self.routes])

    def _name_of(self, route: Route) -> str:
        """The name of a route: its planets, or the number of a z-axis route."""
        if route.z >= 0:
            return f"z{route.z + 1}"
        planets = self.catalog.planets
        return f"{planets[route.first].id}:{planets[route.second].id}"

    # Turns

    def clockwise(self, start: int | None = None) -> list[int]:
        """All seats in turn order, from the first player or another seat on. [SC-ROUND-02] [BW-SCEN-10]"""
        begin = self.first_player if start is None else start
        if self.seated:
            place = self.seated.index(begin)
            return self.seated[place:] + self.seated[:place]
        return [(begin + place) % self.seats for place in range(self.seats)]

    def next_seat(self, seat: int) -> int:
        """The player on the left."""
        if self.seated:
            return self.seated[(self.seated.index(seat) + 1) % self.seats]
        return (seat + 1) % self.seats

    # What a player begins with, and what he wins by

    def starting_forces(self, seat: int) -> Faction | Leadership:
        """Where a seat's starting forces are listed. [SC-GALAXY-22] [BW-SETUP-16]"""
        faction = self.faction[seat]
        if self.rules.starting_forces == "faction":
            return self.catalog.factions[faction]
        chosen = (*self.leadership_at(faction, IN_PLAY), *self.leadership_at(faction, GONE))
        return next(card for card in map(self.catalog.leadership.__getitem__, chosen) if card.stage == 1)

    def objective_of(self, seat: int) -> Objective | None:
        """The objective by which a seat can win, if it has any. [SC-WIN-09] [BW-LEAD-12]"""
        if not self.rules.objectives:
            return None
        if self.rules.starting_forces == "faction":
            faction = self.catalog.factions[self.faction[seat]]
            return Objective(faction.objective, faction.goal, faction.stage)
        for number in self.leadership_at(self.faction[seat], IN_PLAY):
            card = self.catalog.leadership[number]
            if card.objective:
                return Objective(card.objective, card.goal, card.objective_stage)
        return None

    # What is going on

    @property
    def running(self) -> Order:
        """The order that is being executed, for rules that belong to one. [SC-CORE-14]"""
        assert self.order is not None
        return self.order

    @property
    def special_now(self) -> bool:
        """Whether the running order is a special one. [SC-SPEC-01]"""
        return self.order is not None and self.order.special

    def build_limit(self, seat: int) -> int:
        """How many units a Build order may build, also a special one. [SC-UNIT-02] [SC-UNIT-03] [SC-MOD-03]"""
        race = self.race(seat)
        numbers = self.catalog.numbers
        if not self.is_player(seat):  # [BW-S2-20]
            return len(self.unit_type)
        limit = race.build_limit + numbers.supply_units * self.module_worth(seat, SUPPLY_MODULE)
        if race.build_limit_per_type:
            types = self.catalog.race_buildings[race.number]
            limit += race.build_limit_per_type * sum(self.level(seat, kind) > 0 for kind in types)
        return limit + numbers.special_build_units * self.special_now

    def discounts(self, seat: int) -> int:
        """What may be taken off the cost of one thing now. [SC-SPEC-03]"""
        order = self.order
        return order.discount if order is not None and order.seat == seat else 0

    def battle_units(self, side: int) -> int:
        """The units that still fight on a side of the battle, as a bit set."""
        battle = self.battle
        assert battle is not None
        return self.units_in(battle.area, battle.seat_of(side))

    def splash_candidates(self, side: int) -> int:
        """The units of a side that splash damage can hit: its survivors in the battle but for heroes.

        [SC-SPLASH-08] [SC-SPLASH-15] [BW-HERO-09]
        """
        return self.battle_units(side) & ~self.hero_units()

    def text_destroy_candidates(self, side: int) -> int:
        """The units of a side in the battle that a card's text can destroy: not heroes. [BW-HERO-11] [BW-AMB-26]"""
        return self.battle_units(side) & ~self.hero_units()


def start(rules: StarCraftRules, options: StarCraftOptions, seats: int) -> StarCraftState:
    """The state before anything has happened: nobody has a faction, nothing lies on the table."""
    catalog = rules.catalog
    s = StarCraftState()
    s.seats = seats
    s.rules = rules
    s.catalog = catalog
    _clear_board(s)
    _clear_holdings(s)
    _clear_additions(s)
    s.round = 0
    s.phase = "setup"
    s.first_player = s.active = NOBODY
    s.order = None
    s.battle = None
    s.dealt = [NOBODY] * len(catalog.planets)
    s.winners = ()
    s.reason = ""
    s.derive()
    return s


def _clear_board(s: StarCraftState) -> None:
    catalog, seats = s.catalog, s.parties
    s.cells = (None,) * len(catalog.planets)
    s.routes = ()
    s.faction = [-1] * seats
    s.unit_type = s.unit_owner = ()
    s.unit_seat = []
    s.unit_area = []
    s.structure_kind = [NO_STRUCTURE] * len(catalog.areas)
    s.structure_seat = [NOBODY] * len(catalog.areas)
    s.transports = []
    s.modules = [0] * (seats * len(catalog.module_ids))


def _clear_holdings(s: StarCraftState) -> None:
    catalog, seats = s.catalog, s.parties
    s.points = [0] * seats
    s.eliminated = [False] * seats
    s.pool = [0] * seats
    s.unavailable = [0] * seats
    s.permanent_workers = [0] * (2 * seats)
    s.card_workers = [0] * len(catalog.areas)
    s.card_holder = [RESOURCE_DECK if resource >= 0 else NO_CARD for resource in catalog.resource]
    s.depletion = [UNTOUCHED] * len(catalog.areas)
    s.capacity_bonuses = []
    s.pay_by_hand = [False] * seats
    s.building_level = [0] * (seats * len(catalog.building_types))
    s.card_face = ()
    s.card_start = (0,) * (seats + 1)
    s.cards = Zones.of(0, 0)
    s.event_zones = Zones.of(len(catalog.event_cards), EVENT_BAG)
    s.events_left = [0] * (len(STAGES) + 1)
    s.event_top = []
    s.facedown = [0] * (seats * (len(STAGES) + 1))
    s.stacks = [()] * len(catalog.planets)
    s.order_known = [0] * (seats * len(s.rules.order_tokens))
    s.special_bonus = [0] * seats
    s.special_limit = [0] * seats


def _clear_additions(s: StarCraftState) -> None:
    s.guards = []
    s.point_tokens = []
    s.leadership = [UNUSED] * len(s.catalog.leadership)
    s.leadership_stage = 0
    s.lasting = []
    s.special_pool = [0] * s.parties
    s.lost_orders = [s.rules.orders_aside] * s.parties
    s.defended = [False] * s.parties
    s.resource_tokens = [0] * (2 * s.parties)
    s.recharged = []
    s.lost_bases = [0] * s.parties
    s.second_faction = [-1] * s.parties
    s.seated = []
    s.items = []
