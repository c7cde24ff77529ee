"""Tables and their seats: what is wished for, and how they stand."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from orrery.core import Result, Standing
from orrery.server.schemas.questions import DecisionInfo, Saying
from orrery.server.schemas.values import STORABLE, Chosen, Named, Shape, Status, Token


class Clock(msgspec.Struct, frozen=True):
    """Time for each player: seconds in the bank, and seconds added after each decision."""

    bank: Annotated[int, msgspec.Meta(ge=30, le=60 * 60 * 24 * 30)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=60 * 60 * 24 * 3)]


class SeatWish(msgspec.Struct, frozen=True):
    """How a seat is to be filled: by the one who creates the table, by whoever comes, or by a bot."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=24, pattern=STORABLE)] = ""
    bot: str = ""
    shape: Shape | None = None


class NewTable(msgspec.Struct, frozen=True):
    """A table to be created; it starts by itself when nobody is missing and `start` is set."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, bool | int | str] = {}
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=STORABLE)] = ""
    public: bool = False
    clock: Clock | None = None
    start: bool = False
    pack: Annotated[str, msgspec.Meta(max_length=40, pattern=STORABLE)] = ""
    patience: Annotated[int, msgspec.Meta(ge=60, le=30 * 86400)] = 3600
    """Seconds after which the others may let a bot play for somebody who is away."""
    hushed: bool = False
    """Whether only players may chat, and spectators just watch."""
    hints: bool | None = None
    """Whether players may ask for hints; unless said otherwise, where no clock runs."""


class Learner(msgspec.Struct, frozen=True):
    """Who takes a lesson."""

    name: Annotated[str, msgspec.Meta(max_length=24, pattern=STORABLE)] = ""
    shape: Shape | None = None


class Joining(msgspec.Struct, frozen=True):
    """Who sits down, under which name and shape. `seat` None takes the first open one.

    With the `token` of a seat's own link one takes that seat over; its name and shape stay unless others are given.
    """

    name: Annotated[str, msgspec.Meta(max_length=24, pattern=STORABLE)] = ""
    seat: int | None = None
    shape: Shape | None = None
    token: Token = ""


class SeatLink(msgspec.Struct, frozen=True):
    """What stands in a seat's own link."""

    token: Token


class Leaving(msgspec.Struct, frozen=True):
    """Which seat to give up before the start."""

    seat: int


class Pointing(msgspec.Struct, frozen=True):
    """Things on the board that a seat has pointed at, in order. The last one can't be chosen: why not?"""

    seat: int
    things: Annotated[list[Named], msgspec.Meta(min_length=1, max_length=12)]


class Foreseeing(msgspec.Struct, frozen=True):
    """Choices that a seat thinks of making in a row."""

    seat: int
    choices: Annotated[list[Chosen], msgspec.Meta(max_length=64)]


class Foreseen(msgspec.Struct, frozen=True):
    """The table as a seat would see it after some choices, and what it would then be asked.

    `taken` of the choices are made there. The next one is not, because it is `refused`, or because it `ends` what can
    be foreseen: it leads to dice, a revelation or somebody else's question.
    """

    taken: int
    ends: bool
    refused: Saying | None
    view: dict[str, Any]
    decision: DecisionInfo


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everyone sees it; `mine` and `link` only for the browser that holds it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    shape: Shape
    bot: str = ""
    mine: bool = False
    link: str = ""
    """The seat's own link; also for who held it until a bot took it over, and gets it back by this link."""
    online: bool = False
    away_since: float | None = None
    """Since when its player has been away from a game under way."""
    time_left: float | None = None
    hints: int = 0
    """How many hints its player has asked for; told when the game is over."""


class Proposal(msgspec.Struct, frozen=True):
    """Something everybody must agree to: `undo` a seat's last choice, or let a bot `takeover` a seat."""

    kind: Literal["undo", "takeover"]
    by: int
    seat: int
    agreed: list[int]
    needed: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one browser sees it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    host: bool
    seats: list[SeatInfo]
    mine: list[int]
    waiting: list[int]
    seq: int
    clock: Clock | None
    seed_hash: str
    created: float
    changed: float
    seed: str | None = None
    result: Result | None = None
    proposals: list[Proposal] = []
    rematch: str | None = None
    forked_from: str | None = None
    """The table whose game this one plays on from, after so many of its moves."""
    forked_at: int = 0
    pack: str = ""
    components: str = ""
    """The hash of its component catalogue, which is at `/api/tables/ID/components/HASH`."""
    lesson: str = ""
    """The lesson that is taken at this table."""
    standing: Standing | None = None
    """How far everyone has come, once the game has begun."""
    asked: Saying | None = None
    """What the first of this browser's seats that owe an answer is asked."""
    secrets: bool = True
    """Whether players hold anything that others at the same screen must not see."""
    order: list[int] = []
    """Who plays after whom, once the game has begun."""
    patience: int = 3600
    """Seconds after which the others may let a bot play for somebody who is away."""
    hushed: bool = False
    """Whether only players may chat."""
    hints: bool = True
    """Whether players may ask for hints."""


class Created(msgspec.Struct, frozen=True):
    """The id of a new table; it is played at `/t/ID`."""

    id: str
