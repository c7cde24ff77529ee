"""The cards as the rules know them: Combat and Technology cards, technologies and Event cards."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.starcraft.ability import Ability
from orrery.games.starcraft.effect import TheEnd, UnitSet
from orrery.games.starcraft.pieces import Provenance
from orrery.games.starcraft.rows import RACES, CardRow, EventRow, TechnologyRow

STANDARD, REINFORCEMENT, PLAY_AREA = "standard", "reinforcement", "play-area"


class Face(NamedTuple):
    """What is printed on a Combat or Technology card.

    `kind` is STANDARD, REINFORCEMENT or PLAY_AREA. `icons` match the front-line unit, `supporters` also a supporting
    one. `major` and `minor` are attack and health; they are (0, 0) unless it is a standard card.
    """

    kind: str
    icons: UnitSet
    supporters: UnitSet
    major: tuple[int, int]
    minor: tuple[int, int]
    ability: Ability


class Card:
    """A Combat or Technology card of a race; each of its factions has one of it.

    `printed` is the number on a card of the starting deck, or 0; `technology` a number, or -1 for a card of that deck.
    The other facts are those of its Face.
    """

    __slots__ = (
        "ability",
        "face",
        "icons",
        "id",
        "kind",
        "major",
        "minor",
        "number",
        "printed",
        "provenance",
        "race",
        "supporters",
        "technology",
    )

    def __init__(
        self, number: int, row: CardRow | TechnologyRow, face: Face, *, technology: int = -1, copy: int = 0
    ) -> None:
        self.number = number
        self.id = f"{row.id}-{copy}" if copy else row.id
        self.race = RACES.index(row.race)
        self.printed = row.number if isinstance(row, CardRow) else 0
        self.technology = technology
        self.face = face
        self.kind = face.kind
        self.icons = face.icons
        self.supporters = face.supporters
        self.major = face.major
        self.minor = face.minor
        self.ability = face.ability
        self.provenance = Provenance(row)

    def plays_like(self, other: Card) -> bool:
        """Whether two cards differ in nothing that matters in play."""
        return (self.race, self.technology, self.face) == (other.race, other.technology, other.face)


class Technology:
    """A technology: `cards` are the numbers of its copies; `faction` is a number, or -1 if both of the race have it.

    `kind` is STANDARD, REINFORCEMENT or PLAY_AREA. [SC-RSRCH-07] [SC-KEY-21]
    """

    __slots__ = (
        "ability",
        "cards",
        "faction",
        "for_sale",
        "gas",
        "id",
        "kind",
        "minerals",
        "name",
        "number",
        "provenance",
        "race",
        "text",
    )

    def __init__(self, number: int, row: TechnologyRow, faction: int, ability: Ability, cards: tuple[int, ...]) -> None:
        self.number = number
        self.id = row.id
        self.race = RACES.index(row.race)
        self.faction = faction
        self.minerals = row.minerals
        self.gas = row.gas
        self.kind = row.kind
        self.for_sale = row.for_sale
        self.ability = ability
        self.cards = cards
        self.name = row.name
        self.text = row.text
        self.provenance = Provenance(row)


class Event:
    """An Event card with all its copies. [SC-CORE-25]

    `stays` says what becomes of it once it is played: "discard", "until-used", "rest-of-game" or "common"; `the_end`
    that it must be played and may end the game. [SC-EVENT-05] [SC-EVENT-06]
    """

    __slots__ = (
        "ability",
        "copies",
        "copies_confidence",
        "id",
        "name",
        "name_confidence",
        "number",
        "provenance",
        "stage",
        "stays",
        "text",
        "the_end",
    )

    def __init__(self, number: int, row: EventRow, ability: Ability) -> None:
        self.number = number
        self.id = row.id
        self.stage = row.stage
        self.copies = row.copies
        self.stays = row.stays
        self.ability = ability
        self.the_end = ability.has(TheEnd)
        self.name = row.name
        self.text = row.text
        self.name_confidence = row.name_confidence
        self.copies_confidence = row.copies_confidence
        self.provenance = Provenance(row)
