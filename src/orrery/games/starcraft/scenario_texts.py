"""The scenarios in messages: who wins, and when; the words stand in `locales/`. [BW-SCEN-09]"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.message import Argument, Message
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.scenario import Scenario
from orrery.games.starcraft.texts import planet_name

Facts = dict[str, Argument]


def win_text(catalog: Catalog, scenario: Scenario, condition: tuple[str, ...]) -> Message:
    """One way to win a scenario."""
    name, *words = condition
    return Message(f"starcraft-wins-{name}", _facts[name](catalog, scenario, words))


def world_name(catalog: Catalog, scenario: Scenario, planet: str) -> Message:
    """A planet of a scenario: with the world of the story that it stands for, if it stands for one."""
    name = planet_name(catalog, catalog.planet_number[planet])
    world = scenario.row.stands_for.get(planet)
    if world is None:
        return name
    return Message("starcraft-world-as", {"planet": name, "world": Message(f"starcraft-world-{world}")})


def _faction(name: str) -> Message:
    return Message(f"starcraft-faction-{name}")


def _base_lost(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    faction, planet = words
    return {"faction": _faction(faction), "planet": world_name(catalog, scenario, planet)}


def _hero_lost(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    return {"heroes": [Message(f"starcraft-hero-{hero}") for hero in words], "count": len(words)}


def _number(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    [number] = words
    return {"count": int(number)}


def _no_bases(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    [race] = words
    return {"race": Message(f"starcraft-race-{race}")}


def _race_on(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    race, planet = words
    return {"race": Message(f"starcraft-race-{race}"), "planet": world_name(catalog, scenario, planet)}


def _items_home(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    return {"planets": [world_name(catalog, scenario, planet) for planet in words]}


def _at_installation(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    [installation] = words
    return {"installation": Message(f"starcraft-installation-{installation}")}


def _rounds_over(catalog: Catalog, scenario: Scenario, words: list[str]) -> Facts:
    return {"rounds": scenario.row.rounds}


_facts: dict[str, Callable[[Catalog, Scenario, list[str]], Facts]] = {
    "base-lost": _base_lost,
    "hero-lost": _hero_lost,
    "points": _number,
    "the-end": _number,
    "no-bases": _no_bases,
    "race-on": _race_on,
    "items-home": _items_home,
    "at-installation": _at_installation,
    "rounds-over": _rounds_over,
}
"""What the words of each condition need to know."""
