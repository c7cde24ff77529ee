"""Why a card cannot be played or traded, or an achievement taken."""

from __future__ import annotations

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument
from orrery.games.risk.catalog import DEPLOY, FREE, MANOEUVRE, Card
from orrery.games.risk.effects import unmet, ways_to_play
from orrery.games.risk.effects.aims import NO_AIM
from orrery.games.risk.effects.dice import ways_to_reroll
from orrery.games.risk.names import achievement_name, card_name, name_of
from orrery.games.risk.rules.achievements import is_met, progress
from orrery.games.risk.rules.cards import may_play
from orrery.games.risk.rules.reinforcements import FEWEST_STARS, MOST_STARS, may_trade, offers, stars, withdrawals
from orrery.games.risk.state import ABSENT, CAPTURED, OPEN, RiskState

WINDOWS = {"deploy": DEPLOY, "attack": FREE, "manoeuvre": MANOEUVRE}
"""The windows that are open in the turn's own questions."""
ACHIEVEMENT_RULES = {
    "hold-aiur": "RK-ACH-08",
    "hold-char": "RK-ACH-09",
    "hold-korhal": "RK-ACH-10",
    "enemy-base": "RK-ACH-11",
    "take-four-fields": "RK-ACH-12",
    "eight-fields": "RK-ACH-13",
    "take-ten": "RK-ACH-14",
    "eleven-fields": "RK-ACH-15",
    "two-enemy-bases": "RK-ACH-16",
    "take-planet": "RK-ACH-17",
    "two-planets": "RK-ACH-18",
    "eighteen-territories": "RK-ACH-19",
}
"""The rule behind each achievement."""


# Abilities


def against_playing(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a card cannot be played for its ability. [RK-CARD-04]"""
    card, seat = _card_of(s, choice), decision.seat
    window = WINDOWS.get(decision.kind) or str((decision.about or {})["window"])
    if refused := _no_ability(s, decision, card):
        return refused
    if window not in card.windows:
        return _wrong_window(s, card)
    if not may_play(s, seat, window):
        return Message("risk-refused-muted" if seat in s.turn.muted else "risk-refused-contaminated", rule="RK-CARD-04")
    if s.turn.offered:
        return Message("risk-refused-trade-first", rule="RK-AMB-36")
    return unmet(s, card) or _against_aim(s, decision, card, choice)


def no_time_to_play(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """When the card may be played, unless it is none to be played at all."""
    card = _card_of(s, choice)
    return _no_ability(s, decision, card) or _wrong_window(s, card)


def _card_of(s: RiskState, choice: Choice) -> Card:
    _, card, *_ = choice
    return s.catalog.cards[s.catalog.card_number[str(card)]]


def _no_ability(s: RiskState, decision: Decision, card: Card) -> Message | None:
    """Why a card has no ability for this seat at all."""
    if not s.rules.abilities:
        return Message("risk-refused-no-abilities", rule="RK-TD-03")
    seat, place = decision.seat, s.cards.where[card.number]
    arguments = {"card": card_name(s.catalog, card.id)}
    if place == CAPTURED + seat:
        return Message("risk-refused-won-card", {**arguments}, "RK-STAR-05")
    if place != seat:
        return Message("risk-refused-not-your-card", {**arguments}, "RK-CARD-04")
    if card.number in s.turn.offered:
        return Message("risk-refused-offered-already", {**arguments}, "RK-STAR-04")
    return None


def _wrong_window(s: RiskState, card: Card) -> Message:
    windows: list[str | Message] = [name_of("window", when) for when in card.windows]
    return Message(
        "risk-refused-wrong-window", {"card": card_name(s.catalog, card.id), "windows": windows}, "RK-CARD-04"
    )


def _against_aim(s: RiskState, decision: Decision, card: Card, choice: Choice) -> Message | None:
    """Why a card cannot be played at that."""
    _, _, *aims = choice
    ways = ways_to_play(s, decision.seat, card)
    if tuple(aims) in ways:
        return None
    why = "no-aim" if not ways else "takes-no-aim" if ways == NO_AIM else "wrong-aim"
    return Message(f"risk-refused-{why}", {"card": card_name(s.catalog, card.id)}, "RK-CARD-04")


def against_rerolling(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why these dice cannot be rolled again. [RK-AMB-32]"""
    dice = sorted(s.under_way.attack_rolled, reverse=True)
    if choice in ways_to_reroll(dice):
        return None
    return Message("risk-refused-reroll", {"dice": [str(value) for value in dice]}, "RK-AMB-32")


# Stars


def against_offering(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a card cannot be laid down for its stars. [RK-STAR-01] [RK-STAR-02]"""
    card, seat = _card_of(s, choice), decision.seat
    arguments = {"card": card_name(s.catalog, card.id)}
    if s.cards.where[card.number] not in (seat, CAPTURED + seat):
        return Message("risk-refused-not-your-card", {**arguments}, "RK-STAR-01")
    if not may_trade(s, seat):
        return _no_trade(s, decision)
    if choice in offers(s, seat):
        return None
    if card.number in s.turn.offered:
        return Message("risk-refused-offered-already", {**arguments}, "RK-STAR-02")
    return Message("risk-refused-too-many-stars", {"most": MOST_STARS}, "RK-STAR-02")


def against_withdrawing(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a card cannot be taken back. [RK-AMB-36]"""
    card = _card_of(s, choice)
    if choice in withdrawals(s):
        return None
    return Message("risk-refused-not-offered", {"card": card_name(s.catalog, card.id)}, "RK-AMB-36")


def against_trading(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why there is nothing to trade. [RK-STAR-02]"""
    if not may_trade(s, decision.seat) or stars(s) < FEWEST_STARS:
        return _no_trade(s, decision)
    return None


def _no_trade(s: RiskState, decision: Decision) -> Message:
    """Why no stars are traded now."""
    if decision.seat in s.blocked:
        return Message("risk-refused-contaminated", rule="RK-CARD-04")
    if s.turn.traded:
        return Message("risk-refused-second-trade", rule="RK-AMB-09")
    if s.turn.placing:
        return Message("risk-refused-trade-after-placing", rule="RK-AMB-36")
    return Message("risk-refused-too-few-stars", {"fewest": FEWEST_STARS}, "RK-STAR-02")


def no_time_to_offer(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """When stars are traded."""
    return Message("risk-refused-trade-over", rule="RK-STAR-01")


# Achievements


def against_achieving(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why an achievement cannot be taken. [RK-ACH-01] [RK-ACH-02]"""
    _, award = choice
    found = s.catalog.achievements[s.catalog.achievement_number[str(award)]]
    return None if is_met(s, decision.seat, found) else _not_met(s, decision, str(award))


def no_time_to_achieve(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """When achievements are taken, unless this one could not be taken anyway."""
    _, award = choice
    return _not_met(s, decision, str(award)) or Message("risk-refused-time-achievement", rule="RK-ACH-01")


def _not_met(s: RiskState, decision: Decision, award: str) -> Message | None:
    """What an achievement lacks for this seat."""
    number = s.catalog.achievement_number[award]
    found, holder = s.catalog.achievements[number], s.achievement[number]
    name = achievement_name(s.catalog, award)
    if holder == ABSENT:
        rule = "RK-BT-02" if s.rules.charted else "RK-CR-02"
        return Message("risk-refused-not-on-the-board", {"achievement": name}, rule)
    if holder != OPEN:
        return Message("risk-refused-achieved-already", {"achievement": name}, "RK-ACH-04")
    if s.turn.taken:
        return Message("risk-refused-second-achievement", rule="RK-ACH-02")
    reached = progress(s, decision.seat, found)
    if reached < found.amount:
        reach: dict[str, Argument] = {"achievement": name, "reached": reached, "goal": found.amount}
        return Message("risk-refused-not-met", reach, ACHIEVEMENT_RULES[award])
    return None
