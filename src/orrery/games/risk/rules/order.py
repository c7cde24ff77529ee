"""Who comes first, and who comes next."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.state import RiskState


def roll_off(s: RiskState, seats: list[Seat], rule: str) -> list[Seat]:
    """Everybody rolls: the seats in descending order of their rolls; tied ones roll again. [RK-AMB-02]"""
    if len(seats) == 1:
        return seats
    rolls = _rolls(s, seats, rule)
    order: list[Seat] = []
    for value in sorted(set(rolls.values()), reverse=True):
        order += roll_off(s, [seat for seat in seats if rolls[seat] == value], "RK-AMB-02")
    return order


def roll_for_first(s: RiskState, rule: str) -> None:
    """The highest roller begins, and the others follow clockwise. [RK-CR-06] [RK-TEAM-02] [RK-1V1-10]"""
    first = highest_roller(s, rule)
    s.order = [*range(first, s.seats), *range(first)]


def highest_roller(s: RiskState, rule: str) -> Seat:
    """Everybody rolls: the seat with the highest roll; those tied for it roll again. [RK-TEAM-03] [RK-AMB-02]"""
    seats = list(range(s.seats))
    while len(seats) > 1:
        rolls = _rolls(s, seats, rule)
        seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
        rule = "RK-AMB-02"
    return seats[0]


def _rolls(s: RiskState, seats: list[Seat], rule: str) -> dict[Seat, int]:
    rolls = {seat: s.chance.roll() for seat in seats}
    for seat, value in rolls.items():
        s.tell("rolled-for-order", rule, seat=seat, value=value)
    return rolls


def after(s: RiskState, seat: Seat) -> Seat:
    """The next seat in turn order."""
    return s.order[(s.order.index(seat) + 1) % s.seats]
