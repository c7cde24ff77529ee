"""What a player can say, as the client's types: made from the games' verbs, and kept up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.games import GAMES
from orrery.server.choice_types import choice_types, main

BOARDS = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "games"


@pytest.mark.parametrize("name", GAMES)
def test_the_clients_types_are_up_to_date(name: str) -> None:
    """`make types` writes them anew."""
    assert (BOARDS / name / "choices.ts").read_text(encoding="utf-8") == choice_types(orrery.game(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_is_a_type(name: str) -> None:
    game = orrery.game(name)
    lines = choice_types(game).splitlines()
    for verb in game.rules.verbs:
        assert sum(line.startswith(f'  | [verb: "{verb.name}"') for line in lines) == 1


def test_arguments_are_numbers_words_of_a_kind_or_words() -> None:
    text = choice_types(orrery.game("risk"))
    assert '[verb: "invade", source: string, target: string, units: number' in text
    assert '[verb: "done"]' in text


def test_a_game_without_a_board_gets_none(tmp_path: Path) -> None:
    (tmp_path / "risk").mkdir()
    main(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*.ts"))] == ["risk/choices.ts"]
