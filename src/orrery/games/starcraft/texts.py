"""Names and texts of components, as messages; the words stand in `locales/`.

What a card does is put together from its parsed effects, so that a corrected number is the number shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields

from orrery.core.message import Argument, Message
from orrery.games.starcraft.ability import AFTER_DRAW, ALL, CALLED, END_DESTROY, OCCASIONS, Ability, Clause, Test
from orrery.games.starcraft.cards import Card, Event, Technology
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.effect import Buy, Destroy, Effect, GainUnits, PlaceInstallation, Splash, TheEnd, UnitSet
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.leadership_effect import ModulesCount, ShuffleIn
from orrery.games.starcraft.pieces import Area, Building, Faction
from orrery.games.starcraft.rows import RACES

# Names


def unit_name(catalog: Catalog, unit: int) -> Message:
    """A unit by name: its type, or a hero, or a unit under mind control and whose it was."""
    kind = catalog.kinds[unit]
    if kind.hero:
        return Message(f"starcraft-hero-{kind.id}")
    plain = Message(f"starcraft-unit-{catalog.unit_ids[kind.plain]}")
    if kind.stolen_from < 0:
        return plain
    faction = Message(f"starcraft-faction-{catalog.factions[kind.stolen_from].id}")
    return Message("starcraft-unit-stolen", {"unit": plain, "faction": faction})


def race_name(race: int) -> Message:
    """A race by name."""
    return Message(f"starcraft-race-{RACES[race]}")


def building_name(catalog: Catalog, building: Building) -> Message:
    """A building with its level."""
    kind = Message(f"starcraft-building-{catalog.building_types[building.type]}")
    return Message("starcraft-building", {"type": kind, "level": building.level})


def planet_name(catalog: Catalog, planet: int) -> Message:
    """A planet by name."""
    return Message(f"starcraft-planet-{catalog.planets[planet].id}")


def area_name(catalog: Catalog, area: Area) -> Message:
    """An area: its planet, its place there, and what it yields."""
    return Message(
        f"starcraft-area-{area.kind}",
        {"planet": planet_name(catalog, area.planet), "place": area.place, "amount": area.amount or area.points},
    )


def technology_name(technology: Technology) -> Message:
    """A technology by name, an owner's own words if there are any."""
    return _own_words(technology.name) or Message(f"starcraft-technology-{technology.id}")


def event_name(event: Event) -> Message:
    """An Event card by name, likewise."""
    return _own_words(event.name) or Message(f"starcraft-card-event-{event.id}")


def leadership_name(card: Leadership) -> Message:
    """A Leadership card by name, likewise."""
    return _own_words(card.name) or Message(f"starcraft-leadership-{card.id}")


def card_name(catalog: Catalog, card: Card) -> Message:
    """A Technology card by its technology; a card of the starting deck by what it is, for it bears no name: attack and
    health with its units, or what a reinforcement card does. Of two that are alike in that the text tells, too."""
    if card.technology >= 0:
        return technology_name(catalog.technologies[card.technology])
    if card.kind != "standard":
        return Message("starcraft-combat-card-reinforcement", {"text": effects_text(catalog, card.ability.clauses)})
    facts: dict[str, Argument] = {"attack": card.major[0], "health": card.major[1], "units": icon_names(catalog, card)}
    if card.ability.clauses and any(
        _looks_like(card, other) and other.ability != card.ability for other in catalog.cards
    ):
        return Message("starcraft-combat-card-telling", {**facts, "text": effects_text(catalog, card.ability.clauses)})
    return Message("starcraft-combat-card", facts)


def _looks_like(card: Card, other: Card) -> bool:
    """Whether two cards of the starting deck show the same."""
    return other.technology < 0 and (card.race, card.major, card.icons) == (other.race, other.major, other.icons)


def icon_names(catalog: Catalog, card: Card) -> list[str | Message]:
    """The units on a Combat card."""
    if card.icons.kind == "any":
        return [Message("starcraft-units-any")]
    shown = [unit.number for unit in catalog.kinds if unit.number in (unit.plain, *card.icons.units)]
    found: list[str | Message] = [unit_name(catalog, unit) for unit in shown if unit in card.icons]
    return found or [Message("starcraft-text-none")]


def effects_text(catalog: Catalog, clauses: Sequence[Clause]) -> Message:
    """What something does, without when and at what cost."""
    parts = [effect_text(catalog, clause, effect) for clause in clauses for effect in clause.effects]
    return _fold("starcraft-text-lists", parts) if parts else Message("starcraft-text-none")


def _own_words(text: str) -> Message | None:
    return Message("starcraft-text-own-words", {"text": text}) if text else None


# Texts


def objective_text(catalog: Catalog, faction: Faction) -> Message:
    """A faction's special victory objective. [SC-WIN-09] [SC-WIN-11]"""
    return _objective(catalog, faction.objective, faction.goal, faction.stage)


def _objective(catalog: Catalog, objective: str, goal: int, from_stage: int) -> Message:
    facts: dict[str, Argument] = {"goal": goal, "points": catalog.numbers.points_against_aldaris}
    what = Message(f"starcraft-objective-{objective}", facts)
    if from_stage == 1:
        return what
    stage = Message("starcraft-objective-stage", {"stage": "I" * from_stage})
    return Message("starcraft-text-then", {"first": what, "rest": stage})


def module_text(catalog: Catalog, module: int) -> Message:
    """What a module does. [SC-MOD-03] [SC-MOD-06] [SC-MOD-07]"""
    numbers = catalog.numbers
    facts: dict[str, Argument] = {"units": numbers.supply_units, "attack": numbers.anti_aircraft}
    return Message(f"starcraft-module-{catalog.module_ids[module]}-text", facts)


def technology_text(catalog: Catalog, technology: Technology) -> Message:
    """What a technology does, or an owner's own words."""
    return _own_words(technology.text) or ability_text(catalog, technology.ability)


def card_text(catalog: Catalog, card: Card) -> Message:
    """What a Combat or Technology card does."""
    if card.technology >= 0:
        return technology_text(catalog, catalog.technologies[card.technology])
    return ability_text(catalog, card.ability)


def event_text(catalog: Catalog, event: Event) -> Message:
    """What an Event card does and what becomes of it, or an owner's own words."""
    text = _own_words(event.text) or ability_text(catalog, event.ability)
    if event.stays == "discard":
        return text
    return Message("starcraft-text-then", {"first": Message(f"starcraft-stays-{event.stays}"), "rest": text})


def leadership_text(catalog: Catalog, card: Leadership) -> Message:
    """What a Leadership card does: its objective, or its ability; or an owner's own words. [BW-LEAD-10] [BW-LEAD-12]"""
    if card.text:
        return Message("starcraft-text-own-words", {"text": card.text})
    if card.objective:
        return _objective(catalog, card.objective, card.goal, card.objective_stage)
    return ability_text(catalog, card.ability)


def ability_text(catalog: Catalog, ability: Ability) -> Message:
    """All sentences of a card, one after the other."""
    if not ability.clauses:
        return Message("starcraft-text-none")
    return _fold("starcraft-text-then", [_sentence(catalog, group) for group in _groups(ability.clauses)])


def _groups(clauses: tuple[Clause, ...]) -> list[list[Clause]]:
    """The clauses sentence by sentence: those used at the same moment on the same conditions share one."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0] if groups else None
        if last is not None and clause.moment in (*CALLED, *OCCASIONS) and _when(clause) == _when(last):
            groups[-1].append(clause)
        else:
            groups.append([clause])
    return groups


def _when(clause: Clause) -> tuple[object, ...]:
    return clause.moment, clause.front, clause.against, clause.tests


def _sentence(catalog: Catalog, clauses: list[Clause]) -> Message:
    """When and on which conditions, then what happens; what needs no occasion has its conditions at the end."""
    first = clauses[0]
    what = _fold("starcraft-text-more", [_what(catalog, clause) for clause in clauses])
    conditions = _conditions(catalog, first)
    if first.moment in OCCASIONS or first.moment in CALLED:
        when = _on(Message(f"starcraft-moment-{first.moment}"), conditions)
        return Message("starcraft-text-when", {"when": when, "what": what})
    return Message("starcraft-text-sentence", {"what": _on(what, conditions)})


def _on(what: Message, conditions: list[str | Message]) -> Message:
    """Something with the conditions on which it happens."""
    return Message("starcraft-text-on", {"what": what, "conditions": conditions}) if conditions else what


def _what(catalog: Catalog, clause: Clause) -> Message:
    parts = [effect_text(catalog, clause, effect) for effect in clause.effects]
    what = parts[0] if clause.join == ALL else _fold(f"starcraft-text-{clause.join}", parts)
    if clause.cost is None:
        return what
    return Message("starcraft-text-cost", {"cost": effect_text(catalog, clause, clause.cost), "what": what})


def _conditions(catalog: Catalog, clause: Clause) -> list[str | Message]:
    found: list[str | Message] = []
    if clause.front is not None:
        found.append(Message("starcraft-if-front", {"units": _units(catalog, clause.front)}))
    if clause.against is not None:
        found.append(Message("starcraft-if-against", {"units": _units(catalog, clause.against)}))
    found.extend(_test(catalog, test) for test in clause.tests)
    if clause.step in (END_DESTROY, AFTER_DRAW):
        found.append(Message(f"starcraft-step-{clause.step}"))
    return found


def _test(catalog: Catalog, test: Test) -> Message:
    key = f"starcraft-if-{'' if test.wanted else 'not-'}{test.name}"
    return Message(key, {"unit": unit_name(catalog, test.unit)} if test.unit >= 0 else {})


def effect_text(catalog: Catalog, clause: Clause, effect: Effect) -> Message:
    """An effect under the name of its record, with the numbers and words of its fields."""
    name = re.sub(r"(?<!^)([A-Z])", r"-\1", type(effect).__name__).lower()
    facts: dict[str, Argument] = {"moment": clause.moment}
    for field in fields(effect):
        facts[field.name] = _fact(catalog, field.name, getattr(effect, field.name))
    return Message(f"starcraft-effect-{name}", facts | _more_facts(catalog, effect))


def _fact(catalog: Catalog, name: str, value: object) -> Argument:
    """The value of an effect's field: units by their names, yes and no as words, all else as it is."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int():
            return unit_name(catalog, value) if name in ("unit", "hero") else value
        case UnitSet():
            return _units(catalog, value)
        case _:
            return str(value)


def _more_facts(catalog: Catalog, effect: Effect) -> dict[str, Argument]:
    """What the words of some effects need besides their fields."""
    match effect:
        case Splash(ground, flying, only, _):
            sort = "only" if only else "both" if ground and flying else "ground" if ground else "flying"
            return {"sort": sort, "only": _either([unit_name(catalog, unit) for unit in only]) if only else ""}
        case Buy(kinds, _, _, only):
            things = (
                [Message(f"starcraft-module-{only}")] if only else [Message(f"starcraft-kind-{kind}") for kind in kinds]
            )
            return {"things": _either(things)}
        case Destroy(_, _, units, _):
            return {"sort": units.kind}
        case GainUnits(_, own):
            return {"units": _units_by_race(catalog, own)}
        case PlaceInstallation(installation):
            return {"installation": Message(f"starcraft-installation-{installation}")}
        case ShuffleIn(technologies):
            return {"names": [Message(f"starcraft-technology-{name}") for name in technologies]}
        case ModulesCount(modules):
            return {"names": [Message(f"starcraft-module-{name}") for name in modules]}
        case TheEnd():
            return {"cards": catalog.numbers.ending_cards}
    return {}


def _units(catalog: Catalog, units: UnitSet) -> Message:
    if units.kind == "units":
        return _either([unit_name(catalog, unit) for unit in units.units])
    names: list[str | Message] = [unit_name(catalog, unit) for unit in units.units]
    return Message(f"starcraft-units-{units.kind}", {"units": names} if names else {})


def _units_by_race(catalog: Catalog, units: tuple[tuple[int, int], ...]) -> Message:
    """Free units, which each race gets of its own."""
    lists = []
    for race in range(len(RACES)):
        own: list[str | Message] = [
            Message("starcraft-text-count", {"count": count, "name": unit_name(catalog, unit)})
            for unit, count in units
            if catalog.race_of[unit] == race
        ]
        if own:
            lists.append(Message("starcraft-text-race-units", {"race": race_name(race), "units": own}))
    return _fold("starcraft-text-lists", lists)


def _either(parts: Sequence[Message]) -> Message:
    """One of several things."""
    *some, last = parts
    listed: list[str | Message] = list(some)
    return Message("starcraft-text-either", {"some": listed, "last": last}) if some else last


def _fold(key: str, parts: Sequence[Message]) -> Message:
    """Several messages as one, each put before the rest."""
    *before, folded = parts
    for part in reversed(before):
        folded = Message(key, {"first": part, "rest": folded})
    return folded
