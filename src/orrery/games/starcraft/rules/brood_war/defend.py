"""The Defend order: placed in an area in the Planning Phase, executed at once, and what it leaves there. (page 9)"""

from __future__ import annotations

from functools import partial

from orrery.core import TRAIL, Choice, Decision, Message, Procedure, unforeseen
from orrery.core.message import Argument
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import ALL, COMPARE, START_OF_BATTLE, Ability, Clause
from orrery.games.starcraft.effect import Shelter
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.asking import DONE, choose
from orrery.games.starcraft.rules.brood_war.items import carries, carry
from orrery.games.starcraft.rules.mobilize import legal_moves, move
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DEFEND, DEFENDER, NOBODY, Order

# The order


def ready_defend_orders(s: StarCraftState) -> None:
    """Everybody may use his Defend order once in each Planning Phase. [BW-DEF-02]"""
    s.defended = [False] * s.parties


def why_no_defence(s: StarCraftState, seat: int, area: int) -> Message | None:
    """What forbids a Defend order in an area, if anything does. [BW-DEF-02] [BW-DEF-05]"""
    if s.defended[seat]:
        return Message("starcraft-refused-defended", rule="BW-DEF-02")
    if area not in s.areas_in_play() or not s.controls(seat, area):
        return Message("starcraft-refused-defend-area", {"area": s.catalog.areas[area].id}, "BW-DEF-05")
    return None


def defend_choices(s: StarCraftState, seat: int) -> list[Choice]:
    """A Defend order in each area that a player controls, on any planet. [BW-DEF-05]"""
    if s.defended[seat]:
        return []
    return [("defend", s.catalog.areas[area].id) for area in s.controlled(seat)]


def defend(s: StarCraftState, seat: int, area: str) -> None:
    """The order is executed at once; it lies in no stack. [BW-DEF-01] [BW-DEF-03] [BW-DEF-04]"""
    number = s.catalog.area_number[area]
    planet = s.catalog.planet_of[number]
    s.defended[seat] = True
    s.order = Order(seat, planet, DEFEND, present=s.units_on(planet, seat))
    s.tell("defending", "BW-DEF-01", seat=seat, area=area)
    s.then(("move_to_defend", number), *s.rules.moves_done, ("place_guard", number))


def moves_to(s: StarCraftState, area: int) -> list[Choice]:
    """The moves of a Mobilize order that end in the defended area, with an item or without. [BW-DEF-06] [BW-DEF-13]"""
    name, seat = s.catalog.areas[area].id, s.running.seat
    carried = [choice for choice in carries(s, seat) if choice[3] == name] if s.items else []
    return [*legal_moves(s, seat, (area,)), *carried, DONE]


def move_to_defend(s: StarCraftState, area: int) -> Procedure[None]:
    """Any number of own units may come into the area, also none. [BW-DEF-06] [BW-DEF-14]"""
    question = Decision(
        s.running.seat,
        "move-to-defend",
        partial(moves_to, s, area),
        rule="BW-DEF-06",
        about={"area": s.catalog.areas[area].id},
        form=TRAIL,
    )
    match (yield from choose(question)):
        case ("move", str() as unit, str() as source, str() as target, int() as amount):
            move(s, unit, source, target, amount)
            s.then(("move_to_defend", area))
        case ("carry", str() as item, str() as source, str() as target):
            carry(s, item, source, target)
            s.then(("move_to_defend", area))
        case ("done",):
            pass
        case choice:
            unforeseen(choice)


def place_guard(s: StarCraftState, area: int) -> None:
    """A guard token goes into the area, as long as there are any. [BW-DEF-07] [BW-DEF-15]"""
    seat = s.running.seat
    s.order = None
    if len(s.guards) < s.catalog.numbers.guard_tokens and s.guard_at(area) == NOBODY:
        s.guards.append((area, seat))
        s.tell("guard-placed", "BW-DEF-07", seat=seat, area=s.catalog.areas[area].id)


# Guard tokens


def drop_guards(s: StarCraftState) -> None:
    """A guard token goes when its owner does not control the area any more. [BW-DEF-12]

    Where an attack decides about control it lies until the battle is over. [BW-DEF-08]
    """
    for area, seat in s.guards:
        if not s.controls(seat, area):
            tell_guard(s, "guard-lost", area, seat, "BW-DEF-12")
    s.guards = [(area, seat) for area, seat in s.guards if s.controls(seat, area)]


def remove_guards(s: StarCraftState) -> None:
    """All guard tokens go in the Regrouping Phase. [BW-DEF-11]"""
    s.guards = []


def tell_guard(s: StarCraftState, kind: str, area: int, seat: int, rule: str) -> None:
    """Tell what becomes of a guard token."""
    where: Argument = s.catalog.areas[area].id
    s.tell(kind, rule, seat=seat, area=where)


def guard_ability(health: int) -> Ability:
    """More health in every skirmish of the battle, which does not add up with other shelter. [BW-DEF-08] [BW-DEF-10]"""
    effect = Shelter(health)
    clause = Clause(START_OF_BATTLE, COMPARE, None, (effect,), ALL, None, None, ())
    return Ability(f"@{START_OF_BATTLE}:shelter+{health}", (clause,))


def has_guard(s: StarCraftState, side: int) -> bool:
    """Whether a side can use a guard token: only when it defends the area. [BW-DEF-09]"""
    battle = battle_of(s)
    return side == DEFENDER and s.guard_at(battle.area) == battle.defender


def use_guard(s: StarCraftState, side: int) -> None:
    """The token is removed for its bonus. [BW-DEF-08]"""
    battle = battle_of(s)
    s.guards.remove((battle.area, battle.defender))
    tell_guard(s, "guard-used", battle.area, battle.defender, "BW-DEF-08")


STEPS: dict[str, StepFunction] = {
    "ready_defend_orders": ready_defend_orders,
    "defend": defend,
    "move_to_defend": move_to_defend,
    "place_guard": place_guard,
    "drop_guards": drop_guards,
}
