"""An owner's pack: corrections take effect, and whatever is wrong is refused with file, row and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.core.errors import BadPack, UnknownName
from orrery.games.starcraft.catalog import BASE, BROOD_WAR, load_catalog
from orrery.games.starcraft.effect import Draw
from orrery.games.starcraft.rows import LAYOUT


def row(table: str, **fields: Any) -> str:
    """A correction as TOML."""
    values = {"source": "my own box"} | fields
    return f"[[{table}]]\n" + "".join(f"{name} = {toml(value)}\n" for name, value in values.items())


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + " }"
    return f"[{', '.join(map(toml, value))}]" if isinstance(value, list) else repr(value)


def pack(folder: Path, file: str, text: str) -> Path:
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def refusal(folder: Path, file: str, text: str, sets: str = BASE) -> str:
    with pytest.raises(BadPack) as refused:
        load_catalog(pack(folder, file, text), sets)
    return str(refused.value)


def test_a_correction_takes_effect_and_nothing_else_changes(tmp_path: Path) -> None:
    ours = load_catalog()
    corrected = load_catalog(pack(tmp_path, "units.toml", row("unit", id="ghost", minerals=1, gas=1)))
    ghost = corrected.unit_number["ghost"]
    assert (corrected.minerals[ghost], corrected.gas[ghost], corrected.support[ghost]) == (1, 1, 1)
    assert corrected.units[ghost].provenance.confidence == "owner"
    assert corrected.units[ghost].provenance.source == "my own box"
    for before, after in zip(ours.units, corrected.units, strict=True):
        if after.id != "ghost":
            assert (before.minerals, before.gas) == (after.minerals, after.gas)
    assert load_catalog().gas[ghost] == 2


def test_every_file_can_be_corrected(tmp_path: Path) -> None:
    pack(tmp_path, "factions.toml", row("race", id="zerg", hand=7) + row("faction", id="raynor", workers=9))
    pack(tmp_path, "units.toml", row("unit", id="zealot", support=2))
    bases = row("building", id="factory-1", minerals=3) + row("module", race="zerg", id="air-support", gas=1)
    pack(tmp_path, "bases.toml", bases)
    pack(tmp_path, "planets.toml", row("planet", id="vyctor-5", slots="NS") + row("area", id="torus-1", limit=4))
    pack(tmp_path, "combat-cards.toml", row("card", id="zerg-1", major=[7, 3], ability="hp+1"))
    pack(tmp_path, "technologies.toml", row("technology", id="recall", gas=1))
    pack(tmp_path, "events.toml", row("event", id="veteran-instructors", ability="draw(4);always:hand_limit+2"))
    numbers = row("number", id="orders", value=5) + row("seats", seats=3, events_removed=14)
    pack(tmp_path, "numbers.toml", numbers)
    for sets in (BASE, BROOD_WAR):
        catalog = load_catalog(tmp_path, sets)
        assert catalog.races[2].hand == 7
        assert catalog.factions[0].workers == 9
        assert catalog.support[catalog.unit_number["zealot"]] == 2
        assert catalog.buildings[catalog.building_number["factory"]][0].minerals == 3
        module = catalog.modules[2][catalog.module_number["air-support"]]
        assert module is not None
        assert module.gas == 1
        assert catalog.planets[catalog.planet_number["vyctor-5"]].slots[0] == 0b0101
        assert catalog.limit[catalog.area_number["torus-1"]] == 4
        card = catalog.card_number["zerg-1"]
        assert catalog.major[card] == (7, 3)
        assert len(catalog.compare[card]) == 1
        assert catalog.technologies[catalog.technology_number["recall"]].gas == 1
        event = catalog.events[catalog.event_number["veteran-instructors"]]
        assert event.ability.clauses[0].effect == Draw(4)
        assert catalog.numbers.orders == 5
        assert catalog.events_removed[3] == 14


def test_a_correction_of_brood_war_leaves_base_records_valid(tmp_path: Path) -> None:
    text = row("card", id="zerg-6-bw", major=[7, 7])
    folder = pack(tmp_path, "combat-cards.toml", text)
    assert load_catalog(folder).data == load_catalog().data
    assert load_catalog(folder, BROOD_WAR).data != load_catalog(sets=BROOD_WAR).data
    expanded = load_catalog(folder, BROOD_WAR)
    assert expanded.major[expanded.card_number["zerg-6-bw"]] == (7, 7)


def test_a_correction_may_be_for_one_set(tmp_path: Path) -> None:
    folder = pack(tmp_path, "units.toml", row("unit", id="scourge", gas=3, set="brood_war"))
    base, expanded = load_catalog(folder), load_catalog(folder, BROOD_WAR)
    assert base.gas[base.unit_number["scourge"]] == 1
    assert expanded.gas[expanded.unit_number["scourge"]] == 3
    assert base.data == load_catalog().data


def test_a_pack_is_checked_for_both_sets(tmp_path: Path) -> None:
    wrong = row("card", id="zerg-6-bw", ability="flood(1)")
    assert "combat-cards.toml, row 1 (zerg-6-bw), field 'ability': unknown effect 'flood(1)'" in refusal(
        tmp_path, "combat-cards.toml", wrong
    )


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown set 'insurrection'; known: base, brood_war"):
        load_catalog(sets="insurrection")


def test_a_pack_holds_at_least_one_of_the_files(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"one or more of factions\.toml, units\.toml"):
        load_catalog(tmp_path)


@pytest.mark.parametrize("file", LAYOUT)
def test_only_known_rows_can_be_corrected_and_only_with_a_source(tmp_path: Path, file: str) -> None:
    table, key = next(iter(LAYOUT[file].items()))
    unknown = row(table, **dict.fromkeys(key, "nothing"))
    said = refusal(tmp_path, file, unknown)
    assert said.startswith(f"{file}, ")
    assert f"(nothing), field '{key[-1]}': there is no such {table} to correct" in said


CODE = "technologies.toml", "technology"


@pytest.mark.parametrize(
    ("file", "table", "fields", "said"),
    [
        # races and factions
        ("factions.toml", "race", {"id": "zerg", "hand": 0}, "race row 1 (zerg), field 'hand'"),
        ("factions.toml", "race", {"id": "zerg", "build_limit_per_type": 0}, "(zerg), field 'build_limit'"),
        ("factions.toml", "race", {"id": "zerg", "module_spaces": 4}, "field 'module_spaces': there must be"),
        ("factions.toml", "faction", {"id": "raynor", "race": "zerg"}, "(raynor), field 'units': 'marine' is no zerg"),
        ("factions.toml", "faction", {"id": "mengsk", "colour": "blue"}, "(mengsk), field 'colour': another faction"),
        ("factions.toml", "faction", {"id": "raynor", "units": ["tank 1"]}, "field 'units': there is no unit 'tank'"),
        ("factions.toml", "faction", {"id": "raynor", "units": ["marine"]}, "field 'units': 'marine' is not a word"),
        ("factions.toml", "faction", {"id": "raynor", "units": ["marine 0"]}, "field 'units': 'marine 0' is not"),
        ("factions.toml", "faction", {"id": "raynor", "objective": "luck"}, "field 'objective'"),
        ("factions.toml", "faction", {"id": "raynor", "objective": "most-areas"}, "field 'goal': 'most-areas' needs"),
        ("factions.toml", "faction", {"id": "tassadar", "stage": 4}, "field 'stage'"),
        # units
        ("units.toml", "unit", {"id": "marine", "type": "swimming"}, "row 1 (marine), field 'type'"),
        ("units.toml", "unit", {"id": "marine", "targets": ["sea"]}, "(marine), field 'targets[0]'"),
        ("units.toml", "unit", {"id": "marine", "figures": 7}, "field 'figures': there must be 180 figures, not 182"),
        ("units.toml", "unit", {"id": "marine", "race": "zerg"}, "'marine' is no terran unit"),
        ("units.toml", "unit", {"id": "archon", "consumes": "ghost 2"}, "field 'consumes': 'ghost' is no protoss unit"),
        ("units.toml", "unit", {"id": "archon", "consumes": "some"}, "field 'consumes': 'some' is not a word and"),
        ("units.toml", "unit", {"id": "archon", "installation": "moat"}, "field 'installation': there is only"),
        ("units.toml", "unit", {"id": "marine", "speed": 3}, "row 1 (marine): Object contains unknown field `speed`"),
        ("units.toml", "unit", {"id": "marine", "confidence": "sure"}, "(marine), field 'confidence'"),
        ("units.toml", "unit", {"id": "marine", "source": ""}, "(marine), field 'source'"),
        # buildings and modules
        ("bases.toml", "building", {"id": "factory-1", "unlocks": []}, "(vulture), field 'id': exactly one building"),
        (
            "bases.toml",
            "building",
            {"id": "factory-1", "unlocks": ["vulture", "marine"]},
            "(marine), field 'id': exactly one building or technology must allow this unit, "
            "but barracks-1 and factory-1 do",
        ),
        ("bases.toml", "building", {"id": "factory-1", "unlocks": ["queen"]}, "'queen' is no terran unit"),
        ("bases.toml", "building", {"id": "factory-1", "unlocks": ["tank"]}, "there is no unit 'tank'"),
        ("bases.toml", "building", {"id": "factory-2", "level": 3}, "(factory-2), field 'level': the levels of a type"),
        (
            "bases.toml",
            "building",
            {"id": "factory-2", "printed": True},
            "(factory-2), field 'printed': only a level 1",
        ),
        ("bases.toml", "building", {"id": "factory-1", "printed": True}, "terran needs 3 types, one with a printed"),
        ("bases.toml", "module", {"race": "zerg", "id": "air-support", "tokens": 2}, "field 'tokens': there must be"),
        # planets
        ("planets.toml", "planet", {"id": "torus", "slots": "WEST"}, "planet row 1 (torus), field 'slots'"),
        ("planets.toml", "planet", {"id": "torus", "slots": ""}, "planet row 1 (torus), field 'slots'"),
        ("planets.toml", "area", {"id": "torus-1", "planet": "earth"}, "field 'planet': there is no planet 'earth'"),
        ("planets.toml", "area", {"id": "torus-1", "kind": "gas"}, "field 'kind': there must be 26 areas with"),
        ("planets.toml", "area", {"id": "torus-1", "amount": 0}, "(torus-1), field 'amount': it is 0 for a strategic"),
        ("planets.toml", "area", {"id": "torus-1", "limit": 0}, "(torus-1), field 'limit'"),
        ("planets.toml", "area", {"id": "torus-1", "only": "sea"}, "(torus-1), field 'only'"),
        # cards
        ("combat-cards.toml", "card", {"id": "zerg-1", "number": 2}, "field 'number': the zerg cards must have"),
        ("combat-cards.toml", "card", {"id": "zerg-1", "race": "terran"}, "field 'number': the terran cards must have"),
        ("combat-cards.toml", "card", {"id": "zerg-1", "units": ["tank"]}, "field 'units': there is no unit 'tank'"),
        ("combat-cards.toml", "card", {"id": "zerg-1", "major": [1]}, "(zerg-1), field 'major'"),
        ("combat-cards.toml", "card", {"id": "zerg-17", "major": [1, 2]}, "(zerg-17), field 'major': standard cards"),
        ("combat-cards.toml", "card", {"id": "zerg-1", "kind": "reinforcement"}, "(zerg-1), field 'major': standard"),
        ("combat-cards.toml", "card", {"id": "zerg-1", "ability": "fly"}, "(zerg-1), field 'ability': unknown effect"),
        (
            "combat-cards.toml",
            "card",
            {"id": "zerg-1", "ability": "always:atk+1"},
            "field 'ability': on this card a clause works at skirmish, not 'always'",
        ),
        (*CODE, {"id": "nuke", "copies": 2}, "(nuke), field 'values': a standard card has them for each"),
        (*CODE, {"id": "bunker", "copies": 3}, "field 'copies': there must be (21, 20, 22) cards for terran"),
        (*CODE, {"id": "bunker", "values": [{"major": [1, 1], "minor": [1, 1]}]}, "(bunker), field 'values'"),
        (*CODE, {"id": "bunker", "supporters": ["tank"]}, "(bunker), field 'supporters': there is no unit 'tank'"),
        (*CODE, {"id": "bunker", "faction": "overmind"}, "field 'faction': there is no terran faction 'overmind'"),
        (*CODE, {"id": "bunker", "faction": "raynor"}, "field 'copies': there must be (21, 20, 22) cards"),
        (*CODE, {"id": "bunker", "ability": "always:hp+2"}, "a clause works at skirmish, not 'always'"),
        (*CODE, {"id": "recall", "ability": "always:draw(1)"}, "does not work at the moment 'always'"),
        (*CODE, {"id": "summon-archon", "ability": ""}, "(archon), field 'id': exactly one building or technology"),
        (*CODE, {"id": "summon-archon", "ability": "enable(archon|ghost)"}, "'ghost' is no protoss unit"),
        # events
        ("events.toml", "event", {"id": "saboteur", "stage": 4}, "row 1 (saboteur), field 'stage'"),
        ("events.toml", "event", {"id": "saboteur", "copies": 3}, "field 'copies': there must be (25, 25, 20) cards"),
        ("events.toml", "event", {"id": "saboteur", "ability": ""}, "(saboteur), field 'ability'"),
        ("events.toml", "event", {"id": "saboteur", "ability": "steal"}, "(saboteur), field 'ability': unknown effect"),
        ("events.toml", "event", {"id": "saboteur", "stays": "until-used"}, "(saboteur), field 'ability': "),
        ("events.toml", "event", {"id": "saboteur", "ability": "the_end"}, "(saboteur), field 'stays': 'common' goes"),
        (
            "events.toml",
            "event",
            {"id": "informant", "ability": "@planning:look_orders(stack);@end_of_planning:raise_order(1)"},
            "(informant), field 'ability': a card that is used once is used at one moment",
        ),
        ("events.toml", "event", {"id": "saboteur", "name_confidence": "sure"}, "field 'name_confidence'"),
        # numbers
        ("numbers.toml", "number", {"id": "orders", "value": -1}, "number row 1 (orders), field 'value'"),
        ("numbers.toml", "seats", {"seats": 2, "events_removed": 26}, "seats row 1 (2), field 'events_removed'"),
    ],
)
def test_wrong_corrections_are_refused(
    tmp_path: Path, file: str, table: str, fields: dict[str, Any], said: str
) -> None:
    assert said in refusal(tmp_path, file, row(table, **fields))


def test_a_third_faction_of_a_race_is_refused(tmp_path: Path) -> None:
    text = row("faction", id="tassadar", race="zerg", units=["zergling 3"])
    assert "field 'race': this race has two factions already" in refusal(tmp_path, "factions.toml", text)


def test_the_end_must_stay_in_the_game(tmp_path: Path) -> None:
    text = row("event", id="the-end-draws-near", ability="points(1)/draw(1)", stays="discard")
    assert "events.toml, field 'ability': there must be 1 event with 'the_end', not 0" in refusal(
        tmp_path, "events.toml", text
    )
    swapped = row("event", id="the-end-draws-near", copies=2) + row("event", id="final-offensive", copies=2)
    assert "there must be 3 copies of 'the-end-draws-near', not 2" in refusal(tmp_path, "events.toml", swapped)


def test_no_planet_can_lose_all_its_areas(tmp_path: Path) -> None:
    text = "".join(row("area", id=f"vyctor-5-{place}", planet="torus") for place in (1, 2))
    assert "planet row 12 (vyctor-5): no area lies on this planet" in refusal(tmp_path, "planets.toml", text)


def test_copies_may_move_from_one_event_to_another(tmp_path: Path) -> None:
    text = row("event", id="saboteur", copies=3) + row("event", id="rich-deposit", copies=1)
    catalog = load_catalog(pack(tmp_path, "events.toml", text))
    assert catalog.events[catalog.event_number["saboteur"]].copies == 3
    assert len(catalog.stage_cards[2]) == 25
