"""How a seat stands, in named numbers; everything in them is public."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED
from orrery.games.space_base.insight.console import ALL_ROLLS, ROLLS, side_of
from orrery.games.space_base.insight.ledger import Entry, ledger
from orrery.games.space_base.insight.prospect import prospect
from orrery.games.space_base.insight.weights import time_left
from orrery.games.space_base.state import NOBODY, SpaceBaseState


def features(s: SpaceBaseState, seat: Seat) -> dict[str, float]:
    """What a seat has, and by how much it is ahead of the others in the same."""
    own = standing(s, seat)
    others = [standing(s, other) for other in range(s.seats) if other != seat]
    ahead = {f"{name} ahead": own[name] - max(other[name] for other in others) for name in own}
    return {
        "time left": time_left(s),
        "on turn": float(seat == s.active),
        "turns to wait": float((seat - s.active) % s.seats if s.active != NOBODY else 0),
        "others": float(s.seats - 1),
        **own,
        **ahead,
    }


def standing(s: SpaceBaseState, seat: Seat) -> dict[str, float]:
    """What a seat has, and what a roll brings it on average: on its own turn, and on another's."""
    entries = ledger(s.catalog, s.seats).sides
    colonies = sum(s.is_blocked(seat, sector) for sector in range(1, SECTORS + 1))
    tokens = sum(s.charges[card] * entries[s.side(card)][card].token for card in s.charged[seat])
    found = {
        "points": float(s.points[seat]),
        "credits": float(s.credits[seat]),
        "income": float(s.income[seat]),
        "tokens": tokens,
        "colonies": float(colonies),
    }
    rates = prospect(s, seat).rates
    for side, name in ((STATIONED, "station"), (DEPLOYED, "deployed")):
        worth = side_of(s, seat, side, entries[side], rates[side]).worths()
        yields = rolled(worth, paid(s, seat, side, entries[side]))
        found |= {f"{name} {what}": value for what, value in zip(PAID, yields, strict=True)}
    return found


PAID = ("credits", "income", "points", "extras")
Pay = tuple[float, float, float, float]


def paid(s: SpaceBaseState, seat: Seat, side: int, entries: list[Entry]) -> list[Pay]:
    """What each sector pays by itself; from 1."""
    found: list[Pay] = [(0.0, 0.0, 0.0, 0.0)]
    for sector in range(1, SECTORS + 1):
        here = [entries[card] for card in s.cards_in(seat, side, sector)]
        found.append(
            (
                float(sum(entry.credits for entry in here)),
                float(sum(entry.income for entry in here)),
                float(sum(entry.points for entry in here)),
                sum(entry.extra for entry in here),
            )
        )
    return found


def rolled(worth: list[float], pays: list[Pay]) -> Pay:
    """What a roll pays on average, used in the better way."""
    total = [0.0] * len(PAID)
    for first, second, weight in ROLLS:
        sectors = (first, second) if worth[first] + worth[second] > worth[first + second] else (first + second,)
        for sector in sectors:
            for index, amount in enumerate(pays[sector]):
                total[index] += weight * amount / ALL_ROLLS
    credits, income, points, extras = total
    return credits, income, points, extras
