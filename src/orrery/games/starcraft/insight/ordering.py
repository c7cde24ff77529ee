"""What orders are worth: where to place them, and which to execute first.

Own orders are known as far as their player may look at them; what is placed last on a planet is executed first.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.core import Choice, Seat
from orrery.games.starcraft.insight.campaign import Campaign
from orrery.games.starcraft.insight.goals import Goal, awaits_the_end, fears_the_end
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.spending import Spending
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BUILD, MOBILIZE, NOWHERE, RESEARCH, STAGES

EVENT = 0.9
"""What an Event card is worth."""
HASTE = 3.0
"""What it is worth to come nearer to the stage in which the own objective counts, or to keep others from theirs."""
CARD = 0.35
"""What a Combat card is worth while the hand is not full."""
SPENT = 0.75
"""What a resource well spent is worth."""
AGAIN = 0.35
"""What the same order is worth a second time."""
BUILT_AT_ONCE = 7.0
"""Resources that one Build order can use."""
FOR_BASE, FOR_TECHNOLOGY = 2.0, 2.5
HOPED = 0.5
"""What counts less because a transport must be built first."""
SPECIAL = 0.4
"""What it adds that an order is a special one."""
FREE = 0.3
"""What it adds that one need not say yet what an order is."""
WASTED = 6.0
"""What is lost with a special order that cannot be executed."""
GUARDED = 2.5
"""Resources in units that a guard token stands for. [BW-DEF-08]"""
LATER = 0.7
"""What counts less because another order must come first."""


class Placed(NamedTuple):
    """An own order in a stack, as far as its player knows it."""

    planet: int
    place: int
    kind: str


def placed_orders(s: StarCraftState, seat: Seat) -> list[Placed]:
    """The own orders whose faces a player may know. [SC-PLAN-10]"""
    return [
        Placed(planet, place, s.token_kind(token))
        for planet, stack in enumerate(s.stacks)
        for place, token in enumerate(stack)
        if s.token_seat(token) == seat and s.order_known[token] >> seat & 1
    ]


def _near(aims: Goal) -> float:
    """How near an objective is, if only its stage of the Event deck were there."""
    if aims.missing > 1:
        return 0.0
    return aims.urgency * (1.0 if aims.missing <= 0 else 0.4)


class Orders:
    """What orders are worth to a seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.seat = outlook.seat
        self.spending = Spending(outlook)
        self.placed = placed_orders(self.s, self.seat)
        self._moves: dict[int, float] = {}
        self._bases: dict[int, float] = {}
        self._technology: float | None = None
        self._event: float | None = None

    def has(self, kind: str, planet: int) -> bool:
        """Whether an own order of a kind lies on a planet."""
        return any(order.kind == kind and order.planet == planet for order in self.placed)

    def count(self, kind: str) -> int:
        """How many own orders of a kind are placed."""
        return sum([order.kind == kind for order in self.placed])

    # Funds

    def reserve(self, *, but: int = NOWHERE) -> float:
        """What other orders will cost: bases to be built, and technologies. The one on a planet does not count."""
        needed = 0.0
        for order in self.placed:
            if order.kind == BUILD and order.planet != but and not self.s.has_base_on(self.seat, order.planet):
                needed += FOR_BASE if self.base_value(order.planet) > 0 else 0.0
            elif order.kind == RESEARCH and order.planet != but:
                needed += FOR_TECHNOLOGY if self.technology_value() > 0 else 0.0
        return needed

    def will_spend(self) -> bool:
        """Whether another own order on the board may cost something."""
        return any(order.kind != MOBILIZE for order in self.placed)

    def left(self) -> float:
        """Funds that no placed order will use."""
        busy = sum(
            [
                BUILT_AT_ONCE
                for order in self.placed
                if order.kind == BUILD and self.s.has_base_on(self.seat, order.planet)
            ]
        )
        return max(0.0, self.spending.funds() - self.reserve() - busy)

    # What orders bring

    def origins(self, planet: int) -> list[int]:
        """The planets from which units could come: by transports there are, or that an order could still build."""
        s, seat = self.s, self.seat
        found = set(s.transport_planets(seat, planet))
        if s.phase == "planning" and s.transports_left(seat):
            for route in s.planet_routes[planet]:
                other = s.routes[route].other(planet)
                if self.has(BUILD, other) and s.has_base_on(seat, other):
                    found.add(other)
        return sorted(found)

    def move_value(self, planet: int) -> float:
        """What a Mobilize order brings."""
        if planet not in self._moves:
            near, origins = self.s.transport_planets(self.seat, planet), self.origins(planet)
            sure = Campaign(self.outlook, planet, near).value()
            hoped = sure if near == origins else Campaign(self.outlook, planet, origins).value()
            self._moves[planet] = max(sure, HOPED * hoped)
        return self._moves[planet]

    def base_value(self, planet: int) -> float:
        """What a new base on a planet is worth, if there can be one."""
        if planet not in self._bases:
            self._bases[planet] = self._base_value(planet)
        return self._bases[planet]

    def _base_value(self, planet: int) -> float:
        s, seat = self.s, self.seat
        if s.has_base_on(seat, planet) or not s.bases_left(seat) or self.spending.funds() < FOR_BASE:
            return 0.0
        areas = [area for area in s.areas_of(planet) if s.may_hold_base(area) and not s.is_enemy(seat, area)]
        return max([self.spending.base(area) for area in areas], default=0.0)

    def may_come(self, planet: int) -> bool:
        """Whether units could come to a planet with a Mobilize order."""
        s = self.s
        return any(s.units_on(origin, self.seat) for origin in self.origins(planet))

    def build_value(self, planet: int) -> float:
        """What a Build order on a planet brings as things are."""
        s, seat = self.s, self.seat
        if s.has_base_on(seat, planet):
            return SPENT * min(BUILT_AT_ONCE, self.left()) if s.phase == "planning" else self._build_now(planet)
        if s.units_on(planet, seat):
            return self.base_value(planet) + 0.3 * min(2.0, self.left())
        return 0.0

    def _build_now(self, planet: int) -> float:
        """What a Build order where a base stands brings now, with all that is in the pool."""
        return SPENT * min(BUILT_AT_ONCE, float(self.spending.funds()))

    def technology_value(self) -> float:
        """What the best technology that can be paid brings beyond its cost."""
        if self._technology is None:
            self._technology = self._technology_value()
        return self._technology

    def _technology_value(self) -> float:
        s, seat, spending = self.s, self.seat, self.spending
        best = 0.0
        race, left = s.race(seat).number, s.technologies_left(seat)
        for technology in s.catalog.technologies:
            if technology.race != race or not technology.for_sale or technology.number not in left:
                continue
            if spending.purse.covers((technology.minerals, technology.gas)):
                value = spending.technology(technology) - 0.4 * (technology.minerals + technology.gas)
                best = max(best, value)
        return best

    def event_value(self) -> float:
        """What an Event card is worth; in the last stage who waits for the end likes them, who fears it does not."""
        if self._event is None:
            self._event = self._event_value()
        return self._event

    def _event_value(self) -> float:
        s, outlook = self.s, self.outlook
        value = EVENT
        if s.event_stage() == STAGES[-1]:
            value *= 2.5 if awaits_the_end(s, self.seat) else 0.3 if fears_the_end(s, self.seat) else 1.0
        threats = [
            outlook.weight(other) * _near(outlook.goal_of(other)) for other in outlook.foes if self._waits(other)
        ]
        hope = _near(outlook.goal) if self._waits(self.seat) else 0.0
        return value + HASTE * (hope - max(threats, default=0.0))

    def _waits(self, seat: Seat) -> bool:
        """Whether the Event deck must still be drawn down before a seat can fulfil its objective. [SC-WIN-11]"""
        objective = self.s.objective_of(seat)
        return objective is not None and self.s.event_stage() < objective.stage

    def research_value(self, planet: int) -> float:
        """What a Research order brings: an Event card, Combat cards, a technology."""
        s, seat = self.s, self.seat
        if not s.has_base_on(seat, planet):
            return 0.0
        room = s.hand_limit(seat) + 2 - len(s.hand(seat))
        cards = CARD * min(s.catalog.numbers.research_cards, max(0, room))
        technology = self.technology_value() if self.left() >= 1 or s.phase != "planning" else 0.0
        return self.event_value() + cards + technology

    # Planning

    def placing(self, kind: str, planet: int, left: int) -> float:
        """What it is worth to place an order, with so many still to place, this one included."""
        match kind:
            case "build":
                value = self._placing_build(planet, left)
            case "mobilize":
                value = self._placing_mobilize(planet)
            case "star":
                return max([self.placing(other, planet, left) for other in (BUILD, MOBILIZE, RESEARCH)]) + FREE
            case _:
                value = self.research_value(planet) * (AGAIN if self.count(RESEARCH) else 1.0)
        return value * self._clear(planet)

    def _placing_build(self, planet: int, left: int) -> float:
        s, seat = self.s, self.seat
        if self.has(BUILD, planet) and not s.has_base_on(seat, planet):
            return 0.0
        value = self.build_value(planet) * (0.95 if self.has(BUILD, planet) else 1.0)
        if value or s.has_base_on(seat, planet) or self.has(MOBILIZE, planet):
            return value
        if left < 2 or not self.may_come(planet):
            return 0.0
        # Units come first: with an order to be placed on top of this one.
        return LATER * self.base_value(planet) + self.move_value(planet)

    def _placing_mobilize(self, planet: int) -> float:
        s, seat = self.s, self.seat
        value = self.move_value(planet) * (AGAIN if self.has(MOBILIZE, planet) else 1.0)
        waiting = self.has(BUILD, planet) and not s.is_present(seat, planet)
        if waiting and not self.has(MOBILIZE, planet) and self.may_come(planet):
            value += LATER * self.base_value(planet)
        return value

    def _clear(self, planet: int) -> float:
        """Orders of others may still be placed on top: on a crowded planet more probably."""
        s = self.s
        others = sum([s.is_present(other, planet) for other in self.outlook.foes])
        return 1.0 - 0.04 * others

    def special_bonus(self, planet: int) -> float:
        """What it adds to an order that it is a special one: nothing where all of one's orders are, and it spoils one
        that will find no room in the Special Order Pool. [BW-ORDER-10] [BW-STRAT-02]"""
        s, seat = self.s, self.seat
        if s.rules.special_orders == "placed":
            return SPECIAL
        if s.holds_strategic_area(seat, planet):
            return 0.0
        placed = [token for token in s.orders_on_board(seat) if s.order_known[token] >> seat & 1]
        ahead = sum([s.token_special(token) for token in placed])
        return SPECIAL if ahead < s.special_orders_allowed(seat) else -WASTED

    def defending(self, area: int) -> float:
        """What a Defend order in an area brings: the guard token, and the best of the moves. [BW-DEF-06]"""
        outlook, s = self.outlook, self.s
        force = outlook.force_in(area)
        guarded = outlook.held(area, force + GUARDED) - outlook.held(area, force)
        campaign = Campaign(
            outlook, s.catalog.planet_of[area], s.transport_planets(self.seat, s.catalog.planet_of[area])
        )
        room = max([s.room_in(area, mover.kind, self.seat) for mover in campaign.able(area)], default=0)
        best = 0.0
        for mover in campaign.able(area) if room > 0 else ():
            gain = outlook.held(area, force + mover.cost) - outlook.held(area, force)
            best = max(best, gain - outlook.leaving(mover.source, mover.cost))
        return guarded + min(2, room) * best

    # Execution

    def executing(self, kind: str, planet: int, special: bool) -> float:
        """What it is worth to execute an order now."""
        match kind:
            case "build":
                value = self.build_value(planet)
            case "mobilize":
                value = self._executing_mobilize(planet, special)
            case "star":
                return max([self.executing(other, planet, special) for other in (BUILD, MOBILIZE, RESEARCH)])
            case _:
                value = self.research_value(planet)
        return value + (0.3 if special and value > 0 else 0.0)

    def _executing_mobilize(self, planet: int, special: bool) -> float:
        s, seat = self.s, self.seat
        value = Campaign(self.outlook, planet, s.transport_planets(seat, planet), special=special).value()
        waiting = self.has(BUILD, planet) and not s.is_present(seat, planet)
        if waiting and self.may_come(planet):
            value += self.base_value(planet)
        return value

    def uses(self, options: list[Choice]) -> list[float]:
        """How good it looks to execute each of the top orders, or to take an Event card instead."""
        s = self.s
        values: dict[int, float] = {}
        scores = []
        for option in options:
            verb, name, *boost = option
            planet = s.catalog.planet_number[str(name)]
            token = s.top_order(planet)
            if planet not in values:
                special = s.token_special(token) or s.holds_strategic_area(self.seat, planet)
                values[planet] = self.executing(s.token_kind(token), planet, special)
            if verb == "event":
                able = s.may_execute(self.seat, planet, token) or s.rules.disposable_orders
                scores.append(self.event_value() - (values[planet] if able else 0.0))
                continue
            if boost and boost[0] in (BUILD, MOBILIZE):
                scores.append(self.executing(str(boost[0]), planet, True) + 0.1)
                continue
            scores.append(values[planet] + (0.2 if boost and values[planet] > 3 else -0.2 * bool(boost)))
        return scores
