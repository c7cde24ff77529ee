"""What is in the box, how a card is laid out, and the three resource tracks."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

import orrery
from orrery.core import Pack
from orrery.core.errors import BadOption, BadPack
from orrery.games.space_base.catalog import DEPLOYED, STATIONED, Card, Face
from orrery.games.space_base.loading import LAYOUT, load_catalog
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
    deployed,
    options,
    refuses,
    run_to,
    run_turn,
    stationed,
    tokens,
    tracks,
)

CARDS = load_catalog().cards
PLAYERS = range(2, 6)


def of_kind(kind: str) -> list[Card]:
    return [card for card in CARDS if card.kind == kind]


def printed(face: Face) -> tuple[object, ...]:
    """What a player reads on one side of a card without a box."""
    assert face.ability is None
    return face.credits, face.income, face.points, face.arrow, face.claim, face.buy


STORE = (
    ("yeliseyev", 1, 3),
    ("shepard", 2, 4),
    ("volynov", 3, 3),
    ("grissom", 4, 3),
    ("schirra", 5, 3),
    ("kubasov", 6, 4),
    ("zholobov", 7, 3),
    ("sarafanov", 8, 1),
    ("cernan", 9, 3),
    ("rozhdestvensky", 10, 3),
)
"""Cards with blue abilities, their sectors, and as many tokens as fit on them with two players: 30 in all."""


def thirty_tokens_out() -> Position:
    """It is seat 1's turn; seat 0 has as many tokens on its cards as the box holds."""
    position = Position(seats=2, active=1)
    for card, sector, stored in STORE:
        position.station(0, sector, card).charge(card, stored)
    assert sum(position.state.charges) == 30
    return position


# The box


@pytest.mark.rule("SB-COMP-01")
@pytest.mark.parametrize("seats", PLAYERS)
def test_two_to_five_can_play(seats: int) -> None:
    match = orrery.Match(orrery.game("space-base"), seats=seats, seed=1)
    assert len(match.view(None)["players"]) == seats


@pytest.mark.rule("SB-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 5"):
        orrery.Match(orrery.game("space-base"), seats=seats, seed=1)


@pytest.mark.rule("SB-COMP-02")
def test_five_sets_of_starters_with_one_card_for_every_sector() -> None:
    starters = of_kind("starter")
    assert len(starters) == 60
    for number in range(1, 6):
        assert [card.sector for card in starters if card.set == number] == list(range(1, 13))


@pytest.mark.rule("SB-COMP-02")
def test_all_starter_sets_play_alike() -> None:
    played: dict[int, list[object]] = {}
    for card in of_kind("starter"):
        sides = printed(card.faces[STATIONED]), printed(card.faces[DEPLOYED])
        played.setdefault(card.set, []).append((card.sector, card.cost, *sides))
    assert set(played) == {1, 2, 3, 4, 5}
    assert all(cards == played[1] for cards in played.values())


@pytest.mark.rule("SB-COMP-03")
def test_132_ships_in_three_levels() -> None:
    ships = of_kind("ship")
    assert len(ships) == 132
    assert Counter(card.level for card in ships) == {1: 48, 2: 48, 3: 36}


@pytest.mark.rule("SB-COMP-04")
def test_twelve_colonies() -> None:
    assert len(of_kind("colony")) == 12


@pytest.mark.rule("SB-COMP-05", "SB-AMB-27")
def test_a_token_beyond_the_thirty_in_the_box_is_still_placed() -> None:
    match = thirty_tokens_out().station(1, 8, "zudov").start(dice=[4, 4])
    answer(match, 1, "sum")
    assert tokens(match, "zudov") == 1
    assert sum(match.state.charges) == 31


@pytest.mark.rule("SB-COMP-06")
def test_two_dice_with_the_values_one_to_six() -> None:
    match = Position(seats=2).start()
    for _ in range(100):
        run_turn(match)
    rolls = [event.arguments for event in match.events if event.kind == "rolled"]
    assert len(rolls) == 101
    assert {roll["first"] for roll in rolls} == {1, 2, 3, 4, 5, 6}
    assert {roll["second"] for roll in rolls} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SB-COMP-06")
def test_the_rocket_counts_as_one() -> None:
    position = Position(seats=2).station(0, 1, "gurragchaa").station(0, 7, "serebrov")
    match = position.start(dice=[1, 6])
    singly = match.fork()
    answer(singly, 0, "dice")
    assert tracks(singly, 0) == (2 + 1, 0, 0)  # sector 1 pays 2, the starter in 6 pays 1
    answer(match, 0, "sum")
    assert tracks(match, 0) == (5, 0, 0)  # 1 + 6: sector 7


@pytest.mark.rule("SB-COMP-07")
def test_five_consoles_with_three_markers_each_and_one_start_player() -> None:
    table = orrery.Match(orrery.game("space-base"), seats=5, seed=3).view(None)
    assert len(table["players"]) == 5
    for player in table["players"]:
        assert len(player["sectors"]) == 12
        assert all(isinstance(player[track], int) for track in ("credits", "income", "points"))
    assert table["start_player"] in range(5)


@pytest.mark.rule("SB-COMP-08")
def test_204_names_in_the_printed_proportions() -> None:
    assert len({card.name for card in CARDS}) == 204
    counts = Counter((card.kind, card.level) for card in CARDS)
    assert counts == {("starter", 0): 60, ("ship", 1): 48, ("ship", 2): 48, ("ship", 3): 36, ("colony", 0): 12}


# How a card is laid out


@pytest.mark.rule("SB-CARD-01")
def test_every_ship_has_a_cost_a_sector_and_two_parts() -> None:
    for card in of_kind("ship"):
        assert card.cost > 0, card.id
        assert 1 <= card.sector <= 12, card.id
        assert all(face.pays for face in card.faces), card.id


@pytest.mark.rule("SB-CARD-01")
def test_a_ship_costs_lies_and_pays_as_printed() -> None:
    # Allen: cost 3, sector 7; its blue part gives 2 points, its red part 2 credits and 1 point.
    position = Position(seats=2).credits(0, 2).income(0, 3).yard("allen", "farkas")
    match = position.start(dice=[1, 1, 6, 6, 3, 4, 3, 4])
    answer(match, 0, "sum")
    answer(match, 0, "buy", "allen")
    assert stationed(match, 0, 7) == "allen"
    run_turn(match)
    answer(match, 0, "sum")
    assert tracks(match, 0) == (3, 3, 2)
    answer(match, 0, "buy", "farkas")
    assert deployed(match, 0, 7)[-1] == "allen"
    answer(match, 1, "sum")
    answer(match, 0, "sum")
    assert tracks(match, 0) == (3 + 2 + 2, 3, 2 + 1)  # with 2 credits of the starter deployed before


@pytest.mark.rule("SB-CARD-02")
def test_the_red_part_of_a_stationed_card_pays_nothing() -> None:
    match = Position(seats=2, active=1).station(0, 7, "allen").start(dice=[3, 4])
    for seat in match.waiting:
        answer(match, seat, "sum")
    assert tracks(match, 0) == (0, 0, 0)
    match = Position(seats=2, active=1).station(0, 7, "allen").deploy(0, 7, "merbold").start(dice=[3, 4])
    for seat in match.waiting:
        answer(match, seat, "sum")
    assert tracks(match, 0) == (1, 0, 0)  # Merbold's credit; its arrow leads to an empty sector


@pytest.mark.rule("SB-CARD-02")
def test_a_stationed_card_works_with_its_blue_ability_only() -> None:
    # Zholobov: blue swaps sectors 4 and 9; red gives 2 points and a purchase.
    position = Position(seats=2).credits(0, 9).station(0, 7, "zholobov").charge("zholobov", 3).full_yard()
    match = position.start(dice=[1, 1])
    fourth, ninth = stationed(match, 0, 4), stationed(match, 0, 9)
    answer(match, 0, "use", "zholobov")
    assert (stationed(match, 0, 4), stationed(match, 0, 9)) == (ninth, fourth)
    assert tracks(match, 0) == (9, 0, 0)
    assert asked(match) == [(0, "allocate")]  # nobody is offered a purchase


@pytest.mark.rule("SB-CARD-03")
@pytest.mark.parametrize("on_the_console", ["leontief", "zudov"])  # a colony; a card whose only reward is a token
def test_a_deployed_card_pays_nothing_on_the_own_turn(on_the_console: str) -> None:
    match = Position(seats=2).station(0, 7, on_the_console).deploy(0, 7, "allen").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert tracks(match, 0) == (0, 0, 0)


@pytest.mark.rule("SB-CARD-03")
def test_a_deployed_card_pays_its_red_part() -> None:
    match = Position(seats=2, active=1).deploy(0, 7, "allen").start(dice=[3, 4])
    answer(match, 1, "sum")
    answer(match, 0, "sum")
    assert tracks(match, 0) == (2, 0, 1)


@pytest.mark.rule("SB-CARD-03")
def test_a_deployed_card_works_with_its_red_ability_only() -> None:
    position = Position(seats=2).credits(0, 9).deploy(0, 7, "zholobov").charge("zholobov", 1).full_yard()
    match = position.start(dice=[1, 1])
    fourth, ninth = stationed(match, 0, 4), stationed(match, 0, 9)
    answer(match, 0, "use", "zholobov")
    assert tracks(match, 0) == (9, 0, 2)
    assert asked(match) == [(0, "buy-extra")]
    assert (stationed(match, 0, 4), stationed(match, 0, 9)) == (fourth, ninth)


@pytest.mark.rule("SB-CARD-04")
def test_what_stands_in_an_ability_box_is_not_received_as_a_reward() -> None:
    # Sarafanov: 4 credits and a purchase, both inside the box.
    match = Position(seats=2).station(0, 2, "sarafanov").start(dice=[1, 1])
    answer(match, 0, "sum")
    assert tokens(match, "sarafanov") == 1
    assert tracks(match, 0) == (0, 0, 0)
    assert asked(match) == [(0, "ability")]
    answer(match, 0, "use", "sarafanov")
    assert tracks(match, 0) == (4, 0, 0)


@pytest.mark.rule("SB-CARD-04")
def test_what_stands_outside_the_box_is_a_reward() -> None:
    # Yeliseyev: 1 credit outside the box, the swap of 6 and 7 inside. Tereshkova: two claims and no box.
    match = Position(seats=2).station(0, 1, "yeliseyev").start(dice=[1, 6])
    sixth = stationed(match, 0, 6)
    answer(match, 0, "dice")
    assert tracks(match, 0)[0] == 1 + 1  # with the starter in sector 6
    assert stationed(match, 0, 6) == sixth
    match = Position(seats=2).station(0, 8, "tereshkova").yard("allen").start(dice=[4, 4])
    answer(match, 0, "sum")
    assert asked(match) == [(0, "claim")]


@pytest.mark.rule("SB-CARD-05")
def test_every_ability_has_a_slot_on_its_side_of_the_card() -> None:
    boxes = [face for card in CARDS for face in card.faces if face.ability is not None]
    assert len(boxes) > 50
    for players in PLAYERS:
        assert all(1 <= face.price[players] <= face.slots[players] for face in boxes)
    assert not any(face.slots[2] for card in CARDS for face in card.faces if face.ability is None)


@pytest.mark.rule("SB-CARD-05")
def test_an_ability_without_a_slot_is_no_valid_card(tmp_path: Path) -> None:
    row = '[[card]]\nid = "allen"\nsource = "own copy"\nstation = { ability = ["win"], colour = "green" }\n'
    (tmp_path / "cards.toml").write_text(row)
    with pytest.raises(BadPack, match=r"station\.slots"):
        load_catalog(Pack.read(tmp_path, LAYOUT))


# The tracks


@pytest.mark.rule("SB-TRACK-01")
def test_credits_income_and_points_are_counted_apart_for_each_player() -> None:
    position = Position(seats=3).station(0, 11, "jahn").deploy(1, 11, "musgrave").deploy(2, 11, "gorbatko")
    match = position.start(dice=[5, 6])
    for seat in range(3):
        answer(match, seat, "sum")
    shown = match.view(None)["players"]
    found = [(player["credits"], player["income"], player["points"]) for player in shown]
    assert found == [(5, 1, 0), (0, 0, 3), (0, 2, 0)]


@pytest.mark.rule("SB-TRACK-02")
@pytest.mark.parametrize(
    ("card", "gain"), [("gurragchaa", (2, 0, 0)), ("gorbatko", (0, 3, 0)), ("gibson", (0, 0, 5)), ("bean", (6, 1, 0))]
)
def test_a_gain_raises_its_track_by_exactly_that_amount(card: str, gain: tuple[int, int, int]) -> None:
    match = Position(seats=2).credits(0, 8).income(0, 3).points(0, 4).station(0, 7, card).start(dice=[3, 4])
    answer(match, 0, "sum")
    assert tracks(match, 0) == (8 + gain[0], 3 + gain[1], 4 + gain[2])


@pytest.mark.rule("SB-TRACK-03")
def test_thirty_eight_points_and_five_make_forty_three() -> None:
    match = Position(seats=2).points(0, 38).station(0, 7, "gibson").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert tracks(match, 0) == (0, 0, 43)
    assert match.view(1)["players"][0]["points"] == 43


@pytest.mark.rule("SB-TRACK-03")
def test_credits_and_income_go_on_beyond_forty() -> None:
    match = Position(seats=2).credits(0, 39).income(0, 40).station(0, 7, "cooper").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert tracks(match, 0) == (42, 43, 0)
    run_turn(match)
    assert tracks(match, 0) == (43, 43, 0)  # phase 9 lifts the credits to an income beyond 40


@pytest.mark.rule("SB-TRACK-04")
def test_points_stop_at_zero() -> None:
    position = Position(seats=4).station(0, 7, "gordon").charge("gordon")
    match = position.points(1, 4).points(2, 3).start(dice=[1, 1])
    answer(match, 0, "use", "gordon")
    assert match.state.points == [0, 0, 0, 0]


# Limits


@pytest.mark.rule("SB-LIMIT-01")
def test_the_tracks_have_no_end() -> None:
    position = Position(seats=2).credits(0, 99_997).income(0, 99_998).points(0, 99_999).station(0, 9, "filipchenko")
    match = position.deploy(1, 9, "artyukhin").points(1, 1_000).start(dice=[4, 5])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert tracks(match, 0) == (100_006, 99_999, 99_999)
    assert tracks(match, 1) == (0, 0, 1_004)


@pytest.mark.rule("SB-LIMIT-02")
def test_every_name_and_every_card_exists_once() -> None:
    assert max(Counter(card.name for card in CARDS).values()) == 1
    assert max(Counter(card.id for card in CARDS).values()) == 1


@pytest.mark.rule("SB-LIMIT-02")
def test_no_card_is_ever_doubled_or_lost_in_play() -> None:
    match: SpaceBaseMatch = orrery.Match(orrery.game("space-base"), seats=3, seed=11)
    everything = sorted(card.id for card in CARDS if card.set <= 3)
    rng = random.Random(5)
    for _ in range(400):
        assert match.game.rules.inventory(match.state) == everything
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, rng.choice(options(match, seat)))
    assert sum(len(deployed(match, seat, sector)) for seat in range(3) for sector in range(1, 13)) > 10


@pytest.mark.rule("SB-LIMIT-02")
def test_a_bought_ship_is_gone_for_everybody_else() -> None:
    match = Position(seats=2).credits(0, 3).credits(1, 3).yard("allen").start(dice=[1, 1, 1, 1])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "allen")
    run_to(match, "buy", 1)
    assert refuses(match, 1, "buy", "allen", rule="SB-BUY-02")


@pytest.mark.rule("SB-LIMIT-03", "SB-AMB-27")
def test_tokens_do_not_run_out_even_if_some_mark_forty_points() -> None:
    """Thirty tokens lie on cards and each player is past 40 on every track; a further token still comes."""
    position = thirty_tokens_out().station(1, 8, "zudov")
    for seat in range(2):
        position.credits(seat, 45).income(seat, 45).points(seat, 45)
    match = position.start(dice=[4, 4])
    answer(match, 1, "sum")
    assert tokens(match, "zudov") == 1
    assert sum(match.state.charges) == 31
    assert tracks(match, 0) == tracks(match, 1) == (45, 45, 45)
