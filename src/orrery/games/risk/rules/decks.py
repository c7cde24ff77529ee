"""The decks: bags of cards of which nobody knows the order."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.catalog import SPECIES
from orrery.games.risk.state import DECK, DISCARD, RiskState


def draw_card(s: RiskState, seat: Seat) -> None:
    """The top card of the own deck into the hand; only its owner sees it. [RK-CARD-02] [RK-CARD-07]"""
    deck = s.deck_for(seat)
    bag = cards_at(s, deck, DECK)
    if not bag:
        bag = reshuffle(s, deck)
    if not bag:
        return
    card = s.chance.draw(bag)
    s.where[card] = seat
    s.known[card] = 1 << seat
    if s.events is not None:
        s.tell("drew", seat=seat)
        s.tell("drew-card", to=seat, card=s.catalog.card_ids[card])


def can_draw(s: RiskState, seat: Seat) -> bool:
    """Whether there is a card to draw at all. [RK-AMB-18]"""
    deck = s.deck_for(seat)
    return bool(cards_at(s, deck, DECK) or cards_at(s, deck, DISCARD))


def cards_at(s: RiskState, deck: int, where: int) -> list[int]:
    """The cards of one deck that lie in one place."""
    return [card for card in s.catalog.decks[deck] if s.where[card] == where]


def reshuffle(s: RiskState, deck: int) -> list[int]:
    """Only when the deck is used up, the discard pile becomes the new one. [RK-CARD-06]"""
    bag = cards_at(s, deck, DISCARD)
    times = max(s.shuffled) + 1
    for card in bag:
        s.where[card] = DECK
        s.known[card] = 0
        s.shuffled[card] = times
    if bag:
        s.tell("reshuffled", species=SPECIES[deck] if s.has_abilities else "all")
    return bag
