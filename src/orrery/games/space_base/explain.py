"""Why a choice is not on offer: which rule forbids what people commonly try."""

from __future__ import annotations

from orrery.core import Choice, Decision, Message, Seat
from orrery.games.space_base.ability import OPEN_PHASES
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.rules.charges import colour_fits, ready
from orrery.games.space_base.state import NOBODY, SpaceBaseState

_words = "space-base-refused-"


def explain(s: SpaceBaseState, decision: Decision, choice: Choice) -> Message | None:
    """The reason in words, or None if there is none more precise than 'that is not what is asked'."""
    verbs = {option[0] for option in decision.options}
    card = s.catalog.number.get(str(choice[1])) if len(choice) > 1 else None
    match choice[0]:
        case "buy" if decision.kind == "draft":
            return _draft(s, decision.seat, choice)
        case "buy" if "buy" in verbs:
            return _unknown(choice) if card is None else _buy(s, decision, card, choice)
        case "claim" if "claim" in verbs:
            return _unknown(choice) if card is None else _claim(s, decision, card)
        case "use" | "shift" | "set" | "reroll" | "double":
            return _unknown(choice) if card is None else _ability(s, decision, card, choice)
        case "dice" if decision.kind == "allocate":
            return Message(_words + "already-shifted", rule="SB-DICEARROW-01")
        case "sector" if decision.kind == "arrow":
            return _arrow(decision, choice)
    return None


def _arrow(decision: Decision, choice: Choice) -> Message:
    sector, target = (decision.about or {})["sector"], choice[1] if len(choice) > 1 else 0
    if target in (0, SECTORS + 1):
        return Message(_words + "beyond-console", rule="SB-ARROW-09")
    near = isinstance(target, int) and isinstance(sector, int) and abs(target - sector) <= 1
    return Message(_words + "arrow", rule="SB-ARROW-06" if near else "SB-ARROW-01")


def _unknown(choice: Choice) -> Message:
    return Message(_words + "unknown-card", {"card": str(choice[1]) if len(choice) > 1 else "?"})


def _draft(s: SpaceBaseState, seat: Seat, choice: Choice) -> Message:
    cards = [s.catalog.number.get(str(name)) for name in choice[1:]]
    for name, card in zip(choice[1:], cards, strict=True):
        if card is None or card not in s.hands[seat]:
            return Message(_words + "not-drawn", {"card": str(name)}, "SB-LIGHT-04")
    cost = sum(s.catalog.cost[card] for card in cards if card is not None)
    if cost > s.credits[seat]:
        return Message(_words + "too-dear", {"cost": cost, "credits": s.credits[seat]}, "SB-LIGHT-04")
    return Message(_words + "draft-order", rule="SB-AMB-21")


def _buy(s: SpaceBaseState, decision: Decision, card: int, choice: Choice) -> Message | None:
    seat, name = decision.seat, s.card(card).name
    if card not in s.yard and card not in s.colonies:
        return Message(_words + "not-on-offer", {"card": name}, "SB-BUY-02")
    if s.catalog.cost[card] > s.credits[seat]:
        cost = s.catalog.cost[card]
        return Message(_words + "too-dear", {"cost": cost, "credits": s.credits[seat]}, "SB-BUY-03")
    if decision.kind == "buy-into":
        sector = choice[2] if len(choice) > 2 else 0
        if isinstance(sector, int) and 1 <= sector <= SECTORS and s.is_blocked(seat, sector):
            return Message(_words + "colony", {"sector": sector}, "SB-COLONY-05")
        return Message(_words + "wrong-sector", rule="SB-RELOC-02")
    if s.is_blocked(seat, s.catalog.sector[card]):
        return Message(_words + "colony", {"sector": s.catalog.sector[card]}, "SB-BUY-07")
    return None


def _claim(s: SpaceBaseState, decision: Decision, card: int) -> Message | None:
    if s.catalog.colony[card]:
        return Message(_words + "claimed-colony", rule="SB-CLAIM-05")
    if card not in s.yard:
        return Message(_words + "not-on-offer", {"card": s.card(card).name}, "SB-CLAIM-02")
    if s.is_blocked(decision.seat, s.catalog.sector[card]):
        return Message(_words + "colony", {"sector": s.catalog.sector[card]}, "SB-CLAIM-05")
    return Message(_words + "wrong-level", {"level": s.catalog.level[card]}, "SB-CLAIM-02")


def _ability(s: SpaceBaseState, decision: Decision, card: int, choice: Choice) -> Message | None:
    seat, name = decision.seat, s.card(card).name
    if s.owner(card) != seat or s.owner(card) == NOBODY:
        return Message(_words + "not-yours", {"card": name}, "SB-ABIL-06")
    face = s.face(card)
    if face.ability is None:
        return Message(_words + "no-ability", {"card": name}, "SB-CARD-02")
    if not ready(s, card):
        tokens, needed = s.charges[card], s.price(card)
        return Message(_words + "not-charged", {"card": name, "tokens": tokens, "needed": needed}, "SB-ABIL-06")
    if not colour_fits(s, seat, face):
        rule = "SB-ABIL-01" if face.colour == "blue" else "SB-ABIL-02"
        return Message(_words + f"{face.colour}-ability", {"card": name}, rule)
    if face.ability.phase != (0 if s.phase in OPEN_PHASES else s.phase):
        return Message(_words + "wrong-phase", {"card": name}, "SB-TURN-04")
    if face.ability.set_die and decision.kind == "reroll":
        return Message(_words + "wrong-phase", {"card": name}, "SB-SETDIE-01")
    if choice[0] == "shift" and len(choice) > 2 and isinstance(choice[2], int):
        allocated = s.allocated[seat]
        sector = allocated[0] if len(allocated) == 1 else s.dice[0] + s.dice[1]
        if sector + choice[2] > SECTORS:
            return Message(_words + "beyond-console", rule="SB-DICEARROW-08")
    return None
