"""Keeping a match: records of its course, and dumps to go on from later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar

import msgspec

from orrery.core.chance import Chance, new_seed, seed_hash
from orrery.core.checkpoint import Checkpoint
from orrery.core.decision import Seat
from orrery.core.errors import BadRecord, CannotUndo
from orrery.core.game import Game
from orrery.core.log import Entry, Item, Undo, placed, standing
from orrery.core.pack import Pack
from orrery.core.preferences import Wish
from orrery.core.record import FORMAT, Header, PackName, Record, item_from_json, item_to_json
from orrery.core.speaking import Speaking
from orrery.core.state import State

S = TypeVar("S", bound=State)


class Keeping(Speaking[S]):
    """What keeps a match, and goes on with one that was kept."""

    __slots__ = ("_told", "pack")

    pack: Pack | None
    """The owner's corrections it is played with."""
    _told: list[int]
    """For each event the length of the log with the choice that brought it."""

    def _set_up(self, game: Game[S], seats: int, options: Any, seed: str, pack: Pack | None) -> None:
        """Fill every slot, with nothing begun."""
        self._prepare(game, game.rules.ruleset(options, pack), seats, options, seed)
        self.pack = pack
        self._told = []
        self._before = 0
        self._guess = False
        self._start_chance = None

    def _twin(self, seed: int | str | None) -> Self:
        twin = super()._twin(seed)
        twin.pack = self.pack
        twin._told = []
        return twin

    def _begin(self, state: S, chance: Chance, narrate: bool) -> None:
        """Run to the first question."""
        self._adopt(state, chance, [] if narrate else None)
        self._start()
        self._start_chance = self._collect()
        chance.revealed = False
        self._mark_told(0)

    # Records

    @property
    def start_chance(self) -> tuple[int, ...]:
        """The outcomes of chance before the first question."""
        self._must_have_past()
        return self._start_chance or ()

    @property
    def header(self) -> Header:
        """What a record says about the match before its first choice."""
        return Header(
            orrery=FORMAT,
            game=self.game.id,
            rules=self.game.rules.version,
            data=self.ruleset.data,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            names=self.names,
            seed=self.seed,
            seed_hash=seed_hash(self.seed),
            pack=PackName(self.pack.name, self.pack.digest) if self.pack is not None else None,
        )

    def record(self) -> Record:
        """The whole course of the match so far, to be written to a file."""
        return Record(
            header=self.header,
            start_chance=self.start_chance,
            items=self.history,
            result=self.result if self.over else None,
            state=self.state.dump(),
        )

    # Going through a record

    def enact(self, item: Item, *, from_seed: bool) -> None:
        """Repeat a recorded choice or undo, checking that it is legal and that its outcomes agree."""
        if isinstance(item, Undo):
            try:
                self.take_back(item.seat, item.count)
            except CannotUndo:
                raise BadRecord(f"not {item.count} choices can be taken back here") from None
            return
        chance = self.state.chance
        if not from_seed:
            chance.feed(item.chance)
            chance.position += len(item.chance)
        entry = self._checked(item.seat, item.choice)
        if entry is None:
            raise self.refusal(item.seat, item.choice)
        entry.auto = item.auto
        self._take(entry)
        if chance.fed:
            raise BadRecord(f"nothing was left to chance here, but outcomes are given: {chance.fed[::-1]}")
        if entry.chance != item.chance:
            raise BadRecord("these outcomes do not come from the seed")

    # Dumps

    def dump(self) -> dict[str, Any]:
        """All that is needed to go on later, at any question, as plain JSON: the last checkpoint and what came since.

        The log before that is not in it; `load` takes it separately, for those who want to go further back.
        """
        if self._guess:
            self._must_have_past()
        if self._broken is not None:
            self._refuse()
        checkpoint = self._checkpoints[-1]
        return {
            "header": msgspec.to_builtins(self.header),
            "checkpoint": checkpoint.state.dump(),
            "opening": list(checkpoint.opening),
            "since": [item_to_json(item) for item in self._choices[checkpoint.at :] if isinstance(item, Entry)],
            "before": self._last_before(checkpoint),
            "length": self.length,
            "position": self.state.chance.position,
            "wishes": msgspec.to_builtins(self.wishes),
        }

    def _last_before(self, checkpoint: Checkpoint[S]) -> list[dict[str, Any]]:
        """The choices before a checkpoint that a seat might take back freely: what is still undoable, and one more."""
        found: list[dict[str, Any]] = []
        for item in reversed(self._choices[: checkpoint.at]):
            assert isinstance(item, Entry)
            found.append(item_to_json(item))
            if item.final:
                break
        return found[::-1]

    def retold(self) -> Self:
        """The same match with all that was told since its start, for one that was loaded from a dump.

        It is repeated from the beginning with its own chance, without making any options.
        """
        self._must_have_past()
        twin = self._twin(None)
        twin._history = self._history.copy()
        twin._before = 0
        twin._start_chance = self._start_chance
        twin._guess = False
        twin.wishes = self.wishes
        twin._checkpoints = []
        twin._begin_anew((), Chance(self.seed, self.state.chance.position), [])
        twin._mark_told(0)
        for place, entry in placed(self._history):
            twin._repeat(entry)
            twin._mark_told(place)
        return twin

    # What was told when

    @property
    def told_at(self) -> list[int]:
        """For each event the length of the log with the choice that brought it, 0 for what came before the first."""
        self._mark_told(self.length)
        return self._told

    def take_back(self, seat: Seat, count: int) -> None:
        """Take back the last `count` choices that stand, on behalf of a seat; chance does not run back."""
        super().take_back(seat, count)
        self._mark_told(self.length)

    def _logged(self) -> None:
        self._mark_told(self.length)

    def _mark_told(self, length: int) -> None:
        """What was told since the last time came with this length; what was taken back is forgotten."""
        count = len(self.events)
        del self._told[count:]
        self._told.extend([length] * (count - len(self._told)))

    @classmethod
    def from_state(
        cls,
        game: Game[S],
        state: S,
        options: Mapping[str, object] | None = None,
        *,
        chance: Chance | None = None,
        pack: Pack | None = None,
    ) -> Self:
        """A match that begins at any state between two steps: for puzzles and tests. Its record cannot be replayed."""
        match = cls._nothing()
        chance = chance or Chance(new_seed())
        checked = game.check_options(options)
        game.check_seats(state.seats, checked)
        match._set_up(game, state.seats, checked, chance.seed, pack)
        match._begin(state, chance, narrate=True)
        match._settle()
        return match

    @classmethod
    def from_header(
        cls,
        game: Game[S],
        header: Header,
        start_chance: tuple[int, ...],
        narrate: bool = True,
        pack: Pack | None = None,
    ) -> Self:
        """A match at its first question, as a record's header sets it up; its chance fed, or if empty made anew."""
        match = cls._nothing()
        match._take_header(game, header, pack)
        chance = Chance(header.seed, len(start_chance))
        chance.feed(start_chance)
        match._begin(match.game.begin(match.ruleset, match.options, match.seats), chance, narrate)
        if chance.fed:
            raise BadRecord("the game begins with less chance than is given")
        return match

    def _take_header(self, game: Game[S], header: Header, pack: Pack | None) -> None:
        game = game.under(header.rules)
        header.check(game)
        options = game.check_options(header.options)
        game.check_seats(header.seats, options)
        self._set_up(game, header.seats, options, header.seed, header.check_pack(pack))
        if self.ruleset.data != header.data:
            raise BadRecord(
                f"it was made with other component data ({header.data}, here {self.ruleset.data}); "
                "was it played with a data pack? Then give the same --pack"
            )
        if len(header.names) != header.seats:
            raise BadRecord(f"it names {len(header.names)} players for {header.seats} seats")
        self.names = header.names

    @classmethod
    def _nothing(cls) -> Self:
        """A match with nothing in it."""
        raise TypeError("only a whole match can be kept")

    @classmethod
    def load(
        cls,
        game: Game[S],
        data: Mapping[str, Any],
        *,
        history: Sequence[Item] | None = None,
        start_chance: tuple[int, ...] = (),
        narrate: bool = True,
        pack: Pack | None = None,
    ) -> Self:
        """Go on with a match that was dumped; with its history it can go back to its start and be recorded."""
        header = msgspec.convert(data["header"], Header)
        match = cls._nothing()
        match._take_header(game, header, pack)
        match.wishes = msgspec.convert(data["wishes"], tuple[dict[str, Wish], ...])
        since = [_entry(item) for item in data["since"]]
        before = [_entry(item) for item in data["before"]]
        if history is not None:  # the very entries of the log: what stands is known by identity
            stood = standing(history)
            before, since = stood[: len(stood) - len(since)], stood[len(stood) - len(since) :]
        state = match.game.load(match.ruleset, match.options, match.seats, data["checkpoint"])
        match._checkpoints = [Checkpoint(state, len(before), 0, opening=tuple(data["opening"]))]
        chance = Chance(header.seed, data["position"])
        match._return_to(match._checkpoints[0], [*before, *since], chance, [] if narrate else None)
        match._history = list(since if history is None else history)
        match._before = data["length"] - len(since) if history is None else 0
        match._start_chance = start_chance if history is not None else None
        return match


def _entry(line: Any) -> Entry:
    item = item_from_json(line)
    if not isinstance(item, Entry):
        raise BadRecord("a dump holds choices only")
    return item
