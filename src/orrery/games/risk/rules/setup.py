"""Setting up: factions by dice, then the variant's own way to fill the board."""

from __future__ import annotations

from functools import partial

from orrery.core import Choice, Decision, Procedure, Seat, Step, ask, unforeseen
from orrery.games.risk.rules.decks import draw_card
from orrery.games.risk.rules.order import after, roll_off
from orrery.games.risk.rules.placing import ANY_AMOUNT, placements
from orrery.games.risk.ruleset import NEUTRAL_COLOURS
from orrery.games.risk.state import NOBODY, OPEN, RiskState

FIELDS = 15
"""Mineral fields on the board. [RK-COMP-06]"""
OF_EACH_LEVEL = 4
"""Silver and gold achievements in a game. [RK-CR-02]"""
DEALT_TO_PLAYER, DEALT_TO_NEUTRAL = 9, 6
"""Territories of each in one against one. [RK-1V1-04]"""
UNITS_A_TURN = 3
"""Own units placed a turn when setting up one against one. [RK-1V1-06]"""

CHART: tuple[Step, ...] = (
    ("choose_chart_factions",),
    ("lay_out_chart",),
    ("place_heroes", "RK-BT-06"),
    ("begin_play",),
)
"""Basic Training."""
COMMAND_ROOM: tuple[Step, ...] = (
    ("choose_factions",),
    ("place_fields", "RK-CR-01"),
    ("count_start_units",),
    ("roll_for_first", "RK-CR-06"),
    ("place_bases", "RK-CR-06"),
    ("occupy_territories",),
    ("strengthen_territories",),
    ("place_heroes", "RK-CR-09"),
    ("reveal_achievements", "RK-CR-02"),
    ("deal_start_cards", "RK-CR-11"),
    ("begin_play",),
)
"""Command Room, and Total Domination with three or more. [RK-TD-01]"""
ONE_AGAINST_ONE: tuple[Step, ...] = (
    ("choose_factions",),
    ("deal_territories",),
    ("roll_for_first", "RK-1V1-05"),
    ("place_bases", "RK-1V1-05"),
    ("strengthen_with_neutrals",),
    ("place_fields", "RK-1V1-07"),
    ("roll_for_first", "RK-1V1-10"),
    ("place_heroes", "RK-CR-09"),
    ("reveal_achievements", "RK-1V1-02"),
    ("begin_play",),
)
"""Total Domination of two. [RK-AMB-25]"""


def set_up(s: RiskState) -> None:
    """Everything before the first turn, as the variant and the number of players want it."""
    s.then(*s.rules.set_up[s.seats])


# Factions


def choose_factions(s: RiskState) -> Procedure[None]:
    """In descending order of their rolls the players pick a faction. [RK-AMB-29]"""
    s.phase = "factions"
    for seat in roll_off(s, list(range(s.seats)), "RK-AMB-29"):
        picks = free_picks(s)
        choice = picks[0]
        if len(picks) > 1:
            choice = yield from ask(Decision(seat, "faction", picks.copy, "RK-AMB-29"))
        match choice:
            case ("pick", str() as faction):
                s.faction[seat] = s.catalog.faction_number[faction]
                s.tell("faction", "RK-AMB-29", seat=seat, faction=faction)
            case _:
                unforeseen(choice)


def free_picks(s: RiskState) -> list[Choice]:
    """Any faction that nobody has."""
    return [("pick", faction.id) for faction in s.catalog.factions if faction.number not in s.faction]


def choose_chart_factions(s: RiskState) -> Procedure[None]:
    """In descending order of their rolls the players pick a place of the chart. [RK-BT-03] [RK-BT-04] [RK-AMB-26]"""
    s.phase = "factions"
    charted = [position.faction for position in s.catalog.setups[s.seats].positions]
    places: dict[int, Seat] = {}
    for seat in roll_off(s, list(range(s.seats)), "RK-BT-03"):
        picks = chart_picks(s, charted, places)
        choice = picks[0]
        if len(picks) > 1:
            choice = yield from ask(Decision(seat, "faction", picks.copy, "RK-BT-03"))
        match choice:
            case ("pick", str() as colour):
                faction, rule = colour, "RK-BT-03"
            case ("pick", str() as colour, str() as faction):
                rule = "RK-BT-04"
            case _:
                unforeseen(choice)
        s.faction[seat] = s.catalog.faction_number[faction]
        places[charted.index(s.catalog.faction_number[colour])] = seat
        s.tell("faction", rule, seat=seat, faction=faction)
    s.order = [places[place] for place in range(s.seats)]


def chart_picks(s: RiskState, charted: list[int], places: dict[int, Seat]) -> list[Choice]:
    """A colour of the chart, or its place with a colour that nobody uses. [RK-BT-04]"""
    ids = [faction.id for faction in s.catalog.factions]
    free = [number for place, number in enumerate(charted) if place not in places]
    unused = [number for number in range(len(ids)) if number not in s.faction and number not in free]
    picks: list[Choice] = []
    for number in free:
        picks.append(("pick", ids[number]))
        picks += [("pick", ids[number], ids[other]) for other in unused]
    return picks


# Basic Training


def lay_out_chart(s: RiskState) -> None:
    """Units, bases, fields, achievements and start cards by the chart. [RK-BT-01] [RK-BT-02] [RK-BT-05]"""
    chart = s.catalog.setups[s.seats]
    for seat, position, cards in zip(s.order, chart.positions, chart.start_cards, strict=True):
        for territory, units in enumerate(position.units):
            if units:
                s.give(territory, seat, units)
        s.base[position.base] = seat
        for _ in range(cards):
            draw_card(s, seat, "RK-BT-05")
    for territory in chart.fields:
        s.field[territory] = True
    for number in chart.achievements:
        s.achievement[number] = OPEN


# Command Room, and Total Domination with three or more


def place_fields(s: RiskState, rule: str) -> None:
    """Fifteen of all cards are drawn; each territory on them gets a mineral field. [RK-CR-01] [RK-1V1-07]"""
    cards = list(range(len(s.catalog.cards)))
    for _ in range(FIELDS):
        territory = s.catalog.cards[s.chance.draw(cards)].territory
        s.field[territory] = True
        s.tell("field", rule, territory=s.catalog.ids[territory])


def count_start_units(s: RiskState) -> None:
    """The fewer players, the more units each of them places. [RK-CR-05] [RK-TEAM-04]"""
    s.supply = [s.catalog.start_units[s.seats]] * s.seats


def place_bases(s: RiskState, rule: str) -> None:
    """Everybody places a base, in turn order. [RK-CR-06] [RK-1V1-05]"""
    s.phase = "bases"
    s.then(*(("place_base", seat, rule) for seat in s.order))


def place_base(s: RiskState, seat: Seat, rule: str) -> Procedure[None]:
    """One player's base: with a unit in a free territory, or in one that was dealt. [RK-CR-06] [RK-1V1-05]"""
    where = s.territories(seat if s.has_neutrals else NOBODY)
    ids = s.catalog.ids
    choice = yield from ask(Decision(seat, "base", lambda: [("base", ids[territory]) for territory in where], rule))
    match choice:
        case ("base", str() as name):
            territory = s.catalog.number[name]
        case _:
            unforeseen(choice)
    s.base[territory] = seat
    s.tell("base", rule, seat=seat, territory=name)
    if not s.has_neutrals:
        s.give(territory, seat, 1)
        s.supply[seat] -= 1


def occupy_territories(s: RiskState) -> None:
    """Then the territories that are still free are occupied, one by one. [RK-CR-07]"""
    s.phase = "occupy"
    s.then(("occupy", s.order[0]))


def occupy(s: RiskState, seat: Seat) -> Procedure[None]:
    """One unit into a free territory, until all are occupied; the next one strengthens first. [RK-CR-07] [RK-CR-08]"""
    free, ids = s.territories(NOBODY), s.catalog.ids
    choice: Choice = ("occupy", ids[free[0]])
    if len(free) > 1:
        choice = yield from ask(
            Decision(seat, "occupy", lambda: [("occupy", ids[territory]) for territory in free], "RK-CR-07")
        )
    match choice:
        case ("occupy", str() as name):
            s.give(s.catalog.number[name], seat, 1)
        case _:
            unforeseen(choice)
    s.supply[seat] -= 1
    if s.events is not None:
        s.tell("occupied", "RK-CR-07", seat=seat, territory=name)
    if len(free) > 1:
        s.then(("occupy", after(s, seat)))


def strengthen_territories(s: RiskState) -> None:
    """All further units are placed one by one, beginning with the next player in order. [RK-CR-08]"""
    s.phase = "strengthen"
    if any(s.supply):
        s.then(("strengthen", has_most_to_place(s)))


def has_most_to_place(s: RiskState) -> Seat:
    """The first one in turn order of those who have the most units left; so whoever has placed several waits."""
    return max(s.order, key=lambda seat: s.supply[seat])


def strengthen(s: RiskState, seat: Seat) -> Procedure[None]:
    """One more unit into an own territory, until all start units are placed. [RK-CR-08]

    A player may place several at once, and is passed over until the others have as few left. [RK-AMB-40]
    """
    left = s.supply[seat]
    make_options = partial(placements, s, s.territories(seat), left if s.rules.several_at_once else 1)
    choice = yield from ask(Decision(seat, "strengthen", make_options, "RK-CR-08", {"units": left}, ANY_AMOUNT))
    match choice:
        case ("place", str() as name, int() as units):
            s.units[s.catalog.number[name]] += units
        case _:
            unforeseen(choice)
    s.supply[seat] -= units
    if s.events is not None:
        s.tell("placed", "RK-CR-08", seat=seat, territory=name, units=units)
    if any(s.supply):
        s.then(("strengthen", has_most_to_place(s)))


# One against one


def deal_territories(s: RiskState) -> None:
    """The cards deal the whole board to two players and four neutral colours. [RK-1V1-01] [RK-1V1-04] [RK-AMB-25]"""
    s.neutrals = tuple(number for number in range(len(s.catalog.factions)) if number not in s.faction)
    cards = list(range(len(s.catalog.cards)))
    for owner in range(s.seats + NEUTRAL_COLOURS):
        for _ in range(DEALT_TO_PLAYER if s.is_player(owner) else DEALT_TO_NEUTRAL):
            s.give(s.catalog.cards[s.chance.draw(cards)].territory, owner, 1)
    s.supply = [s.catalog.start_units[s.seats] - DEALT_TO_PLAYER] * s.seats
    s.tell("dealt", "RK-1V1-04")


def strengthen_with_neutrals(s: RiskState) -> None:
    """The players take turns to place own and neutral units until nothing is left. [RK-1V1-06]"""
    s.phase = "neutrals"
    seat = has_most_to_place(s)
    if s.supply[seat]:
        colours = range(s.seats, s.seats + NEUTRAL_COLOURS)
        s.then(
            ("place_own_units", seat, min(UNITS_A_TURN, s.supply[seat])),
            *(("place_neutral", seat, colour) for colour in colours),
            ("strengthen_with_neutrals",),
        )


def place_own_units(s: RiskState, seat: Seat, left: int) -> Procedure[None]:
    """The three own units of a turn, split as the player likes. [RK-1V1-06]"""
    make_options = partial(placements, s, s.territories(seat), left)
    choice = yield from ask(Decision(seat, "strengthen", make_options, "RK-1V1-06", {"units": left}, ANY_AMOUNT))
    match choice:
        case ("place", str() as name, int() as units):
            s.units[s.catalog.number[name]] += units
        case _:
            unforeseen(choice)
    s.supply[seat] -= units
    s.tell("placed", "RK-1V1-06", seat=seat, territory=name, units=units)
    if units < left:
        s.then(("place_own_units", seat, left - units))


def place_neutral(s: RiskState, seat: Seat, colour: int) -> Procedure[None]:
    """One unit of a neutral colour. [RK-1V1-06]"""
    faction = s.catalog.factions[s.neutrals[colour - s.seats]].id
    make_options = partial(ways_to_place_neutral, s, colour)
    choice = yield from ask(Decision(seat, "neutral", make_options, "RK-1V1-06", {"faction": faction}))
    match choice:
        case ("neutral", str() as name):
            s.units[s.catalog.number[name]] += 1
            s.tell("placed-neutral", "RK-1V1-06", seat=seat, territory=name)
        case _:
            unforeseen(choice)


def ways_to_place_neutral(s: RiskState, colour: int) -> list[Choice]:
    """Any territory of a neutral colour."""
    return [("neutral", s.catalog.ids[territory]) for territory in s.territories(colour)]


# All variants


def place_heroes(s: RiskState, rule: str) -> None:
    """Everybody places a hero, in turn order. [RK-BT-06] [RK-CR-09]"""
    s.phase = "heroes"
    s.then(*(("place_hero", seat, rule) for seat in s.order))


def place_hero(s: RiskState, seat: Seat, rule: str) -> Procedure[None]:
    """One player's hero into an own territory. [RK-BT-06] [RK-CR-09]"""
    choice = yield from ask(Decision(seat, "hero", lambda: ways_to_place_hero(s, seat), rule))
    match choice:
        case ("hero", str() as name):
            s.hero[seat] = s.catalog.number[name]
            s.tell("hero-placed", rule, seat=seat, territory=name)
        case _:
            unforeseen(choice)


def ways_to_place_hero(s: RiskState, seat: Seat) -> list[Choice]:
    """Any own territory."""
    return [("hero", s.catalog.ids[territory]) for territory in s.territories(seat)]


def reveal_achievements(s: RiskState, rule: str) -> None:
    """Four random ones of each level, hidden until now; the others leave the game. [RK-CR-02] [RK-AMB-03]"""
    for level in ("silver", "gold"):
        bag = [number for number in s.rules.box if s.catalog.achievements[number].level == level]
        for _ in range(OF_EACH_LEVEL):
            number = s.chance.draw(bag)
            s.achievement[number] = OPEN
            s.tell("achievement-open", rule, achievement=s.catalog.achievements[number].id)


def deal_start_cards(s: RiskState, rule: str) -> None:
    """Those who come late in turn order begin with cards. [RK-CR-11] [RK-TEAM-05]"""
    for seat, cards in zip(s.order, s.catalog.start_cards[s.seats], strict=True):
        for _ in range(cards):
            draw_card(s, seat, rule)


def begin_play(s: RiskState) -> None:
    """The first one in turn order begins the first round. [RK-CR-10]"""
    s.round = 1
    s.then(("begin_turn", s.order[0]))
