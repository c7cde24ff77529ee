"""How abilities may be aimed: every territory or player a card can be played at, in the position as it is."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Seat
from orrery.games.risk.catalog import TERRITORIES, Card
from orrery.games.risk.state import RiskState

Aims = tuple[str | int, ...]
"""What an ability is aimed at: territories by name, players by seat."""
NO_AIM: list[Aims] = [()]


def ways_to_play(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Everything a card may be aimed at now; nothing if its condition fails."""
    if card.needs_base and s.base[s.target] < 0:
        return []
    if card.cost and s.units[s.source] < card.cost + 2:
        return []
    return AIMS.get(card.effects[0][0], _unaimed)(s, seat, card)


def _unaimed(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    return NO_AIM


def _own(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    return [(s.catalog.ids[territory],) for territory in s.territories(seat)]


def _own_with_units_elsewhere(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    own = s.territories(seat)
    sources = [territory for territory in own if s.units[territory] > 1]
    return [(s.catalog.ids[target],) for target in own if sources and sources != [target]]


def _enemy_neighbours(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Enemy territories beside an own one."""
    near = {other for territory in s.territories(seat) for other in s.catalog.adjacent[territory]}
    return [(s.catalog.ids[territory],) for territory in sorted(near) if s.is_foe(seat, territory)]


def _enemy_stacks(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Enemy territories beside an own one that have a unit to lose."""
    return [aim for aim in _enemy_neighbours(s, seat, card) if s.units[s.catalog.number[str(aim[0])]] > 1]


def _far_fronts(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """An own territory with two units or more, and an enemy one at two steps up to the card's reach."""
    ids, reach = s.catalog.ids, card.effects[0][1]
    targets = [territory for territory in range(TERRITORIES) if s.is_foe(seat, territory)]
    return [
        (ids[source], ids[target])
        for source in s.territories(seat)
        if s.units[source] > 1
        for target in targets
        if 2 <= s.catalog.distance[source][target] <= reach
    ]


def _opponents(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    return [(other,) for other in range(s.seats) if s.side[other] != s.side[seat] and s.is_alive(other)]


def _own_near_bases(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Own territories with, or beside, a base under own control; without such a base any own one."""
    near = {near for base in s.bases(seat) for near in (base, *s.catalog.adjacent[base]) if s.owner[near] == seat}
    return [(s.catalog.ids[territory],) for territory in sorted(near) or s.territories(seat)]


def _own_beside_target(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    """Where units may flee to from the attacked territory."""
    if s.units[s.target] < 2:
        return []
    return [(s.catalog.ids[near],) for near in s.catalog.adjacent[s.target] if s.owner[near] == seat]


def _defender_lost_some(s: RiskState, seat: Seat, card: Card) -> list[Aims]:
    return NO_AIM if s.losses[1] else []


AIMS: dict[str, Callable[[RiskState, Seat, Card], list[Aims]]] = {
    "strike": _enemy_stacks,
    "storm": _enemy_stacks,
    "defence-limit": lambda s, seat, card: NO_AIM if s.invading else _enemy_neighbours(s, seat, card),
    "link": _far_fronts,
    "scan": _opponents,
    "contaminate": _opponents,
    "units": _own,
    "near-base-units": _own_near_bases,
    "recall": _own_with_units_elsewhere,
    "blink": _own_beside_target,
    "extra-loss": _defender_lost_some,
    "save": _defender_lost_some,
}
"""By a card's first effect; what is not here needs no aim and has no condition."""
