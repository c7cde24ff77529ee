"""Resources: workers that pay, automatically or by hand; force mining; Resource cards that come and go."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.core import Choice, Procedure
from orrery.games.starcraft.rules.resources import (
    Cost,
    automatic_payment,
    deplete,
    discount_ways,
    force_mine,
    gain_card,
    lose_card,
    purse_of,
    ways_to_buy,
    why_not_buy,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DEPLETED, DEPLETED_CARD, PARTIALLY_DEPLETED, RESOURCE_DECK, UNTOUCHED
from tests.games.starcraft.orders import all_workers, build, offered, on_cards, refused, workers
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, told


def harvested(position: Position) -> tuple[dict[str, int], list[int]]:
    """The workers on Resource cards, and those on the permanent resources of seat 0."""
    s = position.state
    cards = {s.catalog.areas[area].id: count for area, count in enumerate(s.card_workers) if count}
    return cards, s.permanent_workers[:2]


def zealot_position() -> Position:
    """A Protoss player with a mineral card of capacity 2 whose permanent minerals are taken."""
    position = Position(3)
    position.state.permanent_workers[4] = 4
    return position.workers(2, pool=4)


# Paying


@pytest.mark.rule("SC-RES-01", "SC-RES-03", "SC-RES-05")
def test_a_zealot_is_paid_with_two_workers_on_one_card_of_capacity_two() -> None:
    position = zealot_position().resource_deck("dylar-iv-4")
    match = build(position, "dylar-iv", seat=2)
    answer(match, 2, "build-unit", "zealot", "dylar-iv-3")
    assert on_cards(match) == {"dylar-iv-3": 2}
    assert workers(match, 2) == (2, 0, 4, 0)
    answer(match, 2, "done")
    answer(match, 2, "done")
    assert asked(match) == []
    assert on_cards(match) == {"dylar-iv-3": 2}  # they stay there when the order is over


@pytest.mark.rule("SC-RES-04")
def test_what_is_left_of_a_capacity_can_be_used_later() -> None:
    position = zealot_position().resource_deck("dylar-iv-3", "dylar-iv-4").hold(2, "pridewater-1")
    match = build(position, "dylar-iv", seat=2)
    answer(match, 2, "build-unit", "zealot", "dylar-iv-3")
    assert on_cards(match) == {"pridewater-1": 2}
    answer(match, 2, "build-workers", 1)
    assert on_cards(match) == {"pridewater-1": 3}
    assert refused(match, "build-workers", 1, seat=2) == "SC-AMB-15"


@pytest.mark.rule("SC-RES-02")
def test_workers_harvest_cards_of_any_planet() -> None:
    position = Position(2).hold(0, "pridewater-1").workers(0, pool=5)
    position.state.permanent_workers[:2] = [4, 2]
    match = build(position)
    answer(match, 0, "build-workers", 3)
    assert on_cards(match) == {"pridewater-1": 3}


@pytest.mark.rule("SC-RES-06", "SC-RES-07")
def test_harvesting_is_limited_by_cards_and_by_workers() -> None:
    """Six gas and four minerals, but only five workers: five resources a round."""
    position = Position(2).hold(0, "dylar-iv-2", "pridewater-2").resource_deck("torus-2", "torus-4")
    position.workers(0, pool=5, unavailable=4)
    s = position.state
    s.permanent_workers[:2] = [0, 2]
    purse = purse_of(s, 0)
    assert (purse.workers, purse.free) == (5, (4, 6))
    assert purse.covers((2, 3))
    assert purse.covers((4, 1))
    assert not purse.covers((3, 3))
    assert not purse.covers_by_force((3, 3))
    assert not purse.covers((5, 0))
    reason = why_not_buy(s, 0, (3, 3), ())
    assert reason is not None
    assert (reason.rule, reason.arguments) == ("SC-RES-06", {"needed": 6, "workers": 5})


@pytest.mark.rule("SC-RES-08")
def test_minerals_and_gas_are_not_interchangeable() -> None:
    position = Position(2).resource_deck("torus-3").workers(0, pool=10)
    purse = purse_of(position.state, 0)
    assert purse.free == (6, 2)
    assert not purse.covers((1, 3))
    assert not purse.covers_by_force((1, 3))
    match = build(position.building(0, barracks=3), "torus")
    answer(match, 0, "build-unit", "ghost", "torus-3")
    assert refused(match, "build-unit", "ghost", "torus-3") == "SC-RES-03"


@pytest.mark.rule("SC-RES-09", "SC-BUILD-09")
def test_each_purchase_is_paid_at_once_and_nothing_is_kept() -> None:
    match = build(Position(2))
    answer(match, 0, "build-workers", 2)
    assert workers(match) == (3, 2, 2, 0)
    answer(match, 0, "build-transport", "torus:helios")
    assert workers(match) == (2, 2, 3, 0)


@pytest.mark.rule("SC-RES-10", "SC-RES-11", "SC-RES-12")
def test_permanent_resources_are_there_from_the_start_without_any_card() -> None:
    position = Position(2).resource_deck("torus-2", "torus-3", "torus-4").workers(0, pool=6)
    assert purse_of(position.state, 0).free == (4, 2)
    assert automatic_payment(position.state, 0, (4, 2)) == (0, 0)
    assert harvested(position) == ({}, [4, 2])


@pytest.mark.rule("SC-RES-13")
def test_permanent_resources_cannot_be_force_mined() -> None:
    position = Position(2).resource_deck("torus-2", "torus-3", "torus-4").workers(0, pool=15)
    assert purse_of(position.state, 0).extra == (0, 0)
    match = build(position)
    assert offered(match, "build-workers") == []  # all worker tokens are in the pool
    position = Position(2).resource_deck("torus-2", "torus-3", "torus-4").workers(0, pool=10)
    match = build(position)
    assert offered(match, "build-workers") == [(1,), (2,), (3,), (4,)]


def test_a_refused_payment_says_what_is_short() -> None:
    position = Position(2).resource_deck("torus-2", "torus-4").workers(0, pool=15)
    s = position.state
    assert (purse_of(s, 0).free, purse_of(s, 0).extra) == ((4, 4), (0, 2))
    assert purse_of(s, 0).covers_by_force((4, 6))
    assert not purse_of(s, 0).covers_by_force((4, 7))
    reason = why_not_buy(s, 0, (4, 6), ())
    assert reason is not None
    assert (reason.rule, reason.arguments) == ("SC-AMB-15", {"resource": "gas", "needed": 6, "free": 4})
    reason = why_not_buy(s, 0, (5, 0), ("force-mine",))
    assert reason is not None
    assert (reason.rule, reason.arguments) == ("SC-RES-03", {"resource": "minerals", "needed": 5, "free": 4})


# Automatic payment


@pytest.mark.rule("SC-AMB-15")
@pytest.mark.parametrize(
    ("cost", "cards", "permanent"),
    [
        ((3, 0), {}, [3, 0]),
        ((4, 1), {}, [4, 1]),
        ((5, 0), {"pridewater-1": 1}, [4, 0]),
        ((8, 0), {"pridewater-1": 3, "torus-2": 1}, [4, 0]),
        ((9, 3), {"pridewater-1": 3, "torus-2": 1, "torus-4": 1, "torus-3": 1}, [4, 2]),
    ],
)
def test_automatic_payment_fills_permanent_resources_then_the_cards_with_most_room(
    cost: Cost, cards: dict[str, int], permanent: list[int]
) -> None:
    position = Position(2).hold(0, "pridewater-1").workers(0, pool=12)
    assert automatic_payment(position.state, 0, cost) == (0, 0)
    assert harvested(position) == (cards, permanent)
    assert position.state.pool[0] == 12 - sum(cost)


@pytest.mark.rule("SC-AMB-15")
def test_most_room_counts_what_is_left_of_a_card() -> None:
    position = Position(2).hold(0, "pridewater-1", "dylar-iv-3").workers(0, pool=8).workers_on("pridewater-1", 2)
    automatic_payment(position.state, 0, (5, 0))
    assert harvested(position)[0] == {"pridewater-1": 2, "dylar-iv-3": 1}


@pytest.mark.rule("SC-AMB-15")
def test_automatic_payment_never_force_mines() -> None:
    position = Position(2).workers(0, pool=12)
    assert automatic_payment(position.state, 0, (8, 0)) == (2, 0)
    assert set(position.state.depletion) == {UNTOUCHED}
    match = build(Position(2).workers(0, pool=9))
    assert offered(match, "build-workers") == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert refused(match, "build-workers", 1, "force-mine") == "SC-AMB-15"


# By hand


def by_hand(match: StarCraftMatch, *choice: str | int) -> list[Choice]:
    """Buy something, paying by hand; where the first worker can go."""
    answer(match, 0, "pay-by-hand")
    answer(match, 0, *choice)
    assert asked(match) == [(0, "pay")]
    return options(match, 0)


def test_payment_by_hand_asks_worker_by_worker_once() -> None:
    match = build(Position(2).hold(0, "pridewater-1").workers(0, pool=6))
    assert by_hand(match, "build-unit", "marine", "torus-1") == [
        ("pay-permanent", "minerals"),
        ("pay-card", "pridewater-1"),
        ("pay-card", "torus-2"),
        ("pay-card", "torus-4"),
    ]
    answer(match, 0, "pay-card", "torus-4")
    assert on_cards(match) == {"torus-4": 1}
    assert workers(match) == (5, 0, 0, 0)
    answer(match, 0, "build-unit", "marine", "torus-2")  # automatic again
    assert workers(match) == (4, 0, 1, 0)
    assert ("pay-by-hand",) in match.decision(0).asides


@pytest.mark.rule("SC-RES-03", "SC-RES-08", "SC-AMB-06")
def test_by_hand_only_what_fits_the_resource_and_the_capacity() -> None:
    position = Position(2).workers(0, pool=6).workers_on("torus-2", 1)
    position.state.permanent_workers[0] = 4
    match = build(position)
    assert by_hand(match, "build-workers", 1) == [("pay-card", "torus-4"), ("force-mine", "torus-2")]
    assert refused(match, "pay-permanent", "minerals") == "SC-RES-03"
    assert refused(match, "pay-permanent", "gas") == "SC-RES-08"
    assert refused(match, "pay-card", "torus-2") == "SC-RES-03"
    assert refused(match, "pay-card", "torus-3") == "SC-RES-08"
    assert refused(match, "pay-card", "helios-2") == "SC-RES-02"
    assert refused(match, "force-mine", "torus-4") == "SC-AMB-06"


def test_by_hand_there_is_no_question_with_one_answer() -> None:
    position = Position(2).resource_deck("torus-2", "torus-4").workers(0, pool=3)
    match = build(position)
    answer(match, 0, "pay-by-hand")
    answer(match, 0, "build-workers", 2)
    assert asked(match) == [(0, "build-forces")]
    assert workers(match) == (1, 2, 2, 0)


@pytest.mark.rule("SC-FORCE-01")
def test_by_hand_a_card_can_be_force_mined_although_others_have_room() -> None:
    match = build(Position(2).workers(0, pool=6).workers_on("torus-2", 1))
    by_hand(match, "build-workers", 1)
    answer(match, 0, "force-mine", "torus-2")
    assert on_cards(match) == {"torus-2": 2}
    assert workers(match) == (5, 1, 0, 0)


# Force mining and depletion


def short_of_minerals(pool: int = 6) -> Position:
    """Seat 0 has no free minerals left: both its mineral cards are full."""
    position = Position(2).workers(0, pool=pool).workers_on("torus-2", 1).workers_on("torus-4", 1)
    position.state.permanent_workers[0] = 4
    return position


@pytest.mark.rule("SC-FORCE-01", "SC-FORCE-02", "SC-AMB-15")
def test_what_is_missing_can_be_force_mined_from_a_card_of_choice() -> None:
    match = build(short_of_minerals())
    assert offered(match, "build-workers") == [(1, "force-mine"), (2, "force-mine"), (3, "force-mine")]
    answer(match, 0, "build-workers", 1, "force-mine")
    assert asked(match) == [(0, "force-mine")]
    assert options(match, 0) == [("force-mine", "torus-2"), ("force-mine", "torus-4")]
    answer(match, 0, "force-mine", "torus-4")
    s = match.state
    area = s.catalog.area_number["torus-4"]
    assert s.depletion[area] == PARTIALLY_DEPLETED
    assert (s.card_holder[area], s.card_workers[area]) == (0, 2)
    assert workers(match) == (5, 1, 4, 0)
    assert told(match, "partially-depleted") == [{"area": "torus-4"}]


@pytest.mark.rule("SC-FORCE-03", "SC-FORCE-04", "SC-FORCE-05")
def test_a_partially_depleted_card_leaves_the_game_when_it_is_force_mined_again() -> None:
    match = build(short_of_minerals().depleted("torus-4").resource_deck("torus-2"))
    answer(match, 0, "build-unit", "marine", "torus-1", "force-mine")  # one card only: no question
    s = match.state
    area = s.catalog.area_number["torus-4"]
    assert (s.depletion[area], s.card_holder[area], s.card_workers[area]) == (DEPLETED, DEPLETED_CARD, 0)
    assert workers(match) == (5, 2, 4, 0)  # its two workers are unavailable, not destroyed
    assert purse_of(s, 0).extra == (0, 2)
    assert asked(match) == []


@pytest.mark.rule("SC-FORCE-06", "SC-FORCE-07")
def test_a_card_can_be_force_mined_twice_at_once_and_yields_two_more_in_all() -> None:
    match = build(short_of_minerals().resource_deck("torus-2"))
    assert offered(match, "build-workers") == [(1, "force-mine"), (2, "force-mine")]
    answer(match, 0, "build-workers", 2, "force-mine")
    s = match.state
    assert s.card_holder[s.catalog.area_number["torus-4"]] == DEPLETED_CARD
    assert workers(match) == (4, 5, 4, 0)  # three from the card, two new ones
    assert told(match, "force-mined") == [{"seat": 0, "area": "torus-4"}] * 2


@pytest.mark.rule("SC-FORCE-07", "SC-AMB-07")
def test_the_capacity_of_a_partially_depleted_card_is_the_same() -> None:
    position = Position(2).depleted("torus-3").workers(0, pool=15)
    assert purse_of(position.state, 0).free == (6, 4)
    assert purse_of(position.state, 0).extra == (4, 1)
    automatic_payment(position.state, 0, (0, 4))
    assert harvested(position) == ({"torus-3": 2}, [0, 2])


@pytest.mark.rule("SC-AMB-07")
def test_workers_stay_on_a_card_that_becomes_partially_depleted() -> None:
    position = Position(2).workers_on("torus-3", 2)
    deplete(position.state, position.area("torus-3"))
    assert harvested(position)[0] == {"torus-3": 2}
    assert position.state.card_holder[position.area("torus-3")] == 0


@pytest.mark.rule("SC-FORCE-08", "SC-FORCE-09")
def test_a_depleted_area_yields_nothing_but_can_be_held() -> None:
    position = Position(2).depleted("torus-3", 2).units(0, "torus-3", marine=1)
    s = position.state
    area = position.area("torus-3")
    assert s.is_depleted(area)
    assert purse_of(s, 0).free == (6, 2)
    assert s.controls(0, area)
    match = build(position)
    answer(match, 0, "build-unit", "marine", "torus-3")
    assert match.state.units_in(area, 0).bit_count() == 2


@pytest.mark.rule("SC-FORCE-08")
def test_nobody_can_pay_with_a_depleted_card() -> None:
    position = Position(2).depleted("torus-4", 2).workers(0, pool=6)
    match = build(position)
    by_hand(match, "build-workers", 1)
    assert refused(match, "pay-card", "torus-4") == "SC-FORCE-08"
    assert refused(match, "force-mine", "torus-4") == "SC-FORCE-08"


@pytest.mark.rule("SC-FORCE-10")
def test_a_gained_card_is_as_far_depleted_as_its_area() -> None:
    position = Position(2).depleted("pridewater-1").workers(0, pool=15)
    gain_card(position.state, 0, position.area("pridewater-1"), "SC-REGR-08")
    assert purse_of(position.state, 0).extra == (5, 2)


@pytest.mark.rule("SC-FORCE-11", "SC-AMB-08")
def test_other_effects_deplete_alike_also_the_card_of_another_player() -> None:
    position = Position(2).workers_on("helios-2", 2).workers(1, pool=1)
    s, area = position.state, position.area("helios-2")
    deplete(s, area)
    assert (s.depletion[area], s.card_workers[area]) == (PARTIALLY_DEPLETED, 2)
    deplete(s, area)
    assert (s.depletion[area], s.card_holder[area]) == (DEPLETED, DEPLETED_CARD)
    assert (s.pool[1], s.unavailable[1], s.card_workers[area]) == (1, 2, 0)
    deplete(s, position.area("pridewater-2"))
    deplete(s, position.area("pridewater-2"))
    assert s.card_holder[position.area("pridewater-2")] == DEPLETED_CARD


@pytest.mark.rule("SC-FORCE-12")
def test_the_extra_worker_comes_from_the_pool() -> None:
    match = build(short_of_minerals(pool=0).workers(0, pool=1, unavailable=5))
    assert offered(match, "build-workers") == [(1, "force-mine")]
    assert refused(match, "build-workers", 2, "force-mine") == "SC-RES-06"
    assert asked(build(short_of_minerals(pool=0))) == []


# Cards come and go


@pytest.mark.rule("SC-RES-14")
def test_workers_on_a_lost_card_are_destroyed() -> None:
    position = Position(2).workers(0, pool=2).workers_on("torus-3", 2)
    s, area = position.state, position.area("torus-3")
    assert s.workers_left(0) == 11
    lose_card(s, area, "SC-REGR-04")
    assert (s.card_holder[area], s.card_workers[area], s.pool[0], s.unavailable[0]) == (RESOURCE_DECK, 0, 2, 0)
    assert s.workers_left(0) == 13


# Discounts


@pytest.mark.rule("SC-AMB-14")
@pytest.mark.parametrize(
    ("cost", "discount", "ways"),
    [
        ((2, 1), 0, [()]),
        ((2, 1), 1, [(), ("less-gas",), ("less-minerals",)]),
        ((2, 0), 1, [(), ("less-minerals",)]),
        ((0, 0), 1, [()]),
        ((1, 1), 2, [(), ("less-gas",), ("less-minerals",), ("less-minerals", "less-gas")]),
    ],
)
def test_a_discount_is_taken_off_what_a_thing_costs(cost: Cost, discount: int, ways: list[tuple[str, ...]]) -> None:
    assert list(discount_ways(cost, discount)) == ways


@pytest.mark.rule("SC-AMB-14", "SC-AMB-15")
def test_all_ways_to_buy() -> None:
    position = Position(2).resource_deck("torus-2", "torus-4").workers(0, pool=6)
    position.state.permanent_workers[:2] = [3, 2]
    purse = purse_of(position.state, 0)
    assert (purse.free, purse.extra) == ((1, 2), (0, 2))
    assert ways_to_buy(purse, (2, 3), 1) == (("less-minerals", "force-mine"),)
    assert ways_to_buy(purse, (1, 3), 1) == (("force-mine",), ("less-gas",), ("less-minerals", "force-mine"))
    assert ways_to_buy(purse, (1, 5), 0) == ()
    for how in (("less-minerals", "less-minerals"), ("force-mine", "force-mine"), ("less-gas", "force-mine")):
        assert why_not_buy(position.state, 0, (1, 3), how, 1) is not None


# Nothing is lost


@pytest.mark.parametrize("change", [deplete, lambda s, area: force_mine(s, 0, area)])
def test_workers_are_conserved_by_depletion(change: Callable[[StarCraftState, int], Procedure[None] | None]) -> None:
    position = Position(2).workers(0, pool=5, unavailable=1).workers_on("torus-3", 2)
    s = position.state
    for _ in range(2):
        change(s, position.area("torus-3"))
        assert s.pool[0] + s.unavailable[0] + s.workers_at_work(0) == 8


def test_workers_are_conserved_by_purchases() -> None:
    match = build(short_of_minerals())
    before = all_workers(match)
    answer(match, 0, "build-workers", 3, "force-mine")
    while asked(match) == [(0, "force-mine")]:
        match.play(0, options(match, 0)[-1])
    assert all_workers(match) == before == 15
