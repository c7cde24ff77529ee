"""What Combat cards do at the end of the Destroy Units step: Nuke, Spawn Broodling, and the Scourge. [SC-TIME-01]"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Procedure
from orrery.games.starcraft.effect import Destroy, Effect, ScourgeStrike
from orrery.games.starcraft.effects.conditions import battle_of, current_skirmish, fighters, is_fighting
from orrery.games.starcraft.rules.losses import choose_loss, destroy_by_text, skirmish_of
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import SUPPLY, members

Text = Callable[[StarCraftState, int, Effect], Procedure[None]]
"""(state, side whose card it is, effect)"""


def destructible(s: StarCraftState, unit: int) -> bool:
    """Whether a text can destroy a unit: not in a skirmish in which its side is indestructible."""
    battle = battle_of(s)
    if battle.current < 0 or skirmish_of(s, unit) != battle.current:
        return True
    return not current_skirmish(s).indestructible[battle.side_of(s.unit_seat[unit])]


def destroy_candidates(s: StarCraftState, side: int, effect: Destroy) -> list[int]:
    """The units of a side among which a text of its opponent lets it choose."""
    able = members(s.text_destroy_candidates(side))
    if effect.where == "skirmish":
        here = fighters(s, side, battle_of(s).current)
        able = [unit for unit in here if unit in able]
    return [unit for unit in able if s.unit_type[unit] in effect.units and destructible(s, unit)]


def destroy_some(s: StarCraftState, side: int, effect: Effect) -> Procedure[None]:
    """The opponent chooses and destroys some of his units; all, if there are fewer. Cloaked ones may be chosen."""
    assert isinstance(effect, Destroy)
    loser = 1 - side
    for _ in range(effect.count):
        units = destroy_candidates(s, loser, effect)
        if not units:
            return
        unit = yield from choose_loss(s, battle_of(s).seat_of(loser), units, "text-loss", "SC-KEY-24")
        strikes(s, side)
        yield from destroy_by_text(s, unit, "SC-TIME-01")


def strikes(s: StarCraftState, side: int) -> None:
    """A side destroys an opposing unit in the running skirmish, which triggers its splash damage. [SC-SPLASH-01]"""
    if battle_of(s).current >= 0:
        skirmish = current_skirmish(s)
        attacker, defender = skirmish.struck
        skirmish.struck = (attacker, True) if side else (True, defender)


def scourge_strike(s: StarCraftState, side: int, effect: Effect) -> Procedure[None]:
    """A surviving front-line unit is destroyed and takes a flying opposing one with it; no splash. [SC-ERR-01]"""
    front = current_skirmish(s).front
    own, opposing = front[side], front[1 - side]
    if not is_fighting(s, own) or not destructible(s, own):
        return
    yield from destroy_by_text(s, own, "SC-ERR-01")
    if s.unit_area[own] != SUPPLY:
        return
    if is_fighting(s, opposing) and s.catalog.flying[s.unit_type[opposing]] and destructible(s, opposing):
        yield from destroy_by_text(s, opposing, "SC-ERR-01")


TEXTS: dict[type[Effect], Text] = {Destroy: destroy_some, ScourgeStrike: scourge_strike}
"""The effects of this step."""
