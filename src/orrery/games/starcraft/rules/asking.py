"""Asking: questions with what a player may do besides answering them.

Two asides exist: to destroy an own unit, base or transport, in the active player's own turn and never in a battle
[SC-LIMIT-07] [SC-AMB-12]; and to pay by hand, where something is bought.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from orrery.core import Choice, Decision, Procedure, ask
from orrery.games.starcraft.rules.pieces import destroy_base, destroy_transport, destroy_unit, lowest_of
from orrery.games.starcraft.state import StarCraftState

DONE: Choice = ("done",)


def choose(decision: Decision) -> Procedure[Choice]:
    """Ask, unless only one thing can be chosen: then that is the answer."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    return (yield from ask(decision))


def ask_active(
    s: StarCraftState,
    make: Callable[[], Decision],
    *,
    purchase: bool = False,
    waits_for_room: Callable[[], bool] = lambda: False,
) -> Procedure[Choice]:
    """Ask the active player, who may destroy own pieces besides (and, for a `purchase`, choose to pay by hand).

    `make` makes the question anew after each aside. Without a question if nothing can be chosen but to be done, unless
    destroying own pieces would change that (`waits_for_room`). A player who has destroyed his last piece is done.
    [SC-AMB-13]
    """
    while True:
        decision = make()
        seat = decision.seat
        if decision.options == [DONE] and not waits_for_room():
            return DONE
        decision.make_asides = partial(asides, s, seat, purchase=purchase)
        choice = yield from ask(decision)
        if not take_aside(s, seat, choice):
            return choice
        if s.is_eliminated(seat):
            return DONE


def asides(s: StarCraftState, seat: int, *, purchase: bool = False) -> list[Choice]:
    """What the active player may do besides answering. [SC-LIMIT-07] [SC-LIMIT-09]"""
    unit_ids, areas = s.catalog.unit_ids, s.catalog.areas
    found: list[Choice] = [("pay-by-hand",)] if purchase and not s.pay_by_hand[seat] else []
    if not s.is_player(seat):  # [BW-S2-18]
        return found
    for area in s.areas_in_play():
        units = s.units_in(area, seat)
        found += [("destroy-unit", unit_ids[kind], areas[area].id) for kind in s.types_of(units)]
    found += [("destroy-base", areas[area].id) for area in s.bases(seat)]
    found += [
        ("destroy-transport", s.route_id(route)) for route in range(len(s.routes)) if s.has_transport(seat, route)
    ]
    return found


def take_aside(s: StarCraftState, seat: int, choice: Choice) -> bool:
    """Carry an aside out; False if a choice is none. [SC-LIMIT-10] [SC-LIMIT-11]"""
    match choice:
        case ("pay-by-hand",):
            s.pay_by_hand[seat] = True
        case ("destroy-unit", str() as unit, str() as area):
            destroy_unit(s, lowest_of(s, seat, s.catalog.unit_number[unit], s.catalog.area_number[area]))
            s.tell("destroyed-own-unit", "SC-LIMIT-07", seat=seat, unit=unit, area=area)
        case ("destroy-base", str() as area):
            destroy_base(s, s.catalog.area_number[area])
            s.tell("destroyed-own-base", "SC-LIMIT-07", seat=seat, area=area)
        case ("destroy-transport", str() as route):
            destroy_transport(s, seat, s.route_number(route))
            s.tell("destroyed-own-transport", "SC-LIMIT-07", seat=seat, route=route)
        case _:
            return False
    return True
