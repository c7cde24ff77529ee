"""The golden games: whole recorded games that must go on exactly as they went (`make golden` records them anew)."""

from __future__ import annotations

import pytest

from orrery import GAMES, Record
from orrery import game as find_game
from tests.golden import GOLDEN, Golden, folder, play


@pytest.mark.parametrize("game", GAMES)
def test_the_folder_of_each_game_holds_its_golden_games_and_nothing_else(game: str) -> None:
    kept = {path.name for path in folder(game).iterdir()}
    assert kept == {golden.path.name for golden in GOLDEN if golden.game == game}
    assert kept


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_a_golden_game_verifies_against_its_seed_and_result(golden: Golden) -> None:
    record = Record.read(golden.path)
    match = record.verify(find_game(golden.game))
    assert record.result is not None
    assert (match.result.winners, match.result.points) == (record.result.winners, record.result.points)
    assert (record.header.seed, record.header.seats) == (golden.seed, len(golden.bots))
    assert match.options == match.game.check_options(golden.options)


@pytest.mark.parametrize(
    "golden", [golden for golden in GOLDEN if golden.is_of_today and "greedy" not in golden.bots], ids=str
)
def test_recording_again_gives_the_same_file(golden: Golden) -> None:
    """Only for random players: a greedy one that gets better plays other games, and that breaks no rule."""
    assert play(golden).text() == golden.path.read_text(encoding="utf-8")
