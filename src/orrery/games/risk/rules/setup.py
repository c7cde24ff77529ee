"""Setting up: factions by dice, then the variant's own way to fill the board."""

from __future__ import annotations

from functools import partial

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.catalog import Achievement
from orrery.games.risk.rules.decks import draw_card
from orrery.games.risk.rules.order import begin_turn, clockwise_from, highest_roller, roll_off
from orrery.games.risk.rules.placing import placements
from orrery.games.risk.state import (
    BASES,
    HEROES,
    NEUTRAL_COLOURS,
    NEUTRALS,
    NOBODY,
    OCCUPY,
    OPEN,
    PLAY,
    STRENGTHEN,
    RiskState,
)

FIELDS = 15
"""Mineral fields on the board. [RK-COMP-06]"""
OF_EACH_LEVEL = 4
"""Silver and gold achievements in a game. [RK-CR-02]"""
DEALT_TO_PLAYER, DEALT_TO_NEUTRAL = 9, 6
"""Territories of each in one against one. [RK-1V1-04]"""
UNITS_A_TURN = 3
"""Own units placed a turn when setting up one against one. [RK-1V1-06]"""


def choose_factions(s: RiskState) -> Procedure[None]:
    """In descending order of their rolls the players pick a colour. [RK-BT-03] [RK-AMB-29]"""
    places: dict[int, Seat] = {}
    for seat in roll_off(s, list(range(s.seats))):
        options = chart_picks(s, places) if s.basic else free_picks(s)
        choice = options[0]
        if len(options) > 1:
            choice = yield Decision(seat, "faction", options.copy, "RK-BT-03")
        s.faction[seat] = s.catalog.faction_number[str(choice[-1])]
        s.tell("faction", seat=seat, faction=str(choice[-1]))
        if s.basic:
            charted = [position.faction for position in s.catalog.setups[s.seats].positions]
            places[charted.index(s.catalog.faction_number[str(choice[1])])] = seat
    if s.basic:
        lay_out_chart(s, [places[place] for place in range(s.seats)])
    elif s.has_neutrals:
        deal_territories(s)
    else:
        prepare_command_room(s)


def free_picks(s: RiskState) -> list[Choice]:
    """Any faction that nobody has."""
    return [("pick", faction.id) for faction in s.catalog.factions if faction.number not in s.faction]


def chart_picks(s: RiskState, places: dict[int, Seat]) -> list[Choice]:
    """A colour of the chart, or its place with a colour that nobody uses. [RK-BT-04]"""
    positions = s.catalog.setups[s.seats].positions
    charted = [position.faction for place, position in enumerate(positions) if place not in places]
    unused = [number for number in range(len(s.catalog.factions)) if number not in s.faction and number not in charted]
    ids = [faction.id for faction in s.catalog.factions]
    picks: list[Choice] = []
    for number in charted:
        picks.append(("pick", ids[number]))
        picks += [("pick", ids[number], ids[other]) for other in unused]
    return picks


# Basic Training


def lay_out_chart(s: RiskState, order: list[Seat]) -> None:
    """Units, bases, fields, achievements and start cards by the chart. [RK-BT-01] [RK-BT-02] [RK-BT-05] [RK-AMB-26]"""
    chart = s.catalog.setups[s.seats]
    s.order = order
    for seat, position, cards in zip(order, chart.positions, chart.start_cards, strict=True):
        for territory, units in enumerate(position.units):
            if units:
                s.give(territory, seat, units)
        s.base[position.base] = seat
        for _ in range(cards):
            draw_card(s, seat)
    for territory in chart.fields:
        s.field[territory] = 1
    for number in chart.achievements:
        s.achievement[number] = OPEN
    s.phase = HEROES


# Command Room, and Total Domination with three or more


def prepare_command_room(s: RiskState) -> None:
    """Fields by cards, the units' number, and the roll for who places first. [RK-CR-05] [RK-TEAM-04] [RK-TD-01]"""
    if s.options.mineral_fields:
        place_fields(s)
    s.supply = [s.catalog.start_units[s.seats]] * s.seats
    clockwise_from(s, highest_roller(s))
    s.phase = BASES


def place_fields(s: RiskState) -> None:
    """Fifteen of all cards are drawn; each territory on them gets a mineral field. [RK-CR-01] [RK-1V1-07]"""
    cards = list(range(len(s.catalog.cards)))
    for _ in range(FIELDS):
        territory = s.catalog.cards[s.chance.draw(cards)].territory
        s.field[territory] = 1
        s.tell("field", territory=s.catalog.ids[territory])


def place_base(s: RiskState) -> Procedure[None]:
    """One player's base: with a unit in a free territory, or in one that was dealt. [RK-CR-06] [RK-1V1-05]"""
    seat = s.order[s.place]
    where = s.territories(seat if s.has_neutrals else NOBODY)
    rule = "RK-1V1-05" if s.has_neutrals else "RK-CR-06"
    choice = yield Decision(seat, "base", lambda: [("base", s.catalog.ids[territory]) for territory in where], rule)
    territory = s.catalog.number[choice[1]]
    s.base[territory] = seat
    s.tell("base", seat=seat, territory=choice[1])
    if not s.has_neutrals:
        s.give(territory, seat, 1)
        s.supply[seat] -= 1
    s.place += 1
    if s.place == s.seats:
        s.place = 0
        s.phase = NEUTRALS if s.has_neutrals else OCCUPY


def occupy(s: RiskState) -> Procedure[None]:
    """One unit into a free territory, until all are occupied. [RK-CR-07]"""
    seat = s.order[s.place]
    free = s.territories(NOBODY)
    chosen = s.catalog.ids[free[0]]
    if len(free) > 1:
        choice = yield Decision(
            seat, "occupy", lambda: [("occupy", s.catalog.ids[territory]) for territory in free], "RK-CR-07"
        )
        chosen = str(choice[1])
    s.give(s.catalog.number[chosen], seat, 1)
    s.supply[seat] -= 1
    if s.events is not None:
        s.tell("occupied", seat=seat, territory=chosen)
    s.place = (s.place + 1) % s.seats
    if len(free) == 1:
        s.phase = STRENGTHEN


def strengthen(s: RiskState) -> Procedure[None]:
    """One more unit into an own territory, until all start units are placed. [RK-CR-08]"""
    seat = s.order[s.place]
    choice = yield Decision(
        seat,
        "strengthen",
        lambda: [("place", s.catalog.ids[territory], 1) for territory in s.territories(seat)],
        "RK-CR-08",
        {"units": s.supply[seat]},
    )
    s.units[s.catalog.number[choice[1]]] += 1
    s.supply[seat] -= 1
    if s.events is not None:
        s.tell("placed", seat=seat, territory=choice[1], units=1)
    if not any(s.supply):
        finish_placing(s)
        return
    s.place = (s.place + 1) % s.seats
    while not s.supply[s.order[s.place]]:
        s.place = (s.place + 1) % s.seats


def finish_placing(s: RiskState) -> None:
    """All units are on the board: the heroes follow, or play begins."""
    s.place = 0
    if s.has_heroes:
        s.phase = HEROES
    else:
        begin_play(s)


# One against one


def deal_territories(s: RiskState) -> None:
    """The cards deal the whole board to two players and four neutral colours. [RK-1V1-01] [RK-1V1-04] [RK-AMB-25]"""
    s.neutrals = tuple(number for number in range(len(s.catalog.factions)) if number not in s.faction)
    cards = list(range(len(s.catalog.cards)))
    for owner in range(s.seats + NEUTRAL_COLOURS):
        for _ in range(DEALT_TO_PLAYER if s.is_player(owner) else DEALT_TO_NEUTRAL):
            s.give(s.catalog.cards[s.chance.draw(cards)].territory, owner, 1)
    s.supply = [s.catalog.start_units[s.seats] - DEALT_TO_PLAYER] * s.seats
    s.tell("dealt")
    clockwise_from(s, highest_roller(s))
    s.phase = BASES


def strengthen_with_neutrals(s: RiskState) -> Procedure[None]:
    """Three own units and one of each neutral colour, in turns until nothing is left. [RK-1V1-06]"""
    seat = s.order[s.place]
    left = UNITS_A_TURN
    while left:
        choice = yield Decision(
            seat,
            "strengthen",
            partial(placements, s, s.territories(seat), left),
            "RK-1V1-06",
            {"units": left},
        )
        s.units[s.catalog.number[choice[1]]] += choice[2]
        left -= choice[2]
        s.tell("placed", seat=seat, territory=choice[1], units=choice[2])
    for colour in range(s.seats, s.seats + NEUTRAL_COLOURS):
        choice = yield Decision(
            seat,
            "neutral",
            partial(ways_to_place_neutral, s, colour),
            "RK-1V1-06",
            {"faction": s.catalog.factions[s.neutrals[colour - s.seats]].id},
        )
        s.units[s.catalog.number[choice[1]]] += 1
        s.tell("placed-neutral", seat=seat, territory=choice[1])
    s.supply[seat] -= UNITS_A_TURN
    s.place = (s.place + 1) % s.seats
    if not any(s.supply):
        if s.options.mineral_fields:
            place_fields(s)
        clockwise_from(s, highest_roller(s))
        finish_placing(s)


def ways_to_place_neutral(s: RiskState, colour: int) -> list[Choice]:
    """Any territory of a neutral colour."""
    return [("neutral", s.catalog.ids[territory]) for territory in s.territories(colour)]


# All variants


def place_hero(s: RiskState) -> Procedure[None]:
    """One player's hero into an own territory; after the last one play begins. [RK-BT-06] [RK-CR-09]"""
    seat = s.order[s.place]
    choice = yield Decision(
        seat,
        "hero",
        lambda: [("hero", s.catalog.ids[territory]) for territory in s.territories(seat)],
        "RK-BT-06" if s.basic else "RK-CR-09",
    )
    s.hero[seat] = s.catalog.number[choice[1]]
    s.tell("hero-placed", seat=seat, territory=choice[1])
    s.place += 1
    if s.place == s.seats:
        begin_play(s)


def begin_play(s: RiskState) -> None:
    """Turn up the achievements, deal the start cards, and let the first player begin. [RK-CR-10]"""
    s.stage = PLAY
    s.place = 0
    s.round = 1
    if not s.basic:
        reveal_achievements(s)
        deal_start_cards(s)
    begin_turn(s)


def reveal_achievements(s: RiskState) -> None:
    """Four random ones of each level, hidden until now; the others leave the game. [RK-CR-02] [RK-AMB-03]"""
    for level in ("silver", "gold"):
        bag = [award.number for award in s.catalog.achievements if award.level == level and is_in_box(s, award)]
        for _ in range(OF_EACH_LEVEL):
            number = s.chance.draw(bag)
            s.achievement[number] = OPEN
            s.tell("achievement-open", achievement=s.catalog.achievements[number].id)


def is_in_box(s: RiskState, award: Achievement) -> bool:
    """Whether an achievement may come up at all: not one for fields that are not there. [RK-AMB-01] [RK-AMB-04]"""
    if award.condition in ("fields", "take-fields"):
        return s.options.mineral_fields
    return s.options.two_bases_achievement or award.id != "two-enemy-bases"


def deal_start_cards(s: RiskState) -> None:
    """Those who come late in turn order begin with cards. [RK-CR-11] [RK-TEAM-05]"""
    if s.has_neutrals:
        return
    for seat, cards in zip(s.order, s.catalog.start_cards[s.seats], strict=True):
        for _ in range(cards):
            draw_card(s, seat)
