"""The card data: packs with an owner's corrections, the printed names, and how sure each card is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core.errors import BadPack, BadRecord
from orrery.games.space_base.catalog import DEPLOYED, STATIONED, Card, Face
from orrery.games.space_base.loading import load_catalog
from tests.games.space_base.position import Position, answer, corrections, run_to, stationed, tracks

CHECKLIST = Path(__file__).parents[3] / "docs" / "rules" / "space-base.md"

ALLEN = """
[[card]]
id = "allen"
source = "my own copy"
cost = 5
station = { credits = 4, points = 1 }
"""


def pack(folder: Path, text: str) -> Path:
    """A data pack with this cards.toml."""
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    return folder


def refusal(folder: Path, text: str) -> str:
    """What is said about a pack with this cards.toml."""
    with pytest.raises(BadPack) as refused:
        load_catalog(corrections(pack(folder, text)))
    return str(refused.value)


def all_of(face: Face) -> dict[str, Any]:
    """Everything one side of a card says."""
    ability = face.ability
    box = None if ability is None else {name: getattr(ability, name) for name in ability.__slots__}
    return {name: getattr(face, name) for name in face.__slots__ if name != "ability"} | {"ability": box}


def everything(card: Card) -> dict[str, Any]:
    """All facts about a card."""
    facts = {name: getattr(card, name) for name in card.__slots__ if name != "faces"}
    return facts | {"station": all_of(card.faces[STATIONED]), "deployed": all_of(card.faces[DEPLOYED])}


# Packs


def test_a_correction_takes_effect(tmp_path: Path) -> None:
    catalog = load_catalog(corrections(pack(tmp_path, ALLEN)))
    allen = catalog.cards[catalog.number["allen"]]
    blue = allen.faces[STATIONED]
    assert allen.cost == catalog.cost[allen.number] == 5
    assert (blue.credits, blue.income, blue.points) == (4, 0, 1)
    assert (allen.source, allen.confidence) == ("my own copy", "owner")


def test_a_correction_changes_nothing_else(tmp_path: Path) -> None:
    base, corrected = load_catalog(), load_catalog(corrections(pack(tmp_path, ALLEN)))
    assert [card.id for card in corrected.cards] == [card.id for card in base.cards]
    for before, after in zip(base.cards, corrected.cards, strict=True):
        was, now = everything(before), everything(after)
        changed = {fact for fact in was if was[fact] != now[fact]}
        assert changed == ({"cost", "station", "source", "confidence"} if after.id == "allen" else set())


def test_the_base_game_is_untouched_by_a_pack(tmp_path: Path) -> None:
    corrections(pack(tmp_path, ALLEN))
    base = load_catalog()
    assert base.cost[base.number["allen"]] == 3
    assert orrery.Match(orrery.game("space-base"), seats=2).ruleset.data == base.data


def test_a_match_is_played_with_the_corrected_card(tmp_path: Path) -> None:
    corrected = corrections(pack(tmp_path, ALLEN))
    poor = Position(seats=2, pack=corrected).credits(0, 3).yard("allen").start(dice=[1, 1, 3, 3])
    answer(poor, 0, "sum")
    assert poor.state.active == 1  # 4 credits no longer buy it, so nothing was asked
    match = Position(seats=2, pack=corrected).credits(0, 4).yard("allen").start(dice=[1, 1, 6, 6, 3, 4])
    answer(match, 0, "sum")
    answer(match, 0, "buy", "allen")
    assert stationed(match, 0, 7) == "allen"
    run_to(match, "allocate", 0)
    answer(match, 0, "sum")
    assert tracks(match, 0) == (4, 0, 1)


def test_several_cards_can_be_corrected_and_a_confidence_given(tmp_path: Path) -> None:
    text = ALLEN + '[[card]]\nid = "glenn"\nsource = "a photograph"\nconfidence = "public"\ncost = 12\n'
    catalog = load_catalog(corrections(pack(tmp_path, text)))
    glenn, allen = (catalog.cards[catalog.number[card]] for card in ("glenn", "allen"))
    assert (glenn.cost, glenn.source, glenn.confidence) == (12, "a photograph", "public")
    assert (allen.cost, allen.confidence) == (5, "owner")


def test_the_data_hash_changes_with_a_pack(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    base = load_catalog().data
    one = load_catalog(corrections(pack(first, ALLEN))).data
    other = load_catalog(corrections(pack(second, ALLEN.replace("cost = 5", "cost = 6")))).data
    assert len({base, one, other}) == 3


def test_the_data_hash_is_the_same_for_the_same_pack_elsewhere(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    assert load_catalog(corrections(pack(here, ALLEN))).data == load_catalog(corrections(pack(there, ALLEN))).data


def test_a_match_does_not_go_on_with_other_data(tmp_path: Path) -> None:
    game, corrected = orrery.game("space-base"), corrections(pack(tmp_path, ALLEN))
    saved = orrery.Match(game, seats=2, seed=1, pack=corrected).dump()
    with pytest.raises(BadRecord, match="it was played with the data pack"):
        orrery.Match.load(game, saved)
    assert orrery.Match.load(game, saved, pack=corrected).header.data == load_catalog(corrected).data
    plain = orrery.Match(game, seats=2, seed=1).dump()
    with pytest.raises(BadRecord, match="other component data"):
        orrery.Match.load(game, plain, pack=corrected)


# Packs that are refused, naming file, row and field


def test_a_pack_row_needs_an_id(tmp_path: Path) -> None:
    text = refusal(tmp_path, ALLEN + '[[card]]\nsource = "my own copy"\ncost = 5\n')
    assert "cards.toml, row 2" in text
    assert "field 'id'" in text


def test_a_pack_row_needs_a_source(tmp_path: Path) -> None:
    text = refusal(tmp_path, ALLEN + '[[card]]\nid = "glenn"\ncost = 5\n')
    assert "cards.toml, row 2 (glenn)" in text
    assert "field 'source'" in text


def test_a_pack_corrects_known_cards_only(tmp_path: Path) -> None:
    text = refusal(tmp_path, ALLEN + '[[card]]\nid = "nobody"\nsource = "my own copy"\ncost = 5\n')
    assert "cards.toml, row 2 (nobody)" in text
    assert "field 'id'" in text


def test_a_pack_corrects_a_card_once(tmp_path: Path) -> None:
    assert "cards.toml, row 2 (allen)" in refusal(tmp_path, ALLEN + ALLEN)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("cost", "cost = -1"),
        ("cost", "cost = 100"),
        ("cost", 'cost = "three"'),
        ("cost", "cost = 2.5"),
        ("sector", "sector = 13"),
        ("sector", "sector = 0"),
        ("level", "level = 4"),
        ("level", "level = 0"),
        ("station.credits", "station = { credits = -2 }"),
        ("deployed.points", "deployed = { points = true }"),
        ("station.claim", "station = { claim = [4] }"),
        ("station.slots", 'station = { slots = 7, ability = ["win"], colour = "green" }'),
        ("confidence", 'confidence = "certain"'),
        ("station.arrow", 'station = { arrow = "up" }'),
        ("station.colour", 'station = { slots = 1, ability = ["win"], colour = "pink" }'),
    ],
)
def test_a_wrong_value_is_refused(tmp_path: Path, field: str, wrong: str) -> None:
    text = refusal(tmp_path, f'[[card]]\nid = "allen"\nsource = "my own copy"\n{wrong}\n')
    assert "cards.toml, row 1 (allen)" in text
    assert f"field '{field}" in text


@pytest.mark.parametrize("where", ["", "station"])
def test_an_unknown_field_is_refused(tmp_path: Path, where: str) -> None:
    wrong = "station = { price = 5 }" if where else "price = 5"
    text = refusal(tmp_path, f'[[card]]\nid = "allen"\nsource = "my own copy"\n{wrong}\n')
    assert "cards.toml, row 1 (allen)" in text
    assert where in text
    assert "`price`" in text


@pytest.mark.parametrize("side", ["station", "deployed"])
@pytest.mark.parametrize("effect", ["fly 3", "credits", "credits many", "buy 4", "swap 5 5", "shift 3", "win 1"])
def test_an_unknown_effect_is_refused(tmp_path: Path, side: str, effect: str) -> None:
    box = f'{{ slots = 1, ability = ["credits 1", "{effect}"], colour = "blue" }}'
    text = refusal(tmp_path, f'[[card]]\nid = "allen"\nsource = "my own copy"\n{side} = {box}\n')
    assert "cards.toml, row 1 (allen)" in text
    assert f"field '{side}.ability'" in text
    assert f"'{effect}'" in text


@pytest.mark.parametrize(
    ("field", "box"),
    [
        ("station.slots", '{ ability = ["win"], colour = "green" }'),
        ("station.colour", '{ slots = 1, ability = ["win"] }'),
        ("station.ability", "{ slots = 1 }"),
    ],
)
def test_half_an_ability_is_refused(tmp_path: Path, field: str, box: str) -> None:
    text = refusal(tmp_path, f'[[card]]\nid = "allen"\nsource = "my own copy"\nstation = {box}\n')
    assert "cards.toml, row 1 (allen)" in text
    assert f"field '{field}'" in text


def test_broken_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    text = refusal(tmp_path, '[[card]]\nid = "allen"\ncost = = 5\n')
    assert "cards.toml" in text
    assert "line 3" in text


@pytest.mark.parametrize("text", ["", "card = 5\n", ALLEN + '[box]\nname = "mine"\n'])
def test_a_pack_holds_card_rows_and_nothing_else(tmp_path: Path, text: str) -> None:
    assert "cards.toml" in refusal(tmp_path, text)


def test_a_pack_cannot_unbalance_the_sectors(tmp_path: Path) -> None:
    assert "sector 7" in refusal(tmp_path, ALLEN + "sector = 8\n")


def test_a_pack_is_a_folder(tmp_path: Path) -> None:
    missing, file = tmp_path / "nowhere", tmp_path / "pack.toml"
    file.write_text(ALLEN)
    for path in (missing, file):
        with pytest.raises(BadPack, match=path.name):
            load_catalog(corrections(path))


def test_a_pack_holds_a_file_with_cards(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"cards\.toml"):
        load_catalog(corrections(tmp_path))


# The printed list of names

LISTED = {"Starter ships": ("starter", 0), "Colonies": ("colony", 0)} | {
    f"Level {level} ships": ("ship", level) for level in (1, 2, 3)
}
"""Headings of the checklist's last section, and the cards they list."""


def printed_list() -> list[tuple[str, int, str, str, str]]:
    """Kind, level, class, type and name of every card in section 23 of the checklist."""
    section = CHECKLIST.read_text(encoding="utf-8").split("\n## 23.")[1]
    kind, level = "", 0
    found: list[tuple[str, int, str, str, str]] = []
    for line in section.splitlines():
        if line.startswith("### "):
            kind, level = LISTED[line[4:].split(" (")[0]]
        if not line.startswith("|") or line.startswith(("|---", "| Type")):
            continue
        type_name, _, class_name, count, names = (cell.strip() for cell in line.strip("|").split("|"))
        listed = [name.strip() for name in names.split(";")]
        assert len(listed) == int(count), line
        class_name = class_name.replace("Mod. ", "Modified ")
        # The data calls the checklist's freighters cargo vessels.
        type_id = type_name.replace("freighter", "cargo vessel").replace(" ", "-")
        found += [(kind, level, class_name, type_id, name) for name in listed]
    return found


def test_the_data_agrees_with_the_printed_list_of_names() -> None:
    data = [(card.kind, card.level, card.class_name, card.type, card.name) for card in load_catalog().cards]
    assert len(data) == 204
    assert sorted(data) == sorted(printed_list())


# Where the numbers come from


def test_every_card_keeps_its_source_and_how_sure_it_is() -> None:
    cards = load_catalog().cards
    assert all(card.source for card in cards)
    assert Counter(card.confidence for card in cards) == {
        "public": 54,
        "public, interpreted": 5,
        "public, name reconstructed": 126,
        "part reconstructed": 10,
        "reconstructed": 9,
    }
