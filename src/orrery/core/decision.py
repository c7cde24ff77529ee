"""Questions to players, and the procedures that ask them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from orrery.core.errors import BadChoice

Seat: TypeAlias = int
Choice: TypeAlias = tuple[str | int, ...]
"""A verb, then arguments that name components: ``("buy", "allen")``. Never an index into a list."""

T = TypeVar("T")


class Decision(msgspec.Struct, eq=False):
    """One question to one seat: pick one of `options`.

    The options are made when somebody looks at them, so that replaying a game does not pay for them.
    `rule` names the rule that asks, `about` holds what a person needs to know to understand the question.
    What the seat may do at any time stands in `asides`, apart from the options.

    >>> question = Decision(0, "colour", lambda: [("paint", "red"), ("paint", "blue")])
    >>> question.options
    [('paint', 'red'), ('paint', 'blue')]
    """

    seat: Seat
    kind: str
    make_options: Callable[[], list[Choice]]
    rule: str = ""
    about: dict[str, str | int] | None = None
    find_asides: Callable[[Decision], list[Choice]] | None = None
    """Set by the match, on behalf of its game."""
    _options: list[Choice] | None = None

    @property
    def options(self) -> list[Choice]:
        """All choices that answer the question."""
        options = self._options
        if options is None:
            options = self._options = self.make_options()
        return options

    @property
    def asides(self) -> list[Choice]:
        """What the seat may do besides, and then still owes an answer to the question."""
        return self.find_asides(self) if self.find_asides is not None else []

    def refresh(self) -> None:
        """Forget the options: the state they were made from has changed."""
        self._options = None

    def to_json(self) -> dict[str, Any]:
        """The question as plain JSON, for interfaces."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "about": self.about or {},
            "options": [list(option) for option in self.options],
            "asides": [list(aside) for aside in self.asides],
        }

    def __repr__(self) -> str:
        return f"<Decision {self.kind!r} for seat {self.seat}: {len(self.options)} options>"


class Together:
    """Several seats are asked at once and may answer in any order; nobody sees an answer before all are in.

    The procedure gets the answers in the order of the decisions. At most one decision a seat.
    """

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = decisions


Answer: TypeAlias = Any
"""A `Choice` for a `Decision`, a list of them for `Together`. (A generator has one send type for both.)"""

Procedure: TypeAlias = Generator[Decision | Together, Answer, T]
"""A rule, written as a generator: it changes the state and yields where a player must decide."""


def as_choice(value: object) -> Choice:
    """Check that something from outside has the shape of a choice, and make it one.

    >>> as_choice(["buy", "allen"])
    ('buy', 'allen')
    >>> as_choice([["buy"], 3.5])
    Traceback (most recent call last):
    orrery.core.errors.BadChoice: a choice is a verb followed by words and whole numbers, not [['buy'], 3.5]
    """
    if isinstance(value, list | tuple) and value and isinstance(value[0], str):
        if all(isinstance(part, str | int) and not isinstance(part, bool) for part in value):
            return tuple(value)
    shown = repr(value)
    raise BadChoice(
        f"a choice is a verb followed by words and whole numbers, not {shown[:80]}{'…' * (len(shown) > 80)}"
    )
