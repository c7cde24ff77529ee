"""A match's memory: its log, taking back, forks and samples."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Self, TypeVar

from orrery.core.chance import Chance
from orrery.core.checkpoint import Checkpoint, Course
from orrery.core.decision import Seat
from orrery.core.errors import CannotUndo, OrreryError
from orrery.core.log import Entry, Item, Redeal, Undo
from orrery.core.message import Event
from orrery.core.running import DISTANCE, Running
from orrery.core.state import State
from orrery.core.trial import Trial

S = TypeVar("S", bound=State)


class Remembering(Running[S]):
    """What remembers the course of a match and goes back in it, or aside.

    From a checkpoint, a copy of the state between two steps, the match repeats the choices made since, with their
    recorded chance. No options are made on the way.
    """

    __slots__ = ("_before", "_guess", "_start_chance")

    _start_chance: tuple[int, ...] | None
    """The outcomes before the first question; None if the match was loaded without its history."""
    _before: int
    """Items of the log that came before those known here."""
    _guess: bool
    """A sample: it must not tell what its seat does not know."""

    # The log

    @property
    def length(self) -> int:
        """How many choices and undos have been logged: the match's sequence number."""
        return self._before + len(self._history)

    @property
    def history(self) -> list[Item]:
        """Everything that was logged, choices and undos, oldest first."""
        self._must_have_past()
        return self._history.copy()

    @property
    def known_since(self) -> int:
        """The length before which nothing of the log is known here; 0 unless the match was loaded without it."""
        return self._before

    def items_since(self, length: int) -> list[Item]:
        """What was logged after the match had this length, which must not be less than `known_since`."""
        return self._history[length - self._before :]

    @property
    def choices(self) -> list[Entry]:
        """The choices that stand, oldest first."""
        return [item for item in self._choices if isinstance(item, Entry)]

    @property
    def fresh_since(self) -> int:
        """The sequence number since which nothing has changed for those who still owe an answer.

        Answers of others to the same Together do not change anything for them, so a choice made on the sight of
        any position from here on is not out of date.
        """
        unheard = self._unheard()
        fresh = len(self._history)
        while fresh and id(self._history[fresh - 1]) in unheard:
            fresh -= 1
        return self._before + fresh

    def _unheard(self) -> dict[int, Seat]:
        """The answers to the running Together, which the procedure has not heard yet: their ids and seats."""
        if self._together is None or not self._open:
            return {}
        return {id(entry): seat for seat, entry in self._answers.items()}

    # Taking back

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last choice back without asking anybody."""
        keep = self._last_of(seat)
        if keep is None:
            return False
        since = self._choices[keep:]
        return all(isinstance(item, Entry) and item.seat == seat and not item.final for item in since)

    def has_chosen(self, seat: Seat) -> bool:
        """Whether any choice of the seat stands that it could wish to take back."""
        return self._last_of(seat) is not None

    def _last_of(self, seat: Seat) -> int | None:
        """The place of the last choice that the seat made itself; what it prefers not to be asked does not count."""
        for place in range(len(self._choices) - 1, -1, -1):
            item = self._choices[place]
            if isinstance(item, Entry) and item.seat == seat and not item.auto:
                return place
        return None

    def undo(self, seat: Seat, *, agreed: bool = False) -> int:
        """Take back the seat's last choice, and with everyone's agreement all that came after it.

        Free while nothing was rolled or revealed and nobody else acted since. Returns how many choices went. What the
        seat's preferences answered after that choice goes with it; its question then waits for the seat itself.
        """
        keep = self._last_of(seat)
        if keep is None:
            raise CannotUndo(f"{self.names[seat]} has no choice to take back")
        if not agreed and not self.can_undo(seat):
            raise CannotUndo("Something was revealed or somebody else acted since; everyone must agree to go back")
        count = len(self._choices) - keep
        self.take_back(seat, count)
        self._settle(but=seat)
        return count

    def take_back(self, seat: Seat, count: int) -> None:
        """Take back the last `count` choices that stand, on behalf of a seat; chance does not run back."""
        keep = len(self._choices) - count
        if self._broken is not None:
            self._refuse()
        if not 0 < count <= len(self._choices):
            raise CannotUndo(f"There are not {count} choices to take back")
        checkpoints = self._checkpoints
        if checkpoints[0].at > keep and self._start_chance is None:
            raise CannotUndo("What came before is not known here")
        while checkpoints and checkpoints[-1].at > keep:
            checkpoints.pop()
        chance, events, choices = self.state.chance, self.state.events, self._choices[:keep]
        if checkpoints:
            self._return_to(checkpoints[-1], choices, chance, events)
        else:
            self._begin_anew(choices, chance, events)
        self._history.append(Undo(seat, count))

    def _begin_anew(self, choices: Sequence[Entry | Redeal], chance: Chance, events: list[Event] | None) -> None:
        """Rebuild the match from its start, with only these choices."""
        if events is not None:
            events.clear()
        self._clear()
        self._adopt(self.game.begin(self.ruleset, self.options, self.seats), chance, events)
        self._choices = []
        self._course.due, self._course.eager = 0, False
        chance.feed(self._start_chance or ())
        self._start()
        self._collect()
        chance.revealed = False
        for item in choices:
            self._repeat(item)

    def _return_to(
        self,
        checkpoint: Checkpoint[S],
        choices: list[Entry | Redeal],
        chance: Chance,
        events: list[Event] | None,
    ) -> None:
        """Start again at a checkpoint and repeat those of the choices that were made since."""
        if events is not None:
            del events[checkpoint.events :]
        self._resume(checkpoint, choices, chance, events)
        for item in choices[checkpoint.at :]:
            self._repeat(item)

    def _resume(
        self,
        checkpoint: Checkpoint[S],
        choices: list[Entry | Redeal],
        chance: Chance,
        events: list[Event] | None,
    ) -> None:
        """Run from a checkpoint to its first question; only the choices that came before it stand."""
        self._clear()
        self._adopt(checkpoint.state.copy(), chance, events)
        self._choices = choices[: checkpoint.at]
        self._course.due = checkpoint.at + DISTANCE
        self._course.eager = False
        if checkpoint.opening:
            chance.feed(checkpoint.opening)
        self._start()
        chance.made.clear()
        chance.revealed = False

    def _repeat(self, item: Entry | Redeal) -> None:
        """Do again what was done before."""
        chance = self.state.chance
        self._choices.append(item)
        if isinstance(item, Entry):
            if item.chance:
                chance.feed(item.chance)
            if self._together is None:
                self._go_on(item.choice)
            else:
                self._hear(self._together, item)
            chance.made.clear()
            chance.revealed = False
        else:
            self.game.knowledge.redeal(self.state, item.seat, random.Random(item.seed))
            for decision in self._open.values():
                decision.refresh()

    # Looking ahead

    def fork(self, seed: int | str | None = None) -> Self:
        """An independent match at the same point. With a seed its future differs, without one it is the same.

        >>> import orrery
        >>> match = orrery.Match(orrery.game("space-base"), seats=3, seed=1)
        >>> twin = match.fork()
        >>> twin.state.dump() == match.state.dump()
        True
        """
        twin = self._twin(seed)
        twin._history = self._history.copy()
        twin._before = self._before
        twin._start_chance = self._start_chance
        twin._guess = self._guess
        twin._wishes, twin._heeded = self._wishes, self._heeded
        position = 0 if seed is not None else self.state.chance.position
        self._lead_here(twin, Chance(twin.seed, position))
        return twin

    def otherwise(self, entry: Entry, seed: int | str) -> Self:
        """A fork in which a choice that is on offer has been made, and chance falls otherwise than here."""
        twin = self.fork(seed)
        twin._take(Entry(entry.seat, entry.choice, entry.aside))
        return twin

    def _lead_here(self, twin: Self, chance: Chance) -> Checkpoint[S]:
        """Bring a twin to the present; gives the beginning of the running step.

        If that is not among the checkpoints yet, the twin comes by it on its way, and who is forked again begins
        there. Whoever was forked is likely to be forked again soon, so its next step begins with a checkpoint, too.
        """
        course, base = self._course, self._checkpoints[-1]
        twin._checkpoints = self._checkpoints.copy()
        twin._resume(base, self._choices, chance, None)
        if base.at < course.since:
            twin._course.due, twin._course.eager = course.since, True
        for item in self._choices[base.at :]:
            twin._repeat(item)
        if base.at < course.since and self.state.events is None:  # else it would have to know what was told before it
            self._checkpoints = twin._checkpoints.copy()
        course.due, course.eager = 0, True
        return twin._checkpoints[-1]

    def _twin(self, seed: int | str | None) -> Self:
        """A match of the same kind, with nothing in it yet."""
        if self._broken is not None:
            self._refuse()
        twin = self._empty()
        twin.game = self.game
        twin._course = Course(self._course.steps, self._course.asking)
        twin._ruleset = self._ruleset
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed if seed is None else str(seed)
        twin.names = self.names
        return twin

    def _empty(self) -> Self:
        """A match with nothing in it."""
        raise TypeError("only a whole match can be forked")

    def sample(self, seat: Seat | None, rng: random.Random) -> Self:
        """A fork in which all that `seat` does not know was dealt anew, as it might be, with fresh chance.

        It begins without a log: what others have chosen or drawn in secret does not come along, nor what they prefer.
        """
        return next(self.samples(seat, rng))

    def samples(self, seat: Seat | None, rng: random.Random) -> Iterator[Self]:
        """Sample after sample, without end; what they have in common is prepared once.

        They are of the match as it is when the first one is taken.
        """
        base = self._checkpoints[-1]
        if base.at < self._course.since:
            base = self._lead_here(self._twin(None), Chance(self.seed))
        self._course.due, self._course.eager = 0, True
        # What others have answered in a Together is not known before all are in.
        unheard = self._unheard()
        since = [item for item in self._choices[base.at :] if unheard.get(id(item), seat) == seat]
        wishes = tuple(wishes if other == seat else {} for other, wishes in enumerate(self.wishes))
        while True:
            deal = Redeal(seat, rng.getrandbits(64))
            guess = self._twin(f"{rng.getrandbits(64):x}")
            guess._history = []
            guess._before = 0
            guess._start_chance = None
            guess._guess = True
            guess.wishes = wishes
            guess._guess_from(base, since, deal)
            yield guess

    def trial(self, seed: int | str) -> Trial[S]:
        """A position to be played on quickly and thrown away, with another future; the same one for the same seed."""
        if self._broken is not None:
            self._refuse()
        base = self._checkpoints[-1]
        return Trial(self.game, self._course.steps, base, self._choices[base.at :], str(seed))

    def _guess_from(self, base: Checkpoint[S], since: list[Entry | Redeal], deal: Redeal) -> None:
        """Come to the present by these choices since the beginning of the running step, and deal anew there.

        If nothing was chosen, drawn or revealed in the step yet, the deal goes into a checkpoint at its beginning, so
        that forks of the sample need not repeat it.
        """
        chance = Chance(self.seed)
        begun = Checkpoint(base.state, 0, 0, base.opening, base.clean)
        self._checkpoints = [begun]
        if since or base.opening or not base.clean:
            self._return_to(begun, since, chance, None)
            self._repeat(deal)
        else:
            begun.state = base.state.copy()
            self.game.knowledge.redeal(begun.state, deal.seat, random.Random(deal.seed))
            self._return_to(begun, [], chance, None)

    def _must_have_past(self) -> None:
        if self._guess:
            raise OrreryError("a sample has no record: its past is not for its seat to know")
        if self._start_chance is None:
            raise OrreryError("this match was loaded without its history, so it has no record")
        assert not self._before
