"""The components: read from `data/*.toml` (and an owner's pack), checked, frozen.

Everything is known by a word (its `id`) in choices, records and packs, and by a small number in states. Races are
numbered as in RACES, resources as MINERALS and GAS, sides of a planet as in SIDES. `load_catalog(pack, set)` gives:

    numbers             the numbers of the rules (`pieces.Numbers`); events_removed[seats]
    races, factions     objects; faction_number[id]
    units               the unit types as objects; kinds: these, then heroes and units under mind control, which count
                        as types of their own (`kinds.py`); unit_ids, unit_number[id]; and, indexed by kind: plain,
                        family (a bit set of kinds),
                        race_of, minerals, gas, total_cost, consumes, flying, targets (a bit set of unit types),
                        support, assist, detector, cloaking, sacrifice, figures, unit_building (type, level) or
                        (-1, 0), unit_technology or -1; as bit sets of unit types: all_units, ground_units,
                        flying_units, assist_units, cloaking_units; race_units[race]; heroes (ids),
                        hero_numbers, stolen_kind[faction, unit type]
    buildings           buildings[type][level - 1], building_named[id]; building_types (ids),
                        building_number[id of a type], race_buildings[race], printed_building[race] (types)
    modules             modules[race][module] or None; module_ids, module_number[id], race_modules[race] (ids);
                        SUPPLY, RESEARCH, AIR_SUPPORT
    cards               Combat and Technology cards; card_ids, card_number[id]; and, indexed by card: standard,
                        icons, supporter_icons (bit sets), major, minor (attack, health), compare (clauses),
                        alike (the first card that plays just like it), technology_of (or -1)
    decks               decks[faction]: the starting Combat deck; technology_decks[faction]: all its Technology cards
    technologies        objects; technology_number[id], faction_technologies[faction]
    events              objects; event_number[id]; event_cards: the event of each printed Event card;
                        stage_cards[stage]: the numbers of these cards; ending_event
    leadership          objects; leadership_number[id], faction_leadership[faction]; by the number of a hero, after
                        those of the units: hero_unit[hero], hero_card[hero]
    scenarios           objects by id
    planets, areas      objects; planet_number[id], area_number[id]; areas are numbered through; indexed by area:
                        planet_of, resource (or -1), amount, points, limit, may_enter (a bit set of unit types),
                        may_hold_base
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from pathlib import Path

from orrery.core.pack import Texts, digest, read_data, read_pack
from orrery.games.starcraft.ability import ALWAYS, COMPARE
from orrery.games.starcraft.box import check_box
from orrery.games.starcraft.cards import PLAY_AREA, REINFORCEMENT, STANDARD, Card, Event, Technology
from orrery.games.starcraft.effect import Effect, Enable
from orrery.games.starcraft.kinds import families
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.leadership_effect import MajorValues, Matches, NoSacrifice
from orrery.games.starcraft.loading import SEAT_COUNTS, Contents, read_contents
from orrery.games.starcraft.pieces import (
    GAS,
    MINERALS,
    RESOURCES,
    SIDES,
    Area,
    Building,
    Faction,
    Module,
    Numbers,
    Planet,
    Race,
    Unit,
    total_costs,
)
from orrery.games.starcraft.rows import BASE, BROOD_WAR, LAYOUT, RACES, SETS
from orrery.games.starcraft.scenario_forces import check_scenarios
from orrery.games.starcraft.starting_forces import check_starting_forces
from orrery.games.starcraft.values import INSTALLATION_KINDS, NO_STRUCTURE

__all__ = [
    "AIR_SUPPORT",
    "ASSIST",
    "BASE",
    "BROOD_WAR",
    "DEFENSIVE",
    "GAS",
    "MINERALS",
    "OFFENSIVE",
    "PLAY_AREA",
    "RACES",
    "REINFORCEMENT",
    "RESEARCH",
    "RESOURCES",
    "SEAT_COUNTS",
    "SETS",
    "SIDES",
    "STANDARD",
    "SUPPLY",
    "Area",
    "Building",
    "Card",
    "Catalog",
    "Event",
    "Faction",
    "Leadership",
    "Module",
    "Numbers",
    "Planet",
    "Race",
    "Technology",
    "Unit",
    "catalog_for",
    "load_catalog",
]

SUPPLY, RESEARCH, AIR_SUPPORT = "supply", "research-and-development", "air-support"
"""The modules of the base game. [SC-MOD-01]"""
DEFENSIVE, ASSIST, OFFENSIVE = "defensive", "assist", "offensive"
"""Those of Brood War. [BW-MOD-01]"""


class Catalog:
    """All components of a set, and the tuples the rules look things up in (indexed by number)."""

    def __init__(self, which: str, contents: Contents, data: str) -> None:
        self.set = which
        self.data = data
        self.numbers: Numbers = contents.numbers
        self.events_removed = contents.events_removed
        """Event cards removed from each of the stages I and II, by the number of players. [SC-SETUP-07]"""
        self.races: tuple[Race, ...] = contents.races
        self.factions: tuple[Faction, ...] = contents.factions
        self.faction_number = {faction.id: faction.number for faction in self.factions}
        self._take_units(contents.units, contents.kinds)
        self._take_bases(contents)
        self._take_cards(contents)
        self._take_events(contents.events)
        self._take_leadership(contents.leadership)
        self._take_hero_traits()
        self.scenarios = {scenario.id: scenario for scenario in contents.scenarios}
        self._take_planets(contents)
        for scenario in contents.scenarios:
            scenario.number_names(self.unit_number, self.planet_number)

    def _take_units(self, units: tuple[Unit, ...], kinds: tuple[Unit, ...]) -> None:
        self.units = units
        self.kinds = kinds
        self.unit_ids = tuple(unit.id for unit in kinds)
        self.unit_number = {unit.id: unit.number for unit in kinds}
        self.plain = tuple(unit.plain for unit in kinds)
        self.family = families(kinds)
        """By kind: all kinds of its type if it is plain, else itself, as a bit set."""
        self.heroes = tuple(unit.id for unit in kinds if unit.hero)
        self.hero_numbers = tuple(unit.number for unit in kinds if unit.hero)
        self.stolen_kind = {(unit.stolen_from, unit.plain): unit.number for unit in kinds if unit.stolen_from >= 0}
        """By faction and unit type: the kind of a unit under mind control. [BW-MIND-02]"""
        self.race_of = tuple(unit.race for unit in kinds)
        self.race_units = tuple(tuple(unit.number for unit in units if unit.race == race) for race in range(len(RACES)))
        self.minerals = tuple(unit.minerals for unit in kinds)
        self.gas = tuple(unit.gas for unit in kinds)
        self.total_cost = total_costs(kinds)
        """Minerals and gas with those of the units consumed. [SC-KEY-29]"""
        self.consumes = tuple(unit.consumes for unit in kinds)
        self.flying = tuple(unit.flying for unit in kinds)
        self.all_units = (1 << len(kinds)) - 1
        self.flying_units = sum(1 << unit.number for unit in kinds if unit.flying)
        self.ground_units = self.all_units & ~self.flying_units
        self.targets = tuple(
            ("ground" in unit.targets) * self.ground_units | ("flying" in unit.targets) * self.flying_units
            for unit in kinds
        )
        """The unit types each can target, as a bit set. [SC-TARGET-02]"""
        self.support = tuple(unit.support for unit in kinds)
        self.assist = tuple(unit.assist for unit in kinds)
        self.assist_types = tuple(unit.number for unit in kinds if unit.assist)
        self.assist_units = sum(1 << unit.number for unit in kinds if unit.assist)
        self.detector = tuple(unit.detector for unit in kinds)
        self.cloaking = tuple(unit.cloaking for unit in kinds)
        self.cloaking_units = sum(1 << unit.number for unit in kinds if unit.cloaking)
        self.figures = tuple(unit.figures for unit in kinds)
        self.unit_installation = tuple(INSTALLATION_KINDS.get(unit.installation, NO_STRUCTURE) for unit in kinds)
        """The installation that allows each unit type, as the kind of structure, or NO_STRUCTURE. [BW-INST-08]"""
        self.installation_units = tuple(unit.number for unit in units if unit.installation)

    def _take_bases(self, contents: Contents) -> None:
        self.building_types = contents.building_types
        self.building_number = {name: number for number, name in enumerate(self.building_types)}
        self.buildings: tuple[tuple[Building, ...], ...] = contents.buildings
        """The levels of each building type."""
        self.building_named = {building.id: building for building in chain.from_iterable(self.buildings)}
        self.race_buildings = tuple(
            tuple(levels[0].type for levels in self.buildings if levels[0].race == race) for race in range(len(RACES))
        )
        self.printed_building = tuple(
            next(levels[0].type for levels in self.buildings if levels[0].race == race and levels[0].printed)
            for race in range(len(RACES))
        )
        """The building type on the sheet of each race from the start. [SC-UPG-10]"""
        unlocked = {
            unit: (building.type, building.level)
            for building in chain.from_iterable(self.buildings)
            for unit in building.unlocks
        }
        self.unit_building = tuple(unlocked.get(unit.number, (-1, 0)) for unit in self.kinds)
        """The building type and level that allow each unit type."""
        self.module_ids = contents.module_ids
        self.module_number = {name: number for number, name in enumerate(self.module_ids)}
        self.modules: tuple[tuple[Module | None, ...], ...] = contents.modules
        self.race_modules = tuple(
            tuple(name for name, module in zip(self.module_ids, own, strict=True) if module is not None)
            for own in self.modules
        )
        """The modules that each race can build, by name. [SC-MOD-04]"""
        self.exempting_module = self.module_number.get(ASSIST, -1)
        """The module by which assist units do not count against limits, or -1. [BW-MOD-06]"""
        self.evading_module = self.module_number.get(OFFENSIVE, -1)
        """The module by which transports get past Limited Orbital Defense, or -1. [BW-MOD-08]"""

    def _take_cards(self, contents: Contents) -> None:
        cards = contents.cards
        self.cards: tuple[Card, ...] = cards
        self.card_ids = tuple(card.id for card in cards)
        self.card_number = {card.id: card.number for card in cards}
        self.standard = tuple(card.kind == STANDARD for card in cards)
        self.icons = tuple(card.icons.mask for card in cards)
        self.supporter_icons = tuple(card.supporters.mask for card in cards)
        self.major = tuple(card.major for card in cards)
        self.minor = tuple(card.minor for card in cards)
        self.compare = tuple(card.ability.steps[COMPARE] for card in cards)
        self.technology_of = tuple(card.technology for card in cards)
        self.alike = tuple(next(other.number for other in cards if other.plays_like(card)) for card in cards)
        self.technologies: tuple[Technology, ...] = contents.technologies
        self.technology_number = {technology.id: technology.number for technology in self.technologies}
        self.faction_technologies = tuple(
            tuple(
                technology
                for technology in self.technologies
                if technology.race == faction.race and technology.faction in (-1, faction.number)
            )
            for faction in self.factions
        )
        self.decks = tuple(
            tuple(card.number for card in cards if card.technology < 0 and card.race == faction.race)
            for faction in self.factions
        )
        self.technology_decks = tuple(
            tuple(chain.from_iterable(technology.cards for technology in technologies))
            for technologies in self.faction_technologies
        )
        enabled = {
            unit: technology.number
            for technology in self.technologies
            for clause in technology.ability.clauses
            if isinstance(clause.effect, Enable)
            for unit in clause.effect.units.units
        }
        self.unit_technology = tuple(enabled.get(unit.number, -1) for unit in self.kinds)
        """The technology each tech-required unit type needs. [SC-TECHU-01]"""

    def _take_events(self, events: tuple[Event, ...]) -> None:
        self.events = events
        self.event_number = {event.id: event.number for event in events}
        self.event_cards = tuple(event.number for event in events for _ in range(event.copies))
        self.stage_cards = tuple(
            tuple(card for card, event in enumerate(self.event_cards) if events[event].stage == stage)
            for stage in range(4)
        )
        """The Event cards of each stage, from 1."""
        self.ending_event = next(event.number for event in events if event.the_end)

    def _take_leadership(self, cards: tuple[Leadership, ...]) -> None:
        self.leadership = cards
        self.leadership_number = {card.id: card.number for card in cards}
        self.faction_leadership = tuple(
            tuple(card for card in cards if card.faction == faction.number) for faction in self.factions
        )
        self.hero_unit = {card.hero: card.unit for card in cards if card.hero >= 0}
        """The unit type of each hero. [BW-HERO-02]"""
        self.hero_card = {card.hero: card.number for card in cards if card.hero >= 0}
        self.lasting_effects: dict[type[Effect], dict[int, list[tuple[Leadership, Effect]]]] = {}
        """By kind and faction: the lasting effects of Leadership cards, each with its card. [BW-LEAD-08]"""
        for card in cards:
            for clause in card.ability.at[ALWAYS]:
                by_faction = self.lasting_effects.setdefault(type(clause.effect), {})
                by_faction.setdefault(card.faction, []).append((card, clause.effect))

    def _take_hero_traits(self) -> None:
        """What Leadership cards say of a front-line unit for good, which is there only while the card is."""
        self.always_major = 0
        """Kinds of units that use the major values of any card, as a bit set."""
        fearful = 0
        for clause in (clause for card in self.leadership for clause in card.ability.at[ALWAYS]):
            whom = clause.front.mask if clause.front is not None else 0
            if isinstance(clause.effect, MajorValues):
                self.always_major |= whom
            elif isinstance(clause.effect, NoSacrifice):
                fearful |= whom
            elif isinstance(clause.effect, Matches):
                shown = clause.effect.units.mask
                self.icons = tuple(icons | whom if icons & shown else icons for icons in self.icons)
        self.sacrifice = tuple(unit.sacrifice and not fearful >> unit.number & 1 for unit in self.kinds)

    def _take_planets(self, contents: Contents) -> None:
        areas = contents.areas
        self.planets: tuple[Planet, ...] = contents.planets
        self.planet_number = {planet.id: planet.number for planet in self.planets}
        self.areas: tuple[Area, ...] = areas
        self.area_number = {area.id: area.number for area in areas}
        self.planet_of = tuple(area.planet for area in areas)
        self.resource = tuple(area.resource for area in areas)
        self.amount = tuple(area.amount for area in areas)
        self.points = tuple(area.points for area in areas)
        self.limit = tuple(area.limit for area in areas)
        sorts = {"any": self.all_units, "ground": self.ground_units, "flying": self.flying_units}
        self.may_enter = tuple(sorts[area.only] for area in areas)
        """The unit types an area takes, as a bit set. [BW-AREA-01]"""
        self.may_hold_base = tuple(area.only != "flying" for area in areas)
        """Whether an area can hold a base. [BW-AREA-04]"""
        self.strategic_areas = tuple(
            tuple(area for area in planet.areas if areas[area].strategic) for planet in self.planets
        )
        """The strategic areas of each planet. [BW-STRAT-01]"""


DATA = Path(__file__).parent / "data"
FIRST_DATA = DATA / "version-2"
"""Files as version 2 of the rules had them: two scenarios had other maps, and Bunker helped Ghosts too."""


def load_catalog(pack: Path | None = None, sets: str = BASE) -> Catalog:
    """The components of a set, corrected by an owner's pack if one is given; a pack is checked for every set.

    >>> catalog = load_catalog()
    >>> siege_tank = catalog.unit_number["siege-tank"]
    >>> catalog.minerals[siege_tank], catalog.gas[siege_tank], catalog.support[siege_tank]
    (2, 2, 2)
    """
    return catalog_for(read_pack(pack, LAYOUT), sets)


def catalog_for(texts: Texts, sets: str = BASE, *, first_data: bool = False) -> Catalog:
    """The components of a set, corrected by the texts of an owner's pack if there are any; perhaps those of version
    2 of the rules."""
    for other in SETS if texts else ():
        _catalog(texts, other, first_data)
    return _catalog(texts, sets, first_data)


@lru_cache(maxsize=8)
def _catalog(pack: Texts, sets: str, first_data: bool) -> Catalog:
    tables = read_data(DATA, LAYOUT, pack, sets, SETS)
    if first_data:
        layout = {file: LAYOUT[file] for file in LAYOUT if (FIRST_DATA / file).exists()}
        own = tuple(text for text in pack if text[0] in layout)
        tables |= read_data(FIRST_DATA, layout, own, sets, SETS)
    contents = read_contents(tables, sets)
    check_box(sets, contents)
    check_starting_forces(tables, contents)
    check_scenarios(tables, contents)
    return Catalog(sets, contents, digest(tables))
