"""What bots know about the game: how well a seat stands, and how good each option looks to it."""

from orrery.games.risk.insight.appraisal import appraise
from orrery.games.risk.insight.standing import evaluate

__all__ = ["appraise", "evaluate"]
