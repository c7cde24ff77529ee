"""The round, and its Execution Phase: turn by turn each player executes an order on top of a stack. (pages 14, 15)"""

from __future__ import annotations

from functools import partial

from orrery.core import TRAIL, Choice, Decision, Message, Procedure, ask, unforeseen
from orrery.core.hidden import EVERYBODY
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import REVEAL
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.event_deck import draw_event
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BUILD, NOBODY, Order

SPEND = "spend"
"""The word by which a special order is executed for the last time. [BW-OPT-04]"""

# The round


def begin_round(s: StarCraftState) -> None:
    """A round consists of its phases, in this order. [SC-ROUND-01]"""
    s.round += 1
    s.tell("round", "SC-ROUND-01", round=s.round)
    s.then(*s.rules.round)


def next_round(s: StarCraftState) -> None:
    """Another round, unless the last one the players have agreed on is over. [SC-AMB-19]"""
    s.then(("end_at_round_limit",) if s.round == s.rules.round_limit else ("begin_round",))


# Turns


def execution(s: StarCraftState) -> None:
    """Players take turns, clockwise from the first player. [SC-EXEC-01] [SC-ROUND-03]"""
    s.phase = "execution"
    s.then(("take_turn", s.first_player))


def discard_dead_orders(s: StarCraftState) -> None:
    """Orders of eliminated players go without effect when they reach the top. [SC-ELIM-05]"""
    if not any(s.eliminated):
        return
    for planet, stack in enumerate(s.stacks):
        while stack and s.eliminated[s.token_seat(stack[-1])]:
            stack = stack[:-1]
        s.stacks[planet] = stack


def top_planets(s: StarCraftState, seat: int) -> list[int]:
    """The planets where a player's order lies on top. [SC-EXEC-01]"""
    each = len(s.rules.order_tokens)
    return [planet for planet, stack in enumerate(s.stacks) if stack and stack[-1] // each == seat]


def next_with_orders(s: StarCraftState, seat: int) -> int:
    """The first player from a seat on, clockwise, with an order on the board, or NOBODY. [SC-EXEC-07] [SC-EXEC-08]"""
    each = len(s.rules.order_tokens)
    owners = {token // each for stack in s.stacks for token in stack}
    for other in s.clockwise(seat) if owners else ():
        if other in owners and not s.eliminated[other]:
            return other
    return NOBODY


def take_turn(s: StarCraftState, seat: int) -> Procedure[None] | None:
    """One turn of the next player with an order on the board; the phase ends when there is none. [SC-ROUND-04]"""
    discard_dead_orders(s)
    active = s.active = next_with_orders(s, seat)
    if active == NOBODY:
        s.tell("orders-done", "SC-EXEC-07")
        return None
    s.then(("take_turn", s.next_seat(active)))
    planets = top_planets(s, active)
    if not planets:
        obstructed(s, active)
        return None
    return reveal_order(s, active, planets) if s.rules.forget_orders else choose_order(s, active, planets)


def obstructed(s: StarCraftState, seat: int) -> None:
    """All his orders are covered by others': he draws an Event card, and his turn ends. [SC-OBST-01] to [SC-OBST-03]"""
    s.tell("obstructed", "SC-OBST-01", seat=seat)
    draw_event(s, seat, "SC-OBST-02")


# Executing an order, or an Event card instead


ORDER_KINDS = ("build", "mobilize")
"""As what a card may let any order be executed. [BW-AMB-19]"""


def boosts(s: StarCraftState, seat: int) -> list[str]:
    """The Event cards by which a player may execute a standard order as a special one."""
    return s.usable_event_names(seat, REVEAL)


def order_uses(s: StarCraftState, seat: int, planets: list[int]) -> list[Choice]:
    """What may be done with the orders on top of these planets' stacks. [SC-EXEC-03] [SC-EVOPT-01] [SC-EVOPT-02]"""
    boosting = boosts(s, seat)
    choices: list[Choice] = []
    for planet in planets:
        name, token = s.catalog.planets[planet].id, s.top_order(planet)
        if s.may_execute(seat, planet, token):
            choices.append(("execute", name))
        if s.rules.disposable_orders and s.token_special(token):
            choices.append(("execute", name, SPEND))  # [BW-OPT-03]
        if boosting and not s.token_special(token):
            choices += [("execute", name, event) for event in boosting]
        choices += [("execute", name, kind) for kind in s.other_kinds(seat)]  # [BW-AMB-19]
        choices.append(("event", name))
    return choices


def choose_order(s: StarCraftState, seat: int, planets: list[int]) -> Procedure[None]:
    """A player chooses one of his top orders, and whether he executes it; he may not pass. [SC-EXEC-02] [SC-EXEC-04]"""
    question = Decision(
        seat,
        "choose-order",
        partial(order_uses, s, seat, planets),
        rule="SC-EXEC-02",
        form=TRAIL,
    )
    choice = yield from ask(question)
    token = lift_order(s, _planet_of(s, choice))
    use_order(s, seat, token, choice)


def reveal_order(s: StarCraftState, seat: int, planets: list[int]) -> Procedure[None]:
    """Who may not look at his own orders reveals one of them first. [SC-PLAN-10] [SC-AMB-04]"""
    question = Decision(
        seat,
        "reveal-order",
        lambda: [("reveal", s.catalog.planets[planet].id) for planet in planets],
        rule="SC-EXEC-02",
    )
    planet = _planet_of(s, (yield from choose(question)))
    token = s.top_order(planet)
    s.order_known[token] = EVERYBODY
    s.chance.reveal()
    kind, special, name = s.token_kind(token), int(s.token_special(token)), s.catalog.planets[planet].id
    s.tell("order-revealed", "SC-PLAN-10", seat=seat, order=kind, special=special, planet=name)
    s.then(("use_revealed", seat, planet))


def use_revealed(s: StarCraftState, seat: int, planet: int) -> Procedure[None]:
    """The revealed order is executed, or exchanged for an Event card. [SC-EVOPT-01]"""
    token = s.top_order(planet)
    question = Decision(
        seat,
        "choose-order",
        lambda: order_uses(s, seat, [planet]),
        rule="SC-EVOPT-01",
        about={"order": s.token_kind(token), "special": int(s.token_special(token))},
        form=TRAIL,
    )
    choice = yield from ask(question)
    lift_order(s, planet)
    use_order(s, seat, token, choice)


def _planet_of(s: StarCraftState, choice: Choice) -> int:
    match choice:
        case ("execute" | "event" | "reveal", str() as name, *_):
            planet = s.catalog.planet_number[name]
        case _:
            unforeseen(choice)
    return planet


def lift_order(s: StarCraftState, planet: int) -> int:
    """Reveal the top order of a stack and take it off, which exposes the next one. [SC-EXEC-05] [SC-EXEC-06]"""
    stack = s.stacks[planet]
    token = stack[-1]
    s.stacks[planet] = stack[:-1]
    s.order_known[token] = EVERYBODY
    s.chance.reveal()
    return token


def use_order(s: StarCraftState, seat: int, token: int, choice: Choice) -> None:
    """Execute a revealed order, or take an Event card instead. [SC-EXEC-03]"""
    kind, special = s.rules.order_tokens[token % len(s.rules.order_tokens)]
    match choice:
        case ("event", str() as name):
            if s.events is not None:
                s.tell("order-exchanged", "SC-EVOPT-01", seat=seat, order=kind, special=int(special), planet=name)
            draw_event(s, seat, "SC-EVOPT-01")  # [SC-EVOPT-03]
        case ("execute", str() as name, *words):
            if s.events is not None:
                s.tell("order-executed", "SC-EXEC-03", seat=seat, order=kind, special=int(special), planet=name)
            planet = s.catalog.planet_number[name]
            if other := [str(word) for word in words if word in ORDER_KINDS]:
                begin_order(s, Order(seat, planet, other[0], True, token))  # [BW-AMB-19]
                return
            begin_order(s, Order(seat, planet, kind, special, token))
            s.then(*[("use_event", seat, event, REVEAL) for event in words if event != SPEND])
            s.then(*((*step, token, int(SPEND in words)) for step in s.rules.order_executed))
        case _:
            unforeseen(choice)


def begin_order(s: StarCraftState, order: Order) -> None:
    """Schedule the steps of an order for its player. [SC-CORE-14] [SC-SPEC-01]"""
    order.present = s.units_on(order.planet, order.seat)
    s.order = order
    s.active = order.seat
    if order.kind == BUILD:
        order.gifts = s.gifts(order.seat)
    if not order.special and s.holds_strategic_area(order.seat, order.planet):  # [BW-STRAT-02] [BW-STRAT-05]
        order.special = True
        s.tell("order-strategic", "BW-STRAT-02", seat=order.seat, planet=s.catalog.planets[order.planet].id)
    if order.special:
        make_special(s)
    s.then(*s.rules.order_steps[order.kind], *s.rules.order_end)


def make_special(s: StarCraftState) -> None:
    """The running order is a special one, with the extra of its kind. [SC-SPEC-01] [SC-SPEC-03]"""
    order = s.order
    assert order is not None
    order.special = True
    if order.kind == BUILD:
        order.discount = s.catalog.numbers.special_build_discount


def end_order(s: StarCraftState) -> None:
    """The order is done; its token is back with its owner. [SC-EXEC-03]"""
    s.order = None


def why_not_execute(s: StarCraftState, seat: int, planet: int) -> Message | None:
    """What forbids to execute an order on a planet, if anything does. [SC-EXEC-01] [SC-EXEC-06]"""
    stack = s.stacks[planet]
    if not any(s.token_seat(token) == seat for token in stack):
        return Message("starcraft-refused-no-order-there", rule="SC-EXEC-01")
    if s.token_seat(stack[-1]) != seat:
        return Message("starcraft-refused-order-covered", rule="SC-EXEC-06")
    return None


STEPS: dict[str, StepFunction] = {
    "begin_round": begin_round,
    "next_round": next_round,
    "execution": execution,
    "take_turn": take_turn,
    "use_revealed": use_revealed,
    "end_order": end_order,
}
