"""Moving units, and the hero with them, between own territories."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.state import RiskState


def move(s: RiskState, seat: Seat, source: int, target: int, units: int, with_hero: bool) -> None:
    """Move units, at least one of which stays behind; a hero moves only with units. [RK-MAN-03] [RK-HERO-03]"""
    s.units[source] -= units
    s.units[target] += units
    if with_hero:
        s.hero[seat] = target
    if s.events is not None:
        ids = s.catalog.ids
        kind = "moved-with-hero" if with_hero else "moved"
        s.tell(kind, seat=seat, source=ids[source], target=ids[target], units=units)


def choose_amount(s: RiskState, seat: Seat, source: int, target: int, rule: str) -> Procedure[None]:
    """Any number of units but the last one goes, and the hero if wanted. [RK-MAN-01] [RK-MAN-05]"""
    s.moving = (source, target)
    ids = s.catalog.ids
    choice = yield Decision(
        seat, "move", lambda: ways_to_move(s, seat, source), rule, {"source": ids[source], "target": ids[target]}
    )
    move(s, seat, source, target, choice[1], with_hero=len(choice) > 2)
    s.moving = ()


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
    return [("bring", name, *way[1:]) for way in ways_to_move(s, seat, source)]
