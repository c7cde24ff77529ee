"""What Leadership cards do at their moments: around the Regrouping Phase, when orders lie, when a hero falls."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Procedure, Seat, unforeseen
from orrery.games.starcraft.ability import HERO_DESTROYED
from orrery.games.starcraft.effect import Effect, HeroAgain
from orrery.games.starcraft.effects.leadership import DONE, NONE, lose, pick
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.leadership_effect import Deploy, RaiseBottom, Restore, TokensForWorkers, WarpUnits
from orrery.games.starcraft.rules.brood_war.heroes import return_hero
from orrery.games.starcraft.rules.brood_war.resource_tokens import gain_tokens
from orrery.games.starcraft.rules.pieces import destroy_structure, lowest_of, move_unit
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BASE, IN_PLAY, PARTIALLY_DEPLETED, UNTOUCHED, WARP_GATE, lowest

RULE = "BW-LEAD-08"
"""The rule by which a card stays in effect."""

Working = Callable[[StarCraftState, Seat, Leadership, Effect], Procedure[None]]


def tokens_for_workers(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """A resource token for each worker still in the pool, before the others are retrieved. [BW-AMB-24]"""
    assert isinstance(effect, TokensForWorkers)
    yield from gain_tokens(s, seat, min(effect.most, s.pool[seat]), "any", "BW-AMB-24")


def restore(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Partially depleted areas whose cards the player holds are untouched again."""
    assert isinstance(effect, Restore)
    for _ in range(effect.count):
        areas = [area for area in s.resource_cards(seat) if s.depletion[area] == PARTIALLY_DEPLETED]
        options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
        if not options:
            return
        match (yield from pick(s, seat, "restore", [*options, NONE], RULE, leadership=card.id)):
            case ("choose-area", str() as name):
                s.depletion[s.catalog.area_number[name]] = UNTOUCHED
                s.tell("restored", RULE, seat=seat, area=name)
            case ("none",):
                return
            case choice:
                unforeseen(choice)


def warp_units(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Units of the Warp Gate's area may go to one friendly or empty area, within its limits. [BW-AMB-13]"""
    gates = [area for area, kind in enumerate(s.structure_kind) if kind == WARP_GATE and s.structure_seat[area] == seat]
    if not gates or not s.units_in(gates[0], seat):
        return
    [gate] = gates
    kinds = s.types_of(s.units_in(gate, seat))
    areas = [area for area in s.areas_in_play() if area != gate and s.friendly_or_empty(seat, area)]
    areas = [area for area in areas if any(fits(s, seat, area, kind) for kind in kinds)]
    options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
    if not options:
        return
    match (yield from pick(s, seat, "warp-area", [*options, NONE], "BW-AMB-13", leadership=card.id)):
        case ("choose-area", str() as name):
            yield from warp_to(s, seat, gate, s.catalog.area_number[name])
        case ("none",):
            pass
        case choice:
            unforeseen(choice)


def fits(s: StarCraftState, seat: Seat, area: int, kind: int) -> bool:
    """Whether one more unit of a kind may come into an area."""
    return s.may_enter(area, kind) and s.room_in(area, kind, seat) > 0


def warp_to(s: StarCraftState, seat: Seat, gate: int, target: int) -> Procedure[None]:
    """One unit after the other goes through the gate."""
    area = s.catalog.areas[target].id
    while True:
        kinds = [kind for kind in s.types_of(s.units_in(gate, seat)) if fits(s, seat, target, kind)]
        options: list[Choice] = [("leave", s.catalog.unit_ids[kind]) for kind in kinds]
        if not options:
            return
        match (yield from pick(s, seat, "warp-unit", [*options, DONE], "BW-AMB-13", area=area)):
            case ("leave", str() as name):
                move_unit(s, lowest_of(s, seat, s.catalog.unit_number[name], gate), target)
                s.tell("warped", "BW-AMB-13", seat=seat, unit=name, area=area)
            case ("done",):
                return
            case choice:
                unforeseen(choice)


def hero_again(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """A destroyed hero may return."""
    yield from return_hero(s, seat, RULE)


def raise_bottom(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """The bottom order of a stack, unseen, comes to its top; a stack of one is left alone. [BW-AMB-21]"""
    options: list[Choice] = [
        ("choose-planet", s.catalog.planets[planet].id) for planet, stack in enumerate(s.stacks) if len(stack) > 1
    ]
    if not options:
        return
    match (yield from pick(s, seat, "raise-bottom", [*options, NONE], "BW-AMB-21", leadership=card.id)):
        case ("choose-planet", str() as name):
            planet = s.catalog.planet_number[name]
            bottom, *others = s.stacks[planet]
            s.stacks[planet] = (*others, bottom)
            s.tell("bottom-raised", "BW-AMB-21", seat=seat, planet=name)
        case ("none",):
            pass
        case choice:
            unforeseen(choice)


def deploy(s: StarCraftState, seat: Seat, card: Leadership, effect: Effect) -> Procedure[None]:
    """Units leave the card for friendly areas with own bases, before moves are made. [BW-LEAD-16]"""
    assert isinstance(effect, Deploy)
    while True:
        waiting = s.on_cards & s.seat_units[seat]
        options: list[Choice] = [
            ("deploy", s.catalog.unit_ids[kind], s.catalog.areas[area].id, 1)
            for kind in s.types_of(waiting)
            for area in s.bases(seat)
            if s.controls(seat, area) and fits(s, seat, area, kind)
        ]
        if not options:
            return
        match (yield from pick(s, seat, "deploy", [*options, DONE], "BW-LEAD-16", leadership=card.id)):
            case ("deploy", str() as name, str() as area, int()):
                unit = lowest(s.of_type(waiting, s.catalog.unit_number[name]))
                move_unit(s, unit, s.catalog.area_number[area])
                s.tell("deployed", "BW-LEAD-16", seat=seat, unit=name, count=1, area=area)
            case ("done",):
                return
            case choice:
                unforeseen(choice)


# When a hero falls


def avenge_hero(s: StarCraftState, unit: int, area: int, kind: int) -> Procedure[None]:
    """A hero whose card says so takes something on the same planet with it. [BW-AMB-26]"""
    if kind not in s.catalog.hero_card or area < 0:
        return
    card = s.catalog.leadership[s.catalog.hero_card[kind]]
    if s.leadership[card.number] != IN_PLAY or not card.ability.at[HERO_DESTROYED]:
        return
    yield from avenge(s, s.unit_owner[unit], card, area)


def avenge(s: StarCraftState, seat: Seat, card: Leadership, area: int) -> Procedure[None]:
    """One unit, installation or base there may be destroyed, heroes too."""
    ids, areas = s.catalog.unit_ids, s.areas_of(s.catalog.planet_of[area])
    found: dict[Choice, tuple[int, int]] = {}
    for other in areas:
        for owner in range(s.seats):
            for kind in s.types_of(s.units_in(other, owner)):
                choice: Choice = ("avenge", owner, s.catalog.areas[other].id, ids[kind])
                found[choice] = (lowest(s.of_type(s.units_in(other, owner), kind)), -1)
        if s.structure_kind[other]:
            what = "base" if s.structure_kind[other] == BASE else "installation"
            found["avenge", s.structure_seat[other], s.catalog.areas[other].id, what] = (-1, other)
    if not found:
        return
    choice = yield from pick(s, seat, "avenge", [*found, NONE], "BW-AMB-26", leadership=card.id)
    if choice in found:
        victim, structure = found[choice]
        if victim >= 0:
            lose(s, victim, "BW-AMB-26")
        else:
            owner, place = s.structure_seat[structure], s.catalog.areas[structure].id
            what = "base" if s.structure_kind[structure] == BASE else "installation"
            destroy_structure(s, structure)
            s.tell(f"{what}-bombed", "BW-AMB-26", seat=seat, other=owner, area=place)


WORKING: dict[type[Effect], Working] = {
    TokensForWorkers: tokens_for_workers,
    Restore: restore,
    WarpUnits: warp_units,
    HeroAgain: hero_again,
    RaiseBottom: raise_bottom,
    Deploy: deploy,
}
"""Every effect of a Leadership card that happens at a moment."""
