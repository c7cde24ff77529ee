"""Playing faction cards for their abilities: when one is asked, and what others may say to it."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.rules.aims import ways_to_play
from orrery.games.risk.rules.effects import take_effect
from orrery.games.risk.state import RiskState


def can_play(s: RiskState, seat: Seat) -> bool:
    """Whether a seat is asked for cards at all. It depends on public facts only. [RK-AMB-35]

    A seat with cards in hand is asked whatever they are, or not asking would give the hand away. Cards won by
    elimination do not count: they have no abilities for their new owner. [RK-STAR-05]
    """
    return s.has_abilities and seat in s.where and not (s.muted | s.auto_cards) >> seat & 1


def may_play(s: RiskState, seat: Seat, window: str) -> bool:
    """Whether a seat is asked for cards now: its species must have some for the moment. [RK-AMB-35]"""
    if not can_play(s, seat) or (window == "deploy" and s.blocked >> seat & 1):
        return False
    return window in s.catalog.windows[s.species(seat)]


def plays(s: RiskState, seat: Seat, window: str) -> list[Choice]:
    """All ways to play a card of the hand in this window; one whose condition fails may not be played."""
    options: list[Choice] = []
    for number in s.hand(seat):
        card = s.catalog.cards[number]
        if window in card.windows and s.species(seat) == card.species:
            options += [("play", card.id, *aims) for aims in ways_to_play(s, seat, card)]
    return options


def card_window(s: RiskState, seat: Seat, window: str) -> Procedure[bool]:
    """Ask a seat for cards, any number of them. True if one took effect. [RK-CARD-03] [RK-CARD-04]"""
    took_effect = False
    while not s.cancelled and may_play(s, seat, window):
        choice = yield Decision(
            seat, "cards", lambda: [*plays(s, seat, window), ("pass",)], "RK-CARD-04", {"window": window}
        )
        if choice[0] == "pass":
            break
        took_effect |= yield from play_card(s, seat, choice)
    return took_effect


def play_card(s: RiskState, seat: Seat, choice: Choice) -> Procedure[bool]:
    """Discard a card for its ability, unless somebody counters it. [RK-CARD-05] [RK-STAR-04]"""
    number = s.catalog.card_number[str(choice[1])]
    card = s.catalog.cards[number]
    s.discard(number)
    s.tell("played", seat=seat, card=card.id)
    if (yield from is_countered(s, seat, victim_of(s, seat, choice))):
        return False
    yield from take_effect(s, seat, card, choice[2:])
    return True


def victim_of(s: RiskState, seat: Seat, choice: Choice) -> Seat | None:
    """The other player whom an ability is aimed at, if there is one: only that player may counter it."""
    if s.invading:
        other = s.owner[s.target] if seat == s.active else s.active
        return other if s.is_player(other) else None
    for aim in reversed(choice[2:]):
        if isinstance(aim, int):
            return aim
        owner = s.owner[s.catalog.number[aim]]
        if owner != seat:
            return owner if s.is_player(owner) else None
    return None


def is_countered(s: RiskState, player: Seat, victim: Seat | None) -> Procedure[bool]:
    """The victim may cancel the ability with a card of its own, which can be countered in turn. [RK-AMB-31]"""
    if victim is None or not may_play(s, victim, "counter"):
        return False
    choice = yield Decision(
        victim, "cards", lambda: [*plays(s, victim, "counter"), ("pass",)], "RK-CARD-04", {"window": "counter"}
    )
    if choice[0] == "pass":
        return False
    s.discard(s.catalog.card_number[choice[1]])
    s.tell("countered", seat=victim, card=choice[1])
    return not (yield from is_countered(s, victim, player))
