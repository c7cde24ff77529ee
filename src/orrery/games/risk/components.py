"""The components as the rules know them: territories, planets, cards, awards, factions and charts."""

from __future__ import annotations

from orrery.games.risk.rows import (
    SPECIES,
    AchievementRow,
    CardRow,
    FactionRow,
    PlanetRow,
    PositionRow,
    RewardRow,
    SetupRow,
    TerritoryRow,
)


class Territory:
    """A territory; `planet` is a number, `x` and `y` are percent of the printed board."""

    __slots__ = (
        "classic",
        "confidence",
        "german_confidence",
        "id",
        "kind",
        "number",
        "planet",
        "source",
        "x",
        "y",
    )

    def __init__(self, number: int, row: TerritoryRow, planet: int) -> None:
        self.number = number
        self.id = row.id
        self.planet = planet
        self.kind = row.kind
        self.x = row.x
        self.y = row.y
        self.classic = row.classic
        self.source = row.source
        self.confidence = row.confidence
        self.german_confidence = row.german_confidence


class Planet:
    """A planet with its territories, which bring `bonus` units to whoever controls them all. [RK-REINF-03]"""

    __slots__ = ("bonus", "colour", "confidence", "id", "number", "source", "territories")

    def __init__(self, number: int, row: PlanetRow, territories: tuple[int, ...]) -> None:
        self.number = number
        self.id = row.id
        self.colour = row.colour
        self.bonus = row.bonus
        self.territories = territories
        self.source = row.source
        self.confidence = row.confidence


class Card:
    """A faction card. [RK-COMP-12]

    `effects` are pairs of a name from EFFECTS and an amount. `name` and `text` are an owner's own words; the words
    of a card that has none stand in `locales/`.
    """

    __slots__ = (
        "confidence",
        "cost",
        "effects",
        "id",
        "name",
        "needs_base",
        "number",
        "scope",
        "source",
        "species",
        "stars",
        "territory",
        "text",
        "type",
        "unit",
        "windows",
    )

    def __init__(self, number: int, row: CardRow, territory: int, effects: tuple[tuple[str, int], ...]) -> None:
        self.number = number
        self.id = row.id
        self.species = SPECIES.index(row.species)
        self.territory = territory
        self.stars = row.stars
        self.type = row.type
        self.unit = row.unit
        self.windows: tuple[str, ...] = tuple(row.windows)
        self.scope = row.scope
        self.effects = effects
        self.cost = row.cost
        self.needs_base = row.needs_base
        self.name = row.name
        self.text = row.text
        self.source = row.source
        self.confidence = row.confidence


class Achievement:
    """An achievement: `amount` of what `condition` counts; `planet` is -1 unless one is named. [RK-ACH-08]"""

    __slots__ = ("amount", "condition", "confidence", "id", "level", "number", "planet", "source")

    def __init__(self, number: int, row: AchievementRow, planet: int, amount: int) -> None:
        self.number = number
        self.id = row.id
        self.level = row.level
        self.condition = row.condition
        self.amount = amount
        self.planet = planet
        self.source = row.source
        self.confidence = row.confidence


class Reward:
    """A reward; what it does is a rule. [RK-REW-01]"""

    __slots__ = ("confidence", "id", "level", "number", "source")

    def __init__(self, number: int, row: RewardRow) -> None:
        self.number = number
        self.id = row.id
        self.level = row.level
        self.source = row.source
        self.confidence = row.confidence


class Faction:
    """A faction, known by its hero. [RK-COMP-04]"""

    __slots__ = ("base", "colour", "confidence", "id", "number", "source", "species", "units")

    def __init__(self, number: int, row: FactionRow) -> None:
        self.number = number
        self.id = row.id
        self.species = SPECIES.index(row.species)
        self.colour = row.colour
        self.base = row.base
        self.units = row.units
        self.source = row.source
        self.confidence = row.confidence


class Position:
    """What a chart gives to one place in the turn order; `units` is 0 where another player stands. [RK-BT-01]"""

    __slots__ = ("base", "confidence", "faction", "source", "units")

    def __init__(self, row: PositionRow, faction: int, base: int, units: tuple[int, ...]) -> None:
        self.faction = faction
        self.base = base
        self.units = units
        self.source = row.source
        self.confidence = row.confidence


class Setup:
    """The chart of Basic Training for a number of players. [RK-BT-01]"""

    __slots__ = ("achievements", "confidence", "fields", "positions", "seats", "source", "start_cards")

    def __init__(
        self,
        row: SetupRow,
        fields: tuple[int, ...],
        achievements: tuple[int, ...],
        start_cards: tuple[int, ...],
        positions: tuple[Position, ...],
    ) -> None:
        self.seats = row.seats
        self.fields = fields
        self.achievements = achievements
        self.start_cards = start_cards
        self.positions = positions
        self.source = row.source
        self.confidence = row.confidence
