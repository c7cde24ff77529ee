"""The Leadership cards of the Terran factions: a test for each."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.ability import START_OF_REGROUPING
from orrery.games.starcraft.catalog import RESEARCH
from orrery.games.starcraft.catalog import SUPPLY as SUPPLY_MODULE
from orrery.games.starcraft.rules.brood_war.leading import get_star_order
from orrery.games.starcraft.rules.pieces import become, move_unit
from orrery.games.starcraft.values import GONE, ON_CARD
from tests.games.starcraft.brood_war_moments import position as place_pieces
from tests.games.starcraft.fighting import AREA, Force, lay_out
from tests.games.starcraft.leadership_moments import COMPARE, REST, chosen, hero_fight, number, position, star_order
from tests.games.starcraft.position import answer, asked, options, told, units_in

# Jim Raynor


@pytest.mark.rule("BW-AMB-24")
def test_storage_facilities() -> None:
    place = position("storage-facilities").workers(0, pool=5)
    match = place.start(("lead_moment", START_OF_REGROUPING), REST)
    for _ in range(3):
        assert asked(match) == [(0, "take-token")]
        answer(match, 0, "take-token", "gas")
    assert match.state.resource_tokens[:2] == [0, 3]
    few = position("storage-facilities").workers(0, pool=1).start(("lead_moment", START_OF_REGROUPING), REST)
    answer(few, 0, "take-token", "minerals")
    assert few.state.resource_tokens[:2] == [1, 0]


@pytest.mark.rule("BW-LEAD-12")
def test_raynors_raiders() -> None:
    s = position("raynors-raiders").state
    assert s.objective_of(0) == ("resource-areas", 6, 3)
    s.leadership[number(s, "raynors-raiders")] = GONE
    assert s.objective_of(0) is None


@pytest.mark.rule("BW-AMB-12")
def test_covert_operations() -> None:
    place = position("covert-operations", in_play=False)
    match = chosen(place, "covert-operations")
    s = match.state
    ghost = s.catalog.unit_number["ghost"]
    assert s.of_type(s.on_cards, ghost).bit_count() == 3
    assert not s.supply_of(0, ghost)
    assert not s.units_on_board(0)
    lonely = position("covert-operations", bases=False)
    for unit in lonely.state.supply_of(0, ghost):
        move_unit(lonely.state, unit, ON_CARD)
    assert lonely.state.is_eliminated(0)
    place.state = s
    moving = place.executing(0, "mobilize", "helios").start()
    assert ("deploy", "ghost", "helios-3", 2) in options(moving, 0)
    answer(moving, 0, "deploy", "ghost", "helios-3", 2)
    assert units_in(moving, "helios-3", 0) == {"ghost": 2}


def test_covert_operations_takes_ghosts_that_are_built() -> None:
    place = position("covert-operations").building(0, barracks=3)
    match = place.executing(0, "build", "torus").start()
    assert ("build-on-card", "ghost") in options(match, 0)
    assert ("build-on-card", "marine") not in options(match, 0)
    answer(match, 0, "build-on-card", "ghost")
    assert match.state.on_cards.bit_count() == 1


@pytest.mark.rule("BW-HERO-08")
def test_jim_raynor() -> None:
    assert hero_fight("jim-raynor", "jim-raynor", "vulture", "terran-4-bw").begin(*COMPARE).values[0] == (8, 9)
    place = position("jim-raynor", in_play=False)
    match = chosen(place, "jim-raynor")
    assert units_in(match, "torus-1", 0) == {"jim-raynor": 1}


def test_jim_raynor_leads_others_in_his_battle() -> None:
    place = position("jim-raynor")
    fought = lay_out(place, (Force("marine", "terran-3", support=["vulture"]), Force("zergling", "zerg-1")))
    s = place.state
    before = lay_out(
        place_pieces(factions=("raynor", "overmind")),
        (Force("marine", "terran-3", support=["vulture"]), Force("zergling", "zerg-1")),
    ).begin(*COMPARE)
    become(s, s.battle.skirmishes[0].supporters[0][0], s.catalog.unit_number["jim-raynor"])  # type: ignore[union-attr]
    fought.begin(*COMPARE)
    assert fought.values[0][0] == before.values[0][0] + 1
    assert fought.values[0][1] == before.values[0][1]


def test_make_do_with_little() -> None:
    place = position("make-do-with-little").module(0, research_and_development=1, supply=1)
    s = place.state
    assert s.special_orders_allowed(0) == 2
    assert s.module_worth(0, SUPPLY_MODULE) == 2
    assert s.module_count(0, RESEARCH) == 1
    match = place.workers(0, pool=1).executing(0, "build", "torus").start()
    answer(match, 0, "build-workers", 2)
    assert match.state.pool[0] == 0
    assert match.state.unavailable[0] + match.state.workers_at_work(0) == 3


@pytest.mark.rule("BW-AMB-20")
def test_to_the_bitter_end() -> None:
    place = position("to-the-bitter-end", seats=3, in_play=False).points(5, 4, 1)
    match = chosen(place, "to-the-bitter-end")
    assert match.state.points == [5, 2, 0]
    assert match.state.leadership[number(match.state, "to-the-bitter-end")] == GONE


@pytest.mark.rule("BW-AMB-23")
def test_psi_disruptor() -> None:
    place = position("psi-disruptor", in_play=False).units(0, "torus-2", marine=1).units(1, "torus-3", zergling=2)
    place.transport(1, "torus", "helios")
    match = chosen(place, "psi-disruptor")
    assert asked(match) == [(1, "flee")]
    answer(match, 1, "retreat", "helios-3")
    assert units_in(match, "helios-3", 1) == {"zergling": 2}
    trapped = position("psi-disruptor", in_play=False).units(0, "torus-2", marine=1).units(1, "torus-3", zergling=2)
    lost = chosen(trapped, "psi-disruptor")
    assert units_in(lost, "torus-3", 1) == {}
    assert len(told(lost, "unit-destroyed")) == 2


# Arcturus Mengsk


@pytest.mark.rule("BW-AMB-14")
def test_emperor_arcturus_i() -> None:
    place = position("emperor-arcturus-i", in_play=False)
    s = place.state
    s.leadership[number(s, "emperor-arcturus-i")] = GONE
    s.phase = "setup"
    s.dealt = [-1] * len(s.dealt)
    match = place.start(("deal_planets",), ("choose_own_planets",), REST)
    assert asked(match) == [(0, "own-planet")]
    assert match.state.dealt.count(1) == 2
    assert match.state.dealt.count(0) == 0
    first, second = options(match, 0)[:2]
    match.play(0, first)
    match.play(0, second)
    assert match.state.dealt.count(0) == 2
    assert asked(match) == [(0, "name-first-player")]
    answer(match, 0, "choose-seat", 1)
    assert match.state.first_player == 1


def test_terran_dominion() -> None:
    assert position("terran-dominion").state.objective_of(0) == ("whole-planets", 2, 3)


@pytest.mark.rule("BW-LEAD-14", "BW-AMB-25")
def test_the_sons_of_korhal() -> None:
    place = position("the-sons-of-korhal", in_play=False).units(0, "torus-2", marine=1)
    s = place.state
    star = [kind for kind, _ in s.rules.order_tokens].index("star")
    s.lost_orders = [1 << star, 1 << star]
    match = chosen(place, "the-sons-of-korhal", REST)
    assert ("order", "star", "torus") in options(match, 0)
    s = match.state
    assert s.withheld_orders(1) >> star & 1
    executing = star_order().start(("execution",))
    answer(executing, 0, "execute", "torus")
    assert asked(executing) == [(0, "star-order")]
    assert ("star", "build", "special") in options(executing, 0)
    answer(executing, 0, "star", "build", "special")
    assert executing.state.running.kind == "build"
    assert executing.state.special_now
    assert executing.state.pool_size(0) == 1


@pytest.mark.rule("BW-AMB-25")
def test_a_star_order_looks_to_others_like_any_order() -> None:
    place = position("the-sons-of-korhal", in_play=False).units(0, "torus-2", marine=1)
    star = [kind for kind, _ in place.state.rules.order_tokens].index("star")
    place.state.lost_orders = [1 << star, 1 << star]
    with_star = chosen(place, "the-sons-of-korhal", REST)
    without = with_star.fork()
    answer(with_star, 0, "order", "star", "torus")
    answer(without, 0, "order", "build", "torus")
    assert with_star.view(1) == without.view(1)
    assert with_star.view(None) == without.view(None)
    assert with_star.view(0) != without.view(0)


def test_norad_ii() -> None:
    fought = hero_fight("norad-ii", "norad-ii", "battlecruiser", "terran-15-bw").begin(*COMPARE)
    assert fought.values[0] == (8, 10)


@pytest.mark.rule("BW-LEAD-15")
def test_tactical_mastery() -> None:
    place = position("tactical-mastery", in_play=False).units(1, "torus-3", zergling=1)
    match = chosen(place, "tactical-mastery", ("gain_conquest_points",), REST)
    assert ("choose-area", "torus-2") in options(match, 0)
    first = next(choice for choice in options(match, 0) if choice[1] == "torus-3")
    match.play(0, first)
    assert first not in options(match, 0)
    answer(match, 0, "choose-area", "torus-2")
    s = match.state
    assert s.points_in(s.catalog.area_number["torus-3"]) == 1
    assert s.points[1] == sum(s.points_in(area) for area in s.controlled(1))


@pytest.mark.rule("BW-AMB-19")
def test_terran_civilization() -> None:
    place = position("terran-civilization", in_play=False).building(0, barracks=1, starport=1)
    match = chosen(place, "terran-civilization")
    s = match.state
    kinds = s.catalog.building_number
    assert s.level(0, kinds["barracks"]) == len(s.catalog.buildings[kinds["barracks"]])
    assert s.level(0, kinds["factory"]) == 0
    assert s.other_kinds(0) == []
    s.round += 1
    assert s.other_kinds(0) == ["build"]
    place.state = s
    executing = place.order(0, "research", "torus").start(("execution",))
    assert ("execute", "torus", "build") in options(executing, 0)
    assert ("event", "torus") in options(executing, 0)
    answer(executing, 0, "execute", "torus", "build")
    assert (executing.state.running.kind, executing.state.special_now) == ("build", True)
    assert executing.state.pool_size(0) == 0


def test_scorched_earth_policy() -> None:
    place = position("scorched-earth-policy", in_play=False)
    match = chosen(place, "scorched-earth-policy")
    answer(match, 0, "choose-unit", "siege-tank", "torus-1")
    assert units_in(match, "torus-1", 0) == {"siege-tank": 2}
    bombing = position("scorched-earth-policy").base(1, AREA)
    fought = lay_out(bombing, (Force("battlecruiser", "terran-15-bw"), Force("zergling", "zerg-1")))
    fought.begin(("skirmishes",))
    assert fought.asked == [(0, "collateral-damage")]


def test_the_star_order_can_be_got() -> None:
    s = place_pieces(factions=("mengsk", "overmind")).state
    star = [kind for kind, _ in s.rules.order_tokens].index("star")
    s.lost_orders[0] = 1 << star
    get_star_order(s, 0)
    assert s.lost_orders[0] == 0
