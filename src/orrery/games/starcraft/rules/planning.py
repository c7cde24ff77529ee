"""The Planning Phase: orders are placed facedown, one at a time, on top of the stacks of planets. (pages 11 to 13)"""

from __future__ import annotations

from functools import lru_cache, partial

from orrery.core import TRAIL, YES_NO, Choice, Decision, Message, Procedure, ask, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import END_OF_PLANNING, PLANNING
from orrery.games.starcraft.ruleset import StarCraftRules
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOBODY, members

Kind = tuple[str, bool]
"""A kind of order, and whether it is a special one."""


def planning(s: StarCraftState) -> None:
    """The first part of a round. [SC-ROUND-01]"""
    s.phase = "planning"
    s.order_known = [0] * len(s.order_known)
    s.special_bonus = [0] * s.parties
    s.special_limit = [s.special_orders_allowed(seat) for seat in range(s.parties)]
    s.then(*s.rules.planning)


def place_orders(s: StarCraftState) -> None:
    """In full cycles, clockwise from the first player, everybody places one order at a time. [SC-PLAN-02]"""
    playing = [seat for seat in s.clockwise() if not s.eliminated[seat]]  # [SC-ELIM-04]
    cycles = max(s.orders_to_place(seat) // s.shares(seat) for seat in playing)
    turns = [("place_order", seat) for seat in playing for _ in range(s.extra_orders(seat))]
    for cycle in range(cycles):
        for seat in playing:
            if cycle < s.orders_to_place(seat) // s.shares(seat):
                turns += [("place_order", seat)] * s.shares(seat)  # [BW-S4-19]
                turns += [("place_another", seat)] if s.doubles_orders(seat) else []
    s.then(*turns)


def eligible_planets(s: StarCraftState, seat: int) -> list[int]:
    """The planets with a unit or base of a player, and those adjacent to them. [SC-PLAN-04] [SC-PLAN-05]"""
    return members(s.planets_in_reach(seat))


def placeable_orders(s: StarCraftState, seat: int) -> tuple[Kind, ...]:
    """The kinds of orders a player has left, the standard ones first. [SC-PLAN-12]"""
    return kinds_left(s.rules, unplaceable(s, seat))


def unplaceable(s: StarCraftState, seat: int) -> int:
    """A player's order tokens that he cannot place now, as a bit set of their places."""
    return s.orders_placed(seat) | s.withheld_orders(seat) | s.waiting_orders(seat)


@lru_cache(maxsize=4096)
def kinds_left(rules: StarCraftRules, placed: int) -> tuple[Kind, ...]:
    """The kinds of a player's order tokens of which not all are among those placed, a bit set of their places."""
    left = dict.fromkeys(kind for place, kind in enumerate(rules.order_tokens) if not placed >> place & 1)
    return tuple(sorted(left, key=_is_special))


def _is_special(kind: Kind) -> bool:
    return kind[1]


@lru_cache(maxsize=4096)
def orders_on(planet: str, kinds: tuple[Kind, ...]) -> tuple[Choice, ...]:
    """An order of each of these kinds on a planet."""
    return tuple(("order", kind, planet, "special") if extra else ("order", kind, planet) for kind, extra in kinds)


@lru_cache(maxsize=4096)
def orders_by_planet(rules: StarCraftRules, placed: int, special: bool) -> tuple[tuple[Choice, ...], ...]:
    """By planet: the orders that a player who has placed these tokens could place there, with special ones or without.

    What is placed is a bit set of the tokens' places; most questions of a game ask for the same few.
    """
    kinds = tuple(kind for kind in kinds_left(rules, placed) if special or not kind[1])
    return tuple(orders_on(planet.id, kinds) for planet in rules.catalog.planets)


def order_choices(s: StarCraftState, seat: int) -> list[Choice]:
    """What a player may place where, special orders only as far as he may, and the Event cards he may use now."""
    placed, special = unplaceable(s, seat), s.special_planets(seat)
    orders = orders_by_planet(s.rules, placed, True) if special else ()
    standard = orders_by_planet(s.rules, placed, False)
    choices: list[Choice] = []
    for planet in eligible_planets(s, seat):
        choices += orders[planet] if special >> planet & 1 else standard[planet]
    if s.rules.other_orders:
        for order in s.rules.other_orders.values():
            choices += order.offers(s, seat)
    choices += [("use", name) for name in s.usable_event_names(seat, PLANNING)]
    return choices


def why_no_order(s: StarCraftState, seat: int, kind: str, planet: int, special: bool) -> Message | None:
    """What forbids an order on a planet, if anything does. [SC-PLAN-06] [SC-PLAN-12] [SC-PLAN-13]"""
    if (kind, special) not in placeable_orders(s, seat):
        return Message("starcraft-refused-no-such-order-left", rule="SC-PLAN-12")
    if planet not in eligible_planets(s, seat):
        return Message("starcraft-refused-planet-out-of-reach", rule="SC-PLAN-06")
    if special and not s.special_permission(seat, planet):
        return Message("starcraft-refused-special-order", {"count": s.special_orders_allowed(seat)}, "SC-PLAN-14")
    return None


def place_order(s: StarCraftState, seat: int) -> Procedure[None]:
    """A player places one order facedown on top of a stack. [SC-PLAN-03] [SC-PLAN-08] [SC-PLAN-09]"""
    s.active = seat
    question = Decision(
        seat,
        "place-order",
        partial(order_choices, s, seat),
        rule="SC-PLAN-02",
        about={"left": turns_left(s, seat)},
        form=TRAIL,
    )
    match (yield from ask(question)):
        case ("order", str() as kind, str() as name, *flags):
            put_order(s, seat, kind, s.catalog.planet_number[name], special="special" in flags)
        case ("use", str() as event):
            s.then(("use_event", seat, event, PLANNING), ("place_order", seat))
        case (str() as verb, *rest) if verb in s.rules.other_orders:
            s.then((s.rules.other_orders[verb].step, seat, *rest))
        case choice:
            unforeseen(choice)


def turns_left(s: StarCraftState, seat: int) -> int:
    """How many orders a player places at most from now on, this one included. [SC-PLAN-01] [BW-DEF-03]"""
    if not s.doubles_orders(seat):
        return s.orders_left(seat)
    return 1 + sum(step in (("place_order", seat), ("place_another", seat)) for step in s.agenda)


def place_another(s: StarCraftState, seat: int) -> Procedure[None]:
    """A player who may place two orders at a time places a second one, if he likes and has one left. [BW-LEAD-07]"""
    if all(choice[0] == "use" for choice in order_choices(s, seat)):
        return
    question = Decision(seat, "place-another", lambda: [("yes",), ("no",)], "BW-LEAD-07", None, YES_NO)
    if (yield from ask(question)) == ("yes",):
        s.then(("place_order", seat))


def put_order(s: StarCraftState, seat: int, kind: str, planet: int, *, special: bool) -> None:
    """Put one of a player's order tokens on top of a planet's stack. [SC-PLAN-08] [SC-PLAN-11]"""
    tokens, wanted = s.rules.order_tokens, (kind, special)
    placed = unplaceable(s, seat)
    place = tokens.index(wanted)
    while placed >> place & 1:
        place = tokens.index(wanted, place + 1)
    token = seat * len(tokens) + place
    s.stacks[planet] = (*s.stacks[planet], token)
    s.order_known[token] = 0 if s.rules.forget_orders else 1 << seat  # [SC-PLAN-10] [SC-AMB-04]
    if s.events is not None:
        name = s.catalog.planets[planet].id
        s.tell("order-placed", "SC-PLAN-03", seat=seat, planet=name)
        s.tell("own-order-placed", "SC-PLAN-03", to=seat, seat=seat, planet=name, order=kind, special=int(special))


def end_of_planning(s: StarCraftState) -> None:
    """Who has an Event card for this moment may use it, clockwise from the first player. [SC-TIME-03]"""
    s.active = NOBODY
    s.then(*(("offer_event", seat, END_OF_PLANNING) for seat in s.clockwise() if not s.eliminated[seat]))


def offer_event(s: StarCraftState, seat: int, moment: str) -> Procedure[None]:
    """A player may use an Event card of his play area, and another one after that. [SC-EVENT-11]"""
    names = s.usable_event_names(seat, moment)
    if not names:
        return
    s.active = seat
    question = Decision(seat, "use-event", lambda: [*(("use", name) for name in names), ("none",)], rule="SC-EVENT-11")
    match (yield from ask(question)):
        case ("use", str() as event):
            s.then(("use_event", seat, event, moment), ("offer_event", seat, moment))
        case ("none",):
            s.active = NOBODY
        case choice:
            unforeseen(choice)


STEPS: dict[str, StepFunction] = {
    "planning": planning,
    "place_orders": place_orders,
    "place_order": place_order,
    "place_another": place_another,
    "end_of_planning": end_of_planning,
    "offer_event": offer_event,
}
