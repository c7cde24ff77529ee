"""The games that can be played, and their options."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


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
    """Options somebody would like to play with, the names of those to be kept as they are, and how many would play."""

    options: dict[str, Any]
    kept: list[str] = []
    seats: int | None = None


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
