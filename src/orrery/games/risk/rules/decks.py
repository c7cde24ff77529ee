"""The decks: bags of cards of which nobody knows the order."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.catalog import SPECIES
from orrery.games.risk.state import DECK, DISCARD, RiskState


def draw_card(s: RiskState, seat: Seat, rule: str) -> None:
    """The top card of the own deck into the hand; only its owner sees it. [RK-CARD-02] [RK-CARD-07]

    `rule` is what lets the seat draw. A deck that is used up is made anew at once, before anything else is discarded;
    if nothing was discarded by then, that waits for the next draw. [RK-CARD-06] [RK-AMB-18]
    """
    if not can_draw(s, seat):
        return
    deck = s.deck_for(seat)
    if not cards_at(s, deck, DECK):
        reshuffle(s, deck)
    card = s.cards.draw(s.chance, s.catalog.decks[deck], DECK, seat, known=1 << seat)
    if s.events is not None:
        s.tell("drew", rule, seat=seat)
        s.tell("drew-card", rule, to=seat, card=s.catalog.card_ids[card])
    if s.rules.reshuffles_at_once and not cards_at(s, deck, DECK) and cards_at(s, deck, DISCARD):
        reshuffle(s, deck)


def can_draw(s: RiskState, seat: Seat) -> bool:
    """Whether there is a card to draw at all. [RK-AMB-18]"""
    deck = s.deck_for(seat)
    return bool(cards_at(s, deck, DECK) or cards_at(s, deck, DISCARD))


def cards_at(s: RiskState, deck: int, place: int) -> list[int]:
    """The cards of one deck that lie in one place."""
    return s.cards.at(place, s.catalog.decks[deck])


def reshuffle(s: RiskState, deck: int) -> None:
    """Only when the deck is used up, the discard pile becomes the new one. [RK-CARD-06]"""
    s.cards.shuffle_in(cards_at(s, deck, DISCARD), DECK)
    s.tell("reshuffled", "RK-CARD-06", species=SPECIES[deck] if s.rules.abilities else "all")
