"""Players of past releases, kept as they were, so that later ones can be measured against them.

A rival is a class `Rival`, made with a source of randomness, with a method `choose(seen)`. It brings its own judgement
along and asks nothing of the games' insight, which may get better. What it reads of a state stands in one place, the
adapter at the top of its file; only that follows when a state is changed. `tests/test_rivals.py` proves that it still
plays as it did.
"""

from __future__ import annotations

from typing import Any, Protocol

from orrery.core import Choice, Match, Seat, Seen


class Player(Protocol):
    """What every rival is."""

    said: Choice
    """Its last choice, as its release would have written it."""
    wishes: dict[str, str]
    """The preferences that its last choice stands for, by name."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick one of `seen.options`."""
        ...


def let_play(match: Match[Any], seat: Seat, rival: Player) -> None:
    """Let a rival answer, and note what it wishes: so it plays just as in its release."""
    choice = rival.choose(match.seen_by(seat))
    for name, value in rival.wishes.items():
        match.prefer(seat, name, value)
    match.play(seat, choice)
