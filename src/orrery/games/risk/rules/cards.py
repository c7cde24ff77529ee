"""Playing faction cards for their abilities: when one is asked, and what others may say to it."""

from __future__ import annotations

from functools import partial

from orrery.core import TRAIL, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.catalog import COUNTER, DEPLOY
from orrery.games.risk.effects import take_effect, ways_to_play
from orrery.games.risk.state import RiskState


def can_play(s: RiskState, seat: Seat) -> bool:
    """Whether a seat is asked for cards at all. It depends on public facts only. [RK-AMB-35]

    A seat with cards in hand is asked whatever they are, or not asking would give the hand away. Cards won by
    elimination do not count: they have no abilities for their new owner. [RK-STAR-05]
    """
    return s.rules.abilities and seat in s.cards.where and seat not in s.turn.muted


def may_play(s: RiskState, seat: Seat, window: str) -> bool:
    """Whether a seat is asked for cards now: its species must have some for the moment. [RK-AMB-35]"""
    if not can_play(s, seat) or (window == DEPLOY and seat in s.blocked):
        return False
    return window in s.catalog.windows[s.species(seat)]


def plays(s: RiskState, seat: Seat, window: str) -> list[Choice]:
    """All ways to play a card of the hand in this window; one whose condition fails may not be played. [RK-CARD-04]"""
    options: list[Choice] = []
    for number in s.hand(seat):
        card = s.catalog.cards[number]
        if window in card.windows:
            options += [("play", card.id, *aims) for aims in ways_to_play(s, seat, card)]
    return options


def play_or_pass(s: RiskState, seat: Seat, window: str) -> list[Choice]:
    """Play a card in this window, or none."""
    return [*plays(s, seat, window), ("pass",)]


def ask_for_card(s: RiskState, seat: Seat, window: str) -> Procedure[Choice]:
    """Ask a seat for a card in a window of an invasion, or in answer to an ability. [RK-CARD-04]"""
    options = partial(play_or_pass, s, seat, window)
    return ask(Decision(seat, "cards", options, "RK-CARD-04", {"window": window}, TRAIL))


def card_window(s: RiskState, seat: Seat, window: str) -> Procedure[bool]:
    """Ask a seat that may play now for any number of cards. True if one took effect. [RK-CARD-03] [RK-CARD-04]"""
    took_effect = False
    while True:
        choice = yield from ask_for_card(s, seat, window)
        if choice == ("pass",):
            break
        took_effect |= yield from play_card(s, seat, choice)
        if s.under_way.cancelled or not may_play(s, seat, window):
            break
    return took_effect


def play_card(s: RiskState, seat: Seat, choice: Choice) -> Procedure[bool]:
    """Discard a card for its ability, unless somebody counters it. [RK-CARD-05] [RK-STAR-04]"""
    match choice:
        case ("play", str() as name, *aims):
            number = s.catalog.card_number[name]
        case _:
            unforeseen(choice)
    s.discard(number)
    s.tell("played", "RK-CARD-04", seat=seat, card=name)
    if (yield from is_countered(s, seat, victim_of(s, seat, aims))):
        return False
    yield from take_effect(s, seat, s.catalog.cards[number], tuple(aims))
    return True


def victim_of(s: RiskState, seat: Seat, aims: list[str | int]) -> Seat | None:
    """The other player whom an ability is aimed at, if there is one: only that player may counter it."""
    fight = s.fight
    if fight is not None:
        other = s.owner[fight.target] if seat == fight.attacker else fight.attacker
        return other if s.is_player(other) else None
    for aim in reversed(aims):
        if isinstance(aim, int):
            return aim
        owner = s.owner[s.catalog.number[aim]]
        if owner != seat:
            return owner if s.is_player(owner) else None
    return None


def is_countered(s: RiskState, player: Seat, victim: Seat | None) -> Procedure[bool]:
    """The victim may cancel the ability with a card of its own, which can be countered in turn. [RK-AMB-31]"""
    if victim is None or not may_play(s, victim, COUNTER):
        return False
    choice = yield from ask_for_card(s, victim, COUNTER)
    match choice:
        case ("pass",):
            return False
        case ("play", str() as card):
            s.discard(s.catalog.card_number[card])
            s.tell("countered", "RK-AMB-31", seat=victim, card=card)
        case _:
            unforeseen(choice)
    return not (yield from is_countered(s, victim, player))
