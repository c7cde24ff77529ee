"""What an option points at on the table: real things, of the kinds that the board knows."""

from __future__ import annotations

import random

import pytest

from orrery.core import Choice
from orrery.games.starcraft.scenario import ITEMS
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.things import TOUCHES, touches
from orrery.games.starcraft.verbs import VERBS
from tests.games.starcraft.fighting import AREA, Force, battle, duel
from tests.games.starcraft.moments import (
    VARIANTS,
    begin,
    constructed,
    every_event,
    moments,
    played,
    rare_matches,
)
from tests.games.starcraft.orders import build, mobilize
from tests.games.starcraft.position import Position, StarCraftMatch

SILENT = {
    *("done", "none", "yes", "no", "build-workers", "pay-permanent", "draw", "draw-event", "lose-worker"),
    *("choose-effect", "pay-by-hand"),
    "pay-token",
    "take-token",
    "star",
    "build-on-card",
}
"""Verbs that point at nothing."""


def is_real(s: StarCraftState, thing: str) -> bool:
    """Whether a thing is one that the board can show now."""
    kind, name = thing.split(":", 1)
    if kind == "unit":
        area, unit = name.split(":")
        return area in s.catalog.area_number and unit in s.catalog.unit_number
    if kind == "skirmish":
        return s.battle is not None and 1 <= int(name) <= len(s.battle.skirmishes)
    if kind == "player":
        return int(name) in range(s.parties)
    return name in {
        "planet": set(s.catalog.planet_number),
        "area": set(s.catalog.area_number),
        "route": {s.route_id(route) for route in range(len(s.routes))},
        "card": set(s.catalog.card_number),
        "event": set(s.catalog.event_number),
        "technology": set(s.catalog.technology_number),
        "building": {building.id for levels in s.catalog.buildings for building in levels},
        "module": set(s.catalog.module_ids),
        "faction": set(s.catalog.faction_number),
        "leadership": set(s.catalog.leadership_number),
        "item": {ITEMS[number] for number in range(len(s.items)) if s.item_area(number) >= 0},
    }.get(kind, set())


def test_every_option_and_aside_points_at_real_things() -> None:
    met: set[str] = set()
    matches = [(begin(seats, chosen, "things", 3), random.Random(seats)) for seats, chosen in VARIANTS[:4]]
    matches += [(match, random.Random(1)) for match in [*constructed(), *every_event()]]
    matches += rare_matches(120)
    for match, rng in matches:
        for s, decision in moments(match, rng, 120):
            for choice in [*decision.options, *decision.asides]:
                found = touches(s, decision, choice)
                assert all(is_real(s, thing) for thing in found), (choice, found)
                assert len(set(found)) == len(found) or choice[0] in ("pair", "swap"), (choice, found)
                assert bool(found) == (choice[0] not in SILENT) or choice[0] == "choose-unit", choice
                met.add(str(choice[0]))
    assert met == set(VERBS.names) == set(TOUCHES)


def pointed(match: StarCraftMatch, choice: Choice) -> list[str]:
    """What an option of whoever is asked points at."""
    decision = match.decision(match.waiting[0])
    assert choice in [*decision.options, *decision.asides]
    return match.touches(decision, choice)


@pytest.mark.parametrize(
    ("choice", "things"),
    [
        (("build-unit", "marine", "torus-2"), ["area:torus-2", "unit:torus-2:marine"]),
        (("build-transport", "torus:helios"), ["route:torus:helios"]),
        (("build-workers", 2), []),
        (("destroy-base", "torus-1"), ["area:torus-1"]),
        (("destroy-unit", "marine", "torus-3"), ["unit:torus-3:marine"]),
    ],
)
def test_what_the_options_of_a_build_order_point_at(choice: Choice, things: list[str]) -> None:
    assert pointed(build(Position(2).units(0, "torus-3", marine=1)), choice) == things


def test_a_move_points_at_the_unit_where_it_stands_and_at_both_areas() -> None:
    match = mobilize(Position(2).units(0, "torus-2", marine=2))
    choice = ("move", "marine", "torus-2", "torus-3", 2)
    assert pointed(match, choice) == ["unit:torus-2:marine", "area:torus-2", "area:torus-3"]
    assert pointed(match, ("lift-off", "torus-1", "torus-2")) == ["area:torus-1", "area:torus-2"]


def test_units_in_a_battle_are_pointed_at_where_they_fight() -> None:
    position = Position(2).units(0, AREA, marine=1, ghost=1).units(1, AREA, zergling=1)
    match = battle(position).match
    assert pointed(match, ("pair", "marine", "zergling")) == [f"unit:{AREA}:marine", f"unit:{AREA}:zergling"]
    broodling = Force("mutalisk", "zerg-13", "spawn-broodling-1", support=["queen"])
    wraith = Force("wraith", "terran-11", support=["marine", "firebat"])
    losing = duel(broodling, wraith, factions=("overmind", "mengsk")).match
    assert pointed(losing, ("lose", "firebat", 1)) == [f"unit:{AREA}:firebat", "skirmish:1"]


def test_cards_point_at_the_skirmish_they_are_for() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(0, "terran-1", "terran-17")
    match = battle(position, draws=[(0, "terran-2"), (0, "terran-3"), (0, "terran-4"), (1, "zerg-1")]).match
    assert pointed(match, ("cards", "terran-1", "terran-17")) == ["card:terran-1", "card:terran-17", "skirmish:1"]
    assert pointed(match, ("blind",)) == ["skirmish:1"]


def test_an_event_card_and_a_technology_are_told_apart() -> None:
    match = Position(2).events_read(0, "worker-draft").start(("play_event_cards",))
    assert pointed(match, ("play", "worker-draft")) == ["event:worker-draft"]
    position = Position(2, factions=("overmind", "mengsk")).in_play(0, "consume-1").events_in_play(0, "recon-squad")
    position.units(0, AREA, defiler=1, zergling=1).units(1, AREA, marine=1)
    match = battle(position).match
    assert pointed(match, ("use", "consume")) == ["technology:consume"]
    assert pointed(match, ("use", "recon-squad")) == ["event:recon-squad"]
    assert played(match, ("none",))
