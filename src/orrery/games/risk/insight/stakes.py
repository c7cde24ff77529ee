"""What chances to win depend on: everyone's share of the board, and how far everyone has come with achievements."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from orrery.core import OUT, Seat, Stakes
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.ending import ACHIEVEMENTS_TO_WIN, TEAM_ACHIEVEMENTS_TO_WIN
from orrery.games.risk.rules.reinforcements import EXTRA_UNITS, FEWEST
from orrery.games.risk.state import ALL, CAPTURED, OPEN, RiskState, members

NAMES = (
    "units",
    "territories",
    "reinforcements",
    "biggest army",
    "cards",
    "achievements",
    "achievements near",
    "best achievement near",
    "own base",
    "danger to the base",
    "rewards",
    "on turn",
    "turns to wait",
)
LONG = 12
"""Rounds after which a game without achievements is old."""


def count(s: RiskState) -> Sequence[Sequence[float]]:
    """For each seat its shares of units, territories and reinforcements, and what else brings it nearer to victory."""
    seats, held, units = s.seats, s.held, s.units
    fields = _fields(s)
    bases = [(territory, owner) for territory, owner in enumerate(s.base) if owner >= 0]
    armies = [[units[territory] for territory in members(held[seat])] for seat in range(seats)]
    forces = [sum(army) for army in armies]
    forces = [force + supply for force, supply in zip(forces, s.supply, strict=True)]
    active = s.active
    if active >= 0:
        forces[active] += s.turn.pool
    fresh = [_reinforcements(s, seat, fields, bases) if held[seat] else 0 for seat in range(seats)]
    all_units, all_fresh = sum(forces) or 1, sum(fresh) or 1
    board = ALL.bit_count()
    where = s.cards.where
    open_awards = [award for award in s.catalog.achievements if s.achievement[award.number] == OPEN]
    turn = s.order.index(active) if active >= 0 else 0
    rows: list[Sequence[float]] = []
    for seat in range(seats):
        if s.round and not held[seat]:
            rows.append(OUT)
            continue
        near, nearest = 0.0, 0.0
        for award in open_awards:
            share = progress(s, seat, award) / award.amount
            if share >= 1.0:
                share = 1.0
            near += share * share
            if share > nearest:
                nearest = share
        home, danger = _home(s, seat, bases)
        rows.append(
            (
                forces[seat] / all_units,
                held[seat].bit_count() / board,
                fresh[seat] / all_fresh,
                max(armies[seat], default=0) / all_units,
                where.count(seat) + where.count(CAPTURED + seat),
                s.achievement.count(seat),
                near,
                nearest,
                home,
                danger,
                s.reward.count(seat),
                float(seat == active),
                (s.order.index(seat) - turn) % seats / seats,
            )
        )
    return rows


def _fields(s: RiskState) -> int:
    """The mineral fields, as a bit set."""
    return _bits(tuple(s.field))


@lru_cache(maxsize=1 << 10)
def _bits(flags: tuple[bool, ...]) -> int:
    return sum([1 << place for place, flag in enumerate(flags) if flag])


def _reinforcements(s: RiskState, seat: Seat, fields: int, bases: list[tuple[int, int]]) -> int:
    """What `reinforcements` counts, by bit sets."""
    held = s.held[seat]
    units = max(FEWEST, (held.bit_count() + (held & fields).bit_count()) // 3)
    for planet, territories in zip(s.catalog.planets, s.catalog.planet_set, strict=True):
        if not territories & ~held:
            units += planet.bonus
    for territory, _ in bases:
        units += held >> territory & 1
    return units + EXTRA_UNITS * s.has_reward(seat, "two-units")


def _home(s: RiskState, seat: Seat, bases: list[tuple[int, int]]) -> tuple[float, float]:
    """Whether a seat's side holds the seat's base, and what share of the units around it is the enemies'."""
    owners, units, sides = s.owner, s.units, s.side
    for territory, owner in bases:
        if owner != seat:
            continue
        if sides[owners[territory]] != sides[seat]:
            return 0.0, 0.0
        strongest = 0
        for near in s.catalog.adjacent[territory]:
            if units[near] > strongest and owners[near] < s.seats and sides[owners[near]] != sides[seat]:
                strongest = units[near]
        return 1.0, strongest / (strongest + units[territory] + 1)
    return 0.0, 0.0


def phase(s: RiskState) -> float:
    """How far the leading side has come: in achievements where they win, else in its share of the board, or in time."""
    if not s.round:
        return 0.0
    sizes: dict[int, int] = {}
    taken: dict[int, int] = {}
    for seat in range(s.seats):
        side = s.side[seat]
        sizes[side] = sizes.get(side, 0) + s.held[seat].bit_count()
        taken[side] = taken.get(side, 0) + s.achievement.count(seat)
    even = 1 / len(sizes)
    held = sum(sizes.values()) or 1  # neutrals are in nobody's way to the end
    ahead = (max(sizes.values()) / held - even) / (1 - even)
    if s.rules.achievements_win:
        goal = TEAM_ACHIEVEMENTS_TO_WIN if s.rules.teams else ACHIEVEMENTS_TO_WIN
        return min(1.0, max(max(taken.values()) / (goal - 1), ahead, 0.0))
    return min(1.0, max(ahead, s.round / LONG * 0.5 if s.round < LONG else 0.5))


def variants(s: RiskState) -> tuple[str, ...]:
    """The variant with its teams, and the variant."""
    name = s.options.variant
    return (f"{name}/teams", name) if s.rules.teams else (name,)


PRACTICE: tuple[tuple[dict[str, object], float], ...] = (
    ({}, 1.0),
    ({"variant": "command-room"}, 1.0),
    ({"variant": "command-room", "teams": True}, 0.5),
    ({"variant": "total-domination"}, 1.0),
    ({"variant": "total-domination", "teams": True}, 0.5),
)

STAKES: Stakes[RiskState] = Stakes(
    names=NAMES,
    count=count,
    phase=phase,
    sides=lambda s: s.side[: s.seats],
    winners=lambda s: s.winners,
    variants=variants,
    practice=PRACTICE,
    shares=frozenset(
        {
            "units",
            "territories",
            "reinforcements",
            "biggest army",
            "achievements near",
            "best achievement near",
            "own base",
            "danger to the base",
        }
    ),
    unsaid=frozenset({"on turn", "turns to wait"}),
    burdens=frozenset({"danger to the base"}),
    path=Path(__file__).parent.parent / "data" / "chances.json",
)
