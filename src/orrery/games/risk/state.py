"""The state of a Risk match: flat lists of numbers, read through queries named after the rulebook."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from orrery.core import Seat, State
from orrery.games.risk.catalog import TERRITORIES, Catalog
from orrery.games.risk.options import RiskOptions

NOBODY = -1
NOWHERE = -1
ALL = (1 << TERRITORIES) - 1
"""The bit set of all territories."""

SETUP, PLAY, OVER = 0, 1, 2
"""The stages of a match."""
STAGES = ("setup", "play", "over")

PHASES = (
    "factions",
    "bases",
    "occupy",
    "strengthen",
    "neutrals",
    "heroes",
    "deploy",
    "command",
    "start-manoeuvre",
    "attack",
    "achievement",
    "manoeuvre",
)
"""The top-level steps, by number."""
(
    FACTIONS,
    BASES,
    OCCUPY,
    STRENGTHEN,
    NEUTRALS,
    HEROES,
    DEPLOY,
    COMMAND,
    START_MANOEUVRE,
    ATTACK,
    ACHIEVEMENT,
    MANOEUVRE,
) = range(len(PHASES))

DECK, DISCARD = -1, -2
CAPTURED = 8
"""Where a card is: in its deck, discarded, in the hand of a seat (the seat's number), or won from another player by
elimination (CAPTURED + the seat's number)."""
COMMON_DECK = 3
"""The deck of all cards, beside those of the three species."""
EVERYBODY = 63
"""The set of all seats, as a bit set."""

ABSENT, OPEN = -2, -1
"""Where an achievement is: out of the game, on the board, or with a seat."""
FACE_DOWN, DESTROYED = -2, -1
"""Where a reward is: under an achievement, lost for good, or with a seat."""
NEUTRAL_COLOURS = 4

_lists = (
    "owner",
    "units",
    "base",
    "field",
    "began",
    "hero",
    "faction",
    "order",
    "supply",
    "where",
    "known",
    "shuffled",
    "achievement",
    "revealed",
    "reward",
    "tower",
)
"""Attributes that are flat lists of numbers."""
_numbers = (
    "stage",
    "phase",
    "active",
    "place",
    "round",
    "pool",
    "placing",
    "traded",
    "conquered",
    "taken",
    "manoeuvres",
    "airlifts",
    "asked",
    "muted",
    "blocked",
    "auto_defence",
    "auto_cards",
    "invading",
    "source",
    "target",
    "defender",
    "committed",
    "defenders",
    "called",
    "cancelled",
    "captured",
)
"""Attributes that are single numbers."""
_tuples = (
    *("neutrals", "offered", "storm", "moving", "winners"),
    *("attack_rolled", "defence_rolled", "attack_counts", "defence_counts", "losses"),
)
"""Attributes that are tuples of numbers."""


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

    __slots__ = (
        *("catalog", "options", "has_heroes", "has_abilities", "side", "effects"),
        *("owner", "held", "units", "base", "field", "began"),
        *("hero", "faction", "order", "supply"),
        *("where", "known", "shuffled", "achievement", "revealed", "reward", "tower"),
        *("stage", "phase", "active", "place", "round"),
        *("pool", "placing", "traded", "conquered", "taken", "manoeuvres", "airlifts", "asked"),
        *("muted", "blocked", "auto_defence", "auto_cards"),
        *("invading", "source", "target", "defender", "committed", "defenders", "called", "cancelled", "captured"),
        *_tuples,
    )

    def __init__(self, catalog: Catalog, options: RiskOptions, seats: int) -> None:
        super().__init__(seats)
        self.catalog = catalog
        self.options = options
        self.has_heroes = self.has_abilities = not self.domination or options.extended
        """Not in Total Domination [RK-TD-02]: cards count for their stars only and lie in one deck. [RK-TD-03]"""
        # Who belongs together: two owners are enemies if their sides differ.
        self.side = [owner % 2 if options.teams else owner for owner in range(seats + NEUTRAL_COLOURS)]
        # By territory: its owner, its units, whose base stands there, and whether a mineral field is there.
        self.owner = [NOBODY] * TERRITORIES
        # By owner, and last those of nobody: their territories as bit sets, kept in step by `give`; and the same as it
        # was when the turn began.
        self.held = [0] * (seats + NEUTRAL_COLOURS) + [ALL]
        self.began = self.held.copy()
        self.units = [0] * TERRITORIES
        self.base = [NOBODY] * TERRITORIES
        self.field = [0] * TERRITORIES
        # By seat: the hero's territory, the faction, and the start units not yet placed; then the turn order.
        self.hero = [NOWHERE] * seats
        self.faction = [-1] * seats
        self.supply = [0] * seats
        self.order = list(range(seats))
        # By card: where it is, the set of seats that know so, and which shuffling of a discard pile has put it into
        # its deck: a hand from before holds none of those cards, as everyone can tell.
        self.where = [DECK] * len(catalog.cards)
        self.known = [0] * len(catalog.cards)
        self.shuffled = [0] * len(catalog.cards)
        # By achievement: where it is, and the reward it has brought to light. By reward: where it is.
        self.achievement = [ABSENT] * len(catalog.achievements)
        self.revealed = [-1] * len(catalog.achievements)
        self.reward = [FACE_DOWN] * len(catalog.rewards)
        # Where the silver and the golden tower stand; they belong to the territory's owner.
        self.tower = [NOWHERE, NOWHERE]
        self.stage = SETUP
        self.phase = FACTIONS
        self.active = NOBODY
        self.place = 0
        """The active seat's place in the turn order."""
        self.round = 0
        # The turn so far: units still to place, whether placing has begun, whether stars were traded, how many
        # enemy territories were conquered, whether an achievement was taken, manoeuvres left (and those for which
        # nothing need be connected), and the set of allied territories that were asked for.
        self.pool = 0
        self.placing = 0
        self.traded = 0
        self.conquered = 0
        self.taken = 0
        self.manoeuvres = 0
        self.airlifts = 0
        self.asked = 0
        # Sets of seats: who may play no abilities this turn, who may use no cards when placing reinforcements next,
        # who defends with all dice unasked, who declines to play cards unasked.
        self.muted = 0
        self.blocked = 0
        self.auto_defence = 0
        self.auto_cards = 0
        # The running or last invasion of the turn.
        self.invading = 0
        self.source = NOWHERE
        self.target = NOWHERE
        self.defender = NOBODY
        """Who held the target when the invasion was declared."""
        self.committed = 0
        self.defenders = 0
        """Dice the defender rolls."""
        self.called = 0
        """Whether the attacker's hero takes part."""
        self.cancelled = 0
        self.captured = 0
        self.attack_rolled: tuple[int, ...] = ()
        self.defence_rolled: tuple[int, ...] = ()
        self.attack_counts: tuple[int, ...] = ()
        self.defence_counts: tuple[int, ...] = ()
        """What the dice counted in the end, highest first."""
        self.losses: tuple[int, ...] = ()
        """Units that the attacker and the defender lose."""
        self.storm: tuple[int, ...] = ()
        """An attack that goes on by itself: source, target, units to keep, whether the hero takes part."""
        self.effects: tuple[tuple[int, int, int], ...] = ()
        """Abilities that last: the card, and the source and target of the invasion it was played for."""
        self.moving: tuple[int, ...] = ()
        """A manoeuvre of which only the number of units is open: source and target."""
        self.offered: tuple[int, ...] = ()
        """Cards laid down for their stars."""
        self.neutrals: tuple[int, ...] = ()
        """The factions of the neutral colours."""
        self.winners: tuple[int, ...] = ()

    # Copying and keeping

    def copy(self) -> RiskState:
        """An independent copy (the catalogue is shared)."""
        twin = RiskState.__new__(RiskState)
        twin.events = None
        twin.seats = self.seats
        twin.catalog = self.catalog
        twin.options = self.options
        twin.has_heroes = self.has_heroes
        twin.has_abilities = self.has_abilities
        twin.side = self.side
        twin.owner = self.owner.copy()
        twin.held = self.held.copy()
        twin.units = self.units.copy()
        twin.base = self.base.copy()
        twin.field = self.field.copy()
        twin.began = self.began.copy()
        twin.hero = self.hero.copy()
        twin.faction = self.faction.copy()
        twin.supply = self.supply.copy()
        twin.order = self.order.copy()
        twin.where = self.where.copy()
        twin.known = self.known.copy()
        twin.shuffled = self.shuffled.copy()
        twin.achievement = self.achievement.copy()
        twin.revealed = self.revealed.copy()
        twin.reward = self.reward.copy()
        twin.tower = self.tower.copy()
        twin.stage = self.stage
        twin.phase = self.phase
        twin.active = self.active
        twin.place = self.place
        twin.round = self.round
        twin.pool = self.pool
        twin.placing = self.placing
        twin.traded = self.traded
        twin.conquered = self.conquered
        twin.taken = self.taken
        twin.manoeuvres = self.manoeuvres
        twin.airlifts = self.airlifts
        twin.asked = self.asked
        twin.muted = self.muted
        twin.blocked = self.blocked
        twin.auto_defence = self.auto_defence
        twin.auto_cards = self.auto_cards
        twin.invading = self.invading
        twin.source = self.source
        twin.target = self.target
        twin.defender = self.defender
        twin.committed = self.committed
        twin.defenders = self.defenders
        twin.called = self.called
        twin.cancelled = self.cancelled
        twin.captured = self.captured
        twin.attack_rolled = self.attack_rolled
        twin.defence_rolled = self.defence_rolled
        twin.attack_counts = self.attack_counts
        twin.defence_counts = self.defence_counts
        twin.losses = self.losses
        twin.storm = self.storm
        twin.effects = self.effects
        twin.moving = self.moving
        twin.offered = self.offered
        twin.neutrals = self.neutrals
        twin.winners = self.winners
        return twin

    def dump(self) -> dict[str, Any]:
        """Everything that changes in play, as plain JSON."""
        data: dict[str, Any] = {name: list(getattr(self, name)) for name in (*_lists, *_tuples)}
        data |= {name: getattr(self, name) for name in _numbers}
        data["effects"] = [list(effect) for effect in self.effects]
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Take over everything from a dump."""
        for name in _lists:
            setattr(self, name, list(data[name]))
        for owner in range(-1, self.seats + NEUTRAL_COLOURS):
            self.held[owner] = sum(1 << territory for territory in range(TERRITORIES) if self.owner[territory] == owner)
        for name in _tuples:
            setattr(self, name, tuple(data[name]))
        for name in _numbers:
            setattr(self, name, data[name])
        self.effects = tuple((card, source, target) for card, source, target in data["effects"])

    # What is played with

    @property
    def basic(self) -> bool:
        """Basic Training: charts, and no rewards. [RK-VAR-03]"""
        return self.options.variant == "basic-training"

    @property
    def domination(self) -> bool:
        """Total Domination: play on until one side holds everything. [RK-TD-04]"""
        return self.options.variant == "total-domination"

    @property
    def has_neutrals(self) -> bool:
        """One against one. [RK-1V1-01]"""
        return self.seats == 2

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
        if not self.options.teams:
            return held[seat]
        friends = 0
        for ally in range(seat % 2, self.seats, 2):
            friends |= held[ally]
        return friends

    def fields(self, owner: int) -> int:
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
        where = self.where
        if seat not in where:
            return []
        return [card for card in self.catalog.decks[self.deck_for(seat)] if where[card] == seat]

    def won(self, seat: Seat) -> list[int]:
        """The cards a seat has won by elimination: stars only. [RK-STAR-05]"""
        place = CAPTURED + seat
        return [card for card, where in enumerate(self.where) if where == place] if place in self.where else []

    def deck_for(self, seat: Seat) -> int:
        """The deck a seat draws from. [RK-CARD-02]"""
        return self.species(seat) if self.has_abilities else COMMON_DECK

    # Small changes that keep the lists in step with one another

    def discard(self, card: int) -> None:
        """Put a card face up on the pile of its species: now all have seen it. [RK-CARD-05] [RK-STAR-06]"""
        self.chance.reveal()
        self.where[card] = DISCARD
        self.known[card] = EVERYBODY

    def give(self, territory: int, owner: int, units: int) -> None:
        """Make a territory somebody's, with so many units."""
        here = 1 << territory
        self.held[self.owner[territory]] &= ~here
        self.held[owner] |= here
        self.owner[territory] = owner
        self.units[territory] = units
