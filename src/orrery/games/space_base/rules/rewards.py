"""Phase 4: receiving rewards, with arrows, chains and the 2X abilities."""

from __future__ import annotations

from typing import TypeAlias

from orrery.core import TRAIL, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.space_base.ability import REWARDING
from orrery.games.space_base.catalog import DEPLOYED, NO_CARD, SECTORS, STATIONED
from orrery.games.space_base.rules.abilities import use_ability
from orrery.games.space_base.rules.charges import lose_token, place_reward_token, ready_abilities
from orrery.games.space_base.rules.purchase import AS_REWARD, CLAIMED_AS_REWARD, buy_extra_cards, claim_cards
from orrery.games.space_base.state import Cards, SpaceBaseState

PASS: Choice = ("pass",)
REWARD_RULES = ("SB-REWARD-01", "SB-REWARD-02")
DOUBLING_RULES = ("SB-2XST-02", "SB-2XMI-02")
"""The rules for stationed cards, and for deployed ones."""

Former: TypeAlias = dict[int, Cards]
"""By place, the cards as they lay when a seat's rewards began; empty as long as all of them still lie there."""


class Chain:
    """One allocation's rewards, sector after sector.

    `received` are the sectors it has led through, none of which pays twice. `doubling` is the 2X card whose extra copy
    it is, if it is one: that card gets no token from it. [SB-ARROW-05] [SB-ARROW-06] [SB-AMB-18]
    """

    __slots__ = ("doubling", "former", "received", "seat", "side")

    def __init__(self, seat: Seat, side: int, sector: int, former: Former, doubling: int = NO_CARD) -> None:
        self.seat = seat
        self.side = side
        self.former = former
        self.doubling = doubling
        self.received = {sector}

    def cards(self, s: SpaceBaseState, sector: int) -> Cards:
        """The cards of a sector that pay."""
        return lying(s, self.seat, self.side, sector, self.former)


def receive_rewards(s: SpaceBaseState) -> Procedure[None]:
    """Everyone receives the rewards of the sectors allocated, the active player first, then clockwise.

    The active player from stationed cards, all others from deployed ones. Each allocation runs its own chain,
    and so does the extra copy of a 2X ability. What a seat gets meanwhile pays nothing yet.
    [SB-TURN-07] [SB-TURN-15] [SB-REWARD-01] to [SB-REWARD-06] [SB-ARROW-06] to [SB-ARROW-08] [SB-AMB-29]
    """
    s.phase = REWARDING
    side = STATIONED
    former: Former = {}
    for seat in s.clockwise():
        doubled: list[tuple[int, int]] | tuple[()] = ()
        if s.charged_in[REWARDING] >> seat & 1:
            doubled = yield from double_sectors(s, seat, side)
        left_of_console = seat * SECTORS - 1
        for sector in s.allocated[seat]:
            place = left_of_console + sector
            if former:
                cards = lying(s, seat, side, sector, former)
            else:  # all cards still lie there, as nearly always
                cards = s.deployed[place] if side == DEPLOYED else (s.station[place],)
            if cards:
                more = pay_resources(s, seat, sector, cards, REWARD_RULES[side])
                if more:
                    yield from receive_more(s, Chain(seat, side, sector, former), sector, more)
        for card, sector in doubled:
            more = pay_resources(s, seat, sector, lying(s, seat, side, sector, former), DOUBLING_RULES[side])
            yield from receive_more(s, Chain(seat, side, sector, former, card), sector, more)
        side = DEPLOYED


def lying(s: SpaceBaseState, seat: Seat, side: int, sector: int, former: Former) -> Cards:
    """The cards of a sector that lay there when the seat's rewards began. [SB-AMB-29]"""
    place = seat * SECTORS + sector - 1
    if former and place in former:
        return former[place]
    return s.deployed[place] if side == DEPLOYED else (s.station[place],)


def remember_console(s: SpaceBaseState, seat: Seat, side: int, former: Former) -> None:
    """Note how a seat's cards lie before it gets new ones for the first time among its rewards. [SB-AMB-29]"""
    if s.ruleset.fixed_rewards and seat * SECTORS not in former:
        for sector in range(1, SECTORS + 1):
            former[seat * SECTORS + sector - 1] = s.cards_in(seat, side, sector)


def pay_resources(s: SpaceBaseState, seat: Seat, sector: int, cards: Cards, rule: str) -> list[int]:
    """Pay the credits, income and points of a sector. Gives the cards that have more to them. [SB-REWARD-08]"""
    more: list[int] = []
    pays = s.catalog.pays[seat != s.active]
    credits = income = points = 0
    for card in cards:
        some_credits, some_income, some_points, is_all = pays[card]
        credits += some_credits
        income += some_income
        points += some_points
        if not is_all:
            more.append(card)
    if credits or income or points:
        if s.events is not None:
            s.tell("received", rule, seat=seat, sector=sector, credits=credits, income=income, points=points)
        s.credits[seat] += credits
        if income or points:
            s.gain(seat, 0, income, points)
    return more


def receive_more(s: SpaceBaseState, chain: Chain, sector: int, cards: list[int]) -> Procedure[None]:
    """What else the cards of a sector give: tokens and text rewards, then what their arrows lead to.

    A card that was turned meanwhile gets no token: it no longer shows the side that pays it. [SB-AMB-29]
    [SB-ARROW-02] [SB-ARROW-04] [SB-ARROW-05] [SB-CHARGE-09] [SB-REWARD-09] [SB-REWARD-10]
    """
    seat = chain.seat
    faces = [s.catalog.faces[chain.side][card] for card in cards]
    for card, face in zip(cards, faces, strict=True):
        if face.ability is not None and card != chain.doubling:
            if chain.former and s.side(card) != chain.side:
                lose_token(s, seat, card, "SB-AMB-29")
            else:
                yield from place_reward_token(s, seat, card)
        if face.claim or face.buy:
            remember_console(s, seat, chain.side, chain.former)
        if face.claim:
            yield from claim_cards(s, seat, face.claim, CLAIMED_AS_REWARD)
        if face.buy:
            yield from buy_extra_cards(s, seat, face.buy, AS_REWARD)
    for face in faces:
        if face.arrow:
            target = yield from follow_arrow(s, chain, sector, face.arrow)
            if target:
                chain.received.add(target)
                rule = "SB-ARROW-01" if face.arrow == "either" else "SB-ARROW-03"
                if s.events is not None:
                    s.tell("followed", rule, seat=seat, source=sector, sector=target)
                more = pay_resources(s, seat, target, chain.cards(s, target), rule)
                yield from receive_more(s, chain, target, more)


def follow_arrow(s: SpaceBaseState, chain: Chain, sector: int, arrow: str) -> Procedure[int]:
    """The sector an arrow leads to, or 0: never off the console, never to one received already.

    Who has a choice between two ways is asked; a single one is followed.
    [SB-ARROW-01] [SB-ARROW-03] [SB-ARROW-06] [SB-ARROW-09] [SB-ARROW-10] [SB-AMB-06] [SB-AMB-25]
    """
    neighbours = {"left": (sector - 1,), "right": (sector + 1,), "either": (sector - 1, sector + 1)}[arrow]
    targets = [target for target in neighbours if 1 <= target <= SECTORS and target not in chain.received]
    ways = [target for target in targets if s.pays(chain.side, chain.cards(s, target))]
    if not ways:
        return 0
    if arrow != "either" or (len(ways) == 1 and not s.ruleset.asks_in_vain):
        return ways[0]
    choice = yield from ask(
        Decision(
            chain.seat,
            "arrow",
            lambda: [*(("sector", target) for target in targets), PASS],
            rule="SB-ARROW-01",
            about={"sector": sector, "left": _ids(s, chain, sector - 1), "right": _ids(s, chain, sector + 1)},
        )
    )
    match choice:
        case ("sector", int() as target):
            return target
        case ("pass",):
            return 0
        case _:
            unforeseen(choice)


def _ids(s: SpaceBaseState, chain: Chain, sector: int) -> str:
    """The cards beyond an arrow, for those who put the question into words."""
    return "/".join(s.catalog.ids[card] for card in chain.cards(s, sector)) if 1 <= sector <= SECTORS else ""


# The 2X abilities


def double_sectors(s: SpaceBaseState, seat: Seat, side: int) -> Procedure[list[tuple[int, int]]]:
    """Before the rewards: put 2X abilities on allocations, at most one on each. Gives (card, sector) for each use.

    [SB-2XST-01] to [SB-2XST-03] [SB-2XMI-01] to [SB-2XMI-03] [SB-AMB-22] to [SB-AMB-24]
    """
    doubled: list[tuple[int, int]] = []
    free = list(s.allocated[seat])
    while True:
        options: list[Choice] = [
            ("double", s.catalog.ids[card], sector)
            for card, _ in ready_abilities(s, seat, REWARDING)
            for sector in sorted(set(free))
            if s.pays(side, s.cards_in(seat, side, sector), but=card)
        ]
        if not options:
            return doubled
        choice = yield from ask(Decision(seat, "double", [*options, PASS].copy, rule=DOUBLING_RULES[side], form=TRAIL))
        match choice:
            case ("double", name, int() as sector):
                card = s.catalog.number[name]
                yield from use_ability(s, seat, card, sector)
                doubled.append((card, sector))
                free.remove(sector)
            case ("pass",):
                return doubled
            case _:
                unforeseen(choice)
