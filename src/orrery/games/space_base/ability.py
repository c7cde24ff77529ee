"""Ability boxes: a row of effects, each with its numbers. The effects themselves stand in `effects/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from orrery.core import Message, Procedure, Seat

if TYPE_CHECKING:
    from orrery.games.space_base.state import SpaceBaseState

OPEN = 0
"""Stands for the three open windows, in which most abilities may be used."""
OPEN_PHASES = (1, 5, 7)
"""Their phases. [SB-TURN-03] [SB-TURN-08] [SB-TURN-10]"""
ROLLING, ALLOCATING, REWARDING = 2, 3, 4
"""The phases that a few abilities are bound to. [SB-TURN-04]"""


class Use(NamedTuple):
    """One use of an ability: by whom, of which card, and what it is aimed at.

    The aim is a card, a die's value, the dice to roll again (a bit set), a number of steps or a sector; 0 for nothing.
    """

    seat: Seat
    card: int
    aim: int = 0


def _agree(*numbers: int) -> bool:
    return True


def _always(s: SpaceBaseState, use: Use, *numbers: int) -> bool:
    return True


@dataclass(frozen=True, eq=False)
class Effect:
    """One thing that an ability can do, all of it in one place. `...` stands for its numbers in the data.

    `useful` is false where a use could have no effect, so that it need not be offered. `aims` gives the cards that a
    use can be aimed at, if it must be aimed at one.
    """

    name: str
    """As the data write it."""
    bounds: tuple[range, ...]
    """What the numbers behind the name may be."""
    does: Callable[..., Procedure[None] | None]
    """(state, use, ...): what one use does."""
    worth: Callable[..., float]
    """(...) -> what one use is worth in general, in points."""
    gain: Callable[..., float]
    """(outlook, use, ...) -> what this use would gain now, by the weights of the outlook."""
    words: Callable[..., str | Message]
    """(...) -> what it says to people."""
    phase: int = OPEN
    many: bool = False
    """Whether there may be any number of numbers within the first bound, from one up."""
    agree: Callable[..., bool] = _agree
    """(...) -> whether the numbers go together."""
    useful: Callable[..., bool] = _always
    """(state, use, ...)"""
    aims: Callable[[SpaceBaseState, Seat, int], list[int]] | None = None
    """(state, seat, card)"""

    def fits(self, numbers: Sequence[int]) -> bool:
        """Whether these numbers may stand behind the name."""
        bounds = self.bounds * len(numbers) if self.many else self.bounds
        if not len(numbers) == len(bounds) >= len(self.bounds):
            return False
        return all(number in bound for number, bound in zip(numbers, bounds, strict=True)) and self.agree(*numbers)

    def fact(self, numbers: tuple[int, ...]) -> int | bool | list[int]:
        """Its numbers as plain JSON: true if there are none, else a number or several."""
        if not self.bounds:
            return True
        return list(numbers) if self.many or len(self.bounds) > 1 else numbers[0]


class Part(NamedTuple):
    """An effect with its numbers."""

    effect: Effect
    numbers: tuple[int, ...]


class Ability:
    """An ability box: its parts in the order in which they happen, and the phase it belongs to (or OPEN)."""

    __slots__ = ("_numbers", "aims", "names", "parts", "phase")

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self._numbers = {part.effect.name: part.numbers for part in parts}
        self.names = frozenset(part.effect.name for part in parts)
        self.phase = next((part.effect.phase for part in parts if part.effect.phase != OPEN), OPEN)
        self.aims = next((part.effect.aims for part in parts if part.effect.aims is not None), None)

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers of one of its effects."""
        return self._numbers[name]

    def is_useful(self, s: SpaceBaseState, use: Use) -> bool:
        """Whether a use would have any effect."""
        return any(effect.useful(s, use, *numbers) for effect, numbers in self.parts)

    def facts(self) -> dict[str, int | bool | list[int]]:
        """Its effects as plain JSON."""
        return {effect.name.replace("-", "_"): effect.fact(numbers) for effect, numbers in self.parts}
