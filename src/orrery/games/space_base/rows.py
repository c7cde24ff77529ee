"""A card as the data file writes it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orrery.games.space_base.catalog import SECTORS

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
