"""How pieces on the board change: one function each, so that all lists stay in step.

Destroying schedules what follows from it: the rule set's `unit_destroyed` and `base_destroyed`, and the check whether
its owner is eliminated, unless a battle goes on. [SC-AMB-11]
"""

from __future__ import annotations

from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BASE, NO_STRUCTURE, NOBODY, NOTHING, ON_CARD, SUPPLY, lowest, members

# Units


def place_unit(s: StarCraftState, seat: int, unit_type: int, area: int) -> int:
    """Put an unused figure of a type into an area; gives the unit."""
    unit = lowest(s.unused(seat, unit_type))
    _put(s, unit, area)
    return unit


def move_unit(s: StarCraftState, unit: int, area: int) -> None:
    """Move a unit from its area, or a card, to another."""
    _put(s, unit, area)


def destroy_unit(s: StarCraftState, unit: int) -> None:
    """A unit goes back to its owner's pool, with all that follows. [SC-CORE-15]"""
    area, seat, kind = s.unit_area[unit], s.unit_seat[unit], s.unit_type[unit]
    remove_unit(s, unit)
    s.then(*((*step, unit, area, kind) for step in s.rules.unit_destroyed))
    _may_be_eliminated(s, seat)


def remove_unit(s: StarCraftState, unit: int) -> None:
    """A unit goes back to its owner's pool, and nothing follows from it."""
    seat, kind = s.unit_seat[unit], s.unit_type[unit]
    if s.items:  # what it carried stays where it was [BW-SCEN-15]
        area = s.unit_area[unit]
        s.items = [(NOTHING, area) if carrier == unit else (carrier, where) for carrier, where in s.items]
    _put(s, unit, SUPPLY)
    if s.order is not None:  # the figure may come back as another unit [SC-LIMIT-11]
        s.order.present &= ~(1 << unit)
        s.order.moved &= ~(1 << unit)
    if seat != s.unit_owner[unit]:
        _give(s, unit, s.unit_owner[unit])  # [BW-AMB-06]
    if kind != s.catalog.plain[kind]:
        become(s, unit, s.catalog.plain[kind])


def _put(s: StarCraftState, unit: int, area: int) -> None:
    before, token = s.unit_area[unit], 1 << unit
    if before >= 0:
        s.area_units[before] &= ~token
    if area >= 0:
        s.area_units[area] |= token
        s.on_board |= token
    else:
        s.on_board &= ~token
    if ON_CARD in (before, area):
        s.on_cards = s.on_cards | token if area == ON_CARD else s.on_cards & ~token
    s.unit_area[unit] = area


def _give(s: StarCraftState, unit: int, seat: int) -> None:
    """Let another seat control a unit."""
    s.seat_units[s.unit_seat[unit]] &= ~(1 << unit)
    s.seat_units[seat] |= 1 << unit
    s.unit_seat[unit] = seat


def become(s: StarCraftState, unit: int, kind: int) -> None:
    """A figure becomes a hero, a unit under mind control, or a plain one of its type again. [BW-HERO-02]"""
    before, token = s.unit_type[unit], 1 << unit
    s.unit_type = (*s.unit_type[:unit], kind, *s.unit_type[unit + 1 :])
    figures = list(s.type_units)
    figures[before] &= ~token
    figures[kind] |= token
    s.take_types(figures)


def take_over(s: StarCraftState, unit: int, seat: int) -> None:
    """Another player controls a unit from now on; whose figure it is stays the same. [BW-MIND-02] [BW-AMB-07]"""
    _give(s, unit, seat)
    owner, plain = s.unit_owner[unit], s.catalog.plain[s.unit_type[unit]]
    become(s, unit, plain if owner == seat else s.catalog.stolen_kind[s.faction[owner], plain])


def lowest_of(s: StarCraftState, seat: int, unit_type: int, area: int) -> int:
    """The unit that stands for all of a seat's units of a type in an area, for they are interchangeable."""
    return lowest(s.of_type(s.units_in(area, seat), unit_type))


# Bases


def place_base(s: StarCraftState, seat: int, area: int) -> None:
    """Put an unused base into an area."""
    s.structure_kind[area] = BASE
    s.structure_seat[area] = seat


def move_base(s: StarCraftState, area: int, target: int) -> None:
    """Move a base to another area of its planet. [SC-RACE-02]"""
    seat = s.structure_seat[area]
    _clear(s, area)
    place_base(s, seat, target)


def destroy_base(s: StarCraftState, area: int) -> None:
    """A base goes back to its owner's pool; his Resource cards and transports stay for now. [SC-CORE-15]

    Where bases decide it leaves the game, whoever has destroyed it. [BW-SURV-04] [BW-SURV-08]
    """
    seat = s.structure_seat[area]
    _clear(s, area)
    if s.rules.bases_decide:
        s.lost_bases[seat] += 1
        s.tell("base-gone", "BW-SURV-04", seat=seat, left=s.bases_left(seat))
    s.then(*((*step, area, seat) for step in s.rules.base_destroyed))
    _may_be_eliminated(s, seat)


def place_installation(s: StarCraftState, seat: int, area: int, kind: int) -> None:
    """Put an installation into an area without a base or another one. [BW-INST-02]"""
    s.structure_kind[area] = kind
    s.structure_seat[area] = seat


def destroy_structure(s: StarCraftState, area: int) -> None:
    """A base, or an installation, which is destroyed in the same way. [BW-INST-03]"""
    if s.structure_kind[area] == BASE:
        destroy_base(s, area)
    else:
        _clear(s, area)


def remove_pieces(s: StarCraftState, seat: int) -> None:
    """Whatever a seat that is out still has on the board, or waiting on a card, leaves it. [SC-ELIM-08] [BW-SURV-03]"""
    for unit in members(s.seat_units[seat] & (s.on_board | s.on_cards)):
        remove_unit(s, unit)
    for area, owner in enumerate(s.structure_seat):
        if owner == seat:
            _clear(s, area)
    s.guards = [(area, owner) for area, owner in s.guards if owner != seat]


def _clear(s: StarCraftState, area: int) -> None:
    s.structure_kind[area] = NO_STRUCTURE
    s.structure_seat[area] = NOBODY


# Transports


def place_transport(s: StarCraftState, seat: int, route: int) -> None:
    """Put an unused transport on a route. [SC-TRANS-03]"""
    s.transports[route] |= 1 << seat


def destroy_transport(s: StarCraftState, seat: int, route: int) -> None:
    """A transport goes back to its owner's pool."""
    s.transports[route] &= ~(1 << seat)


# Elimination


def _may_be_eliminated(s: StarCraftState, seat: int) -> None:
    """Schedule the check as soon as a seat has nothing left on the board. [SC-ELIM-01] [SC-AMB-11]"""
    if s.battle is None and not s.eliminated[seat] and s.is_eliminated(seat):
        s.then(("check_elimination",))
