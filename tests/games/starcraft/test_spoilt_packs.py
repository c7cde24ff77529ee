"""Spoilt packs: whatever an owner writes is refused with a sentence, or can be played; it never breaks a match."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import orrery
from orrery.core.errors import BadPack
from orrery.core.pack import Pack
from orrery.games.starcraft.catalog import BROOD_WAR, DATA, catalog_for, load_catalog
from orrery.games.starcraft.rows import LAYOUT
from tests.conftest import SOAK
from tests.games.starcraft.test_packs import refusal, toml

SCENARIOS = tomllib.loads((DATA / "scenarios.toml").read_text(encoding="utf-8"))["scenario"]


def scenario(name: str) -> dict[str, Any]:
    return copy.deepcopy(next(found for found in SCENARIOS if found["id"] == name))


def corrected(name: str, **fields: Any) -> str:
    """A correction of a scenario."""
    given = {"id": name, "source": "my own box", **fields}
    return "[[scenario]]\n" + "".join(f"{field} = {toml(value)}\n" for field, value in given.items())


def starting(name: str, faction: str, **fields: Any) -> list[dict[str, Any]]:
    """The starting forces of a scenario, of one faction others."""
    start: list[dict[str, Any]] = scenario(name)["start"]
    next(found for found in start if found["faction"] == faction).update(fields)
    return start


EYE, TRUMP, URAJ, ALLIANCE = "eye-of-the-storm", "trump-card", "uraj-and-khalis", "desperate-alliance"
MAP = scenario(TRUMP)["map"]
AT = [{"planet": "dylar-iv", "bases": 1, "transports": 1, "item": "uraj-crystal", "units": ["marine 2"]}]


def beginning(**fields: Any) -> dict[str, Any]:
    """Mengsk's start in Uraj and Khalis, spoilt."""
    return {"start": starting(URAJ, "mengsk", **fields)}


def placing(**fields: Any) -> dict[str, Any]:
    """The same, where his pieces are concerned."""
    return beginning(at=[AT[0] | fields])


@pytest.mark.rule("BW-SCEN-01", "BW-SCEN-06")
@pytest.mark.parametrize(
    ("name", "fields", "said"),
    [
        # the galaxy
        (TRUMP, {"z": [["bhekar-ro", "char"]]}, "field 'z': there is no planet 'char' here"),
        (TRUMP, {"z": [["bhekar-ro", "vyctor-5"]]}, "field 'z': there is no planet 'vyctor-5' here"),
        (TRUMP, {"z": [["torus", "torus"]]}, "field 'z': a route leads from 'torus' to another planet"),
        (TRUMP, {"z": [["bhekar-ro", "torus"]] * 2}, "field 'z': 'bhekar-ro' has no free slot for the route from"),
        (TRUMP, {"map": [*MAP[:-1], ["braken", 9, 9, 0]]}, "field 'map': no route leads to 'braken'"),
        (TRUMP, {"map": [*MAP[:-1], ["braken", 0, 0, 0]]}, "field 'map': a planet lies in one cell"),
        (TRUMP, {"map": [*MAP[:-1], ["char", 1, 1, 0]]}, "field 'map': there is no planet 'char' here"),
        (TRUMP, {"stands_for": {"char": "aiur"}}, "field 'stands_for': there is no planet 'char' here"),
        # who plays
        (EYE, {"seats": []}, "field 'seats': each number of players is given once"),
        (EYE, {"seats": [3, 3]}, "field 'seats': each number of players is given once"),
        (EYE, {"seats": [4], "absent": {"4": ["mengsk", "raynor"]}}, "nobody of its race takes over 'mengsk'"),
        (EYE, {"seats": [4], "absent": {"4": ["mengsk"] * 2}}, "with 4 players 'mengsk' is left out twice"),
        (TRUMP, {"automatic": {"faction": "raynor", "by": "raynor"}}, "field 'start': each of"),
        # cards
        (ALLIANCE, {"event_hands": {"raynor": ["saboteur"] * 9}}, "field 'event_hands': there are only 2 cards"),
        (ALLIANCE, {"event_hands": {"raynor": ["luck"]}}, "field 'event_hands': there is no event 'luck' here"),
        (ALLIANCE, {"picked": 7}, "field 'picked': it is 1 to 6"),
        (URAJ, {"removed_at_random": [99, 0]}, "field 'removed_at_random': stage 1 has only 27 cards left"),
        (URAJ, {"removed": ["luck 1"]}, "field 'removed': there is no event 'luck' here"),
        # what starts on the sheet
        (URAJ, beginning(workers=16), "field 'start.workers': a faction has only 15"),
        (URAJ, beginning(modules=["moat"]), "field 'start.modules': there is no module 'moat' here"),
        (URAJ, beginning(modules=["air-support"] * 9), "'mengsk' has not 9 modules 'air-support'"),
        (URAJ, beginning(buildings=["spire-1"]), "field 'start.buildings': 'mengsk' has no building 'spire-1'"),
        (URAJ, beginning(leadership=["torrasque"]), "'mengsk' has no Leadership card 'torrasque'"),
        (URAJ, beginning(takes=["bunker 9"]), "field 'start.takes': there are only"),
        (URAJ, beginning(takes=["recall 1"]), "field 'start.takes': 'mengsk' has no technology 'recall'"),
        # what starts on the table
        (URAJ, beginning(at=[]), "field 'start.at': 'mengsk' starts with a base or a unit"),
        (URAJ, beginning(at=AT * 2), "field 'start.at': 'mengsk' names each planet once"),
        (URAJ, beginning(hero="fenix", at=[AT[0] | {"hero": True}]), "'fenix' is no hero of 'mengsk'"),
        (URAJ, beginning(carries="psi-emitter"), "field 'start.carries': a hero carries it"),
        (URAJ, placing(planet="char"), "field 'start.at': there is no planet 'char' here"),
        (URAJ, placing(planet="torus"), "field 'start.at': two factions start on 'torus'"),
        (URAJ, placing(units=["tank 1"]), "field 'start.at': there is no unit of that race 'tank' here"),
        (URAJ, placing(units=["zealot 1"]), "field 'start.at': there is no unit of that race 'zealot' here"),
        (URAJ, placing(units=["marine 5", "marine 5"]), "field 'start.at': there are only"),
        (URAJ, placing(transports=8), "field 'start.transports': a faction has only 7"),
        (URAJ, placing(bases=2), "field 'start.at': 'mengsk' has one base on 'dylar-iv' at most"),
        (URAJ, placing(bases=0), "field 'start.at': 'uraj-crystal' lies where 'mengsk' has a base"),
        (URAJ, placing(base_not_on="gas"), "field 'start.at': 'base_not_on' is 'conquest' or empty, not 'gas'"),
        (URAJ, placing(item="khalis-crystal"), "field 'start': there is one 'khalis-crystal'"),
        (URAJ, placing(item=""), "field 'wins': 'items-home' needs both crystals on the table"),
        (
            TRUMP,
            {"start": starting(TRUMP, "overmind", transports_on=[["torus", "braken"]])},
            "field 'start.transports_on': no route connects 'torus' and 'braken'",
        ),
        # victory
        (URAJ, {"wins": scenario(URAJ)["wins"][:1]}, "field 'wins': 'overmind' can never win"),
        (URAJ, {"rounds": 7}, "field 'rounds': a scenario with a last round has a side that wins with 'rounds-over'"),
        (EYE, {"rounds": 0}, "field 'rounds': a scenario with a last round"),
        (
            EYE,
            {"wins": [*scenario(EYE)["wins"][:2], {"factions": ["tassadar", "aldaris"], "when": [""]}]},
            "field 'wins': unknown condition ''",
        ),
        (
            EYE,
            {"wins": [{"factions": scenario(EYE)["seating"], "when": ["at-installation cerebrate", "rounds-over"]}]},
            "field 'wins': 'cerebrate' is not on the table",
        ),
    ],
)
def test_an_impossible_scenario_is_refused(tmp_path: Path, name: str, fields: dict[str, Any], said: str) -> None:
    text = refusal(tmp_path, "scenarios.toml", corrected(name, **fields), BROOD_WAR)
    assert text.startswith(f"scenarios.toml, row 1 ({name})")
    assert said in text


@pytest.mark.rule("SC-GALAXY-28")
def test_slots_without_which_a_scenario_falls_apart_are_refused_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "planets.toml").write_text('[[planet]]\nid = "torus"\nslots = "NS"\nsource = "my own box"\n')
    with pytest.raises(BadPack, match=r"\(trump-card\), field '(z|map)': .* may have to correct 'map' and 'z'"):
        load_catalog(tmp_path)


@pytest.mark.rule("SC-GALAXY-01", "SC-PLAN-01", "SC-GALAXY-08", "SC-UNIT-11")
@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("numbers.toml", 'number]]\nid = "planets-each"\nvalue = 3', "(planets-each), field 'value': it is 1 to 2"),
        ("numbers.toml", 'number]]\nid = "orders"\nvalue = 7', "(orders), field 'value': it is 1 to 6"),
        ("numbers.toml", 'number]]\nid = "orders"\nvalue = 0', "(orders), field 'value': it is 1 to 6"),
        ("factions.toml", 'faction]]\nid = "raynor"\nbases = 0', "(raynor), field 'bases': 1 to 2 of them"),
        ("factions.toml", 'faction]]\nid = "raynor"\nunits = ["marine 40"]', "there are only 6 figures of 'marine'"),
        ("factions.toml", 'faction]]\nid = "raynor"\nworkers = 16', "field 'workers': a faction has only 15"),
        ("factions.toml", 'faction]]\nid = "raynor"\ntransports = 8', "field 'transports': a faction has only 7"),
        ("leadership.toml", 'leadership]]\nid = "raynors-raiders"\nunits = ["firebat 9"]', "there are only 3 figures"),
        ("leadership.toml", 'leadership]]\nid = "raynors-raiders"\nbases = 3', "field 'bases': 1 to 2 of them"),
    ],
)
def test_forces_that_are_not_in_the_box_are_refused(tmp_path: Path, file: str, text: str, said: str) -> None:
    assert said in refusal(tmp_path, file, f'[[{text}\nsource = "my own box"\n')


# Anything else that can be written


class Place(NamedTuple):
    """A row of the data, and where it stands."""

    file: str
    table: str
    key: tuple[str, ...]
    row: dict[str, Any]


PLACES = [
    Place(file, table, LAYOUT[file][table], row)
    for file in LAYOUT
    for table, rows in tomllib.loads((DATA / file).read_text(encoding="utf-8")).items()
    for row in rows
]
NAMES = sorted({place.row["id"] for place in PLACES if "id" in place.row})
KEPT = {"set", "source", "confidence", "reconstructed_fields"}
EXPANSION = {"expansion": "brood-war", "random_factions": True, "round_limit": 2}


def parts(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """A value and all it consists of, each with the way to it."""
    yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in inner:
        yield from parts(part, (*path, step))


def other(value: Any, chance: random.Random) -> Any:
    """Something else of the same sort, or nearly."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice([0, 1, 2, -1, value + 1, value - 1, 40])
    if isinstance(value, str):
        name, _, amount = value.partition(" ")
        words = [chance.choice(NAMES), "", "nothing", f"{name} 9", f"{chance.choice(NAMES)} {amount}"]
        return chance.choice(words)
    if isinstance(value, dict):
        return dict(list(value.items())[1:])
    less = value[1:]
    return chance.choice([less, value + value[:1], list(reversed(value)), []])


def spoilt(place: Place, chance: random.Random) -> str:
    """A correction of a row in which one thing is another."""
    field = chance.choice([field for field in place.row if field not in KEPT and field not in place.key])
    path, value = chance.choice(list(parts(place.row[field])))
    row = copy.deepcopy(place.row)
    inside: Any = row
    for step in (field, *path)[:-1]:
        inside = inside[step]
    inside[(field, *path)[-1]] = other(value, chance)
    given = {name: row[name] for name in (*place.key, "set", field)} | {"source": "my own box"}
    return f"[[{place.table}]]\n" + "".join(f"{name} = {toml(part)}\n" for name, part in given.items())


def variants(place: Place) -> list[tuple[int, dict[str, Any]]]:
    """What to play with a corrected row: the scenario, or the game with and without the expansion."""
    if place.table == "scenario":
        return [(seats, {**EXPANSION, "scenario": place.row["id"]}) for seats in place.row["seats"][:2]]
    base = [(4, {"random_factions": True, "random_galaxy": True, "round_limit": 2})]
    return [*(base if "base" in place.row["set"].split("+") else []), (3, {**EXPANSION, "random_galaxy": True})]


def why_refused(pack: Pack) -> str:
    """The sentence with which a pack is refused; empty if it is not."""
    try:
        catalog_for(pack.texts)
    except BadPack as refused:
        return str(refused)
    return ""


@pytest.mark.parametrize("table", sorted({place.table for place in PLACES}))
def test_a_spoilt_pack_is_refused_with_a_sentence_or_can_be_played(table: str) -> None:
    chance = random.Random(table)
    places = [place for place in PLACES if place.table == table]
    for _ in range((200 if SOAK else 3) * (4 if table == "scenario" else 1)):
        place = chance.choice(places)
        text = spoilt(place, chance)
        pack = Pack("spoilt", ((place.file, text),))
        said = why_refused(pack)
        assert not said or said.startswith(tuple(LAYOUT)), text
        for seats, options in variants(place) if not said else ():
            match = orrery.Match(orrery.game("starcraft"), seats, seed=text, options=options, pack=pack, narrate=False)
            while not match.over:
                decision = match.decision(match.waiting[0])
                assert decision.options, text
                match.play(decision.seat, chance.choice(decision.options))
