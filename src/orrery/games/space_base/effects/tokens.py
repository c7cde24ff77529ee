"""Effects on charge tokens."""

from __future__ import annotations

from orrery.core import TRAIL, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.space_base.ability import Effect, Use
from orrery.games.space_base.effects.words import effect_words
from orrery.games.space_base.rules.charges import add_token, open_slots
from orrery.games.space_base.state import SpaceBaseState

STAY: Choice = ("stay",)


def place_charge(s: SpaceBaseState, use: Use) -> None:
    """A token onto a free slot of another own card, of whatever colour. [SB-PLACECH-02] [SB-CHARGE-10] [SB-AMB-15]"""
    add_token(s, use.seat, use.aim, "SB-PLACECH-02")


def other_open_slots(s: SpaceBaseState, seat: Seat, card: int) -> list[int]:
    """The seat's cards with a free slot, but for the one that pays. [SB-AMB-15]"""
    return [target for target in open_slots(s, seat) if target != card]


PLACE_CHARGE = Effect(
    "place-charge",
    bounds=(),
    does=place_charge,
    worth=lambda: 1.0,
    gain=lambda outlook, use: outlook.token(use.aim),
    words=lambda: effect_words("place-charge"),
    aims=other_open_slots,
)


def move_charge(s: SpaceBaseState, use: Use) -> Procedure[None]:
    """One token may move from an own card to a free slot of another, though not to the card that paid. [SB-AMB-15]"""
    seat, ids = use.seat, s.catalog.ids
    options: list[Choice] = [("move", ids[source], ids[target]) for source, target in charge_moves(s, use)]
    if not options:
        return
    about: dict[str, str | int] = {"card": ids[use.card]}
    choice = yield from ask(
        Decision(seat, "move-charge", [*options, STAY].copy, rule="SB-PLACECH-02", about=about, form=TRAIL)
    )
    match choice:
        case ("move", name, goal):
            source, target = s.catalog.number[name], s.catalog.number[goal]
            s.set_charges(source, s.charges[source] - 1)
            s.set_charges(target, s.charges[target] + 1)
            s.tell("charge-moved", "SB-PLACECH-02", seat=seat, card=name, target=goal)
        case ("stay",):
            pass
        case _:
            unforeseen(choice)


def charge_moves(s: SpaceBaseState, use: Use) -> list[tuple[int, int]]:
    """From each card with a token to each other card with a free slot."""
    targets = other_open_slots(s, use.seat, use.card)
    return [(source, target) for source in s.charged[use.seat] for target in targets if target != source]


MOVE_CHARGE = Effect(
    "move-charge",
    bounds=(),
    does=move_charge,
    worth=lambda: 0.0,
    gain=lambda outlook, use: 0.0,
    words=lambda: effect_words("move-charge"),
    useful=lambda s, use: bool(charge_moves(s, use)),
)
