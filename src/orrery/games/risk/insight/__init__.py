"""What bots and hints know about the game: how a seat stands, and how good each option looks to it."""

from orrery.games.risk.insight.appraisal import appraise
from orrery.games.risk.insight.features import features
from orrery.games.risk.insight.kinds import kinds
from orrery.games.risk.insight.pulse import pulse
from orrery.games.risk.insight.searching import searching
from orrery.games.risk.insight.stakes import STAKES

__all__ = ["STAKES", "appraise", "features", "kinds", "pulse", "searching"]
