"""What abilities do at the start of a battle, and in its draw step: cards in play areas, technologies and events alike.

An ability is known by the name of its technology or event. Bonuses last for the battle: `in_force.from_the_start` finds
them by what was used.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import EVERYBODY, Choice, Decision, Procedure
from orrery.games.starcraft.ability import Ability, Clause
from orrery.games.starcraft.effect import (
    Attack,
    CancelBattle,
    Destroy,
    Draw,
    Effect,
    Evacuate,
    Health,
    OpenCards,
    ReturnToTechnology,
    Sacrifice,
    Shelter,
    Tire,
)
from orrery.games.starcraft.effects.conditions import battle_of, holds
from orrery.games.starcraft.effects.end_of_destroy import destroy_candidates, destroy_some
from orrery.games.starcraft.effects.in_force import ability_named
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.combat_deck import draw_cards
from orrery.games.starcraft.rules.losses import destroy, losses, withdrawal_areas
from orrery.games.starcraft.rules.pieces import move_unit
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_DISCARD, NOTHING, TECHNOLOGY, lowest, members

Act = Callable[[StarCraftState, int, Effect], Procedure[None] | None]
"""(state, side that uses the ability, effect): a generator if it may ask somebody something."""


def abilities(s: StarCraftState, side: int, moment: str) -> list[str]:
    """The abilities in a side's play area that can be used at a moment, each name once. [SC-KEY-22] [SC-EVENT-11]"""
    seat = battle_of(s).seat_of(side)
    technologies, faces = s.catalog.technologies, s.card_face
    names = [technologies[s.catalog.technology_of[faces[card]]].id for card in s.cards_in_play(seat)]
    names += [s.event(card).id for card in s.events_in_play(seat)]
    names += [name for name, other in s.rules.other_abilities.items() if other.is_there(s, side)]
    return [name for name in dict.fromkeys(names) if is_usable(s, side, ability_named(s, name), moment)]


def is_usable(s: StarCraftState, side: int, ability: Ability, moment: str) -> bool:
    """Whether an ability would do something now."""
    return any(would_work(s, side, clause) for clause in ability.at[moment])


def would_work(s: StarCraftState, side: int, clause: Clause) -> bool:
    """Whether a sentence's conditions hold, its cost can be paid and it would do something.

    Bonuses for certain front-line units wait for the skirmishes to be judged.
    """
    if clause.front is None and clause.against is None and not holds(s, clause, side, NOTHING):
        return False
    if isinstance(clause.cost, Sacrifice) and not sacrifices(s, side):
        return False
    if isinstance(clause.cost, Tire) and not s.pool[battle_of(s).seat_of(side)]:
        return False
    effect = clause.effect
    if isinstance(effect, Destroy):
        return bool(destroy_candidates(s, 1 - side, effect))
    return True


def use_ability(s: StarCraftState, side: int, name: str, moment: str) -> Procedure[None]:
    """Pay for an ability and let it work; an Event card is discarded when it is used. [SC-EVENT-11]"""
    seat = battle_of(s).seat_of(side)
    if name in s.catalog.event_number:
        used = next(card for card in s.usable_events(seat, moment) if s.event(card).id == name)
        s.tell("event-used", "SC-EVENT-11", seat=seat, event=name)
        if s.event(used).stays == "until-used":
            s.event_zones.put(used, EVENT_DISCARD, EVERYBODY)
    elif name in s.rules.other_abilities:
        s.rules.other_abilities[name].use(s, side)
    else:
        s.tell("technology-used", "SC-KEY-22", seat=seat, technology=name)
    for clause in ability_named(s, name).at[moment]:
        if would_work(s, side, clause):
            if clause.cost is not None:
                yield from pay(s, side, clause.cost, name)
            procedure = ACTS[type(clause.effect)](s, side, clause.effect)
            if procedure is not None:
                yield from procedure


# Costs


def pay(s: StarCraftState, side: int, cost: Effect, name: str) -> Procedure[None]:
    """What stands before the arrow is paid first."""
    seat = battle_of(s).seat_of(side)
    match cost:
        case Sacrifice():
            yield from sacrifice(s, side)
        case Tire():
            s.pool[seat] -= 1
            s.unavailable[seat] += 1
        case ReturnToTechnology():
            technology = s.catalog.technology_number[name]
            for card in s.cards_in_play(seat):
                if s.catalog.technology_of[s.card_face[card]] == technology:
                    s.cards.put(card, TECHNOLOGY, EVERYBODY)
        case _:
            raise AssertionError(f"{cost} is no cost at the start of a battle")


def sacrifices(s: StarCraftState, side: int) -> list[Choice]:
    """One of the own units in the battle, or one worker of the Worker Pool."""
    found: list[Choice] = list(losses(s, members(s.battle_units(side))))
    return [*found, ("lose-worker",)] if s.pool[battle_of(s).seat_of(side)] else found


def sacrifice(s: StarCraftState, side: int) -> Procedure[None]:
    """Consume: a unit or a worker is destroyed."""
    seat = battle_of(s).seat_of(side)
    choice = yield from choose(Decision(seat, "sacrifice", lambda: sacrifices(s, side), "SC-BATTLE-04"))
    if choice == ("lose-worker",):
        s.pool[seat] -= 1
        s.tell("worker-destroyed", "SC-BATTLE-04", seat=seat)
    else:
        destroy(s, losses(s, members(s.battle_units(side)))[choice], "SC-BATTLE-04")


# Effects


def bonus(s: StarCraftState, side: int, effect: Effect) -> None:
    """Counts in every skirmish of the battle."""


def draw(s: StarCraftState, side: int, effect: Effect) -> None:
    """Draw Combat cards."""
    assert isinstance(effect, Draw)
    draw_cards(s, battle_of(s).seat_of(side), effect.count, "SC-BATTLE-04")


def open_cards(s: StarCraftState, side: int, effect: Effect) -> None:
    """The opponent places his Combat cards first and faceup. [SC-EVENT-12]"""
    battle = battle_of(s)
    attacker, defender = battle.open_cards
    battle.open_cards = (True, defender) if side else (attacker, True)


def cancel_battle(s: StarCraftState, side: int, effect: Effect) -> None:
    """There is no battle: all that comes before the retreats falls away, and the attacker retreats."""
    battle_of(s).called_off = True
    while s.agenda[-1] != ("resolve_retreats",):
        s.agenda.pop()
    s.tell("battle-cancelled", "SC-BATTLE-04", seat=battle_of(s).seat_of(side))


def evacuate(s: StarCraftState, side: int, effect: Effect) -> Procedure[None]:
    """Own units may leave the contested area for one friendly or empty area of the planet, within its limit."""
    seat = battle_of(s).seat_of(side)
    choice = yield from choose(Decision(seat, "evacuate", lambda: refuges(s, side), "SC-BATTLE-04"))
    match choice:
        case ("withdraw", str() as area):
            yield from leave_for(s, side, s.catalog.area_number[area])
        case _:
            return


def leave_for(s: StarCraftState, side: int, target: int) -> Procedure[None]:
    """One unit after the other may leave for an area."""
    seat, area = battle_of(s).seat_of(side), s.catalog.areas[target].id
    while True:
        choice = yield from choose(
            Decision(seat, "leave", lambda: leavers(s, side, target), "SC-BATTLE-04", {"area": area})
        )
        match choice:
            case ("leave", str() as name):
                units = s.of_type(s.battle_units(side), s.catalog.unit_number[name])
                move_unit(s, lowest(units), target)
                s.tell("evacuated", "SC-BATTLE-04", seat=seat, unit=name, area=area)
            case _:
                return


def refuges(s: StarCraftState, side: int) -> list[Choice]:
    """The areas to which units of a side could leave, or none."""
    seat = battle_of(s).seat_of(side)
    found = {area for kind in s.types_of(s.battle_units(side)) for area in withdrawal_areas(s, seat, kind)}
    return [*(("withdraw", s.catalog.areas[area].id) for area in sorted(found)), ("none",)]


def leavers(s: StarCraftState, side: int, target: int) -> list[Choice]:
    """The units that may still leave for an area."""
    units, seat = s.battle_units(side), battle_of(s).seat_of(side)
    able = [kind for kind in s.types_of(units) if s.may_enter(target, kind) and s.room_in(target, kind, seat) > 0]
    return [*(("leave", s.catalog.unit_ids[kind]) for kind in able), ("done",)]


ACTS: dict[type[Effect], Act] = {
    Attack: bonus,
    Health: bonus,
    Shelter: bonus,
    Destroy: destroy_some,
    Draw: draw,
    OpenCards: open_cards,
    CancelBattle: cancel_battle,
    Evacuate: evacuate,
}
"""The effects of abilities used at the start of a battle or in its draw step."""
