"""Phase 4: receiving rewards, with arrows, chains and the 2X abilities."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED
from orrery.games.space_base.rules.charges import pay_tokens, place_reward_token, ready_abilities
from orrery.games.space_base.rules.purchase import buy_extra_cards, claim_cards
from orrery.games.space_base.state import NO_CARD, SpaceBaseState

PASS: Choice = ("pass",)


def receive_rewards(s: SpaceBaseState) -> Procedure[None]:
    """Everyone receives the rewards of the sectors allocated, the active player first, then clockwise.

    The active player from stationed cards, all others from deployed ones. Each allocation runs its own chain.
    [SB-TURN-07] [SB-TURN-15] [SB-REWARD-01] to [SB-REWARD-06] [SB-ARROW-06] to [SB-ARROW-08]
    """
    for seat in s.clockwise():
        side = STATIONED if seat == s.active else DEPLOYED
        doubled: list[tuple[int, int]] = []
        if s.may_use(seat, 4):
            doubled = yield from double_sectors(s, seat, side)
        for sector in s.allocated[seat]:
            if not receive_plainly(s, seat, side, sector):
                yield from receive_chain(s, seat, side, sector, NO_CARD)
        for card, sector in doubled:
            yield from receive_chain(s, seat, side, sector, card)


def receive_plainly(s: SpaceBaseState, seat: Seat, side: int, sector: int) -> bool:
    """Pay out a sector whose cards give credits, income and points only. False if it has more to it."""
    place = seat * SECTORS + sector - 1
    faces = s.catalog.faces[side]
    if side == STATIONED:
        face = faces[s.station[place]]
        if face.plain:
            if face.pays:
                pay(s, seat, sector, face.credits, face.income, face.points)
            return True
        return False
    credits = income = points = 0
    for card in s.deployed[place]:
        face = faces[card]
        if not face.plain:
            return False
        credits += face.credits
        income += face.income
        points += face.points
    if credits or income or points:
        pay(s, seat, sector, credits, income, points)
    return True


def pay(s: SpaceBaseState, seat: Seat, sector: int, credits: int, income: int, points: int) -> None:
    """Raise the tracks and tell of it. [SB-REWARD-08]"""
    s.gain(seat, credits, income, points)
    if s.events is not None:
        s.tell("received", seat=seat, sector=sector, credits=credits, income=income, points=points)


def receive_chain(s: SpaceBaseState, seat: Seat, side: int, sector: int, doubling: int) -> Procedure[None]:
    """All rewards of a sector, and of the sectors its arrows lead to, none of them twice.

    `doubling` is the 2X card whose extra copy this is: that one places no token on it. [SB-AMB-18]
    """
    received: set[int] = set()
    yield from receive_sector(s, seat, side, sector, doubling, received)


def receive_sector(
    s: SpaceBaseState, seat: Seat, side: int, sector: int, doubling: int, received: set[int]
) -> Procedure[None]:
    """First everything the cards here pay themselves, then what their arrows lead to. [SB-ARROW-02] [SB-ARROW-05]"""
    received.add(sector)
    cards = [card for card in s.cards_in(seat, side, sector) if s.catalog.faces[side][card].pays]
    faces = [s.catalog.faces[side][card] for card in cards]
    credits = sum(face.credits for face in faces)
    income = sum(face.income for face in faces)
    points = sum(face.points for face in faces)
    if credits or income or points:
        pay(s, seat, sector, credits, income, points)
    for card, face in zip(cards, faces, strict=True):
        if face.ability is not None and card != doubling:
            yield from place_reward_token(s, seat, card)
        if face.claim:
            yield from claim_cards(s, seat, face.claim)
        if face.buy:
            yield from buy_extra_cards(s, seat, face.buy)
    for face in faces:
        if face.arrow:
            target = yield from follow_arrow(s, seat, side, sector, face.arrow, received)
            if target:
                yield from receive_sector(s, seat, side, target, doubling, received)


def follow_arrow(
    s: SpaceBaseState, seat: Seat, side: int, sector: int, arrow: str, received: set[int]
) -> Procedure[int]:
    """The sector an arrow leads to, or 0: never off the console, never to one received already.

    [SB-ARROW-01] [SB-ARROW-03] [SB-ARROW-06] [SB-ARROW-09] [SB-ARROW-10] [SB-AMB-06]
    """
    neighbours = {"left": (sector - 1,), "right": (sector + 1,), "either": (sector - 1, sector + 1)}[arrow]
    targets = [target for target in neighbours if 1 <= target <= SECTORS and target not in received]
    if not any(s.pays(seat, side, target) for target in targets):
        return 0
    if arrow != "either":
        return targets[0]
    choice: Choice = yield Decision(
        seat,
        "arrow",
        lambda: [*(("sector", target) for target in targets), PASS],
        rule="SB-ARROW-01",
        about={"sector": sector},
    )
    return 0 if choice == PASS else int(choice[1])


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
            for card, _ in ready_abilities(s, seat, 4)
            for sector in sorted(set(free))
            if s.pays(seat, side, sector)
        ]
        if not options:
            break
        options.append(PASS)
        rule = "SB-2XST-02" if side == STATIONED else "SB-2XMI-02"
        choice: Choice = yield Decision(seat, "double", options.copy, rule=rule)
        if choice == PASS:
            break
        card = s.catalog.number[str(choice[1])]
        pay_tokens(s, card)
        doubled.append((card, int(choice[2])))
        free.remove(int(choice[2]))
        s.tell("doubled", seat=seat, card=s.catalog.ids[card], sector=int(choice[2]))
    return doubled
