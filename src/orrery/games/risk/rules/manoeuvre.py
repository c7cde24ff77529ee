"""The end of a turn: a card for a conquest, then manoeuvres; and the manoeuvre that a reward gives before attacks."""

from __future__ import annotations

from functools import partial

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.catalog import TERRITORIES
from orrery.games.risk.rules.cards import may_play, play_card, plays
from orrery.games.risk.rules.decks import can_draw, draw_card
from orrery.games.risk.rules.movement import choose_amount
from orrery.games.risk.rules.order import pass_turn
from orrery.games.risk.state import ATTACK, RiskState


def start_manoeuvre(s: RiskState) -> Procedure[None]:
    """One manoeuvre after placing reinforcements, by reward. [RK-REW-10]"""
    routes = connected(s, s.active)
    s.phase = ATTACK
    if not routes:
        return
    choice = yield Decision(
        s.active, "start-manoeuvre", lambda: [*_named(s, "manoeuvre", routes), ("done",)], "RK-REW-10"
    )
    if choice[0] != "done":
        yield from _go(s, choice)


def end_turn(s: RiskState) -> Procedure[None]:
    """A card if the turn has earned one, then manoeuvres; then the next player begins. [RK-TURN-02] [RK-AMB-08]"""
    yield from earn_card(s)
    yield from manoeuvre(s)
    pass_turn(s)


def earn_card(s: RiskState) -> Procedure[None]:
    """One card for any number of conquests, but none beside an achievement. [RK-CARD-01] [RK-TURN-04] [RK-ACH-07]"""
    seat = s.active
    if s.conquered and not s.taken:
        draw_card(s, seat)
    elif s.has_reward(seat, "guaranteed-card") and can_draw(s, seat):  # [RK-REW-03] [RK-AMB-33]
        choice = yield Decision(seat, "draw", lambda: [("draw",), ("decline",)], "RK-REW-03")
        if choice[0] == "draw":
            draw_card(s, seat)


def manoeuvre(s: RiskState) -> Procedure[None]:
    """One manoeuvre, one more by reward, and those of abilities. [RK-TURN-03] [RK-MAN-01] [RK-REW-09]"""
    seat = s.active
    s.manoeuvres = 1 + s.has_reward(seat, "extra-manoeuvre")
    while s.manoeuvres or s.airlifts or may_play(s, seat, "manoeuvre"):
        routes = connected(s, seat) if s.manoeuvres else []
        flights = anywhere(s, seat) if s.airlifts else []
        if not routes and not flights and not may_play(s, seat, "manoeuvre"):
            break
        choice = yield Decision(
            seat,
            "manoeuvre",
            partial(manoeuvre_options, s, seat, routes, flights),
            "RK-MAN-01",
        )
        if choice[0] == "done":
            break
        if choice[0] == "play":
            yield from play_card(s, seat, choice)
            continue
        if choice[0] == "manoeuvre":
            s.manoeuvres -= 1
        else:
            s.airlifts -= 1
        yield from _go(s, choice)


def manoeuvre_options(
    s: RiskState, seat: Seat, routes: list[tuple[int, int]], flights: list[tuple[int, int]]
) -> list[Choice]:
    """Move along a route, fly, play an ability, or end the turn."""
    options = _named(s, "manoeuvre", routes) + _named(s, "airlift", flights)
    if may_play(s, seat, "manoeuvre"):
        options += plays(s, seat, "manoeuvre")
    options.append(("done",))
    return options


def _named(s: RiskState, verb: str, routes: list[tuple[int, int]]) -> list[Choice]:
    ids = s.catalog.ids
    return [(verb, ids[source], ids[target]) for source, target in routes]


def _go(s: RiskState, choice: Choice) -> Procedure[None]:
    number = s.catalog.number
    yield from choose_amount(s, s.active, number[str(choice[1])], number[str(choice[2])], "RK-MAN-01")


def connected(s: RiskState, seat: Seat) -> list[tuple[int, int]]:
    """From an own territory to another over own, or allied, ones only. [RK-MAN-02] [RK-MAN-04] [RK-TEAM-08]"""
    area = areas(s, seat)
    own = s.territories(seat)
    return [
        (source, target)
        for source in own
        if s.units[source] > 1
        for target in own
        if target != source and area[source] == area[target]
    ]


def areas(s: RiskState, seat: Seat) -> list[int]:
    """The territories of a side by the connected area they belong to; those of others in none (-1)."""
    owner, side, mine = s.owner, s.side, s.side[seat]
    area = [-1] * TERRITORIES
    for start in range(TERRITORIES):
        if area[start] >= 0 or side[owner[start]] != mine:
            continue
        area[start] = start
        reached = [start]
        for territory in reached:
            for near in s.catalog.adjacent[territory]:
                if area[near] < 0 and side[owner[near]] == mine:
                    area[near] = start
                    reached.append(near)
    return area


def anywhere(s: RiskState, seat: Seat) -> list[tuple[int, int]]:
    """From any own territory to any other."""
    own = s.territories(seat)
    return [(source, target) for source in own if s.units[source] > 1 for target in own if target != source]
