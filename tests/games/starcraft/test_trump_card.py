"""Scenario: Trump Card, three players and the Overmind without one. (page 14)"""

from __future__ import annotations

import random

import pytest

from orrery.core import Message
from orrery.games.starcraft.addressing import for_party
from orrery.games.starcraft.insight import appraise
from orrery.games.starcraft.redeal import redeal
from orrery.games.starcraft.rules.battle import begin_battle
from orrery.games.starcraft.rules.brood_war.trump_card import EMITTER, emitter_stands
from orrery.games.starcraft.rules.execution import begin_order
from orrery.games.starcraft.rules.mobilize import why_not_enter
from orrery.games.starcraft.rules.pieces import destroy_base, destroy_unit, move_unit, place_transport
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_COMMON, IN_PLAY, NOTHING, NOWHERE, STAGES, Order
from tests.games.starcraft.position import StarCraftMatch, answer, asked, options, told
from tests.games.starcraft.scenarios import areas, begun, go_on, played_on, put, ready, unit_of, where

CARD = "trump-card"
NEXT = ("place_order", 0)
OVERMIND = 3
"""The party after the three seats."""


def seats(s: StarCraftState) -> tuple[int, int, int]:
    return s.seat_of("mengsk"), s.seat_of("raynor"), s.seat_of("aldaris")


def clear(s: StarCraftState, planet: str) -> None:
    """Take all units off a planet."""
    number = s.catalog.planet_number[planet]
    for party in range(s.parties):
        for unit in list(s.units_on_board(party)) if party < s.seats else _units(s, party):
            if s.catalog.planet_of[s.unit_area[unit]] == number:
                destroy_unit(s, unit)
    s.agenda.clear()


def _units(s: StarCraftState, party: int) -> list[int]:
    return list(s.units_on_board(party))


# Set-up


@pytest.mark.rule("BW-S2-01")
def test_seven_planets_and_mengsk_begins() -> None:
    s = begun(CARD).state
    named = {s.catalog.planets[planet].id for planet in s.placed_planets}
    assert named == {"antiga-prime", "bhekar-ro", "braken", "dylar-iv", "pridewater", "tarsonis", "torus"}
    assert [s.faction_id(seat) for seat in s.clockwise()] == ["mengsk", "raynor", "aldaris"]


@pytest.mark.rule("BW-S2-02", "BW-S2-03", "BW-S2-04", "BW-S2-05", "BW-SCEN-19")
def test_the_forces() -> None:
    match = begun(CARD)
    s = match.state
    assert where(s, "raynor") == {"bhekar-ro": {"marine": 2, "firebat": 1, "wraith": 1, "jim-raynor": 1, "base": 1}}
    assert where(s, "mengsk") == {"dylar-iv": {"marine": 2, "firebat": 2, "vulture": 1, "base": 1}}
    assert where(s, "aldaris") == {"pridewater": {"zealot": 2, "scout": 1, "fenix": 1, "base": 1}}
    nest = {"zergling": 2, "hydralisk": 1, "base": 1}
    assert where(s, "overmind") == {"antiga-prime": nest, "tarsonis": nest}
    assert [s.pool[party] for party in (*seats(s), OVERMIND)] == [7, 8, 8, 6]
    barracks = s.catalog.building_number["barracks"]
    assert s.level(seats(s)[0], barracks) == 2
    assert s.level(OVERMIND, s.catalog.building_number["spire"]) == 1
    assert [card.id for card in s.cards_led_by(OVERMIND)] == ["endless-hunger"]
    assert s.leadership.count(IN_PLAY) == 3


@pytest.mark.rule("BW-S2-06", "BW-S2-07", "BW-S2-08")
def test_the_event_deck_has_eighteen_nineteen_and_thirteen_cards() -> None:
    assert [begun(CARD).state.events_left[stage] for stage in STAGES] == [18, 19, 13]


@pytest.mark.rule("BW-S2-17", "BW-S2-18")
def test_the_overminds_transports_stay_and_no_others_are_built() -> None:
    s = ready(CARD)
    routes = [
        {s.catalog.planets[planet].id for planet in (route.first, route.second)}
        for number, route in enumerate(s.routes)
        if s.has_transport(OVERMIND, number)
    ]
    assert sorted(map(sorted, routes)) == [["antiga-prime", "torus"], ["dylar-iv", "torus"], ["tarsonis", "torus"]]
    match = go_on(s, CARD, ("destroy_lost_transports",), NEXT)
    assert sum(found >> OVERMIND & 1 for found in match.state.transports) == 3
    assert not any(s.may_build_transport(OVERMIND, planet) for planet in s.placed_planets)


# Winning


def winner(match: StarCraftMatch) -> str:
    return match.state.faction_id(match.result.winners[0]) if match.over else ""


@pytest.mark.rule("BW-S2-09")
@pytest.mark.parametrize(("points", "endings", "won"), [(12, 0, "mengsk"), (11, 0, ""), (0, 2, "mengsk"), (0, 1, "")])
def test_mengsk_wins_by_points_or_when_the_end_comes(points: int, endings: int, won: str) -> None:
    s = ready(CARD)
    mengsk, raynor, aldaris = seats(s)
    s.points[mengsk] = points
    cards = [card for card, number in enumerate(s.catalog.event_cards) if number == s.catalog.ending_event]
    for card in cards[:endings]:
        s.event_zones.put(card, EVENT_COMMON)
    assert [s.collects_points(seat) for seat in (mengsk, raynor, aldaris)] == [True, False, False]
    assert winner(go_on(s, CARD, ("end_event_step",), NEXT)) == won


@pytest.mark.rule("BW-S2-10")
def test_aldaris_wins_when_no_zerg_base_is_left() -> None:
    s = ready(CARD)
    first, second = s.bases(OVERMIND)
    destroy_base(s, first)
    assert winner(go_on(s.copy(), CARD, NEXT)) == ""
    destroy_base(s, second)
    assert winner(go_on(s, CARD, NEXT)) == "aldaris"


@pytest.mark.rule("BW-S2-11")
def test_raynor_wins_when_the_confederate_base_falls() -> None:
    s = ready(CARD)
    destroy_base(s, s.bases(seats(s)[0])[0])
    assert winner(go_on(s, CARD, NEXT)) == "raynor"


@pytest.mark.rule("BW-S2-11")
def test_or_when_a_zerg_unit_is_on_dylar_iv() -> None:
    s = ready(CARD)
    put(s, "overmind", "zergling", areas(s, "torus")[0])
    assert winner(go_on(s.copy(), CARD, ("check_scenario",), NEXT)) == ""
    put(s, "overmind", "zergling", areas(s, "dylar-iv")[0])
    assert winner(go_on(s, CARD, ("check_scenario",), NEXT)) == "raynor"


# Orders and the emitter


@pytest.mark.rule("BW-S2-12")
def test_aldaris_places_no_orders_on_dylar_iv() -> None:
    s = ready(CARD)
    _, raynor, aldaris = seats(s)
    torus = areas(s, "torus")[0]
    for faction, unit in (("aldaris", "zealot"), ("raynor", "marine")):
        put(s, faction, unit, torus)
    dylar = s.catalog.planet_number["dylar-iv"]
    assert not s.may_place_order(aldaris, dylar)
    assert s.may_place_order(raynor, dylar)


@pytest.mark.rule("BW-S2-13", "BW-S2-14")
def test_jim_raynor_carries_the_emitter_and_sets_it_up_on_dylar_iv() -> None:
    s = ready(CARD)
    hero = unit_of(s, "raynor", "jim-raynor")
    assert s.items[EMITTER] == (hero, NOWHERE)
    assert not emitter_stands(s)
    target = next(area for area in areas(s, "dylar-iv") if s.is_empty(area))
    move_unit(s, hero, target)
    match = go_on(s, CARD, *s.rules.order_end[:-2], NEXT)
    assert match.state.items[EMITTER] == (NOTHING, target)
    assert emitter_stands(match.state)
    assert told(match, "emitter-set-up")


@pytest.mark.rule("BW-DEF-06", "BW-S2-14")
def test_he_may_reach_dylar_iv_with_a_defend_order() -> None:
    s = ready(CARD)
    _, raynor, _ = seats(s)
    hero = unit_of(s, "raynor", "jim-raynor")
    target = next(area for area in areas(s, "dylar-iv") if s.is_empty(area))
    put(s, "raynor", "marine", target)
    dylar = s.catalog.planet_of[target]
    route = s.planet_routes[dylar][0]
    place_transport(s, raynor, route)
    move_unit(s, hero, next(area for area in s.areas_of(s.routes[route].other(dylar)) if s.is_empty(area)))
    s.phase = "planning"
    source = s.catalog.areas[s.unit_area[hero]].id
    match = go_on(s, CARD, ("defend", raynor, s.catalog.areas[target].id), NEXT)
    answer(match, raynor, "carry", "psi-emitter", source, s.catalog.areas[target].id)
    assert emitter_stands(match.state)


@pytest.mark.rule("BW-S2-13")
def test_nobody_else_picks_it_up() -> None:
    s = ready(CARD)
    _, raynor, _ = seats(s)
    hero = unit_of(s, "raynor", "jim-raynor")
    area = s.unit_area[hero]
    put(s, "raynor", "marine", area)
    destroy_unit(s, hero)
    s.agenda.clear()
    begin_order(s, Order(raynor, s.catalog.planet_of[area], "mobilize"))
    match = go_on(s, CARD, NEXT)
    assert s.item_area(EMITTER) == area
    assert not [option for option in options(match, match.waiting[0]) if option[0] == "pick-up"]


@pytest.mark.rule("BW-S2-16")
def test_raynor_does_not_enter_areas_of_the_overmind() -> None:
    s = ready(CARD)
    mengsk, raynor, aldaris = seats(s)
    area = next(area for area in areas(s, "antiga-prime") if s.units_in(area, OVERMIND))
    empty = next(area for area in areas(s, "antiga-prime") if s.is_empty(area))
    for seat in (mengsk, raynor, aldaris):
        begin_order(s, Order(seat, s.catalog.planet_number["antiga-prime"], "mobilize"))
        refused = why_not_enter(s, seat, area)
        assert (refused is not None and refused.rule == "BW-S2-16") == (seat == raynor)
        assert why_not_enter(s, seat, empty) is None
    base = s.bases(OVERMIND)[0]
    for unit in _units(s, OVERMIND):
        destroy_unit(s, unit)
    assert why_not_enter(s, raynor, base) is not None


# The Overmind's turn


@pytest.mark.rule("BW-S2-15", "BW-S2-19", "BW-S2-20", "BW-AMB-11")
def test_before_each_planning_phase_it_builds_at_each_base_and_raynors_player_decides() -> None:
    s = ready(CARD)
    _, raynor, _ = seats(s)
    assert s.rules.round[0] == ("overmind_turn",)
    match = go_on(s, CARD, ("overmind_turn",), NEXT)
    planets = []
    while asked(match)[0][1] != "place-order":
        [(seat, kind)] = asked(match)
        assert seat == raynor
        decision = match.decision(seat)
        assert (decision.about or {})["side"] == OVERMIND
        assert for_party(decision).seat == OVERMIND
        assert len(appraise(match.state, decision)) == len(decision.options)
        assert not [aside for aside in decision.asides if aside[0] != "pay-by-hand"]
        assert not [option for option in decision.options if option[0] == "build-transport"]
        if kind == "build-forces":
            planets.append(match.state.running.planet)
        match.play(seat, ("done",))
    assert len(set(planets)) == 2
    assert s.build_limit(OVERMIND) > 20


@pytest.mark.rule("BW-S2-20")
def test_it_pays_with_its_own_workers_beyond_any_build_limit() -> None:
    s = ready(CARD)
    _, raynor, _ = seats(s)
    before = s.pool[raynor]
    match = go_on(s, CARD, ("overmind_turn",), NEXT)
    built = 0
    while built < 4:
        units = [option for option in options(match, raynor) if option[:2] == ("build-unit", "zergling")]
        assert units
        match.play(raynor, units[0])
        built += 1
    assert match.state.pool[raynor] == before
    assert match.state.pool[OVERMIND] < 6
    assert match.state.running.units_built == 4


@pytest.mark.rule("BW-S2-21", "BW-S2-27")
def test_only_once_the_emitter_stands_it_moves() -> None:
    s = ready(CARD)
    _, raynor, _ = seats(s)
    assert asked(go_on(s.copy(), CARD, ("overmind_turn",), NEXT))[0][1] == "build-forces"
    s.items[EMITTER] = (NOTHING, areas(s, "dylar-iv")[0])
    match = go_on(s, CARD, ("overmind_turn",), NEXT)
    assert asked(match) == [(raynor, "overmind-mobilize")]
    assert options(match, raynor) == [("choose-planet", "torus"), ("choose-planet", "dylar-iv"), ("none",)]
    answer(match, raynor, "choose-planet", "torus")
    moves = [option for option in options(match, raynor) if option[0] == "move"]
    assert {match.state.catalog.planet_of[match.state.catalog.area_number[str(move[2])]] for move in moves} == {
        s.catalog.planet_number["antiga-prime"],
        s.catalog.planet_number["tarsonis"],
    }


@pytest.mark.rule("BW-S2-22")
def test_instead_of_a_battle_it_destroys_all_that_is_no_zerg() -> None:
    s = ready(CARD)
    mengsk, raynor, _ = seats(s)
    target, source = areas(s, "torus")[0], areas(s, "torus")[1]
    put(s, "overmind", "zergling", source)
    for _ in range(2):
        put(s, "mengsk", "marine", target)
    begin_order(s, Order(OVERMIND, s.catalog.planet_number["torus"], "mobilize"))
    match = go_on(s, CARD, NEXT)
    ids = s.catalog.areas
    answer(match, raynor, "move", "zergling", ids[source].id, ids[target].id, 1)
    while match.waiting == [raynor] and asked(match)[0][1] == "move-units":
        answer(match, raynor, "done")
    assert match.state.battle is None
    assert not match.state.units_in(target, mengsk)
    assert match.state.units_in(target, OVERMIND)


# Bases and battles


@pytest.mark.rule("BW-S2-23")
def test_its_base_falls_only_once_no_unit_of_it_is_on_the_planet() -> None:
    s = ready(CARD)
    base = next(area for area in s.bases(OVERMIND) if area in areas(s, "tarsonis"))
    other = next(area for area in areas(s, "tarsonis") if area != base)
    clear(s, "tarsonis")
    put(s, "mengsk", "marine", base)
    guard = put(s, "overmind", "zergling", other)
    steps = (("destroy_bases_and_transports",), NEXT)
    assert go_on(s.copy(), CARD, *steps).state.base_at(base) == OVERMIND
    destroy_unit(s, guard)
    s.agenda.clear()
    assert go_on(s, CARD, *steps).state.base_at(base) != OVERMIND


def attacked(units: int = 3) -> tuple[StarCraftMatch, int]:
    """Mengsk attacks so many Zerglings of the Overmind on Torus."""
    s = ready(CARD)
    mengsk = s.seat_of("mengsk")
    area = areas(s, "torus")[0]
    for _ in range(units):
        put(s, "overmind", "zergling", area)
    for _ in range(2):
        put(s, "mengsk", "marine", area)
    order = Order(mengsk, s.catalog.planet_number["torus"], "mobilize")
    begin_order(s, order)
    s.agenda.clear()
    s.agenda.append(NEXT)
    s.then(*s.rules.order_end)
    begin_battle(s, area)
    return played_on(s, CARD), area


@pytest.mark.rule("BW-S2-24", "BW-S2-28")
@pytest.mark.parametrize(("units", "cards"), [(3, 5), (1, 3)])
def test_it_draws_as_many_cards_as_it_has_units_and_two_more(units: int, cards: int) -> None:
    match, _ = attacked(units)
    s = match.state
    drawn = [event for event in told(match, "cards-drawn") if event["seat"] == OVERMIND]
    assert drawn == [{"seat": OVERMIND, "count": cards}]
    assert s.hand_size(OVERMIND) == cards
    raynor = s.seat_of("raynor")
    assert all(s.cards.is_known(card, raynor) for card in s.hand(OVERMIND))
    assert not any(s.cards.is_known(card, s.seat_of("mengsk")) for card in s.hand(OVERMIND))


@pytest.mark.rule("BW-S2-24")
def test_others_do_not_know_its_hand() -> None:
    match, _ = attacked()
    s = match.state
    before = sorted(s.card_id(card) for card in s.hand(OVERMIND))
    found = []
    for seed in range(8):
        twin = s.copy()
        redeal(twin, s.seat_of("mengsk"), random.Random(seed))
        found.append(sorted(twin.card_id(card) for card in twin.hand(OVERMIND)))
    assert any(hand != before for hand in found)
    twin = s.copy()
    redeal(twin, s.seat_of("raynor"), random.Random(1))
    assert sorted(twin.card_id(card) for card in twin.hand(OVERMIND)) == before


def fight_on(match: StarCraftMatch) -> set[tuple[int, str]]:
    """Take the last option of everything until the battle is over; who was asked what."""
    heard = set()
    while match.state.battle is not None and not match.over:
        seat = match.waiting[0]
        heard.add((seat, match.decision(seat).kind))
        match.play(seat, options(match, seat)[-1])
    return heard


@pytest.mark.rule("BW-S2-24", "BW-S2-25")
def test_raynors_player_decides_for_it_and_its_hand_is_discarded() -> None:
    match, _ = attacked()
    raynor = match.state.seat_of("raynor")
    heard = fight_on(match)
    assert (raynor, "place-cards") in heard
    assert match.state.hand_size(OVERMIND) == 0


@pytest.mark.rule("BW-S2-26")
def test_its_units_do_not_retreat_but_are_destroyed() -> None:
    from orrery.games.starcraft.rules.aftermath import retreat_areas
    from orrery.games.starcraft.rules.losses import withdrawal_areas

    match, area = attacked()
    s = match.state
    unit = next(unit for unit in s.units_on_board(OVERMIND) if s.unit_area[unit] == area)
    assert retreat_areas(s, OVERMIND, [unit]) == []
    assert withdrawal_areas(s, OVERMIND, s.unit_type[unit]) == []
    other = next(unit for unit in s.units_on_board(s.seat_of("mengsk")) if s.unit_area[unit] == area)
    assert retreat_areas(s, s.seat_of("mengsk"), [other])


@pytest.mark.rule("BW-AMB-11")
def test_it_keeps_resource_cards_and_workers_like_a_player_and_nothing_else() -> None:
    s = ready(CARD)
    assert s.resource_cards(OVERMIND)
    s.pool[OVERMIND], s.unavailable[OVERMIND] = 2, 4
    match = go_on(s, CARD, ("retrieve_workers",), ("gain_conquest_points",), NEXT)
    assert match.state.pool[OVERMIND] == 6
    assert OVERMIND not in match.state.clockwise()
    assert OVERMIND not in match.state.in_game()
    assert match.state.points[OVERMIND] == 0
    assert match.state.orders_placed(OVERMIND) == 0


@pytest.mark.rule("BW-S2-15")
def test_events_call_it_by_its_name() -> None:
    match, _ = attacked()
    event = next(event for event in match.events if event.kind == "battle-begins")
    words = match.game.words.event_words(match.ruleset, event)
    assert words.arguments["defender"] == Message("starcraft-faction-overmind")
