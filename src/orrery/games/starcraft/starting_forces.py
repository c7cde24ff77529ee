"""Whether everybody can start: what the rows give him is in the box and finds a place, whatever a pack has changed.

A pack in which somebody could not begin is refused here, with its file, row and field, instead of breaking the match in
its set-up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orrery.core.errors import BadPack
from orrery.core.pack import Rows
from orrery.games.starcraft.loading import SEAT_COUNTS, Contents

ORDER_KINDS = 3
"""Build, Mobilize and Research."""


def check_starting_forces(tables: dict[str, Rows], contents: Contents) -> None:
    """Refuse components with which a match could not begin, or a Planning Phase could not end."""
    _check_numbers(contents)
    _check_planets(tables["planet"], contents)
    for faction in contents.factions:
        where = tables["faction"][faction.id][0]
        check_units(where, "units", faction.units, contents)
        check_tokens(where, contents, workers=faction.workers, transports=faction.transports)
        _check_bases(where, faction.bases, contents)
    for card in contents.leadership:
        where = tables["leadership"][card.id][0]
        check_units(where, "units", card.units, contents)
        check_tokens(where, contents, workers=card.workers, transports=card.transports)
        if card.stage == 1:
            _check_bases(where, card.bases, contents)


def _check_numbers(contents: Contents) -> None:
    """Everybody has planets and order tokens for all he must place. [SC-GALAXY-01] [SC-PLAN-01]"""
    numbers = contents.numbers
    planets, tokens = len(contents.planets) // max(SEAT_COUNTS), ORDER_KINDS * numbers.standard_orders
    _between("planets-each", numbers.planets_each, 1, planets, f"{max(SEAT_COUNTS)} players draw that many at most")
    _between("orders", numbers.orders, 1, tokens, f"a player has {tokens} standard order tokens")


def _between(name: str, value: int, least: int, most: int, why: str) -> None:
    if not least <= value <= most:
        raise BadPack(f"numbers.toml, number row ({name}), field 'value': it is {least} to {most}, since {why}")


def _check_planets(rows: Rows, contents: Contents) -> None:
    """A base can be placed on every planet, for it may be somebody's home. [SC-GALAXY-08] [BW-AREA-04]"""
    for planet in contents.planets:
        if all(contents.areas[area].only == "flying" for area in planet.areas):
            raise BadPack(f"{rows[planet.id][0]}: no area of this planet can hold a base")


def _check_bases(where: str, bases: int, contents: Contents) -> None:
    """One base at least, each on a planet of one's own. [SC-GALAXY-08]"""
    most = min(contents.numbers.bases, contents.numbers.planets_each)
    if not 1 <= bases <= most:
        raise BadPack(f"{where}, field 'bases': 1 to {most} of them, each on a planet of its own")


def check_units(
    where: str, field: str, forces: Iterable[tuple[int, int]], contents: Contents, sets: int = 1
) -> Counter[int]:
    """Refuse more units of a type than there are figures, of one faction or of two; gives how many there are."""
    counted: Counter[int] = Counter()
    for unit_type, count in forces:
        counted[unit_type] += count
    for unit_type, count in counted.items():
        unit = contents.units[unit_type]
        if count > unit.figures * sets:
            raise BadPack(f"{where}, field '{field}': there are only {unit.figures * sets} figures of '{unit.id}'")
    return counted


def check_tokens(where: str, contents: Contents, prefix: str = "", **wanted: int) -> None:
    """Refuse more workers, transports or bases than a faction has."""
    for field, count in wanted.items():
        most: int = getattr(contents.numbers, field)
        if count > most:
            raise BadPack(f"{where}, field '{prefix}{field}': a faction has only {most}")
