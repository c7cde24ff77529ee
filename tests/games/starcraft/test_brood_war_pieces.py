"""Heroes, installations and resource tokens of Brood War, outside battles."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Procedure
from orrery.games.starcraft.rules.brood_war import heroes, installations, resource_tokens
from orrery.games.starcraft.rules.pieces import become, place_installation
from orrery.games.starcraft.rules.resources import Purse, tokens_needed, ways_to_buy
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import IN_PLAY, INFESTED_COMMAND_CENTER, WARP_GATE
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, told, units_in


def play(place: Position, procedure: Any, *arguments: Any, then: Any = ("place_order", 0)) -> StarCraftMatch:
    """A match in which a procedure of the rules is carried out, up to its first question."""
    rules = place.state.rules

    def step(s: StarCraftState) -> Procedure[None]:
        yield from procedure(s, *arguments)

    steps = {**rules.steps, "tried": step}
    object.__setattr__(rules, "steps", steps)
    return place.start(("tried",), then)


def card(place: Position, name: str) -> Any:
    catalog = place.state.catalog
    return catalog.leadership[catalog.leadership_number[name]]


# Heroes


@pytest.mark.rule("BW-HERO-02", "BW-HERO-03", "BW-HERO-04")
def test_a_hero_is_a_figure_of_the_pool_that_comes_free_into_a_friendly_area() -> None:
    place = position().units(0, "torus-2", marine=1)
    match = play(place, heroes.gain_hero, 0, card(place, "jim-raynor"))
    assert asked(match) == [(0, "hero-area")]
    assert options(match, 0) == [("choose-area", "torus-1"), ("choose-area", "torus-2")]
    pool = match.state.pool[0]
    answer(match, 0, "choose-area", "torus-2")
    s = match.state
    assert units_in(match, "torus-2", 0) == {"marine": 1, "jim-raynor": 1}
    assert s.pool[0] == pool
    assert len(s.supply_of(0, s.catalog.unit_number["vulture"])) == 2


@pytest.mark.rule("BW-HERO-02")
def test_the_token_moves_with_the_figure() -> None:
    place = position().units(0, "torus-2", vulture=2)
    s = place.state
    become(s, s.units_on_board(0)[0], s.catalog.unit_number["jim-raynor"])
    match = place.executing(0, "mobilize", "torus").start()
    assert ("move", "vulture", "torus-2", "torus-3", 1) in options(match, 0)
    assert ("move", "vulture", "torus-2", "torus-3", 2) not in options(match, 0)
    answer(match, 0, "move", "jim-raynor", "torus-2", "torus-3", 1)
    assert units_in(match, "torus-3", 0) == {"jim-raynor": 1}
    assert units_in(match, "torus-2", 0) == {"vulture": 1}


@pytest.mark.rule("BW-HERO-05")
def test_with_all_ultralisks_on_the_board_one_is_removed_for_torrasque() -> None:
    """The example of page 10."""
    place = position(factions=("overmind", "raynor")).units(0, "torus-2", ultralisk=2).units(0, "torus-3", ultralisk=1)
    match = play(place, heroes.gain_hero, 0, card(place, "torrasque"))
    assert asked(match) == [(0, "free-figure")]
    assert options(match, 0) == [
        ("destroy-unit", "ultralisk", "torus-2"),
        ("destroy-unit", "ultralisk", "torus-3"),
        ("none",),
    ]
    answer(match, 0, "destroy-unit", "ultralisk", "torus-3")  # torus-2 is full
    assert units_in(match, "torus-1", 0) == {"torrasque": 1}
    assert units_in(match, "torus-2", 0) == {"ultralisk": 2}


@pytest.mark.rule("BW-HERO-05", "BW-HERO-06")
def test_the_ultralisk_that_goes_makes_room_for_torrasque() -> None:
    """The example of page 10, with all own areas full: first one is removed, then the hero is placed."""
    place = position(factions=("overmind", "raynor"), bases=False)
    place.units(0, "torus-2", ultralisk=2).units(0, "helios-1", ultralisk=1, zergling=1)
    assert heroes.hero_areas(place.state, 0, card(place, "torrasque")) == []
    match = play(place, heroes.gain_hero, 0, card(place, "torrasque"))
    assert options(match, 0) == [
        ("destroy-unit", "ultralisk", "helios-1"),
        ("destroy-unit", "ultralisk", "torus-2"),
        ("none",),
    ]
    answer(match, 0, "destroy-unit", "ultralisk", "helios-1")
    assert units_in(match, "helios-1", 0) == {"zergling": 1, "torrasque": 1}
    assert units_in(match, "torus-2", 0) == {"ultralisk": 2}


@pytest.mark.rule("BW-HERO-05", "BW-HERO-06")
def test_no_figure_is_destroyed_that_would_leave_no_area_for_the_hero() -> None:
    """Whose last unit leaves an area does not control it any more."""
    place = position(factions=("overmind", "raynor"), bases=False)
    place.units(0, "torus-2", ultralisk=2).units(0, "torus-3", ultralisk=1)
    match = play(place, heroes.gain_hero, 0, card(place, "torrasque"))
    assert options(match, 0) == [("destroy-unit", "ultralisk", "torus-2"), ("none",)]
    answer(match, 0, "destroy-unit", "ultralisk", "torus-2")
    assert options(match, 0) == [("choose-area", "torus-2"), ("choose-area", "torus-3")]
    alone = position(factions=("overmind", "raynor"), bases=False)
    for area in ("torus-2", "torus-3", "helios-1"):
        alone.units(0, area, ultralisk=1)
    others = play(alone, heroes.gain_hero, 0, card(alone, "torrasque"))
    assert len(options(others, 0)) == 4


@pytest.mark.rule("BW-HERO-06", "BW-AREA-01", "BW-AREA-02")
def test_a_hero_does_not_enter_an_area_for_units_of_the_other_type() -> None:
    """The example of page 10: a ground hero, and areas for flying units only."""
    place = position(factions=("overmind", "raynor")).units(0, "torus-2", zergling=1)
    s = place.state
    torrasque = card(place, "torrasque")
    assert heroes.hero_areas(s, 0, torrasque) == [place.area("torus-1"), place.area("torus-2")]
    flying = tuple(
        s.catalog.flying_units if area == place.area("torus-2") else kinds
        for area, kinds in enumerate(s.catalog.may_enter)
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(s.catalog, "may_enter", flying)
        assert heroes.hero_areas(s, 0, torrasque) == [place.area("torus-1")]


@pytest.mark.rule("BW-HERO-06")
def test_without_an_area_that_takes_it_there_is_no_hero() -> None:
    place = position(factions=("overmind", "raynor"), bases=False)
    s = place.state
    assert heroes.hero_areas(s, 0, card(place, "torrasque")) == []
    match = play(place, heroes.gain_hero, 0, card(place, "torrasque"))
    assert told(match, "hero-placed") == []


def test_a_hero_that_was_destroyed_can_return_to_a_base() -> None:
    place = position(factions=("overmind", "raynor"), leadership=True).units(0, "torus-2", zergling=1)
    found = card(place, "torrasque")
    s = place.state
    assert heroes.lost_hero(s, 0) is None
    s.leadership[found.number] = IN_PLAY
    assert heroes.lost_hero(s, 0) is found
    match = play(place, heroes.return_hero, 0, "BW-HERO-03")
    assert options(match, 0) == [("choose-area", "torus-1"), ("none",)]
    answer(match, 0, "choose-area", "torus-1")
    assert units_in(match, "torus-1", 0) == {"torrasque": 1}
    assert heroes.lost_hero(match.state, 0) is None


# Installations


@pytest.mark.rule("BW-INST-01", "BW-INST-05", "BW-AMB-30")
def test_an_installation_controls_its_area_and_takes_no_room() -> None:
    place = position(factions=("tassadar", "overmind"))
    s, area = place.state, place.area("torus-2")
    zealot = s.catalog.unit_number["zealot"]
    room = s.room_in(area, zealot, 0)
    place_installation(s, 0, area, WARP_GATE)
    assert s.controls(0, area)
    assert not s.is_empty(area)
    assert s.is_enemy(1, area)
    assert s.room_in(area, zealot, 0) == room
    place.units(1, "torus-2", zergling=1)
    assert not s.controls(0, area)


@pytest.mark.rule("BW-INST-02")
def test_an_area_holds_a_base_or_an_installation() -> None:
    place = position(factions=("tassadar", "overmind")).units(0, "torus-2", zealot=1)
    s = place.state
    assert place.area("torus-1") not in installations.installation_areas(s, 0)
    assert place.area("torus-2") in installations.installation_areas(s, 0)
    place_installation(s, 0, place.area("torus-2"), WARP_GATE)
    assert not s.may_hold_base(place.area("torus-2"))


@pytest.mark.rule("BW-INST-03")
def test_installations_fall_like_bases() -> None:
    place = position(factions=("tassadar", "overmind")).units(1, "torus-2", zergling=1)
    place_installation(place.state, 0, place.area("torus-2"), WARP_GATE)
    match = place.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert not installations.has_installation(match.state, 0, "warp-gate")
    assert installations.installations_left(match.state, 0, "warp-gate") == 1


@pytest.mark.rule("BW-INST-04", "BW-INST-09")
def test_installations_are_no_bases() -> None:
    place = position(factions=("tassadar", "overmind"))
    s, planet = place.state, place.planet("dylar-iv")
    area = s.areas_of(planet)[0]
    place_installation(s, 0, area, WARP_GATE)
    assert s.base_at(area) == -1
    assert not s.has_base_on(0, planet)
    assert not s.may_build_transport(0, planet)
    assert area not in s.bases(0)
    match = place.start(("gain_resource_cards",), ("place_order", 0))
    assert all(match.state.card_holder[other] != 0 for other in match.state.areas_of(planet))


@pytest.mark.rule("BW-INST-07", "BW-AMB-27")
def test_a_terran_base_that_falls_beside_a_queen_can_be_infested() -> None:
    """In the Regrouping Phase too."""
    place = position(factions=("raynor", "overmind")).units(1, "torus-1", queen=1).units(0, "torus-2", marine=1)
    place.in_play(1, "infest-command-center-1")
    match = place.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert asked(match) == [(1, "infest")]
    answer(match, 1, "yes")
    s = match.state
    assert s.structure_kind[place.area("torus-1")] == INFESTED_COMMAND_CENTER
    assert s.structure_seat[place.area("torus-1")] == 1


@pytest.mark.rule("BW-INST-07")
@pytest.mark.parametrize(
    ("factions", "unit"), [(("raynor", "overmind"), "zergling"), (("tassadar", "overmind"), "queen")]
)
def test_without_a_queen_or_a_terran_base_there_is_nothing_to_infest(factions: tuple[str, str], unit: str) -> None:
    place = position(factions=factions).units(1, "torus-1", **{unit: 1}).base(0, "dylar-iv-1")
    place.in_play(1, "infest-command-center-1")
    match = place.start(("destroy_bases_and_transports",), ("place_order", 0))
    assert asked(match) == [(0, "place-order")]


@pytest.mark.rule("BW-INST-08")
def test_infested_terrans_need_a_command_center_on_the_planet_and_no_base() -> None:
    place = position(factions=("overmind", "raynor")).units(0, "dylar-iv-1", zergling=1)
    at_base = place.executing(0, "build", "torus").start()
    assert not any("infested-terran" in choice for choice in options(at_base, 0))
    place_installation(place.state, 0, place.area("dylar-iv-2"), INFESTED_COMMAND_CENTER)
    there = place.executing(0, "build", "dylar-iv").start()
    built = {choice[1] for choice in options(there, 0) if choice[0] == "build-unit"}
    assert built == {"infested-terran"}
    answer(there, 0, "build-unit", "infested-terran", "dylar-iv-2")
    assert units_in(there, "dylar-iv-2", 0) == {"infested-terran": 1}
    here = place.executing(0, "build", "torus").start()
    assert not any("infested-terran" in choice for choice in options(here, 0))


# Resource tokens


@pytest.mark.rule("BW-RTOK-01", "BW-AMB-09")
def test_tokens_are_taken_one_by_one_of_the_players_choice() -> None:
    match = play(position(), resource_tokens.gain_tokens, 0, 2, "any", "BW-RTOK-01")
    assert options(match, 0) == [("take-token", "minerals"), ("take-token", "gas")]
    answer(match, 0, "take-token", "gas")
    answer(match, 0, "take-token", "minerals")
    assert match.state.resource_tokens[:2] == [1, 1]


@pytest.mark.rule("BW-RTOK-05", "BW-AMB-09")
def test_there_are_thirty_tokens_and_no_more() -> None:
    place = position()
    assert resource_tokens.tokens_in_box(place.state) == 30
    place.state.resource_tokens[3] = 29
    match = play(place, resource_tokens.gain_tokens, 0, 3, "gas", "BW-RTOK-01")
    assert match.state.resource_tokens[:2] == [0, 1]
    assert resource_tokens.tokens_in_box(match.state) == 0


@pytest.mark.rule("BW-RTOK-02", "BW-RTOK-03")
def test_a_token_pays_a_part_of_the_cost_without_a_worker() -> None:
    """The example of page 9: two gas, one of them by a token."""
    assert tokens_needed(Purse(9, (0, 1), (0, 0), (0, 1)), (0, 2)) == (0, 1)
    assert ways_to_buy(Purse(1, (0, 1), (0, 0), (0, 1)), (0, 2)) == ((),)
    assert ways_to_buy(Purse(1, (0, 1), (0, 0)), (0, 2)) == ()


@pytest.mark.rule("BW-RTOK-02", "BW-RTOK-04")
def test_tokens_are_spent_only_when_workers_do_not_suffice() -> None:
    place = position()
    place.state.resource_tokens[0] = 2
    place.state.pool[0] = 1
    match = place.executing(0, "build", "torus").start()
    answer(match, 0, "build-workers", 1)
    assert match.state.resource_tokens[0] == 2
    answer(match, 0, "build-workers", 2)
    assert match.state.resource_tokens[0] == 0
    assert match.state.pool[0] == 0


@pytest.mark.rule("BW-RTOK-02")
def test_who_pays_by_hand_may_spend_a_token_instead_of_a_worker() -> None:
    place = position()
    place.state.resource_tokens[0] = 1
    match = place.executing(0, "build", "torus").start()
    answer(match, 0, "pay-by-hand")
    answer(match, 0, "build-workers", 1)
    assert ("pay-token", "minerals") in options(match, 0)
    answer(match, 0, "pay-token", "minerals")
    assert match.state.resource_tokens[0] == 0
    assert match.state.pool[0] == 5
