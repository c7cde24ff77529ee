"""Timing that stands a busy machine: short rounds of every contender in turn, and the best round of each counts."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec


class Measurement(msgspec.Struct, frozen=True):
    """One line of `bench/results.json`; peer, peer_value and ratio are null where there is no peer."""

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None


class Pace(msgspec.Struct, frozen=True):
    """How fast a contender played, a second: games, decisions, and decisions that offered a real choice."""

    games: float
    decisions: float
    choices: float


class Tally(msgspec.Struct, frozen=True):
    """What one game took: all decisions, and those with at least two options."""

    decisions: int
    choices: int


def race(contenders: Sequence[Callable[[int], Tally]], seconds: float = 1.5, rounds: int = 5) -> list[Pace]:
    """Let contenders play in turn, each its game number i."""
    best = [Pace(0.0, 0.0, 0.0) for _ in contenders]
    played = [0] * len(contenders)
    for play in contenders:
        play(-1)  # warm up
    for _ in range(rounds):
        for number, play in enumerate(contenders):
            games = decisions = choices = 0
            begun = time.perf_counter()
            while (spent := time.perf_counter() - begun) < seconds:
                tally = play(played[number])
                decisions += tally.decisions
                choices += tally.choices
                played[number] += 1
                games += 1
            if decisions / spent > best[number].decisions:
                best[number] = Pace(games / spent, decisions / spent, choices / spent)
    return best


def microseconds(work: Callable[[], object], repeats: int = 2000, rounds: int = 7) -> float:
    """What one call costs, in the best of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        begun = time.perf_counter()
        for _ in range(repeats):
            work()
        best = min(best, time.perf_counter() - begun)
    return best / repeats * 1e6
