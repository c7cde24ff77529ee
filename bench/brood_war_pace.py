"""`python -m bench.brood_war_pace GAMES`: how fast Brood War is played beside the base game.

Random players at tables of three, as many games of each variant, by turns in one run; CPU time counts, from setting the
match up to its end. What a question costs grows with the options it has, so the time an option takes is told, too.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import orrery

SEATS = 3
COMMON = {"round_limit": 30, "random_factions": True}
EXPANSION = {**COMMON, "expansion": "brood-war"}
BASE = "base game"
VARIANTS: dict[str, dict[str, Any]] = {
    BASE: COMMON,
    "standard": EXPANSION,
    "Survival": {**EXPANSION, "mode": "survival"},
    "Trump Card": {**EXPANSION, "scenario": "trump-card"},
    "Eye of the Storm": {**EXPANSION, "scenario": "eye-of-the-storm"},
}


class Pace:
    """What the games of a variant took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.options = 0
        self.seconds = 0.0

    @property
    def per_second(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


def play(options: dict[str, Any], number: int, pace: Pace) -> None:
    """A game of random players; options are listed for every decision."""
    begun = time.process_time()
    match = orrery.Match(orrery.game("starcraft"), SEATS, seed=number, options=options, narrate=False)
    chance = random.Random(number)
    while not match.over:
        decision = match.decision(match.waiting[0])
        pace.decisions += 1
        pace.options += len(decision.options)
        match.play(decision.seat, chance.choice(decision.options))
    pace.seconds += time.process_time() - begun


def main() -> None:
    """Print a table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    paces = {name: Pace() for name in VARIANTS}
    for options in VARIANTS.values():
        play(options, -1, Pace())  # warm up
    for number in range(games):
        for name, options in VARIANTS.items():
            play(options, number, paces[name])
    print("| Variant | decisions a game | options a question | decisions/s | beside the base game | an option takes |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, pace in paces.items():
        print(
            f"| {name} | {pace.decisions / games:.0f} | {pace.options / pace.decisions:.1f} | {pace.per_second:,.0f} "
            f"| {pace.per_second / paces[BASE].per_second:.2f} | {pace.seconds / pace.options * 1e6:.1f} µs |"
        )


if __name__ == "__main__":
    main()
