"""The things on the table that each option is about, for interfaces that draw them.

A thing is named ``planet:ID``, ``area:ID``, ``route:ID``, ``unit:AREA:TYPE``, ``card:ID``, ``event:ID``,
``technology:ID``, ``building:ID``, ``module:ID``, ``faction:ID``, ``leadership:ID``, ``item:ID``, ``player:SEAT`` or
``skirmish:NUMBER``.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision
from orrery.games.starcraft.addressing import for_party
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import GUARD

Things = Callable[[StarCraftState, Decision, Choice], list[str]]


def touches(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """The things that an option is about."""
    return TOUCHES[str(choice[0])](s, for_party(decision), choice)


def _nothing(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    return []


def _one(kind: str) -> Things:
    """A verb whose first argument names a thing of one kind; what follows says how or how many."""

    def things(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
        _, name, *_ = choice
        return [f"{kind}:{name}"]

    return things


def _planets(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """Both ends of a z-axis route."""
    _, major, minor = choice
    return [f"planet:{major}", f"planet:{minor}"]


def _order(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    _, _, planet, *_ = choice
    return [f"planet:{planet}"]


def _execute(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """A planet, and the Event card that makes its order a special one."""
    _, planet, *boost = choice
    return [f"planet:{planet}", *(f"event:{event}" for event in boost if event in s.catalog.event_number)]


def _new_unit(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """A unit that comes to an area."""
    _, unit, area, *_ = choice
    return [f"area:{area}", f"unit:{area}:{unit}"]


def _unit_there(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """A unit that stands in an area."""
    _, unit, area = choice
    return [f"unit:{area}:{unit}"]


def _move(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """A unit, where it stands, and where it goes."""
    _, unit, source, target, *_ = choice
    return [f"unit:{source}:{unit}", f"area:{source}", f"area:{target}"]


def _two_areas(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    _, source, target = choice
    return [f"area:{source}", f"area:{target}"]


def _ability(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """An Event card, a technology in the play area, or a Combat card."""
    _, name = choice
    if name in s.catalog.event_number:
        return [f"event:{name}"]
    if name == GUARD:
        return [f"area:{s.catalog.areas[battle_of(s).area].id}"]
    return [f"technology:{name}"] if name in s.catalog.technology_number else [f"card:{name}"]


# In a battle


def _fighting(s: StarCraftState, name: str | int) -> str:
    return f"unit:{s.catalog.areas[battle_of(s).area].id}:{name}"


def _contested(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """The contested area."""
    return [f"area:{s.catalog.areas[battle_of(s).area].id}"]


def _fighter(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    _, unit = choice
    return [_fighting(s, unit)]


def _leave(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """A unit that leaves a battle, or the area to which one goes otherwise."""
    if s.battle is not None:
        return _fighter(s, decision, choice)
    return [f"area:{(decision.about or {})['area']}"]


def _pair(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    _, unit, against = choice
    return [_fighting(s, unit), _fighting(s, against)]


def _in_skirmish(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """A unit, and the skirmish it takes part in if that matters."""
    _, unit, *place = choice
    return [_fighting(s, unit), *(f"skirmish:{number}" for number in place if isinstance(number, int))]


def _swap(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """Two units, and their skirmishes."""
    _, unit, _, number, other, _, other_number = choice
    return [_fighting(s, unit), f"skirmish:{number}", _fighting(s, other), f"skirmish:{other_number}"]


def _cards(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """Cards, and the skirmish that they are for."""
    _, *cards = choice
    return [*(f"card:{card}" for card in cards), *_blind(s, decision, choice)]


def _blind(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    return [f"skirmish:{(decision.about or {})['skirmish']}"]


# Event cards


def _transport(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    _, route, seat = choice
    return [f"route:{route}", f"player:{seat}"]


def _avenge(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """Something in an area, and whose it is."""
    _, seat, area, what = choice
    return [f"area:{area}", f"player:{seat}", *([f"unit:{area}:{what}"] if what in s.catalog.unit_number else [])]


def _unit_perhaps_there(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """A unit to get or to give, in an area if one is named."""
    _, unit, *area = choice
    return [thing for place in area for thing in (f"area:{place}", f"unit:{place}:{unit}")]


def _events(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """Event cards that are picked."""
    _, *events = choice
    return [f"event:{event}" for event in events]


def _pick_up(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """An item that lies in an area, and who takes it."""
    _, item, unit, area = choice
    return [f"item:{item}", f"unit:{area}:{unit}", f"area:{area}"]


def _carry(s: StarCraftState, decision: Decision, choice: Choice) -> list[str]:
    """An item, and both ends of its way."""
    _, item, source, target = choice
    return [f"item:{item}", f"area:{source}", f"area:{target}"]


TOUCHES: dict[str, Things] = {
    **dict.fromkeys(("done", "none", "yes", "no"), _nothing),
    "faction": _one("faction"),
    "lead": _one("leadership"),
    "place-planet": _one("planet"),
    **dict.fromkeys(("place-base", "build-base", "pay-card", "force-mine", "destroy-base", "defend"), _one("area")),
    "place-z-route": _planets,
    **dict.fromkeys(("place-units", "build-unit"), _new_unit),
    **dict.fromkeys(("place-transport", "build-transport", "destroy-transport", "choose-route"), _one("route")),
    "order": _order,
    **dict.fromkeys(("reveal", "event", "choose-planet", "raise-order"), _one("planet")),
    "execute": _execute,
    "build-building": _one("building"),
    **dict.fromkeys(("build-module", "choose-module"), _one("module")),
    **dict.fromkeys(("move", "recall"), _move),
    "lift-off": _two_areas,
    "research": _one("technology"),
    **dict.fromkeys(("take", "discard"), _one("card")),
    "use": _ability,
    **dict.fromkeys(("front", "excess"), _fighter),
    "leave": _leave,
    "pair": _pair,
    **dict.fromkeys(("support", "lose"), _in_skirmish),
    "swap": _swap,
    **dict.fromkeys(("take-token", "star", "build-on-card"), _nothing),
    "collateral": _contested,
    "deploy": _new_unit,
    "avenge": _avenge,
    "put-back": _one("event"),
    "pick-events": _events,
    "pick-up": _pick_up,
    "carry": _carry,
    "cards": _cards,
    "blind": _blind,
    "skirmish": _one("skirmish"),
    **dict.fromkeys(("withdraw", "retreat", "choose-area"), _one("area")),
    "play": _one("event"),
    "choose-seat": _one("player"),
    "choose-transport": _transport,
    "choose-unit": _unit_perhaps_there,
    "destroy-unit": _unit_there,
    **dict.fromkeys(
        (
            "build-workers",
            "pay-permanent",
            "pay-token",
            "draw",
            "draw-event",
            "lose-worker",
            "choose-effect",
            "pay-by-hand",
        ),
        _nothing,
    ),
}
"""What each verb is about."""
