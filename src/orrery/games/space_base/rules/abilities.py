"""Phases 1, 5 and 7: using abilities."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.space_base.ability import Ability
from orrery.games.space_base.catalog import SECTORS, STATIONED
from orrery.games.space_base.rules.charges import carry_tokens, open_slots, pay_tokens, ready_abilities
from orrery.games.space_base.rules.ending import win_at_once
from orrery.games.space_base.rules.purchase import (
    affordable,
    buy_extra_cards,
    buy_into_sector,
    claim_cards,
    claimable,
    placements,
)
from orrery.games.space_base.state import SpaceBaseState

PASS: Choice = ("pass",)
REST: Choice = ("rest",)
STAY: Choice = ("stay",)


def use_abilities(s: SpaceBaseState) -> Procedure[None]:
    """An ability window: the active player first, then clockwise, each as often as the tokens last.

    Seats with nothing they could use are not asked, nor those who said they want nothing more this turn.
    [SB-TURN-03] [SB-TURN-04] [SB-TURN-08] [SB-TURN-10] [SB-TURN-14] [SB-TURN-15] [SB-ABIL-01] to [SB-ABIL-07]
    """
    if not s.charged_in[0]:
        return
    for seat in s.clockwise():
        while s.may_use(seat, 0) and ability_options(s, seat):
            choice: Choice = yield ability_decision(s, seat)
            if choice == REST:
                s.resting |= 1 << seat
            if choice in (PASS, REST):
                break
            yield from use_ability(s, seat, choice)


def ability_decision(s: SpaceBaseState, seat: Seat) -> Decision:
    """Which ability to use, if any: nothing in this window, or nothing more this turn."""
    return Decision(seat, "ability", lambda: [*ability_options(s, seat), PASS, REST], rule="SB-TURN-03")


def ability_options(s: SpaceBaseState, seat: Seat) -> list[Choice]:
    """Every use of a charged ability, in this phase and of a fitting colour, that would have an effect."""
    options: list[Choice] = []
    for card, ability in ready_abilities(s, seat, 0):
        options.extend(uses(s, seat, card, ability))
    return options


def uses(s: SpaceBaseState, seat: Seat, card: int, ability: Ability) -> list[Choice]:
    """The ways to use one ability now: with each card it can be aimed at, or plainly."""
    name, ids = s.catalog.ids[card], s.catalog.ids
    if ability.exchange:
        return [("use", name, ids[partner]) for partner in exchange_partners(s, seat, card)]
    if ability.place_charge:
        return [("use", name, ids[target]) for target in open_slots(s, seat) if target != card]
    useful = (
        ability.credits
        or ability.income
        or ability.points
        or (ability.foes_lose and any(s.points[foe] for foe in range(s.seats) if foe != seat))
        or ability.win
        or ability.swap
        or (ability.move_charge and charge_moves(s, seat, card))
        or (ability.buy and affordable(s, seat))
        or (ability.buy_into and placements(s, seat, *ability.buy_into))
        or (ability.claim and claimable(s, seat, list(ability.claim)))
    )
    return [("use", name)] if useful else []


def use_ability(s: SpaceBaseState, seat: Seat, choice: Choice) -> Procedure[None]:
    """Pay the tokens and do what the box says, resources first. [SB-ABIL-06] [SB-BUYAB-04] [SB-RES-02]"""
    card = s.catalog.number[str(choice[1])]
    ability = s.face(card).ability
    assert ability is not None
    pay_tokens(s, card)
    s.tell("used", seat=seat, card=s.catalog.ids[card])
    s.gain(seat, ability.credits, ability.income, ability.points)
    if ability.foes_lose:
        make_foes_lose(s, seat, ability.foes_lose)
    if ability.win:
        win_at_once(s, seat)
    if ability.place_charge:
        target = s.catalog.number[str(choice[2])]
        s.set_charges(target, s.charges[target] + 1)
        s.tell("charged", seat=seat, card=s.catalog.ids[target], tokens=s.charges[target])
    if ability.move_charge:
        yield from move_charge(s, seat, card)
    if ability.swap:
        swap_sectors(s, seat, *ability.swap)
    if ability.exchange:
        yield from exchange_card(s, seat, card, s.catalog.number[str(choice[2])])
    if ability.buy:
        yield from buy_extra_cards(s, seat, ability.buy)
    if ability.buy_into:
        yield from buy_into_sector(s, seat, *ability.buy_into)
    if ability.claim:
        yield from claim_cards(s, seat, ability.claim)


def make_foes_lose(s: SpaceBaseState, seat: Seat, points: int) -> None:
    """Everyone but the user loses points. [SB-LOSE4-02] [SB-LOSE4-03] [SB-AMB-16]"""
    for foe in range(s.seats):
        if foe != seat:
            s.lose_points(foe, points)
            s.tell("lost-points", seat=foe, points=points, left=s.points[foe])


def move_charge(s: SpaceBaseState, seat: Seat, payer: int) -> Procedure[None]:
    """One token may move from an own card to a free slot of another, though not to the card that paid. [SB-AMB-15]"""
    if not charge_moves(s, seat, payer):
        return
    choice: Choice = yield Decision(
        seat, "move-charge", lambda: [*charge_moves(s, seat, payer), STAY], rule="SB-PLACECH-02"
    )
    if choice != STAY:
        source, target = s.catalog.number[str(choice[1])], s.catalog.number[str(choice[2])]
        s.set_charges(source, s.charges[source] - 1)
        s.set_charges(target, s.charges[target] + 1)
        s.tell("charge-moved", seat=seat, card=str(choice[1]), target=str(choice[2]))


def charge_moves(s: SpaceBaseState, seat: Seat, payer: int) -> list[Choice]:
    """From each card with a token to each other card with a free slot."""
    ids = s.catalog.ids
    return [
        ("move", ids[source], ids[target])
        for source in s.charged[seat]
        for target in open_slots(s, seat)
        if target not in (source, payer)
    ]


def swap_sectors(s: SpaceBaseState, seat: Seat, one: int, other: int) -> None:
    """All cards of two sectors change places; tokens stay on their cards, nothing is newly deployed.

    [SB-SWAPSEC-02] [SB-SWAPSEC-05] [SB-AMB-13]
    """
    first, second = s.stationed(seat, one), s.stationed(seat, other)
    s.put_on_station(second, seat, one)
    s.put_on_station(first, seat, other)
    here, there = s.missions(seat, one), s.missions(seat, other)
    s.deployed[seat * SECTORS + one - 1] = s.deployed[seat * SECTORS + other - 1] = ()
    for card in there:
        s.put_on_mission(card, seat, one)
    for card in here:
        s.put_on_mission(card, seat, other)
    s.tell("swapped-sectors", seat=seat, one=one, other=other)


def exchange_partners(s: SpaceBaseState, seat: Seat, card: int) -> list[int]:
    """The stationed cards this one can trade places with; a colony only if that does not deploy it.

    [SB-SWAPCARD-02] [SB-SWAPCARD-04] [SB-AMB-13]
    """
    stationed = [s.stationed(seat, sector) for sector in range(1, SECTORS + 1)]
    if s.side(card) == STATIONED:
        return [partner for partner in stationed if partner != card]
    return [partner for partner in stationed if not s.catalog.colony[partner]]


def exchange_card(s: SpaceBaseState, seat: Seat, card: int, partner: int) -> Procedure[None]:
    """The ability card trades places with a stationed card. [SB-SWAPCARD-02] [SB-SWAPCARD-03]"""
    here, there = s.sector(card), s.sector(partner)
    deployed = s.side(card) != STATIONED
    s.put_on_station(card, seat, there)
    if deployed:
        place = seat * SECTORS + here - 1
        s.deployed[place] = tuple(other for other in s.deployed[place] if other != card)
        s.put_on_mission(partner, seat, here)
    else:
        s.put_on_station(partner, seat, here)
    s.tell("exchanged", seat=seat, card=s.catalog.ids[card], partner=s.catalog.ids[partner])
    if deployed:
        for turned in (card, partner):
            if s.charges[turned]:
                yield from carry_tokens(s, seat, turned)
