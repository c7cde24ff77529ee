"""The end of a turn: a card for a conquest, then manoeuvres; and the manoeuvre that a reward gives before attacks."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from orrery.core import TRAIL, YES_NO, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.catalog import TERRITORIES, Catalog
from orrery.games.risk.rules.cards import may_play, play_card, plays
from orrery.games.risk.rules.decks import can_draw, draw_card
from orrery.games.risk.rules.movement import choose_amount
from orrery.games.risk.state import ALL, RiskState, members
from orrery.games.risk.values import Moving


def start_manoeuvre(s: RiskState) -> Procedure[None] | None:
    """One manoeuvre after placing reinforcements, by reward. [RK-REW-10]"""
    if not s.has_reward(s.active, "start-manoeuvre") or not can_manoeuvre(s, s.active):
        return None
    s.phase = "start-manoeuvre"
    return choose_start_manoeuvre(s, s.active)


def choose_start_manoeuvre(s: RiskState, seat: Seat) -> Procedure[None]:
    """It follows the normal rules of manoeuvres, and is no duty."""
    make_options = partial(start_manoeuvre_options, s, seat)
    choice = yield from ask(Decision(seat, "start-manoeuvre", make_options, "RK-REW-10", form=TRAIL))
    match choice:
        case ("manoeuvre", str() as source, str() as target):
            yield from go(s, source, target, "RK-REW-10")
        case ("done",):
            return
        case _:
            unforeseen(choice)


def start_manoeuvre_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Move along a route, or begin to attack."""
    return [*routes(s, seat), ("done",)]


def earn_card(s: RiskState) -> Procedure[None] | None:
    """One card for any number of conquests, but none beside an achievement. [RK-CARD-01] [RK-TURN-04] [RK-ACH-07]"""
    s.phase = "manoeuvre"
    seat = s.active
    if s.turn.conquered and not s.turn.taken:
        draw_card(s, seat, "RK-CARD-01")
    elif s.has_reward(seat, "guaranteed-card") and can_draw(s, seat):
        return choose_to_draw(s, seat)
    return None


def choose_to_draw(s: RiskState, seat: Seat) -> Procedure[None]:
    """The guaranteed card, for those who have earned no other. [RK-REW-03] [RK-AMB-33]"""
    choice = yield from ask(Decision(seat, "draw", lambda: [("draw",), ("decline",)], "RK-REW-03", form=YES_NO))
    match choice:
        case ("draw",):
            draw_card(s, seat, "RK-REW-03")
        case ("decline",):
            return
        case _:
            unforeseen(choice)


def count_manoeuvres(s: RiskState) -> None:
    """One manoeuvre a turn, and one more by reward. [RK-MAN-01] [RK-REW-09]"""
    s.turn.manoeuvres = 1 + s.has_reward(s.active, "extra-manoeuvre")


def manoeuvre(s: RiskState) -> Procedure[None] | None:
    """Go on as long as there is a way to go, or a card to play. [RK-MAN-01] [RK-REW-09]"""
    if has_way_to_go(s, s.active) or may_play(s, s.active, "manoeuvre"):
        return choose_manoeuvre(s, s.active)
    return None


def choose_manoeuvre(s: RiskState, seat: Seat) -> Procedure[None]:
    """One manoeuvre or ability, or the end of the turn. [RK-TURN-03] [RK-MAN-01]"""
    make_options = partial(manoeuvre_options, s, seat)
    choice = yield from ask(Decision(seat, "manoeuvre", make_options, "RK-MAN-01", form=TRAIL))
    match choice:
        case ("manoeuvre", str() as source, str() as target):
            s.turn.manoeuvres -= 1
            yield from go(s, source, target, "RK-MAN-01")
        case ("airlift", str() as source, str() as target):
            s.turn.airlifts -= 1
            yield from go(s, source, target, "RK-CARD-04")
        case ("play", *_):
            yield from play_card(s, seat, choice)
        case ("done",):
            return
        case _:
            unforeseen(choice)
    s.then(("manoeuvre",))


def go(s: RiskState, source: str, target: str, rule: str) -> Procedure[None]:
    """Take a route that was chosen; how many units go is still open."""
    number = s.catalog.number
    return choose_amount(s, s.active, Moving(number[source], number[target]), rule)


def has_way_to_go(s: RiskState, seat: Seat) -> bool:
    """Whether a manoeuvre or a flight is left, and somewhere to go with it."""
    turn = s.turn
    return (turn.manoeuvres > 0 and can_manoeuvre(s, seat)) or (turn.airlifts > 0 and can_fly(s, seat))


def manoeuvre_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Move along a route, fly, play an ability, or end the turn."""
    options = routes(s, seat) if s.turn.manoeuvres else []
    if s.turn.airlifts:
        options += flights(s, seat)
    if may_play(s, seat, "manoeuvre"):
        options += plays(s, seat, "manoeuvre")
    options.append(("done",))
    return options


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
