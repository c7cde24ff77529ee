"""The state of a Risk match: flat lists of numbers, read through queries named after the rulebook."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from orrery.core import Seat, State, Zones
from orrery.core.fields import DERIVED, SHARED
from orrery.games.risk.catalog import TERRITORIES, Catalog
from orrery.games.risk.options import RiskOptions
from orrery.games.risk.ruleset import NEUTRAL_COLOURS, RiskRules
from orrery.games.risk.values import Invasion, Moving, Storm, Turn

NOBODY = -1
NOWHERE = -1
ALL = (1 << TERRITORIES) - 1
"""The bit set of all territories."""

DECK, DISCARD = -1, -2
CAPTURED = 8
"""Where a card is: in its deck, discarded, in the hand of a seat (the seat's number), or won from another player by
elimination (CAPTURED + the seat's number)."""
COMMON_DECK = 3
"""The deck of all cards, beside those of the three species."""

ABSENT, OPEN = -2, -1
"""Where an achievement is: out of the game, on the board, or with a seat."""
FACE_DOWN, DESTROYED = -2, -1
"""Where a reward is: under an achievement, lost for good, or with a seat."""


_SEVEN = [
    [tuple(start + bit for bit in range(7) if chunk >> bit & 1) for chunk in range(128)]
    for start in range(0, TERRITORIES, 7)
]
"""For each seven territories in a row: the members of every bit set of them."""


@lru_cache(maxsize=1 << 16)
def members(territories: int) -> tuple[int, ...]:
    """The territories in a bit set.

    >>> members(0b10011)
    (0, 1, 4)
    """
    found: tuple[int, ...] = ()
    for chunks in _SEVEN:
        found += chunks[territories & 127]
        territories >>= 7
    return found


class RiskState(State):
    """Where every unit, hero, base, field, tower and card is, and whose turn it is.

    Territories, cards, achievements, rewards and factions are numbers into the catalogue. An owner is a seat, or
    ``seats + 0..3`` for the neutral colours of a game of two.
    """

    rules: Annotated[RiskRules, SHARED]
    catalog: Annotated[Catalog, SHARED]
    options: Annotated[RiskOptions, SHARED]
    side: Annotated[tuple[int, ...], SHARED]
    """Who belongs together: two owners are enemies if their sides differ."""
    # By territory
    owner: list[int]
    units: list[int]
    base: list[int]
    """Whose base stands there."""
    field: list[bool]
    """Whether a mineral field is there."""
    # By owner, and last those of nobody
    held: Annotated[list[int], DERIVED]
    """Their territories as bit sets, kept in step by `give`."""
    began: list[int]
    """The same as it was when the turn began."""
    # By seat
    hero: list[int]
    """The hero's territory."""
    faction: list[int]
    supply: list[int]
    """Start units not yet placed."""
    order: list[int]
    """The seats in turn order."""
    # Cards, achievements, rewards and towers
    cards: Zones
    """Hands, decks and discard piles. Cards that were shuffled in again are of a later generation: a hand from before
    holds none of those, as everyone can tell."""
    achievement: list[int]
    """Where each achievement is."""
    revealed: list[int]
    """The reward that each achievement has brought to light."""
    reward: list[int]
    """Where each reward is."""
    tower: list[int]
    """Where the silver and the golden tower stand; they belong to the territory's owner."""
    # The course of the game
    round: int
    """0 while setting up."""
    active: int
    """Whose turn it is."""
    phase: str
    """The part of the set-up or of the turn, to be shown; what comes next stands in the agenda."""
    blocked: frozenset[int]
    """Seats that may use no cards when placing reinforcements next."""
    neutrals: tuple[int, ...]
    """The factions of the neutral colours."""
    winners: tuple[int, ...]
    turn: Turn
    invasion: Invasion | None
    """The running or last invasion of the turn."""
    storm: Storm | None
    moving: Moving | None

    # Made from the declaration by `make fields`.
    __slots__ = (
        "achievement",
        "active",
        "base",
        "began",
        "blocked",
        "cards",
        "catalog",
        "faction",
        "field",
        "held",
        "hero",
        "invasion",
        "moving",
        "neutrals",
        "options",
        "order",
        "owner",
        "phase",
        "revealed",
        "reward",
        "round",
        "rules",
        "side",
        "storm",
        "supply",
        "tower",
        "turn",
        "units",
        "winners",
    )

    def copy(self) -> RiskState:
        """An independent copy, with no chance and no listeners of its own yet."""
        twin = RiskState()
        twin.agenda = self.agenda.copy()
        twin.seats = self.seats
        twin.rules = self.rules
        twin.catalog = self.catalog
        twin.options = self.options
        twin.side = self.side
        twin.owner = self.owner.copy()
        twin.units = self.units.copy()
        twin.base = self.base.copy()
        twin.field = self.field.copy()
        twin.held = self.held.copy()
        twin.began = self.began.copy()
        twin.hero = self.hero.copy()
        twin.faction = self.faction.copy()
        twin.supply = self.supply.copy()
        twin.order = self.order.copy()
        twin.cards = self.cards.copy()
        twin.achievement = self.achievement.copy()
        twin.revealed = self.revealed.copy()
        twin.reward = self.reward.copy()
        twin.tower = self.tower.copy()
        twin.round = self.round
        twin.active = self.active
        twin.phase = self.phase
        twin.blocked = self.blocked
        twin.neutrals = self.neutrals
        twin.winners = self.winners
        twin.turn = self.turn.__copy__()
        twin.invasion = self.invasion.__copy__() if self.invasion is not None else None
        twin.storm = self.storm
        twin.moving = self.moving
        return twin

    def fields(self) -> dict[str, Any]:
        """The fields that change in play, with their types."""
        return {
            "owner": list[int],
            "units": list[int],
            "base": list[int],
            "field": list[bool],
            "began": list[int],
            "hero": list[int],
            "faction": list[int],
            "supply": list[int],
            "order": list[int],
            "cards": Zones,
            "achievement": list[int],
            "revealed": list[int],
            "reward": list[int],
            "tower": list[int],
            "round": int,
            "active": int,
            "phase": str,
            "blocked": frozenset[int],
            "neutrals": tuple[int, ...],
            "winners": tuple[int, ...],
            "turn": Turn,
            "invasion": Invasion | None,
            "storm": Storm | None,
            "moving": Moving | None,
        }

    # End of what was made.

    def derive(self) -> None:
        """Work out who holds what."""
        self.held = [0] * (self.seats + NEUTRAL_COLOURS + 1)
        for territory, owner in enumerate(self.owner):
            self.held[owner] |= 1 << territory

    # What is played with

    @property
    def has_neutrals(self) -> bool:
        """One against one. [RK-1V1-01]"""
        return self.seats == 2

    # Queries: the course of the game

    @property
    def stage(self) -> str:
        """Set-up, play, or over."""
        return "over" if self.winners else "play" if self.round else "setup"

    @property
    def fight(self) -> Invasion | None:
        """The running invasion, if there is one."""
        invasion = self.invasion
        return invasion if invasion is not None and invasion.running else None

    @property
    def under_way(self) -> Invasion:
        """The running or last invasion, for rules that come to it only after one was declared."""
        assert self.invasion is not None
        return self.invasion

    # Queries: seats

    def species(self, seat: Seat) -> int:
        """The species of a seat's faction."""
        return self.catalog.factions[self.faction[seat]].species

    def is_alive(self, seat: Seat) -> bool:
        """Whether a seat still has units. [RK-ELIM-01]"""
        return self.held[seat] != 0

    def is_player(self, owner: int) -> bool:
        """A player, not a neutral colour."""
        return owner < self.seats

    def allies(self, seat: Seat) -> list[Seat]:
        """The seat's team in turn order, beginning with itself; alone without teams."""
        start = self.order.index(seat)
        circle = self.order[start:] + self.order[:start]
        return [other for other in circle if self.side[other] == self.side[seat]]

    def has_reward(self, seat: Seat, name: str) -> bool:
        """Whether a reward works for a seat."""
        return self.reward[self.catalog.reward_number[name]] == seat

    def achievements_of(self, seat: Seat) -> int:
        """How many achievements lie before a seat."""
        return self.achievement.count(seat)

    # Queries: territories

    def territories(self, owner: int) -> tuple[int, ...]:
        """Everything an owner holds."""
        return members(self.held[owner])

    def size(self, owner: int) -> int:
        """How many territories an owner holds."""
        return self.held[owner].bit_count()

    def foes(self, seat: Seat) -> int:
        """The bit set of all territories held by enemies; neutrals are enemies, allies are not. [RK-AMB-23]"""
        return ALL & ~self.friends(seat, self.held)

    def friends(self, seat: Seat, held: list[int]) -> int:
        """The bit set of a seat's and its allies' territories, as they are held now or when the turn began."""
        if not self.rules.teams:
            return held[seat]
        friends = 0
        for ally in range(seat % 2, self.seats, 2):
            friends |= held[ally]
        return friends

    def mineral_fields(self, owner: int) -> int:
        """How many mineral fields an owner controls. [RK-MAP-07]"""
        return sum([self.field[territory] for territory in self.territories(owner)])

    def bases(self, owner: int) -> list[int]:
        """The territories with a base that an owner controls, the own one and captured ones alike."""
        return [territory for territory in self.territories(owner) if self.base[territory] >= 0]

    def home(self, seat: Seat) -> int:
        """Where a seat's own base stands. [RK-MAP-08]"""
        return self.base.index(seat)

    def holds_planet(self, owner: int, planet: int) -> bool:
        """Whether one owner alone controls a whole planet."""
        return not self.catalog.planet_set[planet] & ~self.held[owner]

    def is_foe(self, seat: Seat, territory: int) -> bool:
        """Whether a territory is held by an enemy."""
        return self.side[self.owner[territory]] != self.side[seat]

    def units_of(self, owner: int) -> int:
        """All units an owner has on the board."""
        return sum([self.units[territory] for territory in self.territories(owner)])

    # Queries: cards

    def hand(self, seat: Seat) -> list[int]:
        """The cards a seat may use for abilities or stars."""
        where = self.cards.where
        if seat not in where:
            return []
        return [card for card in self.catalog.decks[self.deck_for(seat)] if where[card] == seat]

    def won(self, seat: Seat) -> list[int]:
        """The cards a seat has won by elimination: stars only. [RK-STAR-05]"""
        place, where = CAPTURED + seat, self.cards.where
        return self.cards.at(place) if place in where else []

    def deck_for(self, seat: Seat) -> int:
        """The deck a seat draws from. [RK-CARD-02]"""
        return self.species(seat) if self.rules.abilities else COMMON_DECK

    # Small changes that keep the lists in step with one another

    def discard(self, card: int) -> None:
        """Put a card face up on the pile of its species: now all have seen it. [RK-CARD-05] [RK-STAR-06]"""
        self.chance.reveal()
        self.cards.put(card, DISCARD)

    def give(self, territory: int, owner: int, units: int) -> None:
        """Make a territory somebody's, with so many units."""
        here = 1 << territory
        self.held[self.owner[territory]] &= ~here
        self.held[owner] |= here
        self.owner[territory] = owner
        self.units[territory] = units


def start(rules: RiskRules, options: RiskOptions, seats: int) -> RiskState:
    """The table before anything has happened."""
    s = RiskState()
    catalog = rules.catalog
    s.seats = seats
    s.rules, s.catalog, s.options, s.side = rules, catalog, options, rules.side
    s.owner = [NOBODY] * TERRITORIES
    s.units = [0] * TERRITORIES
    s.base = [NOBODY] * TERRITORIES
    s.field = [False] * TERRITORIES
    s.derive()
    s.began = s.held.copy()
    s.hero = [NOWHERE] * seats
    s.faction = [-1] * seats
    s.supply = [0] * seats
    s.order = list(range(seats))
    s.cards = Zones.of(len(catalog.cards), DECK)
    s.achievement = [ABSENT] * len(catalog.achievements)
    s.revealed = [-1] * len(catalog.achievements)
    s.reward = [FACE_DOWN] * len(catalog.rewards)
    s.tower = [NOWHERE, NOWHERE]
    s.round = 0
    s.active = NOBODY
    s.phase = "factions"
    s.blocked = frozenset()
    s.neutrals = s.winners = ()
    s.turn = Turn()
    s.invasion = s.storm = s.moving = None
    return s
