"""What chances to win depend on: what everyone has, and what a round brings."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from orrery.core import Stakes
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED, Catalog
from orrery.games.space_base.insight.console import ALL_ROLLS, ROLLS, Side, rates_of
from orrery.games.space_base.insight.ledger import ledger
from orrery.games.space_base.insight.weights import time_left
from orrery.games.space_base.insight.yardstick import Yardstick, experience_of, yardstick
from orrery.games.space_base.state import NOBODY, Cards, SpaceBaseState

NAMES = (
    "points",
    "credits",
    "income",
    "tokens",
    "station credits",
    "station income",
    "station points",
    "station extras",
    "deployed credits",
    "deployed income",
    "deployed points",
    "deployed extras",
    "turns to wait",
    "points this round",
    "proven cards",
)
Yield = tuple[float, float, float, float]


def count(s: SpaceBaseState) -> list[tuple[float, ...]]:
    """For each seat what it has, and what the rolls of a round bring it: its own, and those of all others."""
    seats, catalog = s.seats, s.catalog
    station, deployed, charges = s.station, s.deployed, s.charges
    entries = ledger(catalog, seats).sides
    others, left, figures = seats - 1, time_left(s), yardstick(seats)
    first = s.first if s.first != NOBODY else 0
    active = s.active if s.active != NOBODY else first
    gone = (active - first) % seats
    rows: list[tuple[float, ...]] = []
    for seat in range(seats):
        here = seat * SECTORS
        stationed, sent = tuple(station[here : here + SECTORS]), tuple(deployed[here : here + SECTORS])
        own = station_yield(catalog, seats, stationed)
        away = mission_yield(catalog, seats, sent)
        early, late = proven(catalog, figures, stationed, sent)
        tokens = 0.0
        for card in s.charged[seat]:
            tokens += charges[card] * entries[s.side(card)][card].token
        wait = (seat - active) % seats
        coming = 0.0
        if s.ending:
            to_come = seats - gone  # turns of this round
            mine = (seat - first) % seats >= gone
            coming = own[2] * mine + away[2] * (to_come - mine)
        rows.append(
            (
                float(s.points[seat]),
                float(s.credits[seat]),
                float(s.income[seat]),
                tokens,
                *own,
                others * away[0],
                others * away[1],
                others * away[2],
                others * away[3],
                wait / others,
                coming,
                late + (early - late) * left,
            )
        )
    return rows


@lru_cache(maxsize=1 << 14)
def station_yield(catalog: Catalog, seats: int, cards: Cards) -> Yield:
    """What a roll of one's own brings on average; consoles change seldom."""
    return _yield(catalog, seats, STATIONED, tuple([(card,) for card in cards]))


@lru_cache(maxsize=1 << 14)
def mission_yield(catalog: Catalog, seats: int, sectors: tuple[Cards, ...]) -> Yield:
    """What a roll of another brings on average."""
    return _yield(catalog, seats, DEPLOYED, sectors)


@lru_cache(maxsize=1 << 14)
def proven(catalog: Catalog, figures: Yardstick, station: Cards, deployed: tuple[Cards, ...]) -> tuple[float, float]:
    """What all cards of a console are worth beyond their numbers, at the start of the game and in its end."""
    taught = experience_of(catalog, figures)
    found = [taught[card] for cards in (station, *deployed) for card in cards if card >= 0]
    return sum([early for early, _ in found]), sum([late for _, late in found])


def _yield(catalog: Catalog, seats: int, side: int, sectors: tuple[Cards, ...]) -> Yield:
    """Credits, income, points and extras of a roll, used in the better way."""
    # How a roll is used is decided by what things are worth in mid-game.
    entries, rates = ledger(catalog, seats).sides[side], rates_of(yardstick(seats).middle, seats)[side]
    plain = [0.0] * (SECTORS + 2)
    pays = [(0.0, 0.0, 0.0, 0.0)] * (SECTORS + 2)
    arrows: list[tuple[int, str]] = []
    for sector, cards in enumerate(sectors, start=1):
        here = [entries[card] for card in cards if card >= 0]
        plain[sector] = sum([rates.of(entry) for entry in here])
        pays[sector] = (
            float(sum([entry.credits for entry in here])),
            float(sum([entry.income for entry in here])),
            float(sum([entry.points for entry in here])),
            float(sum([entry.extra for entry in here])),
        )
        arrows += [(sector, entry.arrow) for entry in here if entry.arrow]
    worth = Side(plain, tuple(arrows)).worths()
    total = [0.0] * len(pays)
    for one, other, weight in ROLLS:
        used = (one, other) if worth[one] + worth[other] > worth[one + other] else (one + other,)
        for sector in used:
            total[sector] += weight / ALL_ROLLS
    used_alone = total.copy()
    for sector, arrow in arrows:
        left, right = sector - 1, sector + 1
        target = left if arrow == "left" or (arrow == "either" and plain[left] > plain[right]) else right
        total[target] += used_alone[sector]
    credits, income, points, extras = (sum(map(float.__mul__, total, column)) for column in zip(*pays, strict=True))
    return credits, income, points, extras


def phase(s: SpaceBaseState) -> float:
    """How much of the way to the goal the leader has behind him."""
    return 1.0 - time_left(s)


STAKES: Stakes[SpaceBaseState] = Stakes(
    names=NAMES,
    count=count,
    phase=phase,
    sides=lambda s: range(s.seats),
    winners=lambda s: (s.winner,) if s.winner != NOBODY else (),
    unsaid=frozenset({"turns to wait"}),
    path=Path(__file__).parent.parent / "data" / "chances.json",
)
