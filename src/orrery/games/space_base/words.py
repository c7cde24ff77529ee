"""How options and events are put to people; the words themselves are in `locales/`."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Choice, Decision, Event, Message, Seat, unforeseen
from orrery.core.message import Argument
from orrery.games.space_base.catalog import NO_CARD, Card, Face
from orrery.games.space_base.effects.cards import BUY, CLAIM
from orrery.games.space_base.rules.dice import sum_of
from orrery.games.space_base.rules.setup import total_cost
from orrery.games.space_base.ruleset import SpaceBaseRules
from orrery.games.space_base.state import SpaceBaseState

_arrows = {"": "", "left": "←", "right": "→", "either": "↔"}


def describe(s: SpaceBaseState, decision: Decision, choice: Choice) -> Message:
    """An option in words, with what a person needs to weigh it."""
    seat = decision.seat
    match choice:
        case ("dice",):
            first, second = s.dice
            return _option("dice", first=first, second=second, pays=payout(s, seat, (first, second)))
        case ("sum",):
            sector = sum_of(s, seat)
            return _option("sum", sector=sector, pays=payout(s, seat, (sector,)))
        case ("shift", str() as name, int() as steps):
            sector = sum_of(s, seat) + steps
            return _option("shift", card=_name(s, name), sector=sector, pays=payout(s, seat, (sector,)))
        case ("set", str() as name, int() as value):
            return _option("set", card=_name(s, name), value=value)
        case ("reroll", str() as name, str() as which):
            return _option(f"reroll-{which}", card=_name(s, name))
        case ("double", str() as name, int() as sector):
            return _option("double", card=_name(s, name), sector=sector, pays=repeated(s, seat, sector, name))
        case ("use", str() as name, *targets):
            return _using(s, name, targets)
        case ("charge", str() as name):
            return _option("charge", card=_name(s, name), effect=_effect(s, name))
        case ("move", str() as name, str() as target):
            return _option("move", card=_name(s, name), target=_name(s, target), effect=_effect(s, target))
        case ("buy", *names) if decision.kind == "draft":
            return _draft(s, names)
        case ("buy", str() as name):
            return _option("buy", card=_line(s, name))
        case ("buy-into", str() as name, int() as sector):
            return _option("buy-into", card=_line(s, name), sector=sector)
        case ("claim", str() as name):
            return _option("claim", card=_line(s, name))
        case ("sector", int() as sector):
            return _option("sector", sector=sector, pays=beyond_arrow(s, decision, sector))
        case ("carry", int() as tokens):
            return _option("carry", tokens=tokens)
        case ("roll" | "keep" | "decline" | "stay" | "pass" as verb,):
            return _option(str(verb))
        case _:
            return unforeseen(choice)


def _option(key: str, **arguments: Argument) -> Message:
    return Message(f"space-base-option-{key}", arguments)


def _using(s: SpaceBaseState, name: str, targets: list[str | int]) -> Message:
    card, effect = _name(s, name), _effect(s, name)
    if not targets:
        return _option("use", card=card, effect=effect)
    return _option("use-on", card=card, target=_name(s, str(targets[0])), effect=effect)


def _draft(s: SpaceBaseState, names: list[str | int]) -> Message:
    cards = tuple(s.catalog.number[str(name)] for name in names)
    lines: list[str | Message] = [line(s.card(card), s.seats) for card in cards]
    return _option("draft", cards=lines or ["–"], cost=total_cost(s, cards))


def _name(s: SpaceBaseState, name: str) -> str | Message:
    """What a card is called."""
    return called(s.card(s.catalog.number[name]))


def _line(s: SpaceBaseState, name: str) -> Message:
    """A card on the table, in one line."""
    return line(s.card(s.catalog.number[name]), s.seats)


def _effect(s: SpaceBaseState, name: str) -> Message:
    """What the visible ability of a card on a console does."""
    return charge_words(s.face(s.catalog.number[name]), s.seats)


def payout(s: SpaceBaseState, seat: Seat, sectors: tuple[int, ...]) -> list[str | Message]:
    """What these sectors pay a seat now: its resources summed up, then arrows, tokens and text rewards one by one."""
    side = s.paying_side(seat)
    return paid(s, side, [card for sector in sectors for card in s.cards_in(seat, side, sector)])


def repeated(s: SpaceBaseState, seat: Seat, sector: int, doubling: str) -> list[str | Message]:
    """What a sector pays once more: no token for the 2X card that repeats it. [SB-AMB-18]"""
    side = s.paying_side(seat)
    return paid(s, side, s.cards_in(seat, side, sector), but=s.catalog.number[doubling])


def beyond_arrow(s: SpaceBaseState, decision: Decision, sector: int) -> list[str | Message]:
    """What the sector pays that an arrow may lead to, by the cards that lay there when the rewards began."""
    about = decision.about or {}
    ids = str(about["right" if sector > int(about["sector"]) else "left"])
    return paid(s, s.paying_side(decision.seat), [s.catalog.number[name] for name in ids.split("/") if name])


def paid(s: SpaceBaseState, side: int, cards: Sequence[int], but: int = NO_CARD) -> list[str | Message]:
    """What these cards pay together now; a token only where one fits, and none to the card that is left out."""
    faces = [s.catalog.faces[side][card] for card in cards]
    parts: list[str | Message] = resource_words(
        sum(face.credits for face in faces), sum(face.income for face in faces), sum(face.points for face in faces)
    )
    for card, face in zip(cards, faces, strict=True):
        parts += text_words(face)
        if card != but and s.may_be_charged(card, face):
            parts.append(charge_words(face, s.seats))
    return parts or ["–"]


def about_words(rules: SpaceBaseRules, decision: Decision) -> dict[str, Argument]:
    """What a question is about, with cards by their names."""
    return {
        name: _called(rules, str(value)) if name == "card" else value for name, value in (decision.about or {}).items()
    }


def event_words(rules: SpaceBaseRules, event: Event) -> Message:
    """An event in words, with cards by their names."""
    arguments = {
        name: _called(rules, str(value)) if name in ("card", "partner", "target") else value
        for name, value in event.arguments.items()
    }
    return Message(f"space-base-event-{event.kind}", arguments, event.rule)


def _called(rules: SpaceBaseRules, name: str) -> str | Message:
    return called(rules.catalog.cards[rules.catalog.number[name]])


# Cards

_settlements = {
    "Outpost": "outpost",
    "Stützpunkt": "outpost",
    "Base": "base",
    "Basis": "base",
    "Colony": "colony",
    "Kolonie": "colony",
}
"""What the names of colonies end with: a word of a language, as printed there."""


def called(card: Card) -> str | Message:
    """What a card is called: as printed, but for the kind of a settlement, which has words of its own.

    >>> from orrery.core.words import Words
    >>> from orrery.games.space_base.loading import load_catalog
    >>> catalog = load_catalog()
    >>> Words("en").say(called(catalog.cards[catalog.number["kuznets"]]))
    'U.E.C. Kuznets Outpost'
    """
    name, _, last = card.name.rpartition(" ")
    kind = _settlements.get(last) if card.kind == "colony" else None
    return Message(f"space-base-settlement-{kind}", {"name": name}) if kind else card.name


def line(card: Card, seats: int) -> Message:
    """A card in one line: its sector, its cost, and what its two sides pay.

    >>> from orrery.core.words import Words
    >>> from orrery.games.space_base.loading import load_catalog
    >>> catalog = load_catalog()
    >>> Words("en").say(line(catalog.cards[catalog.number["merbold"]], seats=2))
    'U.E.S. Merbold 6865-D (7) 4¢: 1¢, → | 1¢, →'
    """
    facts: dict[str, Argument] = {"name": called(card), "sector": card.sector, "cost": card.cost}
    if card.kind == "colony":
        return Message("space-base-line-colony", {**facts, "points": card.points_once})
    station, deployed = (face_parts(face, seats) or ["–"] for face in card.faces)
    return Message("space-base-line-ship", {**facts, "station": station, "deployed": deployed})


def face_parts(face: Face, seats: int) -> list[str | Message]:
    """What one side of a card pays: ¢ credits, + income, ★ points, arrows, ▢ charge slots with their ability."""
    return resource_words(face.credits, face.income, face.points) + more_words(face, seats)


def resource_words(credits: int, income: int, points: int) -> list[str | Message]:
    """Credits, income and points, as far as there are any."""
    return [f"{amount}{sign}" for amount, sign in ((credits, "¢"), (income, "+"), (points, "★")) if amount]


def more_words(face: Face, seats: int) -> list[str | Message]:
    """What one side of a card pays besides: arrows, text rewards, a token."""
    return text_words(face) + ([charge_words(face, seats)] if face.ability is not None else [])


def text_words(face: Face) -> list[str | Message]:
    """The arrows and text rewards of one side."""
    parts: list[str | Message] = []
    if face.arrow:
        parts.append(_arrows[face.arrow])
    if face.claim:
        parts.append(CLAIM.words(*face.claim))
    if face.buy:
        parts.append(BUY.words(face.buy))
    return parts


def charge_words(face: Face, seats: int) -> Message:
    """A face's slots and ability: ▢▢ for separate slots, ▢=▢ for linked ones, and the colour of the box."""
    if face.ability is None:
        return Message("space-base-no-ability")
    slots, linked = face.slots[seats], face.price[seats] > 1
    effects: list[str | Message] = [effect.words(*numbers) for effect, numbers in face.ability.parts]
    drawn = ("=" if linked else "").join("▢" * slots)
    return Message("space-base-charge", {"slots": drawn, "colour": face.colour, "effects": effects})
