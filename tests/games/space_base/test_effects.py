"""What the ability boxes can do: each effect is one record, and a box goes together."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core import Message
from orrery.core.words import Words
from orrery.games.space_base.ability import ALLOCATING, OPEN, REWARDING, ROLLING
from orrery.games.space_base.effects import BY_NAME, EFFECTS, parse_ability
from orrery.games.space_base.loading import load_catalog
from orrery.games.space_base.words import charge_words
from tests.core.speaking import keys_of
from tests.games.space_base.position import Position, answer, corrections, tracks


def said(*parts: str) -> list[str]:
    """What an ability says, part by part."""
    words = Words("en")
    found = [effect.words(*numbers) for effect, numbers in parse_ability(parts).parts]
    return [words.say(part) if isinstance(part, Message) else part for part in found]


def test_every_effect_is_printed_on_some_card_or_belongs_to_the_vocabulary() -> None:
    printed = {
        name
        for card in load_catalog().cards
        for face in card.faces
        if face.ability is not None
        for name in face.ability.names
    }
    assert printed | {"income"} == set(BY_NAME)  # income stands beside others, on an owner's card


def test_every_effect_with_words_of_its_own_has_them() -> None:
    assert keys_of("space-base-effect-") == {effect.name for effect in EFFECTS} - {"credits", "income", "points"}


def test_the_words_are_made_from_the_numbers() -> None:
    assert said("credits 7") == ["7¢"]
    assert "5" in said("foes-lose 5")[0]
    assert [word for word in said("swap 3 9")[0].replace("–", " ").split() if word.isdigit()] == ["3", "9"]
    assert "L3+L1" in said("claim 3 1")[0]


def test_a_corrected_number_is_the_number_shown(tmp_path: Path) -> None:
    row = '[[card]]\nid = "grissom"\nsource = "test"\n'
    row += 'station = { slots = 3, ability = ["credits 9"], colour = "blue" }\n'
    (tmp_path / "cards.toml").write_text(row, encoding="utf-8")
    catalog = load_catalog(corrections(tmp_path))
    face = catalog.cards[catalog.number["grissom"]].faces[0]
    assert charge_words(face, 2).arguments["effects"] == ["9¢"]


def test_effects_happen_in_their_own_order_whatever_the_data_say() -> None:
    ability = parse_ability(["buy 1", "points 2", "credits 4"])
    assert [effect.name for effect, _ in ability.parts] == ["credits", "points", "buy"]
    assert ability.facts() == {"credits": 4, "points": 2, "buy": 1}


@pytest.mark.parametrize(
    ("parts", "phase"),
    [(["credits 1", "set-die"], ROLLING), (["shift 2"], ALLOCATING), (["double"], REWARDING), (["win"], OPEN)],
)
def test_a_box_belongs_to_the_phase_of_its_effects(parts: list[str], phase: int) -> None:
    assert parse_ability(parts).phase == phase


def test_facts_are_plain() -> None:
    assert parse_ability(["place-charge", "move-charge"]).facts() == {"place_charge": True, "move_charge": True}
    assert parse_ability(["claim 1"]).facts() == {"claim": [1]}
    assert parse_ability(["buy-into 7 12"]).facts() == {"buy_into": [7, 12]}


@pytest.mark.parametrize(
    "parts",
    [
        ["fly 3"],
        [""],
        ["credits"],
        ["credits 100"],
        ["credits -1"],
        ["credits two"],
        ["credits 1 2"],
        ["buy 0"],
        ["buy 4"],
        ["buy-into 9 7"],
        ["buy-into 0 7"],
        ["claim"],
        ["claim 4"],
        ["claim 1 0"],
        ["swap 3 3"],
        ["swap 3 13"],
        ["shift 3"],
        ["win 1"],
        ["credits 1", "credits 2"],
        ["set-die", "shift 1"],
        ["place-charge", "exchange"],
    ],
)
def test_a_box_that_makes_no_sense_is_refused(parts: list[str]) -> None:
    with pytest.raises(ValueError, match=r"effect|box"):
        parse_ability(parts)


@pytest.mark.rule("SB-RES-02")
def test_resources_printed_beside_dice_and_arrow_and_2x_abilities_are_gained(tmp_path: Path) -> None:
    rows = '[[card]]\nid = "khrunov"\nsource = "test"\n'
    rows += 'station = { slots = 1, ability = ["shift 1", "points 2"], colour = "green" }\n'
    rows += '[[card]]\nid = "aksyonov"\nsource = "test"\n'
    rows += 'station = { slots = 1, ability = ["double", "income 1"], colour = "blue" }\n'
    (tmp_path / "cards.toml").write_text(rows, encoding="utf-8")
    position = Position(pack=corrections(tmp_path)).station(0, 2, "khrunov").charge("khrunov")
    match = position.station(0, 8, "aksyonov").charge("aksyonov").start(dice=[1, 3])
    answer(match, 0, "shift", "khrunov", 1)
    assert tracks(match, 0) == (0, 0, 2)
    answer(match, 0, "double", "aksyonov", 5)
    assert tracks(match, 0) == (2, 1, 2)
