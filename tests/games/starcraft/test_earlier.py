"""Matches of an earlier version of the rules go on by it: those of version 2, with other maps and another Bunker."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery import Match, Record
from orrery.games.starcraft import GAME
from tests.games.starcraft.scenarios import given

KEPT = Path(__file__).parents[2] / "fixtures" / "starcraft-version-2"


@pytest.mark.parametrize("name", ["brood-war-2-greedy", "trump-card-3-mixed"])
def test_records_of_version_2_are_replayed_by_its_rules_and_data(name: str) -> None:
    record = Record.read(KEPT / f"{name}.jsonl")
    assert record.header.rules == "2"
    match = record.replay(GAME)
    assert match.over
    assert match.state.catalog.data == record.header.data


@pytest.mark.parametrize("options", [{}, {"expansion": "brood-war"}], ids=str)
def test_ghosts_of_version_2_have_the_bunker(options: dict[str, str]) -> None:
    for game, helped in ((GAME.under("2"), True), (GAME, False)):
        catalog = Match(game, 2, seed="bunker", options=options).state.catalog
        [bunker, *_] = [card for card, name in zip(catalog.cards, catalog.card_ids, strict=True) if name == "bunker-1"]
        assert (catalog.unit_number["ghost"] in bunker.icons) == helped


def test_a_table_under_way_keeps_its_map() -> None:
    then = Match(GAME.under("2"), 3, seed="maps", options=given("trump-card"))
    dylar, bhekar = (then.state.catalog.planet_number[name] for name in ("dylar-iv", "bhekar-ro"))
    assert then.state.are_adjacent(bhekar, dylar)
    assert Match.load(GAME, then.dump()).state.are_adjacent(bhekar, dylar)
    assert not Match(GAME, 3, seed="maps", options=given("trump-card")).state.are_adjacent(bhekar, dylar)
