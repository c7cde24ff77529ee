"""What chances to win depend on: conquest points and objectives, and what everyone has to get there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from orrery.core import OUT, Stakes
from orrery.games.starcraft.insight.goals import LARGE, waiting_for_the_end
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.rules.victory import ENDING_CARDS, sides, threshold
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BASE, EVENT_COMMON, HAND, TECHNOLOGY

NAMES = (
    "points",
    "points a round",
    "rounds to win",
    "objective",
    "awaits the end",
    "areas",
    "bases",
    "units",
    "workers",
    "resources",
    "buildings",
    "technologies",
    "hand",
    "turns to wait",
    "first in the story",
    "second in the story",
    "points at risk",
)
LONGEST = 7.0
"""Rounds to win beyond which nobody looks ahead."""
LONG = 12
"""Rounds after which a game that is not won by points is old."""


def count(s: StarCraftState) -> Sequence[Sequence[float]]:
    """For each seat how near it is to winning, and what it has."""
    seats = s.seats
    if min(s.faction) < 0 or not s.placed_areas:
        return [(0.0,) * len(NAMES)] * seats
    catalog = s.catalog
    areas, incomes, bases = _board(s)
    resources, workers = _economy(s)
    needed = _needed(s)
    waiting, out = waiting_for_the_end(s), s.event_zones.where.count(EVENT_COMMON)
    kinds, modules = len(catalog.building_types), len(catalog.module_ids)
    first = s.active if s.active >= 0 else s.first_player
    cost, unit_type, type_units = catalog.total_cost, s.unit_type, s.type_units
    where, start = s.cards.where, s.card_start
    first_role, second_role = _roles(s)
    rows: list[Sequence[float]] = []
    for seat in range(seats):
        if s.eliminated[seat]:
            rows.append(OUT)
            continue
        units = s.seat_units[seat] & s.on_board
        worth = 0
        while units:
            kind = unit_type[(units & -units).bit_length() - 1]
            of_kind = type_units[kind]
            worth += cost[kind] * (units & of_kind).bit_count()
            units &= ~of_kind
        cards = where[start[seat] : start[seat + 1]]
        income = incomes[seat] + s.round_points(seat) if s.rules.conquest_points else 0
        missing = needed[seat] - s.points[seat]
        outlook = Outlook(s, seat)
        objective = outlook.goal
        rows.append(
            (
                s.points[seat] / needed[seat],
                income / needed[seat],
                min(LONGEST, max(0.0, missing / max(1, income))) if s.rules.conquest_points else 0.0,
                objective.urgency / (1 + max(0, objective.missing)) if objective.missing != LARGE else 0.0,
                (1 + out) / ENDING_CARDS if seat == waiting else 0.0,
                areas[seat],
                bases[seat],
                worth,
                workers[seat],
                resources[seat],
                sum(s.building_level[seat * kinds : seat * kinds + kinds])
                + sum(s.modules[seat * modules : seat * modules + modules]),
                len(cards) - cards.count(TECHNOLOGY),
                cards.count(HAND),
                (seat - first) % seats / seats,
                float(s.faction[seat] in first_role),
                float(s.faction[seat] in second_role),
                _at_risk(outlook) / needed[seat] if s.rules.conquest_points else 0.0,
            )
        )
    return rows


def _at_risk(outlook: Outlook) -> float:
    """Of the conquest points that a seat gains in a round, how many it will probably lose to those who can attack."""
    s, seat = outlook.s, outlook.seat
    paying = [area for area in s.placed_areas if s.points_in(area) and s.controls(seat, area)]
    return sum([s.points_in(area) * outlook.risk(area, outlook.force_in(area)) for area in paying])


def _roles(s: StarCraftState) -> tuple[Sequence[int], Sequence[int]]:
    """The factions that a scenario names first and second: it gives each of them something else to do."""
    if s.rules.scenario is None:
        return (), ()
    number = s.catalog.faction_number
    first, second, *_ = ([number[name] for name in win.factions] for win in s.rules.scenario.row.wins)
    return first, second


def _board(s: StarCraftState) -> tuple[list[int], list[int], list[int]]:
    """By party: controlled areas, their conquest points, and bases."""
    parties = s.parties
    areas, points, bases = [0] * parties, [0] * parties, [0] * parties
    structure, kinds, there, unit_seat = s.structure_seat, s.structure_kind, s.area_units, s.unit_seat
    worth, tokens, seat_units = s.catalog.points, s.point_tokens, s.seat_units
    for area in s.placed_areas:
        units = there[area]
        kind = kinds[area]
        if kind:
            seat = structure[area]
            if kind == BASE:
                bases[seat] += 1
        elif units:
            seat = unit_seat[(units & -units).bit_length() - 1]
        else:
            continue
        if units & ~seat_units[seat]:
            continue
        areas[seat] += 1
        points[seat] += worth[area] + (tokens.count(area) if tokens else 0)
    return areas, points, bases


def _economy(s: StarCraftState) -> tuple[list[int], list[int]]:
    """By seat: what its Resource cards yield, and its workers."""
    seats = s.seats
    resources = [0] * seats
    workers = [s.pool[seat] + s.unavailable[seat] for seat in range(seats)]
    for seat in range(seats):
        workers[seat] += s.permanent_workers[2 * seat] + s.permanent_workers[2 * seat + 1]
    amount, at_work = s.catalog.amount, s.card_workers
    for area, holder in enumerate(s.card_holder):
        if 0 <= holder < seats:
            resources[holder] += amount[area]
            workers[holder] += at_work[area]
    return resources, workers


def _needed(s: StarCraftState) -> list[int]:
    """By seat: the conquest points its side needs."""
    found = [1] * s.seats
    if s.rules.conquest_points:
        for side in sides(s):
            needed = max(1, threshold(s, side))
            for seat in side:
                found[seat] = needed
    return found


def phase(s: StarCraftState) -> float:
    """How far the game has come: in points where they win, in the cards that end it, or in time."""
    if not s.round:
        return 0.0
    scenario = s.rules.scenario
    old = min(1.0, s.round / ((scenario.row.rounds if scenario is not None else 0) or LONG))
    if scenario is not None or not s.rules.conquest_points:
        return old
    points: dict[int, int] = {}
    for seat in range(s.seats):
        points[s.team[seat]] = points.get(s.team[seat], 0) + s.points[seat]
    ahead = max(points.values()) / (s.rules.points_to_win or 1)
    return min(1.0, max(ahead, 0.75 * old))


def variants(s: StarCraftState) -> tuple[str, ...]:
    """The scenario or mode, with its teams and expansion, then with less."""
    rules = s.rules
    if rules.scenario is not None:
        return (rules.scenario.id,)
    name = "brood-war" if s.leadership and rules.mode == "standard" else rules.mode
    return (f"{name}/teams", name, rules.mode) if rules.teams else (name, rules.mode)


BROOD_WAR: dict[str, object] = {"expansion": "brood-war"}
PRACTICE: tuple[tuple[dict[str, object], float], ...] = (
    ({}, 1.0),
    ({"teams": True}, 0.5),
    ({"mode": "galactic-conquest"}, 0.03),
    (BROOD_WAR, 0.5),
    ({**BROOD_WAR, "teams": True}, 0.25),
    ({**BROOD_WAR, "mode": "survival"}, 0.03),
    ({**BROOD_WAR, "scenario": "desperate-alliance"}, 0.5),
    ({**BROOD_WAR, "scenario": "trump-card"}, 0.5),
    ({**BROOD_WAR, "scenario": "uraj-and-khalis"}, 0.25),
    ({**BROOD_WAR, "scenario": "eye-of-the-storm"}, 0.25),
)
"""Games that can only be won by elimination are long: few of them are played."""

STAKES: Stakes[StarCraftState] = Stakes(
    names=NAMES,
    count=count,
    phase=phase,
    sides=lambda s: s.team[: s.seats],
    winners=lambda s: s.winners,
    variants=variants,
    practice=PRACTICE,
    shares=frozenset(
        {
            "points",
            "points a round",
            "objective",
            "awaits the end",
            "points at risk",
        }
    ),
    unsaid=frozenset({"turns to wait", "first in the story", "second in the story"}),
    burdens=frozenset({"rounds to win", "points at risk"}),
    path=Path(__file__).parent.parent / "data" / "chances.json",
)
