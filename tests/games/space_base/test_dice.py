"""The dice: setting them, rolling them again, using them singly or as a sum, and moving the sum on."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
    options,
    refuses,
    run_to,
    tokens,
    tracks,
)


def pausing(seats: int = 2) -> Position:
    """A position whose active seat, seat 0, can buy something: so the turn waits in phase 6."""
    return Position(seats).credits(0, 2).yard("ryumin")


def sectors(match: SpaceBaseMatch, seat: int) -> list[int]:
    """The sectors a seat's dice went to."""
    allocated: list[int] = match.view(None)["players"][seat]["allocated"]
    return allocated


def dice(match: SpaceBaseMatch) -> list[int]:
    """The dice as everyone sees them."""
    shown: list[int] = match.view(None)["dice"]
    return shown


# Allocating


@pytest.mark.rule("SB-ALLOC-01")
def test_a_roll_is_used_as_two_sectors_or_as_their_sum() -> None:
    for choice, expected in (("dice", [5, 6]), ("sum", [11])):
        match = pausing().start(dice=[5, 6])
        assert options(match, 0) == [("dice",), ("sum",)]
        answer(match, 0, choice)
        assert asked(match) == [(0, "buy")]
        assert sectors(match, 0) == expected


@pytest.mark.rule("SB-ALLOC-02")
def test_the_active_players_choice_binds_nobody_else() -> None:
    position = pausing(3).deploy(1, 5, "ivanchenkov").deploy(2, 11, "chretien")
    match = position.start(dice=[5, 6])
    answer(match, 0, "sum")
    assert options(match, 1) == options(match, 2) == [("dice",), ("sum",)]
    answer(match, 1, "dice")
    answer(match, 2, "sum")
    assert [sectors(match, seat) for seat in range(3)] == [[11], [5, 6], [11]]
    # The active seat gains 1 income from sector 11, seat 1 gains 2 from sector 5, seat 2 gains 6 from sector 11.
    assert [tracks(match, seat) for seat in range(3)] == [(2, 1, 0), (2, 0, 0), (6, 0, 0)]


@pytest.mark.rule("SB-ALLOC-03")
def test_single_dice_and_the_sum_exclude_each_other() -> None:
    match = pausing().station(0, 11, "chretien").start(dice=[5, 6])
    for mix in (("dice", 5, 11), ("sum", 5), ("sectors", 5, 11), ("dice", "sum")):
        assert refuses(match, 0, *mix)
    answer(match, 0, "dice")
    assert refuses(match, 0, "sum")
    # Sectors 5 and 6 pay 1 each; the 8 of sector 11 stay away.
    assert (sectors(match, 0), tracks(match, 0)[0]) == ([5, 6], 2 + 2)


@pytest.mark.rule("SB-AMB-28")
def test_no_die_can_be_left_unused() -> None:
    match = pausing().station(0, 6, "frisch").start(dice=[5, 6])
    for single in (("die", 5), ("dice", 5), ("sector", 5), ("pass",)):
        assert refuses(match, 0, *single)
    answer(match, 0, "dice")
    # Sector 6 holds a colony, which pays nothing, but the die goes there all the same.
    assert (sectors(match, 0), tracks(match, 0)) == ([5, 6], (2 + 1, 0, 0))


@pytest.mark.rule("SB-ALLOC-04")
@pytest.mark.parametrize(("choice", "allocated", "credits"), [("dice", [4, 4], 2), ("sum", [8], 3)])
def test_doubles_used_singly_pay_their_sector_twice(choice: str, allocated: list[int], credits: int) -> None:
    match = pausing().start(dice=[4, 4])
    answer(match, 0, choice)
    assert (sectors(match, 0), tracks(match, 0)[0]) == (allocated, 2 + credits)


@pytest.mark.rule("SB-ALLOC-05")
@pytest.mark.parametrize(("choice", "credits"), [("sum", 4), ("dice", 3)])
def test_passive_players_allocate_the_same_roll_to_their_deployed_cards(choice: str, credits: int) -> None:
    position = pausing().deploy(1, 11, "vasyutin").deploy(1, 5, "ivanchenkov").deploy(1, 6, "wang")
    match = position.start(dice=[5, 6])
    answer(match, 0, "dice")
    answer(match, 1, choice)
    assert tracks(match, 1) == (credits, 0, 0)


@pytest.mark.rule("SB-ALLOC-06")
def test_over_all_rolls_each_sector_can_be_reached_in_its_number_of_ways() -> None:
    ways: Counter[int] = Counter()
    for first, second in product(range(1, 7), repeat=2):
        for choice in ("dice", "sum"):
            match = pausing().start(dice=[first, second])
            answer(match, 0, choice)
            ways.update(sectors(match, 0))
    assert [ways[sector] for sector in range(1, 13)] == [12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1]


# Dice and arrows


@pytest.mark.rule("SB-DICEARROW-01")
def test_a_dice_arrow_works_in_phase_3_and_with_the_sum_only() -> None:
    position = pausing().station(0, 1, "fabian").charge("fabian").station(0, 2, "khrunov").charge("khrunov")
    match = position.station(0, 3, "grissom").charge("grissom").start(dice=[4, 5])
    assert asked(match) == [(0, "ability")]
    assert refuses(match, 0, "shift", "fabian", 1)
    run_to(match, "allocate", 0)
    answer(match, 0, "shift", "fabian", 1)
    assert asked(match) == [(0, "allocate")]
    assert options(match, 0) == [("sum",), ("shift", "khrunov", 1), ("shift", "khrunov", 2)]
    assert refuses(match, 0, "dice", rule="SB-DICEARROW-01")
    answer(match, 0, "sum")
    assert (sectors(match, 0), tokens(match, "khrunov")) == ([10], 1)
    run_to(match, "buy", 0)
    assert refuses(match, 0, "shift", "khrunov", 1)


@pytest.mark.rule("SB-DICEARROW-01")
def test_single_dice_are_not_moved_by_a_dice_arrow() -> None:
    match = pausing().station(0, 1, "fabian").charge("fabian").start(dice=[4, 5])
    answer(match, 0, "dice")
    assert asked(match) == [(0, "buy")]
    assert (sectors(match, 0), tokens(match, "fabian")) == ([4, 5], 1)


@pytest.mark.rule("SB-DICEARROW-02")
def test_a_dice_arrow_works_on_anybodys_turn() -> None:
    position = pausing().station(0, 1, "fabian").charge("fabian").station(1, 2, "ride").charge("ride")
    match = position.start(dice=[4, 5])
    answer(match, 0, "shift", "fabian", 1)
    answer(match, 1, "shift", "ride", 1)
    assert (sectors(match, 0), sectors(match, 1)) == ([10], [10])
    assert (tokens(match, "fabian"), tokens(match, "ride")) == (0, 0)


@pytest.mark.rule("SB-DICEARROW-03")
def test_a_single_arrow_moves_the_sum_by_exactly_one_and_the_old_sector_pays_nothing() -> None:
    position = pausing().station(0, 1, "fabian").charge("fabian").station(0, 10, "hartsfield")
    match = position.start(dice=[4, 5])
    assert options(match, 0) == [("dice",), ("sum",), ("shift", "fabian", 1)]
    assert refuses(match, 0, "shift", "fabian", 2)
    answer(match, 0, "shift", "fabian", 1)
    # 7 credits from sector 10, and not the income of sector 9.
    assert (sectors(match, 0), tracks(match, 0), tokens(match, "fabian")) == ([10], (2 + 7, 0, 0), 0)


@pytest.mark.rule("SB-DICEARROW-04")
@pytest.mark.parametrize(("steps", "gain"), [(1, (2 + 7, 0)), (2, (2, 1))])
def test_a_single_and_a_double_arrow_move_by_one_or_two(steps: int, gain: tuple[int, int]) -> None:
    position = pausing().station(0, 2, "khrunov").charge("khrunov").station(0, 10, "hartsfield")
    match = position.start(dice=[4, 5])
    assert options(match, 0) == [("dice",), ("sum",), ("shift", "khrunov", 1), ("shift", "khrunov", 2)]
    assert refuses(match, 0, "shift", "khrunov", 3)
    answer(match, 0, "shift", "khrunov", steps)
    assert (sectors(match, 0), tracks(match, 0)[:2], tokens(match, "khrunov")) == ([9 + steps], gain, 0)


@pytest.mark.rule("SB-DICEARROW-05")
def test_several_dice_arrows_add_up_on_one_roll() -> None:
    position = pausing().station(1, 1, "fabian").charge("fabian").station(1, 2, "ride").charge("ride")
    position.station(1, 5, "shonin").charge("shonin").deploy(1, 11, "vasyutin")
    match = position.start(dice=[4, 4])
    answer(match, 0, "dice")
    answer(match, 1, "shift", "ride", 1)
    answer(match, 1, "shift", "shonin", 2)
    answer(match, 1, "sum")
    assert (sectors(match, 1), tracks(match, 1)) == ([11], (4, 0, 0))
    assert [tokens(match, card) for card in ("fabian", "ride", "shonin")] == [1, 0, 0]


@pytest.mark.rule("SB-DICEARROW-06")
@pytest.mark.parametrize("sector", [1, 4, 9, 11])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_does_not_matter_where_a_dice_arrow_lies(seat: int, sector: int) -> None:
    position = pausing().station(seat, sector, "khrunov").charge("khrunov")
    match = position.deploy(seat, sector, "gubarev").charge("gubarev").start(dice=[4, 5])
    if seat == 1:
        answer(match, 0, "sum")
    answer(match, seat, "shift", "gubarev", 1)
    answer(match, seat, "shift", "khrunov", 2)
    assert (sectors(match, seat), tokens(match, "gubarev"), tokens(match, "khrunov")) == ([12], 0, 0)


@pytest.mark.rule("SB-DICEARROW-07")
def test_a_dice_arrow_moves_only_its_users_rewards() -> None:
    position = pausing(3).station(0, 1, "fabian").charge("fabian").station(0, 10, "hartsfield")
    position.deploy(1, 9, "savitskaya").deploy(1, 10, "lousma").deploy(2, 5, "ivanchenkov").deploy(2, 10, "lyakhov")
    match = position.start(dice=[4, 5])
    answer(match, 0, "shift", "fabian", 1)
    answer(match, 1, "sum")
    answer(match, 2, "dice")
    assert [sectors(match, seat) for seat in range(3)] == [[10], [9], [4, 5]]
    assert [tracks(match, seat) for seat in range(3)] == [(2 + 7, 0, 0), (4, 0, 0), (2, 0, 0)]


@pytest.mark.rule("SB-DICEARROW-08")
def test_shifts_go_to_the_right_only_and_end_at_12() -> None:
    position = pausing().station(0, 2, "khrunov").charge("khrunov")
    match = position.start(dice=[5, 6])
    assert options(match, 0) == [("dice",), ("sum",), ("shift", "khrunov", 1)]
    assert refuses(match, 0, "shift", "khrunov", 2, rule="SB-DICEARROW-08")
    assert refuses(match, 0, "shift", "khrunov", -1)
    assert refuses(match, 0, "shift", "khrunov", 0)
    answer(match, 0, "shift", "khrunov", 1)
    assert (sectors(match, 0), tracks(match, 0)[:2]) == ([12], (2, 1))


@pytest.mark.rule("SB-AMB-11")
def test_several_shifts_together_may_not_go_beyond_12_either() -> None:
    position = pausing().station(0, 2, "khrunov").charge("khrunov").station(0, 4, "gubarev").charge("gubarev")
    match = position.station(0, 5, "shonin").charge("shonin").start(dice=[4, 5])
    answer(match, 0, "shift", "khrunov", 2)
    assert options(match, 0) == [("sum",), ("shift", "gubarev", 1), ("shift", "shonin", 1)]
    assert refuses(match, 0, "shift", "gubarev", 2)
    answer(match, 0, "shift", "gubarev", 1)
    # At 12 nothing more can be moved, so nothing more is asked; the third ability keeps its token.
    assert asked(match) == [(0, "buy")]
    assert (sectors(match, 0), tokens(match, "shonin")) == ([12], 1)


@pytest.mark.rule("SB-AMB-11")
def test_a_sum_of_12_cannot_be_shifted() -> None:
    match = pausing().station(0, 2, "khrunov").charge("khrunov").start(dice=[6, 6])
    assert options(match, 0) == [("dice",), ("sum",)]
    assert refuses(match, 0, "shift", "khrunov", 1)


# Rolling again


@pytest.mark.rule("SB-REROLL-01")
def test_a_reroll_comes_after_the_own_roll_and_before_anybody_allocates() -> None:
    position = pausing().station(0, 5, "volynov").charge("volynov").deploy(1, 1, "worden")
    match = position.start(dice=[1, 2, 6])
    assert (match.state.phase, dice(match), asked(match)) == (2, [1, 2], [(0, "reroll")])
    answer(match, 0, "reroll", "volynov", "second")
    assert (match.state.phase, asked(match)) == (3, [(0, "allocate"), (1, "allocate")])
    assert refuses(match, 0, "reroll", "volynov", "first")
    run_to(match, "buy", 0)
    assert refuses(match, 0, "reroll", "volynov", "first")


@pytest.mark.rule("SB-REROLL-01")
def test_nobody_rolls_again_on_anothers_turn() -> None:
    position = pausing().station(1, 5, "volynov").charge("volynov").deploy(1, 3, "mattingly")
    match = position.start(dice=[1, 2])
    assert asked(match) == [(0, "allocate"), (1, "allocate")]
    assert dice(match) == [1, 2]
    assert refuses(match, 1, "reroll", "volynov", "both", rule="SB-ABIL-01")


@pytest.mark.rule("SB-REROLL-02")
def test_the_new_result_holds_for_everyone() -> None:
    position = pausing(3).station(0, 5, "volynov").charge("volynov")
    position.deploy(1, 2, "romanenko").deploy(1, 11, "chretien").deploy(2, 1, "ryumin").deploy(2, 6, "chang-diaz")
    match = position.start(dice=[1, 1, 5, 6])
    answer(match, 0, "reroll", "volynov", "both")
    assert dice(match) == [5, 6]
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    answer(match, 2, "dice")
    assert [tracks(match, seat)[0] for seat in (1, 2)] == [6, 2]


@pytest.mark.rule("SB-REROLL-03")
@pytest.mark.parametrize(("which", "result"), [("first", [5, 2]), ("second", [1, 5]), ("both", [5, 6])])
def test_one_die_or_both_are_rolled_again(which: str, result: list[int]) -> None:
    position = pausing().station(0, 5, "volynov").charge("volynov", 2)
    match = position.start(dice=[1, 2, 5, 6])
    assert [choice[2] for choice in options(match, 0) if choice[0] == "reroll"] == ["first", "second", "both"]
    answer(match, 0, "reroll", "volynov", which)
    assert (dice(match), tokens(match, "volynov")) == (result, 1)


@pytest.mark.rule("SB-AMB-14")
def test_a_die_that_was_set_can_be_rolled_again() -> None:
    position = pausing().station(0, 1, "gagarin").charge("gagarin").station(0, 5, "volynov").charge("volynov")
    match = position.start(dice=[2, 4])
    answer(match, 0, "set", "gagarin", 6)
    assert dice(match) == [6, 2]
    answer(match, 0, "reroll", "volynov", "first")
    assert (dice(match), tokens(match, "gagarin"), tokens(match, "volynov")) == ([4, 2], 0, 0)


@pytest.mark.rule("SB-AMB-14")
def test_each_reroll_costs_a_token_and_the_last_result_stands() -> None:
    position = pausing().station(0, 5, "volynov").charge("volynov", 3)
    match = position.start(dice=[1, 1, 2, 3, 5])
    answer(match, 0, "reroll", "volynov", "both")
    assert (dice(match), tokens(match, "volynov")) == ([2, 3], 2)
    answer(match, 0, "reroll", "volynov", "second")
    assert (dice(match), tokens(match, "volynov")) == ([2, 5], 1)
    answer(match, 0, "keep")
    answer(match, 0, "sum")
    assert (sectors(match, 0), tokens(match, "volynov")) == ([7], 1)


# Setting a die


@pytest.mark.rule("SB-SETDIE-01")
def test_a_die_is_set_on_the_own_turn_before_rolling() -> None:
    position = pausing().station(0, 1, "gagarin").charge("gagarin", 2).station(0, 5, "volynov").charge("volynov")
    match = position.station(1, 4, "titov").charge("titov").start(dice=[2, 4])
    assert (match.state.phase, match.view(None)["dice"], asked(match)) == (2, None, [(0, "set-die")])
    answer(match, 0, "roll")
    assert (match.state.phase, asked(match)) == (2, [(0, "reroll")])
    assert refuses(match, 0, "set", "gagarin", 6)
    answer(match, 0, "keep")
    assert asked(match) == [(0, "allocate")]
    assert refuses(match, 0, "set", "gagarin", 6)
    assert (dice(match), tokens(match, "gagarin"), tokens(match, "titov")) == ([2, 4], 2, 1)


@pytest.mark.rule("SB-SETDIE-02")
@pytest.mark.parametrize("value", range(1, 7))
def test_one_token_fixes_one_die_and_the_other_is_rolled(value: int) -> None:
    match = pausing().station(0, 1, "gagarin").charge("gagarin").start(dice=[3, 5])
    assert options(match, 0) == [*(("set", "gagarin", face) for face in range(1, 7)), ("roll",)]
    assert refuses(match, 0, "set", "gagarin", 0)
    assert refuses(match, 0, "set", "gagarin", 7)
    answer(match, 0, "set", "gagarin", value)
    # One number was rolled, and no second die can be set without a second token.
    assert asked(match) == [(0, "allocate")]
    assert (sorted(dice(match)), tokens(match, "gagarin")) == (sorted([value, 3]), 0)


@pytest.mark.rule("SB-SETDIE-03")
def test_two_tokens_may_fix_both_dice() -> None:
    match = pausing().station(0, 1, "gagarin").charge("gagarin", 2).start(dice=[1, 1])
    answer(match, 0, "set", "gagarin", 6)
    assert asked(match) == [(0, "set-die")]
    answer(match, 0, "set", "gagarin", 5)
    assert asked(match) == [(0, "allocate")]
    assert (sorted(dice(match)), tokens(match, "gagarin")) == ([5, 6], 0)


@pytest.mark.rule("SB-SETDIE-03")
def test_of_two_tokens_one_may_be_kept() -> None:
    match = pausing().station(0, 1, "gagarin").charge("gagarin", 2).start(dice=[1, 1])
    answer(match, 0, "set", "gagarin", 6)
    answer(match, 0, "roll")
    assert asked(match) == [(0, "allocate")]
    assert (sorted(dice(match)), tokens(match, "gagarin")) == ([1, 6], 1)
