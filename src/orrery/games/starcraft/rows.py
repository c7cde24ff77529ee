"""What the rows of the data files may say."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from orrery.core.pack import Layout

BASE, BROOD_WAR = "base", "brood_war"
SETS = (BASE, BROOD_WAR)
"""What is played: the base game, or the base game with its expansion."""

LAYOUT: Layout = {
    "factions.toml": {"race": ("id",), "faction": ("id",)},
    "units.toml": {"unit": ("id",)},
    "bases.toml": {"building": ("id",), "module": ("race", "id")},
    "planets.toml": {"planet": ("id",), "area": ("id",)},
    "combat-cards.toml": {"card": ("id",)},
    "technologies.toml": {"technology": ("id",)},
    "events.toml": {"event": ("id",)},
    "leadership.toml": {"leadership": ("id",)},
    "scenarios.toml": {"scenario": ("id",)},
    "numbers.toml": {"number": ("id",), "seats": ("seats",)},
}
"""The data files, ours and an owner's."""

RaceName = Literal["terran", "protoss", "zerg"]
RACES: tuple[str, ...] = get_args(RaceName)
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Name = Annotated[str, msgspec.Meta(min_length=1)]
Confidence = Literal["rulebook", "public", "reconstructed", "owner"]
Keyword = Literal["assist", "detector", "cloaking", "sacrifice"]
UnitClass = Literal["infantry", "mechanical", "ranged"]
CLASSES: tuple[str, ...] = get_args(UnitClass)
AreaKind = Literal["minerals", "gas", "conquest", "strategic"]
Objective = Literal["resource-areas", "whole-planets", "most-areas", "the-end", "conquest-areas", "base-planets"]
Stays = Literal["discard", "until-used", "rest-of-game", "common"]
LeadershipKind = Literal["ability", "special-victory", "hero", "installation"]
INSTALLATIONS = ("infested-command-center", "warp-gate", "overmind", "cerebrate")
"""What can stand in an area in the place of a base. [BW-INST-06]"""
Pair = tuple[Small, Small]
"""Attack and health."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row has: which sets use it, where it comes from, how sure it is, and which fields are guessed."""

    set: str
    source: Name
    confidence: Confidence
    reconstructed_fields: list[str] = []
    note: str = ""


class RaceRow(Row, frozen=True, kw_only=True):
    """What both factions of a race have in common on their sheets."""

    id: RaceName
    hand: Positive
    build_limit: Small = 0
    build_limit_per_type: Small = 0
    module_spaces: Positive
    minerals: Small
    gas: Small
    worker: Small
    transport: Small
    base: Small
    defender_cards: Small
    placing_cards: Small = 0
    lift_off: bool = False


class FactionRow(Row, frozen=True, kw_only=True):
    """A faction; `units` are texts of a unit and how many."""

    id: Name
    race: RaceName
    colour: Name
    objective: Objective
    goal: Small = 0
    stage: Level
    units: list[str]
    workers: Small
    transports: Small
    bases: Small


class UnitRow(Row, frozen=True, kw_only=True):
    """A kind of unit; `consumes` is a text of a unit and how many."""

    id: Name
    race: RaceName
    minerals: Small
    gas: Small
    consumes: str = ""
    type: Literal["ground", "flying"]
    targets: list[Literal["ground", "flying"]] = []
    support: Small
    keywords: list[Keyword] = []
    classes: list[UnitClass] = []
    figures: Positive
    installation: str = ""


class BuildingRow(Row, frozen=True, kw_only=True):
    """One level of a building type."""

    id: Name
    race: RaceName
    type: Name
    level: Level
    minerals: Small
    gas: Small
    printed: bool = False
    unlocks: list[str]


class ModuleRow(Row, frozen=True, kw_only=True):
    """A module of a race."""

    id: Name
    race: RaceName
    minerals: Small
    gas: Small
    tokens: Positive


class PlanetRow(Row, frozen=True, kw_only=True):
    """A planet; `slots` are the first letters of the sides with a place for a route."""

    id: Name
    slots: Annotated[str, msgspec.Meta(pattern="^N?E?S?W?$", min_length=1)]
    size: Literal["normal", "large"] = "normal"


class AreaRow(Row, frozen=True, kw_only=True):
    """An area of a planet."""

    id: Name
    planet: Name
    kind: AreaKind
    amount: Small
    limit: Positive
    only: Literal["any", "ground", "flying"] = "any"


class CardRow(Row, frozen=True, kw_only=True):
    """A Combat card of the starting deck."""

    id: Name
    race: RaceName
    number: Positive
    kind: Literal["standard", "reinforcement"]
    units: Annotated[list[str], msgspec.Meta(min_length=1)]
    major: Pair | None = None
    minor: Pair | None = None
    ability: str = ""


class ValuesRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The values of one copy of a standard Technology card."""

    major: Pair
    minor: Pair
    units: list[str] = []


class TechnologyRow(Row, frozen=True, kw_only=True):
    """A technology with all its copies; `name` and `text` are an owner's own words."""

    id: Name
    race: RaceName
    faction: str = ""
    copies: Positive
    minerals: Small
    gas: Small
    kind: Literal["standard", "reinforcement", "play-area"]
    units: Annotated[list[str], msgspec.Meta(min_length=1)]
    supporters: list[str] = []
    values: list[ValuesRow] = []
    for_sale: bool = True
    ability: str = ""
    name: str = ""
    text: str = ""


class EventRow(Row, frozen=True, kw_only=True):
    """An Event card with all its copies; `name` and `text` are an owner's own words."""

    id: Name
    stage: Level
    copies: Positive
    stays: Stays
    ability: Name
    name_confidence: Confidence
    copies_confidence: Confidence
    name: str = ""
    text: str = ""


class LeadershipRow(Row, frozen=True, kw_only=True):
    """A Leadership card of a faction; `units` are texts of a unit and how many, `name` and `text` an owner's words."""

    id: Name
    faction: Name
    number: Annotated[int, msgspec.Meta(ge=1, le=7)]
    stage: Level
    kind: LeadershipKind
    stays: Literal["discard", "rest-of-game"]
    ability: str = ""
    objective: Objective | None = None
    goal: Small = 0
    objective_stage: Level = 3
    units: list[str] = []
    workers: Small = 0
    transports: Small = 0
    bases: Small = 0
    name: str = ""
    text: str = ""


class NumberRow(Row, frozen=True, kw_only=True):
    """A number of the rules."""

    id: Name
    value: Small


class SeatsRow(Row, frozen=True, kw_only=True):
    """What depends on the number of players."""

    seats: int
    events_removed: Small


# Scenarios

Spot = tuple[Name, int, int, Annotated[int, msgspec.Meta(ge=0, le=3)]]
"""A planet, its cell, and quarter turns clockwise."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a scenario's row."""


class At(Shape, frozen=True, kw_only=True):
    """What starts on a planet."""

    planet: Name
    units: list[str] = []
    hero: bool = False
    bases: Small = 0
    base_not_on: str = ""
    transports: Small = 0
    installation: str = ""
    item: str = ""


class Start(Shape, frozen=True, kw_only=True):
    """What a faction starts with. [BW-SCEN-04]"""

    faction: Name
    workers: Small
    hero: str = ""
    carries: str = ""
    leadership: list[str] = []
    modules: list[str] = []
    buildings: list[str] = []
    hand: Small = 0
    takes: list[str] = []
    transports_on: list[tuple[Name, Name]] = []
    at: list[At]


class Automatic(Shape, frozen=True, kw_only=True):
    """A faction without a player, and the faction whose player decides for it. [BW-S2-15]"""

    faction: Name
    by: Name


class Win(Shape, frozen=True, kw_only=True):
    """Who wins, and when."""

    factions: list[str]
    when: Annotated[list[str], msgspec.Meta(min_length=1)]


class ScenarioRow(Row, frozen=True, kw_only=True):
    """A scenario."""

    id: Name
    seats: list[Annotated[int, msgspec.Meta(ge=2, le=6)]]
    seating: list[str]
    automatic: Automatic | None = None
    teams: list[list[str]] = []
    absent: dict[str, list[str]] = {}
    map: Annotated[list[Spot], msgspec.Meta(min_length=1)]
    z: list[tuple[Name, Name]] = []
    stands_for: dict[str, Name] = {}
    removed: list[str] = []
    removed_at_random: tuple[Small, Small] = (0, 0)
    recycle: bool = False
    event_hands: dict[str, list[str]] = {}
    picked: Small = 0
    draw_instead: Small = 0
    points_for: list[str] = []
    points_become: Literal["", "resource-token"] = ""
    buildable: dict[str, list[str]] = {}
    borrows: dict[str, str] = {}
    no_orders: list[str] = []
    no_permanent: list[str] = []
    rounds: Small = 0
    special: list[str] = []
    wins: list[Win]
    start: list[Start]


def name_and_amount(text: str) -> tuple[str, int]:
    """A word and a number.

    >>> name_and_amount("marine 2")
    ('marine', 2)
    """
    name, _, amount = text.partition(" ")
    if not amount.isdecimal() or int(amount) < 1:
        raise ValueError(f"'{text}' is not a word and a number from 1")
    return name, int(amount)
