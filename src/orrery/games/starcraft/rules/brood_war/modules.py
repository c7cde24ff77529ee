"""The modules of Brood War: Defensive, Assist and Offensive. (pages 7, 8)

What the Assist and the Offensive module allow is asked by queries of the board: `exempts` and `evades`.
"""

from __future__ import annotations

from itertools import combinations

from orrery.core import Choice, Decision, Procedure, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.catalog import DEFENSIVE
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.pieces import destroy_transport
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, members

FRONT, SUPPORT = "front", "support"
Place = tuple[int, int]
"""A unit, and the skirmish it is in."""

# The Defensive module


def swap_units(s: StarCraftState) -> Procedure[None]:
    """A defender with the module may swap two of his units among the skirmishes. [BW-MOD-03]"""
    battle = battle_of(s)
    seat = battle.defender
    if not s.has_module(seat, DEFENSIVE):
        return
    found = swaps(s)
    question = Decision(seat, "swap-units", lambda: [*found, ("none",)], rule="BW-MOD-03")
    match (yield from choose(question)):
        case ("none",):
            pass
        case ("swap", str() as unit, _, _, str() as other, _, _) as choice:
            swap(s, *found[choice])
            s.tell("swapped", "BW-MOD-03", seat=seat, unit=unit, against=other)
        case choice:
            unforeseen(choice)


def swaps(s: StarCraftState) -> dict[Choice, tuple[Place, Place]]:
    """Every pair of the defender's units that can change places and would make a difference."""
    places = [
        (unit, number)
        for number, skirmish in enumerate(battle_of(s).skirmishes)
        for unit in (skirmish.front[DEFENDER], *skirmish.supporters[DEFENDER])
        if not s.catalog.assist[s.unit_type[unit]]  # [BW-MOD-04]
    ]
    return {
        swap_name(s, first, second): (first, second)
        for first, second in reversed([*combinations(places, 2)])
        if may_swap(s, first, second)
    }


def may_swap(s: StarCraftState, first: Place, second: Place) -> bool:
    """Whether two units may change places: who comes to the front must be a legal target there. [BW-MOD-05]"""
    if s.stands_for(first[0]) == s.stands_for(second[0]):
        return False
    fronts = is_front(s, first), is_front(s, second)
    if first[1] == second[1] and not any(fronts):
        return False
    return (not fronts[1] or is_target(s, first[0], second[1])) and (not fronts[0] or is_target(s, second[0], first[1]))


def is_front(s: StarCraftState, place: Place) -> bool:
    """Whether a unit is in the front line."""
    unit, number = place
    return battle_of(s).skirmishes[number].front[DEFENDER] == unit


def is_target(s: StarCraftState, unit: int, number: int) -> bool:
    """Whether the attacker's front-line unit of a skirmish can target a unit. [SC-TARGET-02]"""
    opposing = battle_of(s).skirmishes[number].front[ATTACKER]
    return bool(s.catalog.targets[s.unit_type[opposing]] >> s.unit_type[unit] & 1)


def swap_name(s: StarCraftState, first: Place, second: Place) -> Choice:
    """How a swap is named: both units with their places."""
    parts: list[str | int] = []
    for unit, number in (first, second):
        role = FRONT if is_front(s, (unit, number)) else SUPPORT
        parts += [s.catalog.unit_ids[s.unit_type[unit]], role, number + 1]
    return ("swap", *parts)


def swap(s: StarCraftState, first: Place, second: Place) -> None:
    """Two units of the defender change places."""
    instead = {first[0]: second[0], second[0]: first[0]}
    for number in {first[1], second[1]}:
        skirmish = battle_of(s).skirmishes[number]
        attacker, defender = skirmish.front
        skirmish.front = (attacker, instead.get(defender, defender))
        attackers, defenders = skirmish.supporters
        skirmish.supporters = (attackers, tuple(instead.get(unit, unit) for unit in defenders))


# The Offensive module


def evade_defence(s: StarCraftState) -> None:
    """Transports that carried units past Limited Orbital Defense are destroyed after the last move. [BW-MOD-09]

    Of several between the same planets one did it; they are alike. [BW-MOD-10]
    """
    order = s.running
    s.then(*(("destroy_evader", planet) for planet in members(order.evaded)))
    order.evaded = 0


def destroy_evader(s: StarCraftState, planet: int) -> Procedure[None]:
    """The player destroys the transport between the active planet and another, his choice if there are two; none while
    a card keeps his transports from being destroyed."""
    order = s.running
    if s.transports_safe(order.seat):
        return
    routes = [
        route for route in s.transport_routes(order.seat, order.planet) if s.routes[route].other(order.planet) == planet
    ]
    if not routes:
        return
    options: list[Choice] = [("destroy-transport", s.route_id(route)) for route in routes]
    match (yield from choose(Decision(order.seat, "evaded", lambda: options, rule="BW-MOD-09"))):
        case ("destroy-transport", str() as name):
            destroy_transport(s, order.seat, s.route_number(name))
            s.tell("transport-spent", "BW-MOD-09", seat=order.seat, route=name)
        case choice:
            unforeseen(choice)


STEPS: dict[str, StepFunction] = {
    "swap_units": swap_units,
    "evade_defence": evade_defence,
    "destroy_evader": destroy_evader,
}
