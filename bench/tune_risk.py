"""`python -m bench.tune_risk --seats 4`: better figures for Risk's greedy player, found in games against the rival.

In every pair of games all figures are changed a little by lot, once up and once down, with the same seed. Figures that
win more often one way move that way. What is found is printed after each round, to be written into
`insight/yardstick.py`; confirm it on other seeds before that.
"""

from __future__ import annotations

import argparse
import random
from math import exp, sqrt

import bench.ladder  # noqa: F401  # makes the rival known
from orrery.games.risk.insight import yardstick
from orrery.games.risk.insight.yardstick import Yardstick
from orrery.lab.ladder import play_rung
from orrery.lab.simulate import Contest

EVEN_STEPS = {
    "no_hope": 0.08,
    "sure": 0.08,
    "arriving": 2.0,
    "stars_to_trade": 1.2,
    "conquests": 1.3,
    "at_front": 0.12,
    "behind": 0.1,
    "patience": 0.15,
}
"""Figures to which something is added, and how much of it; all others are multiplied."""
FACTOR = 0.4
"""By how much others grow or shrink, as a power of e."""
PACE = 0.15
MEMORY = 0.5
"""How much of what earlier rounds found still counts."""
CLEAREST = 3.0
"""Standard errors beyond which nothing becomes clearer."""

Moves = dict[str, float]
"""By figure: how many steps it is moved from where it began."""


def moved(begun: Yardstick, *moves: Moves) -> Yardstick:
    """Figures after some moves."""
    found: dict[str, float] = {}
    for name in moves[0]:
        steps = sum(move[name] for move in moves)
        value = getattr(begun, name)
        changed = value + EVEN_STEPS[name] * steps if name in EVEN_STEPS else value * exp(FACTOR * steps)
        found[name] = max(1, round(changed)) if isinstance(value, int) else changed
    return begun._replace(**found)  # type: ignore[arg-type]  # numbers of the right kind


def won(contest: Contest, index: int, figures: Yardstick) -> float:
    """What a greedy player with these figures wins of a game."""
    setattr(yardstick, "DUEL" if len(contest.bots) == 2 else "TABLE", figures)
    return play_rung(contest, index).won


def clearness(values: list[float]) -> float:
    """How many standard errors an average is away from 0."""
    count = len(values)
    mean = sum(values) / count
    error = sqrt(sum((value - mean) ** 2 for value in values) / count / count)
    return mean / error if error else 0.0


def main() -> None:
    """Play round after round, and print the figures after each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=300, help="of games in each round")
    parser.add_argument("--seed", default="tune")
    given = parser.parse_args()
    begun = yardstick.DUEL if given.seats == 2 else yardstick.TABLE
    contest = Contest(
        game="risk",
        bots=["greedy"] + ["rival"] * (given.seats - 1),
        games=given.rounds * given.pairs,
        seed=given.seed,
        options={"variant": "total-domination"} if given.seats == 2 else {},
        paired=True,
    )
    names = [name for name, value in begun._asdict().items() if not isinstance(value, bool) and value]
    rng = random.Random(given.seed)
    place: Moves = dict.fromkeys(names, 0.0)
    drive: Moves = dict.fromkeys(names, 0.0)
    for number in range(given.rounds):
        found: dict[str, list[float]] = {name: [] for name in names}
        wins = 0.0
        for index in range(number * given.pairs, (number + 1) * given.pairs):
            lot = {name: rng.gauss(0, 1) for name in names}
            up = won(contest, index, moved(begun, place, lot))
            down = won(contest, index, moved(begun, place, {name: -step for name, step in lot.items()}))
            wins += up + down
            for name, step in lot.items():
                found[name].append((up - down) * step)
        for name in names:
            drive[name] = MEMORY * drive[name] + clearness(found[name])
            place[name] += PACE * max(-CLEAREST, min(CLEAREST, drive[name]))
        print(f"round {number + 1}: {wins / 2 / given.pairs:.1%} won with figures drawn by lot; {moved(begun, place)}")


if __name__ == "__main__":
    main()
