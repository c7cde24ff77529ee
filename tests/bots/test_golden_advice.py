"""Hints for and analyses of golden games are told as they were."""

from __future__ import annotations

import msgspec
import pytest

from tests.bots.golden_advice import GAMES, KEPT, Told, told_about

TOLD = {told.game: told for told in msgspec.json.decode(KEPT.read_bytes(), type=list[Told])}


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_what_is_told_about_a_golden_game_is_stable(game: str, name: str) -> None:
    """After a deliberate change: `python -m tests.bots.golden_advice`."""
    kept = TOLD[game]
    found = msgspec.json.decode(msgspec.json.encode(told_about(game, name)), type=Told)
    assert found == kept
    assert any(len(options) > 1 for options in kept.hints)
