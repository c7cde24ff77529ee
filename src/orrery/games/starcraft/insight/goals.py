"""How far everybody is from winning: by conquest points, by his objective, or when the end draws near."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core import Seat
from orrery.games.starcraft.insight import mission
from orrery.games.starcraft.rules.victory import ALDARIS, ENDING_CARDS, side_points, sides, threshold
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOBODY, STAGES, lowest

EVENTS_A_ROUND = 1.4
"""Event cards that a player draws in a round, about."""
LONGEST = 7.0
"""Rounds beyond which nobody looks ahead."""


class Goal(NamedTuple):
    """An objective as it stands: how many areas are missing, and those that count, as a bit set of areas."""

    missing: int
    counting: int
    urgency: float
    """From 0 to 1: how near the stage is in which it can be fulfilled."""


def income(s: StarCraftState, seat: Seat) -> int:
    """The conquest points a seat would gain now."""
    return incomes(s)[seat]


def incomes(s: StarCraftState) -> list[int]:
    """By party: the conquest points it would gain now."""
    found = [0] * s.parties
    if not s.rules.conquest_points:
        return found
    kinds, structure_seat, there, seat_units = s.structure_kind, s.structure_seat, s.area_units, s.seat_units
    for area in s.placed_areas:
        points = s.points_in(area)
        units = there[area]
        if points and (units or kinds[area]):
            owner = structure_seat[area] if kinds[area] else s.unit_seat[lowest(units)]
            if not units & ~seat_units[owner]:
                found[owner] += points
    if s.leadership:
        for seat in range(s.seats):
            found[seat] += s.round_points(seat)
    return found


def rounds_to_win(s: StarCraftState, side: list[Seat], gains: list[int] | None = None) -> float:
    """How many rounds a side needs to win by conquest points, if it gains as many as now; Aldaris needs fewer of them.

    [SC-ALD-01] [SC-ALD-02]
    """
    missing = threshold(s, side) - side_points(s, side)
    gains = gains or incomes(s)
    return missing / max(1.0, float(sum([gains[seat] for seat in side])))


def rounds_left(s: StarCraftState) -> float:
    """How many rounds the game may still last, this one included: until somebody has the points, or the deck ends."""
    most = LONGEST
    if s.rules.conquest_points:
        gains = incomes(s)
        most = min(most, *[rounds_to_win(s, side, gains) for side in sides(s)])
    if s.rules.ending_cards:
        most = min(most, events_to_end(s) / (EVENTS_A_ROUND * max(1, len(s.in_game()))))
    if s.rules.round_limit:
        most = min(most, s.rules.round_limit - s.round + 1.0)
    if s.rules.scenario is not None:
        most = min(most, mission.rounds_left(s))
    return max(1.0, most)


def events_to_end(s: StarCraftState) -> float:
    """About how many Event cards are drawn before the second The End Draws Near."""
    *_, last = STAGES
    before = sum(s.events_left[:last])
    ending = s.catalog.numbers.ending_cards + 1 - s.ending_cards_out()
    return before + s.events_left[last] * max(1, ENDING_CARDS - s.ending_cards_out()) / (ending + 1.0)


def urgency(s: StarCraftState, stage: int) -> float:
    """How near a stage of the Event deck is."""
    before = sum(s.events_left[:stage])
    return max(0.1, 1.0 - 0.2 * before / (EVENTS_A_ROUND * max(1, len(s.in_game()))))


def awaits_the_end(s: StarCraftState, seat: Seat) -> bool:
    """Whether a seat, or its team, is Aldaris's, who wins when the end comes. [SC-ALD-04]"""
    other = waiting_for_the_end(s)
    return other >= 0 and s.team[other] == s.team[seat]


def fears_the_end(s: StarCraftState, seat: Seat) -> bool:
    """Whether an opponent wins when the end comes. [SC-ALD-03]"""
    other = waiting_for_the_end(s)
    return other >= 0 and s.team[other] != s.team[seat]


def waiting_for_the_end(s: StarCraftState) -> Seat:
    """Who wins when the end comes, or NOBODY: Aldaris, if that is his objective. [SC-ALD-04] [BW-LEAD-12]"""
    seat = s.seat_of(ALDARIS)
    return seat if seat >= 0 and s.may_win(seat) and s.objective_of(seat) is not None else NOBODY


# Objectives


def goal(s: StarCraftState, seat: Seat) -> Goal:
    """How far a seat is from its objective; one that no area counts for is never near. [SC-WIN-14] to [SC-WIN-18]"""
    objective = s.objective_of(seat)
    if objective is None or "special" not in s.rules.victory:
        return Goal(LARGE, 0, 0.0)
    near = urgency(s, objective.stage)
    match objective.name:
        case "resource-areas":
            there = [area for area in s.placed_areas if s.catalog.resource[area] >= 0]
            return Goal(_missing(s, seat, there, objective.goal), _bits(there), near)
        case "conquest-areas":
            there = [area for area in s.placed_areas if s.points_in(area)]
            return Goal(_missing(s, seat, there, objective.goal), _bits(there), near)
        case "whole-planets":
            return _whole_planets(s, seat, objective.goal, near)
        case "most-areas":
            return _most_areas(s, seat, near)
        case "base-planets":
            bases = s.bases(seat)
            return Goal(objective.goal - len(bases), _bits(bases), near)
    return Goal(LARGE, 0, 0.0)


LARGE = 99


def _bits(areas: list[int]) -> int:
    return sum([1 << area for area in areas])


def _missing(s: StarCraftState, seat: Seat, there: list[int], wanted: int) -> int:
    return min(wanted, len(there)) - sum([s.controls(seat, area) for area in there])


def _whole_planets(s: StarCraftState, seat: Seat, wanted: int, near: float) -> Goal:
    """The planets of which least is missing."""
    gaps = sorted(
        (sum([not s.controls(seat, area) for area in s.areas_of(planet)]), not s.has_base_on(seat, planet), planet)
        for planet in s.placed_planets
    )
    best = gaps[:wanted]
    areas = [area for _, _, planet in best for area in s.areas_of(planet)]
    return Goal(sum([gap for gap, _, _ in best]), _bits(areas), near)


def _most_areas(s: StarCraftState, seat: Seat, near: float) -> Goal:
    others = [len(s.controlled(other)) for other in s.in_game() if other != seat and not s.are_teammates(seat, other)]
    return Goal(max(others, default=0) + 1 - len(s.controlled(seat)), _bits(list(s.placed_areas)), near)
