"""Units that wait on a card of their player, not on the board, and come into play when he moves. [BW-AMB-12]"""

from __future__ import annotations

from orrery.core import Choice
from orrery.games.starcraft.ability import MOBILIZE
from orrery.games.starcraft.leadership_effect import Deploy
from orrery.games.starcraft.rules.pieces import move_unit
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import members


def reserves(s: StarCraftState, seat: int) -> int:
    """The units on a player's cards that may come to the active planet of his Mobilize order, as a bit set."""
    waiting = s.on_cards & s.seat_units[seat]
    if not waiting or s.running.kind != "mobilize":
        return 0
    comes = any(
        isinstance(clause.effect, Deploy) for card in s.cards_led_by(seat) for clause in card.ability.at[MOBILIZE]
    )
    return waiting if comes else 0


def deployments(s: StarCraftState, seat: int, targets: dict[int, dict[int, int]]) -> list[Choice]:
    """Every way to bring them, by the room that areas have for each type."""
    units = reserves(s, seat)
    return [
        ("deploy", s.catalog.unit_ids[kind], s.catalog.areas[target].id, amount)
        for kind in s.types_of(units)
        for target, room in targets.items()
        for amount in range(1, min(s.of_type(units, kind).bit_count(), room[kind]) + 1)
    ]


def deploy(s: StarCraftState, unit: str, area: str, amount: int) -> None:
    """They come as if they had been on the planet already."""
    order = s.running
    units = members(s.of_type(reserves(s, order.seat), s.catalog.unit_number[unit]))[:amount]
    for token in units:
        move_unit(s, token, s.catalog.area_number[area])
        order.moved |= 1 << token
    s.tell("deployed", "BW-LEAD-08", seat=order.seat, unit=unit, count=amount, area=area)
