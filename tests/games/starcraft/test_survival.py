"""Survival: Galactic Conquest in which bases decide. (page 11)"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.starcraft.options import StarCraftOptions, seats_for
from orrery.games.starcraft.rules.pieces import destroy_base
from orrery.games.starcraft.ruleset import ruleset
from tests.games.starcraft.brood_war_moments import EXPANSION
from tests.games.starcraft.position import Position, StarCraftMatch, answer, options, told, units_in


def position(seats: int = 3, *, mode: str = "survival") -> Position:
    return Position(seats, expansion=EXPANSION, mode=mode)


def survival(**given: Any) -> StarCraftOptions:
    return StarCraftOptions(expansion=EXPANSION, mode="survival", **given)


@pytest.mark.rule("BW-AMB-34")
def test_factions_may_be_dealt_in_every_mode() -> None:
    assert seats_for(survival(random_factions=True)) == seats_for(survival())
    scenario = StarCraftOptions(expansion="brood-war", scenario="trump-card", random_factions=True)
    assert list(seats_for(scenario)) == [3]


@pytest.mark.rule("BW-SURV-02")
def test_it_is_galactic_conquest_otherwise() -> None:
    rules, conquest = (position(3, mode=mode).state.rules for mode in ("survival", "galactic-conquest"))
    assert rules.victory == conquest.victory == ("elimination",)
    assert rules.event_reshuffle
    assert not rules.ending_cards
    assert not rules.conquest_points


@pytest.mark.rule("BW-SURV-03")
def test_who_has_no_base_is_out_even_with_units() -> None:
    found = position().units(1, "helios-2", zergling=2).units(1, "torus-3", hydralisk=1).units(0, "helios-2", marine=1)
    found.state.guards.append((found.area("torus-3"), 1))
    match = found.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert match.state.eliminated == [False, True, False]
    assert units_in(match, "helios-2", 1) == units_in(match, "torus-3", 1) == {}
    assert match.state.guards == []
    assert told(match, "eliminated") == [{"seat": 1}]


@pytest.mark.rule("BW-SURV-03")
def test_with_another_base_the_same_player_stays() -> None:
    found = position().base(1, "tarsonis-2").units(0, "helios-2", marine=1)
    match = found.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert not any(match.state.eliminated)


@pytest.mark.rule("BW-SURV-03")
def test_who_destroys_his_last_base_fights_no_more_battle() -> None:
    found = position(2).units(0, "torus-2", marine=2).units(1, "torus-3", zergling=1)
    match = found.executing(0, "mobilize", "torus").start()
    answer(match, 0, "move", "marine", "torus-2", "torus-3", 2)
    match.play(0, ("destroy-base", "torus-1"))
    assert match.over
    assert match.result.winners == [1]
    assert match.result.reason == "elimination"


@pytest.mark.rule("BW-SURV-04", "BW-SURV-08")
def test_a_destroyed_base_leaves_the_game() -> None:
    found = position().base(0, "tarsonis-2").units(1, "tarsonis-2", zergling=1)
    before = found.state.bases_left(0)
    match = found.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert match.state.bases(0) == [found.area("torus-1")]
    assert match.state.bases_left(0) == before == 4
    assert told(match, "base-gone") == [{"seat": 0, "left": 4}]


@pytest.mark.rule("BW-SURV-08")
def test_so_does_one_that_its_owner_destroys_or_that_is_bombed() -> None:
    own = position().base(0, "tarsonis-2").executing(0, "build", "torus").start()
    own.play(0, ("destroy-base", "tarsonis-2"))
    assert own.state.lost_bases == [1, 0, 0]
    bombed = position().base(1, "tarsonis-2")
    destroy_base(bombed.state, bombed.area("tarsonis-2"))
    assert bombed.start(("place_order", 0)).state.lost_bases == [0, 1, 0]


@pytest.mark.rule("BW-SURV-04")
def test_a_base_that_lifts_off_is_not_destroyed() -> None:
    match = position().executing(0, "mobilize", "torus").start()
    answer(match, 0, "lift-off", "torus-1", "torus-2")
    assert match.state.lost_bases == [0, 0, 0]


def points_of(found: Position, seat: int) -> int:
    """The conquest points of the areas that a seat controls."""
    return sum(found.state.points_in(area) for area in found.state.controlled(seat))


@pytest.mark.rule("BW-SURV-05")
def test_a_resource_token_of_ones_choice_for_each_conquest_point() -> None:
    found = position()
    s = found.state
    worth = [s.catalog.areas[area].id for area in s.placed_areas if s.points_in(area) and s.is_empty(area)][:2]
    for area in worth:
        found.units(0, area, marine=1)
    count = points_of(found, 0)
    assert count >= 2
    match = found.start(("gain_conquest_points",), ("place_order", 0))
    for _ in range(count - 1):
        answer(match, 0, "take-token", "gas")
    answer(match, 0, "take-token", "minerals")
    assert match.state.resource_tokens[:2] == [1, count - 1]
    assert match.state.points == [0, 0, 0]


@pytest.mark.rule("BW-SURV-05")
def test_the_points_of_an_event_card_become_tokens_too() -> None:
    found = position()
    event = next(event for event in found.state.catalog.events if "points(" in event.ability.code)
    card = next(card for card, number in enumerate(found.state.catalog.event_cards) if number == event.number)
    match = found.start(("resolve_event", 0, card), ("place_order", 0))
    while not any(option[0] == "take-token" for option in options(match, 0)):
        match.play(0, options(match, 0)[0])
    answer(match, 0, "take-token", "minerals")
    assert sum(match.state.resource_tokens[:2]) >= 1
    assert match.state.points == [0, 0, 0]


def builds_transports(match: StarCraftMatch) -> bool:
    return any(option[0] == "build-transport" for option in options(match, 0))


@pytest.mark.rule("BW-SURV-06")
@pytest.mark.parametrize(("mode", "built"), [("survival", True), ("galactic-conquest", False)])
def test_transports_are_built_where_one_controls_an_area(mode: str, built: bool) -> None:
    found = position(3, mode=mode).units(0, "tarsonis-2", marine=1)
    assert builds_transports(found.executing(0, "build", "tarsonis").start(("build_forces",))) == built


@pytest.mark.rule("BW-SURV-06")
def test_not_where_an_enemy_shares_the_only_area() -> None:
    found = position().units(0, "tarsonis-2", marine=1).units(1, "tarsonis-2", zergling=1)
    assert not builds_transports(found.executing(0, "build", "tarsonis").start(("build_forces",), ("place_order", 0)))


@pytest.mark.rule("BW-AMB-10")
@pytest.mark.parametrize(("mode", "kept"), [("survival", True), ("galactic-conquest", False)])
def test_a_transport_is_kept_by_a_controlled_area_at_either_end(mode: str, kept: bool) -> None:
    found = position(3, mode=mode).units(0, "tarsonis-2", marine=1)
    found.transport(0, "tarsonis", "antiga-prime")
    match = found.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert match.state.has_transport(0, found.route("tarsonis", "antiga-prime")) == kept


@pytest.mark.rule("BW-AMB-10")
def test_without_base_and_area_it_is_lost() -> None:
    found = position().transport(0, "tarsonis", "antiga-prime")
    match = found.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert not match.state.has_transport(0, found.route("tarsonis", "antiga-prime"))


@pytest.mark.rule("BW-SURV-07")
def test_three_bases_for_the_whole_game_make_it_shorter() -> None:
    found = position().base(0, "tarsonis-2")
    s = found.state
    assert s.bases_left(0) == 4
    s.rules = ruleset(survival(bases="three"))
    assert s.bases_left(0) == 1
    destroy_base(s, found.area("tarsonis-2"))
    match = found.start(("place_order", 0))
    assert match.state.bases_left(0) == 1
