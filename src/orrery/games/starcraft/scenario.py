"""The scenarios as the rules know them, and how they are read: everything they name exists. [BW-SCEN-01]

Components are named by their ids, as in the data file, whose head says what each field means.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from orrery.core.errors import BadPack
from orrery.core.pack import Located, Rows, shaped
from orrery.games.starcraft.rows import INSTALLATIONS, RACES, ScenarioRow, Start, name_and_amount

ITEMS = ("psi-emitter", "khalis-crystal", "uraj-crystal")
"""What units can carry. [BW-SCEN-14]"""
SPECIAL = (
    "bunker-repair",
    "entrenched-terrans",
    "the-bridge",
    "psi-emitter",
    "overmind-turn",
    "overmind-bases",
    "overmind-defence",
    "raynor-spares-overmind",
    "friendly-team",
)
"""The rules of single scenarios."""


NEVER = 999
"""More conquest points than anybody ever has."""


class Scenario:
    """A scenario: its row, and who plays with so many players.

    `removed` maps Event cards to how many of each are taken out.
    """

    __slots__ = ("buildable", "closed", "entrenches", "id", "removed", "row", "spares", "wins")

    def __init__(
        self, row: ScenarioRow, removed: dict[str, int], wins: tuple[tuple[tuple[str, ...], ...], ...]
    ) -> None:
        self.id = row.id
        self.row = row
        self.removed = removed
        self.wins = wins
        """For each of the row's wins, its conditions: a name and what it is about."""
        self.buildable: dict[str, frozenset[int]] = {}
        """By faction: the numbers of the unit types it may build, where not all can be. [BW-S1-12]"""
        self.closed: dict[str, int] = {}
        """By faction: the planets on which it may place no orders, as a bit set. [BW-S2-12]"""
        self.spares = row.automatic.by if row.automatic and "raynor-spares-overmind" in row.special else ""
        """The faction that may not enter areas of the one without a player. [BW-S2-16]"""
        self.entrenches = row.seating[0] if "entrenched-terrans" in row.special else ""
        """The faction whose guard tokens count as bases. [BW-S1-17]"""

    def number_names(self, units: dict[str, int], planets: dict[str, int]) -> None:
        """Note by number what the rules often ask for."""
        self.buildable = {
            faction: frozenset(units[name] for name in names) for faction, names in self.row.buildable.items()
        }
        for text in self.row.no_orders:
            faction, _, planet = text.partition(" ")
            self.closed[faction] = self.closed.get(faction, 0) | 1 << planets[planet]

    def points_needed(self, factions: set[str]) -> int:
        """The conquest points by which a side wins; more than anybody has if it cannot. [BW-S2-09] [BW-S3-10]"""
        for win, conditions in zip(self.row.wins, self.wins, strict=True):
            for name, *words in conditions:
                if name == "points" and factions <= {*win.factions}:
                    return int(words[0])
        return NEVER

    def seating(self, seats: int) -> list[str]:
        """The factions that play with so many players, in the order in which they sit. [BW-SCEN-10] [BW-S4-16]"""
        absent = self.absent(seats)
        return [faction for faction in self.row.seating if faction not in absent]

    def absent(self, seats: int) -> list[str]:
        """The factions left out with so many players. [BW-S4-16]"""
        return self.row.absent.get(str(seats), [])

    def team_of(self, faction: str) -> int:
        """The number of a faction's team, or -1 where everybody plays for himself. [BW-SCEN-12]"""
        return next((number for number, team in enumerate(self.row.teams) if faction in team), -1)

    def start(self, faction: str) -> Start:
        """What a faction starts with."""
        return next(start for start in self.row.start if start.faction == faction)


class Known(NamedTuple):
    """The ids that a scenario may name."""

    factions: dict[str, str]
    """Faction -> race."""
    units: dict[str, str]
    """Unit -> race."""
    planets: Collection[str]
    events: Collection[str]
    heroes: Collection[str]
    leadership: Collection[str]
    modules: Collection[str]
    buildings: Collection[str]
    technologies: Collection[str]


def read_scenarios(rows: Rows, known: Known) -> tuple[Scenario, ...]:
    """All scenarios, none in the base game."""
    return tuple(_Reader(located, known).scenario() for located in rows.values())


CONDITIONS = {
    "base-lost": ("faction", "planet"),
    "hero-lost": ("hero", "..."),
    "points": ("number",),
    "the-end": ("number",),
    "no-bases": ("race",),
    "race-on": ("race", "planet"),
    "items-home": ("planet", "..."),
    "at-installation": ("installation",),
    "rounds-over": (),
}
"""When somebody wins: each condition with what it is about."""


class _Reader:
    """Reads one row and refuses what does not exist or does not fit."""

    def __init__(self, located: Located, known: Known) -> None:
        self.where = located[0]
        self.row = shaped(located, ScenarioRow)
        self.known = known
        self.placed = [planet for planet, *_ in self.row.map]

    def refuse(self, field: str, why: str) -> BadPack:
        return BadPack(f"{self.where}, field '{field}': {why}")

    def all_known(self, field: str, what: str, names: Iterable[str], known: Collection[str]) -> None:
        for name in names:
            if name not in known:
                raise self.refuse(field, f"there is no {what} '{name}' here")

    def amounts(self, field: str, texts: list[str]) -> list[tuple[str, int]]:
        try:
            return [name_and_amount(text) for text in texts]
        except ValueError as error:
            raise self.refuse(field, str(error)) from None

    def scenario(self) -> Scenario:
        self.check_sides()
        self.check_map()
        removed = self.check_events()
        self.check_limits()
        for start in self.row.start:
            self.check_start(start)
        wins = tuple(tuple(self.condition(text) for text in win.when) for win in self.row.wins)
        return Scenario(self.row, removed, wins)

    def check_sides(self) -> None:
        row, factions = self.row, self.known.factions
        self.all_known("seating", "faction", row.seating, factions)
        sides = [*row.seating, *([row.automatic.faction] if row.automatic else [])]
        if sorted(start.faction for start in row.start) != sorted(sides):
            raise self.refuse("start", f"each of {', '.join(sides)} starts once, and nobody else")
        if row.automatic is not None:
            self.all_known("automatic", "faction", [row.automatic.by], row.seating)
            self.all_known("automatic", "faction", [row.automatic.faction], factions)
        if row.teams and sorted(member for team in row.teams for member in team) != sorted(row.seating):
            raise self.refuse("teams", "every faction of the seating plays in one team")
        for seats in row.seats:
            absent = row.absent.get(str(seats), [])
            self.all_known("absent", "faction", absent, row.seating)
            if len(row.seating) - len(absent) != seats:
                raise self.refuse("absent", f"with {seats} players {len(row.seating) - seats} factions are left out")
        for win in row.wins:
            self.all_known("wins", "faction", win.factions, row.seating)

    def check_map(self) -> None:
        row = self.row
        self.all_known("map", "planet", self.placed, self.known.planets)
        if len(set(self.placed)) < len(row.map) or len({(x, y) for _, x, y, _ in row.map}) < len(row.map):
            raise self.refuse("map", "a planet lies in one cell, and a cell holds one planet")
        self.all_known("z", "planet", [end for route in row.z for end in route], self.placed)
        self.all_known("stands_for", "planet", row.stands_for, self.placed)

    def check_events(self) -> dict[str, int]:
        """Which cards are taken out, and what hands are picked from."""
        events = self.known.events
        removed = dict(self.amounts("removed", self.row.removed))
        self.all_known("removed", "event", removed, events)
        for faction, hand in self.row.event_hands.items():
            self.all_known("event_hands", "faction", [faction], self.row.seating)
            self.all_known("event_hands", "event", hand, events)
            if not 1 <= self.row.picked <= len(hand):
                raise self.refuse("picked", f"it is 1 to {len(hand)}")
        return removed

    def check_limits(self) -> None:
        row, seating = self.row, self.row.seating
        for field, names in (("points_for", row.points_for), ("no_permanent", row.no_permanent)):
            self.all_known(field, "faction", names, seating)
        self.all_known("buildable", "faction", row.buildable, seating)
        for faction, units in row.buildable.items():
            self.check_units("buildable", faction, units)
        for faction, other in row.borrows.items():
            self.all_known("borrows", "faction", [faction], seating)
            if other in seating or self.known.factions.get(other) != self.known.factions[faction]:
                raise self.refuse("borrows", f"'{other}' is not the other faction of that race")
        for text in row.no_orders:
            faction, _, planet = text.partition(" ")
            self.all_known("no_orders", "faction", [faction], seating)
            self.all_known("no_orders", "planet", [planet], self.placed)
        self.all_known("special", "rule", row.special, SPECIAL)

    def check_units(self, field: str, faction: str, units: Iterable[str]) -> None:
        own = [unit for unit, race in self.known.units.items() if race == self.known.factions[faction]]
        self.all_known(field, "unit of that race", units, own)

    def check_start(self, start: Start) -> None:
        known = self.known
        self.all_known("start.hero", "hero", [start.hero] if start.hero else [], known.heroes)
        self.all_known("start.carries", "item", [start.carries] if start.carries else [], ITEMS)
        self.all_known("start.leadership", "Leadership card", start.leadership, known.leadership)
        self.all_known("start.modules", "module", start.modules, known.modules)
        self.all_known("start.buildings", "building", start.buildings, known.buildings)
        taken = [name for name, _ in self.amounts("start.takes", start.takes)]
        self.all_known("start.takes", "technology", taken, known.technologies)
        routes = [end for route in start.transports_on for end in route]
        self.all_known("start.transports_on", "planet", routes, self.placed)
        for at in start.at:
            self.all_known("start.at", "planet", [at.planet], self.placed)
            self.check_units("start.at", start.faction, [unit for unit, _ in self.amounts("start.at", at.units)])
            self.all_known("start.at", "installation", [at.installation] if at.installation else [], INSTALLATIONS)
            self.all_known("start.at", "item", [at.item] if at.item else [], ITEMS)
        if sum(at.hero for at in start.at) != bool(start.hero):
            raise self.refuse("start.at", f"'{start.faction}' has its hero at one planet, if it has one")

    def condition(self, text: str) -> tuple[str, ...]:
        """A condition taken apart: its name and what it is about."""
        name, *words = text.split() or [""]
        if name not in CONDITIONS:
            raise self.refuse("wins", f"unknown condition '{name}'; known: {', '.join(CONDITIONS)}")
        kinds = CONDITIONS[name]
        if kinds and kinds[-1] == "...":
            kinds = kinds[:1] * max(1, len(words))
        if len(words) != len(kinds):
            raise self.refuse(
                "wins", f"'{text}' is not understood; it is written {' '.join((name, *CONDITIONS[name]))}"
            )
        for kind, word in zip(kinds, words, strict=True):
            self.check_word(kind, word)
        return (name, *words)

    def check_word(self, kind: str, word: str) -> None:
        if kind == "number":
            if not word.isdecimal():
                raise self.refuse("wins", f"'{word}' is no number")
            return
        names: dict[str, Collection[str]] = {
            "faction": self.known.factions,
            "planet": self.placed,
            "hero": self.known.heroes,
            "race": RACES,
            "installation": INSTALLATIONS,
        }
        self.all_known("wins", kind, [word], names[kind])
