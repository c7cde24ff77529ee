"""What may be built with a Build order, where, at what cost, and why not. (pages 20 to 23, 36 to 41)

A thing that can be bought is named like the choice that buys it, without the words for how: ("build-unit", "marine",
"torus-1"). Options and explanations ask the same predicates; whether it can be paid is another matter (`resources`).
"""

from __future__ import annotations

from functools import lru_cache

from orrery.core import Choice, Message, unforeseen
from orrery.core.message import Argument
from orrery.games.starcraft.catalog import Building, Catalog, Module
from orrery.games.starcraft.rules.resources import Cost, Purse, parted, purse_of, ways_to_buy, why_not_buy
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BASE, NOWHERE

FIRST_STEP, SECOND_STEP, THIRD_STEP = ("workers", "transport", "unit"), ("building", "module"), ("base",)
"""What the three steps of a Build order are for. [SC-BUILD-01]"""

# Costs


def cost_of(s: StarCraftState, seat: int, thing: Choice) -> Cost:
    """What a thing costs a player. [SC-WORKER-03] [SC-UNIT-06] [SC-BASE-07] [SC-UPG-04]"""
    cost = price(s.catalog, s.race(seat).number, thing)
    if s.order is not None and s.order.gifts and (free := free_of(s, thing)):
        return cost[0] - free * cost[0] // max(1, amount_of(thing)), cost[1]
    return cost


def amount_of(thing: Choice) -> int:
    """How many workers or transports a thing is; 0 for all else."""
    match thing:
        case ("build-workers", int() as amount):
            return amount
        case ("build-transport", _):
            return 1
    return 0


def free_of(s: StarCraftState, thing: Choice) -> int:
    """How many of the workers or transports that are bought cost nothing with this order."""
    return min(s.running.gifts, amount_of(thing))


@lru_cache(maxsize=4096)
def price(catalog: Catalog, race_number: int, thing: Choice) -> Cost:
    """What a thing costs a race."""
    race = catalog.races[race_number]
    match thing:
        case ("build-workers", int() as amount):
            cost = amount * race.worker_cost, 0
        case ("build-transport", _):
            cost = race.transport_cost, 0
        case ("build-unit" | "build-on-card", str() as unit, *_):
            unit_type = catalog.unit_number[unit]
            cost = catalog.minerals[unit_type], catalog.gas[unit_type]
        case ("build-building", str() as name):
            building = catalog.building_named[name]
            cost = building.minerals, building.gas
        case ("build-module", str() as name):
            module = catalog.modules[race_number][catalog.module_number[name]]
            cost = (module.minerals, module.gas) if module is not None else (0, 0)
        case ("build-base", _):
            cost = race.base_cost, 0
        case _:
            unforeseen(thing)
    return cost


def discount_on(s: StarCraftState, seat: int, thing: Choice) -> int:
    """What a special Build order takes off a thing, if it is no worker. [SC-SPEC-03] [SC-SPEC-04]"""
    return 0 if thing[0] == "build-workers" else s.discounts(seat)


def building_named(s: StarCraftState, name: str) -> Building:
    """A level of a building type by its name."""
    return s.catalog.building_named[name]


def module_named(s: StarCraftState, seat: int, name: str) -> Module | None:
    """A module of a player's race by its name, or None if the race has none. [SC-MOD-04]"""
    return s.catalog.modules[s.race(seat).number][s.catalog.module_number[name]]


# Why not


def why_not_purchase(s: StarCraftState, seat: int, choice: Choice) -> Message | None:
    """What forbids a purchase with the running Build order, if anything does."""
    thing, how = parted(choice)
    reason = why_not_thing(s, seat, thing)
    if reason is not None:
        return reason
    return why_not_buy(s, seat, cost_of(s, seat, thing), how, discount_on(s, seat, thing))


def why_not_thing(s: StarCraftState, seat: int, thing: Choice) -> Message | None:
    """What forbids a thing, whatever it costs."""
    planet = s.running.planet
    match thing:
        case ("build-workers", int() as amount):
            reason = why_not_workers(s, seat, planet, amount)
        case ("build-transport", str() as route):
            reason = why_not_transport(s, seat, planet, route)
        case ("build-unit", str() as unit, str() as area):
            unit_type = s.catalog.unit_number[unit]
            reason = why_not_unit(s, seat, planet, unit_type)
            if reason is None:
                reason = why_not_unit_in(s, seat, planet, unit_type, s.catalog.area_number[area])
        case ("build-on-card", str() as unit):
            unit_type = s.catalog.unit_number[unit]
            reason = why_not_unit(s, seat, planet, unit_type) or why_not_on_card(s, seat, planet, unit_type)
        case ("build-building", str() as name):
            reason = why_no_upgrade(s, seat, "building") or why_not_building(s, seat, building_named(s, name))
        case ("build-module", str() as name):
            reason = why_no_upgrade(s, seat, "module") or why_not_module(s, seat, name)
        case ("build-base", str() as area):
            reason = why_no_base(s, seat, planet) or why_not_base_in(s, seat, planet, s.catalog.area_number[area])
        case _:
            unforeseen(thing)
    return reason


# Workers and transports


def why_not_workers(s: StarCraftState, seat: int, planet: int, amount: int = 1) -> Message | None:
    """What forbids to build so many workers. [SC-WORKER-01] [SC-WORKER-02]"""
    if not s.has_base_on(seat, planet):
        return Message("starcraft-refused-no-base", {"planet": s.catalog.planets[planet].id}, "SC-WORKER-01")
    if not 1 <= amount <= s.workers_left(seat):
        return Message("starcraft-refused-worker-tokens", {"left": s.workers_left(seat)}, "SC-WORKER-02")
    return None


def why_not_transport(s: StarCraftState, seat: int, planet: int, name: str) -> Message | None:
    """What forbids to build a transport on a route. [SC-TRANS-01] to [SC-TRANS-05]"""
    route = s.route_ids.index(name) if name in s.route_ids else NOWHERE
    reason, rule = "", ""
    if not s.may_build_transport(seat, planet):
        reason, rule = "starcraft-refused-no-base", "SC-TRANS-01"
    elif route not in s.planet_routes[planet]:
        reason, rule = "starcraft-refused-transport-route", "SC-TRANS-03"
    elif s.has_transport(seat, route):
        reason, rule = "starcraft-refused-transport-there", "SC-TRANS-04"
    elif not s.transports_left(seat):
        return Message("starcraft-refused-transport-tokens", {}, "SC-TRANS-02")
    if not reason:
        return None
    return Message(reason, {"planet": s.catalog.planets[planet].id, "route": name}, rule)


# Units


def why_not_unit(s: StarCraftState, seat: int, planet: int, unit_type: int) -> Message | None:
    """What forbids to build a unit of a type anywhere on a planet. [SC-UNIT-01] to [SC-UNIT-05] [SC-UNIT-11]"""
    if not s.allows(seat, unit_type):
        return _why_not_allowed(s, unit_type)
    if not is_tech_required(s, unit_type) and not s.unit_sources(seat, planet, unit_type):
        return Message("starcraft-refused-no-base", {"planet": s.catalog.planets[planet].id}, "SC-UNIT-01")
    limit = s.build_limit(seat)
    if s.running.units_built >= limit:
        rule = "SC-UNIT-03" if s.race(seat).build_limit_per_type else "SC-UNIT-02"
        return Message("starcraft-refused-build-limit", {"count": limit}, rule)
    if not s.unused(seat, unit_type):
        return Message("starcraft-refused-no-figure", {"unit": s.catalog.unit_ids[unit_type]}, "SC-UNIT-11")
    return None


def _why_not_allowed(s: StarCraftState, unit_type: int) -> Message:
    """The technology or building that a unit type needs. [SC-TECHU-01] [SC-UNIT-05]"""
    about: dict[str, Argument] = {"unit": s.catalog.unit_ids[unit_type]}
    if is_tech_required(s, unit_type):
        about["technology"] = s.catalog.technologies[s.catalog.unit_technology[unit_type]].id
        return Message("starcraft-refused-unit-technology", about, "SC-TECHU-01")
    if s.catalog.unit_installation[unit_type]:
        return Message("starcraft-refused-unit-installation", about, "BW-INST-08")
    building_type, level = s.catalog.unit_building[unit_type]
    about["building"] = s.catalog.buildings[building_type][level - 1].id
    return Message("starcraft-refused-unit-building", about, "SC-UNIT-05")


def is_tech_required(s: StarCraftState, unit_type: int) -> bool:
    """Whether a technology allows a unit type, and no building. [SC-TECHU-01]"""
    return s.catalog.unit_technology[unit_type] >= 0


def why_not_unit_in(s: StarCraftState, seat: int, planet: int, unit_type: int, area: int) -> Message | None:
    """What forbids to place a new unit of a type in an area. [SC-UNIT-07] [SC-UNIT-08] [SC-UNIT-10]"""
    about: dict[str, Argument] = {"area": s.catalog.areas[area].id, "unit": s.catalog.unit_ids[unit_type]}
    if s.catalog.planet_of[area] != planet:
        return Message("starcraft-refused-other-planet", about, "SC-UNIT-07")
    if s.is_enemy(seat, area):
        return Message("starcraft-refused-build-in-enemy-area", about, "SC-UNIT-08")
    return why_no_room(s, seat, planet, unit_type, area)


def why_no_room(s: StarCraftState, seat: int, planet: int, unit_type: int, area: int) -> Message | None:
    """What forbids to place a new unit of a type in an area that is friendly or empty. [SC-UNIT-10] [BW-AREA-01]"""
    reason, rule = "", ""
    if not s.may_enter(area, unit_type):
        reason, rule = "area-type", "BW-AREA-01"
    elif s.catalog.unit_technology[unit_type] >= 0:
        return why_not_consume(s, seat, planet, unit_type, area)
    elif s.room_in(area, unit_type, seat) < 1:
        reason, rule = "unit-limit", "SC-UNIT-10"
    if not reason:
        return None
    about: dict[str, Argument] = {"area": s.catalog.areas[area].id, "unit": s.catalog.unit_ids[unit_type]}
    return Message(f"starcraft-refused-{reason}", about, rule)


def why_not_on_card(s: StarCraftState, seat: int, planet: int, unit_type: int) -> Message | None:
    """What forbids to put a new unit on a card instead of on the planet."""
    if unit_type not in s.card_types(seat):
        return Message("starcraft-refused-on-card", {"unit": s.catalog.unit_ids[unit_type]}, "BW-LEAD-08")
    if is_tech_required(s, unit_type):
        eaten, count = s.catalog.consumes[unit_type]
        if sum(consumable(s, unit_type, other).bit_count() for other in s.areas_of(planet)) < count:
            about: dict[str, Argument] = {
                "unit": s.catalog.unit_ids[unit_type],
                "consumed": s.catalog.unit_ids[eaten],
                "count": count,
            }
            return Message("starcraft-refused-consumed-missing", about, "SC-TECHU-04")
    return None


def consumable(s: StarCraftState, unit_type: int, area: int) -> int:
    """The units in an area that can be destroyed to build a tech-required unit, as a bit set. [SC-TECHU-04]"""
    eaten, _ = s.catalog.consumes[unit_type]
    return s.of_type(s.area_units[area] & s.running.present, eaten)


def why_not_consume(s: StarCraftState, seat: int, planet: int, unit_type: int, area: int) -> Message | None:
    """What forbids to build a tech-required unit where another stood. [SC-TECHU-03] [SC-TECHU-05] [SC-TECHU-06]

    It takes the room of one that goes, unless that did not count against the limit. [SC-UNIT-10] [BW-MOD-06]
    """
    eaten, count = s.catalog.consumes[unit_type]
    about: dict[str, Argument] = {
        "area": s.catalog.areas[area].id,
        "unit": s.catalog.unit_ids[unit_type],
        "consumed": s.catalog.unit_ids[eaten],
        "count": count,
    }
    if sum(consumable(s, unit_type, other).bit_count() for other in s.areas_of(planet)) < count:
        return Message("starcraft-refused-consumed-missing", about, "SC-TECHU-04")
    here = consumable(s, unit_type, area)
    if not here:
        return Message("starcraft-refused-consumed-elsewhere", about, "SC-TECHU-05")
    if s.room_without(area, unit_type, seat, here & -here) < 1:
        return Message("starcraft-refused-unit-limit", {"area": about["area"], "unit": about["unit"]}, "SC-UNIT-10")
    return None


# Buildings and modules


def why_no_upgrade(s: StarCraftState, seat: int, sort: str) -> Message | None:
    """What forbids any building, or any module, with this order. [SC-UPG-01] [SC-UPG-02] [SC-UPG-03]"""
    order = s.running
    if not s.is_present(seat, order.planet):
        return Message("starcraft-refused-not-present", {"planet": s.catalog.planets[order.planet].id}, "SC-UPG-03")
    if sort == "building" and order.building_bought:
        return Message("starcraft-refused-upgraded", {}, "SC-UPG-01")
    if sort == "module" and order.module_bought:
        return Message("starcraft-refused-upgraded", {}, "SC-UPG-02")
    return None


def why_not_building(s: StarCraftState, seat: int, building: Building) -> Message | None:
    """What forbids a building on a player's Faction Sheet. [SC-UPG-07] [SC-UPG-08] [SC-UPG-12]"""
    if building.race != s.race(seat).number:
        return Message("starcraft-refused-building-race", {"building": building.id}, "SC-UPG-06")
    level, below = s.level(seat, building.type), building.level - 1
    if level > below:
        return Message("starcraft-refused-building-there", {"building": building.id}, "SC-UPG-12")
    if level < below:
        return Message("starcraft-refused-building-level", {"building": building.id, "level": below}, "SC-UPG-08")
    return None


def why_not_module(s: StarCraftState, seat: int, name: str) -> Message | None:
    """What forbids a module on a player's Faction Sheet. [SC-MOD-02] [SC-MOD-04]"""
    module = module_named(s, seat, name)
    if module is None:
        return Message("starcraft-refused-module-race", {"module": name}, "SC-MOD-04")
    spaces = s.race(seat).module_spaces
    if s.modules_built(seat) >= spaces:
        return Message("starcraft-refused-module-spaces", {"count": spaces}, "SC-MOD-02")
    if s.module_count(seat, name) >= module.tokens:
        return Message("starcraft-refused-module-tokens", {"module": name, "count": module.tokens}, "SC-LIMIT-05")
    return None


# Bases


def why_no_base(s: StarCraftState, seat: int, planet: int) -> Message | None:
    """What forbids to build a base anywhere on a planet. [SC-BUILD-04] [SC-BASE-03]"""
    if s.has_base_on(seat, planet):
        return Message("starcraft-refused-base-on-planet", {"planet": s.catalog.planets[planet].id}, "SC-BASE-03")
    if not s.units_on(planet, seat):
        return Message("starcraft-refused-base-no-unit", {"planet": s.catalog.planets[planet].id}, "SC-BUILD-04")
    if not s.bases_left(seat):
        return Message("starcraft-refused-base-tokens", {}, "SC-LIMIT-05")
    return None


def why_not_base_in(s: StarCraftState, seat: int, planet: int, area: int) -> Message | None:
    """What forbids a base in an area. [SC-BASE-02] [SC-BASE-04] [SC-TEAM-08]"""
    about: dict[str, Argument] = {"area": s.catalog.areas[area].id}
    if s.catalog.planet_of[area] != planet:
        return Message("starcraft-refused-other-planet", about, "SC-BASE-02")
    if not s.units_in(area, seat):
        return Message("starcraft-refused-base-without-unit", about, "SC-BASE-02")
    if not s.may_hold_base(area):
        return Message("starcraft-refused-base-there", about, "SC-BASE-04")
    if s.rules.teams and _whole_planet_of_team(s, seat, planet, area):
        return Message("starcraft-refused-team-bases", {"planet": s.catalog.planets[planet].id}, "SC-TEAM-08")
    return None


def _whole_planet_of_team(s: StarCraftState, seat: int, planet: int, area: int) -> bool:
    """Whether with a base in an area every area of its planet holds a base of the same team."""
    owners = [s.base_at(other) for other in s.areas_of(planet) if other != area]
    return all(owner >= 0 and s.team[owner] == s.team[seat] for owner in owners)


# What there is to buy


def things(s: StarCraftState, seat: int, sorts: tuple[str, ...]) -> list[Choice]:
    """All that nothing but its cost speaks against, of some sorts of things. Workers: as many as there are."""
    planet = s.running.planet
    found: list[Choice] = []
    for sort in sorts:
        found += THINGS[sort](s, seat, planet)
    return found


def _workers(s: StarCraftState, seat: int, planet: int) -> list[Choice]:
    left = s.workers_left(seat) if s.has_base_on(seat, planet) else 0
    return [("build-workers", amount) for amount in range(1, left + 1)]


def _transports(s: StarCraftState, seat: int, planet: int) -> list[Choice]:
    if not s.may_build_transport(seat, planet) or not s.transports_left(seat):
        return []
    free = [route for route in s.planet_routes[planet] if not s.has_transport(seat, route)]
    return [("build-transport", s.route_ids[route]) for route in free]


def _units(s: StarCraftState, seat: int, planet: int) -> list[Choice]:
    ids, areas = s.catalog.unit_ids, s.catalog.areas
    types = [unit_type for unit_type in allowed_types(s, seat, planet) if s.unused(seat, unit_type)]
    here = [area for area in s.areas_of(planet) if not s.is_enemy(seat, area)] if types else ()  # [SC-UNIT-08]
    found: list[Choice] = [
        ("build-unit", ids[unit_type], areas[area].id)
        for unit_type in types
        for area in here
        if why_no_room(s, seat, planet, unit_type, area) is None
    ]
    if s.card_types(seat):
        found += [("build-on-card", ids[kind]) for kind in types if why_not_on_card(s, seat, planet, kind) is None]
    return found


def allowed_types(s: StarCraftState, seat: int, planet: int) -> list[int]:
    """The unit types that a player may build on a planet now, if he has a figure and room. [SC-UNIT-01] [SC-UNIT-02]"""
    based, more = s.has_base_on(seat, planet), s.catalog.installation_units
    if not (based or more or s.cards_in_play(seat)) or s.running.units_built >= s.build_limit(seat):
        return []
    kinds = s.allowed_units(seat)
    if more:
        structures = {s.structure_kind[area] for area in s.areas_of(planet) if s.structure_seat[area] == seat}
        needed = s.catalog.unit_installation
        return [kind for kind in kinds if is_tech_required(s, kind) or (needed[kind] or BASE) in structures]
    return [kind for kind in kinds if based or is_tech_required(s, kind)]


def _buildings(s: StarCraftState, seat: int, planet: int) -> list[Choice]:
    return next_buildings(s, seat) if why_no_upgrade(s, seat, "building") is None else []


def next_buildings(s: StarCraftState, seat: int) -> list[Choice]:
    """Level 1 of each building type a player lacks, and the next level of each he has. [SC-UPG-12]"""
    types = s.catalog.race_buildings[s.race(seat).number]
    above = [building for kind in types for building in s.catalog.buildings[kind][s.level(seat, kind) :][:1]]
    return [("build-building", building.id) for building in above if why_not_building(s, seat, building) is None]


def _modules(s: StarCraftState, seat: int, planet: int) -> list[Choice]:
    return free_modules(s, seat) if why_no_upgrade(s, seat, "module") is None else []


def free_modules(s: StarCraftState, seat: int) -> list[Choice]:
    """The modules that a player still has tokens and spaces for. [SC-MOD-02]"""
    race = s.race(seat)
    names = s.catalog.race_modules[race.number] if s.modules_built(seat) < race.module_spaces else ()
    return [("build-module", name) for name in names if why_not_module(s, seat, name) is None]


def _bases(s: StarCraftState, seat: int, planet: int) -> list[Choice]:
    if why_no_base(s, seat, planet) is not None:
        return []
    areas = s.catalog.areas
    return [
        ("build-base", areas[area].id) for area in s.areas_of(planet) if why_not_base_in(s, seat, planet, area) is None
    ]


THINGS = {
    "workers": _workers,
    "transport": _transports,
    "unit": _units,
    "building": _buildings,
    "module": _modules,
    "base": _bases,
}


def purchases(s: StarCraftState, seat: int, wanted: list[Choice]) -> list[Choice]:
    """Those of some things that a player can pay for, each in all ways."""
    if not wanted:
        return []
    purse, catalog, race = purse_of(s, seat), s.catalog, s.race(seat).number
    gifts = s.order.gifts if s.order is not None else 0
    discount = s.discounts(seat)
    before, dear = None, False
    ways: tuple[tuple[str, ...], ...] = ()
    found: list[Choice] = []
    for thing in wanted:
        kind = thing[:2]  # where a unit is placed makes no difference to its cost, and all of a type come together
        if kind != before:
            before, workers = kind, kind[0] == "build-workers"
            if workers and dear:  # who cannot pay for so many workers cannot pay for more
                continue
            cost = cost_of(s, seat, thing) if gifts else price(catalog, race, kind)
            ways = ways_to_buy(purse, cost, 0 if workers else discount)
            dear = workers and not ways
        for how in ways:
            found.append(thing + how)  # noqa: PERF401
    return found


def waits_for_room(s: StarCraftState) -> bool:
    """Whether the active player could buy a unit if he destroyed one of his own first. [SC-LIMIT-10] [SC-LIMIT-11]"""
    seat, planet = s.running.seat, s.running.planet
    types = allowed_types(s, seat, planet)
    if not types:
        return False
    purse = purse_of(s, seat)
    return any(_waits(s, seat, planet, kind) for kind in types if _is_payable(s, seat, purse, kind))


def _is_payable(s: StarCraftState, seat: int, purse: Purse, unit_type: int) -> bool:
    cost = s.catalog.minerals[unit_type], s.catalog.gas[unit_type]
    return bool(ways_to_buy(purse, cost, s.discounts(seat)))


def _waits(s: StarCraftState, seat: int, planet: int, unit_type: int) -> bool:
    if not s.unused(seat, unit_type):
        return True
    reasons = [why_not_unit_in(s, seat, planet, unit_type, area) for area in s.areas_of(planet)]
    return any(reason is not None and reason.rule == "SC-UNIT-10" for reason in reasons)
