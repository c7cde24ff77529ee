"""Scenarios, set up and ready to be played, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core import Match, Step
from orrery.core.chance import Chance
from orrery.games.starcraft import GAME
from orrery.games.starcraft.rules.execution import begin_order
from orrery.games.starcraft.rules.pieces import move_unit, place_unit
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DISCARD, Order
from tests.games.playing import Script
from tests.games.starcraft.brood_war_moments import EXPANSION
from tests.games.starcraft.position import Position, StarCraftMatch

SEATS = {"desperate-alliance": 2, "trump-card": 3, "uraj-and-khalis": 4, "eye-of-the-storm": 6}


def given(name: str, **more: Any) -> dict[str, Any]:
    """The options of a scenario whose set-up leaves nothing to choose."""
    return {"expansion": EXPANSION, "scenario": name, "random_factions": True, "random_galaxy": True, **more}


def begun(name: str, seats: int = 0, seed: object = 1, **more: Any) -> StarCraftMatch:
    """A scenario whose forces stand, at its first question."""
    return Match(GAME, seats or SEATS[name], seed=str(seed), options=given(name, **more))


def ready(name: str, seats: int = 0, **more: Any) -> StarCraftState:
    """The state of a scenario whose set-up is over, as in an Execution Phase, with nothing to do."""
    match = begun(name, seats, **more)
    while match.state.phase == "setup":
        match.play(match.waiting[0], match.decision(match.waiting[0]).options[0])
    s = match.state.copy()
    s.agenda.clear()
    s.phase, s.order = "execution", None
    return s


def played_on(s: StarCraftState, name: str) -> StarCraftMatch:
    """Do what is scheduled, with chance at random."""
    return Match.from_state(GAME, s, given(name), chance=Chance("scenario"))


def go_on(s: StarCraftState, name: str, *steps: Step, draws: Sequence[int] = (), **more: Any) -> StarCraftMatch:
    """Do what is scheduled, then these steps, and run to the first question."""
    s.agenda[:0] = reversed(steps)
    return Match.from_state(GAME, s, given(name, **more), chance=Script([], list(draws)))


def where(s: StarCraftState, faction: str) -> dict[str, dict[str, int]]:
    """By planet: a faction's units and how many of each, `base` and installations included."""
    seat = s.faction.index(s.catalog.faction_number[faction])
    found: dict[str, dict[str, int]] = {}
    for planet in s.placed_planets:
        units = s.units_on(planet, seat)
        there = {s.catalog.unit_ids[kind]: s.of_type(units, kind).bit_count() for kind in s.types_of(units)}
        bases = sum(s.base_at(area) == seat for area in s.areas_of(planet))
        if bases:
            there["base"] = bases
        if there:
            found[s.catalog.planets[planet].id] = there
    return found


def put(s: StarCraftState, faction: str, unit: str, area: int) -> int:
    """Put a unit of a faction into an area; gives the unit."""
    return place_unit(s, s.seat_of(faction), s.catalog.unit_number[unit], area)


def areas(s: StarCraftState, planet: str) -> list[int]:
    """The areas of a planet."""
    return list(s.areas_of(s.catalog.planet_number[planet]))


def unit_of(s: StarCraftState, faction: str, unit: str) -> int:
    """A unit of a faction on the board."""
    seat = s.seat_of(faction)
    kind = s.catalog.unit_number[unit]
    return next(token for token in s.units_on_board(seat) if s.unit_type[token] == kind)


def item(name: str) -> int:
    """The number of an item."""
    return ITEMS.index(name)


# Positions in which the questions, answers and events of scenarios occur


def scenario_positions() -> list[StarCraftMatch]:
    """The set-up of every scenario with all its choices, and what happens only in them."""
    chosen = {"random_galaxy": False}
    return [
        *(begun(name, **chosen) for name in SEATS),
        begun("eye-of-the-storm", 3, **chosen),
        picked(),
        with_crystal(),
        with_crystal("pick-up"),
        with_crystal("pick-up", "carry"),
        repairing(),
        luring(),
        setting_up(),
        last_base(),
    ]


def picked() -> StarCraftMatch:
    """Both players of Desperate Alliance have picked their Event cards and play one."""
    s = ready("desperate-alliance")
    return go_on(s, "desperate-alliance", ("play_picked_events",), ("count_round",), ("place_order", 0))


def with_crystal(*done: str) -> StarCraftMatch:
    """A Mobilize order on the planet of a crystal, after these things were done with it."""
    s = ready("uraj-and-khalis")
    put(s, "mengsk", "marine", s.item_area(item("uraj-crystal")))
    mengsk = s.seat_of("mengsk")
    begin_order(s, Order(mengsk, s.catalog.planet_number["dylar-iv"], "mobilize"))
    match = go_on(s, "uraj-and-khalis", ("place_order", 0))
    for verb in done:
        match.play(mengsk, next(option for option in match.decision(mengsk).options if option[0] == verb))
    return match


def repairing() -> StarCraftMatch:
    """Raynor takes a Bunker card back."""
    s = ready("desperate-alliance")
    raynor = s.seat_of("raynor")
    bunker = next(card for card in s.hand(raynor) if s.card_id(card).startswith("bunker"))
    s.cards.put(bunker, DISCARD)
    begin_order(s, Order(raynor, s.catalog.planet_number["dylar-iv"], "research", special=True))
    s.agenda = [("place_order", 0), ("repair_bunker",), ("repair_bunker",)]
    match = go_on(s, "desperate-alliance")
    match.play(raynor, match.decision(raynor).options[0])
    return match


def luring() -> StarCraftMatch:
    """The Psi Emitter stands, and the Overmind may move."""
    s = ready("trump-card")
    s.items[0] = (-1, areas(s, "dylar-iv")[0])
    return go_on(s, "trump-card", ("overmind_turn",), ("place_order", 0))


def setting_up() -> StarCraftMatch:
    """Jim Raynor has reached Dylar IV."""
    s = ready("trump-card")
    target = next(area for area in areas(s, "dylar-iv") if s.is_empty(area))
    move_unit(s, unit_of(s, "raynor", "jim-raynor"), target)
    return go_on(s, "trump-card", ("set_up_emitter",), ("place_order", 0))


def last_base() -> StarCraftMatch:
    """In Survival a base leaves the game."""
    found = Position(2, expansion=EXPANSION, mode="survival").base(0, "pridewater-1")
    match = found.executing(0, "build", "torus").start()
    match.play(0, ("destroy-base", "pridewater-1"))
    return match
