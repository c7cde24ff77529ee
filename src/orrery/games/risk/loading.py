"""Reads the components from `data/*.toml` and an owner's pack, checks them, and makes the catalogue of them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path

from orrery.core import BadPack, Pack
from orrery.core.pack import Located, Rows, Texts, digest, read_data, shaped
from orrery.games.risk.catalog import Catalog, adjacent_to_each, steps_from
from orrery.games.risk.components import Achievement, Card, Faction, Planet, Position, Reward, Setup, Territory
from orrery.games.risk.effects.vocabulary import EFFECTS, parse_effect
from orrery.games.risk.rows import (
    ATTACK_DECLARED,
    DEFENCE_DECLARED,
    FIELDS,
    FREE,
    LAYOUT,
    SPECIES,
    STARS,
    TERRITORIES,
    AchievementRow,
    CardRow,
    EdgeRow,
    FactionRow,
    PlanetRow,
    PositionRow,
    RewardRow,
    SetupRow,
    StartRow,
    TerritoryRow,
    TradeRow,
    name_and_amount,
)

DATA = Path(__file__).parent / "data"
FIRST_CHARTS = DATA / "version-1"
"""The charts of Basic Training as version 1 of the rules had them."""


def load_catalog(pack: Pack | None = None, *, first_charts: bool = False) -> Catalog:
    """The game's components, corrected by an owner's pack if one is given, perhaps with the charts of version 1.

    >>> catalog = load_catalog()
    >>> char_aleph = catalog.number["char-aleph"]
    >>> [catalog.ids[neighbour] for neighbour in catalog.adjacent[char_aleph]][-1]
    'feral-hives'
    """
    return _catalog(pack.texts if pack is not None else (), first_charts)


@lru_cache(maxsize=8)
def _catalog(pack: Texts, first_charts: bool) -> Catalog:
    tables = read_data(DATA, LAYOUT, pack)
    if first_charts:
        layout = {"setups.toml": LAYOUT["setups.toml"]}
        tables |= read_data(FIRST_CHARTS, layout, tuple(text for text in pack if text[0] in layout))
    numbers = {table: {name: number for number, name in enumerate(rows)} for table, rows in tables.items()}
    territories = [_territory(located, numbers) for located in tables["territory"].values()]
    planets = [_planet(located, numbers, territories) for located in tables["planet"].values()]
    achievements = [_achievement(located, numbers, planets) for located in tables["achievement"].values()]
    rewards = [Reward(number, shaped(row, RewardRow)) for number, row in enumerate(tables["reward"].values())]
    _check_levels("achievement", 6, [achievement.level for achievement in achievements])
    _check_levels("reward", 4, [reward.level for reward in rewards])
    starts = {start.seats: start for start in map(_start, tables["start"].values())}
    positions = {name: _position(located, numbers) for name, located in tables["position"].items()}
    charts = [_setup(located, numbers, achievements, starts, positions) for located in tables["setup"].values()]
    return Catalog(
        territories,
        _edges(tables["edge"], numbers),
        planets,
        _star_units(tables["trade"]),
        _cards(tables["card"], numbers),
        achievements,
        rewards,
        _factions(tables["faction"]),
        starts,
        {chart.seats: chart for chart in charts},
        digest(tables),
    )


Numbers = dict[str, dict[str, int]]
"""Table -> id -> number."""


def _number(where: str, field: str, numbers: Numbers, table: str, name: str) -> int:
    """The number of a component that a field of a row names."""
    number = numbers[table].get(name)
    if number is None:
        raise BadPack(f"{where}, field '{field}': there is no {table} '{name}'")
    return number


def _territory(located: Located, numbers: Numbers) -> Territory:
    row = shaped(located, TerritoryRow)
    planet = _number(located[0], "planet", numbers, "planet", row.planet)
    return Territory(numbers["territory"][row.id], row, planet)


def _planet(located: Located, numbers: Numbers, territories: list[Territory]) -> Planet:
    row = shaped(located, PlanetRow)
    number = numbers["planet"][row.id]
    own = tuple(territory.number for territory in territories if territory.planet == number)
    if not own:
        raise BadPack(f"{located[0]}: no territory lies on this planet")
    return Planet(number, row, own)


def _edges(rows: Rows, numbers: Numbers) -> list[tuple[int, int, str]]:
    """All edges; together they must join the whole board, and none may be there twice."""
    edges: list[tuple[int, int, str]] = []
    seen: set[frozenset[int]] = set()
    for located in rows.values():
        row = shaped(located, EdgeRow)
        one, other = (_number(located[0], "ends", numbers, "territory", name) for name in row.ends)
        if one == other:
            raise BadPack(f"{located[0]}, field 'ends': an edge joins two different territories")
        if frozenset((one, other)) in seen:
            raise BadPack(f"{located[0]}, field 'ends': another edge joins these two territories already")
        seen.add(frozenset((one, other)))
        edges.append((one, other, row.kind))
    reached = steps_from(adjacent_to_each(edges), 0)
    for name, number in numbers["territory"].items():
        if reached[number] < 0:
            raise BadPack(f"board.toml, field 'ends': no way leads to {name}")
    return edges


def _star_units(rows: Rows) -> list[int]:
    units = [0] * STARS.stop
    for located in rows.values():
        row = shaped(located, TradeRow)
        units[row.stars] = row.units
    return units


def _cards(rows: Rows, numbers: Numbers) -> list[Card]:
    """All cards; each names another territory. [RK-COMP-13]"""
    cards: list[Card] = []
    for located in rows.values():
        card = _card(len(cards), located, numbers)
        for other in cards:
            if other.territory == card.territory:
                raise BadPack(f"{located[0]}, field 'territory': the card '{other.id}' names this territory too")
        cards.append(card)
    for species in SPECIES:
        if all(SPECIES[card.species] != species for card in cards):
            raise BadPack(f"cards.toml, field 'species': no card is left for {species}")
    return cards


def _card(number: int, located: Located, numbers: Numbers) -> Card:
    where = located[0]
    row = shaped(located, CardRow)
    territory = _number(where, "territory", numbers, "territory", row.territory)
    effects = _effects(where, row)
    if FREE in row.windows and row.scope not in ("", "target"):
        raise BadPack(f"{where}, field 'scope': between invasions only a target can be named")
    if row.cost and row.windows != [ATTACK_DECLARED]:
        raise BadPack(f"{where}, field 'cost': only a card played on an own attack takes units from its source")
    if row.needs_base and row.windows != [DEFENCE_DECLARED]:
        raise BadPack(f"{where}, field 'needs_base': only a card played on an enemy's attack asks for a base")
    return Card(number, row, territory, effects)


def _effects(where: str, row: CardRow) -> tuple[tuple[str, int], ...]:
    """A card's effects, which must go with its windows and its scope, and with one another."""
    try:
        effects = tuple(parse_effect(effect) for effect in row.effects)
    except ValueError as error:
        raise BadPack(f"{where}, field 'effects': {error}") from None
    for name, _ in effects:
        effect = EFFECTS[name]
        for window in row.windows:
            if window not in effect.windows:
                raise BadPack(f"{where}, field 'windows': '{name}' goes with {' or '.join(effect.windows)}")
        if row.scope not in effect.scopes:
            allowed = " or ".join(effect.scopes) or "no scope"
            raise BadPack(f"{where}, field 'scope': '{name}' goes with {allowed}")
    if len(effects) > 1 and not all(EFFECTS[name].lasting for name, _ in effects):
        raise BadPack(f"{where}, field 'effects': only effects with a scope that change dice or losses go together")
    return effects


def _achievement(located: Located, numbers: Numbers, planets: list[Planet]) -> Achievement:
    """An achievement; one that names a planet asks for all its territories. [RK-ACH-08]"""
    where = located[0]
    row = shaped(located, AchievementRow)
    if (row.condition == "planet") != bool(row.planet):
        raise BadPack(f"{where}, field 'planet': the condition 'planet' names a planet, and no other does")
    number = numbers["achievement"][row.id]
    if not row.planet:
        return Achievement(number, row, -1, row.amount)
    planet = _number(where, "planet", numbers, "planet", row.planet)
    return Achievement(number, row, planet, len(planets[planet].territories))


def _check_levels(table: str, each: int, levels: list[str]) -> None:
    """As many are silver as gold. [RK-COMP-07] [RK-COMP-08]"""
    if Counter(levels) != Counter(silver=each, gold=each):
        raise BadPack(f"awards.toml, {table} rows, field 'level': there must be {each} silver and {each} gold ones")


def _factions(rows: Rows) -> list[Faction]:
    """All factions, two of each species, each with its own colour. [RK-COMP-04]"""
    factions: list[Faction] = []
    for located in rows.values():
        faction = Faction(len(factions), shaped(located, FactionRow))
        if any(other.colour == faction.colour for other in factions):
            raise BadPack(f"{located[0]}, field 'colour': another faction has this colour already")
        if sum(other.species == faction.species for other in factions) == 2:
            raise BadPack(f"{located[0]}, field 'species': this species has two factions already")
        factions.append(faction)
    return factions


def _start(located: Located) -> StartRow:
    row = shaped(located, StartRow)
    if len(row.cards) != row.seats:
        raise BadPack(f"{located[0]}, field 'cards': it takes {row.seats} numbers, one for each player")
    if row.units < -(-TERRITORIES // row.seats):
        raise BadPack(f"{located[0]}, field 'units': too few for every territory to get one")
    if row.neutral_units != (_neutral_units(row.units) if row.seats == 2 else 0):
        raise BadPack(f"{located[0]}, field 'neutral_units': only 1 against 1 has them, and they must come out even")
    return row


def _neutral_units(units: int) -> int:
    """Two players place 3 own units and 1 of each neutral colour at a time, after 9 and 6 dealt ones. [RK-1V1-06]"""
    return 6 + (units - 9) // 3 * 2


def _position(located: Located, numbers: Numbers) -> Position:
    where = located[0]
    row = shaped(located, PositionRow)
    units = [0] * TERRITORIES
    for text in row.units:
        try:
            name, amount = name_and_amount(text)
        except ValueError as error:
            raise BadPack(f"{where}, field 'units': {error}") from None
        territory = _number(where, "units", numbers, "territory", name)
        if units[territory] or amount < 1:
            raise BadPack(f"{where}, field 'units': '{text}': a territory stands here once, with 1 unit or more")
        units[territory] = amount
    base = _number(where, "base", numbers, "territory", row.base)
    if not units[base]:
        raise BadPack(f"{where}, field 'base': '{row.base}' is not among the player's territories")
    return Position(row, _number(where, "faction", numbers, "faction", row.faction), base, tuple(units))


def _setup(
    located: Located,
    numbers: Numbers,
    achievements: list[Achievement],
    starts: dict[int, StartRow],
    positions: dict[str, Position],
) -> Setup:
    """A chart with 15 fields, 4 + 4 achievements, and every territory held by one player. [RK-BT6-06]"""
    where = located[0]
    row = shaped(located, SetupRow)
    fields = tuple(_number(where, "fields", numbers, "territory", name) for name in row.fields)
    if len(fields) != FIELDS or len(set(fields)) != FIELDS:
        raise BadPack(f"{where}, field 'fields': it takes {FIELDS} different territories")
    laid = tuple(_number(where, "achievements", numbers, "achievement", name) for name in row.achievements)
    if Counter(achievements[number].level for number in set(laid)) != Counter(silver=4, gold=4) or len(laid) != 8:
        raise BadPack(f"{where}, field 'achievements': it takes 4 silver and 4 gold ones")
    own = tuple(positions[f"{row.seats} {place}"] for place in range(1, row.seats + 1))
    if len({position.faction for position in own}) != row.seats:
        raise BadPack(f"setups.toml, positions for {row.seats} players, field 'faction': one has two places")
    for name, territory in numbers["territory"].items():
        if sum(position.units[territory] > 0 for position in own) != 1:
            raise BadPack(f"setups.toml, positions for {row.seats} players, field 'units': {name} must stand in one")
    return Setup(row, fields, laid, tuple(starts[row.seats].cards), own)
