"""Charge tokens: how they come onto cards, how many fit, and what they are spent on."""

from __future__ import annotations

import pytest

from orrery.core import Pack
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
    options,
    refuses,
    run_to,
    run_turn,
    tokens,
    tracks,
)

PURSE = 2
SHEPARD_NEEDS = [(2, 4), (3, 3), (4, 2), (5, 2)]
"""Players, and how many of the four linked slots they need."""


def table(seats: int = 2, *, active: int = 0, corrected: Pack | None = None) -> Position:
    """Everyone has 2 credits, enough for the one open ship: so the turn stops at the purchase of phase 6."""
    position = Position(seats, active=active, pack=corrected).yard("ryumin")
    for seat in range(seats):
        position.credits(seat, PURSE)
    return position


def gained(match: SpaceBaseMatch, seat: int) -> tuple[int, int, int]:
    """The credits, income and points a seat of a `table` has more than at the beginning."""
    credits, income, points = tracks(match, seat)
    return credits - PURSE, income, points


# How tokens come


@pytest.mark.rule("SB-CHARGE-01")
def test_the_reward_of_an_ability_card_is_one_token_and_not_its_effect() -> None:
    match = table().station(0, 3, "grissom").start(dice=[1, 3])
    answer(match, 0, "dice")
    assert asked(match) == [(0, "ability")]  # phase 5: the effect is still to be had
    assert gained(match, 0) == (1, 0, 0)  # sector 1 alone
    assert tokens(match, "grissom") == 1


@pytest.mark.rule("SB-CHARGE-02")
def test_slots_of_a_stationed_card_fill_on_the_own_turn_only() -> None:
    match = table().station(1, 3, "grissom").start(dice=[3, 3, 3, 4])
    run_to(match, "buy", 0)
    assert tokens(match, "grissom") == 0
    answer(match, 0, "pass")
    answer(match, 1, "dice")
    assert (match.state.active, tokens(match, "grissom")) == (1, 1)


@pytest.mark.rule("SB-CHARGE-02")
def test_slots_of_a_deployed_card_fill_on_the_turns_of_others_only() -> None:
    match = table().deploy(0, 3, "grissom").start(dice=[3, 3, 3, 4])
    run_to(match, "buy", 0)
    assert tokens(match, "grissom") == 0
    answer(match, 0, "pass")
    answer(match, 1, "dice")
    answer(match, 0, "dice")
    assert (match.state.active, tokens(match, "grissom")) == (1, 1)


@pytest.mark.rule("SB-CHARGE-03")
def test_a_token_without_a_free_slot_is_lost() -> None:
    position = table().station(0, 2, "khrunov").charge("khrunov").deploy(1, 2, "ride").charge("ride", 2)
    match = position.start(dice=[2, 2])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert asked(match) == [(0, "buy")]
    assert (tokens(match, "khrunov"), tokens(match, "ride")) == (1, 2)


@pytest.mark.rule("SB-CHARGE-04")
def test_red_slots_fill_on_others_turns_while_their_blue_ability_waits_for_the_own_turn() -> None:
    match = table().deploy(1, 3, "grissom").start(dice=[3, 6, 5, 5])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert tokens(match, "grissom") == 1
    assert asked(match) == [(0, "buy")]  # seat 1 is not asked in phase 5, nor in phase 7
    answer(match, 0, "pass")
    assert (match.state.active, match.state.phase, asked(match)) == (1, 1, [(1, "ability")])
    answer(match, 1, "use", "grissom")
    assert gained(match, 1) == (3, 0, 0)


@pytest.mark.rule("SB-CHARGE-09")
def test_a_card_with_a_reward_and_a_slot_pays_both() -> None:
    match = table().station(0, 7, "zholobov").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert gained(match, 0) == (2, 0, 0)
    assert tokens(match, "zholobov") == 1


@pytest.mark.rule("SB-AMB-08")
def test_with_full_slots_the_reward_is_paid_and_only_the_token_lost() -> None:
    match = table().station(0, 3, "volynov").charge("volynov", 3).start(dice=[3, 3])
    answer(match, 0, "keep")
    answer(match, 0, "dice")
    assert gained(match, 0) == (2, 0, 0)
    assert tokens(match, "volynov") == 3


@pytest.mark.rule("SB-CHARGE-10")
def test_no_token_comes_without_an_allocation() -> None:
    position = table().station(0, 3, "grissom").station(0, 2, "sarafanov").charge("sarafanov")
    position.credits(0, 9).yard("fabian", "khrunov").deploy(1, 3, "thagard")
    match = position.start(dice=[4, 4])
    answer(match, 0, "use", "sarafanov")
    answer(match, 0, "buy", "fabian")
    answer(match, 0, "dice")
    answer(match, 0, "buy", "khrunov")
    assert match.state.active == 1
    assert not any(match.state.charges)  # neither by using, buying or deploying, nor by the roll of another sector


@pytest.mark.rule("SB-CHARGE-10")
def test_the_place_a_charge_ability_is_the_exception() -> None:
    position = table().station(0, 8, "collins").charge("collins").station(0, 3, "grissom").deploy(0, 1, "fabian")
    match = position.start(dice=[5, 5])
    answer(match, 0, "use", "collins", "grissom")
    assert (tokens(match, "grissom"), tokens(match, "collins"), match.state.dice) == (1, 0, [0, 0])


@pytest.mark.rule("SB-AMB-25")
def test_a_token_may_be_declined_by_those_who_want_to_be_asked() -> None:
    match = table().station(0, 3, "grissom").deploy(1, 3, "thagard").start(dice=[3, 3])
    match.prefer(0, "tokens", "ask")
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert options(match, 0) == [("charge", "grissom"), ("decline",)]
    answer(match, 0, "decline")
    assert tokens(match, "grissom") == 0
    answer(match, 0, "charge", "grissom")  # the second die
    assert tokens(match, "grissom") == 1
    assert tokens(match, "thagard") == 2  # seat 1 has not asked to be asked


# How many fit, and what a use costs


@pytest.mark.rule("SB-CHARGE-05")
def test_a_single_slot_holds_one_token_for_one_use() -> None:
    position = table().station(0, 2, "sarafanov").credits(0, 0)
    match = position.start(dice=[2, 2])
    answer(match, 0, "dice")
    assert tokens(match, "sarafanov") == 1
    answer(match, 0, "use", "sarafanov")
    assert (tokens(match, "sarafanov"), tracks(match, 0)[0]) == (0, 4)
    answer(match, 0, "pass")  # the purchase it brings
    assert asked(match) == [(0, "buy")]
    assert refuses(match, 0, "use", "sarafanov", rule="SB-ABIL-06")


@pytest.mark.rule("SB-CHARGE-06")
def test_unlinked_slots_store_tokens_up_to_their_number() -> None:
    match = table().station(0, 3, "grissom").start(dice=[3, 3, 6, 6, 3, 3])
    answer(match, 0, "dice")
    assert tokens(match, "grissom") == 2
    run_turn(match)
    run_turn(match)
    answer(match, 0, "pass")  # phase 1
    answer(match, 0, "dice")
    assert match.state.dice == [3, 3]
    assert tokens(match, "grissom") == 3


@pytest.mark.rule("SB-CHARGE-06")
def test_each_use_of_unlinked_slots_costs_exactly_one_token() -> None:
    match = table().station(0, 3, "grissom").charge("grissom", 3).start()
    answer(match, 0, "use", "grissom")
    assert (tokens(match, "grissom"), gained(match, 0)) == (2, (3, 0, 0))
    answer(match, 0, "use", "grissom")
    assert (tokens(match, "grissom"), gained(match, 0)) == (1, (6, 0, 0))


@pytest.mark.rule("SB-CHARGE-07")
def test_linked_slots_work_only_when_all_are_filled_and_are_all_spent() -> None:
    match = table().station(0, 9, "cernan").charge("cernan", 2).start(dice=[4, 5])
    assert asked(match) == [(0, "allocate")]  # 2 of 3 tokens are not enough in phase 1
    assert refuses(match, 0, "use", "cernan", rule="SB-ABIL-06")
    answer(match, 0, "sum")
    assert tokens(match, "cernan") == 3
    assert options(match, 0) == [("use", "cernan"), ("pass",)]
    answer(match, 0, "use", "cernan")
    assert tokens(match, "cernan") == 0


@pytest.mark.rule("SB-CHARGE-08")
@pytest.mark.parametrize(("players", "needed"), SHEPARD_NEEDS)
def test_dotted_slots_are_required_at_their_player_counts_only(players: int, needed: int) -> None:
    match = table(players).station(0, 2, "shepard").charge("shepard", needed - 1).start(dice=[5, 5])
    assert asked(match) == [(0, "allocate")]
    assert refuses(match, 0, "use", "shepard", rule="SB-ABIL-06")
    match = table(players).station(0, 2, "shepard").charge("shepard", needed).start(dice=[5, 5])
    assert asked(match) == [(0, "ability")]
    answer(match, 0, "use", "shepard")
    assert (gained(match, 0), tokens(match, "shepard")) == ((20, 0, 0), 0)


@pytest.mark.rule("SB-AMB-07")
@pytest.mark.parametrize(("players", "needed"), SHEPARD_NEEDS)
def test_slots_a_game_does_not_need_cannot_be_filled(players: int, needed: int) -> None:
    position = table(players).station(0, 2, "shepard").charge("shepard", needed - 1)
    match = position.station(0, 8, "collins").start(dice=[2, 2])
    answer(match, 0, "dice")  # two tokens come, there is room for one
    assert tokens(match, "shepard") == needed
    position = table(players).station(0, 2, "shepard").charge("shepard", needed)
    match = position.station(0, 8, "collins").charge("collins").station(0, 3, "grissom").start()
    assert ("use", "collins", "grissom") in options(match, 0)
    assert refuses(match, 0, "use", "collins", "shepard")


@pytest.mark.rule("SB-CHARGE-11")
def test_spent_tokens_leave_the_card_and_it_waits_for_new_ones() -> None:
    match = table().station(0, 3, "grissom").charge("grissom").start(dice=[4, 4])
    answer(match, 0, "use", "grissom")
    assert (tokens(match, "grissom"), asked(match)) == (0, [(0, "allocate")])
    assert refuses(match, 0, "use", "grissom", rule="SB-ABIL-06")
    answer(match, 0, "dice")
    assert asked(match) == [(0, "buy")]  # nothing in phase 5


@pytest.mark.rule("SB-CHARGE-11")
def test_a_recharged_ability_works_again() -> None:
    match = table().station(0, 3, "grissom").charge("grissom").start(dice=[3, 4])
    answer(match, 0, "use", "grissom")
    answer(match, 0, "dice")
    assert (match.state.phase, asked(match)) == (5, [(0, "ability")])
    answer(match, 0, "use", "grissom")
    assert gained(match, 0) == (3 + 1 + 3, 0, 0)


@pytest.mark.rule("SB-CHARGE-12")
def test_a_token_of_phase_4_is_spent_in_the_same_turn_if_the_window_is_still_to_come() -> None:
    match = table().station(0, 3, "grissom").start(dice=[3, 6])
    answer(match, 0, "dice")
    assert (match.state.phase, asked(match)) == (5, [(0, "ability")])
    answer(match, 0, "use", "grissom")
    assert gained(match, 0) == (1 + 3, 0, 0)


@pytest.mark.rule("SB-CHARGE-12")
def test_a_dice_and_arrow_token_of_phase_4_waits_for_a_later_roll() -> None:
    match = table().station(0, 2, "khrunov").start(dice=[1, 1, 4, 5])
    answer(match, 0, "sum")
    assert tokens(match, "khrunov") == 1
    assert asked(match) == [(0, "buy")]  # the allocation is over, and phase 5 is no window for it
    assert refuses(match, 0, "shift", "khrunov", 1, rule="SB-TURN-04")
    answer(match, 0, "pass")
    assert match.state.active == 1
    assert ("shift", "khrunov", 1) in options(match, 0)
