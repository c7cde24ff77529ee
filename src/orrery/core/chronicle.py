"""How a game is told: the signs and places of its log, its course in numbers, and what is worth telling at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from orrery.core.decision import Seat
from orrery.core.message import Event, Message
from orrery.core.state import State

S = TypeVar("S", bound=State)
SeenState = TypeVar("SeenState", bound=State, contravariant=True)

SIGNS = frozenset(
    [
        "turn",
        "dice",
        "gain",
        "loss",
        "buy",
        "build",
        "charge",
        "card",
        "order",
        "move",
        "battle",
        "flag",
        "medal",
        "fall",
        "cup",
        "note",
    ]
)
"""The signs that interfaces draw before the lines of a log."""


class Feat(msgspec.Struct, frozen=True):
    """Something worth telling at the end of a game: who did it, in words, and after which line of the record."""

    kind: str
    seat: Seat
    say: Message
    move: int


class Luck(msgspec.Struct, frozen=True):
    """What chance gave each seat, against what it gives on average, in named amounts.

    `count` says how many dice were rolled, or cards drawn.
    """

    amounts: dict[str, list[float]]
    count: int


class Witness(Protocol[SeenState]):
    """Watches a match from its beginning to its end, and tells afterwards what was remarkable."""

    def saw(self, s: SeenState, events: Sequence[Event], move: int) -> None:
        """What was told with a line of the record, and how the table looks after it."""

    def feats(self) -> list[Feat]:
        """What is worth telling."""

    def luck(self) -> Luck | None:
        """How the dice fell or the cards came, if there are any."""


class Nothing:
    """A witness who saw nothing remarkable."""

    def saw(self, s: Any, events: Sequence[Event], move: int) -> None:
        """Look away."""

    def feats(self) -> list[Feat]:
        """Nothing."""
        return []

    def luck(self) -> Luck | None:
        """Nothing."""
        return None


def things_named(kinds: Mapping[str, str]) -> Callable[[Event], list[str]]:
    """Reads the things on the board off an event whose arguments name them: argument -> kind of thing.

    >>> things_named({"source": "territory"})(Event("moved", {"source": "aiur", "units": 2}))
    ['territory:aiur']
    """

    def things(event: Event) -> list[str]:
        found: list[str] = []
        for name, value in event.arguments.items():
            kind = kinds.get(name)
            if kind is not None and isinstance(value, str | int):
                found.append(f"{kind}:{value}")
        return found

    return things


def _no_things(event: Event) -> list[str]:
    return []


def _no_numbers(s: Any) -> dict[str, list[float]]:
    return {}


def _by_seat(s: Any) -> list[Seat]:
    return list(range(s.seats))


@dataclass(frozen=True)
class Chronicle(Generic[S]):
    """How a game is told."""

    signs: Mapping[str, str] = field(default_factory=dict)
    """The sign of each kind of event, out of SIGNS."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """The phase of a turn that a kind of event belongs to, for headings in the log; others go on with it."""
    opens: frozenset[str] = frozenset()
    """The kinds of events with which a new group of the log begins: a turn, a round, an order."""
    alarms: Mapping[str, str] = field(default_factory=dict)
    """Kinds of events that somebody must not miss, each with the argument that names whom; empty for everybody."""
    things: Callable[[Event], list[str]] = _no_things
    """The things on the board that an event is about, by the names that options use for them."""
    order: Callable[[S], list[Seat]] = _by_seat
    """Who plays after whom, from the first player on."""
    numbers: Callable[[S], dict[str, list[float]]] = _no_numbers
    """What is drawn as curves, by seat; all of it is public. The first one is what wins the game, or comes nearest."""
    headlines: Sequence[str] = ()
    """The kinds of events that may be the headline of a turning move, the most telling first."""
    witness: Callable[[S], Witness[S]] = lambda s: Nothing()
    """(state at the first question) -> somebody who watches for what is remarkable."""
