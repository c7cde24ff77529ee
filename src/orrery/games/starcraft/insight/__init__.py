"""What bots and hints know about the game: how a seat stands, and how good each option looks to it."""

from orrery.games.starcraft.insight.appraisal import appraise
from orrery.games.starcraft.insight.features import features
from orrery.games.starcraft.insight.kinds import kinds
from orrery.games.starcraft.insight.pulse import pulse
from orrery.games.starcraft.insight.searching import searching
from orrery.games.starcraft.insight.stakes import STAKES

__all__ = ["STAKES", "appraise", "features", "kinds", "pulse", "searching"]
