"""The turn: what comes after what."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Procedure
from orrery.games.risk.rules.achievements import take_achievement
from orrery.games.risk.rules.command import transfer_command
from orrery.games.risk.rules.invasion import attack
from orrery.games.risk.rules.manoeuvre import end_turn, start_manoeuvre
from orrery.games.risk.rules.reinforcements import deploy
from orrery.games.risk.rules.setup import (
    choose_factions,
    occupy,
    place_base,
    place_hero,
    strengthen,
    strengthen_with_neutrals,
)
from orrery.games.risk.state import (
    ACHIEVEMENT,
    ATTACK,
    BASES,
    COMMAND,
    DEPLOY,
    FACTIONS,
    HEROES,
    MANOEUVRE,
    NEUTRALS,
    OCCUPY,
    OVER,
    START_MANOEUVRE,
    STRENGTHEN,
    RiskState,
)

STEPS: dict[int, Callable[[RiskState], Procedure[None]]] = {
    # The set-up
    FACTIONS: choose_factions,
    BASES: place_base,
    OCCUPY: occupy,
    STRENGTHEN: strengthen,
    NEUTRALS: strengthen_with_neutrals,
    HEROES: place_hero,
    # A turn
    DEPLOY: deploy,
    COMMAND: transfer_command,
    START_MANOEUVRE: start_manoeuvre,
    ATTACK: attack,
    ACHIEVEMENT: take_achievement,
    MANOEUVRE: end_turn,
}


def step(s: RiskState) -> Procedure[None] | None:
    """The next part of the set-up or of a turn, or None when the game is over. [RK-TURN-01] [RK-AMB-08]"""
    return None if s.stage == OVER else STEPS[s.phase](s)
