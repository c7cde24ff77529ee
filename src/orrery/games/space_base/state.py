"""The state of a Space Base match: flat lists of numbers, read through queries named after the handbook."""

from __future__ import annotations

from typing import Any

from orrery.core import Seat, State
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED, Card, Catalog, Face

NOBODY = -1
NO_CARD = -1
ROW = 6
"""Open cards of each level in the shipyard. [SB-SETUP-06]"""
LEVELS = 3

SETUP, PLAY, OVER = 0, 1, 2
"""The stages of a match."""

CLOCKWISE = [[(*range(seat, seats), *range(seat)) for seat in range(seats)] for seats in range(6)]
"""The seats in turn order, by the number of seats and the one to begin with."""

_lists = (
    "credits",
    "income",
    "points",
    "station",
    "charges",
    "where",
    "yard",
    "colonies",
    "dice",
)
"""Attributes that are flat lists of numbers."""
_numbers = ("stage", "active", "first", "round", "phase", "ending", "winner", "resting", "asking", "settled")
"""Attributes that are single numbers."""


class SpaceBaseState(State):
    """Where every card, token and marker is, and whose turn it is.

    Cards are numbers into the catalogue. A console place is ``seat * 12 + sector - 1``; `where` holds for each
    card on a console ``place`` if it is stationed, ``seats * 12 + place`` if it is deployed, else NO_CARD.
    """

    __slots__ = (
        "active",
        "allocated",
        "asking",
        "catalog",
        "charged",
        "charged_in",
        "charges",
        "colonies",
        "credits",
        "decks",
        "deployed",
        "dice",
        "ending",
        "first",
        "goal",
        "hands",
        "income",
        "light_speed",
        "phase",
        "points",
        "resting",
        "round",
        "settled",
        "stage",
        "station",
        "under",
        "where",
        "winner",
        "yard",
    )

    def __init__(self, catalog: Catalog, seats: int, goal: int, light_speed: bool) -> None:
        super().__init__(seats)
        self.catalog = catalog
        self.goal = goal
        self.light_speed = light_speed
        self.credits = [0] * seats
        self.income = [0] * seats
        self.points = [0] * seats
        self.station = [NO_CARD] * (seats * SECTORS)
        self.deployed: list[tuple[int, ...]] = [()] * (seats * SECTORS)
        self.where = [NO_CARD] * len(catalog.cards)
        self.charges = [0] * len(catalog.cards)
        # For each seat its cards with a token on them; for each phase that abilities belong to (0: the open ones)
        # a bit set of the seats with tokens on such abilities. Both say quickly that there is nothing to use.
        self.charged: list[tuple[int, ...]] = [()] * seats
        self.charged_in = [0] * 5
        self.yard = [NO_CARD] * (LEVELS * ROW)
        self.colonies = catalog.colonies.copy()
        # Decks are bags without order. Cards put back under a deck lie there in blocks: (seat, cards).
        self.decks = [catalog.ships[level].copy() for level in (1, 2, 3)]
        self.under: list[tuple[tuple[Seat, tuple[int, ...]], ...]] = [()] * LEVELS
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.stage = SETUP
        self.active = NOBODY
        self.first = NOBODY
        self.round = 0
        self.phase = 0
        self.dice = [0, 0]
        self.allocated: list[tuple[int, ...]] = [()] * seats
        self.ending = 0
        self.winner = NOBODY
        # Bit sets of seats: who wants no more abilities this turn, who wants to be asked about each token.
        self.resting = 0
        self.asking = 0
        # The seats that own a colony, so that the others need not look for sectors their colonies block.
        self.settled = 0

    # Copying and keeping

    def copy(self) -> SpaceBaseState:
        """An independent copy (the catalogue is shared)."""
        twin = SpaceBaseState.__new__(SpaceBaseState)
        twin.events = None
        twin.catalog = self.catalog
        twin.seats = self.seats
        twin.goal = self.goal
        twin.light_speed = self.light_speed
        twin.credits = self.credits.copy()
        twin.income = self.income.copy()
        twin.points = self.points.copy()
        twin.station = self.station.copy()
        twin.deployed = self.deployed.copy()
        twin.where = self.where.copy()
        twin.charges = self.charges.copy()
        twin.charged = self.charged.copy()
        twin.charged_in = self.charged_in.copy()
        twin.yard = self.yard.copy()
        twin.colonies = self.colonies.copy()
        first, second, third = self.decks
        twin.decks = [first.copy(), second.copy(), third.copy()]
        twin.under = self.under.copy()
        twin.hands = self.hands.copy()
        twin.stage = self.stage
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.dice = self.dice.copy()
        twin.allocated = self.allocated.copy()
        twin.ending = self.ending
        twin.winner = self.winner
        twin.resting = self.resting
        twin.asking = self.asking
        twin.settled = self.settled
        return twin

    def dump(self) -> dict[str, Any]:
        """Everything that changes in play, as plain JSON."""
        data: dict[str, Any] = {name: list(getattr(self, name)) for name in _lists}
        data |= {name: getattr(self, name) for name in _numbers}
        data["deployed"] = [list(cards) for cards in self.deployed]
        data["hands"] = [list(cards) for cards in self.hands]
        data["allocated"] = [list(sectors) for sectors in self.allocated]
        data["decks"] = [list(deck) for deck in self.decks]
        data["under"] = [[[seat, list(cards)] for seat, cards in blocks] for blocks in self.under]
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Take over everything from a dump."""
        for name in _lists:
            setattr(self, name, list(data[name]))
        for name in _numbers:
            setattr(self, name, data[name])
        self.deployed = [tuple(cards) for cards in data["deployed"]]
        self.hands = [tuple(cards) for cards in data["hands"]]
        self.allocated = [tuple(sectors) for sectors in data["allocated"]]
        self.decks = [list(deck) for deck in data["decks"]]
        self.under = [tuple((seat, tuple(cards)) for seat, cards in blocks) for blocks in data["under"]]
        for card, tokens in enumerate(self.charges):
            if tokens:
                self._note_charged(card)

    # Queries

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats, the active one first. [SB-TURN-15]"""
        return CLOCKWISE[self.seats][self.active]

    def card(self, number: int) -> Card:
        """A card's printed facts."""
        return self.catalog.cards[number]

    def stationed(self, seat: Seat, sector: int) -> int:
        """The card on the console in a sector."""
        return self.station[seat * SECTORS + sector - 1]

    def missions(self, seat: Seat, sector: int) -> tuple[int, ...]:
        """The cards deployed above a sector, oldest first."""
        return self.deployed[seat * SECTORS + sector - 1]

    def cards_in(self, seat: Seat, side: int, sector: int) -> tuple[int, ...]:
        """The cards of a sector that show this side."""
        place = seat * SECTORS + sector - 1
        return self.deployed[place] if side == DEPLOYED else (self.station[place],)

    def owner(self, card: int) -> Seat:
        """Whose console a card is on, or NOBODY."""
        where = self.where[card]
        return where // SECTORS % self.seats if where >= 0 else NOBODY

    def side(self, card: int) -> int:
        """Which side a card on a console shows."""
        return DEPLOYED if self.where[card] >= self.seats * SECTORS else STATIONED

    def sector(self, card: int) -> int:
        """The sector a card on a console lies in, whatever number is printed on it."""
        return self.where[card] % SECTORS + 1

    def face(self, card: int) -> Face:
        """The side a card on a console shows, and so the one that works. [SB-CARD-02] [SB-CARD-03]"""
        return self.catalog.faces[self.where[card] >= self.seats * SECTORS][card]

    def slots(self, card: int) -> int:
        """How many tokens fit on the visible side in a game of this many players."""
        return self.face(card).slots[self.seats]

    def price(self, card: int) -> int:
        """How many tokens one use of the visible ability costs."""
        return self.face(card).price[self.seats]

    def may_use(self, seat: Seat, phase: int) -> bool:
        """Whether a seat has tokens on abilities of this phase (0 for the open ones) and has not gone to rest."""
        return (self.charged_in[phase] & ~self.resting) >> seat & 1 == 1

    def unblocked(self, seat: Seat, cards: list[int]) -> list[int]:
        """Those of the cards in whose sector no colony of the seat lies."""
        if not self.settled >> seat & 1:
            return cards
        return [card for card in cards if not self.is_blocked(seat, self.catalog.sector[card])]

    def is_blocked(self, seat: Seat, sector: int) -> bool:
        """Whether the seat's own colony lies there, so that no other card can. [SB-COLONY-05]"""
        card = self.station[seat * SECTORS + sector - 1]
        return card >= 0 and self.catalog.colony[card]

    def pays(self, seat: Seat, side: int, sector: int) -> bool:
        """Whether a sector has anything for this seat on this side."""
        place = seat * SECTORS + sector - 1
        if side == STATIONED:
            return self.catalog.faces[STATIONED][self.station[place]].pays
        return any(self.catalog.faces[DEPLOYED][card].pays for card in self.deployed[place])

    def own_cards(self, seat: Seat) -> list[int]:
        """All cards on a seat's console, sector by sector, the stationed one first."""
        cards: list[int] = []
        for place in range(seat * SECTORS, (seat + 1) * SECTORS):
            if self.station[place] >= 0:
                cards.append(self.station[place])
            cards.extend(self.deployed[place])
        return cards

    # Small changes that keep the lists in step with one another

    def put_on_station(self, card: int, seat: Seat, sector: int) -> None:
        """Lay a card on the console. Whatever lay there must have been moved before."""
        place = seat * SECTORS + sector - 1
        self.station[place] = card
        self.where[card] = place
        if self.catalog.colony[card]:
            self.settled |= 1 << seat

    def put_on_mission(self, card: int, seat: Seat, sector: int) -> None:
        """Tuck a card above a sector, beside those already there. [SB-DEPLOY-02]"""
        place = seat * SECTORS + sector - 1
        self.deployed[place] += (card,)
        self.where[card] = self.seats * SECTORS + place

    def set_charges(self, card: int, tokens: int) -> None:
        """Make this many tokens lie on a card on a console."""
        before = self.charges[card]
        self.charges[card] = tokens
        if tokens and not before:
            self._note_charged(card)
        elif before and not tokens:
            self._forget_charged(card)

    def _note_charged(self, card: int) -> None:
        seat = self.owner(card)
        self.charged[seat] = tuple(sorted((*self.charged[seat], card)))
        ability = self.face(card).ability
        if ability is not None:
            self.charged_in[ability.phase] |= 1 << seat

    def _forget_charged(self, card: int) -> None:
        """Note the seat's other charged cards anew."""
        seat = self.owner(card)
        others = [other for other in self.charged[seat] if other != card]
        self.charged[seat] = ()
        self.charged_in = [seats & ~(1 << seat) for seats in self.charged_in]
        for other in others:
            self._note_charged(other)

    def gain(self, seat: Seat, credits: int, income: int, points: int) -> None:
        """Raise a seat's tracks; they have no maximum. [SB-TRACK-02] [SB-TRACK-03] [SB-END-01]"""
        self.credits[seat] += credits
        self.income[seat] += income
        if points:
            self.points[seat] += points
            if self.points[seat] >= self.goal and not self.ending:
                self.ending = 1
                self.tell("end-is-near", seat=seat, points=self.points[seat])

    def lose_points(self, seat: Seat, points: int) -> None:
        """Lower a seat's points, never below 0. [SB-TRACK-04]"""
        self.points[seat] = max(0, self.points[seat] - points)
