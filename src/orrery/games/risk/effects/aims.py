"""How abilities may be aimed: every territory or player a card can be played at, in the position as it is."""

from __future__ import annotations

from typing import TypeAlias

from orrery.core import Seat
from orrery.games.risk.components import Card
from orrery.games.risk.rows import TERRITORIES
from orrery.games.risk.state import RiskState

Aims: TypeAlias = tuple[str | int, ...]
"""What an ability is aimed at: territories by name, players by seat."""
NO_AIM: list[Aims] = [()]


def unaimed(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """It is aimed at nothing, and has no condition."""
    return NO_AIM


# Own territories


def own(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Any own territory."""
    return [(s.catalog.ids[territory],) for territory in s.territories(seat)]


def own_with_units_elsewhere(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Any own territory that units could come to from another one."""
    territories = s.territories(seat)
    sources = [territory for territory in territories if s.units[territory] > 1]
    return [(s.catalog.ids[target],) for target in territories if sources and sources != [target]]


def own_near_bases(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Own territories with, or beside, a base under own control; without such a base any own one."""
    near = {near for base in s.bases(seat) for near in (base, *s.catalog.adjacent[base]) if s.owner[near] == seat}
    return [(s.catalog.ids[territory],) for territory in sorted(near) or s.territories(seat)]


def own_beside_target(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Where units may flee to from the attacked territory."""
    target = s.under_way.target
    if s.units[target] < 2:
        return []
    return [(s.catalog.ids[near],) for near in s.catalog.adjacent[target] if s.owner[near] == seat]


# Enemies


def enemy_neighbours(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Enemy territories beside an own one."""
    return [(s.catalog.ids[territory],) for territory in _enemies_beside(s, seat)]


def enemy_stacks(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Enemy territories beside an own one that have a unit to lose."""
    return [(s.catalog.ids[territory],) for territory in _enemies_beside(s, seat) if s.units[territory] > 1]


def _enemies_beside(s: RiskState, seat: Seat) -> list[int]:
    near = {other for territory in s.territories(seat) for other in s.catalog.adjacent[territory]}
    return [territory for territory in sorted(near) if s.is_foe(seat, territory)]


def the_target_or_enemy_neighbours(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """In an invasion its target, which need not be named; otherwise an enemy territory beside an own one."""
    return enemy_neighbours(s, seat, card) if s.fight is None else NO_AIM


def far_fronts(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """An own territory with two units or more, and an enemy one at two steps up to the card's reach."""
    ids, (_, reach) = s.catalog.ids, card.effects[0]
    targets = [territory for territory in range(TERRITORIES) if s.is_foe(seat, territory)]
    return [
        (ids[source], ids[target])
        for source in s.territories(seat)
        if s.units[source] > 1
        for target in targets
        if 2 <= s.catalog.distance[source][target] <= reach
    ]


def opponents(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Players of another side who are still in the game."""
    return [(other,) for other in range(s.seats) if s.side[other] != s.side[seat] and s.is_alive(other)]


def defender_lost_some(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """It is aimed at nothing, but works only if the defender loses a unit in this roll."""
    _, lost_by_defender = s.under_way.losses
    return NO_AIM if lost_by_defender else []
