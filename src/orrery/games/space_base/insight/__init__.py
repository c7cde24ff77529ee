"""What bots and hints know about the game: how a seat stands, and how good each option looks to it."""

from orrery.games.space_base.insight.appraisal import appraise
from orrery.games.space_base.insight.features import features
from orrery.games.space_base.insight.kinds import kinds
from orrery.games.space_base.insight.pulse import pulse
from orrery.games.space_base.insight.searching import searching
from orrery.games.space_base.insight.stakes import STAKES

__all__ = ["STAKES", "appraise", "features", "kinds", "pulse", "searching"]
