"""The golden games of Space Base leave nothing out."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.core import Choice
from orrery.games.space_base.ability import Ability
from orrery.games.space_base.loading import load_catalog
from tests.golden import SPACE_BASE, Met, words_of


def effects(ability: Ability | None) -> set[str]:
    return {name for name in Ability.__slots__ if name != "phase" and ability is not None and getattr(ability, name)}


class MetInSpaceBase(Met):
    def __init__(self) -> None:
        self.effects: set[str] = set()
        super().__init__(SPACE_BASE)

    def answer(self, match: Match[Any], choice: Choice) -> None:
        if choice[0] in ("use", "set", "reroll", "shift", "double"):
            card = match.state.catalog.number[str(choice[1])]
            self.effects |= effects(match.state.face(card).ability)


@pytest.fixture(scope="module")
def met() -> MetInSpaceBase:
    return MetInSpaceBase()


def test_they_are_of_every_size() -> None:
    sizes = {(len(golden.bots), golden.options.get("light_speed", False)) for golden in SPACE_BASE}
    assert sizes == {(seats, light) for seats in find_game("space-base").rules.seat_counts for light in (False, True)}


def test_they_have_every_kind_of_line(met: MetInSpaceBase) -> None:
    assert met.lines == {"choice", "aside", "undo"}


def test_they_meet_every_question(met: MetInSpaceBase) -> None:
    assert met.questions == words_of("space-base", "ask")


def test_they_use_every_effect(met: MetInSpaceBase) -> None:
    printed = [effects(face.ability) for card in load_catalog().cards for face in card.faces]
    assert met.effects == set().union(*printed)


def test_they_tell_every_event(met: MetInSpaceBase) -> None:
    assert met.events == words_of("space-base", "event")


def test_they_end_in_every_way(met: MetInSpaceBase) -> None:
    assert met.reasons == {"points", "ability"}
