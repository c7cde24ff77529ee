"""The whole catalogue as plain data, for interfaces that draw it.

Everything is keyed by its id. Names and texts are messages to be worded in `locales/`; `confidence` says how sure a row
is, `reconstructed` which of its facts are guessed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.core.message import Message
from orrery.games.starcraft.cards import Card, Event, Technology
from orrery.games.starcraft.catalog import RACES, RESOURCES, SIDES, Catalog
from orrery.games.starcraft.effect import UnitSet
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.pieces import Area, Building, Faction, Module, Planet, Provenance, Race, Unit
from orrery.games.starcraft.rows import Start, name_and_amount
from orrery.games.starcraft.scenario import Scenario
from orrery.games.starcraft.scenario_texts import win_text
from orrery.games.starcraft.texts import (
    area_name,
    building_name,
    card_name,
    card_text,
    event_name,
    event_text,
    leadership_name,
    leadership_text,
    module_text,
    objective_text,
    planet_name,
    race_name,
    technology_name,
    technology_text,
    unit_name,
)

Json = dict[str, Any]


def components(catalog: Catalog, seats: int) -> Json:
    """Races, factions, units, buildings, modules, cards, events, planets and areas, and what depends on the seats."""
    return {
        "set": catalog.set,
        "events_removed": catalog.events_removed[seats],
        "numbers": {name: getattr(catalog.numbers, name) for name in catalog.numbers.__slots__},
        "races": {race.id: _race(catalog, race) for race in catalog.races},
        "factions": {faction.id: _faction(catalog, faction) for faction in catalog.factions},
        "units": {unit.id: _unit(catalog, unit) for unit in catalog.kinds},
        "buildings": {building.id: _building(catalog, building) for levels in catalog.buildings for building in levels},
        "modules": {name: _module(catalog, number) for number, name in enumerate(catalog.module_ids)},
        "cards": {card.id: _card(catalog, card) for card in catalog.cards},
        "technologies": {technology.id: _technology(catalog, technology) for technology in catalog.technologies},
        "events": {event.id: _event(catalog, event) for event in catalog.events},
        "leadership": {card.id: _leadership(catalog, card) for card in catalog.leadership},
        "scenarios": {scenario.id: _scenario(catalog, scenario) for scenario in catalog.scenarios.values()},
        "planets": {planet.id: _planet(catalog, planet) for planet in catalog.planets},
        "areas": {area.id: _area(catalog, area) for area in catalog.areas},
    }


def _said(message: Message) -> Json:
    said: Json = msgspec.to_builtins(message)
    return said


def _marks(provenance: Provenance) -> Json:
    return {"confidence": provenance.confidence, "reconstructed": list(provenance.reconstructed_fields)}


def _unit_ids(catalog: Catalog, units: UnitSet) -> list[str]:
    """The unit types of a set by their ids, and the heroes that it names."""
    return [kind.id for kind in catalog.kinds if kind.number in units and kind.number in (kind.plain, *units.units)]


def _race(catalog: Catalog, race: Race) -> Json:
    return {
        "name": _said(race_name(race.number)),
        "hand": race.hand,
        "build_limit": race.build_limit,
        "build_limit_per_type": race.build_limit_per_type,
        "module_spaces": race.module_spaces,
        "permanent": dict(zip(RESOURCES, race.permanent, strict=True)),
        "costs": {"worker": race.worker_cost, "transport": race.transport_cost, "base": race.base_cost},
        "defender_cards": race.defender_cards,
        "placing_cards": race.placing_cards,
        "lift_off": race.lift_off,
        "building_types": [catalog.building_types[number] for number in catalog.race_buildings[race.number]],
        **_marks(race.provenance),
    }


def _faction(catalog: Catalog, faction: Faction) -> Json:
    return {
        "name": _said(Message(f"starcraft-faction-{faction.id}")),
        "race": RACES[faction.race],
        "colour": faction.colour,
        "objective": _said(objective_text(catalog, faction)),
        "units": {catalog.unit_ids[unit]: count for unit, count in faction.units},
        "workers": faction.workers,
        "transports": faction.transports,
        "bases": faction.bases,
        **_marks(faction.provenance),
    }


def _unit(catalog: Catalog, unit: Unit) -> Json:
    kind, level = catalog.unit_building[unit.number]
    technology = catalog.unit_technology[unit.number]
    consumed, count = unit.consumes
    keywords = {
        "assist": unit.assist,
        "detector": unit.detector,
        "cloaking": unit.cloaking,
        "sacrifice": unit.sacrifice,
    }
    return {
        "name": _said(unit_name(catalog, unit.number)),
        "figure": catalog.unit_ids[unit.plain],
        "hero": unit.hero,
        "stolen_from": catalog.factions[unit.stolen_from].id if unit.stolen_from >= 0 else "",
        "race": RACES[unit.race],
        "minerals": unit.minerals,
        "gas": unit.gas,
        "consumes": {catalog.unit_ids[consumed]: count} if consumed >= 0 else {},
        "flying": unit.flying,
        "targets": list(unit.targets),
        "support": unit.support,
        "keywords": [keyword for keyword, has in keywords.items() if has],
        "classes": list(unit.classes),
        "figures": unit.figures,
        "building": catalog.buildings[kind][level - 1].id if kind >= 0 else "",
        "technology": catalog.technologies[technology].id if technology >= 0 else "",
        "installation": unit.installation,
        **_marks(unit.provenance),
    }


def _building(catalog: Catalog, building: Building) -> Json:
    return {
        "name": _said(building_name(catalog, building)),
        "race": RACES[building.race],
        "type": catalog.building_types[building.type],
        "level": building.level,
        "minerals": building.minerals,
        "gas": building.gas,
        "printed": building.printed,
        "unlocks": [catalog.unit_ids[unit] for unit in building.unlocks],
        **_marks(building.provenance),
    }


def _module(catalog: Catalog, number: int) -> Json:
    """A module, with what it costs each race that has it."""
    own = [module for module in (catalog.modules[race][number] for race in range(len(RACES))) if module is not None]
    return {
        "name": _said(Message(f"starcraft-module-{catalog.module_ids[number]}")),
        "text": _said(module_text(catalog, number)),
        "races": {RACES[module.race]: _module_of_race(module) for module in own},
    }


def _module_of_race(module: Module) -> Json:
    return {
        "minerals": module.minerals,
        "gas": module.gas,
        "tokens": module.tokens,
        **_marks(module.provenance),
    }


def _card(catalog: Catalog, card: Card) -> Json:
    return {
        "name": _said(card_name(catalog, card)),
        "text": _said(card_text(catalog, card)),
        "race": RACES[card.race],
        "kind": card.kind,
        "technology": catalog.technologies[card.technology].id if card.technology >= 0 else "",
        "units": "any" if card.icons.kind == "any" else _unit_ids(catalog, card.icons),
        "supporters": _unit_ids(catalog, card.supporters),
        "major": list(card.major),
        "minor": list(card.minor),
        **_marks(card.provenance),
    }


def _technology(catalog: Catalog, technology: Technology) -> Json:
    return {
        "name": _said(technology_name(technology)),
        "text": _said(technology_text(catalog, technology)),
        "race": RACES[technology.race],
        "faction": catalog.factions[technology.faction].id if technology.faction >= 0 else "",
        "minerals": technology.minerals,
        "gas": technology.gas,
        "kind": technology.kind,
        "for_sale": technology.for_sale,
        "cards": [catalog.card_ids[card] for card in technology.cards],
        **_marks(technology.provenance),
    }


def _event(catalog: Catalog, event: Event) -> Json:
    return {
        "name": _said(event_name(event)),
        "text": _said(event_text(catalog, event)),
        "stage": event.stage,
        "copies": event.copies,
        "stays": event.stays,
        "name_confidence": event.name_confidence,
        "copies_confidence": event.copies_confidence,
        **_marks(event.provenance),
    }


def _leadership(catalog: Catalog, card: Leadership) -> Json:
    """A Leadership card; starting forces stand on those of Stage I. [BW-LEAD-10]"""
    return {
        "name": _said(leadership_name(card)),
        "text": _said(leadership_text(catalog, card)),
        "faction": catalog.factions[card.faction].id,
        "stage": card.stage,
        "kind": card.kind,
        "stays": card.stays,
        "hero": catalog.unit_ids[card.hero] if card.hero >= 0 else "",
        "unit": catalog.unit_ids[card.unit] if card.unit >= 0 else "",
        "installation": card.installation,
        "units": {catalog.unit_ids[unit]: count for unit, count in card.units},
        "workers": card.workers,
        "transports": card.transports,
        "bases": card.bases,
        **_marks(card.provenance),
    }


def _scenario(catalog: Catalog, scenario: Scenario) -> Json:
    """A scenario: who plays it, its map, and who wins when. [BW-SCEN-03] [BW-SCEN-06] [BW-SCEN-09]"""
    row = scenario.row
    return {
        "name": _said(Message(f"starcraft-scenario-{scenario.id}")),
        "seats": list(row.seats),
        "seating": list(row.seating),
        "absent": {seats: list(factions) for seats, factions in row.absent.items()},
        "automatic": {"faction": row.automatic.faction, "by": row.automatic.by} if row.automatic else None,
        "teams": [list(team) for team in row.teams],
        "map": [{"planet": planet, "x": x, "y": y, "turns": turns} for planet, x, y, turns in row.map],
        "z": [list(ends) for ends in row.z],
        "stands_for": {planet: _said(Message(f"starcraft-world-{world}")) for planet, world in row.stands_for.items()},
        "start": [_start(start) for start in row.start],
        "rounds": row.rounds,
        "wins": [
            {
                "factions": list(win.factions),
                "when": [_said(win_text(catalog, scenario, condition)) for condition in conditions],
            }
            for win, conditions in zip(row.wins, scenario.wins, strict=True)
        ],
        **_marks(Provenance(row)),
    }


def _start(start: Start) -> Json:
    """Where a faction begins, and with what. [BW-SCEN-06]"""
    return {
        "faction": start.faction,
        "workers": start.workers,
        "hero": start.hero,
        "at": [
            {
                "planet": place.planet,
                "units": dict(map(name_and_amount, place.units)),
                "hero": place.hero,
                "bases": place.bases,
                "installation": place.installation,
                "item": place.item,
            }
            for place in start.at
        ],
    }


def _planet(catalog: Catalog, planet: Planet) -> Json:
    """A planet; `slots` are the sides of the unturned tile with a place for a route."""
    return {
        "name": _said(planet_name(catalog, planet.number)),
        "large": planet.large,
        "slots": [side for number, side in enumerate(SIDES) if planet.slots[0] >> number & 1],
        "areas": [catalog.areas[area].id for area in planet.areas],
        **_marks(planet.provenance),
    }


def _area(catalog: Catalog, area: Area) -> Json:
    return {
        "name": _said(area_name(catalog, area)),
        "planet": catalog.planets[area.planet].id,
        "place": area.place,
        "kind": area.kind,
        "amount": area.amount,
        "points": area.points,
        "limit": area.limit,
        "only": area.only,
        **_marks(area.provenance),
    }
