"""Games over the wire, from the first question to the end and beyond."""

from __future__ import annotations

import pytest

import orrery
from orrery.server.schemas import Verified
from tests.server.harness import SHORT, Browser, bot, me


@pytest.mark.parametrize(
    ("seats", "options"), [(2, SHORT), (4, SHORT), (3, {**SHORT, "light_speed": True})], ids=["2", "4", "light speed"]
)
def test_a_game_against_bots(ann: Browser, seats: int, options: dict[str, bool | int | str]) -> None:
    table_id = ann.create(me("Ann"), *[bot()] * (seats - 1), options=options, start=True)
    with ann.live(table_id) as player:
        end = player.play()
    assert end.table.result is not None
    assert end.decision is None
