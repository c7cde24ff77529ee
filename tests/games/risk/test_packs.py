"""Packs: an owner's corrections of any data file, and what is refused, naming file, row and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.core import BadPack, Pack
from orrery.games.risk.loading import load_catalog
from orrery.games.risk.rows import LAYOUT

NUKE = """
[[card]]
id = "tactical-nuke"
source = "my own box"
stars = 1
effects = ["strike 3"]
"""


def pack(folder: Path, text: str, file: str = "cards.toml") -> Pack:
    """A data pack with this file."""
    (folder / file).write_text(text, encoding="utf-8")
    return Pack.read(folder, LAYOUT)


def refusal(folder: Path, text: str, file: str = "cards.toml") -> str:
    """What is said about a pack with this file."""
    with pytest.raises(BadPack) as refused:
        load_catalog(pack(folder, text, file))
    return str(refused.value)


def row(table: str, **fields: Any) -> str:
    """A correction as TOML."""
    values = {"source": "my own box"} | fields
    return f"[[{table}]]\n" + "".join(f"{name} = {toml(value)}\n" for name, value in values.items())


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f"[{', '.join(map(toml, value))}]" if isinstance(value, list) else repr(value)


def everything(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in thing.__slots__}


def test_a_correction_takes_effect_and_changes_nothing_else(tmp_path: Path) -> None:
    base, corrected = load_catalog(), load_catalog(pack(tmp_path, NUKE))
    nuke = corrected.cards[corrected.card_number["tactical-nuke"]]
    assert nuke.effects == (("strike", 3),)
    assert nuke.stars == corrected.stars[nuke.number] == 1
    assert (nuke.source, nuke.confidence) == ("my own box", "owner")
    for before, after in zip(base.cards, corrected.cards, strict=True):
        was, now = everything(before), everything(after)
        changed = {fact for fact in was if was[fact] != now[fact]}
        assert changed == ({"stars", "effects", "source", "confidence"} if after is nuke else set())
    assert load_catalog().stars[nuke.number] == 2


def test_every_file_can_be_corrected(tmp_path: Path) -> None:
    pack(tmp_path, NUKE)
    board = row("planet", id="zerus", bonus=3) + row("territory", id="eris", x=26.0)
    board += row("edge", id=83, ends=["ate", "pyramus"], kind="space") + row("trade", stars=10, units=31)
    pack(tmp_path, board, "board.toml")
    pack(tmp_path, row("achievement", id="take-ten", amount=9) + row("reward", id="two-units"), "awards.toml")
    pack(tmp_path, row("faction", id="zagara", colour="grey"), "factions.toml")
    setups = row("start", seats=3, units=35) + row("position", seats=3, place=1, base="char-aleph")
    pack(tmp_path, setups, "setups.toml")
    catalog = load_catalog(Pack.read(tmp_path, LAYOUT))
    assert catalog.planets[4].bonus == 3
    assert catalog.territories[catalog.number["eris"]].x == 26
    ate, pyramus, wastelands = (catalog.number[name] for name in ("ate", "pyramus", "diamondback-wastelands"))
    assert pyramus in catalog.adjacent[ate]
    assert wastelands not in catalog.adjacent[ate]
    assert catalog.star_units[10] == 31
    assert catalog.achievements[6].amount == 9
    assert catalog.rewards[4].confidence == "owner"
    assert catalog.factions[5].colour == "grey"
    assert catalog.start_units[3] == 35
    assert catalog.setups[3].positions[0].base == catalog.number["char-aleph"]


def test_an_owner_may_word_a_card(tmp_path: Path) -> None:
    catalog = load_catalog(pack(tmp_path, row("card", id="feedback", name="Mind Blast", text="Cancels a card.")))
    card = catalog.cards[catalog.card_number["feedback"]]
    assert (card.name, card.text) == ("Mind Blast", "Cancels a card.")


def test_the_data_hash_tells_packs_apart(tmp_path: Path) -> None:
    found = []
    for name, text in (("one", NUKE), ("same", NUKE), ("other", NUKE.replace("strike 3", "strike 5"))):
        (tmp_path / name).mkdir()
        found.append(load_catalog(pack(tmp_path / name, text)).data)
    assert found[0] == found[1]
    assert len({load_catalog().data, *found}) == 3


def test_a_pack_holds_at_least_one_of_the_files(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"one or more of board\.toml, cards\.toml, awards\.toml"):
        load_catalog(Pack.read(tmp_path, LAYOUT))


def test_a_pack_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="nowhere: no such folder"):
        Pack.read(tmp_path / "nowhere", LAYOUT)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "factions.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadPack, match=r"^factions\.toml: cannot be read: "):
        load_catalog(Pack.read(tmp_path, LAYOUT))


@pytest.mark.parametrize("file", LAYOUT)
def test_a_file_holds_its_own_rows_and_nothing_else(tmp_path: Path, file: str) -> None:
    tables = [f"[[{table}]]" for table in LAYOUT[file]]
    listed = " and ".join(filter(None, (", ".join(tables[:-1]), tables[-1])))
    said = f"{file}: it must hold {listed} rows and nothing else"
    assert refusal(tmp_path, row("ship", id="gagarin"), file) == said
    assert refusal(tmp_path, "", file) == said


@pytest.mark.parametrize(
    ("file", "table", "fields", "said"),
    [
        ("board.toml", "territory", {"id": "earth"}, "territory row 1 (earth), field 'id': there is no such territory"),
        ("board.toml", "trade", {"stars": 11}, "trade row 1 (11), field 'stars': there is no such trade"),
        ("setups.toml", "position", {"seats": 3}, "position row 1: field 'place' is missing"),
        ("setups.toml", "position", {"seats": 3, "place": 4}, "position row 1 (3 4), field 'place'"),
        ("cards.toml", "card", {"stars": 2}, "row 1: field 'id' is missing"),
    ],
)
def test_only_known_rows_can_be_corrected(
    tmp_path: Path, file: str, table: str, fields: dict[str, Any], said: str
) -> None:
    assert f"{file}, {said}" in refusal(tmp_path, row(table, **fields), file)


def test_a_row_is_corrected_once_and_with_a_source(tmp_path: Path) -> None:
    assert "row 2 (tactical-nuke): this card has a row already" in refusal(tmp_path, NUKE + NUKE)
    assert "row 1 (mule): field 'source' is missing" in refusal(tmp_path, '[[card]]\nid = "mule"\nstars = 1\n')


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("species", {"species": "human"}),
        ("territory", {"territory": "earth"}),
        ("stars", {"stars": 3}),
        ("stars", {"stars": "two"}),
        ("type", {"type": "trick"}),
        ("windows", {"windows": []}),
        ("windows[0]", {"windows": ["always"]}),
        ("windows", {"windows": ["deploy"]}),
        ("scope", {"scope": "turn"}),
        ("scope", {"scope": "front"}),
        ("effects", {"effects": []}),
        ("effects", {"effects": ["nuke 4"]}),
        ("effects", {"effects": ["strike four"]}),
        ("effects", {"effects": ["strike 0"]}),
        ("effects", {"effects": ["strike 21"]}),
        ("effects", {"effects": ["strike 4 5"]}),
        ("effects", {"effects": ["strike 4", "scan"]}),
        ("effects", {"effects": ["scan 2"]}),
        ("windows", {"effects": ["units 3"]}),
        ("scope", {"effects": ["defence-limit 1"]}),
        ("scope", {"effects": ["defence-limit 1"], "scope": "front"}),
        ("cost", {"cost": 1}),
        ("needs_base", {"needs_base": True}),
        ("confidence", {"confidence": "certain"}),
        ("source", {"source": ""}),
    ],
)
def test_a_wrong_card_is_refused(tmp_path: Path, field: str, wrong: dict[str, Any]) -> None:
    text = refusal(tmp_path, row("card", **{"id": "tactical-nuke"} | wrong))
    assert text.startswith(f"cards.toml, row 1 (tactical-nuke), field '{field}': ")


def test_no_two_cards_name_one_territory(tmp_path: Path) -> None:
    text = refusal(tmp_path, row("card", id="ventral-sacs", territory="ursa"))
    said = "field 'territory': the card 'point-defense-drone' names this territory too"
    assert text == f"cards.toml, row 1 (ventral-sacs), {said}"
    swapped = row("card", id="ventral-sacs", territory="ursa") + row("card", id="point-defense-drone", territory="eris")
    catalog = load_catalog(pack(tmp_path, swapped))
    assert catalog.cards[catalog.card_number["ventral-sacs"]].territory == catalog.number["ursa"]


def test_an_unknown_field_is_refused(tmp_path: Path) -> None:
    assert "cards.toml, row 1 (mule): Object contains unknown field `price`" in refusal(
        tmp_path, row("card", id="mule", price=3)
    )


def test_no_species_can_lose_all_its_cards(tmp_path: Path) -> None:
    ours = load_catalog()
    text = "".join(row("card", id=card.id, species="zerg") for card in ours.cards if card.species == 1)
    assert "field 'species': no card is left for protoss" in refusal(tmp_path, text)


@pytest.mark.parametrize(
    ("table", "fields", "said"),
    [
        ("planet", {"id": "char", "bonus": -1}, "planet row 1 (char), field 'bonus'"),
        ("territory", {"id": "eris", "planet": "earth"}, "(eris), field 'planet': there is no planet 'earth'"),
        ("territory", {"id": "eris", "kind": "sea"}, "(eris), field 'kind'"),
        ("territory", {"id": "eris", "x": 101.0}, "(eris), field 'x'"),
        ("territory", {"id": "eris", "german_confidence": "sure"}, "(eris), field 'german_confidence'"),
        ("edge", {"id": 1, "ends": ["eris", "earth"]}, "(1), field 'ends': there is no territory 'earth'"),
        ("edge", {"id": 1, "ends": ["eris"]}, "(1), field 'ends'"),
        ("edge", {"id": 1, "ends": ["eris", "eris"]}, "(1), field 'ends': an edge joins two different"),
        ("edge", {"id": 5, "ends": ["glass-flats", "char-aleph"]}, "(5), field 'ends': another edge"),
        ("edge", {"id": 1, "kind": "bridge"}, "(1), field 'kind'"),
        ("trade", {"stars": 2, "units": -1}, "trade row 1 (2), field 'units'"),
    ],
)
def test_a_wrong_board_is_refused(tmp_path: Path, table: str, fields: dict[str, Any], said: str) -> None:
    assert said in refusal(tmp_path, row(table, **fields), "board.toml")


def test_the_board_must_stay_in_one_piece(tmp_path: Path) -> None:
    cut = row("edge", id=68, ends=["katuul-province", "velari-province"])
    cut += row("edge", id=69, ends=["katuul-province", "scion-province"])
    assert "field 'ends': no way leads to rajal" in refusal(tmp_path, cut, "board.toml")


def test_no_planet_can_lose_all_its_territories(tmp_path: Path) -> None:
    ours = load_catalog()
    moved = "".join(row("territory", id=ours.ids[number], planet="char") for number in ours.planets[4].territories)
    assert "planet row 5 (zerus): no territory lies on this planet" in refusal(tmp_path, moved, "board.toml")


@pytest.mark.parametrize(
    ("table", "fields", "said"),
    [
        ("achievement", {"id": "take-ten", "amount": 0}, "(take-ten), field 'amount'"),
        ("achievement", {"id": "take-ten", "level": "bronze"}, "(take-ten), field 'level'"),
        ("achievement", {"id": "take-ten", "condition": "win"}, "(take-ten), field 'condition'"),
        ("achievement", {"id": "take-ten", "planet": "char"}, "(take-ten), field 'planet': the condition 'planet'"),
        ("achievement", {"id": "take-ten", "condition": "planet"}, "(take-ten), field 'planet': the condition"),
        ("achievement", {"id": "hold-char", "planet": "earth"}, "(hold-char), field 'planet': there is no planet"),
        ("achievement", {"id": "take-ten", "level": "silver"}, "must be 6 silver and 6 gold"),
        ("reward", {"id": "two-units", "level": "silver"}, "must be 4 silver and 4 gold"),
    ],
)
def test_wrong_awards_are_refused(tmp_path: Path, table: str, fields: dict[str, Any], said: str) -> None:
    text = refusal(tmp_path, row(table, **fields), "awards.toml")
    assert text.startswith("awards.toml, ")
    assert said in text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"colour": "red"}, "field 'colour': another faction has this colour"),
        ({"species": "terran"}, "field 'species': this species has two factions"),
        ({"base": "castle"}, "field 'base'"),
        ({"units": ["marine"]}, "field 'units'"),
    ],
)
def test_a_wrong_faction_is_refused(tmp_path: Path, fields: dict[str, Any], said: str) -> None:
    text = refusal(tmp_path, row("faction", id="zagara", **fields), "factions.toml")
    assert f"factions.toml, row 1 (zagara), {said}" in text


def test_wrong_starts_are_refused(tmp_path: Path) -> None:
    for fields, said in (
        ({"seats": 3, "cards": [0, 0]}, "start row 1 (3), field 'cards': it takes 3 numbers"),
        ({"seats": 3, "units": 13}, "start row 1 (3), field 'units': too few"),
        ({"seats": 3, "neutral_units": 24}, "start row 1 (3), field 'neutral_units'"),
        ({"seats": 2, "units": 39}, "start row 1 (2), field 'neutral_units'"),
    ):
        assert said in refusal(tmp_path, row("start", **fields), "setups.toml")
    even = row("start", seats=2, units=39, neutral_units=26)
    assert load_catalog(pack(tmp_path, even, "setups.toml")).neutral_units == 26


def test_wrong_charts_are_refused(tmp_path: Path) -> None:
    catalog = load_catalog()
    fields = [catalog.ids[field] for field in catalog.setups[3].fields]
    achievements = [catalog.achievements[number].id for number in catalog.setups[3].achievements]
    for changed, said in (
        ({"fields": fields[:-1]}, "field 'fields': it takes 15 different territories"),
        ({"fields": [*fields[:-1], fields[0]]}, "field 'fields': it takes 15 different territories"),
        ({"fields": [*fields[:-1], "earth"]}, "field 'fields': there is no territory 'earth'"),
        ({"achievements": [*achievements[:-1], "enemy-base"]}, "field 'achievements': it takes 4 silver and 4 gold"),
        ({"achievements": [*achievements, achievements[0]]}, "field 'achievements': it takes 4 silver and 4 gold"),
        ({"achievements": ["nothing"]}, "field 'achievements': there is no achievement 'nothing'"),
    ):
        text = refusal(tmp_path, row("setup", seats=3, **changed), "setups.toml")
        assert f"setups.toml, setup row 1 (3), {said}" in text


def test_wrong_positions_are_refused(tmp_path: Path) -> None:
    for changed, said in (
        ({"faction": "mengsk"}, "position row 1 (3 1), field 'faction': there is no faction 'mengsk'"),
        ({"faction": "raynor"}, "positions for 3 players, field 'faction'"),
        ({"base": "augustgrad"}, "position row 1 (3 1), field 'base': 'augustgrad' is not among"),
        ({"base": "earth"}, "position row 1 (3 1), field 'base': there is no territory 'earth'"),
        ({"units": ["eternal-scar 3"]}, "positions for 3 players, field 'units': char-aleph must stand in one"),
        ({"units": ["eternal-scar 3", "eternal-scar 1"]}, "position row 1 (3 1), field 'units': 'eternal-scar 1'"),
        ({"units": ["eternal-scar 0"]}, "position row 1 (3 1), field 'units': 'eternal-scar 0'"),
        ({"units": ["eternal-scar many"]}, "position row 1 (3 1), field 'units': 'eternal-scar many' is not a word"),
        ({"units": ["earth 3"]}, "position row 1 (3 1), field 'units': there is no territory 'earth'"),
    ):
        assert said in refusal(tmp_path, row("position", seats=3, place=1, **changed), "setups.toml")
