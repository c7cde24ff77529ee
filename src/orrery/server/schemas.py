"""What travels between server and client. The client's TypeScript types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from orrery.core import Form, Result, Standing

STORABLE = r"^[^\x00]*$"
"""PostgreSQL stores every character but one."""
Token = Annotated[str, msgspec.Meta(max_length=64)]
Named = Annotated[str, msgspec.Meta(max_length=100)]
"""What names a thing of a game; nothing has a longer name."""
Chosen = Annotated[list[Named | int], msgspec.Meta(min_length=1, max_length=64)]
"""A choice as it comes from a player."""
Shape = Literal["circle", "diamond", "triangle", "square", "hexagon", "star"]
"""Every player has a shape and the colour that goes with it."""
SHAPES: list[Shape] = ["circle", "diamond", "triangle", "square", "hexagon", "star"]
Status = Literal["open", "running", "over"]


# Words and questions


class Saying(msgspec.Struct, frozen=True):
    """Something to be worded by the client: a key of `locales/`, and what to fill in."""

    key: str
    arguments: dict[str, Any] = {}
    rule: str = ""


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice on offer, with the things on the board it is about, and in words.

    On a brief connection the words may be left out; `Word` asks for them.
    """

    choice: list[str | int]
    touches: list[str]
    say: Saying | None = None


class DecisionInfo(msgspec.Struct, frozen=True):
    """What a seat is asked, and in which form a person answers."""

    seat: int
    kind: str
    form: Form
    rule: str
    ask: Saying
    about: dict[str, str | int]
    options: list[OptionInfo]
    asides: list[OptionInfo]
    since: int
    """The position since which it is asked; answers of others to the same question leave that as it is."""


class PreferenceValue(msgspec.Struct, frozen=True):
    """A way to be asked or not, in words; `answers` is the choice it stands for in the question that is open now."""

    value: str
    say: Saying
    answers: list[str | int] | None = None


class PreferenceInfo(msgspec.Struct, frozen=True):
    """How often a seat wishes to be asked about something: all there is to choose from, and what holds now.

    A wish that is not `lasting` is over with the turn.
    """

    name: str
    say: Saying
    value: str
    values: list[PreferenceValue]
    lasting: bool


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened: in words for the log, and as data for the board's animations.

    `sign` is drawn before it, `touches` are the things on the board it is about, `opens` says that a group of the log
    begins with it, and `move` is how many moves the record had with the one that brought it: there a replay can look.
    `alarms` are the seats whose players must not miss it.
    """

    kind: str
    say: Saying
    data: dict[str, Any]
    seat: int | None = None
    sign: str = "note"
    phase: str = ""
    touches: list[str] = []
    opens: bool = False
    move: int = 0
    alarms: list[int] = []


# Games


class OptionField(msgspec.Struct, frozen=True):
    """A game option: a switch, or a number within bounds."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    low: int | None = None
    high: int | None = None
    choices: list[str] = []


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson one can take, and about how many minutes it lasts."""

    id: str
    minutes: int


class LessonStepInfo(msgspec.Struct, frozen=True):
    """A step of a lesson. Its words stand in `locales/` under `GAME-lesson-LESSON-NAME-…`.

    A step with `verbs` is over with the next choice of one of them, and `choices` are the ones it is about, perhaps
    without their last words; a step without verbs is only read.
    """

    name: str
    points: list[str]
    choices: list[list[str | int]]
    verbs: list[str]
    words: list[str]
    picture: str


class LessonPlan(msgspec.Struct, frozen=True):
    """A lesson with all its steps."""

    id: str
    game: str
    minutes: int
    seat: int
    steps: list[LessonStepInfo]


class GameInfo(msgspec.Struct, frozen=True):
    """A game one can play."""

    id: str
    fewest: int
    most: int
    options: list[OptionField]
    bots: list[str]
    packs: list[str] = []
    """Owners' corrections of the component data that it can be played with."""
    lessons: list[LessonInfo] = []
    live: int = 0
    """How many tables are being played now."""


class Fitting(msgspec.Struct, frozen=True):
    """Options somebody would like to play with, and the names of those to be kept as they are."""

    options: dict[str, Any]
    kept: list[str] = []


class Fit(msgspec.Struct, frozen=True):
    """Options that go together, how many may play with them, and which of them may be changed by itself.

    `choices` says for each option with a list of values which of them go with all the others.
    """

    options: dict[str, bool | int | str]
    seats: list[int]
    open: list[str]
    choices: dict[str, list[str]]


class Sketching(msgspec.Struct, frozen=True):
    """A table one thinks of: how many play, with which options and data pack."""

    seats: int
    options: dict[str, bool | int | str] = {}
    pack: str = ""


class Sketch(msgspec.Struct, frozen=True):
    """How such a table begins, as a spectator sees it at the first question, and its catalogue for drawing.

    Its dice are its own: only what the options settle is so at a table that is made with them.
    """

    view: dict[str, Any]
    components: dict[str, Any]


# Tables


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


class Verified(msgspec.Struct, frozen=True):
    """Whether a finished game is what its seed gives, and if not, where it differs.

    The first `taken_over` moves of a fork come from the table `forked_from`, whose seed vouches for them.
    """

    verified: bool
    problem: str
    seed: str
    seed_hash: str
    forked_from: str | None = None
    taken_over: int = 0


class CurveInfo(msgspec.Struct, frozen=True):
    """A number over the rounds, for each seat: first at the start, then after every round."""

    name: str
    values: list[list[float]]


class TurningInfo(msgspec.Struct, frozen=True):
    """A move that changed much: by how much it changed a seat's chance to win, and what was told of it.

    `luck` is the part of it that came by dice and draws. It began after the move `since`, from which it can be played
    otherwise.
    """

    seat: int
    swing: float
    luck: float
    since: int
    move: int
    round: int
    say: list[Saying]
    touches: list[str]


class BeatInfo(msgspec.Struct, frozen=True):
    """Everybody's chance to win after a move, as one who watches knows it and as each seat itself knows it (`own`).

    `luck` is how much of the change since the beat before came by dice and draws.
    """

    move: int
    round: int
    chances: list[float]
    own: list[float]
    luck: list[float]


class FeatInfo(msgspec.Struct, frozen=True):
    """Something remarkable that a seat did."""

    kind: str
    seat: int
    say: Saying
    move: int


class LuckInfo(msgspec.Struct, frozen=True):
    """What chance gave each seat against expectation, in named amounts; `count` dice were rolled, or cards drawn."""

    amounts: dict[str, list[float]]
    count: int


class StoryInfo(msgspec.Struct, frozen=True):
    """What is told of a finished game."""

    table: TableInfo
    curves: list[CurveInfo]
    beats: list[BeatInfo]
    turnings: list[TurningInfo]
    feats: list[FeatInfo]
    luck: LuckInfo | None
    dice_taken_back: int
    moves: int


class SlipInfo(msgspec.Struct, frozen=True):
    """A costly decision: what was asked and chosen, what would have been better, by how much, and why."""

    seat: int
    move: int
    since: int
    round: int
    asked: Saying
    say: Saying
    better: Saying
    chance: float
    cost: float
    error: float
    reasons: list[Saying]


class AnalysisInfo(msgspec.Struct, frozen=True):
    """The most costly decisions of a finished game, as far as they have been looked into: `done` of `of`."""

    done: int
    of: int
    slips: list[SlipInfo]


class Hinting(msgspec.Struct, frozen=True):
    """A seat whose player would like a hint."""

    seat: int


class SuggestionInfo(msgspec.Struct, frozen=True):
    """An option, the chance to win with it, and its lead over the best other one with the reasons for it."""

    choice: list[str | int]
    say: Saying
    touches: list[str]
    chance: float
    error: float
    lead: float
    lead_error: float
    same: int
    reasons: list[Saying]


class HintInfo(msgspec.Struct, frozen=True):
    """What is advised to a seat, the best first; `worlds` says in how many worlds it was tried."""

    seat: int
    seq: int
    suggestions: list[SuggestionInfo]
    worlds: int


class Forking(msgspec.Struct, frozen=True):
    """From which move to play on, in whose seat, and against which bot."""

    at: int
    seat: int = 0
    bot: str = "greedy"
    name: Annotated[str, msgspec.Meta(max_length=24, pattern=STORABLE)] = ""


# Live


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
