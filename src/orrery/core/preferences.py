"""Preferences: how often a seat wants to be asked. They are no rules and no items of the log.

The question is still asked; the match answers it at once for the seat, with an ordinary entry marked `auto`. So
sequence number, who is waited for and undo look the same to others with and without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from orrery.core.decision import Choice, Decision, Seat
from orrery.core.errors import BadOption
from orrery.core.state import State

S = TypeVar("S", bound=State)


def _whole_match(state: State) -> int:
    return 0


def _always(state: State, seat: Seat) -> bool:
    return True


@dataclass(frozen=True)
class Preference(Generic[S]):
    """Something a seat can wish, such as to defend with all dice without being asked.

    The first of `values` holds until the seat says otherwise. `answer` gives what a value answers to a question of one
    of these `kinds`, or None if the seat must decide itself. A wish holds as long as `lasts` gives the same number: for
    the whole match by default, or for one turn if `lasts` counts turns.
    """

    name: str
    values: tuple[str, ...]
    kinds: frozenset[str]
    answer: Callable[[S, Decision, str], Choice | None]
    lasts: Callable[[S], int] = _whole_match
    offered: Callable[[S, Seat], bool] = _always
    """Whether the wish means anything to this seat in this match."""
    asks: bool = False
    """Whether the first value lets every question be asked, so that nothing need be looked up before a seat wishes."""
    delayed: frozenset[str] = frozenset()
    """Values that answer only if the seat says nothing for a moment. Whoever keeps the time gives that answer, always
    after the same time, so that it tells nothing; a match by itself waits for the seat."""

    hurry: str = ""
    """The value that trials take for every seat, because the question hardly matters; without, as in a match."""

    @property
    def lasting(self) -> bool:
        """Whether a wish holds for the whole match."""
        return self.lasts is _whole_match


class Wish(msgspec.Struct, frozen=True):
    """What a seat has said about a preference, and for how long (see `Preference.lasts`)."""

    value: str
    until: int = 0


Wishes = dict[str, Wish]
"""What one seat has said, by the names of the preferences. Never changed in place."""


class Preferences(Generic[S]):
    """All preferences of a game, and the lookup of what they answer."""

    def __init__(self, *preferences: Preference[S]) -> None:
        self.by_name = {preference.name: preference for preference in preferences}
        self.by_kind: dict[str, list[Preference[S]]] = {}
        for preference in preferences:
            for kind in sorted(preference.kinds):
                self.by_kind.setdefault(kind, []).append(preference)
        self.eager = {kind: found for kind, found in self.by_kind.items() if not all(each.asks for each in found)}
        """The kinds of questions that may be answered even for seats that have wished nothing."""

        self.hurried = {
            kind: hurried
            for kind, found in self.by_kind.items()
            if (hurried := [each for each in found if each.hurry or not each.asks])
        }
        """The same in trials, where what hardly matters is not asked."""

    def find(self, name: str) -> Preference[S]:
        """A preference by its name."""
        if name not in self.by_name:
            known = ", ".join(self.by_name) or "none"
            raise BadOption(f"there is no preference '{name[:40]}'; there are: {known}")
        return self.by_name[name]

    def wish(self, state: S, name: str, value: str) -> Wish:
        """A wish, checked."""
        preference = self.find(name)
        if value not in preference.values:
            raise BadOption(f"preference {name} is one of {', '.join(preference.values)}, not '{value[:40]}'")
        return Wish(value, preference.lasts(state))


def value(state: S, wishes: Wishes, preference: Preference[S]) -> str:
    """What holds for a seat now."""
    wish = wishes.get(preference.name)
    if wish is None or wish.until != preference.lasts(state):
        return preference.values[0]
    return wish.value


def answer(preferences: Sequence[Preference[S]], state: S, wishes: Wishes, decision: Decision) -> Choice | None:
    """What a seat's wishes answer to a question that these preferences are about; None if it must decide itself."""
    for preference in preferences:
        holds = value(state, wishes, preference)
        choice = preference.answer(state, decision, holds) if holds not in preference.delayed else None
        if choice is not None:
            return choice
    return None


def hurried_answer(preferences: Sequence[Preference[S]], state: S, decision: Decision) -> Choice | None:
    """What is answered in a trial to a question that these preferences are about; None if its seat must decide."""
    for preference in preferences:
        holds = preference.hurry or preference.values[0]
        choice = preference.answer(state, decision, holds) if holds not in preference.delayed else None
        if choice is not None:
            return choice
    return None


def later_answer(preferences: Sequence[Preference[S]], state: S, wishes: Wishes, decision: Decision) -> Choice | None:
    """What a seat's wishes answer after a moment in which it has said nothing; None if it must decide itself."""
    for preference in preferences:
        holds = value(state, wishes, preference)
        if holds in preference.delayed:
            return preference.answer(state, decision, holds)
    return None
