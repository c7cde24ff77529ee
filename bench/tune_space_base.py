"""`python -m bench.tune_space_base`: better figures for Space Base's greedy player, found in games against itself.

`experience` finds what cards are worth beyond their numbers. Bots buy softly: what looks nearly as good is bought
nearly as often. Cards whose buyers win more than their chances said gain worth, others lose some (a policy gradient).
What is found is written into `data/experience.toml` after each round, and the next round goes on from there.

`weights` finds what things count. In every pair of games all weights are changed a little by lot, once up and once
down, and both play each other, in either seat of the same seed. Weights that win more often one way move that way. What
is found is printed after each round, to be written into `insight/yardstick.py`.

Confirm either on other seeds, by `python -m bench.ladder space-base --bots rival,greedy`.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import NamedTuple

from orrery.bots.greedy import GreedyBot
from orrery.core import Choice, Match, Seat, Seen
from orrery.games.space_base import GAME
from orrery.games.space_base.insight import STAKES, yardstick
from orrery.games.space_base.insight.weights import Weights, time_left
from orrery.games.space_base.insight.yardstick import Taught, Yardstick
from orrery.games.space_base.loading import load_catalog
from orrery.games.space_base.state import SpaceBaseState

WARMTH = 0.3
"""How softly cards are bought, in what a card is worth."""
PACE, SLOWER = 3.0, 0.7
"""How much worth a card gains for each victory more than expected; and how much less it is in the last round."""
DOUBT = 400.0
"""Doubtful purchases of a card in which nothing was learned, added to those that were made."""
TABLES = {"duel": 2, "table": 4}
"""What is played to find the figures of each."""
HEAD = """\
# By how much each card is worth more than its numbers say, at the start of the game and in its end: for a duel, and
# for a table of more. Learned from games of greedy bots by `python -m bench.tune_space_base experience`; for the duel
# also by a script before it, and then averaged: docs/bots.md tells how.
"""

SPREAD, DRIVE, MEMORY = 0.15, 0.25, 0.6
"""How far weights are moved by lot, as a power of e; how fast they go where it wins; how much earlier rounds count."""


def use(figures: Yardstick, seats: int) -> None:
    """Let whoever appraises next do so by these figures."""
    setattr(yardstick, "DUEL" if seats == 2 else "TABLE", figures)


# Experience


class Purchase(NamedTuple):
    """What could be bought, how likely each was bought, and what was; its buyer's chance to win before it."""

    left: float
    chance: float
    cards: list[str]
    odds: list[float]
    bought: int


class Buyer:
    """Takes what looks best, but buys softly, and remembers it."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._greedy = GreedyBot(rng)
        self.purchases: list[Purchase] = []

    def choose(self, seen: Seen[SpaceBaseState], s: SpaceBaseState) -> Choice:
        """The best, or a card by lot."""
        if seen.decision.kind != "buy":
            return self._greedy.choose(seen)
        options, looks = seen.options, seen.appraise()
        best = max(looks)
        weights = [math.exp((look - best) / WARMTH) for look in looks]
        bought = self._rng.choices(range(len(options)), weights)[0]
        cards = [str(option[1]) if option[0] == "buy" else "" for option in options]
        odds = [weight / sum(weights) for weight in weights]
        self.purchases.append(Purchase(time_left(s), STAKES.chances(s)[seen.seat], cards, odds, bought))
        return options[bought]


Tally = dict[str, list[float]]
"""By card: victories more than expected, and doubtful purchases, each for the start and for the end of a game."""


def learn(job: tuple[int, Yardstick, list[str]]) -> Tally:
    """What some games teach."""
    seats, figures, seeds = job
    use(figures, seats)
    tally: Tally = {}
    for seed in seeds:
        match: Match[SpaceBaseState] = Match(GAME, seats, seed=seed, narrate=False)
        buyers = [Buyer(random.Random(f"{seed}/{seat}")) for seat in range(seats)]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, buyers[seat].choose(match.seen_by(seat), match.state))
        winners = match.result.winners
        for seat, buyer in enumerate(buyers):
            won = 1 / len(winners) if seat in winners else 0.0
            for purchase in buyer.purchases:
                _note(tally, purchase, won - purchase.chance)
    return tally


def _note(tally: Tally, purchase: Purchase, more: float) -> None:
    early, late = purchase.left, 1 - purchase.left
    for index, (card, odds) in enumerate(zip(purchase.cards, purchase.odds, strict=True)):
        told = more * ((index == purchase.bought) - odds)
        doubt = odds * (1 - odds)
        row = tally.setdefault(card, [0.0] * 4)
        for place, amount in enumerate((told * early, told * late, doubt * early**2, doubt * late**2)):
            row[place] += amount


def experience(given: argparse.Namespace, pool: Pool) -> None:
    """Play round after round, and write down what was learned after each."""
    seats = TABLES[given.table]
    figures = yardstick.yardstick(seats)
    for number in range(given.rounds):
        seeds = [f"{given.seed}/{number}/{game}" for game in range(given.games)]
        jobs = [(seats, figures, seeds[start : start + 50]) for start in range(0, given.games, 50)]
        total: Tally = {}
        for tally in pool.imap_unordered(learn, jobs):
            for card, row in tally.items():
                total[card] = [mine + its for mine, its in zip(total.get(card, [0.0] * 4), row, strict=True)]
        pace = PACE * (1 - SLOWER * number / given.rounds)
        learned = {card.id: _taught(figures, card.id, total, pace) for card in load_catalog().cards}
        figures = Yardstick(figures.start, figures.middle, figures.end, {k: v for k, v in learned.items() if any(v)})
        write(given.table, figures)
        size = math.sqrt(sum(early**2 + late**2 for early, late in learned.values()) / 2 / len(learned))
        print(f"round {number + 1}: cards are worth {size:.3f} more or less on average", flush=True)


def _taught(figures: Yardstick, card: str, total: Tally, pace: float) -> Taught:
    early, late = figures.experience.get(card, (0.0, 0.0))
    more_early, more_late, doubt_early, doubt_late = total.get(card, [0.0] * 4)
    return early + pace * more_early / (doubt_early + DOUBT), late + pace * more_late / (doubt_late + DOUBT)


def write(table: str, figures: Yardstick) -> None:
    """Keep what was learned in the game's data, and what is known of the other table."""
    known = {"duel": yardstick.DUEL, "table": yardstick.TABLE, table: figures}
    rows = [HEAD]
    for name, each in known.items():
        rows.append(f"[{name}]\n" + "".join(_row(card, taught) for card, taught in sorted(each.experience.items())))
    yardstick.EXPERIENCE.write_text("\n".join(rows), encoding="utf-8")


def _row(card: str, taught: Taught) -> str:
    return f"{card} = [{taught[0]:.3f}, {taught[1]:.3f}]\n"


# Weights


def moved(figures: Yardstick, moves: Sequence[float]) -> Yardstick:
    """Figures whose weights have grown or shrunk by these powers of e."""
    size = len(Weights._fields)
    begun = (figures.start, figures.middle, figures.end)
    start, middle, end = [
        Weights._make([weight * math.exp(move) for weight, move in zip(knot, moves[size * number :], strict=False)])
        for number, knot in enumerate(begun)
    ]
    return Yardstick(start, middle, end, figures.experience)


def duel(job: tuple[int, Yardstick, Yardstick, str]) -> float:
    """How much more often one wins than another, in every second seat: first in these seats, then in the others."""
    seats, one, other, seed = job
    return _won(seats, (one, other), seed) - _won(seats, (other, one), seed)


def _won(seats: int, figures: Sequence[Yardstick], seed: str) -> float:
    """What the even seats win of a game."""
    match: Match[SpaceBaseState] = Match(GAME, seats, seed=seed, narrate=False)
    bot = GreedyBot(random.Random(seed))
    while not match.over:
        seat: Seat = match.waiting[0]
        use(figures[seat % 2], seats)
        match.play(seat, bot.choose(match.seen_by(seat)))
    winners = match.result.winners
    return sum(winner % 2 == 0 for winner in winners) / len(winners)


def weights(given: argparse.Namespace, pool: Pool) -> None:
    """Play round after round, and print the weights after each."""
    seats = TABLES[given.table]
    begun = yardstick.yardstick(seats)
    size = 3 * len(Weights._fields)
    rng = random.Random(given.seed)
    place, drive = [0.0] * size, [0.0] * size
    for number in range(given.rounds):
        lots = [[rng.gauss(0, SPREAD) for _ in range(size)] for _ in range(given.games)]
        jobs = []
        for index, lot in enumerate(lots):
            up = moved(begun, [here + step for here, step in zip(place, lot, strict=True)])
            down = moved(begun, [here - step for here, step in zip(place, lot, strict=True)])
            jobs.append((seats, up, down, f"{given.seed}/{number}/{index}"))
        more = pool.map(duel, jobs, chunksize=10)
        pace = DRIVE * (1 - SLOWER * number / given.rounds)
        for index in range(size):
            slope = sum(won * lot[index] for won, lot in zip(more, lots, strict=True)) / len(lots)
            drive[index] = MEMORY * drive[index] + (1 - MEMORY) * slope / (2 * SPREAD * SPREAD)
            place[index] += pace * drive[index]
        found = moved(begun, place)
        print(f"round {number + 1}:", flush=True)
        for knot in (found.start, found.middle, found.end):
            print(f"    Weights({', '.join(f'{weight:.3g}' for weight in knot)}),", flush=True)


WAYS = {"experience": experience, "weights": weights}


def main() -> None:
    """Find one of the two."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=WAYS)
    parser.add_argument("--table", choices=TABLES, default="duel")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=8000, help="in each round; for weights, pairs of them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="tune")
    given = parser.parse_args()
    with get_context("spawn").Pool(given.workers) as pool:
        WAYS[given.what](given, pool)


if __name__ == "__main__":
    main()
