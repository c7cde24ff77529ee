"""Why a card cannot be played or traded now."""

from __future__ import annotations

from orrery.core import Decision, Message, Seat
from orrery.games.risk.catalog import DEPLOY, FREE, MANOEUVRE, Card
from orrery.games.risk.rules.aims import NO_AIM, ways_to_play
from orrery.games.risk.rules.reinforcements import FEWEST_STARS, MOST_STARS, stars
from orrery.games.risk.state import CAPTURED, RiskState
from orrery.games.risk.words import card_name, name_of

_words = "risk-refused-"
WINDOWS = {"deploy": DEPLOY, "attack": FREE, "manoeuvre": MANOEUVRE}
"""The windows that are open in the turn's own questions."""


def playing(s: RiskState, decision: Decision, identity: str) -> Message:
    """Why a card cannot be played for its ability. [RK-CARD-04]"""
    seat = decision.seat
    if (number := s.catalog.card_number.get(identity)) is None:
        return Message(_words + "unknown-card", {"card": identity})
    if not s.has_abilities:
        return Message(_words + "no-abilities", rule="RK-TD-03")
    card, name = s.catalog.cards[number], card_name(s.catalog, identity)
    if s.where[number] == CAPTURED + seat:
        return Message(_words + "won-card", {"card": name}, "RK-STAR-05")
    if s.where[number] != seat:
        return Message(_words + "not-your-card", {"card": name}, "RK-CARD-04")
    if number in s.offered:
        return Message(_words + "offered-already", {"card": name}, "RK-STAR-04")
    window = str((decision.about or {})["window"]) if decision.kind == "cards" else WINDOWS.get(decision.kind)
    if window not in card.windows:
        windows: list[str | Message] = [name_of("window", when) for when in card.windows]
        return Message(_words + "wrong-window", {"card": name, "windows": windows}, "RK-CARD-04")
    return _barred(s, seat, window) or _aimless(s, seat, card)


def _barred(s: RiskState, seat: Seat, window: str) -> Message | None:
    """Why this player plays no cards at all now."""
    if s.muted >> seat & 1:
        return Message(_words + "muted", rule="RK-CARD-04")
    if window == DEPLOY and s.blocked >> seat & 1:
        return Message(_words + "contaminated", rule="RK-CARD-04")
    if s.offered:
        return Message(_words + "trade-first", rule="RK-AMB-36")
    if s.auto_cards >> seat & 1:
        return Message(_words + "cards-declined", rule="RK-AMB-35")
    return None


def _aimless(s: RiskState, seat: Seat, card: Card) -> Message:
    """Why a card cannot be played at that."""
    name = card_name(s.catalog, card.id)
    if card.needs_base and s.base[s.target] < 0:
        return Message(_words + "needs-base", {"card": name}, "RK-CARD-04")
    if card.cost and s.units[s.source] < card.cost + 2:
        return Message(_words + "needs-units", {"card": name, "units": card.cost + 2}, "RK-CARD-04")
    ways = ways_to_play(s, seat, card)
    if not ways:
        return Message(_words + "no-aim", {"card": name}, "RK-CARD-04")
    if ways == NO_AIM:
        return Message(_words + "takes-no-aim", {"card": name}, "RK-CARD-04")
    return Message(_words + "wrong-aim", {"card": name}, "RK-CARD-04")


def offering(s: RiskState, decision: Decision, identity: str) -> Message:
    """Why a card cannot be laid down for its stars. [RK-STAR-01]"""
    seat = decision.seat
    if (number := s.catalog.card_number.get(identity)) is None:
        return Message(_words + "unknown-card", {"card": identity})
    name = card_name(s.catalog, identity)
    if s.where[number] not in (seat, CAPTURED + seat):
        return Message(_words + "not-your-card", {"card": name}, "RK-STAR-01")
    if refused := _no_trade(s, decision):
        return refused
    if number in s.offered:
        return Message(_words + "offered-already", {"card": name}, "RK-STAR-02")
    if stars(s) + s.catalog.stars[number] > MOST_STARS:
        return Message(_words + "too-many-stars", {"most": MOST_STARS}, "RK-STAR-02")
    return Message(_words + "too-few-stars", {"fewest": FEWEST_STARS}, "RK-STAR-02")


def trading(s: RiskState, decision: Decision) -> Message:
    """Why there is nothing to trade."""
    return _no_trade(s, decision) or Message(_words + "too-few-stars", {"fewest": FEWEST_STARS}, "RK-STAR-02")


def _no_trade(s: RiskState, decision: Decision) -> Message | None:
    """Why no stars are traded now at all."""
    if decision.kind != "deploy":
        return Message(_words + "trade-over", rule="RK-STAR-01")
    if s.blocked >> decision.seat & 1:
        return Message(_words + "contaminated", rule="RK-CARD-04")
    if s.traded:
        return Message(_words + "second-trade", rule="RK-AMB-09")
    if s.placing:
        return Message(_words + "trade-after-placing", rule="RK-AMB-36")
    return None
