"""Every registered game with the sets of options and numbers of seats that the conformance suite runs over.

`make test` covers every pair of options for each number of seats, `make soak` the whole product. Of a game with very
many ways to play both cover every pair of options at some number of seats, and every option at each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import msgspec

from orrery import GAMES, Match
from orrery import game as find_game
from orrery.core import BadOption, Game
from tests.conftest import SOAK


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


def values(game: Game[Any]) -> dict[str, list[Any]]:
    """For each option the values that are tried: all named ones, on and off, a number's default and a small one."""
    found: dict[str, list[Any]] = {}
    for field in msgspec.structs.fields(game.rules.options):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.LiteralType):
            found[field.name] = list(kind.values)
        elif isinstance(kind, msgspec.inspect.BoolType):
            found[field.name] = [field.default, not field.default]
        else:
            assert isinstance(kind, msgspec.inspect.IntType)
            assert kind.ge is not None
            bound = kind.ge if kind.ge != field.default else kind.ge + 3
            found[field.name] = [game.rules.simulation.get(field.name, field.default), bound]
    return found


def seat_counts(game: Game[Any], usual: Any, options: dict[str, Any]) -> Sequence[int]:
    """How many may play with these options instead of the usual ones: nobody if they do not go together."""
    try:
        return game.rules.seats_for(msgspec.structs.replace(usual, **options))
    except BadOption:
        return ()


def every_variant(name: str) -> Iterator[Variant]:
    """Every way to play a game."""
    game = find_game(name)
    tried, usual = values(game), game.check_options({})
    for chosen in product(*tried.values()):
        options = dict(zip(tried, chosen, strict=True))
        yield from (Variant(name, seats, options) for seats in seat_counts(game, usual, options))


MANY = 1_000
"""So many ways to play a game that not every pair of its options is tried out at each number of seats."""


def tries(variant: Variant, *, seated: bool) -> set[tuple[Any, ...]]:
    """What a variant tries out: its single options at its number of seats, and the pairs of them, there or anywhere."""
    chosen = sorted(variant.options.items())
    pairs = {(variant.seats, *pair) if seated else pair for pair in combinations(chosen, 2)}
    return pairs | {(variant.seats, one) for one in chosen}


def covering(variants: Sequence[Variant]) -> Iterator[Variant]:
    """A few of the variants that together try out all that any of them does."""
    bits: dict[tuple[Any, ...], int] = {}
    found = [
        sum(1 << bits.setdefault(what, len(bits)) for what in tries(variant, seated=len(variants) < MANY))
        for variant in variants
    ]
    left = (1 << len(bits)) - 1
    while left:
        best = max(range(len(found)), key=lambda number: (found[number] & left).bit_count())
        left &= ~found[best]
        yield variants[best]


VARIANTS = [
    variant
    for name in GAMES
    for variants in (list(every_variant(name)),)
    for variant in (variants if SOAK and len(variants) < MANY else covering(variants))
]
