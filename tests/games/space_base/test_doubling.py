"""The 2X abilities: the rewards of one allocation once more."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core import Pack
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
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

PURSE = 2
BLUE_2X = 'station = { slots = 1, ability = ["double"], colour = "blue" }'
RED_2X = 'deployed = { slots = 1, ability = ["double"], colour = "red" }'


def table(corrected: Pack | None = None) -> Position:
    """Both have 2 credits, enough for the one open ship: so the turn stops at the purchase of phase 6."""
    return Position(pack=corrected).yard("ryumin").credits(0, PURSE).credits(1, PURSE)


def gained(match: SpaceBaseMatch, seat: int) -> tuple[int, int, int]:
    """The credits, income and points a seat of a `table` has more than at the beginning."""
    credits, income, points = tracks(match, seat)
    return credits - PURSE, income, points


def corrected(folder: Path, cards: dict[str, str]) -> Pack:
    """The game with some cards changed by an owner's pack."""
    rows = [f'[[card]]\nid = "{card}"\nsource = "a test"\n{fields}\n' for card, fields in cards.items()]
    (folder / "cards.toml").write_text("\n".join(rows), encoding="utf-8")
    return corrections(folder)


# 2X station


@pytest.mark.rule("SB-2XST-01")
def test_2x_station_is_asked_in_phase_4_before_any_reward_is_taken() -> None:
    match = table().station(0, 8, "aksyonov").charge("aksyonov").start(dice=[2, 3])
    assert asked(match) == [(0, "allocate")]  # nothing was asked in phase 1
    assert refuses(match, 0, "double", "aksyonov", 2, rule="SB-TURN-04")
    answer(match, 0, "dice")
    assert (match.state.phase, asked(match)) == (4, [(0, "double")])
    assert gained(match, 0) == (0, 0, 0)
    answer(match, 0, "pass")
    assert gained(match, 0) == (2, 0, 0)
    assert asked(match) == [(0, "buy")]  # nothing in phase 5, though the token is still there
    assert refuses(match, 0, "double", "aksyonov", 2, rule="SB-TURN-04")
    answer(match, 0, "buy", "ryumin")
    assert match.state.active == 1  # nor in phase 7
    assert tokens(match, "aksyonov") == 1


@pytest.mark.rule("SB-2XST-01")
def test_2x_station_does_not_work_on_the_turn_of_another() -> None:
    position = table().station(1, 8, "aksyonov").charge("aksyonov").deploy(1, 5, "evans")
    match = position.start(dice=[2, 3])
    answer(match, 0, "sum")
    assert refuses(match, 1, "double", "aksyonov", 5, rule="SB-ABIL-01")
    answer(match, 1, "sum")
    assert asked(match) == [(0, "buy")]
    assert (gained(match, 1), tokens(match, "aksyonov")) == ((2, 0, 0), 1)


@pytest.mark.rule("SB-2XST-02")
@pytest.mark.parametrize(("sector", "credits"), [(2, 3 + 2 + 3), (3, 3 + 2 + 2)])
def test_2x_station_repeats_either_of_the_single_dice(sector: int, credits: int) -> None:
    position = table().station(0, 2, "irwin").station(0, 3, "prunariu").station(0, 8, "aksyonov")
    match = position.charge("aksyonov").start(dice=[2, 3])
    answer(match, 0, "dice")
    assert options(match, 0) == [("double", "aksyonov", 2), ("double", "aksyonov", 3), ("pass",)]
    assert refuses(match, 0, "double", "aksyonov", 5)
    answer(match, 0, "double", "aksyonov", sector)
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (credits, 0, 0)
    assert tokens(match, "aksyonov") == 0


@pytest.mark.rule("SB-2XST-02")
def test_2x_station_repeats_the_blue_rewards_of_the_sum() -> None:
    position = table().station(0, 5, "evans").deploy(0, 5, "leonov").station(0, 8, "aksyonov").charge("aksyonov")
    match = position.start(dice=[2, 3])
    answer(match, 0, "sum")
    assert options(match, 0) == [("double", "aksyonov", 5), ("pass",)]
    answer(match, 0, "double", "aksyonov", 5)
    assert gained(match, 0) == (3 + 3, 0, 0)


@pytest.mark.rule("SB-2XST-03")
def test_2x_station_used_on_its_own_sector_is_charged_by_the_ordinary_copy_only(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"aksyonov": BLUE_2X.replace("slots = 1", "credits = 5, slots = 2")})
    match = table(game).station(0, 8, "aksyonov").charge("aksyonov").start(dice=[4, 4])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 8)
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == (5 + 5, 0, 0)
    assert tokens(match, "aksyonov") == 1  # of two slots


@pytest.mark.rule("SB-AMB-18")
def test_the_token_of_a_2x_must_lie_there_before_the_rewards() -> None:
    match = table().station(0, 4, "aksyonov").start(dice=[4, 3])
    answer(match, 0, "dice")
    assert asked(match) == [(0, "buy")]  # the 4 has charged it, too late to repeat the 3
    assert (gained(match, 0), tokens(match, "aksyonov")) == ((1, 0, 0), 1)


@pytest.mark.rule("SB-AMB-18")
def test_the_extra_copy_offers_no_token_to_the_2x_card_that_made_it(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"aksyonov": BLUE_2X.replace("slots = 1", "credits = 5, slots = 1")})
    match = table(game).station(0, 8, "aksyonov").charge("aksyonov").start(dice=[4, 4])
    match.prefer(0, "tokens", "ask")
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 8)
    assert options(match, 0) == [("charge", "aksyonov"), ("decline",)]  # by the ordinary copy
    answer(match, 0, "decline")
    assert asked(match) == [(0, "buy")]  # and not by the extra one
    assert tokens(match, "aksyonov") == 0


@pytest.mark.rule("SB-AMB-18")
def test_the_extra_copy_does_not_charge_its_2x_card_through_an_arrow_either(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"aksyonov": BLUE_2X.replace("slots = 1", "slots = 3")})
    position = table(game).station(0, 7, "merbold").station(0, 8, "aksyonov").charge("aksyonov")
    match = position.start(dice=[3, 4])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 7)
    assert (gained(match, 0), tokens(match, "aksyonov")) == ((2, 0, 0), 1)


def test_a_2x_card_is_not_asked_about_where_it_could_only_charge_itself() -> None:
    match = table().station(0, 8, "aksyonov").charge("aksyonov").start(dice=[4, 4])
    answer(match, 0, "sum")
    assert (asked(match), tokens(match, "aksyonov")) == ([(0, "buy")], 1)


def test_a_2x_card_says_why_it_does_nothing_for_a_sector() -> None:
    match = table().station(0, 4, "aksyonov").charge("aksyonov").start(dice=[4, 3])
    answer(match, 0, "dice")
    assert options(match, 0) == [("double", "aksyonov", 3), ("pass",)]
    assert refuses(match, 0, "double", "aksyonov", 4, rule="SB-TURN-14")


# Rewards are those of the cards that lay there when they began


@pytest.mark.rule("SB-AMB-29")
def test_a_claimed_ship_is_not_paid_by_the_2x_of_the_claim_that_brought_it() -> None:
    position = table().station(0, 8, "aksyonov").charge("aksyonov").station(0, 9, "bykovsky")
    match = position.yard("savitskaya").start(dice=[4, 5])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 9)
    answer(match, 0, "claim", "savitskaya")
    assert stationed(match, 0, 9) == "savitskaya"  # which would pay 6 credits
    assert gained(match, 0) == (0, 0, 0)
    assert options(match, 0) == [("claim", "ryumin"), ("pass",)]  # Bykovsky's claim once more
    answer(match, 0, "claim", "ryumin")
    assert (match.state.active, tracks(match, 0)[0]) == (1, PURSE)


@pytest.mark.rule("SB-AMB-29")
def test_the_second_die_pays_the_card_that_lay_there_before_the_first_one_brought_another(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"irwin": "station = { claim = [1] }"})
    position = table(game).station(0, 2, "irwin").station(0, 3, "prunariu")
    match = position.yard("dzhaniybekov").start(dice=[2, 3])
    answer(match, 0, "dice")
    answer(match, 0, "claim", "dzhaniybekov")
    assert stationed(match, 0, 3) == "dzhaniybekov"  # which would pay 1 credit
    assert gained(match, 0) == (2, 0, 0)  # Prunariu's


@pytest.mark.rule("SB-AMB-29")
def test_a_card_deployed_by_a_claim_among_the_rewards_pays_nothing_yet(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"crippen": "deployed = { claim = [1] }"})
    position = table(game).deploy(1, 2, "crippen").deploy(1, 3, "prunariu").station(1, 3, "mattingly")
    match = position.yard("dzhaniybekov").start(dice=[2, 3])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    prunariu = match.state.card(match.state.catalog.number["prunariu"]).faces[1]
    answer(match, 1, "claim", "dzhaniybekov")
    assert deployed(match, 1, 3) == ["prunariu", "mattingly"]
    assert gained(match, 1) == (prunariu.credits, prunariu.income, prunariu.points)


@pytest.mark.rule("SB-AMB-29")
def test_a_card_that_was_turned_among_the_rewards_gets_no_more_token(tmp_path: Path) -> None:
    boxes = 'station = { claim = [1], slots = 3, ability = ["credits 1"], colour = "blue" }\n'
    boxes += 'deployed = { slots = 3, ability = ["credits 1"], colour = "red" }'
    position = table(corrected(tmp_path, {"bykovsky": boxes})).station(0, 8, "aksyonov").charge("aksyonov")
    match = position.station(0, 9, "bykovsky").yard("savitskaya").start(dice=[4, 5])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 9)
    answer(match, 0, "claim", "savitskaya")
    assert tokens(match, "bykovsky") == 1  # by the ordinary copy; it was carried along
    lost = [event.rule for event in match.events if event.kind == "token-lost"]
    assert lost == ["SB-AMB-29"]


def test_by_the_first_version_of_the_rules_a_claimed_ship_is_paid_at_once() -> None:
    position = Position(rules="1").station(0, 8, "aksyonov").charge("aksyonov").station(0, 9, "bykovsky")
    match = position.yard("savitskaya").start(dice=[4, 5])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 9)
    answer(match, 0, "claim", "savitskaya")
    assert tracks(match, 0)[0] == 6


# 2X mission


@pytest.mark.rule("SB-2XMI-01")
def test_2x_mission_is_asked_on_the_turn_of_another_before_the_own_rewards() -> None:
    position = table().deploy(1, 8, "aksyonov").charge("aksyonov").deploy(1, 5, "evans").deploy(1, 6, "schmitt")
    match = position.start(dice=[5, 6])
    assert asked(match) == [(0, "allocate"), (1, "allocate")]  # nothing was asked in phase 1
    assert refuses(match, 1, "double", "aksyonov", 5, rule="SB-TURN-04")
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert (match.state.phase, asked(match)) == (4, [(1, "double")])
    assert gained(match, 1) == (0, 0, 0)
    answer(match, 1, "pass")
    assert gained(match, 1) == (4, 0, 0)
    assert asked(match) == [(0, "buy")]  # nothing in phase 5
    answer(match, 0, "buy", "ryumin")
    assert match.state.active == 1  # nor in phase 7
    assert tokens(match, "aksyonov") == 1


@pytest.mark.rule("SB-2XMI-01")
def test_2x_mission_does_not_work_on_the_own_turn() -> None:
    match = table().deploy(0, 8, "aksyonov").charge("aksyonov").start(dice=[5, 6])
    assert refuses(match, 0, "double", "aksyonov", 5, rule="SB-ABIL-02")
    answer(match, 0, "dice")
    assert asked(match) == [(0, "buy")]
    assert (gained(match, 0), tokens(match, "aksyonov")) == ((2, 0, 0), 1)


@pytest.mark.rule("SB-2XMI-02")
def test_2x_mission_repeats_the_rewards_of_all_cards_deployed_in_one_sector() -> None:
    position = table().deploy(1, 8, "aksyonov").charge("aksyonov")
    position.deploy(1, 5, "brandenstein", "ivanchenkov", "kizim").deploy(1, 6, "chang-diaz").station(1, 5, "leonov")
    match = position.start(dice=[5, 6])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert options(match, 1) == [("double", "aksyonov", 5), ("double", "aksyonov", 6), ("pass",)]
    answer(match, 1, "double", "aksyonov", 5)
    assert asked(match) == [(0, "buy")]
    assert gained(match, 1) == (2 * 3 + 2, 0, 0)
    assert (tokens(match, "brandenstein"), tokens(match, "aksyonov")) == (2, 0)


@pytest.mark.rule("SB-2XMI-03")
def test_2x_mission_used_on_its_own_sector_is_charged_by_the_ordinary_copy_only(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"aksyonov": RED_2X.replace("slots = 1", "slots = 2")})
    position = table(game).deploy(1, 8, "serebrov", "aksyonov").charge("aksyonov")
    match = position.start(dice=[4, 4])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    answer(match, 1, "double", "aksyonov", 8)
    assert gained(match, 1) == (3 + 3, 0, 0)
    assert tokens(match, "aksyonov") == 1  # of two slots


# Doubles, arrows, several 2X abilities


@pytest.mark.rule("SB-AMB-22")
def test_2x_on_doubles_used_singly_pays_the_sector_three_times() -> None:
    position = table().station(0, 4, "conrad").station(0, 8, "aksyonov").charge("aksyonov")
    match = position.start(dice=[4, 4])
    answer(match, 0, "dice")
    assert options(match, 0) == [("double", "aksyonov", 4), ("pass",)]
    answer(match, 0, "double", "aksyonov", 4)
    assert gained(match, 0) == (3 * 4, 0, 0)


@pytest.mark.rule("SB-AMB-22")
def test_2x_mission_on_doubles_used_singly_pays_the_sector_three_times() -> None:
    position = table().deploy(1, 4, "duke", "rukavishnikov").deploy(1, 8, "aksyonov").charge("aksyonov")
    match = position.start(dice=[4, 4])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    answer(match, 1, "double", "aksyonov", 4)
    assert gained(match, 1) == (3 * 2, 0, 3 * 1)


@pytest.mark.rule("SB-AMB-23")
def test_the_extra_copy_follows_the_arrow_of_its_sector_again() -> None:
    position = table().station(0, 7, "merbold").station(0, 8, "serebrov").station(0, 1, "aksyonov")
    match = position.charge("aksyonov").start(dice=[3, 4])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 7)
    assert gained(match, 0) == (2 * (1 + 5), 0, 0)


@pytest.mark.rule("SB-AMB-23")
def test_the_extra_copy_keeps_its_own_record_of_the_sectors_received() -> None:
    position = table().station(0, 7, "merbold").station(0, 8, "lichtenberg").station(0, 9, "savitskaya")
    match = position.station(0, 1, "aksyonov").charge("aksyonov").start(dice=[4, 4])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 8)
    answer(match, 0, "sector", 9)
    assert gained(match, 0) == (6, 0, 0)
    assert options(match, 0) == [("sector", 7), ("sector", 9), ("pass",)]  # 9 is open to the second chain
    answer(match, 0, "sector", 7)
    assert asked(match) == [(0, "buy")]  # within it 8 is closed to the arrow of 7
    assert gained(match, 0) == (6 + 1, 0, 0)


@pytest.mark.rule("SB-AMB-24")
def test_several_2x_abilities_go_on_different_allocations(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"lazarev": BLUE_2X})
    position = table(game).station(0, 2, "irwin").station(0, 3, "prunariu").station(0, 8, "aksyonov")
    match = position.station(0, 9, "lazarev").charge("aksyonov").charge("lazarev").start(dice=[2, 3])
    answer(match, 0, "dice")
    answer(match, 0, "double", "aksyonov", 3)
    assert options(match, 0) == [("double", "lazarev", 2), ("pass",)]
    assert refuses(match, 0, "double", "lazarev", 3)
    answer(match, 0, "double", "lazarev", 2)
    assert gained(match, 0) == (2 * 3 + 2 * 2, 0, 0)
    assert (tokens(match, "aksyonov"), tokens(match, "lazarev")) == (0, 0)


@pytest.mark.rule("SB-AMB-24")
def test_two_2x_abilities_never_go_on_the_same_allocation(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"lazarev": RED_2X})
    position = table(game).deploy(1, 5, "evans").deploy(1, 8, "aksyonov", "lazarev")
    match = position.charge("aksyonov").charge("lazarev").start(dice=[2, 3])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    answer(match, 1, "double", "lazarev", 5)
    assert asked(match) == [(0, "buy")]  # the sum is one allocation
    assert gained(match, 1) == (2 * 2, 0, 0)
    assert tokens(match, "aksyonov") == 1


@pytest.mark.rule("SB-AMB-24")
def test_doubles_used_singly_are_two_allocations(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"lazarev": BLUE_2X})
    position = table(game).station(0, 4, "conrad").station(0, 8, "aksyonov").station(0, 9, "lazarev")
    match = position.charge("aksyonov").charge("lazarev").start(dice=[4, 4])
    answer(match, 0, "dice")
    answer(match, 0, "double", "aksyonov", 4)
    assert options(match, 0) == [("double", "lazarev", 4), ("pass",)]
    answer(match, 0, "double", "lazarev", 4)
    run_to(match, "buy", 0)
    assert gained(match, 0) == (4 * 4, 0, 0)
