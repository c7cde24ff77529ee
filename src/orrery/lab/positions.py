"""Positions from which chances are learned: from games in which bots at first stray from what they hold for best."""

from __future__ import annotations

import gzip
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from orrery.bots.greedy import GreedyBot
from orrery.core import Choice, Game, Match, OrreryError, Seen, State
from orrery.games import game as find_game
from orrery.lab.simulate import LONGEST
from orrery.processes import shared_among

KEPT = 8
"""Positions kept of a game."""
PURE = 4
"""One game out of so many is played without straying."""
LATEST = 0.85
"""The phase by which everyone has stopped straying."""
MOST_STRAYS = 400
"""Decisions of a seat after which it stops straying, however early it still is."""
HABITS = ((0.0, 0.0), (0.1, 0.0), (0.0, 0.15), (0.3, 0.0), (0.2, 0.2), (0.0, 0.5))
"""How often a straying seat picks blindly, and how often softly."""
SOFTNESS = 0.35
"""How far below the best an option is when it is taken 2.7 times less often, in standard deviations of all options."""


class Table(NamedTuple):
    """What is played: options and seats."""

    options: Mapping[str, object]
    seats: int
    share: float = 1.0
    """How many games are played of those that are asked for."""

    @property
    def name(self) -> str:
        """A word for it, fit for file names."""
        words = [str(value) if not isinstance(value, bool) else key for key, value in self.options.items() if value]
        return "-".join([*words, str(self.seats)])


class Played(msgspec.Struct, frozen=True):
    """A game that was played for learning: some of its positions, and who won in the end."""

    game: str
    version: str
    options: dict[str, Any]
    seats: int
    seed: str
    strayed: bool
    winners: list[int]
    states: list[dict[str, Any]]

    @classmethod
    def read(cls, path: Path) -> Played:
        """A game from its file."""
        try:
            return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=cls)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            raise OrreryError(f"{path}: these are no positions: {error}") from None

    def write(self, path: Path) -> None:
        """Into a file of its own; the same game gives the same file."""
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(gzip.compress(msgspec.json.encode(self), mtime=0))
        unfinished.replace(path)

    def positions(self, game: Game[Any]) -> Iterator[State]:
        """The states, ready to be looked at."""
        options = game.check_options(self.options)
        ruleset = game.rules.ruleset(options, None)
        for dump in self.states:
            yield game.load(ruleset, options, self.seats, dump)


class Straying:
    """A greedy bot that, as long as it strays, now and then picks an option blindly or softly."""

    def __init__(self, rng: random.Random, blind: float, soft: float) -> None:
        self.rng = rng
        self.greedy = GreedyBot(rng)
        self.blind, self.soft = blind, soft
        self.strays = MOST_STRAYS

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick an option."""
        if self.strays <= 0 or len(seen.options) == 1:
            return self.greedy.choose(seen)
        self.strays -= 1
        habit = self.rng.random()
        if habit < self.blind:
            return self.rng.choice(seen.options)
        if habit < self.blind + self.soft:
            return softly(seen.options, seen.appraise(), self.rng)
        return self.greedy.choose(seen)


def softly(options: Sequence[Choice], outlooks: Sequence[float], rng: random.Random) -> Choice:
    """An option, the better ones more often."""
    mean = sum(outlooks) / len(outlooks)
    spread = math.sqrt(sum((value - mean) ** 2 for value in outlooks) / len(outlooks)) or 1.0
    best = max(outlooks)
    shares = [math.exp((value - best) / (SOFTNESS * spread)) for value in outlooks]
    return rng.choices(options, shares)[0]


def tables(game: Game[Any], seats: int | None = None, *, plain: bool = False) -> list[Table]:
    """Everything that is to be practised, or all of it with so many seats; if `plain`, only without options."""
    found = [
        Table(options, count, share)
        for options, share in game.insight.stakes.practice
        if not (plain and options)
        for count in game.rules.seats_for(game.check_options(options))
    ]
    fitting = [table for table in found if seats in (None, table.seats)]
    if not fitting:
        counts = sorted({table.seats for table in found})
        raise OrreryError(f"{game.id} is practised with {counts[0]} to {counts[-1]} seats, not with {seats}")
    return fitting


def play_for_learning(name: str, table: Table, index: int, seed: str) -> Played:
    """Play game number `index` at a table and keep some positions from after the straying, each at the end of a turn.

    What follows these is greedy's play, so that what is learned is how good a position is, not who will stray.
    """
    game = find_game(name)
    rng = random.Random(f"{seed}/{table.name}/{index}")
    options = game.check_options({**game.rules.simulation, **table.options})
    match: Match[Any] = Match(game, table.seats, seed=f"{seed}/{table.name}/{index}", options=options, narrate=False)
    strayed = index % PURE != 0
    until = rng.uniform(0.0, LATEST) if strayed else 0.0
    bots = [Straying(rng, *rng.choice(HABITS)) for _ in range(table.seats)]
    kept: list[State] = []
    ends, last, decisions = 0, 0, 0
    while not match.over:
        if until >= 0 and (game.insight.phase(match.state) >= until or all(bot.strays <= 0 for bot in bots)):
            until = -1.0
            for bot in bots:
                bot.strays = 0
        pulse = game.insight.pulse(match.state)
        if pulse != last:
            last = pulse
            if until < 0:
                ends += 1
                keep(kept, match.state, ends, rng)
        for seat in match.waiting:
            match.play(seat, bots[seat].choose(match.seen_by(seat)))
            decisions += 1
        if decisions > LONGEST:
            raise OrreryError(f"the game with seed {match.seed} did not end within {LONGEST} decisions")
    return Played(
        game=name,
        version=game.rules.version,
        options=msgspec.to_builtins(options),
        seats=table.seats,
        seed=match.seed,
        strayed=strayed,
        winners=match.result.winners,
        states=[state.dump() for state in kept],
    )


def keep(kept: list[State], state: State, ends: int, rng: random.Random) -> None:
    """Keep a position so that in the end all had the same chance to be kept, however many there are."""
    if len(kept) < KEPT:
        kept.append(state.copy())
    elif (place := rng.randrange(ends)) < KEPT:
        kept[place] = state.copy()


def path_of(folder: Path, table: Table, index: int) -> Path:
    """Where a game's positions go."""
    return folder / f"{table.name}-{index:05d}.json.gz"


class Practice(msgspec.Struct, frozen=True, kw_only=True):
    """Games to be played for their positions, which go into a folder; those that are there are not played again."""

    game: str
    folder: Path
    games: int
    """At each table."""
    seed: str
    seats: int | None = None
    """Only tables with so many seats."""
    plain: bool = False
    """Only the game as it is without options."""

    def play(self, workers: int = 1, on_game: Callable[[], None] = lambda: None) -> None:
        """Play what is missing; `on_game` is called for each game, also for those that were there."""
        if self.games < 1 or workers < 1:
            raise OrreryError(f"it takes at least one game and one worker, not {self.games} and {workers}")
        self.folder.mkdir(parents=True, exist_ok=True)
        missing: list[tuple[Table, int]] = []
        for job in self.jobs():
            if path_of(self.folder, *job).exists():
                on_game()
            else:
                missing.append(job)
        if workers == 1:
            for job in missing:
                self.play_one(*job)
                on_game()
            return
        with shared_among(workers) as pool:
            for _ in pool.map(self.play_one, *zip(*missing, strict=True), chunksize=4):
                on_game()

    def jobs(self) -> list[tuple[Table, int]]:
        """Every table and number of a game, so that all tables advance together."""
        found = tables(find_game(self.game), self.seats, plain=self.plain)
        return [(table, index) for index in range(self.games) for table in found if index < self.games * table.share]

    def play_one(self, table: Table, index: int) -> None:
        """Play a game and store its positions."""
        play_for_learning(self.game, table, index, self.seed).write(path_of(self.folder, table, index))
