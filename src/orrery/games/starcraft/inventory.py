"""Every component, wherever it is: what stays the same throughout a match."""

from __future__ import annotations

from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_BAG, STAGES


def inventory(s: StarCraftState) -> list[str]:
    """Every component of the match, each as often as there is one; a broken rule adds, loses or doubles some."""
    return [*_pieces(s), *_cards(s), *_orders(s)]


def _pieces(s: StarCraftState) -> list[str]:
    numbers = s.catalog.numbers
    found = [f"figure {unit} of {owner}" for unit, owner in enumerate(s.unit_owner)]
    for seat in range(s.seats):
        for what, count, whole in (
            ("workers", s.workers_left(seat), numbers.workers),
            ("bases", s.bases_left(seat), numbers.bases),
            ("transports", s.transports_left(seat), numbers.transports),
        ):
            if not 0 <= count <= whole:
                found.append(f"{what} of {seat} that do not exist")
    for area, workers in enumerate(s.card_workers):
        if workers and s.card_holder[area] < 0:
            found.append(f"workers on the card of area {area} that nobody holds")
    for area, units in enumerate(s.area_units):
        here = sum(1 << unit for unit, place in enumerate(s.unit_area) if place == area)
        if units != here:
            found.append(f"units in area {area} that are not there")
    for seat, units in enumerate(s.seat_units):
        if units != sum(1 << unit for unit, owner in enumerate(s.unit_seat) if owner == seat):
            found.append(f"units of {seat} that are not his")
    return found


def _cards(s: StarCraftState) -> list[str]:
    found = [f"card {card}" for card in range(len(s.cards.where))]
    found += [f"event card {card}" for card in range(len(s.event_zones.where))]
    stages = len(s.events_left)
    for stage in STAGES:
        deck = s.events_left[stage] - sum(s.event(card).stage == stage for card in s.event_top)
        unread = sum(s.facedown[seat * stages + stage] for seat in range(s.seats))
        if not 0 <= deck + unread <= len(s.event_zones.at(EVENT_BAG, s.catalog.stage_cards[stage])):
            found.append(f"event cards of stage {stage} that do not exist")
    return found


def _orders(s: StarCraftState) -> list[str]:
    placed = [token for stack in s.stacks for token in stack]
    return [f"order {token}" for seat in range(s.seats) for token in s.unplaced_tokens(seat)] + [
        f"order {token}" for token in placed
    ]
