"""Finished games and advice: verification, story, analysis, hints, playing on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from orrery.server.schemas.questions import Saying
from orrery.server.schemas.tables import TableInfo
from orrery.server.schemas.values import STORABLE, Chosen


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
    against: list[Saying]


class AnalysisInfo(msgspec.Struct, frozen=True):
    """The most costly decisions of a finished game, as far as they have been looked into: `done` of `of`."""

    done: int
    of: int
    slips: list[SlipInfo]


class StoryInfo(msgspec.Struct, frozen=True):
    """What is told of a finished game; with its analysis, if anybody has asked for it before."""

    table: TableInfo
    curves: list[CurveInfo]
    beats: list[BeatInfo]
    turnings: list[TurningInfo]
    feats: list[FeatInfo]
    luck: LuckInfo | None
    dice_taken_back: int
    moves: int
    analysis: AnalysisInfo | None


class Hinting(msgspec.Struct, frozen=True):
    """A seat whose player would like a hint, and the choices that it has put on a list without making them yet."""

    seat: int
    choices: Annotated[list[Chosen], msgspec.Meta(max_length=64)] = []


class SuggestionInfo(msgspec.Struct, frozen=True):
    """An option, the chance to win with it, its lead over the best other one, and what speaks for and against it.

    `equal` says that the lead can't be told from nothing.
    """

    choice: list[str | int]
    say: Saying
    touches: list[str]
    chance: float
    error: float
    lead: float
    lead_error: float
    equal: bool
    same: int
    reasons: list[Saying]
    against: list[Saying]


class HintInfo(msgspec.Struct, frozen=True):
    """What is advised to a seat, the best first; `worlds` says in how many worlds it was tried."""

    seat: int
    seq: int
    suggestions: list[SuggestionInfo]
    worlds: int


class Forking(msgspec.Struct, frozen=True):
    """From which move to play on, in whose seat, and against which bot.

    Without `bot` the same bots play as before, and strong ones for people.
    """

    at: int
    seat: int = 0
    bot: str = ""
    name: Annotated[str, msgspec.Meta(max_length=24, pattern=STORABLE)] = ""
