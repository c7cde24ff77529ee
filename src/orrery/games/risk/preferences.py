"""How often a seat can wish to be asked. It changes no rule: the question is asked and answered at once."""

from __future__ import annotations

from orrery.core import Choice, Decision, Preference, Preferences, Seat
from orrery.games.risk.rules.fronts import MOST_DEFENDERS, can_invade
from orrery.games.risk.rules.manoeuvre import has_way_to_go
from orrery.games.risk.rules.reinforcements import hero_may_return
from orrery.games.risk.state import RiskState

ASK, ALL_DICE, DECLINE = "ask", "all", "decline"


def defend(s: RiskState, decision: Decision, value: str) -> Choice | None:
    """Defend with all dice; who may not choose is not asked."""
    return ("defend", MOST_DEFENDERS) if value == ALL_DICE else None


def decline_cards(s: RiskState, decision: Decision, value: str) -> Choice | None:
    """Play no card, and go on where only cards are left to choose."""
    if value != DECLINE:
        return None
    if decision.kind == "cards":
        return ("pass",)
    return None if has_more_than_cards(s, decision) else ("done",)


def has_more_than_cards(s: RiskState, decision: Decision) -> bool:
    """Whether there is anything but cards to choose before a part of the turn ends."""
    seat = decision.seat
    match decision.kind:
        case "deploy":
            return s.turn.pool > 0 or hero_may_return(s, seat)
        case "attack":
            return can_invade(s, seat)
    return has_way_to_go(s, seat)


def cards_are_played(s: RiskState, seat: Seat) -> bool:
    """Whether cards have abilities at all. [RK-TD-03]"""
    return s.rules.abilities


PREFERENCES = Preferences[RiskState](
    Preference("defence", (ASK, ALL_DICE), frozenset(("defend",)), defend, asks=True),
    Preference(
        "cards",
        (ASK, DECLINE),
        frozenset(("cards", "deploy", "attack", "manoeuvre")),
        decline_cards,
        offered=cards_are_played,
        asks=True,
    ),
)
