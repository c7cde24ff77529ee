"""Every registered game with every set of options and every number of seats that the conformance suite runs over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from orrery import GAMES, Match
from orrery import game as find_game
from orrery.core import Choice, Game

LONGEST = 20_000
"""Decisions within which a game of random players must end."""


class Variant(msgspec.Struct, frozen=True):
    """One way to play one game."""

    game: str
    seats: int
    options: dict[str, Any]

    def start(self, seed: object, *, narrate: bool = False) -> Match[Any]:
        return Match(find_game(self.game), self.seats, seed=str(seed), options=self.options, narrate=narrate)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}-{chosen}"


def option_values(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Every combination of switches and named choices, and the bounds of numbers."""
    fields = msgspec.structs.fields(game.options)
    values: list[list[Any]] = []
    for field in fields:
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.BoolType):
            values.append([False, True])
        elif isinstance(kind, msgspec.inspect.LiteralType):
            values.append(list(kind.values))
        else:
            assert isinstance(kind, msgspec.inspect.IntType)
            values.append([field.default, kind.ge])
    for combination in product(*values):
        yield dict(zip((field.name for field in fields), combination, strict=True))


VARIANTS = [
    Variant(name, seats, options)
    for name in GAMES
    for options in option_values(find_game(name))
    for seats in find_game(name).seat_counts
]


def random_choice(match: Match[Any], seat: int, rng: random.Random) -> Choice:
    """Mostly an option, now and then an aside."""
    decision = match.decision(seat)
    if rng.random() < 0.02 and decision.asides:
        return rng.choice(decision.asides)
    return rng.choice(decision.options)


def play_randomly(match: Match[Any], rng: random.Random, decisions: int = LONGEST) -> int:
    """Play so many decisions, or to the end; seats answer in any order. How many were played."""
    for count in range(decisions):
        if match.over:
            return count
        seat = rng.choice(match.waiting)
        match.play(seat, random_choice(match, seat, rng))
    return decisions


def snapshot(match: Match[Any]) -> dict[str, Any]:
    """All that can be seen of a match from outside."""
    return {
        "state": match.state.dump(),
        "waiting": match.waiting,
        "decisions": [match.decision(seat).to_json() for seat in match.waiting],
        "over": match.over,
        "result": match.result if match.over else None,
        "views": [match.view(seat) for seat in (None, *range(match.seats))],
        "choices": [(entry.seat, entry.choice, entry.chance) for entry in match.choices],
    }
