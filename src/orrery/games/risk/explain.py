"""Why a choice is not on offer: which rule forbids what people commonly try."""

from __future__ import annotations

from orrery.core import Choice, Decision, Message
from orrery.games.risk.state import RiskState


def explain(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """The reason in words, or None if there is none more precise than 'that is not what is asked'."""
    return None
