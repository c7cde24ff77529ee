"""What is stored of tables, seats, moves and chat, as the database gives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.core.record import FORMAT


class SeatRow(msgspec.Struct):
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str
    shape: str
    bot: str
    preferences: dict[str, Any] = {}
    """What its player prefers not to be asked: wishes by the names of the preferences."""
    seen: float = 0.0
    """When its player was there last; 0 if never."""
    hints: int = 0
    """How many hints its player has asked for."""


class TableRow(msgspec.Struct):
    """A table as it is stored."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    public: bool
    status: str
    host: str
    clock: dict[str, int] | None
    seed: str
    header: dict[str, Any] | None
    start_chance: list[int] | None
    seq: int
    times: dict[str, Any]
    proposal: dict[str, Any] | None
    rematch: str | None
    forked_from: str | None
    forked_at: int
    created: float
    changed: float
    pack: str | None = None
    pack_hash: str | None = None
    lesson: str | None = None
    patience: int = 3600
    """Seconds after which the others may let a bot play for somebody who is away."""
    owed: bool = True
    """Whether a bot, or a preference after a moment, may owe an answer: if so, the table wakes with the server."""
    hushed: bool = False
    """Whether only its players may chat."""
    hints: bool = True
    """Whether its players may ask for hints."""
    revision: int = 0
    """Grows with all that is written about the table: who knows this number knows all of it."""

    @property
    def format(self) -> int:
        """The format in which its moves and its header are stored; 1 is that of release 0.1."""
        return int(self.header["orrery"]) if self.header is not None else FORMAT


class Hosted(msgspec.Struct, frozen=True):
    """Unfinished tables that a browser has made: all, those at which only bots play, and forks."""

    tables: int
    of_bots: int
    forks: int


class Beginning(msgspec.Struct, frozen=True):
    """The moves that a table begins with, and how it stands after them."""

    items: list[dict[str, Any]]
    checkpoint: dict[str, Any]


class Rewritten(msgspec.Struct, frozen=True):
    """What a table becomes that an earlier release has stored."""

    values: dict[str, Any]
    """What changes about the table itself."""
    seq: int
    checkpoint: dict[str, Any]
    preferences: list[dict[str, Any]]
    """By seat."""
    moves: list[tuple[dict[str, Any], float]] | None = None
    """All moves and when they were made; None if they stay as they are."""


class Moved(msgspec.Struct, frozen=True):
    """Moves from a number on, and what they change about the table."""

    table_id: str
    seq: int
    items: Sequence[dict[str, Any]]
    checkpoint: dict[str, Any] | None
    values: dict[str, Any]

    @property
    def last(self) -> int:
        """The number of the last move."""
        return self.seq + len(self.items) - 1

    def rows(self) -> list[dict[str, Any]]:
        """The moves as they are stored."""
        return move_rows(self.table_id, self.seq, self.items, self.values["changed"])


class ChatRow(msgspec.Struct):
    """A chat line as it is stored."""

    number: int
    seat: int | None
    name: str
    text: str
    say: dict[str, Any] | None
    at: float


def move_rows(table_id: str, seq: int, items: Sequence[dict[str, Any]], at: float) -> list[dict[str, Any]]:
    """Moves from a number on, as they are stored."""
    return [{"table_id": table_id, "seq": number, "item": item, "at": at} for number, item in enumerate(items, seq)]
