"""How good Event cards look, and what they let one choose."""

from __future__ import annotations

from orrery.core import Decision, Seat
from orrery.games.starcraft.ability import CHOOSE, PLAYED, Clause
from orrery.games.starcraft.cards import Event
from orrery.games.starcraft.effect import (
    BuildFree,
    Buy,
    Deplete,
    DestroyTransports,
    Draw,
    Effect,
    Enrich,
    ExecuteOrder,
    GainPoints,
    GainTransports,
    GainUnits,
    GainWorkers,
    LookHand,
    LoseModule,
    MoveZRoute,
)
from orrery.games.starcraft.effects import event_choices as choices
from orrery.games.starcraft.effects.events import holds, is_possible
from orrery.games.starcraft.insight.ordering import Orders
from orrery.games.starcraft.insight.outlook import POINT, Outlook
from orrery.games.starcraft.insight.spending import Spending, harvest
from orrery.games.starcraft.state import StarCraftState

LASTING = {"until-used": 1.2, "rest-of-game": 0.8}
"""What a card in the play area is worth by itself."""


def play_event(s: StarCraftState, decision: Decision) -> list[float]:
    """The card that brings most."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("play", str() as name):
                scores.append(event_value(outlook, s.catalog.events[s.catalog.event_number[name]]))
            case _:
                scores.append(0.0)
    return scores


def event_value(outlook: Outlook, event: Event) -> float:
    """What playing an Event card brings."""
    value = LASTING.get(event.stays, 0.0) * min(1.0, 0.4 * (outlook.rounds - 0.5))
    return value + sum([_sentence(outlook, clause) for clause in event.ability.at[PLAYED]])


def _sentence(outlook: Outlook, clause: Clause) -> float:
    s, seat = outlook.s, outlook.seat
    if not all(holds(s, seat, test) for test in clause.tests):
        return 0.0
    values = [effect_value(outlook, effect) for effect in clause.effects if is_possible(s, seat, effect)]
    if not values:
        return 0.0
    return max(values) if clause.join == CHOOSE else values[0]


def effect_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect of an Event card brings."""
    s, seat = outlook.s, outlook.seat
    match effect:
        case Draw(count):
            return 0.35 * count
        case GainPoints(count):
            return point_value(outlook) * count
        case GainWorkers(count):
            return Spending(outlook).workers(min(count, s.workers_left(seat)))
        case GainTransports(count):
            return 0.6 * min(count, len(choices.transport_places(s, seat)))
        case GainUnits(units=units):
            own = [(kind, count) for kind, count in units if s.catalog.race_of[kind] == s.race(seat).number]
            return sum([float(s.catalog.total_cost[kind] * count) for kind, count in own])
        case BuildFree(count, where):
            offered = choices.free_units(s, seat, where, -1)
            best = max([s.catalog.total_cost[s.catalog.unit_number[str(name)]] for _, name, _ in offered], default=0)
            return float(best * count)
        case Buy():
            return _bargain(outlook, effect)
        case ExecuteOrder(kind, _):
            orders = Orders(outlook)
            return max([orders.executing(kind, planet, False) for planet in s.placed_planets], default=0.0)
        case _:
            return _trouble(outlook, effect)


def _trouble(outlook: Outlook, effect: Effect) -> float:
    """What it brings to make trouble for others, and the like."""
    s, seat = outlook.s, outlook.seat
    match effect:
        case Deplete(by="player"):
            return max([deplete_value(outlook, area) for area in choices.depletable(s, seat, effect)], default=0.0)
        case Deplete():
            return 1.0
        case Enrich(capacity):
            return 0.8 * capacity
        case LoseModule():
            return 1.0 if any(s.modules_built(other) for other in outlook.foes) else 0.0
        case DestroyTransports(count):
            return 0.5 * min(count, len(choices.enemy_transports(s, seat)))
        case LookHand():
            return 0.2
        case MoveZRoute():
            return 0.1
    return 0.3


def point_value(outlook: Outlook) -> float:
    """What a conquest point is worth at once."""
    return POINT * 1.2


def _bargain(outlook: Outlook, effect: Buy) -> float:
    """What a cheaper purchase brings: at least the discount, if one has workers left in the Worker Pool."""
    return 0.8 * effect.discount if outlook.s.pool[outlook.seat] else 0.2


def choose_effect(s: StarCraftState, decision: Decision) -> list[float]:
    """Points rather than cards, while points count."""
    outlook = Outlook(s, decision.seat)
    clauses = [clause for event in s.catalog.events for clause in event.ability.clauses if clause.join == CHOOSE]
    (clause, *_) = clauses
    return [effect_value(outlook, clause.effects[int(number) - 1]) for _, number in decision.options]


# What cards let one choose


def deplete_value(outlook: Outlook, area: int) -> float:
    """What it brings that an area is depleted: others lose what they could harvest."""
    s = outlook.s
    holder = s.card_holder[area]
    share = 0.15 * harvest(outlook, area) * (1.0 + s.depletion[area])
    if holder == outlook.seat:
        return -2.0 * share
    if holder < 0:
        return 0.1 * share
    return share * outlook.weight(holder) if holder in outlook.foes else -share


def deplete(s: StarCraftState, decision: Decision) -> list[float]:
    """What hurts others most, oneself least."""
    outlook = Outlook(s, decision.seat)
    return [deplete_value(outlook, s.catalog.area_number[str(name)]) for _, name in decision.options]


def enrich(s: StarCraftState, decision: Decision) -> list[float]:
    """The card that is nearest to its end, else the scarcer resource."""
    scores = []
    for _, name in decision.options:
        area = s.catalog.area_number[str(name)]
        scores.append(2.0 * s.depletion[area] + 0.5 * s.catalog.resource[area] + 0.1 * s.catalog.amount[area])
    return scores


def double_capacity(s: StarCraftState, decision: Decision) -> list[float]:
    """The richest card."""
    return [float(s.catalog.amount[s.catalog.area_number[str(name)]]) for _, name in decision.options]


def units_area(s: StarCraftState, decision: Decision) -> list[float]:
    """Where new units hold most."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for _, name in decision.options:
        area = s.catalog.area_number[str(name)]
        force = outlook.force_in(area)
        gain = outlook.held(area, force + 2.0) - outlook.held(area, force)
        scores.append(gain + 0.5 * min(2, s.room_in(area, 0, decision.seat)))
    return scores


def free_unit(s: StarCraftState, decision: Decision) -> list[float]:
    """The most valuable unit, where it holds most."""
    spending = Spending(Outlook(s, decision.seat))
    scores = []
    for _, name, *where in decision.options:
        kind = s.catalog.unit_number[str(name)]
        area = s.catalog.area_number[str(where[0])] if where else -1
        scores.append(spending.unit_in(kind, area) if area >= 0 else spending.unit(kind))
    return scores


def whom(s: StarCraftState, decision: Decision) -> list[float]:
    """The one who stands best."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("choose-seat", int() as other):
                scores.append(_rivalry(outlook, other))
            case _:
                scores.append(0.0)
    return scores


def _rivalry(outlook: Outlook, other: Seat) -> float:
    return outlook.weight(other) if other in outlook.foes else 0.0


def choose_module(s: StarCraftState, decision: Decision) -> list[float]:
    """Lose the module that brings least."""
    spending = Spending(Outlook(s, decision.seat))
    return [-spending.module(str(name)) for _, name in decision.options]


def destroy_transports(s: StarCraftState, decision: Decision) -> list[float]:
    """Those of the strongest opponent that lead to oneself."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("choose-transport", str() as name, int() as other):
                route = s.routes[s.route_number(name)]
                near = sum([s.has_base_on(decision.seat, planet) for planet in (route.first, route.second)])
                scores.append(_rivalry(outlook, other) * (1.0 + near))
            case _:
                scores.append(0.0)
    return scores


def raise_order(s: StarCraftState, decision: Decision) -> list[float]:
    """An order that others cover comes to the top; own ones on top of it stay there."""
    scores = []
    for option in decision.options:
        match option:
            case ("raise-order", str() as name, int() as place):
                above = s.stacks[s.catalog.planet_number[name]][place:]
                own = [token for token in above if s.token_seat(token) == decision.seat]
                scores.append(-1.0 if own else float(len(above)))
            case _:
                scores.append(0.0)
    return scores


def look(s: StarCraftState, decision: Decision) -> list[float]:
    """The highest stack tells most."""
    return [float(len(s.stacks[s.catalog.planet_number[str(name)]])) for _, name in decision.options]
