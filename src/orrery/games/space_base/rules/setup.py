"""Preparing the game: consoles, shipyard, start player, seat bonuses, and the light-speed variant."""

from __future__ import annotations

from itertools import combinations, permutations

from orrery.core import Choice, Decision, Procedure, Seat, Together
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.rules.purchase import place_card
from orrery.games.space_base.rules.shipyard import draw_ship, refill_shipyard
from orrery.games.space_base.state import PLAY, SpaceBaseState

STARTING_CREDITS = 5
LIGHT_SPEED_CREDITS = 15
LIGHT_SPEED_INCOME = 1
LIGHT_SPEED_DRAWS = (1, 1, 1, 1, 2, 2)
"""The levels of the cards drawn at light speed. [SB-LIGHT-03]"""
SEAT_BONUSES = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 1))
"""(credits, income) for the first, second ... in turn order. [SB-SEAT-01] to [SB-SEAT-05]"""


def set_up(s: SpaceBaseState) -> Procedure[None]:
    """Prepare the game. [SB-SETUP-08] [SB-LIGHT-01] [SB-SEAT-06]"""
    lay_out_consoles(s)
    refill_shipyard(s)
    if s.light_speed:
        yield from start_at_light_speed(s)
    else:
        draw_first_ships(s)
    give_seat_bonuses(s)
    s.active = s.first
    s.round = 1
    s.stage = PLAY


def lay_out_consoles(s: SpaceBaseState) -> None:
    """Give everyone a console, a set of twelve starters and the starting values. [SB-SETUP-01] to [SB-SETUP-03]"""
    for seat in range(s.seats):
        for sector, card in enumerate(s.catalog.starters[seat + 1], start=1):
            s.put_on_station(card, seat, sector)
        s.credits[seat] = LIGHT_SPEED_CREDITS if s.light_speed else STARTING_CREDITS
        s.income[seat] = LIGHT_SPEED_INCOME if s.light_speed else 0


def draw_first_ships(s: SpaceBaseState) -> None:
    """Everyone draws a level 1 ship and pays for it; the highest sector starts. [SB-FIRST-01] to [SB-FIRST-04]"""
    drawn: list[int] = []
    for seat in range(s.seats):
        card = draw_ship(s, 1)
        assert card is not None  # 48 ships, 6 in the shipyard, at most 5 drawn
        drawn.append(s.catalog.sector[card])
        s.credits[seat] = max(0, s.credits[seat] - s.catalog.cost[card])
        s.tell("first-ship", seat=seat, card=s.catalog.ids[card])
        place_card(s, seat, card, s.catalog.sector[card])
    highest = max(drawn)
    tied = [seat for seat in range(s.seats) if drawn[seat] == highest]
    s.first = roll_off(s, tied, dice=2)
    s.tell("start-player", seat=s.first)


def roll_off(s: SpaceBaseState, tied: list[Seat], dice: int) -> Seat:
    """The highest roll among the tied wins; those still tied roll again. [SB-FIRST-05] [SB-AMB-02]"""
    while len(tied) > 1:
        rolls = [sum(s.chance.roll() for _ in range(dice)) for _ in tied]
        for seat, roll in zip(tied, rolls, strict=True):
            s.tell("roll-off", seat=seat, roll=roll)
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == max(rolls)]
    return tied[0]


def give_seat_bonuses(s: SpaceBaseState) -> None:
    """Those who play later get a little more, once all else is settled. [SB-SEAT-06]"""
    for turn in range(s.seats):
        seat = (s.first + turn) % s.seats
        credits, income = SEAT_BONUSES[turn]
        s.gain(seat, credits, income, 0)
        if credits or income:
            s.tell("seat-bonus", seat=seat, credits=credits, income=income)


# The light-speed variant


def start_at_light_speed(s: SpaceBaseState) -> Procedure[None]:
    """Draw six ships each, buy any of them, and let the thriftiest start. [SB-LIGHT-02] to [SB-LIGHT-10]"""
    for seat in range(s.seats):
        cards: list[int] = []
        for level in LIGHT_SPEED_DRAWS:
            card = draw_ship(s, level)
            assert card is not None  # 5 seats draw 20 of 42 and 10 of 42 ships
            cards.append(card)
        s.hands[seat] = tuple(sorted(cards))
    answers = yield Together([draft_decision(s, seat) for seat in range(s.seats)])
    s.chance.reveal()
    highest = [0] * s.seats
    for seat, answer in enumerate(answers):
        bought = [s.catalog.number[str(card_id)] for card_id in answer[1:]]
        for card in bought:
            s.credits[seat] -= s.catalog.cost[card]
            highest[seat] = max(highest[seat], s.catalog.sector[card])
            s.tell("bought", seat=seat, card=s.catalog.ids[card], sector=s.catalog.sector[card])
            place_card(s, seat, card, s.catalog.sector[card])
        put_under_decks(s, seat, bought)
    s.first = thriftiest(s, highest)
    s.tell("start-player", seat=s.first)


def draft_decision(s: SpaceBaseState, seat: Seat) -> Decision:
    """Which of the six to buy, and in which order where two share a sector. [SB-LIGHT-04] [SB-AMB-21]"""
    return Decision(seat, "draft", lambda: draft_options(s, seat), rule="SB-LIGHT-04")


def draft_options(s: SpaceBaseState, seat: Seat) -> list[Choice]:
    """Every set of drawn cards that can be paid for; an order of its own only where the order matters."""
    options: list[Choice] = []
    for count in range(len(s.hands[seat]) + 1):
        for cards in combinations(s.hands[seat], count):
            if sum(s.catalog.cost[card] for card in cards) <= s.credits[seat]:
                options.extend(("buy", *order) for order in _orders(s, cards))
    return options


def _orders(s: SpaceBaseState, cards: tuple[int, ...]) -> list[tuple[str, ...]]:
    """The orders of these cards that differ in what ends up stationed: by sector, then any way."""
    orders: list[tuple[str, ...]] = [()]
    for sector in range(1, SECTORS + 1):
        here = [s.catalog.ids[card] for card in cards if s.catalog.sector[card] == sector]
        orders = [before + after for before in orders for after in permutations(here)]
    return orders


def put_under_decks(s: SpaceBaseState, seat: Seat, bought: list[int]) -> None:
    """What was not bought goes under its deck; only the owner knows what lies there. [SB-LIGHT-05]"""
    for level in (1, 2):
        rest = tuple(c for c in s.hands[seat] if s.catalog.level[c] == level and c not in bought)
        if rest:
            s.under[level - 1] += ((seat, rest),)
    s.hands[seat] = ()


def thriftiest(s: SpaceBaseState, highest: list[int]) -> Seat:
    """Most credits kept, then the highest sector bought, then a die. [SB-LIGHT-06] to [SB-LIGHT-08]"""
    best = max((s.credits[seat], highest[seat]) for seat in range(s.seats))
    tied = [seat for seat in range(s.seats) if (s.credits[seat], highest[seat]) == best]
    return roll_off(s, tied, dice=1)
