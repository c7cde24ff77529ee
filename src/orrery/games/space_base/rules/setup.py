"""Preparing the game: consoles, shipyard, start player, seat bonuses, and the light-speed variant."""

from __future__ import annotations

from itertools import combinations, permutations

from orrery.core import Choice, Decision, Procedure, Seat, Step, ask_together, some, unforeseen
from orrery.games.space_base.catalog import NO_CARD, SECTORS
from orrery.games.space_base.rules.purchase import place_card
from orrery.games.space_base.rules.shipyard import draw_ship, fill_gaps
from orrery.games.space_base.ruleset import SpaceBaseOptions, SpaceBaseRules
from orrery.games.space_base.state import LEVELS, NOBODY, ROW, SpaceBaseState

SET_UP: tuple[Step, ...] = (
    ("lay_out_consoles",),
    ("open_shipyard",),
    ("draw_first_ships",),
    ("give_seat_bonuses",),
    ("begin_turn",),
)
"""Preparing the game. [SB-SETUP-08] [SB-SEAT-06]"""

LIGHT_SPEED_SET_UP: tuple[Step, ...] = (
    ("lay_out_consoles",),
    ("open_shipyard",),
    ("draw_six_ships",),
    ("buy_drawn_ships",),
    ("give_seat_bonuses",),
    ("begin_turn",),
)
"""The same at light speed: the variant replaces the first ships. [SB-LIGHT-01] [SB-LIGHT-09]"""

STARTING_CREDITS, STARTING_INCOME = 5, 0
LIGHT_SPEED_CREDITS, LIGHT_SPEED_INCOME = 15, 1
LIGHT_SPEED_DRAWS = (1, 1, 1, 1, 2, 2)
"""The levels of the cards drawn at light speed. [SB-LIGHT-03]"""
SEAT_BONUSES = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 1))
"""(credits, income) for the first, second ... in turn order. [SB-SEAT-01] to [SB-SEAT-05]"""


def start(rules: SpaceBaseRules, options: SpaceBaseOptions, seats: int) -> SpaceBaseState:
    """The box just opened: everything lies in it, or in the three decks. [SB-SETUP-04] [SB-SETUP-05]"""
    s = SpaceBaseState()
    s.ruleset, s.catalog, s.goal = rules, rules.catalog, rules.goal
    s.seats = seats
    s.credits, s.income, s.points = [0] * seats, [0] * seats, [0] * seats
    s.station = [NO_CARD] * (seats * SECTORS)
    s.deployed = [()] * (seats * SECTORS)
    s.charges = bytearray(len(s.catalog.cards))
    s.yard = [NO_CARD] * (LEVELS * ROW)
    s.colonies = s.catalog.colonies.copy()
    s.decks = [s.catalog.ships[level].copy() for level in (1, 2, 3)]
    s.under = [()] * LEVELS
    s.hands = [()] * seats
    s.first = s.active = s.winner = NOBODY
    s.round = s.turns = s.phase = 0
    s.dice = [0, 0]
    s.allocated = [()] * seats
    s.ending = False
    s.derive()
    return s


def lay_out_consoles(s: SpaceBaseState) -> None:
    """Give everyone a console, a set of twelve starters and the starting values.

    [SB-SETUP-01] to [SB-SETUP-03] [SB-LIGHT-02]
    """
    for seat in range(s.seats):
        for sector, card in enumerate(s.catalog.starters[seat + 1], start=1):
            s.put_on_station(card, seat, sector)
        s.credits[seat] = s.ruleset.starting_credits
        s.income[seat] = s.ruleset.starting_income
    rule = "SB-LIGHT-02" if s.ruleset.light_speed else "SB-SETUP-02"
    s.tell("prepared", rule, credits=s.ruleset.starting_credits, income=s.ruleset.starting_income)


def open_shipyard(s: SpaceBaseState) -> None:
    """Turn up six ships of each level. [SB-SETUP-06]"""
    fill_gaps(s)


def draw_first_ships(s: SpaceBaseState) -> None:
    """Everyone draws a level 1 ship and pays for it; the highest sector starts. [SB-FIRST-01] to [SB-FIRST-04]"""
    drawn: list[int] = []
    for seat in range(s.seats):
        card = draw_ship(s, 1)
        assert card is not None  # 48 ships, 6 in the shipyard, at most 5 drawn
        drawn.append(s.catalog.sector[card])
        credits = min(s.credits[seat], s.catalog.cost[card])
        s.credits[seat] -= credits
        s.tell("first-ship", "SB-FIRST-02", seat=seat, card=s.catalog.ids[card], credits=credits)
        place_card(s, seat, card, s.catalog.sector[card])
    highest = max(drawn)
    tied = [seat for seat in range(s.seats) if drawn[seat] == highest]
    rule = "SB-FIRST-04" if len(tied) == 1 else "SB-FIRST-05"
    begin_with(s, roll_off(s, tied, dice=2, rule="SB-FIRST-05"), rule)


def roll_off(s: SpaceBaseState, tied: list[Seat], *, dice: int, rule: str) -> Seat:
    """The highest roll among the tied wins; those still tied roll again. [SB-FIRST-05] [SB-LIGHT-08] [SB-AMB-02]"""
    while len(tied) > 1:
        rolls = [sum(s.chance.roll() for _ in range(dice)) for _ in tied]
        for seat, roll in zip(tied, rolls, strict=True):
            s.tell("roll-off", rule, seat=seat, roll=roll)
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == max(rolls)]
    return tied[0]


def begin_with(s: SpaceBaseState, seat: Seat, rule: str) -> None:
    """The start player is found: the first round begins with their turn."""
    s.first = s.active = seat
    s.round = 1
    s.tell("start-player", rule, seat=seat)


def give_seat_bonuses(s: SpaceBaseState) -> None:
    """Those who play later get a little more, once all else is settled. [SB-SEAT-06]"""
    for turn, seat in enumerate(s.clockwise()):
        credits, income = SEAT_BONUSES[turn]
        s.gain(seat, credits, income, 0)
        if credits or income:
            s.tell("seat-bonus", f"SB-SEAT-0{turn + 1}", seat=seat, credits=credits, income=income)


# The light-speed variant


def draw_six_ships(s: SpaceBaseState) -> None:
    """Everyone draws four ships of level 1 and two of level 2. [SB-LIGHT-03]"""
    for seat in range(s.seats):
        cards: list[int] = []
        for level in LIGHT_SPEED_DRAWS:
            card = draw_ship(s, level)
            assert card is not None  # 5 seats draw 20 of 42 and 10 of 42 ships
            cards.append(card)
        s.hands[seat] = tuple(sorted(cards))


def buy_drawn_ships(s: SpaceBaseState) -> Procedure[None]:
    """All at once buy any of the ships they have drawn; the thriftiest starts. [SB-LIGHT-04] to [SB-LIGHT-10]"""
    answers = yield from ask_together([draft_decision(s, seat) for seat in range(s.seats)])
    s.chance.reveal()
    highest = [0] * s.seats
    for seat, answer in enumerate(answers):
        match answer:
            case ("buy", *names):
                bought = [s.catalog.number[name] for name in names]
            case _:
                unforeseen(answer)
        for card in bought:
            sector = s.catalog.sector[card]
            credits = s.catalog.cost[card]
            s.credits[seat] -= credits
            highest[seat] = max(highest[seat], sector)
            name = s.catalog.ids[card]
            s.tell("bought", "SB-LIGHT-04", seat=seat, card=name, sector=sector, credits=credits, cost=credits)
            place_card(s, seat, card, sector)
        put_under_decks(s, seat, bought)
    find_thriftiest(s, highest)


def draft_decision(s: SpaceBaseState, seat: Seat) -> Decision:
    """Which of the six to buy, and in which order where two share a sector. [SB-LIGHT-04] [SB-AMB-21]"""
    form = some(0, len(LIGHT_SPEED_DRAWS))
    return Decision(seat, "draft", lambda: draft_options(s, seat), rule="SB-LIGHT-04", form=form)


def draft_options(s: SpaceBaseState, seat: Seat) -> list[Choice]:
    """Every set of drawn cards that can be paid for; an order of its own only where the order matters."""
    options: list[Choice] = []
    for count in range(len(s.hands[seat]) + 1):
        for cards in combinations(s.hands[seat], count):
            if total_cost(s, cards) <= s.credits[seat]:
                options.extend(("buy", *[s.catalog.ids[card] for card in order]) for order in orders(s, cards))
    return options


def total_cost(s: SpaceBaseState, cards: tuple[int, ...]) -> int:
    """What several cards cost together."""
    return sum(s.catalog.cost[card] for card in cards)


def orders(s: SpaceBaseState, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The orders of these cards that differ in what ends up stationed: by sector, then any way."""
    found: list[tuple[int, ...]] = [()]
    for sector in range(1, SECTORS + 1):
        here = [card for card in cards if s.catalog.sector[card] == sector]
        found = [before + after for before in found for after in permutations(here)]
    return found


def put_under_decks(s: SpaceBaseState, seat: Seat, bought: list[int]) -> None:
    """What was not bought goes under its deck; only the owner knows what lies there. [SB-LIGHT-05]"""
    for level in (1, 2):
        rest = tuple(c for c in s.hands[seat] if s.catalog.level[c] == level and c not in bought)
        if rest:
            s.under[level - 1] += ((seat, rest),)
    s.hands[seat] = ()


def find_thriftiest(s: SpaceBaseState, highest: list[int]) -> None:
    """Most credits kept, then the highest sector bought, then a die. [SB-LIGHT-06] to [SB-LIGHT-08]"""
    best = max((s.credits[seat], highest[seat]) for seat in range(s.seats))
    tied = [seat for seat in range(s.seats) if (s.credits[seat], highest[seat]) == best]
    as_thrifty = sum(s.credits[seat] == best[0] for seat in range(s.seats))
    rule = "SB-LIGHT-06" if as_thrifty == 1 else "SB-LIGHT-07" if len(tied) == 1 else "SB-LIGHT-08"
    begin_with(s, roll_off(s, tied, dice=1, rule="SB-LIGHT-08"), rule)
