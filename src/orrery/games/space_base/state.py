"""The state of a Space Base match: flat lists of numbers, read through queries named after the handbook."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from orrery.core import Seat, State
from orrery.core.fields import DERIVED, SHARED
from orrery.games.space_base.ability import REWARDING
from orrery.games.space_base.catalog import DEPLOYED, NO_CARD, SECTORS, STATIONED, Card, Catalog, Face
from orrery.games.space_base.ruleset import SpaceBaseRules

NOBODY = -1
NOWHERE = 255
"""Not on a console."""
ROW = 6
"""Open cards of each level in the shipyard. [SB-SETUP-06]"""
LEVELS = 3

CLOCKWISE = [[(*range(seat, seats), *range(seat)) for seat in range(seats)] for seats in range(6)]
"""The seats in turn order, by the number of seats and the one to begin with."""

Cards: TypeAlias = tuple[int, ...]
Block: TypeAlias = tuple[Seat, Cards]
"""Cards under a deck, and who put them there."""


class SpaceBaseState(State):
    """Where every card, token and marker is, and whose turn it is.

    Cards are numbers into the catalogue. A console place is ``seat * 12 + sector - 1``; `where` holds for each
    card on a console ``place`` if it is stationed, ``seats * 12 + place`` if it is deployed, else NOWHERE.
    """

    ruleset: Annotated[SpaceBaseRules, SHARED]
    catalog: Annotated[Catalog, SHARED]
    goal: Annotated[int, SHARED]
    # The tracks, by seat.
    credits: list[int]
    income: list[int]
    points: list[int]
    # The consoles: the cards by place, the tokens by card, and where each card lies.
    station: list[int]
    deployed: list[Cards]
    charges: bytearray
    where: Annotated[bytearray, DERIVED]
    # For each seat its cards with a token on them; for each phase that abilities belong to (0: the open ones)
    # a bit set of the seats with tokens on such abilities. Both say quickly that there is nothing to use.
    charged: Annotated[list[Cards], DERIVED]
    charged_in: Annotated[list[int], DERIVED]
    # The seats that own a colony, as a bit set: the others need not look for sectors their colonies block.
    settled: Annotated[int, DERIVED]
    # The table. Decks are bags without order; what was put back under a deck lies there in blocks.
    yard: list[int]
    colonies: list[int]
    decks: list[list[int]]
    under: list[tuple[Block, ...]]
    # The cards drawn at light speed, by seat.
    hands: list[Cards]
    # The turn. The phase is kept for those who look at the table; what is to do next stands in the agenda.
    first: int
    active: int
    round: int
    turns: int
    phase: int
    dice: list[int]
    allocated: list[Cards]
    # The end.
    ending: bool
    winner: int

    # Made from the declaration by `make fields`.
    __slots__ = (
        "active",
        "allocated",
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
        "phase",
        "points",
        "round",
        "ruleset",
        "settled",
        "station",
        "turns",
        "under",
        "where",
        "winner",
        "yard",
    )

    def copy(self) -> SpaceBaseState:
        """An independent copy, with no chance and no listeners of its own yet."""
        twin = SpaceBaseState()
        twin.agenda = self.agenda.copy()
        twin.seats = self.seats
        twin.ruleset = self.ruleset
        twin.catalog = self.catalog
        twin.goal = self.goal
        twin.credits = self.credits.copy()
        twin.income = self.income.copy()
        twin.points = self.points.copy()
        twin.station = self.station.copy()
        twin.deployed = self.deployed.copy()
        twin.charges = self.charges.copy()
        twin.where = self.where.copy()
        twin.charged = self.charged.copy()
        twin.charged_in = self.charged_in.copy()
        twin.settled = self.settled
        twin.yard = self.yard.copy()
        twin.colonies = self.colonies.copy()
        twin.decks = [each.copy() for each in self.decks]
        twin.under = self.under.copy()
        twin.hands = self.hands.copy()
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.turns = self.turns
        twin.phase = self.phase
        twin.dice = self.dice.copy()
        twin.allocated = self.allocated.copy()
        twin.ending = self.ending
        twin.winner = self.winner
        return twin

    def fields(self) -> dict[str, Any]:
        """The fields that change in play, with their types."""
        return {
            "credits": list[int],
            "income": list[int],
            "points": list[int],
            "station": list[int],
            "deployed": list[Cards],
            "charges": bytearray,
            "yard": list[int],
            "colonies": list[int],
            "decks": list[list[int]],
            "under": list[tuple[Block, ...]],
            "hands": list[Cards],
            "first": int,
            "active": int,
            "round": int,
            "turns": int,
            "phase": int,
            "dice": list[int],
            "allocated": list[Cards],
            "ending": bool,
            "winner": int,
        }

    # End of what was made.

    def derive(self) -> None:
        """Find out where every card lies, which cards are charged, and who owns a colony."""
        self.where = bytearray([NOWHERE]) * len(self.catalog.cards)
        self.charged = [()] * self.seats
        self.charged_in = [0] * 5
        self.settled = 0
        for place, card in enumerate(self.station):
            if card >= 0:
                self.put_on_station(card, place // SECTORS, place % SECTORS + 1)
        for place, cards in enumerate(self.deployed):
            for card in cards:
                self.where[card] = self.seats * SECTORS + place
        for card in range(len(self.charges)):
            if self.charges[card]:
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
        return where // SECTORS % self.seats if where != NOWHERE else NOBODY

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

    def has_tokens_for(self, seat: Seat, phase: int) -> bool:
        """Whether a seat has tokens on abilities of this phase, or of the open ones. They may still be too few."""
        return self.charged_in[phase] >> seat & 1 == 1

    def unblocked(self, seat: Seat, cards: list[int]) -> list[int]:
        """Those of the cards in whose sector no colony of the seat lies."""
        if not self.settled >> seat & 1:
            return cards
        return [card for card in cards if not self.is_blocked(seat, self.catalog.sector[card])]

    def is_blocked(self, seat: Seat, sector: int) -> bool:
        """Whether the seat's own colony lies there, so that no other card can. [SB-COLONY-05]"""
        card = self.station[seat * SECTORS + sector - 1]
        return card >= 0 and self.catalog.colony[card]

    def paying_side(self, seat: Seat) -> int:
        """The side of a seat's cards that pays in this turn. [SB-REWARD-03]"""
        return STATIONED if seat == self.active else DEPLOYED

    def pays(self, side: int, cards: Cards, but: int = NO_CARD) -> bool:
        """Whether these cards, all of one side, have anything for their owner now.

        A token counts where it fits; `but` names a card that gets none. [SB-CHARGE-03] [SB-AMB-18]
        """
        gives, faces = self.catalog.gives[side], self.catalog.faces[side]
        for card in cards:
            if gives[card]:
                return True
        if self.ruleset.asks_in_vain:
            return any(faces[card].pays for card in cards)
        return any(card != but and self.may_be_charged(card, faces[card]) for card in cards)

    def may_be_charged(self, card: int, face: Face) -> bool:
        """Whether a token as a reward may fit onto this side: 2X abilities can still be used before it comes."""
        if face.ability is None or self.face(card) is not face:
            return False
        return self.charges[card] < face.slots[self.seats] or face.ability.phase == REWARDING

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
        if credits:
            self.credits[seat] += credits
        if income:
            self.income[seat] += income
        if points:
            self.points[seat] += points
            if self.points[seat] >= self.goal and not self.ending:
                self.ending = True
                self.tell("end-is-near", "SB-END-01", seat=seat, points=self.points[seat])

    def lose_points(self, seat: Seat, points: int) -> int:
        """Lower a seat's points, never below 0. Gives how many were lost. [SB-TRACK-04]"""
        lost = min(points, self.points[seat])
        self.points[seat] -= lost
        return lost
