"""Buying and claiming cards: the regular purchase, and the abilities that give further cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
    colonies_left,
    corrections,
    deployed,
    open_cards,
    options,
    refuses,
    run_to,
    run_turn,
    stationed,
    tokens,
    tracks,
)

STARTERS = [
    "mccandless-ii", "stewart", "mcnair", "solovyov", "atkov", "sharma",
    "scobee", "nelson", "hart", "van-hoften", "volk", "coats",
]  # fmt: skip
"""What is stationed in seat 0's sectors 1 to 12 to begin with."""


def at_purchase(position: Position, credits: int) -> SpaceBaseMatch:
    """Seat 0's phase 6, reached with exactly this many credits (two of them from a roll of 1 and 1)."""
    match = position.credits(0, credits - 2).start(dice=[1, 1])
    run_to(match, "buy", 0)
    assert tracks(match, 0)[0] == credits
    return match


def ship_offers(match: SpaceBaseMatch, verb: str) -> set[str]:
    """The cards seat 0 may now buy or claim."""
    return {str(option[1]) for option in options(match, 0) if option[0] == verb}


# The regular purchase


@pytest.mark.rule("SB-BUY-01")
def test_only_one_card_is_bought_even_if_another_would_cost_nothing(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "kizim"\nsource = "test"\ncost = 0\n', encoding="utf-8")
    position = Position(pack=corrections(tmp_path)).yard("kizim", "engle")
    match = at_purchase(position, 9)
    answer(match, 0, "buy", "engle")
    assert match.state.active == 1
    assert stationed(match, 0, 4) == "engle"
    assert stationed(match, 0, 5) == "atkov"
    assert "kizim" in open_cards(match)


@pytest.mark.rule("SB-BUY-01")
def test_the_purchase_may_be_declined_and_is_the_active_players_alone() -> None:
    match = at_purchase(Position().yard("engle").credits(1, 9), 9)
    assert asked(match) == [(0, "buy")]
    answer(match, 0, "pass")
    assert match.state.active == 1
    assert [stationed(match, 0, sector) for sector in range(1, 13)] == STARTERS
    assert "engle" in open_cards(match)


@pytest.mark.rule("SB-BUY-02")
def test_all_open_ships_and_all_unsold_colonies_are_on_offer() -> None:
    match = at_purchase(Position().station(1, 1, "frisch").full_yard(), 99)
    assert len(open_cards(match)) == 18
    assert len(colonies_left(match)) == 11
    assert ship_offers(match, "buy") == {*open_cards(match), *colonies_left(match)}
    assert refuses(match, 0, "buy", "frisch", rule="SB-BUY-02")
    hidden = match.state.catalog.ids[match.state.decks[0][0]]
    assert refuses(match, 0, "buy", hidden, rule="SB-BUY-02")


@pytest.mark.rule("SB-BUY-03")
def test_four_credits_do_not_buy_a_card_of_cost_five() -> None:
    match = at_purchase(Position().yard("thornton", "engle"), 4)
    assert ship_offers(match, "buy") == {"engle"}
    assert refuses(match, 0, "buy", "thornton", rule="SB-BUY-03")


@pytest.mark.rule("SB-BUY-03")
def test_five_credits_buy_a_card_of_cost_five() -> None:
    match = at_purchase(Position().yard("thornton", "engle"), 5)
    answer(match, 0, "buy", "thornton")
    assert stationed(match, 0, 11) == "thornton"


@pytest.mark.rule("SB-BUY-04")
def test_a_purchase_takes_all_credits_whatever_the_cost() -> None:
    match = at_purchase(Position().yard("engle"), 12)
    answer(match, 0, "buy", "engle")
    assert tracks(match, 0) == (0, 0, 0)


@pytest.mark.rule("SB-BUY-05")
def test_without_a_purchase_the_credits_stay() -> None:
    match = at_purchase(Position().yard("engle"), 12)
    answer(match, 0, "pass")
    assert match.state.active == 1
    assert tracks(match, 0) == (12, 0, 0)


@pytest.mark.rule("SB-BUY-06")
def test_a_bought_card_goes_to_its_sector_and_deploys_the_one_there() -> None:
    match = at_purchase(Position().yard("gibson").deploy(0, 9, "bean"), 9)
    answer(match, 0, "buy", "gibson")
    assert [stationed(match, 0, sector) for sector in range(1, 13)] == [*STARTERS[:8], "gibson", *STARTERS[9:]]
    assert [deployed(match, 0, sector) for sector in range(1, 13)] == [*[[]] * 8, ["bean", "hart"], *[[]] * 3]


@pytest.mark.rule("SB-BUY-07")
def test_a_ship_for_a_sector_with_an_own_colony_cannot_be_bought() -> None:
    position = Position().station(0, 7, "leontief").station(1, 8, "myrdal").yard("allen", "lenoir")
    match = at_purchase(position, 5)
    assert refuses(match, 0, "buy", "allen", rule="SB-BUY-07")
    assert ("buy", "lenoir") in options(match, 0)


@pytest.mark.rule("SB-BUY-07")
def test_a_colony_for_a_sector_with_an_own_colony_cannot_be_bought() -> None:
    match = at_purchase(Position().station(0, 7, "frisch").station(1, 8, "tinbergen"), 40)
    assert refuses(match, 0, "buy", "leontief", rule="SB-BUY-07")
    assert ("buy", "myrdal") in options(match, 0)


@pytest.mark.rule("SB-BUY-08")
def test_cards_taken_earlier_in_the_turn_leave_gaps_in_phase_6() -> None:
    position = Position().full_yard().station(0, 12, "kovalyonok").charge("kovalyonok").credits(0, 99)
    match = position.start(dice=[1, 1])
    run_to(match, "ability", 0, phase=5)
    before = set(open_cards(match))
    answer(match, 0, "use", "kovalyonok")
    answer(match, 0, "claim", "gurragchaa")
    answer(match, 0, "claim", "malyshev")
    answer(match, 0, "pass")
    assert asked(match) == [(0, "buy")]
    assert set(open_cards(match)) == before - {"gurragchaa", "malyshev"}
    assert ship_offers(match, "buy") - set(colonies_left(match)) == before - {"gurragchaa", "malyshev"}
    assert len(open_cards(match)) == 16


# Buying by ability


def buying(credits: int, *yard: str) -> SpaceBaseMatch:
    """Seat 0 has just used Zholobov's mission ability in phase 1: buy a card, and 2 points."""
    position = Position().deploy(0, 7, "zholobov").charge("zholobov").credits(0, credits).yard(*yard)
    match = position.start(dice=[1, 1])
    answer(match, 0, "use", "zholobov")
    assert match.state.phase == 1
    return match


@pytest.mark.rule("SB-BUYAB-02")
def test_a_card_of_cost_five_leaves_four_of_nine_credits() -> None:
    match = buying(9, "thornton")
    answer(match, 0, "buy", "thornton")
    assert match.state.phase == 3
    assert tracks(match, 0)[0] == 4
    assert stationed(match, 0, 11) == "thornton"
    regular = at_purchase(Position().yard("thornton"), 9)
    answer(regular, 0, "buy", "thornton")
    assert tracks(regular, 0)[0] == 0


@pytest.mark.rule("SB-BUYAB-03")
def test_the_regular_purchase_stays_available_after_one_by_ability() -> None:
    match = buying(9, "thornton", "engle")
    answer(match, 0, "buy", "thornton")
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "engle")
    assert (stationed(match, 0, 11), stationed(match, 0, 4)) == ("thornton", "engle")
    assert tracks(match, 0)[0] == 0


@pytest.mark.rule("SB-BUYAB-04")
def test_the_credits_of_the_box_come_first_and_may_pay_for_the_card() -> None:
    position = Position().station(0, 2, "sarafanov").charge("sarafanov").credits(0, 1).yard("thornton")
    match = position.start(dice=[6, 6])
    answer(match, 0, "use", "sarafanov")
    assert tracks(match, 0)[0] == 5
    answer(match, 0, "buy", "thornton")
    assert tracks(match, 0)[0] == 0
    assert stationed(match, 0, 11) == "thornton"


@pytest.mark.rule("SB-BUYAB-05")
def test_using_the_ability_obliges_nobody_to_buy() -> None:
    position = Position().station(0, 2, "sarafanov").charge("sarafanov").credits(0, 1).yard("thornton")
    match = position.start(dice=[6, 6])
    answer(match, 0, "use", "sarafanov")
    answer(match, 0, "pass")
    assert match.state.phase == 3
    assert tracks(match, 0)[0] == 5
    assert tokens(match, "sarafanov") == 0
    assert open_cards(match) == ["thornton"]


@pytest.mark.rule("SB-BUYAB-05")
def test_the_ability_gives_its_credits_even_if_nothing_can_be_bought() -> None:
    match = Position().station(0, 2, "sarafanov").charge("sarafanov").start(dice=[6, 6])
    answer(match, 0, "use", "sarafanov")
    assert asked(match) == [(0, "allocate")]
    assert tracks(match, 0)[0] == 4


@pytest.mark.rule("SB-BUYAB-06")
def test_a_purchase_by_ability_is_bound_by_credits_colonies_and_the_open_cards() -> None:
    position = Position().station(0, 7, "leontief").deploy(0, 7, "zholobov").charge("zholobov").credits(0, 8)
    match = position.yard("gibson", "allen", "bean").start(dice=[1, 1])
    answer(match, 0, "use", "zholobov")
    assert ship_offers(match, "buy") == {"bean"}
    assert refuses(match, 0, "buy", "gibson", rule="SB-BUY-03")
    assert refuses(match, 0, "buy", "allen", rule="SB-BUY-07")
    assert refuses(match, 0, "buy", "engle", rule="SB-BUY-02")
    answer(match, 0, "buy", "bean")
    assert stationed(match, 0, 9) == "bean"
    assert deployed(match, 0, 9) == ["hart"]


@pytest.mark.rule("SB-AMB-12")
def test_a_colony_can_be_bought_by_ability_for_its_exact_cost() -> None:
    match = buying(10)
    answer(match, 0, "buy", "frisch")
    assert tracks(match, 0) == (1, 0, 2 + 3)
    assert stationed(match, 0, 1) == "frisch"
    assert deployed(match, 0, 1) == ["mccandless-ii"]


# Claiming


def claiming(position: Position, *yard: str) -> SpaceBaseMatch:
    """Seat 0 has just used Kovalyonok's mission ability in phase 5: claim a card of level 2."""
    match = position.deploy(0, 12, "kovalyonok").charge("kovalyonok").yard(*yard).start(dice=[1, 1])
    run_to(match, "ability", 0, phase=5)
    answer(match, 0, "use", "kovalyonok")
    return match


@pytest.mark.rule("SB-CLAIM-02")
def test_a_claim_takes_an_open_ship_of_exactly_that_level() -> None:
    match = claiming(Position(), "gibson", "klimuk", "allen", "stafford")
    assert ship_offers(match, "claim") == {"gibson", "klimuk"}
    assert refuses(match, 0, "claim", "allen", rule="SB-CLAIM-02")
    assert refuses(match, 0, "claim", "stafford", rule="SB-CLAIM-02")
    assert refuses(match, 0, "claim", "bean", rule="SB-CLAIM-02")


@pytest.mark.rule("SB-CLAIM-02")
def test_a_claimed_card_is_free_and_goes_to_its_sector_like_any_other() -> None:
    match = claiming(Position(), "gibson", "klimuk")
    answer(match, 0, "claim", "gibson")
    assert tracks(match, 0) == (2, 0, 0)  # what the roll paid
    assert stationed(match, 0, 9) == "gibson"
    assert deployed(match, 0, 9) == ["hart"]
    assert "klimuk" in open_cards(match)


@pytest.mark.rule("SB-CLAIM-03")
def test_a_claim_leaves_the_credits_and_the_regular_purchase() -> None:
    match = claiming(Position().credits(0, 7), "gibson", "bean")
    answer(match, 0, "claim", "gibson")
    assert asked(match) == [(0, "buy")]
    assert tracks(match, 0)[0] == 7 + 2
    answer(match, 0, "buy", "bean")
    assert stationed(match, 0, 9) == "bean"
    assert deployed(match, 0, 9) == ["hart", "gibson"]


@pytest.mark.rule("SB-CLAIM-04")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_of_three_cards_offered_fewer_may_be_taken_but_not_more(taken: int) -> None:
    cards = ["malyshev", "tuan", "strekalov", "kizim"]
    position = Position().station(0, 12, "kovalyonok").charge("kovalyonok").yard(*cards)
    match = position.start(dice=[1, 1])
    answer(match, 0, "use", "kovalyonok")
    for card in cards[:taken]:
        answer(match, 0, "claim", card)
    if taken < 3:
        answer(match, 0, "pass")
    assert asked(match) == [(0, "allocate")]
    assert open_cards(match) == cards[taken:]
    assert tokens(match, "kovalyonok") == 0


@pytest.mark.rule("SB-CLAIM-05")
def test_a_colony_cannot_be_claimed() -> None:
    match = claiming(Position(), "gibson")
    assert len(colonies_left(match)) == 12
    assert ship_offers(match, "claim") == {"gibson"}
    assert refuses(match, 0, "claim", "frisch", rule="SB-CLAIM-05")


@pytest.mark.rule("SB-CLAIM-05")
def test_a_ship_for_a_sector_with_an_own_colony_cannot_be_claimed() -> None:
    position = Position().station(0, 9, "hayek").station(1, 11, "koopmans")
    match = claiming(position, "gibson", "klimuk")
    assert ship_offers(match, "claim") == {"klimuk"}
    assert refuses(match, 0, "claim", "gibson", rule="SB-CLAIM-05")


# Buying into a sector from 7 to 12


def relocating(position: Position, credits: int, *yard: str) -> SpaceBaseMatch:
    """Seat 0 has just used Scott's ability in phase 1: buy a card into one of sectors 7 to 12."""
    position = position.deploy(0, 10, "scott").charge("scott").credits(0, credits).yard(*yard)
    match = position.start(dice=[6, 6])
    answer(match, 0, "use", "scott")
    return match


@pytest.mark.rule("SB-RELOC-02")
def test_any_card_may_go_to_any_sector_from_7_to_12_and_to_no_other() -> None:
    match = relocating(Position(), 4, "hauck", "malyshev")
    offered = [option for option in options(match, 0) if option != ("pass",)]
    assert sorted(offered) == [("buy-into", card, sector) for card in ("hauck", "malyshev") for sector in range(7, 13)]
    assert refuses(match, 0, "buy-into", "malyshev", 1, rule="SB-RELOC-02")
    assert refuses(match, 0, "buy-into", "hauck", 6, rule="SB-RELOC-02")


@pytest.mark.rule("SB-RELOC-02")
def test_a_card_numbered_12_goes_to_sector_7() -> None:
    match = relocating(Position(), 4, "hauck")
    answer(match, 0, "buy-into", "hauck", 7)
    assert stationed(match, 0, 7) == "hauck"
    assert stationed(match, 0, 12) == "coats"


@pytest.mark.rule("SB-RELOC-03")
def test_the_card_in_the_chosen_sector_is_deployed_there() -> None:
    match = relocating(Position(), 4, "hauck")
    answer(match, 0, "buy-into", "hauck", 7)
    assert deployed(match, 0, 7) == ["scobee"]
    assert deployed(match, 0, 12) == []


@pytest.mark.rule("SB-AMB-17")
def test_a_card_bought_into_a_sector_costs_exactly_its_price() -> None:
    match = relocating(Position(), 6, "hauck", "irwin")
    assert refuses(match, 0, "buy-into", "irwin", 7, rule="SB-BUY-03")
    answer(match, 0, "buy-into", "hauck", 7)
    assert match.state.phase == 3
    assert tracks(match, 0)[0] == 6 - 3


@pytest.mark.rule("SB-AMB-17")
def test_an_own_colony_blocks_the_target_sector_not_the_printed_one() -> None:
    match = relocating(Position().station(0, 12, "friedman"), 4, "hauck")
    assert {option[2] for option in options(match, 0) if option[0] == "buy-into"} == {7, 8, 9, 10, 11}
    assert refuses(match, 0, "buy-into", "hauck", 12)
    answer(match, 0, "buy-into", "hauck", 11)
    assert stationed(match, 0, 11) == "hauck"
    assert stationed(match, 0, 12) == "friedman"


@pytest.mark.rule("SB-AMB-17")
def test_a_colony_can_be_bought_into_another_sector() -> None:
    match = relocating(Position(), 10)
    answer(match, 0, "buy-into", "frisch", 8)
    assert tracks(match, 0) == (1, 0, 3)
    assert stationed(match, 0, 8) == "frisch"
    run_turn(match)
    assert "frisch" not in colonies_left(match)
