"""Contests of many games: who is credited with what, what the seed decides, and what is refused beforehand."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery import OrreryError, Record
from orrery import game as find_game
from orrery.games import find_pack
from orrery.lab import Contest, Summary, simulate
from orrery.lab.statistics import wilson_interval

MODULE = import_module("orrery.lab.simulate")
"""The module; its package has a function of the same name."""
BOTS = ["greedy", "random", "random"]
QUICK = Contest(game="space-base", bots=BOTS, games=7, seed="lab", options={"points_to_win": 10})
ROUNDING = 1e-12


def changed(**changes: Any) -> Contest:
    return msgspec.structs.replace(QUICK, **changes)


def timeless(summary: Summary) -> Summary:
    """A summary without the speeds, which differ from run to run."""
    return msgspec.structs.replace(summary, games_per_second=0, decisions_per_second=0)


def recorded(folder: Path) -> list[Record]:
    return [Record.read(path) for path in sorted(folder.iterdir())]


# Results


def test_results_belong_to_entries_while_seats_rotate(tmp_path: Path) -> None:
    summary = simulate(changed(records=tmp_path))
    wins, points, places = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    for index, record in enumerate(recorded(tmp_path)):
        assert record.result is not None
        for entry in range(3):
            seat = (entry + index) % 3
            assert record.header.names[seat] == f"{BOTS[entry]} {entry + 1}"
            wins[entry] += seat in record.result.winners
            points[entry] += record.result.points[seat]
            places[entry] += record.result.places[seat]
    assert [standing.bot for standing in summary.seats] == BOTS
    assert [standing.wins for standing in summary.seats] == wins
    assert [standing.mean_points for standing in summary.seats] == [total / 7 for total in points]
    assert [standing.mean_place for standing in summary.seats] == [total / 7 for total in places]


def test_the_figures_of_a_summary_agree_with_one_another(tmp_path: Path) -> None:
    summary = simulate(changed(records=tmp_path))
    assert sum(standing.wins for standing in summary.seats) == summary.games == 7
    for standing in summary.seats:
        assert standing.win_rate == standing.wins / 7
        assert standing.interval == wilson_interval(standing.wins, 7)
    results = [record.result for record in recorded(tmp_path)]
    assert summary.mean_rounds == sum(result.rounds for result in results if result) / 7
    assert summary.options == {"points_to_win": 10, "light_speed": False}
    assert (summary.game, summary.seed) == ("space-base", "lab")


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("space-base")
    rules = dataclasses.replace(
        game.rules, result=lambda state: msgspec.structs.replace(game.rules.result(state), winners=[0, 1, 2])
    )
    monkeypatch.setattr(MODULE, "find_game", lambda name: dataclasses.replace(game, rules=rules))
    assert [standing.wins for standing in simulate(QUICK).seats] == pytest.approx([7 / 3] * 3)


def test_games_that_could_go_on_for_long_get_a_last_round_unless_told_otherwise() -> None:
    def last_round(**options: Any) -> tuple[int, float]:
        summary = simulate(Contest(game="risk", bots=["random"] * 3, games=2, seed="limit", options=options))
        return summary.options["round_limit"], summary.mean_rounds

    assert last_round()[0] == find_game("risk").rules.simulation["round_limit"] == 100
    assert last_round(round_limit="0")[0] == 0
    assert last_round(round_limit="2") == (2, 2.0)


def test_progress_is_told_game_by_game() -> None:
    told: list[None] = []
    simulate(QUICK, on_game=lambda: told.append(None))
    assert len(told) == 7


# The seed


def test_the_same_seed_gives_the_same_results() -> None:
    assert timeless(simulate(QUICK)) == timeless(simulate(QUICK))


def test_another_seed_gives_other_results() -> None:
    one, other = simulate(QUICK), simulate(changed(seed="other"))
    assert [standing.mean_points for standing in one.seats] != [standing.mean_points for standing in other.seats]


def test_two_workers_give_the_same_as_one(tmp_path: Path) -> None:
    alone = simulate(changed(records=tmp_path / "alone"))
    shared = simulate(changed(records=tmp_path / "shared"), workers=2)
    assert timeless(alone) == timeless(shared)
    texts = [[record.text() for record in recorded(tmp_path / folder)] for folder in ("alone", "shared")]
    assert texts[0] == texts[1]


# Records


def test_every_game_is_recorded_and_verifies(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "on the way"
    simulate(changed(records=folder))
    assert [path.name for path in sorted(folder.iterdir())] == [f"space-base-{index:06d}.jsonl" for index in range(7)]
    for index, record in enumerate(recorded(folder)):
        assert record.header.seed == f"lab/{index}"
        assert record.verify(find_game("space-base")).result == record.result


# Refusals


@pytest.mark.parametrize(
    ("contest", "complaint"),
    [
        (changed(game="space-bass"), "unknown game 'space-bass'; known: space-base, risk"),
        (changed(bots=["greedy", "gredy"]), "unknown bot 'gredy'; known: random, greedy"),
        (changed(options={"warp": True}), "space-base has no option 'warp'"),
        (changed(options={"light_speed": "maybe"}), "option light_speed must be true or false, not maybe"),
        (changed(options={"points_to_win": 9}), "option points_to_win must be a whole number from 10 to 200, not 9"),
        (changed(bots=["random"]), "space-base is played by 2 to 5, not by 1"),
        (changed(bots=["random"] * 6), "space-base is played by 2 to 5, not by 6"),
        (
            changed(game="risk", bots=["random"] * 2, options={}),
            "risk with these options is played by 3, 4, 5 or 6, not by 2",
        ),
        (
            changed(game="risk", bots=["random"] * 4, options={"teams": True}),
            "teams play Command Room or Total Domination, not Basic Training",
        ),
        (changed(games=0), "at least one game must be played, not 0"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_contest_is_refused_before_anything_is_written(contest: Contest, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(OrreryError) as error:
        simulate(msgspec.structs.replace(contest, records=tmp_path / "records"))
    assert complaint in str(error.value)
    assert not list(tmp_path.iterdir())


def test_nobody_to_work_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(OrreryError, match="at least one worker is needed, not 0"):
        simulate(changed(records=tmp_path / "records"), workers=0)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("below", [lambda path: path, lambda path: path / "deeper"], ids=["the file", "below it"])
def test_records_do_not_go_where_a_file_is(below: Callable[[Path], Path], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(OrreryError, match="file: records go into a folder, and this is a file"):
        simulate(changed(records=below(file)))
    assert file.read_text() == "mine"


def test_a_broken_pack_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "cards.toml").write_text('[[card]]\nid = "allen"\ncost = 9\n')
    with pytest.raises(OrreryError, match="field 'source' is missing"):
        simulate(changed(pack=find_pack("space-base", pack), records=tmp_path / "records"))
    assert not (tmp_path / "records").exists()


def test_an_endless_game_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MODULE, "LONGEST", 5)
    with pytest.raises(OrreryError, match="the game with seed lab/0 did not end within 5 decisions"):
        simulate(QUICK)


# Statistics


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # the example in Newcombe (1998)
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval_of_known_cases(wins: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_interval_holds_the_rate_and_narrows() -> None:
    for games in (1, 2, 10, 1000):
        for wins in range(games + 1):
            low, high = wilson_interval(wins, games)
            assert 0 <= low < high <= 1
            assert low - ROUNDING <= wins / games <= high + ROUNDING
            inner = wilson_interval(wins * 4, games * 4)
            assert inner[1] - inner[0] < high - low
