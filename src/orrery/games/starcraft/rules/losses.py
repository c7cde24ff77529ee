"""Losing units in a battle: whose choice it is, destruction, and the withdrawal of cloaked units.

Units of one kind in the same place are interchangeable and offered once. Cards' texts are kinder to cloaked units than
splash damage is. [SC-KEY-24] [SC-SPLASH-13]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.core import Choice, Decision, Message, Procedure
from orrery.core.message import Argument
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.effects.in_force import Clash, cloaked_types
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.pieces import destroy_unit, move_unit
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOTHING

# Choosing


def skirmish_of(s: StarCraftState, unit: int) -> int:
    """The skirmish a unit takes part in, or NOTHING before there are any."""
    for number, skirmish in enumerate(battle_of(s).skirmishes):
        if unit in skirmish.front or any(unit in supporters for supporters in skirmish.supporters):
            return number
    return NOTHING


def loss_of(s: StarCraftState, unit: int) -> Choice:
    """How a unit that may be lost is named: its type, and while its skirmish is open, that and its place there."""
    name = s.catalog.unit_ids[s.unit_type[unit]]
    number = skirmish_of(s, unit)
    if number == NOTHING or battle_of(s).skirmishes[number].resolved:
        return ("lose", name)
    front = unit in battle_of(s).skirmishes[number].front
    return ("lose", name, number + 1, "front") if front else ("lose", name, number + 1)


def losses(s: StarCraftState, units: Iterable[int]) -> dict[Choice, int]:
    """The options for losing one of these units, and the unit each stands for."""
    found: dict[Choice, int] = {}
    for unit in units:
        found.setdefault(loss_of(s, unit), unit)
    return found


def choose_loss(s: StarCraftState, seat: int, units: Sequence[int], kind: str, rule: str) -> Procedure[int]:
    """The owner chooses one of his units to lose."""
    found = losses(s, units)
    choice = yield from choose(Decision(seat, kind, lambda: list(found), rule))
    return found[choice]


# Destroying


def destroy(s: StarCraftState, unit: int, rule: str) -> None:
    """A unit of the battle goes back to its owner's pool at once. [SC-SKIRM-14]"""
    seat, name, area = s.unit_seat[unit], s.catalog.unit_ids[s.unit_type[unit]], battle_of(s).area
    destroy_unit(s, unit)
    if s.events is not None:
        s.tell("unit-destroyed", rule, seat=seat, unit=name, area=s.catalog.areas[area].id)


def is_cloaked(s: StarCraftState, unit: int) -> bool:
    """Whether a unit has cloaking that no detector cancels, where it fights now. [SC-KEY-01] [SC-KEY-05]"""
    battle = battle_of(s)
    number, side, kind = skirmish_of(s, unit), battle.side_of(s.unit_seat[unit]), s.unit_type[unit]
    if number == NOTHING:
        return s.catalog.cloaking[kind]
    fixed = number == battle.current
    cloaked = battle.skirmishes[number].cloaked[side] if fixed else cloaked_types(Clash(s, number), side)
    return bool(cloaked >> kind & 1)


def destroy_by_text(s: StarCraftState, unit: int, rule: str) -> Procedure[None]:
    """A card's text destroys a unit in the battle; one with cloaking may withdraw instead. [SC-KEY-24]"""
    if is_cloaked(s, unit):
        yield from withdraw(s, unit)
    else:
        destroy(s, unit, rule)


# Withdrawing


def withdrawal_areas(s: StarCraftState, seat: int, kind: int) -> list[int]:
    """Where a cloaked unit of a type may go: friendly or empty areas of the active planet with room. [SC-KEY-02]"""
    contested = battle_of(s).area
    areas = s.areas_of(s.catalog.planet_of[contested]) if s.is_player(seat) else ()  # [BW-S2-26]
    return [area for area in areas if why_not_withdraw(s, seat, kind, area) is None]


def why_not_withdraw(s: StarCraftState, seat: int, kind: int, area: int) -> Message | None:
    """What forbids a seat's unit of a type to withdraw to an area. [SC-KEY-02] [SC-KEY-03]"""
    planet_of, contested = s.catalog.planet_of, battle_of(s).area
    about: dict[str, Argument] = {"area": s.catalog.areas[area].id}
    if planet_of[area] != planet_of[contested]:
        return Message("starcraft-refused-withdraw-planet", about, "SC-KEY-02")
    if area == contested or not s.friendly_or_empty(seat, area):
        return Message("starcraft-refused-withdraw-enemy", about, "SC-KEY-02")
    if not s.may_enter(area, kind) or s.room_in(area, kind, seat) < 1:
        return Message("starcraft-refused-withdraw-room", about, "SC-KEY-03")
    return None


def withdraw(s: StarCraftState, unit: int) -> Procedure[None]:
    """The owner of a cloaked unit may take it out of the battle; otherwise it is destroyed. [SC-KEY-01] [SC-KEY-03]"""
    seat, kind, areas = s.unit_seat[unit], s.unit_type[unit], s.catalog.areas
    name = s.catalog.unit_ids[kind]
    choice = yield from choose(
        Decision(
            seat,
            "withdraw",
            lambda: [*(("withdraw", areas[area].id) for area in withdrawal_areas(s, seat, kind)), ("none",)],
            "SC-KEY-01",
            {"unit": name},
        )
    )
    match choice:
        case ("withdraw", str() as area):
            move_unit(s, unit, s.catalog.area_number[area])
            s.tell("withdrew", "SC-KEY-01", seat=seat, unit=name, area=area)
        case _:
            destroy(s, unit, "SC-KEY-03")
