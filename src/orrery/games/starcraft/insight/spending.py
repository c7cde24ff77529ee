"""What things are worth to build or research, and what must be kept for other orders."""

from __future__ import annotations

from functools import lru_cache

from orrery.core import Choice, unforeseen
from orrery.games.starcraft.catalog import AIR_SUPPORT, PLAY_AREA, RESEARCH, SUPPLY, Building, Catalog, Technology
from orrery.games.starcraft.insight import mission
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.strength import Fighter
from orrery.games.starcraft.rules.buildable import building_named, cost_of
from orrery.games.starcraft.rules.resources import FORCE_MINE, LESS, Purse, discounted, parted, purse_of
from orrery.games.starcraft.values import DEPLETED_CARD, members

WORKER = 0.5
"""What a worker harvests in a round."""
TRANSPORT = 1.2
MODULES = {SUPPLY: 0.5, RESEARCH: 0.45, AIR_SUPPORT: 0.25}
"""What modules bring in a round."""
SCREENED = 2.0
"""The same for the module that keeps transports from a base on which a scenario depends. [SC-MOD-09]"""
TECHNOLOGY = 0.55
"""What a technology for units at hand brings in a round."""
FORCED = 1.5
"""What it costs to deplete a card."""


class Spending:
    """What a seat can buy, and what that is worth to it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.seat = outlook.seat
        self.purse: Purse = purse_of(self.s, self.seat)
        self._worths: dict[Choice, float] = {}
        self._allowed: dict[int, list[int]] = {}
        self._types: list[int] | None = None

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        """What the own units show in battle, by type."""
        return self.outlook.strengths.fighters(self.seat, 3)

    def allowed(self, race: int) -> list[int]:
        """The unit types of a race that the seat may build."""
        if race not in self._allowed:
            s = self.s
            self._allowed[race] = [kind for kind in s.catalog.race_units[race] if s.allows(self.seat, kind)]
        return self._allowed[race]

    def types_on_board(self) -> list[int]:
        """The types of the own units on the board."""
        if self._types is None:
            self._types = [self.s.unit_type[unit] for unit in self.s.units_on_board(self.seat)]
        return self._types

    # What is there to spend

    def funds(self) -> int:
        """How many resources could be spent now."""
        return min(self.purse.workers, sum(self.purse.free))

    def price(self, slots: int, reserve: float) -> float:
        """What a resource is worth: the less, the more of them there are for each unit that may be built."""
        left = max(0.0, self.funds() - reserve)
        return max(0.1, min(0.75, 0.85 - 0.15 * left / max(1, slots)))

    # What things are worth

    def unit(self, kind: int) -> float:
        """What a unit of a type is worth, wherever it is."""
        catalog = self.s.catalog
        cost = catalog.total_cost[kind]
        if not catalog.targets[kind]:
            return 0.3 + 0.5 * self._supported(kind)
        values = self.fighters[kind]
        return 0.4 * cost + 0.15 * max(0.0, values.attack + values.health - 6.0)

    def _supported(self, kind: int) -> int:
        """How many technologies of a seat an assist unit serves."""
        s = self.s
        have = {
            s.catalog.technology_of[s.card_face[card]]
            for card in s.cards_of(self.seat)
            if s.catalog.supporter_icons[s.card_face[card]] >> kind & 1
        }
        return sum([1 for technology in have if technology >= 0 and self.has(technology)])

    def has(self, technology: int) -> bool:
        """Whether a technology was bought: not all its cards are in the Technology deck any more."""
        s = self.s
        return len(s.technology_copies(self.seat, technology)) < len(s.catalog.technologies[technology].cards)

    def unit_in(self, kind: int, area: int) -> float:
        """What a new unit in an area is worth."""
        outlook = self.outlook
        force = outlook.force_in(area)
        cost = float(self.s.catalog.total_cost[kind])
        return self.unit(kind) + outlook.held(area, force + cost) - outlook.held(area, force)

    def workers(self, amount: int) -> float:
        """What more workers are worth: as long as there is something for them to harvest."""
        s, seat = self.s, self.seat
        have = s.catalog.numbers.workers - s.workers_left(seat)
        useful = min(amount, max(0, self.capacity() + 1 - have))
        return WORKER * useful * max(0.0, self.outlook.rounds - 0.5)

    def capacity(self) -> int:
        """How much there is to harvest in a round."""
        s, seat = self.s, self.seat
        return sum(s.race(seat).permanent) + sum([s.capacity(area) for area in s.resource_cards(seat)])

    def transport(self, route: int) -> float:
        """What a transport is worth: by where it leads."""
        s, outlook = self.s, self.outlook
        found = s.routes[route]
        here = found.first if s.has_base_on(self.seat, found.first) else found.second
        there = found.other(here)
        if there in s.transport_planets(self.seat, here):
            return 0.1
        ahead = sum([self.ahead(area) for area in s.areas_of(there)])
        if not s.is_present(self.seat, there):
            ahead += outlook.base_worth(there)
        have = s.catalog.numbers.transports - s.transports_left(self.seat)
        army = sum([s.catalog.total_cost[s.unit_type[unit]] for unit in members(s.units_on(here, self.seat))])
        ahead += max(0.0, outlook.stride(float(army), s.areas_of(here)[0], s.areas_of(there)[0]))
        return 0.3 + TRANSPORT * min(3.0, 0.25 * ahead) * min(1.0, 0.4 * outlook.rounds) / (1.0 + 0.3 * have)

    def ahead(self, area: int) -> float:
        """What an area promises that is not one's own."""
        outlook = self.outlook
        if self.s.controls(self.seat, area) or self.s.teammate_in(self.seat, area):
            return 0.0
        return (outlook.worth(area) + outlook.prize(area)) / (1.0 + self.s.enemy_units_in(area, self.seat).bit_count())

    def building(self, building: Building) -> float:
        """What a building is worth: better units, for Zerg also more of them."""
        s, outlook = self.s, self.outlook
        best = max([self.unit(kind) for kind in self.allowed(building.race)])
        value = 0.25
        for kind in building.unlocks:
            value += 0.1 + max(0.0, self.unit(kind) - best)
        if building.level == 1:
            value += 0.5 * s.race(self.seat).build_limit_per_type
        return value * max(0.0, outlook.rounds - 1.0)

    def module(self, name: str) -> float:
        """What a module is worth: the second of a kind less."""
        s = self.s
        value = MODULES.get(name, 0.2)
        if name == AIR_SUPPORT and s.rules.scenario is not None and mission.must_stand(s, self.seat):
            value = SCREENED
        value /= 1.0 + s.module_count(self.seat, name)
        return value * max(0.0, self.outlook.rounds - 1.0)

    def technology(self, technology: Technology) -> float:
        """What a technology is worth: for the units on the board, or that could be built."""
        kinds = served_by(self.s.catalog, technology.cards)
        on_board = sum([kinds >> kind & 1 for kind in self.types_on_board()])
        allowed = any(kinds >> kind & 1 for kind in self.allowed(technology.race))
        share = min(1.0, 0.4 * on_board) + 0.3 * allowed
        lasting = 0.8 if technology.kind == PLAY_AREA else 1.0
        return TECHNOLOGY * lasting * share * max(0.0, self.outlook.rounds - 0.5)

    def base(self, area: int) -> float:
        """What a base in an area is worth: what it brings, and that it holds the area by itself."""
        s, outlook = self.s, self.outlook
        planet = s.catalog.planet_of[area]
        threat = outlook.threat(area)
        force = outlook.force_in(area)
        safe = 1.0 - 0.5 * threat / (threat + 1.5 * force + 0.5)
        return outlook.base_worth(planet) * safe + 0.3 * outlook.worth(area)

    def thing(self, thing: Choice) -> float:
        """What a thing is worth that can be bought."""
        found = self._worths.get(thing)
        if found is None:
            found = self._worths[thing] = self._thing(thing)
        return found

    def _thing(self, thing: Choice) -> float:
        number = self.s.catalog
        match thing:
            case ("build-workers", int() as amount):
                value = self.workers(amount)
            case ("build-transport", str() as route):
                value = self.transport(self.s.route_number(route))
            case ("build-unit", str() as unit, str() as area):
                value = self.unit_in(number.unit_number[unit], number.area_number[area])
            case ("build-on-card", str() as unit):
                value = 0.5 * number.total_cost[number.unit_number[unit]]
            case ("build-building", str() as name):
                value = self.building(building_named(self.s, name))
            case ("build-module", str() as name):
                value = self.module(name)
            case ("build-base", str() as area):
                value = self.base(number.area_number[area])
            case ("research", str() as name):
                value = self.technology(number.technologies[number.technology_number[name]])
            case _:
                unforeseen(thing)
        return value

    def cost(self, thing: Choice, how: tuple[str, ...]) -> tuple[int, int]:
        """What is paid for a thing that is bought in a certain way."""
        match thing:
            case ("research", str() as name):
                technology = self.s.catalog.technologies[self.s.catalog.technology_number[name]]
                return discounted((technology.minerals, technology.gas), how)
        return discounted(cost_of(self.s, self.seat, thing), how)

    def purchase(self, choice: Choice, price: float, reserve: float) -> float:
        """How good a purchase looks, by what it is worth and what it costs; nothing should cut into the reserve."""
        thing, how = parted(choice)
        cost = sum(self.cost(thing, how))
        value = self.thing(thing) - price * cost
        if FORCE_MINE in how:
            value -= FORCED * self.outlook.rounds / 2
        if cost > self.funds() - reserve and thing[0] != "build-base":
            value -= 0.8 * min(cost, reserve)
        if any(word in LESS for word in how):
            value += 0.05
        return value


@lru_cache(maxsize=512)
def served_by(catalog: Catalog, cards: tuple[int, ...]) -> int:
    """The unit types that the cards of a technology are for, as a bit set."""
    kinds = 0
    for card in cards:
        kinds |= catalog.icons[card] | catalog.supporter_icons[card]
    return kinds


def harvest(outlook: Outlook, area: int) -> float:
    """What the Resource card of an area yields until the end."""
    s = outlook.s
    if s.card_holder[area] == DEPLETED_CARD:
        return 0.0
    return s.capacity(area) * outlook.rounds
