"""Charge tokens: how they come onto cards, what becomes of them when a card is turned, and what they allow."""

from __future__ import annotations

from orrery.core import AMOUNT, YES_NO, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.space_base.ability import Ability
from orrery.games.space_base.catalog import DECLINE, Face
from orrery.games.space_base.refusal import Refusal
from orrery.games.space_base.state import SpaceBaseState

NOT_YOURS = Refusal("not-yours", "SB-ABIL-06")
NO_ABILITY = Refusal("no-ability", "SB-CARD-02")
NOT_CHARGED = Refusal("not-charged", "SB-ABIL-06")
BLUE = Refusal("blue-ability", "SB-ABIL-01")
RED = Refusal("red-ability", "SB-ABIL-02")
WRONG_PHASE = Refusal("wrong-phase", "SB-TURN-04")


def place_reward_token(s: SpaceBaseState, seat: Seat, card: int) -> Procedure[None]:
    """A token as a reward: onto a free slot of the card's visible side, or lost; it may be declined.

    [SB-CHARGE-01] to [SB-CHARGE-03] [SB-AMB-25]
    """
    if s.charges[card] >= s.slots(card):
        lose_token(s, seat, card, "SB-CHARGE-03")
        return
    catalog = s.catalog
    choice = yield from ask(
        Decision(seat, "charge", catalog.charging[card].copy, "SB-AMB-25", catalog.about[card], YES_NO)
    )
    if choice != DECLINE:
        add_token(s, seat, card, "SB-CHARGE-01")
    elif s.events is not None:
        s.tell("token-declined", "SB-AMB-25", seat=seat, card=s.catalog.ids[card])


def lose_token(s: SpaceBaseState, seat: Seat, card: int, rule: str) -> None:
    """Tell of a token as a reward for which there is no slot."""
    if s.events is not None:
        s.tell("token-lost", rule, seat=seat, card=s.catalog.ids[card])


def add_token(s: SpaceBaseState, seat: Seat, card: int, rule: str) -> None:
    """Lay one more token onto a card."""
    s.set_charges(card, s.charges[card] + 1)
    if s.events is not None:
        s.tell("charged", rule, seat=seat, card=s.catalog.ids[card], tokens=s.charges[card])


def carry_tokens(s: SpaceBaseState, seat: Seat, card: int) -> Procedure[None]:
    """A card was turned: its tokens may move to the slots of the other side, the rest goes back.

    [SB-DEPLOY-03] [SB-DEPLOY-04] [SB-AMB-10]
    """
    before = s.charges[card]
    room = min(before, s.slots(card))
    s.set_charges(card, 0)
    if not room:
        s.tell("carried", "SB-DEPLOY-04", seat=seat, card=s.catalog.ids[card], tokens=0, lost=before)
        return
    choice = yield from ask(
        Decision(
            seat,
            "carry",
            lambda: [("carry", tokens) for tokens in range(room, -1, -1)],
            rule="SB-DEPLOY-03",
            about={"card": s.catalog.ids[card], "most": room},
            form=AMOUNT,
        )
    )
    match choice:
        case ("carry", int() as tokens):
            s.set_charges(card, tokens)
            lost = before - tokens
            s.tell("carried", "SB-DEPLOY-03", seat=seat, card=s.catalog.ids[card], tokens=tokens, lost=lost)
        case _:
            unforeseen(choice)


def pay_tokens(s: SpaceBaseState, card: int) -> None:
    """Spend what one use of a card's ability costs. [SB-CHARGE-06] [SB-CHARGE-07] [SB-CHARGE-11] [SB-ABIL-06]"""
    s.set_charges(card, s.charges[card] - s.price(card))


def against_using(s: SpaceBaseState, seat: Seat, card: int, phase: int) -> Refusal | None:
    """What forbids a seat to use a card's ability in this phase (or an open one), whatever it does."""
    return NOT_YOURS if s.owner(card) != seat else against_face(s, seat, s.face(card), s.charges[card], phase)


def against_face(s: SpaceBaseState, seat: Seat, face: Face, tokens: int, phase: int) -> Refusal | None:
    """What forbids a seat to use the visible side of its own card with these tokens on it.

    Where the card lies makes no difference, nor what was rolled. [SB-ABIL-01] to [SB-ABIL-06] [SB-TURN-04]
    """
    if face.ability is None:
        return NO_ABILITY
    if tokens < face.price[s.seats]:
        return NOT_CHARGED
    if face.colour != "green" and (face.colour == "blue") != (seat == s.active):
        return BLUE if face.colour == "blue" else RED
    return None if face.ability.phase == phase else WRONG_PHASE


def ready_abilities(s: SpaceBaseState, seat: Seat, phase: int) -> list[tuple[int, Ability]]:
    """The seat's cards whose ability it can use in this phase, or in an open one."""
    found: list[tuple[int, Ability]] = []
    for card in s.charged[seat]:
        face = s.face(card)
        ability = face.ability
        if ability is not None and ability.phase == phase and not against_face(s, seat, face, s.charges[card], phase):
            found.append((card, ability))
    return found


def open_slots(s: SpaceBaseState, seat: Seat) -> list[int]:
    """The seat's cards with a free slot on their visible side."""
    return [card for card in s.own_cards(seat) if has_open_slot(s, card)]


def has_open_slot(s: SpaceBaseState, card: int) -> bool:
    """Whether a token fits on the visible side of a card on a console."""
    return s.charges[card] < s.slots(card)
