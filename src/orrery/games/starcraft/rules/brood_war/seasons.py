"""What Brood War adds between other steps: planets that are left over, and the ends of the Regrouping Phase."""

from __future__ import annotations

from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import END_OF_REGROUPING, START_OF_REGROUPING
from orrery.games.starcraft.rules.brood_war.defend import remove_guards
from orrery.games.starcraft.rules.brood_war.keywords import forget_recharges
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NO_CARD, NOBODY


def leave_out_planets(s: StarCraftState) -> None:
    """A planet that was drawn and not placed leaves the game with its Resource cards. [BW-OPT-05]"""
    for planet, seat in enumerate(s.dealt):
        if seat != NOBODY and s.cells[planet] is None:
            s.dealt[planet] = NOBODY
            for area in s.areas_of(planet):
                s.card_holder[area] = NO_CARD
            s.tell("planet-left-out", "BW-OPT-05", seat=seat, planet=s.catalog.planets[planet].id)


def start_of_regrouping(s: StarCraftState) -> None:
    """Guard tokens leave the board, and every recharge can be used again. [BW-DEF-11] [BW-RECH-02]"""
    remove_guards(s)
    forget_recharges(s)
    s.then(("lead_moment", START_OF_REGROUPING))


def end_of_regrouping(s: StarCraftState) -> None:
    """What lasted for this round is over."""
    s.lasting = [entry for entry in s.lasting if entry[1] > s.round]
    s.then(("lead_moment", END_OF_REGROUPING))


STEPS: dict[str, StepFunction] = {
    "leave_out_planets": leave_out_planets,
    "start_of_regrouping": start_of_regrouping,
    "end_of_regrouping": end_of_regrouping,
}
