"""Set up any position of Space Base and play on from it.

A position starts as the standard setup without first ships: twelve starters each, no credits, an empty
shipyard unless told otherwise, and it is seat 0's turn. Say what differs, then `start` the turn:

    match = Position(seats=2).station(0, 7, "allen").credits(0, 5).yard("merbold").start(dice=[5, 6])
    answer(match, 0, "sum")

Cards are named by their ids in data/cards.toml. `dice` are the next rolls, in order; when they run out the
seeded stream goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from orrery.core import Choice, Match, Pack
from orrery.games.space_base import GAME
from orrery.games.space_base.catalog import NO_CARD
from orrery.games.space_base.rules.setup import lay_out_consoles
from orrery.games.space_base.state import LEVELS, NOWHERE, ROW, SpaceBaseState
from tests.games.playing import Script, answer, asked, options, refuses

__all__ = ["Position", "SpaceBaseMatch", "answer", "asked", "corrections", "options", "refuses"]

SpaceBaseMatch = Match[SpaceBaseState]


def corrections(folder: Path) -> Pack:
    """An owner's corrections of the cards, from a folder."""
    return Pack.read(folder, GAME.data.layout)


class Position:
    """A position to be described step by step; every method returns the position itself."""

    def __init__(
        self,
        seats: int = 2,
        *,
        active: int = 0,
        first: int = 0,
        pack: Pack | None = None,
        rules: str = GAME.rules.version,
        **options: object,
    ) -> None:
        self.game = GAME.under(rules)
        self.pack = pack
        self.options = options
        checked = GAME.check_options(options)
        self.state = GAME.begin(self.game.rules.ruleset(checked, pack), checked, seats)
        s = self.state
        lay_out_consoles(s)
        s.credits = [0] * seats
        s.income = [0] * seats
        s.active, s.first, s.round = active, first, 1
        s.agenda = [("begin_turn",)]

    def number(self, card: str) -> int:
        return self.state.catalog.number[card]

    def _take(self, card: str) -> int:
        """Take a card from wherever it lies (a deck, the shipyard, the colonies)."""
        number = self.number(card)
        s = self.state
        for bag in (*s.decks, s.yard, s.colonies):
            if number in bag:
                if bag is s.yard or bag is s.colonies:
                    bag[bag.index(number)] = NO_CARD
                else:
                    bag.remove(number)
        return number

    def station(self, seat: int, sector: int, card: str) -> Position:
        """Lay a card on the console; the starter there goes back into the box."""
        s = self.state
        former = s.stationed(seat, sector)
        if former >= 0:
            s.set_charges(former, 0)
            s.where[former] = NOWHERE
        s.put_on_station(self._take(card), seat, sector)
        return self

    def deploy(self, seat: int, sector: int, *cards: str) -> Position:
        """Tuck cards above a sector."""
        for card in cards:
            self.state.put_on_mission(self._take(card), seat, sector)
        return self

    def charge(self, card: str, tokens: int = 1) -> Position:
        """Put tokens onto a card that is on a console already."""
        number = self.number(card)
        assert 0 <= tokens <= self.state.slots(number), f"{card} has {self.state.slots(number)} slots"
        self.state.set_charges(number, tokens)
        return self

    def credits(self, seat: int, amount: int) -> Position:
        self.state.credits[seat] = amount
        return self

    def income(self, seat: int, amount: int) -> Position:
        self.state.income[seat] = amount
        return self

    def points(self, seat: int, amount: int) -> Position:
        self.state.points[seat] = amount
        return self

    def yard(self, *cards: str) -> Position:
        """Open ships in the shipyard, each in the first gap of its level."""
        s = self.state
        for card in cards:
            number = self._take(card)
            row = (s.catalog.level[number] - 1) * ROW
            slot = s.yard.index(NO_CARD, row, row + ROW)
            s.yard[slot] = number
        return self

    def full_yard(self) -> Position:
        """Fill the shipyard with the first cards of each deck, in the order of the data file."""
        s = self.state
        for slot in range(LEVELS * ROW):
            if s.yard[slot] == NO_CARD:
                s.yard[slot] = s.decks[slot // ROW].pop(0)
        return self

    def empty_deck(self, level: int) -> Position:
        """Leave no card in a level's deck (they go back into the box)."""
        self.state.decks[level - 1] = []
        return self

    def start(self, dice: Sequence[int] = (), draws: Sequence[str] = ()) -> SpaceBaseMatch:
        """Begin the active seat's turn and run to the first question."""
        chance = Script(dice, [self.number(card) for card in draws])
        return Match.from_state(self.game, self.state, self.options, chance=chance, pack=self.pack)


def set_up(
    seats: int = 2, *, dice: Sequence[int] = (), draws: Sequence[str] = (), pack: Pack | None = None, **options: object
) -> SpaceBaseMatch:
    """The real setup from the beginning, with its draws and rolls written down (18 for the shipyard come first)."""
    checked = GAME.check_options(options)
    state = GAME.begin(GAME.rules.ruleset(checked, pack), checked, seats)
    chance = Script(dice, [state.catalog.number[card] for card in draws])
    return Match.from_state(GAME, state, options, chance=chance, pack=pack)


# Playing on


QUIET: tuple[Choice, ...] = (("pass",), ("keep",), ("roll",), ("stay",), ("dice",), ("sum",))
"""Answers that do as little as possible."""


def answer_quietly(match: SpaceBaseMatch, seat: int) -> None:
    """Decline whatever is offered; use the dice singly."""
    offered = options(match, seat)
    for choice in QUIET:
        if choice in offered:
            match.play(seat, choice)
            return
    raise AssertionError(f"no quiet answer among {offered}")


def run_to(match: SpaceBaseMatch, kind: str, seat: int | None = None, *, phase: int | None = None) -> None:
    """Answer everything quietly until a decision of this kind is asked (of this seat, in this phase)."""
    for _ in range(200):
        found = [who for who, what in asked(match) if what == kind and seat in (None, who)]
        if found and phase in (None, match.state.phase):
            return
        assert not match.over, "the game ended before that was asked"
        answer_quietly(match, match.waiting[0])
    raise AssertionError(f"{kind} was never asked")


def run_turn(match: SpaceBaseMatch) -> None:
    """Answer everything quietly until somebody else's turn has begun, or the game is over."""
    active, round_number = match.state.active, match.state.round
    while not match.over and (match.state.active, match.state.round) == (active, round_number):
        answer_quietly(match, match.waiting[0])


def tracks(match: SpaceBaseMatch, seat: int) -> tuple[int, int, int]:
    """A seat's credits, income and points."""
    s = match.state
    return s.credits[seat], s.income[seat], s.points[seat]


def stationed(match: SpaceBaseMatch, seat: int, sector: int) -> str:
    """The id of the card on the console in a sector."""
    return match.state.catalog.ids[match.state.stationed(seat, sector)]


def deployed(match: SpaceBaseMatch, seat: int, sector: int) -> list[str]:
    """The ids of the cards deployed above a sector."""
    return [match.state.catalog.ids[card] for card in match.state.missions(seat, sector)]


def tokens(match: SpaceBaseMatch, card: str) -> int:
    """How many tokens lie on a card."""
    return match.state.charges[match.state.catalog.number[card]]


def open_cards(match: SpaceBaseMatch) -> list[str]:
    """The ids of the open ships in the shipyard."""
    return [match.state.catalog.ids[card] for card in match.state.yard if card >= 0]


def colonies_left(match: SpaceBaseMatch) -> list[str]:
    """The ids of the unsold colonies."""
    return [match.state.catalog.ids[card] for card in match.state.colonies if card >= 0]
