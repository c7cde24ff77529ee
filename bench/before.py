"""`make bench-before REF=...`: how fast the games run now, beside an earlier commit in the same minute.

Both play the same games by turns, each in a process of its own, in short rounds of CPU time; the best rounds count.
"""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parents[1]
ROUNDS = 40
BEST = 6
"""So many of the best rounds are averaged."""
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Space Base, 4": ("space-base", 4, {}),
    "Risk, Basic Training, 4": ("risk", 4, {"round_limit": 12}),
    "Risk, Command Room, 4": ("risk", 4, {"variant": "command-room", "round_limit": 12}),
}


# What is measured: each gives CPU seconds and how often it was done. This much must run on either commit.


def positions(name: str, seed: int, length: int) -> Iterator[Any]:
    """A match of random players, at each of its questions."""
    import orrery

    game, seats, options = GAMES[name]
    played = orrery.game(game)
    if hasattr(played, "under"):
        played = played.under("1")  # by the rules of release 0.1, so that both play the same games
    match = orrery.Match(played, seats, seed=seed, options=options, narrate=False)
    chance = random.Random(seed).random
    for _ in range(length):
        if match.over:
            break
        yield match
        seat = match.waiting[0]
        offered = match.seen_by(seat).decision.options
        # Release 0.1 offers in Space Base to be asked no more this turn, which became a preference.
        count = len(offered) - (offered[-1] == ("rest",))
        match.play(seat, offered[int(chance() * count)])


def play(name: str) -> tuple[float, int]:
    """Two games of random players."""
    begun = time.process_time()
    for seed in range(2):
        for _ in positions(name, seed, 2000):
            pass
    return time.process_time() - begun, 2


def question(name: str) -> tuple[float, int]:
    """A question of the same games, whether a player answers it or a preference does."""
    spent, asked = 0.0, 0
    for seed in range(2):
        begun = time.process_time()
        *_, match = positions(name, seed, 2000)
        spent += time.process_time() - begun
        asked += len(match._history)
    return spent, asked


def everywhere(look: Callable[[Any], object]) -> Callable[[str], tuple[float, int]]:
    """Something done once at each question of a game."""

    def measure(name: str) -> tuple[float, int]:
        spent, count = 0.0, 0
        for match in positions(name, 7, 400):
            begun = time.process_time()
            look(match)
            spent += time.process_time() - begun
            count += 1
        return spent, count

    return measure


def eight_times(look: Callable[[Any], object]) -> Callable[[str], tuple[float, int]]:
    """The same eight times at each question, as a bot that looks ahead does."""

    def look_often(match: Any) -> None:
        for _ in range(8):
            look(match)

    def measure(name: str) -> tuple[float, int]:
        spent, count = everywhere(look_often)(name)
        return spent, count * 8

    return measure


def sample(match: Any) -> object:
    """A sample for the seat that is asked."""
    return match.seen_by(match.waiting[0]).sample(random.Random(1))


MEASURES: dict[str, Callable[[str], tuple[float, int]]] = {
    "a game of random play": play,
    "a question of random play": question,
    "a copy of the state": eight_times(lambda match: match.state.copy()),
    "a fork, one a question": everywhere(lambda match: match.fork()),
    "a fork, eight a question": eight_times(lambda match: match.fork()),
    "a sample, one a question": everywhere(sample),
    "a sample, eight a question": eight_times(sample),
}


def work() -> None:
    """Measure whatever is asked for on standard input."""
    gc.disable()
    for line in sys.stdin:
        name, measure = json.loads(line)
        spent, count = MEASURES[measure](name)
        gc.collect()
        print(json.dumps(spent / count * 1e6), flush=True)


# The comparison


class Runner:
    """A process that measures one commit."""

    def __init__(self, sources: Path) -> None:
        command = [sys.executable, str(Path(__file__)), "--work", str(sources)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, name: str, measure: str) -> float:
        """Microseconds in one round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([name, measure]) + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def compare(ref: str) -> Table:
    """Measure both, by turns."""
    table = Table(title=f"Beside {ref}, CPU µs on one core", caption="ratio: less than 1 is faster than before")
    for heading in ("game", "what", "before", "now", "ratio"):
        table.add_column(heading, justify="left" if heading in ("game", "what") else "right", no_wrap=True)
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--quiet", "--detach", before, ref], check=True)
        try:
            runners = [Runner(before), Runner(ROOT)]
            rows = [(name, measure) for name in GAMES for measure in MEASURES]
            for name, measure in track(rows, "Both by turns ..."):
                rounds = [[runner.measure(name, measure) for runner in runners] for _ in range(ROUNDS)]
                old, new = (mean(sorted(times)[:BEST]) for times in zip(*rounds, strict=True))
                table.add_row(name, measure, f"{old:.1f}", f"{new:.1f}", f"{new / old:.2f}")
            for runner in runners:
                runner.process.communicate()
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", before], check=True)
    return table


if __name__ == "__main__":
    if sys.argv[1] == "--work":
        sys.path.insert(0, str(Path(sys.argv[2]) / "src"))
        work()
    else:
        Console().print(compare(sys.argv[1]))
