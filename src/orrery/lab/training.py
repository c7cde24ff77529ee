"""Weights for chances: a conditional logit fitted to stored positions by Newton's method."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from orrery.core import Game, OrreryError
from orrery.core.chances import ANY, KNOTS, Chart, Weights
from orrery.games import game as find_game
from orrery.lab.positions import Played

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

FEWEST = 40
"""Games that a chart of its own takes."""
LOOSE, FIRM = 10.0, 40.0
"""How strongly the weights of the widest chart are drawn to 0, and those of others to those of the next wider one."""
BEND = 60.0
"""How strongly the weights of neighbouring phases are drawn to each other."""
CLOSE_ENOUGH = 1e-6
MOST_STEPS = 50
DIGITS = 5
"""Significant digits of a weight that are kept."""


class Sample(NamedTuple):
    """One position: what everyone has, and how it ended."""

    variants: tuple[str, ...]
    seats: int
    phase: float
    sides: tuple[int, ...]
    rows: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]
    """By seat: what its side got of the victory."""
    game: str
    """The seed of its game."""
    strayed: bool


def stored_in(folder: Path) -> list[Path]:
    """The files with positions in a folder."""
    paths = sorted(folder.glob("*.json.gz"))
    if not paths:
        raise OrreryError(f"{folder}: there are no positions here")
    return paths


def read_samples(game: Game[Any], seed: str, paths: Sequence[Path]) -> list[Sample]:
    """All stored positions, as the game's stakes count them; they must be of this game, its rules, and this seed."""
    found: list[Sample] = []
    for path in paths:
        played = Played.read(path)
        if (played.game, played.version) != (game.id, game.rules.version):
            raise OrreryError(f"{path}: positions of other rules ({played.game} {played.version}); take another folder")
        if not played.seed.startswith(f"{seed}/"):
            raise OrreryError(f"{path}: positions of another seed ({played.seed}); take another folder")
        found += samples_of(game, played)
    return found


def samples_of(game: Game[Any], played: Played) -> Iterator[Sample]:
    """The positions of one game."""
    stakes = game.insight.stakes
    for state in played.positions(game):
        sides = tuple(stakes.sides(state))
        won = {sides[seat] for seat in played.winners}
        yield Sample(
            variants=tuple(stakes.variants(state)),
            seats=played.seats,
            phase=stakes.phase(state),
            sides=sides,
            rows=tuple([tuple(row) for row in stakes.count(state)]),
            won=tuple([1 / len(won) if side in won else 0.0 for side in sides]),
            game=played.seed,
            strayed=played.strayed,
        )


def train(name: str, folder: Path, seed: str) -> Weights:
    """Weights from the positions in a folder."""
    game = find_game(name)
    paths = stored_in(folder)
    names = game.insight.stakes.names
    return Weights(
        game=name,
        version=game.rules.version,
        seed=seed,
        positions=hash_of(paths),
        names=list(names),
        charts=charts_from(read_samples(game, seed, paths), len(names)),
    )


def refine(kept: Weights, folder: Path, seed: str) -> Weights:
    """The same weights, but that those of variants and numbers of seats are new of which there are enough games in a
    folder."""
    game = find_game(kept.game)
    paths = stored_in(folder)
    kept = with_names(kept, game.insight.stakes.names)
    found = hashlib.sha256(f"{kept.positions} {hash_of(paths)}".encode()).hexdigest()
    charts = refined_charts(kept, read_samples(game, seed, paths))
    return msgspec.structs.replace(kept, version=game.rules.version, positions=found, charts=charts)


def with_names(kept: Weights, names: Sequence[str]) -> Weights:
    """The same weights for other numbers: what is counted anew weighs nothing."""
    charts = []
    for each in kept.charts:
        known = [dict(zip(kept.names, knot, strict=True)) for knot in each.weights]
        weights = [[knot.get(name, 0.0) for name in names] for knot in known]
        charts.append(msgspec.structs.replace(each, weights=weights))
    return msgspec.structs.replace(kept, names=list(names), charts=charts)


def refined_charts(kept: Weights, samples: Sequence[Sample]) -> list[Chart]:
    """All charts, with new ones for each variant and number of seats of these positions, drawn to the next wider one
    that is kept."""
    np = numpy()
    charts = {(each.variant, each.seats): each for each in kept.charts}
    played = {(variant, sample.seats) for sample in samples for variant in sample.variants or ("",)}
    for variant, seats in sorted(played):
        of_seats = [sample for sample in samples if sample.seats == seats]
        here = [sample for sample in of_seats if not variant or variant in sample.variants]
        wider = kept.find((variant,), ANY)
        if wider is not None and games_in(here) >= FEWEST:
            charts[variant, seats] = chart(variant, seats, here, fit(here, np.array(wider.weights), FIRM))
    return [charts[key] for key in sorted(charts)]


def hash_of(paths: Sequence[Path]) -> str:
    """The hash of the positions that weights come from."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def charts_from(samples: Sequence[Sample], count: int) -> list[Chart]:
    """A chart for everything, then for each variant and number of seats that was played often enough."""
    np = numpy()
    nothing = np.zeros((len(KNOTS), count))
    whole = fit(samples, nothing, LOOSE)
    found = [chart("", ANY, samples, whole)]
    variants = sorted({variant for sample in samples for variant in sample.variants})
    for variant in variants or [""]:
        of_variant = [sample for sample in samples if not variant or variant in sample.variants]
        parent = fit(of_variant, whole, FIRM) if variant else whole
        if variant:
            found.append(chart(variant, ANY, of_variant, parent))
        for seats in sorted({sample.seats for sample in of_variant}):
            of_seats = [sample for sample in of_variant if sample.seats == seats]
            if games_in(of_seats) >= FEWEST:
                found.append(chart(variant, seats, of_seats, fit(of_seats, parent, FIRM)))
    return found


def games_in(samples: Sequence[Sample]) -> int:
    """How many games these positions are from."""
    return len({sample.game for sample in samples})


def chart(variant: str, seats: int, samples: Sequence[Sample], weights: Array) -> Chart:
    """Weights as they are stored."""
    rounded = [[float(f"{weight:.{DIGITS}g}") for weight in knot] for knot in weights.tolist()]
    return Chart(variant, seats, games_in(samples), len(samples), rounded)


def numpy() -> Any:
    """The library for the arithmetic, which only training needs."""
    try:
        import numpy
    except ImportError:
        raise OrreryError("training needs numpy: pip install 'orrery[train]'") from None
    return numpy


def fit(samples: Sequence[Sample], parent: Array, firmness: float) -> Array:
    """The weights (phase by name) that make what happened most likely, near those of the parent.

    Numbers count by their spread in these positions, so that the pull is the same for all of them.
    """
    np = numpy()
    numbers, owners, won = by_side(samples, parent.shape[1])
    scale = numbers[owners >= 0].std(axis=0)
    scale[scale < 1e-9] = 1.0
    hats = hats_of([sample.phase for sample in samples])
    design = (hats[:, None, :, None] * (numbers / scale)[:, :, None, :]).reshape(*owners.shape, -1)
    outside = np.where(owners >= 0, 0.0, -np.inf)
    start = (parent * scale).reshape(-1)
    pull = penalty(parent.shape, firmness)
    weights = start.copy()
    for _ in range(MOST_STEPS):
        scores = design @ weights + outside
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        mean = np.einsum("ps,psk->pk", shares, design)
        gradient = np.einsum("ps,psk->k", won - shares, design) - pull @ (weights - start)
        spread = design * np.sqrt(shares)[:, :, None]
        flat = spread.reshape(-1, spread.shape[-1])
        curvature = flat.T @ flat - mean.T @ mean + pull
        step = np.linalg.solve(curvature, gradient)
        weights = weights + step
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    found: Array = weights.reshape(parent.shape) / scale
    return found


def by_side(samples: Sequence[Sample], count: int) -> tuple[Array, Array, Array]:
    """For each position and side: its numbers, whether it can win (else -1), and what it got of the victory."""
    np = numpy()
    most = max([len(set(sample.sides)) for sample in samples])
    numbers = np.zeros((len(samples), most, count))
    owners = np.full((len(samples), most), -1)
    won = np.zeros((len(samples), most))
    for index, sample in enumerate(samples):
        places = {side: place for place, side in enumerate(dict.fromkeys(sample.sides))}
        for side, row, share in zip(sample.sides, sample.rows, sample.won, strict=True):
            place = places[side]
            won[index, place] = share
            if row:
                owners[index, place] = place
                numbers[index, place] += row
    return numbers, owners, won


def hats_of(phases: Sequence[float]) -> Array:
    """For each position how much each phase of `KNOTS` counts."""
    np = numpy()
    place = np.clip(np.array(phases), 0.0, 1.0) * (len(KNOTS) - 1)
    found: Array = np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(len(KNOTS))[None, :]))
    return found


def penalty(shape: tuple[int, ...], firmness: float) -> Array:
    """What draws weights to the parent's, and the differences between neighbouring phases to those of the parent."""
    np = numpy()
    knots, count = shape
    bend = np.zeros((knots, knots))
    for place in range(knots - 1):
        bend[place : place + 2, place : place + 2] += BEND * np.array([[1.0, -1.0], [-1.0, 1.0]])
    found: Array = np.kron(firmness * np.eye(knots) + bend, np.eye(count))
    return found
