"""Desperate Alliance: Event cards that are picked before the game, and bunkers that are repaired. (page 13)"""

from __future__ import annotations

from functools import partial
from itertools import combinations

from orrery.core import EVERYBODY, Choice, Decision, Procedure, Seat, ask, ask_together, some, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.rules.asking import ask_active
from orrery.games.starcraft.rules.brood_war.scenario_setup import played
from orrery.games.starcraft.rules.events import play
from orrery.games.starcraft.rules.resources import pay, purse_of
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, DISCARD, EVENT_HAND, EVENT_OUT, HAND

BUNKER = "bunker"
REPAIR = (0, 1)
"""What it costs to take a Bunker card back. [BW-S1-16]"""


def lists(s: StarCraftState) -> dict[Seat, list[int]]:
    """By seat: the printed Event cards it picks from, each card in one list only. [BW-S1-08]"""
    found: dict[Seat, list[int]] = {}
    used: set[int] = set()
    for faction, names in played(s).row.event_hands.items():
        numbers = [s.catalog.event_number[name] for name in names]
        cards = []
        for number in numbers:
            card = next(c for c, n in enumerate(s.catalog.event_cards) if n == number and c not in used)
            used.add(card)
            cards.append(card)
        found[s.seat_of(faction)] = cards
    return found


def pick_events(s: StarCraftState) -> Procedure[None]:
    """Everybody secretly picks some cards of his list; the others are not used. [BW-S1-08] [BW-S1-21]"""
    offered, count = lists(s), played(s).row.picked
    seats = [seat for seat in s.clockwise() if seat in offered]
    answers = yield from ask_together(
        [
            Decision(
                seat,
                "pick-events",
                partial(picks, s, offered[seat], count),
                "BW-S1-08",
                {"count": count},
                some(count, count),
            )
            for seat in seats
        ]
    )
    for seat, answer in zip(seats, answers, strict=True):
        for card in offered[seat]:
            chosen = s.event(card).id in answer[1:]
            s.event_zones.put(card, EVENT_HAND + seat if chosen else EVENT_OUT, 1 << seat)
        s.tell("events-picked", "BW-S1-08", seat=seat, count=count)


def picks(s: StarCraftState, cards: list[int], count: int) -> list[Choice]:
    """Every choice of so many cards."""
    names = [s.event(card).id for card in cards]
    return [("pick-events", *chosen) for chosen in combinations(names, count)]


def play_picked_events(s: StarCraftState) -> None:
    """In each Event step everybody plays one of the cards he picked. [BW-S1-09]"""
    s.then(
        *(("play_picked_event", seat) for seat in s.clockwise() if not s.eliminated[seat] and s.events_read(seat)),
        ("end_event_step",),
    )


def play_picked_event(s: StarCraftState, seat: Seat) -> Procedure[None]:
    """Exactly one, and all of a lower stage before any of a higher one. [BW-S1-09]

    He is asked even if only one will do, for silence would tell what he holds.
    """
    if s.eliminated[seat]:
        return
    s.active = seat

    def question() -> Decision:
        return Decision(seat, "play-picked", partial(next_events, s, seat), "BW-S1-09")

    match (yield from ask_active(s, question)):
        case ("play", str() as name):
            card = next(card for card in s.events_read(seat) if s.event(card).id == name)
            s.then(("resolve_event", seat, card))
            play(s, seat, card)
        case ("done",):
            pass
        case choice:
            unforeseen(choice)


def next_events(s: StarCraftState, seat: Seat) -> list[Choice]:
    """The cards of the lowest stage that a player still has. [BW-S1-09]"""
    cards = s.events_read(seat)
    lowest = min(s.event(card).stage for card in cards)
    return [("play", name) for name in sorted(s.event(card).id for card in cards if s.event(card).stage == lowest)]


# Bunker repair


def repair_bunker(s: StarCraftState) -> Procedure[None]:
    """With a special Research order a Bunker card comes back for a gas. [BW-S1-16]

    He is asked whenever he could pay, for silence would tell where his cards are.
    """
    seat = s.running.seat
    if not s.special_now or s.faction_id(seat) != played(s).entrenches or not purse_of(s, seat).covers(REPAIR):
        return
    if not s.has_base_on(seat, s.running.planet):
        return
    choice = yield from ask(Decision(seat, "repair-bunker", partial(bunkers, s, seat), "BW-S1-16"))
    match choice:
        case ("take", str() as name):
            yield from pay(s, seat, REPAIR)
            s.cards.put(s.card_number(seat, name), HAND, EVERYBODY)
            s.tell("bunker-repaired", "BW-S1-16", seat=seat, card=name)
        case ("none",):
            pass
        case _:
            unforeseen(choice)


def bunkers(s: StarCraftState, seat: Seat) -> list[Choice]:
    """A Bunker card of the discard pile or of the deck, or none; of those that are alike only one."""
    number = s.catalog.technology_number[BUNKER]
    cards = [
        card
        for place in (DISCARD, DECK)
        for card in s.cards_at(seat, place)
        if s.catalog.technology_of[s.card_face[card]] == number
    ]
    return [*(("take", s.card_id(card)) for card in cards[:1]), ("none",)]


STEPS: dict[str, StepFunction] = {
    "pick_events": pick_events,
    "play_picked_events": play_picked_events,
    "play_picked_event": play_picked_event,
    "repair_bunker": repair_bunker,
}
