"""The one small contract that every game honours."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from orrery.core.decision import Choice, Decision, Procedure, Seat
from orrery.core.errors import BadOption
from orrery.core.message import Argument, Event, Message
from orrery.core.state import State
from orrery.core.words import Words

S = TypeVar("S", bound=State)


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won, everybody's points, how many rounds were played, and why it ended."""

    winners: list[int]
    points: list[int]
    rounds: int
    reason: str


def _as_it_is(decision: Decision) -> dict[str, Argument]:
    return {**(decision.about or {})}


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its name, its bounds and its rules as functions of the state.

    `step` gives the procedure of the next top-level step (a setup, a turn) or None when the game is over;
    between two steps the match takes a checkpoint, so a step must find all it needs in the state.
    """

    id: str
    """The name used on the command line, in records and in `locales/`."""
    rules: str
    """The version of the rules; a record of another version is not replayed."""
    data: str
    """A hash of the component data; a record made with other data is not replayed."""
    seat_counts: range
    """How many may play."""
    seats_for: Callable[[Any], Sequence[int]]
    """(options) -> how many may play with these options; refuses options that do not go together."""
    options: type[msgspec.Struct]
    """The variants and settings one can choose, with defaults and bounds."""
    simulation: Mapping[str, object]
    """Options that bulk simulation sets unless told otherwise, such as a limit that lets every game end."""
    start: Callable[[Any, int], S]
    """(options, seats) -> the state before anything has happened."""
    load: Callable[[Any, int, dict[str, Any]], S]
    """(options, seats, dump) -> the state that was dumped."""
    step: Callable[[S], Procedure[None] | None]
    result: Callable[[S], Result]
    view: Callable[[S, Seat | None], dict[str, Any]]
    """(state, seat) -> what that seat, or a spectator, may know, as plain JSON."""
    redeal: Callable[[S, Seat | None, random.Random], None]
    """(state, seat, rng): deal anew, in place, everything that this seat does not know."""
    explain: Callable[[S, Decision, Choice], Message | None]
    """Why a choice is not on offer, for the choices people commonly try."""
    asides: Callable[[S, Decision], list[Choice]]
    """What the decision's seat may do at any time, besides answering it."""
    take_aside: Callable[[S, Seat, Choice], None]
    inventory: Callable[[S], list[str]]
    """Every component, wherever it is: the same list (in any order) throughout a match."""
    evaluate: Callable[[S, Seat], float]
    """How well a seat stands, for bots; only differences matter."""
    appraise: Callable[[S, Decision], list[float]] | None
    """(state, decision) -> how good each of its options looks, for bots; None if they should try options out."""
    describe: Callable[[S, Decision, Choice], Message]
    """What an option says to a person."""
    touches: Callable[[S, Decision, Choice], list[str]]
    """The things on the board that an option is about, by names the game's board knows them by."""
    event_words: Callable[[Event], Message]
    """What an event says to a person."""
    picture: Callable[[S, Seat | None, Sequence[str], Words], str]
    """(state, seat, names, words) -> the table as text, showing what the seat, or a spectator, may know."""
    components: Callable[[int], dict[str, Any]]
    """(seats) -> the component catalogue as plain JSON, for interfaces that draw it."""
    with_pack: Callable[[Path], Game[S]]
    """The same game with corrected component data from a folder."""
    about_words: Callable[[Decision], dict[str, Argument]] = _as_it_is
    """What a question is about, with components by their names."""

    def check_seats(self, seats: int, options: Any = None) -> int:
        """The number of seats, if the game can be played by so many, and with these options if any are given."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise BadOption(f"{self.id} is played by {low} to {high}, not by {seats}")
        if options is not None and seats not in (counts := self.seats_for(options)):
            *others, last = [str(count) for count in counts] or ["nobody"]
            allowed = f"{', '.join(others)} or {last}" if others else last
            raise BadOption(f"{self.id} with these options is played by {allowed}, not by {seats}: {_chosen(options)}")
        return seats

    def check_options(self, given: Mapping[str, object] | msgspec.Struct | None = None) -> Any:
        """Validated options; text such as ``"true"`` or ``"40"`` is understood.

        >>> import orrery
        >>> orrery.game("space-base").check_options({"points_to_win": "60"})
        SpaceBaseOptions(points_to_win=60, light_speed=False)
        >>> orrery.game("space-base").check_options({"points_to_win": 3})
        Traceback (most recent call last):
        orrery.core.errors.BadOption: option points_to_win must be a whole number from 10 to 200, not 3
        """
        values = msgspec.to_builtins(given) if isinstance(given, msgspec.Struct) else dict(given or {})
        if not values:
            return self.options()
        fields = {field.name: field for field in msgspec.structs.fields(self.options)}
        for name, value in values.items():
            if name not in fields:
                known = ", ".join(fields) or "none"
                raise BadOption(f"{self.id} has no option '{name}'; it has: {known}")
            try:
                values[name] = msgspec.convert(value, fields[name].type, strict=not isinstance(value, str))
            except msgspec.ValidationError:
                wanted = _wording(msgspec.inspect.type_info(fields[name].type))
                raise BadOption(f"option {name} must be {wanted}, not {value!s:.40}") from None
        return self.options(**values)


def _chosen(options: msgspec.Struct) -> str:
    """The options in one line."""
    return ", ".join(f"{name}={value}" for name, value in msgspec.to_builtins(options).items())


def _wording(kind: msgspec.inspect.Type) -> str:
    """What an option accepts, in words."""
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true or false"
    if isinstance(kind, msgspec.inspect.IntType):
        return f"a whole number from {kind.ge} to {kind.le}"
    if isinstance(kind, msgspec.inspect.LiteralType):
        return "one of " + ", ".join(str(value) for value in kind.values)
    raise TypeError(f"an option of {kind} has no wording yet")
