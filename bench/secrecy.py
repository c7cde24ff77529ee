"""`make secrecy`: what a seat is sent in worlds that it cannot tell apart, in every game and variant.

Plays the pairs of worlds of `tests/server/test_secrecy.py`, more and longer ones, and counts them. A run that was
broken off goes on where it stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from unittest.mock import patch

import msgspec
from rich.console import Console
from rich.table import Table as Columns
from tests.core.variants import VARIANTS, Variant
from tests.server.test_secrecy import NOW, side_by_side

KEPT = Path(__file__).parent.parent / "build" / "secrecy.jsonl"


class Count(msgspec.Struct):
    """What came of the pairs of worlds of a variant, or of a game."""

    name: str
    game: str
    variants: int = 1
    pairs: int = 0
    differ: int = 0
    """Pairs that differed in what the seat could not know."""
    moves: int = 0
    messages: int = 0
    revealed: int = 0
    """Pairs that went on until something was revealed."""
    over: int = 0
    """Games that were over before worlds could be made of them."""
    leaks: list[str] = []


def compared(variant: Variant, pairs: int, moves: int) -> Count:
    """Play some pairs of worlds of a variant."""
    count = Count(str(variant), variant.game, leaks=[])
    with tempfile.TemporaryDirectory(prefix="orrery-") as folder, patch("time.time", lambda: NOW):
        for number in range(pairs):
            place = Path(folder) / str(number)
            place.mkdir()
            count.pairs += 1
            try:
                pair = asyncio.run(side_by_side(variant, number, place, moves))
            except AssertionError as leak:
                count.leaks.append(f"{variant} {number}: {leak}")
                continue
            count.differ += pair.differ
            count.moves += pair.moves
            count.messages += pair.messages
            count.revealed += pair.revealed
            count.over += pair.over
    return count


def summed(counts: list[Count], name: str) -> Count:
    """All of some counts."""
    total = Count(name, name, variants=len(counts), leaks=[leak for count in counts for leak in count.leaks])
    for field in ("pairs", "differ", "moves", "messages", "revealed", "over"):
        setattr(total, field, sum(getattr(count, field) for count in counts))
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10, help="pairs of worlds for each variant")
    parser.add_argument("--moves", type=int, default=20, help="moves that each goes on for at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, default=KEPT, help="where the counts of finished variants are kept")
    arguments = parser.parse_args()
    arguments.keep.parent.mkdir(exist_ok=True)
    known = arguments.keep.read_bytes() if arguments.keep.exists() else b""
    counts = msgspec.json.decode(b"[" + b",".join(known.splitlines()) + b"]", type=list[Count])
    done = {count.name for count in counts}
    left = [variant for variant in VARIANTS if str(variant) not in done]
    random.Random(1).shuffle(left)  # so that one core does not get all long games
    begun = time.monotonic()
    with ProcessPoolExecutor(arguments.processes) as pool, arguments.keep.open("ab") as kept:
        tasks = [pool.submit(compared, variant, arguments.pairs, arguments.moves) for variant in left]
        for task in tasks:
            counts.append(task.result())
            kept.write(msgspec.json.encode(counts[-1]) + b"\n")
            kept.flush()
            for leak in counts[-1].leaks:
                print(leak[:2000], flush=True)
    columns = Columns("game", *Count.__struct_fields__[2:])
    games = sorted({count.game for count in counts})
    totals = [summed([count for count in counts if count.game == game], game) for game in games]
    for total in [*totals, summed(counts, "all")]:
        values = msgspec.structs.astuple(total)
        columns.add_row(total.game, *map(str, values[2:-1]), str(len(total.leaks)))
    Console().print(columns)
    print(f"{time.monotonic() - begun:.0f} s")
    arguments.keep.unlink()
    raise SystemExit(any(count.leaks for count in counts))


if __name__ == "__main__":
    main()
