"""What Event cards do, effect by effect as the card data names them.

Those that help in a battle stand in `start_of_battle.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import ONE, TRAIL, Choice, Decision, Procedure, Seat, unforeseen
from orrery.games.starcraft.ability import CHOOSE, OTHERWISE, Test
from orrery.games.starcraft.cards import Event
from orrery.games.starcraft.effect import (
    BuildFree,
    Buy,
    Deplete,
    DestroyTransports,
    DoubleCapacity,
    Draw,
    Effect,
    Enrich,
    ExecuteOrder,
    GainPoints,
    GainTransports,
    GainUnits,
    GainWorkers,
    LookHand,
    LookOrders,
    LoseModule,
    MakeSpecial,
    MoveZRoute,
    RaiseOrder,
    SpecialOrders,
    TheEnd,
)
from orrery.games.starcraft.effects import event_choices as choices
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.combat_deck import draw_cards
from orrery.games.starcraft.rules.execution import begin_order, make_special
from orrery.games.starcraft.rules.galaxy import place_z_route
from orrery.games.starcraft.rules.pieces import destroy_transport, place_transport, place_unit
from orrery.games.starcraft.rules.points import gain_points
from orrery.games.starcraft.rules.resources import deplete
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOWHERE, PARTIALLY_DEPLETED, UNTOUCHED, Order, members

RULE = "SC-EVENT-02"
"""The rule by which a card that is played does what it says."""
NONE: Choice = ("none",)


def resolve(s: StarCraftState, seat: Seat, event: Event, moment: str) -> Procedure[None]:
    """Do what a card says for a moment, sentence by sentence."""
    for number, clause in enumerate(event.ability.at[moment]):
        if not all(holds(s, seat, test) for test in clause.tests):
            continue
        effect = yield from chosen_effect(s, seat, event, moment, number)
        if effect is not None:
            doing = DOING.get(type(effect)) or s.rules.other_effects[type(effect)]
            yield from doing(s, seat, effect)


def holds(s: StarCraftState, seat: Seat, test: Test) -> bool:
    """Whether a condition of an Event card is met."""
    match test.name:
        case "fewest_points":
            met = s.points[seat] == min(s.points[other] for other in s.in_game())
        case "standard_order":
            met = s.order is not None and not s.order.special
        case _:
            raise ValueError(f"no Event card outside a battle can ask for {test.name}")
    return met == test.wanted


def chosen_effect(s: StarCraftState, seat: Seat, event: Event, moment: str, number: int) -> Procedure[Effect | None]:
    """The effect of a sentence: the player's choice of several, or the first that is possible."""
    clause = event.ability.at[moment][number]
    possible = [place for place, effect in enumerate(clause.effects) if is_possible(s, seat, effect)]
    if not possible:
        return None
    if clause.join == CHOOSE:
        question = Decision(
            seat,
            "choose-effect",
            lambda: [("choose-effect", place + 1) for place in possible],
            "SC-EVENT-02",
            {"event": event.id, "moment": moment, "sentence": number},
        )
        match (yield from choose(question)):
            case ("choose-effect", int() as place):
                return clause.effects[place - 1]
            case choice:
                unforeseen(choice)
    return clause.effects[possible[0] if clause.join == OTHERWISE else 0]


def is_possible(s: StarCraftState, seat: Seat, effect: Effect) -> bool:
    """Whether an effect can do anything now."""
    if type(effect) in s.rules.other_effects:
        return s.rules.is_possible(s, seat, effect)
    match effect:
        case Deplete(by="player"):
            return bool(choices.depletable(s, seat, effect))
        case GainPoints():
            return s.collects_points(seat) or bool(s.rules.points_become)
    return True


def pick(s: StarCraftState, seat: Seat, kind: str, options: list[Choice], **about: str | int) -> Procedure[Choice]:
    """One of several things; the only one without asking."""
    form = TRAIL if any(len(option) > 2 for option in options) else ONE
    return (yield from choose(Decision(seat, kind, lambda: options, RULE, {**about} or None, form)))


# Cards and points


def draw(s: StarCraftState, seat: Seat, effect: Draw) -> Procedure[None]:
    """Draw Combat cards."""
    draw_cards(s, seat, effect.count, RULE)
    yield from ()


def points(s: StarCraftState, seat: Seat, effect: GainPoints) -> Procedure[None]:
    """Conquest points, unless the variant has none. [SC-GC-01]"""
    gain_points(s, [(seat, effect.count)], RULE)
    yield from ()


def the_end(s: StarCraftState, seat: Seat, effect: TheEnd) -> Procedure[None]:
    """The card lies out already; what it brings follows. [SC-EVENT-08]"""
    yield from ()


def look_hand(s: StarCraftState, seat: Seat, effect: LookHand) -> Procedure[None]:
    """See the hand of one opponent."""
    options: list[Choice] = [("choose-seat", other) for other in choices.opponents(s, seat) if s.hand(other)]
    if not options:
        return
    match (yield from pick(s, seat, "look-hand", options)):
        case ("choose-seat", int() as other):
            hand = s.hand(other)
            for card in hand:
                s.cards.show(card, 1 << seat)
            s.chance.reveal()
            s.tell("looked-at-hand", RULE, seat=seat, other=other)
            s.tell("saw-hand", RULE, to=seat, seat=seat, other=other, cards=[*sorted(s.card_id(card) for card in hand)])
        case choice:
            unforeseen(choice)


# Workers, transports, units


def gain_workers(s: StarCraftState, seat: Seat, effect: GainWorkers) -> Procedure[None]:
    """Unused workers go to the Worker Pool. [SC-WORKER-02]"""
    count = min(effect.count, s.workers_left(seat))
    s.pool[seat] += count
    s.tell("gained-workers", RULE, seat=seat, count=count)
    yield from ()


def gain_transports(s: StarCraftState, seat: Seat, effect: GainTransports) -> Procedure[None]:
    """Up to so many unused transports on routes of planets with an own base. [SC-TRANS-03] [SC-TRANS-04]"""
    for left in range(effect.count, 0, -1):
        options = choices.transport_places(s, seat)
        if not options:
            return
        match (yield from pick(s, seat, "place-transport", [*options, NONE], left=left)):
            case ("place-transport", str() as route):
                place_transport(s, seat, s.route_number(route))
                s.tell("gained-transport", RULE, seat=seat, route=route)
            case ("none",):
                return
            case choice:
                unforeseen(choice)


def gain_units(s: StarCraftState, seat: Seat, effect: GainUnits) -> Procedure[None]:
    """Free units of the own race, all in one area, as far as limits and figures allow. [SC-LIMIT-01] [SC-UNIT-11]"""
    offered = [
        unit_type
        for unit_type, count in effect.units
        if s.catalog.race_of[unit_type] == s.race(seat).number
        for _ in range(min(count, len(s.supply_of(seat, unit_type))))
    ]
    areas = choices.areas_for_units(s, seat, effect.where, offered)
    if not areas:
        return
    options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
    match (yield from pick(s, seat, "units-area", options)):
        case ("choose-area", str() as name):
            yield from place_offered(s, seat, s.catalog.area_number[name], offered)
        case choice:
            unforeseen(choice)


def place_offered(s: StarCraftState, seat: Seat, area: int, offered: list[int]) -> Procedure[None]:
    """Place units in an area one after the other; the player chooses which if not all of them fit."""
    left = list(offered)
    while fitting := [kind for kind in left if s.may_enter(area, kind) and s.room_in(area, kind, seat) > 0]:
        kind = fitting[0]
        if len(set(fitting)) > 1 and s.room_in(area, kind, seat) < len(fitting):
            options: list[Choice] = [("choose-unit", s.catalog.unit_ids[unit]) for unit in sorted(set(fitting))]
            match (yield from pick(s, seat, "choose-unit", options)):
                case ("choose-unit", str() as name):
                    kind = s.catalog.unit_number[name]
                case choice:
                    unforeseen(choice)
        left.remove(kind)
        place_unit(s, seat, kind, area)
        s.tell("gained-unit", RULE, seat=seat, unit=s.catalog.unit_ids[kind], area=s.catalog.areas[area].id)


def build_free(s: StarCraftState, seat: Seat, effect: BuildFree) -> Procedure[None]:
    """Free units of types that the own buildings allow, all in one area."""
    area = NOWHERE
    for _ in range(effect.count):
        options = choices.free_units(s, seat, effect.where, area)
        if not options:
            return
        match (yield from pick(s, seat, "free-unit", options)):
            case ("choose-unit", str() as unit, str() as name):
                area = s.catalog.area_number[name]
                place_unit(s, seat, s.catalog.unit_number[unit], area)
                s.tell("gained-unit", RULE, seat=seat, unit=unit, area=name)
            case choice:
                unforeseen(choice)


# Resources


def deplete_area(s: StarCraftState, seat: Seat, effect: Deplete) -> Procedure[None]:
    """One area is depleted one step further, by the player or by each opponent. [SC-FORCE-11]"""
    choosers = [seat] if effect.by == "player" else choices.opponents(s, seat)
    for chooser in choosers:
        areas = choices.depletable(s, chooser, effect)
        if not areas:
            continue
        options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
        match (yield from pick(s, chooser, "deplete", options)):
            case ("choose-area", str() as name):
                deplete(s, s.catalog.area_number[name])
            case choice:
                unforeseen(choice)


def enrich(s: StarCraftState, seat: Seat, effect: Enrich) -> Procedure[None]:
    """One own Resource card is fresh again, or yields more until the end of the next round."""
    options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in s.resource_cards(seat)]
    if not options:
        return
    match (yield from pick(s, seat, "enrich", options)):
        case ("choose-area", str() as name):
            area = s.catalog.area_number[name]
            if s.depletion[area] == PARTIALLY_DEPLETED:
                s.depletion[area] = UNTOUCHED
            else:
                s.capacity_bonuses = [*s.capacity_bonuses, (area, effect.capacity, s.round + 1)]
            s.tell("enriched", RULE, seat=seat, area=name)
        case choice:
            unforeseen(choice)


def double_capacity(s: StarCraftState, seat: Seat, effect: DoubleCapacity) -> Procedure[None]:
    """Own Resource cards yield twice as much until the end of the round; one that does so already is left out."""
    for _ in range(effect.count):
        areas = [area for area in s.resource_cards(seat) if s.capacity(area) < 2 * s.catalog.amount[area]]
        if not areas:
            return
        options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
        match (yield from pick(s, seat, "double-capacity", options)):
            case ("choose-area", str() as name):
                area = s.catalog.area_number[name]
                s.capacity_bonuses = [*s.capacity_bonuses, (area, s.capacity(area), s.round)]
                s.tell("enriched", RULE, seat=seat, area=name)
            case choice:
                unforeseen(choice)


def buy_cheaper(s: StarCraftState, seat: Seat, effect: Buy) -> Procedure[None]:
    """One thing may be bought at once, without a planet; its workers stay where they are."""
    s.order = Order(seat, NOWHERE, "event", discount=effect.discount)
    options = [*choices.bargains(s, seat, effect), NONE]
    choice = yield from pick(s, seat, "event-purchase", options)
    if choice != NONE:
        yield from choices.buy(s, seat, choice)
    s.order = None


# The board


def lose_module(s: StarCraftState, seat: Seat, effect: LoseModule) -> Procedure[None]:
    """An opponent with a module returns one of his choice."""
    options: list[Choice] = [("choose-seat", other) for other in choices.opponents(s, seat) if s.modules_built(other)]
    if not options:
        return
    match (yield from pick(s, seat, "lose-module", options)):
        case ("choose-seat", int() as other):
            pass
        case choice:
            unforeseen(choice)
    names = [name for name in s.catalog.module_ids if s.has_module(other, name)]
    match (yield from pick(s, other, "choose-module", [("choose-module", name) for name in names])):
        case ("choose-module", str() as name):
            s.modules[other * len(s.catalog.module_ids) + s.catalog.module_number[name]] -= 1
            s.tell("module-lost", RULE, seat=other, module=name)
        case choice:
            unforeseen(choice)


def destroy_transports(s: StarCraftState, seat: Seat, effect: DestroyTransports) -> Procedure[None]:
    """Up to so many enemy transports on routes of planets where the player controls an area."""
    for left in range(effect.count, 0, -1):
        options = choices.enemy_transports(s, seat)
        if not options:
            return
        match (yield from pick(s, seat, "destroy-transports", [*options, NONE], left=left)):
            case ("choose-transport", str() as route, int() as other):
                destroy_transport(s, other, s.route_number(route))
                s.tell("transport-lost", RULE, seat=other, route=route)
            case ("none",):
                return
            case choice:
                unforeseen(choice)


def move_z_route(s: StarCraftState, seat: Seat, effect: MoveZRoute) -> Procedure[None]:
    """Both ends of a z-axis route are placed again; transports on it stay. [SC-GALAXY-15] [SC-GALAXY-16]"""
    for _ in range(effect.count):
        options: list[Choice] = [
            ("choose-route", s.route_id(number)) for number, route in enumerate(s.routes) if route.z >= 0
        ]
        if not options:
            return
        match (yield from pick(s, seat, "move-z-route", options)):
            case ("choose-route", str() as name):
                z = s.routes[s.route_number(name)].z
            case choice:
                unforeseen(choice)
        match (yield from pick(s, seat, "place-z-route", choices.z_route_places(s, z))):
            case ("place-z-route", str() as major, str() as minor):
                place_z_route(s, z, s.catalog.planet_number[major], s.catalog.planet_number[minor])
                s.tell("z-route-moved", RULE, seat=seat, route=name, major=major, minor=minor)
            case choice:
                unforeseen(choice)


# Orders


def look_orders(s: StarCraftState, seat: Seat, effect: LookOrders) -> Procedure[None]:
    """See the orders of one stack, or of one opponent."""
    options = choices.order_targets(s, seat, effect.of)
    if not options:
        return
    kind = "look-stack" if effect.of == "stack" else "look-player"
    match (yield from pick(s, seat, kind, options)):
        case ("choose-planet", str() as name):
            tokens = list(s.stacks[s.catalog.planet_number[name]])
            s.tell("looked-at-stack", RULE, seat=seat, planet=name)
        case ("choose-seat", int() as other):
            tokens = s.orders_on_board(other)
            s.tell("looked-at-orders", RULE, seat=seat, other=other)
        case choice:
            unforeseen(choice)
    for token in tokens:
        s.order_known[token] |= 1 << seat
    s.chance.reveal()


def raise_order(s: StarCraftState, seat: Seat, effect: RaiseOrder) -> Procedure[None]:
    """Own orders may be moved to the top of their stacks."""
    for _ in range(effect.count):
        options = choices.raisable(s, seat)
        if not options:
            return
        match (yield from pick(s, seat, "raise-order", [*options, NONE])):
            case ("raise-order", str() as name, int() as place):
                planet = s.catalog.planet_number[name]
                stack = s.stacks[planet]
                s.stacks[planet] = (*stack[: place - 1], *stack[place:], stack[place - 1])
                s.tell("order-raised", RULE, seat=seat, planet=name, place=place)
            case ("none",):
                return
            case choice:
                unforeseen(choice)


def special(s: StarCraftState, seat: Seat, effect: MakeSpecial) -> Procedure[None]:
    """The revealed order is executed as the special one of its kind. [SC-SPEC-01]"""
    make_special(s)
    yield from ()


def more_special_orders(s: StarCraftState, seat: Seat, effect: SpecialOrders) -> Procedure[None]:
    """This round more special orders than the modules allow. [SC-PLAN-14]"""
    s.special_bonus[seat] += effect.bonus
    s.special_limit[seat] += effect.bonus
    yield from ()


def execute_order(s: StarCraftState, seat: Seat, effect: ExecuteOrder) -> Procedure[None]:
    """A standard order at once, on a planet with an own base or unit."""
    present: Callable[[int], bool] = {
        "own_base": lambda planet: s.has_base_on(seat, planet),
        "own_unit": lambda planet: bool(members(s.units_on(planet, seat))),
        "anywhere": lambda planet: True,
    }[effect.where]
    options: list[Choice] = [
        ("choose-planet", s.catalog.planets[planet].id) for planet in s.placed_planets if present(planet)
    ]
    if not options:
        return
    match (yield from pick(s, seat, "order-planet", options, order=effect.kind)):
        case ("choose-planet", str() as name):
            s.tell("event-order", RULE, seat=seat, order=effect.kind, planet=name)
            begin_order(s, Order(seat, s.catalog.planet_number[name], effect.kind))
        case choice:
            unforeseen(choice)


DOING: dict[type[Effect], Callable[..., Procedure[None]]] = {
    Draw: draw,
    GainPoints: points,
    TheEnd: the_end,
    LookHand: look_hand,
    GainWorkers: gain_workers,
    GainTransports: gain_transports,
    GainUnits: gain_units,
    BuildFree: build_free,
    Deplete: deplete_area,
    Enrich: enrich,
    DoubleCapacity: double_capacity,
    Buy: buy_cheaper,
    LoseModule: lose_module,
    DestroyTransports: destroy_transports,
    MoveZRoute: move_z_route,
    LookOrders: look_orders,
    RaiseOrder: raise_order,
    MakeSpecial: special,
    SpecialOrders: more_special_orders,
    ExecuteOrder: execute_order,
}
"""Every effect of an Event card outside battles."""
