"""What a scenario makes of areas and pieces: what is to be taken, held or brought home."""

from __future__ import annotations

from orrery.core import Decision, Seat
from orrery.games.starcraft.insight import settling
from orrery.games.starcraft.scenario import ITEMS, Scenario
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import INSTALLATION_KINDS, NOTHING, members

TARGET = 9.0
"""What the area is worth that decides a scenario."""
CRYSTAL = 18.0
"""What the area is worth in which an item lies, to those who must bring it home."""
DECISIVE = 5.0
"""What an area must be worth for starting units to gather there."""
DEFENCE, DENIAL = 2.0, 0.8
"""What counts of that which decides for others: where one is oneself, and elsewhere."""
STOP = 14.0
"""What the area is worth from which somebody is about to decide a scenario."""
SOON = 0.6
"""What units count for that still need a transport."""
EMITTER = ITEMS.index("psi-emitter")
HOME = 3.0
"""What it is worth to hold the planets to which something must be brought."""


def conditions_of(s: StarCraftState, seat: Seat) -> list[tuple[str, ...]]:
    """By what a seat wins its scenario, if one is played."""
    scenario = s.rules.scenario
    if scenario is None:
        return []
    faction = s.faction_id(seat)
    pairs = zip(scenario.row.wins, scenario.wins, strict=True)
    return [condition for win, conditions in pairs if faction in win.factions for condition in conditions]


def area_worth(s: StarCraftState, seat: Seat, area: int) -> float:
    """What an area is worth to a seat, for its own victory and against that of others."""
    if s.rules.scenario is None:
        return 0.0
    worth = sum([_for(s, seat, condition, area) for condition in conditions_of(s, seat)])
    foes = [other for other in s.in_game() if s.team[other] != s.team[seat]]
    theirs = [(other, condition) for other in foes for condition in conditions_of(s, other)]
    against = [_for(s, other, condition, area) + _on_the_way(s, condition, area) for other, condition in theirs]
    own = s.base_at(area) == seat or bool(s.units_in(area, seat))
    return worth + (DEFENCE if own else DENIAL) * max(against, default=0.0)


def _for(s: StarCraftState, seat: Seat, condition: tuple[str, ...], area: int) -> float:
    """How much an area matters for a condition."""
    planet = s.catalog.planet_of[area]
    match condition:
        case ("base-lost", faction, name):
            return TARGET if s.base_at(area) == s.seat_of(faction) and s.catalog.planet_number[name] == planet else 0.0
        case ("hero-lost", *heroes):
            kinds = [s.catalog.unit_number[hero] for hero in heroes]
            return TARGET * 0.6 if any(s.area_units[area] & s.type_units[kind] for kind in kinds) else 0.0
        case ("at-installation", name):
            return TARGET if s.structure_kind[area] == INSTALLATION_KINDS[name] else 0.0
        case ("items-home", *names):
            home = planet in [s.catalog.planet_number[name] for name in names] and s.base_at(area) >= 0
            here = any(s.item_area(item) == area for item in range(len(ITEMS)))
            return HOME if home else CRYSTAL if here else 0.0
        case ("race-on", _, name):
            return 0.5 * TARGET if s.catalog.planet_number[name] == planet else 0.0
        case ("no-bases", race):
            owner = s.base_at(area)
            return TARGET if owner >= 0 and s.race(owner).id == race else 0.0
    return 0.0


def _on_the_way(s: StarCraftState, condition: tuple[str, ...], area: int) -> float:
    """How much it matters for a condition to stop who is in an area: he has not far to go.

    Zerg reach a planet only when the Psi Emitter calls them: before, who carries it must be stopped, and after that
    those who wait beside the planet. [BW-S2-11] [BW-S2-14] [BW-S2-21]
    """
    if condition[0] != "race-on" or not s.items:
        return 0.0
    _, race, name = condition
    planet, here, emitter = s.catalog.planet_number[name], s.catalog.planet_of[area], s.item_area(EMITTER)
    if s.items[EMITTER][0] != NOTHING:
        return STOP if emitter == area else 0.0
    if emitter < 0 or s.catalog.planet_of[emitter] != planet:
        return 0.0
    there = [party for party in range(s.seats, s.parties) if s.race(party).id == race]
    near = any(s.units_in(area, party) and s.transport_connects(party, planet, here) for party in there)
    return STOP if near else 0.0


def neighbours(s: StarCraftState, other: Seat, planet: int) -> list[float]:
    """What another's units cost that could come once a transport is built: in a scenario one attack may decide."""
    cost = s.catalog.total_cost
    reached = s.transport_planets(other, planet)
    return [
        float(cost[s.unit_type[unit]])
        for far in s.placed_planets
        if s.are_adjacent(planet, far) and far not in reached and s.has_base_on(other, far)
        for unit in members(s.units_on(far, other))
    ]


def rounds_left(s: StarCraftState) -> float:
    """How many rounds a scenario still lasts, this one included; many if it has no last one. [BW-SCEN-11]"""
    scenario: Scenario | None = s.rules.scenario
    last = scenario.row.rounds if scenario is not None else 0
    return float(last - s.round + 1) if last else 99.0


# Set-up


def base_area(s: StarCraftState, decision: Decision) -> list[float]:
    """Where points are to be had and few can attack; a base that must not fall, where many can defend it."""
    areas = [s.catalog.area_number[str(name)] for _, name in decision.options]
    if must_stand(s, decision.seat):
        return [float(s.catalog.limit[area]) for area in areas]
    return [2.0 * s.points_in(area) - 0.1 * s.catalog.limit[area] for area in areas]


def must_stand(s: StarCraftState, seat: Seat) -> bool:
    """Whether others win when a seat loses a base. [BW-S1-06] [BW-S2-11]"""
    own = s.faction_id(seat)
    others = [condition for other in s.in_game() if other != seat for condition in conditions_of(s, other)]
    return any(name == "base-lost" and own in words for name, *words in others)


def installation_area(s: StarCraftState, decision: Decision) -> list[float]:
    """Where many units can defend it."""
    areas = [s.catalog.area_number[str(name)] for _, name in decision.options]
    own = [s.units_in(area, decision.seat).bit_count() for area in areas]
    return [float(s.catalog.limit[area]) + 2.0 * units for area, units in zip(areas, own, strict=True)]


def hero_area(s: StarCraftState, decision: Decision) -> list[float]:
    """Beside the base."""
    areas = [s.catalog.area_number[str(name)] for _, name in decision.options]
    return [1.0 * (s.base_at(area) >= 0) + 0.1 * s.catalog.limit[area] for area in areas]


def pick_events(s: StarCraftState, decision: Decision) -> list[float]:
    """Cards of all stages are equally good; those of different ones are of use at different times."""
    scores = []
    for _, *names in decision.options:
        stages = {s.catalog.events[s.catalog.event_number[str(name)]].stage for name in names}
        scores.append(float(len(stages)))
    return scores


def starting_units(s: StarCraftState, decision: Decision) -> list[float]:
    """Most of them where the scenario is decided."""
    scores = settling.starting_units(s, decision)
    for place, (_, _, name, amount) in enumerate(decision.options):
        if area_worth(s, decision.seat, s.catalog.area_number[str(name)]) >= DECISIVE:
            scores[place] += 0.9 * int(amount)
    return scores


# Items


def item_value(s: StarCraftState, seat: Seat, name: str, source: int, target: int) -> float:
    """What it brings to carry an item from an area to another: nearer home is better."""
    homes = [area for area in s.placed_areas if is_home(s, seat, area)]
    if not homes:
        return 0.5 * (s.base_at(target) == seat) - 0.5 * (s.base_at(source) == seat)
    return _distance(s, source, homes) - _distance(s, target, homes)


def is_home(s: StarCraftState, seat: Seat, area: int) -> bool:
    """Whether an item in an area counts for the side of a seat: one of its bases stands there. [BW-S3-09]"""
    planet = s.catalog.planets[s.catalog.planet_of[area]].id
    own = s.base_at(area) >= 0 and s.team[s.base_at(area)] == s.team[seat]
    return own and any(planet in words for name, *words in conditions_of(s, seat) if name == "items-home")


def _distance(s: StarCraftState, area: int, homes: list[int]) -> float:
    """How many planets lie between an area and the nearest home."""
    if area in homes:
        return 0.0
    wanted = {s.catalog.planet_of[home] for home in homes}
    planets, steps = {s.catalog.planet_of[area]}, 1.0
    while not planets & wanted and steps < 9.0:
        planets |= {other for planet in planets for other in s.placed_planets if s.are_adjacent(planet, other)}
        steps += 1.0
    return steps


def overmind_mobilize(s: StarCraftState, decision: Decision) -> list[float]:
    """Towards Dylar IV as fast as transports go: there if units wait beside it, else to where they can."""
    scores = []
    for option in decision.options:
        match option:
            case ("choose-planet", str() as name):
                planet = s.catalog.planet_number[name]
                near = [*s.transport_planets(decision.seat, planet), planet]
                able = any(s.units_on(other, decision.seat) for other in near)
                scores.append((3.0 if name == "dylar-iv" else 1.0) if able else -1.0)
            case _:
                scores.append(0.0)
    return scores
