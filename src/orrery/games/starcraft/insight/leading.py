"""How good Leadership cards look, and what they let one choose."""

from __future__ import annotations

from orrery.core import Choice, Decision
from orrery.games.starcraft.effect import Collateral, Effect, ExecuteOrder, HeroAgain, PlaceInstallation
from orrery.games.starcraft.insight.goals import rounds_to_win
from orrery.games.starcraft.insight.ordering import Orders
from orrery.games.starcraft.insight.outlook import POINT, RESOURCE, Outlook
from orrery.games.starcraft.insight.settling import home_value
from orrery.games.starcraft.insight.spending import Spending
from orrery.games.starcraft.leadership import SPECIAL_VICTORY, Leadership
from orrery.games.starcraft.leadership_effect import (
    Annihilate,
    BuildOnCard,
    ChoosePlanets,
    DoubleOrders,
    DrawEvents,
    DriveOff,
    ExtraOrders,
    FreeWorkerOrTransport,
    GainHero,
    LimitOrders,
    LosePoints,
    MarkAreas,
    ModulesCount,
    NoVictory,
    OrdersBecome,
    Permanent,
    PlaceFree,
    PlaceTransports,
    PlaceZRoutes,
    PutOnCard,
    RaidRoutes,
    RaiseBottom,
    RaiseBuildings,
    RoundPoints,
    StarOrder,
    TokensForWorkers,
    WarpUnits,
)
from orrery.games.starcraft.rules.brood_war.heroes import hero_areas
from orrery.games.starcraft.rules.victory import side_points, sides, threshold
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import members

OBJECTIVE = 4.0
"""What the way to a special victory is worth beside all others."""
HERO = 2.0
"""What a hero is worth beyond a unit of its type."""
FORCES = 0.8
"""What a starting unit is worth, for what it costs."""
WORKER, TRANSPORT, BASE = 1.0, 1.0, 4.0
"""What else a player starts with."""

# Cards


def choose_leadership(s: StarCraftState, decision: Decision) -> list[float]:
    """The card that brings most; in the first stage with its starting forces."""
    outlook = Outlook(s, decision.seat)
    cards = s.catalog.leadership
    return [card_value(outlook, cards[s.catalog.leadership_number[str(name)]]) for _, name in decision.options]


def card_value(outlook: Outlook, card: Leadership) -> float:
    """What a Leadership card brings."""
    s = outlook.s
    value = OBJECTIVE if card.kind == SPECIAL_VICTORY else 0.0
    if s.phase == "setup":
        value += FORCES * sum([s.catalog.total_cost[kind] * count for kind, count in card.units])
        value += WORKER * card.workers + TRANSPORT * card.transports + BASE * card.bases
    effects = [effect for clause in card.ability.clauses for effect in clause.effects]
    return value + sum([_lasting(outlook, card, effect) + _at_once(outlook, effect) for effect in effects])


def _lasting(outlook: Outlook, card: Leadership, effect: Effect) -> float:
    """What an effect brings round by round."""
    s, rounds = outlook.s, outlook.rounds
    match effect:
        case RoundPoints(count):
            return POINT * count * rounds if s.rules.conquest_points else 0.0
        case ExtraOrders(count):
            return 1.0 * count * rounds
        case Permanent(bonus, _):
            return RESOURCE * bonus * rounds
        case FreeWorkerOrTransport(count):
            return 0.7 * count * rounds
        case ModulesCount() | StarOrder() | RaiseBottom() | WarpUnits():
            return 0.4 * rounds
        case TokensForWorkers(most):
            return 0.25 * most * rounds
        case BuildOnCard() | Collateral() | HeroAgain():
            return 0.5
        case GainHero(_, unit):
            able = s.phase == "setup" or bool(hero_areas(s, outlook.seat, card))
            return HERO + s.catalog.total_cost[unit] if able else 0.0
    return 0.0


def _at_once(outlook: Outlook, effect: Effect) -> float:
    """What an effect brings when the card is chosen, or in the next round."""
    s, seat = outlook.s, outlook.seat
    match effect:
        case PutOnCard(unit, count):
            return 0.6 * s.catalog.total_cost[unit] * count
        case PlaceFree(count, units):
            return float(count * max([s.catalog.total_cost[kind] for kind in units.units], default=0))
        case LosePoints(count):
            return POINT * sum([outlook.weight(other) * min(count, s.points[other]) for other in outlook.foes])
        case MarkAreas(count, points):
            return 0.6 * POINT * count * points * outlook.rounds if s.rules.conquest_points else 0.0
        case DriveOff():
            return max([_driven_off(outlook, planet) for planet in s.placed_planets], default=0.0)
        case Annihilate():
            return max([0.0, *[_annihilated(outlook, area) for area in s.placed_areas]])
        case NoVictory():
            return 30.0 if _somebody_is_winning(outlook) else 0.2
        case RaidRoutes():
            return 0.5 * sum([seats & ~(1 << seat) > 0 for seats in s.transports])
        case PlaceTransports():
            return 0.5 * s.transports_left(seat)
        case DrawEvents(count):
            return 0.4 * count
        case ExecuteOrder() | OrdersBecome():
            return 4.0
        case RaiseBuildings() | LimitOrders() | DoubleOrders():
            return 2.0
        case ChoosePlanets() | PlaceZRoutes() | PlaceInstallation():
            return 1.0
    return 0.0


def _somebody_is_winning(outlook: Outlook) -> bool:
    """Whether an opponent will have the points at the end of this round, or fulfils his objective."""
    s = outlook.s
    if any(outlook.goal_of(other).missing <= 0 and outlook.goal_of(other).urgency >= 1.0 for other in outlook.foes):
        return True
    others = [side for side in sides(s) if outlook.seat not in side]
    return s.rules.conquest_points and any(
        rounds_to_win(s, side) <= 1.0 or side_points(s, side) >= threshold(s, side) for side in others
    )


# Against others


def _force(outlook: Outlook, units: int) -> float:
    """What units are worth to a seat: its own count for, others' against."""
    s = outlook.s
    value = outlook.cost_of(units & s.seat_units[outlook.seat])
    for other in outlook.foes:
        value -= outlook.weight(other) * outlook.cost_of(units & s.seat_units[other])
    return value


def _driven_off(outlook: Outlook, planet: int) -> float:
    """What it brings that enemy units leave a planet."""
    s = outlook.s
    if not s.units_on(planet, outlook.seat):
        return 0.0
    gone = sum([outlook.weight(other) * outlook.cost_of(s.units_on(planet, other)) for other in outlook.foes])
    return 0.5 * gone + outlook.danger(planet)


def _annihilated(outlook: Outlook, area: int) -> float:
    """What it brings that all units of an area are destroyed, for an own unit of the planet."""
    s = outlook.s
    own = members(s.units_on(s.catalog.planet_of[area], outlook.seat))
    if not own:
        return 0.0
    price = min([s.catalog.total_cost[s.unit_type[unit]] for unit in own])
    return -_force(outlook, s.area_units[area]) - price


def drive_off(s: StarCraftState, decision: Decision) -> list[float]:
    """Where most of others stands."""
    outlook = Outlook(s, decision.seat)
    return [_driven_off(outlook, s.catalog.planet_number[str(name)]) for _, name in decision.options]


def sacrifice_unit(s: StarCraftState, decision: Decision) -> list[float]:
    """A cheap unit where that destroys most."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("choose-unit", str() as unit, str() as name):
                planet = s.catalog.planet_of[s.catalog.area_number[name]]
                best = max([-_force(outlook, s.area_units[area]) for area in s.areas_of(planet)])
                scores.append(best - s.catalog.total_cost[s.catalog.unit_number[unit]])
            case _:
                scores.append(0.0)
    return scores


def annihilate(s: StarCraftState, decision: Decision) -> list[float]:
    """The area with most of others' units, and least of one's own."""
    outlook = Outlook(s, decision.seat)
    return [-_force(outlook, s.area_units[s.catalog.area_number[str(name)]]) for _, name in decision.options]


def avenge(s: StarCraftState, decision: Decision) -> list[float]:
    """What others miss most; nothing of one's own."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("avenge", int() as other, str() as name, str() as what):
                area = s.catalog.area_number[name]
                unit = s.catalog.unit_number.get(what)
                value = outlook.prize(area) + 3.0 if unit is None else float(s.catalog.total_cost[unit])
                scores.append(outlook.weight(other) * value if other in outlook.foes else -value)
            case _:
                scores.append(0.0)
    return scores


def influence(s: StarCraftState, decision: Decision) -> list[float]:
    """Where others would place orders and there is something to lose."""
    outlook = Outlook(s, decision.seat)
    planets = [s.catalog.planet_number[str(name)] for _, name in decision.options]
    return [
        outlook.danger(planet) + sum([1.0 for other in outlook.foes if s.is_present(other, planet)])
        for planet in planets
    ]


# Areas and pieces of one's own


def _areas_of(s: StarCraftState, option: Choice) -> int:
    """The area that an answer names, or -1."""
    for word in reversed(option[1:]):
        if isinstance(word, str) and word in s.catalog.area_number:
            return s.catalog.area_number[word]
    return -1


def strengthen(s: StarCraftState, decision: Decision) -> list[float]:
    """Where units that come hold most; rather something than nothing."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        area = _areas_of(s, option)
        if area < 0:
            scores.append(0.0)
            continue
        force = outlook.force_in(area)
        scores.append(0.1 + outlook.held(area, force + 3.0) - outlook.held(area, force))
    return scores


def installation_area(s: StarCraftState, decision: Decision) -> list[float]:
    """Where it is safest, and holds an area by itself."""
    outlook = Outlook(s, decision.seat)
    areas = [s.catalog.area_number[str(name)] for _, name in decision.options]
    return [
        0.2 * outlook.worth(area) - 10.0 * outlook.risk(area, outlook.force_in(area)) + 0.1 * outlook.force_in(area)
        for area in areas
    ]


def mark_area(s: StarCraftState, decision: Decision) -> list[float]:
    """An area of one's own that is not easily lost."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for _, name in decision.options:
        area = s.catalog.area_number[str(name)]
        own = s.controls(decision.seat, area)
        scores.append(
            1.0 - outlook.risk(area, outlook.force_in(area)) if own else -1.0 * s.is_enemy(decision.seat, area)
        )
    return scores


def leave(s: StarCraftState, decision: Decision) -> list[float]:
    """The most valuable units are saved first; they stay where nothing threatens."""
    scores = []
    for option in decision.options:
        match option:
            case ("leave", str() as name):
                scores.append(float(s.catalog.total_cost[s.catalog.unit_number[name]]))
            case _:
                scores.append(0.0)
    return scores


def warp_area(s: StarCraftState, decision: Decision) -> list[float]:
    """Where units are needed more than at the gate."""
    outlook = Outlook(s, decision.seat)
    gate = max(s.placed_areas, key=lambda area: outlook.force_in(area) * (s.structure_seat[area] == decision.seat))
    cost = min(3.0, outlook.force_in(gate))
    scores = []
    for option in decision.options:
        area = _areas_of(s, option)
        if area < 0:
            scores.append(0.2)
            continue
        force = outlook.force_in(area)
        scores.append(outlook.held(area, force + cost) - outlook.held(area, force) - outlook.leaving(gate, cost))
    return scores


def warp_unit(s: StarCraftState, decision: Decision) -> list[float]:
    """Units go as long as what they leave is not worth more."""
    outlook = Outlook(s, decision.seat)
    target = s.catalog.area_number[str((decision.about or {})["area"])]
    gates = [
        area for area in s.placed_areas if s.structure_seat[area] == decision.seat and s.units_in(area, decision.seat)
    ]
    gate = max(gates, key=outlook.force_in, default=target)
    scores = []
    for option in decision.options:
        match option:
            case ("leave", str() as name):
                cost = float(s.catalog.total_cost[s.catalog.unit_number[name]])
                force = outlook.force_in(target)
                gain = outlook.held(target, force + cost) - outlook.held(target, force)
                scores.append(gain - outlook.leaving(gate, cost))
            case _:
                scores.append(0.0)
    return scores


def restore(s: StarCraftState, decision: Decision) -> list[float]:
    """The richest card first."""
    return [
        float(s.capacity(_areas_of(s, option))) if _areas_of(s, option) >= 0 else 0.0 for option in decision.options
    ]


def raise_bottom(s: StarCraftState, decision: Decision) -> list[float]:
    """An own order that others cover comes to the top."""
    scores = []
    for option in decision.options:
        match option:
            case ("choose-planet", str() as name):
                bottom, *_, top = [s.token_seat(token) for token in s.stacks[s.catalog.planet_number[name]]]
                scores.append(1.0 if bottom == decision.seat != top else -1.0)
            case _:
                scores.append(0.0)
    return scores


# Set-up and orders


def own_planet(s: StarCraftState, decision: Decision) -> list[float]:
    """The planet that is best to live on."""
    return [home_value(s, s.catalog.planet_number[str(name)]) for _, name in decision.options]


def name_first_player(s: StarCraftState, decision: Decision) -> list[float]:
    """Oneself."""
    return [1.0 if other == decision.seat else 0.0 for _, other in decision.options]


def star_order(s: StarCraftState, decision: Decision) -> list[float]:
    """The order that brings most, as a special one if it may."""
    orders = Orders(Outlook(s, decision.seat))
    planet = s.running.planet
    return [
        orders.executing(str(kind), planet, bool(special)) + (0.1 if special else 0.0)
        for _, kind, *special in decision.options
    ]


def take_token(s: StarCraftState, decision: Decision) -> list[float]:
    """The resource of which there is less to harvest."""
    minerals, gas = Spending(Outlook(s, decision.seat)).purse.free
    scarce = "gas" if gas <= minerals else "minerals"
    return [1.0 if resource == scarce else 0.0 for _, resource in decision.options]
