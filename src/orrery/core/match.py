"""A match: a state, the procedure that runs on it, and the log of what was chosen and rolled.

Its jobs stand in modules of their own: `running`, `history` (undo, forks, samples), `speaking` and `keeping`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import msgspec

from orrery.core.chance import Chance, new_seed
from orrery.core.decision import Choice, Seat
from orrery.core.errors import BadOption, IllegalChoice
from orrery.core.game import Game
from orrery.core.keeping import Keeping
from orrery.core.log import Entry
from orrery.core.message import Message
from orrery.core.pack import Pack
from orrery.core.preferences import later_answer
from orrery.core.seen import Seen
from orrery.core.state import State

S = TypeVar("S", bound=State)


class Match(Keeping[S]):
    """A running game.

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> match.waiting
    [0, 1]
    >>> match.decision(0).options
    [('dice',), ('sum',)]
    >>> match.play(0, ("sum",))
    >>> match.waiting
    [1]
    >>> match.play(1, ("buy", "armstrong"))
    Traceback (most recent call last):
    orrery.core.errors.IllegalChoice: Seat 2 is asked something else now: Allocate the dice [SB-TURN-06]
    """

    __slots__ = ()

    def __init__(
        self,
        game: Game[S] | None,
        seats: int = 0,
        *,
        seed: int | str | None = None,
        options: Mapping[str, object] | msgspec.Struct | None = None,
        names: Sequence[str] | None = None,
        narrate: bool = True,
        pack: Pack | None = None,
    ) -> None:
        """Set a game up and run it to its first question.

        Without a seed an unguessable one is taken. `narrate=False` keeps no events, for bulk simulation. `pack` holds
        an owner's corrections of the component data. Without a game the match is empty, for others to fill.
        """
        if game is None:
            return
        checked = game.check_options(options)
        game.check_seats(seats, checked)
        self._set_up(game, seats, checked, new_seed() if seed is None else str(seed), pack)
        if names is not None:
            if len(names) != seats:
                raise BadOption(f"{len(names)} names were given for {seats} seats")
            self.names = list(names)
        self._begin(game.begin(self.ruleset, checked, seats), Chance(self.seed), narrate)
        self._settle()

    def _empty(self) -> Self:
        """A match with nothing in it."""
        return type(self)(None)

    @classmethod
    def _nothing(cls) -> Self:
        """A match with nothing in it."""
        return cls(None)

    def play(self, seat: Seat, choice: Sequence[str | int]) -> None:
        """Answer a seat's question, or take one of its asides. Anything else is refused and changes nothing."""
        decision = self._open.get(seat)
        if decision is None or choice not in (decision.made or decision.options):
            entry = self._checked(seat, choice)
            if entry is None:
                raise self.refusal(seat, choice)
        else:
            entry = Entry(seat, choice)
        if self._take(entry):
            self._settle()

    def later(self, seat: Seat) -> Choice | None:
        """What will be answered for a seat if it says nothing for a moment; None if its question waits for itself."""
        decision = self._open.get(seat)
        if decision is None:
            return None
        found = self.game.rules.preferences.by_kind.get(decision.kind, ())
        return later_answer(found, self.state, self.wishes[seat], decision)

    def answer_for(self, seat: Seat) -> None:
        """The moment is over: answer for a seat what it prefers then."""
        choice = self.later(seat)
        if choice is None:
            raise IllegalChoice(f"{self.names[seat]} wishes to be waited for")
        if self._take(Entry(seat, choice, auto=True)):
            self._settle()

    def plan(self, seat: Seat, choices: Sequence[Sequence[str | int]]) -> None:
        """Play several choices of one seat in a row, all or none.

        A plan must not run past dice, a revelation or another seat's decision, except with its last step.
        """
        trial = self.fork()
        for number, choice in enumerate(choices, start=1):
            if number > 1 and (not trial.can_undo(seat) or seat not in trial.waiting):
                raise IllegalChoice(f"Step {number} of the plan comes after something nobody knows yet")
            try:
                trial.play(seat, choice)
            except IllegalChoice as refusal:
                raise IllegalChoice(f"Step {number} of the plan: {refusal}") from None
        for choice in choices:
            self.play(seat, choice)

    def foresee(self, seat: Seat, choices: Sequence[Sequence[str | int]]) -> Foresight:
        """How it would be after several choices of one seat; changes nothing.

        Nobody may look past dice, a revelation or another seat's decision: before such a step it stops.
        """
        trial = self.fork()
        for number, choice in enumerate(choices):
            ahead = trial.fork()
            try:
                ahead.play(seat, choice)
            except IllegalChoice:
                return Foresight(trial, number, refusal=trial.explain(seat, choice))
            if seat not in ahead.waiting or not ahead.can_undo(seat):
                return Foresight(trial, number, ends=True)
            trial = ahead
        return Foresight(trial, len(choices))

    def seen_by(self, seat: Seat) -> Seen[S]:
        """All a bot in this seat gets: its view, its decision, and samples of what might be."""
        return Seen(self, seat, self.decision(seat))


@dataclass(frozen=True)
class Foresight:
    """What several choices of a seat would lead to: a match after as many of them as could be looked at."""

    match: Match[Any]
    taken: int
    """How many of the choices are made in it."""
    ends: bool = False
    """Whether the next one is allowed, but leads to what nobody may know beforehand."""
    refusal: Message | None = None
    """Why the next one is not allowed."""
