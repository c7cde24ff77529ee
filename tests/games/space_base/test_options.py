"""Options say what they pay, and boxes in which colour they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core.words import Words
from orrery.games.space_base import GAME
from orrery.games.space_base.chronicle import SIGNS
from orrery.games.space_base.loading import load_catalog
from orrery.games.space_base.words import charge_words
from tests.games.space_base.position import Position, SpaceBaseMatch, answer, corrections, run_to


def offered(match: SpaceBaseMatch, seat: int, language: str = "en") -> list[str]:
    """What a seat is offered, in words."""
    decision = match.decision(seat)
    return [Words(language).say(match.describe(decision, option)) for option in decision.options]


def test_every_way_to_use_the_dice_says_what_it_pays() -> None:
    position = Position().station(0, 2, "irwin").station(0, 3, "prunariu").station(0, 5, "leonov")
    match = position.station(0, 6, "white").station(0, 9, "khrunov").charge("khrunov").start(dice=[2, 3])
    run_to(match, "allocate", 0)
    name = match.state.card(match.state.catalog.number["khrunov"]).name
    assert offered(match, 0) == [
        "Singly: sectors 2 and 3 (5¢)",
        "Together: sector 5 (3★)",
        f"Moved to sector 6 (4¢): costs the charge of {name}",
        f"Moved to sector 7 (3¢): costs the charge of {name}",
    ]


def test_an_ability_says_what_it_does() -> None:
    position = Position().station(0, 3, "grissom").charge("grissom").station(0, 9, "zudov").charge("zudov")
    match = position.start()
    uses = match.decision(0).options[:-1]
    effects = {
        name: charge_words(match.state.face(match.state.catalog.number[name]), 2) for name in ("grissom", "zudov")
    }
    for language in ("en", "de"):
        for (_, name, *_), words in zip(uses, offered(match, 0, language), strict=False):
            assert words.endswith(f": {Words(language).say(effects[str(name)])}")
    assert [name for _, name, *_ in uses].count("zudov") == 11


def test_the_ways_of_an_arrow_say_what_they_pay() -> None:
    match = Position().station(0, 4, "shaw").station(0, 3, "white").station(0, 5, "leonov").start(dice=[1, 3])
    answer(match, 0, "sum")
    assert offered(match, 0) == ["Sector 3 (4¢)", "Sector 5 (3★)", "Pass"]
    assert offered(match, 0, "de") == ["Sektor 3 (4¢)", "Sektor 5 (3★)", "Passe"]


def test_an_arrow_says_what_the_cards_pay_that_lay_there_when_the_rewards_began(tmp_path: Path) -> None:
    row = '[[card]]\nid = "shaw"\nsource = "a test"\nstation = { arrow = "either", claim = [1] }\n'
    (tmp_path / "cards.toml").write_text(row, encoding="utf-8")
    position = Position(pack=corrections(tmp_path)).station(0, 4, "shaw").station(0, 3, "white").station(0, 5, "leonov")
    match = position.yard("dzhaniybekov").start(dice=[1, 3])
    answer(match, 0, "sum")
    answer(match, 0, "claim", "dzhaniybekov")
    assert offered(match, 0)[0] == "Sector 3 (4¢)"  # White's, though Dzhaniybekov is there now
    answer(match, 0, "sector", 3)
    assert match.state.credits[0] == 4


def test_a_sector_to_be_doubled_says_what_it_pays_once_more() -> None:
    position = Position().station(0, 2, "irwin").station(0, 3, "prunariu").station(0, 8, "aksyonov")
    match = position.charge("aksyonov").start(dice=[2, 3])
    answer(match, 0, "dice")
    name = match.state.card(match.state.catalog.number["aksyonov"]).name
    assert offered(match, 0)[:2] == [
        f"Double sector 2 with {name} (once more 3¢)",
        f"Double sector 3 with {name} (once more 2¢)",
    ]


@pytest.mark.rule("SB-CHARGE-03")
def test_allocations_do_not_promise_a_token_that_fits_nowhere() -> None:
    for charges, says in ((2, "▢▢▢ blue [3¢]"), (3, "–")):
        match = Position().station(0, 3, "grissom").charge("grissom", charges).start(dice=[1, 2])
        run_to(match, "allocate", 0)
        assert offered(match, 0)[1] == f"Together: sector 3 ({says})"


def test_the_colour_of_an_ability_stands_in_words() -> None:
    catalog = load_catalog()
    shown = {"blue": "blau", "red": "rot", "green": "grün"}
    seen: set[str] = set()
    for card in catalog.cards:
        for face in card.faces:
            if face.ability is not None:
                words = charge_words(face, 4)
                assert f"▢ {face.colour} [" in Words("en").say(words)
                assert f"▢ {shown[face.colour]} [" in Words("de").say(words)
                seen.add(face.colour)
    assert seen == set(shown)


def test_how_the_others_allocate_is_no_news() -> None:
    """'Since your last turn' tells lines by their signs, dice among them."""
    assert SIGNS["allocated"] == "note"
    assert SIGNS["rolled"] == "dice"
    assert GAME.chronicle.signs is SIGNS
