"""What a match remembers of its course: choices with the chance that followed, and what was taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from orrery.core.decision import Choice, Seat


class Entry(msgspec.Struct, gc=False):
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
    seed: int


Item: TypeAlias = Entry | Undo


def placed(history: Sequence[Item]) -> list[tuple[int, Entry]]:
    """The choices that were not taken back, each with its place in the log, from 1.

    >>> [place for place, _ in placed([Entry(0, ("a",)), Entry(0, ("b",)), Undo(0, 1), Entry(0, ("c",))])]
    [1, 4]
    """
    entries: list[tuple[int, Entry]] = []
    for place, item in enumerate(history, start=1):
        if isinstance(item, Undo):
            del entries[len(entries) - item.count :]
        else:
            entries.append((place, item))
    return entries


def placed_backwards(history: Sequence[Item]) -> Iterator[tuple[int, Entry]]:
    """The same, the last one first: who looks for something recent need not go through all.

    >>> log = [Entry(0, ("a",)), Entry(0, ("b",)), Undo(0, 1), Entry(0, ("c",))]
    >>> [place for place, _ in placed_backwards(log)]
    [4, 1]
    """
    gone = 0
    for place in range(len(history), 0, -1):
        item = history[place - 1]
        if isinstance(item, Undo):
            gone += item.count
        elif gone:
            gone -= 1
        else:
            yield place, item


def redoable(history: Sequence[Item]) -> Entry | None:
    """The choice that was taken back last and can be made again, because nobody has moved on since.

    Only choices that nothing followed but answers of the same seat's preferences come back: dice that were taken back
    would fall differently, and what others chose is theirs to choose again. An answer that completed a question to
    several seats comes back as well: it completes it again in the same way.

    >>> first, second = Entry(0, ("a",)), Entry(0, ("b",))
    >>> redoable([first, second, Undo(0, 1), Undo(0, 1)]).choice
    ('a',)
    >>> redoable([first, second, Undo(0, 1), Undo(0, 1), Entry(0, ("a",))]).choice
    ('b',)
    >>> redoable([first, Undo(0, 1), Entry(0, ("c",))]) is None
    True
    >>> redoable([Entry(1, ("x",)), Entry(0, ("y",), final=True), Undo(0, 1)]).choice
    ('y',)
    """
    stood: list[Entry] = []
    waiting: list[Entry] = []
    for item in history:
        if isinstance(item, Undo):
            gone = stood[len(stood) - item.count :]
            del stood[len(stood) - item.count :]
            if all(entry.seat == item.seat and not entry.chance for entry in gone):
                waiting.append(gone[0])
            else:
                waiting.clear()
        else:
            stood.append(item)
            if waiting and (item.seat, item.choice) == (waiting[-1].seat, waiting[-1].choice):
                waiting.pop()
            elif not item.auto:
                waiting.clear()
    return waiting[-1] if waiting else None


def standing(history: Sequence[Item]) -> list[Entry]:
    """The choices that were not taken back.

    >>> [entry.choice for entry in standing([Entry(0, ("a",)), Entry(0, ("b",)), Undo(0, 1)])]
    [('a',)]
    """
    return [entry for _, entry in placed(history)]
