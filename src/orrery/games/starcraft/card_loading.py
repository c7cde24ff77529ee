"""From the rows of the data files to the cards, with their ability codes read."""

from __future__ import annotations

from orrery.core.errors import BadPack
from orrery.core.pack import Located, Rows, shaped
from orrery.games.starcraft.ability import ALWAYS, CALLED, PLAYED, SKIRMISH, Ability
from orrery.games.starcraft.cards import PLAY_AREA, STANDARD, Card, Event, Face, Technology
from orrery.games.starcraft.codes import read_ability
from orrery.games.starcraft.effect import UnitSet
from orrery.games.starcraft.kinds import families
from orrery.games.starcraft.pieces import Faction, Unit, total_costs
from orrery.games.starcraft.rows import CLASSES, RACES, CardRow, EventRow, TechnologyRow, ValuesRow
from orrery.games.starcraft.vocabulary import Names

MOMENTS = {
    "discard": (PLAYED,),
    "until-used": CALLED,
    "rest-of-game": (PLAYED, ALWAYS),
    "common": (PLAYED,),
}
"""When the ability of an Event card can work, by what becomes of it."""


def read_names(units: tuple[Unit, ...], module_ids: tuple[str, ...]) -> Names:
    """What the ability codes of a set may name; units of all kinds. [BW-HERO-13]"""
    numbers = {unit.id: unit.number for unit in units}
    heroes = frozenset(unit.number for unit in units if unit.hero)
    flying = sum(1 << unit.number for unit in units if unit.flying)
    everyone = (1 << len(units)) - 1
    sorts = {
        "any": everyone,
        "flying": flying,
        "ground": everyone & ~flying,
        "assist": sum(1 << unit.number for unit in units if unit.assist),
    }
    for kind in CLASSES:
        sorts[kind] = sum(1 << unit.number for unit in units if kind in unit.classes)
    return Names(numbers, sorts, total_costs(units), frozenset(module_ids), families(units), heroes)


def _icons(where: str, field: str, words: list[str], names: Names) -> UnitSet:
    if not words:
        return UnitSet(0, "units")
    try:
        return names.unit_set("|".join(words))
    except ValueError as error:
        raise BadPack(f"{where}, field '{field}': {error}") from None


def card_ability(where: str, code: str, moments: tuple[str, ...], names: Names) -> Ability:
    """An ability whose clauses work at these moments only; the first is meant where the code names none."""
    try:
        ability = read_ability(code, moments[0], names)
    except ValueError as error:
        raise BadPack(f"{where}, field 'ability': {error}") from None
    for clause in ability.clauses:
        if clause.moment not in moments:
            allowed = " or ".join(moments)
            raise BadPack(f"{where}, field 'ability': on this card a clause works at {allowed}, not '{clause.moment}'")
    return ability


def read_cards(
    tables: dict[str, Rows], names: Names, factions: tuple[Faction, ...]
) -> tuple[tuple[Card, ...], tuple[Technology, ...]]:
    """The cards of the starting decks, then those of the technologies."""
    cards = [_combat_card(number, located, names) for number, located in enumerate(tables["card"].values())]
    technologies: list[Technology] = []
    for located in tables["technology"].values():
        technology, copies = _technology(len(technologies), len(cards), located, names, factions)
        technologies.append(technology)
        cards.extend(copies)
    return tuple(cards), tuple(technologies)


def _combat_card(number: int, located: Located, names: Names) -> Card:
    where = located[0]
    row = shaped(located, CardRow)
    if [row.major is not None, row.minor is not None] != [row.kind == STANDARD] * 2:
        raise BadPack(f"{where}, field 'major': standard cards have 'major' and 'minor' values, and no others do")
    face = Face(
        row.kind,
        _icons(where, "units", row.units, names),
        _icons(where, "units", [], names),
        row.major or (0, 0),
        row.minor or (0, 0),
        card_ability(where, row.ability, (SKIRMISH,), names),
    )
    return Card(number, row, face)


def _technology(
    number: int, first: int, located: Located, names: Names, factions: tuple[Faction, ...]
) -> tuple[Technology, list[Card]]:
    """A technology and its copies, which are numbered from `first`."""
    where = located[0]
    row = shaped(located, TechnologyRow)
    if len(row.values) != (row.copies if row.kind == STANDARD else 0):
        raise BadPack(f"{where}, field 'values': a standard card has them for each of its copies, and no other has any")
    ability = card_ability(where, row.ability, (ALWAYS, *CALLED) if row.kind == PLAY_AREA else (SKIRMISH,), names)
    face = Face(
        row.kind,
        _icons(where, "units", row.units, names),
        _icons(where, "supporters", row.supporters, names),
        (0, 0),
        (0, 0),
        ability,
    )
    faces = [_copy(where, face, values, names) for values in row.values] or [face] * row.copies
    cards = [Card(first + place, row, each, technology=number, copy=place + 1) for place, each in enumerate(faces)]
    faction = _faction(where, row, factions)
    return Technology(number, row, faction, ability, tuple(card.number for card in cards)), cards


def _copy(where: str, face: Face, values: ValuesRow, names: Names) -> Face:
    """A copy of a standard Technology card, with its own values and perhaps its own icons."""
    icons = _icons(where, "values", values.units, names) if values.units else face.icons
    return face._replace(icons=icons, major=values.major, minor=values.minor)


def _faction(where: str, row: TechnologyRow, factions: tuple[Faction, ...]) -> int:
    """The only faction that has a technology, or -1."""
    if not row.faction:
        return -1
    for faction in factions:
        if faction.id == row.faction and RACES[faction.race] == row.race:
            return faction.number
    raise BadPack(f"{where}, field 'faction': there is no {row.race} faction '{row.faction}'")


def read_event(number: int, located: Located, names: Names) -> Event:
    """An Event card; the moments of its ability must fit what becomes of it. [SC-EVENT-05] [SC-EVENT-11]"""
    where = located[0]
    row = shaped(located, EventRow)
    ability = card_ability(where, row.ability, MOMENTS[row.stays], names)
    event = Event(number, row, ability)
    if event.the_end != (row.stays == "common"):
        raise BadPack(f"{where}, field 'stays': 'common' goes with the effect 'the_end', and with no other")
    if len({clause.moment for clause in ability.clauses} & set(CALLED)) > 1:
        raise BadPack(f"{where}, field 'ability': a card that is used once is used at one moment")
    return event
