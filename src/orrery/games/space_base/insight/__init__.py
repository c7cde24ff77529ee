"""What bots and hints know about the game: how a seat stands, and how good each option looks to it."""

from orrery.games.space_base.insight.appraisal import appraise
from orrery.games.space_base.insight.features import features
from orrery.games.space_base.insight.kinds import kinds
from orrery.games.space_base.insight.pulse import pulse

__all__ = ["appraise", "features", "kinds", "pulse"]
