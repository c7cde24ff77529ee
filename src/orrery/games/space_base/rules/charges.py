"""Charge tokens: how they come onto cards, and what becomes of them when a card is turned."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.space_base.ability import Ability
from orrery.games.space_base.catalog import Face
from orrery.games.space_base.state import SpaceBaseState


def place_reward_token(s: SpaceBaseState, seat: Seat, card: int) -> Procedure[None]:
    """A token as a reward: onto a free slot of the card's visible side, or lost. [SB-CHARGE-01] to [SB-CHARGE-03]

    It may be declined; a seat is asked only if it has said that it wants to be. [SB-AMB-25]
    """
    if s.charges[card] >= s.slots(card):
        return
    if s.asking >> seat & 1:
        name = s.catalog.ids[card]
        choice: Choice = yield Decision(
            seat, "charge", lambda: [("charge", name), ("decline",)], rule="SB-AMB-25", about={"card": name}
        )
        if choice == ("decline",):
            return
    s.set_charges(card, s.charges[card] + 1)
    s.tell("charged", seat=seat, card=s.catalog.ids[card], tokens=s.charges[card])


def carry_tokens(s: SpaceBaseState, seat: Seat, card: int) -> Procedure[None]:
    """A card was turned: its tokens may move to the slots of the other side, the rest goes back.

    All that fit move by themselves, unless the seat wants to be asked. [SB-DEPLOY-03] [SB-DEPLOY-04] [SB-AMB-10]
    """
    room = min(s.charges[card], s.slots(card))
    s.set_charges(card, 0)
    if room and s.asking >> seat & 1:
        name = s.catalog.ids[card]
        choice: Choice = yield Decision(
            seat,
            "carry",
            lambda: [("carry", tokens) for tokens in range(room, -1, -1)],
            rule="SB-DEPLOY-03",
            about={"card": name},
        )
        room = int(choice[1])
    s.set_charges(card, room)


def pay_tokens(s: SpaceBaseState, card: int) -> None:
    """Spend what one use of a card's ability costs. [SB-CHARGE-06] [SB-CHARGE-07] [SB-CHARGE-11] [SB-ABIL-06]"""
    s.set_charges(card, s.charges[card] - s.price(card))


def ready(s: SpaceBaseState, card: int) -> bool:
    """Whether enough tokens for one use lie on this very card."""
    return s.charges[card] >= s.price(card) > 0


def ready_abilities(s: SpaceBaseState, seat: Seat, phase: int) -> list[tuple[int, Ability]]:
    """The seat's cards with an ability for this phase, enough tokens for it, and a colour that fits the turn.

    Phase 0 stands for the open windows. Where a card lies makes no difference. [SB-ABIL-04] [SB-ABIL-05]
    """
    found: list[tuple[int, Ability]] = []
    for card in s.charged[seat]:
        face = s.face(card)
        ability = face.ability
        if ability is not None and ability.phase == phase and s.charges[card] >= face.price[s.seats]:
            if colour_fits(s, seat, face):
                found.append((card, ability))
    return found


def colour_fits(s: SpaceBaseState, seat: Seat, face: Face) -> bool:
    """Blue abilities work on the own turn, red ones on the others', green ones always. [SB-ABIL-01] to [SB-ABIL-04]"""
    return face.colour == "green" or (face.colour == "blue") == (seat == s.active)


def open_slots(s: SpaceBaseState, seat: Seat) -> list[int]:
    """The seat's cards with a free slot on their visible side."""
    return [card for card in s.own_cards(seat) if s.charges[card] < s.slots(card)]
