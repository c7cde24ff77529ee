"""A ladder: which bots are stronger, and by how much; every pair plays, with the same seeds in every seat.

Results are kept game by game, so a ladder that was stopped goes on where it stood.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from math import log
from pathlib import Path
from typing import Any

import msgspec

from orrery.bots import Bot, make_bot
from orrery.core import Choice, OrreryError, Pack, Seen
from orrery.lab.ratings import Meeting, Rating, ratings
from orrery.lab.simulate import Contest, play_game
from orrery.lab.statistics import wilson_interval
from orrery.processes import shared_among

STRONGER = 0.1
"""The sequential test tells an even share of wins from one that is larger by this."""
CERTAINTY = 0.05
"""How often it may be wrong either way."""


class Rung(msgspec.Struct, frozen=True):
    """One game of a pair: whether the challenger won (shared victories in parts), and how long it thought."""

    challenger: str
    others: str
    index: int
    won: float
    decisions: int
    """Decisions of the challenger."""
    seconds: float
    """CPU time they took."""
    longest: float
    """CPU time the longest of them took."""


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """What to play: every bot as a challenger of every one before it in the list, alone against as many as needed."""

    game: str
    bots: list[str]
    seats: int
    games: int
    """The most games of each pair."""
    seed: str
    options: dict[str, Any] = {}
    all_games: bool = False
    """Whether all games are played, even if it is clear before who is stronger."""
    pack: Pack | None = None

    def check(self) -> None:
        """Refuse what cannot be played."""
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise OrreryError(f"a ladder needs two different bots at least, not {', '.join(self.bots) or 'none'}")
        for challenger, others in self.pairs():
            self.contest(challenger, others).check()

    def pairs(self) -> list[tuple[str, str]]:
        """Challenger and others."""
        return [(challenger, others) for others, challenger in combinations(self.bots, 2)]

    def contest(self, challenger: str, others: str) -> Contest:
        """The games of a pair; the challenger is the first entry."""
        return Contest(
            game=self.game,
            bots=[challenger, *[others] * (self.seats - 1)],
            games=self.games,
            seed=self.seed,
            options=self.options,
            pack=self.pack,
            paired=True,
        )


class Duel(msgspec.Struct, frozen=True):
    """How a challenger fared against another bot."""

    challenger: str
    others: str
    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]
    verdict: str
    """`stronger`, `not stronger`, or `open` if the games do not tell."""
    milliseconds: float
    """CPU time a decision of the challenger took on average."""
    longest: float
    """CPU time of its longest decision, in milliseconds."""


class Standings(msgspec.Struct, frozen=True):
    """The result of a ladder."""

    game: str
    seats: int
    seed: str
    duels: list[Duel]
    ratings: list[Rating]


class Results:
    """The games of a ladder that were played, kept in a file."""

    def __init__(self, ladder: Ladder, path: Path | None) -> None:
        self._path = path
        self._rungs: dict[tuple[str, str], dict[int, Rung]] = {pair: {} for pair in ladder.pairs()}
        head = {"game": ladder.game, "seats": ladder.seats, "seed": ladder.seed, "options": ladder.options}
        if path is None:
            return
        if path.exists():
            first, *lines = path.read_bytes().splitlines() or [b"{}"]
            if msgspec.json.decode(first) != msgspec.json.decode(msgspec.json.encode(head)):
                raise OrreryError(f"{path}: these are the games of another ladder: {first.decode()[:120]}")
            for line in lines:
                rung = msgspec.json.decode(line, type=Rung)
                self._rungs.setdefault((rung.challenger, rung.others), {})[rung.index] = rung
        else:
            path.write_bytes(msgspec.json.encode(head) + b"\n")

    def add(self, rung: Rung) -> None:
        """Keep a game."""
        self._rungs[rung.challenger, rung.others][rung.index] = rung
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(rung) + b"\n")

    def of(self, pair: tuple[str, str], games: int) -> list[Rung]:
        """The games of a pair, in order."""
        rungs = self._rungs[pair]
        return [rungs[index] for index in sorted(rungs) if index < games]


def climb(
    ladder: Ladder, path: Path | None = None, workers: int = 1, on_game: Callable[[], None] = lambda: None
) -> Standings:
    """Play a ladder, or go on with one that is kept in a file, and sum it up.

    >>> standings = climb(Ladder(game="space-base", bots=["random", "greedy"], seats=2, games=4, seed="1"))
    >>> [(duel.challenger, duel.others, duel.wins) for duel in standings.duels]
    [('greedy', 'random', 4.0)]
    """
    ladder.check()
    if workers < 1:
        raise OrreryError(f"at least one worker is needed, not {workers}")
    results = Results(ladder, path)
    for pair in ladder.pairs():
        done = {rung.index for rung in results.of(pair, ladder.games)}
        for _ in done:
            on_game()
        left = [index for index in range(ladder.games) if index not in done]
        for rung in _play(ladder, pair, left, workers, partial(_is_settled, ladder, results, pair)):
            results.add(rung)
            on_game()
    return _standings(ladder, results)


def _play(
    ladder: Ladder, pair: tuple[str, str], indices: Sequence[int], workers: int, settled: Callable[[], bool]
) -> Iterator[Rung]:
    """The games of a pair, a round of all seats after the other, until it is clear who is stronger."""
    contest = ladder.contest(*pair)
    rounds = [indices[start : start + ladder.seats] for start in range(0, len(indices), ladder.seats)]
    if workers == 1:
        for chunk in rounds:
            if settled():
                return
            yield from (play_rung(contest, index) for index in chunk)
        return
    at_once = len(rounds) if ladder.all_games else workers
    with shared_among(workers) as pool:
        for start in range(0, len(rounds), at_once):
            if settled():
                return
            chunk = [index for each in rounds[start : start + at_once] for index in each]
            yield from pool.map(play_rung, [contest] * len(chunk), chunk)


class Timed:
    """A bot whose thinking is measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, seen: Seen[Any]) -> Choice:
        """Let the bot choose, and note how long it took."""
        begun = time.process_time()
        choice = self.bot.choose(seen)
        taken = time.process_time() - begun
        self.decisions += 1
        self.seconds += taken
        self.longest = max(self.longest, taken)
        return choice


def play_rung(contest: Contest, index: int) -> Rung:
    """Play one game of a pair."""
    challenger, others, *_ = contest.bots
    timed: list[Timed] = []

    def make(name: str, rng: random.Random) -> Bot:
        bot = make_bot(name, rng)
        if name != challenger:
            return bot
        timed.append(Timed(bot))
        return timed[0]

    outcome = play_game(contest, index, make)
    thinking = timed[0]
    return Rung(
        challenger=challenger,
        others=others,
        index=index,
        won=outcome.wins[0],
        decisions=thinking.decisions,
        seconds=round(thinking.seconds, 3),
        longest=round(thinking.longest, 3),
    )


def _is_settled(ladder: Ladder, results: Results, pair: tuple[str, str]) -> bool:
    return not ladder.all_games and verdict(results.of(pair, ladder.games), ladder.seats) != "open"


def verdict(rungs: Sequence[Rung], seats: int) -> str:
    """Wald's sequential test: does the challenger win more than its even share, by a tenth of all games?

    >>> verdict([Rung("a", "b", index, 1.0, 1, 0.0, 0.0) for index in range(20)], 2)
    'stronger'
    """
    even = 1 / seats
    more = even + STRONGER
    evidence = sum(rung.won * log(more / even) + (1 - rung.won) * log((1 - more) / (1 - even)) for rung in rungs)
    bound = log((1 - CERTAINTY) / CERTAINTY)
    return "stronger" if evidence >= bound else "not stronger" if evidence <= -bound else "open"


def _standings(ladder: Ladder, results: Results) -> Standings:
    duels = []
    for pair in ladder.pairs():
        rungs = results.of(pair, ladder.games)
        games, wins = len(rungs), sum(rung.won for rung in rungs)
        decisions = sum(rung.decisions for rung in rungs)
        duels.append(
            Duel(
                *pair,
                games=games,
                wins=wins,
                win_rate=wins / games if games else 0.0,
                interval=wilson_interval(wins, games),
                verdict=verdict(rungs, ladder.seats),
                milliseconds=1000 * sum(rung.seconds for rung in rungs) / decisions if decisions else 0.0,
                longest=1000 * max((rung.longest for rung in rungs), default=0.0),
            )
        )
    meetings = [Meeting(duel.challenger, duel.others, duel.games, duel.wins) for duel in duels]
    return Standings(ladder.game, ladder.seats, ladder.seed, duels, ratings(ladder.bots, meetings, ladder.seats))
