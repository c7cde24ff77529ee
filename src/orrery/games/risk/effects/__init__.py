"""The cards' effects: one record each, with its bounds, its windows, its aims, what it does and what that is worth."""

from orrery.games.risk.effects.force import Noted, end_roll, in_force, take_effect, unmet, ways_to_play
from orrery.games.risk.effects.vocabulary import EFFECTS

__all__ = ["EFFECTS", "Noted", "end_roll", "in_force", "take_effect", "unmet", "ways_to_play"]
