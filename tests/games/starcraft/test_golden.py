"""The golden games of StarCraft are of every size and variant, and meet what is common."""

from __future__ import annotations

import pytest

from orrery import game as find_game
from tests.golden import BROOD_WAR, STARCRAFT, Met, words_of


@pytest.fixture(scope="module")
def met() -> Met:
    return Met([*STARCRAFT, *BROOD_WAR])


def test_they_are_of_every_size_and_variant() -> None:
    assert {len(golden.bots) for golden in STARCRAFT} == set(find_game("starcraft").rules.seat_counts)
    variants = {(golden.options.get("mode", "standard"), golden.options.get("teams", False)) for golden in STARCRAFT}
    assert variants == {(mode, teams) for mode in ("standard", "galactic-conquest") for teams in (False, True)}


def test_they_have_every_kind_of_player() -> None:
    assert {frozenset(golden.bots) for golden in STARCRAFT} == {
        frozenset({"random"}),
        frozenset({"greedy"}),
        frozenset({"greedy", "random"}),
    }


def test_they_have_choices_and_undos(met: Met) -> None:
    assert {"choice", "undo"} <= met.lines


def test_they_meet_most_questions_and_events(met: Met) -> None:
    """Some cards are so rare that no game of bots plays them all; those have tests of their own."""
    questions, events = words_of("starcraft", "ask"), words_of("starcraft", "event")
    assert met.questions <= questions
    assert met.events <= events
    assert len(met.questions) > 0.7 * len(questions), sorted(questions - met.questions)
    assert len(met.events) > 0.7 * len(events), sorted(events - met.events)
