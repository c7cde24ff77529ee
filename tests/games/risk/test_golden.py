"""The golden games of Risk leave nothing out."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.core import Choice
from orrery.core.message import Event
from orrery.games.risk.loading import load_catalog
from tests.golden import RISK, Met, words_of

MOST = 1_500_000
"""Bytes that the records may take together."""


class MetInRisk(Met):
    def __init__(self) -> None:
        self.cards: set[str] = set()
        self.told: dict[str, set[str]] = {"achieved": set(), "rewarded": set()}
        super().__init__(RISK)

    def answer(self, match: Match[Any], choice: Choice) -> None:
        if choice[0] == "play":
            self.cards.add(str(choice[1]))

    def hear(self, event: Event) -> None:
        if event.kind == "achieved":
            self.told["achieved"].add(str(event.arguments["achievement"]))
        elif event.kind == "rewarded":
            self.told["rewarded"].add(str(event.arguments["reward"]))


@pytest.fixture(scope="module")
def met() -> MetInRisk:
    return MetInRisk()


def test_they_are_of_every_variant_with_every_kind_of_player() -> None:
    games = [
        (golden.options.get("variant", "basic-training"), golden.options.get("extended", False), bots)
        for golden in RISK
        for bots in [" and ".join(sorted(set(golden.bots)))]
    ]
    variants = [("basic-training", False), ("command-room", False), ("total-domination", False)]
    assert set(games) >= {
        (*variant, bots)
        for variant in [*variants, ("total-domination", True)]
        for bots in ("greedy", "greedy and random", "random")
    }


def test_they_are_of_every_size_and_with_every_setting() -> None:
    assert {len(golden.bots) for golden in RISK} == set(find_game("risk").rules.seat_counts)
    changed = {name for golden in RISK for name in golden.options}
    assert changed == set(find_game("risk").rules.options.__struct_fields__)


def test_they_are_small() -> None:
    assert sum(golden.path.stat().st_size for golden in RISK) < MOST


def test_they_have_every_kind_of_line(met: MetInRisk) -> None:
    assert met.lines == {"choice", "aside", "undo"}


def test_they_meet_every_question(met: MetInRisk) -> None:
    assert met.questions == words_of("risk", "ask")


def test_they_play_every_card(met: MetInRisk) -> None:
    assert met.cards == {card.id for card in load_catalog().cards}


def test_they_bring_every_achievement_and_every_reward(met: MetInRisk) -> None:
    assert met.told["achieved"] == {award.id for award in load_catalog().achievements}
    assert met.told["rewarded"] == {reward.id for reward in load_catalog().rewards}


def test_they_tell_every_event(met: MetInRisk) -> None:
    # A tower without room for it is so rare that no game of bots has shown it.
    assert met.events == words_of("risk", "event") - {"tower-lost"}


def test_they_end_in_every_way(met: MetInRisk) -> None:
    assert met.reasons == words_of("risk", "reason")
