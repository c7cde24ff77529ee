"""The Leadership cards of the Zerg factions: a test for each."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.starcraft.ability import END_OF_REGROUPING
from orrery.games.starcraft.rules.brood_war.installations import has_installation
from orrery.games.starcraft.rules.pieces import place_installation
from orrery.games.starcraft.values import CEREBRATE, DECK, GONE, OVERMIND, TECHNOLOGY
from tests.games.starcraft.brood_war_moments import position as place_pieces
from tests.games.starcraft.leadership_moments import COMPARE, REST, chosen, hero_fight, number, position
from tests.games.starcraft.position import answer, asked, options, set_up, told, units_in

# The Queen of Blades


@pytest.mark.rule("BW-AMB-15")
def test_forward_planning() -> None:
    place = position("forward-planning", in_play=False)
    s = place.state
    s.leadership[number(s, "forward-planning")] = GONE
    forces = s.starting_forces(0)
    assert (forces.bases, forces.transports) == (2, 2)
    assert {s.catalog.unit_ids[unit]: count for unit, count in forces.units} == {"zergling": 6}


@pytest.mark.rule("BW-AMB-15")
def test_forward_planning_puts_a_base_and_a_transport_at_each_planet() -> None:
    match = set_up(2, draws=[0, "torus", "helios", "dylar-iv", "pridewater"], expansion="brood-war")
    answer(match, 0, "faction", "queen-of-blades")
    answer(match, 1, "faction", "raynor")
    answer(match, 0, "lead", "forward-planning")
    answer(match, 1, "lead", "raynors-raiders")
    placed: list[str] = []
    while match.state.phase == "setup":
        seat = match.waiting[0]
        kind, offered = match.decision(seat).kind, options(match, seat)
        if seat == 0 and kind == "starting-base":
            assert ("none",) not in offered
            placed.append(str(offered[0][1]))
        if seat == 0 and kind == "starting-units":
            planets = {
                match.state.catalog.planet_of[match.state.catalog.area_number[str(option[2])]] for option in offered
            }
            assert planets == {match.state.catalog.planet_of[area] for area in match.state.bases(0)}
        match.play(seat, offered[0])
    s = match.state
    homes = [s.catalog.planet_of[area] for area in s.bases(0)]
    assert len(placed) == len(set(homes)) == 2
    assert all(s.transport_routes(0, planet) for planet in homes)
    assert len(s.units_on_board(0)) == 6


def test_a_new_rising_power() -> None:
    assert position("a-new-rising-power").state.objective_of(0) == ("conquest-areas", 3, 3)


@pytest.mark.rule("BW-AMB-16")
def test_glimpse_the_future() -> None:
    place = position("glimpse-the-future", in_play=False)
    s = place.state
    s.leadership[number(s, "glimpse-the-future")] = GONE
    s.phase = "setup"
    assert [s.z_route_placer(seat) for seat in range(2)] == [0, 0]
    match = place.start(("lead_at_start",), REST)
    after = match.state
    home = after.catalog.planet_number["torus"]
    assert all(after.has_transport(0, route) for route in after.planet_routes[home])
    assert after.transports_left(0) == 7 - len(after.planet_routes[home])


@pytest.mark.rule("BW-AMB-17")
def test_hasten_the_end() -> None:
    place = position("hasten-the-end", in_play=False)
    left = place.state.event_deck_size()
    match = chosen(place, "hasten-the-end")
    assert match.state.facedown_events(0) == 4
    assert match.state.events_read(0) == []
    assert match.state.event_deck_size() == left - 4


@pytest.mark.rule("BW-HERO-14")
def test_sarah_kerrigan() -> None:
    place = position("sarah-kerrigan", in_play=False)
    match = chosen(place, "sarah-kerrigan")
    s = match.state
    assert units_in(match, "torus-1", 0) == {"kerrigan": 1}
    for name in ("kerrigan-psionic-storm-1", "kerrigan-cloaking-1"):
        assert s.cards.where[s.card_number(0, name)] == DECK
        assert (
            place_pieces(factions=("queen-of-blades", "raynor")).state.cards.where[s.card_number(0, name)] == TECHNOLOGY
        )
    fought = hero_fight("sarah-kerrigan", "kerrigan", "infested-terran", "zerg-3")
    card = fought.position.state.catalog
    fought.begin(*COMPARE)
    face = card.card_number["zerg-3"]
    assert not card.icons[face] >> card.unit_number["infested-terran"] & 1
    assert fought.values[0] == card.major[face] != card.minor[face]
    kerrigan = card.unit_number["kerrigan"]
    assert not card.sacrifice[kerrigan]
    assert card.sacrifice[card.unit_number["infested-terran"]]


@pytest.mark.rule("BW-AMB-19")
def test_deathblow() -> None:
    place = position("deathblow", in_play=False).units(0, "torus-2", zergling=1)
    s = chosen(place, "deathblow").state
    s.round += 1
    assert s.other_kinds(0) == ["mobilize"]
    place.state = s
    match = place.order(0, "research", "torus").start(("execution",))
    answer(match, 0, "execute", "torus", "mobilize")
    assert (match.state.running.kind, match.state.special_now) == ("mobilize", True)


@pytest.mark.rule("BW-AMB-22")
def test_subtle_influence() -> None:
    place = position("subtle-influence", in_play=False).units(0, "torus-2", zergling=2).units(1, "torus-3", zergling=1)
    match = chosen(place, "subtle-influence")
    s = match.state
    assert [event["planet"] for event in told(match, "influenced")] == ["torus"]
    s.round += 1
    torus = place.planet("torus")
    assert s.planets_in_reach(1) >> torus & 1
    place.state = s
    place.order(1, "build", "torus")
    assert not s.planets_in_reach(1) >> torus & 1
    assert s.planets_in_reach(0) >> torus & 1
    assert ("defend", "helios-2") in options(place.start(("place_order", 1)), 1)


# The Overmind


def test_endless_hunger() -> None:
    s = position("endless-hunger").state
    minerals, gas = s.race(0).permanent
    assert s.permanent(0) == [minerals + 1, gas + 1]


def test_the_swarm() -> None:
    assert position("the-swarm").state.objective_of(0) == ("base-planets", 3, 3)


def test_the_overmind() -> None:
    place = position("the-overmind").units(0, "torus-2", zergling=1)
    place_installation(place.state, 0, place.area("torus-2"), OVERMIND)
    assert place.state.round_points(0) == 1
    match = place.start(("gain_conquest_points",), REST)
    held = sum(match.state.points_in(area) for area in match.state.controlled(0))
    assert match.state.points[0] == held + 1
    placing = chosen(position("the-overmind", in_play=False).units(0, "torus-2", zergling=1), "the-overmind")
    assert has_installation(placing.state, 0, "overmind")
    assert position("the-overmind").state.round_points(0) == 0


def test_cerebrate_daggoth() -> None:
    place = position("cerebrate-daggoth")
    place_installation(place.state, 0, place.area("torus-2"), CEREBRATE)
    assert place.state.extra_orders(0) == 1
    match = place.start(("place_orders",))
    assert asked(match) == [(0, "place-order")]
    answer(match, 0, "order", "build", "torus")
    assert asked(match) == [(0, "place-order")]
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, options(match, seat)[0])
    assert len(match.state.orders_on_board(0)) == 5
    assert len(match.state.orders_on_board(1)) == 4


def test_torrasque() -> None:
    place = position("torrasque")
    match = place.start(("lead_moment", END_OF_REGROUPING), REST)
    assert asked(match) == [(0, "hero-returns")]
    answer(match, 0, "choose-area", "torus-1")
    assert units_in(match, "torus-1", 0) == {"torrasque": 1}


def test_the_swarm_flies() -> None:
    place = position("the-swarm-flies", in_play=False, seats=3).transport(1, "torus", "helios")
    place.transport(2, "torus", "helios").transport(1, "torus", "dylar-iv")
    match = chosen(place, "the-swarm-flies")
    assert asked(match) == [(0, "raid-route")]
    assert len(options(match, 0)) == 3
    match.play(0, options(match, 0)[0])
    match.play(0, ("none",))
    s = match.state
    left = [sum(s.has_transport(seat, route) for route in range(len(s.routes))) for seat in (1, 2)]
    assert sorted(left) == [1, 1]


def test_teeming_spawn() -> None:
    place = position("teeming-spawn", in_play=False).workers(0, pool=3, unavailable=2)
    match = chosen(place, "teeming-spawn")
    assert asked(match) == [(0, "order-planet")]
    answer(match, 0, "choose-planet", "torus")
    assert match.state.running.kind == "build"
    answer(match, 0, "build-workers", 1)
    while asked(match)[0][1] != "place-order":
        answer(match, 0, "done")
    assert match.state.pool[0] == 6
    assert match.state.workers_at_work(0) == 0


def test_every_card_has_its_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_leadership_*.py"))
    for card in place_pieces(leadership=True).state.catalog.leadership:
        assert f"def test_{card.id.replace('-', '_')}() -> None:" in tests, card.id
