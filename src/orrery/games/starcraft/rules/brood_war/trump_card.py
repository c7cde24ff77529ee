"""Trump Card: the Psi Emitter, and the Overmind, who plays without a player. (page 14)

Its questions go to Raynor's player (`addressing.py`); that it draws more cards, cannot retreat and overruns areas are
queries of the base rules.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.catalog import RACES
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.effects.leadership import lose
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.combat_deck import discard
from orrery.games.starcraft.rules.execution import begin_order
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BUILD, MOBILIZE, NOTHING, NOWHERE, Order, members

EMITTER = ITEMS.index("psi-emitter")
TARGET = "dylar-iv"
"""Where the Psi Emitter is set up. [BW-S2-14]"""
LURED_TO = ("torus", TARGET)
"""The planets on which the Overmind may then execute a Mobilize order. [BW-S2-21]"""


def set_up_emitter(s: StarCraftState) -> None:
    """As soon as its bearer is on the planet the Psi Emitter stands there. [BW-S2-14]"""
    unit, _ = s.items[EMITTER]
    if unit == NOTHING:
        return
    area = s.unit_area[unit]
    if area >= 0 and s.catalog.planet_of[area] == s.catalog.planet_number[TARGET]:
        s.items[EMITTER] = (NOTHING, area)
        s.tell("emitter-set-up", "BW-S2-14", area=s.catalog.areas[area].id)


def emitter_stands(s: StarCraftState) -> bool:
    """Whether the Psi Emitter is set up. [BW-S2-14]"""
    unit, area = s.items[EMITTER]
    return unit == NOTHING and area != NOWHERE and s.catalog.planet_of[area] == s.catalog.planet_number[TARGET]


def overmind_turn(s: StarCraftState) -> None:
    """Before every Planning Phase the Overmind moves, if the emitter calls it, and builds at all its bases. [BW-S2-19]
    [BW-S2-21] [BW-S2-27]"""
    party = s.seats
    s.phase = "planning"
    s.tell("overmind-acts", "BW-S2-19", seat=party)
    planets = [planet for planet in s.placed_planets if s.has_base_on(party, planet)]
    s.then(
        *([("overmind_mobilize",)] if emitter_stands(s) else []),
        *(("overmind_build", planet) for planet in planets),
    )


def overmind_build(s: StarCraftState, planet: int) -> None:
    """A Build order on a planet with its base; build limits do not count. [BW-S2-19] [BW-S2-20]"""
    if s.has_base_on(s.seats, planet):
        begin_order(s, Order(s.seats, planet, BUILD))


def overmind_mobilize(s: StarCraftState) -> Procedure[None]:
    """One Mobilize order towards the emitter, or none. [BW-S2-21]"""
    options: list[Choice] = [*(("choose-planet", name) for name in LURED_TO), ("none",)]
    match (yield from choose(Decision(s.seats, "overmind-mobilize", lambda: options, "BW-S2-21"))):
        case ("choose-planet", str() as name):
            begin_order(s, Order(s.seats, s.catalog.planet_number[name], MOBILIZE))
        case ("none",):
            pass
        case choice:
            unforeseen(choice)


def overrun(s: StarCraftState, area: int) -> None:
    """Instead of a battle all units there that are no Zerg are destroyed. [BW-S2-22]"""
    for unit in members(s.area_units[area]):
        if RACES[s.catalog.race_of[s.unit_type[unit]]] != "zerg":
            lose(s, unit, "BW-S2-22")


def drop_unplayed_hand(s: StarCraftState) -> None:
    """After a battle the Overmind keeps no cards. [BW-S2-25] [BW-S2-28]"""
    defender = battle_of(s).defender
    if not s.is_player(defender):
        for card in s.hand(defender):
            discard(s, card)


STEPS: dict[str, StepFunction] = {
    "set_up_emitter": set_up_emitter,
    "overmind_turn": overmind_turn,
    "overmind_build": overmind_build,
    "overmind_mobilize": overmind_mobilize,
    "overrun": overrun,
    "drop_unplayed_hand": drop_unplayed_hand,
}
