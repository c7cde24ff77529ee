"""Moving units, and the hero with them, between own territories."""

from __future__ import annotations

from orrery.core import AMOUNT, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Moving


def move(s: RiskState, seat: Seat, way: Moving, units: int, with_hero: bool, rule: str) -> None:
    """Move units, at least one of which stays behind; a hero moves only with units. [RK-MAN-03] [RK-HERO-03]"""
    s.units[way.source] -= units
    s.units[way.target] += units
    if with_hero:
        s.hero[seat] = way.target
    if s.events is not None:
        ids = s.catalog.ids
        kind = "moved-with-hero" if with_hero else "moved"
        s.tell(kind, rule, seat=seat, source=ids[way.source], target=ids[way.target], units=units)


def choose_amount(s: RiskState, seat: Seat, way: Moving, rule: str) -> Procedure[None]:
    """Any number of units but the last one goes, and the hero if wanted. [RK-MAN-01] [RK-MAN-05]

    `rule` is what lets the units move.
    """
    s.moving = way
    ids = s.catalog.ids
    choice = yield from ask(
        Decision(
            seat,
            "move",
            lambda: ways_to_move(s, seat, way.source),
            rule,
            {"source": ids[way.source], "target": ids[way.target]},
            AMOUNT,
        )
    )
    match choice:
        case ("move", int() as units, *hero):
            move(s, seat, way, units, bool(hero), rule)
        case _:
            unforeseen(choice)
    s.moving = None


def ways_to_move(s: RiskState, seat: Seat, source: int) -> list[Choice]:
    """Every number of units that may leave a territory, without and with the hero."""
    numbers = range(1, s.units[source])
    ways: list[Choice] = [("move", units) for units in numbers]
    if s.hero[seat] == source:
        ways += [("move", units, "hero") for units in numbers]
    return ways


def ways_to_bring(s: RiskState, seat: Seat, source: int) -> list[Choice]:
    """Every number of units that may leave one of several territories, without and with the hero."""
    name = s.catalog.ids[source]
    return [("bring", name, *amount) for _, *amount in ways_to_move(s, seat, source)]
