"""Effects that bring cards, or lay the own ones elsewhere."""

from __future__ import annotations

from orrery.core import Procedure, Seat
from orrery.games.space_base.ability import Effect, Use
from orrery.games.space_base.catalog import SECTORS, STATIONED
from orrery.games.space_base.effects.words import effect_words, level_words
from orrery.games.space_base.rules.charges import carry_tokens
from orrery.games.space_base.rules.purchase import (
    BY_ABILITY,
    CLAIMED,
    affordable,
    buy_extra_cards,
    buy_into_sector,
    claim_cards,
    claimable,
    placements,
)
from orrery.games.space_base.state import SpaceBaseState

SECTOR = range(1, SECTORS + 1)
CLAIM_WORTH = (0.0, 1.0, 2.5, 4.0)
"""What taking a ship of a level for nothing is worth, in points."""


def buy_cards(s: SpaceBaseState, use: Use, count: int) -> Procedure[None]:
    """Purchases besides the regular one. [SB-BUYAB-02]"""
    return buy_extra_cards(s, use.seat, count, BY_ABILITY)


BUY = Effect(
    "buy",
    bounds=(range(1, 4),),
    does=buy_cards,
    worth=lambda count: 1.5 * count,
    gain=lambda outlook, use, count: outlook.best_purchase(affordable(outlook.s, use.seat)),
    words=lambda count: effect_words("buy", count=count),
    useful=lambda s, use, count: bool(affordable(s, use.seat)),
)


def buy_into(s: SpaceBaseState, use: Use, low: int, high: int) -> Procedure[None]:
    """A purchase that may be laid into any sector of a range. [SB-RELOC-02]"""
    return buy_into_sector(s, use.seat, low, high)


BUY_INTO = Effect(
    "buy-into",
    bounds=(SECTOR, SECTOR),
    agree=lambda low, high: low <= high,
    does=buy_into,
    worth=lambda low, high: 2.0,
    gain=lambda outlook, use, low, high: outlook.best_placement(placements(outlook.s, use.seat, low, high)),
    words=lambda low, high: effect_words("buy-into", low=low, high=high),
    useful=lambda s, use, low, high: bool(placements(s, use.seat, low, high)),
)


def claim(s: SpaceBaseState, use: Use, *levels: int) -> Procedure[None]:
    """Ships for nothing, one of each of these levels. [SB-CLAIM-02]"""
    return claim_cards(s, use.seat, levels, CLAIMED)


CLAIM = Effect(
    "claim",
    bounds=(range(1, 4),),
    many=True,
    does=claim,
    worth=lambda *levels: sum(CLAIM_WORTH[level] for level in levels),
    gain=lambda outlook, use, *levels: outlook.best_claim(levels),
    words=lambda *levels: effect_words("claim", levels=level_words(levels)),
    useful=lambda s, use, *levels: bool(claimable(s, use.seat, levels)),
)


def swap_sectors(s: SpaceBaseState, use: Use, one: int, other: int) -> None:
    """All cards of two sectors change places; tokens stay on their cards, nothing is newly deployed.

    [SB-SWAPSEC-02] [SB-SWAPSEC-05] [SB-AMB-13]
    """
    seat = use.seat
    first, second = s.stationed(seat, one), s.stationed(seat, other)
    s.put_on_station(second, seat, one)
    s.put_on_station(first, seat, other)
    here, there = s.missions(seat, one), s.missions(seat, other)
    s.deployed[seat * SECTORS + one - 1] = s.deployed[seat * SECTORS + other - 1] = ()
    for card in there:
        s.put_on_mission(card, seat, one)
    for card in here:
        s.put_on_mission(card, seat, other)
    s.tell("swapped-sectors", "SB-SWAPSEC-02", seat=seat, one=one, other=other)


SWAP = Effect(
    "swap",
    bounds=(SECTOR, SECTOR),
    agree=lambda one, other: one != other,
    does=swap_sectors,
    worth=lambda one, other: 1.0,
    gain=lambda outlook, use, one, other: outlook.swapped(one, other),
    words=lambda one, other: effect_words("swap", one=one, other=other),
)


def exchange_partners(s: SpaceBaseState, seat: Seat, card: int) -> list[int]:
    """The stationed cards this one can trade places with; a colony only if that does not deploy it.

    [SB-SWAPCARD-02] [SB-SWAPCARD-04] [SB-AMB-13]
    """
    stationed = [s.stationed(seat, sector) for sector in SECTOR]
    if s.side(card) == STATIONED:
        return [partner for partner in stationed if partner != card]
    return [partner for partner in stationed if not s.catalog.colony[partner]]


def exchange_card(s: SpaceBaseState, use: Use) -> Procedure[None]:
    """The ability card trades places with a stationed card. [SB-SWAPCARD-02] [SB-SWAPCARD-03]"""
    seat, card, partner = use
    here, there = s.sector(card), s.sector(partner)
    deployed = s.side(card) != STATIONED
    s.put_on_station(card, seat, there)
    if deployed:
        place = seat * SECTORS + here - 1
        s.deployed[place] = tuple(other for other in s.deployed[place] if other != card)
        s.put_on_mission(partner, seat, here)
    else:
        s.put_on_station(partner, seat, here)
    rule = "SB-SWAPCARD-03" if deployed else "SB-SWAPCARD-02"
    s.tell("exchanged", rule, seat=seat, card=s.catalog.ids[card], partner=s.catalog.ids[partner])
    if deployed:
        for turned in (card, partner):
            if s.charges[turned]:
                yield from carry_tokens(s, seat, turned)


EXCHANGE = Effect(
    "exchange",
    bounds=(),
    does=exchange_card,
    worth=lambda: 0.3,
    gain=lambda outlook, use: outlook.exchanged(use.card, use.aim),
    words=lambda: effect_words("exchange"),
    aims=exchange_partners,
)
