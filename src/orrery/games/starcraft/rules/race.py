"""Racial abilities, of a player's Faction Sheet: each asked for by the rule it changes. [SC-RACE-01] to [SC-RACE-07]

Versatility and Creep are queries of the state: `hand_limit` (and the opening hand) and `build_limit`.
"""

from __future__ import annotations

from orrery.core.message import Argument, Message
from orrery.games.starcraft.rules.combat_deck import draw_cards
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DEFENDER

UNPLAYED_CARDS = 2
"""Combat cards that a faction without a player draws beyond the number of its units. [BW-S2-24]"""


def defender_cards(s: StarCraftState, seat: int) -> int:
    """Shields: how many Combat cards a defender draws, three instead of one for Protoss. [SC-RACE-05] [SC-BATTLE-06]

    A faction without a player draws one for each of its units and two more. [BW-S2-24] [BW-S2-28]
    """
    if not s.is_player(seat):
        return s.battle_units(DEFENDER).bit_count() + UNPLAYED_CARDS
    return s.race(seat).defender_cards


def regenerate(s: StarCraftState, seat: int) -> None:
    """Regeneration: after placing his Combat cards a Zerg player draws one. [SC-RACE-06]"""
    if count := s.race(seat).placing_cards:
        draw_cards(s, seat, count, "SC-RACE-06")


def lift_off_areas(s: StarCraftState, seat: int, planet: int) -> list[int]:
    """Lift-off: where a seat's base on the active planet may move to. [SC-RACE-02]"""
    return [area for area in s.areas_of(planet) if why_not_lift_off(s, seat, planet, area) is None]


def why_not_lift_off(s: StarCraftState, seat: int, planet: int, target: int) -> Message | None:
    """What forbids to move a base to an area in the Move Units step. [SC-RACE-02] [SC-RACE-03] [SC-RACE-04]"""
    about: dict[str, Argument] = {"area": s.catalog.areas[target].id}
    if not s.race(seat).lift_off:
        return Message("starcraft-refused-lift-off-race", {}, "SC-RACE-02")
    if not s.has_base_on(seat, planet):
        return Message("starcraft-refused-lift-off-no-base", {}, "SC-RACE-02")
    if s.order is not None and s.order.lifted:
        return Message("starcraft-refused-lift-off-twice", {}, "SC-RACE-04")
    if s.catalog.planet_of[target] != planet:
        return Message("starcraft-refused-lift-off-planet", about, "SC-RACE-02")
    if not s.may_hold_base(target):
        return Message("starcraft-refused-lift-off-occupied", about, "SC-RACE-03")
    if not s.friendly_or_empty(seat, target):
        return Message("starcraft-refused-lift-off-enemy", about, "SC-RACE-04")
    return None
