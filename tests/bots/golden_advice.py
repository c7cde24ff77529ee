"""`python -m tests.bots.golden_advice`: hints for and analyses of golden games, kept beside this file.

They notice when a change of the code, or of the weights, changes what people are told. After a deliberate one, record
them anew, and look at the difference.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from orrery import Record
from orrery import game as find_game
from orrery.bots.analysis import analyse
from orrery.bots.hints import hint
from orrery.core import Choice
from tests.golden import folder

KEPT = Path(__file__).parent / "golden_advice.json"
GAMES = [("space-base", "random-3"), ("risk", "room-3-random"), ("starcraft", "standard-3-greedy")]
BUDGET = 300
QUESTIONS = 3
DIGITS = 3


class Told(msgspec.Struct, frozen=True):
    """What is told about a game: at three moments what to choose, with the chances, and which decisions cost what."""

    game: str
    hints: list[list[tuple[Choice, float]]]
    slips: list[tuple[int, Choice, float]]


def told_about(game: str, name: str) -> Told:
    """What is told about a golden game."""
    record = Record.read(folder(game) / f"{name}.jsonl")
    rules = find_game(game)
    hints = []
    for part in (1, 2, 3):
        match = record.replay(rules, len(record.items) * part // 4)
        found = hint(match, match.waiting[0], BUDGET)
        hints.append([(each.choice, round(each.chance, DIGITS)) for each in found.suggestions])
    *_, analysis = analyse(record, rules, questions=QUESTIONS, budget=BUDGET)
    return Told(game, hints, [(slip.move, slip.better, round(slip.cost, DIGITS)) for slip in analysis.slips])


def main() -> None:
    """Record them anew."""
    told = [told_about(*game) for game in GAMES]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


if __name__ == "__main__":
    main()
