"""How the words of ability codes are read: what they may name, and the readers of plain and counted effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from orrery.games.starcraft.effect import Effect, UnitSet


class Names(NamedTuple):
    """What codes may name: unit types by id, sorts of units as bit sets, what a unit costs in all, and modules."""

    units: dict[str, int]
    sorts: dict[str, int]
    total_costs: tuple[int, ...]
    modules: frozenset[str]
    families: tuple[int, ...]
    """By number: all that its name means, a unit type with its heroes and units under mind control."""
    heroes: frozenset[int]

    def unit(self, word: str) -> int:
        """The number of a unit type."""
        if word not in self.units:
            raise ValueError(f"there is no unit '{word}'")
        return self.units[word]

    def hero(self, word: str) -> int:
        """The number of a hero, after those of the unit types."""
        if self.unit(word) not in self.heroes:
            raise ValueError(f"'{word}' is no hero")
        return self.units[word]

    def unit_set(self, text: str) -> UnitSet:
        """Units by their ids, joined by '|'; a sort of units; or all but some of them."""
        if text in self.sorts:
            return UnitSet(self.sorts[text], text)
        kind, _, listed = text.rpartition("=")
        if kind not in ("", "all_but"):
            raise ValueError(f"'{text}' names no units")
        units = tuple(self.unit(word) for word in listed.split("|"))
        mask = 0
        for unit in units:
            mask |= self.families[unit]
        return UnitSet(self.sorts["any"] & ~mask, kind, units) if kind else UnitSet(mask, "units", units)


class Form(NamedTuple):
    """How an effect is written, what reads it, and when it works: its moments and steps (without a word, the first)."""

    arguments: str
    read: Callable[[list[str], Names], Effect]
    moments: tuple[str, ...]
    steps: tuple[str, ...] = ()


class Misread(ValueError):
    """The arguments of an effect are not what it takes."""


Word = TypeVar("Word", bound=str)


def one_of(word: str, allowed: tuple[Word, ...]) -> Word:
    """One of these words."""
    for each in allowed:
        if word == each:
            return each
    raise Misread


def number(word: str) -> int:
    """A number from 1 to 20."""
    if not word.isdecimal() or not 1 <= int(word) <= 20:
        raise Misread
    return int(word)


def plain(make: Callable[[], Effect]) -> Callable[[list[str], Names], Effect]:
    """Reads an effect without arguments."""

    def read(words: list[str], names: Names) -> Effect:
        if words:
            raise Misread
        return make()

    return read


def counted(make: Callable[[int], Effect]) -> Callable[[list[str], Names], Effect]:
    """Reads an effect with one number."""

    def read(words: list[str], names: Names) -> Effect:
        [word] = exactly(words, 1)
        return make(number(word))

    return read


def exactly(words: list[str], *counts: int) -> list[str]:
    """The arguments, if there are as many as may be."""
    if len(words) not in counts:
        raise Misread
    return words
