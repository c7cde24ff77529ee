"""How good chances are: what they say beside what happened."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from orrery.core.chances import Weights, at_phase, chances_of
from orrery.lab.training import Sample

PHASES = ((0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.01))
BINS = 10


class Bin(NamedTuple):
    """Chances that are about the same: what was said on average, what happened, and how often."""

    said: float
    happened: float
    times: int


class Figures(NamedTuple):
    """How good chances are over some positions.

    Brier score and log loss are sums over the sides of a position, on average; the base is what they are if every side
    that is still in the game has the same chance. The error is how far what was said is from what happened, on average.
    """

    positions: int
    games: int
    brier: float
    base_brier: float
    log_loss: float
    base_log_loss: float
    error: float
    bins: list[Bin]


Judge = Callable[[Sample], list[float]]


def judge_of(weights: Weights) -> Judge:
    """Chances by these weights."""

    def judge(sample: Sample) -> list[float]:
        chart = weights.find(sample.variants, sample.seats)
        assert chart is not None
        return chances_of(sample.rows, sample.sides, at_phase(chart.weights, sample.phase))

    return judge


def figures(samples: Sequence[Sample], judge: Judge) -> Figures:
    """Compare what is said of positions with how their games ended."""
    brier = base_brier = loss = base_loss = 0.0
    pairs: list[tuple[float, float]] = []
    for sample in samples:
        said = judge(sample)
        seen: set[int] = set()
        alive = {side for side, row in zip(sample.sides, sample.rows, strict=True) if row}
        for side, chance, won in zip(sample.sides, said, sample.won, strict=True):
            if side in seen:
                continue
            seen.add(side)
            base = 1 / len(alive) if side in alive else 0.0
            brier += (chance - won) ** 2
            base_brier += (base - won) ** 2
            if won:
                loss -= won * math.log(max(chance, 1e-9))
                base_loss -= won * math.log(max(base, 1e-9))
            pairs.append((chance, won))
    count = len(samples) or 1
    bins = binned(pairs)
    error = sum(found.times * abs(found.said - found.happened) for found in bins) / (len(pairs) or 1)
    games = len({sample.game for sample in samples})
    return Figures(len(samples), games, brier / count, base_brier / count, loss / count, base_loss / count, error, bins)


def binned(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    """What was said, in steps of a tenth, beside what happened."""
    found: list[Bin] = []
    for step in range(BINS):
        here = [(said, won) for said, won in pairs if min(int(said * BINS), BINS - 1) == step]
        if here:
            said, won = (sum(column) / len(here) for column in zip(*here, strict=True))
            found.append(Bin(said, won, len(here)))
    return found
