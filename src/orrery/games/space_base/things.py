"""The things on the table, for interfaces that draw them: the catalogue, and what each option is about.

A thing is named ``card:ID`` (wherever the card lies), ``sector:SEAT:NUMBER`` or ``die:1`` / ``die:2``.
"""

from __future__ import annotations

from typing import Any

from orrery.core import Choice, Decision, Seat, unforeseen
from orrery.games.space_base.catalog import Card, Face
from orrery.games.space_base.rules.dice import sum_of
from orrery.games.space_base.ruleset import SpaceBaseRules
from orrery.games.space_base.state import SpaceBaseState

_rerolled = {"first": ["die:1"], "second": ["die:2"], "both": ["die:1", "die:2"]}


def touches(s: SpaceBaseState, decision: Decision, choice: Choice) -> list[str]:
    """The cards, sectors and dice that an option is about."""
    seat = decision.seat
    match choice:
        case ("buy", *cards) | ("claim", *cards) | ("use", *cards) | ("move", *cards) | ("charge", *cards):
            return [_card_thing(card) for card in cards]
        case ("set", card, int()):
            return [_card_thing(card)]
        case ("reroll", card, str() as which):
            return [_card_thing(card), *_rerolled[which]]
        case ("double", card, int() as sector) | ("buy-into", card, int() as sector):
            return [_card_thing(card), _sector_thing(seat, sector)]
        case ("shift", card, int() as steps):
            return [_card_thing(card), _sector_thing(seat, sum_of(s, seat) + steps)]
        case ("sum",):
            return [_sector_thing(seat, sum_of(s, seat))]
        case ("dice",):
            return [_sector_thing(seat, sector) for sector in s.dice]
        case ("sector", int() as sector):
            return [_sector_thing(seat, sector)]
        case ("roll" | "keep" | "decline" | "carry" | "stay" | "pass", *_):
            return []
        case _:
            return unforeseen(choice)


def _card_thing(card: str | int) -> str:
    return f"card:{card}"


def _sector_thing(seat: Seat, sector: int) -> str:
    return f"sector:{seat}:{sector}"


def components(rules: SpaceBaseRules, seats: int) -> dict[str, Any]:
    """All cards with what they cost and pay in a game of so many seats."""
    return {"cards": {card.id: _card(card, seats) for card in rules.catalog.cards}}


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
        "ability": face.ability.facts() if face.ability is not None else None,
    }
