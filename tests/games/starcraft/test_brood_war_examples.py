"""The worked examples of Brood War's rulebook that take more than one rule to play, with their numbers.

The others stand with their rules: special orders, Hydrax and Avernus Station in `test_brood_war_orders`, modules in
`test_brood_war_modules`, mind control and sacrifice in `test_brood_war_battle`.
"""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from orrery.games.starcraft.ability import START_OF_REGROUPING
from orrery.games.starcraft.rules.brood_war.scenario_setup import take_seats
from orrery.games.starcraft.rules.pieces import become
from orrery.games.starcraft.scenario import Scenario
from orrery.games.starcraft.values import IN_PLAY
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.fighting import AREA, Force, Fought, battle, lay_out
from tests.games.starcraft.orders import build, on_cards, workers
from tests.games.starcraft.position import StarCraftMatch, answer, asked, options, told, units_in

NEXT = ("place_order", 0)


# Resource tokens, page 9


def researching(tokens: int) -> StarCraftMatch:
    """Raynor has taken so many gas tokens by Storage Facilities, has one worker left and executes a Research order."""
    place = position(leadership=True).workers(0, pool=tokens)
    s = place.state
    s.leadership[s.catalog.leadership_number["storage-facilities"]] = IN_PLAY
    match = place.start(("lead_moment", START_OF_REGROUPING), NEXT)
    for _ in range(tokens):
        answer(match, 0, "take-token", "gas")
    place.state = match.state
    place.state.agenda.clear()
    researched = place.workers(0, pool=1).executing(0, "research", "torus").start()
    answer(researched, 0, "none")
    return researched


@pytest.mark.rule("BW-RTOK-02", "BW-RTOK-03")
def test_raynors_gas_token_pays_one_of_the_two_gas_of_a_technology_page_9() -> None:
    """A worker pays the other gas as usual; without the token he could not pay both."""
    match = researching(1)
    s = match.state
    technology = s.catalog.technologies[s.catalog.technology_number["irradiate"]]
    assert (technology.minerals, technology.gas) == (0, 2)
    assert s.resource_tokens[:2] == [0, 1]
    answer(match, 0, "research", "irradiate")
    assert match.state.resource_tokens[:2] == [0, 0]
    assert workers(match)[0] == 0
    assert workers(match)[3] + sum(on_cards(match).values()) == 1
    assert ("research", "irradiate") not in options(researching(0), 0)


# Guard tokens, page 9


def health_with(use: str) -> int:
    """The health of a Hydralisk with a guard token and a Flawless Defense Plan, of which one or none is used."""
    found = position().units(1, AREA, hydralisk=1).units(0, AREA, marine=1)
    found.events_in_play(1, "flawless-defense-plan").deck(0, "terran-1").deck(1, "zerg-1")
    found.state.guards.append((found.area(AREA), 1))
    match = battle(found).match
    assert options(match, 1) == [("use", "flawless-defense-plan"), ("use", "guard-token"), ("none",)]
    answer(match, 1, *(("use", use) if use else ("none",)))
    while not told(match, "final-values"):
        seat, kind = asked(match)[0]
        assert kind != "start-of-battle", "the other would add nothing"
        match.play(seat, options(match, seat)[0])
    return next(int(event["health"]) for event in told(match, "final-values") if event["seat"] == 1)


@pytest.mark.rule("BW-DEF-08", "BW-DEF-10")
def test_a_guard_token_adds_nothing_to_a_flawless_defense_plan_page_9() -> None:
    plain = health_with("")
    assert health_with("guard-token") == health_with("flawless-defense-plan") == plain + 2


@pytest.mark.rule("BW-DEF-10")
def test_nor_is_there_a_second_guard_token_in_an_area_page_9() -> None:
    match = position().start(("place_order", 0), ("ready_defend_orders",), ("place_order", 0), NEXT)
    answer(match, 0, "defend", "torus-1")
    answer(match, 0, "defend", "torus-1")
    assert match.state.guards == [(match.state.catalog.area_number["torus-1"], 0)]


# Heroes, page 10


@pytest.mark.rule("BW-HERO-01", "BW-HERO-05", "BW-LEAD-03")
def test_the_overmind_chooses_torrasque_and_takes_an_ultralisk_from_the_board_page_10() -> None:
    """In the first Regrouping Phase of Stage II; all three Ultralisks are built."""
    place = position(leadership=True, factions=("overmind", "raynor")).event_deck(0, 3, 5)
    place.state.leadership_stage, place.state.phase = 1, "regrouping"
    place.units(0, "torus-2", ultralisk=2).units(0, "torus-3", ultralisk=1)
    match = place.start(("choose_new_leadership",), NEXT)
    answer(match, 0, "lead", "torrasque")
    answer(match, 1, "lead", "make-do-with-little")
    assert asked(match) == [(0, "free-figure")]
    answer(match, 0, "destroy-unit", "ultralisk", "torus-2")
    assert asked(match) == [(0, "hero-area")]
    answer(match, 0, "choose-area", "torus-3")
    assert units_in(match, "torus-2", 0) == {"ultralisk": 1}
    assert units_in(match, "torus-3", 0) == {"ultralisk": 1, "torrasque": 1}


@pytest.mark.rule("BW-HERO-06", "BW-AREA-01")
def test_a_ground_hero_cannot_be_had_with_flying_only_areas_alone_page_10() -> None:
    place = position(leadership=True, factions=("overmind", "raynor")).event_deck(0, 3, 5)
    place.state.leadership_stage, place.state.phase = 1, "regrouping"
    place._planet("hydrax", 3, 3)
    place.no_base("torus-1").units(0, "hydrax-1", mutalisk=1)
    match = place.start(("choose_new_leadership",), NEXT)
    answer(match, 0, "lead", "torrasque")
    answer(match, 1, "lead", "make-do-with-little")
    assert told(match, "hero-placed") == []
    assert units_in(match, "hydrax-1", 0) == {"mutalisk": 1}


@pytest.mark.rule("BW-HERO-11")
def test_leg_enhancement_takes_no_hero_page_10() -> None:
    """Of a Vulture and a Marine one is lost, of the hero Jim Raynor and a Marine always the Marine."""

    def attacked(hero: bool) -> Fought:
        place = position(factions=("tassadar", "raynor")).in_play(0, "leg-enhancement-1")
        place.units(0, AREA, zealot=1).units(1, AREA, vulture=1, marine=1)
        s = place.state
        if hero:
            vulture = next(u for u in s.units_on_board(1) if s.unit_type[u] == s.catalog.unit_number["vulture"])
            become(s, vulture, s.catalog.unit_number["jim-raynor"])
        return battle(place).answer(("use", "leg-enhancement"))

    assert attacked(hero=False).options == [("lose", "marine"), ("lose", "vulture")]
    spared = attacked(hero=True)
    assert spared.asked != [(1, "text-loss")]
    assert spared.left(1) == {"jim-raynor": 1}


@pytest.mark.rule("BW-HERO-11")
@pytest.mark.parametrize("hero", [False, True])
def test_spawn_broodling_takes_no_hero_page_10(hero: bool) -> None:
    place = position(factions=("overmind", "raynor"))
    own = Force("mutalisk", "zerg-13", "spawn-broodling-1", support=["queen"])
    fought = lay_out(place, (own, Force("battlecruiser", "terran-16", support=["vulture"])))
    s = place.state
    if hero:
        become(s, s.battle.skirmishes[0].supporters[1][0], s.catalog.unit_number["jim-raynor"])  # type: ignore[union-attr]
    fought.begin(("skirmishes",))
    lost = [event["unit"] for event in told(fought.match, "unit-destroyed")]
    assert ("vulture" in lost, "jim-raynor" in lost) == (not hero, False)


# Scenarios, page 12


@pytest.mark.rule("BW-SCEN-10")
def test_raynor_sits_left_and_tassadar_right_of_the_queen_of_blades_page_12() -> None:
    """By the order Queen of Blades, Jim Raynor, Tassadar, whatever seats they chose their factions in."""
    found = position(3, factions=("raynor", "tassadar", "queen-of-blades")).state
    row = found.catalog.scenarios["trump-card"].row
    seating = msgspec.structs.replace(row, seating=["queen-of-blades", "raynor", "tassadar"], automatic=None)
    found.rules = dataclasses.replace(found.rules, scenario=Scenario(seating, {}, ()))
    take_seats(found)
    queen, raynor, tassadar = (found.seat_of(name) for name in seating.seating)
    assert found.first_player == queen
    assert found.next_seat(queen) == raynor, "to the left the turn goes"
    assert found.next_seat(tassadar) == queen


# FAQ, page 17


@pytest.mark.rule("BW-FAQ-05")
@pytest.mark.parametrize(
    ("faction", "card", "unit", "pieces"),
    [
        ("overmind", "guardian-aspect-bw-1", "guardian", {"mutalisk": 1}),
        ("tassadar", "summon-archon-bw-1", "archon", {"high_templar": 2}),
    ],
)
def test_a_unit_made_of_others_counts_against_the_build_limit_page_17(
    faction: str, card: str, unit: str, pieces: dict[str, int]
) -> None:
    place = position(factions=(faction, "mengsk")).in_play(0, card).units(0, "torus-3", **pieces).workers(0, pool=9)
    match = build(place)
    answer(match, 0, "build-unit", unit, "torus-3")
    assert match.state.running.units_built == 1
    assert units_in(match, "torus-3", 0) == {unit: 1}
