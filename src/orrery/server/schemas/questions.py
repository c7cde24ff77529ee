"""What is put into words: questions with their options, preferences, and what has happened."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.core import Form


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
