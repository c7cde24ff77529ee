"""The playthroughs are told as they are kept (`make playthroughs` tells them anew)."""

from __future__ import annotations

import pytest

from orrery import GAMES
from tests.playthroughs import PLAYTHROUGHS, Playthrough, told


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=str)
def test_a_game_is_told_as_it_is_kept(playthrough: Playthrough) -> None:
    assert told(playthrough) == playthrough.path.read_text(encoding="utf-8"), "if this is meant: make playthroughs"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told(game: str) -> None:
    assert any(playthrough.game == game for playthrough in PLAYTHROUGHS)
