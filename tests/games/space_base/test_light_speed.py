"""The light-speed variant: everyone begins with 15 credits, an income and a choice of six ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import orrery
from orrery.core import Pack
from orrery.games.space_base.loading import load_catalog
from tests.games.space_base.position import (
    SpaceBaseMatch,
    answer,
    asked,
    corrections,
    deployed,
    open_cards,
    options,
    refuses,
    run_to,
    set_up,
    stationed,
    tracks,
)

CATALOG = load_catalog()

THRIFTY = ("tuan", "romanenko", "serebrov", "bregovoy", "worden", "irwin")
"""Costs 2, 2, 2, 2, 7, 7; sectors 2, 2, 8, 12, 1, 2."""
MIXED = ("malyshev", "overmyer", "bobko", "savitskaya", "volynov", "mattingly")
"""Costs 2, 2, 4, 2, 6, 7; sectors 1, 7, 9, 9, 3, 3."""
PLAIN = ("tamayo-mendez", "strekalov", "kizim", "lenoir", "duke", "evans")
"""Costs 2, 2, 2, 2, 7, 8; sectors 3, 4, 5, 8, 4, 5."""
FOURTH = ("ryumin", "crippen", "remek", "hartsfield", "makarov", "haise")
"""Costs 2, 3, 2, 2, 7, 7; sectors 1, 2, 4, 10, 7, 7."""
FIFTH = ("dzhaniybekov", "prunariu", "engle", "chretien", "lazarev", "swigert")
"""Costs 2, 3, 3, 2, 7, 7; sectors 3, 3, 4, 11, 8, 8."""


def light_speed(*hands: Sequence[str], dice: Sequence[int] = (), pack: Pack | None = None) -> SpaceBaseMatch:
    """The setup in which seat 0, 1, ... draw these hands: four ships of level 1, then two of level 2."""
    dealt = [card for hand in hands for card in hand]
    opened: list[str] = []
    for level in (1, 2, 3):
        ids = [CATALOG.ids[card] for card in CATALOG.ships[level]]
        opened += [ship for ship in ids if ship not in dealt][:6]
    return set_up(len(hands), draws=[*opened, *dealt], dice=dice, pack=pack, light_speed=True)


def buy(match: SpaceBaseMatch, *bought: Sequence[str]) -> None:
    """Seat 0, 1, ... buy these of their ships."""
    for seat, cards in enumerate(bought):
        answer(match, seat, "buy", *cards)


def start_player(match: SpaceBaseMatch) -> int:
    found = match.view(None)["start_player"]
    assert isinstance(found, int)
    return found


def under_decks(match: SpaceBaseMatch, level: int) -> list[str]:
    return [CATALOG.ids[card] for _, cards in match.state.under[level - 1] for card in cards]


@pytest.mark.rule("SB-LIGHT-01")
def test_the_standard_game_has_no_light_speed() -> None:
    match = orrery.Match(orrery.game("space-base"), seats=3, seed=1)
    assert "draft" not in [kind for _, kind in asked(match)]
    assert [event.kind for event in match.events].count("first-ship") == 3


@pytest.mark.rule("SB-LIGHT-01")
def test_light_speed_replaces_starting_values_and_first_ships() -> None:
    match = orrery.Match(orrery.game("space-base"), seats=3, seed=1, options={"light_speed": True})
    assert asked(match) == [(0, "draft"), (1, "draft"), (2, "draft")]
    for seat in range(3):
        assert tracks(match, seat)[0] != 5
        answer(match, seat, "buy")
    assert [event.kind for event in match.events].count("first-ship") == 0
    for seat in range(3):
        assert {match.state.card(card).kind for card in match.state.own_cards(seat)} == {"starter"}


@pytest.mark.rule("SB-LIGHT-02")
def test_fifteen_credits_one_income_no_points() -> None:
    match = light_speed(THRIFTY, MIXED)
    assert [tracks(match, seat) for seat in range(2)] == [(15, 1, 0), (15, 1, 0)]


@pytest.mark.rule("SB-LIGHT-03")
@pytest.mark.parametrize("seats", range(2, 6))
def test_everyone_draws_four_ships_of_level_one_and_two_of_level_two(seats: int) -> None:
    match = orrery.Match(orrery.game("space-base"), seats=seats, seed=4, options={"light_speed": True})
    drawn: list[str] = []
    for seat in range(seats):
        hand = match.view(seat)["hand"]
        assert Counter(CATALOG.level[CATALOG.number[card]] for card in hand) == {1: 4, 2: 2}
        drawn += hand
    assert len(set(drawn)) == 6 * seats
    assert not set(drawn) & set(open_cards(match))
    assert match.view(None)["decks"] == [42 - 4 * seats, 42 - 2 * seats, 30]


@pytest.mark.rule("SB-LIGHT-03")
def test_nobody_sees_what_the_others_drew() -> None:
    match = light_speed(THRIFTY, MIXED)
    assert set(match.view(0)["hand"]) == set(THRIFTY)
    for onlooker in (1, None):
        shown = repr(match.view(onlooker))
        assert not [card for card in THRIFTY if f"'{card}'" in shown]


@pytest.mark.rule("SB-LIGHT-04")
def test_ships_are_paid_exactly_and_the_rest_is_kept() -> None:
    match = light_speed(THRIFTY, MIXED)
    buy(match, ["worden", "irwin"], ["volynov", "overmyer", "bobko"])  # 6 + 2 + 4
    assert start_player(match) == 1
    assert tracks(match, 1) == (3, 1, 0)
    assert tracks(match, 0) == (15 - 14 + 1, 1, 0)  # with the bonus of the second seat


@pytest.mark.rule("SB-LIGHT-04")
def test_any_affordable_choice_of_the_six_is_offered() -> None:
    match = light_speed(THRIFTY, ("malyshev", "tamayo-mendez", "strekalov", "kizim", "makarov", "lazarev"))
    offered = options(match, 1)  # costs 2, 2, 2, 2, 7, 7, no two of one sector
    assert ("buy",) in offered
    assert len({frozenset(choice[1:]) for choice in offered}) == len(offered)
    assert len(offered) == 64 - 15  # all but both of the dear ones with any of the others
    assert max(len(choice) - 1 for choice in offered) == 5  # 7 + 4 * 2 = 15


@pytest.mark.rule("SB-LIGHT-04")
def test_fifteen_credits_are_the_limit() -> None:
    match = light_speed(THRIFTY, MIXED)
    assert refuses(match, 0, "buy", "worden", "irwin", "serebrov", rule="SB-LIGHT-04")  # 7 + 7 + 2
    assert refuses(match, 1, "buy", "malyshev", "volynov", "mattingly", "overmyer", rule="SB-LIGHT-04")  # 17
    answer(match, 1, "buy", "malyshev", "volynov", "mattingly")  # 2 + 6 + 7
    answer(match, 0, "buy")
    assert tracks(match, 1) == (0 + 1, 1, 0)


@pytest.mark.rule("SB-LIGHT-04")
def test_only_drawn_ships_can_be_bought_and_each_once() -> None:
    match = light_speed(THRIFTY, MIXED)
    assert refuses(match, 0, "buy", "overmyer", rule="SB-LIGHT-04")  # another player's
    assert refuses(match, 0, "buy", open_cards(match)[0], rule="SB-LIGHT-04")
    assert refuses(match, 0, "buy", "frisch", rule="SB-LIGHT-04")
    assert refuses(match, 0, "buy", "tuan", "tuan")


@pytest.mark.rule("SB-LIGHT-05")
def test_ships_not_bought_go_under_the_deck_of_their_level() -> None:
    match = light_speed(THRIFTY, MIXED)
    buy(match, ["tuan", "irwin"], [])
    assert sorted(under_decks(match, 1)) == sorted([*THRIFTY[1:4], *MIXED[:4]])
    assert sorted(under_decks(match, 2)) == sorted(["worden", *MIXED[4:]])
    assert under_decks(match, 3) == []
    assert match.view(0)["hand"] == match.view(1)["hand"] == []


@pytest.mark.rule("SB-LIGHT-05")
def test_ships_under_a_deck_come_up_only_after_it() -> None:
    match = light_speed(THRIFTY, MIXED)
    buy(match, [], [])
    last = match.state.decks[0][0]
    match.state.decks[0] = [last]
    for opened in ([CATALOG.ids[last]], under_decks(match, 1)):
        seat = match.state.active
        run_to(match, "buy", seat)
        before = set(open_cards(match))
        answer(match, seat, "buy", open_cards(match)[0])
        (new,) = set(open_cards(match)) - before
        assert new in opened


@pytest.mark.rule("SB-LIGHT-06")
@pytest.mark.parametrize("thriftiest", range(3))
def test_who_kept_most_credits_starts(thriftiest: int) -> None:
    match = light_speed(THRIFTY, MIXED, PLAIN)
    bought = [["worden", "bregovoy"], ["volynov", "savitskaya", "bobko"], ["duke", "lenoir"]]  # keep 6, 3, 6
    bought[thriftiest] = [["tuan"], ["malyshev"], ["tamayo-mendez"]][thriftiest]  # keep 13; low sectors
    buy(match, *bought)
    assert start_player(match) == match.state.active == thriftiest


@pytest.mark.rule("SB-LIGHT-07")
def test_among_those_who_kept_as_much_the_highest_sector_starts() -> None:
    match = light_speed(MIXED, PLAIN, THRIFTY, dice=[6, 1, 6, 1])
    # Seats 0 and 1 keep 13 credits and bought sectors 7 and 8; seat 2 bought sector 12, but keeps 11.
    buy(match, ["overmyer"], ["lenoir"], ["tuan", "bregovoy"])
    assert start_player(match) == 1
    assert match.state.dice == [6, 1]  # nobody had to roll before the turn


@pytest.mark.rule("SB-LIGHT-07")
def test_of_several_ships_the_highest_sector_counts() -> None:
    match = light_speed(THRIFTY, MIXED)
    # Both keep 11. Sectors 2 and 8, or 1 and 9, whichever was laid last.
    buy(match, ["tuan", "serebrov"], ["malyshev", "savitskaya"])
    assert start_player(match) == 1


@pytest.mark.rule("SB-LIGHT-08")
def test_who_is_still_tied_rolls_one_die() -> None:
    match = light_speed(THRIFTY, MIXED, PLAIN, dice=[4, 5, 3, 1])
    buy(match, ["serebrov"], ["malyshev"], ["lenoir"])  # all keep 13; sectors 8, 1, 8
    rolls = [event.arguments for event in match.events if event.kind == "roll-off"]
    assert [(roll["seat"], roll["roll"]) for roll in rolls] == [(0, 4), (2, 5)]
    assert start_player(match) == 2
    assert match.state.dice == [3, 1]


@pytest.mark.rule("SB-LIGHT-09")
def test_the_seat_bonuses_are_those_of_the_standard_game() -> None:
    match = light_speed(THRIFTY, MIXED, PLAIN, FOURTH, FIFTH)
    buy(match, ["worden"], ["mattingly"], [], ["makarov"], ["lazarev"])  # all but seat 2 keep 8
    assert start_player(match) == 2
    found = [tracks(match, seat) for seat in (2, 3, 4, 0, 1)]
    assert found == [(15, 1, 0), (8 + 1, 1, 0), (8 + 2, 1, 0), (8, 1 + 1, 0), (8, 1 + 1, 0)]


@pytest.mark.rule("SB-LIGHT-10")
def test_bought_ships_are_stationed_and_deploy_the_starters() -> None:
    match = light_speed(THRIFTY, MIXED)
    buy(match, ["serebrov", "bregovoy"], [])
    for sector, ship in ((8, "serebrov"), (12, "bregovoy")):
        assert stationed(match, 0, sector) == ship
        assert deployed(match, 0, sector) == [CATALOG.ids[CATALOG.starters[1][sector - 1]]]
    assert sum(len(deployed(match, 0, sector)) for sector in range(1, 13)) == 2


@pytest.mark.rule("SB-LIGHT-10")
def test_the_second_ship_for_a_sector_deploys_the_first() -> None:
    match = light_speed(THRIFTY, MIXED)
    buy(match, ["tuan", "romanenko", "irwin"], [])
    assert stationed(match, 0, 2) == "irwin"
    assert deployed(match, 0, 2) == [CATALOG.ids[CATALOG.starters[1][1]], "tuan", "romanenko"]


@pytest.mark.rule("SB-AMB-21")
@pytest.mark.parametrize("order", [("tuan", "romanenko"), ("romanenko", "tuan")])
def test_the_buyer_chooses_which_of_two_ships_stays_stationed(order: tuple[str, str]) -> None:
    match = light_speed(THRIFTY, MIXED)
    assert ("buy", *order) in options(match, 0)
    buy(match, order, [])
    assert stationed(match, 0, 2) == order[1]
    assert deployed(match, 0, 2)[-1] == order[0]


@pytest.mark.rule("SB-AMB-21")
def test_no_ship_bought_counts_as_sector_zero(tmp_path: Path) -> None:
    row = '[[card]]\nid = "malyshev"\nsource = "a test"\ncost = 0\n'
    (tmp_path / "cards.toml").write_text(row)
    match = light_speed(THRIFTY, MIXED, pack=corrections(tmp_path))
    buy(match, [], ["malyshev"])  # both keep 15, but seat 1 bought sector 1
    assert start_player(match) == 1
    assert not [event for event in match.events if event.kind == "roll-off"]


@pytest.mark.rule("SB-AMB-21")
def test_two_who_bought_nothing_are_tied() -> None:
    match = light_speed(THRIFTY, MIXED, PLAIN, dice=[2, 2, 3, 5, 6, 6])
    buy(match, [], ["malyshev"], [])
    rolls = [event.arguments["seat"] for event in match.events if event.kind == "roll-off"]
    assert rolls == [0, 2, 0, 2]  # 2 and 2, then 3 and 5
    assert start_player(match) == 2
