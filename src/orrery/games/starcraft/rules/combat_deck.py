"""The Combat deck of a seat: drawing, playing from it unseen, discarding, and shuffling the discards in.

A deck is a bag; which card comes next is decided when it is drawn. [SC-SETUP-15]
"""

from __future__ import annotations

from orrery.core.decision import Seat
from orrery.core.hidden import EVERYBODY
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, DISCARD, HAND


def draw_cards(s: StarCraftState, seat: Seat, count: int, rule: str) -> int:
    """Draw cards into the hand, or as many as there are. Gives their number. [SC-RSRCH-04] [SC-BATTLE-06]"""
    drawn: list[int] = []
    while len(drawn) < count and (card := take_top(s, seat, HAND, s.knowers(seat))) is not None:
        drawn.append(card)
    if s.events is not None:
        s.tell("cards-drawn", rule, seat=seat, count=len(drawn))
        if drawn:
            s.tell("drew", rule, to=s.decider(seat), seat=seat, cards=[s.card_id(card) for card in drawn])
    return len(drawn)


def take_top(s: StarCraftState, seat: Seat, place: int, known: int) -> int | None:
    """Move the top card of a deck somewhere, for these seats to see; None if deck and discard pile are empty.

    When the last card is taken the discard pile is shuffled at once into a new deck. [SC-DECK-06]
    """
    deck = s.cards_at(seat, DECK)
    if not deck:
        shuffle_discards(s, seat)  # a deck of which every card was in hands may have got discards since
        deck = s.cards_at(seat, DECK)
        if not deck:
            return None
    card = s.chance.draw(deck)
    s.cards.put(card, place, known)
    if not deck:
        shuffle_discards(s, seat)
    return card


def shuffle_discards(s: StarCraftState, seat: Seat) -> None:
    """The discard pile becomes the new deck. [SC-DECK-06] [SC-DECK-08]"""
    discards = s.cards_at(seat, DISCARD)
    if discards:
        s.cards.shuffle_in(discards, DECK)
        s.tell("deck-shuffled", "SC-DECK-06", seat=seat, count=len(discards))


def shuffle_in(s: StarCraftState, seat: Seat, cards: list[int]) -> None:
    """Draw pile, discard pile and new cards are shuffled together; the hand stays. [SC-RSRCH-11]

    What lay in the deck already stays as unknown as it was and may still change places with the hand in others' eyes;
    discards and new cards, which everybody saw, cannot be in a hand from before.
    """
    s.cards.shuffle_in([*s.cards_at(seat, DISCARD), *cards], DECK)


def discard(s: StarCraftState, card: int) -> None:
    """A card goes faceup to its owner's discard pile. [SC-DECK-07]"""
    s.cards.put(card, s.where_discarded(card), EVERYBODY)


def standard_left(s: StarCraftState, seat: Seat) -> bool:
    """Whether a deck or its discard pile still holds a standard card. [SC-AMB-17]"""
    standard, face, where = s.catalog.standard, s.card_face, s.cards.where
    return any(standard[face[card]] and where[card] in (DECK, DISCARD) for card in s.cards_of(seat))
