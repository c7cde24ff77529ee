"""What release 0.1 has stored: settings become preferences, and a state between two steps gets its agenda.

That whole kept matches go on is tested with the kept releases; here it is each part.
"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Choice, Match
from orrery.core.log import Entry
from orrery.core.upgrade import Upgrading, take_over
from orrery.games.space_base import GAME
from orrery.games.space_base.state import SpaceBaseState
from orrery.games.space_base.upgrade import PLAY, SETUP, choice, state, wishes
from tests.fixtures.layout import read_json
from tests.fixtures.releases import kept_records
from tests.games.space_base.position import Position, answer, asked, run_to

OLD = [kept for kept in kept_records("release-0.1") if "/space-base/" in str(kept) and kept.dump is not None]


def upgraded(dump: dict[str, Any], **changes: Any) -> SpaceBaseState:
    """The checkpoint of a kept dump, with some changes, as a state of today."""
    header = dump["header"]
    options = GAME.check_options(header["options"])
    rules = GAME.rules.ruleset(options, None)
    old = {**dump["checkpoint"], **changes}
    return GAME.load(rules, options, header["seats"], state(old, rules, header["seats"]))


@pytest.mark.parametrize(
    ("setting", "preference"),
    [
        (("ask", "charges"), {"tokens": "ask"}),
        (("auto", "charges"), {"tokens": "auto"}),
        (("ask", "abilities"), {"abilities": "ask"}),
    ],
)
def test_settings_become_preferences(setting: Choice, preference: dict[str, str]) -> None:
    assert wishes(setting) == preference
    assert choice(setting) is None
    for name, value in preference.items():
        assert value in GAME.rules.preferences.find(name).values


def test_to_rest_is_to_pass_with_a_wish() -> None:
    assert (choice(("rest",)), wishes(("rest",))) == (("pass",), {"abilities": "rest"})


def test_a_purchase_for_a_sector_of_choice_has_a_verb_of_its_own_now() -> None:
    assert choice(("buy", "ryumin", 9)) == ("buy-into", "ryumin", 9)


@pytest.mark.parametrize("old", [("buy", "ryumin"), ("buy",), ("buy", "ryumin", "crippen"), ("pass",), ("carry", 1)])
def test_other_choices_are_what_they_were(old: Choice) -> None:
    assert (choice(old), wishes(old)) == (old, {})


@pytest.mark.parametrize("kept", OLD, ids=str)
def test_a_kept_state_is_the_same_today(kept: Any) -> None:
    dump = read_json(kept.folder / "dump.json")
    old, s = dump["checkpoint"], upgraded(dump)
    for name in ("credits", "income", "points", "station", "yard", "colonies", "decks", "dice", "round", "phase"):
        assert getattr(s, name) == old[name], name
    assert [list(cards) for cards in s.deployed] == old["deployed"]
    assert list(s.charges) == old["charges"]
    where = [-1 if place == 255 else place for place in s.where]
    assert where == old["where"]
    assert s.settled == old["settled"]
    if old["stage"] == PLAY:
        assert s.agenda == [("begin_turn",)]
        assert s.turns == (old["round"] - 1) * s.seats + (old["active"] - old["first"]) % s.seats


def test_a_match_that_had_not_begun_is_set_up() -> None:
    dump = read_json(OLD[0].folder / "dump.json")
    s = upgraded(dump, stage=SETUP)
    assert tuple(s.agenda[::-1]) == s.ruleset.opening


def test_a_match_that_was_over_has_nothing_left_to_do() -> None:
    dump = read_json(OLD[0].folder / "dump.json")
    s = upgraded(dump, stage=2, winner=1, ending=1)
    match = Match.from_state(GAME, s, dump["header"]["options"])
    assert match.over
    assert match.result.winners == [1]
    assert s.ending is True


def test_a_kept_wish_to_be_asked_about_tokens_still_holds() -> None:
    dump = read_json(OLD[0].folder / "dump.json")
    said = {"seat": 1, "choice": ["ask", "charges"], "aside": True}
    before = dump["history"][: len(dump["history"]) - dump["since"]]
    match = take_over(GAME, {**dump, "history": [*before, said], "since": 0}).match
    assert [match.preferences(other)["tokens"] for other in range(2)] == ["auto", "ask"]


def test_a_rest_lasts_for_its_own_turn_even_if_it_ends_the_turn() -> None:
    position = Position().station(0, 3, "grissom").charge("grissom", 3).station(0, 9, "zudov").charge("zudov")
    match = position.full_yard().start(dice=[1, 2, 1, 2])
    run_to(match, "ability", 0, phase=7)
    Upgrading(match).enact(Entry(0, ("rest",)), from_seed=True)
    # Seat 1's turn has begun: Zudov works on anybody's turn and is asked about again.
    assert (match.state.active, asked(match)) == (1, [(0, "ability")])
    assert match.preferences(0)["abilities"] == "ask"
    answer(match, 0, "pass")
