"""Getting cards: the regular purchase, extra purchases, claims, and where a new card goes."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.space_base.rules.charges import carry_tokens
from orrery.games.space_base.state import NO_CARD, SpaceBaseState

PASS: Choice = ("pass",)


def buy_a_card(s: SpaceBaseState) -> Procedure[None]:
    """Phase 6: the active player may buy one card, which takes all credits. [SB-TURN-09] [SB-BUY-01] to [SB-BUY-06]"""
    seat = s.active
    cards = affordable(s, seat)
    if not cards:
        return
    choice: Choice = yield Decision(seat, "buy", _buying(s, cards), "SB-BUY-01")
    if choice != PASS:
        card = s.catalog.number[str(choice[1])]
        s.credits[seat] = 0
        yield from acquire(s, seat, card, s.catalog.sector[card], "bought")


def buy_extra_cards(s: SpaceBaseState, seat: Seat, count: int) -> Procedure[None]:
    """Up to `count` further purchases at the exact cost. [SB-BUYAB-02] to [SB-BUYAB-06] [SB-REWARD-10]"""
    for _ in range(count):
        cards = affordable(s, seat)
        if not cards:
            return
        choice: Choice = yield Decision(seat, "buy-extra", _buying(s, cards), rule="SB-BUYAB-02")
        if choice == PASS:
            return
        card = s.catalog.number[str(choice[1])]
        s.credits[seat] -= s.catalog.cost[card]
        yield from acquire(s, seat, card, s.catalog.sector[card], "bought-extra")


def _buying(s: SpaceBaseState, cards: list[int]) -> Callable[[], list[Choice]]:
    buying = s.catalog.buying
    return lambda: [*[buying[card] for card in cards], PASS]


def buy_into_sector(s: SpaceBaseState, seat: Seat, low: int, high: int) -> Procedure[None]:
    """One purchase at the exact cost, laid into any of these sectors. [SB-RELOC-02] [SB-RELOC-03] [SB-AMB-17]"""
    if not placements(s, seat, low, high):
        return
    choice: Choice = yield Decision(
        seat, "buy-into", lambda: [*placements(s, seat, low, high), PASS], rule="SB-RELOC-02"
    )
    if choice != PASS:
        card = s.catalog.number[str(choice[1])]
        s.credits[seat] -= s.catalog.cost[card]
        yield from acquire(s, seat, card, int(choice[2]), "bought-extra")


def claim_cards(s: SpaceBaseState, seat: Seat, levels: tuple[int, ...]) -> Procedure[None]:
    """Take open ships of these levels for nothing, or fewer. [SB-CLAIM-02] to [SB-CLAIM-05] [SB-REWARD-09]"""
    left = list(levels)
    while left:
        cards = claimable(s, seat, left)
        if not cards:
            return
        choice: Choice = yield Decision(seat, "claim", _claiming(s, cards), rule="SB-CLAIM-02")
        if choice == PASS:
            return
        card = s.catalog.number[str(choice[1])]
        left.remove(s.catalog.level[card])
        yield from acquire(s, seat, card, s.catalog.sector[card], "claimed")


def _claiming(s: SpaceBaseState, cards: list[int]) -> Callable[[], list[Choice]]:
    ids = s.catalog.ids
    return lambda: [*(("claim", ids[card]) for card in cards), PASS]


# What can be had


def affordable(s: SpaceBaseState, seat: Seat) -> list[int]:
    """Open ships and unsold colonies within the seat's credits whose sector is free of its colonies.

    [SB-BUY-02] [SB-BUY-03] [SB-BUY-07] [SB-BUY-08]
    """
    credits, cost = s.credits[seat], s.catalog.cost
    cards = [card for card in s.yard if card >= 0 and cost[card] <= credits]
    if credits >= s.catalog.cheapest_colony:
        cards += [card for card in s.colonies if card >= 0 and cost[card] <= credits]
    return s.unblocked(seat, cards)


def claimable(s: SpaceBaseState, seat: Seat, levels: list[int]) -> list[int]:
    """Open ships of exactly these levels whose sector is free of the seat's colonies. [SB-CLAIM-05]"""
    return s.unblocked(seat, [card for card in s.yard if card >= 0 and s.catalog.level[card] in levels])


def placements(s: SpaceBaseState, seat: Seat, low: int, high: int) -> list[Choice]:
    """Every card within the seat's credits, in every sector of the range without an own colony."""
    sectors = [sector for sector in range(low, high + 1) if not s.is_blocked(seat, sector)]
    offered = [card for card in (*s.yard, *s.colonies) if card >= 0 and s.catalog.cost[card] <= s.credits[seat]]
    return [("buy", s.catalog.ids[card], sector) for card in offered for sector in sectors]


# Where it goes


def acquire(s: SpaceBaseState, seat: Seat, card: int, sector: int, event: str) -> Procedure[None]:
    """Take a card off the table and lay it on the console; its gap stays until phase 8. [SB-YARD-03] [SB-COLONY-07]"""
    offers = s.colonies if s.catalog.colony[card] else s.yard
    offers[offers.index(card)] = NO_CARD
    if s.events is not None:
        s.tell(event, seat=seat, card=s.catalog.ids[card], sector=sector)
    former = place_card(s, seat, card, sector)
    if s.charges[former]:
        yield from carry_tokens(s, seat, former)


def place_card(s: SpaceBaseState, seat: Seat, card: int, sector: int) -> int:
    """Station a card; the one that lay there goes on a mission in the same sector. Gives that former card.

    [SB-DEPLOY-01] [SB-COLONY-01] [SB-COLONY-02]
    """
    former = s.stationed(seat, sector)
    s.put_on_mission(former, seat, sector)
    s.put_on_station(card, seat, sector)
    if s.catalog.colony[card]:
        s.gain(seat, 0, 0, s.card(card).points_once)
    return former
