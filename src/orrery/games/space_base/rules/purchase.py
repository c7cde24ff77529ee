"""Getting cards: the regular purchase, extra purchases, claims, and where a new card goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from orrery.core import TRAIL, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.space_base.catalog import NO_CARD
from orrery.games.space_base.refusal import Refusal
from orrery.games.space_base.rules.charges import carry_tokens
from orrery.games.space_base.state import SpaceBaseState

PASS: Choice = ("pass",)


class Way(NamedTuple):
    """A way to get a card: the event that tells of it, the rule that allows it, and what it takes of the credits."""

    event: str
    rule: str
    takes: Callable[[SpaceBaseState, Seat, int], int]


def all_credits(s: SpaceBaseState, seat: Seat, card: int) -> int:
    """The regular purchase takes all there are. [SB-BUY-04]"""
    return s.credits[seat]


def exact_cost(s: SpaceBaseState, seat: Seat, card: int) -> int:
    """An extra purchase takes what the card costs. [SB-BUYAB-02]"""
    return s.catalog.cost[card]


def nothing(s: SpaceBaseState, seat: Seat, card: int) -> int:
    """A claim costs nothing. [SB-CLAIM-02]"""
    return 0


REGULAR = Way("bought", "SB-BUY-04", all_credits)
BY_ABILITY = Way("bought-extra", "SB-BUYAB-02", exact_cost)
AS_REWARD = Way("bought-extra", "SB-REWARD-10", exact_cost)
INTO_SECTOR = Way("bought-extra", "SB-RELOC-02", exact_cost)
CLAIMED = Way("claimed", "SB-CLAIM-02", nothing)
CLAIMED_AS_REWARD = Way("claimed", "SB-REWARD-09", nothing)


def buy_a_card(s: SpaceBaseState) -> Procedure[None] | None:
    """Phase 6: the active player may buy one card, which takes all credits. [SB-TURN-09] [SB-BUY-01] to [SB-BUY-06]"""
    s.phase = 6
    cards = affordable(s, s.active)
    return buy_one_of(s, cards) if cards else None


def buy_one_of(s: SpaceBaseState, cards: list[int]) -> Procedure[None]:
    """The active player buys one of these cards, or none."""
    seat = s.active
    choice = yield from ask(Decision(seat, "buy", _buying(s, cards), "SB-BUY-01"))
    match choice:
        case ("buy", name):
            card = s.catalog.number[name]
            yield from acquire(s, seat, card, s.catalog.sector[card], REGULAR)
        case ("pass",):
            pass
        case _:
            unforeseen(choice)


def buy_extra_cards(s: SpaceBaseState, seat: Seat, count: int, way: Way) -> Procedure[None]:
    """Up to `count` further purchases at the exact cost. [SB-BUYAB-02] to [SB-BUYAB-06] [SB-REWARD-10] [SB-AMB-05]"""
    for _ in range(count):
        cards = affordable(s, seat)
        if not cards:
            return
        choice = yield from ask(Decision(seat, "buy-extra", _buying(s, cards), way.rule))
        match choice:
            case ("buy", name):
                card = s.catalog.number[name]
                yield from acquire(s, seat, card, s.catalog.sector[card], way)
            case ("pass",):
                return
            case _:
                unforeseen(choice)


def _buying(s: SpaceBaseState, cards: list[int]) -> Callable[[], list[Choice]]:
    buying = s.catalog.buying
    return lambda: [*[buying[card] for card in cards], PASS]


def buy_into_sector(s: SpaceBaseState, seat: Seat, low: int, high: int) -> Procedure[None]:
    """One purchase at the exact cost, laid into any of these sectors. [SB-RELOC-02] [SB-RELOC-03] [SB-AMB-17]"""
    ids = s.catalog.ids
    options: list[Choice] = [("buy-into", ids[card], sector) for card, sector in placements(s, seat, low, high)]
    if not options:
        return
    choice = yield from ask(
        Decision(
            seat,
            "buy-into",
            [*options, PASS].copy,
            rule="SB-RELOC-02",
            about={"low": low, "high": high},
            form=TRAIL,
        )
    )
    match choice:
        case ("buy-into", name, int() as sector):
            card = s.catalog.number[name]
            yield from acquire(s, seat, card, sector, INTO_SECTOR)
        case ("pass",):
            pass
        case _:
            unforeseen(choice)


def claim_cards(s: SpaceBaseState, seat: Seat, levels: tuple[int, ...], way: Way) -> Procedure[None]:
    """Take open ships of these levels for nothing, or fewer. [SB-CLAIM-02] to [SB-CLAIM-05] [SB-REWARD-09]"""
    left = list(levels)
    ids = s.catalog.ids
    while left:
        options: list[Choice] = [("claim", ids[card]) for card in claimable(s, seat, left)]
        if not options:
            return
        about: dict[str, str | int] = {"levels": "/".join(str(level) for level in sorted(set(left)))}
        choice = yield from ask(Decision(seat, "claim", [*options, PASS].copy, rule=way.rule, about=about))
        match choice:
            case ("claim", name):
                card = s.catalog.number[name]
                left.remove(s.catalog.level[card])
                yield from acquire(s, seat, card, s.catalog.sector[card], way)
            case ("pass",):
                return
            case _:
                unforeseen(choice)


# What can be had: what lies open, then what each rule leaves of it


TOO_DEAR = Refusal("too-dear", "SB-BUY-03")
BLOCKED = Refusal("colony", "SB-BUY-07")


def payable(s: SpaceBaseState, seat: Seat, cards: Sequence[int]) -> list[int]:
    """Those of the cards that lie within the seat's credits. [SB-BUY-03]"""
    within = s.catalog.within
    credits = s.credits[seat]
    return list(filter((within[credits] if credits < len(within) else within[-1]).__contains__, cards))


def affordable(s: SpaceBaseState, seat: Seat) -> list[int]:
    """Open ships and unsold colonies within the seat's credits whose sector is free of its colonies.

    [SB-BUY-02] [SB-BUY-03] [SB-BUY-07] [SB-BUY-08]
    """
    cards = payable(s, seat, s.yard)
    if s.credits[seat] >= s.catalog.cheapest_colony:
        cards += payable(s, seat, s.colonies)
    return s.unblocked(seat, cards)


def of_levels(s: SpaceBaseState, cards: Sequence[int], levels: Sequence[int]) -> list[int]:
    """Those of the cards that are of one of these levels. [SB-CLAIM-02]"""
    level = s.catalog.level
    return [card for card in cards if level[card] in levels]


def claimable(s: SpaceBaseState, seat: Seat, levels: Sequence[int]) -> list[int]:
    """Open ships of exactly these levels whose sector is free of the seat's colonies. [SB-CLAIM-05]"""
    return s.unblocked(seat, of_levels(s, s.yard, levels))


def placements(s: SpaceBaseState, seat: Seat, low: int, high: int) -> list[tuple[int, int]]:
    """Every card within the seat's credits, in every sector of the range without an own colony."""
    sectors = [sector for sector in range(low, high + 1) if not s.is_blocked(seat, sector)]
    return [(card, sector) for card in payable(s, seat, (*s.yard, *s.colonies)) for sector in sectors]


# Where it goes


def acquire(s: SpaceBaseState, seat: Seat, card: int, sector: int, way: Way) -> Procedure[None]:
    """Pay for a card and take it from the table to the console; its gap stays until phase 8.

    [SB-YARD-03] [SB-COLONY-07]
    """
    offers = s.colonies if s.catalog.colony[card] else s.yard
    offers[offers.index(card)] = NO_CARD
    credits = way.takes(s, seat, card)
    s.credits[seat] -= credits
    if s.events is not None:
        name, cost = s.catalog.ids[card], s.catalog.cost[card]
        s.tell(way.event, way.rule, seat=seat, card=name, sector=sector, credits=credits, cost=cost)
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
        points = s.card(card).points_once
        if s.events is not None:
            s.tell("settled", "SB-COLONY-02", seat=seat, card=s.catalog.ids[card], points=points)
        s.gain(seat, 0, 0, points)
    return former
