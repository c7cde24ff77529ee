"""What the box must hold: the counts of the rulebooks, by which a slip in the data or in a pack shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from orrery.core.errors import BadPack
from orrery.games.starcraft.loading import Contents
from orrery.games.starcraft.rows import BASE, BROOD_WAR, RACES


class Box(NamedTuple):
    """How many of everything there are; three numbers stand for the three races or the three stages."""

    factions: int
    combat_cards: int
    technology_cards: tuple[int, int, int]
    extra_technology_cards: int
    event_cards: tuple[int, int, int]
    ending_cards: int
    units: int
    figures: int
    building_tokens: tuple[int, int, int]
    module_tokens: tuple[int, int, int]
    module_spaces: tuple[int, int, int]
    planets: int
    areas: int
    resource_cards: int


BOXES = {
    BASE: Box(6, 18, (21, 20, 22), 0, (25, 25, 20), 3, 25, 180, (8, 6, 6), (8, 7, 4), (5, 5, 3), 12, 37, 26),
    BROOD_WAR: Box(6, 20, (27, 28, 26), 2, (28, 28, 21), 3, 33, 228, (8, 7, 6), (11, 10, 7), (7, 7, 5), 18, 58, 38),
}
"""The base game, and the base game with Brood War. [SC-CORE-20] to [SC-CORE-25] [BW-SETUP-04]"""


def check_box(which: str, contents: Contents) -> None:
    """Refuse components that do not add up to the box."""
    box = BOXES[which]
    _same("factions.toml, faction rows, field 'id'", "factions", len(contents.factions), box.factions)
    _same("units.toml, field 'id'", "units", len(contents.units), box.units)
    figures = 2 * sum(unit.figures for unit in contents.units)
    _same("units.toml, field 'figures'", "figures", figures, box.figures)
    _check_cards(box, contents)
    _check_events(box, contents)
    _check_bases(box, contents)
    _same("planets.toml, planet rows, field 'id'", "planets", len(contents.planets), box.planets)
    _same("planets.toml, area rows, field 'id'", "areas", len(contents.areas), box.areas)
    resources = sum(area.resource >= 0 for area in contents.areas)
    _same("planets.toml, area rows, field 'kind'", "areas with a Resource card", resources, box.resource_cards)


def _same(place: str, what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BadPack(f"{place}: there must be {wanted} {what}, not {found}")


def _by_race(races: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """The sums of pairs of a race and a number."""
    sums = [0] * len(RACES)
    for race, number in races:
        sums[race] += number
    return tuple(sums)


def _check_cards(box: Box, contents: Contents) -> None:
    for race, name in enumerate(RACES):
        numbers = sorted(card.printed for card in contents.cards if card.technology < 0 and card.race == race)
        if numbers != list(range(1, box.combat_cards + 1)):
            wanted = f"1 to {box.combat_cards}, each once"
            raise BadPack(f"combat-cards.toml, field 'number': the {name} cards must have the numbers {wanted}")
    shared = [technology for technology in contents.technologies if technology.faction < 0]
    copies = _by_race((technology.race, len(technology.cards)) for technology in shared)
    _same("technologies.toml, field 'copies'", f"cards for {', '.join(RACES)}", copies, box.technology_cards)
    extra = sum(len(technology.cards) for technology in contents.technologies if technology.faction >= 0)
    _same("technologies.toml, field 'faction'", "cards for one faction only", extra, box.extra_technology_cards)


def _check_events(box: Box, contents: Contents) -> None:
    copies = tuple(sum(event.copies for event in contents.events if event.stage == stage) for stage in (1, 2, 3))
    _same("events.toml, field 'copies'", "cards of the stages I, II and III", copies, box.event_cards)
    ending = [event for event in contents.events if event.the_end]
    _same("events.toml, field 'ability'", "event with 'the_end'", len(ending), 1)
    _same("events.toml, field 'copies'", f"copies of '{ending[0].id}'", ending[0].copies, box.ending_cards)


def _check_bases(box: Box, contents: Contents) -> None:
    tokens = _by_race(
        (building.race, 1) for levels in contents.buildings for building in levels if not building.printed
    )
    _same("bases.toml, building rows, field 'printed'", f"tokens for {', '.join(RACES)}", tokens, box.building_tokens)
    modules = _by_race((module.race, module.tokens) for own in contents.modules for module in own if module is not None)
    _same("bases.toml, module rows, field 'tokens'", f"tokens for {', '.join(RACES)}", modules, box.module_tokens)
    spaces = tuple(race.module_spaces for race in contents.races)
    _same("factions.toml, race rows, field 'module_spaces'", f"for {', '.join(RACES)}", spaces, box.module_spaces)
