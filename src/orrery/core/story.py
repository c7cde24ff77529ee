"""The story of a finished match, told from its record: curves, everybody's chances, turning moves, luck and feats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.core.chronicle import Chronicle, Feat, Luck
from orrery.core.decision import Seat
from orrery.core.fortunes import FUTURES, Beat, Fortunes
from orrery.core.game import Game
from orrery.core.log import Entry, Item, Undo, placed
from orrery.core.match import Match
from orrery.core.message import Event
from orrery.core.pack import Pack
from orrery.core.record import FORMAT, Record

MOST_TURNINGS = 4
"""Turning moves that are told."""
SMALLEST_SWING = 0.02
"""A change of chances that is worth telling."""


class Curve(msgspec.Struct, frozen=True):
    """A number over the rounds: for each seat its values, first at the start, then at the end of every round."""

    name: str
    values: list[list[float]]


class Turning(msgspec.Struct, frozen=True):
    """A move that changed much: how it changed a seat's chance to win, and how much of that was luck."""

    seat: Seat
    swing: float
    luck: float
    since: int
    """The line of the record before it began: from there it could have gone otherwise."""
    move: int
    round: int
    events: list[Event]
    """What was told of it, its headline first."""


class Story(msgspec.Struct, frozen=True):
    """What is told of a finished match."""

    curves: list[Curve]
    beats: list[Beat]
    """Everybody's chances to win, turn by turn."""
    turnings: list[Turning]
    feats: list[Feat]
    luck: Luck | None
    dice_taken_back: int
    """How many rolls and draws were taken back and made anew."""
    moves: int


def story(record: Record, game: Game[Any], *, pack: Pack | None = None, futures: int = FUTURES) -> Story:
    """Play a record through once, and tell what was remarkable.

    `futures` says how often dice and draws are tried anew to tell luck from choice; 0 does without.
    """
    if record.header.orrery != FORMAT:
        record = record.replay(game, narrate=False, pack=pack).record()
    teller = _Teller(record.replay(game, 0, pack=pack), futures)
    for place, entry in placed(record.items):
        teller.go_on(place, entry)
    teller.end()
    return Story(
        curves=teller.curves(),
        beats=teller.fortunes.beats,
        turnings=teller.turnings(),
        feats=teller.witness.feats(),
        luck=teller.witness.luck(),
        dice_taken_back=dice_taken_back(record.items),
        moves=len(record.items),
    )


def dice_taken_back(items: Sequence[Item]) -> int:
    """How many choices that had rolled or drawn something were taken back."""
    stood: list[Entry] = []
    count = 0
    for item in items:
        if isinstance(item, Undo):
            gone = stood[len(stood) - item.count :]
            count += sum(bool(entry.chance) for entry in gone)
            del stood[len(stood) - item.count :]
        else:
            stood.append(item)
    return count


class _Teller:
    """Goes through a match and notes what changes."""

    def __init__(self, match: Match[Any], futures: int) -> None:
        self.match = match
        self.chronicle: Chronicle[Any] = match.game.chronicle
        self.witness = self.chronicle.witness(match.state)
        self.move = 0
        self.weighed = 0
        self.read = 0
        self.span: list[Event] = []
        self.found: list[Turning] = []
        self.beat = match.game.insight.searching(match.seats).beat
        self.turn = self._turn()
        self.round = self._round()
        self.fortunes = Fortunes(match, self.round, futures=futures)
        self.rows: list[dict[str, list[float]]] = [self.chronicle.numbers(match.state)]
        self.look()

    def go_on(self, place: int, entry: Entry) -> None:
        """Repeat the next choice that stands, from its place in the record, and look what it brought."""
        self.move = place
        expected = self.fortunes.expect(place, entry)
        self.match.enact(msgspec.structs.replace(entry), from_seed=False)
        self.fortunes.came(place, expected)
        self.look()
        self.fortunes.go_on()

    def look(self) -> None:
        """Read what was told since the last look."""
        match = self.match
        news = match.events[self.read :]
        self.read = len(match.events)
        self.span += news
        self.witness.saw(match.state, news, self.move)
        if match.over:
            return
        turn = self._turn()
        if turn != self.turn:
            self.turn = turn
            self._weigh()
        now = self._round()
        if now != self.round:
            if not self.round:  # the game was set up until now
                self.rows.clear()
            self.round = now
            self.rows.append(self.chronicle.numbers(match.state))

    def end(self) -> None:
        """Note how the match stands at its end."""
        self._weigh()
        self.rows.append(self.chronicle.numbers(self.match.state))

    def _turn(self) -> int:
        return self.match.game.insight.pulse(self.match.state) // self.beat

    def _round(self) -> int:
        count = self.match.game.knowledge.standing
        return count(self.match.state).round if count is not None else 0

    def _weigh(self) -> None:
        """A turn or a battle has ended: see how it has changed anybody's chance to win."""
        before = self.fortunes.beats[-1].chances
        self.fortunes.note(self.move, self.round)
        beat = self.fortunes.beats[-1]
        now = beat.chances
        since, self.weighed = self.weighed, self.move
        found: list[Event] = []
        for event in self.span:
            if event.kind in self.chronicle.headlines and event.audience is None and event not in found:
                found.append(event)
        telling = sorted(found, key=lambda event: self.chronicle.headlines.index(event.kind))
        self.span = []
        if not telling:
            return
        told = [event.arguments.get("seat") for event in telling]
        seats = [seat for seat in told if isinstance(seat, int) and seat < len(now)]  # not parties without a player
        if not seats:
            return
        # Whoever of those it is told of has gained the most made it; if nobody has, it is told of the first.
        gained = max(seats, key=lambda seat: now[seat] - before[seat])
        seat = gained if now[gained] > before[gained] else seats[0]
        swing = round(now[seat] - before[seat], 3)
        if abs(swing) >= SMALLEST_SWING:
            own_first = sorted(telling, key=lambda event: event.arguments.get("seat") != seat)
            luck = round(beat.luck[seat], 3)
            self.found.append(Turning(seat, swing, luck, since, self.move, max(1, self.round), own_first[:3]))

    def turnings(self) -> list[Turning]:
        """The moves with the largest swings, in the order in which they happened; of equal ones the later."""
        largest = sorted(self.found, key=lambda turning: (abs(turning.swing), turning.move))[-MOST_TURNINGS:]
        return sorted(largest, key=lambda turning: turning.move)

    def curves(self) -> list[Curve]:
        """The numbers of all rounds, by name and seat."""
        seats = range(self.match.seats)
        return [Curve(name, [[row[name][seat] for row in self.rows] for seat in seats]) for name in self.rows[0]]
