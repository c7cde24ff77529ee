"""The Event deck: Stage I on top, then Stage II, then Stage III, never shuffled again. [SC-SETUP-13]

A facedown Event card is known to nobody, its owner included, so it is not drawn at all until it is read: a seat has a
number of cards of each stage, and the bag of a stage holds deck, box and unread cards alike. Only a card that somebody
has looked at on top of the deck is a certain one from then on.
"""

from __future__ import annotations

from orrery.core.hidden import NOBODY_KNOWS
from orrery.games.starcraft.rules.combat_deck import draw_cards
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import (
    EVENT_BAG,
    EVENT_DISCARD,
    EVENT_FACEDOWN,
    EVENT_HAND,
    EVENT_OUT,
    EVENT_TOP,
    STAGES,
)


def draw_event(s: StarCraftState, seat: int, rule: str) -> bool:
    """A seat takes the top card of the Event deck facedown; an empty deck gives none. [SC-EVOPT-04] [SC-AMB-05]

    A scenario may give Combat cards instead. [BW-S1-10] [BW-S1-11]
    """
    if s.rules.draw_instead:
        return draw_cards(s, seat, s.rules.draw_instead, "BW-S1-11") > 0
    if s.rules.event_reshuffle and not s.event_deck_size():
        renew_event_deck(s)  # when its last card was drawn nothing was discarded yet
    if not s.event_deck_size():
        s.tell("event-deck-empty", "SC-AMB-05", seat=seat)
        return False
    stage = s.event_stage()
    if s.event_top:
        s.event_zones.where[s.event_top.pop()] = EVENT_FACEDOWN + seat
    else:
        s.facedown[seat * len(s.events_left) + stage] += 1
    s.events_left[stage] -= 1
    if s.events is not None:
        s.tell("event-drawn", rule, seat=seat, stage=stage)
    if s.rules.event_reshuffle and not s.event_deck_size():
        renew_event_deck(s)
    return True


def look_at_top(s: StarCraftState, seat: int, count: int) -> list[int]:
    """The top cards of the Event deck, which a seat sees, the next one to be drawn last. Only now it is decided which
    they are; those below the top stage are of the next one. [SC-SETUP-13]"""
    zones = s.event_zones
    for stage in STAGES:
        known = sum(s.event(card).stage == stage for card in s.event_top)
        while len(s.event_top) < count and known < s.events_left[stage]:
            card = zones.draw(s.chance, s.catalog.stage_cards[stage], EVENT_BAG, EVENT_TOP, 1 << seat)
            s.event_top.insert(0, card)
            known += 1
    seen = s.event_top[-count:] if count else []
    for card in seen:
        zones.show(card, zones.known[card] | 1 << seat)
    s.chance.reveal()
    return seen


def read_events(s: StarCraftState, seat: int) -> None:
    """A seat reads its facedown Event cards: only now it is decided which they are. [SC-EVENT-01]"""
    zones = s.event_zones
    for card in s.events_at(EVENT_FACEDOWN + seat):
        zones.put(card, EVENT_HAND + seat, zones.known[card] | 1 << seat)
    for stage in STAGES:
        place = seat * len(s.events_left) + stage
        for _ in range(s.facedown[place]):
            _draw_unread(s, stage, EVENT_HAND + seat, 1 << seat)
        s.facedown[place] = 0


def renew_event_deck(s: StarCraftState) -> None:
    """The Stage III cards in the discard pile make a new Event deck. [SC-GC-04]

    Unread cards are drawn first, for they cannot be among those that are shuffled now; nor can what eliminated players
    left unread, which is all that the bag still holds then. [SC-ELIM-07]
    """
    zones, last = s.event_zones, s.catalog.stage_cards[STAGES[-1]]
    discarded = zones.at(EVENT_DISCARD, last)
    if not discarded:
        return
    for seat in range(s.seats):
        for stage in STAGES:
            place = seat * len(s.events_left) + stage
            for _ in range(s.facedown[place]):
                _draw_unread(s, stage, EVENT_FACEDOWN + seat, NOBODY_KNOWS)
            s.facedown[place] = 0
    for card in zones.at(EVENT_BAG, last):
        zones.put(card, EVENT_OUT, NOBODY_KNOWS)
    zones.shuffle_in(discarded, EVENT_BAG)
    s.events_left[STAGES[-1]] = len(discarded)
    s.tell("event-deck-renewed", "SC-GC-04", cards=len(discarded))


def _draw_unread(s: StarCraftState, stage: int, place: int, known: int) -> None:
    s.event_zones.draw(s.chance, s.catalog.stage_cards[stage], EVENT_BAG, place, known)
