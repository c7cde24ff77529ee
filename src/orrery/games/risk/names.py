"""What components are called, for people."""

from __future__ import annotations

from orrery.core import Message
from orrery.games.risk.catalog import Catalog
from orrery.games.risk.state import RiskState


def name_of(kind: str, identity: str | int) -> Message:
    """A component's name."""
    return Message(f"risk-{kind}-{identity}")


def territory_name(s: RiskState, territory: int) -> Message:
    """A territory's name by its number."""
    return name_of("territory", s.catalog.ids[territory])


def card_name(catalog: Catalog, card: str) -> Message | str:
    """A card's name; an owner's pack may give it another."""
    return catalog.cards[catalog.card_number[card]].name or name_of("card", card)


def achievement_name(catalog: Catalog, achievement: str) -> Message:
    """An achievement's name, with the number it asks for."""
    return Message(f"risk-achievement-{achievement}", {"amount": _goal(catalog, achievement)})


def achievement_text(catalog: Catalog, achievement: str) -> Message:
    """What an achievement asks for."""
    return Message(f"risk-achievement-{achievement}-text", {"amount": _goal(catalog, achievement)})


def _goal(catalog: Catalog, achievement: str) -> int:
    return catalog.achievements[catalog.achievement_number[achievement]].amount


def neutral_name(faction: str) -> Message:
    """A neutral colour of a game of two, by its faction."""
    return Message("risk-neutral", {"faction": name_of("faction", faction)})
