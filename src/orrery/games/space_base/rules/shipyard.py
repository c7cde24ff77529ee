"""The shipyard and its decks."""

from __future__ import annotations

from orrery.games.space_base.catalog import NO_CARD
from orrery.games.space_base.state import ROW, SpaceBaseState


def refill_shipyard(s: SpaceBaseState) -> None:
    """Phase 8: fill each gap from the deck of its level. [SB-TURN-11] [SB-YARD-01] to [SB-YARD-03] [SB-AMB-19]"""
    s.phase = 8
    opened = fill_gaps(s)
    if s.events is not None:
        for ship in opened:
            s.tell("opened", "SB-YARD-01", card=s.catalog.ids[ship])


def fill_gaps(s: SpaceBaseState) -> list[int]:
    """Lay a ship of its level into each gap of the shipyard, as far as there are any. Gives the ships."""
    opened: list[int] = []
    slot = -1
    for _ in range(s.yard.count(NO_CARD)):
        slot = s.yard.index(NO_CARD, slot + 1)
        drawn = draw_ship(s, slot // ROW + 1)
        if drawn is not None:
            s.yard[slot] = drawn
            opened.append(drawn)
    return opened


def draw_ship(s: SpaceBaseState, level: int) -> int | None:
    """Draw from a deck; what was put under it comes last, block by block. None if nothing is left."""
    deck = s.decks[level - 1]
    if deck:
        return s.chance.draw(deck)
    blocks = s.under[level - 1]
    if not blocks:
        return None
    seat, cards = blocks[0]
    bag = list(cards)
    card = s.chance.draw(bag)
    s.under[level - 1] = ((seat, tuple(sorted(bag))), *blocks[1:]) if bag else blocks[1:]
    return card
