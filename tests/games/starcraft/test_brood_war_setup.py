"""Brood War: the set-up, the Event deck, Leadership cards, optional rules, and the Regrouping Phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.games.starcraft.options import StarCraftOptions
from orrery.games.starcraft.rules.victory import fulfils_objective, threshold
from orrery.games.starcraft.ruleset import BROOD_WAR_REGROUPING, BROOD_WAR_SETUP, ruleset
from orrery.games.starcraft.values import EVENT_OUT, GONE, IN_PLAY, NO_CARD, UNUSED
from tests.games.starcraft.brood_war_moments import EXPANSION, position
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, run_to, set_up, told


def beginning(seats: int = 2, **given: Any) -> StarCraftMatch:
    """A match with Brood War from its very beginning."""
    return set_up(seats, expansion=EXPANSION, **{"random_factions": True, "random_galaxy": True, **given})


def settled(seats: int = 2, **given: Any) -> StarCraftMatch:
    """The same when the first order is placed."""
    return run_to(beginning(seats, **given), "place-order")


def led(names: Sequence[str], **given: Any) -> Position:
    """A position in which these Leadership cards are in play."""
    found = position(leadership=True, **given)
    for name in names:
        found.state.leadership[found.state.catalog.leadership_number[name]] = IN_PLAY
    return found


# The order of things


@pytest.mark.rule("BW-SETUP-14", "BW-SETUP-15")
def test_leadership_is_chosen_after_the_event_deck_and_before_the_galaxy() -> None:
    steps = [step for step, *_ in BROOD_WAR_SETUP]
    assert steps.index("prepare_event_deck") < steps.index("choose_leadership") < steps.index("deal_planets")
    match = beginning()
    assert [kind for _, kind in asked(match)] == ["choose-leadership"] * 2
    assert not match.state.placed_planets
    assert BROOD_WAR_SETUP[0] == ("first_player",)
    assert BROOD_WAR_SETUP[-1] == ("draw_opening_hands",)


@pytest.mark.rule("BW-REGR-01")
def test_the_regrouping_phase_has_eleven_steps() -> None:
    steps = [step for step, *_ in BROOD_WAR_REGROUPING]
    assert steps[1:-1] == [
        "destroy_bases_and_transports",
        "lose_resource_cards",
        "gain_resource_cards",
        "retrieve_workers",
        "empty_pools",  # with the workers: step 4
        "choose_new_leadership",
        "gain_conquest_points",
        "check_normal_victory",
        "check_special_victory",
        "play_event_cards",
        "discard_combat_cards",
        "pass_first_player_token",
    ]


@pytest.mark.rule("BW-SETUP-01")
def test_the_rules_of_the_expansion_take_the_place_of_the_base_ones() -> None:
    base, expanded = (ruleset(StarCraftOptions(expansion=name)) for name in ("none", EXPANSION))
    assert base.special_orders == "placed"
    assert expanded.special_orders == "executed"
    assert not base.other_orders
    assert set(expanded.other_orders) == {"defend"}
    assert "swap_units" in [step for step, *_ in expanded.battle]


# Event deck


@pytest.mark.parametrize(
    ("seats", "left", "total"),
    [
        pytest.param(6, 25, 71, marks=pytest.mark.rule("BW-EVDECK-02")),
        pytest.param(5, 21, 63, marks=pytest.mark.rule("BW-EVDECK-03")),
        pytest.param(4, 17, 55, marks=pytest.mark.rule("BW-EVDECK-04")),
        pytest.param(3, 13, 47, marks=pytest.mark.rule("BW-EVDECK-05")),
        pytest.param(2, 9, 39, marks=pytest.mark.rule("BW-EVDECK-06")),
    ],
)
def test_the_event_deck_depends_on_the_number_of_players(seats: int, left: int, total: int) -> None:
    s = beginning(seats).state
    assert s.events_left == [0, left, left, 21]
    assert s.event_deck_size() == total


@pytest.mark.rule("BW-EVDECK-01")
def test_the_pool_has_28_28_and_21_event_cards() -> None:
    assert [len(cards) for cards in position().state.catalog.stage_cards[1:]] == [28, 28, 21]


# Galaxy and forces


@pytest.mark.rule("BW-SETUP-09", "BW-SETUP-10")
def test_all_eighteen_planets_are_drawn_from() -> None:
    assert len(position().state.catalog.planets) == 18
    drawn = {planet for seed in range(3) for planet in _drawn(seed)}
    assert any(planet >= 12 for planet in drawn)


def _drawn(seed: int) -> list[int]:
    from orrery.core import Match
    from orrery.games.starcraft import GAME

    given = {"expansion": EXPANSION, "leadership": False, "random_factions": True, "random_galaxy": True}
    match = Match(GAME, 6, seed=str(seed), options=given)
    return [planet for planet, seat in enumerate(match.state.dealt) if seat >= 0]


@pytest.mark.rule("BW-SETUP-16", "BW-LEAD-10", "BW-SETUP-13")
def test_starting_forces_are_those_of_the_chosen_card() -> None:
    match = set_up(2, draws=[0, "torus", "helios", "dylar-iv", "pridewater"], expansion=EXPANSION)
    answer(match, 0, "faction", "raynor")
    answer(match, 1, "faction", "tassadar")
    names = {0: "storage-facilities", 1: "orbital-platform"}
    for seat, name in names.items():
        answer(match, seat, "lead", name)
    s = run_to(match, "place-order").state
    for seat, name in names.items():
        card = s.catalog.leadership[s.catalog.leadership_number[name]]
        assert s.starting_forces(seat) is card
        assert s.pool[seat] == card.workers
        assert len(s.units_on_board(seat)) == sum(count for _, count in card.units)
        assert sum(s.has_transport(seat, route) for route in range(len(s.routes))) == card.transports


@pytest.mark.rule("BW-SETUP-17", "BW-AREA-04")
def test_no_base_stands_in_a_flying_only_area() -> None:
    found = position()
    found._planet("hydrax", 3, 3)
    s = found.state
    assert [s.may_hold_base(area) for area in s.areas_of(found.planet("hydrax"))] == [False, True, False, True]
    found.units(0, "hydrax-1", wraith=1).units(0, "hydrax-2", marine=1).workers(0, pool=9)
    match = found.executing(0, "build", "hydrax").start()
    run_to(match, "build-base")
    assert {choice[1] for choice in options(match, 0) if choice[0] == "build-base"} == {"hydrax-2"}


@pytest.mark.rule("BW-AMB-32", "SC-GALAXY-25")
def test_starting_units_without_room_stay_in_the_pool() -> None:
    found = position().units(0, "torus-1", marine=1).units(0, "torus-2", firebat=2).units(0, "torus-3", vulture=3)
    s = found.state
    marine = s.catalog.unit_number["marine"]
    found.units(0, "torus-3", firebat=1).units(0, "torus-4", goliath=2)
    assert sum(s.room_in(area, marine, 0) for area in s.areas_of(found.planet("torus"))) == 1
    before = len(s.supply_of(0, marine))
    match = found.start(("place_starting_units", 0, marine, 3), ("place_order", 0))
    assert asked(match) == [(0, "place-order")]
    assert len(match.state.supply_of(0, marine)) == before - 1


@pytest.mark.rule("BW-SETUP-18", "BW-AREA-01", "BW-AREA-02")
def test_units_enter_only_areas_of_their_type() -> None:
    found = position()
    found._planet("avernus-station", 3, 3)
    s = found.state
    marine, wraith = (s.catalog.unit_number[name] for name in ("marine", "wraith"))
    areas = s.areas_of(found.planet("avernus-station"))
    assert [s.may_enter(area, marine) for area in areas] == [False, True, True]
    assert [s.may_enter(area, wraith) for area in areas] == [True, False, False]
    found.units(0, "avernus-station-2", marine=1).units(0, "avernus-station-1", wraith=1)
    match = found.executing(0, "mobilize", "avernus-station").start()
    moves = {(choice[1], choice[3]) for choice in options(match, 0) if choice[0] == "move"}
    assert moves == {("marine", "avernus-station-3")}
    refused = match.explain(0, ("move", "wraith", "avernus-station-1", "avernus-station-2", 1))
    assert refused.rule == "BW-AREA-01"


@pytest.mark.rule("BW-AREA-03")
def test_units_retreat_only_into_areas_of_their_type() -> None:
    from orrery.games.starcraft.rules.aftermath import why_not_retreat
    from tests.games.starcraft.fighting import battle

    found = position()
    found._planet("gehenna-station", 3, 3)
    found.units(0, "gehenna-station-2", marine=1).units(1, "gehenna-station-2", zergling=1)
    s = found.state
    [marine] = s.units_on_board(0)
    battle(found, area="gehenna-station-2")
    assert why_not_retreat(s, 0, [marine], found.area("gehenna-station-1")) is not None
    assert why_not_retreat(s, 0, [marine], found.area("gehenna-station-3")) is None


@pytest.mark.rule("BW-MORIA-01", "BW-MORIA-02")
def test_units_reach_all_five_areas_of_moria_with_one_order() -> None:
    found = position()
    found._planet("moria", 3, 3)
    areas = found.state.areas_of(found.planet("moria"))
    assert len(areas) == 5
    match = found.units(0, "moria-1", wraith=1).executing(0, "mobilize", "moria").start()
    assert {choice[3] for choice in options(match, 0) if choice[0] == "move"} == {f"moria-{n}" for n in (2, 3, 4, 5)}


# Leadership cards


@pytest.mark.rule("BW-LEAD-01", "BW-LEAD-11")
def test_each_faction_has_seven_cards_and_one_special_victory() -> None:
    catalog = position().state.catalog
    for faction in catalog.factions:
        cards = [card for card in catalog.leadership if card.faction == faction.number]
        assert [sum(card.stage == stage for card in cards) for stage in (1, 2, 3)] == [3, 2, 2]
        assert [card.stage for card in cards if card.kind == "special-victory"] == [1]


@pytest.mark.rule("BW-LEAD-04", "BW-LEAD-06", "BW-LEAD-09")
def test_cards_are_chosen_secretly_revealed_together_and_applied_from_the_first_player_on() -> None:
    match = position(leadership=True).first_player(1).start(("choose_leadership", 1), ("place_order", 0))
    assert {seat for seat, _ in asked(match)} == {0, 1}
    before = match.view(1)
    answer(match, 0, "lead", "raynors-raiders")
    assert match.view(1) == before
    assert all(place == UNUSED for place in match.state.leadership)
    answer(match, 1, "lead", "the-swarm")
    assert [event["seat"] for event in told(match, "leadership-chosen")] == [1, 0]
    assert match.state.leads_by("raynors-raiders")
    assert match.state.leads_by("the-swarm")


@pytest.mark.rule("BW-LEAD-02", "BW-LEAD-05")
def test_a_stage_is_chosen_once() -> None:
    found = led(["raynors-raiders", "the-swarm"]).event_deck(0, 3, 5)
    found.state.leadership_stage = 2
    match = found.start(("choose_new_leadership",), ("place_order", 0))
    assert [kind for _, kind in asked(match)] == ["place-order"]


@pytest.mark.rule("BW-LEAD-03", "BW-REGR-03", "BW-AMB-02")
def test_cards_of_a_stage_are_chosen_once_the_event_deck_has_entered_it() -> None:
    found = led(["raynors-raiders", "the-swarm"])
    found.state.leadership_stage = 1
    early = found.event_deck(1, 3, 5).start(("choose_new_leadership",), ("place_order", 0))
    assert [kind for _, kind in asked(early)] == ["place-order"]
    found = led(["raynors-raiders", "the-swarm"]).event_deck(0, 3, 5)
    found.state.leadership_stage = 1
    match = found.start(("choose_new_leadership",), ("place_order", 0))
    assert options(match, 0) == [("lead", "jim-raynor"), ("lead", "make-do-with-little")]


@pytest.mark.rule("BW-AMB-01")
def test_the_card_of_a_skipped_stage_is_lost() -> None:
    found = led(["raynors-raiders", "the-swarm"]).event_deck(0, 0, 5)
    found.state.leadership_stage = 1
    match = found.start(("choose_new_leadership",), ("place_order", 0))
    assert options(match, 0) == [("lead", "to-the-bitter-end"), ("lead", "psi-disruptor")]
    assert match.state.leadership_stage == 3


@pytest.mark.rule("BW-LEAD-07", "BW-LEAD-08")
def test_cards_stay_or_leave_the_game() -> None:
    found = position(leadership=True)
    numbers = found.state.catalog.leadership_number
    stays, leaves = numbers["storage-facilities"], numbers["to-the-bitter-end"]
    match = found.start(("apply_leadership", 0, stays), ("apply_leadership", 0, leaves), ("place_order", 0))
    assert match.state.leadership[stays] == IN_PLAY
    assert match.state.leadership[leaves] == GONE


@pytest.mark.rule("BW-LEAD-12", "BW-LEAD-13")
def test_only_the_special_victory_card_wins_by_an_objective() -> None:
    def with_bases(*cards: str) -> Position:
        found = led(cards, factions=("overmind", "raynor")).event_deck(0, 0, 5)
        return found.base(0, "dylar-iv-1").base(0, "pridewater-2")

    assert fulfils_objective(with_bases("the-swarm").state, 0)
    without = with_bases("the-overmind").state
    assert not fulfils_objective(without, 0)
    assert without.may_win(0)
    assert threshold(without, [0]) == 15
    too_early = with_bases("the-swarm").event_deck(0, 3, 5).state
    assert not fulfils_objective(too_early, 0)


@pytest.mark.rule("BW-LEAD-12")
def test_aldaris_changes_the_threshold_only_with_his_card() -> None:
    factions = ("aldaris", "raynor")
    assert threshold(led(["predestined"], factions=factions).state, [1]) == 20
    assert threshold(led(["conclave-fleet"], factions=factions).state, [1]) == 15


# Optional rules


@pytest.mark.rule("BW-OPT-12", "BW-OPT-10")
def test_without_leadership_cards_everybody_has_his_special_victory_card() -> None:
    s = settled(leadership=False).state
    for seat in (0, 1):
        [card] = s.leadership_at(s.faction[seat], IN_PLAY)
        assert s.catalog.leadership[card].kind == "special-victory"
        assert s.objective_of(seat) is not None
    assert "choose_new_leadership" not in [step for step, *_ in s.rules.regrouping]
    larger = settled(leadership=False, planets="three").state
    assert all(larger.starting_forces(seat).units for seat in (0, 1))
    assert larger.objective_of(0) is None


@pytest.mark.rule("BW-OPT-13", "BW-OPT-14")
def test_without_leadership_cards_their_events_stay_out_and_one_card_fewer_is_removed() -> None:
    s = beginning(6, leadership=False).state
    left_out = {s.event(card).id for card in s.events_at(EVENT_OUT)}
    assert left_out == {"subtle-planning", "heroic-strategy", "inspiring-leadership"}
    assert s.rules.event_removal[6] == 2
    assert s.events_left[1:3] == [25, 25]


@pytest.mark.rule("BW-OPT-02")
def test_factions_can_be_dealt() -> None:
    assert [kind for _, kind in asked(beginning(random_factions=False))] == ["faction"]
    assert -1 not in beginning().state.faction


@pytest.mark.rule("BW-OPT-03", "BW-OPT-04")
def test_a_disposable_special_order_is_executed_for_the_last_time() -> None:
    found = position(disposable_special_orders=True).order(0, "research", "torus", special=True)
    match = found.start(("execution",))
    assert options(match, 0) == [("execute", "torus", "spend"), ("event", "torus")]
    answer(match, 0, "execute", "torus", "spend")
    assert match.state.special_now
    assert match.state.lost_orders[0] & ~match.state.rules.orders_aside
    match.state.agenda.insert(0, ("place_order", 0))
    run_to(match, "place-order", 0)
    assert ("order", "research", "torus", "special") not in options(match, 0)
    assert ("order", "build", "torus", "special") in options(match, 0)


@pytest.mark.rule("BW-OPT-04")
def test_with_room_in_the_pool_it_may_go_there_or_leave() -> None:
    found = position(disposable_special_orders=True).module(0, research_and_development=1)
    match = found.order(0, "research", "torus", special=True).start(("execution",))
    assert options(match, 0)[:2] == [("execute", "torus"), ("execute", "torus", "spend")]
    answer(match, 0, "execute", "torus")
    assert match.state.pool_size(0) == 1
    assert match.state.lost_orders[0] == match.state.rules.orders_aside


@pytest.mark.rule("BW-OPT-05")
def test_three_planets_are_drawn_and_two_placed() -> None:
    s = settled(3, planets="choose-two-of-three").state
    assert len(s.placed_planets) == 6
    assert [s.dealt.count(seat) for seat in range(3)] == [2, 2, 2]
    for planet in range(len(s.catalog.planets)):
        if s.cells[planet] is None:
            assert all(s.card_holder[area] == NO_CARD for area in s.areas_of(planet))


@pytest.mark.rule("BW-OPT-05")
def test_each_chooses_which_two_of_his_three_planets_he_places() -> None:
    match = run_to(beginning(2, planets="choose-two-of-three", random_galaxy=False), "place-planet")
    seat = match.waiting[0]
    dealt = {planet.id for planet in match.state.catalog.planets if match.state.dealt[planet.number] == seat}
    assert len(dealt) == 3
    assert {choice[1] for choice in options(match, seat)} == dealt


@pytest.mark.rule("BW-OPT-06", "BW-OPT-07")
def test_in_the_larger_galaxy_three_planets_are_placed_the_third_clockwise_with_one_base() -> None:
    match = settled(3, planets="three", leadership=False)
    s = match.state
    assert len(s.placed_planets) == 9
    assert [len(s.bases(seat)) for seat in range(3)] == [1, 1, 1]
    order = [event["seat"] for event in told(match, "planet-placed")]
    first = [(s.first_player + place) % 3 for place in range(3)]
    assert order == [*first, *reversed(first), *first]


@pytest.mark.rule("BW-OPT-08", "BW-OPT-09")
def test_in_the_larger_galaxy_25_points_win_and_no_objective() -> None:
    match = beginning(planets="three")
    s = match.state
    offered = [card for seat in (0, 1) for card in options(match, seat)]
    kinds = {s.catalog.leadership[s.catalog.leadership_number[str(name)]].kind for _, name in offered}
    assert "special-victory" not in kinds
    assert threshold(s, [0]) == 25


@pytest.mark.rule("BW-OPT-11")
def test_more_planet_tokens_and_the_larger_galaxy_are_one_choice() -> None:
    assert ruleset(StarCraftOptions(expansion=EXPANSION, planets="three")).planets_placed == 3
    assert ruleset(StarCraftOptions(expansion=EXPANSION, planets="choose-two-of-three")).planets_placed == 2
