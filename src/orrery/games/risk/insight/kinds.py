"""Which options of a question mean the same, so that nobody need look at more than one of them."""

from __future__ import annotations

from collections.abc import Hashable

from orrery.core import Choice, Decision
from orrery.games.risk.components import Card
from orrery.games.risk.state import CAPTURED, RiskState


def kinds(s: RiskState, decision: Decision) -> list[Hashable]:
    """For each option a key: options with the same key lead to the same game but for names."""
    return [_kind(s, decision, option) for option in decision.options]


def _kind(s: RiskState, decision: Decision, option: Choice) -> Hashable:
    match option:
        case ("pick", *factions):
            return _pick(s, [str(faction) for faction in factions])
        case ("offer" | "withdraw" as verb, str() as name):
            card = s.catalog.cards[s.catalog.card_number[name]]
            won = s.cards.where[card.number] == CAPTURED + decision.seat
            return (verb, won, *_card(s, card))
        case ("play", str() as name, *aims):
            return ("play", *_card(s, s.catalog.cards[s.catalog.card_number[name]]), *aims)
    return option


def _pick(s: RiskState, factions: list[str]) -> Hashable:
    """Factions of one species have the same cards; without abilities a faction is only a colour. [RK-TD-03]"""
    *place, faction = factions
    chosen = s.catalog.factions[s.catalog.faction_number[faction]]
    species = chosen.species if s.rules.abilities else -1
    return ("pick", (place or factions)[0] if s.rules.charted else "", species)


def _card(s: RiskState, card: Card) -> tuple[Hashable, ...]:
    """All that tells a card from others; without abilities that is its stars."""
    if not s.rules.abilities:
        return (card.stars,)
    return (card.species, card.stars, card.windows, card.scope, card.effects, card.cost, card.needs_base)
