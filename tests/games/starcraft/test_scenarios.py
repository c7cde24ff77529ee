"""Scenarios: what is common to all of them, and to those of teams. (pages 11, 12, 15, 16)"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.starcraft.rules.brood_war.heroes import lost_hero
from orrery.games.starcraft.rules.execution import begin_order
from orrery.games.starcraft.rules.pieces import (
    destroy_base,
    destroy_unit,
    move_unit,
    place_base,
    place_transport,
    place_unit,
)
from orrery.games.starcraft.rules.points import gain_points
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_HAND, EVENT_OUT, IN_PLAY, NOTHING, NOWHERE, STAGES, STAR, Order
from tests.games.starcraft.brood_war_moments import EXPANSION
from tests.games.starcraft.position import answer, asked, options, set_up, told
from tests.games.starcraft.scenarios import areas, begun, go_on, item, put, ready, unit_of, where

ALLIANCE, QUEST, STORM = "desperate-alliance", "uraj-and-khalis", "eye-of-the-storm"
NEXT = ("place_order", 0)


def mobilizing(s: StarCraftState, faction: str, planet: str) -> StarCraftState:
    """Let a faction execute a Mobilize order."""
    seat = s.seat_of(faction)
    begin_order(s, Order(seat, s.catalog.planet_number[planet], "mobilize"))
    return s


# Set-up


@pytest.mark.rule("BW-SCEN-02", "BW-SCEN-03")
def test_a_random_player_chooses_first_among_the_factions_of_the_scenario() -> None:
    match = set_up(4, draws=[2], expansion=EXPANSION, scenario=QUEST)
    assert asked(match) == [(2, "faction")]
    assert {option[1] for option in options(match, 2)} == {"queen-of-blades", "overmind", "tassadar", "mengsk"}
    answer(match, 2, "faction", "mengsk")
    answer(match, 3, "faction", "tassadar")
    answer(match, 0, "faction", "queen-of-blades")
    assert match.state.first_player == 0
    assert match.state.seated == [0, 1, 3, 2]


@pytest.mark.rule("BW-SCEN-10", "BW-S3-01")
def test_players_sit_in_the_order_of_the_scenario() -> None:
    s = begun(QUEST).state
    assert [s.faction_id(seat) for seat in s.clockwise()] == ["queen-of-blades", "overmind", "tassadar", "mengsk"]
    for seat in s.seated:
        assert s.next_seat(seat) == s.seated[(s.seated.index(seat) + 1) % 4]


@pytest.mark.rule("BW-SCEN-06")
def test_the_galaxy_is_fixed_and_nothing_else_is_in_play() -> None:
    s = begun(QUEST).state
    named = {s.catalog.planets[planet].id for planet in s.placed_planets}
    assert named == {
        "antiga-prime",
        "paladino-belt",
        "torus",
        "braken",
        "tarsonis",
        "pridewater",
        "dylar-iv",
        "bhekar-ro",
    }
    ends = [{s.catalog.planets[end].id for end in (route.first, route.second)} for route in s.routes if route.z >= 0]
    assert ends == [{"antiga-prime", "torus"}, {"tarsonis", "dylar-iv"}]
    out = [area for area in range(len(s.catalog.areas)) if area not in s.placed_areas]
    assert all(s.card_holder[area] < -1 for area in out)


@pytest.mark.rule("BW-SCEN-06")
def test_the_first_player_places_his_forces_first() -> None:
    match = begun(QUEST, random_galaxy=False)
    assert asked(match)[0][0] == match.state.first_player


@pytest.mark.rule("BW-SCEN-05", "BW-S3-07")
def test_named_cards_and_some_at_random_leave_the_event_deck() -> None:
    s = begun(QUEST).state
    assert [s.events_left[stage] for stage in STAGES] == [17, 18, 17]
    ending = [card for card, number in enumerate(s.catalog.event_cards) if number == s.catalog.ending_event]
    assert sum(s.event_zones.where[card] == EVENT_OUT for card in ending) == len(ending)


@pytest.mark.rule("BW-S3-08", "BW-S4-10")
@pytest.mark.parametrize("name", [QUEST, STORM])
def test_an_empty_event_deck_is_made_of_the_discards(name: str) -> None:
    assert begun(name).state.rules.event_reshuffle


@pytest.mark.rule("BW-S4-10")
def test_all_other_event_cards_stay_in_the_storm() -> None:
    s = begun(STORM).state
    ending = s.catalog.event_cards.count(s.catalog.ending_event)
    whole = [len(s.catalog.stage_cards[stage]) for stage in STAGES]
    assert [s.events_left[stage] for stage in STAGES] == [whole[0], whole[1], whole[2] - ending]


@pytest.mark.rule("BW-SCEN-08")
def test_everybody_draws_a_full_hand() -> None:
    s = begun(QUEST).state
    assert {s.hand_size(seat) for seat in range(4)} == {6, 8}
    assert s.hand_size(s.seat_of("mengsk")) == 8


@pytest.mark.rule("BW-SCEN-09")
def test_no_objective_and_no_points_count_unless_the_scenario_says_so() -> None:
    s = begun(QUEST).state
    assert all(s.objective_of(seat) is None for seat in range(4))
    assert {s.faction_id(seat) for seat in range(4) if s.collects_points(seat)} == {"mengsk", "overmind"}


@pytest.mark.rule("BW-SCEN-13")
def test_who_starts_with_a_hero_has_its_card_and_no_other() -> None:
    s = begun(QUEST).state
    led = [card.id for card in s.catalog.leadership if s.leadership[card.number] == IN_PLAY]
    assert sorted(led) == ["sarah-kerrigan", "zeratul"]
    queen = s.seat_of("queen-of-blades")
    special = {s.catalog.technology_number[name] for name in ("kerrigan-psionic-storm", "kerrigan-cloaking")}
    assert not special & s.technologies_left(queen)
    assert ("choose_new_leadership",) not in s.rules.regrouping


@pytest.mark.rule("BW-SCEN-13", "BW-AMB-28")
@pytest.mark.parametrize("name", ["subtle-planning", "heroic-strategy", "inspiring-leadership"])
def test_no_event_card_brings_a_leadership_card_into_a_scenario(name: str) -> None:
    """The cards are in the deck of Eye of the Storm, and do nothing there."""
    s = ready(STORM)
    seat = s.seat_of("aldaris")
    number = s.catalog.event_number[name]
    card = next(each for each, event in enumerate(s.catalog.event_cards) if event == number)
    assert s.event_zones.where[card] != EVENT_OUT
    s.event_zones.put(card, EVENT_HAND + seat, 1 << seat)
    before = list(s.leadership)
    match = go_on(s, STORM, ("play_event", seat), ("place_order", seat))
    answer(match, seat, "play", name)
    assert asked(match) == [(seat, "place-order")]
    assert [event["event"] for event in told(match, "event-played")] == [name]
    assert match.state.leadership == before
    assert told(match, "leadership-chosen") == []


@pytest.mark.rule("BW-AMB-28")
def test_heroic_strategy_brings_a_hero_of_a_scenario_back() -> None:
    s = ready(QUEST)
    tassadar = s.seat_of("tassadar")
    zeratul = s.catalog.leadership[s.catalog.leadership_number["zeratul"]]
    effect = s.catalog.events[s.catalog.event_number["heroic-strategy"]].ability.clauses[0].effect
    assert not s.rules.is_possible(s, tassadar, effect)
    destroy_unit(s, unit_of(s, "tassadar", "zeratul"))
    assert lost_hero(s, tassadar) is zeratul
    assert s.rules.is_possible(s, tassadar, effect)


@pytest.mark.rule("BW-SCEN-04", "BW-SCEN-07", "BW-S1-02", "BW-S1-03")
def test_buildings_modules_and_technologies_are_given() -> None:
    s = ready(ALLIANCE)
    raynor = s.seat_of("raynor")
    assert s.module_count(raynor, "air-support") == 1
    assert s.pool[raynor] == 8
    names = [s.card_id(card) for card in s.hand(raynor)]
    assert sum(name.startswith("bunker") for name in names) == 2
    assert len(names) == 6 + 2


@pytest.mark.rule("BW-SCEN-11", "BW-S1-07")
def test_rounds_are_counted_at_the_end_of_each_regrouping_phase() -> None:
    s = ready(ALLIANCE)
    s.round = 4
    match = go_on(s, ALLIANCE, ("count_round",), NEXT)
    assert told(match, "round-counted") == [{"round": 4, "last": 5}]
    assert not match.over
    assert s.rules.regrouping[-1] == ("count_round",)


@pytest.mark.rule("BW-SCEN-12", "BW-S3-02", "BW-S4-03")
def test_teams_are_those_of_the_scenario() -> None:
    for name, teams in (
        (QUEST, [{"queen-of-blades", "tassadar"}, {"overmind", "mengsk"}]),
        (STORM, [{"queen-of-blades", "overmind"}, {"raynor", "mengsk"}, {"tassadar", "aldaris"}]),
    ):
        s = begun(name).state
        assert s.rules.teams
        found = [
            {s.faction_id(seat) for seat in range(s.seats) if s.team[seat] == number} for number in range(len(teams))
        ]
        assert found == teams
        twin = s.copy()
        twin.derive()
        assert twin.team == s.team


# Items


def crystal(s: StarCraftState) -> int:
    """Where the Uraj Crystal lies."""
    return s.item_area(item("uraj-crystal"))


@pytest.mark.rule("BW-SCEN-16", "BW-SCEN-14")
def test_a_unit_picks_up_an_item_with_a_mobilize_order_and_moves_with_it() -> None:
    s = ready(QUEST)
    lying = crystal(s)
    free = next(area for area in areas(s, "dylar-iv") if area != lying and s.is_empty(area))
    put(s, "mengsk", "marine", lying)
    mengsk = s.seat_of("mengsk")
    match = go_on(mobilizing(s, "mengsk", "dylar-iv"), QUEST)
    name = s.catalog.areas[lying].id
    answer(match, mengsk, "pick-up", "uraj-crystal", "marine", name)
    answer(match, mengsk, "carry", "uraj-crystal", name, s.catalog.areas[free].id)
    assert crystal(match.state) == free
    unit, _ = match.state.items[item("uraj-crystal")]
    assert match.state.unit_area[unit] == free
    assert not [option for option in options(match, mengsk) if option[0] == "carry"]


@pytest.mark.rule("BW-MOD-09", "BW-SCEN-14")
def test_a_unit_that_carries_an_item_past_limited_orbital_defense_costs_the_transport() -> None:
    s = ready(QUEST)
    mengsk, tassadar = s.seat_of("mengsk"), s.seat_of("tassadar")
    dylar = s.catalog.planet_number["dylar-iv"]
    lying = crystal(s)
    s.items[item("uraj-crystal")] = (put(s, "mengsk", "marine", lying), NOWHERE)
    route = s.planet_routes[dylar][0]
    planet = s.catalog.planets[s.routes[route].other(dylar)].id
    target = next(area for area in areas(s, planet) if s.is_empty(area) and s.may_hold_base(area))
    place_base(s, tassadar, target)
    place_transport(s, mengsk, route)
    modules = s.catalog.module_number
    s.modules[mengsk * len(modules) + modules["offensive"]] = 1
    s.modules[tassadar * len(modules) + modules["air-support"]] = 1
    match = go_on(mobilizing(s, "mengsk", planet), QUEST, NEXT)
    names = s.catalog.areas[lying].id, s.catalog.areas[target].id
    answer(match, mengsk, "carry", "uraj-crystal", *names)
    answer(match, mengsk, "done")
    assert not match.state.has_transport(mengsk, route)
    assert [event["seat"] for event in told(match, "transport-spent")] == [mengsk]


@pytest.mark.rule("BW-SCEN-16")
def test_not_where_an_enemy_is_too_and_not_on_another_planet() -> None:
    def offered(s: StarCraftState, planet: str) -> list[Any]:
        match = go_on(mobilizing(s, "mengsk", planet), QUEST, NEXT)
        return [option for option in options(match, match.waiting[0]) if option[0] == "pick-up"]

    s = ready(QUEST)
    put(s, "mengsk", "marine", crystal(s))
    assert offered(s.copy(), "dylar-iv")
    assert not offered(s.copy(), "torus")
    put(s, "tassadar", "zealot", crystal(s))
    assert not offered(s, "dylar-iv")


@pytest.mark.rule("BW-SCEN-15")
def test_an_item_stays_where_its_carrier_falls() -> None:
    s = ready(QUEST)
    target = next(area for area in areas(s, "braken") if s.is_empty(area))
    unit = put(s, "mengsk", "marine", target)
    s.items[item("uraj-crystal")] = (unit, NOWHERE)
    destroy_unit(s, unit)
    assert s.items[item("uraj-crystal")] == (NOTHING, target)
    assert crystal(s) == target


@pytest.mark.rule("BW-SCEN-17")
def test_a_unit_carries_one_item_only() -> None:
    s = ready(QUEST)
    place = crystal(s)
    for unit in list(s.units_on_board(s.seat_of("mengsk"))):
        destroy_unit(s, unit)
    s.agenda.clear()
    unit = put(s, "mengsk", "marine", place)
    s.items[item("khalis-crystal")] = (unit, NOWHERE)
    match = go_on(mobilizing(s, "mengsk", "dylar-iv"), QUEST, NEXT)
    assert not [option for option in options(match, match.waiting[0]) if option[0] == "pick-up"]


@pytest.mark.rule("BW-SCEN-18")
def test_some_items_have_only_one_bearer() -> None:
    s = ready(QUEST)
    place = crystal(s)
    put(s, "mengsk", "marine", place)
    s.items[item("psi-emitter")] = (NOTHING, place)
    match = go_on(mobilizing(s, "mengsk", "dylar-iv"), QUEST, NEXT)
    picked = {option[1] for option in options(match, match.waiting[0]) if option[0] == "pick-up"}
    assert picked == {"uraj-crystal"}


@pytest.mark.rule("BW-SCEN-14")
def test_who_carries_an_item_is_no_part_of_other_moves_and_falls_last() -> None:
    s = ready(QUEST)
    place = next(area for area in areas(s, "braken") if s.is_empty(area))
    first, second = put(s, "mengsk", "marine", place), put(s, "mengsk", "marine", place)
    s.items[item("uraj-crystal")] = (min(first, second), NOWHERE)
    match = go_on(mobilizing(s, "mengsk", "braken"), QUEST)
    amounts = [option[4] for option in options(match, s.seat_of("mengsk")) if option[0] == "move"]
    assert set(amounts) <= {1}
    answer(match, s.seat_of("mengsk"), "done")
    assert match.state.items[item("uraj-crystal")] == (max(first, second), NOWHERE)


@pytest.mark.rule("BW-DEF-06", "BW-SCEN-14")
def test_a_unit_comes_with_its_item_to_a_defend_order() -> None:
    s = ready(QUEST)
    queen = s.seat_of("queen-of-blades")
    hero = unit_of(s, "queen-of-blades", "kerrigan")
    source, target = [area for area in areas(s, "antiga-prime") if area != home(s, "queen-of-blades")]
    guard = unit_of(s, "queen-of-blades", "hydralisk")
    for unit in s.units_on_board(queen):
        move_unit(s, unit, {hero: source, guard: target}.get(unit, home(s, "queen-of-blades")))
    s.items[item("uraj-crystal")] = (hero, NOWHERE)
    s.items[item("khalis-crystal")] = (NOTHING, source)
    s.phase = "planning"
    here, there = s.catalog.areas[target].id, s.catalog.areas[source].id
    match = go_on(s, QUEST, ("defend", queen, here), NEXT)
    assert ("carry", "uraj-crystal", there, here) in options(match, queen)
    assert not [option for option in options(match, queen) if option[0] in ("pick-up", "lift-off")]
    answer(match, queen, "carry", "uraj-crystal", there, here)
    assert crystal(match.state) == target
    assert not [option for option in options(match, queen) if option[0] == "carry"]
    answer(match, queen, "done")
    assert match.state.guards == [(target, queen)]


@pytest.mark.rule("BW-DEF-06", "BW-S3-09")
def test_the_last_crystal_may_come_home_with_a_defend_order() -> None:
    s = ready(QUEST)
    queen, base = s.seat_of("queen-of-blades"), home(s, "queen-of-blades")
    hero = unit_of(s, "queen-of-blades", "kerrigan")
    source = next(area for area in areas(s, "antiga-prime") if area != base)
    for unit in s.units_on_board(queen):
        move_unit(s, unit, source)
    s.items[item("uraj-crystal")] = (hero, NOWHERE)
    s.items[item("khalis-crystal")] = (NOTHING, base)
    s.phase = "planning"
    here, there = s.catalog.areas[base].id, s.catalog.areas[source].id
    match = go_on(s, QUEST, ("defend", queen, here), NEXT)
    answer(match, queen, "carry", "uraj-crystal", there, here)
    answer(match, queen, "done")
    assert {match.state.faction_id(seat) for seat in match.result.winners} == {"queen-of-blades", "tassadar"}


# The Quest for Uraj and Khalis


@pytest.mark.rule("BW-S3-03", "BW-S3-04", "BW-S3-05", "BW-S3-06")
def test_the_quest_begins_with_its_forces() -> None:
    s = begun(QUEST).state
    assert where(s, "queen-of-blades") == {"antiga-prime": {"zergling": 2, "hydralisk": 1, "kerrigan": 1, "base": 1}}
    assert where(s, "tassadar") == {"tarsonis": {"zealot": 2, "zeratul": 1, "base": 1}}
    assert where(s, "overmind") == {"torus": {"hydralisk": 2, "zergling": 4, "base": 1}}
    assert where(s, "mengsk") == {"dylar-iv": {"vulture": 1, "marine": 2, "firebat": 1, "base": 1}}
    seats = [s.seat_of(name) for name in ("queen-of-blades", "tassadar", "overmind", "mengsk")]
    assert [s.pool[seat] for seat in seats] == [7, 7, 8, 8]
    assert [s.transports_left(seat) for seat in seats] == [s.catalog.numbers.transports - 1] * 4
    assert s.has_structure(s.seat_of("overmind"), "infested-command-center")
    planets = [s.catalog.planets[s.catalog.planet_of[s.item_area(number)]].id for number in (1, 2)]
    assert planets == ["torus", "dylar-iv"]


def home(s: StarCraftState, faction: str) -> int:
    return s.bases(s.seat_of(faction))[0]


@pytest.mark.rule("BW-S3-09")
def test_the_first_team_wins_with_both_crystals_at_its_bases() -> None:
    s = ready(QUEST)
    s.items[item("khalis-crystal")] = (NOTHING, home(s, "tassadar"))
    match = go_on(s.copy(), QUEST, ("check_scenario",), NEXT)
    assert not match.over
    s.items[item("uraj-crystal")] = (unit_of(s, "queen-of-blades", "kerrigan"), NOWHERE)
    move_unit(s, unit_of(s, "queen-of-blades", "kerrigan"), home(s, "queen-of-blades"))
    match = go_on(s, QUEST, ("check_scenario",), NEXT)
    assert match.over
    assert {s.faction_id(seat) for seat in match.result.winners} == {"queen-of-blades", "tassadar"}
    assert match.result.reason == "scenario"


@pytest.mark.rule("BW-S3-09")
def test_a_base_elsewhere_is_no_home_for_crystals() -> None:
    s = ready(QUEST)
    other = next(area for area in areas(s, "braken") if s.may_hold_base(area))
    place_base(s, s.seat_of("tassadar"), other)
    s.items[1] = s.items[2] = (NOTHING, other)
    assert not go_on(s, QUEST, ("check_scenario",), NEXT).over


@pytest.mark.rule("BW-S3-09")
@pytest.mark.parametrize(("owner", "over"), [("mengsk", False), ("overmind", False), ("queen-of-blades", True)])
def test_a_base_of_the_other_team_is_no_home_for_crystals(owner: str, over: bool) -> None:
    s = ready(QUEST)
    other = next(area for area in areas(s, "tarsonis") if s.may_hold_base(area))
    place_base(s, s.seat_of(owner), other)
    s.items[1] = s.items[2] = (NOTHING, other)
    assert go_on(s, QUEST, ("check_scenario",), NEXT).over == over


@pytest.mark.rule("BW-S3-10")
def test_the_second_team_wins_once_both_heroes_are_gone() -> None:
    s = ready(QUEST)
    destroy_unit(s, unit_of(s, "queen-of-blades", "kerrigan"))
    assert not go_on(s.copy(), QUEST, NEXT).over
    destroy_unit(s, unit_of(s, "tassadar", "zeratul"))
    match = go_on(s, QUEST, NEXT)
    assert {s.faction_id(seat) for seat in match.result.winners} == {"overmind", "mengsk"}


@pytest.mark.rule("BW-S3-10", "BW-S3-09")
@pytest.mark.parametrize(
    ("points", "over"), [((0, 20, 0, 0), True), ((0, 12, 0, 8), True), ((0, 12, 0, 7), False), ((30, 0, 30, 0), False)]
)
def test_or_with_twenty_points_together(points: tuple[int, ...], over: bool) -> None:
    s = ready(QUEST)
    for faction, count in zip(("queen-of-blades", "overmind", "tassadar", "mengsk"), points, strict=True):
        s.points[s.seat_of(faction)] = count
    assert go_on(s, QUEST, ("check_scenario",), NEXT).over == over


@pytest.mark.rule("BW-S3-09")
def test_the_first_team_collects_no_points() -> None:
    s = ready(QUEST)
    match = go_on(s, QUEST, ("gain_conquest_points",), NEXT)
    assert match.state.points[s.seat_of("tassadar")] == match.state.points[s.seat_of("queen-of-blades")] == 0


@pytest.mark.rule("BW-S3-11", "BW-S4-13")
@pytest.mark.parametrize("friendly", [True, False])
def test_teammates_may_agree_to_leave_each_others_bases_and_cards_alone(friendly: bool) -> None:
    s = ready(QUEST, friendly_team=friendly)
    overmind = s.seat_of("overmind")
    base = home(s, "overmind")
    for unit in list(s.units_on_board(overmind)):
        destroy_unit(s, unit)
    s.agenda.clear()
    held = next(area for area in s.resource_cards(overmind) if area != base)
    put(s, "mengsk", "marine", base)
    place_unit(s, s.seat_of("mengsk"), s.catalog.unit_number["marine"], held)
    steps = (("destroy_bases_and_transports",), ("lose_resource_cards",), NEXT)
    match = go_on(s, QUEST, *steps, friendly_team=friendly)
    assert bool(match.state.bases(overmind)) == friendly
    assert (match.state.card_holder[held] == overmind) == friendly


# Eye of the Storm


FORCES = {
    "queen-of-blades": {
        "paladino-belt": {"zergling": 3, "base": 1},
        "hydrax": {"zergling": 2, "ultralisk": 1, "base": 1},
    },
    "overmind": {
        "avernus-station": {"zergling": 2, "hydralisk": 1, "base": 1},
        "antiga-prime": {"zergling": 2, "lurker": 1, "base": 1},
    },
    "raynor": {"moria": {"vulture": 1, "marine": 3, "base": 1}},
    "mengsk": {"dylar-iv": {"marine": 2, "firebat": 2, "base": 1}},
    "tassadar": {"pridewater": {"zealot": 2, "dragoon": 1, "base": 1}},
    "aldaris": {"bhekar-ro": {"zealot": 3, "base": 1}},
}
WORKERS = {"queen-of-blades": 7, "overmind": 7, "raynor": 9, "mengsk": 8, "tassadar": 7, "aldaris": 8}


@pytest.mark.rule("BW-S4-01", "BW-S4-02", "BW-S4-04", "BW-S4-05", "BW-S4-06", "BW-S4-07", "BW-S4-08", "BW-S4-09")
def test_the_storm_begins_with_its_forces() -> None:
    s = begun(STORM).state
    assert len(s.placed_planets) == 13
    order = ["raynor", "mengsk", "queen-of-blades", "overmind", "aldaris", "tassadar"]
    assert [s.faction_id(seat) for seat in s.clockwise()] == order
    assert {faction: where(s, faction) for faction in FORCES} == FORCES
    assert {faction: s.pool[s.seat_of(faction)] for faction in WORKERS} == WORKERS
    used = [s.catalog.numbers.transports - s.transports_left(s.seat_of(faction)) for faction in order]
    assert used == [1, 1, 2, 2, 1, 1]
    overmind = s.seat_of("overmind")
    assert s.has_structure(overmind, "overmind")
    assert not s.cards_led_by(overmind)
    assert s.round_points(overmind) == 0


def throne(s: StarCraftState) -> int:
    """The area of the Overmind installation."""
    return next(area for area in areas(s, "torus") if s.structure_kind[area])


@pytest.mark.rule("BW-S4-12")
@pytest.mark.parametrize(("faction", "unit", "team"), [("mengsk", "marine", 1), ("aldaris", "zealot", 2)])
def test_a_unit_beside_the_overmind_wins_as_a_regrouping_phase_begins(faction: str, unit: str, team: int) -> None:
    s = ready(STORM)
    put(s, faction, unit, throne(s))
    assert not go_on(s.copy(), STORM, ("check_scenario",), NEXT).over
    match = go_on(s, STORM, ("regrouping",))
    assert {s.team[seat] for seat in match.result.winners} == {team}
    assert len(match.result.winners) == 2


@pytest.mark.rule("BW-S4-11")
@pytest.mark.parametrize(("last", "over"), [(6, False), (7, True)])
def test_else_the_zerg_win_after_the_seventh_round(last: int, over: bool) -> None:
    s = ready(STORM)
    s.round = last
    match = go_on(s, STORM, ("count_round",), NEXT)
    assert match.over == over
    if over:
        assert {s.faction_id(seat) for seat in match.result.winners} == {"queen-of-blades", "overmind"}


@pytest.mark.rule("BW-S4-14")
def test_only_the_zerg_have_permanent_resources() -> None:
    s = begun(STORM).state
    having = {s.faction_id(seat) for seat in range(6) if any(s.permanent(seat))}
    assert having == {"queen-of-blades", "overmind"}


@pytest.mark.rule("BW-S4-15", "BW-S1-18")
@pytest.mark.parametrize("name", [STORM, ALLIANCE])
def test_points_become_tokens(name: str) -> None:
    s = ready(name)
    seat = s.clockwise()[0]
    gain_points(s, [(seat, 2)], "SC-REGR-14")
    match = go_on(s, name, draws=())
    answer(match, seat, "take-token", "gas")
    answer(match, seat, "take-token", "minerals")
    assert match.state.points[seat] == 0
    assert match.state.resource_tokens[2 * seat : 2 * seat + 2] == [1, 1]


@pytest.mark.rule("BW-S4-16", "BW-S4-17", "BW-S4-18")
@pytest.mark.parametrize(
    ("seats", "doubled"),
    [
        (5, {"raynor": "mengsk"}),
        (4, {"raynor": "mengsk", "aldaris": "tassadar"}),
        (3, {"raynor": "mengsk", "aldaris": "tassadar", "overmind": "queen-of-blades"}),
    ],
)
def test_with_fewer_players_some_play_two_factions(seats: int, doubled: dict[str, str]) -> None:
    s = begun(STORM, seats).state
    ids = s.catalog.factions
    assert {
        s.faction_id(seat): ids[number].id for seat, number in enumerate(s.second_faction) if number >= 0
    } == doubled
    for first, second in doubled.items():
        seat = s.seat_of(first)
        assert where(s, first) == {**FORCES[first], **FORCES[second]}
        assert s.pool[seat] == WORKERS[first] + WORKERS[second]
        assert s.transports_left(seat) + sum(routes >> seat & 1 for routes in s.transports) == 14
        assert s.bases_left(seat) + len(s.bases(seat)) == 2 * s.catalog.numbers.bases
        assert s.workers_left(seat) + s.pool[seat] == 2 * s.catalog.numbers.workers
        kind = s.catalog.race_units[s.race(seat).number][0]
        assert s.of_type(s.seat_units[seat], kind).bit_count() == 2 * s.catalog.figures[kind]
        assert len(s.cards_of(seat)) == len(s.catalog.decks[s.faction[seat]]) + len(
            s.catalog.technology_decks[s.faction[seat]]
        )


@pytest.mark.rule("BW-SCEN-20")
def test_two_factions_have_one_deck_and_one_supply() -> None:
    s = begun(STORM, 3).state
    seat = s.seat_of("raynor")
    own = s.catalog.decks[s.catalog.faction_number["raynor"]]
    assert [s.card_face[card] for card in s.cards_of(seat)][: len(own)] == list(own)
    assert {s.unit_seat[unit] for unit in s.units_on_board(seat)} == {seat}


@pytest.mark.rule("BW-S4-19")
def test_who_plays_two_factions_places_an_order_of_each_in_every_turn() -> None:
    match = begun(STORM, 3)
    s = match.state
    raynor = s.seat_of("raynor")
    assert s.orders_to_place(raynor) == 8
    each = len(s.rules.order_tokens) // 2
    turns: list[int] = []
    while match.decision(match.waiting[0]).kind == "place-order" and match.state.phase == "planning":
        seat = match.waiting[0]
        turns.append(seat)
        match.play(seat, next(option for option in options(match, seat) if option[0] == "order"))
        if seat == raynor:
            placed = match.state.orders_placed(raynor)
            ahead = (placed & (1 << each) - 1).bit_count() - (placed >> each).bit_count()
            assert ahead in (0, 1)
    assert turns.count(raynor) == 8
    assert turns[:2] == [raynor] * 2
    assert all(
        kind != STAR for kind, _ in [s.rules.order_tokens[t % (2 * each)] for st in match.state.stacks for t in st]
    )


@pytest.mark.rule("BW-S4-20")
def test_with_three_players_the_overmind_has_both_permanent_resources() -> None:
    few, many = begun(STORM, 3).state, begun(STORM, 6).state
    minerals, gas = many.permanent(many.seat_of("overmind"))
    assert few.permanent(few.seat_of("overmind")) == [2 * minerals, 2 * gas]


@pytest.mark.rule("BW-SCEN-09")
def test_a_base_or_unit_that_falls_is_looked_at_at_once() -> None:
    s = ready(ALLIANCE)
    destroy_base(s, home(s, "raynor"))
    match = go_on(s, ALLIANCE, NEXT)
    assert match.over
    assert s.faction_id(match.result.winners[0]) == "overmind"
