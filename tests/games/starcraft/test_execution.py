"""The Execution Phase: whose turn it is, what becomes of orders, Event cards instead, and obstruction."""

from __future__ import annotations

import pytest

from orrery.core.hidden import EVERYBODY
from orrery.games.starcraft.rules.execution import begin_order, why_not_execute
from orrery.games.starcraft.values import Order
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, told


def exchange_all(match: StarCraftMatch) -> list[int]:
    """Take an Event card instead of every order; who did, in turn."""
    seats = []
    while asked(match):
        seats.append(match.waiting[0])
        match.play(seats[-1], next(option for option in options(match, seats[-1]) if option[0] == "event"))
    return seats


def three(first: int = 0) -> Position:
    return Position(3).first_player(first)


# Turns


@pytest.mark.rule("SC-EXEC-01", "SC-EXEC-07", "SC-ROUND-02")
def test_turns_go_clockwise_from_the_first_player_until_no_order_is_left() -> None:
    position = three(2)
    for seat, planet in ((0, "torus"), (1, "helios"), (2, "dylar-iv")):
        position.order(seat, "build", planet).order(seat, "mobilize", planet)
    match = position.start(("execution",))
    assert exchange_all(match) == [2, 0, 1, 2, 0, 1]
    assert not any(match.state.stacks)


@pytest.mark.rule("SC-EXEC-02", "SC-EXEC-04")
def test_a_player_chooses_among_his_top_orders_and_may_not_pass() -> None:
    position = Position(2).order(0, "build", "torus").order(0, "mobilize", "helios")
    position.order(0, "research", "dylar-iv").order(1, "build", "dylar-iv")
    match = position.start(("execution",))
    assert options(match, 0) == [
        ("execute", "helios"),
        ("event", "helios"),
        ("execute", "torus"),
        ("event", "torus"),
    ]


@pytest.mark.rule("SC-EXEC-03", "SC-CORE-14", "SC-SPEC-01")
def test_an_order_is_revealed_and_executed_by_its_steps() -> None:
    position = Position(2).units(0, "torus-2", marine=1)
    s = position.state
    begin_order(s, Order(0, position.planet("torus"), "build", special=True))
    assert s.order is not None
    assert (s.active, s.order.planet, s.special_now, s.order.discount) == (0, position.planet("torus"), True, 1)
    assert s.order.present == s.units_on(position.planet("torus"), 0)
    assert [name for name, *_ in reversed(s.agenda)] == ["build_forces", "upgrade_bases", "build_base", "end_order"]


@pytest.mark.rule("SC-EXEC-03")
def test_a_revealed_order_is_known_to_all_and_back_with_its_owner() -> None:
    position = Position(2).order(0, "research", "torus")
    (token,) = position.state.orders_on_board(0)
    match = position.start(("execution",))
    answer(match, 0, "event", "torus")
    assert match.state.order_known[token] == EVERYBODY
    assert token in match.state.unplaced_tokens(0)
    assert not match.can_undo(0)


@pytest.mark.rule("SC-EXEC-05", "SC-EXEC-06", "SC-OBST-04")
def test_orders_of_a_stack_come_last_in_first_out() -> None:
    position = Position(2).order(0, "build", "torus").order(0, "mobilize", "torus")
    match = position.start(("execution",))
    revealed = []
    while asked(match):
        answer(match, 0, "event", "torus")
        revealed.append(told(match, "order-exchanged")[-1]["order"])
    assert revealed == ["mobilize", "build"]


@pytest.mark.rule("SC-EXEC-06")
def test_why_a_covered_order_cannot_be_executed() -> None:
    position = Position(2).order(0, "build", "torus").order(1, "build", "torus")
    torus, helios = position.planet("torus"), position.planet("helios")
    covered, nothing = why_not_execute(position.state, 0, torus), why_not_execute(position.state, 0, helios)
    assert covered is not None
    assert nothing is not None
    assert (covered.rule, nothing.rule) == ("SC-EXEC-06", "SC-EXEC-01")
    assert why_not_execute(position.state, 1, torus) is None
    others = why_not_execute(Position(2).order(1, "build", "torus").state, 0, torus)
    assert others is not None
    assert others.rule == "SC-EXEC-01"


@pytest.mark.rule("SC-EXEC-08", "SC-OBST-05")
def test_who_has_no_orders_left_is_skipped_and_draws_nothing() -> None:
    position = Position(2).order(0, "build", "torus").order(1, "build", "helios").order(1, "mobilize", "helios")
    match = position.start(("execution",))
    assert exchange_all(match) == [0, 1, 1]
    assert match.state.facedown_events(0) == 1
    assert match.state.facedown_events(1) == 2


@pytest.mark.rule("SC-EXEC-01", "SC-EXEC-08")
def test_after_a_skipped_player_the_turn_goes_on_from_the_one_who_acted() -> None:
    position = three()
    for planet in ("helios", "torus"):
        position.order(1, "build", planet)
    position.order(2, "build", "dylar-iv").order(2, "mobilize", "dylar-iv")
    match = position.start(("execution",))
    assert exchange_all(match) == [1, 2, 1, 2]


@pytest.mark.rule("SC-ROUND-04")
def test_regrouping_starts_after_the_last_order() -> None:
    position = Position(2).order(0, "build", "torus").order(1, "build", "helios")
    match = position.start(("execution",), ("place_order", 1))
    answer(match, 0, "event", "torus")
    assert asked(match) == [(1, "choose-order")]
    answer(match, 1, "event", "helios")
    assert asked(match) == [(1, "place-order")]


# An Event card instead


@pytest.mark.rule("SC-EVOPT-01", "SC-EVOPT-02", "SC-EVOPT-03")
@pytest.mark.parametrize("kind", ["build", "mobilize", "research"])
@pytest.mark.parametrize("special", [False, True])
def test_any_order_can_be_exchanged_for_an_event_card_without_effect(kind: str, special: bool) -> None:
    match = Position(2).order(0, kind, "torus", special).start(("execution",))
    assert options(match, 0) == [("execute", "torus"), ("event", "torus")]
    answer(match, 0, "event", "torus")
    s = match.state
    assert s.facedown_events(0) == 1
    assert s.order is None
    assert match.over
    assert s.events_left[1] == 4


@pytest.mark.rule("SC-EVOPT-04", "SC-EVOPT-05")
def test_drawn_event_cards_stay_unseen_in_any_number() -> None:
    position = Position(2)
    for kind in ("build", "mobilize", "research"):
        position.order(0, kind, "torus")
    match = position.start(("execution",))
    exchange_all(match)
    s = match.state
    assert s.facedown_events(0) == 3
    assert s.events_read(0) == []
    assert set(s.event_zones.known) == {0}
    drawn = told(match, "event-drawn")
    assert [event["seat"] for event in drawn] == [0, 0, 0]
    assert all(set(event) == {"seat", "stage"} for event in drawn)


@pytest.mark.rule("SC-SETUP-13", "SC-EVOPT-04")
def test_stages_are_drawn_one_after_another() -> None:
    position = Position(2).event_deck(1, 1, 5)
    for kind in ("build", "mobilize", "research"):
        position.order(0, kind, "torus")
    match = position.start(("execution",))
    exchange_all(match)
    assert [event["stage"] for event in told(match, "event-drawn")] == [1, 2, 3]
    assert match.state.facedown[:4] == [0, 1, 1, 1]


@pytest.mark.rule("SC-AMB-05")
def test_an_empty_event_deck_gives_nothing_and_counts_as_stage_three() -> None:
    match = Position(2).event_deck(0, 0, 0).order(0, "build", "torus").start(("execution",))
    assert match.state.event_stage() == 3
    answer(match, 0, "event", "torus")
    assert match.state.facedown_events(0) == 0
    assert match.over


# Obstruction


@pytest.mark.rule("SC-OBST-01", "SC-OBST-02", "SC-OBST-03", "SC-OBST-06")
def test_who_has_only_covered_orders_must_draw_an_event_card() -> None:
    position = Position(2).order(0, "build", "torus").order(1, "build", "torus")
    match = position.start(("execution",))
    assert asked(match) == [(1, "choose-order")]  # without a question to seat 0
    assert match.state.facedown_events(0) == 1
    assert len(match.state.orders_on_board(0)) == 1
    answer(match, 1, "event", "torus")
    assert options(match, 0) == [("execute", "torus"), ("event", "torus")]


@pytest.mark.rule("SC-OBST-07", "SC-EXEC-09")
def test_obstructed_again_and_again_and_then_several_turns_in_a_row() -> None:
    position = Position(2).order(0, "build", "torus").order(0, "mobilize", "torus")
    position.order(1, "build", "torus").order(1, "mobilize", "torus")
    match = position.start(("execution",))
    assert match.state.facedown_events(0) == 1
    answer(match, 1, "event", "torus")
    assert match.state.facedown_events(0) == 2
    assert asked(match) == [(1, "choose-order")]
    assert exchange_all(match) == [1, 0, 0]
    assert len(told(match, "obstructed")) == 2


@pytest.mark.rule("SC-OBST-04")
def test_one_own_order_on_top_is_enough() -> None:
    position = Position(2).order(0, "build", "torus").order(1, "build", "torus").order(0, "mobilize", "helios")
    match = position.start(("execution",))
    assert options(match, 0) == [("execute", "helios"), ("event", "helios")]
    assert match.state.facedown_events(0) == 0


# Orders that nobody may look at again


@pytest.mark.rule("SC-PLAN-10", "SC-AMB-04", "SC-EXEC-03")
def test_who_forgets_his_orders_reveals_one_before_he_decides() -> None:
    position = Position(2, forget_orders=True).order(0, "build", "torus").order(0, "research", "helios")
    match = position.start(("execution",))
    assert options(match, 0) == [("reveal", "helios"), ("reveal", "torus")]
    answer(match, 0, "reveal", "helios")
    assert options(match, 0) == [("execute", "helios"), ("event", "helios")]
    assert match.decision(0).about == {"order": "research", "special": 0}
    assert match.state.order_known[match.state.top_order(position.planet("helios"))] == EVERYBODY
    assert not match.can_undo(0)
    answer(match, 0, "event", "helios")
    assert asked(match) == [(0, "choose-order")]  # only one is left to be revealed


# Event cards that make an order special


@pytest.mark.rule("SC-SPEC-01", "SC-EVENT-11")
def test_an_event_card_makes_a_standard_order_special_when_it_is_revealed() -> None:
    position = Position(2).events_in_play(0, "unconventional-strategy")
    position.order(0, "build", "torus").order(0, "research", "helios", special=True)
    match = position.start(("execution",))
    assert options(match, 0) == [
        ("execute", "helios"),
        ("event", "helios"),
        ("execute", "torus"),
        ("execute", "torus", "unconventional-strategy"),
        ("event", "torus"),
    ]
    answer(match, 0, "execute", "torus", "unconventional-strategy")
    s = match.state
    assert s.special_now
    assert s.discounts(0) == 1
    assert s.events_in_play(0) == []


def test_without_it_the_same_order_stays_a_standard_one() -> None:
    match = Position(2).events_in_play(0, "unconventional-strategy").order(0, "build", "torus").start(("execution",))
    answer(match, 0, "execute", "torus")
    assert not match.state.special_now
    assert match.state.discounts(0) == 0
    assert len(match.state.events_in_play(0)) == 1


# Eliminated players


@pytest.mark.rule("SC-ELIM-05")
def test_orders_of_an_eliminated_player_go_when_they_reach_the_top() -> None:
    position = Position(3).order(1, "build", "torus").order(0, "build", "torus").order(1, "mobilize", "torus")
    position.order(1, "build", "helios")
    position.state.eliminated[1] = True
    match = position.start(("execution",))
    assert options(match, 0) == [("execute", "torus"), ("event", "torus")]
    answer(match, 0, "event", "torus")
    assert match.over
    assert not any(match.state.stacks)
    assert match.state.facedown_events(1) == 0


@pytest.mark.rule("SC-ELIM-05", "SC-OBST-04")
def test_several_orders_of_the_eliminated_on_one_stack_obstruct_nobody() -> None:
    position = Position(4).order(0, "build", "torus").order(1, "build", "torus").order(3, "mobilize", "torus")
    position.order(1, "mobilize", "torus").order(2, "build", "dylar-iv")
    position.state.eliminated[1] = position.state.eliminated[3] = True
    match = position.start(("execution",))
    assert options(match, 0) == [("execute", "torus"), ("event", "torus")]
    assert told(match, "obstructed") == []


# The round


@pytest.mark.rule("SC-ROUND-01")
def test_a_round_schedules_its_phases() -> None:
    from orrery.games.starcraft.rules.execution import begin_round, next_round

    s = Position(2).state
    begin_round(s)
    assert s.round == 2
    assert [name for name, *_ in reversed(s.agenda)] == ["planning", "execution", "regrouping", "next_round"]
    s.agenda.clear()
    next_round(s)
    assert s.agenda == [("begin_round",)]


@pytest.mark.rule("SC-AMB-19")
def test_the_last_round_the_players_agreed_on() -> None:
    from orrery.games.starcraft.rules.execution import next_round

    s = Position(2, round_limit=2).state
    next_round(s)
    assert s.agenda == [("begin_round",)]
    s.agenda.clear()
    s.round = 2
    next_round(s)
    assert s.agenda == [("end_at_round_limit",)]
