"""The one small contract that every game honours, in five parts: rules, knowledge, words, insight and data."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from orrery.core.chances import Stakes
from orrery.core.chronicle import Chronicle
from orrery.core.decision import Choice, Decision, Seat
from orrery.core.errors import BadOption
from orrery.core.message import Argument, Event, Message
from orrery.core.pack import Layout, Pack
from orrery.core.preferences import Preferences
from orrery.core.ruleset import RuleSet
from orrery.core.searching import Searching
from orrery.core.state import State
from orrery.core.verbs import Verbs
from orrery.core.words import Words

S = TypeVar("S", bound=State)


class Result(msgspec.Struct, frozen=True):
    """How a match ended: who won, everybody's points and place, how many rounds were played, and why it ended.

    Places count from 1; those who are equal share the better one, and all winners are first.
    """

    winners: list[int]
    points: list[int]
    rounds: int
    reason: str
    places: list[int] = []


def places(scores: Sequence[Any]) -> list[int]:
    """Everybody's place by what they reached, the highest first; those who are equal share a place.

    >>> places([5, 9, 5])
    [2, 1, 2]
    """
    return [1 + sum(other > score for other in scores) for score in scores]


class Standing(msgspec.Struct, frozen=True):
    """How a match stands for everyone to see: the round, and what each seat has of what wins the game."""

    round: int
    what: str
    """What is counted: points, achievements, territories."""
    goal: int
    """How many of it win; 0 if no number does."""
    scores: list[int]
    turn: int | None = None
    """Whose turn it is, if it is anybody's; others may be asked all the same."""


def _as_it_is(rules: Any, decision: Decision) -> dict[str, Argument]:
    return {**(decision.about or {})}


@dataclass(frozen=True)
class Rules(Generic[S]):
    """How a game is played."""

    version: str
    """Changes when matches go otherwise than before. A record is replayed by the rules of its own version, if known."""
    seat_counts: range
    """How many may play."""
    seats_for: Callable[[Any], Sequence[int]]
    """(options) -> how many may play with these options; refuses options that do not go together."""
    options: type[msgspec.Struct]
    """The variants and settings one can choose, with defaults and bounds."""
    simulation: Mapping[str, object]
    """Options that bulk simulation sets unless told otherwise, such as a limit that lets every game end."""
    ruleset: Callable[[Any, Pack | None], Any]
    """(options, pack) -> the `RuleSet` of a match; the same one for the same options and pack."""
    start: Callable[[Any, Any, int], S]
    """(rule set, options, seats) -> the state before anything has happened, without its agenda."""
    result: Callable[[S], Result]
    verbs: Verbs
    """What a player can say."""
    explain: Callable[[S, Decision, Choice], Message | None]
    """What forbids a choice; None exactly for what is on offer."""
    inventory: Callable[[S], list[str]]
    """Every component, wherever it is: the same list (in any order) throughout a match."""
    preferences: Preferences[S] = field(default_factory=Preferences)
    """How often a seat can wish to be asked."""
    earlier: Mapping[str, Callable[[Any, Pack | None], Any]] = field(default_factory=dict)
    """For each earlier version that is still known: (options, pack) -> its `RuleSet`, as `ruleset` gives today's."""


def _has_secrets(options: Any) -> bool:
    return True


@dataclass(frozen=True)
class Knowledge(Generic[S]):
    """What a seat may know."""

    view: Callable[[S, Seat | None], Any]
    """(state, seat) -> what that seat, or a spectator, may know, as plain JSON of the type below."""
    view_type: Any
    """The declared type of views, from which the client's types are made."""
    redeal: Callable[[S, Seat | None, random.Random], None]
    """(state, seat, rng): deal anew, in place, everything that this seat does not know."""
    standing: Callable[[S], Standing] | None = None
    """How far everyone has come, as everyone may know it."""
    has_secrets: Callable[[Any], bool] = _has_secrets
    """(options) -> whether players hold anything that others at the same screen must not see."""


@dataclass(frozen=True)
class Wording(Generic[S]):
    """What people read and point at."""

    describe: Callable[[S, Decision, Choice], Message]
    """What an option says to a person."""
    touches: Callable[[S, Decision, Choice], list[str]]
    """The things on the board that an option is about, by names the game's board knows them by."""
    event_words: Callable[[Any, Event], Message]
    """(rule set, event) -> what an event says to a person."""
    picture: Callable[[S, Seat | None, Sequence[str], Words], str]
    """(state, seat, names, words) -> the table as text, showing what the seat, or a spectator, may know."""
    about_words: Callable[[Any, Decision], dict[str, Argument]] = _as_it_is
    """(rule set, decision) -> what a question is about, with components by their names."""
    why_not: Callable[[S, Decision, Sequence[str]], Message | None] | None = None
    """(state, decision, things) -> what a game itself says of things that can't be chosen; None: as `explain` does."""


@dataclass(frozen=True)
class Insight(Generic[S]):
    """What bots and hints know of a game, apart from its rules.

    What is asked for a seat depends only on what the seat may know; chances are for states in which all may be seen.
    """

    features: Callable[[S, Seat], dict[str, float]]
    """(state, seat) -> named numbers that say how a seat stands."""
    appraise: Callable[[S, Decision], list[float]]
    """(state, decision) -> how good each of its options looks to its seat, on one scale."""
    kinds: Callable[[S, Decision], list[Hashable]]
    """(state, decision) -> for each option a key; options with the same key mean the same."""
    pulse: Callable[[S], int]
    """A number that grows when a turn or a battle ends, so that searches know where to stop."""
    stakes: Stakes[S]
    """What chances to win depend on, where everything may be looked at: in samples and finished games."""
    searching: Callable[[int], Searching] = lambda seats: Searching()
    """(seats) -> how searches look at a match of so many."""

    def chances(self, state: S) -> list[float]:
        """For each seat the chance that its side wins; over the sides they sum to 1.

        >>> import orrery
        >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
        >>> round(sum(match.game.insight.chances(match.state)), 9)
        1.0
        """
        return self.stakes.chances(state)

    def phase(self, state: S) -> float:
        """How far the game has come, from 0 to 1."""
        return self.stakes.phase(state)

    def sides(self, state: S) -> Sequence[int]:
        """For each seat its side; those of one side win together."""
        return self.stakes.sides(state)


@dataclass(frozen=True)
class Data:
    """The components as data."""

    layout: Layout
    """The files and tables that an owner's pack may correct."""
    components: Callable[[Any, int], dict[str, Any]]
    """(rule set, seats) -> the component catalogue as plain JSON, for interfaces that draw it."""


@dataclass(frozen=True)
class Upgrade(Generic[S]):
    """How what an earlier release has stored is taken over."""

    wishes: Callable[[Choice], dict[str, str]]
    """The preferences that a choice or setting of format 1 stands for, by name; empty if it is an ordinary choice."""
    choice: Callable[[Choice], Choice | None]
    """What a choice of format 1 is now; None for one that was a setting and nothing else."""
    state: Callable[[dict[str, Any], Any, int], dict[str, Any]]
    """(dump of format 1, rule set, seats) -> the dump of today's state, with its agenda."""
    asked: Mapping[str, str] = field(default_factory=dict)
    """The preferences, by name, under which all is asked that was asked in format 1."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its name, and what the kernel must know of it."""

    id: str
    """The name used on the command line, in records and in `locales/`."""
    rules: Rules[S]
    knowledge: Knowledge[S]
    words: Wording[S]
    insight: Insight[S]
    data: Data
    upgrade: Upgrade[S] | None = None
    """None for a game that no earlier release had."""
    chronicle: Chronicle[S] = field(default_factory=Chronicle)
    """How it is told: its log, and its story at the end."""
    lessons: Path | None = None
    """The folder with its lessons, if it has any."""

    def under(self, version: str) -> Game[S]:
        """This game by the rules of an earlier version, for what was begun under it; by today's if it is not known."""
        ruleset = self.rules.earlier.get(version)
        if ruleset is None or version == self.rules.version:
            return self
        return replace(self, rules=replace(self.rules, version=version, ruleset=ruleset))

    def begin(self, ruleset: RuleSet, options: Any, seats: int) -> S:
        """The state before anything has happened, with everything still to do."""
        state = self.rules.start(ruleset, options, seats)
        state.seats = seats
        state.agenda = []
        state.then(*ruleset.opening)
        return state

    def load(self, ruleset: RuleSet, options: Any, seats: int, dump: Mapping[str, Any]) -> S:
        """The state that was dumped."""
        state = self.begin(ruleset, options, seats)
        state.restore(dump)
        return state

    def check_seats(self, seats: int, options: Any = None) -> int:
        """The number of seats, if the game can be played by so many, and with these options if any are given."""
        counts = self.rules.seat_counts
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in counts:
            raise BadOption(f"{self.id} is played by {counts[0]} to {counts[-1]}, not by {seats}")
        if options is not None and seats not in (fitting := self.rules.seats_for(options)):
            *others, last = [str(count) for count in fitting] or ["nobody"]
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
            return self.rules.options()
        fields = _option_types(self.rules.options)
        for name, value in values.items():
            if name not in fields:
                known = ", ".join(fields) or "none"
                raise BadOption(f"{self.id} has no option '{name}'; it has: {known}")
            try:
                values[name] = msgspec.convert(value, fields[name], strict=not isinstance(value, str))
            except msgspec.ValidationError:
                wanted = _wording(msgspec.inspect.type_info(fields[name]))
                raise BadOption(f"option {name} must be {wanted}, not {value!s:.40}") from None
        return self.rules.options(**values)


@lru_cache(maxsize=64)
def _option_types(options: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of options by name: reading a declaration takes long."""
    return {field.name: field.type for field in msgspec.structs.fields(options)}


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
