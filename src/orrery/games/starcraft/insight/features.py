"""How a seat stands, in named numbers that it may know."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.starcraft.insight.goals import LARGE, awaits_the_end, fears_the_end, goal, income, rounds_left
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.rules.resources import purse_of
from orrery.games.starcraft.rules.victory import side_points, sides, threshold
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import MOBILIZE, TECHNOLOGY


def features(s: StarCraftState, seat: Seat) -> dict[str, float]:
    """Everything about the seat itself and its strongest opponent; the same names in every position."""
    playing = all(number >= 0 for number in s.faction)
    strengths = [strength(s, other) if playing else 0.0 for other in range(s.seats)]
    enemies = [strengths[other] for other in range(s.seats) if s.team[other] != s.team[seat]]
    mine = sum([strengths[other] for other in range(s.seats) if s.team[other] == s.team[seat]])
    return {
        **_points(s, seat),
        **_board(s, seat, playing),
        **_economy(s, seat, playing),
        **_cards(s, seat, playing),
        "strength": mine,
        "strongest enemy": max(enemies),
        "lead": mine - max(enemies),
        "enemies": float(sum([not s.eliminated[other] for other in range(s.seats) if s.team[other] != s.team[seat]])),
        "on turn": float(s.active == seat),
        "round": float(s.round),
        "won": float(seat in s.winners),
    }


def strength(s: StarCraftState, seat: Seat) -> float:
    """What a seat has, about in resources: points, areas, units, bases, workers, buildings and cards."""
    if s.eliminated[seat]:
        return 0.0
    worth = 1.8 * s.points[seat] + 3.0 * income(s, seat) + 0.5 * len(s.controlled(seat))
    worth += sum([s.catalog.total_cost[s.unit_type[unit]] for unit in s.units_on_board(seat)])
    worth += 3.0 * len(s.bases(seat)) + 0.5 * (s.catalog.numbers.workers - s.workers_left(seat))
    worth += sum([s.capacity(area) for area in s.resource_cards(seat)])
    worth += _levels(s, seat) + s.modules_built(seat) + _technologies(s, seat)
    return worth + 0.3 * len(s.hand(seat))


def _levels(s: StarCraftState, seat: Seat) -> int:
    types = len(s.catalog.building_types)
    return sum(s.building_level[seat * types : (seat + 1) * types])


def _technologies(s: StarCraftState, seat: Seat) -> int:
    """How many technologies a seat has acquired."""
    bought = {
        s.catalog.technology_of[s.card_face[card]] for card in s.cards_of(seat) if s.cards.where[card] != TECHNOLOGY
    }
    return len(bought - {-1})


def _points(s: StarCraftState, seat: Seat) -> dict[str, float]:
    """How far everybody is from winning."""
    side = next((side for side in sides(s) if seat in side), [seat])
    needed = float(threshold(s, side) - side_points(s, side)) if s.rules.conquest_points else 0.0
    aims = goal(s, seat) if s.faction[seat] >= 0 else None
    missing = aims.missing if aims is not None and aims.missing != LARGE else -1
    return {
        "points": float(s.points[seat]),
        "points needed": needed,
        "points a round": float(income(s, seat)),
        "objective missing": float(missing),
        "objective near": aims.urgency if aims is not None else 0.0,
        "rounds left": rounds_left(s),
        "event stage": float(s.event_stage()),
        "events in the deck": float(s.event_deck_size()),
        "endings out": float(s.ending_cards_out()),
        "awaits the end": float(awaits_the_end(s, seat)),
        "fears the end": float(fears_the_end(s, seat)),
    }


def _board(s: StarCraftState, seat: Seat, playing: bool) -> dict[str, float]:
    """Units, areas and bases, and what threatens them."""
    units = s.units_on_board(seat) if playing else []
    bases = s.bases(seat)
    outlook = Outlook(s, seat) if playing else None
    threatened = [area for area in bases if outlook is not None and outlook.threat(area) > outlook.force_in(area)]
    return {
        "areas": float(len(s.controlled(seat))) if playing else 0.0,
        "bases": float(len(bases)),
        "threatened bases": float(len(threatened)),
        "units": float(len(units)),
        "units' worth": float(sum([s.catalog.total_cost[s.unit_type[unit]] for unit in units])),
        "flying units": float(sum([s.catalog.flying[s.unit_type[unit]] for unit in units])),
        "transports": float(sum([seats >> seat & 1 for seats in s.transports])),
        "planets in reach": float(s.planets_in_reach(seat).bit_count()) if playing else 0.0,
        "orders left": float(len(s.orders_on_board(seat))),
        "in battle": float(s.battle is not None and seat in (s.battle.attacker, s.battle.defender)),
        "attacking": float(s.battle is not None and s.battle.attacker == seat),
        "moving": float(s.order is not None and s.order.seat == seat and s.order.kind == MOBILIZE),
    }


def _economy(s: StarCraftState, seat: Seat, playing: bool) -> dict[str, float]:
    """Workers and resources, buildings and modules."""
    minerals, gas = purse_of(s, seat).free if playing else (0, 0)
    cards = s.resource_cards(seat)
    return {
        "workers": float(s.catalog.numbers.workers - s.workers_left(seat)) if playing else 0.0,
        "workers in the pool": float(s.pool[seat]),
        "minerals to harvest": float(minerals),
        "gas to harvest": float(gas),
        "resource cards": float(len(cards)),
        "resource income": float(sum([s.capacity(area) for area in cards])),
        "building levels": float(_levels(s, seat)),
        "modules": float(s.modules_built(seat)),
        "build limit": float(s.build_limit(seat)) if playing else 0.0,
        "special orders": float(s.special_orders_allowed(seat)),
    }


def _cards(s: StarCraftState, seat: Seat, playing: bool) -> dict[str, float]:
    """Combat, Technology and Event cards."""
    hand = s.hand(seat) if playing else []
    kinds = 0
    for unit in s.units_on_board(seat) if playing else []:
        kinds |= 1 << s.unit_type[unit]
    matching = [card for card in hand if s.catalog.icons[s.card_face[card]] & kinds]
    return {
        "hand": float(len(hand)),
        "matching cards": float(len(matching)),
        "technologies": float(_technologies(s, seat)) if playing else 0.0,
        "facedown events": float(s.facedown_events(seat)),
        "events in play": float(len(s.events_in_play(seat))),
    }
