"""`python -m bench.tune_risk --seats 2`: better figures for Risk's greedy player, found in games against itself.

In every pair of games all figures are changed a little by lot, once up and once down, and both play each other, in
either seat of the same seed. Figures that win more often one way move that way. What is found is printed after each
round, to be written into `insight/yardstick.py`; confirm it on other seeds before that, by `python -m bench.ladder risk
--bots rival,greedy`.
"""

from __future__ import annotations

import argparse
import random
from math import exp, sqrt
from multiprocessing import get_context

from orrery.bots.greedy import GreedyBot
from orrery.core import Match
from orrery.games.risk import GAME
from orrery.games.risk.insight import yardstick
from orrery.games.risk.insight.yardstick import Yardstick
from orrery.games.risk.state import RiskState

EVEN_STEPS = {
    "no_hope": 0.06,
    "sure": 0.06,
    "arriving": 1.5,
    "stars_to_trade": 1.2,
    "conquests": 1.3,
    "at_front": 0.08,
    "behind": 0.07,
    "patience": 0.07,
}
"""Figures to which something is added, and how much of it; all others are multiplied."""
FACTOR = 0.3
"""By how much others grow or shrink, as a power of e."""
SHARES = ("no_hope", "sure", "patience")
"""Figures between 0 and 1."""
PACE = 0.12
MEMORY = 0.6
"""How much of what earlier rounds found still counts."""
CLEAREST = 4.0
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
        if name in SHARES:
            changed = min(1.0, max(0.0, changed))
        found[name] = max(1, round(changed)) if isinstance(value, int) else changed
    return begun._replace(**found)  # type: ignore[arg-type]  # numbers of the right kind


def duel(job: tuple[int, Yardstick, Yardstick, str]) -> float:
    """How much more often one wins than another, in every second seat: first in these seats, then in the others."""
    seats, one, other, seed = job
    return _won(seats, (one, other), seed) - _won(seats, (other, one), seed)


def _won(seats: int, figures: tuple[Yardstick, Yardstick], seed: str) -> float:
    """What the even seats win of a game."""
    options = {"variant": "total-domination"} if seats == 2 else {}
    match: Match[RiskState] = Match(GAME, seats, seed=seed, options=options, narrate=False)
    bot = GreedyBot(random.Random(seed))
    while not match.over:
        seat = match.waiting[0]
        setattr(yardstick, "DUEL" if seats == 2 else "TABLE", figures[seat % 2])
        match.play(seat, bot.choose(match.seen_by(seat)))
    winners = match.result.winners
    return sum(winner % 2 == 0 for winner in winners) / len(winners)


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
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--pairs", type=int, default=800, help="of games in each round")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="tune")
    given = parser.parse_args()
    begun = yardstick.DUEL if given.seats == 2 else yardstick.TABLE
    names = [name for name, value in begun._asdict().items() if value]
    rng = random.Random(given.seed)
    place: Moves = dict.fromkeys(names, 0.0)
    drive: Moves = dict.fromkeys(names, 0.0)
    with get_context("spawn").Pool(given.workers) as pool:
        for number in range(given.rounds):
            lots = [{name: rng.gauss(0, 1) for name in names} for _ in range(given.pairs)]
            jobs = []
            for index, lot in enumerate(lots):
                up, down = moved(begun, place, lot), moved(begun, place, {name: -step for name, step in lot.items()})
                jobs.append((given.seats, up, down, f"{given.seed}/{number}/{index}"))
            more = pool.map(duel, jobs, chunksize=10)
            for name in names:
                clear = clearness([won * lot[name] for won, lot in zip(more, lots, strict=True)])
                drive[name] = MEMORY * drive[name] + clear
                place[name] += PACE * max(-CLEAREST, min(CLEAREST, drive[name]))
            print(f"round {number + 1}: {moved(begun, place)}", flush=True)


if __name__ == "__main__":
    main()
