"""A match: a state, the procedure that runs on it, and the log of what was chosen and rolled."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, Self, TypeVar

import msgspec

from orrery.core.chance import Chance, new_seed, seed_hash
from orrery.core.decision import Answer, Choice, Decision, Procedure, Seat, Together, as_choice
from orrery.core.errors import BadOption, BadRecord, CannotUndo, IllegalChoice, OrreryError
from orrery.core.game import Game, Result
from orrery.core.log import Entry, Item, Redeal, Undo, standing
from orrery.core.message import Event, Message, named
from orrery.core.record import Header, Record, item_from_json, item_to_json
from orrery.core.seen import Seen
from orrery.core.state import GameEnds, State
from orrery.core.words import Words

S = TypeVar("S", bound=State)


class Match(Generic[S]):
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

    __slots__ = (
        "_answers",
        "_asides",
        "_checkpoint",
        "_checkpoint_chance",
        "_checkpoint_events",
        "_guess",
        "_history",
        "_open",
        "_opening",
        "_procedure",
        "_since",
        "_start_chance",
        "_together",
        "game",
        "names",
        "options",
        "seats",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        seats: int,
        *,
        seed: int | str | None = None,
        options: Mapping[str, object] | msgspec.Struct | None = None,
        names: Sequence[str] | None = None,
        narrate: bool = True,
    ) -> None:
        """Set a game up and run it to its first question.

        Without a seed an unguessable one is taken. `narrate=False` keeps no events, for bulk simulation.
        """
        checked = game.check_options(options)
        self._prepare(game, game.check_seats(seats, checked), checked, new_seed() if seed is None else str(seed))
        if names is not None:
            if len(names) != seats:
                raise BadOption(f"{len(names)} names were given for {seats} seats")
            self.names = list(names)
        self._begin(game.start(self.options, seats), Chance(self.seed), narrate)

    def _begin(self, state: S, chance: Chance, narrate: bool) -> None:
        """Run to the first question."""
        self._adopt(state, chance, [] if narrate else None)
        self._next_step()
        self._start_chance: tuple[int, ...] = self._collect()

    def _prepare(self, game: Game[S], seats: int, options: Any, seed: str) -> None:
        """Fill every slot, with nothing begun."""
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = [f"Seat {seat + 1}" for seat in range(seats)]
        self._procedure: Procedure[None] | None = None
        # The decisions that nobody has answered yet; in a Together, also the answers given so far.
        self._open: dict[Seat, Decision] = {}
        self._together: Together | None = None
        self._answers: dict[Seat, Choice] = {}
        self._history: list[Item] = []
        self._guess = False  # a sample: it must not tell what its seat does not know
        # The last checkpoint: a copy of the state between two steps, and what has happened since.
        self._checkpoint_chance = 0
        self._checkpoint_events = 0
        self._opening: tuple[int, ...] = ()
        self._since: list[Entry | Redeal] = []

    def _adopt(self, state: S, chance: Chance, events: list[Event] | None) -> None:
        """Go on with this state."""
        self.state: S = state
        state.chance = chance
        state.events = events
        # Bound to the state, not to the match: decisions must not hold on to the match that holds them.
        self._asides: Callable[[Decision], list[Choice]] = partial(self.game.asides, state)

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._procedure is None

    @property
    def waiting(self) -> list[Seat]:
        """The seats that owe a decision."""
        return list(self._open)

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
        return self.game.result(self.state)

    # Playing

    def play(self, seat: Seat, choice: Sequence[str | int]) -> None:
        """Answer a seat's question, or take one of its asides. Anything else is refused and changes nothing."""
        decision = self._open.get(seat)
        if decision is not None and choice in decision.options:
            self._take(Entry(seat, choice))
            return
        decision = self.decision(seat)
        chosen = as_choice(choice)
        if chosen in decision.options:
            self._take(Entry(seat, chosen))
        elif chosen in decision.asides:
            self._take(Entry(seat, chosen, aside=True))
        else:
            reason = self.explain(seat, chosen)
            raise IllegalChoice(Words("en").say(reason), reason.rule)

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

    def explain(self, seat: Seat, choice: Sequence[str | int]) -> Message:
        """Why a choice is not on offer."""
        decision = self.decision(seat)
        chosen = as_choice(choice)
        if chosen in decision.options or chosen in decision.asides:
            return Message("refused-not-at-all")
        reason = self.game.explain(self.state, decision, chosen)
        if reason is not None:
            return named(reason, self.names)
        asked = self.question(decision)
        return Message("refused-not-offered", {"name": self.names[seat], "asked": asked}, decision.rule)

    def question(self, decision: Decision) -> Message:
        """What a decision asks, for people."""
        about = self.game.about_words(decision)
        return named(Message(f"{self.game.id}-ask-{decision.kind}", about, decision.rule), self.names)

    def describe(self, decision: Decision, choice: Choice) -> Message:
        """What an option or an aside of a decision says to people."""
        return named(self.game.describe(self.state, decision, choice), self.names)

    def told(self, event: Event) -> Message:
        """What an event says to people."""
        return named(self.game.event_words(event), self.names)

    def _take(self, entry: Entry) -> None:
        """Let an entry have its effect, and log it with the chance that follows."""
        self._since.append(entry)
        self._deliver(entry)
        chance = self.state.chance
        if chance.made or chance.fed:
            entry.chance = self._collect()
            entry.final = True
        elif chance.revealed:
            entry.final = True
        chance.revealed = False
        self._history.append(entry)

    def _deliver(self, entry: Entry) -> None:
        if entry.aside:
            self.game.take_aside(self.state, entry.seat, entry.choice)
            self._refresh()
            return
        answer: Answer = entry.choice
        if self._together is not None:
            del self._open[entry.seat]
            self._answers[entry.seat] = entry.choice
            if self._open:
                return
            answer = [self._answers[decision.seat] for decision in self._together.decisions]
        if not self._go_on(answer):
            self._next_step()

    def _refresh(self) -> None:
        """The state has changed under the open questions: their options must be made anew."""
        for decision in self._open.values():
            decision.refresh()

    def _collect(self) -> tuple[int, ...]:
        """The outcomes made since the last entry, which now belong to the log."""
        chance = self.state.chance
        if chance.fed:
            raise BadRecord(f"nothing was left to chance here, but outcomes are given: {chance.fed[::-1]}")
        chance.revealed = False
        made = chance.made
        if not made:
            return ()
        outcomes = tuple(made)
        made.clear()
        return outcomes

    # Running the procedures

    def _next_step(self) -> None:
        """Take a checkpoint and run the game's next step to its first question; go on while there is none."""
        while True:
            state = self.state
            self._checkpoint: S = state.copy()
            self._checkpoint_chance = len(state.chance.made)
            self._checkpoint_events = len(state.events) if state.events is not None else 0
            self._since = []
            if self._run_step():
                return

    def _run_step(self) -> bool:
        """Begin the step at the checkpoint. False if it ended without a question."""
        self._procedure = self.game.step(self.state)
        self._opening = ()
        if self._procedure is None:
            self._open = {}
            return True
        if not self._go_on(None):
            return False
        self._opening = tuple(self.state.chance.made[self._checkpoint_chance :])
        return True

    def _go_on(self, answer: Answer) -> bool:
        """Let the procedure run to its next question. False if it ended."""
        procedure = self._procedure
        assert procedure is not None
        try:
            ask = procedure.send(answer)
        except (StopIteration, GameEnds):
            return False
        if isinstance(ask, Together):
            self._together = ask
            self._answers = {}
            self._open = {decision.seat: decision for decision in ask.decisions}
            for decision in ask.decisions:
                decision.find_asides = self._asides
        else:
            self._together = None
            self._open = {ask.seat: ask}
            ask.find_asides = self._asides
        return True

    # Looking ahead and back

    def fork(self, seed: int | str | None = None) -> Self:
        """An independent match at the same point. With a seed its future differs, without one it is the same.

        >>> import orrery
        >>> match = orrery.Match(orrery.game("space-base"), seats=3, seed=1)
        >>> twin = match.fork()
        >>> twin.state.dump() == match.state.dump()
        True
        """
        return self._fork(self._since, seed)

    def _fork(self, since: Sequence[Entry | Redeal], seed: int | str | None) -> Self:
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed if seed is None else str(seed)
        twin.names = self.names
        twin._history = self._history.copy()
        twin._guess = self._guess
        twin._start_chance = self._start_chance
        twin._checkpoint = self._checkpoint
        twin._checkpoint_chance = 0
        twin._checkpoint_events = 0
        twin._together = None
        twin._answers = {}
        position = self.state.chance.position if seed is None else 0
        twin._return_to_checkpoint(since, self._opening, Chance(twin.seed, position), None)
        return twin

    def _return_to_checkpoint(
        self,
        since: Sequence[Entry | Redeal],
        opening: tuple[int, ...],
        chance: Chance,
        events: list[Event] | None,
    ) -> None:
        """Start again at the checkpoint and repeat what has happened since."""
        self._adopt(self._checkpoint.copy(), chance, events)
        self._since = list(since)
        self._checkpoint_chance = 0
        chance.feed(opening)
        self._run_step()
        self._collect()
        for item in since:
            self._repeat(item)

    def _repeat(self, item: Entry | Redeal) -> None:
        if isinstance(item, Entry):
            self.state.chance.feed(item.chance)
            self._deliver(item)
            self._collect()
        else:
            self.game.redeal(self.state, item.seat, random.Random(item.seed))
            self._refresh()

    def sample(self, seat: Seat | None, rng: random.Random) -> Self:
        """A fork in which all that `seat` does not know was dealt anew, as it might be, with fresh chance.

        It begins without a log: what others have chosen or drawn in secret does not come along.
        """
        hidden = {
            id(entry)
            for entry in self._unheard()
            if entry.seat != seat  # what others have answered in a Together is not known before all are in
        }
        since: list[Entry | Redeal] = [item for item in self._since if id(item) not in hidden]
        since.append(Redeal(seat, f"{rng.getrandbits(64):x}"))
        guess = self._fork(since, f"{rng.getrandbits(64):x}")
        guess._guess = True
        guess._history = []
        guess._start_chance = ()
        return guess

    def _unheard(self) -> list[Entry]:
        """The answers to the running Together, which the procedure has not heard yet."""
        if self._together is None:
            return []
        answered = set(self._answers)
        found: list[Entry] = []
        for item in reversed(self._since):
            if isinstance(item, Entry) and not item.aside and item.seat in answered:
                found.append(item)
                answered.remove(item.seat)
        return found

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know, as plain JSON."""
        return self.game.view(self.state, seat)

    def seen_by(self, seat: Seat) -> Seen[S]:
        """All a bot in this seat gets: its view, its decision, and samples of what might be."""
        return Seen(self, seat, self.decision(seat))

    @property
    def events(self) -> list[Event]:
        """What has been narrated so far (nothing in a fork)."""
        return self.state.events or []

    def events_for(self, seat: Seat | None) -> list[Event]:
        """What a seat, or a spectator (None), was told so far."""
        return [event for event in self.events if event.audience is None or event.audience == seat]

    @property
    def length(self) -> int:
        """How many choices and undos have been logged: the match's sequence number."""
        return len(self._history)

    def items_since(self, length: int) -> list[Item]:
        """What was logged after the match had this length."""
        return self._history[length:]

    @property
    def fresh_since(self) -> int:
        """The sequence number since which nothing has changed for those who still owe an answer.

        Answers of others to the same Together do not change anything for them, so a choice made on the sight of
        any position from here on is not out of date.
        """
        unheard = {id(entry) for entry in self._unheard()}
        fresh = len(self._history)
        while fresh and id(self._history[fresh - 1]) in unheard:
            fresh -= 1
        return fresh

    # Taking back

    @property
    def choices(self) -> list[Entry]:
        """The choices that stand, oldest first."""
        return standing(self._history)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last choice back without asking anybody."""
        choices = self.choices
        return bool(choices) and choices[-1].seat == seat and not choices[-1].final

    def undo(self, seat: Seat, *, agreed: bool = False) -> int:
        """Take back the seat's last choice, and with everyone's agreement all that came after it.

        Free while nothing was rolled or revealed and nobody else acted since. Returns how many choices went.
        """
        choices = self.choices
        mine = [index for index, entry in enumerate(choices) if entry.seat == seat]
        if not mine:
            raise CannotUndo(f"{self.names[seat]} has no choice to take back")
        if not agreed and not self.can_undo(seat):
            raise CannotUndo("Something was revealed or somebody else acted since; everyone must agree to go back")
        keep = mine[-1]
        self._take_back(choices, keep)
        self._history.append(Undo(seat, len(choices) - keep))
        return len(choices) - keep

    def _take_back(self, choices: list[Entry], keep: int) -> None:
        """Rebuild the match with only the first `keep` choices; the stream of chance does not run back."""
        count = len(choices) - keep
        chance, events = self.state.chance, self.state.events
        if count > len(self._since) and self._guess:
            raise CannotUndo("A sample cannot go back to an earlier turn")
        if count <= len(self._since):
            if events is not None:
                del events[self._checkpoint_events :]
            self._return_to_checkpoint(self._since[: len(self._since) - count], self._opening, chance, events)
            return
        if events is not None:
            events.clear()
        self._adopt(self.game.start(self.options, self.seats), chance, events)
        chance.feed(self._start_chance)
        self._next_step()
        self._collect()
        for entry in choices[:keep]:
            self._since.append(entry)
            self._repeat(entry)

    # Keeping

    @property
    def start_chance(self) -> tuple[int, ...]:
        """The outcomes of chance before the first question."""
        return self._start_chance

    @property
    def header(self) -> Header:
        """What a record says about the match before its first choice."""
        return Header(
            game=self.game.id,
            rules=self.game.rules,
            data=self.game.data,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            names=self.names,
            seed=self.seed,
            seed_hash=seed_hash(self.seed),
        )

    def record(self) -> Record:
        """The whole course of the match so far, to be written to a file."""
        self._must_be_real()
        return Record(
            header=self.header,
            start_chance=self._start_chance,
            items=list(self._history),
            result=self.result if self.over else None,
            state=self.state.dump(),
        )

    def dump(self) -> dict[str, Any]:
        """All that is needed to go on later, at any question: the last checkpoint and the log, as plain JSON."""
        self._must_be_real()
        return {
            "header": msgspec.to_builtins(self.header),
            "start_chance": list(self._start_chance),
            "history": [item_to_json(item) for item in self._history],
            "checkpoint": self._checkpoint.dump(),
            "opening": list(self._opening),
            "since": len(self._since),
            "position": self.state.chance.position,
        }

    def _must_be_real(self) -> None:
        if self._guess:
            raise OrreryError("a sample has no record: its past is not for its seat to know")

    @classmethod
    def from_state(
        cls, game: Game[S], state: S, options: Mapping[str, object] | None = None, *, chance: Chance | None = None
    ) -> Self:
        """A match that begins at any state between two steps: for puzzles and tests. Its record cannot be replayed."""
        match = cls.__new__(cls)
        chance = chance or Chance(new_seed())
        checked = game.check_options(options)
        match._prepare(game, game.check_seats(state.seats, checked), checked, chance.seed)
        match._begin(state, chance, narrate=True)
        return match

    @classmethod
    def from_header(cls, game: Game[S], header: Header, start_chance: tuple[int, ...], narrate: bool = True) -> Self:
        """A match at its first question, as a record's header sets it up; its chance fed, or if empty made anew."""
        header.check(game)
        match = cls.__new__(cls)
        checked = game.check_options(header.options)
        match._prepare(game, game.check_seats(header.seats, checked), checked, header.seed)
        if len(header.names) != header.seats:
            raise BadRecord(f"it names {len(header.names)} players for {header.seats} seats")
        match.names = header.names
        chance = Chance(header.seed, len(start_chance))
        chance.feed(start_chance)
        match._begin(game.start(match.options, match.seats), chance, narrate)
        return match

    def enact(self, item: Item, *, from_seed: bool) -> None:
        """Repeat a recorded choice or undo, checking that it is legal and that its outcomes agree."""
        if isinstance(item, Undo):
            if self.undo(item.seat, agreed=True) != item.count:
                raise BadRecord(f"not {item.count} choices can be taken back here")
            return
        chance = self.state.chance
        if not from_seed:
            chance.feed(item.chance)
            chance.position += len(item.chance)
        self.play(item.seat, item.choice)
        played = self._history[-1]
        if not isinstance(played, Entry) or played.chance != item.chance:
            raise BadRecord("these outcomes do not come from the seed")

    @classmethod
    def load(cls, game: Game[S], data: Mapping[str, Any], *, narrate: bool = True) -> Self:
        """Go on with a match that was dumped."""
        header = msgspec.convert(data["header"], Header)
        header.check(game)
        match = cls.__new__(cls)
        match._prepare(game, header.seats, game.check_options(header.options), header.seed)
        match.names = header.names
        match._start_chance = tuple(data["start_chance"])
        match._history = [item_from_json(item) for item in data["history"]]
        match._checkpoint = game.load(match.options, match.seats, data["checkpoint"])
        choices = match.choices
        match._return_to_checkpoint(
            choices[len(choices) - data["since"] :],
            tuple(data["opening"]),
            Chance(header.seed, data["position"]),
            [] if narrate else None,
        )
        return match
