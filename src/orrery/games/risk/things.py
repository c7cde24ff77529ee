"""The things on the table, for interfaces that draw them: the catalogue, and what each option is about.

A thing is named ``territory:ID``, ``card:ID``, ``achievement:ID``, ``faction:ID``, ``player:SEAT`` or
``die:attack:PLACE``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from orrery.core import Choice, Decision
from orrery.games.risk.catalog import SPECIES, Catalog
from orrery.games.risk.components import Card
from orrery.games.risk.ruleset import RiskRules
from orrery.games.risk.state import RiskState
from orrery.games.risk.texts import card_text

Things = Callable[[RiskState, Choice], list[str]]


def touches(s: RiskState, decision: Decision, choice: Choice) -> list[str]:
    """The territories, cards, achievements, factions, players and dice that an option is about."""
    return TOUCHES[str(choice[0])](s, choice)


def _nothing(s: RiskState, choice: Choice) -> list[str]:
    return []


def _territory(s: RiskState, choice: Choice) -> list[str]:
    """A verb that names one territory first."""
    _, territory, *_ = choice
    return [f"territory:{territory}"]


def _way(s: RiskState, choice: Choice) -> list[str]:
    """A verb that leads from one territory to another."""
    _, source, target, *_ = choice
    return [f"territory:{source}", f"territory:{target}"]


def _factions(s: RiskState, choice: Choice) -> list[str]:
    _, *factions = choice
    return [f"faction:{faction}" for faction in factions]


def _card(s: RiskState, choice: Choice) -> list[str]:
    """A card, and the territories or players it is aimed at."""
    _, card, *aims = choice
    return [f"card:{card}", *(f"player:{aim}" if isinstance(aim, int) else f"territory:{aim}" for aim in aims)]


def _achievement(s: RiskState, choice: Choice) -> list[str]:
    _, achievement = choice
    return [f"achievement:{achievement}"]


def _target(s: RiskState, choice: Choice) -> list[str]:
    """A number of dice or units for the territory that is attacked."""
    return [f"territory:{s.catalog.ids[s.under_way.target]}"]


def _destination(s: RiskState, choice: Choice) -> list[str]:
    """A number of units for the territory they move to."""
    assert s.moving is not None
    return [f"territory:{s.catalog.ids[s.moving.target]}"]


def _dice(s: RiskState, choice: Choice) -> list[str]:
    """The attacker's dice with these values, from the highest down."""
    _, *values = choice
    found = []
    for place, value in enumerate(sorted(s.under_way.attack_rolled, reverse=True)):
        if value in values:
            values.remove(value)
            found.append(f"die:attack:{place}")
    return found


TOUCHES: dict[str, Things] = {
    "pick": _factions,
    **dict.fromkeys(("base", "occupy", "neutral", "place", "hero", "tower", "bring", "ask"), _territory),
    **dict.fromkeys(("offer", "withdraw", "play"), _card),
    "reroll": _dice,
    **dict.fromkeys(("invade", "storm", "manoeuvre", "airlift"), _way),
    **dict.fromkeys(("defend", "advance"), _target),
    "move": _destination,
    "achieve": _achievement,
    **dict.fromkeys(("trade", "pass", "draw", "decline", "none", "agree", "refuse", "done"), _nothing),
}
"""What each verb is about."""


def components(rules: RiskRules, seats: int) -> dict[str, Any]:
    """The board, the cards, the awards and the factions."""
    catalog = rules.catalog
    ids = catalog.ids
    return {
        "territories": {
            territory.id: {
                "planet": catalog.planets[territory.planet].id,
                "kind": territory.kind,
                "x": territory.x,
                "y": territory.y,
                "neighbours": [ids[near] for near in catalog.adjacent[territory.number]],
            }
            for territory in catalog.territories
        },
        "planets": {
            planet.id: {
                "colour": planet.colour,
                "bonus": planet.bonus,
                "territories": [ids[territory] for territory in planet.territories],
            }
            for planet in catalog.planets
        },
        "edges": [[ids[one], ids[other], kind] for one, other, kind in catalog.edges],
        "cards": {card.id: _card_info(catalog, card) for card in catalog.cards},
        "achievements": {award.id: {"level": award.level, "goal": award.amount} for award in catalog.achievements},
        "rewards": {reward.id: {"level": reward.level} for reward in catalog.rewards},
        "factions": {
            faction.id: {
                "species": SPECIES[faction.species],
                "colour": faction.colour,
                "base": faction.base,
                "units": list(faction.units),
            }
            for faction in catalog.factions
        },
        "star_units": catalog.star_units,
    }


def _card_info(catalog: Catalog, card: Card) -> dict[str, Any]:
    """A card; `name` is an owner's own, if there is one, and `text` a message to be worded in `locales/`."""
    return {
        "species": SPECIES[card.species],
        "territory": catalog.ids[card.territory],
        "stars": card.stars,
        "type": card.type,
        "unit": card.unit,
        "windows": list(card.windows),
        "confidence": card.confidence,
        "name": card.name,
        "text": msgspec.to_builtins(card_text(catalog, card.id)),
    }
