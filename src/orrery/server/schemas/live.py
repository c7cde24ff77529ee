"""The live connection: what the server tells, and what a browser asks for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from orrery.server.schemas.questions import DecisionInfo, EventInfo, PreferenceInfo, Saying
from orrery.server.schemas.tables import TableInfo
from orrery.server.schemas.values import STORABLE, Chosen


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at the table, by a player (or a spectator, seat None), or by the table itself (`say`)."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None
    say: Saying | None = None


class LogPage(msgspec.Struct, frozen=True):
    """Some turns of the log, from line `events_from` on; the first line is 0."""

    events: list[EventInfo]
    events_from: int


class Undoing(msgspec.Struct, frozen=True):
    """Whether this seat can take its last choice back: freely, or at all; and how far that would go.

    `count` choices would go, those of `others` among them, and all lines of the log from the move `back` on. With
    `dice`, rolled ones would be rolled anew. `redo` says that what was taken back last can be made again.
    """

    free: bool
    possible: bool
    count: int = 0
    back: int = 0
    others: list[int] = []
    dice: bool = False
    redo: bool = False


class Update(msgspec.Struct, frozen=True, tag="update"):
    """How the table stands, as one seat (or a spectator) sees it. `events` replace the log from `events_from` on.

    The first one, and the first from another seat, brings only the last turns of the log; older ones can be asked for.
    """

    table: TableInfo
    seat: int | None
    seq: int
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    undo: Undoing
    events: list[EventInfo]
    events_from: int
    preferences: list[PreferenceInfo] = []
    """Those of this seat, which nobody else is told."""
    numbers: dict[str, list[float]] = {}
    """What the game counts for everyone to see, by name and seat."""
    lesson_reached: int | None = None
    """At the table of a lesson: how many of its steps in which something is chosen are over."""


Path = list[str | int]
"""Where something stands in an update: names in objects, and places in lists."""
Put = tuple[Path, Any]
"""Where to put something, and what."""


class Change(msgspec.Struct, frozen=True, tag="change"):
    """What has changed since the last `Update` or `Change` of a brief connection; `number` counts from that update on.

    First everything to `put` is put where its path says, then everything to `drop` is taken away. `events` replace the
    log as in an update.
    """

    number: int
    events: list[EventInfo]
    events_from: int
    put: list[Put]
    drop: list[Path]


class Worded(msgspec.Struct, frozen=True, tag="worded"):
    """The words of options, by their places, in the question that is asked since this position."""

    since: int
    says: list[tuple[int, Saying]]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Why something was not done; an `Update` follows."""

    say: Saying
    seq: int


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """New chat lines; at first the last ones, before which older ones can be asked for."""

    lines: list[ChatLine]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A seat's choice, made on the sight of position `seq`."""

    seat: int
    seq: int
    choice: Chosen


class Plan(msgspec.Struct, frozen=True, tag="plan"):
    """Several choices of a seat in a row, all or none."""

    seat: int
    seq: int
    choices: Annotated[
        list[Chosen],
        msgspec.Meta(min_length=1, max_length=64),
    ]


class Prefer(msgspec.Struct, frozen=True, tag="prefer"):
    """How often a seat wishes to be asked about something. The question that is open now still waits for the seat."""

    seat: int
    name: Annotated[str, msgspec.Meta(max_length=40)]
    value: Annotated[str, msgspec.Meta(max_length=40)]


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take the seat's last choice back, if that is free."""

    seat: int


class Redo(msgspec.Struct, frozen=True, tag="redo"):
    """Make the choice again that was taken back last, as long as nobody has moved on."""

    seat: int


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """Ask everyone to agree: to an undo of one's own choice, or to a bot for `target`'s seat."""

    seat: int
    kind: Literal["undo", "takeover"]
    target: int | None = None


class Respond(msgspec.Struct, frozen=True, tag="respond"):
    """Agree to the proposal that is on the table, or not."""

    seat: int
    agree: bool


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Say something at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=STORABLE)]
    seat: int | None = None


class Look(msgspec.Struct, frozen=True, tag="look"):
    """See the table from another own seat, or as a spectator."""

    seat: int | None


class Word(msgspec.Struct, frozen=True, tag="word"):
    """Put these options of a seat's question into words, by their places; the question is asked `since` a position."""

    seat: int
    since: int
    options: Annotated[list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(max_length=2000)]


class Pace(msgspec.Struct, frozen=True, tag="pace"):
    """How this browser follows what bots do: at once, so that they need not wait for it, or step by step."""

    at_once: bool


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = Choose | Plan | Prefer | Undo | Redo | Propose | Respond | Say | Look | Word | Pace | Ping
ToClient = Update | Change | Worded | Refused | Chat | Pong
