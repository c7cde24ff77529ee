"""What everybody knows of the things that an expansion adds to the table; all of it is open. [BW-LEAD-09]"""

from __future__ import annotations

from typing import TypedDict

from orrery.core import Seat
from orrery.games.starcraft.catalog import RESOURCES
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BASE, GONE, IN_PLAY, INSTALLATION_KINDS, NO_STRUCTURE, UNUSED, members

INSTALLATION_NAMES = {kind: name for name, kind in INSTALLATION_KINDS.items()}


class InstallationView(TypedDict):
    """An installation, and whose it is."""

    installation: str
    seat: int


class LeaderView(TypedDict):
    """What a player has of the expansion: Leadership cards by what became of them, orders that cannot be placed now,
    resource tokens, and units that wait on a card."""

    unused: list[str]
    in_play: list[str]
    gone: list[str]
    special_pool: list[str]
    lost_orders: list[str]
    defended: bool
    minerals: int
    gas: int
    waiting: dict[str, int]


class ItemView(TypedDict):
    """An item of a scenario: its area, and the unit that carries it, if one does."""

    item: str
    area: str
    unit: str | None


class ScenarioView(TypedDict):
    """The scenario: its name, its last round (0 if it has none), items, and the second factions of players by seat."""

    scenario: str
    rounds: int
    items: list[ItemView]
    second_factions: dict[str, str]


class ExpansionView(TypedDict):
    """What lies in areas (by their ids), what the players have, and the scenario."""

    guards: dict[str, int]
    installations: dict[str, InstallationView]
    point_tokens: list[str]
    players: list[LeaderView]
    scenario: ScenarioView | None


def expansion_view(s: StarCraftState) -> ExpansionView | None:
    """What the expansion adds; None in the base game."""
    if not s.catalog.leadership:
        return None
    areas = s.catalog.areas
    return {
        "guards": {areas[area].id: seat for area, seat in s.guards},
        "installations": {
            areas[area].id: {"installation": INSTALLATION_NAMES[kind], "seat": s.structure_seat[area]}
            for area, kind in enumerate(s.structure_kind)
            if kind not in (NO_STRUCTURE, BASE)
        },
        "point_tokens": [areas[area].id for area in s.point_tokens],
        "players": [_leader(s, seat) for seat in range(s.parties)],
        "scenario": _scenario(s),
    }


def _scenario(s: StarCraftState) -> ScenarioView | None:
    scenario = s.rules.scenario
    if scenario is None:
        return None
    return {
        "scenario": scenario.id,
        "rounds": scenario.row.rounds,
        "items": [
            {
                "item": ITEMS[number],
                "area": s.catalog.areas[s.item_area(number)].id,
                "unit": s.catalog.unit_ids[s.unit_type[unit]] if unit >= 0 else None,
            }
            for number, (unit, _) in enumerate(s.items)
            if s.item_area(number) >= 0
        ],
        "second_factions": {
            str(seat): s.catalog.factions[number].id for seat, number in enumerate(s.second_faction) if number >= 0
        },
    }


def _leader(s: StarCraftState, seat: Seat) -> LeaderView:
    minerals, gas = s.resource_tokens[len(RESOURCES) * seat : len(RESOURCES) * (seat + 1)]
    return {
        "unused": _cards(s, seat, UNUSED),
        "in_play": _cards(s, seat, IN_PLAY),
        "gone": _cards(s, seat, GONE),
        "special_pool": _orders(s, s.special_pool[seat]),
        "lost_orders": _orders(s, s.lost_orders[seat] & ~s.rules.orders_aside),
        "defended": s.defended[seat],
        "minerals": minerals,
        "gas": gas,
        "waiting": _waiting(s, seat),
    }


def _cards(s: StarCraftState, seat: Seat, place: int) -> list[str]:
    if s.faction[seat] < 0:
        return []
    return [s.catalog.leadership[card].id for card in s.leadership_at(s.faction[seat], place)]


def _orders(s: StarCraftState, places: int) -> list[str]:
    return [s.rules.order_tokens[place][0] for place in members(places)]


def _waiting(s: StarCraftState, seat: Seat) -> dict[str, int]:
    units = s.on_cards & s.seat_units[seat]
    return {s.catalog.unit_ids[kind]: s.of_type(units, kind).bit_count() for kind in s.types_of(units)}
