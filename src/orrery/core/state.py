"""What every game's state has in common: an agenda, a source of chance and an ear for its narration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from orrery.core.chance import Chance
from orrery.core.message import Argument, Event
from orrery.core.ruleset import Step


class GameEnds(Exception):  # not an error: a rule says that the game is over at once
    """Raised inside a step when the game ends in the middle of it: nothing that still waits is done any more."""


class State:
    """Plain data with queries and no flow; a game's own state derives from this.

    The fields are declared once, as annotations of the class. `make fields` writes `__slots__`, `copy` and `fields`
    from them; dumps and loads follow the same declaration. (See `core/fields.py`.)

    `chance` belongs to the match and is lent to the state; `events` is None when nobody listens.
    """

    __slots__ = ("agenda", "chance", "events", "seats")

    agenda: list[Step]
    """What is still to do, the next step last."""
    chance: Chance
    events: list[Event] | None
    seats: int

    def __init__(self) -> None:
        """A state without anything in it; a game's `start` fills it, or `copy`."""
        self.events = None

    def then(self, *steps: Step) -> None:
        """Put steps, in reading order, before those that wait."""
        self.agenda.extend(steps[::-1])

    def tell(self, kind: str, rule: str, *, to: int | Iterable[int] | None = None, **arguments: Argument) -> None:
        """Narrate: `kind` names the words in `locales/`, `rule` what made it happen, `to` the seats that may know.

        Rules that run all the time ask `if s.events is not None` first, so that silence costs them nothing.
        """
        if self.events is not None:
            audience = None if to is None else frozenset((to,) if isinstance(to, int) else to)
            self.events.append(Event(kind, arguments, rule, audience))

    # Made from the declaration

    def copy(self) -> Self:
        """An independent copy, with no chance and no listeners of its own yet."""
        raise TypeError(f"{type(self).__name__} has no copy yet: run make fields")

    def fields(self) -> Mapping[str, Any]:
        """The fields that change in play, with their types."""
        raise TypeError(f"{type(self).__name__} has no fields yet: run make fields")

    # Keeping

    def dump(self) -> dict[str, Any]:
        """Everything that changes in play, as plain JSON."""
        data: dict[str, Any] = {name: _as_json(getattr(self, name)) for name in self.fields()}
        data["agenda"] = [list(step) for step in reversed(self.agenda)]
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Take over everything from a dump."""
        for name, kind in self.fields().items():
            setattr(self, name, bytearray(data[name]) if kind is bytearray else msgspec.convert(data[name], kind))
        self.agenda = [tuple(step) for step in reversed(data["agenda"])]
        self.derive()

    def derive(self) -> None:
        """Work out the fields that follow from the others; a game that has such overrides this."""


def _as_json(value: Any) -> Any:
    """The value of a field as plain JSON; small numbers that are kept as bytes are a list of numbers there, too."""
    return list(value) if isinstance(value, bytearray) else msgspec.to_builtins(value)
