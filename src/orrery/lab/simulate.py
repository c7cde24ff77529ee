"""Play many games between bots, the same ones for the same seed however many processes share the work."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from orrery.bots import Bot, make_bot
from orrery.core import Game, Match, OrreryError, Pack
from orrery.games import game as find_game
from orrery.lab.statistics import wilson_interval
from orrery.processes import shared_among

LONGEST = 200_000
"""Decisions after which a game is given up as endless."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate; checked as a whole before anything is played."""

    game: str
    bots: list[str]
    games: int
    seed: str
    options: dict[str, Any] = {}
    pack: Pack | None = None
    records: Path | None = None
    paired: bool = False
    """Whether each seed is played once for every seat of the first entry, so that luck with seats evens out."""

    def check(self) -> None:
        """Refuse what cannot be played, before anything is played or written."""
        game = find_game(self.game)
        options = self.checked_options(game)
        game.check_seats(len(self.bots), options)
        game.rules.ruleset(options, self.pack)
        for bot in self.bots:
            make_bot(bot, random.Random(0))
        if self.games < 1:
            raise OrreryError(f"at least one game must be played, not {self.games}")
        if self.records is not None:
            nearest = next(path for path in (self.records, *self.records.parents) if path.exists())
            if not nearest.is_dir():
                raise OrreryError(f"{nearest}: records go into a folder, and this is a file")

    def checked_options(self, game: Game[Any]) -> Any:
        """The options given, on top of those the game sets for simulation."""
        return game.check_options({**game.rules.simulation, **self.options})


class Standing(msgspec.Struct, frozen=True):
    """How one entry fared: a shared victory counts in parts, the interval is for 95 % confidence."""

    bot: str
    wins: float
    win_rate: float
    interval: tuple[float, float]
    mean_points: float
    mean_place: float


class Summary(msgspec.Struct, frozen=True):
    """The results of a simulation, one standing for each entry in the order given."""

    game: str
    options: dict[str, Any]
    seed: str
    games: int
    seats: list[Standing]
    mean_rounds: float
    games_per_second: float
    decisions_per_second: float


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended, by entry (not by seat)."""

    wins: list[float]
    points: list[int]
    places: list[int]
    rounds: int
    decisions: int


def simulate(contest: Contest, workers: int = 1, on_game: Callable[[], None] = lambda: None) -> Summary:
    """Play a contest and sum it up; `on_game` is called after each game, for progress bars.

    >>> summary = simulate(Contest(game="space-base", bots=["greedy", "random"], games=4, seed="1"))
    >>> [standing.wins for standing in summary.seats]
    [4.0, 0.0]
    """
    contest.check()
    if workers < 1:
        raise OrreryError(f"at least one worker is needed, not {workers}")
    if contest.records is not None:
        contest.records.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    outcomes: list[Outcome] = []
    for outcome in _outcomes(contest, workers):
        outcomes.append(outcome)
        on_game()
    return _sum_up(contest, outcomes, time.perf_counter() - begun)


def _outcomes(contest: Contest, workers: int) -> Iterator[Outcome]:
    """Every game's outcome, in order, from this process or from several."""
    if workers == 1:
        yield from (play_game(contest, index) for index in range(contest.games))
        return
    chunk = max(1, min(50, contest.games // (workers * 4)))
    chunks = [range(start, min(start + chunk, contest.games)) for start in range(0, contest.games, chunk)]
    with shared_among(workers) as pool:
        for outcomes in pool.map(_play_games, [contest] * len(chunks), chunks):
            yield from outcomes


def _play_games(contest: Contest, indices: Sequence[int]) -> list[Outcome]:
    return [play_game(contest, index) for index in indices]


def play_game(contest: Contest, index: int, make: Callable[[str, random.Random], Bot] = make_bot) -> Outcome:
    """Play game number `index`: entry e sits in seat (e + index) modulo the seats, so nobody keeps a seat."""
    game = find_game(contest.game)
    count = len(contest.bots)
    number = index // count if contest.paired else index
    entries = [(seat - index) % count for seat in range(count)]
    match = Match(
        game,
        count,
        seed=f"{contest.seed}/{number}",
        options=contest.checked_options(game),
        names=[f"{contest.bots[entry]} {entry + 1}" for entry in entries],
        narrate=False,
        pack=contest.pack,
    )
    bots = [make(contest.bots[entry], random.Random(f"{contest.seed}/{index}/{entry}")) for entry in entries]
    decisions = play_out(match, bots)
    if contest.records is not None:
        match.record().write(contest.records / f"{game.id}-{index:06d}.jsonl")
    result = match.result
    share = 1 / len(result.winners)
    seats = [(entry + index) % count for entry in range(count)]
    return Outcome(
        wins=[share if seat in result.winners else 0.0 for seat in seats],
        points=[result.points[seat] for seat in seats],
        places=[result.places[seat] for seat in seats],
        rounds=result.rounds,
        decisions=decisions,
    )


def play_out(match: Match[Any], bots: Sequence[Bot]) -> int:
    """Let bots play a match to its end; how many decisions they took."""
    decisions = 0
    while not match.over:
        for seat in match.waiting:
            match.play(seat, bots[seat].choose(match.seen_by(seat)))
            decisions += 1
        if decisions > LONGEST:
            raise OrreryError(f"the game with seed {match.seed} did not end within {LONGEST} decisions")
    return decisions


def _sum_up(contest: Contest, outcomes: list[Outcome], seconds: float) -> Summary:
    games = len(outcomes)
    standings: list[Standing] = []
    for entry, bot in enumerate(contest.bots):
        wins = sum(outcome.wins[entry] for outcome in outcomes)
        points = sum(outcome.points[entry] for outcome in outcomes)
        places = sum(outcome.places[entry] for outcome in outcomes)
        interval = wilson_interval(wins, games)
        standings.append(Standing(bot, wins, wins / games, interval, points / games, places / games))
    game = find_game(contest.game)
    return Summary(
        game=contest.game,
        options=msgspec.to_builtins(contest.checked_options(game)),
        seed=contest.seed,
        games=games,
        seats=standings,
        mean_rounds=sum(outcome.rounds for outcome in outcomes) / games,
        games_per_second=games / seconds,
        decisions_per_second=sum(outcome.decisions for outcome in outcomes) / seconds,
    )
