"""Every component, wherever it is: what stays the same throughout a match."""

from __future__ import annotations

from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_BAG, STAGES


def inventory(s: StarCraftState) -> list[str]:
    """Every component of the box, each as often as there is one; a broken rule adds, loses or doubles some."""
    return [*_box(s), *_figures(s), *_cards(s), *_orders(s), *_wrong_pieces(s), *_wrong_events(s)]


def _in_play(s: StarCraftState) -> dict[int, int]:
    """The seat of each faction whose components have been taken."""
    return {faction: seat for seat, faction in enumerate(s.faction)} if s.unit_type else {}


def _lent(s: StarCraftState) -> dict[int, int]:
    """By seat: the other faction whose figures it uses as well, where it does. [BW-S1-15] [BW-S4-18]"""
    found: dict[int, int] = {}
    for seat in range(s.parties if s.unit_type else 0):
        if s.figure_sets(seat) > 1:
            race = s.race(seat).number
            both = [faction.number for faction in s.catalog.factions if faction.race == race]
            found[seat] = next(number for number in both if number != s.faction[seat])
    return found


def _box(s: StarCraftState) -> list[str]:
    """The figures and cards of factions that nobody plays. [SC-GALAXY-03]"""
    catalog = s.catalog
    found: list[str] = []
    for faction in catalog.factions:
        if faction.number not in _in_play(s):
            for unit in catalog.race_units[faction.race] if faction.number not in _lent(s).values() else ():
                found += [f"{faction.id}: {catalog.unit_ids[unit]}"] * catalog.figures[unit]
            cards = (*catalog.decks[faction.number], *catalog.technology_decks[faction.number])
            found += [f"{faction.id}: {catalog.card_ids[card]}" for card in cards]
    return found


def _name(s: StarCraftState, seat: int) -> str:
    return s.catalog.factions[s.faction[seat]].id


def _figures(s: StarCraftState) -> list[str]:
    plain, ids, lent = s.catalog.plain, s.catalog.unit_ids, _lent(s)
    found: list[str] = []
    counts: dict[tuple[int, int], int] = {}
    for unit_type, owner in zip(s.unit_type, s.unit_owner, strict=True):
        kind = plain[unit_type]
        counts[owner, kind] = counts.get((owner, kind), 0) + 1
        borrowed = counts[owner, kind] > s.catalog.figures[kind] and owner in lent
        name = s.catalog.factions[lent[owner]].id if borrowed else _name(s, owner)
        found.append(f"{name}: {ids[kind]}")
    return found


def _cards(s: StarCraftState) -> list[str]:
    found = [f"{_name(s, s.card_owner(card))}: {s.card_id(card)}" for card in range(len(s.cards.where))]
    return found + [f"event card {card}: {s.event(card).id}" for card in range(len(s.event_zones.where))]


def _orders(s: StarCraftState) -> list[str]:
    placed = [token for stack in s.stacks for token in stack]
    unplaced = [token for seat in range(s.parties) for token in s.unplaced_tokens(seat)]
    withheld = [
        token
        for seat in range(s.parties)
        for place, token in enumerate(s.tokens_of(seat))
        if s.withheld_orders(seat) >> place & 1 and token not in placed
    ]
    return [f"order token {token}" for token in placed + unplaced + withheld]


def _wrong_pieces(s: StarCraftState) -> list[str]:
    """Pieces that cannot be, or are not where the state says they are."""
    numbers = s.catalog.numbers
    found: list[str] = []
    for seat in range(s.parties):
        for what, count, whole in (
            ("workers", s.workers_left(seat), numbers.workers * s.shares(seat)),
            ("bases", s.bases_left(seat), s.rules.bases * s.shares(seat)),
            ("transports", s.transports_left(seat), numbers.transports * s.shares(seat)),
        ):
            if not 0 <= count <= whole:
                found.append(f"{what} of {seat} that do not exist")
    for area, workers in enumerate(s.card_workers):
        if workers and s.card_holder[area] < 0:
            found.append(f"workers on the card of area {area} that nobody holds")
    for area, units in enumerate(s.area_units):
        if units != sum(1 << unit for unit, place in enumerate(s.unit_area) if place == area):
            found.append(f"units in area {area} that are not there")
    for seat, units in enumerate(s.seat_units):
        if units != sum(1 << unit for unit, owner in enumerate(s.unit_seat) if owner == seat):
            found.append(f"units of {seat} that are not his")
    return found


def _wrong_events(s: StarCraftState) -> list[str]:
    """More cards in the Event deck and unread than there can be."""
    found: list[str] = []
    stages = len(s.events_left)
    for stage in STAGES:
        deck = s.events_left[stage] - sum(s.event(card).stage == stage for card in s.event_top)
        unread = sum(s.facedown[seat * stages + stage] for seat in range(s.seats))
        if not 0 <= deck + unread <= len(s.event_zones.at(EVENT_BAG, s.catalog.stage_cards[stage])):
            found.append(f"event cards of stage {stage} that do not exist")
    return found
