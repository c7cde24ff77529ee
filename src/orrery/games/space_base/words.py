"""How options and events are put to people; the words themselves are in `locales/`."""

from __future__ import annotations

from orrery.core import Choice, Decision, Event, Message
from orrery.core.message import Argument
from orrery.games.space_base.catalog import Card, Catalog, Face
from orrery.games.space_base.state import SpaceBaseState

_arrows = {"": "", "left": "←", "right": "→", "either": "↔"}


def describe(s: SpaceBaseState, decision: Decision, choice: Choice) -> Message:
    """An option (or aside) in words, with what a person needs to weigh it."""
    verb = str(choice[0])
    key = f"space-base-option-{verb}"
    if verb in ("ask", "auto"):
        return Message(f"{key}-{choice[1]}")
    if decision.kind == "draft":
        cards = [s.card(s.catalog.number[str(name)]) for name in choice[1:]]
        cost = sum(card.cost for card in cards)
        return Message("space-base-option-draft", {"cards": [line(card) for card in cards] or ["–"], "cost": cost})
    arguments: dict[str, Argument] = {}
    if len(choice) > 1 and choice[1] in s.catalog.number:
        card = s.card(s.catalog.number[str(choice[1])])
        arguments["card"] = line(card) if verb in ("buy", "claim") else card.name
        if s.where[card.number] >= 0:
            arguments["effect"] = charge_line(s.face(card.number), s.seats)
    if verb == "dice":
        arguments |= {"first": s.dice[0], "second": s.dice[1]}
    elif verb == "sum":
        shifted = len(s.allocated[decision.seat]) == 1
        arguments["sector"] = s.allocated[decision.seat][0] if shifted else sum(s.dice)
    elif verb == "shift":
        arguments["steps"] = int(choice[2])
    elif verb == "reroll":
        key += f"-{choice[2]}"
    elif verb in ("use", "move") and len(choice) > 2:
        key += "-on" if verb == "use" else ""
        arguments["target"] = s.card(s.catalog.number[str(choice[2])]).name
    elif verb == "set":
        arguments["value"] = int(choice[2])
    elif verb in ("double", "buy") and len(choice) > 2:
        key += "-into" if verb == "buy" else ""
        arguments["sector"] = int(choice[2])
    elif verb == "sector":
        arguments["sector"] = int(choice[1])
    elif verb == "carry":
        arguments["tokens"] = int(choice[1])
    return Message(key, arguments)


def event_words(catalog: Catalog, event: Event) -> Message:
    """An event in words, with cards by their names."""
    arguments = dict(event.arguments)
    for name in ("card", "partner", "target"):
        if name in arguments:
            arguments[name] = catalog.cards[catalog.number[str(arguments[name])]].name
    return Message(f"space-base-event-{event.kind}", arguments)


def line(card: Card) -> str:
    """A card in one line: its sector, its cost, and what its two sides pay.

    >>> from orrery.games.space_base.catalog import load_catalog
    >>> catalog = load_catalog()
    >>> line(catalog.cards[catalog.number["merbold"]])
    'U.E.S. Merbold 6865-D (7) 4¢: 1¢ → | 1¢ →'
    """
    facts = f"{card.name} ({card.sector}) {card.cost}¢"
    if card.kind == "colony":
        return f"{facts}: {card.points_once}★"
    return f"{facts}: {face_line(card.faces[0])} | {face_line(card.faces[1])}"


def face_line(face: Face, seats: int = 0) -> str:
    """What one side of a card pays: ¢ credits, + income, ★ points, arrows, ▢ charge slots with their ability."""
    parts = [
        f"{amount}{sign}" for amount, sign in ((face.credits, "¢"), (face.income, "+"), (face.points, "★")) if amount
    ]
    if face.arrow:
        parts.append(_arrows[face.arrow])
    if face.claim:
        parts.append("claim " + "+".join(f"L{level}" for level in face.claim))
    if face.buy:
        parts.append(f"buy×{face.buy}")
    if face.ability is not None:
        parts.append(charge_line(face, seats))
    return " ".join(parts) or "–"


def charge_line(face: Face, seats: int = 0) -> str:
    """A face's slots and ability: ▢▢ for separate slots, ▢=▢ for linked ones."""
    ability = face.ability
    if ability is None:
        return "–"
    slots = face.slots[seats] or max(face.slots)
    effects = [
        (ability.credits, f"{ability.credits}¢"),
        (ability.income, f"{ability.income}+"),
        (ability.points, f"{ability.points}★"),
        (ability.foes_lose, f"foes −{ability.foes_lose}★"),
        (ability.buy, f"buy×{ability.buy}"),
        (ability.buy_into, "buy into {}–{}".format(*ability.buy_into) if ability.buy_into else ""),
        (ability.claim, "claim " + "+".join(f"L{level}" for level in ability.claim)),
        (ability.swap, "swap {}⇄{}".format(*ability.swap) if ability.swap else ""),
        (ability.exchange, "exchange"),
        (ability.place_charge, "+▣"),
        (ability.move_charge, "▣⇒▢"),
        (ability.win, "win"),
        (ability.shift, f"⚄ {'→' if ability.shift == 1 else '→/→→'}"),
        (ability.reroll, "⚄ again"),
        (ability.set_die, "set ⚄"),
        (ability.double, "2×"),
    ]
    linked = face.price[seats] == slots and slots > 1
    box = ("=" if linked else "").join("▢" * slots)
    return f"{box}[{', '.join(text for present, text in effects if present)}]"
