"""How well a seat stands, for bots: how soon its console should bring it to the goal."""

from __future__ import annotations

from math import log

from orrery.core import Seat
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED, Face
from orrery.games.space_base.state import NOBODY, SpaceBaseState

INCOME = 0.8
"""An income that comes in, in points."""
CREDIT = 0.25
"""A credit that comes in, in points: three buy a colony's point, and early on they buy engines."""
HELD = 0.2
"""A credit in hand, up to what can be spent at once."""
INCOME_USE = 0.5
"""How much of the income a turn really brings: it only fills credits up, it is never added."""
RIVAL = 0.3
"""How much it counts to slow the fastest rival down, against being faster oneself."""

ROLLS = [(a, b, 1 if a == b else 2) for a in range(1, 7) for b in range(a, 7)]
"""The 21 different rolls with their weights out of 36. [SB-ALLOC-06]"""


def evaluate(s: SpaceBaseState, seat: Seat) -> float:
    """How a seat stands in the race to the goal: higher is better, and only differences matter."""
    if s.winner != NOBODY:
        return 100.0 if s.winner == seat else -100.0
    rival = min(rounds_to_goal(s, other) for other in range(s.seats) if other != seat)
    return RIVAL * log(rival) - log(rounds_to_goal(s, seat))


def rounds_to_goal(s: SpaceBaseState, seat: Seat) -> float:
    """How many rounds the seat would need to the goal if it went on as it stands."""
    held = HELD * min(s.credits[seat], dearest(s, seat))
    held += sum(s.charges[card] * token_value(s.face(card), s) for card in s.charged[seat])
    pace = 0.1 + CREDIT * INCOME_USE * s.income[seat]
    pace += expected_yield(s, seat, STATIONED) + expected_yield(s, seat, DEPLOYED) * (s.seats - 1)
    # Points beyond the goal still count: the game ends with the round, and the most points win.
    distance = s.goal - s.points[seat] - held
    return (distance if distance > 1.0 else 1.0 / (2.0 - distance)) / pace


def dearest(s: SpaceBaseState, seat: Seat) -> int:
    """The most credits the seat could spend at once: a purchase takes all of them, so more are worth nothing."""
    cost, sector = s.catalog.cost, s.catalog.sector
    return max([14, *(cost[card] for card in s.colonies if card >= 0 and not s.is_blocked(seat, sector[card]))])


def expected_yield(s: SpaceBaseState, seat: Seat, side: int) -> float:
    """What a roll brings on average, in points, when the better of single dice and sum is taken."""
    worth = sector_worths(s, seat, side)
    total = 0.0
    for first, second, weight in ROLLS:
        single = worth[first] + worth[second]
        both = worth[first + second]
        total += weight * (single if single > both else both)
    return total / 36


def sector_worths(s: SpaceBaseState, seat: Seat, side: int) -> list[float]:
    """What each sector pays when it is allocated, in points, with the sectors its arrows lead to."""
    faces = s.catalog.faces[side]
    plain = [0.0] * (SECTORS + 2)
    arrows: list[tuple[int, str]] = []
    for sector in range(1, SECTORS + 1):
        for card in s.cards_in(seat, side, sector):
            face = faces[card]
            if face.pays:
                plain[sector] += face.credits * CREDIT + face.income * INCOME + face.points
                if not face.plain:
                    plain[sector] += extras(face, s)
                    if face.arrow:
                        arrows.append((sector, face.arrow))
    worth = plain.copy()
    for sector, arrow in arrows:
        left, right = plain[sector - 1], plain[sector + 1]
        worth[sector] += left if arrow == "left" else right if arrow == "right" else max(left, right)
    return worth


def extras(face: Face, s: SpaceBaseState) -> float:
    """What a face pays besides credits, income and points."""
    worth = sum(claim_value(level) for level in face.claim) + face.buy
    return worth + (0.8 * token_value(face, s) if face.ability is not None else 0.0)


def token_value(face: Face, s: SpaceBaseState) -> float:
    """What one token on a face is worth: its share of one use of the ability."""
    ability = face.ability
    if ability is None:
        return 0.0
    worth = CREDIT * ability.credits + ability.points + ability.income + 0.6 * ability.foes_lose
    worth += sum(claim_value(level) for level in ability.claim)
    worth += 1.5 * ability.buy + (2.0 if ability.buy_into else 0.0) + (1.0 if ability.swap else 0.0)
    worth += 0.7 * ability.shift + (1.0 if ability.place_charge else 0.0) + (0.3 if ability.exchange else 0.0)
    worth += (1.5 if ability.set_die else 0.0) + (0.8 if ability.reroll else 0.0) + (1.5 if ability.double else 0.0)
    worth += float(s.goal) if ability.win else 0.0
    return worth / face.price[s.seats]


def claim_value(level: int) -> float:
    """What taking a ship of this level for nothing is worth."""
    return (0.0, 1.0, 2.5, 4.0)[level]
