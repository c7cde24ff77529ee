"""The cards: read from `data/cards.toml` (and an owner's pack), checked, frozen."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from orrery.core import BadPack, Choice
from orrery.core.pack import Layout, Located, Texts, digest, read_data, read_pack, shaped
from orrery.games.space_base.ability import Ability, parse_ability

FILE = "cards.toml"
LAYOUT: Layout = {FILE: {"card": ("id",)}}
"""The data file, ours and an owner's."""
SECTORS = 12
SEAT_COUNTS = range(2, 6)
STATIONED, DEPLOYED = 0, 1
"""The two sides of a card: the blue one works on the console, the red one above it. [SB-CARD-01]"""

Sector = Annotated[int, msgspec.Meta(ge=1, le=SECTORS)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
Confidence = Literal[
    "public",
    "public, interpreted",
    "public, name reconstructed",
    "part reconstructed",
    "reconstructed",
    "owner",
]


class FaceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a card as the data file writes it."""

    credits: Amount = 0
    income: Amount = 0
    points: Amount = 0
    arrow: Literal["", "left", "right", "either"] = ""
    claim: list[Level] = []
    buy: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    slots: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    extra_slots: list[list[Annotated[int, msgspec.Meta(ge=2, le=5)]]] = []
    linked: bool = False
    ability: list[str] = []
    colour: Literal["", "blue", "red", "green"] = ""


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"class_name": "class"}):
    """A card as the data file writes it."""

    id: str
    name: str
    type: str
    class_name: str
    kind: Literal["starter", "ship", "colony"]
    sector: Sector
    cost: Amount
    source: str
    confidence: Confidence
    set: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    level: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    points_once: Amount = 0
    station: FaceRow = FaceRow()
    deployed: FaceRow = FaceRow()


class Face:
    """One side of a card, ready for play.

    `slots` and `price` (tokens for one use) are indexed by the number of players. [SB-CHARGE-08]
    `plain` faces pay credits, income and points and nothing else; `pays` is false for a blank face.
    """

    __slots__ = (
        "ability",
        "arrow",
        "buy",
        "claim",
        "colour",
        "credits",
        "income",
        "pays",
        "plain",
        "points",
        "price",
        "slots",
    )

    def __init__(self, row: FaceRow, ability: Ability | None) -> None:
        self.credits = row.credits
        self.income = row.income
        self.points = row.points
        self.arrow = row.arrow
        self.claim = tuple(row.claim)
        self.buy = row.buy
        self.ability = ability
        self.colour = row.colour
        self.slots = [
            row.slots + sum(players in counts for counts in row.extra_slots) for players in range(SEAT_COUNTS.stop)
        ]
        self.price = [slots if row.linked else min(slots, 1) for slots in self.slots]
        self.plain = not (row.arrow or row.claim or row.buy or row.slots)
        self.pays = not self.plain or bool(row.credits or row.income or row.points)


class Card:
    """A card: one printed thing, known by its short `id` in choices and records, by its `number` in states."""

    __slots__ = (
        "class_name",
        "confidence",
        "cost",
        "faces",
        "id",
        "kind",
        "level",
        "name",
        "number",
        "points_once",
        "sector",
        "set",
        "source",
        "type",
    )

    def __init__(self, number: int, row: CardRow, faces: tuple[Face, Face]) -> None:
        self.number = number
        self.id = row.id
        self.name = row.name
        self.type = row.type
        self.class_name = row.class_name
        self.kind = row.kind
        self.set = row.set
        self.level = row.level
        self.sector = row.sector
        self.cost = row.cost
        self.points_once = row.points_once
        self.faces = faces
        self.source = row.source
        self.confidence = row.confidence


class Catalog:
    """All cards, and the lists the rules look things up in (indexed by card number)."""

    def __init__(self, cards: list[Card], data: str) -> None:
        self.cards = cards
        self.data = data
        self.number = {card.id: card.number for card in cards}
        self.ids = [card.id for card in cards]
        self.sector = [card.sector for card in cards]
        self.cost = [card.cost for card in cards]
        self.level = [card.level for card in cards]
        self.colony = [card.kind == "colony" for card in cards]
        self.cheapest_colony = min(card.cost for card in cards if card.kind == "colony")
        self.buying: list[Choice] = [("buy", card.id) for card in cards]
        by_sector = sorted(cards, key=lambda card: card.sector)
        self.starters = [
            [card.number for card in by_sector if card.kind == "starter" and card.set == number] for number in range(6)
        ]
        """The twelve starter ships of each set (from 1), by sector."""
        self.ships = [[card.number for card in cards if card.level == level] for level in range(4)]
        """The ships of each level (from 1)."""
        self.colonies = [card.number for card in by_sector if card.kind == "colony"]
        """The colonies, in ascending order of their sectors."""
        self.faces = ([card.faces[STATIONED] for card in cards], [card.faces[DEPLOYED] for card in cards])


def load_catalog(pack: Path | None = None) -> Catalog:
    """The base game's cards, corrected by an owner's pack if one is given.

    >>> armstrong = load_catalog().cards[load_catalog().number["armstrong"]]
    >>> armstrong.cost, armstrong.confidence
    (14, 'reconstructed')
    """
    return _catalog(read_pack(pack, LAYOUT))


@lru_cache(maxsize=8)
def _catalog(pack: Texts) -> Catalog:
    tables = read_data(Path(__file__).parent / "data", LAYOUT, pack)
    cards = [_card(number, located) for number, located in enumerate(tables["card"].values())]
    _check_deck(cards)
    return Catalog(cards, digest(tables))


def _card(number: int, located: Located) -> Card:
    where = located[0]
    row = shaped(located, CardRow)
    faces = (_face(where, "station", row.station), _face(where, "deployed", row.deployed))
    if row.kind == "ship" and not row.level:
        raise BadPack(f"{where}, field 'level': a ship has a level from 1 to 3")
    return Card(number, row, faces)


def _face(where: str, name: str, row: FaceRow) -> Face:
    if not row.ability:
        if row.slots or row.colour:
            raise BadPack(f"{where}, field '{name}.ability': slots or a colour without an ability")
        return Face(row, None)
    if not row.slots:
        raise BadPack(f"{where}, field '{name}.slots': an ability needs at least one charge slot")
    if not row.colour:
        raise BadPack(f"{where}, field '{name}.colour': an ability is blue, red or green")
    try:
        return Face(row, parse_ability(row.ability))
    except ValueError as error:
        raise BadPack(f"{where}, field '{name}.ability': {error}") from None


def _check_deck(cards: list[Card]) -> None:
    """The box holds one starter a set and sector, four, four and three ships, and one colony a sector."""
    for sector in range(1, SECTORS + 1):
        here = [card for card in cards if card.sector == sector]
        counts = [
            sorted(card.set for card in here if card.kind == "starter") == [1, 2, 3, 4, 5],
            sum(card.level == 1 for card in here) == 4,
            sum(card.level == 2 for card in here) == 4,
            sum(card.level == 3 for card in here) == 3,
            sum(card.kind == "colony" for card in here) == 1,
        ]
        if not all(counts):
            raise BadPack(f"{FILE}: sector {sector} does not hold 5 starters, 4 + 4 + 3 ships and 1 colony")
