"""How often a player wants to be asked. It changes no rule: the questions are asked, and answered for the player."""

from __future__ import annotations

from orrery.core import Choice, Decision, Preference, Preferences, Seat
from orrery.games.starcraft.state import StarCraftState

ASK, AUTO, PASS, IN_ORDER = "ask", "auto", "pass", "in-order"
ANSWERS: dict[str, Choice] = {"draw-more": ("yes",), "draw-combat-cards": ("draw",)}
"""More cards never hurt: what is too much goes at the end of the round, by the player's own choice. [SC-SPEC-05]"""


def take_what_is_free(s: StarCraftState, decision: Decision, value: str) -> Choice | None:
    """Draw cards that cost nothing, and let a cloaked unit withdraw where there is but one way to go. [SC-KEY-01]"""
    if value != AUTO:
        return None
    if decision.kind == "withdraw":
        ways = [choice for choice in decision.options if choice[0] == "withdraw"]
        return ways[0] if len(ways) == 1 else None
    answer = ANSWERS[decision.kind]
    return answer if answer in decision.options else None


def resolve_in_order(s: StarCraftState, decision: Decision, value: str) -> Choice | None:
    """Resolve the first skirmish that is left. [SC-SKIRM-01]"""
    return decision.options[0] if value == IN_ORDER else None


def use_nothing(s: StarCraftState, decision: Decision, value: str) -> Choice | None:
    """Use no ability and pay for none in this battle. [SC-BATTLE-04] [SC-KEY-18]"""
    if value != PASS:
        return None
    return ("no",) if decision.kind == "pay-cost" else ("none",)


def this_battle(s: StarCraftState) -> int:
    """A number for each battle: each belongs to an order, and orders leave their stacks; 0 while there is none."""
    if s.battle is None:
        return 0
    orders = sum(len(stack) for stack in s.stacks)
    return 1 + s.battle.area + len(s.catalog.areas) * (orders + len(s.order_known) * s.round)


def is_fighting(s: StarCraftState, seat: Seat) -> bool:
    """Whether the seat is in the battle that goes on."""
    return s.battle is not None and seat in (s.battle.attacker, s.battle.defender)


PREFERENCES: Preferences[StarCraftState] = Preferences(
    Preference(
        "free",
        (ASK, AUTO),
        frozenset(("draw-more", "draw-combat-cards", "withdraw")),
        take_what_is_free,
        asks=True,
        hurry=AUTO,
    ),
    Preference("skirmishes", (ASK, IN_ORDER), frozenset(("skirmish",)), resolve_in_order, asks=True, hurry=IN_ORDER),
    Preference(
        "abilities",
        (ASK, PASS),
        frozenset(("start-of-battle", "draw-ability", "pay-cost")),
        use_nothing,
        lasts=this_battle,
        offered=is_fighting,
        asks=True,
    ),
)
