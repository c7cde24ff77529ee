"""What the abilities of phases 1, 5 and 7 do, apart from those that give cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core import Pack
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    answer_quietly,
    asked,
    corrections,
    deployed,
    options,
    refuses,
    run_to,
    stationed,
    tokens,
    tracks,
)


def pack(folder: Path, **faces: str) -> Pack:
    """The game with other station faces on some cards."""
    rows = [f'[[card]]\nid = "{card}"\nsource = "test"\nstation = {face}\n' for card, face in faces.items()]
    (folder / "cards.toml").write_text("\n".join(rows), encoding="utf-8")
    return corrections(folder)


def targets(match: SpaceBaseMatch, seat: int, card: str) -> set[str | int]:
    """What a seat may aim a card's ability at."""
    return {option[2] for option in options(match, seat) if option[:2] == ("use", card)}


# Swap two sectors


@pytest.mark.rule("SB-SWAPSEC-02")
def test_everything_from_5_ends_up_in_8_and_everything_from_8_in_5() -> None:
    position = Position().station(0, 6, "kubasov").charge("kubasov", 4)
    position.deploy(0, 5, "kizim", "evans").deploy(0, 8, "lazarev").deploy(1, 5, "brand")
    match = position.start()
    answer(match, 0, "use", "kubasov")
    assert (stationed(match, 0, 5), stationed(match, 0, 8)) == ("nelson", "atkov")
    assert deployed(match, 0, 5) == ["lazarev"]
    assert sorted(deployed(match, 0, 8)) == ["evans", "kizim"]
    assert (stationed(match, 0, 6), stationed(match, 0, 7)) == ("kubasov", "scobee")
    assert (stationed(match, 1, 5), stationed(match, 1, 8)) == ("hoffman", "henize")
    assert deployed(match, 1, 5) == ["brand"]


@pytest.mark.rule("SB-SWAPSEC-02")
def test_swapped_cards_pay_in_their_new_sectors() -> None:
    position = Position().station(0, 6, "kubasov").charge("kubasov", 4).deploy(0, 8, "roosa")
    match = position.start(dice=[5, 4, 5, 4])
    answer(match, 0, "use", "kubasov")
    answer(match, 0, "dice")
    assert tracks(match, 0) == (3 + 1, 0, 0)  # Nelson from sector 8 pays in sector 5
    answer(match, 1, "dice")
    answer(match, 0, "dice")
    assert tracks(match, 0) == (4, 0, 1)  # so does Roosa, deployed, on the other's turn


@pytest.mark.rule("SB-SWAPSEC-03")
def test_after_a_swap_new_cards_still_go_to_the_sector_printed_on_them() -> None:
    position = Position().station(0, 6, "kubasov").charge("kubasov", 4).yard("lenoir").credits(0, 5)
    match = position.start(dice=[1, 1])
    answer(match, 0, "use", "kubasov")
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "lenoir")
    assert (stationed(match, 0, 5), stationed(match, 0, 8)) == ("nelson", "lenoir")
    assert (deployed(match, 0, 5), deployed(match, 0, 8)) == ([], ["atkov"])


@pytest.mark.rule("SB-SWAPSEC-04")
def test_credits_above_the_slots_come_with_the_token_and_not_with_the_swap() -> None:
    match = Position().station(0, 10, "rozhdestvensky").charge("rozhdestvensky", 2).start(dice=[4, 6])
    answer(match, 0, "sum")
    assert match.state.phase == 5
    assert tracks(match, 0)[0] == 4
    assert tokens(match, "rozhdestvensky") == 3
    answer(match, 0, "use", "rozhdestvensky")
    assert stationed(match, 0, 2) == "volk"
    assert tracks(match, 0)[0] == 4


@pytest.mark.rule("SB-SWAPSEC-05")
def test_tokens_stay_on_swapped_cards_and_nothing_is_newly_deployed() -> None:
    position = Position().station(0, 6, "kubasov").charge("kubasov", 4)
    position.station(0, 5, "grissom").charge("grissom", 3).deploy(0, 8, "zholobov").charge("zholobov")
    match = position.start(dice=[6, 6])
    answer(match, 0, "use", "kubasov")
    assert (tokens(match, "grissom"), tokens(match, "zholobov"), tokens(match, "kubasov")) == (3, 1, 0)
    assert (stationed(match, 0, 8), deployed(match, 0, 8)) == ("grissom", [])
    assert (stationed(match, 0, 5), deployed(match, 0, 5)) == ("nelson", ["zholobov"])
    answer(match, 0, "use", "zholobov")  # still showing its mission side
    assert tracks(match, 0)[2] == 2


# Swap this card


@pytest.mark.rule("SB-SWAPCARD-02")
def test_the_ability_card_in_9_trades_places_with_the_stationed_card_of_7() -> None:
    position = Position().station(0, 9, "zudov").charge("zudov").deploy(0, 7, "haise").deploy(0, 9, "bean")
    match = position.start()
    answer(match, 0, "use", "zudov", "scobee")
    assert (stationed(match, 0, 7), stationed(match, 0, 9)) == ("zudov", "scobee")
    assert (deployed(match, 0, 7), deployed(match, 0, 9)) == (["haise"], ["bean"])
    assert tokens(match, "zudov") == 0


@pytest.mark.rule("SB-SWAPCARD-02")
def test_the_partner_is_any_other_stationed_card_of_the_same_player() -> None:
    match = Position().station(0, 9, "zudov").charge("zudov").deploy(0, 7, "haise").start()
    others = {stationed(match, 0, sector) for sector in range(1, 13)} - {"zudov"}
    assert targets(match, 0, "zudov") == others
    assert refuses(match, 0, "use", "zudov", "haise")
    assert refuses(match, 0, "use", "zudov", "zudov")
    assert refuses(match, 0, "use", "zudov", "lucid")


@pytest.mark.rule("SB-SWAPCARD-03")
def test_a_deployed_ability_card_becomes_stationed_and_its_partner_deployed() -> None:
    match = Position().deploy(0, 9, "bean", "zudov").deploy(0, 4, "duke").charge("zudov").start()
    answer(match, 0, "use", "zudov", "solovyov")
    assert (stationed(match, 0, 4), deployed(match, 0, 4)) == ("zudov", ["duke"])
    assert stationed(match, 0, 9) == "hart"
    assert sorted(deployed(match, 0, 9)) == ["bean", "solovyov"]


@pytest.mark.rule("SB-SWAPCARD-04")
def test_a_deployed_ability_card_cannot_trade_with_a_colony() -> None:
    match = Position().deploy(0, 9, "zudov").charge("zudov").station(0, 4, "kuznets").start()
    assert "sharma" in targets(match, 0, "zudov")
    assert refuses(match, 0, "use", "zudov", "kuznets")
    assert tokens(match, "zudov") == 1


# Place a charge


@pytest.mark.rule("SB-PLACECH-02")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("card", ["grissom", "tereshkova"])
def test_one_token_goes_to_a_blue_or_a_red_slot_on_any_turn(active: int, card: str) -> None:
    position = Position(active=active).deploy(0, 8, "collins").charge("collins")
    match = position.station(0, 3, "grissom").deploy(0, 2, "tereshkova").start()  # a blue slot, a red slot
    answer(match, 0, "use", "collins", card)
    assert {name: tokens(match, name) for name in ("grissom", "tereshkova", "collins")} == {
        "grissom": int(card == "grissom"),
        "tereshkova": int(card == "tereshkova"),
        "collins": 0,
    }


@pytest.mark.rule("SB-PLACECH-02")
def test_only_cards_with_a_free_slot_can_get_the_token() -> None:
    position = Position().deploy(0, 8, "collins").charge("collins").deploy(0, 2, "tereshkova").charge("tereshkova")
    match = position.station(0, 3, "grissom").charge("grissom", 2).start()
    assert targets(match, 0, "collins") == {"grissom"}
    assert refuses(match, 0, "use", "collins", "tereshkova")
    assert refuses(match, 0, "use", "collins", "scobee")


@pytest.mark.rule("SB-AMB-15")
def test_a_token_is_placed_on_own_cards_and_on_their_visible_sides_only() -> None:
    position = Position().deploy(0, 6, "glenn").charge("glenn", 2).station(0, 3, "grissom").station(1, 5, "shonin")
    match = position.deploy(0, 2, "shepard").station(0, 8, "tereshkova").start()
    assert targets(match, 0, "glenn") == {"grissom"}
    for card in ("shonin", "shepard", "tereshkova"):  # another's; slots on the other side only
        assert refuses(match, 0, "use", "glenn", card)


@pytest.mark.rule("SB-AMB-15")
def test_a_token_cannot_go_back_onto_the_card_that_paid_for_it(tmp_path: Path) -> None:
    corrected = pack(tmp_path, collins='{ slots = 2, ability = ["place-charge"], colour = "green" }')
    match = Position(pack=corrected).station(0, 8, "collins").charge("collins").station(0, 3, "grissom").start()
    assert targets(match, 0, "collins") == {"grissom"}
    assert refuses(match, 0, "use", "collins", "collins")


@pytest.mark.rule("SB-AMB-15")
def test_a_moved_token_cannot_go_onto_the_card_that_paid_for_it_either() -> None:
    position = Position().station(0, 8, "collins").charge("collins").station(0, 3, "grissom").charge("grissom")
    match = position.station(0, 4, "titov").start()
    answer(match, 0, "use", "collins", "grissom")
    assert asked(match) == [(0, "move-charge")]
    assert tokens(match, "grissom") == 2
    assert refuses(match, 0, "move", "grissom", "collins")
    answer(match, 0, "move", "grissom", "titov")
    assert (tokens(match, "grissom"), tokens(match, "titov"), tokens(match, "collins")) == (1, 1, 0)


# The others lose points


def after_gordon(points: list[int]) -> list[int]:
    """Everybody's points once seat 0 has used Gordon's station ability."""
    position = Position(seats=len(points)).station(0, 7, "gordon").charge("gordon")
    for seat, amount in enumerate(points):
        position.points(seat, amount)
    match = position.start()
    answer(match, 0, "use", "gordon")
    return match.state.points


@pytest.mark.rule("SB-LOSE4-02")
def test_every_other_player_loses_four_points() -> None:
    assert after_gordon([20, 11, 12, 13])[1:] == [7, 8, 9]


@pytest.mark.rule("SB-LOSE4-03")
def test_the_loss_stops_at_zero() -> None:
    assert after_gordon([9, 10, 4, 3, 0])[1:] == [6, 0, 0, 0]


@pytest.mark.rule("SB-AMB-16")
def test_the_user_loses_nothing() -> None:
    assert after_gordon([20, 11, 12])[0] == 20


# You win


@pytest.mark.rule("SB-WIN-02")
def test_the_game_ends_at_once_with_the_user_as_sole_winner() -> None:
    match = Position(seats=3).deploy(1, 12, "armstrong").charge("armstrong", 4).start()
    assert asked(match) == [(1, "ability")]
    answer(match, 1, "use", "armstrong")
    assert match.over
    assert match.result.winners == [1]
    assert match.result.reason == "ability"
    assert (match.state.active, match.state.phase, match.state.round) == (0, 1, 1)
    assert match.waiting == []


@pytest.mark.rule("SB-WIN-03")
def test_points_do_not_matter_to_a_win_by_ability() -> None:
    position = Position(seats=3).points(0, 39).station(0, 2, "roosa").station(2, 12, "armstrong")
    match = position.charge("armstrong", 4).start(dice=[2, 2])
    run_to(match, "allocate", 0)
    answer(match, 0, "dice")
    assert match.state.points == [43, 0, 0]
    answer(match, 2, "use", "armstrong")
    assert match.over
    assert match.result.winners == [2]
    assert match.result.points == [43, 0, 0]


@pytest.mark.rule("SB-AMB-26")
def test_of_several_who_could_win_the_active_player_comes_first_then_clockwise(tmp_path: Path) -> None:
    win = '{ slots = 1, ability = ["win"], colour = "green" }'
    position = Position(seats=3, active=1, pack=pack(tmp_path, armstrong=win, shatalov=win, carpenter=win))
    for seat, card in enumerate(["armstrong", "shatalov", "carpenter"]):
        position.station(seat, 12, card).charge(card)
    match = position.start()
    order: list[tuple[int, str]] = []
    for _ in range(3):
        order += asked(match)
        answer_quietly(match, match.waiting[0])
    assert order == [(1, "ability"), (2, "ability"), (0, "ability")]


@pytest.mark.rule("SB-AMB-26")
def test_whoever_is_asked_first_may_win_before_the_others(tmp_path: Path) -> None:
    win = '{ slots = 1, ability = ["win"], colour = "green" }'
    corrected = pack(tmp_path, armstrong=win, shatalov=win)
    position = Position(active=1, pack=corrected).station(0, 12, "armstrong").charge("armstrong")
    match = position.station(1, 12, "shatalov").charge("shatalov").start()
    assert refuses(match, 0, "use", "armstrong")
    answer(match, 1, "use", "shatalov")
    assert match.result.winners == [1]


# Resources


@pytest.mark.rule("SB-RES-02")
def test_the_user_gains_exactly_the_resources_in_the_box(tmp_path: Path) -> None:
    face = '{ slots = 1, ability = ["credits 2", "income 3", "points 4"], colour = "blue" }'
    match = Position(pack=pack(tmp_path, grissom=face)).station(0, 3, "grissom").charge("grissom").start(dice=[6, 6])
    answer(match, 0, "use", "grissom")
    assert match.state.phase == 3
    assert tracks(match, 0) == (2, 3, 4)
    assert tracks(match, 1) == (0, 0, 0)


@pytest.mark.rule("SB-RES-02")
@pytest.mark.parametrize(("card", "sector", "charges", "credits"), [("grissom", 3, 1, 3), ("shepard", 2, 4, 20)])
def test_resource_abilities_of_the_base_game_pay_what_they_print(
    card: str, sector: int, charges: int, credits: int
) -> None:
    match = Position().station(0, sector, card).charge(card, charges).start()
    answer(match, 0, "use", card)
    assert tracks(match, 0) == (credits, 0, 0)
    assert tokens(match, card) == 0
