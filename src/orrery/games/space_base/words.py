"""How options and events are put to people; the words themselves are in `locales/`."""

from __future__ import annotations

from orrery.core import Choice, Decision, Event, Message, Seat
from orrery.core.message import Argument
from orrery.games.space_base.catalog import DEPLOYED, STATIONED, Card, Catalog, Face
from orrery.games.space_base.state import SpaceBaseState

_arrows = {"": "", "left": "←", "right": "→", "either": "↔"}


EVENT_RULES = {
    "first-ship": "SB-FIRST-02",
    "start-player": "SB-FIRST-04",
    "roll-off": "SB-FIRST-05",
    "seat-bonus": "SB-SEAT-06",
    "turn": "SB-TURN-02",
    "die-set": "SB-SETDIE-02",
    "rolled": "SB-TURN-05",
    "rerolled": "SB-REROLL-02",
    "shifted": "SB-DICEARROW-03",
    "allocated": "SB-TURN-06",
    "doubled": "SB-2XST-02",
    "received": "SB-TURN-07",
    "charged": "SB-CHARGE-01",
    "charge-moved": "SB-PLACECH-02",
    "used": "SB-ABIL-06",
    "lost-points": "SB-LOSE4-02",
    "swapped-sectors": "SB-SWAPSEC-02",
    "exchanged": "SB-SWAPCARD-02",
    "bought": "SB-BUY-04",
    "bought-extra": "SB-BUYAB-02",
    "claimed": "SB-CLAIM-02",
    "opened": "SB-YARD-01",
    "income": "SB-INCOME-01",
    "end-is-near": "SB-END-01",
    "tie": "SB-END-04",
    "won": "SB-END-03",
    "won-at-once": "SB-WIN-02",
}
"""The rule behind each kind of event."""


def describe(s: SpaceBaseState, decision: Decision, choice: Choice) -> Message:
    """An option (or aside) in words, with what a person needs to weigh it."""
    verb = str(choice[0])
    key = f"space-base-option-{verb}"
    if verb in ("ask", "auto"):
        return Message(f"{key}-{choice[1]}")
    if decision.kind == "draft":
        cards = [s.card(s.catalog.number[str(name)]) for name in choice[1:]]
        cost = sum(card.cost for card in cards)
        return Message(
            "space-base-option-draft", {"cards": [line(card, s.seats) for card in cards] or ["–"], "cost": cost}
        )
    arguments: dict[str, Argument] = {}
    if len(choice) > 1 and choice[1] in s.catalog.number:
        card = s.card(s.catalog.number[str(choice[1])])
        arguments["card"] = line(card, s.seats) if verb in ("buy", "claim") else card.name
        if s.where[card.number] >= 0:
            arguments["effect"] = charge_words(s.face(card.number), s.seats)
    if verb in ("dice", "sum", "shift"):
        arguments |= _allocation(s, decision.seat, choice)
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


def _allocation(s: SpaceBaseState, seat: Seat, choice: Choice) -> dict[str, Argument]:
    """Where a way to use the dice leads, and what it would pay."""
    if choice[0] == "dice":
        first, second = s.dice
        return {"first": first, "second": second, "pays": payout(s, seat, (first, second))}
    shifted = len(s.allocated[seat]) == 1
    sector = s.allocated[seat][0] if shifted else sum(s.dice)
    if choice[0] == "shift":
        sector += int(choice[2])
    return {"sector": sector, "pays": payout(s, seat, (sector,))}


def payout(s: SpaceBaseState, seat: Seat, sectors: tuple[int, ...]) -> list[str | Message]:
    """What these sectors pay a seat now: its resources summed up, then arrows, tokens and text rewards one by one."""
    side = STATIONED if seat == s.active else DEPLOYED
    cards = [card for sector in sectors for card in s.cards_in(seat, side, sector)]
    faces = [s.catalog.faces[side][card] for card in cards]
    parts: list[str | Message] = [
        f"{amount}{sign}"
        for amount, sign in (
            (sum(face.credits for face in faces), "¢"),
            (sum(face.income for face in faces), "+"),
            (sum(face.points for face in faces), "★"),
        )
        if amount
    ]
    for face in faces:
        parts += [part for part in face_parts(face, s.seats) if not (isinstance(part, str) and part[-1] in "¢+★")]
    return parts or ["–"]


def event_words(catalog: Catalog, event: Event) -> Message:
    """An event in words, with cards by their names."""
    arguments = dict(event.arguments)
    for name in ("card", "partner", "target"):
        if name in arguments:
            arguments[name] = catalog.cards[catalog.number[str(arguments[name])]].name
    return Message(f"space-base-event-{event.kind}", arguments, EVENT_RULES[event.kind])


def line(card: Card, seats: int) -> Message:
    """A card in one line: its sector, its cost, and what its two sides pay.

    >>> from orrery.core.words import Words
    >>> from orrery.games.space_base.catalog import load_catalog
    >>> catalog = load_catalog()
    >>> Words("en").say(line(catalog.cards[catalog.number["merbold"]], seats=2))
    'U.E.S. Merbold 6865-D (7) 4¢: 1¢, → | 1¢, →'
    """
    facts: dict[str, Argument] = {"name": card.name, "sector": card.sector, "cost": card.cost}
    if card.kind == "colony":
        return Message("space-base-line-colony", {**facts, "points": card.points_once})
    station, deployed = (face_parts(face, seats) or ["–"] for face in card.faces)
    return Message("space-base-line-ship", {**facts, "station": station, "deployed": deployed})


def face_parts(face: Face, seats: int) -> list[str | Message]:
    """What one side of a card pays: ¢ credits, + income, ★ points, arrows, ▢ charge slots with their ability."""
    parts: list[str | Message] = [
        f"{amount}{sign}" for amount, sign in ((face.credits, "¢"), (face.income, "+"), (face.points, "★")) if amount
    ]
    if face.arrow:
        parts.append(_arrows[face.arrow])
    if face.claim:
        parts.append(_effect("claim", levels=_levels(face.claim)))
    if face.buy:
        parts.append(_effect("buy", count=face.buy))
    if face.ability is not None:
        parts.append(charge_words(face, seats))
    return parts


def charge_words(face: Face, seats: int) -> Message:
    """A face's slots and ability: ▢▢ for separate slots, ▢=▢ for linked ones."""
    ability = face.ability
    if ability is None:
        return Message("space-base-no-ability")
    slots, linked = face.slots[seats], face.price[seats] > 1
    effects: list[str | Message] = []
    if ability.credits:
        effects.append(f"{ability.credits}¢")
    if ability.income:
        effects.append(f"{ability.income}+")
    if ability.points:
        effects.append(f"{ability.points}★")
    if ability.foes_lose:
        effects.append(_effect("foes-lose", points=ability.foes_lose))
    if ability.buy:
        effects.append(_effect("buy", count=ability.buy))
    if ability.buy_into:
        effects.append(_effect("buy-into", low=ability.buy_into[0], high=ability.buy_into[1]))
    if ability.claim:
        effects.append(_effect("claim", levels=_levels(ability.claim)))
    if ability.swap:
        effects.append(_effect("swap", one=ability.swap[0], other=ability.swap[1]))
    if ability.shift:
        effects.append(_effect("shift", steps=ability.shift))
    simple = ("exchange", "place_charge", "move_charge", "win", "reroll", "set_die", "double")
    effects.extend(_effect(name.replace("_", "-")) for name in simple if getattr(ability, name))
    return Message("space-base-charge", {"slots": ("=" if linked else "").join("▢" * slots), "effects": effects})


def _effect(name: str, **arguments: str | int) -> Message:
    return Message(f"space-base-effect-{name}", {**arguments})


def _levels(levels: tuple[int, ...]) -> str:
    return "+".join(f"L{level}" for level in levels)
