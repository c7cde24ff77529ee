"""How fair the charts of Basic Training are, and a search for fairer ones: `python -m bench.risk_charts`.

Greedy bots play among themselves, and what counts is from which place of the chart the winner began. `measure 3` tells
that for the chart of three players, also of Command Room (`--variant`), where a place is one in the turn order.
`search 3` changes the chart step by step: the place that wins most gives a territory to the one that wins least, which
gives another in return, or units move within one of the two; while a chart is far from fair, the base of the one that
wins least may move as well, since a place that cannot hold its base hardly ever wins. What comes out fairer
is kept. `tune 6` takes a chart that is nearly fair: every game is played with some of three small changes a place,
what each of them does to every place is reckoned from all games together, and those are made that promise the fairest
chart. A place has as many territories and units as before. The same seed finds the same chart.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import combinations, count, product

import msgspec
import numpy as np

from orrery import Match
from orrery.bots import make_bot
from orrery.core import Pack
from orrery.games.risk import GAME, ROUND_LIMIT
from orrery.games.risk.loading import load_catalog

FIRST_SAMPLE, GROWTH, LAST_SAMPLE = 60, 1.6, 1000
"""Games for a first look at a chart; how many more after looks in vain; and for the last one."""
IN_VAIN = 4
"""Changes that did no good before samples grow."""
FAIR = 0.025
"""A chart is fair if no share is further from equal in the last sample; in 2,000 games it is below 0.05 then."""

TUNED_BY = 2
"""Shifts of units within each place that are tried together, besides one swap of territories."""
TRIED, MOST_MADE = 0.25, 5
"""How likely each of them is made in a game, and how many are made in the end: what many do is not their sum."""
DOUBT = 40
"""Games in which a change has done nothing, added to those played: what chance did counts for little then."""

MOST_UNITS, MOST_FIELDS, FEWEST_STEPS = 5, 7, 3
"""What a chart keeps to: units in a territory, mineral fields of a place, steps between two bases."""

Placed = dict[str, int]
"""The units of a place by territory."""


class Chart(msgspec.Struct):
    """The part of a chart that may be changed: the units and the base of every place."""

    places: list[Placed]
    bases: list[str]

    @classmethod
    def of(cls, seats: int) -> Chart:
        """The chart as it stands in the data."""
        catalog = load_catalog()
        positions = catalog.setups[seats].positions
        units = [{catalog.ids[at]: units for at, units in enumerate(one.units) if units} for one in positions]
        return cls(units, [catalog.ids[one.base] for one in positions])

    def copy(self) -> Chart:
        """An independent copy."""
        return Chart([dict(place) for place in self.places], list(self.bases))

    def lawful(self) -> bool:
        """Whether nobody begins with a planet, too many fields or a pile of units, and bases stand apart."""
        catalog = load_catalog()
        number, setup = catalog.number, catalog.setups[len(self.places)]
        for place in self.places:
            own = {number[name] for name in place}
            if max(place.values()) > MOST_UNITS or len(own.intersection(setup.fields)) > MOST_FIELDS:
                return False
            if any(own.issuperset(planet.territories) for planet in catalog.planets):
                return False
        pairs = combinations([number[base] for base in self.bases], 2)
        return all(catalog.distance[one][other] >= FEWEST_STEPS for one, other in pairs)

    def rows(self) -> str:
        """The positions as rows of `setups.toml`."""
        seats = len(self.places)
        return "\n".join(
            f'[[position]]\nseats = {seats}\nplace = {number}\nbase = "{base}"\nunits = {_list(place)}\n'
            'source = "bench.risk_charts"\n'
            for number, (place, base) in enumerate(zip(self.places, self.bases, strict=True), start=1)
        )

    def pack(self) -> Pack:
        """The chart as corrections to the data, to be played with."""
        return Pack("chart", (("setups.toml", self.rows()),))


def _list(place: Placed) -> str:
    order = {name: number for number, name in enumerate(load_catalog().ids)}
    named = [f'"{name} {place[name]}"' for name in sorted(place, key=lambda name: order[name])]
    lines = [", ".join(named[start : start + 5]) for start in range(0, len(named), 5)]
    return "[\n  " + ",\n  ".join(lines) + ",\n]"


# Measuring


def shares(
    seats: int, games: range, seed: str, pack: Pack | None = None, variant: str = "basic-training"
) -> list[float]:
    """How many of these games were won from each place; a shared victory counts in parts."""
    won = [0.0] * seats
    for number in games:
        for place, share in enumerate(winning(seats, f"{seed} {number}", pack, variant)):
            won[place] += share
    return won


def winning(seats: int, seed: str, pack: Pack | None, variant: str = "basic-training") -> list[float]:
    """From which place one game was won."""
    options = {"variant": variant, "round_limit": ROUND_LIMIT}
    match = Match(GAME, seats, seed=seed, options=options, pack=pack, narrate=False)
    bots = [make_bot("greedy", random.Random(f"{seed}/{seat}")) for seat in range(seats)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.seen_by(seat)))
    won = [0.0] * seats
    winners = match.result.winners
    for seat in winners:
        won[match.state.order.index(seat)] += 1 / len(winners)
    return won


def unfairness(won: Sequence[float]) -> float:
    """How far the shares are from equal: what counts is the worst of them, and a little all of them."""
    games, equal = sum(won), 1 / len(won)
    distances = [abs(each / games - equal) for each in won]
    return max(distances) + 0.2 * sum(distances) / len(won)


def worst(won: Sequence[float]) -> float:
    """The distance from equal of the share that is furthest from it."""
    return max(abs(each / sum(won) - 1 / len(won)) for each in won)


def in_percent(won: Sequence[float]) -> str:
    """The shares, to be read."""
    return " ".join(f"{100 * each / sum(won):5.1f}" for each in won)


# Searching


def changed(chart: Chart, won: Sequence[float], rng: random.Random) -> Chart:
    """The chart after some changes that take from a place that wins much or give to one that wins little.

    The further from fair a chart is, the more of it is changed at once: the base and territories rather than units.
    """
    ranking = sorted(range(len(won)), key=lambda place: won[place])
    strong = rng.choice(ranking[-max(1, len(ranking) // 2) :])
    weak = rng.choice(ranking[: max(1, len(ranking) // 2)])
    twin = chart.copy()
    while twin == chart or not twin.lawful():
        twin = chart.copy()
        if rng.random() < worst(won):
            twin.bases[weak] = rng.choice(sorted(twin.places[weak]))
        for _ in range(rng.randint(1, 1 + int(20 * worst(won)))):
            _change(twin, strong, weak, min(0.5, 2 * worst(won)), rng)
    return twin


def _change(chart: Chart, strong: int, weak: int, swaps: float, rng: random.Random) -> None:
    """A swap of territories, with this chance, or units that move in one of the two places."""
    kind = rng.random()
    if kind < swaps:
        _swap(chart, strong, weak, rng)
    elif kind < (1 + swaps) / 2:
        _shift(chart.places[strong], rng, gather=False)
    else:
        _shift(chart.places[weak], rng, gather=True)


def _swap(chart: Chart, one: int, other: int, rng: random.Random) -> None:
    """Two places change territories; each keeps its units."""
    first, second = chart.places[one], chart.places[other]
    given = rng.choice([name for name in first if name not in chart.bases])
    taken = rng.choice([name for name in second if name not in chart.bases])
    Swap(one, other, given, taken).make(chart)


def _shift(place: Placed, rng: random.Random, *, gather: bool) -> None:
    """Units move within a place: to where many are, or away from there."""
    much, little = rng.sample(sorted(place), 2)
    if place[much] < place[little]:
        much, little = little, much
    source, target = (little, much) if gather else (much, little)
    units = min(rng.choice((1, 2)), place[source] - 1)
    place[source] -= units
    place[target] += units


def search(seats: int, seed: str, chart: Chart, steps: int, sample: int) -> Chart:
    """Change a chart until it is fair in the last sample, or for so many steps; the first sample has so many games."""
    rng = random.Random(f"{seed} search")
    size, vain = float(sample), 0
    won = shares(seats, range(int(size)), seed, chart.pack())
    print(f"      {int(size):5} games  {in_percent(won)}", flush=True)
    for step in range(1, steps + 1):
        candidate = changed(chart, won, rng)
        new = shares(seats, range(step * LAST_SAMPLE, step * LAST_SAMPLE + int(size)), seed, candidate.pack())
        kept = unfairness(new) < unfairness(won)
        print(f"{step:5} {int(size):5} games  {in_percent(new)}{'  kept' if kept else ''}", flush=True)
        if kept:
            chart, won, vain = candidate, new, 0
            print(msgspec.json.encode(chart).decode(), flush=True)
        else:
            vain += 1
        if worst(won) < FAIR * (LAST_SAMPLE / size) ** 0.5 or vain >= IN_VAIN:
            if worst(won) < FAIR and size >= LAST_SAMPLE:
                break
            size, vain = min(size * GROWTH, LAST_SAMPLE), 0
            won = shares(seats, range(-int(size), 0), f"{seed} {step}", chart.pack())
            print(f"      {int(size):5} games  {in_percent(won)}", flush=True)
    return chart


# Tuning


class Shift(msgspec.Struct, frozen=True):
    """In a place, so many units go from one territory to another."""

    place: int
    source: str
    target: str
    units: int

    def make(self, chart: Chart) -> None:
        """Change the chart."""
        chart.places[self.place][self.source] -= self.units
        chart.places[self.place][self.target] += self.units


class Swap(msgspec.Struct, frozen=True):
    """Two places change territories; each keeps its units."""

    one: int
    other: int
    given: str
    taken: str

    def make(self, chart: Chart) -> None:
        """Change the chart."""
        first, second = chart.places[self.one], chart.places[self.other]
        first[self.taken], second[self.given] = first.pop(self.given), second.pop(self.taken)


def small_changes(chart: Chart, rng: random.Random) -> list[Shift | Swap]:
    """Changes that can be made in every combination, since no two of them touch the same territory."""
    found: list[Shift | Swap] = []
    free = [sorted(place) for place in chart.places]
    for one, place in enumerate(free):
        other = rng.choice([other for other in range(len(free)) if other != one])
        given = rng.choice([name for name in place if name not in chart.bases])
        taken = rng.choice([name for name in free[other] if name not in chart.bases])
        place.remove(given)
        free[other].remove(taken)
        found.append(Swap(one, other, given, taken))
    for number, place in enumerate(free):
        units = chart.places[number]
        for _ in range(TUNED_BY):
            pairs = [
                (source, target)
                for source in place
                for target in place
                if source != target and units[source] > 1 and units[target] < MOST_UNITS
            ]
            if not pairs:
                break
            source, target = rng.choice(pairs)
            found.append(Shift(number, source, target, min(2, units[source] - 1, MOST_UNITS - units[target])))
            place.remove(source)
            place.remove(target)
    return found


def after(chart: Chart, changes: Sequence[Shift | Swap], made: Sequence[int]) -> Chart:
    """The chart with those of these changes that are made."""
    twin = chart.copy()
    for change, yes in zip(changes, made, strict=True):
        if yes:
            change.make(twin)
    return twin


def tune(seats: int, seed: str, chart: Chart, games: int) -> Chart:
    """The chart with those of some small changes that promise to make it fairest, after so many games."""
    rng = random.Random(f"{seed} tune")
    tried = small_changes(chart, rng)
    made = np.zeros((games, len(tried)))
    won = np.zeros((games, seats))
    for number in range(games):
        candidate = None
        while candidate is None or not candidate.lawful():
            made[number] = [rng.random() < TRIED for _ in tried]
            candidate = after(chart, tried, made[number].tolist())
        won[number] = winning(seats, f"{seed} tune {number}", candidate.pack())
        if number % 100 == 99:
            print(f"{number + 1:5} games  {in_percent(won[: number + 1].sum(0))}", flush=True)
    centred = made - made.mean(0)
    weight = centred.T @ centred + np.eye(len(tried)) * DOUBT / 4
    effects = np.linalg.solve(weight, centred.T @ (won - won.mean(0)))
    for change, effect in zip(tried, effects, strict=True):
        print(f"{change!s:100} {in_percent_points(effect)}")
    combined = np.array(list(product((0, 1), repeat=len(tried))))
    combined = combined[combined.sum(1) <= MOST_MADE]
    foreseen = won.mean(0) + (combined - made.mean(0)) @ effects
    for index in np.abs(foreseen - 1 / seats).max(1).argsort():
        fairest = after(chart, tried, combined[index].tolist())
        if fairest.lawful():
            print(f"foreseen    {in_percent(foreseen[index])}")
            return fairest
    return chart


def in_percent_points(effects: Sequence[float]) -> str:
    """What a change does to every place, to be read."""
    return " ".join(f"{100 * each:+5.1f}" for each in effects)


def main() -> None:
    """Measure, search or tune."""
    parser = argparse.ArgumentParser(prog="python -m bench.risk_charts", description=__doc__)
    parser.add_argument("what", choices=("measure", "search", "tune"))
    parser.add_argument("seats", type=int, choices=(3, 4, 5, 6))
    parser.add_argument("--games", type=int, default=2000, help="games to measure or to tune by")
    parser.add_argument("--steps", type=int, default=200, help="changes to try")
    parser.add_argument("--sample", type=int, default=FIRST_SAMPLE, help="games for the first look at a chart")
    parser.add_argument("--seed", default="charts")
    parser.add_argument("--variant", default="basic-training", choices=("basic-training", "command-room"))
    parser.add_argument("--chart", help="begin with this chart instead of the data's (as search prints it)")
    given = parser.parse_args()
    chart = msgspec.json.decode(given.chart, type=Chart) if given.chart else Chart.of(given.seats)
    if given.what == "search":
        chart = search(given.seats, given.seed, chart, given.steps, given.sample)
        print(chart.rows())
        return
    if given.what == "tune":
        chart = tune(given.seats, given.seed, chart, given.games)
        print(msgspec.json.encode(chart).decode())
        print(chart.rows())
        return
    won = [0.0] * given.seats
    for start in count(0, 100):
        if start >= given.games:
            break
        pack = chart.pack() if given.variant == "basic-training" and given.chart else None
        part = shares(
            given.seats, range(start, min(start + 100, given.games)), f"{given.seed} measure", pack, given.variant
        )
        won = [one + other for one, other in zip(won, part, strict=True)]
        print(f"{int(sum(won)):5} games  {in_percent(won)}", flush=True)


if __name__ == "__main__":
    main()
