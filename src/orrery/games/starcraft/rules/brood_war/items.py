"""Items of a scenario: units carry them and leave them where they fall. (page 12)

A unit that carries one moves by an answer of its own; of several units of its type it fights and falls last.
"""

from __future__ import annotations

from orrery.core import Choice, Seat
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.rules.mobilize import enter, room_for, why_no_way, why_not_enter
from orrery.games.starcraft.rules.pieces import move_unit
from orrery.games.starcraft.ruleset import OtherMove
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOTHING, NOWHERE, lowest

BEARER = {"psi-emitter": "jim-raynor"}
"""Who alone can carry an item. [BW-SCEN-18] [BW-S2-13]"""
STANDS = {"psi-emitter": "dylar-iv"}
"""Where an item is set up for good. [BW-S2-14]"""


def loads(s: StarCraftState, seat: Seat) -> list[Choice]:
    """What a player's units could pick up: an item that lies in an area of the active planet that he controls.

    [BW-SCEN-16] [BW-SCEN-17] [BW-SCEN-18]
    """
    found: list[Choice] = []
    for name, (carrier, area) in zip(ITEMS, s.items, strict=True):
        planet = s.catalog.planets[s.running.planet].id
        if carrier != NOTHING or area == NOWHERE or s.catalog.planet_of[area] != s.running.planet:
            continue
        if not s.controls(seat, area) or (name in STANDS and planet == STANDS[name]):
            continue
        bearer = s.catalog.unit_number.get(BEARER.get(name, ""), NOTHING)
        kinds = s.types_of(s.units_in(area, seat) & ~s.carriers())
        place = s.catalog.areas[area].id
        found += [("pick-up", name, s.catalog.unit_ids[kind], place) for kind in kinds if bearer in (NOTHING, kind)]
    return found


def pick_up(s: StarCraftState, name: str, unit: str, area: str) -> None:
    """A unit takes an item; it may have moved before, and may still move after that. [BW-SCEN-16]"""
    here, kind = s.catalog.area_number[area], s.catalog.unit_number[unit]
    able = s.of_type(s.units_in(here, s.running.seat), kind) & ~s.carriers()
    fresh = able & ~s.running.moved
    s.items[ITEMS.index(name)] = (lowest(fresh or able), NOWHERE)
    s.tell("item-taken", "BW-SCEN-16", seat=s.running.seat, item=name, unit=unit, area=area)


def carries(s: StarCraftState, seat: Seat) -> list[Choice]:
    """Where units with an item could move. [BW-SCEN-14]"""
    areas, order = s.catalog.areas, s.running
    found: list[Choice] = []
    for name, (unit, _) in zip(ITEMS, s.items, strict=True):
        if unit == NOTHING or s.unit_seat[unit] != seat or order.moved >> unit & 1:
            continue
        source = s.unit_area[unit]
        for target in s.areas_of(order.planet):
            if why_no_way(s, seat, source, target) or why_not_enter(s, seat, target):
                continue
            if room_for(s, seat, s.unit_type[unit], target) > 0:
                found.append(("carry", name, areas[source].id, areas[target].id))
    return found


def carry(s: StarCraftState, name: str, source: str, target: str) -> None:
    """A unit moves with what it carries. [BW-SCEN-14]"""
    order, catalog = s.running, s.catalog
    unit, _ = s.items[ITEMS.index(name)]
    here, there = catalog.area_number[target], catalog.area_number[source]
    enter(s, order.seat, here)
    move_unit(s, unit, here)
    order.moved |= 1 << unit
    if catalog.planet_of[there] != order.planet and s.is_screened(order.seat, here):
        order.evaded |= 1 << catalog.planet_of[there]
    kind = catalog.unit_ids[s.unit_type[unit]]
    s.tell("item-carried", "BW-SCEN-14", seat=order.seat, item=name, unit=kind, source=source, target=target)


def settle_items(s: StarCraftState) -> None:
    """Once all have moved, of equal units in an area the last one carries what one of them does."""
    for number, (unit, _) in enumerate(s.items):
        if unit != NOTHING:
            alike = s.of_type(s.units_in(s.unit_area[unit], s.unit_seat[unit]), s.unit_type[unit])
            if alike == 1 << unit:
                continue
            free = alike & ~(s.carriers() & ~(1 << unit))
            s.items[number] = (free.bit_length() - 1, NOWHERE)


OTHER_MOVES = {"pick-up": OtherMove(loads, pick_up), "carry": OtherMove(carries, carry)}

STEPS: dict[str, StepFunction] = {"settle_items": settle_items}
