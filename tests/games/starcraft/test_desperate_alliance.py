"""Scenario: Desperate Alliance, Raynor against the Overmind. (page 13)"""

from __future__ import annotations

import random

import pytest

from orrery.games.starcraft.effects.conditions import base_here
from orrery.games.starcraft.redeal import redeal
from orrery.games.starcraft.rules.brood_war.picked_events import lists
from orrery.games.starcraft.rules.event_deck import draw_event
from orrery.games.starcraft.rules.execution import begin_order
from orrery.games.starcraft.rules.galaxy import free_slots
from orrery.games.starcraft.rules.mobilize import why_no_way
from orrery.games.starcraft.rules.pieces import destroy_base, destroy_unit, place_transport
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DISCARD, EVENT_HAND, EVENT_OUT, Battle, Order
from tests.games.starcraft.position import StarCraftMatch, answer, asked, options, told
from tests.games.starcraft.scenarios import areas, begun, go_on, put, ready, unit_of, where

ALLIANCE = "desperate-alliance"
NEXT = ("place_order", 0)


def picking() -> StarCraftMatch:
    """Both players pick their Event cards."""
    match = begun(ALLIANCE)
    assert {kind for _, kind in asked(match)} == {"pick-events"}
    return match


def seats(s: StarCraftState) -> tuple[int, int]:
    return s.seat_of("raynor"), s.seat_of("overmind")


def bridgehead(s: StarCraftState) -> int:
    """The area of Dylar IV with conquest points."""
    [area] = [area for area in areas(s, "dylar-iv") if s.points_in(area)]
    return area


# Set-up


@pytest.mark.rule("BW-S1-01")
def test_four_planets_and_raynor_begins() -> None:
    s = picking().state
    named = {s.catalog.planets[planet].id for planet in s.placed_planets}
    assert named == {"antiga-prime", "bhekar-ro", "dylar-iv", "pridewater"}
    assert [s.faction_id(seat) for seat in s.clockwise()] == ["raynor", "overmind"]
    assert all(free_slots(s, planet) is not None for planet in s.placed_planets)


@pytest.mark.rule("BW-S1-02", "BW-S1-04", "BW-S1-05")
def test_the_forces() -> None:
    s = picking().state
    assert where(s, "raynor") == {"dylar-iv": {"marine": 3, "jim-raynor": 1, "base": 1}}
    assert where(s, "overmind") == {
        "pridewater": {"zergling": 3, "base": 1},
        "bhekar-ro": {"zergling": 3, "hydralisk": 3},
    }
    assert [s.pool[seat] for seat in seats(s)] == [8, 6]
    assert not any(s.transports)


@pytest.mark.rule("BW-S1-02", "BW-S1-20")
def test_raynors_base_is_not_in_the_conquest_area() -> None:
    for seed in range(3):
        s = begun(ALLIANCE, seed=seed).state
        assert s.bases(seats(s)[0]) != [bridgehead(s)]
    match = begun(ALLIANCE, random_galaxy=False)
    raynor = match.state.seat_of("raynor")
    assert asked(match)[0] == (raynor, "scenario-base")
    assert match.state.catalog.areas[bridgehead(match.state)].id not in {name for _, name in options(match, raynor)}


@pytest.mark.rule("BW-S1-03")
def test_raynor_draws_six_cards_and_takes_both_bunkers() -> None:
    s = picking().state
    raynor, overmind = seats(s)
    names = [s.card_id(card) for card in s.hand(raynor)]
    assert len(names) == 8
    assert sum(name.startswith("bunker") for name in names) == 2
    assert s.hand_size(overmind) == 6


# Event cards


@pytest.mark.rule("BW-S1-08")
def test_each_picks_four_of_six() -> None:
    match = picking()
    s = match.state
    raynor, overmind = seats(s)
    assert len(options(match, raynor)) == 15
    named = {name for option in options(match, raynor) for name in option[1:]}
    assert named == {
        "recon-squad",
        "defensive-strategy",
        "withdrawal-1",
        "flawless-defense-plan",
        "withdrawal-2",
        "unconventional-strategy",
    }
    match.play(raynor, options(match, raynor)[0])
    match.play(overmind, options(match, overmind)[3])
    assert len(match.state.events_read(raynor)) == len(match.state.events_read(overmind)) == 4
    assert match.state.event_deck_size() == 0


@pytest.mark.rule("BW-S1-21")
def test_the_picked_cards_stay_secret() -> None:
    match = picking()
    s = match.state
    raynor, overmind = seats(s)
    match.play(raynor, options(match, raynor)[0])
    match.play(overmind, options(match, overmind)[0])
    hidden = lists(match.state)[raynor]
    assert all(match.state.event_zones.known[card] == 1 << raynor for card in hidden)
    assert match.view(overmind)["players"][raynor]["events_to_play"] == 4
    found = set()
    for seed in range(30):
        twin = match.state.copy()
        redeal(twin, overmind, random.Random(seed))
        held = frozenset(twin.event(card).id for card in twin.events_read(raynor))
        assert len(held) == 4
        assert held <= {s.event(card).id for card in hidden}
        assert twin.events_read(overmind) == match.state.events_read(overmind)
        found.add(held)
    assert len(found) > 1
    assert all(not event.arguments.get("events") for event in match.events if event.kind == "events-picked")


def with_events(faction: str, *names: str) -> tuple[StarCraftState, int]:
    """A state in which a player has just these Event cards left."""
    s = ready(ALLIANCE)
    seat = s.seat_of(faction)
    for card in lists(s)[seat]:
        chosen = s.event(card).id in names
        s.event_zones.put(card, EVENT_HAND + seat if chosen else EVENT_OUT, 1 << seat)
    return s, seat


@pytest.mark.rule("BW-S1-09")
def test_one_is_played_in_each_event_step_lower_stages_first() -> None:
    s, raynor = with_events("raynor", "withdrawal-1", "recon-squad", "withdrawal-2")
    stages = {s.event(card).id: s.event(card).stage for card in s.events_read(raynor)}
    lowest = sorted(name for name, stage in stages.items() if stage == min(stages.values()))
    match = go_on(s, ALLIANCE, ("play_picked_event", raynor), NEXT)
    assert asked(match) == [(raynor, "play-picked")]
    assert options(match, raynor) == [("play", name) for name in lowest]
    assert match.explain(raynor, ("none",)) is not None
    answer(match, raynor, "play", lowest[0])
    assert len(match.state.events_read(raynor)) == 2


@pytest.mark.rule("BW-S1-09")
def test_he_is_asked_even_if_only_one_will_do() -> None:
    s, raynor = with_events("raynor", "withdrawal-1", "unconventional-strategy")
    match = go_on(s, ALLIANCE, ("play_picked_event", raynor), NEXT)
    assert len(options(match, raynor)) == 1
    assert asked(match) == [(raynor, "play-picked")]


@pytest.mark.rule("BW-S1-09")
def test_samples_hold_no_card_of_a_stage_that_is_over() -> None:
    s, raynor = with_events("raynor", "withdrawal-2", "unconventional-strategy")
    for card in lists(s)[raynor]:
        if s.event(card).id == "flawless-defense-plan":
            s.event_zones.put(card, DISCARD)
    over = s.catalog.events[s.catalog.event_number["flawless-defense-plan"]].stage
    for seed in range(20):
        twin = s.copy()
        redeal(twin, s.seat_of("overmind"), random.Random(seed))
        assert all(twin.event(card).stage >= over for card in twin.events_read(raynor))


@pytest.mark.rule("BW-S1-10", "BW-S1-11")
def test_whoever_would_draw_an_event_card_draws_two_combat_cards() -> None:
    s = ready(ALLIANCE)
    _, overmind = seats(s)
    before = s.hand_size(overmind)
    match = go_on(s, ALLIANCE, NEXT)
    assert draw_event(match.state, overmind, "SC-EVOPT-01")
    assert match.state.hand_size(overmind) == before + 2
    assert match.state.facedown_events(overmind) == 0


@pytest.mark.rule("BW-S1-11")
def test_also_instead_of_an_order() -> None:
    match = begun(ALLIANCE)
    for seat in (0, 1):
        match.play(seat, options(match, seat)[0])
    while match.state.phase == "planning":
        seat = match.waiting[0]
        match.play(seat, next(option for option in options(match, seat) if option[0] in ("order", "move", "done")))
    seat = match.waiting[0]
    before = match.state.hand_size(seat)
    match.play(seat, next(option for option in options(match, seat) if option[0] == "event"))
    assert match.state.hand_size(seat) == before + 2
    assert told(match, "event-drawn") == []


# Units


@pytest.mark.rule("BW-S1-12", "BW-S1-13", "BW-S1-14")
@pytest.mark.parametrize(
    ("faction", "at_first", "at_last"),
    [
        ("raynor", {"marine"}, {"marine", "firebat", "medic", "vulture"}),
        ("overmind", {"zergling"}, {"zergling", "hydralisk", "mutalisk"}),
    ],
)
def test_only_some_units_can_be_built_and_need_their_buildings(
    faction: str, at_first: set[str], at_last: set[str]
) -> None:
    s = ready(ALLIANCE)
    seat = s.seat_of(faction)

    def allowed() -> set[str]:
        return {s.catalog.unit_ids[kind] for kind in s.allowed_units(seat)}

    assert allowed() <= at_first | at_last
    assert allowed() != at_last
    kinds = len(s.catalog.building_types)
    for kind in s.catalog.race_buildings[s.race(seat).number]:
        s.building_level[seat * kinds + kind] = len(s.catalog.buildings[kind])
    assert allowed() == at_last
    assert not s.allows(seat, s.catalog.unit_number["siege-tank" if faction == "raynor" else "ultralisk"])


@pytest.mark.rule("BW-S1-15")
def test_figures_of_the_other_faction_may_be_used_too() -> None:
    s = ready(ALLIANCE)
    for seat, unit in zip(seats(s), ("marine", "zergling"), strict=True):
        kind = s.catalog.unit_number[unit]
        assert s.of_type(s.seat_units[seat], kind).bit_count() == 2 * s.catalog.figures[kind]
        assert s.bases_left(seat) + 1 == s.catalog.numbers.bases


# Bunkers


def research(s: StarCraftState, *, special: bool) -> StarCraftMatch:
    raynor = s.seat_of("raynor")
    begin_order(s, Order(raynor, s.catalog.planet_number["dylar-iv"], "research", special))
    s.agenda = [NEXT, ("repair_bunker",)]
    return go_on(s, ALLIANCE)


@pytest.mark.rule("BW-S1-16")
def test_a_special_research_order_brings_a_bunker_back_for_a_gas() -> None:
    s = ready(ALLIANCE)
    raynor, _ = seats(s)
    bunker = next(card for card in s.hand(raynor) if s.card_id(card).startswith("bunker"))
    s.cards.put(bunker, DISCARD)
    assert asked(research(s.copy(), special=False)) == [(0, "place-order")]
    match = research(s, special=True)
    assert asked(match) == [(raynor, "repair-bunker")]
    pool, size = match.state.pool[raynor], match.state.hand_size(raynor)
    answer(match, raynor, "take", s.card_id(bunker))
    assert match.state.pool[raynor] == pool - 1
    assert match.state.hand_size(raynor) == size + 1


@pytest.mark.rule("BW-S1-16")
def test_without_gas_there_is_no_repair() -> None:
    s = ready(ALLIANCE)
    raynor, _ = seats(s)
    s.pool[raynor] = 0
    assert asked(research(s, special=True)) == [(0, "place-order")]


@pytest.mark.rule("BW-S1-17")
def test_a_guard_token_counts_as_a_base_for_bunkers_of_a_defender() -> None:
    s = ready(ALLIANCE)
    raynor, overmind = seats(s)
    area = bridgehead(s)
    s.battle = Battle(area, overmind, raynor)
    assert not base_here(s, 1)
    s.guards.append((area, raynor))
    assert base_here(s, 1)
    s.battle = Battle(area, raynor, overmind)
    assert not base_here(s, 0)
    s.guards[-1] = (area, overmind)
    s.battle = Battle(area, raynor, overmind)
    assert not base_here(s, 1)


# The bridge


@pytest.mark.rule("BW-S1-19")
def test_the_way_from_antiga_prime_leads_over_the_conquest_area() -> None:
    s = ready(ALLIANCE)
    _, overmind = seats(s)
    source = areas(s, "antiga-prime")[0]
    put(s, "overmind", "zergling", source)
    dylar, antiga = s.catalog.planet_number["dylar-iv"], s.catalog.planet_number["antiga-prime"]
    route = next(n for n, found in enumerate(s.routes) if {found.first, found.second} == {dylar, antiga})
    place_transport(s, overmind, route)
    begin_order(s, Order(overmind, dylar, "mobilize"))
    others = [area for area in areas(s, "dylar-iv") if area != bridgehead(s)]
    assert why_no_way(s, overmind, source, bridgehead(s)) is None
    for area in [area for area in others if s.base_at(area) < 0]:
        refused = why_no_way(s, overmind, source, area)
        assert refused is not None
        assert refused.rule == "BW-S1-19"
    for unit in list(s.units_on_board(seats(s)[0])):
        if s.unit_area[unit] == bridgehead(s):
            destroy_unit(s, unit)
    free = [area for area in others if s.base_at(area) < 0]
    held, *rest = [area for area in free if s.is_empty(area)]
    put(s, "overmind", "zergling", held)
    assert s.controls(overmind, held)
    assert all(why_no_way(s, overmind, source, area) is not None for area in (held, *rest))  # another area is no bridge
    put(s, "overmind", "zergling", bridgehead(s))
    assert all(why_no_way(s, overmind, source, area) is None for area in free)


@pytest.mark.rule("BW-S1-20")
def test_no_base_in_the_conquest_area() -> None:
    s = ready(ALLIANCE)
    raynor, _ = seats(s)
    for unit in list(s.units_on_board(raynor)):
        if s.unit_area[unit] == bridgehead(s):
            destroy_unit(s, unit)
    s.agenda.clear()
    assert not s.may_hold_base(bridgehead(s))
    begin_order(s, Order(raynor, s.catalog.planet_number["dylar-iv"], "mobilize"))
    match = go_on(s, ALLIANCE)
    name = s.catalog.areas[bridgehead(s)].id
    assert not [option for option in options(match, raynor) if option[0] == "lift-off" and option[2] == name]


# Winning


@pytest.mark.rule("BW-S1-06")
@pytest.mark.parametrize("what", ["base", "hero"])
def test_the_overmind_wins_when_the_base_or_the_hero_falls(what: str) -> None:
    s = ready(ALLIANCE)
    raynor, overmind = seats(s)
    if what == "base":
        destroy_base(s, s.bases(raynor)[0])
    else:
        destroy_unit(s, unit_of(s, "raynor", "jim-raynor"))
    match = go_on(s, ALLIANCE, NEXT)
    assert match.over
    assert match.result.winners == [overmind]


@pytest.mark.rule("BW-S1-07")
@pytest.mark.parametrize(("last", "over"), [(4, False), (5, True)])
def test_raynor_wins_after_the_fifth_round(last: int, over: bool) -> None:
    s = ready(ALLIANCE)
    s.round = last
    match = go_on(s, ALLIANCE, ("count_round",), NEXT)
    assert match.over == over
    assert not over or match.result.winners == [seats(s)[0]]


@pytest.mark.rule("BW-S1-18")
def test_nobody_collects_points() -> None:
    s = ready(ALLIANCE)
    assert s.rules.points_become == "resource-token"
    assert not any(s.collects_points(seat) for seat in seats(s))
