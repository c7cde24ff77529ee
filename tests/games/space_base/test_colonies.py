"""Colonies: bought like ships, worth points once, and in the way ever after."""

from __future__ import annotations

import pytest

from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    colonies_left,
    deployed,
    options,
    refuses,
    run_to,
    run_turn,
    stationed,
    tracks,
)


def at_purchase(position: Position, credits: int, *, dice: tuple[int, ...] = ()) -> SpaceBaseMatch:
    """Seat 0's phase 6, reached with exactly this many credits (two of them from a roll of 1 and 1)."""
    match = position.credits(0, credits - 2).start(dice=[1, 1, *dice])
    run_to(match, "buy", 0)
    assert tracks(match, 0)[0] == credits
    return match


@pytest.mark.rule("SB-COLONY-01")
def test_a_colony_is_stationed_in_its_sector_and_deploys_the_card_there() -> None:
    match = at_purchase(Position().station(0, 2, "irwin"), 12)
    answer(match, 0, "buy", "tinbergen")
    assert stationed(match, 0, 2) == "tinbergen"
    assert deployed(match, 0, 2) == ["irwin"]


@pytest.mark.rule("SB-COLONY-02")
def test_a_colony_gives_its_points_once_and_at_once() -> None:
    match = at_purchase(Position(), 12, dice=(2, 2, 2, 2))
    answer(match, 0, "buy", "tinbergen")
    assert tracks(match, 0)[2] == 4
    run_turn(match)  # the other rolls its sector
    run_turn(match)  # the owner rolls its sector
    assert match.state.round == 2
    assert tracks(match, 0)[2] == 4


@pytest.mark.rule("SB-COLONY-03")
def test_a_colony_pays_nothing_on_the_own_turn() -> None:
    match = Position().station(0, 2, "tinbergen").deploy(0, 2, "roosa").start(dice=[2, 2])
    answer(match, 0, "dice")
    assert match.state.active == 1
    assert tracks(match, 0) == (0, 0, 0)


@pytest.mark.rule("SB-COLONY-04")
def test_cards_deployed_beside_a_colony_keep_paying_on_others_turns() -> None:
    position = Position().station(1, 2, "tinbergen").deploy(1, 2, "roosa", "irwin")
    match = position.start(dice=[2, 2])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert match.state.active == 1
    assert tracks(match, 1) == (2 * 2, 0, 2 * 1)


@pytest.mark.rule("SB-COLONY-05")
def test_once_a_colony_is_placed_its_buyer_gets_no_card_of_that_sector_any_more() -> None:
    position = Position().yard("malyshev", "tuan", "worden").credits(1, 20)
    match = at_purchase(position, 9, dice=(2, 2, 2, 2))
    assert ("buy", "malyshev") in options(match, 0)
    answer(match, 0, "buy", "frisch")
    run_to(match, "buy", 1)
    assert ("buy", "malyshev") in options(match, 1)  # it blocks nobody else
    run_turn(match)
    run_to(match, "buy", 0)
    assert match.state.round == 2
    assert ("buy", "tuan") in options(match, 0)
    assert refuses(match, 0, "buy", "malyshev")


@pytest.mark.rule("SB-COLONY-05")
def test_no_ability_replaces_a_colony() -> None:
    position = Position().station(0, 7, "leontief").yard("allen", "lenoir", "haise", "lazarev").credits(0, 50)
    position.deploy(0, 7, "zholobov").deploy(0, 12, "kovalyonok").deploy(0, 10, "scott")
    match = position.charge("zholobov").charge("kovalyonok").charge("scott").start()
    answer(match, 0, "use", "zholobov")
    assert refuses(match, 0, "buy", "allen")
    answer(match, 0, "buy", "lenoir")
    answer(match, 0, "use", "kovalyonok")
    assert refuses(match, 0, "claim", "haise")
    answer(match, 0, "claim", "lazarev")
    answer(match, 0, "use", "scott")
    assert refuses(match, 0, "buy-into", "allen", 7)
    answer(match, 0, "buy-into", "allen", 8)
    assert stationed(match, 0, 7) == "leontief"
    assert deployed(match, 0, 8) == ["nelson", "lenoir", "lazarev"]


@pytest.mark.rule("SB-COLONY-05", "SB-AMB-13", "SB-AMB-17")
def test_a_colony_protects_the_place_where_it_lies_and_no_number() -> None:
    """Hicks is the colony of sector 5. It is swapped to 8: now 8 is closed and 5 open, whatever is printed on it."""
    position = Position().station(0, 5, "hicks").station(0, 6, "kubasov").charge("kubasov", 4).credits(0, 60)
    position.deploy(0, 10, "scott").charge("scott").yard("kizim", "lenoir")
    match = position.start(dice=[1, 1])
    answer(match, 0, "use", "kubasov")
    answer(match, 0, "use", "scott")
    assert refuses(match, 0, "buy-into", "kizim", 8, rule="SB-COLONY-05")
    answer(match, 0, "buy-into", "lenoir", 9)  # a card of sector 8, laid elsewhere
    run_to(match, "buy", 0)
    assert ("buy", "kizim") in options(match, 0)
    assert refuses(match, 0, "buy", "myrdal", rule="SB-BUY-07")  # the colony of sector 8
    answer(match, 0, "buy", "kizim")
    assert (stationed(match, 0, 5), stationed(match, 0, 8), stationed(match, 0, 9)) == ("kizim", "hicks", "lenoir")


@pytest.mark.rule("SB-COLONY-06")
def test_no_trade_with_a_deployed_card_deploys_a_colony() -> None:
    position = Position().station(0, 4, "kuznets").station(0, 9, "hayek").deploy(0, 9, "zudov").charge("zudov")
    match = position.start()
    partners = {option[2] for option in options(match, 0) if option[0] == "use"}
    assert partners == {stationed(match, 0, sector) for sector in range(1, 13)} - {"kuznets", "hayek"}
    assert refuses(match, 0, "use", "zudov", "kuznets")
    assert refuses(match, 0, "use", "zudov", "hayek")


@pytest.mark.rule("SB-COLONY-07")
def test_each_colony_is_sold_once_and_not_replaced() -> None:
    match = at_purchase(Position().credits(1, 50), 9)
    assert len(colonies_left(match)) == 12
    answer(match, 0, "buy", "frisch")
    run_to(match, "buy", 1)
    assert len(colonies_left(match)) == 11
    assert "frisch" not in colonies_left(match)
    assert refuses(match, 1, "buy", "frisch", rule="SB-BUY-02")
    assert ("buy", "tinbergen") in options(match, 1)


@pytest.mark.rule("SB-COLONY-08")
def test_a_colony_bought_in_phase_6_takes_all_credits() -> None:
    match = at_purchase(Position(), 20)
    answer(match, 0, "buy", "frisch")
    assert tracks(match, 0) == (0, 0, 3)


@pytest.mark.rule("SB-AMB-13")
def test_a_sector_swap_moves_a_colony_and_the_block_goes_with_it() -> None:
    position = Position().station(0, 5, "hicks").station(0, 6, "kubasov").charge("kubasov", 4)
    match = at_purchase(position.yard("kizim", "lenoir"), 5)
    before = {str(option[1]) for option in options(match, 0) if option[0] == "buy"}
    assert before == {"lenoir"}
    answer(match, 0, "pass")
    assert match.state.phase == 7
    answer(match, 0, "use", "kubasov")
    assert (stationed(match, 0, 5), stationed(match, 0, 8)) == ("nelson", "hicks")
    run_turn(match)
    run_to(match, "buy", 0)
    assert ("buy", "kizim") in options(match, 0)
    assert refuses(match, 0, "buy", "lenoir", rule="SB-BUY-07")


@pytest.mark.rule("SB-AMB-13")
def test_a_trade_between_stationed_cards_may_move_a_colony() -> None:
    position = Position().station(0, 4, "kuznets").station(0, 9, "zudov").charge("zudov").yard("engle", "savitskaya")
    match = position.credits(0, 5).start(dice=[1, 1])
    answer(match, 0, "use", "zudov", "kuznets")
    assert (stationed(match, 0, 4), stationed(match, 0, 9)) == ("zudov", "kuznets")
    run_to(match, "buy", 0)
    assert ("buy", "engle") in options(match, 0)
    assert refuses(match, 0, "buy", "savitskaya", rule="SB-BUY-07")
    assert tracks(match, 0)[2] == 0  # moving a colony gives no points
