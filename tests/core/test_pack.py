"""Component data with sets: which rows a match takes, what a correction means, and what the hash covers."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core.errors import BadPack, UnknownName
from orrery.core.pack import Layout, Rows, digest, read_data, read_pack

LAYOUT: Layout = {"cards.toml": {"card": ("id",)}, "units.toml": {"unit": ("race", "id"), "base": ("id",)}}
SETS = ("base", "more")

CARDS = """
[[card]]
id = "nuke"
set = "base+more"
power = 3
source = "box"
confidence = "public"

[[card]]
id = "storm"
set = "base"
power = 4
source = "box"
confidence = "public"

[[card]]
id = "storm"
set = "more"
power = 5
source = "box"
confidence = "public"

[[card]]
id = "swarm"
set = "more"
power = 6
source = "box"
confidence = "public"
"""
UNITS = """
[[unit]]
race = "terran"
id = "marine"
set = "base+more"
source = "box"
confidence = "public"

[[base]]
id = "nexus"
set = "more"
source = "box"
confidence = "public"
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (folder / "units.toml").write_text(UNITS, encoding="utf-8")
    return folder


def read(data: Path, sets: str, correction: str = "") -> dict[str, Rows]:
    """The rows of a set with a pack that holds this file of cards."""
    if not correction:
        return read_data(data, LAYOUT, (), sets, SETS)
    pack = data.parent / "pack"
    pack.mkdir(exist_ok=True)
    (pack / "cards.toml").write_text(correction, encoding="utf-8")
    return read_data(data, LAYOUT, read_pack(pack, LAYOUT), sets, SETS)


def powers(rows: Rows) -> dict[str, int]:
    return {name: row["power"] for name, (_, row) in rows.items()}


def refusal(data: Path, sets: str, correction: str = "") -> str:
    with pytest.raises(BadPack) as refused:
        read(data, sets, correction)
    return str(refused.value)


def correction(name: str, power: int, **fields: str) -> str:
    lines = {"source": "my own box"} | fields
    text = "".join(f'{field} = "{value}"\n' for field, value in lines.items())
    return f'[[card]]\nid = "{name}"\npower = {power}\n{text}'


def test_a_set_takes_the_rows_that_name_it(data: Path) -> None:
    assert powers(read(data, "base")["card"]) == {"nuke": 3, "storm": 4}
    assert powers(read(data, "more")["card"]) == {"nuke": 3, "storm": 5, "swarm": 6}
    assert list(read(data, "base")["unit"]) == list(read(data, "more")["unit"]) == ["terran marine"]
    assert read(data, "base")["base"] == {}
    assert list(read(data, "more")["base"]) == ["nexus"]


def test_without_sets_the_field_is_a_field_like_any_other(data: Path) -> None:
    (data / "cards.toml").write_text('[[card]]\nid = "gagarin"\nset = 1\n', encoding="utf-8")
    tables = read_data(data, LAYOUT)
    assert [row for _, row in tables["card"].values()] == [{"id": "gagarin", "set": 1}]


def test_without_sets_a_name_stands_once(data: Path) -> None:
    with pytest.raises(BadPack, match=r"^cards\.toml, row 3 \(storm\): this card has a row already$"):
        read_data(data, LAYOUT)


def test_a_set_nobody_knows_cannot_be_asked_for(data: Path) -> None:
    with pytest.raises(UnknownName, match="unknown set 'most'; known: base, more"):
        read(data, "most")


def test_the_same_name_twice_in_one_set_is_refused(data: Path) -> None:
    (data / "cards.toml").write_text(CARDS.replace('set = "more"', 'set = "base+more"', 1), encoding="utf-8")
    said = "cards.toml, row 3 (storm), field 'id': this card has a row already in the set 'base'"
    assert refusal(data, "base") == refusal(data, "more") == said


@pytest.mark.parametrize("wrong", ['"most"', '"base+most"', '""', '"base, more"', "1"])
def test_a_row_names_known_sets(data: Path, wrong: str) -> None:
    (data / "cards.toml").write_text(CARDS.replace('"base+more"', wrong), encoding="utf-8")
    said = "cards.toml, row 1 (nuke), field 'set': it names base or more, or several joined by '+'"
    assert refusal(data, "base") == said


@pytest.mark.parametrize("row", ["[[card]]\npower = 7", "[[card]]\nid = 1.5\npower = 7", "card = [7]"])
def test_a_row_without_a_name_is_refused_with_its_place(data: Path, row: str) -> None:
    assert refusal(data, "base", row) == "cards.toml, row 1: field 'id' is missing"


def test_every_row_of_ours_names_its_sets(data: Path) -> None:
    (data / "cards.toml").write_text(CARDS.replace('set = "base"\n', ""), encoding="utf-8")
    assert refusal(data, "more") == "cards.toml, row 2 (storm): field 'set' is missing"


def test_a_correction_means_every_row_of_its_name(data: Path) -> None:
    text = correction("storm", 9)
    for sets, others in (("base", {"nuke": 3}), ("more", {"nuke": 3, "swarm": 6})):
        rows = read(data, sets, text)["card"]
        assert powers(rows) == others | {"storm": 9}
        assert rows["storm"][1]["confidence"] == "owner"
        assert rows["storm"][1]["set"] == sets


def test_a_correction_may_mean_one_set_only(data: Path) -> None:
    text = correction("storm", 9, set="more") + correction("storm", 8, set="base")
    assert powers(read(data, "base", text)["card"])["storm"] == 8
    assert powers(read(data, "more", text)["card"])["storm"] == 9
    shared = correction("nuke", 7, set="more")
    assert powers(read(data, "base", shared)["card"])["nuke"] == 3
    rows = read(data, "more", shared)["card"]
    assert powers(rows)["nuke"] == 7
    assert rows["nuke"][1]["set"] == "base+more"


def test_a_correction_of_another_set_is_checked_and_changes_nothing(data: Path) -> None:
    assert read(data, "base", correction("swarm", 9)) == read(data, "base")
    assert refusal(data, "base", '[[card]]\nid = "swarm"\npower = 9\n').startswith(
        "cards.toml, row 1 (swarm): field 'source' is missing"
    )


def test_a_correction_must_find_a_row(data: Path) -> None:
    assert refusal(data, "base", correction("flood", 1)) == (
        "cards.toml, row 1 (flood), field 'id': there is no such card to correct"
    )
    assert "there is no such card to correct" in refusal(data, "base", correction("swarm", 1, set="base"))
    assert "field 'set': it names base or more" in refusal(data, "base", correction("swarm", 1, set="most"))


def test_a_row_is_corrected_once(data: Path) -> None:
    text = correction("storm", 9) + correction("storm", 8, set="more")
    said = "cards.toml, row 2 (storm), field 'id': this card has a row already in the set 'more'"
    assert refusal(data, "base", text) == refusal(data, "more", text) == said


def test_the_hash_covers_the_rows_in_use_only(data: Path) -> None:
    base, more = digest(read(data, "base")), digest(read(data, "more"))
    assert base != more
    assert digest(read(data, "base", correction("swarm", 9))) == base
    assert digest(read(data, "more", correction("swarm", 9))) != more
    assert digest(read(data, "base", correction("storm", 9, set="more"))) == base
    assert digest(read(data, "base", correction("nuke", 9))) != base
