"""From the rows of the data files to the components, each row checked by itself and against those it names."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import NamedTuple

from orrery.core.errors import BadPack
from orrery.core.pack import Rows, shaped
from orrery.games.starcraft.card_loading import card_ability, read_cards, read_event, read_names
from orrery.games.starcraft.cards import Card, Event, Technology
from orrery.games.starcraft.effect import Enable
from orrery.games.starcraft.kinds import heroes_of, kinds_of
from orrery.games.starcraft.leadership import Leadership, read_leadership
from orrery.games.starcraft.pieces import (
    Area,
    Building,
    Faction,
    Module,
    Numbers,
    Planet,
    Race,
    Unit,
)
from orrery.games.starcraft.rows import (
    BASE,
    INSTALLATIONS,
    RACES,
    AreaRow,
    BuildingRow,
    FactionRow,
    ModuleRow,
    NumberRow,
    PlanetRow,
    RaceRow,
    SeatsRow,
    UnitRow,
    name_and_amount,
)
from orrery.games.starcraft.scenario import Known, Scenario, read_scenarios

SEAT_COUNTS = range(2, 7)


class Contents(NamedTuple):
    """All components of a set, as the catalogue takes them over."""

    numbers: Numbers
    events_removed: dict[int, int]
    races: tuple[Race, ...]
    factions: tuple[Faction, ...]
    units: tuple[Unit, ...]
    kinds: tuple[Unit, ...]
    building_types: tuple[str, ...]
    buildings: tuple[tuple[Building, ...], ...]
    module_ids: tuple[str, ...]
    modules: tuple[tuple[Module | None, ...], ...]
    cards: tuple[Card, ...]
    technologies: tuple[Technology, ...]
    events: tuple[Event, ...]
    leadership: tuple[Leadership, ...]
    scenarios: tuple[Scenario, ...]
    planets: tuple[Planet, ...]
    areas: tuple[Area, ...]


def read_contents(tables: dict[str, Rows], which: str) -> Contents:
    """The components of a set from its rows."""
    units = _units(tables["unit"])
    unit_number = {unit.id: unit.number for unit in units}
    factions = _factions(tables["faction"], unit_number, units)
    building_types, buildings = _buildings(tables["building"], unit_number, units)
    module_ids, modules = _modules(tables["module"])
    kinds = kinds_of(units, factions, heroes_of(tables["leadership"]))
    names = read_names(kinds, module_ids)
    cards, technologies = read_cards(tables, names, factions)
    _check_enabled(tables, units, buildings, technologies)
    planets, areas = _planets(tables["planet"], tables["area"])
    events = tuple(read_event(number, located, names) for number, located in enumerate(tables["event"].values()))
    leadership = read_leadership(
        tables["leadership"],
        factions,
        technologies,
        lambda where, code, moments: card_ability(where, code, moments, names),
        lambda where, field, texts, faction: _forces(where, field, texts, faction, tables["faction"], units),
    )
    known = Known(
        {faction.id: RACES[faction.race] for faction in factions},
        {unit.id: RACES[unit.race] for unit in units},
        tables["planet"],
        tables["event"],
        [kind.id for kind in kinds if kind.hero],
        tables["leadership"],
        module_ids,
        tables["building"],
        tables["technology"],
    )
    return Contents(
        _numbers(tables["number"], which),
        _events_removed(tables["seats"], events),
        _races(tables["race"]),
        factions,
        units,
        kinds,
        building_types,
        buildings,
        module_ids,
        modules,
        cards,
        technologies,
        events,
        leadership,
        read_scenarios(tables["scenario"], known),
        planets,
        areas,
    )


def _known(where: str, field: str, table: str, name: str, numbers: dict[str, int]) -> int:
    """The number of a component that a field of a row names."""
    if name not in numbers:
        raise BadPack(f"{where}, field '{field}': there is no {table} '{name}'")
    return numbers[name]


def _unit_and_amount(where: str, field: str, text: str, numbers: dict[str, int]) -> tuple[int, int]:
    try:
        name, amount = name_and_amount(text)
    except ValueError as error:
        raise BadPack(f"{where}, field '{field}': {error}") from None
    return _known(where, field, "unit", name, numbers), amount


def _check_race(where: str, field: str, race: str, units: tuple[int, ...], all_units: tuple[Unit, ...]) -> None:
    for unit in units:
        if RACES[all_units[unit].race] != race:
            raise BadPack(f"{where}, field '{field}': '{all_units[unit].id}' is no {race} unit")


# Races, factions, units


def _races(rows: Rows) -> tuple[Race, ...]:
    races = [Race(shaped(located, RaceRow)) for located in rows.values()]
    for located, race in zip(rows.values(), races, strict=True):
        if not race.build_limit and not race.build_limit_per_type:
            raise BadPack(f"{located[0]}, field 'build_limit': without it no unit could be built")
    return tuple(sorted(races, key=lambda race: race.number))


def _factions(rows: Rows, numbers: dict[str, int], units: tuple[Unit, ...]) -> tuple[Faction, ...]:
    """All factions, two of each race, each with its own colour. [SC-CORE-02]"""
    factions: list[Faction] = []
    for where, row in rows.values():
        shape = shaped((where, row), FactionRow)
        forces = tuple(_unit_and_amount(where, "units", text, numbers) for text in shape.units)
        _check_race(where, "units", shape.race, tuple(unit for unit, _ in forces), units)
        if (shape.objective == "most-areas") != (shape.goal == 0):
            raise BadPack(f"{where}, field 'goal': 'most-areas' needs no number, every other objective one from 1")
        faction = Faction(len(factions), shape, forces)
        if any(other.colour == faction.colour for other in factions):
            raise BadPack(f"{where}, field 'colour': another faction has this colour already")
        if sum(other.race == faction.race for other in factions) == 2:
            raise BadPack(f"{where}, field 'race': this race has two factions already")
        factions.append(faction)
    return tuple(factions)


def _units(rows: Rows) -> tuple[Unit, ...]:
    numbers = {name: number for number, name in enumerate(rows)}
    units: list[Unit] = []
    consumed: list[tuple[str, str, tuple[int, ...]]] = []
    for where, row in rows.values():
        shape = shaped((where, row), UnitRow)
        eaten = _unit_and_amount(where, "consumes", shape.consumes, numbers) if shape.consumes else (-1, 0)
        if shape.installation and shape.installation not in INSTALLATIONS:
            raise BadPack(f"{where}, field 'installation': there is only {', '.join(INSTALLATIONS)}")
        units.append(Unit(len(units), shape, eaten))
        consumed.append((where, shape.race, () if eaten[0] < 0 else (eaten[0],)))
    for where, race, eaten_units in consumed:
        _check_race(where, "consumes", race, eaten_units, tuple(units))
    return tuple(units)


def _check_enabled(
    tables: dict[str, Rows],
    units: tuple[Unit, ...],
    buildings: tuple[tuple[Building, ...], ...],
    technologies: tuple[Technology, ...],
) -> None:
    """Every unit can be built by exactly one building, technology or installation. [SC-UNIT-05] [SC-TECHU-01]"""
    enabled: dict[int, list[str]] = {unit.number: [unit.installation] if unit.installation else [] for unit in units}
    for levels in buildings:
        for building in levels:
            for unit in building.unlocks:
                enabled[unit].append(building.id)
    for technology in technologies:
        for clause in technology.ability.clauses:
            if isinstance(clause.effect, Enable):
                where = tables["technology"][technology.id][0]
                _check_race(where, "ability", RACES[technology.race], clause.effect.units.units, units)
                for unit in clause.effect.units.units:
                    enabled[unit].append(technology.id)
    for number, by in enabled.items():
        if len(by) != 1:
            where = tables["unit"][units[number].id][0]
            found = f"{' and '.join(by)} do" if by else "nothing does"
            raise BadPack(f"{where}, field 'id': exactly one building or technology must allow this unit, but {found}")


def _forces(
    where: str, field: str, texts: list[str], faction: str, factions: Rows, units: tuple[Unit, ...]
) -> tuple[tuple[int, int], ...]:
    """Units and how many of each, all of a faction's race."""
    numbers = {unit.id: unit.number for unit in units}
    forces = tuple(_unit_and_amount(where, field, text, numbers) for text in texts)
    _check_race(where, field, factions[faction][1]["race"], tuple(unit for unit, _ in forces), units)
    return forces


# Buildings and modules


def _buildings(
    rows: Rows, numbers: dict[str, int], units: tuple[Unit, ...]
) -> tuple[tuple[str, ...], tuple[tuple[Building, ...], ...]]:
    """The building types in the order of the races, and the levels of each. [SC-UPG-06] [SC-UPG-08]"""
    types: list[str] = []
    levels: list[list[Building]] = []
    for where, row in rows.values():
        shape = shaped((where, row), BuildingRow)
        if shape.type not in types:
            types.append(shape.type)
            levels.append([])
        unlocks = tuple(_known(where, "unlocks", "unit", name, numbers) for name in shape.unlocks)
        _check_race(where, "unlocks", shape.race, unlocks, units)
        here = levels[types.index(shape.type)]
        building = Building(shape, types.index(shape.type), unlocks)
        if building.level != len(here) + 1 or (here and here[0].race != building.race):
            raise BadPack(f"{where}, field 'level': the levels of a type go up from 1, in one race")
        if building.printed and building.level > 1:
            raise BadPack(f"{where}, field 'printed': only a level 1 stands on the sheet")
        here.append(building)
    for race in RACES:
        own = [found for found in levels if RACES[found[0].race] == race]
        if len(own) != 3 or sum(found[0].printed for found in own) != 1:
            raise BadPack(f"bases.toml, building rows, field 'race': {race} needs 3 types, one with a printed level 1")
    return tuple(types), tuple(tuple(found) for found in levels)


def _modules(rows: Rows) -> tuple[tuple[str, ...], tuple[tuple[Module | None, ...], ...]]:
    shapes = [shaped(located, ModuleRow) for located in rows.values()]
    ids = tuple(dict.fromkeys(shape.id for shape in shapes))
    modules = [[None for _ in ids] for _ in RACES]
    found: list[list[Module | None]] = [list(none) for none in modules]
    for shape in shapes:
        found[RACES.index(shape.race)][ids.index(shape.id)] = Module(ids.index(shape.id), shape)
    return ids, tuple(tuple(own) for own in found)


# Planets and numbers


def _planets(rows: Rows, areas: Rows) -> tuple[tuple[Planet, ...], tuple[Area, ...]]:
    numbers = {name: number for number, name in enumerate(rows)}
    own: list[list[int]] = [[] for _ in rows]
    found: list[Area] = []
    for where, row in areas.values():
        shape = shaped((where, row), AreaRow)
        planet = _known(where, "planet", "planet", shape.planet, numbers)
        if (shape.kind == "strategic") != (shape.amount == 0):
            raise BadPack(f"{where}, field 'amount': it is 0 for a strategic area and 1 or more for every other")
        own[planet].append(len(found))
        found.append(Area(len(found), shape, planet, len(own[planet])))
    for place, (where, _) in enumerate(rows.values()):
        if not own[place]:
            raise BadPack(f"{where}: no area lies on this planet")
    planets = [
        Planet(number, shaped(located, PlanetRow), tuple(own[number])) for number, located in enumerate(rows.values())
    ]
    return tuple(planets), tuple(found)


def _numbers(rows: Rows, which: str) -> Numbers:
    values = {shaped(located, NumberRow).id: shaped(located, NumberRow).value for located in rows.values()}
    needed = [field for field in fields(Numbers) if which != BASE or field.default is MISSING]
    wanted = {field.name.replace("_", "-") for field in needed}
    for name in sorted(wanted ^ set(values)):
        raise BadPack(
            f"numbers.toml, number rows, field 'id': '{name}' is {'missing' if name in wanted else 'unknown'}"
        )
    return Numbers(**{name.replace("-", "_"): value for name, value in values.items()})


def _events_removed(rows: Rows, events: tuple[Event, ...]) -> dict[int, int]:
    """How many Event cards of stage I and of stage II leave the game, by the number of players. [SC-SETUP-12]"""
    removed: dict[int, int] = {}
    for located in rows.values():
        row = shaped(located, SeatsRow)
        fewest = min(sum(event.copies for event in events if event.stage == stage) for stage in (1, 2))
        if row.events_removed > fewest:
            raise BadPack(f"{located[0]}, field 'events_removed': a stage has only {fewest} Event cards")
        removed[row.seats] = row.events_removed
    if sorted(removed) != list(SEAT_COUNTS):
        raise BadPack("numbers.toml, seats rows, field 'seats': there is one row for each of 2 to 6 players")
    return removed
