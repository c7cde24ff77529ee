"""The end of a turn: a card for a conquest, then manoeuvres; and the manoeuvre that a reward gives before attacks."""

from __future__ import annotations

from functools import cache, lru_cache

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.catalog import TERRITORIES, Catalog
from orrery.games.risk.rules.cards import may_play, play_card, plays
from orrery.games.risk.rules.decks import can_draw, draw_card
from orrery.games.risk.rules.movement import choose_amount
from orrery.games.risk.rules.order import pass_turn
from orrery.games.risk.state import ALL, ATTACK, RiskState, members


def start_manoeuvre(s: RiskState) -> Procedure[None]:
    """One manoeuvre after placing reinforcements, by reward. [RK-REW-10]"""
    s.phase = ATTACK
    if not can_manoeuvre(s, s.active):
        return
    choice = yield Decision(s.active, "start-manoeuvre", lambda: [*routes(s, s.active), ("done",)], "RK-REW-10")
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
    while True:
        moves = (s.manoeuvres and can_manoeuvre(s, seat)) or (s.airlifts and can_fly(s, seat))
        if not moves and not may_play(s, seat, "manoeuvre"):
            break
        choice = yield Decision(seat, "manoeuvre", lambda: manoeuvre_options(s, seat), "RK-MAN-01")
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


def manoeuvre_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Move along a route, fly, play an ability, or end the turn."""
    options = routes(s, seat) if s.manoeuvres else []
    if s.airlifts:
        options += flights(s, seat)
    if may_play(s, seat, "manoeuvre"):
        options += plays(s, seat, "manoeuvre")
    options.append(("done",))
    return options


def _go(s: RiskState, choice: Choice) -> Procedure[None]:
    number = s.catalog.number
    yield from choose_amount(s, s.active, number[str(choice[1])], number[str(choice[2])], "RK-MAN-01")


def can_manoeuvre(s: RiskState, seat: Seat) -> bool:
    """Whether there is any route for units to take."""
    own = s.held[seat]
    paths = areas(s.catalog, ALL & ~s.foes(seat))
    return any(s.units[source] > 1 and paths[source] & own != 1 << source for source in members(own))


def routes(s: RiskState, seat: Seat) -> list[Choice]:
    """From an own territory to another over own, or allied, ones only. [RK-MAN-02] [RK-MAN-04] [RK-TEAM-08]"""
    own, units = s.held[seat], s.units
    paths = areas(s.catalog, ALL & ~s.foes(seat))
    named = _pairs(s.catalog, "manoeuvre")
    options: list[Choice] = []
    for source in members(own):
        if units[source] > 1:
            pairs = named[source]
            options += [pairs[target] for target in members(paths[source] & own) if target != source]
    return options


def can_fly(s: RiskState, seat: Seat) -> bool:
    """Whether there are units to fly, and somewhere to fly them."""
    own = s.territories(seat)
    return len(own) > 1 and any(s.units[source] > 1 for source in own)


def flights(s: RiskState, seat: Seat) -> list[Choice]:
    """From any own territory to any other."""
    own, named = s.territories(seat), _pairs(s.catalog, "airlift")
    return [named[source][target] for source in own if s.units[source] > 1 for target in own if target != source]


@lru_cache(maxsize=1 << 12)
def areas(catalog: Catalog, territories: int) -> list[int]:
    """For each territory of a bit set those connected with it within the set; nothing for the others."""
    found = [0] * TERRITORIES
    for start in members(territories):
        if found[start]:
            continue
        area, edge = 0, 1 << start
        while edge:
            territory = edge.bit_length() - 1
            area |= 1 << territory
            edge = (edge | catalog.neighbours[territory] & territories) & ~area
        for territory in members(area):
            found[territory] = area
    return found


@cache
def _pairs(catalog: Catalog, verb: str) -> list[list[Choice]]:
    """Every move from one territory to another, as a choice."""
    return [[(verb, source, target) for target in catalog.ids] for source in catalog.ids]
