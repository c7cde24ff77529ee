"""How well a seat stands."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.reinforcements import reinforcements
from orrery.games.risk.state import OPEN, OVER, RiskState

WON = 1000.0
ACHIEVEMENT = 12.0
"""What an achievement is worth, in units."""
NEARLY = 4.0
"""What being nearly there is worth."""
TERRITORY = 1.0
INCOME = 2.0
"""What a unit in every coming turn is worth."""
CARD = 1.5


def evaluate(s: RiskState, seat: Seat) -> float:
    """How a seat, or its team, stands against the strongest enemy: only differences matter."""
    if s.stage == OVER:
        return WON if seat in s.winners else -WON
    sides: dict[int, float] = {}
    for player in range(s.seats):
        sides[s.side[player]] = sides.get(s.side[player], 0.0) + strength(s, player)
    mine = sides.pop(s.side[seat])
    return mine - max(sides.values())


def strength(s: RiskState, seat: Seat) -> float:
    """What a seat has: units, income, territories, cards, and achievements taken or near."""
    if not s.is_alive(seat):
        return 0.0
    total = s.units_of(seat) + INCOME * reinforcements(s, seat) + TERRITORY * s.size(seat)
    total += CARD * s.where.count(seat) + ACHIEVEMENT * s.achievements_of(seat)
    total += s.pool if seat == s.active else 0
    for award in s.catalog.achievements:
        if s.achievement[award.number] == OPEN:
            total += NEARLY * min(1.0, progress(s, seat, award) / award.amount) ** 2
    return total
