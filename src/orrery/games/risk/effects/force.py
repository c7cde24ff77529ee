"""Abilities at work: how a card may be played, what it does then, and what bears on an invasion."""

from __future__ import annotations

from orrery.core import Message, Procedure, Seat
from orrery.games.risk.components import Card
from orrery.games.risk.effects.aims import Aims
from orrery.games.risk.effects.effect import Played
from orrery.games.risk.effects.vocabulary import EFFECTS
from orrery.games.risk.names import card_name
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Invasion

Noted = tuple[tuple[int, int, int], ...]
"""Abilities that last, as `Turn.effects` has them."""


def ways_to_play(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Everything a card may be aimed at now; nothing if its condition fails."""
    if unmet(s, card) is not None:
        return []
    name, _ = card.effects[0]
    return EFFECTS[name].aim(s, seat, card)


def unmet(s: RiskState, card: Card) -> Message | None:
    """The condition of a card that fails now: a base in the attacked territory, units to pay with. [RK-CARD-04]"""
    fight = s.fight
    if card.needs_base and (fight is None or s.base[fight.target] < 0):
        return Message("risk-refused-needs-base", {"card": card_name(s.catalog, card.id)}, "RK-CARD-04")
    if card.cost and (fight is None or s.units[fight.source] < least_units(card)):
        arguments = {"card": card_name(s.catalog, card.id), "units": least_units(card)}
        return Message("risk-refused-needs-units", {**arguments}, "RK-CARD-04")
    return None


def least_units(card: Card) -> int:
    """The units that the attacking territory must hold for a card with a cost: one fights, and one stays."""
    return card.cost + 2


def played_at(s: RiskState, seat: Seat, card: Card, aims: Aims) -> Played:
    """A card with what it is aimed at, territories by their numbers."""
    _, amount = card.effects[0]
    return Played(seat, card, amount, tuple(aim if isinstance(aim, int) else s.catalog.number[aim] for aim in aims))


def take_effect(s: RiskState, seat: Seat, card: Card, aims: Aims) -> Procedure[None]:
    """Let a card do what it says. One with several effects has only lasting ones, which are noted together."""
    name, _ = card.effects[0]
    procedure = EFFECTS[name].take(s, played_at(s, seat, card, aims))
    if procedure is not None:
        yield from procedure


def in_force(s: RiskState, invasion: Invasion, more: Noted = ()) -> dict[str, int]:
    """The abilities that bear on an invasion: how much, all cards together; also with some more than there are."""
    found: dict[str, int] = {}
    for number, source, target in s.turn.effects + more:
        card = s.catalog.cards[number]
        if card.scope != "target" and source != invasion.source:
            continue
        if card.scope != "source" and target != invasion.target:
            continue
        for name, amount in card.effects:
            if EFFECTS[name].tightest:
                found[name] = min(found.get(name, amount), amount)
            else:
                found[name] = found.get(name, 0) + amount
    return found


def end_roll(s: RiskState) -> None:
    """Abilities for one roll have done their work."""
    cards = s.catalog.cards
    s.turn.effects = tuple([noted for noted in s.turn.effects if cards[noted[0]].scope != "roll"])
