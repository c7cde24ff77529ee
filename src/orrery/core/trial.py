"""Trials: playing on quickly from a position, to see what comes of a choice."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Generic, TypeVar

from orrery.core.chance import Chance
from orrery.core.checkpoint import Checkpoint
from orrery.core.decision import Answer, Choice, Decision, Seat, Together
from orrery.core.game import Game, Result
from orrery.core.log import Entry, Redeal
from orrery.core.preferences import Preference, hurried_answer
from orrery.core.ruleset import StepFunction
from orrery.core.state import GameEnds, State

S = TypeVar("S", bound=State)


class Trial(Generic[S]):
    """A position that is played on without a log, without checks and without words, and then thrown away.

    Chance begins anew with every pulse of the game, from the trial's seed and the pulse alone. So two trials with one
    seed meet the same dice in the same turn, whatever was chosen before: what differs is due to the choice. Nothing is
    checked: `answer` takes one of the options that are open, and gives nonsense for anything else. What hardly matters
    is answered in a hurry, for every seat (see `Preference.hurry`).

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> trial = match.trial("any future")
    >>> trial.answer(0, ("sum",))
    >>> [decision.kind for decision in trial.open.values()]
    ['buy']
    >>> match.waiting
    [0, 1]
    """

    __slots__ = ("_answers", "_hurried", "_pace", "_procedure", "_together", "game", "open", "state")

    game: Game[S]
    state: S
    open: dict[Seat, Decision]
    """What is asked now, by seat; nothing once the game is over."""
    _pace: Pace[S]
    _procedure: Generator[Decision | Together, Answer | None, None]
    _together: Together | None
    _answers: dict[Seat, Choice]
    _hurried: Mapping[str, list[Preference[S]]]

    def __init__(
        self,
        game: Game[S],
        steps: Mapping[str, StepFunction],
        base: Checkpoint[S],
        since: Sequence[Entry | Redeal],
        seed: str,
    ) -> None:
        """Go on from a checkpoint, with the choices made since."""
        self.game = game
        self.open = {}
        self._together = None
        self._answers = {}
        self._hurried = game.rules.preferences.hurried
        state = self.state = base.state.copy()
        chance = state.chance = Chance(seed)
        self._pace = Pace(game.insight.pulse, seed)
        self._procedure = _run(state, steps, self._pace)
        chance.feed(base.opening)
        self._go_on(None)
        for item in since:
            self._repeat(item)
        self._pace.begin(state)

    def _repeat(self, item: Entry | Redeal) -> None:
        """Do again what was done before."""
        if isinstance(item, Entry):
            self.state.chance.feed(item.chance)
            self._hear(item.seat, item.choice)
        else:
            self.game.knowledge.redeal(self.state, item.seat, random.Random(item.seed))
            for decision in self.open.values():
                decision.refresh()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.open

    @property
    def pulse(self) -> int:
        """The pulse of the game when its running step began."""
        return self._pace.pulse

    @property
    def result(self) -> Result:
        """How the game ended, once it is over."""
        return self.game.rules.result(self.state)

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Answer a seat's question with one of its options, which is not checked."""
        self._hear(seat, choice)
        hurried = self._hurried
        if hurried:
            self._hurry_on(hurried)

    def _hurry_on(self, hurried: Mapping[str, list[Preference[S]]]) -> None:
        """Answer what hardly matters, as long as there is anything of that kind."""
        going = True
        while going:
            going = False
            for seat, decision in self.open.items():
                preferences = hurried.get(decision.kind)
                if preferences is not None:
                    choice = hurried_answer(preferences, self.state, decision)
                    if choice is not None:
                        self._hear(seat, choice)
                        going = True
                        break

    def _hear(self, seat: Seat, choice: Choice) -> None:
        """Pass an answer on; of a question to several seats, all answers at once."""
        together = self._together
        if together is None:
            self._go_on(choice)
            return
        del self.open[seat]
        self._answers[seat] = choice
        if not self.open:
            self._go_on([self._answers[decision.seat] for decision in together.decisions])

    def _go_on(self, answer: Answer | None) -> None:
        """Let the steps run to the next question."""
        try:
            question = self._procedure.send(answer)
        except StopIteration:
            self._together = None
            self.open = {}
            return
        finally:
            self.state.chance.made.clear()
        if isinstance(question, Decision):
            self._together = None
            self.open = {question.seat: question}
        else:
            self._together = question
            self._answers = {}
            self.open = {decision.seat: decision for decision in question.decisions}


class Pace(Generic[S]):
    """What keeps a trial's chance in step with the pulse of the game."""

    __slots__ = ("_measure", "_seed", "begun", "pulse")

    def __init__(self, measure: Callable[[S], int], seed: str) -> None:
        self._measure = measure
        self._seed = seed
        self.begun = False
        """Whether the present is reached: before that, chance is what it was."""
        self.pulse = -1

    def begin(self, state: S) -> None:
        """The present is reached: from now on the future is open."""
        self.begun = True
        self.pulse = -1
        self.keep(state)

    def keep(self, state: S) -> None:
        """If the game has gone on by a pulse, begin that pulse's own stream of chance."""
        pulse = self._measure(state)
        if pulse != self.pulse:
            self.pulse = pulse
            if self.begun:
                state.chance.restart(f"{self._seed}:{pulse}")


def _run(
    state: S, steps: Mapping[str, StepFunction], pace: Pace[S]
) -> Generator[Decision | Together, Answer | None, None]:
    """Take the agenda's steps until nothing is left to do.

    It does not know the trial, or trials that are done with would not be gone at once.
    """
    agenda = state.agenda
    try:
        while agenda:
            pace.keep(state)
            step = agenda.pop()
            run = steps[step[0]]  # type: ignore[index]  # a step begins with its name
            procedure = run(state, *step[1:])
            if procedure is not None:
                yield from procedure
    except GameEnds:
        agenda.clear()
