"""How often a player wants to be asked. It changes no rule: the questions are asked, and answered for the player."""

from __future__ import annotations

from orrery.core import Choice, Decision, Preference, Preferences, Seat
from orrery.games.space_base.rules.dice import DICE, KEEP, ROLL, SUM, has_shifted, sectors_matter, shifts
from orrery.games.space_base.rules.purchase import PASS
from orrery.games.space_base.state import NOBODY, SpaceBaseState


def place_tokens(s: SpaceBaseState, decision: Decision, value: str) -> Choice | None:
    """Take every token and keep as many as fit, because that never hurts. [SB-AMB-25] [SB-DEPLOY-04]"""
    return decision.options[0] if value == "auto" else None


def use_nothing(s: SpaceBaseState, decision: Decision, value: str) -> Choice | None:
    """Use no more abilities this turn."""
    if value == "ask":
        return None
    match decision.kind:
        case "set-die":
            return ROLL
        case "reroll":
            return KEEP
        case "allocate":
            # Without the abilities that move the sum on, it would not have been asked.
            return None if has_shifted(s, decision.seat) or sectors_matter(s, decision.seat) else DICE
        case _:
            return PASS


def take_the_paying_way(s: SpaceBaseState, decision: Decision, value: str) -> Choice | None:
    """Use the dice in the one way that pays anything, unless an ability could still move the sum on."""
    seat = decision.seat
    if value == "ask" or has_shifted(s, seat) or shifts(s, seat):
        return None
    side = s.paying_side(seat)
    first, second = s.dice
    singly = s.pays(side, s.cards_in(seat, side, first) + s.cards_in(seat, side, second))
    together = s.pays(side, s.cards_in(seat, side, first + second))
    if singly == together:
        return None
    return DICE if singly else SUM


def this_turn(s: SpaceBaseState) -> int:
    """A number for each turn."""
    return s.turns


def is_under_way(s: SpaceBaseState, seat: Seat) -> bool:
    """Whether the first turn has begun, so that there can be abilities to use."""
    return s.active != NOBODY


DICE_THAT_PAY = Preference(
    "dice", ("ask", "paying"), frozenset({"allocate"}), take_the_paying_way, asks=True, hurry="paying"
)
TOKENS = Preference("tokens", ("auto", "ask"), frozenset({"charge", "carry"}), place_tokens)
ABILITIES = Preference(
    "abilities",
    ("ask", "rest"),
    frozenset({"ability", "set-die", "reroll", "allocate", "double"}),
    use_nothing,
    lasts=this_turn,
    offered=is_under_way,
    asks=True,
)
PREFERENCES: Preferences[SpaceBaseState] = Preferences(TOKENS, ABILITIES, DICE_THAT_PAY)
