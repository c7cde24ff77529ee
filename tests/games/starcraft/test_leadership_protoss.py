"""The Leadership cards of the Protoss factions: a test for each."""

from __future__ import annotations

import pytest

from orrery.core.words import Words
from orrery.games.starcraft.ability import END_OF_PLANNING, END_OF_REGROUPING
from orrery.games.starcraft.rules.brood_war.installations import has_installation
from orrery.games.starcraft.rules.brood_war.modules import destroy_evader, evade_defence
from orrery.games.starcraft.rules.pieces import become, move_unit
from orrery.games.starcraft.values import GONE, ON_CARD, Order
from tests.games.starcraft.brood_war_moments import position as place_pieces
from tests.games.starcraft.fighting import AREA, Force, lay_out
from tests.games.starcraft.leadership_moments import COMPARE, REST, chosen, hero_fight, number, position
from tests.games.starcraft.position import answer, asked, options, units_in

# Tassadar


def test_orbital_platform() -> None:
    s = position("orbital-platform").state
    minerals, gas = s.race(0).permanent
    assert s.permanent(0) == [minerals + 2, gas]


def test_domination() -> None:
    assert position("domination").state.objective_of(0) == ("most-areas", 0, 3)


@pytest.mark.rule("BW-AMB-13")
def test_warp_gate() -> None:
    place = position("warp-gate", in_play=False).units(0, "torus-2", zealot=2, scout=1)
    match = chosen(place, "warp-gate", ("lead_moment", END_OF_REGROUPING), REST)
    assert has_installation(match.state, 0, "warp-gate")
    assert asked(match) == [(0, "warp-area")]
    assert ("choose-area", "helios-3") in options(match, 0)
    assert ("choose-area", "helios-2") not in options(match, 0)
    answer(match, 0, "choose-area", "helios-3")
    answer(match, 0, "leave", "zealot")
    answer(match, 0, "done")
    assert units_in(match, "helios-3", 0) == {"zealot": 1}
    assert units_in(match, "torus-2", 0) == {"zealot": 1, "scout": 1}


@pytest.mark.rule("BW-AMB-26")
def test_gantrithor() -> None:
    place = position("gantrithor").units(0, "torus-2", carrier=1).units(1, "torus-3", ultralisk=1)
    s = place.state
    [unit] = s.units_on_board(0)
    become(s, unit, s.catalog.unit_number["gantrithor"])
    match = place.executing(0, "mobilize", "torus").start()
    match.play(0, ("destroy-unit", "gantrithor", "torus-2"))
    assert asked(match) == [(0, "avenge")]
    assert ("avenge", 0, "torus-1", "base") in options(match, 0)
    answer(match, 0, "avenge", 1, "torus-3", "ultralisk")
    assert units_in(match, "torus-3", 1) == {}
    health = hero_fight("gantrithor", "gantrithor", "carrier", "protoss-9-bw").begin(*COMPARE)
    assert health.values[0][1] == 3 + 1


@pytest.mark.rule("BW-AMB-26")
def test_zeratul() -> None:
    fought = hero_fight("zeratul", "zeratul", "dark-templar", "protoss-20")
    assert fought.begin(*COMPARE).values[0] == (8, 7)
    start = hero_fight("zeratul", "zeratul", "dark-templar", "protoss-20")
    start.position.units(1, AREA, mutalisk=1)
    start.begin(("start_of_battle", 0), REST)
    assert start.options == [("use", "zeratul"), ("none",)]
    offered = start.match.describe(start.match.decision(0), ("use", "zeratul"))
    assert Words("en").say(offered).startswith("Use Zeratul")
    start.answer(("use", "zeratul"))
    assert start.left(1) == {"mutalisk": 1}


@pytest.mark.rule("BW-AMB-26")
def test_ultimate_sacrifice() -> None:
    place = position("ultimate-sacrifice", in_play=False).units(0, "torus-2", zealot=1)
    place.units(1, "torus-3", zergling=2, hydralisk=1)
    match = chosen(place, "ultimate-sacrifice")
    assert options(match, 0) == [("choose-unit", "zealot", "torus-2"), ("none",)]
    answer(match, 0, "choose-unit", "zealot", "torus-2")
    assert units_in(match, "torus-3", 1) == {}
    assert units_in(match, "torus-2", 0) == {}


def test_return_to_aiur() -> None:
    place = position("return-to-aiur", in_play=False)
    match = chosen(place, "return-to-aiur", ("destroy_lost_transports",), REST)
    while asked(match) == [(0, "lead-transport")]:
        match.play(0, options(match, 0)[0])
    s = match.state
    placed = sum(s.has_transport(0, route) for route in range(len(s.routes)))
    assert placed
    s.round += 1
    assert s.transports_safe(0)
    assert all(s.transport_kept(0, route) for route in range(len(s.routes)))
    s.round += 1
    assert not s.transports_safe(0)


def test_return_to_aiur_keeps_even_a_transport_that_got_past_orbital_defense() -> None:
    place = position("return-to-aiur", in_play=False).transport(0, "torus", "helios")
    s = place.state
    for safe in (True, False):
        twin = s.copy()
        twin.lasting = [(number(s, "return-to-aiur"), s.round if safe else s.round - 1, -1)]
        twin.order = Order(0, place.planet("helios"), "mobilize", evaded=1 << place.planet("torus"))
        evade_defence(twin)
        assert twin.agenda == [("destroy_evader", place.planet("torus"))]
        list(destroy_evader(twin, place.planet("torus")))
        assert twin.has_transport(0, place.route("torus", "helios")) == safe


# Aldaris


def test_riches_of_aiur() -> None:
    place = position("riches-of-aiur").depleted("torus-2")
    s = place.state
    area = place.area("torus-2")
    assert s.card_holder[area] == 0
    assert s.is_protected(1, area)
    assert not s.is_protected(0, area)
    match = place.start(("lead_moment", END_OF_REGROUPING), REST)
    assert options(match, 0) == [("choose-area", "torus-2"), ("none",)]
    answer(match, 0, "choose-area", "torus-2")
    assert match.state.depletion[area] == 0


def test_predestined() -> None:
    from orrery.games.starcraft.rules.victory import threshold

    s = position("predestined").state
    assert s.objective_of(0) == ("the-end", 2, 1)
    assert (threshold(s, [0]), threshold(s, [1])) == (15, 20)
    s.leadership[number(s, "predestined")] = GONE
    assert threshold(s, [1]) == 15


@pytest.mark.rule("BW-LEAD-16")
def test_conclave_fleet() -> None:
    place = position("conclave-fleet")
    building = place.executing(0, "build", "torus").start()
    answer(building, 0, "build-on-card", "zealot")
    assert building.state.on_cards.bit_count() == 1
    other = position("conclave-fleet").order(1, "mobilize", "helios").units(1, "helios-2", zergling=1)
    s = other.state
    for unit in s.supply_of(0, s.catalog.unit_number["dragoon"])[:2]:
        move_unit(s, unit, ON_CARD)
    other.state.first_player = 1
    match = other.start(("execution",))
    answer(match, 1, "execute", "helios")
    assert asked(match) == [(0, "deploy")]
    answer(match, 0, "deploy", "dragoon", "torus-1", 1)
    answer(match, 0, "done")
    assert asked(match) == [(1, "move-units")]
    assert units_in(match, "torus-1", 0) == {"dragoon": 1}


def test_fenix() -> None:
    zealot_card = hero_fight("fenix", "fenix", "dragoon", "protoss-1-bw").begin(*COMPARE)
    assert zealot_card.values[0] == (6, 9)
    plain = lay_out(
        place_pieces(factions=("aldaris", "overmind")), (Force("dragoon", "protoss-1-bw"), Force("zergling", "zerg-1"))
    ).begin(*COMPARE)
    assert plain.values[0] == (2, 5)


@pytest.mark.rule("BW-AMB-21")
def test_khala_devotee() -> None:
    place = (
        position("khala-devotee").order(1, "build", "torus").order(0, "research", "torus").order(0, "build", "helios")
    )
    match = place.start(("lead_moment", END_OF_PLANNING), REST)
    before = match.state.stacks[place.planet("torus")]
    assert options(match, 0) == [("choose-planet", "torus"), ("none",)]
    answer(match, 0, "choose-planet", "torus")
    assert match.state.stacks[place.planet("torus")] == (before[1], before[0])
    assert not match.state.order_known[before[0]] & 1


def test_the_will_of_the_conclave() -> None:
    place = position("the-will-of-the-conclave", in_play=False)
    match = chosen(place, "the-will-of-the-conclave")
    s = match.state
    s.round += 1
    assert s.doubles_orders(0)
    place.state = s
    planning = place.start(("place_orders",))
    placed = 0
    while planning.state.agenda or planning.waiting:
        seat = planning.waiting[0]
        kind = planning.decision(seat).kind
        placed += kind == "place-order" and seat == 0
        planning.play(seat, ("yes",) if kind == "place-another" else options(planning, seat)[0])
    assert placed == 8
    assert len(planning.state.orders_on_board(0)) == 8


@pytest.mark.rule("BW-LEAD-07", "BW-OPT-04")
def test_the_will_of_the_conclave_asks_for_no_second_order_once_none_is_left() -> None:
    """Special orders that were spent for good leave six tokens and the Defend order."""
    place = position("the-will-of-the-conclave", in_play=False, disposable_special_orders=True)
    s = chosen(place, "the-will-of-the-conclave").state
    s.round += 1
    for token in s.tokens_of(0):
        if s.token_special(token):
            s.lost_orders[0] |= 1 << token
    place.state = s
    planning = place.start(("ready_defend_orders",), ("place_orders",))
    left = []
    while planning.waiting:
        seat = planning.waiting[0]
        question = planning.decision(seat)
        assert question.options
        if (seat, question.kind) == (0, "place-order"):
            left.append((question.about or {})["left"])
        planning.play(seat, ("yes",) if question.kind == "place-another" else options(planning, seat)[-1])
    assert left == [8, 7, 6, 5, 4, 3, 2]
    assert len(planning.state.orders_on_board(0)) == 6
    assert planning.state.defended[0]


@pytest.mark.rule("BW-AMB-18")
def test_destiny() -> None:
    place = position("destiny", in_play=False).points(0, 30)
    match = chosen(place, "destiny", ("check_normal_victory",), REST)
    assert not match.over
    place = position("destiny", in_play=False).points(0, 30)
    later = chosen(place, "destiny", ("end_of_regrouping",), REST).state
    later.round += 1
    assert not later.nobody_wins()
    place.state = later
    assert place.start(("check_normal_victory",), REST).over
