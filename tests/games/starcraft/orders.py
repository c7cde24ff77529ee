"""Orders for rule tests: what an order refuses and by which rule, and where everybody's workers are."""

from __future__ import annotations

from orrery.core import Choice
from orrery.games.starcraft.explain_orders import why_not_in_order
from tests.games.starcraft.position import Position, StarCraftMatch, options

SORTS = ("workers", "transport", "unit", "building", "module", "base")


def build(position: Position, planet: str = "torus", *, seat: int = 0, special: bool = False) -> StarCraftMatch:
    """A seat executes a Build order, up to its first question."""
    return position.executing(seat, "build", planet, special).start()


def mobilize(position: Position, planet: str = "torus", *, seat: int = 0, special: bool = False) -> StarCraftMatch:
    """A seat executes a Mobilize order, up to its first question."""
    return position.executing(seat, "mobilize", planet, special).start()


def offered(match: StarCraftMatch, verb: str, seat: int = 0) -> list[Choice]:
    """What a seat is offered with a verb, without the verb."""
    return [option[1:] for option in options(match, seat) if option[0] == verb]


def units_offered(match: StarCraftMatch, seat: int = 0) -> dict[str, list[str]]:
    """The units a seat may build, and where, whatever the way to pay."""
    found: dict[str, list[str]] = {}
    for unit, area, *_ in offered(match, "build-unit", seat):
        places = found.setdefault(str(unit), [])
        if area not in places:
            places.append(str(area))
    return found


def refused(match: StarCraftMatch, *choice: str | int, seat: int = 0) -> str:
    """The rule that forbids a choice, which is not on offer; empty if nothing forbids it."""
    decision = match.decision(seat)
    reason = why_not_in_order(match.state, decision, choice)
    assert (reason is None) == (choice in decision.options or choice in decision.asides)
    return reason.rule if reason is not None else ""


def workers(match: StarCraftMatch, seat: int = 0) -> tuple[int, int, int, int]:
    """A seat's workers: in the pool, unavailable, on the permanent minerals, on the permanent gas."""
    s = match.state
    return s.pool[seat], s.unavailable[seat], *s.permanent_workers[2 * seat : 2 * seat + 2]  # type: ignore[return-value]


def on_cards(match: StarCraftMatch) -> dict[str, int]:
    """The workers on each Resource card that has some."""
    areas = match.state.catalog.areas
    return {areas[area].id: count for area, count in enumerate(match.state.card_workers) if count}


def all_workers(match: StarCraftMatch, seat: int = 0) -> int:
    """All workers of a seat, those not built included."""
    s = match.state
    return s.pool[seat] + s.unavailable[seat] + s.workers_at_work(seat) + s.workers_left(seat)


def level(match: StarCraftMatch, building_type: str, seat: int = 0) -> int:
    """The level of a building type."""
    return match.state.level(seat, match.state.catalog.building_number[building_type])
