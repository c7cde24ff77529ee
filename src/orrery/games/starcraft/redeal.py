"""Dealing anew what a seat does not know: hands, decks and cards in a battle, Event cards, and facedown orders."""

from __future__ import annotations

import random

from orrery.core import Seat
from orrery.core.hidden import shuffled
from orrery.games.starcraft.rules.brood_war.picked_events import lists
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import (
    DECK,
    EVENT_BAG,
    EVENT_FACEDOWN,
    EVENT_HAND,
    EVENT_OUT,
    EVENT_PLAY,
    EVENT_TOP,
    HAND,
    SKIRMISH,
    STAGES,
)

EVERY_ONE = -1
"""A place that takes both standard and reinforcement cards."""


def redeal(s: StarCraftState, seat: Seat | None, rng: random.Random) -> None:
    """Deal anew, in place, all that a seat, or a spectator, does not know."""
    for owner in range(s.parties):
        _deal_cards(s, seat, owner, rng)
        _deal_orders(s, seat, owner, rng)
    if s.rules.scenario is not None and s.rules.scenario.row.event_hands:
        _deal_picked(s, seat, rng)
        return
    for stage in STAGES:
        _deal_events(s, seat, stage, rng)


# Combat cards


def _deal_cards(s: StarCraftState, seat: Seat | None, owner: Seat, rng: random.Random) -> None:
    """A player's unseen cards in deck, hand and battle change places, among those of one shuffling.

    Who has laid a card from hand into a skirmish has laid a standard card, and with it perhaps a reinforcement card; of
    a card from the deck nobody knows what it is. [SC-BATTLE-18]
    """
    zones, standard, face = s.cards, s.catalog.standard, s.card_face
    unseen = [
        card
        for card in s.cards_of(owner)
        if (zones.where[card] in (DECK, HAND) or zones.where[card] >= SKIRMISH) and not zones.is_known(card, seat)
    ]
    for generation in sorted({zones.generation[card] for card in unseen}):
        alike = [card for card in unseen if zones.generation[card] == generation]
        places = sorted(
            (
                int(standard[face[card]]) if zones.where[card] >= SKIRMISH and zones.known[card] else EVERY_ONE,
                zones.where[card],
                zones.known[card],
            )
            for card in alike
        )
        alike = shuffled(rng, alike)
        # Places that take only one sort are served first; for the others any card will do.
        for wanted, where, known in reversed(places):
            card = next(card for card in alike if wanted in (EVERY_ONE, int(standard[face[card]])))
            alike.remove(card)
            zones.put(card, where, known)


# Event cards


def _deal_events(s: StarCraftState, seat: Seat | None, stage: int, rng: random.Random) -> None:
    """Unseen cards of a stage in bag, deck and hands change places. [SC-EVENT-01]"""
    zones = s.event_zones
    hidden = (
        *(EVENT_BAG, EVENT_TOP, EVENT_OUT),
        *range(EVENT_HAND, EVENT_PLAY),
        *range(EVENT_FACEDOWN, EVENT_FACEDOWN + s.seats),
    )
    unseen = [
        card for card in s.catalog.stage_cards[stage] if zones.where[card] in hidden and not zones.is_known(card, seat)
    ]
    before = [card for card in unseen if zones.where[card] == EVENT_TOP]
    for generation in sorted({zones.generation[card] for card in unseen}):
        alike = [card for card in unseen if zones.generation[card] == generation]
        places = shuffled(rng, sorted((zones.where[card], zones.known[card]) for card in alike))
        for card, (where, known) in zip(alike, places, strict=True):
            zones.put(card, where, known)
    if before:
        now = shuffled(rng, [card for card in unseen if zones.where[card] == EVENT_TOP])
        s.event_top = [now.pop() if card in before else card for card in s.event_top]


def _deal_picked(s: StarCraftState, seat: Seat | None, rng: random.Random) -> None:
    """Who has picked his Event cards may have any of his list that he has not played, none of a stage below those that
    he has played. [BW-S1-09] [BW-S1-21]"""
    zones = s.event_zones
    for owner, cards in lists(s).items():
        unseen = [card for card in cards if not zones.is_known(card, seat)]
        if not s.events_read(owner) or not unseen:
            continue
        shown = [s.event(card).stage for card in cards if card not in unseen]
        places = shuffled(rng, sorted((zones.where[card], zones.known[card]) for card in unseen))
        old = [card for card in unseen if s.event(card).stage < max(shown, default=0)]
        places.sort(key=lambda place: place[0] == EVENT_HAND + owner)  # those out of the game first
        left = [card for card in unseen if card not in old]
        for card, (where, known) in zip([*old, *shuffled(rng, left)], places, strict=True):
            zones.put(card, where, known)


# Orders


def _deal_orders(s: StarCraftState, seat: Seat | None, owner: Seat, rng: random.Random) -> None:
    """A player's unseen orders in the stacks may be any that he has not executed, with no more special ones than he
    was allowed to place. [SC-PLAN-14]

    Who may not look at his own orders still knows which he has placed, and not where. [SC-AMB-04]
    """
    each = len(s.rules.order_tokens)
    sets = s.shares(owner)  # who plays two factions lays tokens of both, which all can tell apart [BW-S4-19]
    for first in range(owner * each, (owner + 1) * each, each // sets):
        _deal_set(s, seat, owner, range(first, first + each // sets), rng)


def _deal_set(s: StarCraftState, seat: Seat | None, owner: Seat, tokens: range, rng: random.Random) -> None:
    known = 0 if seat is None else 1 << seat
    placed = [token for stack in s.stacks for token in stack if token in tokens]
    unseen = [token for token in placed if not s.order_known[token] & known]  # in the order in which they lie
    if not unseen:
        return
    if seat == owner:
        dealt = shuffled(rng, sorted(unseen))
    else:
        executed = [token for token in tokens if token not in placed and s.order_known[token]]
        withheld = s.withheld_orders(owner) >> tokens.start - s.tokens_of(owner).start
        free = [
            token
            for place, token in enumerate(tokens)
            if token in unseen or not (token in executed or token in placed or withheld >> place & 1)
        ]
        settled = [token for token in (*placed, *executed) if token not in unseen]
        room = s.special_orders_placed_at_most(owner) - sum(s.token_special(token) for token in settled)
        dealt = _some_orders(s, free, len(unseen), room, rng)
    _exchange(s, unseen, dealt)


def _some_orders(s: StarCraftState, tokens: list[int], count: int, room: int, rng: random.Random) -> list[int]:
    """So many tokens at random, with no more special ones among them than there is room for."""
    if room <= 0:
        tokens = [token for token in tokens if not s.token_special(token)]
    while True:
        found = rng.sample(tokens, count)
        if sum(s.token_special(token) for token in found) <= max(0, room):
            return found


def _exchange(s: StarCraftState, unseen: list[int], dealt: list[int]) -> None:
    """Put the dealt tokens where the unseen ones lie, with what others know of those places."""
    swap = dict(zip(unseen, dealt, strict=True))
    known = {swap[token]: s.order_known[token] for token in unseen}
    s.stacks = [tuple(swap.get(token, token) for token in stack) for stack in s.stacks]
    for token in unseen:
        s.order_known[token] = 0
    for token, seats in known.items():
        s.order_known[token] = seats
