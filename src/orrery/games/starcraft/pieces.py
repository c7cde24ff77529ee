"""The pieces as the rules know them: races, factions, units, buildings, modules, planets and areas."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.starcraft.rows import (
    RACES,
    AreaRow,
    BuildingRow,
    FactionRow,
    ModuleRow,
    PlanetRow,
    RaceRow,
    Row,
    UnitRow,
)

SIDES = ("N", "E", "S", "W")
"""The sides of a planet's tile, clockwise; a side's number is its place here."""
MINERALS, GAS = 0, 1
RESOURCES = ("minerals", "gas")


class Provenance:
    """Where a row comes from, how sure it is, and which of its fields are guessed."""

    __slots__ = ("confidence", "note", "reconstructed_fields", "source")

    def __init__(self, row: Row) -> None:
        self.source = row.source
        self.confidence = row.confidence
        self.reconstructed_fields = tuple(row.reconstructed_fields)
        self.note = row.note


class Race:
    """What both factions of a race have in common. [SC-RACE-01] to [SC-RACE-07]

    `build_limit` counts units a Build order may build, plus `build_limit_per_type` for each building type.
    `permanent` are the permanent resources, minerals and gas.
    """

    __slots__ = (
        "base_cost",
        "build_limit",
        "build_limit_per_type",
        "defender_cards",
        "hand",
        "id",
        "lift_off",
        "module_spaces",
        "number",
        "permanent",
        "placing_cards",
        "provenance",
        "transport_cost",
        "worker_cost",
    )

    def __init__(self, row: RaceRow) -> None:
        self.number = RACES.index(row.id)
        self.id = row.id
        self.hand = row.hand
        self.build_limit = row.build_limit
        self.build_limit_per_type = row.build_limit_per_type
        self.module_spaces = row.module_spaces
        self.permanent = (row.minerals, row.gas)
        self.worker_cost = row.worker
        self.transport_cost = row.transport
        self.base_cost = row.base
        self.defender_cards = row.defender_cards
        self.placing_cards = row.placing_cards
        self.lift_off = row.lift_off
        self.provenance = Provenance(row)


class Faction:
    """A faction: its special victory objective and its starting forces. [SC-CORE-02] [SC-GALAXY-22]

    `units` are pairs of a unit type and a number.
    """

    __slots__ = (
        "bases",
        "colour",
        "goal",
        "id",
        "number",
        "objective",
        "provenance",
        "race",
        "stage",
        "transports",
        "units",
        "workers",
    )

    def __init__(self, number: int, row: FactionRow, units: tuple[tuple[int, int], ...]) -> None:
        self.number = number
        self.id = row.id
        self.race = RACES.index(row.race)
        self.colour = row.colour
        self.objective = row.objective
        self.goal = row.goal
        self.stage = row.stage
        self.units = units
        self.workers = row.workers
        self.transports = row.transports
        self.bases = row.bases
        self.provenance = Provenance(row)


class Unit:
    """A kind of unit. `consumes` is the unit type destroyed to build it and how many, or (-1, 0). [SC-TECHU-03]

    `plain` is the number of its unit type; it differs from `number` for a `hero`, and for a unit under mind control, of
    which `stolen_from` is the faction.
    """

    __slots__ = (
        "assist",
        "classes",
        "cloaking",
        "consumes",
        "detector",
        "figures",
        "flying",
        "gas",
        "hero",
        "id",
        "installation",
        "minerals",
        "number",
        "plain",
        "provenance",
        "race",
        "sacrifice",
        "stolen_from",
        "support",
        "targets",
    )

    def __init__(self, number: int, row: UnitRow, consumes: tuple[int, int]) -> None:
        self.number = self.plain = number
        self.hero = False
        self.stolen_from = -1
        self.id = row.id
        self.race = RACES.index(row.race)
        self.minerals = row.minerals
        self.gas = row.gas
        self.consumes = consumes
        self.flying = row.type == "flying"
        self.targets: tuple[str, ...] = tuple(row.targets)
        self.support = row.support
        self.assist = "assist" in row.keywords
        self.detector = "detector" in row.keywords
        self.cloaking = "cloaking" in row.keywords
        self.sacrifice = "sacrifice" in row.keywords
        self.classes: tuple[str, ...] = tuple(row.classes)
        self.figures = row.figures
        self.installation = row.installation
        self.provenance = Provenance(row)


class Building:
    """One level of a building type; `unlocks` are the unit types it adds. [SC-UPG-06]"""

    __slots__ = ("gas", "id", "level", "minerals", "printed", "provenance", "race", "type", "unlocks")

    def __init__(self, row: BuildingRow, kind: int, unlocks: tuple[int, ...]) -> None:
        self.id = row.id
        self.race = RACES.index(row.race)
        self.type = kind
        self.level = row.level
        self.minerals = row.minerals
        self.gas = row.gas
        self.printed = row.printed
        self.unlocks = unlocks
        self.provenance = Provenance(row)


class Module:
    """A module of a race. [SC-MOD-01]"""

    __slots__ = ("gas", "id", "minerals", "number", "provenance", "race", "tokens")

    def __init__(self, number: int, row: ModuleRow) -> None:
        self.number = number
        self.id = row.id
        self.race = RACES.index(row.race)
        self.minerals = row.minerals
        self.gas = row.gas
        self.tokens = row.tokens
        self.provenance = Provenance(row)


class Planet:
    """A planet; `areas` are numbers, `slots[turns]` a bit set of sides after so many quarter turns clockwise."""

    __slots__ = ("areas", "id", "large", "number", "provenance", "slots")

    def __init__(self, number: int, row: PlanetRow, areas: tuple[int, ...]) -> None:
        self.number = number
        self.id = row.id
        self.large = row.size == "large"
        self.areas = areas
        self.slots = tuple(sum(1 << (SIDES.index(side) + turns) % 4 for side in row.slots) for turns in range(4))
        self.provenance = Provenance(row)


class Area:
    """An area: `resource` is MINERALS, GAS or -1; `amount` its Resource card's number; `points` its conquest points."""

    __slots__ = (
        "amount",
        "id",
        "kind",
        "limit",
        "number",
        "only",
        "place",
        "planet",
        "points",
        "provenance",
        "resource",
        "strategic",
    )

    def __init__(self, number: int, row: AreaRow, planet: int, place: int) -> None:
        self.number = number
        self.id = row.id
        self.planet = planet
        self.place = place
        self.kind = row.kind
        self.resource = RESOURCES.index(row.kind) if row.kind in RESOURCES else -1
        self.amount = row.amount if self.resource >= 0 else 0
        self.points = row.amount if row.kind == "conquest" else 0
        self.strategic = row.kind == "strategic"
        self.limit = row.limit
        self.only = row.only
        self.provenance = Provenance(row)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules; `data/numbers.toml` says what each is. Those that are 0 here are Brood War's."""

    orders: int
    standard_orders: int
    special_orders: int
    workers: int
    transports: int
    bases: int
    planets_each: int
    z_routes_each: int
    attackers_above_limit: int
    attacker_cards: int
    research_cards: int
    supply_units: int
    anti_aircraft: int
    special_build_units: int
    special_build_discount: int
    special_mobilize_cards: int
    special_mobilize_attack: int
    special_research_events: int
    points_to_win: int
    points_against_aldaris: int
    team_points_to_win: int
    team_points_against_aldaris: int
    ending_cards: int
    guard_tokens: int = 0
    guard_health: int = 0
    resource_tokens: int = 0
    mind_control_tokens: int = 0
    points_in_larger_galaxy: int = 0


def total_costs(units: tuple[Unit, ...]) -> tuple[int, ...]:
    """What each unit type costs in all, with the units consumed to build it."""
    costs = [unit.minerals + unit.gas for unit in units]  # of all kinds, plain or not
    return tuple(
        cost + count * costs[eaten] if eaten >= 0 else cost
        for cost, (eaten, count) in zip(costs, (unit.consumes for unit in units), strict=True)
    )
