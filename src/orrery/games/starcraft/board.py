"""The board: planets and routes, units, bases and transports, and who controls what.

A part of the state, with its queries; `state.py` puts the parts together. Areas, planets and unit types are
numbers of the catalogue. Units are tokens, numbered through by seat and type, so that a seat's interchangeable ones
follow each other; sets of them are bit sets.
"""

from __future__ import annotations

from typing import Annotated

from orrery.core.fields import DERIVED
from orrery.games.starcraft.catalog import AIR_SUPPORT
from orrery.games.starcraft.leadership_effect import ModulesCount
from orrery.games.starcraft.leading import Leading
from orrery.games.starcraft.values import BASE, NO_STRUCTURE, Route, members, places_of


class Board(Leading):
    """What lies on the table."""

    __slots__ = ()

    team: Annotated[tuple[int, ...], DERIVED]
    """The team of each seat; without teams everyone is his own. [SC-TEAM-03]"""

    cells: tuple[tuple[int, int, int] | None, ...]
    """By planet: its cell and its quarter turns, or None if it is not placed. North is up: y - 1."""
    routes: tuple[Route, ...]
    """All routes; their numbers never change. A z-axis route may be moved."""
    placed_planets: Annotated[tuple[int, ...], DERIVED]
    placed_areas: Annotated[tuple[int, ...], DERIVED]
    adjacent: Annotated[tuple[int, ...], DERIVED]
    """By planet: the planets connected to it, as a bit set. [SC-CORE-10]"""
    planet_routes: Annotated[tuple[tuple[int, ...], ...], DERIVED]
    """By planet: the numbers of its routes. [SC-CORE-13]"""
    route_ids: Annotated[tuple[str, ...], DERIVED]
    """The names of the routes in choices: of its planets, or of the number of a z-axis route."""

    unit_type: tuple[int, ...]
    unit_owner: tuple[int, ...]
    """Whose figure it is: decides Combat deck and supply."""
    unit_seat: list[int]
    """Who controls it."""
    unit_area: list[int]
    """Its area, SUPPLY or ON_CARD."""
    type_units: Annotated[tuple[int, ...], DERIVED]
    """By unit type: all its tokens, as a bit set."""
    assist_units: Annotated[int, DERIVED]
    """All units with assist, as a bit set. [SC-KEY-13]"""
    on_board: Annotated[int, DERIVED]
    """The units that are in an area, not in a supply, as a bit set."""
    on_cards: Annotated[int, DERIVED]
    """The units that wait on a card, as a bit set."""
    seat_units: Annotated[list[int], DERIVED]
    """By seat: the units it controls, wherever they are, as a bit set."""
    area_units: Annotated[list[int], DERIVED]
    """By area: the units in it, as a bit set; kept in step by `rules/pieces.py`."""
    structure_kind: list[int]
    structure_seat: list[int]
    """By area: what stands there besides units, and whose it is."""
    transports: list[int]
    """By route: the seats with a transport on it, as a bit set. [SC-TRANS-04]"""
    modules: list[int]
    """By seat and module: how many are built."""

    # Planets and routes

    def planets_in_play(self) -> tuple[int, ...]:
        """The planets on the table, by number."""
        return self.placed_planets

    def areas_of(self, planet: int) -> tuple[int, ...]:
        """The areas of a planet."""
        return self.catalog.planets[planet].areas

    def areas_in_play(self) -> tuple[int, ...]:
        """The areas of all planets on the table."""
        return self.placed_areas

    def are_adjacent(self, planet: int, other: int) -> bool:
        """Whether a route connects two planets. [SC-CORE-10]"""
        return bool(self.adjacent[planet] >> other & 1)

    def route_id(self, route: int) -> str:
        """The name of a route in choices."""
        return self.route_ids[route]

    def route_number(self, name: str) -> int:
        """The number of a route by its name."""
        return self.route_ids.index(name)

    def has_transport(self, seat: int, route: int) -> bool:
        """Whether a seat has a transport on a route."""
        return bool(self.transports[route] >> seat & 1)

    def transport_routes(self, seat: int, planet: int) -> list[int]:
        """The routes of a planet with a transport of this seat. [SC-TPORT-01]"""
        return [route for route in self.planet_routes[planet] if self.transports[route] >> seat & 1]

    def transport_planets(self, seat: int, planet: int) -> list[int]:
        """The planets that a seat's transports connect with a planet."""
        routes = self.transport_routes(seat, planet)
        return sorted({self.routes[route].other(planet) for route in routes}) if routes else []

    def transport_connects(self, seat: int, planet: int, other: int) -> bool:
        """Whether a seat's transport connects two planets. [SC-TPORT-01]"""
        for route in self.planet_routes[planet]:
            if self.transports[route] >> seat & 1 and self.routes[route].other(planet) == other:
                return True
        return False

    def transports_left(self, seat: int) -> int:
        """How many transports a seat can still build. [SC-TRANS-02]"""
        whole = self.catalog.numbers.transports
        if self.second_faction[seat] >= 0:
            whole *= self.shares(seat)
        return whole - sum(seats >> seat & 1 for seats in self.transports)

    # Units

    def units_in(self, area: int, seat: int) -> int:
        """A seat's units in an area, as a bit set."""
        return self.area_units[area] & self.seat_units[seat]

    def enemy_units_in(self, area: int, seat: int) -> int:
        """The units of all others in an area, teammates included, as a bit set. [SC-TEAM-06]"""
        return self.area_units[area] & ~self.seat_units[seat]

    def units_on(self, planet: int, seat: int) -> int:
        """A seat's units on a planet, as a bit set."""
        found = 0
        for area in self.catalog.planets[planet].areas:
            found |= self.area_units[area]
        return found & self.seat_units[seat]

    def units_on_board(self, seat: int) -> list[int]:
        """A seat's units on the board, by number."""
        return members(self.seat_units[seat] & self.on_board)

    def unused(self, seat: int, unit_type: int) -> int:
        """A seat's unused figures of a type, as a bit set; a figure in a supply is with its owner. [SC-UNIT-11]"""
        return self.type_units[unit_type] & self.seat_units[seat] & ~(self.on_board | self.on_cards)

    def supply_of(self, seat: int, unit_type: int) -> list[int]:
        """A seat's unused figures of a type, by number. [SC-UNIT-11]"""
        return members(self.unused(seat, unit_type))

    def types_of(self, units: int) -> list[int]:
        """The types of the units in a bit set, each once."""
        found: list[int] = []
        while units:
            unit_type = self.unit_type[(units & -units).bit_length() - 1]
            found.append(unit_type)
            units &= ~self.type_units[unit_type]
        return sorted(found)

    def stands_for(self, unit: int) -> tuple[int, ...]:
        """What tells units apart that are not interchangeable: type, whose figure it is, and whether it is a hero."""
        return self.unit_type[unit], self.unit_owner[unit], self.hero_units() >> unit & 1

    def of_type(self, units: int, unit_type: int) -> int:
        """Those of a bit set of units that are of one type."""
        return units & self.type_units[unit_type]

    def hero_units(self) -> int:
        """All figures that are heroes, as a bit set. [BW-HERO-02]"""
        found = 0
        for kind in self.catalog.hero_numbers:
            found |= self.type_units[kind]
        return found

    def has_kind(self, units: int, kind: int) -> bool:
        """Whether a bit set of units has one that a card means by this kind: a type also means its heroes."""
        if self.catalog.family[kind] == 1 << kind:
            return bool(units & self.type_units[kind])
        return any(self.catalog.family[kind] >> found & 1 for found in self.types_of(units))

    def is_stolen(self, unit: int) -> bool:
        """Whether a unit is controlled by somebody whose figure it is not. [BW-MIND-02]"""
        return self.unit_seat[unit] != self.unit_owner[unit]

    def item_area(self, item: int) -> int:
        """Where an item is, carried or not; NOWHERE if it is not in play. [BW-SCEN-14]"""
        unit, area = self.items[item] if self.items else (-1, -1)
        return self.unit_area[unit] if unit >= 0 else area

    # Bases

    def base_at(self, area: int) -> int:
        """Whose base stands in an area, or NOBODY."""
        return self.structure_seat[area] if self.structure_kind[area] == BASE else -1

    def base_area(self, seat: int, planet: int) -> int:
        """Where a seat's base on a planet stands, or NOWHERE. [SC-BASE-03]"""
        for area in self.catalog.planets[planet].areas:
            if self.structure_kind[area] == BASE and self.structure_seat[area] == seat:
                return area
        return -1

    def has_base_on(self, seat: int, planet: int) -> bool:
        """Whether a seat has a base on a planet."""
        return self.base_area(seat, planet) >= 0

    def bases(self, seat: int) -> list[int]:
        """The areas with a seat's bases."""
        kinds = self.structure_kind
        return [area for area in places_of(seat, self.structure_seat) if kinds[area] == BASE]

    def bases_left(self, seat: int) -> int:
        """How many bases a seat can still build. [SC-CORE-20] [BW-SURV-04]"""
        return self.rules.bases * self.shares(seat) - self.lost_bases[seat] - len(self.bases(seat))

    # Control

    def is_present(self, seat: int, planet: int) -> bool:
        """Whether a seat has a unit or base on a planet. [SC-PLAN-04]"""
        mine, structures = self.seat_units[seat], self.structure_seat
        for area in self.catalog.planets[planet].areas:
            if self.area_units[area] & mine or structures[area] == seat:
                return True
        return False

    def is_empty(self, area: int) -> bool:
        """Whether an area holds no unit and no structure of anybody. [SC-CORE-06]"""
        return not self.area_units[area] and self.structure_kind[area] == NO_STRUCTURE

    def is_enemy(self, seat: int, area: int) -> bool:
        """Whether an area holds a unit or structure of another player, also of a teammate. [SC-CORE-08] [SC-TEAM-06]"""
        if self.area_units[area] & ~self.seat_units[seat]:
            return True
        return self.structure_kind[area] != NO_STRUCTURE and self.structure_seat[area] != seat

    def hostile_units_in(self, area: int, seat: int) -> int:
        """The units in an area that a seat's bases fear: of all others, but for teammates who have agreed to be
        friendly. [SC-TEAM-06] [BW-S3-11]"""
        units = self.enemy_units_in(area, seat)
        if units and self.rules.friendly_team:
            for other in range(self.seats):
                if self.are_teammates(seat, other):
                    units &= ~self.seat_units[other]
        return units

    def is_hostile(self, seat: int, area: int) -> bool:
        """Whether an area holds anything of another player for which a Resource card is lost. [SC-REGR-05]
        [BW-S3-11]"""
        if not self.rules.friendly_team:
            return self.is_enemy(seat, area)
        owner = self.structure_seat[area] if self.structure_kind[area] != NO_STRUCTURE else seat
        friendly = owner == seat or self.are_teammates(seat, owner)
        return bool(self.hostile_units_in(area, seat)) or not friendly

    def controls(self, seat: int, area: int) -> bool:
        """Whether an area is friendly to a seat: own units or bases, and none of others. [SC-CORE-07] [SC-CORE-09]"""
        structure = self.structure_seat[area] if self.structure_kind[area] else seat
        units = self.area_units[area]
        if structure != seat or units & ~self.seat_units[seat]:
            return False
        return bool(units) or self.structure_kind[area] != NO_STRUCTURE

    def holds_strategic_area(self, seat: int, planet: int) -> bool:
        """Whether a seat controls a strategic area of a planet: its orders there are special ones. [BW-STRAT-02]"""
        return any(self.controls(seat, area) for area in self.catalog.strategic_areas[planet])

    def friendly_or_empty(self, seat: int, area: int) -> bool:
        """Whether nothing of anybody else is in an area. [SC-UNIT-07]"""
        return not self.is_enemy(seat, area)

    def controlled(self, seat: int) -> list[int]:
        """The areas a seat controls."""
        others, units, owners = ~self.seat_units[seat], self.area_units, self.structure_seat
        return [
            area
            for area in self.placed_areas
            if (units[area] or owners[area] == seat)
            and not units[area] & others
            and (owners[area] == seat or self.structure_kind[area] == NO_STRUCTURE)
        ]

    def are_teammates(self, seat: int, other: int) -> bool:
        """Whether two different seats play in one team."""
        return seat != other and self.team[seat] == self.team[other]

    def teammate_in(self, seat: int, area: int) -> bool:
        """Whether anything of a teammate is in an area: then it may not be entered. [SC-TEAM-04] [SC-TEAM-05]"""
        if not self.rules.teams:
            return False
        return any(
            self.are_teammates(seat, other)
            and (self.units_in(area, other) or (self.structure_kind[area] and self.structure_seat[area] == other))
            for other in range(self.seats)
        )

    # Limits, and what an expansion may forbid

    def unit_limit(self, area: int, unit_type: int) -> int:
        """How many units an area holds, seen from a unit of this type. [SC-LIMIT-01]"""
        return self.catalog.limit[area]

    def attack_limit(self, area: int, unit_type: int) -> int:
        """How many units an attacker may have in the area he attacks. [SC-LIMIT-04] [SC-MOB-11]"""
        return self.unit_limit(area, unit_type) + self.catalog.numbers.attackers_above_limit

    def room_in(self, area: int, unit_type: int, seat: int) -> int:
        """How many more units of a seat fit into an area that is not attacked. [SC-LIMIT-02]"""
        if self.exempts(seat):
            return self._room_beside(area, unit_type, seat, self.area_units[area])
        return self.unit_limit(area, unit_type) - self.area_units[area].bit_count()

    def room_without(self, area: int, unit_type: int, seat: int, gone: int) -> int:
        """How many more units of a seat would fit into an area once some units, a bit set, were gone. [SC-LIMIT-02]"""
        return self._room_beside(area, unit_type, seat, self.area_units[area] & ~gone)

    def attack_room(self, area: int, unit_type: int, seat: int) -> int:
        """How many more units of a seat may enter an area whose enemy units it attacks. [SC-MOB-11] [SC-MOB-12]

        With the module for it one assist unit does not count. [BW-MOD-07]
        """
        units = self.units_in(area, seat)
        room = self.attack_limit(area, unit_type) - units.bit_count()
        if self.exempts(seat) and (units & self.assist_units or self.catalog.assist[unit_type]):
            room += 1
        return room

    # Assist units, which with a module do not count against limits

    def exempts(self, seat: int) -> bool:
        """Whether a module of a seat lets assist units not count against unit limits. [BW-MOD-06]"""
        module = self.catalog.exempting_module
        return module >= 0 and self.modules[seat * len(self.catalog.module_ids) + module] > 0

    def counted(self, units: int, seat: int) -> int:
        """How many of a seat's units in one area count against its limit. [SC-LIMIT-01] [BW-MOD-06]"""
        count = units.bit_count()
        if not self.exempts(seat):
            return count
        exempt = (units & self.assist_units).bit_count()
        return count - (exempt if self.rules.assist_module == "all" else min(1, exempt))

    def _room_beside(self, area: int, unit_type: int, seat: int, units: int) -> int:
        """How many more units fit beside some for a seat whose assist units may not all count. [BW-MOD-06]"""
        room = self.unit_limit(area, unit_type) - self.counted(units, seat)
        if not self.exempts(seat) or not self.catalog.assist[unit_type]:
            return room
        if self.rules.assist_module == "all":
            return self.catalog.figures[unit_type]
        return room if units & self.assist_units else room + 1

    def may_enter(self, area: int, unit_type: int) -> bool:
        """Whether an area takes units of this type at all."""
        return bool(self.catalog.may_enter[area] >> unit_type & 1)

    def may_hold_base(self, area: int) -> bool:
        """Whether a base could stand in an area: none does yet. [SC-BASE-04]"""
        if not self.catalog.may_hold_base[area] or self.structure_kind[area] != NO_STRUCTURE:
            return False
        return area not in self.rules.baseless_areas

    def may_move(self, seat: int, units: int) -> int:
        """Those of a bit set of units that move like all others of their type; who carries something is told apart.

        [BW-SCEN-14]
        """
        return units & ~self.carriers() if self.items else units

    def bridge_closed(self, seat: int, source: int, target: int) -> bool:
        """Whether a seat must control another area before it may move from an area to another. [BW-S1-19]"""
        if not self.rules.bridges:
            return False
        planet_of = self.catalog.planet_of
        return any(
            planet_of[source] == first
            and planet_of[target] == second != first
            and target != gate
            and not self.controls(seat, gate)
            for first, second, gate in self.rules.bridges
        )

    def is_player(self, party: int) -> bool:
        """Whether a party is a player, and not a faction that plays without one. [BW-S2-15]"""
        return party < self.seats

    def is_spared(self, seat: int, area: int) -> bool:
        """Whether a seat may not enter an area because of a faction for which it decides. [BW-S2-16]"""
        scenario = self.rules.scenario
        if scenario is None or scenario.spares != self.faction_id(seat) or self.parties == self.seats:
            return False
        return bool(self.area_units[area] & self.seat_units[self.seats]) or self.structure_seat[area] == self.seats

    def may_fall(self, area: int) -> bool:
        """Whether the structure in an area falls to enemy units there: one of a faction without a player only once it
        has no unit on the planet. [SC-REGR-02] [BW-S2-23]"""
        owner = self.structure_seat[area]
        return owner < self.seats or not self.units_on(self.catalog.planet_of[area], owner)

    def unit_sources(self, seat: int, planet: int, unit_type: int) -> list[int]:
        """The areas with structures of a planet at which a seat may build units of a type: its base there, or the
        installation that the type needs. [SC-UNIT-01] [BW-INST-08]"""
        wanted = self.catalog.unit_installation[unit_type] or BASE
        return [
            area
            for area in self.catalog.planets[planet].areas
            if self.structure_kind[area] == wanted and self.structure_seat[area] == seat
        ]

    def may_build_transport(self, seat: int, planet: int) -> bool:
        """Whether transports may be built on a planet's routes. [SC-TRANS-01] [BW-SURV-06] [BW-S2-18]"""
        if self.has_base_on(seat, planet):
            return seat < self.seats
        return self.rules.free_transports and self.controls_on(seat, planet)

    def controls_on(self, seat: int, planet: int) -> bool:
        """Whether a seat controls an area of a planet."""
        return any(self.controls(seat, area) for area in self.areas_of(planet))

    def transport_kept(self, seat: int, route: int) -> bool:
        """Whether a transport stays in the Regrouping Phase: a base at either end keeps it, or whatever lets one build
        transports there. [SC-TRANS-09] [BW-AMB-10]"""
        if self.transports_safe(seat) or not self.is_player(seat):  # [BW-S2-18]
            return True
        found = self.routes[route]
        return self.may_build_transport(seat, found.first) or self.may_build_transport(seat, found.second)

    def has_module(self, seat: int, module: str) -> bool:
        """Whether a seat has built a module of this name."""
        return self.module_count(seat, module) > 0

    def module_worth(self, seat: int, module: str) -> int:
        """How many modules of this name a seat's ones count as."""
        count = self.module_count(seat, module)
        for effect in self.led_by(seat, ModulesCount) if count else ():
            if module in effect.modules:
                count *= effect.times
        return count

    def module_count(self, seat: int, module: str) -> int:
        """How many modules of this name a seat has built."""
        ids = self.catalog.module_ids
        return self.modules[seat * len(ids) + self.catalog.module_number[module]]

    def is_screened(self, seat: int, area: int) -> bool:
        """Whether Limited Orbital Defense keeps a seat's transports off an area. [SC-MOD-09]"""
        owner = self.base_at(area)
        return owner not in (-1, seat) and self.has_module(owner, AIR_SUPPORT)

    def transport_allowed(self, seat: int, area: int) -> bool:
        """Whether units may come into an area from another planet: not past Limited Orbital Defense, unless a module
        lets them. [SC-MOD-09] [BW-MOD-08]"""
        return not self.is_screened(seat, area) or self.evades(seat)

    def evades(self, seat: int) -> bool:
        """Whether a module of a seat takes its transports past Limited Orbital Defense. [BW-MOD-08]"""
        module = self.catalog.evading_module
        return module >= 0 and self.modules[seat * len(self.catalog.module_ids) + module] > 0
