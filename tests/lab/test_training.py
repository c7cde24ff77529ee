"""Learning chances: games for it, resuming, the fit itself, and the figures that judge it."""

from __future__ import annotations

import random
from math import log
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from orrery import OrreryError
from orrery import game as find_game
from orrery.core.chances import ANY, KNOTS, OUT, Chart, Weights, chances_of
from orrery.lab import training
from orrery.lab.calibration import figures
from orrery.lab.positions import Played, Practice, Table, play_for_learning, softly, tables
from orrery.lab.reliability import reliability_picture
from orrery.lab.training import (
    Sample,
    charts_from,
    hash_of,
    read_samples,
    refine,
    refined_charts,
    samples_of,
    stored_in,
    train,
    with_names,
)

SPACE_BASE = find_game("space-base")


def practice(folder: Path, games: int = 3, **changes: int | str) -> Practice:
    usual = Practice(game="space-base", folder=folder, games=games, seed="lab", seats=2)
    return msgspec.structs.replace(usual, **changes)


# Games


def test_a_game_is_the_same_for_the_same_seed() -> None:
    table = Table({}, 2)
    first, again = (play_for_learning("space-base", table, 1, "lab") for _ in range(2))
    assert first == again
    assert first.states != play_for_learning("space-base", table, 2, "lab").states


def test_some_games_are_played_without_straying() -> None:
    played = [play_for_learning("space-base", Table({}, 2), index, "lab") for index in range(5)]
    assert [game.strayed for game in played] == [False, True, True, True, False]


def test_positions_are_those_of_the_game() -> None:
    played = play_for_learning("space-base", Table({}, 3), 0, "lab")
    states = list(played.positions(SPACE_BASE))
    assert 0 < len(states) == len(played.states)
    assert [state.dump() for state in states] == played.states
    assert all(not SPACE_BASE.insight.stakes.winners(state) for state in states)


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    practice(tmp_path, 2).play()
    paths = stored_in(tmp_path)
    assert [path.name for path in paths] == ["2-00000.json.gz", "2-00001.json.gz"]
    before = hash_of(paths)
    paths[0].unlink()
    kept = paths[1].stat().st_mtime_ns
    calls: list[int] = []
    practice(tmp_path, 2).play(on_game=lambda: calls.append(1))
    assert hash_of(stored_in(tmp_path)) == before
    assert paths[1].stat().st_mtime_ns == kept
    assert len(calls) == 2


def test_processes_share_the_work(tmp_path: Path) -> None:
    practice(tmp_path / "one").play()
    practice(tmp_path / "two").play(workers=2)
    assert hash_of(stored_in(tmp_path / "one")) == hash_of(stored_in(tmp_path / "two"))
    practice(tmp_path / "two").play(workers=2)  # nothing left to do


def test_everything_is_practised_that_a_game_names() -> None:
    names = [table.name for table in tables(find_game("risk"))]
    assert "3" in names
    assert "command-room-teams-6" in names
    assert "total-domination-2" in names
    assert [table.seats for table in tables(SPACE_BASE, 4)] == [4]
    assert tables(find_game("starcraft"), 4, plain=True) == [Table({}, 4)]
    with pytest.raises(OrreryError, match="2 to 5 seats, not with 7"):
        tables(SPACE_BASE, 7)


def test_soft_choices_are_mostly_good() -> None:
    rng = random.Random(1)
    picked = [softly([("a",), ("b",), ("c",)], [1.0, 0.9, -3.0], rng) for _ in range(400)]
    assert picked.count(("a",)) > picked.count(("b",)) > 50 > picked.count(("c",))


def test_other_peoples_positions_are_refused(tmp_path: Path) -> None:
    practice(tmp_path, 1).play()
    paths = stored_in(tmp_path)
    with pytest.raises(OrreryError, match="another seed"):
        read_samples(SPACE_BASE, "else", paths)
    with pytest.raises(OrreryError, match="other rules"):
        read_samples(find_game("risk"), "lab", paths)
    paths[0].write_bytes(b"no")
    with pytest.raises(OrreryError, match="no positions"):
        Played.read(paths[0])
    with pytest.raises(OrreryError, match="no positions here"):
        stored_in(tmp_path / "nowhere")


def test_numbers_that_make_no_sense(tmp_path: Path) -> None:
    with pytest.raises(OrreryError, match="at least one game"):
        practice(tmp_path, 0).play()
    with pytest.raises(OrreryError, match="one worker"):
        practice(tmp_path).play(workers=0)


# The fit

TRUTH = [[0.5, -1.0], [1.0, -1.0], [1.5, -1.0], [2.0, -1.0], [2.5, -1.0]]


def drawn(count: int, seats: int, seed: str) -> list[Sample]:
    """Positions whose outcomes were drawn by known weights."""
    rng = random.Random(seed)
    found = []
    for index in range(count):
        phase = rng.random()
        rows = tuple((rng.gauss(0, 1), 10 + rng.gauss(0, 2)) for _ in range(seats))
        first, second = 0.5 + 2 * phase, -1.0
        chances = chances_of(rows, range(seats), [first, second])
        [winner] = rng.choices(range(seats), chances)
        won = tuple([float(seat == winner) for seat in range(seats)])
        found.append(Sample(("x",), seats, phase, tuple(range(seats)), rows, won, f"s/{index}", False))
    return found


def test_the_fit_finds_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOSE", "FIRM", "BEND"):
        monkeypatch.setattr(training, name, 1.0)
    charts = charts_from(drawn(6000, 3, "fit"), 2)
    assert [(chart.variant, chart.seats) for chart in charts] == [("", ANY), ("x", ANY), ("x", 3)]
    for knot, truth in zip(charts[-1].weights, TRUTH, strict=True):
        assert knot == pytest.approx(truth, abs=0.3)
    assert (charts[0].games, charts[0].positions) == (6000, 6000)


def test_neighbouring_phases_are_drawn_to_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = drawn(300, 2, "bend")

    def slope() -> float:
        *_, chart = charts_from(samples, 2)
        return abs(chart.weights[-1][0] - chart.weights[0][0])

    free = slope()
    monkeypatch.setattr(training, "BEND", 1e6)
    assert slope() < 0.01 < free


def test_few_games_make_no_chart_of_their_own() -> None:
    charts = charts_from([*drawn(60, 2, "a"), *drawn(20, 4, "b")], 2)
    assert [(chart.variant, chart.seats) for chart in charts] == [("", ANY), ("x", ANY), ("x", 2)]


def test_seats_that_are_out_are_no_rivals() -> None:
    samples = [
        Sample((), 3, 0.5, (0, 1, 2), ((float(who == 0),), (float(who == 1),), OUT), won, f"s/{index}", False)
        for index in range(100)
        for who, won in ((index % 2, (1.0, 0.0, 0.0) if index % 2 == 0 else (0.0, 1.0, 0.0)),)
    ]
    [chart, *_] = charts_from(samples, 1)
    assert chart.weights[2][0] > 1.0


def test_training_is_the_same_each_time(tmp_path: Path) -> None:
    practice(tmp_path, 6).play()
    first, again = (train("space-base", tmp_path, "lab") for _ in range(2))
    assert first == again
    assert first.names == list(SPACE_BASE.insight.stakes.names)
    assert first.positions == hash_of(stored_in(tmp_path))
    assert all(len(knot) == len(first.names) for chart in first.charts for knot in chart.weights)
    assert len(first.charts[0].weights) == len(KNOTS)


def kept_weights(*charts: Chart) -> Weights:
    return Weights(game="space-base", version="1", seed="lab", positions="", names=["a", "b"], charts=list(charts))


def test_refining_changes_only_charts_of_which_there_are_enough_games() -> None:
    plain = [[0.5, 0.5]] * len(KNOTS)
    old = [Chart("", ANY, 9, 9, plain), Chart("x", ANY, 9, 9, plain), Chart("x", 2, 9, 9, plain)]
    other = Chart("y", 3, 9, 9, plain)
    charts = refined_charts(kept_weights(*old, other), [*drawn(60, 3, "a"), *drawn(20, 2, "b")])
    assert [(chart.variant, chart.seats, chart.games) for chart in charts] == [
        ("", ANY, 9),
        ("x", ANY, 9),
        ("x", 2, 9),
        ("x", 3, 60),
        ("y", 3, 9),
    ]
    assert charts[3].weights != plain
    assert [chart for chart in charts if chart.games == 9] == [*old, other]


def test_what_is_counted_anew_weighs_nothing_in_charts_that_are_kept() -> None:
    kept = kept_weights(Chart("x", 2, 9, 9, [[1.0, 2.0]] * len(KNOTS)))
    found = with_names(kept, ("b", "c", "a"))
    assert found.names == ["b", "c", "a"]
    assert found.charts[0].weights == [[2.0, 0.0, 1.0]] * len(KNOTS)


def test_refined_weights_tell_what_they_come_from(tmp_path: Path) -> None:
    practice(tmp_path, 3).play()
    old = train("space-base", tmp_path, "lab")
    new = refine(old, tmp_path, "lab")
    assert new.positions != old.positions
    assert new.names == old.names


# The figures


def two(won: bool, number: float) -> Sample:
    return Sample((), 2, 0.0, (0, 1), ((number,), (0.0,)), (float(won), float(not won)), "s", False)


def test_figures_by_hand() -> None:
    samples = [two(True, 0.8), two(True, 0.8), two(False, 0.8)]
    found = figures(samples, lambda sample: [0.8, 0.2])
    assert found.brier == pytest.approx((2 * 2 * 0.04 + 2 * 0.64) / 3)
    assert found.base_brier == pytest.approx(0.5)
    assert found.log_loss == pytest.approx(-(2 * log(0.8) + log(0.2)) / 3)
    assert found.base_log_loss == pytest.approx(log(2))
    assert found.error == pytest.approx(0.8 - 2 / 3)
    assert [number for part in found.bins for number in part] == pytest.approx([0.2, 1 / 3, 3, 0.8, 2 / 3, 3])


def test_a_team_is_one_side_also_when_its_first_member_is_out() -> None:
    sample = Sample((), 4, 0.0, (0, 1, 0, 1), (OUT, (1.0,), (1.0,), (1.0,)), (1.0, 0.0, 1.0, 0.0), "s", False)
    found = figures([sample], lambda sample: [0.6, 0.4, 0.6, 0.4])
    assert found.base_brier == pytest.approx(0.5)
    assert found.brier == pytest.approx(2 * 0.16)


def test_the_picture_is_a_drawing_of_every_phase() -> None:
    found = figures([two(True, 0.8), two(False, 0.8)], lambda sample: [0.8, 0.2])
    drawing = ElementTree.fromstring(reliability_picture("risk: chances", [("phase 0", found), ("phase 1", found)]))
    circles = [part for part in drawing.iter() if part.tag.endswith("circle")]
    assert len(circles) == 4


def test_samples_know_how_it_ended() -> None:
    played = play_for_learning("space-base", Table({}, 3), 1, "lab")
    for sample in samples_of(SPACE_BASE, played):
        assert [seat for seat, share in enumerate(sample.won) if share] == played.winners
        assert (sample.seats, sample.strayed, sample.game) == (3, True, "lab/3/1")
