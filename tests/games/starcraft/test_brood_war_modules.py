"""Brood War: the Defensive, the Assist and the Offensive module."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.starcraft.catalog import RACES
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.aftermath import too_many
from orrery.games.starcraft.values import DEFENDER, members
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.orders import offered
from tests.games.starcraft.position import (
    Position,
    StarCraftMatch,
    answer,
    asked,
    options,
    refuses,
    run_to,
    told,
    units_in,
)

COSTS = {"defensive": (2, 1, 2), "assist": (1, 2, 2), "offensive": (2, 2, 1)}
"""Gas for Terran, Protoss and Zerg."""


@pytest.mark.rule("BW-MOD-01", "BW-MOD-02")
def test_costs_and_tokens_of_the_new_modules() -> None:
    catalog = position().state.catalog
    assert RACES == ("terran", "protoss", "zerg")
    for name, costs in COSTS.items():
        modules = [own[catalog.module_number[name]] for own in catalog.modules]
        assert [(module.minerals, module.gas) for module in modules if module] == [(0, gas) for gas in costs]
        assert [module.tokens for module in modules if module] == [1, 1, 1]


# Defensive


def attacked(defenders: dict[str, int], attackers: dict[str, int], *, modules: int = 1) -> StarCraftMatch:
    """Terrans attack Protoss, whose modules let them swap."""
    found = position(factions=("raynor", "tassadar")).module(1, defensive=modules)
    found.units(1, "helios-2", **defenders).units(0, "helios-2", **attackers)
    found.executing(0, "mobilize", "helios").state.running.enemy_area = found.area("helios-2")
    return found.start()


def paired(match: StarCraftMatch, *pairs: tuple[str, str]) -> StarCraftMatch:
    """The attacker pairs front lines; support is assigned as it comes."""
    for own, opposing in pairs:
        run_to(match, "pair", 0)
        answer(match, 0, "pair", own, opposing)
    return match


def fronts(match: StarCraftMatch) -> set[tuple[str, str]]:
    """Who meets whom, the attacking unit first."""
    s = match.state
    names = s.catalog.unit_ids
    return {
        (names[s.unit_type[own]], names[s.unit_type[other]])
        for own, other in (fight.front for fight in battle_of(s).skirmishes)
    }


@pytest.mark.rule("BW-MOD-03")
def test_a_defender_swaps_two_units_after_the_skirmishes_are_established() -> None:
    """The book's example: the Archon takes the Zealot's place against the Siege Tank."""
    match = attacked({"archon": 1, "zealot": 1}, {"siege_tank": 1, "marine": 1})
    run_to(match, "pair", 0)
    first = ("pair", "marine", "archon")
    match.play(0, first if first in options(match, 0) else ("pair", "siege-tank", "zealot"))
    run_to(match, "swap-units", 1)
    assert fronts(match) == {("siege-tank", "zealot"), ("marine", "archon")}
    [swap] = offered(match, "swap", 1)
    answer(match, 1, "swap", *swap)
    assert fronts(match) == {("siege-tank", "archon"), ("marine", "zealot")}
    assert told(match, "swapped")


@pytest.mark.rule("BW-MOD-03")
def test_without_the_module_nobody_swaps() -> None:
    match = attacked({"archon": 1, "zealot": 1}, {"siege_tank": 1, "marine": 1}, modules=0)
    kinds = set()
    while asked(match):
        [(seat, kind)] = asked(match)[:1]
        kinds.add(kind)
        match.play(seat, options(match, seat)[0])
    assert "swap-units" not in kinds


@pytest.mark.rule("BW-MOD-04")
def test_assist_units_are_not_swapped() -> None:
    match = attacked({"zealot": 1, "dragoon": 1, "high_templar": 1}, {"marine": 2})
    run_to(match, "swap-units", 1)
    assert offered(match, "swap", 1)
    assert not any("high-templar" in choice for choice in offered(match, "swap", 1))


@pytest.mark.rule("BW-MOD-05")
def test_who_comes_to_the_front_must_be_a_target_there() -> None:
    match = attacked({"scout": 1, "zealot": 1}, {"firebat": 1})  # Firebats target ground units only
    run_to(match, "pair", 0)
    answer(match, 0, "pair", "firebat", "zealot")
    while asked(match) and asked(match)[0][1] != "place-cards":
        seat, kind = asked(match)[0]
        assert kind != "swap-units"  # nothing to swap: the Scout is no target of the Firebat
        match.play(seat, options(match, seat)[0])
    other = attacked({"dragoon": 1, "zealot": 1}, {"firebat": 1})
    run_to(other, "pair", 0)
    answer(other, 0, "pair", "firebat", "zealot")
    run_to(other, "swap-units", 1)
    assert offered(other, "swap", 1) == [("zealot", "front", 1, "dragoon", "support", 1)]
    answer(other, 1, "swap", *offered(other, "swap", 1)[0])
    skirmish = battle_of(other.state).skirmishes[0]
    assert other.state.unit_type[skirmish.front[DEFENDER]] == other.state.catalog.unit_number["dragoon"]


# Assist


@pytest.mark.rule("BW-MOD-06", "SC-UNIT-10")
@pytest.mark.parametrize(("zealots", "assist", "built"), [(4, 1, False), (3, 1, True), (2, 0, True)])
def test_an_archon_does_not_exceed_the_limit_in_the_room_of_units_that_did_not_count(
    zealots: int, assist: int, built: bool
) -> None:
    """Torus 3 holds four units, and with the module any number of High Templars beside them."""
    found = position(factions=("tassadar", "raynor")).module(0, assist=assist).in_play(0, "summon-archon-bw-1")
    found.units(0, "torus-3", zealot=zealots, high_templar=2)
    match = found.executing(0, "build", "torus").start()
    archons = [choice for choice in options(match, 0) if choice[:2] == ("build-unit", "archon")]
    assert archons == ([("build-unit", "archon", "torus-3")] if built else [])
    if not built:
        assert refuses(match, 0, "build-unit", "archon", "torus-3", rule="SC-UNIT-10")


def full(**given: Any) -> Position:
    """Raynor has four Marines and a Medic in Torus 3, which holds four units."""
    found = position(**given).module(0, assist=1).units(0, "torus-3", marine=4)
    assert found.state.catalog.limit[found.area("torus-3")] == 4
    return found


@pytest.mark.rule("BW-MOD-06")
def test_assist_units_do_not_count_against_the_limit() -> None:
    found = full()
    s, area = found.state, found.area("torus-3")
    marine, medic = (s.catalog.unit_number[name] for name in ("marine", "medic"))
    assert s.room_in(area, marine, 0) == 0
    assert s.room_in(area, medic, 0) >= 3
    found.units(0, "torus-3", medic=2)
    assert s.room_in(area, marine, 0) == 0
    assert s.room_in(area, medic, 0) >= 1
    without = position().units(0, "torus-3", marine=4).state
    assert without.room_in(area, medic, 0) == 0


@pytest.mark.rule("BW-MOD-06")
def test_by_the_english_text_one_of_them_in_each_area_does_not_count() -> None:
    found = full(assist_module="one")
    s, area = found.state, found.area("torus-3")
    medic = s.catalog.unit_number["medic"]
    assert s.room_in(area, medic, 0) == 1
    found.units(0, "torus-3", medic=1)
    assert s.room_in(area, medic, 0) == 0


@pytest.mark.rule("BW-MOD-07")
def test_one_assist_unit_does_not_count_in_an_attack() -> None:
    """The book's example: all five attack an area with limit 2, into which four may go otherwise."""
    found = full().units(0, "torus-3", medic=1).units(1, "torus-1", zergling=1).no_base("torus-1")
    found.base(1, "torus-1")
    s = found.state
    assert s.catalog.limit[found.area("torus-1")] == 2
    match = found.executing(0, "mobilize", "torus").start()
    answer(match, 0, "move", "marine", "torus-3", "torus-1", 4)
    assert ("medic", "torus-3", "torus-1", 1) in offered(match, "move")
    answer(match, 0, "move", "medic", "torus-3", "torus-1", 1)
    assert s.attack_room(found.area("torus-1"), s.catalog.unit_number["medic"], 0) == 0


@pytest.mark.rule("BW-MOD-07")
def test_the_assist_unit_may_also_come_first() -> None:
    found = full().units(0, "torus-3", medic=1).units(1, "torus-1", zergling=1)
    s, area = found.state, found.area("torus-1")
    marine, medic = (s.catalog.unit_number[name] for name in ("marine", "medic"))
    match = found.executing(0, "mobilize", "torus").start()
    answer(match, 0, "move", "medic", "torus-3", "torus-1", 1)
    assert s.attack_room(area, marine, 0) == 4
    answer(match, 0, "move", "marine", "torus-3", "torus-1", 4)
    assert s.attack_room(area, medic, 0) == 0


@pytest.mark.rule("BW-MOD-06")
def test_units_that_do_not_count_are_no_use_when_some_must_go() -> None:
    found = full().units(0, "torus-3", medic=1)
    s, area = found.state, found.area("torus-3")
    units = members(s.units_in(area, 0))
    assert too_many(s, 0, area, units, 0) == []
    assert too_many(s, 0, found.area("torus-1"), units, 0) == [
        unit for unit in units if s.unit_type[unit] == s.catalog.unit_number["marine"]
    ]


# Offensive

RAIDED = "pridewater-2"
"""An area with room for five attackers."""


def raid(*, offensive: int = 1) -> Position:
    """Mengsk has Marines on Antiga Prime and Firebats on Dylar IV, both with transports to the planet he raids."""
    found = position(4, factions=("mengsk", "overmind", "tassadar", "raynor"))
    found.module(0, offensive=offensive).module(3, air_support=1).no_base("pridewater-1").base(3, RAIDED)
    found.units(3, RAIDED, marine=1)
    found.z_route("antiga-prime", "pridewater").transport_on_z(0, 1).transport(0, "dylar-iv", "pridewater")
    return found.units(0, "antiga-prime-3", marine=3).units(0, "dylar-iv-1", firebat=2)


@pytest.mark.rule("BW-MOD-08", "BW-MOD-09", "BW-MOD-10")
def test_transports_get_past_limited_orbital_defense_and_are_destroyed() -> None:
    """The book's figure: three Marines and two Firebats arrive from two planets; both transports are destroyed."""
    found = raid()
    s = found.state
    match = found.executing(0, "mobilize", "pridewater").start()
    for unit, amount in (("marine", 3), ("firebat", 2)):
        [way] = [choice for choice in offered(match, "move") if choice[0] == unit and choice[2:] == (RAIDED, amount)]
        assert s.transports_left(0) == 5
        answer(match, 0, "move", *way)
    if asked(match) == [(0, "move-units")]:
        answer(match, 0, "done")
    assert units_in(match, RAIDED, 0) == {"marine": 3, "firebat": 2}
    assert s.transports_left(0) == 7
    assert len(told(match, "transport-spent")) == 2


@pytest.mark.rule("BW-MOD-08")
def test_without_the_module_the_base_is_out_of_reach() -> None:
    match = raid(offensive=0).executing(0, "mobilize", "pridewater").start()
    assert not [choice for choice in offered(match, "move") if choice[2] == RAIDED]


@pytest.mark.rule("BW-MOD-09")
def test_a_transport_to_another_area_is_kept() -> None:
    found = raid()
    match = found.executing(0, "mobilize", "pridewater").start()
    way = next(choice for choice in offered(match, "move") if choice[2] != RAIDED)
    answer(match, 0, "move", *way)
    run_to(match, "move-units")
    answer(match, 0, "done")
    assert found.state.transports_left(0) == 5
