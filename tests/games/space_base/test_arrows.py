"""Arrow rewards: where they lead, how they chain, and where they end."""

from __future__ import annotations

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

PURSE = 2


def table() -> Position:
    """Both have 2 credits, enough for the one open ship: so the turn stops at the purchase of phase 6."""
    return Position().yard("ryumin").credits(0, PURSE).credits(1, PURSE)


def gained(match: SpaceBaseMatch, seat: int) -> tuple[int, int, int]:
    """The credits, income and points a seat of a `table` has more than at the beginning."""
    credits, income, points = tracks(match, seat)
    return credits - PURSE, income, points


# Arrows to both sides


@pytest.mark.rule("SB-ARROW-01")
@pytest.mark.parametrize(("sector", "reward"), [(9, (0, 0, 3)), (11, (8, 0, 0))])
def test_a_two_way_arrow_gives_the_rewards_of_one_neighbour(sector: int, reward: tuple[int, int, int]) -> None:
    position = table().station(0, 10, "shaw").station(0, 9, "bobko").station(0, 11, "chretien")
    match = position.start(dice=[4, 6])
    answer(match, 0, "sum")
    assert asked(match) == [(0, "arrow")]
    assert options(match, 0) == [("sector", 9), ("sector", 11), ("pass",)]
    assert refuses(match, 0, "sector", 10, rule="SB-ARROW-06")
    assert refuses(match, 0, "sector", 8)
    answer(match, 0, "sector", sector)
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == reward


@pytest.mark.rule("SB-ARROW-02")
@pytest.mark.parametrize(("sector", "further"), [(9, (3, 4)), (11, (4, 3))])
def test_a_deployed_two_way_arrow_adds_one_neighbour_to_its_own_sector(sector: int, further: tuple[int, int]) -> None:
    position = table().station(1, 9, "parker").station(1, 10, "hartsfield").station(1, 11, "thornton")
    position.deploy(1, 9, "covey", "cunningham").deploy(1, 11, "ockels", "musgrave")
    match = position.deploy(1, 10, "peterson", "shaw", "pailles").start(dice=[4, 6])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert asked(match) == [(1, "arrow")]
    assert gained(match, 1) == (3, 0, 2)  # everything of the own sector comes first
    assert options(match, 1) == [("sector", 9), ("sector", 11), ("pass",)]
    answer(match, 1, "sector", sector)
    assert asked(match) == [(0, "buy")]  # nothing of the other neighbour
    assert gained(match, 1) == (3 + further[0], 0, 2 + further[1])


@pytest.mark.rule("SB-AMB-25")
def test_an_arrow_choice_may_be_declined() -> None:
    match = table().station(0, 10, "shaw").start(dice=[4, 6])
    answer(match, 0, "sum")
    answer(match, 0, "pass")
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (0, 0, 0)


@pytest.mark.rule("SB-AMB-25")
@pytest.mark.parametrize(
    ("left", "right"), [("samuelson", "fabian"), ("fabian", "samuelson"), ("grissom", "fabian"), ("fabian", "grissom")]
)
def test_an_arrow_of_which_one_way_pays_is_followed_without_a_question(left: str, right: str) -> None:
    position = table().station(0, 4, "shaw").station(0, 3, left).station(0, 5, right)
    if "grissom" in (left, right):
        position.charge("grissom", 3)  # full: another token would be lost
    match = position.start(dice=[1, 3])
    run_to(match, "allocate", 0)
    answer(match, 0, "sum")
    assert match.state.phase > 4
    assert tokens(match, "fabian") == 1
    paths = [event.arguments for event in match.events if event.kind == "followed"]
    assert paths == [{"seat": 0, "source": 4, "sector": 5 if right == "fabian" else 3}]


def test_an_arrow_to_full_slots_leads_nowhere() -> None:
    position = table().station(0, 4, "merbold").station(0, 5, "grissom").charge("grissom", 3)
    match = position.start(dice=[1, 3])
    run_to(match, "allocate", 0)
    answer(match, 0, "sum")
    assert gained(match, 0) == (1, 0, 0)
    assert not [event for event in match.events if event.kind in ("followed", "token-lost")]


def test_by_the_first_version_of_the_rules_an_arrow_with_one_way_left_is_asked_about() -> None:
    match = Position(rules="1").station(0, 12, "shaw").station(0, 11, "bobko").start(dice=[6, 6])
    answer(match, 0, "sum")
    assert options(match, 0) == [("sector", 11), ("pass",)]
    for nowhere, rule in ((0, "SB-ARROW-01"), (13, "SB-ARROW-09"), (1, "SB-ARROW-01")):
        assert refuses(match, 0, "sector", nowhere, rule=rule)
    assert match.header.rules == "1"


# Arrows to one side


@pytest.mark.rule("SB-ARROW-03")
def test_a_stationed_one_way_arrow_pays_its_reward_and_the_sector_pointed_at() -> None:
    match = table().station(0, 12, "bluford").station(0, 11, "jahn").start(dice=[6, 6])
    answer(match, 0, "sum")
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (5, 1, 3)


@pytest.mark.rule("SB-ARROW-03")
def test_a_one_way_arrow_never_leads_to_the_other_neighbour() -> None:
    match = table().station(0, 6, "lovell").station(0, 7, "merbold").station(0, 8, "eisele").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert asked(match) == [(0, "buy")]  # there is nothing to choose
    assert gained(match, 0) == (1, 0, 6)
    match = table().station(0, 6, "lovell").station(0, 7, "merbold").station(0, 8, "myrdal").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert gained(match, 0) == (1, 0, 0)  # nor when the right one, a colony, has nothing to give


@pytest.mark.rule("SB-ARROW-03")
def test_a_deployed_one_way_arrow_pays_its_sector_and_all_of_the_sector_pointed_at() -> None:
    match = table().deploy(1, 12, "bluford").deploy(1, 11, "chretien", "musgrave").start(dice=[6, 6])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert asked(match) == [(0, "buy")]
    assert gained(match, 1) == (6, 0, 1 + 3)


@pytest.mark.rule("SB-ARROW-04")
def test_blue_arrows_lead_to_stationed_cards_only() -> None:
    position = table().station(0, 7, "merbold").station(0, 8, "serebrov").deploy(0, 8, "eisele", "lazarev")
    match = position.start(dice=[3, 4])
    answer(match, 0, "sum")
    assert gained(match, 0) == (1 + 5, 0, 0)


@pytest.mark.rule("SB-ARROW-04")
def test_red_arrows_lead_to_deployed_cards_only() -> None:
    position = table().deploy(1, 7, "merbold").deploy(1, 8, "serebrov").station(1, 8, "eisele")
    match = position.start(dice=[3, 4])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert gained(match, 1) == (1 + 3, 0, 0)


# Chains


@pytest.mark.rule("SB-ARROW-05")
def test_an_arrow_leads_on_from_the_sector_reached() -> None:
    position = table().station(0, 7, "merbold").station(0, 8, "lichtenberg").station(0, 9, "parker")
    match = position.station(0, 10, "peterson").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert asked(match) == [(0, "buy")]  # each arrow has one way left
    assert gained(match, 0) == (1, 0, 3)


@pytest.mark.rule("SB-ARROW-05")
def test_a_chain_of_red_arrows_charges_the_ability_it_reaches() -> None:
    position = table().deploy(1, 4, "merbold").deploy(1, 5, "lichtenberg", "kizim").deploy(1, 6, "gardner")
    match = position.start(dice=[1, 3])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert gained(match, 1) == (1 + 1, 0, 0)
    assert tokens(match, "gardner") == 1


@pytest.mark.rule("SB-ARROW-06")
def test_with_the_sum_a_chain_never_comes_back_to_a_sector() -> None:
    position = table().station(0, 7, "merbold").station(0, 8, "lichtenberg").station(0, 9, "savitskaya")
    match = position.start(dice=[3, 4])
    answer(match, 0, "sum")
    assert asked(match) == [(0, "buy")]  # sector 7 has paid, so the two-way arrow of 8 leads to 9
    assert gained(match, 0) == (1 + 6, 0, 0)


@pytest.mark.rule("SB-ARROW-06")
def test_two_arrows_of_one_sector_do_not_both_pay_the_same_neighbour() -> None:
    position = table().deploy(1, 8, "merbold", "lichtenberg").deploy(1, 9, "savitskaya").deploy(1, 7, "overmyer")
    match = position.start(dice=[4, 4])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert gained(match, 1) == (1 + 4 + 3, 0, 0)  # sector 9 was paid through the one-way arrow: 7 is left


@pytest.mark.rule("SB-ARROW-07")
def test_with_single_dice_a_sector_pays_once_through_each_die() -> None:
    match = table().station(0, 3, "merbold").station(0, 4, "conrad").start(dice=[3, 4])
    answer(match, 0, "dice")
    assert gained(match, 0) == (1 + 4 + 4, 0, 0)


@pytest.mark.rule("SB-ARROW-07")
def test_arrows_that_point_at_each_other_pay_no_sector_a_third_time() -> None:
    match = table().station(0, 3, "merbold").station(0, 4, "bluford").start(dice=[3, 4])
    answer(match, 0, "dice")
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (2, 0, 6)


@pytest.mark.rule("SB-ARROW-08")
def test_doubles_start_two_chains_each_with_its_own_choice() -> None:
    position = table().station(0, 4, "shaw").station(0, 3, "white").station(0, 5, "leonov")
    match = position.start(dice=[4, 4])
    answer(match, 0, "dice")
    assert options(match, 0) == [("sector", 3), ("sector", 5), ("pass",)]
    answer(match, 0, "sector", 3)
    assert gained(match, 0) == (4, 0, 0)
    assert options(match, 0) == [("sector", 3), ("sector", 5), ("pass",)]
    answer(match, 0, "sector", 5)
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (4, 0, 3)


@pytest.mark.rule("SB-ARROW-08")
def test_doubles_may_go_the_same_way_twice() -> None:
    match = table().deploy(1, 4, "merbold").deploy(1, 5, "borman", "leonov").start(dice=[4, 4])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert gained(match, 1) == (2 * (1 + 4), 0, 2 * 2)


# Where arrows end


@pytest.mark.rule("SB-ARROW-09")
def test_an_arrow_beyond_the_first_sector_leads_nowhere() -> None:
    position = table().station(0, 1, "bluford").station(0, 2, "mcdivitt").station(0, 12, "carpenter")
    match = position.start(dice=[1, 5])
    answer(match, 0, "dice")
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (1, 0, 3)  # 3 points, and sector 5


@pytest.mark.rule("SB-ARROW-09")
def test_an_arrow_beyond_the_last_sector_leads_nowhere() -> None:
    position = table().deploy(1, 12, "merbold").deploy(1, 11, "stafford").deploy(1, 1, "young")
    match = position.start(dice=[6, 6])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert asked(match) == [(0, "buy")]
    assert gained(match, 1) == (1, 0, 0)


@pytest.mark.rule("SB-AMB-06")
@pytest.mark.parametrize(("sector", "dice", "neighbour"), [(12, [6, 6], 11), (1, [1, 6], 2)])
def test_a_two_way_arrow_at_the_edge_keeps_its_one_side(sector: int, dice: list[int], neighbour: int) -> None:
    match = table().station(0, sector, "shaw").station(0, neighbour, "bobko").start(dice=dice)
    answer(match, 0, "sum" if sector == 12 else "dice")
    assert asked(match) == [(0, "buy")]
    assert tracks(match, 0)[2] == 3


@pytest.mark.rule("SB-ARROW-10")
def test_a_blue_arrow_gets_nothing_from_an_own_colony() -> None:
    position = table().station(0, 12, "bluford").station(0, 11, "koopmans").deploy(0, 11, "chretien")
    match = position.start(dice=[6, 6])
    answer(match, 0, "sum")
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (0, 0, 3)


@pytest.mark.rule("SB-ARROW-10")
def test_a_red_arrow_still_gets_what_is_deployed_above_an_own_colony() -> None:
    position = table().deploy(1, 12, "bluford").station(1, 11, "koopmans").deploy(1, 11, "chretien")
    match = position.start(dice=[6, 6])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    run_to(match, "buy", 0)
    assert gained(match, 1) == (6, 0, 1)
