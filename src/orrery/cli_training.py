"""`orrery train` and `orrery calibrate`: how chances to win are learned, and how good they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from orrery.core import OrreryError
from orrery.core.chances import Weights
from orrery.games import game as find_game
from orrery.lab.calibration import PHASES, Figures, figures, judge_of
from orrery.lab.positions import Practice
from orrery.lab.reliability import reliability_picture
from orrery.lab.training import Sample, numpy, read_samples, refine, stored_in
from orrery.lab.training import train as train_on
from orrery.progress import progress_bar

FOLDER = Path("positions")

GameArgument = Annotated[str, typer.Argument(help="A game from `orrery games`.")]
GamesFlag = Annotated[int, typer.Option("--games", help="How many games to play at each table.")]
SeatsFlag = Annotated[int | None, typer.Option("--seats", help="Play only with so many seats.")]
WorkersFlag = Annotated[int, typer.Option("--workers", help="Processes to share the work.")]
FolderFlag = Annotated[
    Path | None, typer.Option("--folder", help="Where positions are stored; what is there is not played again.")
]
SeedFlag = Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same games.")]
WeightsFlag = Annotated[Path | None, typer.Option("--weights", help="The weights' file; without, the game's own.")]


def train(
    game: GameArgument,
    games: GamesFlag = 200,
    seats: SeatsFlag = None,
    seed: SeedFlag = "chances",
    workers: WorkersFlag = 1,
    folder: FolderFlag = None,
    weights: WeightsFlag = None,
    plain: Annotated[bool, typer.Option("--plain", help="Play only without options.")] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Keep the weights of what was not played.")] = False,
) -> None:
    """Learn the chances to win from games of greedy bots that at first stray now and then. May be stopped and resumed.

    Example: orrery train space-base --games 500 --workers 2
    """
    path = weights_path(game, weights)
    numpy()
    where = folder or FOLDER / game / "train"
    play(Practice(game=game, folder=where, games=games, seed=seed, seats=seats, plain=plain), workers)
    learned = refine(Weights.read(path), where, seed) if keep else train_on(game, where, seed)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n")
    whole, *others = learned.charts
    charts = f"{1 + len(others)} charts" if others else "1 chart"
    print(f"{path}: {charts} from {whole.positions} positions of {whole.games} games")


def calibrate(
    game: GameArgument,
    games: GamesFlag = 40,
    seats: SeatsFlag = None,
    seed: SeedFlag = "calibration",
    workers: WorkersFlag = 1,
    folder: FolderFlag = None,
    weights: WeightsFlag = None,
    picture: Annotated[Path | None, typer.Option("--picture", help="Write the diagrams to this SVG file.")] = None,
) -> None:
    """Say how good the chances to win are, in games from which nothing was learned.

    Example: orrery calibrate risk --games 40 --picture risk.svg
    """
    path = weights_path(game, weights)
    found = find_game(game)
    judge = judge_of(found.insight.stakes.checked(Weights.read(path)))
    if picture is not None and not picture.resolve().parent.is_dir():
        raise OrreryError(f"{picture}: its folder does not exist")
    where = folder or FOLDER / game / "calibrate"
    play(Practice(game=game, folder=where, games=games, seed=seed, seats=seats), workers)
    samples = [sample for sample in read_samples(found, seed, stored_in(where)) if seats in (None, sample.seats)]
    parts = [(name, figures(part, judge)) for name, part in parts_of(samples) if part]
    Console().print(calibration_table(f"{game}, seed {escape(seed)}", parts))
    if picture is not None:
        phases = [(name, part) for name, part in parts if name.startswith("phase")]
        picture.write_text(reliability_picture(f"{game}: chances said and what happened", phases), encoding="utf-8")


def weights_path(game: str, given: Path | None) -> Path:
    """Where the weights of a game are, or are to be."""
    path = given or find_game(game).insight.stakes.path
    if path is None:
        raise OrreryError(f"{game} has no file for weights: name one with --weights")
    if not path.resolve().parent.is_dir():
        raise OrreryError(f"{path}: its folder does not exist")
    return path


def play(practice: Practice, workers: int) -> None:
    """Play with a progress bar."""
    with progress_bar(practice.game, len(practice.jobs())) as advance:
        practice.play(workers, advance)


def parts_of(samples: Sequence[Sample]) -> list[tuple[str, list[Sample]]]:
    """All positions, and in turn by kind of play, phase, variant and number of seats."""
    parts = [
        ("all", list(samples)),
        ("greedy alone", [sample for sample in samples if not sample.strayed]),
        ("after straying", [sample for sample in samples if sample.strayed]),
    ]
    for low, high in PHASES:
        name = f"phase {low:g} to {min(high, 1.0):g}"
        parts.append((name, [sample for sample in samples if low <= sample.phase < high]))
    tables = sorted({(sample.variants[:1], sample.seats) for sample in samples})
    for variant, seats in tables:
        here = [sample for sample in samples if (sample.variants[:1], sample.seats) == (variant, seats)]
        parts.append((" ".join([*variant, f"{seats} seats"]), here))
    return parts


def calibration_table(title: str, parts: Sequence[tuple[str, Figures]]) -> Table:
    """The figures, part by part."""
    table = Table(title=title, caption="in brackets: the same chance for every side that is still in the game")
    table.add_column("positions")
    for heading in ("games", "number", "Brier score", "log loss", "calibration error"):
        table.add_column(heading, justify="right")
    for name, found in parts:
        table.add_row(
            name,
            str(found.games),
            str(found.positions),
            f"{found.brier:.3f} ({found.base_brier:.3f})",
            f"{found.log_loss:.3f} ({found.base_log_loss:.3f})",
            f"{found.error:.3f}",
        )
    return table
