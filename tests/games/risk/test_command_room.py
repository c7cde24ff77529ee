"""Command Room: fields and awards by chance, bases and units in turns, then the heroes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from orrery.games.risk.catalog import Reward
from orrery.games.risk.loading import load_catalog
from tests.games.risk.position import (
    Position,
    answer,
    asked,
    begin,
    decline,
    fields,
    held,
    options,
    ready,
    refuses,
    rolled_for_order,
    run_to,
    seats_asked,
    set_up,
    turns,
)

CATALOG = load_catalog()
PLAYERS = range(3, 7)
START_UNITS = {3: 30, 4: 25, 5: 20, 6: 15}
START_CARDS = {3: [0, 0, 0], 4: [0, 0, 0, 1], 5: [0, 0, 0, 1, 1], 6: [0, 0, 0, 1, 1, 2]}
"""In turn order."""
SILVER = [award.id for award in CATALOG.achievements if award.level == "silver"]
GOLD = [award.id for award in CATALOG.achievements if award.level == "gold"]
DESCENDING = [6, 5, 4, 3, 2, 1]
"""Rolls that let seat 0 come first, then seat 1, and so on."""
OPENING = [card for card in CATALOG.cards if card.territory % 3 == 0] + [CATALOG.cards[0]]
"""Fifteen cards."""


@pytest.mark.rule("RK-AMB-02", "RK-CR-06")
def test_only_those_tied_for_the_highest_roll_again_for_the_first_placement() -> None:
    # The first three decide who picks first. Then seats 0 and 2 tie at the top and roll again.
    match = set_up(3, variant="command-room", dice=[6, 5, 4, 5, 1, 5, 2, 3])
    run_to(match, "base")
    assert rolled_for_order(match)[3:] == [(0, 5), (1, 1), (2, 5), (0, 2), (2, 3)]
    assert asked(match) == [(2, "base")]


@pytest.mark.rule("RK-CR-01")
def test_fifteen_cards_say_where_the_mineral_fields_are() -> None:
    assert len(OPENING) == 15
    match = set_up(3, variant="command-room", draws=[card.id for card in OPENING])
    run_to(match, "base")
    assert fields(match) == {CATALOG.ids[card.territory] for card in OPENING}


@pytest.mark.rule("RK-CR-01")
def test_all_cards_are_drawn_from_and_return_to_three_decks() -> None:
    found: set[str] = set()
    for seed in range(12):
        match = begin(3, seed, variant="command-room")
        run_to(match, "base")
        assert len(fields(match)) == 15
        found |= fields(match)
        assert [deck["cards"] for deck in match.view(None)["decks"]] == [14, 14, 14]
    assert len(found) == 42


@pytest.mark.rule("RK-CR-02")
def test_four_random_silver_and_four_random_gold_achievements() -> None:
    drawn = [*SILVER[2:], *GOLD[:4]]
    match = ready(set_up(3, variant="command-room", draws=[*(card.id for card in OPENING), *drawn]))
    assert {award["id"] for award in match.view(None)["achievements"]} == set(drawn)
    assert list(match.state.achievement).count(-2) == 4  # back in the box
    missing: set[str] = set()
    for seed in range(20):
        found = ready(begin(6, seed, variant="command-room")).view(None)["achievements"]
        assert Counter(award["level"] for award in found) == {"silver": 4, "gold": 4}
        missing |= {*SILVER, *GOLD} - {award["id"] for award in found}
    assert missing == {*SILVER, *GOLD}


@pytest.mark.rule("RK-AMB-03")
@pytest.mark.parametrize("variant", ["command-room", "total-domination"])
def test_achievements_are_hidden_until_the_first_turn(variant: str) -> None:
    match = begin(4, variant=variant)
    while match.view(None)["stage"] == "setup":
        for onlooker in (None, 0, 3):
            assert match.view(onlooker)["achievements"] == []
        decline(match, match.waiting[0])
    assert len(match.view(None)["achievements"]) == 8
    assert {award["reward"] for award in match.view(None)["achievements"]} == {None}


@pytest.mark.rule("RK-CR-03")
@pytest.mark.parametrize("reward", CATALOG.rewards, ids=lambda reward: reward.id)
def test_any_reward_of_its_level_may_lie_on_an_achievement_and_none_of_the_other(reward: Reward) -> None:
    for award, of_level in (("hold-char", "silver"), ("eighteen-territories", "gold")):
        position = Position(phase="achievement").hold_planet(0, "char").open("hold-char", "eighteen-territories")
        match = position.start(draws=[reward.id])
        answer(match, 0, "achieve", award)
        got = match.view(None)["players"][0]["rewards"]
        assert (got == [reward.id]) is (reward.level == of_level)
        assert len(got) == 1


@pytest.mark.rule("RK-CR-03")
def test_no_two_achievements_have_the_same_reward() -> None:
    silver = [reward.id for reward in CATALOG.rewards if reward.level == "silver"]
    for last in silver:
        position = Position(phase="achievement").hold_planet(0, "char").open("hold-char")
        position.achieved(1, "hold-aiur", "hold-korhal").achieved(2, "enemy-base")
        position.reward(1, *[reward for reward in silver if reward != last])
        match = position.start()
        answer(match, 0, "achieve", "hold-char")
        assert match.view(None)["players"][0]["rewards"] == [last]


@pytest.mark.rule("RK-CR-04")
def test_a_reward_is_turned_up_when_its_achievement_is_earned() -> None:
    position = Position(phase="achievement").hold_planet(0, "char").open("hold-char", "eighteen-territories")
    match = position.start(draws=["extra-manoeuvre"])
    for onlooker in (None, 0, 1, 2):
        assert [award["reward"] for award in match.view(onlooker)["achievements"]] == [None, None]
    answer(match, 0, "achieve", "hold-char")
    for onlooker in (None, 0, 1, 2):
        shown = {award["id"]: award["reward"] for award in match.view(onlooker)["achievements"]}
        assert shown == {"hold-char": "extra-manoeuvre", "eighteen-territories": None}


@pytest.mark.rule("RK-CR-05")
@pytest.mark.parametrize("seats", PLAYERS)
def test_start_units_by_the_number_of_players(seats: int) -> None:
    match = begin(seats, variant="command-room")
    run_to(match, "base")
    assert [player["supply"] for player in match.view(None)["players"]] == [START_UNITS[seats]] * seats
    ready(match)
    assert [player["supply"] for player in match.view(None)["players"]] == [0] * seats
    assert [match.state.units_of(seat) for seat in range(seats)] == [START_UNITS[seats]] * seats


@pytest.mark.rule("RK-CR-06")
def test_the_highest_roller_places_base_and_unit_first_and_the_others_follow_clockwise() -> None:
    match = set_up(4, variant="command-room", dice=[6, 5, 4, 3, 1, 2, 6, 3])
    run_to(match, "base")
    free = set(CATALOG.ids)
    for seat, territory in ((2, "ursa"), (3, "canis"), (0, "eris"), (1, "ate")):
        assert asked(match) == [(seat, "base")]
        assert {choice[1] for choice in options(match, seat)} == free
        answer(match, seat, "base", territory)
        free.remove(territory)
        shown = match.view(None)["territories"][territory]
        assert (shown["owner"], shown["base"], shown["units"]) == (seat, seat, 1)
        assert match.view(None)["players"][seat]["supply"] == 24
    assert asked(match) == [(2, "occupy")]


@pytest.mark.rule("RK-CR-07")
@pytest.mark.parametrize(("seats", "held"), [(3, [14] * 3), (4, [11, 11, 10, 10]), (5, [9, 9, 8, 8, 8]), (6, [7] * 6)])
def test_the_rest_of_the_board_is_occupied_one_unit_at_a_time(seats: int, held: list[int]) -> None:
    match = begin(seats, variant="command-room")
    run_to(match, "occupy")
    order = match.view(None)["order"]
    assert [match.view(None)["players"][seat]["territories"] for seat in order] == [1] * seats
    placed = seats
    while asked(match)[0][1] == "occupy":
        seat = match.waiting[0]
        assert seat == order[placed % seats]
        assert len(options(match, seat)) == 42 - placed
        assert all(match.view(None)["territories"][choice[1]]["owner"] is None for choice in options(match, seat))
        decline(match, seat)
        placed += 1
    assert placed == 41  # nobody need be asked for the last one
    assert [match.view(None)["players"][seat]["territories"] for seat in order] == held
    assert set(match.state.units) == {1}


@pytest.mark.rule("RK-CR-08")
@pytest.mark.parametrize(
    ("seats", "left"), [(3, [16] * 3), (4, [14, 14, 15, 15]), (5, [11, 11, 12, 12, 12]), (6, [8] * 6)]
)
def test_then_own_territories_are_strengthened_one_unit_at_a_time(seats: int, left: list[int]) -> None:
    match = begin(seats, variant="command-room")
    run_to(match, "strengthen")
    order = match.view(None)["order"]
    assert [match.view(None)["players"][seat]["supply"] for seat in order] == left
    who = seats_asked(match, "strengthen", "hero")
    assert who[:seats] == [order[(42 + turn) % seats] for turn in range(seats)]  # goes on where the last step ended
    assert all(one != other for one, other in pairwise(who))
    assert [who.count(seat) for seat in order] == left


@pytest.mark.rule("RK-AMB-40")
def test_who_places_several_units_at_once_is_passed_over_until_the_others_have_as_few() -> None:
    match = begin(4, variant="command-room")
    run_to(match, "strengthen")
    first, second, third, fourth = (match.waiting[0] + turn for turn in range(4))
    seats = [seat % 4 for seat in (first, second, third, fourth)]
    left = match.view(None)["players"][seats[0]]["supply"]
    home = next(iter(held(match, seats[0])))
    assert [units for _, name, units in options(match, seats[0]) if name == home] == [1, 2, 3, 5, 10, left]
    before = match.state.units[match.state.catalog.number[home]]
    answer(match, seats[0], "place", home, 3)
    assert match.state.units[match.state.catalog.number[home]] == before + 3
    who = seats_asked(match, "strengthen", "hero")
    # 3 and 2 units are those of rounds in which everyone places one, as it began.
    assert who[:10] == [*seats[1:], *seats[1:], *seats[1:], seats[0]]
    assert match.state.supply == [0] * 4


@pytest.mark.rule("RK-AMB-40")
def test_all_units_may_be_placed_at_once_by_everyone() -> None:
    match = begin(3, variant="total-domination")
    run_to(match, "strengthen")
    order = []
    while asked(match)[0][1] == "strengthen":
        seat = match.waiting[0]
        order.append(seat)
        match.play(seat, options(match, seat)[-1])
    assert sorted(order) == [0, 1, 2]
    assert match.state.supply == [0] * 3


@pytest.mark.rule("RK-CR-08")
def test_only_own_territories_can_be_strengthened() -> None:
    match = begin(3, variant="command-room")
    run_to(match, "strengthen")
    seat = match.waiting[0]
    assert {name for _, name, _ in options(match, seat)} == held(match, seat)


@pytest.mark.rule("RK-CR-09")
def test_heroes_follow_from_the_start_player_on() -> None:
    match = set_up(4, variant="command-room", dice=[6, 5, 4, 3, 1, 6, 2, 3])
    run_to(match, "hero")
    for seat in (1, 2, 3, 0):
        assert asked(match) == [(seat, "hero")]
        assert {choice[1] for choice in options(match, seat)} == held(match, seat)
        answer(match, seat, *options(match, seat)[3])
    assert asked(match) == [(1, "deploy")]


@pytest.mark.rule("RK-CR-10")
@pytest.mark.parametrize("first", range(5))
def test_who_placed_first_takes_the_first_turn_and_play_is_clockwise(first: int) -> None:
    second_roll = [6 if seat == first else 2 for seat in range(5)]
    match = set_up(5, variant="command-room", dice=[5, 4, 3, 2, 1, *second_roll])
    run_to(match, "base")
    assert match.waiting == [first]
    assert turns(match, 7) == [(first + turn) % 5 for turn in range(7)]


@pytest.mark.rule("RK-CR-11")
@pytest.mark.parametrize("seats", PLAYERS)
def test_those_who_come_late_begin_with_cards(seats: int) -> None:
    second_roll = [6 if seat == 2 else 2 for seat in range(seats)]
    match = set_up(seats, variant="command-room", dice=[*DESCENDING[:seats], *second_roll])
    run_to(match, "hero")
    assert not any(match.state.hand(seat) for seat in range(seats))
    ready(match)
    s = match.state
    assert s.order[0] == 2
    assert [len(s.hand(seat)) for seat in s.order] == START_CARDS[seats]
    assert all(CATALOG.cards[card].species == s.species(seat) for seat in s.order for card in s.hand(seat))


@pytest.mark.rule("RK-AMB-29")
def test_outside_basic_training_all_factions_are_free_and_a_second_roll_decides_who_places_first() -> None:
    match = set_up(3, variant="command-room", dice=[1, 6, 3, 2, 4, 5])
    assert set(options(match, 1)) == {("pick", faction.id) for faction in CATALOG.factions}
    answer(match, 1, "pick", "zagara")
    assert refuses(match, 2, "pick", "zagara")
    answer(match, 2, "pick", "kerrigan")  # two of one species
    assert asked(match) == [(0, "faction")]
    assert len(options(match, 0)) == 4
    answer(match, 0, "pick", "raynor")
    assert rolled_for_order(match) == [(0, 1), (1, 6), (2, 3), (0, 2), (1, 4), (2, 5)]
    assert asked(match) == [(2, "base")]
    assert [player["faction"] for player in match.view(None)["players"]] == ["raynor", "zagara", "kerrigan"]
