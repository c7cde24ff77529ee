"""`make golden`: whole games of bots, kept as records. They notice when a change of the code changes how a game goes.

The records are the same on every run and every machine. `tests/games/space_base/test_golden.py` replays them;
the seeds were looked for until the games together met every question and every kind of ability.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from orrery import Match, Record
from orrery import game as find_game
from orrery.bots import make_bot

FOLDER = Path(__file__).parent / "games" / "space_base" / "golden"


class Golden(msgspec.Struct, frozen=True):
    """A game to record. In a fickle one the players now and then change their settings or take a choice back."""

    name: str
    bots: list[str]
    seed: str
    options: dict[str, Any] = {}
    fickle: bool = False

    @property
    def path(self) -> Path:
        """Where its record is kept."""
        return FOLDER / f"{self.name}.jsonl"


LIGHT_SPEED = {"light_speed": True}

GOLDEN = [
    Golden("greedy-2", ["greedy"] * 2, "golden 168"),
    Golden("greedy-3-light-speed", ["greedy"] * 3, "golden 173", LIGHT_SPEED),
    Golden("greedy-4", ["greedy"] * 4, "golden 778"),
    Golden("mixed-5-fickle", ["greedy", "random", "greedy", "random", "greedy"], "golden 51", fickle=True),
    Golden("random-2-light-speed-fickle", ["random"] * 2, "golden 612", LIGHT_SPEED, fickle=True),
    Golden("random-3", ["random"] * 3, "golden 665"),
    Golden("random-4-light-speed-fickle", ["random"] * 4, "golden 710", LIGHT_SPEED, fickle=True),
    Golden("random-5-light-speed", ["random"] * 5, "golden 767", LIGHT_SPEED),
]
"""Every number of seats with and without light speed, each bot alone and both mixed."""


def play(golden: Golden) -> Record:
    """Play a golden game to its end."""
    match = Match(
        find_game("space-base"),
        len(golden.bots),
        seed=golden.seed,
        options=golden.options,
        names=[f"{bot} {number}" for number, bot in enumerate(golden.bots, start=1)],
        narrate=False,
    )
    bots = [make_bot(bot, random.Random(f"{golden.seed}/{seat}")) for seat, bot in enumerate(golden.bots)]
    mood = random.Random(f"{golden.seed}/mood")
    while not match.over:
        seat = match.waiting[0]
        asides = match.decision(seat).asides
        if golden.fickle and asides and mood.random() < 0.02:
            match.play(seat, mood.choice(asides))
        match.play(seat, bots[seat].choose(match.seen_by(seat)))
        if golden.fickle and mood.random() < 0.02:
            match.undo(seat, agreed=True)
    return match.record()


def main() -> None:
    """Write every golden game, and remove the records of games that are no longer in the list."""
    FOLDER.mkdir(exist_ok=True)
    for stale in set(FOLDER.glob("*.jsonl")) - {golden.path for golden in GOLDEN}:
        stale.unlink()
    for golden in GOLDEN:
        play(golden).write(golden.path)
        print(f"{golden.name}: {golden.path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
