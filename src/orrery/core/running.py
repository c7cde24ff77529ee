"""Running a match: the agenda's steps, the questions they ask, and the answers they get."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeVar

from orrery.core.chance import Chance
from orrery.core.checkpoint import Checkpoint, Course
from orrery.core.decision import Answer, Decision, Seat, Together, as_choice
from orrery.core.errors import BrokenMatch, IllegalChoice, OrreryError
from orrery.core.game import Game, Result
from orrery.core.log import Entry, Item, Redeal
from orrery.core.message import Event
from orrery.core.preferences import Preference, Wishes, answer
from orrery.core.ruleset import RuleSet, asking
from orrery.core.state import GameEnds, State

S = TypeVar("S", bound=State)

DISTANCE = 32
"""Choices between two checkpoints: fewer make undo and the first fork cheaper, and play slower. Chosen by measuring."""
RING = 3
"""Checkpoints that are kept: together they cover the last 64 choices and more."""


class Running(Generic[S]):
    """What runs a match; `Match` adds its memory, its words and its keeping."""

    __slots__ = (
        "_answers",
        "_broken",
        "_checkpoints",
        "_choices",
        "_completed",
        "_course",
        "_heeded",
        "_history",
        "_made_before",
        "_open",
        "_opening",
        "_procedure",
        "_ruleset",
        "_together",
        "_wishes",
        "game",
        "names",
        "options",
        "seats",
        "seed",
        "state",
    )

    game: Game[S]
    names: list[str]
    options: Any
    seats: int
    seed: str
    state: S

    _wishes: tuple[Wishes, ...]
    # The preferences that may answer a question now, by its kind.
    _heeded: Mapping[str, list[Preference[S]]]
    _ruleset: RuleSet
    _broken: BaseException | None
    # The agenda's steps, one after the other; None once nothing is left to do.
    _procedure: Generator[Decision | Together | None, Answer | None, None] | None
    # The decisions that nobody has answered yet; in a Together, also the answers given so far.
    _open: dict[Seat, Decision]
    _together: Together | None
    _answers: dict[Seat, Entry]
    # Whether the last answer completed a question to two or more seats.
    _completed: bool
    _history: list[Item]
    # The choices that stand, since the oldest checkpoint at least.
    _choices: list[Entry | Redeal]
    _checkpoints: list[Checkpoint[S]]
    _course: Course
    # A checkpoint that waits for the first question after it, and how much chance was made before it.
    _opening: Checkpoint[S] | None
    _made_before: int

    def _prepare(self, game: Game[S], ruleset: RuleSet, seats: int, options: Any, seed: str) -> None:
        """Fill every slot, with nothing begun."""
        self._course = Course()
        self.game = game
        self.ruleset = ruleset
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = [f"Seat {seat + 1}" for seat in range(seats)]
        self.wishes = tuple({} for _ in range(seats))
        self._history = []
        self._checkpoints = []
        self._choices = []
        self._clear()

    def _clear(self) -> None:
        """Nothing runs, nothing is asked."""
        self._broken = None
        self._procedure = None
        self._open = {}
        self._together = None
        self._answers = {}
        self._completed = False
        self._opening = None
        self._made_before = 0

    @property
    def ruleset(self) -> RuleSet:
        """What the match is played by."""
        return self._ruleset

    @ruleset.setter
    def ruleset(self, ruleset: RuleSet) -> None:
        self._ruleset = ruleset
        self._course.steps = ruleset.steps
        self._course.asking = asking(ruleset)

    @property
    def wishes(self) -> tuple[Wishes, ...]:
        """What each seat prefers."""
        return self._wishes

    @wishes.setter
    def wishes(self, wishes: tuple[Wishes, ...]) -> None:
        preferences = self.game.rules.preferences
        self._wishes = wishes
        self._heeded = preferences.by_kind if any(wishes) else preferences.eager

    def _adopt(self, state: S, chance: Chance, events: list[Event] | None) -> None:
        """Go on with this state."""
        self.state = state
        state.chance = chance
        state.events = events

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        if self._procedure is not None:
            return False
        if self._broken is not None:
            self._refuse()
        return True

    @property
    def waiting(self) -> list[Seat]:
        """The seats that owe a decision."""
        if self._open:
            return list(self._open)
        if self._broken is not None:
            self._refuse()
        return []

    def decision(self, seat: Seat) -> Decision:
        """The question this seat has to answer now."""
        decision = self._open.get(seat)
        if decision is None:
            raise IllegalChoice(self._not_asked(seat))
        return decision

    def _not_asked(self, seat: Seat) -> str:
        if self.over:
            return "The game is over"
        if not 0 <= seat < self.seats:
            return f"There is no seat {seat}; the seats are 0 to {self.seats - 1}"
        waiting = " and ".join(self.names[other] for other in self.waiting)
        return f"{self.names[seat]} has nothing to decide now; waiting for {waiting}"

    @property
    def result(self) -> Result:
        """How the game ended."""
        if not self.over:
            raise IllegalChoice("The game is not over yet")
        return self.game.rules.result(self.state)

    @property
    def broken(self) -> bool:
        """Whether an error in the rules has ended the match."""
        return self._broken is not None

    def _refuse(self) -> NoReturn:
        raise BrokenMatch("An error in the rules has broken this match; it goes no further") from self._broken

    # Answering

    def _checked(self, seat: Seat, choice: Sequence[str | int]) -> Entry | None:
        """The entry for a choice, if it is on offer."""
        decision = self.decision(seat)
        chosen = as_choice(choice)
        if chosen in decision.options or chosen in decision.between:
            return Entry(seat, chosen)
        if chosen in decision.asides:
            return Entry(seat, chosen, aside=True)
        return None

    def _take(self, entry: Entry) -> bool:
        """Let an entry have its effect, and log it with the chance that follows. True if that led to new questions."""
        self._choices.append(entry)
        went_on = True
        if self._together is None:
            self._go_on(entry.choice)
        else:
            went_on = self._hear(self._together, entry)
        if went_on:
            chance = self.state.chance
            if chance.made:
                entry.chance = self._collect()
                entry.final = True
            elif chance.revealed or self._completed:
                entry.final = True
            chance.revealed = False
        self._history.append(entry)
        if self.state.events is not None:
            self._logged()
        return went_on

    def _logged(self) -> None:
        """An entry has come into the log of a match that narrates."""

    def _hear(self, together: Together, entry: Entry) -> bool:
        """Note one of the answers to a question to several seats; the last one lets it go on. False before that."""
        del self._open[entry.seat]
        self._answers[entry.seat] = entry
        if self._open:
            return False
        answers = [self._answers[decision.seat].choice for decision in together.decisions]
        self._go_on(answers, len(answers) > 1)
        return True

    def _break(self, error: BaseException) -> NoReturn:
        """An error has left a running step: the match is broken, visibly and for good."""
        self._clear()
        self._broken = error
        if isinstance(error, Exception) and not isinstance(error, OrreryError):
            self._refuse()
        raise error

    def _collect(self) -> tuple[int, ...]:
        """The outcomes made since the last entry, which now belong to the log."""
        made = self.state.chance.made
        outcomes = tuple(made)
        made.clear()
        return outcomes

    def _settle(self, but: Seat | None = None) -> None:
        """Answer new questions for the seats that prefer not to be asked, as long as there is anything of that kind."""
        for decision in self._open.values():
            if decision.kind in self._heeded:
                while (entry := self._preferred(but)) is not None:
                    self._take(entry)
                break

    def _preferred(self, but: Seat | None) -> Entry | None:
        """An answer for one of the seats that prefer not to be asked."""
        for seat, decision in self._open.items():
            preferences = self._heeded.get(decision.kind)
            if preferences is not None and seat != but:
                choice = answer(preferences, self.state, self._wishes[seat], decision)
                if choice is not None:
                    return Entry(seat, choice, auto=True)
        return None

    # Running the agenda

    def _start(self) -> None:
        """Run to the first question."""
        self._procedure = _run(self.state, self._choices, self._course)
        self._go_on(None)

    def _go_on(self, answer: Answer | None, completed: bool = False) -> None:
        """Let the steps run to the next question, which then waits for its answers; errors break the match."""
        procedure = self._procedure
        assert procedure is not None
        self._completed = completed
        try:
            question = procedure.send(answer)
            while question is None:  # a step begins, and a checkpoint is due
                self._take_checkpoint()
                question = procedure.send(None)
        except StopIteration:
            self._procedure = None
            self._together = None
            self._open = {}
        except BaseException as error:
            self._break(error)
        else:
            if isinstance(question, Decision):
                self._together = None
                self._open = {question.seat: question}
            else:
                self._together = question
                self._answers = {}
                self._open = {decision.seat: decision for decision in question.decisions}
        if self._opening is not None:
            self._complete(self._opening)

    def _complete(self, opening: Checkpoint[S]) -> None:
        """The first question after a checkpoint is asked, or the game has ended."""
        chance = self.state.chance
        opening.opening = tuple(chance.made[self._made_before :])
        opening.clean = not chance.revealed
        self._opening = None
        self._course.due = opening.at + DISTANCE
        self._course.eager = False

    def _take_checkpoint(self) -> None:
        """Keep a copy of the state at the beginning of a step."""
        state, checkpoints, at = self.state, self._checkpoints, len(self._choices)
        while checkpoints and (checkpoints[-1].at == at or self._taken_early()):
            checkpoints.pop()
        self._opening = Checkpoint(state.copy(), at, len(state.events) if state.events is not None else 0)
        self._made_before = len(state.chance.made)
        checkpoints.append(self._opening)
        if len(checkpoints) > RING:
            del checkpoints[0]
        if not self._course.eager:
            self._course.due = at + DISTANCE

    def _taken_early(self) -> bool:
        """Whether the last checkpoint was taken for a fork, and the ring can do without it."""
        last = self._checkpoints[-2:]
        return len(last) == 2 and last[1].at - last[0].at < DISTANCE


def _run(
    state: State, choices: Sequence[Entry | Redeal], course: Course
) -> Generator[Decision | Together | None, Answer | None, None]:
    """Take the agenda's steps until nothing is left to do; yields None where a checkpoint is due.

    One generator runs them all, so that a step costs little more than a call. It does not know the match, or matches
    that are done with would not be gone at once.
    """
    agenda = state.agenda
    try:
        while agenda:
            step = agenda[-1]
            if len(choices) >= course.due and step[0] in course.asking:
                yield None
            agenda.pop()
            run = course.steps[step[0]]  # type: ignore[index]  # a step begins with its name
            count = len(step)
            procedure = run(state) if count == 1 else run(state, step[1]) if count == 2 else run(state, *step[1:])
            if procedure is not None:
                course.since = len(choices)
                yield from procedure
    except GameEnds:
        agenda.clear()
