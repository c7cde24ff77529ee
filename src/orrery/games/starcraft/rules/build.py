"""The Build order: workers, transports and units; then upgrades; then a base. (pages 20 to 23, 36 to 38)

Each purchase is a step of its own that schedules the next one. What may be bought is in `buildable.py`.
"""

from __future__ import annotations

from functools import partial

from orrery.core import TRAIL, Choice, Decision, Procedure, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import PAY
from orrery.games.starcraft.rules.asking import DONE, ask_active, choose
from orrery.games.starcraft.rules.buildable import (
    FIRST_STEP,
    SECOND_STEP,
    THIRD_STEP,
    building_named,
    consumable,
    cost_of,
    free_of,
    is_tech_required,
    purchases,
    things,
    waits_for_room,
)
from orrery.games.starcraft.rules.pieces import destroy_unit, place_base, place_transport, place_unit
from orrery.games.starcraft.rules.resources import LESS, discounted, parted, pay
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ON_CARD, lowest

# The three steps


def build_forces(s: StarCraftState) -> Procedure[None]:
    """1. With a base on the active planet: any number of workers and transports, and units up to the build limit, in
    any order. [SC-BUILD-01] [SC-BUILD-02] [SC-BUILD-06] [SC-BUILD-07]"""

    def question() -> Decision:
        offered = partial(offers, s, FIRST_STEP)
        return Decision(s.running.seat, "build-forces", offered, rule="SC-BUILD-02", about=order_place(s), form=TRAIL)

    choice = yield from ask_active(s, question, purchase=True, waits_for_room=partial(waits_for_room, s))
    if choice != DONE:
        s.then(("build_forces",))
    yield from purchase(s, choice)


def upgrade_bases(s: StarCraftState) -> Procedure[None]:
    """2. With a unit or base on the active planet: one building and one module, in any order. [SC-BUILD-03] [SC-UPG-01]
    [SC-UPG-02]"""

    def question() -> Decision:
        offered = partial(offers, s, SECOND_STEP)
        return Decision(s.running.seat, "upgrade-bases", offered, rule="SC-BUILD-03", about=order_place(s), form=TRAIL)

    choice = yield from ask_active(s, question, purchase=True)
    if choice != DONE:
        s.then(("upgrade_bases",))
    yield from purchase(s, choice)


def build_base(s: StarCraftState) -> Procedure[None]:
    """3. With a unit but no base on the active planet: one base. [SC-BUILD-04] [SC-BASE-01]"""

    def question() -> Decision:
        offered = partial(offers, s, THIRD_STEP)
        return Decision(s.running.seat, "build-base", offered, rule="SC-BUILD-04", about=order_place(s), form=TRAIL)

    choice = yield from ask_active(s, question, purchase=True)
    if choice[0] == "use":
        s.then(("build_base",))
    yield from purchase(s, choice)


def order_place(s: StarCraftState) -> dict[str, str | int]:
    """What a question of an order is about: the active planet."""
    return {"planet": s.catalog.planets[s.running.planet].id}


def offers(s: StarCraftState, sorts: tuple[str, ...]) -> list[Choice]:
    """What the active player can buy, the Event cards that help him to pay, or nothing."""
    seat = s.running.seat
    wanted = things(s, seat, sorts)
    return [*purchases(s, seat, wanted), *payment_events(s, seat), DONE] if wanted else [DONE]


def payment_events(s: StarCraftState, seat: int) -> list[Choice]:
    """The Event cards in a player's play area that give his workers more to harvest."""
    names = s.usable_event_names(seat, PAY) if s.pool[seat] else []
    return [("use", name) for name in names] if names and s.resource_cards(seat) else []


# A purchase


def purchase(s: StarCraftState, choice: Choice) -> Procedure[None]:
    """Carry out what the active player chose: buy something, use an Event card for payments, or be done."""
    match choice:
        case ("done",):
            pass
        case ("use", str() as event):
            s.then(("use_event", s.running.seat, event, PAY))
        case _:
            yield from buy(s, choice)


def buy(s: StarCraftState, choice: Choice) -> Procedure[None]:
    """Pay for a thing at once and in full, then take it. [SC-BUILD-09] [SC-SPEC-03]"""
    order = s.running
    thing, how = parted(choice)
    cost = discounted(cost_of(s, order.seat, thing), how)
    order.gifts -= free_of(s, thing)
    if any(word in LESS for word in how):
        order.discount = 0  # only one object is cheaper, whatever is left of it [SC-SPEC-04]
    yield from pay(s, order.seat, cost)
    yield from receive(s, order.seat, thing, cost)


def receive(s: StarCraftState, seat: int, thing: Choice, cost: tuple[int, int]) -> Procedure[None]:
    """A paid thing comes into play."""
    minerals, gas = cost
    match thing:
        case ("build-workers", int() as amount):
            s.unavailable[seat] += amount  # [SC-WORKER-04]
            s.tell("built-workers", "SC-WORKER-04", seat=seat, count=amount, minerals=minerals, gas=gas)
        case ("build-transport", str() as route):
            place_transport(s, seat, s.route_number(route))
            s.tell("built-transport", "SC-TRANS-03", seat=seat, route=route, minerals=minerals, gas=gas)
        case ("build-unit", str() as unit, str() as area):
            s.tell("built-unit", "SC-UNIT-07", seat=seat, unit=unit, area=area, minerals=minerals, gas=gas)
            yield from build_unit(s, seat, s.catalog.unit_number[unit], s.catalog.area_number[area])
        case ("build-on-card", str() as unit):
            s.tell("built-on-card", "BW-LEAD-08", seat=seat, unit=unit, minerals=minerals, gas=gas)
            yield from build_unit(s, seat, s.catalog.unit_number[unit], ON_CARD)
        case ("build-building", str() as name):
            s.running.building_bought = True
            add_building(s, seat, name)
            s.tell("built-building", "SC-UPG-05", seat=seat, building=name, minerals=minerals, gas=gas)
        case ("build-module", str() as name):
            s.running.module_bought = True
            add_module(s, seat, name)
            s.tell("built-module", "SC-UPG-05", seat=seat, module=name, minerals=minerals, gas=gas)
        case ("build-base", str() as area):
            place_base(s, seat, s.catalog.area_number[area])
            s.tell("built-base", "SC-BASE-02", seat=seat, area=area, minerals=minerals, gas=gas)
        case _:
            unforeseen(thing)


def build_unit(s: StarCraftState, seat: int, unit_type: int, area: int) -> Procedure[None]:
    """A new unit is placed; every one counts towards the build limit. [SC-UNIT-04] [SC-UNIT-12] [SC-TECHU-08]"""
    s.running.units_built += 1
    place_unit(s, seat, unit_type, area)
    if is_tech_required(s, unit_type):
        yield from tech_required(s, seat, unit_type, area)


def tech_required(s: StarCraftState, seat: int, unit_type: int, area: int) -> Procedure[None]:
    """Destroy the units that a tech-required unit is made of: one in its area, the others anywhere on the planet.
    [SC-TECHU-03] to [SC-TECHU-07]

    The new unit stands there already, so that a player with nothing else is not eliminated in between.
    """
    eaten, count = s.catalog.consumes[unit_type]
    name = s.catalog.unit_ids[eaten]
    for left in range(count, 0, -1):
        if left < count or area == ON_CARD:
            question = Decision(
                seat,
                "consume",
                partial(consumed_from, s, unit_type),
                rule="SC-TECHU-06",
                about={"unit": s.catalog.unit_ids[unit_type], "left": left},
                form=TRAIL,
            )
            match (yield from choose(question)):
                case ("choose-unit", _, str() as where):
                    area = s.catalog.area_number[where]
                case choice:
                    unforeseen(choice)
        destroy_unit(s, lowest(consumable(s, unit_type, area)))
        s.tell("unit-consumed", "SC-TECHU-03", seat=seat, unit=name, area=s.catalog.areas[area].id)


def consumed_from(s: StarCraftState, unit_type: int) -> list[Choice]:
    """The areas of the active planet from which a further unit can be destroyed. [SC-TECHU-06]"""
    eaten, _ = s.catalog.consumes[unit_type]
    name = s.catalog.unit_ids[eaten]
    areas = [area for area in s.areas_of(s.running.planet) if consumable(s, unit_type, area)]
    return [("choose-unit", name, s.catalog.areas[area].id) for area in areas]


def add_building(s: StarCraftState, seat: int, name: str) -> None:
    """A building token goes on its space, on top of the lower level, for all bases. [SC-UPG-05] [SC-UPG-09]"""
    building = building_named(s, name)
    s.building_level[seat * len(s.catalog.building_types) + building.type] = building.level


def add_module(s: StarCraftState, seat: int, name: str) -> None:
    """A module token goes on a module space, for all bases. [SC-UPG-05] [SC-MOD-12]"""
    s.modules[seat * len(s.catalog.module_ids) + s.catalog.module_number[name]] += 1


STEPS: dict[str, StepFunction] = {
    "build_forces": build_forces,
    "upgrade_bases": upgrade_bases,
    "build_base": build_base,
}
