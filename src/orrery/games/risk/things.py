"""The things on the table, for interfaces that draw them: the catalogue, and what each option is about.

A thing is named ``territory:ID``, ``card:ID``, ``achievement:ID``, ``faction:ID``, ``player:SEAT`` or
``die:attack:PLACE``.
"""

from __future__ import annotations

from typing import Any

from orrery.core import Choice, Decision
from orrery.games.risk.catalog import SPECIES, Catalog
from orrery.games.risk.state import RiskState


def touches(s: RiskState, decision: Decision, choice: Choice) -> list[str]:
    """The territories, cards, achievements, factions and players that an option is about."""
    verb = choice[0]
    if verb == "pick":
        return [f"faction:{name}" for name in choice[1:]]
    things: list[str] = []
    for part in choice[1:]:
        if isinstance(part, int):
            if verb == "play":
                things.append(f"player:{part}")
        elif part in s.catalog.number:
            things.append(f"territory:{part}")
        elif part in s.catalog.card_number and verb in ("play", "offer"):
            things.append(f"card:{part}")
        elif part in s.catalog.achievement_number and verb == "achieve":
            things.append(f"achievement:{part}")
    if verb == "reroll":
        return _dice(s, [int(value) for value in choice[1:]])
    if verb in ("defend", "advance", "move"):
        things += _front(s, str(verb))
    return things


def _dice(s: RiskState, values: list[int]) -> list[str]:
    """The attacker's dice with these values, from the highest down."""
    found = []
    for place, value in enumerate(sorted(s.attack_rolled, reverse=True)):
        if value in values:
            values.remove(value)
            found.append(f"die:attack:{place}")
    return found


def _front(s: RiskState, verb: str) -> list[str]:
    """What a number of units is chosen for."""
    ids = s.catalog.ids
    if verb == "move":
        return [f"territory:{ids[s.moving[1]]}"]
    return [f"territory:{ids[s.target]}"]


def components(catalog: Catalog, seats: int) -> dict[str, Any]:
    """The board, the cards, the awards and the factions."""
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
        "cards": {
            card.id: {
                "species": SPECIES[card.species],
                "territory": ids[card.territory],
                "stars": card.stars,
                "type": card.type,
                "unit": card.unit,
                "windows": list(card.windows),
                "confidence": card.confidence,
                "name": card.name,
                "text": card.text,
            }
            for card in catalog.cards
        },
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
