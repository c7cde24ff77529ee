"""The Planning Phase: who places which order where, and what others get to know of it."""

from __future__ import annotations

from itertools import product

import pytest

from orrery.games.starcraft.rules.planning import eligible_planets, placeable_orders, why_no_order
from orrery.games.starcraft.state import StarCraftState
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, told

KINDS = ("build", "mobilize", "research")


def planned(match: StarCraftMatch) -> list[tuple[int, str]]:
    """Place everything that is asked for on the first planet; who placed an order where."""
    while asked(match):
        seat = match.waiting[0]
        match.play(seat, options(match, seat)[0])
    return [(event["seat"], event["planet"]) for event in told(match, "order-placed")]


def planets(s: StarCraftState, seat: int) -> set[str]:
    return {s.catalog.planets[planet].id for planet in eligible_planets(s, seat)}


@pytest.mark.rule("SC-PLAN-01", "SC-PLAN-02", "SC-ROUND-02", "SC-ROUND-03")
def test_everybody_places_four_orders_in_four_cycles_from_the_first_player() -> None:
    position = Position(3).first_player(1)
    match = position.start(("planning",))
    assert [seat for seat, _ in planned(match)] == [1, 2, 0] * 4
    assert [len(match.state.orders_on_board(seat)) for seat in range(3)] == [4, 4, 4]


@pytest.mark.rule("SC-ROUND-01", "SC-ROUND-03")
def test_planning_comes_first_and_execution_after_all_orders() -> None:
    position = Position(2)
    assert [name for name, *_ in position.state.rules.round] == ["planning", "execution", "regrouping", "next_round"]
    match = position.start(("planning",), ("execution",))
    for _ in range(8):
        assert asked(match)[0][1] == "place-order"
        assert match.state.phase == "planning"
        match.play(match.waiting[0], options(match, match.waiting[0])[0])
    assert asked(match) == [(match.waiting[0], "choose-order")]
    assert match.state.phase == "execution"


@pytest.mark.rule("SC-PLAN-04", "SC-PLAN-05", "SC-PLAN-06", "SC-PLAN-07")
def test_orders_go_to_planets_with_own_pieces_and_their_neighbours() -> None:
    position = Position(3)  # torus - helios - tarsonis above dylar-iv - pridewater - antiga-prime
    s = position.state
    assert planets(s, 0) == {"torus", "helios", "dylar-iv"}  # a base on torus, and no transport anywhere
    position.units(0, "pridewater-1", marine=1)
    assert planets(s, 0) == {"torus", "helios", "dylar-iv", "pridewater"}
    assert "tarsonis" not in planets(s, 0)


@pytest.mark.rule("SC-PLAN-06")
def test_a_transport_alone_makes_no_planet_eligible() -> None:
    position = Position(3).no_base("torus-1").units(0, "torus-2", marine=1)
    assert planets(position.state, 0) == {"torus", "helios", "dylar-iv"}
    position.transport(0, "helios", "tarsonis")
    assert planets(position.state, 0) == {"torus", "helios", "dylar-iv"}
    match = position.start(("place_order", 0))
    assert {option[2] for option in options(match, 0)} == {"torus", "helios", "dylar-iv"}
    refusal = why_no_order(match.state, 0, "build", position.planet("tarsonis"), special=False)
    assert refusal is not None
    assert refusal.rule == "SC-PLAN-06"


@pytest.mark.rule("SC-PLAN-05", "SC-GALAXY-18")
def test_a_z_route_makes_a_planet_eligible() -> None:
    position = Position(3)
    assert "antiga-prime" not in planets(position.state, 0)
    assert "antiga-prime" in planets(position.z_route("torus", "antiga-prime").state, 0)


@pytest.mark.rule("SC-PLAN-17")
def test_an_order_may_be_placed_where_it_will_have_no_effect() -> None:
    match = Position(2).start(("place_order", 0))
    assert ("order", "research", "helios") in options(match, 0)  # no base of his there
    assert set(options(match, 0)) == {("order", *pair) for pair in product(KINDS, ("torus", "helios", "dylar-iv"))}


@pytest.mark.rule("SC-PLAN-08", "SC-PLAN-09")
def test_a_new_order_lies_on_top_of_any_number_of_others() -> None:
    position = Position(2)
    match = position.start(*[("place_order", seat) for seat in (0, 1, 0, 0)])
    for seat, kind in ((0, "build"), (1, "mobilize"), (0, "mobilize"), (0, "build")):
        answer(match, seat, "order", kind, "torus")
    s = match.state
    stack = s.stacks[position.planet("torus")]
    assert [(s.token_seat(token), s.token_kind(token)) for token in stack] == [
        (0, "build"),
        (1, "mobilize"),
        (0, "mobilize"),
        (0, "build"),
    ]
    assert s.top_order(position.planet("torus")) == stack[-1]


@pytest.mark.rule("SC-PLAN-12")
def test_a_second_order_of_a_kind_is_another_token() -> None:
    match = Position(2).start(("place_order", 0), ("place_order", 0), ("place_order", 1))
    assert match.decision(0).about == {"left": 4}
    answer(match, 0, "order", "build", "torus")
    assert match.decision(0).about == {"left": 3}
    answer(match, 0, "order", "build", "helios")
    s = match.state
    first, second = s.orders_on_board(0)
    assert first != second
    assert ("build", False) not in placeable_orders(s, 0)


@pytest.mark.rule("SC-PLAN-12")
def test_only_tokens_one_has_can_be_placed() -> None:
    position = Position(2).order(0, "build", "torus").order(0, "build", "helios")
    match = position.start(("place_order", 0))
    assert {option[1] for option in options(match, 0)} == {"mobilize", "research"}
    refusal = why_no_order(match.state, 0, "build", position.planet("torus"), special=False)
    assert refusal is not None
    assert refusal.rule == "SC-PLAN-12"
    assert ("build", True) in placeable_orders(match.state, 0)


# Who knows what


@pytest.mark.rule("SC-PLAN-03", "SC-PLAN-11", "SC-AMB-03")
def test_others_learn_who_placed_an_order_where_and_nothing_else() -> None:
    match = Position(2).start(("place_order", 0), ("place_order", 1))
    answer(match, 0, "order", "research", "torus")
    public = [event for event in match.events if event.is_for(1)]
    assert [(event.kind, event.arguments) for event in public] == [("order-placed", {"seat": 0, "planet": "torus"})]
    (token,) = match.state.orders_on_board(0)
    assert match.state.order_known[token] == 0b01


@pytest.mark.rule("SC-PLAN-10", "SC-AMB-04")
@pytest.mark.parametrize(("forget", "known"), [(False, 0b10), (True, 0)])
def test_an_owner_may_see_his_own_orders_unless_they_are_to_be_forgotten(forget: bool, known: int) -> None:
    match = Position(2, forget_orders=forget).start(("place_order", 1), ("place_order", 0))
    answer(match, 1, "order", "build", "helios")
    (token,) = match.state.orders_on_board(1)
    assert match.state.order_known[token] == known


def test_what_was_seen_of_orders_is_forgotten_with_the_round() -> None:
    position = Position(2)
    position.state.order_known = [3] * len(position.state.order_known)
    match = position.start(("planning",))
    assert set(match.state.order_known) == {0}


# Special orders


@pytest.mark.rule("SC-PLAN-13", "SC-PLAN-14", "SC-PLAN-15", "SC-MOD-06", "SC-PLAN-16")
@pytest.mark.parametrize("modules", [0, 1, 2])
def test_as_many_special_orders_as_research_and_development_modules(modules: int) -> None:
    match = Position(2).module(0, research_and_development=modules).start(*[("place_order", 0)] * 4)
    placed = 0
    while asked(match):
        special = [option for option in options(match, 0) if option[-1] == "special"]
        assert bool(special) == (placed < modules)
        match.play(0, special[0] if special else options(match, 0)[0])
        placed += bool(special)
    s = match.state
    orders = s.orders_on_board(0)
    assert len(orders) == 4
    assert sum(s.token_special(token) for token in orders) == modules


@pytest.mark.rule("SC-PLAN-14")
def test_why_no_further_special_order() -> None:
    position = Position(2).module(0, research_and_development=1).order(0, "build", "torus", special=True)
    refusal = why_no_order(position.state, 0, "mobilize", position.planet("torus"), special=True)
    assert refusal is not None
    assert refusal.rule == "SC-PLAN-14"
    assert why_no_order(position.state, 0, "mobilize", position.planet("torus"), special=False) is None


def test_an_event_may_allow_one_more_special_order_for_the_round() -> None:
    position = Position(2)
    position.state.special_bonus[0] = 1
    assert position.state.special_permission(0, position.planet("torus"))
    position.order(0, "build", "torus", special=True)
    assert not position.state.special_permission(0, position.planet("torus"))
    match = position.start(("planning",))
    assert match.state.special_bonus == [0, 0]


@pytest.mark.rule("SC-EVENT-11")
def test_an_event_card_is_used_while_orders_are_placed() -> None:
    match = Position(2).events_in_play(0, "master-plan").start(("planning",))
    assert ("use", "master-plan") in options(match, 0)
    assert not any(option[-1] == "special" for option in options(match, 0))
    answer(match, 0, "use", "master-plan")
    assert asked(match) == [(0, "place-order")]
    assert any(option[-1] == "special" for option in options(match, 0))
    assert ("use", "master-plan") not in options(match, 0)
    assert match.state.events_in_play(0) == []


@pytest.mark.rule("SC-EVENT-11", "SC-TIME-03")
def test_event_cards_for_the_end_of_planning_are_offered_clockwise() -> None:
    position = Position(3).first_player(1).events_in_play(0, "informant").events_in_play(2, "informant")
    match = position.start(("end_of_planning",))
    assert asked(match) == [(2, "use-event")]
    assert options(match, 2) == [("use", "informant"), ("none",)]
    answer(match, 2, "none")
    assert asked(match) == [(0, "use-event")]
    answer(match, 0, "none")
    assert match.over
    assert [len(match.state.events_in_play(seat)) for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("SC-TIME-03")
def test_who_has_used_one_may_use_another() -> None:
    position = Position(2).events_in_play(0, "informant", "informant").order(1, "build", "torus")
    match = position.start(("end_of_planning",))
    answer(match, 0, "use", "informant")
    while asked(match)[0][1] != "use-event":
        match.play(0, options(match, 0)[0])
    assert options(match, 0) == [("use", "informant"), ("none",)]
    assert len(match.state.events_in_play(0)) == 1


# Eliminated players


@pytest.mark.rule("SC-ELIM-04")
def test_an_eliminated_player_places_no_orders() -> None:
    position = Position(3)
    position.state.eliminated[1] = True
    match = position.start(("planning",))
    assert [seat for seat, _ in planned(match)] == [0, 2] * 4
