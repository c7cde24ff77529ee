"""The things on the table, for interfaces that draw them: the catalogue, and what each option is about.

A thing is named ``card:ID`` (wherever the card lies), ``sector:SEAT:NUMBER`` or ``die:1`` / ``die:2``.
"""

from __future__ import annotations

from typing import Any

from orrery.core import Choice, Decision
from orrery.games.space_base.catalog import Card, Catalog, Face
from orrery.games.space_base.state import SpaceBaseState

_aimed_at_cards = ("buy", "claim", "use", "shift", "set", "reroll", "double", "charge", "move")
_rerolled = {"first": ["die:1"], "second": ["die:2"], "both": ["die:1", "die:2"]}


def touches(s: SpaceBaseState, decision: Decision, choice: Choice) -> list[str]:
    """The cards, sectors and dice that an option is about."""
    seat, verb = decision.seat, choice[0]
    things = [f"card:{part}" for part in choice[1:] if part in s.catalog.number] if verb in _aimed_at_cards else []
    if verb == "dice":
        things += [f"sector:{seat}:{sector}" for sector in s.dice]
    elif verb in ("sum", "shift"):
        shifted = len(s.allocated[seat]) == 1
        sector = s.allocated[seat][0] if shifted else sum(s.dice)
        things.append(f"sector:{seat}:{sector + (int(choice[2]) if verb == 'shift' else 0)}")
    elif verb == "sector":
        things.append(f"sector:{seat}:{choice[1]}")
    elif verb in ("double", "buy") and len(choice) > 2 and isinstance(choice[2], int):
        things.append(f"sector:{seat}:{choice[2]}")
    elif verb == "reroll":
        things += _rerolled[str(choice[2])]
    return things


def components(catalog: Catalog, seats: int) -> dict[str, Any]:
    """All cards with what they cost and pay in a game of so many seats."""
    return {"cards": {card.id: _card(card, seats) for card in catalog.cards}}


def _card(card: Card, seats: int) -> dict[str, Any]:
    return {
        "name": card.name,
        "type": card.type,
        "class": card.class_name,
        "kind": card.kind,
        "level": card.level,
        "sector": card.sector,
        "cost": card.cost,
        "points_once": card.points_once,
        "confidence": card.confidence,
        "station": _face(card.faces[0], seats),
        "deployed": _face(card.faces[1], seats),
    }


def _face(face: Face, seats: int) -> dict[str, Any]:
    ability = face.ability
    return {
        "credits": face.credits,
        "income": face.income,
        "points": face.points,
        "arrow": face.arrow,
        "claim": list(face.claim),
        "buy": face.buy,
        "slots": face.slots[seats],
        "price": face.price[seats],
        "colour": face.colour,
        "ability": {
            name: list(value) if isinstance(value, tuple) else value
            for name in ability.__slots__
            if name != "phase" and (value := getattr(ability, name))
        }
        if ability is not None
        else None,
    }
