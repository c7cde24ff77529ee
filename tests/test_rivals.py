"""The rivals kept from past releases still play as they did, and need nothing that may change behind their backs."""

from __future__ import annotations

import ast
import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench import rivals
from bench.rivals import risk_2026, space_base_2026, starcraft_2026

from orrery import Match
from orrery import game as find_game
from orrery.bots import Bot
from tests.fixtures.greedy_games import Played, play
from tests.fixtures.layout import read_json
from tests.fixtures.releases import FOLDER

RELEASE_0_1 = msgspec.convert(read_json(FOLDER / "release-0.1" / "greedy.json"), list[Played])
RIVALS: dict[str, Callable[[random.Random], Bot]] = {
    "space-base": space_base_2026.Rival,
    "risk": risk_2026.Rival,
}


@pytest.mark.parametrize("kept", RELEASE_0_1, ids=lambda kept: str(kept.game))
def test_a_rival_chooses_what_the_greedy_bot_of_its_release_chose(kept: Played) -> None:
    rules = read_json(FOLDER / "release-0.1" / "release.json")["games"][kept.game.game]["rules"]
    assert play(kept.game, RIVALS[kept.game.game], rules) == kept


@pytest.mark.parametrize("game", RIVALS)
def test_a_rival_plays_by_the_rules_of_today(game: str) -> None:
    kept = next(kept.game for kept in RELEASE_0_1 if kept.game.game == game)
    assert play(kept, RIVALS[game]).winners


STARCRAFT = {"none": "d11e20325f5cebb0", "brood-war": "076607123965f26f"}
"""What the first greedy player of StarCraft chooses in the beginning of a match of two, as a fingerprint."""


@pytest.mark.parametrize("box", STARCRAFT)
def test_the_first_greedy_player_of_starcraft_still_plays_as_it_did(box: str) -> None:
    """If only the rules have changed, take the new fingerprint; if the appraisal has, first freeze it for the rival."""
    match: Match[Any] = Match(find_game("starcraft"), 2, seed="rival", options={"expansion": box}, narrate=False)
    players = [starcraft_2026.Rival(random.Random(f"rival/{seat}")) for seat in range(2)]
    said = hashlib.sha256()
    for _ in range(250):
        for seat in match.waiting:
            choice = players[seat].choose(match.seen_by(seat))
            said.update(msgspec.json.encode([seat, choice]))
            match.play(seat, choice)
    assert said.hexdigest()[:16] == STARCRAFT[box]


def test_rivals_import_nothing_of_a_game() -> None:
    for path in Path(rivals.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            ours = {name for name in names if name.startswith("orrery")}
            assert ours <= {"orrery.core"}, f"{path.name} imports {ours}"
