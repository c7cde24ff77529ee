"""Receiving rewards in phase 4: whose cards pay, what they pay, and the text rewards."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core import BadPack, Pack
from orrery.games.space_base.catalog import DEPLOYED, STATIONED, Face
from orrery.games.space_base.loading import load_catalog
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
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

PURSE = 2


def table(seats: int = 2, *, active: int = 0, pack: Pack | None = None) -> Position:
    """Everyone has 2 credits, enough for the one open ship: so the turn stops at the purchase of phase 6."""
    position = Position(seats, active=active, pack=pack).yard("ryumin")
    for seat in range(seats):
        position.credits(seat, PURSE)
    return position


def gained(match: SpaceBaseMatch, seat: int) -> tuple[int, int, int]:
    """The credits, income and points a seat of a `table` has more than at the beginning."""
    credits, income, points = tracks(match, seat)
    return credits - PURSE, income, points


def altered(folder: Path, cards: dict[str, str]) -> Pack:
    """The game with some cards changed by an owner's pack."""
    rows = [f'[[card]]\nid = "{card}"\nsource = "a test"\n{fields}\n' for card, fields in cards.items()]
    (folder / "cards.toml").write_text("\n".join(rows), encoding="utf-8")
    return corrections(folder)


# Whose cards pay


@pytest.mark.rule("SB-REWARD-01")
@pytest.mark.parametrize(("use", "reward"), [("sum", (0, 1, 0)), ("dice", (2, 0, 0))])
def test_active_seat_receives_the_stationed_cards_of_its_sectors(use: str, reward: tuple[int, int, int]) -> None:
    match = table().start(dice=[5, 6])
    answer(match, 0, use)
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == reward


@pytest.mark.rule("SB-REWARD-02")
@pytest.mark.parametrize(("use", "reward"), [("sum", (0, 0, 4)), ("dice", (3, 0, 0))])
def test_passive_seat_receives_the_deployed_cards_of_its_sectors(use: str, reward: tuple[int, int, int]) -> None:
    position = table().deploy(1, 5, "ivanchenkov").deploy(1, 6, "fullerton").deploy(1, 11, "glazkov")
    match = position.start(dice=[5, 6])
    answer(match, 0, "sum")
    answer(match, 1, use)
    assert gained(match, 1) == reward


@pytest.mark.rule("SB-REWARD-03")
def test_own_deployed_cards_pay_nothing_on_the_own_turn() -> None:
    match = table().deploy(0, 5, "evans", "dobrovolsky").deploy(0, 6, "schmitt").start(dice=[5, 6])
    answer(match, 0, "dice")
    assert gained(match, 0) == (2, 0, 0)  # the two starters and nothing from above them


@pytest.mark.rule("SB-REWARD-03")
def test_own_stationed_cards_pay_nothing_on_the_turn_of_another() -> None:
    position = table().station(1, 5, "leonov").station(1, 6, "lovell").deploy(1, 6, "savinykh")
    match = position.start(dice=[5, 6])
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert gained(match, 1) == (1, 0, 0)  # the deployed card of sector 6 alone


@pytest.mark.rule("SB-REWARD-04")
def test_all_cards_deployed_in_a_sector_pay() -> None:
    match = table().deploy(1, 9, "garriott", "bean", "gibson").start(dice=[4, 5])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert gained(match, 1) == (8, 1, 3)


@pytest.mark.rule("SB-REWARD-05")
def test_passive_seat_without_cards_in_four_and_eight_gets_nothing_from_a_double_four() -> None:
    match = table().deploy(1, 5, "evans").deploy(1, 9, "garriott").start(dice=[4, 4])
    answer(match, 0, "dice")
    run_to(match, "buy", 0)
    assert gained(match, 1) == (0, 0, 0)
    assert gained(match, 0) == (2, 0, 0)


@pytest.mark.rule("SB-REWARD-05")
def test_a_sector_that_pays_nothing_may_be_chosen() -> None:
    match = table().station(0, 8, "myrdal").deploy(1, 4, "duke").start(dice=[4, 4])
    answer(match, 0, "sum")  # a colony lies there
    answer(match, 1, "sum")  # nothing is deployed there
    assert asked(match) == [(0, "buy")]
    assert gained(match, 0) == gained(match, 1) == (0, 0, 0)


@pytest.mark.rule("SB-REWARD-06")
def test_a_green_reward_does_not_exist(tmp_path: Path) -> None:
    for card in load_catalog().cards:
        for face in card.faces:
            assert face.ability is not None or not face.colour
    with pytest.raises(BadPack, match=r"station\.ability"):
        load_catalog(altered(tmp_path, {"farkas": 'station = { credits = 2, colour = "green" }'}))


@pytest.mark.rule("SB-REWARD-06")
def test_rewards_beside_a_green_ability_are_as_blue_and_red_as_all_others(tmp_path: Path) -> None:
    green = '{ credits = 5, slots = 1, ability = ["shift 1"], colour = "green" }'
    both = f"station = {green}\ndeployed = {green}"
    corrected = altered(tmp_path, {"serebrov": both, "lenoir": both, "popov": both})
    position = table(pack=corrected).deploy(0, 8, "serebrov").station(1, 8, "lenoir").deploy(1, 8, "popov")
    match = position.start(dice=[4, 4])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert gained(match, 0) == (3, 0, 0)  # the stationed starter, not the deployed green card
    assert gained(match, 1) == (5, 0, 0)  # the deployed green card, not the stationed one
    assert [tokens(match, card) for card in ("serebrov", "lenoir", "popov")] == [0, 0, 1]


# What they pay


@pytest.mark.rule("SB-REWARD-07")
def test_every_ship_has_a_reward_on_either_side() -> None:
    ships = [card.id for card in load_catalog().cards if card.kind == "ship" or card.set == 5]
    assert len(ships) == 132 + 12
    for card in ships:
        match = Position().credits(0, PURSE).station(0, 6, card).full_yard().start(dice=[3, 3])
        answer(match, 0, "sum")
        assert asked(match) in ([(0, "arrow")], [(0, "claim")]) or gained(match, 0) != (0, 0, 0) or tokens(match, card)
        position = Position().credits(0, PURSE).credits(1, PURSE).deploy(1, 6, card).deploy(1, 7, "baudry")
        match = position.full_yard().start(dice=[3, 3])
        answer(match, 0, "sum")
        answer(match, 1, "sum")
        assert asked(match) == [(1, "arrow")] or gained(match, 1) != (0, 0, 0) or tokens(match, card)


@pytest.mark.rule("SB-REWARD-07")
def test_rewards_are_credits_income_points_charges_arrows_and_text() -> None:
    def kinds(face: Face) -> set[str]:
        found = {
            "credits": face.credits,
            "income": face.income,
            "points": face.points,
            "charge": face.ability,
            "arrow": face.arrow,
            "text": face.claim or face.buy,
        }
        return {kind for kind, there in found.items() if there}

    faces = [card.faces for card in load_catalog().cards if card.kind != "colony"]
    on_station = set[str]().union(*(kinds(both[STATIONED]) for both in faces))
    on_mission = set[str]().union(*(kinds(both[DEPLOYED]) for both in faces))
    assert on_station == {"credits", "income", "points", "charge", "arrow", "text"}
    assert on_mission == {"credits", "income", "points", "charge", "arrow"}


@pytest.mark.rule("SB-REWARD-08")
@pytest.mark.parametrize(
    ("card", "reward"),
    [
        ("hartsfield", (7, 0, 0)),
        ("gorbatko", (0, 3, 0)),  # no credits come with the income
        ("peterson", (0, 0, 3)),
        ("lyakhov", (4, 1, 0)),
    ],
)
def test_stationed_rewards_raise_their_own_track(card: str, reward: tuple[int, int, int]) -> None:
    match = table().station(0, 10, card).start(dice=[5, 5])
    answer(match, 0, "sum")
    assert match.state.phase == 6
    assert gained(match, 0) == reward


@pytest.mark.rule("SB-REWARD-08")
@pytest.mark.parametrize(
    ("card", "reward"),
    [("allen", (2, 0, 1)), ("haise", (1, 1, 0)), ("cooper", (3, 2, 0)), ("aldrin", (0, 0, 3))],
)
def test_deployed_rewards_raise_their_own_track(card: str, reward: tuple[int, int, int]) -> None:
    match = table().deploy(1, 7, card).start(dice=[3, 4])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    run_turn(match)
    assert gained(match, 1) == reward  # and the end of another's turn brings no credits for the income either


# Text rewards


@pytest.mark.rule("SB-REWARD-09")
def test_a_claim_reward_takes_open_ships_of_the_stated_levels_for_nothing() -> None:
    position = table().station(0, 11, "nikolayev").yard("hauck", "worden", "young", "walker")
    match = position.start(dice=[5, 6])
    answer(match, 0, "sum")
    assert match.state.phase == 4
    offer = {("claim", "ryumin"), ("claim", "hauck"), ("claim", "young"), ("claim", "walker"), ("pass",)}
    assert set(options(match, 0)) == offer
    assert refuses(match, 0, "claim", "worden", rule="SB-CLAIM-02")  # level 2
    answer(match, 0, "claim", "hauck")
    assert set(options(match, 0)) == {("claim", "young"), ("claim", "walker"), ("pass",)}
    assert refuses(match, 0, "claim", "ryumin", rule="SB-CLAIM-02")  # the level 1 ship has been taken
    answer(match, 0, "claim", "young")
    assert asked(match) == [(0, "buy")]
    assert (stationed(match, 0, 12), deployed(match, 0, 12)) == ("hauck", ["coats"])
    assert (stationed(match, 0, 1), deployed(match, 0, 1)) == ("young", ["mccandless-ii"])
    assert gained(match, 0) == (0, 0, 0)


@pytest.mark.rule("SB-REWARD-10")
def test_a_buy_reward_is_one_purchase_before_and_besides_the_regular_one(tmp_path: Path) -> None:
    corrected = altered(tmp_path, {"overmyer": "station = { buy = 1 }"})
    position = table(pack=corrected).station(0, 7, "overmyer").credits(0, 9).yard("hauck", "bobko")
    match = position.start(dice=[3, 4])
    answer(match, 0, "sum")
    assert (match.state.phase, asked(match)) == (4, [(0, "buy-extra")])
    answer(match, 0, "buy", "hauck")
    assert (match.state.phase, asked(match)) == (6, [(0, "buy")])  # one extra card only
    answer(match, 0, "buy", "bobko")
    assert (stationed(match, 0, 12), stationed(match, 0, 9)) == ("hauck", "bobko")


@pytest.mark.rule("SB-AMB-05")
@pytest.mark.parametrize("side", ["station", "deployed"])
def test_a_buy_reward_costs_exactly_the_price_of_the_card(tmp_path: Path, side: str) -> None:
    corrected = altered(tmp_path, {"overmyer": f"{side} = {{ credits = 2, buy = 1 }}"})
    seat = 0 if side == "station" else 1
    position = table(pack=corrected).yard("hauck", "bobko", "fabian", "parker")
    position.station(0, 7, "overmyer") if side == "station" else position.deploy(1, 7, "overmyer")
    match = position.start(dice=[3, 4])
    for decider in match.waiting:
        answer(match, decider, "sum")
    assert asked(match) == [(seat, "buy-extra")]
    assert refuses(match, seat, "buy", "parker", rule="SB-BUY-03")  # 5 credits, but 2 + 2 are there
    assert ("buy", "bobko") in options(match, seat)
    answer(match, seat, "buy", "hauck")
    assert tracks(match, seat)[0] == 2 + 2 - 3


@pytest.mark.rule("SB-AMB-05", "SB-AMB-25")
def test_a_buy_reward_may_be_declined(tmp_path: Path) -> None:
    corrected = altered(tmp_path, {"overmyer": "station = { buy = 1 }"})
    match = table(pack=corrected).station(0, 7, "overmyer").credits(0, 9).start(dice=[3, 4])
    answer(match, 0, "sum")
    answer(match, 0, "pass")
    assert asked(match) == [(0, "buy")]
    assert (tracks(match, 0), open_cards(match)) == ((9, 0, 0), ["ryumin"])


@pytest.mark.rule("SB-AMB-04")
def test_passive_seats_claim_by_red_text_rewards_after_the_active_seat_and_clockwise(tmp_path: Path) -> None:
    red_claim = "deployed = { claim = [1] }"
    corrected = altered(tmp_path, {"serebrov": red_claim, "lenoir": red_claim})
    position = table(3, active=1, pack=corrected).full_yard()
    position.station(1, 8, "tereshkova").deploy(2, 8, "serebrov").deploy(0, 8, "lenoir")
    match = position.start(dice=[4, 4])
    for seat in (0, 1, 2):
        answer(match, seat, "sum")
    level_1 = open_cards(match)[:6]
    for seat, card in zip((1, 1, 2, 0), level_1[:4], strict=True):
        assert asked(match) == [(seat, "claim")]
        assert match.state.phase == 4
        assert [choice[1] for choice in options(match, seat)[:-1]] == level_1[level_1.index(card) :]
        answer(match, seat, "claim", card)
        assert card in [stationed(match, seat, sector) for sector in range(1, 13)]
    assert (match.state.phase, asked(match)) == (6, [(1, "buy")])
    assert len(open_cards(match)) == 14  # the four gaps stay
    run_turn(match)
    assert len(open_cards(match)) == 18


# What may be declined


@pytest.mark.rule("SB-AMB-25")
def test_a_claim_reward_may_be_declined() -> None:
    match = table().station(0, 8, "tereshkova").start(dice=[4, 4])
    answer(match, 0, "sum")
    assert options(match, 0) == [("claim", "ryumin"), ("pass",)]
    answer(match, 0, "pass")
    assert asked(match) == [(0, "buy")]
    assert (open_cards(match), stationed(match, 0, 1)) == (["ryumin"], "mccandless-ii")


@pytest.mark.rule("SB-AMB-25")
def test_credits_income_and_points_come_without_a_question() -> None:
    position = table().station(0, 7, "cooper").deploy(1, 7, "allen", "haise")
    match = position.start(dice=[3, 4])
    for seat in (0, 1):
        match.prefer(seat, "tokens", "ask")
        answer(match, seat, "sum")
    assert asked(match) == [(0, "buy")]
    assert (gained(match, 0), gained(match, 1)) == ((3, 3, 0), (3, 1, 1))
