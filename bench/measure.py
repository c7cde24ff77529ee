"""Timing that stands a busy machine: short rounds of every contender in turn, and the best round of each counts."""

from __future__ import annotations

import gc
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


class Tally(msgspec.Struct, frozen=True):
    """What some games took: decisions, those with at least two options, and where it is counted, rolls in combat."""

    decisions: int
    choices: int
    rolls: int = 0
    games: int = 1


class Pace(msgspec.Struct, frozen=True):
    """How fast a contender played, each a second."""

    games: float = 0.0
    decisions: float = 0.0
    choices: float = 0.0
    rolls: float = 0.0


Contender = Callable[[int], Tally]
"""Plays its game number i, or several at once, and says what they took."""


def race(contenders: Sequence[Contender], seconds: float = 1.5, rounds: int = 5) -> list[Pace]:
    """Let contenders play in turn."""
    best = [Pace() for _ in contenders]
    played = [0] * len(contenders)
    for play in contenders:
        play(-1)  # warm up
    for _ in range(rounds):
        for number, play in enumerate(contenders):
            tallies: list[Tally] = []
            begun = time.perf_counter()
            while (spent := time.perf_counter() - begun) < seconds:
                tallies.append(play(played[number]))
                played[number] += 1
            pace = Pace(
                games=sum(tally.games for tally in tallies) / spent,
                decisions=sum(tally.decisions for tally in tallies) / spent,
                choices=sum(tally.choices for tally in tallies) / spent,
                rolls=sum(tally.rolls for tally in tallies) / spent,
            )
            best[number] = max(best[number], pace, key=lambda pace: pace.decisions)
    return best


def microseconds(work: Callable[[], object], repeats: int = 2000, rounds: int = 7) -> float:
    """What one call costs, in the best of several rounds.

    The garbage collector rests meanwhile, or what others have left in memory would be counted, too.
    """
    best = float("inf")
    gc.disable()
    for _ in range(rounds):
        begun = time.perf_counter()
        for _ in range(repeats):
            work()
        best = min(best, time.perf_counter() - begun)
        gc.collect()
    gc.enable()
    return best / repeats * 1e6


def faster(name: str, value: float, peer: str, peer_value: float) -> Measurement:
    """A number a second: more is better."""
    return Measurement(name, round(value, 2), "1/s", peer, round(peer_value, 2), round(value / peer_value, 2))


def cheaper(name: str, value: float, peer: str, peer_value: float) -> Measurement:
    """Microseconds: less is better."""
    return Measurement(name, round(value, 2), "µs", peer, round(peer_value, 2), round(peer_value / value, 2))
