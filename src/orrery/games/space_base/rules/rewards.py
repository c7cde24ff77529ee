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

    The active player from stationed cards, all others from deployed ones. Each allocation runs its own chain,
    and so does the extra copy of a 2X ability.
    [SB-TURN-07] [SB-TURN-15] [SB-REWARD-01] to [SB-REWARD-06] [SB-ARROW-06] to [SB-ARROW-08]
    """
    for seat in s.clockwise():
        side = STATIONED if seat == s.active else DEPLOYED
        doubled: list[tuple[int, int]] | tuple[()] = ()
        if s.charged_in[4] and s.may_use(seat, 4):
            doubled = yield from double_sectors(s, seat, side)
        for sector in s.allocated[seat]:
            more = pay_resources(s, seat, side, sector)
            if more:
                yield from receive_more(s, seat, side, sector, more, NO_CARD, {sector})
        for card, sector in doubled:
            more = pay_resources(s, seat, side, sector)
            yield from receive_more(s, seat, side, sector, more, card, {sector})


def pay_resources(s: SpaceBaseState, seat: Seat, side: int, sector: int) -> list[int]:
    """Pay the credits, income and points of a sector. Gives the cards that have more to them. [SB-REWARD-08]"""
    faces = s.catalog.faces[side]
    place = seat * SECTORS + sector - 1
    more: list[int] = []
    credits = income = points = 0
    for card in s.deployed[place] if side == DEPLOYED else (s.station[place],):
        face = faces[card]
        credits += face.credits
        income += face.income
        points += face.points
        if not face.plain:
            more.append(card)
    if credits or income or points:
        s.gain(seat, credits, income, points)
        if s.events is not None:
            s.tell("received", seat=seat, sector=sector, credits=credits, income=income, points=points)
    return more


def receive_more(
    s: SpaceBaseState, seat: Seat, side: int, sector: int, cards: list[int], doubling: int, received: set[int]
) -> Procedure[None]:
    """What else the cards of a sector give: tokens and text rewards, then what their arrows lead to.

    `received` are the sectors of this chain, none of which pays twice. `doubling` is the 2X card whose extra copy
    this is: it gets no token from it. [SB-ARROW-02] [SB-ARROW-05] [SB-AMB-18]
    """
    faces = [s.catalog.faces[side][card] for card in cards]
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
                received.add(target)
                more = pay_resources(s, seat, side, target)
                yield from receive_more(s, seat, side, target, more, doubling, received)


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
