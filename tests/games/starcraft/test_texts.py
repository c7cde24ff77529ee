"""Every component has a name and every card a text in every language, and the numbers in it are those of the data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.core.message import Message
from orrery.core.words import LANGUAGES, Words
from orrery.games.starcraft import texts
from orrery.games.starcraft.catalog import BASE, BROOD_WAR, RACES, SETS, Catalog, load_catalog
from orrery.games.starcraft.components import components
from orrery.games.starcraft.rows import CLASSES, INSTALLATIONS
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.scenario_texts import win_text
from orrery.games.starcraft.vocabulary import EFFECTS, TESTS
from tests.core.speaking import Speaker, keys_of


def pack(folder: Path, file: str, text: str) -> Path:
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def messages(catalog: Catalog) -> list[Message]:
    """All names and texts of a set."""
    named = [texts.unit_name(catalog, number) for number in range(len(catalog.kinds))]
    named += [texts.race_name(race) for race in range(len(RACES))]
    named += [Message(f"starcraft-faction-{faction.id}") for faction in catalog.factions]
    named += [Message(f"starcraft-colour-{faction.colour}") for faction in catalog.factions]
    named += [texts.building_name(catalog, level) for levels in catalog.buildings for level in levels]
    named += [Message(f"starcraft-module-{name}") for name in catalog.module_ids]
    named += [texts.planet_name(catalog, planet.number) for planet in catalog.planets]
    named += [texts.area_name(catalog, area) for area in catalog.areas]
    named += [texts.card_name(catalog, card) for card in catalog.cards]
    named += [texts.event_name(event) for event in catalog.events]
    named += [texts.leadership_name(card) for card in catalog.leadership]
    named += [Message(f"starcraft-scenario-{name}") for name in catalog.scenarios]
    named += [
        win_text(catalog, scenario, condition)
        for scenario in catalog.scenarios.values()
        for conditions in scenario.wins
        for condition in conditions
    ]
    worlds = [world for scenario in catalog.scenarios.values() for world in scenario.row.stands_for.values()]
    named += [Message(f"starcraft-world-{world}") for world in worlds]
    if catalog.leadership:
        named += [Message(f"starcraft-item-{item}") for item in ITEMS]
        named += [Message(f"starcraft-installation-{name}") for name in INSTALLATIONS]
    told = [texts.card_text(catalog, card) for card in catalog.cards]
    told += [texts.event_text(catalog, event) for event in catalog.events]
    told += [texts.leadership_text(catalog, card) for card in catalog.leadership]
    told += [texts.objective_text(catalog, faction) for faction in catalog.factions]
    told += [texts.module_text(catalog, module) for module in range(len(catalog.module_ids))]
    return named + told


@pytest.mark.parametrize("which", SETS)
def test_everything_has_words_in_every_language(which: str) -> None:
    speaker = Speaker()
    for message in messages(load_catalog(sets=which)):
        speaker.say(message)


def test_no_words_are_left_over() -> None:
    speaker = Speaker()
    for which in SETS:
        for message in messages(load_catalog(sets=which)):
            speaker.say(message)
    said = {"unit", "race", "faction", "colour", "planet", "technology", "card-event", "objective", "area", "moment"}
    said |= {"stays", "step", "hero", "kind", "building", "module", "leadership", "scenario", "world", "item"}
    said |= {"installation"}
    for kind in said:
        prefix = f"starcraft-{kind}-"
        assert keys_of(prefix) == {key.removeprefix(prefix) for key in speaker.keys if key.startswith(prefix)}
    effects = {key.removeprefix("starcraft-effect-") for key in speaker.keys if key.startswith("starcraft-effect-")}
    assert keys_of("starcraft-effect-") - effects == {"recharge"}
    tests = set(TESTS) | {f"not-{name}" for name in TESTS} | {"front", "against"}
    assert keys_of("starcraft-if-") == tests
    assert len(effects) + 1 == len(EFFECTS)
    assert keys_of("starcraft-class-") == set(CLASSES)
    assert set(CLASSES) <= keys_of("starcraft-units-")


def test_every_negated_test_has_words() -> None:
    speaker = Speaker()
    for name in TESTS:
        for key in (f"starcraft-if-{name}", f"starcraft-if-not-{name}"):
            speaker.say(Message(key, {"unit": Message("starcraft-unit-marine")}))
    for once in ("yes", "no"):
        speaker.say(Message("starcraft-effect-recharge", {"once": once}))


def says(catalog: Catalog, name: str, language: str = "en") -> str:
    """The text of a card, technology or event."""
    words = Words(language)
    if name in catalog.technology_number:
        return words.say(texts.technology_text(catalog, catalog.technologies[catalog.technology_number[name]]))
    if name in catalog.event_number:
        return words.say(texts.event_text(catalog, catalog.events[catalog.event_number[name]]))
    return words.say(texts.card_text(catalog, catalog.cards[catalog.card_number[name]]))


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("terran-3", "–", "–"),
        ("terran-13", "+1 attack (Siege Tank in front).", "+1 Angriffsstärke (Belagerungspanzer an der Front)."),
        (
            "terran-11",
            "+2 attack (Goliath in front, against a flying unit).",
            "+2 Angriffsstärke (Goliath an der Front, gegen eine Flugeinheit).",
        ),
        (
            "terran-9",
            "Splash damage that hits only Marine, Zealot or Zergling.",
            "Streuschaden, der nur trifft: Spacemarine, Berserker oder Zergling.",
        ),
        ("psionic-storm", "+2 attack. Your side has a detector. Ground/flying splash damage.", None),
        (
            "leg-enhancement",
            "At the start of a battle (as the attacker, with your Zealot in the battle): "
            "The opponent destroys 1 of their units in the battle, a ground unit, costing 2 or less in all.",
            None,
        ),
        (
            "nuke",
            "The opponent destroys 3 of their units in the area (unless your front-line unit was destroyed, "
            "at the end of the Destroy Units step). Return this card to your Technology deck.",
            None,
        ),
        (
            "consume",
            "At the start of a battle (with your Defiler in the battle): Destroy one of your units in the battle, "
            "or a worker in your Worker Pool. If you do: Draw 3 Combat cards.",
            None,
        ),
        (
            "withdrawal-2",
            "Keep this card until you use it. At the start of a battle (as the defender): You may move any of your "
            "units from the contested area to one friendly or empty area of the planet. "
            "There is no battle, and the attacker’s units retreat.",
            None,
        ),
        (
            "reinforcements",
            "Place free units in one friendly or empty area: "
            "Terran 2 × Marine, 1 × Firebat; Protoss 2 × Zealot; Zerg 2 × Zergling, 1 × Hydralisk.",
            "Setze Einheiten ohne Kosten in ein eigenes oder leeres Gebiet: "
            "Terraner 2 × Spacemarine, 1 × Feuerfresser; Protoss 2 × Berserker; Zerg 2 × Zergling, 1 × Hydralisk.",
        ),
        (
            "planetary-conquest",
            "Gain 1 conquest point. Gain 1 conquest point (if no opponent has fewer conquest points than you).",
            "Du erhältst 1 Siegpunkt. Du erhältst 1 Siegpunkt (falls kein Gegner weniger Siegpunkte hat als du).",
        ),
        (
            "air-support",
            "You may buy now: Air Support, 2 minerals cheaper. The workers used for it are missing in the next round.",
            None,
        ),
    ],
)
def test_how_texts_read(name: str, english: str, german: str | None) -> None:
    catalog = load_catalog()
    assert says(catalog, name) == english
    if german is not None:
        assert says(catalog, name, "de") == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_number_is_the_number_shown(tmp_path: Path, language: str) -> None:
    nuke = "destroy(5,area)[if=not(front_destroyed)]@end_destroy;return_to_technology"
    pack(tmp_path, "technologies.toml", f'[[technology]]\nid = "nuke"\nability = "{nuke}"\nsource = "my box"\n')
    pack(tmp_path, "events.toml", '[[event]]\nid = "worker-draft"\nability = "workers(7)"\nsource = "my box"\n')
    pack(tmp_path, "numbers.toml", '[[number]]\nid = "anti-aircraft"\nvalue = 6\nsource = "my box"\n')
    ours, corrected = load_catalog(), load_catalog(tmp_path)
    for name, before, after in (("nuke", "3", "5"), ("worker-draft", "2", "7")):
        was, now = says(ours, name, language), says(corrected, name, language)
        assert re.findall(r"\d+", was) == [before]
        assert re.findall(r"\d+", now) == [after]
        assert now == was.replace(before, after)
    module = corrected.module_number["air-support"]
    assert "+6 " in Words(language).say(texts.module_text(corrected, module))


def test_an_owners_own_words_are_shown(tmp_path: Path) -> None:
    words = '[[event]]\nid = "worker-draft"\nname = "Call to Work"\ntext = "Two more hands."\nsource = "my box"\n'
    catalog = load_catalog(pack(tmp_path, "events.toml", words))
    event = catalog.events[catalog.event_number["worker-draft"]]
    assert Words("de").say(texts.event_name(event)) == "Call to Work"
    assert Words("de").say(texts.event_text(catalog, event)) == "Two more hands."


def test_names() -> None:
    catalog, words = load_catalog(), Words("de")
    building = catalog.buildings[catalog.building_number["barracks"]][1]
    assert words.say(texts.building_name(catalog, building)) == "Kaserne II"
    assert words.say(texts.area_name(catalog, catalog.areas[catalog.area_number["torus-1"]])) == "Torus 1: 2 Siegpunkte"
    cards = {
        "zerg-6": "6/6 (Hydralisk)",
        "terran-12": "6/7 (Goliath, Raumjäger; +1 Angriffsstärke)",  # terran-11 shows the same
        "zerg-17": "Verstärkung „+1 Angriffsstärke“",
    }
    for card, name in cards.items():
        assert words.say(texts.card_name(catalog, catalog.cards[catalog.card_number[card]])) == name
    aldaris = catalog.factions[catalog.faction_number["aldaris"]]
    assert "20 conquest points" in Words("en").say(texts.objective_text(catalog, aldaris))


# Components for interfaces


def said(value: Any) -> list[Message]:
    """All messages in plain data."""
    if isinstance(value, dict) and set(value) == {"key", "arguments", "rule"}:
        return [message(value)]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [found for part in parts for found in said(part)]


def message(value: Any) -> Any:
    """A message from plain data."""
    if isinstance(value, dict):
        return Message(value["key"], {name: message(part) for name, part in value["arguments"].items()}, value["rule"])
    return [message(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("which", SETS)
def test_components_are_plain_data_whose_messages_can_be_said(which: str) -> None:
    catalog = load_catalog(sets=which)
    plain = components(catalog, 4)
    assert json.loads(json.dumps(plain)) == plain
    speaker = Speaker()
    found = said(plain)
    assert len(found) > 400
    for each in found:
        speaker.say(each)


def test_components_hold_the_whole_catalogue() -> None:
    catalog = load_catalog()
    plain = components(catalog, 3)
    assert plain["set"] == BASE
    assert plain["events_removed"] == 15
    assert plain["numbers"]["points_to_win"] == 15
    for kind, count in {
        "races": 3,
        "factions": 6,
        "units": 25,
        "buildings": 23,
        "modules": 3,
        "cards": 54 + 63,
        "technologies": len(catalog.technologies),
        "events": len(catalog.events),
        "planets": 12,
        "areas": 37,
    }.items():
        assert len(plain[kind]) == count
    tank = plain["units"]["siege-tank"]
    assert (tank["minerals"], tank["gas"], tank["targets"], tank["building"]) == (2, 2, ["ground"], "factory-3")
    assert plain["units"]["archon"]["consumes"] == {"high-templar": 2}
    assert plain["units"]["archon"]["technology"] == "summon-archon"
    assert plain["cards"]["protoss-17"]["units"] == "any"
    assert plain["cards"]["irradiate-1"]["supporters"] == ["science-vessel"]
    assert plain["modules"]["supply"]["races"].keys() == {"terran", "protoss"}
    assert plain["planets"]["braken"]["slots"] == ["N", "E"]
    assert plain["areas"]["vyctor-5-1"]["points"] == 2


def test_components_say_how_sure_they_are() -> None:
    plain = components(load_catalog(sets=BROOD_WAR), 4)
    assert plain["cards"]["nuke-1"]["confidence"] == "public"
    assert "copies" in plain["technologies"]["nuke"]["reconstructed"]
    assert plain["events"]["worker-draft"]["name_confidence"] == "reconstructed"
    assert plain["areas"]["moria-5"]["confidence"] == "reconstructed"
    assert plain["cards"]["kerrigan-cloaking-1"]["units"] == ["kerrigan"]


@pytest.mark.rule("BW-S1-06", "BW-S2-09", "BW-S3-10")
def test_what_wins_a_scenario_is_told_with_its_planets_heroes_and_numbers() -> None:
    scenarios = components(load_catalog(None, BROOD_WAR), 2)["scenarios"]
    words = Words("en")

    def told(scenario: str, faction: str) -> list[str]:
        [when] = [win["when"] for win in scenarios[scenario]["wins"] if faction in win["factions"]]
        return [words.say(msgspec.convert(message, Message)) for message in when]

    assert told("desperate-alliance", "overmind") == [
        "as soon as Jim Raynor has no base on Dylar IV (Mar Sara) any more",
        "as soon as Jim Raynor is destroyed",
    ]
    assert told("trump-card", "mengsk") == [
        "with 12 conquest points",
        "as soon as 2 cards of The End Draws Near have been played",
    ]
    assert told("uraj-and-khalis", "overmind")[0] == "as soon as all of these are destroyed: Kerrigan, Zeratul"
    assert scenarios["trump-card"]["automatic"] == {"faction": "overmind", "by": "raynor"}


def test_units_under_mind_control_name_whom_they_were_taken_from() -> None:
    units = components(load_catalog(None, BROOD_WAR), 2)["units"]
    assert (units["raynor-marine"]["figure"], units["raynor-marine"]["stolen_from"]) == ("marine", "raynor")
    assert (units["marine"]["stolen_from"], units["jim-raynor"]["stolen_from"]) == ("", "")
