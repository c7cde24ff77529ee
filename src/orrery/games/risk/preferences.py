"""How often a seat can wish to be asked. It changes no rule: the question is asked and answered at once."""

from __future__ import annotations

from orrery.core import Choice, Decision, Preference, Preferences, Seat
from orrery.games.risk.catalog import TERRITORIES
from orrery.games.risk.insight import appraise
from orrery.games.risk.rules.elimination import pass_on_achievements
from orrery.games.risk.rules.ending import way_to_win
from orrery.games.risk.rules.fronts import MOST_DEFENDERS, can_invade
from orrery.games.risk.rules.manoeuvre import has_way_to_go
from orrery.games.risk.rules.reinforcements import hero_may_return
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Invasion

ASK, SPARE, ALL_DICE, MOMENT, DECLINE, REST = "ask", "spare", "all", "moment", "decline", "rest"
FORMALITIES = "formalities"


# Defending


def defend(s: RiskState, decision: Decision, value: str) -> Choice | None:
    """Defend with all dice; who may not choose is not asked."""
    return ("defend", MOST_DEFENDERS) if value == ALL_DICE else None


# Cards


def decline_cards(s: RiskState, decision: Decision, value: str) -> Choice | None:
    """Play no card, at once or after a moment, and go on where only cards are left to choose."""
    if value == ASK:
        return None
    if decision.kind == "cards":
        return ("pass",)
    return None if has_more_than_cards(s, decision) else ("done",)


def decline_in_this_attack(s: RiskState, decision: Decision, value: str) -> Choice | None:
    """Play no card as long as the invasion is under way, or another one over the same front."""
    return ("pass",) if value == DECLINE and s.fight is not None else None


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


def this_turn(s: RiskState) -> int:
    """A number for each turn."""
    return s.round * s.seats + s.active


def this_attack(s: RiskState) -> int:
    """A number for all invasions of a turn over one front; another one while there is none."""
    front = s.invasion
    number = 1 + front.source * TERRITORIES + front.target if front is not None else 0
    return this_turn(s) * (1 + TERRITORIES * TERRITORIES) + number


def is_in_an_attack(s: RiskState, seat: Seat) -> bool:
    """Whether cards are played, and an invasion is under way."""
    return s.rules.abilities and s.fight is not None


def is_in_a_turn(s: RiskState, seat: Seat) -> bool:
    """Whether cards are played, and the game is set up."""
    return s.rules.abilities and s.round > 0


# Setting up


def place_the_rest(s: RiskState, decision: Decision, value: str) -> Choice | None:
    """Occupy and strengthen territories, also neutral ones, as the greedy bot would. [RK-AMB-40]"""
    if value != REST or s.round:
        return None
    looks = appraise(s, decision)
    return decision.options[looks.index(max(looks))]


def set_up(s: RiskState) -> int:
    """The whole set-up, and what comes after it."""
    return min(s.round, 1)


def is_set_up_by_players(s: RiskState, seat: Seat) -> bool:
    """Whether players place their start units, and have some left."""
    return not s.round and any(s.supply)


# Questions without a choice


def no_choice_left(s: RiskState, decision: Decision, value: str) -> Choice | None:
    """The only option there is, and any number of units that move in where the game is won by that. [RK-AMB-41]

    Where cards might be in question it is asked all the same, since not to ask would give the hand away. [RK-AMB-35]
    """
    if value == ASK or s.rules.formalities:
        return None
    seat = decision.seat
    match decision.kind:
        case "advance":
            return decision.options[0] if is_won_by(s, s.under_way) else None
        case "deploy":
            if s.turn.pool > 1 or s.hand(seat) or s.won(seat):
                return None
    return decision.options[0] if len(decision.options) == 1 else None


def is_won_by(s: RiskState, capture: Invasion) -> bool:
    """Whether a capture wins the game, with all that an eliminated player leaves behind. [RK-AMB-19] [RK-ELIM-03]"""
    seat, loser = capture.attacker, capture.defender
    if s.is_player(loser) and not s.is_alive(loser):
        s = s.copy()
        pass_on_achievements(s, loser, seat)
    return way_to_win(s, seat) is not None


def nobody(s: RiskState, seat: Seat) -> bool:
    """It is not for players to say: they have nothing to choose there."""
    return False


CARDS = frozenset(("cards", "deploy", "attack", "manoeuvre"))

PREFERENCES = Preferences[RiskState](
    Preference("defence", (ASK, ALL_DICE), frozenset(("defend",)), defend, asks=True, hurry=ALL_DICE),
    Preference(
        "cards",
        (ASK, MOMENT, DECLINE),
        CARDS,
        decline_cards,
        offered=cards_are_played,
        asks=True,
        delayed=frozenset((MOMENT,)),
    ),
    Preference(
        "cards-in-attack",
        (ASK, DECLINE),
        frozenset(("cards",)),
        decline_in_this_attack,
        lasts=this_attack,
        offered=is_in_an_attack,
        asks=True,
    ),
    Preference("cards-in-turn", (ASK, DECLINE), CARDS, decline_cards, lasts=this_turn, offered=is_in_a_turn, asks=True),
    Preference(
        "placing",
        (ASK, REST),
        frozenset(("occupy", "strengthen", "neutral")),
        place_the_rest,
        lasts=set_up,
        offered=is_set_up_by_players,
        asks=True,
    ),
    Preference(
        FORMALITIES,
        (SPARE, ASK),
        frozenset(("advance", "deploy", "move", "reroll", "tower")),
        no_choice_left,
        offered=nobody,
    ),
)
