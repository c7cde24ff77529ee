"""The Mobilize order: units move to and on the active planet, and may start one battle. (pages 23 to 25)

Each move is a step of its own that schedules the next one. Moves are made one after another, and no area is ever over
its limit in between; when the player is done the battle begins, if there is one.
"""

from __future__ import annotations

from functools import partial

from orrery.core import TRAIL, Choice, Decision, Message, Procedure, unforeseen
from orrery.core.message import Argument
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.effects.recall import recall, recalls
from orrery.games.starcraft.rules.asking import DONE, ask_active
from orrery.games.starcraft.rules.battle import begin_battle
from orrery.games.starcraft.rules.pieces import move_base, move_unit
from orrery.games.starcraft.rules.race import lift_off_areas
from orrery.games.starcraft.rules.reserves import deploy, deployments, reserves
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOWHERE, members


def move_units(s: StarCraftState) -> Procedure[None]:
    """Move units on the active planet and transport others to it, as many as one likes, or none. [SC-MOB-01]
    [SC-MOB-02] [SC-MOB-03] [SC-MOB-14]"""
    order = s.running

    def question() -> Decision:
        return Decision(
            order.seat,
            "move-units",
            partial(moves, s),
            rule="SC-MOB-01",
            about={"planet": s.catalog.planets[order.planet].id},
            form=TRAIL,
        )

    choice = yield from ask_active(s, question, waits_for_room=partial(waits_for_room, s, order.seat))
    match choice:
        case ("done",):
            start_battle(s)
            s.then(*s.rules.moves_done)
            return
        case ("move", str() as unit, str() as source, str() as target, int() as amount):
            move(s, unit, source, target, amount)
        case ("recall", str() as unit, str() as source, str() as target):
            enter(s, order.seat, s.catalog.area_number[target])
            recall(s, order, unit, source, target)
        case ("lift-off", str() as source, str() as target):
            lift_off(s, source, target)
        case ("deploy", str() as unit, str() as target, int() as amount):
            enter(s, order.seat, s.catalog.area_number[target])
            deploy(s, unit, target, amount)
        case (str() as verb, *rest) if verb in s.rules.other_moves:
            s.rules.other_moves[verb].do(s, *rest)
        case _:
            unforeseen(choice)
    s.then(("move_units",))


def moves(s: StarCraftState) -> list[Choice]:
    """All that the active player can do in the Move Units step."""
    order, areas = s.running, s.catalog.areas
    found = legal_moves(s, order.seat)
    found += [choice for choice in recalls(s, order) if why_not_recall_into(s, order.seat, str(choice[3])) is None]
    if s.on_cards and (waiting := reserves(s, order.seat)):
        open_targets = [area for area in s.areas_of(order.planet) if why_not_enter(s, order.seat, area) is None]
        room = {
            area: {kind: room_for(s, order.seat, kind, area) for kind in s.types_of(waiting)} for area in open_targets
        }
        found += deployments(s, order.seat, room)
    if s.race(order.seat).lift_off and (base := s.base_area(order.seat, order.planet)) != NOWHERE:
        targets = lift_off_areas(s, order.seat, order.planet)
        found += [("lift-off", areas[base].id, areas[target].id) for target in targets]
    for other in s.rules.other_moves.values():
        found += other.offers(s, order.seat)
    return [*found, DONE]


# What may move where


def legal_moves(s: StarCraftState, seat: int, targets: tuple[int, ...] = ()) -> list[Choice]:
    """Every move: units of a type, from an area, to an area of the active planet, and how many. [SC-MOB-04]

    With `targets` only those to these areas.
    """
    ids, areas, planet_of = s.catalog.unit_ids, s.catalog.areas, s.catalog.planet_of
    wanted = targets or s.areas_of(s.running.planet)
    enterable = [target for target in wanted if why_not_enter(s, seat, target) is None]
    found: list[Choice] = []
    ways: dict[int, list[int]] = {}
    room: dict[tuple[int, int], int] = {}
    for source in sources(s, seat) if enterable else ():
        units = movable(s, seat, source)
        if not units:
            continue
        planet = planet_of[source]
        if planet not in ways:  # the areas of a planet have the same ways, but for that to themselves
            ways[planet] = [
                target for target in enterable if source == target or why_no_way(s, seat, source, target) is None
            ]
        open_targets = [target for target in ways[planet] if target != source]
        for unit_type in s.types_of(units) if open_targets else ():
            available = (units & s.type_units[unit_type]).bit_count()
            for target in open_targets:
                most = room.get((unit_type, target))
                if most is None:
                    most = room[unit_type, target] = room_for(s, seat, unit_type, target)
                for amount in range(1, min(available, most) + 1):
                    found.append(("move", ids[unit_type], areas[source].id, areas[target].id, amount))  # noqa: PERF401
    return found


def sources(s: StarCraftState, seat: int) -> list[int]:
    """The areas that units can come from: those of the active planet, and of planets that own transports connect with
    it. [SC-MOB-02] [SC-TPORT-01] [SC-TPORT-06]"""
    planet, units, mine = s.running.planet, s.area_units, s.seat_units[seat]
    planets = [planet, *s.transport_planets(seat, planet)]
    return [area for other in planets for area in s.areas_of(other) if units[area] & mine]


def movable(s: StarCraftState, seat: int, area: int) -> int:
    """The units in an area that have not made their move yet, as a bit set. [SC-MOB-15]"""
    return s.may_move(seat, s.units_in(area, seat) & ~s.running.moved)


def room_for(s: StarCraftState, seat: int, unit_type: int, target: int) -> int:
    """How many more units of a type may move into an area: two above its limit where they attack enemy units, which do
    not count then. [SC-MOB-10] to [SC-MOB-13]"""
    if not s.may_enter(target, unit_type):
        return 0
    if s.enemy_units_in(target, seat):
        return s.attack_room(target, unit_type, seat)
    return s.room_in(target, unit_type, seat)


def why_not_move(s: StarCraftState, seat: int, unit_type: int, source: int, target: int, amount: int) -> Message | None:
    """What forbids a move, if anything does."""
    areas = s.catalog.areas
    about: dict[str, Argument] = {
        "unit": s.catalog.unit_ids[unit_type],
        "source": areas[source].id,
        "target": areas[target].id,
    }
    reason = why_no_way(s, seat, source, target) or why_not_enter(s, seat, target)
    if reason is not None:
        return reason
    available = s.of_type(movable(s, seat, source), unit_type).bit_count()
    if amount > available and amount <= s.of_type(s.units_in(source, seat), unit_type).bit_count():
        return Message("starcraft-refused-moved", about, "SC-MOB-15")
    if not 1 <= amount <= available:
        return Message("starcraft-refused-units-there", {**about, "count": available}, "SC-MOB-02")
    if not s.may_enter(target, unit_type):
        return Message("starcraft-refused-area-type", {"area": areas[target].id, **about}, "BW-AREA-01")
    room = room_for(s, seat, unit_type, target)
    if amount > room:
        rule = "SC-MOB-11" if s.enemy_units_in(target, seat) else "SC-MOB-10"
        return Message("starcraft-refused-room", {**about, "count": max(0, room)}, rule)
    return None


def why_no_way(s: StarCraftState, seat: int, source: int, target: int) -> Message | None:
    """What forbids to come from an area to another with this order. [SC-MOB-04] [SC-TPORT-01] to [SC-TPORT-07]"""
    planet_of, planet = s.catalog.planet_of, s.running.planet
    if planet_of[source] == planet == planet_of[target] and source != target:
        return None
    reason, rule = "", ""
    if s.rules.bridges and s.bridge_closed(seat, source, target):
        reason, rule = "starcraft-refused-bridge", "BW-S1-19"
    if planet_of[target] != planet:
        reason, rule = "starcraft-refused-move-off-planet", "SC-MOB-04"
    elif source == target:
        reason, rule = "starcraft-refused-move-nowhere", "SC-MOB-02"
    elif not s.transport_connects(seat, planet, planet_of[source]):
        reason, rule = "starcraft-refused-no-transport", "SC-TPORT-04"
    elif not s.transport_allowed(seat, target):
        reason, rule = "starcraft-refused-orbital-defense", "SC-MOD-09"
    if not reason:
        return None
    about: dict[str, Argument] = {"source": s.catalog.areas[source].id, "target": s.catalog.areas[target].id}
    return Message(reason, about, rule)


def why_not_enter(s: StarCraftState, seat: int, target: int) -> Message | None:
    """What forbids to enter an area: a teammate there, or another enemy area entered before. [SC-MOB-05] to [SC-MOB-08]
    [SC-TEAM-04] [SC-TEAM-05]"""
    if not s.is_enemy(seat, target):
        return None
    about: dict[str, Argument] = {"area": s.catalog.areas[target].id}
    if s.is_spared(seat, target):
        return Message("starcraft-refused-spared", about, "BW-S2-16")
    if s.teammate_in(seat, target):
        return Message("starcraft-refused-teammate", about, "SC-TEAM-05")
    if s.running.enemy_area not in (NOWHERE, target):
        about["other"] = s.catalog.areas[s.running.enemy_area].id
        return Message("starcraft-refused-second-enemy-area", about, "SC-MOB-05")
    return None


def why_not_recall_into(s: StarCraftState, seat: int, target: str) -> Message | None:
    """What forbids to recall a unit into an area, beside what the card says."""
    return why_not_enter(s, seat, s.catalog.area_number[target])


def waits_for_room(s: StarCraftState, seat: int) -> bool:
    """Whether units could move if their player destroyed others first. [SC-LIMIT-10]"""
    planet = s.running.planet
    held = [area for area in s.areas_of(planet) if s.units_in(area, seat) and why_not_enter(s, seat, area) is None]
    return bool(held) and any(
        room_for(s, seat, unit_type, target) < 1
        for source in sources(s, seat)
        for unit_type in s.types_of(movable(s, seat, source))
        for target in held
        if why_no_way(s, seat, source, target) is None
    )


# Moving


def move(s: StarCraftState, unit: str, source: str, target: str, amount: int) -> None:
    """Move units of a type, which are interchangeable. [SC-TPORT-02] [SC-TPORT-03] [SC-TPORT-08]"""
    order, catalog = s.running, s.catalog
    there, here = catalog.area_number[source], catalog.area_number[target]
    units = members(s.of_type(movable(s, order.seat, there), catalog.unit_number[unit]))[:amount]
    enter(s, order.seat, here)
    for token in units:
        move_unit(s, token, here)
        order.moved |= 1 << token
    transported = catalog.planet_of[there] != order.planet
    if transported and s.is_screened(order.seat, here):
        order.evaded |= 1 << catalog.planet_of[there]
    kind, rule = ("transported", "SC-TPORT-03") if transported else ("moved", "SC-MOB-02")
    if s.events is not None:
        s.tell(kind, rule, seat=order.seat, unit=unit, count=amount, source=source, target=target)


def enter(s: StarCraftState, seat: int, target: int) -> None:
    """An enemy area that is entered is the only one of its order. [SC-MOB-05] [SC-MOB-07]"""
    if s.is_enemy(seat, target):
        s.running.enemy_area = target


def lift_off(s: StarCraftState, source: str, target: str) -> None:
    """A Terran base moves to another area of the active planet, once an order. [SC-RACE-02] [SC-RACE-04]"""
    order = s.running
    order.lifted = True
    move_base(s, s.catalog.area_number[source], s.catalog.area_number[target])
    s.tell("lifted-off", "SC-RACE-02", seat=order.seat, source=source, target=target)


def start_battle(s: StarCraftState) -> None:
    """After all movement there is a battle where units have entered an area with enemy units; never more than one.
    [SC-MOB-06] [SC-MOB-09] [SC-BASE-10]"""
    order, area = s.running, s.running.enemy_area
    if area == NOWHERE or s.is_eliminated(order.seat):
        return
    if s.units_in(area, order.seat) and s.enemy_units_in(area, order.seat):
        if s.is_player(order.seat):
            begin_battle(s, area)
        else:
            s.then(("overrun", area))  # [BW-S2-22]


STEPS: dict[str, StepFunction] = {"move_units": move_units}
