"""What a match remembers of its course: choices with the chance that followed, and what was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from orrery.core.decision import Choice, Seat


class Entry(msgspec.Struct):
    """A seat's choice, and the outcomes of chance from it up to the next question.

    `final` entries revealed something or completed a question to several seats, so they cannot be taken back without
    everyone's agreement. `auto` ones were given by a preference of the seat.
    """

    seat: Seat
    choice: Choice
    aside: bool = False
    chance: tuple[int, ...] = ()
    final: bool = False
    auto: bool = False


class Undo(msgspec.Struct):
    """The last `count` choices that still stood were taken back by a seat."""

    seat: Seat
    count: int


class Redeal(msgspec.Struct):
    """In a sample: what `seat` cannot see was dealt anew here, from this seed."""

    seat: Seat | None
    seed: str


Item: TypeAlias = Entry | Undo


def standing(history: Sequence[Item]) -> list[Entry]:
    """The choices that were not taken back.

    >>> [entry.choice for entry in standing([Entry(0, ("a",)), Entry(0, ("b",)), Undo(0, 1)])]
    [('a',)]
    """
    entries: list[Entry] = []
    for item in history:
        if isinstance(item, Undo):
            del entries[len(entries) - item.count :]
        else:
            entries.append(item)
    return entries
