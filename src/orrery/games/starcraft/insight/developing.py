"""How good options of orders look: where to place them, what to build, where to move, what to research."""

from __future__ import annotations

from orrery.core import Choice, Decision
from orrery.games.starcraft.insight import journey
from orrery.games.starcraft.insight.campaign import Campaign
from orrery.games.starcraft.insight.ordering import CARD, FOR_BASE, Orders
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.spending import Spending, harvest
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState

UNSPENT = 0.1
"""What a resource is worth for which no order is left: workers come back without it."""
FIGHTING = 6.0
"""What it costs to take an item into a battle."""
USING = 0.4
"""What it is worth to use an Event card that would otherwise lie idle."""


# Planning and execution


def place_order(s: StarCraftState, decision: Decision) -> list[float]:
    """Orders that can be executed, in an order in which they can."""
    orders = Orders(Outlook(s, decision.seat))
    left = int((decision.about or {}).get("left", 1))
    known: dict[tuple[str, int], float] = {}
    scores = []
    for option in decision.options:
        match option:
            case ("order", str() as kind, str() as name, *special):
                planet = s.catalog.planet_number[name]
                if (kind, planet) not in known:
                    known[kind, planet] = orders.placing(kind, planet, left)
                scores.append(known[kind, planet] + (orders.special_bonus(planet) if special else 0.0))
            case ("defend", str() as name):
                scores.append(orders.defending(s.catalog.area_number[name]))
            case _:
                scores.append(USING)
    return scores


def choose_order(s: StarCraftState, decision: Decision) -> list[float]:
    """What brings most comes first, and what brings nothing is exchanged."""
    return Orders(Outlook(s, decision.seat)).uses(decision.options)


def reveal_order(s: StarCraftState, decision: Decision) -> list[float]:
    """Where one is present, most can be done."""
    seat = decision.seat
    planets = [s.catalog.planet_number[str(name)] for _, name in decision.options]
    return [float(s.has_base_on(seat, planet)) + 0.5 * bool(s.units_on(planet, seat)) for planet in planets]


# Build


def build(s: StarCraftState, decision: Decision) -> list[float]:
    """What is worth most for what it costs, as long as enough is left for other orders."""
    outlook = Outlook(s, decision.seat)
    spending = Spending(outlook)
    order = s.running
    orders = Orders(outlook)
    reserve = orders.reserve(but=order.planet)
    if decision.kind != "build-base" and orders.base_value(order.planet) and s.units_on(order.planet, decision.seat):
        reserve += FOR_BASE
    slots = max(1, s.build_limit(decision.seat) - order.units_built)
    price = spending.price(slots, reserve)
    if decision.kind != "build-forces" and not orders.will_spend():
        price = UNSPENT
    worths: dict[Choice, float] = {}
    scores = []
    for option in decision.options:
        match option:
            case ("done",) | ("none",):
                scores.append(0.0)
            case ("use", _):
                scores.append(USING if spending.funds() < spending.purse.workers else -USING)
            case _:
                if option not in worths:
                    worths[option] = spending.purchase(option, price, reserve)
                scores.append(worths[option])
    return scores


def event_purchase(s: StarCraftState, decision: Decision) -> list[float]:
    """What is worth most; nothing else is to be paid in this round any more."""
    spending = Spending(Outlook(s, decision.seat))
    return [0.0 if option == ("none",) else spending.purchase(option, 0.1, 0.0) for option in decision.options]


def consume(s: StarCraftState, decision: Decision) -> list[float]:
    """The further unit comes from where it is needed least."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for _, name, where in decision.options:
        cost = float(s.catalog.total_cost[s.catalog.unit_number[str(name)]])
        scores.append(-outlook.leaving(s.catalog.area_number[str(where)], cost))
    return scores


def pay(s: StarCraftState, decision: Decision) -> list[float]:
    """Permanent resources first, then cards with most room, then tokens; force mining last, by what is worth least."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("pay-permanent", _):
                scores.append(10.0)
            case ("pay-token", _):
                scores.append(1.0)
            case ("pay-card", str() as name):
                area = s.catalog.area_number[name]
                scores.append(5.0 + 0.1 * (s.capacity(area) - s.card_workers[area]))
            case (_, str() as name):
                area = s.catalog.area_number[name]
                scores.append(-harvest(outlook, area) * (1.0 + s.depletion[area]))
            case _:
                scores.append(0.0)
    return scores


# Research


def draw_combat_cards(s: StarCraftState, decision: Decision) -> list[float]:
    """Cards are always welcome."""
    return [CARD if option == ("draw",) else 0.0 for option in decision.options]


def buy_technology(s: StarCraftState, decision: Decision) -> list[float]:
    """The technology that helps the own units most."""
    outlook = Outlook(s, decision.seat)
    spending = Spending(outlook)
    reserve = Orders(outlook).reserve(but=s.running.planet)
    scores = []
    for option in decision.options:
        match option:
            case ("none",):
                scores.append(0.0)
            case ("use", _):
                scores.append(-USING)
            case _:
                scores.append(spending.purchase(option, 0.4, reserve))
    return scores


def special_research(s: StarCraftState, decision: Decision) -> list[float]:
    """A new card at once, unless Event cards are what one wants."""
    value = Orders(Outlook(s, decision.seat)).event_value()
    return [value if option == ("draw-event",) else 1.2 for option in decision.options]


# Mobilize


def move_units(s: StarCraftState, decision: Decision) -> list[float]:
    """Attack with the best force if that is worth it, take what is free, and hold what one has."""
    seat, order = decision.seat, s.running
    outlook = Outlook(s, seat)
    campaign = Campaign(outlook, order.planet, s.transport_planets(seat, order.planet), order.moved, order.special)
    attack = campaign.best_attack(only=order.enemy_area)
    wanted: dict[tuple[int, int], int] = {}
    for mover in attack.force if attack is not None else ():
        key = mover.kind, mover.source
        wanted[key] = wanted.get(key, 0) + 1
    scores = []
    for option in decision.options:
        match option:
            case ("move", str() as unit, str() as source, str() as target, int() as amount):
                kind = s.catalog.unit_number[unit]
                here, there = s.catalog.area_number[source], s.catalog.area_number[target]
                if s.enemy_units_in(there, seat):
                    joining = attack is not None and attack.area == there and amount <= wanted.get((kind, here), 0)
                    scores.append(attack.value + 0.1 * amount if attack is not None and joining else -9.0)
                else:
                    scores.append(relocate(outlook, kind, here, there, amount))
            case ("lift-off", str() as source, str() as target):
                scores.append(_lift_off(outlook, s.catalog.area_number[source], s.catalog.area_number[target]))
            case ("pick-up", str() as name, str() as unit, _):
                worth = journey.errand_worth(s, seat, ITEMS.index(name))
                scores.append(worth - 0.1 * s.catalog.total_cost[s.catalog.unit_number[unit]])
            case ("carry", str() as name, str() as source, str() as target):
                here, there = s.catalog.area_number[source], s.catalog.area_number[target]
                value = journey.errand(s, seat, name, here, there)
                scores.append(value - FIGHTING * bool(s.enemy_units_in(there, seat)))
            case ("recall", str() as unit, str() as source, str() as target):
                kind = s.catalog.unit_number[unit]
                here, there = s.catalog.area_number[source], s.catalog.area_number[target]
                fights = bool(s.enemy_units_in(there, seat))
                scores.append(1.0 if fights else relocate(outlook, kind, here, there, 1) - 0.1)
            case _:
                scores.append(0.0)
    return scores


def relocate(outlook: Outlook, kind: int, source: int, target: int, amount: int) -> float:
    """What it is worth to move units to an area without enemy units."""
    s = outlook.s
    cost = float(s.catalog.total_cost[kind]) * amount
    force = outlook.force_in(target)
    gain = outlook.held(target, force + cost) - outlook.held(target, force)
    if outlook.enemy_base_alone(target) and not force:
        gain += outlook.prize(target)
    stranded = 0.05 * amount if s.catalog.planet_of[source] != s.catalog.planet_of[target] else 0.02 * amount
    return gain + outlook.stride(cost, source, target) - outlook.leaving(source, cost) - stranded


def _lift_off(outlook: Outlook, source: int, target: int) -> float:
    """A base moves to where it holds more, or is safer."""
    s = outlook.s
    before = outlook.threat(source) / (1.0 + outlook.force_in(source))
    after = outlook.threat(target) / (1.0 + outlook.force_in(target))
    gain = 0.0
    if not s.controls(outlook.seat, target):
        gain += outlook.worth(target)
    if not outlook.force_in(source):
        gain -= outlook.worth(source)
    if s.enemy_units_in(source, outlook.seat):
        gain += outlook.base_worth(s.catalog.planet_of[source])
    return gain + 0.3 * (before - after) - 0.3


def order_planet(s: StarCraftState, decision: Decision) -> list[float]:
    """An order that an Event card gives goes where it brings most."""
    orders = Orders(Outlook(s, decision.seat))
    kind = str((decision.about or {}).get("order", ""))
    return [orders.executing(kind, s.catalog.planet_number[str(name)], False) for _, name in decision.options]
