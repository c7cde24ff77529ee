"""What a card does, for people: put together from its effects, so that a corrected number is the number shown."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Message
from orrery.games.risk.catalog import Catalog
from orrery.games.risk.components import Card
from orrery.games.risk.effects import EFFECTS
from orrery.games.risk.effects.force import least_units
from orrery.games.risk.rows import FREE


def card_text(catalog: Catalog, card: str) -> Message:
    """What a card does; an owner's pack may say it in its own words."""
    found = catalog.cards[catalog.card_number[card]]
    if found.text:
        return Message("risk-own-words", {"text": found.text})
    return _joined("risk-card-sentences", [*_conditions(found), _effects(found)])


def _conditions(card: Card) -> list[Message]:
    """What it takes to play a card, besides the moment."""
    found = []
    if card.needs_base:
        found.append(Message("risk-card-needs-base"))
    if card.cost:
        found.append(Message("risk-card-costs", {"cost": card.cost, "least": least_units(card)}))
    return found


def _effects(card: Card) -> Message:
    """All effects of a card; lasting ones with how long they last."""
    said = [EFFECTS[name].says(card, amount) for name, amount in card.effects]
    together = _joined("risk-effects-together", said)
    first, _ = card.effects[0]
    if not EFFECTS[first].lasting:
        return together
    return Message(_scope(card), {"effects": together})


def _scope(card: Card) -> str:
    """The words for how long a card lasts, and for what."""
    if FREE not in card.windows:
        return f"risk-scope-{card.scope}"
    return "risk-scope-target-named" if card.windows == (FREE,) else "risk-scope-target-either"


def _joined(key: str, parts: Sequence[Message]) -> Message:
    first, *rest = parts
    return Message(key, {"first": first, "rest": _joined(key, rest)}) if rest else first
