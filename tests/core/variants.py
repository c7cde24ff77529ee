"""Every registered game with every set of options and every number of seats that the conformance suite runs over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import msgspec

from orrery import GAMES, Match
from orrery import game as find_game
from orrery.core import BadOption, Game
from tests.conftest import SOAK

CHANGES = 2 if SOAK else 1
"""How many options at once are other than by default."""


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


def variants(name: str) -> Iterator[Variant]:
    """Every named choice, each with all the other options as they are by default and with some of them changed."""
    game = find_game(name)
    named: dict[str, list[Any]] = {}
    changed: dict[str, Any] = {}
    for field in msgspec.structs.fields(game.rules.options):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.LiteralType):
            named[field.name] = list(kind.values)
        elif isinstance(kind, msgspec.inspect.BoolType):
            changed[field.name] = not field.default
        else:
            assert isinstance(kind, msgspec.inspect.IntType)
            changed[field.name] = kind.ge if kind.ge != field.default else kind.le
    for choice in product(*named.values()):
        for count in range(CHANGES + 1):
            for names in combinations(changed, count):
                options = dict(zip(named, choice, strict=True)) | {name: changed[name] for name in names}
                yield from (Variant(name, seats, options) for seats in seat_counts(game, options))


def seat_counts(game: Game[Any], options: dict[str, Any]) -> Sequence[int]:
    """How many may play with these options: nobody if they do not go together."""
    try:
        return game.rules.seats_for(game.check_options(options))
    except BadOption:
        return ()


TWICE_OTHERWISE = Variant("risk", 4, {"variant": "total-domination", "teams": True, "extended": True})
"""A way to play that differs in two options."""
VARIANTS = [*(variant for name in GAMES for variant in variants(name)), *([] if SOAK else [TWICE_OTHERWISE])]
