"""How a scenario is won, and how its rounds are counted. (pages 12 to 16)"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from orrery.core import Seat
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.catalog import RACES, Catalog
from orrery.games.starcraft.rules.brood_war.scenario_setup import played
from orrery.games.starcraft.rules.victory import end_game
from orrery.games.starcraft.scenario import ITEMS, Scenario
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BASE, INSTALLATION_KINDS, places_of

CRYSTALS = ("khalis-crystal", "uraj-crystal")

Words = tuple[str, ...]
Condition = Callable[[StarCraftState, list[Seat], Words], bool]


def base_lost(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """A faction has no base on a planet any more. [BW-S1-06] [BW-S2-11]"""
    faction, planet = words
    return not s.has_base_on(s.seat_of(faction), s.catalog.planet_number[planet])


def hero_lost(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """All of these heroes are destroyed. [BW-S1-06] [BW-S3-10]"""
    return not any(s.type_units[s.catalog.unit_number[hero]] & s.on_board for hero in words)


def points(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """A side has so many conquest points together. [BW-S2-09] [BW-S3-10]"""
    return sum([s.points[seat] for seat in side]) >= int(words[0])


def the_end(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """So many The End Draws Near cards have been played. [BW-S2-09]"""
    return s.ending_cards_out() >= int(words[0])


def no_bases(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """No base of a race is left. [BW-S2-10]"""
    race, owners = RACES.index(words[0]), s.structure_seat
    return not any(s.race(owners[area]).number == race for area in places_of(BASE, s.structure_kind))


def race_on(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """A unit of a race is on a planet, whoever controls it. [BW-S2-11]"""
    race, planet = words
    there = 0
    for area in s.areas_of(s.catalog.planet_number[planet]):
        there |= s.area_units[area]
    number, race_of = RACES.index(race), s.catalog.race_of
    return number in [race_of[kind] for kind in s.types_of(there)]


def items_home(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """Both crystals are in areas with an own base on these planets, carried or not. [BW-S3-09]"""
    planets = [s.catalog.planet_number[name] for name in words]
    areas = [s.item_area(ITEMS.index(name)) for name in CRYSTALS]
    return all(area >= 0 and s.base_at(area) in side and s.catalog.planet_of[area] in planets for area in areas)


def at_installation(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """A unit of the side is in the area of an installation. [BW-S4-12]"""
    kind = INSTALLATION_KINDS[words[0]]
    areas = [area for area, found in enumerate(s.structure_kind) if found == kind]
    return any(s.units_in(area, seat) for area in areas for seat in side)


def rounds_over(s: StarCraftState, side: list[Seat], words: Words) -> bool:
    """The last round is over. [BW-S1-07] [BW-S4-11]"""
    return s.round >= played(s).row.rounds


AT_ONCE, AS_REGROUPING_BEGINS, AS_THE_ROUND_ENDS = range(3)
"""The moments at which somebody can win."""
CONDITIONS: dict[str, tuple[int, Condition]] = {
    "base-lost": (AT_ONCE, base_lost),
    "hero-lost": (AT_ONCE, hero_lost),
    "points": (AT_ONCE, points),
    "the-end": (AT_ONCE, the_end),
    "no-bases": (AT_ONCE, no_bases),
    "race-on": (AT_ONCE, race_on),
    "items-home": (AT_ONCE, items_home),
    "at-installation": (AS_REGROUPING_BEGINS, at_installation),
    "rounds-over": (AS_THE_ROUND_ENDS, rounds_over),
}
"""When each condition wins; the first ones as soon as they hold."""


@lru_cache(maxsize=64)
def ways_to_win(
    catalog: Catalog, scenario: Scenario, moment: int, factions: tuple[int, ...]
) -> tuple[tuple[list[Seat], tuple[tuple[Condition, Words], ...]], ...]:
    """The sides that can win at a moment with these factions, seat by seat, and by which conditions.

    A faction of a side may be left out. [BW-S4-16]
    """
    found = []
    for win, alternatives in zip(scenario.row.wins, scenario.wins, strict=True):
        asked = [(CONDITIONS[name], (*words,)) for name, *words in alternatives]
        then = tuple((holds, words) for (when, holds), words in asked if when == moment)
        numbers = [catalog.faction_number[name] for name in win.factions]
        side = [seat for seat, faction in enumerate(factions) if faction in numbers]
        if then and side:
            found.append((side, then))
    return tuple(found)


def check(s: StarCraftState, moment: int) -> None:
    """Whoever meets one of the conditions of a moment wins; those who do at the same moment share the victory."""
    winners: list[Seat] = []
    for side, alternatives in ways_to_win(s.catalog, played(s), moment, tuple(s.faction[: s.seats])):
        for holds, words in alternatives:
            if holds(s, side, words) and any(map(s.may_win, side)):
                winners += side
                break
    if winners:
        end_game(s, winners, "scenario", "BW-SCEN-09")


def check_scenario(s: StarCraftState, *happened: int) -> None:
    """Something has happened that may decide the scenario at once. [BW-SCEN-09]"""
    if s.phase != "setup":
        check(s, AT_ONCE)


def check_as_regrouping_begins(s: StarCraftState) -> None:
    """What counts at the start of a Regrouping Phase. [BW-S4-12]"""
    check(s, AS_REGROUPING_BEGINS)


def count_round(s: StarCraftState) -> None:
    """The marker moves on; after the last round somebody has won. [BW-SCEN-11]"""
    last = played(s).row.rounds
    if last:
        s.tell("round-counted", "BW-SCEN-11", round=s.round, last=last)
    check(s, AS_THE_ROUND_ENDS)


STEPS: dict[str, StepFunction] = {
    "check_scenario": check_scenario,
    "check_as_regrouping_begins": check_as_regrouping_begins,
    "count_round": count_round,
}
