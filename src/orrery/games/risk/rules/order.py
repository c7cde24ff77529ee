"""Who comes first, and who comes next."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.rules.ending import check_round_limit
from orrery.games.risk.state import DEPLOY, NOBODY, NOWHERE, RiskState


def roll_off(s: RiskState, seats: list[Seat]) -> list[Seat]:
    """Everybody rolls: the seats in descending order of their rolls; tied ones roll again. [RK-AMB-02]"""
    if len(seats) == 1:
        return seats
    rolls = _rolls(s, seats)
    order: list[Seat] = []
    for value in sorted(set(rolls.values()), reverse=True):
        order += roll_off(s, [seat for seat in seats if rolls[seat] == value])
    return order


def highest_roller(s: RiskState) -> Seat:
    """Everybody rolls: the seat with the highest roll; those tied for it roll again. [RK-TEAM-03] [RK-AMB-02]"""
    seats = list(range(s.seats))
    while len(seats) > 1:
        rolls = _rolls(s, seats)
        seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    return seats[0]


def _rolls(s: RiskState, seats: list[Seat]) -> dict[Seat, int]:
    rolls = {seat: s.chance.roll() for seat in seats}
    for seat, value in rolls.items():
        s.tell("rolled-for-order", seat=seat, value=value)
    return rolls


def clockwise_from(s: RiskState, first: Seat) -> None:
    """Turn order is the order of the seats, from this one on. [RK-CR-06] [RK-TEAM-02]"""
    s.order = [*range(first, s.seats), *range(first)]


def pass_turn(s: RiskState) -> None:
    """The next player in turn order who still has units begins a turn. [RK-CR-10]"""
    while True:
        s.place += 1
        if s.place == s.seats:
            s.place = 0
            check_round_limit(s)
            s.round += 1
        if s.is_alive(s.order[s.place]):
            break
    begin_turn(s)


def begin_turn(s: RiskState) -> None:
    """Make it the turn of the seat whose place it is, and forget the turn before."""
    s.active = s.order[s.place]
    s.phase = DEPLOY
    s.began = s.held.copy()
    s.pool = s.placing = s.traded = s.conquered = s.taken = 0
    s.manoeuvres = s.airlifts = s.asked = s.muted = 0
    s.source = s.target = NOWHERE
    s.defender = NOBODY
    s.committed = s.defenders = s.called = s.cancelled = s.captured = 0
    s.effects = s.storm = s.moving = s.offered = s.losses = ()
    s.attack_rolled = s.defence_rolled = s.attack_counts = s.defence_counts = ()
    if s.events is not None:
        s.tell("turn", seat=s.active, round=s.round)
