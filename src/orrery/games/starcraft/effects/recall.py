"""Recall: in the Move Units step of a Mobilize order a unit comes from anywhere to an own Arbiter. [SC-KEY-27]"""

from __future__ import annotations

from orrery.core import Choice, Message
from orrery.core.message import Argument
from orrery.games.starcraft.ability import MOBILIZE
from orrery.games.starcraft.effect import Recall
from orrery.games.starcraft.effects.in_force import ability_of
from orrery.games.starcraft.rules.pieces import move_unit
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import Order, lowest


def recall_card(s: StarCraftState, order: Order) -> tuple[int, Recall] | None:
    """The card in the active player's play area that can still recall a unit with this order, and what it says."""
    for card in s.cards_in_play(order.seat):
        if not order.used >> card & 1:
            for clause in ability_of(s, card).at[MOBILIZE]:
                if isinstance(clause.effect, Recall):
                    return card, clause.effect
    return None


def recalls(s: StarCraftState, order: Order) -> list[Choice]:
    """The units that may be recalled, from where, and to where; units alike in one area are offered once."""
    found = recall_card(s, order)
    if found is None:
        return []
    beacons = [area for area in s.areas_of(order.planet) if _has_beacon(s, order.seat, area, found[1])]
    ids, areas = s.catalog.unit_ids, s.catalog.areas
    return [
        ("recall", ids[kind], areas[source].id, areas[target].id)
        for target in beacons
        for source in s.areas_in_play()
        for kind in s.types_of(s.units_in(source, order.seat))
        if why_not_recall(s, order, kind, source, target) is None
    ]


def _has_beacon(s: StarCraftState, seat: int, area: int, effect: Recall) -> bool:
    return bool(s.of_type(s.units_in(area, seat), effect.unit))


def why_not_recall(s: StarCraftState, order: Order, kind: int, source: int, target: int) -> Message | None:
    """What forbids to recall a unit of a type."""
    about: dict[str, Argument] = {"area": s.catalog.areas[target].id, "unit": s.catalog.unit_ids[kind]}
    found = recall_card(s, order)
    if found is None:
        return Message("starcraft-refused-recall-none", about, "SC-KEY-27")
    if s.catalog.planet_of[target] != order.planet or not _has_beacon(s, order.seat, target, found[1]):
        return Message("starcraft-refused-recall-target", about, "SC-KEY-27")
    if source == target or not _can_come(s, order, kind, source):
        return Message("starcraft-refused-recall-unit", about, "SC-MOB-15")
    if not s.may_enter(target, kind) or _room(s, order.seat, kind, target) < 1:
        return Message("starcraft-refused-recall-room", about, "SC-MOB-10")
    return None


def _can_come(s: StarCraftState, order: Order, kind: int, source: int) -> int:
    """The units of a type in an area that have not moved yet, as a bit set."""
    return s.of_type(s.units_in(source, order.seat), kind) & ~order.moved


def _room(s: StarCraftState, seat: int, kind: int, target: int) -> int:
    """How many more units fit: more, where enemy units are attacked. [SC-MOB-10] [SC-MOB-11]"""
    if s.enemy_units_in(target, seat):
        return s.attack_room(target, kind, seat)
    return s.room_in(target, kind, seat)


def recall(s: StarCraftState, order: Order, unit: str, source: str, target: str) -> None:
    """Move the unit; the card has done its work for this order."""
    found = recall_card(s, order)
    assert found is not None
    card, _ = found
    token = lowest(_can_come(s, order, s.catalog.unit_number[unit], s.catalog.area_number[source]))
    move_unit(s, token, s.catalog.area_number[target])
    order.moved |= 1 << token
    order.used |= 1 << card
    s.tell("recalled", "SC-KEY-27", seat=order.seat, unit=unit, source=source, target=target)
