"""What a player may say at any time: how often the game should ask. It changes no rule."""

from __future__ import annotations

from orrery.core import Choice, Decision, Seat
from orrery.games.risk.state import RiskState

ASK_DEFENCE: Choice = ("ask", "defence")
AUTO_DEFENCE: Choice = ("auto", "defence")
ASK_CARDS: Choice = ("ask", "cards")
AUTO_CARDS: Choice = ("auto", "cards")


def asides(s: RiskState, decision: Decision) -> list[Choice]:
    """Defend with all dice unasked, or choose; decline to play cards unasked, or be asked."""
    seat = decision.seat
    found = [ASK_DEFENCE if s.auto_defence >> seat & 1 else AUTO_DEFENCE]
    if s.has_abilities:
        found.append(ASK_CARDS if s.auto_cards >> seat & 1 else AUTO_CARDS)
    return found


def take_aside(s: RiskState, seat: Seat, choice: Choice) -> None:
    """Note what the seat prefers, for as long as it does not say otherwise."""
    if choice[1] == "defence":
        s.auto_defence ^= 1 << seat
    else:
        s.auto_cards ^= 1 << seat
