"""What every game's state has in common: a source of chance and an ear for its narration."""

from __future__ import annotations

from typing import Any, Self

from orrery.core.chance import Chance
from orrery.core.message import Argument, Event


class GameEnds(Exception):  # not an error: a rule says that the game is over at once
    """Raised inside a procedure when the game ends in the middle of a step."""


class State:
    """Plain data with queries and no flow; a game's own state derives from this.

    `chance` belongs to the match and is lent to the state; `events` is None when nobody listens.
    """

    __slots__ = ("chance", "events", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.chance = Chance("")
        self.events: list[Event] | None = None

    def tell(self, kind: str, *, to: int | None = None, **arguments: Argument) -> None:
        """Narrate: `kind` names the words in `locales/`, `to` a single seat if not everyone may know.

        Rules that run all the time ask `if s.events is not None` first, so that silence costs them nothing.
        """
        if self.events is not None:
            self.events.append(Event(kind, arguments, to))

    def copy(self) -> Self:
        """An independent copy, with no chance and no listeners of its own yet."""
        raise TypeError(f"{type(self).__name__} does not say how to copy itself")

    def dump(self) -> dict[str, Any]:
        """Everything that is not fixed by the game's setup, as plain JSON."""
        raise TypeError(f"{type(self).__name__} does not say how to dump itself")
