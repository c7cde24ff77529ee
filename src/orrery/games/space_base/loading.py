"""Reading the cards from `data/cards.toml` and an owner's pack, with a check of everything that is read."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from orrery.core import BadPack, Pack
from orrery.core.pack import Layout, Located, Texts, digest, read_data, shaped
from orrery.games.space_base.catalog import SECTORS, Card, Catalog, Face
from orrery.games.space_base.effects import parse_ability
from orrery.games.space_base.rows import CardRow, FaceRow

FILE = "cards.toml"
LAYOUT: Layout = {FILE: {"card": ("id",)}}
"""The data file, ours and an owner's."""


def load_catalog(pack: Pack | None = None) -> Catalog:
    """The base game's cards, corrected by an owner's pack if one is given.

    >>> armstrong = load_catalog().cards[load_catalog().number["armstrong"]]
    >>> armstrong.cost, armstrong.confidence
    (14, 'reconstructed')
    """
    return _catalog(pack.texts if pack is not None else ())


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
