"""The cards, ready for play. (`loading.py` reads them.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core import Choice
from orrery.games.space_base.ability import Ability

if TYPE_CHECKING:
    from orrery.games.space_base.rows import CardRow, FaceRow

DECLINE: Choice = ("decline",)
NO_CARD = -1
UNPAYABLE = 1_000_000
"""What a gap costs."""
SECTORS = 12
SEAT_COUNTS = range(2, 6)
STATIONED, DEPLOYED = 0, 1
"""The two sides of a card: the blue one works on the console, the red one above it. [SB-CARD-01]"""


class Face:
    """One side of a card, ready for play.

    `slots` and `price` (tokens for one use) are indexed by the number of players. [SB-CHARGE-08]
    `plain` faces pay credits, income and points and nothing else; `pays` is false for a blank face, `gives` also for
    one that pays a token and nothing else.
    """

    __slots__ = (
        "ability",
        "arrow",
        "buy",
        "claim",
        "colour",
        "credits",
        "gives",
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
        self.gives = bool(row.credits or row.income or row.points or row.arrow or row.claim or row.buy)


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
    """All cards, and the lists the rules look things up in (indexed by card number).

    `cost` and `level` have one more entry at their end, which NO_CARD finds: nobody can pay for a gap or claim it.
    """

    def __init__(self, cards: list[Card], data: str) -> None:
        self.cards = cards
        self.data = data
        self.number: dict[str | int, int] = {card.id: card.number for card in cards}
        self.ids = [card.id for card in cards]
        self.sector = [card.sector for card in cards]
        self.cost = [*(card.cost for card in cards), UNPAYABLE]
        self.level = [*(card.level for card in cards), 0]
        self.colony = [card.kind == "colony" for card in cards]
        self.cheapest_colony = min(card.cost for card in cards if card.kind == "colony")
        # What is asked all the time is made once.
        dearest = max(card.cost for card in cards)
        self.within = [
            frozenset(card.number for card in cards if card.cost <= credits) for credits in range(dearest + 1)
        ]
        """For each number of credits: the cards that cost no more."""
        self.about: list[dict[str, str | int]] = [{"card": card.id} for card in cards]
        self.buying: list[Choice] = [("buy", card.id) for card in cards]
        self.charging: list[list[Choice]] = [[("charge", card.id), DECLINE] for card in cards]
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
        self.pays = tuple(
            [(face.credits, face.income, face.points, face.plain) for face in faces] for faces in self.faces
        )
        """For each side and card: credits, income, points, and whether that is all."""
        self.gives = tuple([face.gives for face in faces] for faces in self.faces)
        """For each side and card: whether it pays anything besides a token."""
