"""Heroes: figures of a type with abilities of their own. (page 10)

A hero is of a kind of its own (`kinds.py`), so that cards find it by its type and rules by its name; the figure is one
of its type again once it is destroyed.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat, unforeseen
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.pieces import become, destroy_unit, place_unit
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import IN_PLAY, NO_STRUCTURE, lowest, members

NONE: Choice = ("none",)


def gain_hero(s: StarCraftState, seat: Seat, card: Leadership, rule: str = "BW-HERO-03") -> Procedure[bool]:
    """A player may get a hero for nothing, in a friendly area that takes it. Gives whether he does. [BW-HERO-03]

    Without an unused figure he may destroy one on the board for it. [BW-HERO-04] [BW-HERO-05] [BW-HERO-06]
    """
    if not s.unused(seat, card.unit) and not (yield from free_a_figure(s, seat, card)):
        return False
    if not hero_areas(s, seat, card):
        return False
    area = yield from choose_area(s, seat, card)
    unit = place_unit(s, seat, card.unit, area)
    become(s, unit, card.hero)
    s.tell("hero-placed", rule, seat=seat, unit=s.catalog.unit_ids[card.hero], area=s.catalog.areas[area].id)
    return True


def hero_areas(s: StarCraftState, seat: Seat, card: Leadership, *, at_base: bool = False) -> list[int]:
    """Friendly areas that take a hero; those with an own base, if it returns. [BW-HERO-06] [BW-AREA-01]"""
    areas = areas_without(s, seat, card, 0)
    return [area for area in areas if s.base_at(area) == seat] if at_base else areas


def areas_without(s: StarCraftState, seat: Seat, card: Leadership, gone: int) -> list[int]:
    """The friendly areas that would take a hero once some units, a bit set, were gone. [BW-HERO-05] [BW-HERO-06]"""
    return [
        area
        for area in s.controlled(seat)
        if s.may_enter(area, card.unit)
        and s.room_without(area, card.unit, seat, gone) > 0
        and (s.area_units[area] & ~gone or s.structure_kind[area] != NO_STRUCTURE)
    ]


def choose_area(s: StarCraftState, seat: Seat, card: Leadership, *, at_base: bool = False) -> Procedure[int]:
    """Where the hero comes into play."""
    options: list[Choice] = [
        ("choose-area", s.catalog.areas[area].id) for area in hero_areas(s, seat, card, at_base=at_base)
    ]
    about = {"unit": s.catalog.unit_ids[card.hero]}
    match (yield from choose(Decision(seat, "hero-area", lambda: options, "BW-HERO-03", {**about}))):
        case ("choose-area", str() as name):
            return s.catalog.area_number[name]
        case choice:
            unforeseen(choice)


def free_a_figure(s: StarCraftState, seat: Seat, card: Leadership) -> Procedure[bool]:
    """All figures of the type are on the board: one of them may be destroyed for the hero, if a friendly area takes it
    then. [BW-HERO-05]"""
    own = s.of_type(s.seat_units[seat] & s.on_board, card.unit)
    name = s.catalog.unit_ids[card.unit]
    places = sorted({s.unit_area[unit] for unit in members(own) if areas_without(s, seat, card, 1 << unit)})
    options: list[Choice] = [("destroy-unit", name, s.catalog.areas[area].id) for area in places]
    if not options:
        return False
    question = Decision(
        seat, "free-figure", lambda: [*options, NONE], "BW-HERO-05", {"unit": s.catalog.unit_ids[card.hero]}
    )
    match (yield from choose(question)):
        case ("destroy-unit", str(), str() as area):
            unit = lowest(own & s.area_units[s.catalog.area_number[area]])
            destroy_unit(s, unit)
            s.tell("destroyed-own-unit", "BW-HERO-05", seat=seat, unit=name, area=area)
            return True
        case ("none",):
            return False
        case choice:
            unforeseen(choice)


# Heroes that return


def lost_hero(s: StarCraftState, seat: Seat) -> Leadership | None:
    """The card of a player whose hero was destroyed, if there is one: a hero that never came has no card in play."""
    for number in s.leadership_at(s.faction[seat], IN_PLAY):
        card = s.catalog.leadership[number]
        if card.hero >= 0 and not s.type_units[card.hero]:
            return card
    return None


def return_hero(s: StarCraftState, seat: Seat, rule: str) -> Procedure[None]:
    """A destroyed hero may come back to a friendly area with an own base, if there is a figure for it."""
    card = lost_hero(s, seat)
    if card is None or not s.unused(seat, card.unit):
        return
    areas = hero_areas(s, seat, card, at_base=True)
    options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
    if not options:
        return
    about = {"unit": s.catalog.unit_ids[card.hero]}
    match (yield from choose(Decision(seat, "hero-returns", lambda: [*options, NONE], rule, {**about}))):
        case ("choose-area", str() as name):
            become(s, place_unit(s, seat, card.unit, s.catalog.area_number[name]), card.hero)
            s.tell("hero-placed", rule, seat=seat, unit=s.catalog.unit_ids[card.hero], area=name)
        case ("none",):
            pass
        case choice:
            unforeseen(choice)
