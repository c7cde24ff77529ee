"""Tuning the greedy bots of Space Base and Risk, on a few games: what is learned, moved and written down."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from bench import tune_risk
from bench import tune_space_base as tuning

from orrery.games.risk.insight import yardstick as risk_yardstick
from orrery.games.space_base.insight import yardstick


@pytest.fixture(autouse=True)
def _figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is used here, others go on with the figures that there are."""
    monkeypatch.setattr(yardstick, "DUEL", yardstick.DUEL)
    monkeypatch.setattr(yardstick, "TABLE", yardstick.TABLE)
    monkeypatch.setattr(risk_yardstick, "DUEL", risk_yardstick.DUEL)
    monkeypatch.setattr(risk_yardstick, "TABLE", risk_yardstick.TABLE)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_one_card_gains_the_others_that_could_be_bought_lose(seats: int) -> None:
    tally = tuning.learn((seats, yardstick.yardstick(seats), ["one", "two"]))
    early, late, doubt_early, doubt_late = (sum(column) for column in zip(*tally.values(), strict=True))
    assert any(abs(row[0]) > 0.01 for row in tally.values())
    assert (early, late) == pytest.approx((0.0, 0.0), abs=1e-9)
    assert doubt_early > doubt_late > 0


def test_a_card_whose_buyers_win_more_than_expected_gains_worth() -> None:
    tally: tuning.Tally = {}
    tuning._note(tally, tuning.Purchase(1.0, 0.5, ["young", "crippen", ""], [0.5, 0.25, 0.25], 0), 0.5)
    assert tally["young"] == pytest.approx([0.25, 0.0, 0.25, 0.0])
    assert tally["crippen"][0] == tally[""][0] == pytest.approx(-0.125)
    duel = yardstick.DUEL
    known = yardstick.Yardstick(duel.start, duel.middle, duel.end, {"young": (0.1, 0.2)})
    taught = tuning._taught(known, "young", tally, 2.0)
    assert taught == pytest.approx((0.1 + 2.0 * 0.25 / (0.25 + tuning.DOUBT), 0.2))


def test_figures_beat_worse_ones_and_are_even_with_themselves() -> None:
    good = yardstick.DUEL
    bad = tuning.moved(good, [-6.0] * 24 + [0.0] * 12)
    assert tuning.moved(good, [0.0] * 36).start == pytest.approx(good.start)
    assert bad.middle.point < good.middle.point / 100
    assert bad.end == pytest.approx(good.end)
    assert tuning.duel((2, good, good, "even")) == 0
    assert sum(tuning.duel((2, good, bad, str(seed))) for seed in range(4)) >= 2


def test_what_was_learned_is_written_beside_what_is_known_of_the_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tomllib.loads(yardstick.EXPERIENCE.read_text(encoding="utf-8"))
    monkeypatch.setattr(yardstick, "EXPERIENCE", tmp_path / "experience.toml")
    duel = yardstick.DUEL
    tuning.write("duel", yardstick.Yardstick(duel.start, duel.middle, duel.end, {"young": (0.25, -0.5)}))
    written = tomllib.loads(yardstick.EXPERIENCE.read_text(encoding="utf-8"))
    assert written == {"duel": {"young": [0.25, -0.5]}, "table": before["table"]}


def test_risks_figures_are_moved_by_factors_and_steps_and_stay_within_bounds() -> None:
    begun = risk_yardstick.DUEL
    assert tune_risk.moved(begun, {"army": 0.0, "conquests": 0.0}) == begun
    moved = tune_risk.moved(
        begun, {"army": 1.0, "conquests": 1.0, "sure": 5.0}, {"army": 1.0, "conquests": 0.0, "sure": 5.0}
    )
    assert moved.army == pytest.approx(begun.army * 2.718281828 ** (2 * tune_risk.FACTOR))
    assert moved.conquests == round(begun.conquests + tune_risk.EVEN_STEPS["conquests"])
    assert moved.sure == 1.0
    assert moved._replace(army=begun.army, conquests=begun.conquests, sure=begun.sure) == begun


@pytest.mark.parametrize("seats", [2, 4])
def test_risks_figures_beat_who_never_attacks_and_are_even_with_themselves(seats: int) -> None:
    good = risk_yardstick.DUEL if seats == 2 else risk_yardstick.TABLE
    timid = good._replace(no_hope=2.0)
    assert tune_risk.duel((seats, good, good, "even")) == 0
    assert sum(tune_risk.duel((seats, good, timid, str(seed))) for seed in range(4)) >= 3


def test_what_shows_often_is_clear() -> None:
    assert tune_risk.clearness([1.0, -1.0]) == 0.0
    assert tune_risk.clearness([1.0, 1.0]) == 0.0
    assert tune_risk.clearness([2.0, 0.0]) == pytest.approx(2**0.5)
