"""What areas, bases and units are worth to a seat: the yardstick behind every appraisal, about in resources.

Nothing hidden is looked at.
"""

from __future__ import annotations

from math import pow
from typing import NamedTuple

from orrery.core import Seat
from orrery.games.starcraft.insight import journey, mission
from orrery.games.starcraft.insight.goals import LARGE, Goal, goal, rounds_left, rounds_to_win
from orrery.games.starcraft.insight.strength import Sides, Strengths, battle_outcome
from orrery.games.starcraft.rules.victory import standing
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DEPLETED_CARD, NOWHERE, lowest, members

POINT = 1.8
"""A conquest point."""
RESOURCE = 0.45
"""A resource more in every round."""
TERRITORY = 0.5
"""An area, whatever it yields."""
SITE = 1.5
"""Another base to build from."""
STEEP = 1.3
"""How fast an objective grows when less of it is missing."""
GOAL, BLOCKING = 12.0, 9.0
"""Fulfilling the own objective, and keeping another from his."""
LAST_BASE = 12.0
HORIZON = 4.0
"""Rounds beyond which nothing counts any more."""
RISK = 0.6
"""How probable it is at most that an area within the enemy's reach is lost."""
REACH = 0.7
"""What enemies on other planets count, compared with those on the same."""
RELIEF = 0.7
"""What it counts that enemies who threaten something are destroyed."""
OUTPOST = 6.0
"""What a base counts that is nearer to what decides a scenario."""
LOSSES = 0.9
"""What a unit lost is worth, for what it costs."""


class Target(NamedTuple):
    """Enemy units in an area: whose they are, their types, and which share they have of his units on the planet."""

    defender: Seat
    kinds: list[int]
    share: float


class Outlook:
    """The board as a seat sees it; everything is worked out when it is asked for first."""

    def __init__(self, s: StarCraftState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.rounds = min(HORIZON, rounds_left(s))
        self.foes = [other for other in s.in_game() if other != seat and s.team[other] != s.team[seat]]
        self.strengths = Strengths(s)
        self._leader: Seat | None = None
        self._threats: dict[int, float] = {}
        self._forces: dict[tuple[Seat, int, bool], list[float]] = {}
        self._worths: dict[int, float] = {}
        self._values: dict[int, float] = {}
        self._own: dict[int, float] = {}
        self._targets: dict[int, Target] = {}
        self._attacks: dict[tuple[int, bool, tuple[int, ...]], float] = {}
        self._prizes: dict[int, float] = {}
        self._goals: dict[Seat, Goal] = {}
        self._dangers: dict[int, float] = {}
        self._bases: dict[int, float] = {}
        self.nearness = journey.nearness(s, seat)

    @property
    def goal(self) -> Goal:
        """How far the seat is from its objective."""
        return self.goal_of(self.seat)

    # What an area is worth

    def worth(self, area: int) -> float:
        """What it is worth to control an area."""
        found = self._worths.get(area)
        if found is None:
            there = self.s.points_in(area)
            points = there if self.s.rules.conquest_points else 0.3 * there
            value = TERRITORY + POINT * points * self.rounds
            value += mission.area_worth(self.s, self.seat, area)
            found = self._worths[area] = value + self._harvest(area) + self._step(area)
        return found

    def _harvest(self, area: int) -> float:
        """What units in an area add to what the bases of its planet bring. [SC-REGR-08] [SC-REGR-09]"""
        s, planet = self.s, self.s.catalog.planet_of[area]
        if not s.catalog.amount[area] or s.card_holder[area] == DEPLETED_CARD or not s.has_base_on(self.seat, planet):
            return 0.0
        if s.card_holder[area] == self.seat:
            return 0.3
        return RESOURCE * s.catalog.amount[area] * self.rounds

    def _step(self, area: int) -> float:
        """What an area counts towards the own objective."""
        aim = self.goal
        if aim.missing == LARGE or not aim.counting >> area & 1:
            return 0.0
        missing = float(aim.missing + self.s.controls(self.seat, area))
        return GOAL * aim.urgency / pow(max(1.0, missing), STEEP)

    def base_worth(self, planet: int) -> float:
        """What a base of one's own on a planet brings."""
        if planet not in self._bases:
            self._bases[planet] = self._base_worth(planet)
        return self._bases[planet]

    def _base_worth(self, planet: int) -> float:
        s = self.s
        alone = not any(s.has_base_on(other, planet) for other in range(s.seats) if other != self.seat)
        value = SITE
        for area in s.areas_of(planet):
            if s.card_holder[area] == DEPLETED_CARD or s.is_enemy(self.seat, area):
                continue
            if alone or s.controls(self.seat, area):
                value += RESOURCE * s.catalog.amount[area] * self.rounds
        objective = s.objective_of(self.seat)
        if objective is not None and objective.name == "base-planets":
            missing = float(self.goal.missing + s.has_base_on(self.seat, planet))
            value += GOAL * self.goal.urgency / pow(max(1.0, missing), STEEP)
        if s.bases(self.seat) == [s.base_area(self.seat, planet)]:
            value += LAST_BASE
        return value + self._outpost(planet)

    def _outpost(self, planet: int) -> float:
        """What it adds that a base is nearer to what decides a scenario than all others: transports go on from it."""
        if not self.nearness:
            return 0.0
        others = [self.s.catalog.planet_of[area] for area in self.s.bases(self.seat)]
        nearest = max([self.nearness.get(other, 0.0) for other in others if other != planet], default=0.0)
        return OUTPOST * max(0.0, self.nearness.get(planet, 0.0) - nearest)

    def prize(self, area: int) -> float:
        """What it is worth to take an area from others, beside having it."""
        if area not in self._prizes:
            s = self.s
            value = 0.0
            for other in self.foes:
                if s.units_in(area, other) or s.base_at(area) == other:
                    value += self.weight(other) * self._loss_of(other, area)
            self._prizes[area] = value
        return self._prizes[area]

    def _loss_of(self, other: Seat, area: int) -> float:
        """What another seat loses with an area."""
        s = self.s
        value = TERRITORY
        if s.rules.conquest_points and s.controls(other, area):
            value += POINT * s.points_in(area) * self.rounds
        if s.base_at(area) == other:
            planet = s.catalog.planet_of[area]
            cards = [card for card in s.areas_of(planet) if s.card_holder[card] == other]
            value += 2 * SITE + RESOURCE * self.rounds * sum([s.catalog.amount[card] for card in cards])
            if len(s.bases(other)) == 1:
                value += LAST_BASE
        near = self.goal_of(other)
        if near.missing != LARGE and near.counting >> area & 1 and near.missing <= 1:
            value += BLOCKING * near.urgency * (2.0 if near.missing <= 0 else 0.5)
        return value

    def goal_of(self, other: Seat) -> Goal:
        """How far another seat is from its objective."""
        found = self._goals.get(other)
        if found is None:
            found = self._goals[other] = goal(self.s, other)
        return found

    def weight(self, other: Seat) -> float:
        """How much another's loss is one's own gain: most of all the leader's."""
        if len(self.foes) == 1:
            return 0.8
        if self._leader is None:
            self._leader = max(self.foes, key=self._lead)
        return 0.6 if other == self._leader else 0.3

    def _lead(self, other: Seat) -> tuple[float, tuple[int, ...]]:
        """How near another seat is to winning: by the rounds it needs, then by what decides ties."""
        s = self.s
        if not s.rules.conquest_points:
            return 0.0, standing(s, [other])
        side = [seat for seat in range(s.seats) if s.team[seat] == s.team[other]]
        return -rounds_to_win(s, side), standing(s, [other])

    # What holds an area

    def threat(self, area: int) -> float:
        """The strongest force that one enemy could bring into an area, in resources."""
        found = self._threats.get(area)
        if found is None:
            found = self._threats[area] = max([self._force(other, area) for other in self.foes], default=0.0)
        return found

    def _force(self, other: Seat, area: int) -> float:
        s = self.s
        key = other, s.catalog.planet_of[area], s.base_at(area) < 0 or s.transport_allowed(other, area)
        if key not in self._forces:
            self._forces[key] = self._reaching(*key)
        limit = s.catalog.limit[area] + s.catalog.numbers.attackers_above_limit
        return sum(self._forces[key][:limit])

    def _reaching(self, other: Seat, planet: int, by_transport: bool) -> list[float]:
        """What units count that another could bring to a planet, the strongest first."""
        s, cost = self.s, self.s.catalog.total_cost
        near = [float(cost[s.unit_type[unit]]) for unit in members(s.units_on(planet, other))]
        if by_transport:
            for far in s.transport_planets(other, planet):
                near += [REACH * cost[s.unit_type[unit]] for unit in members(s.units_on(far, other))]
        if s.rules.scenario is not None:
            near += [mission.SOON * cost for cost in mission.neighbours(s, other, planet)]
        return sorted(near, reverse=True)

    def held(self, area: int, force: float) -> float:
        """What an area is worth if units of so many resources stand there, and what stands there already else."""
        if force <= 0 and self.s.base_at(area) != self.seat:
            return 0.0
        return self._value(area) * (1.0 - self.risk(area, force))

    def _value(self, area: int) -> float:
        """What an area is worth with the own base in it, if there is one."""
        found = self._values.get(area)
        if found is None:
            base = self.s.base_at(area) == self.seat
            planet = self.s.catalog.planet_of[area]
            found = self._values[area] = self.worth(area) + (self.base_worth(planet) if base else 0.0)
        return found

    def risk(self, area: int, force: float) -> float:
        """How probable it is that an area with units of so many resources is lost."""
        threat = self.threat(area)
        return RISK * threat / (threat + 1.5 * force + 0.5)

    def danger(self, planet: int) -> float:
        """What stands to be lost on a planet."""
        if planet not in self._dangers:
            lost = 0.0
            for area in self.s.areas_of(planet):
                if self.s.controls(self.seat, area):
                    risk = self.risk(area, self.force_in(area))
                    lost += self.held(area, self.force_in(area)) * risk / (1.0 - risk)
            self._dangers[planet] = lost
        return self._dangers[planet]

    def force_in(self, area: int) -> float:
        """The own units in an area, in resources."""
        found = self._own.get(area)
        if found is None:
            found = self._own[area] = self.cost_of(self.s.units_in(area, self.seat))
        return found

    def cost_of(self, units: int) -> float:
        """What units cost together."""
        s = self.s
        return float(sum([s.catalog.total_cost[s.unit_type[unit]] for unit in members(units)]))

    def leaving(self, area: int, cost: float) -> float:
        """What it costs to take units of so many resources away from an area."""
        force = self.force_in(area)
        return self.held(area, force) - self.held(area, force - cost)

    def stride(self, cost: float, source: int, target: int) -> float:
        """What it is worth that units of so many resources come nearer to what decides a scenario."""
        if not self.nearness:
            return 0.0
        planet_of = self.s.catalog.planet_of
        return cost * (self.nearness.get(planet_of[target], 0.0) - self.nearness.get(planet_of[source], 0.0))

    # Attacks

    def attack(self, area: int, attacking: list[int], *, special: bool = False) -> float:
        """What it is worth to attack the units in an area with units of these types."""
        if not attacking or not self.s.enemy_units_in(area, self.seat):
            return 0.0
        key = area, special, tuple(attacking)
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = self._attack(area, attacking, special)
        return found

    def _attack(self, area: int, attacking: list[int], special: bool) -> float:
        s = self.s
        defender, defending, share = self._target(area)
        sides = Sides(self.seat, defender, attacking, defending, area, special, self.seat)
        outcome = battle_outcome(s, sides, self.strengths)
        gain = outcome.chance * (self.worth(area) + self.prize(area))
        gain += LOSSES * self.weight(defender) * outcome.enemy_losses
        planet = s.catalog.planet_of[area]
        gain += RELIEF * self.danger(planet) * outcome.chance * share
        stake = 0.0
        if s.base_at(area) == self.seat:
            stake = outcome.chance * self.base_worth(planet)
        return gain + stake - LOSSES * outcome.own_losses - 0.3

    def _target(self, area: int) -> Target:
        found = self._targets.get(area)
        if found is None:
            s = self.s
            enemies = s.enemy_units_in(area, self.seat)
            defender = s.unit_seat[lowest(enemies)]
            share = self.cost_of(enemies) / self.cost_of(s.units_on(s.catalog.planet_of[area], defender))
            found = self._targets[area] = Target(defender, [s.unit_type[unit] for unit in members(enemies)], share)
        return found

    def enemy_base_alone(self, area: int) -> bool:
        """Whether an enemy base stands in an area without units to defend it."""
        s = self.s
        owner = s.base_at(area)
        return owner not in (NOWHERE, self.seat) and not s.enemy_units_in(area, self.seat)
