"""Whether a scenario can be set up as its row says: its galaxy holds together, and what starts there has a place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orrery.core.errors import BadPack
from orrery.core.pack import Rows
from orrery.games.starcraft.grid import Cell, beyond, joined_sides
from orrery.games.starcraft.loading import Contents
from orrery.games.starcraft.pieces import Area, Faction, Planet, Unit
from orrery.games.starcraft.rows import At, ScenarioRow, Start, name_and_amount
from orrery.games.starcraft.scenario import ITEMS, Scenario
from orrery.games.starcraft.starting_forces import check_tokens, check_units

OWN_MAP = "a pack that changes slots may have to correct 'map' and 'z' of this scenario, too"
BRIDGEHEAD = "dylar-iv"
"""The planet on whose area with conquest points no base may stand where there is a bridge. [BW-S1-20]"""


def check_scenarios(tables: dict[str, Rows], contents: Contents) -> None:
    """Refuse scenarios whose set-up would break the match, or that somebody could never win."""
    for scenario in contents.scenarios:
        _Table(tables["scenario"][scenario.id][0], scenario, contents).check()


class _Table:
    """One scenario on the table, as far as its row settles it."""

    def __init__(self, where: str, scenario: Scenario, contents: Contents) -> None:
        self.where = where
        self.scenario = scenario
        self.row: ScenarioRow = scenario.row
        self.contents = contents
        self.planets: dict[str, Planet] = {planet.id: planet for planet in contents.planets}
        self.factions: dict[str, Faction] = {faction.id: faction for faction in contents.factions}
        self.units: dict[str, Unit] = {unit.id: unit for unit in contents.kinds}
        self.joined: set[frozenset[str]] = set()
        """The pairs of planets that a route connects."""

    def refuse(self, field: str, why: str) -> BadPack:
        return BadPack(f"{self.where}, field '{field}': {why}")

    def check(self) -> None:
        self.check_galaxy()
        self.check_seating()
        self.check_deck()
        self.check_places()
        for start in self.row.start:
            self.check_start(start)
        self.check_victory()

    # The galaxy

    def check_galaxy(self) -> None:
        """Every z-axis route finds free slots, and routes lead to every planet. [SC-GALAXY-16] [SC-GALAXY-28]"""
        names: dict[Cell, str] = {(x, y): name for name, x, y, _ in self.row.map}
        slots = {(x, y): self.planets[name].slots[turns] for name, x, y, turns in self.row.map}
        free = {name: slots[cell].bit_count() for cell, name in names.items()}
        for cell, name in names.items():
            for side in joined_sides(slots, cell):
                self.joined.add(frozenset((name, names[beyond(cell, side)])))
                free[name] -= 1
        for first, second in self.row.z:
            if first == second:
                raise self.refuse("z", f"a route leads from '{first}' to another planet")
            for end in (first, second):
                if not free[end]:
                    why = f"'{end}' has no free slot for the route from '{first}' to '{second}'"
                    raise self.refuse("z", f"{why}; {OWN_MAP}")
                free[end] -= 1
            self.joined.add(frozenset((first, second)))
        self.check_connected(list(names.values()))

    def check_connected(self, names: list[str]) -> None:
        reached, left = {names[0]}, set(names[1:])
        while near := {name for name in left if any({name, other} in self.joined for other in reached)}:
            reached |= near
            left -= near
        if left:
            raise self.refuse("map", f"no route leads to '{min(left)}'; {OWN_MAP}")

    # Who plays

    def check_seating(self) -> None:
        """Everybody has one seat, and pieces that are left over a player of their race. [BW-S4-17]"""
        row = self.row
        sides = [*row.seating, *([row.automatic.faction] if row.automatic else [])]
        if len(set(sides)) < len(sides):
            raise self.refuse("seating", "every faction plays once")
        if not row.seats or len(set(row.seats)) < len(row.seats):
            raise self.refuse("seats", "each number of players is given once")
        for seats in row.seats:
            absent = row.absent.get(str(seats), [])
            if len(set(absent)) < len(absent):
                raise self.refuse("absent", f"with {seats} players '{absent[0]}' is left out twice")
            for name in absent:
                race = self.factions[name].race
                if race not in [self.factions[other].race for other in row.seating if other not in absent]:
                    raise self.refuse("absent", f"with {seats} players nobody of its race takes over '{name}'")

    # Cards

    def check_deck(self) -> None:
        """As many Event cards can be picked, and are left to be taken out at random, as it says. [BW-SCEN-05]
        [BW-S1-08]

        Of a card that is taken out by name all may go, however few an owner has of it.
        """
        row = self.row
        copies = {event.id: event.copies for event in self.contents.events}
        for name, count in Counter(name for hand in row.event_hands.values() for name in hand).items():
            if count > copies[name]:
                raise self.refuse("event_hands", f"there are only {copies[name]} cards '{name}'")
        for stage, at_random in enumerate(row.removed_at_random, start=1):
            events = [event for event in self.contents.events if event.stage == stage]
            left = sum(max(0, event.copies - self.scenario.removed.get(event.id, 0)) for event in events)
            if at_random > left:
                raise self.refuse("removed_at_random", f"stage {stage} has only {left} cards left")

    # What starts where

    def check_places(self) -> None:
        """On a planet one faction starts, for another might find no room for what it must place."""
        taken: dict[str, str] = {}
        for start in self.row.start:
            named = [at.planet for at in start.at]
            if len(set(named)) < len(named):
                raise self.refuse("start.at", f"'{start.faction}' names each planet once")
            for at in start.at:
                if _has_pieces(at) and taken.setdefault(at.planet, start.faction) != start.faction:
                    raise self.refuse("start.at", f"two factions start on '{at.planet}'")

    def check_start(self, start: Start) -> None:
        faction = self.factions[start.faction]
        self.check_sheet(start, faction)
        self.check_forces(start, faction)
        for pair in start.transports_on:
            if frozenset(pair) not in self.joined:
                raise self.refuse("start.transports_on", f"no route connects '{pair[0]}' and '{pair[1]}'")
        if not any(at.bases or at.units or at.hero for at in start.at):
            raise self.refuse("start.at", f"'{start.faction}' starts with a base or a unit")
        for at in start.at:
            self.check_room(at, start)

    def check_sheet(self, start: Start, faction: Faction) -> None:
        """Buildings, modules, technologies and Leadership cards are the faction's own, and there are so many."""
        contents = self.contents
        modules = {module.id: module for module in contents.modules[faction.race] if module is not None}
        for name, count in Counter(start.modules).items():
            if name not in modules or count > modules[name].tokens:
                raise self.refuse("start.modules", f"'{start.faction}' has not {count} modules '{name}'")
        spaces = contents.races[faction.race].module_spaces
        if len(start.modules) > spaces:
            raise self.refuse("start.modules", f"'{start.faction}' has only {spaces} spaces for modules")
        buildings = {building.id for levels in contents.buildings for building in levels if _of(faction, building.race)}
        self.own("buildings", "building", start, start.buildings, buildings)
        leadership = {card.id for card in contents.leadership if card.faction == faction.number}
        self.own("leadership", "Leadership card", start, start.leadership, leadership)
        copies = {
            technology.id: len(technology.cards)
            for technology in contents.technologies
            if _of(faction, technology.race) and technology.faction in (-1, faction.number)
        }
        taken = dict(map(name_and_amount, start.takes))
        self.own("takes", "technology", start, taken, copies)
        for name, count in taken.items():
            if count > copies[name]:
                raise self.refuse("start.takes", f"there are only {copies[name]} cards '{name}'")

    def own(self, field: str, what: str, start: Start, names: Iterable[str], known: Iterable[str]) -> None:
        for name in names:
            if name not in known:
                raise self.refuse(f"start.{field}", f"'{start.faction}' has no {what} '{name}'")

    def check_forces(self, start: Start, faction: Faction) -> None:
        """As many figures and tokens as a faction has; some use those of another as well. [BW-S1-15]"""
        forces = [name_and_amount(text) for at in start.at for text in at.units]
        units = [(self.units[name].number, count) for name, count in forces]
        if start.hero:
            heroes = {card.hero for card in self.contents.leadership if card.faction == faction.number}
            if self.units[start.hero].number not in heroes:
                raise self.refuse("start.hero", f"'{start.hero}' is no hero of '{start.faction}'")
            units.append((self.units[start.hero].plain, 1))
        if start.carries and not start.hero:
            raise self.refuse("start.carries", "a hero carries it")
        check_units(self.where, "start.at", units, self.contents, 2 if start.faction in self.row.borrows else 1)
        transports = len(start.transports_on) + sum(at.transports for at in start.at)
        bases = sum(at.bases for at in start.at)
        check_tokens(self.where, self.contents, "start.", workers=start.workers, transports=transports, bases=bases)

    def check_room(self, at: At, start: Start) -> None:
        """What must be placed on a planet has an area there. [BW-S1-02] [BW-AREA-04]"""
        areas = [self.contents.areas[area] for area in self.planets[at.planet].areas]
        if at.bases > 1:
            raise self.refuse("start.at", f"'{start.faction}' has one base on '{at.planet}' at most")
        if at.base_not_on not in ("", "conquest"):
            raise self.refuse("start.at", f"'base_not_on' is 'conquest' or empty, not '{at.base_not_on}'")
        firm = [area for area in areas if area.only != "flying" and not self.is_baseless(at, area)]
        for_base = [area for area in firm if at.base_not_on != "conquest" or not area.points]
        if at.bases and not for_base:
            raise self.refuse("start.at", f"no area of '{at.planet}' can hold a base")
        if at.installation and len(firm) < 1 + at.bases:
            raise self.refuse("start.at", f"no area of '{at.planet}' can hold an installation")
        if at.hero:
            flying = self.units[start.hero].flying
            if not any(area.only in ("any", "flying" if flying else "ground") for area in areas):
                raise self.refuse("start.at", f"no area of '{at.planet}' takes '{start.hero}'")
        if at.item and not (at.bases or at.installation):
            raise self.refuse("start.at", f"'{at.item}' lies where '{start.faction}' has a base or an installation")

    def is_baseless(self, at: At, area: Area) -> bool:
        """Whether a rule of the scenario forbids bases in an area."""
        return "the-bridge" in self.row.special and at.planet == BRIDGEHEAD and bool(area.points)

    # Victory

    def check_victory(self) -> None:
        """Everybody can win, and what decides is there. [BW-SCEN-09]"""
        row = self.row
        for faction in row.seating:
            if not any(faction in win.factions for win in row.wins):
                raise self.refuse("wins", f"'{faction}' can never win")
        names = {name for conditions in self.scenario.wins for name, *_ in conditions}
        if ("rounds-over" in names) != bool(row.rounds):
            raise self.refuse("rounds", "a scenario with a last round has a side that wins with 'rounds-over'")
        there = [start.carries for start in row.start] + [at.item for start in row.start for at in start.at]
        for item in ITEMS:
            if there.count(item) > 1:
                raise self.refuse("start", f"there is one '{item}'")
        if "items-home" in names and not {"khalis-crystal", "uraj-crystal"} <= set(there):
            raise self.refuse("wins", "'items-home' needs both crystals on the table")
        installations = {at.installation for start in row.start for at in start.at}
        for name, *words in (condition for conditions in self.scenario.wins for condition in conditions):
            if name == "at-installation" and words[0] not in installations:
                raise self.refuse("wins", f"'{words[0]}' is not on the table")


def _of(faction: Faction, race: int) -> bool:
    return faction.race == race


def _has_pieces(at: At) -> bool:
    return bool(at.units or at.hero or at.bases or at.installation or at.item)
