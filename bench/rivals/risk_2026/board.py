"""What the rival reads of a state, and the queries it makes of that."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from orrery.core import Seat

# The adapter: everything that is read of a state or of its catalogue.


@dataclass(frozen=True, slots=True)
class Card:
    """A faction card; `effects` are pairs of a name and an amount."""

    number: int
    stars: int
    scope: str
    effects: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement; `planet` is -1 unless one is named."""

    number: int
    condition: str
    amount: int
    planet: int


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet, with its territories as numbers and as a bit set."""

    bonus: int
    territories: tuple[int, ...]
    members: int


@dataclass(frozen=True, slots=True)
class Components:
    """The catalogue. Territories and cards are known by their ids in options, by numbers everywhere else."""

    territory: dict[str, int]
    adjacent: list[tuple[int, ...]]
    """By territory: those beside it, in ascending order."""
    neighbours: list[int]
    """The same as bit sets."""
    planets: list[Planet]
    planet_of: list[int]
    cards: dict[str, Card]
    numbered: list[Card]
    achievements: list[Achievement]


@dataclass(slots=True)
class Board:
    """How things stand for the seat that decides.

    An owner is a seat, ``seats + 0..3`` for the neutral colours of a game of two, or -1 for nobody.
    """

    components: Components
    seats: int
    teams: bool
    domination: bool
    wide_towers: bool
    side: list[int]
    """By owner: who belongs together."""
    owner: list[int]
    held: list[int]
    """By owner, and last those of nobody: the territories as bit sets."""
    began: list[int]
    """The same when the turn began."""
    units: list[int]
    base: list[int]
    """By territory: whose base stands there, or -1."""
    field: list[bool]
    """By territory: whether a mineral field is there."""
    hero: list[int]
    """By seat: the hero's territory, or -1."""
    tower: list[int]
    """Where the two towers stand, or -1."""
    hands: list[int]
    """By seat: how many cards are in its hand."""
    stars: int
    """The stars on all cards of the seat that decides, won ones included."""
    achievement: list[int]
    """By achievement: its holder, -1 on the board, -2 out of the game."""
    attack_die: int
    """Who holds the reward for one more die in an attack; below 0 if nobody does."""
    defence_die: int
    active: int
    conquered: int
    """Enemy territories conquered in this turn."""
    offered: bool
    """Whether cards were laid down for their stars."""
    effects: tuple[tuple[int, int, int], ...]
    """Abilities that last: the card, and the source and target of the invasion it was played for."""
    invading: bool
    source: int
    target: int
    committed: int
    """Units with which the running invasion attacks."""
    defenders: int
    """Dice the defender rolls."""
    called: int
    """1 if the attacker's hero takes part, else 0."""
    attack_rolled: tuple[int, ...]
    defence_rolled: tuple[int, ...]
    losses: tuple[int, ...]


NEUTRAL_COLOURS = 4
CAPTURED = 8
"""A card that a seat has won is at this and the seat's number."""
NO_INVASION = SimpleNamespace(
    running=False,
    source=-1,
    target=-1,
    committed=0,
    defenders=0,
    called=False,
    attack_rolled=(),
    defence_rolled=(),
    losses=(),
)
"""What stands for one in a turn without any yet."""


def read(state: Any, seat: Seat) -> Board:
    """What the rival knows of a state when a seat has to decide."""
    catalog, options, turn, where = state.catalog, state.options, state.turn, state.cards.where
    invasion = state.invasion if state.invasion is not None else NO_INVASION
    owners = state.seats + NEUTRAL_COLOURS
    return Board(
        components=_read_components(catalog),
        seats=state.seats,
        teams=options.teams,
        domination=options.variant == "total-domination",
        wide_towers=options.wide_towers,
        side=[owner % 2 if options.teams else owner for owner in range(owners)],
        owner=state.owner,
        held=_held(state.owner, owners),
        began=state.began,
        units=state.units,
        base=state.base,
        field=state.field,
        hero=state.hero,
        tower=state.tower,
        hands=[where.count(player) for player in range(state.seats)],
        stars=sum(catalog.stars[card] for card, at in enumerate(where) if at in (seat, CAPTURED + seat)),
        achievement=state.achievement,
        attack_die=state.reward[catalog.reward_number["attack-die"]],
        defence_die=state.reward[catalog.reward_number["defence-die"]],
        active=state.active,
        conquered=turn.conquered,
        offered=bool(turn.offered),
        effects=turn.effects,
        invading=invasion.running,
        source=invasion.source,
        target=invasion.target,
        committed=invasion.committed,
        defenders=invasion.defenders,
        called=int(invasion.called),
        attack_rolled=invasion.attack_rolled,
        defence_rolled=invasion.defence_rolled,
        losses=invasion.losses,
    )


@lru_cache(maxsize=8)
def _read_components(catalog: Any) -> Components:
    cards = [Card(card.number, card.stars, card.scope, card.effects) for card in catalog.cards]
    return Components(
        territory=catalog.number,
        adjacent=catalog.adjacent,
        neighbours=catalog.neighbours,
        planets=[Planet(planet.bonus, planet.territories, as_set(planet.territories)) for planet in catalog.planets],
        planet_of=catalog.planet_of,
        cards={name: cards[number] for name, number in catalog.card_number.items()},
        numbered=cards,
        achievements=[
            Achievement(award.number, award.condition, award.amount, award.planet) for award in catalog.achievements
        ],
    )


def _held(owner: list[int], owners: int) -> list[int]:
    held = [0] * (owners + 1)
    for territory, holder in enumerate(owner):
        held[holder] |= 1 << territory
    return held


# Queries

TERRITORIES = 42
ALL = (1 << TERRITORIES) - 1
OPEN = -1
"""An achievement that lies on the board."""


def as_set(territories: tuple[int, ...]) -> int:
    """Territories as a bit set."""
    return sum(1 << territory for territory in territories)


@lru_cache(maxsize=1 << 16)
def members(territories: int) -> tuple[int, ...]:
    """The territories in a bit set."""
    return tuple(territory for territory in range(TERRITORIES) if territories >> territory & 1)


def friends(board: Board, seat: Seat, held: list[int]) -> int:
    """The bit set of a seat's and its allies' territories, as they are held now or when the turn began."""
    if not board.teams:
        return held[seat]
    found = 0
    for ally in range(seat % 2, board.seats, 2):
        found |= held[ally]
    return found


def foes(board: Board, seat: Seat) -> int:
    """The bit set of all territories held by enemies."""
    return ALL & ~friends(board, seat, board.held)


def is_foe(board: Board, seat: Seat, territory: int) -> bool:
    """Whether a territory is held by an enemy."""
    return board.side[board.owner[territory]] != board.side[seat]


def is_player(board: Board, owner: int) -> bool:
    """A player, not a neutral colour."""
    return owner < board.seats


def achieved(board: Board, seat: Seat) -> int:
    """How many achievements a seat and its allies have."""
    return sum(board.achievement.count(ally) for ally in range(board.seats) if board.side[ally] == board.side[seat])


def progress(board: Board, seat: Seat, award: Achievement) -> int:
    """How much of an achievement's amount a seat has reached."""
    planets = board.components.planets
    own = board.held[seat]
    taken = own & ~board.began[seat]
    match award.condition:
        case "planet":
            return (planets[award.planet].members & ~foes(board, seat)).bit_count()
        case "planets":
            others = foes(board, seat)
            return sum([not planet.members & others for planet in planets])
        case "take-planet":
            others = foes(board, seat) | friends(board, seat, board.began)
            return sum([not planet.members & others for planet in planets])
        case "enemy-bases":
            bases = [board.base[territory] for territory in members(own) if board.base[territory] >= 0]
            return sum([board.side[base] != board.side[seat] for base in bases])
        case "fields":
            return sum([board.field[territory] for territory in members(own)])
        case "take-fields":
            return sum([board.field[territory] for territory in members(taken)])
        case "take-territories":
            return taken.bit_count()
    return own.bit_count()
