"""What a player may say at any time: how often the game should ask. It changes no rule."""

from __future__ import annotations

from orrery.core import Choice, Decision, Seat
from orrery.games.space_base.state import PLAY, SpaceBaseState

ASK_CHARGES: Choice = ("ask", "charges")
AUTO_CHARGES: Choice = ("auto", "charges")
ASK_ABILITIES: Choice = ("ask", "abilities")


def asides(s: SpaceBaseState, decision: Decision) -> list[Choice]:
    """Be asked about every token or have them placed by themselves [SB-AMB-25]; be asked about abilities again."""
    if s.stage != PLAY:
        return []
    found = [AUTO_CHARGES if s.asking >> decision.seat & 1 else ASK_CHARGES]
    if s.resting >> decision.seat & 1:
        found.append(ASK_ABILITIES)
    return found


def take_aside(s: SpaceBaseState, seat: Seat, choice: Choice) -> None:
    """Note what the seat prefers."""
    if choice == ASK_ABILITIES:
        s.resting &= ~(1 << seat)
    else:
        s.asking ^= 1 << seat
