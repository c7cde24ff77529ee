"""How a seat stands, in named numbers that it may know."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.reinforcements import reinforcements
from orrery.games.risk.state import CAPTURED, NOWHERE, OPEN, RiskState

ACHIEVEMENT = 12.0
"""What an achievement is worth, in units."""
NEARLY = 4.0
"""What being nearly there is worth."""
TERRITORY = 1.0
INCOME = 2.0
"""What a unit in every coming turn is worth."""
CARD = 1.5
HALF_TAKEN = 0.5
"""The share of a planet from which its bonus comes into view."""


def features(s: RiskState, seat: Seat) -> dict[str, float]:
    """Everything about the seat itself, its side and the strongest enemy; the same names in every position."""
    strengths: dict[int, float] = {}
    for player in range(s.seats):
        strengths[s.side[player]] = strengths.get(s.side[player], 0.0) + strength(s, player)
    mine = strengths.pop(s.side[seat])
    strongest = max(strengths.values())
    return {
        **_forces(s, seat),
        **_board(s, seat),
        **_achievements(s, seat),
        **_cards(s, seat),
        "rewards": float(s.reward.count(seat)),
        "strength": mine,
        "strongest enemy": strongest,
        "lead": mine - strongest,
        "enemies": float(_enemies(s, seat)),
        "on turn": float(s.active == seat),
        "round": float(s.round),
        "won": float(seat in s.winners),
    }


def strength(s: RiskState, seat: Seat) -> float:
    """What a seat has, in units: units, income, territories, cards, and achievements taken or near."""
    if not s.is_alive(seat):
        return 0.0
    total = s.units_of(seat) + INCOME * reinforcements(s, seat) + TERRITORY * s.size(seat)
    total += CARD * s.cards.where.count(seat) + ACHIEVEMENT * s.achievements_of(seat)
    total += s.turn.pool if seat == s.active else 0
    for award in s.catalog.achievements:
        if s.achievement[award.number] == OPEN:
            total += NEARLY * min(1.0, progress(s, seat, award) / award.amount) ** 2
    return total


def _enemies(s: RiskState, seat: Seat) -> int:
    """How many enemies are still in the game, or in its set-up everyone who will be."""
    others = [other for other in range(s.seats) if s.side[other] != s.side[seat]]
    return sum(s.is_alive(other) for other in others) if s.round else len(others)


def _forces(s: RiskState, seat: Seat) -> dict[str, float]:
    """Units, and where they stand."""
    foes = s.foes(seat)
    own = s.territories(seat)
    front = [territory for territory in own if s.catalog.neighbours[territory] & foes]
    return {
        "units": float(s.units_of(seat)),
        "units to place": float(s.supply[seat] + (s.turn.pool if seat == s.active else 0)),
        "units at the front": float(sum([s.units[territory] for territory in front])),
        "biggest army": float(max([s.units[territory] for territory in own], default=0)),
        "income": float(reinforcements(s, seat)) if own else 0.0,
        "front": float(len(front)),
        "threatened": float(sum([_is_threatened(s, seat, territory) for territory in front])),
        "hero": float(s.hero[seat] != NOWHERE),
    }


def _is_threatened(s: RiskState, seat: Seat, territory: int) -> bool:
    """Whether an enemy player beside a territory has more units there than it."""
    return any(
        s.is_foe(seat, near) and s.is_player(s.owner[near]) and s.units[near] > s.units[territory]
        for near in s.catalog.adjacent[territory]
    )


def _board(s: RiskState, seat: Seat) -> dict[str, float]:
    """Territories, fields, bases and planets."""
    held = s.held[seat]
    shares = [(members & held).bit_count() / members.bit_count() for members in s.catalog.planet_set]
    bases = s.bases(seat)
    return {
        "territories": float(s.size(seat)),
        "fields": float(s.mineral_fields(seat)),
        "planets": float(sum([share == 1 for share in shares])),
        "planets half taken": float(sum([HALF_TAKEN <= share < 1 for share in shares])),
        "enemy bases": float(sum([s.side[s.base[base]] != s.side[seat] for base in bases])),
        "own base": float(any(s.base[base] == seat for base in bases)),
        "towers": float(sum([place >= 0 and s.owner[place] == seat for place in s.tower])),
    }


def _achievements(s: RiskState, seat: Seat) -> dict[str, float]:
    """Achievements of the seat and its side, and how near it is to others."""
    near = [
        min(1.0, progress(s, seat, award) / award.amount)
        for award in s.catalog.achievements
        if s.achievement[award.number] == OPEN
    ]
    side = [other for other in range(s.seats) if s.side[other] == s.side[seat]]
    return {
        "achievements": float(s.achievements_of(seat)),
        "achievements of the side": float(sum([s.achievements_of(other) for other in side])),
        "achievements met": float(sum([share == 1 for share in near])),
        "nearest achievement": max(near, default=0.0),
    }


def _cards(s: RiskState, seat: Seat) -> dict[str, float]:
    """The own cards and their stars, and how many the others hold."""
    hand, won = s.hand(seat) if s.faction[seat] >= 0 else [], s.won(seat)
    held = [s.cards.where.count(other) + s.cards.where.count(CAPTURED + other) for other in range(s.seats)]
    return {
        "cards": float(len(hand) + len(won)),
        "stars": float(sum([s.catalog.stars[card] for card in (*hand, *won)])),
        "cards of others": float(sum(held) - held[seat]),
    }
