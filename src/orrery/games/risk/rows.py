"""What the rows of the data files may say: their fields, and the moments of a card."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from orrery.core.pack import Layout

TERRITORIES = 42
FIELDS = 15
STARS = range(2, 11)
"""How many stars can be traded. [RK-STAR-02]"""

LAYOUT: Layout = {
    "board.toml": {"planet": ("id",), "territory": ("id",), "edge": ("id",), "trade": ("stars",)},
    "cards.toml": {"card": ("id",)},
    "awards.toml": {"achievement": ("id",), "reward": ("id",)},
    "factions.toml": {"faction": ("id",)},
    "setups.toml": {"start": ("seats",), "setup": ("seats",), "position": ("seats", "place")},
}
"""The data files, ours and an owner's."""

Species = Literal["terran", "protoss", "zerg"]
SPECIES: tuple[str, ...] = get_args(Species)

DEPLOY, FREE, MANOEUVRE, COUNTER = "deploy", "free", "manoeuvre", "counter"
ATTACK_DECLARED, DEFENCE_DECLARED = "attack-declared", "defence-declared"
ATTACK_ROLLED, DEFENCE_ROLLED = "attack-rolled", "defence-rolled"
ATTACK_RESOLVED, DEFENCE_RESOLVED = "attack-resolved", "defence-resolved"
Window = Literal[
    "deploy",
    "free",
    "manoeuvre",
    "attack-declared",
    "defence-declared",
    "attack-rolled",
    "defence-rolled",
    "attack-resolved",
    "defence-resolved",
    "counter",
]
WINDOWS: tuple[str, ...] = get_args(Window)
"""The moments in which a card may be played. [RK-CARD-04]"""

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]
Source = Annotated[str, msgspec.Meta(min_length=1)]
Confidence = Literal["rulebook", "public", "reconstructed", "owner"]
Level = Literal["silver", "gold"]
Condition = Literal[
    "planet",
    "enemy-bases",
    "take-fields",
    "fields",
    "take-territories",
    "take-planet",
    "planets",
    "territories",
]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every row has."""

    source: Source
    confidence: Confidence


class PlanetRow(Row, frozen=True, kw_only=True):
    """A planet."""

    id: str
    colour: str
    bonus: Small


class TerritoryRow(Row, frozen=True, kw_only=True):
    """A territory."""

    id: str
    planet: str
    kind: Literal["land", "platform", "moon"]
    x: Percent
    y: Percent
    classic: str
    german_confidence: Confidence


class EdgeRow(Row, frozen=True, kw_only=True):
    """Two adjacent territories."""

    id: int
    ends: tuple[str, str]
    kind: Literal["border", "contact", "space"]


class TradeRow(Row, frozen=True, kw_only=True):
    """What a number of stars brings."""

    stars: Annotated[int, msgspec.Meta(ge=STARS.start, le=STARS.stop - 1)]
    units: Small


class CardRow(Row, frozen=True, kw_only=True):
    """A faction card; `name` and `text` are an owner's own words, shown in place of those of `locales/`."""

    id: str
    species: Species
    territory: str
    stars: Annotated[int, msgspec.Meta(ge=1, le=2)]
    type: Literal["attack", "defence", "reinforcement", "movement", "special"]
    unit: str
    windows: Annotated[list[Window], msgspec.Meta(min_length=1)]
    scope: Literal["", "roll", "front", "source", "target"] = ""
    effects: Annotated[list[str], msgspec.Meta(min_length=1)]
    cost: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    needs_base: bool = False
    name: str = ""
    text: str = ""


class AchievementRow(Row, frozen=True, kw_only=True):
    """An achievement."""

    id: str
    level: Level
    condition: Condition
    amount: Positive = 1
    planet: str = ""


class RewardRow(Row, frozen=True, kw_only=True):
    """A reward."""

    id: str
    level: Level


class FactionRow(Row, frozen=True, kw_only=True):
    """A faction."""

    id: str
    species: Species
    colour: str
    base: Literal["command-center", "nexus", "hatchery"]
    units: tuple[str, str]


class StartRow(Row, frozen=True, kw_only=True):
    """What a game with this many players begins with."""

    seats: int
    units: Positive
    cards: list[Small]
    neutral_units: Small = 0


class SetupRow(Row, frozen=True, kw_only=True):
    """A chart of Basic Training."""

    seats: int
    fields: list[str]
    achievements: list[str]


class PositionRow(Row, frozen=True, kw_only=True):
    """One player's part of a chart; a territory and its units are one text."""

    seats: int
    place: int
    faction: str
    base: str
    units: list[str]


def name_and_amount(text: str) -> tuple[str, int]:
    """A word and a number, which is 1 if it is left out.

    >>> name_and_amount("strike 4"), name_and_amount("scan")
    (('strike', 4), ('scan', 1))
    """
    name, _, amount = text.partition(" ")
    if amount and not amount.removeprefix("-").isdecimal():
        raise ValueError(f"'{text}' is not a word and a number")
    return name, int(amount or 1)
