"""One against one: two players and four neutral colours share the board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery.games.risk.loading import load_catalog
from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    begin,
    decline,
    fields,
    held,
    options,
    owner,
    ready,
    refuses,
    rolled_for_order,
    run_to,
    seats_asked,
    set_up,
    turns,
    units,
)

CATALOG = load_catalog()
DEALT = [CATALOG.ids[card.territory] for card in CATALOG.cards]
"""The territories on the cards, in the order in which `deal` draws them."""
CARDS = [card.id for card in CATALOG.cards]
NEUTRALS = range(2, 6)


def deal(*draws: str, dice: tuple[int, ...] = (), **chosen: Any) -> RiskMatch:
    """The real set-up: seat 0 gets the first nine cards, seat 1 the next, then six go to each neutral colour."""
    return set_up(2, variant="total-domination", draws=[*CARDS, *draws], dice=dice, **chosen)


def duel(**chosen: Any) -> Position:
    """A position in which both players have one territory, beside neutral ones."""
    return Position(2, variant="total-domination", **chosen).base(0, "ursa").base(1, "canis").hold(2, *CATALOG.ids)


# Setting up


@pytest.mark.rule("RK-1V1-01")
def test_the_four_colours_not_played_are_the_neutrals() -> None:
    match = deal(dice=(6, 1))
    answer(match, 0, "pick", "zagara")
    answer(match, 1, "pick", "raynor")
    shown = match.view(None)["neutrals"]
    assert {neutral["faction"] for neutral in shown} == {"valerian", "zeratul", "artanis", "kerrigan"}
    assert Counter(match.state.owner) == {0: 9, 1: 9, 2: 6, 3: 6, 4: 6, 5: 6}


@pytest.mark.rule("RK-1V1-02")
def test_four_achievements_of_each_level_lie_open_with_a_hidden_reward() -> None:
    missing: set[str] = set()
    for seed in range(25):
        match = ready(begin(2, seed, variant="total-domination"))
        shown = match.view(0)["achievements"]
        assert Counter(award["level"] for award in shown) == {"silver": 4, "gold": 4}
        assert {award["reward"] for award in shown} == {None}
        missing |= {award.id for award in CATALOG.achievements} - {award["id"] for award in shown}
    assert len(missing) == 12  # any of them may be left out


@pytest.mark.rule("RK-1V1-02")
@pytest.mark.parametrize(("award", "reward"), [("hold-char", "extra-manoeuvre"), ("eighteen-territories", "two-units")])
def test_an_achievement_brings_a_reward_of_its_level(award: str, reward: str) -> None:
    position = Position(2, variant="total-domination", phase="achievement").hold_planet(0, "char")
    position.hold_planet(0, "aiur").open(award)
    match = position.start(draws=[reward])
    answer(match, 0, "achieve", award)
    assert match.view(1)["players"][0]["rewards"] == [reward]


@pytest.mark.rule("RK-AMB-04")
@pytest.mark.parametrize("printed", [True, False])
def test_two_enemy_bases_may_come_up_unless_it_is_left_out(printed: bool) -> None:
    found: set[str] = set()
    for seed in range(15):
        match = ready(begin(2, seed, variant="total-domination", two_bases_achievement=printed))
        shown = match.view(None)["achievements"]
        assert Counter(award["level"] for award in shown) == {"silver": 4, "gold": 4}
        found |= {award["id"] for award in shown}
    assert ("two-enemy-bases" in found) is printed
    assert len(found) == 11 + printed


@pytest.mark.rule("RK-1V1-03")
def test_each_player_starts_with_36_units_and_each_neutral_with_24() -> None:
    match = ready(begin(2, variant="total-domination"))
    assert [match.state.units_of(colour) for colour in range(6)] == [36, 36, 24, 24, 24, 24]
    assert [neutral["units"] for neutral in match.view(None)["neutrals"]] == [24] * 4


@pytest.mark.rule("RK-1V1-04")
def test_nine_cards_to_each_player_and_six_to_each_neutral_fill_the_board() -> None:
    match = deal()
    run_to(match, "base")
    assert [held(match, player) for player in (0, 1)] == [set(DEALT[:9]), set(DEALT[9:18])]
    for colour in NEUTRALS:
        first = 18 + 6 * (colour - 2)
        assert held(match, colour) == set(DEALT[first : first + 6])
    assert set(match.state.units) == {1}
    assert [deck["cards"] for deck in match.view(None)["decks"]] == [42]  # all are back


@pytest.mark.rule("RK-1V1-05")
def test_the_higher_roll_places_the_first_base_in_an_own_territory() -> None:
    match = deal(dice=(6, 1, 3, 3, 2, 5))  # factions, a tie, then seat 1 rolls higher
    run_to(match, "base")
    assert rolled_for_order(match)[2:] == [(0, 3), (1, 3), (0, 2), (1, 5)]
    for seat, others in ((1, [DEALT[0], DEALT[20]]), (0, [DEALT[9], DEALT[41]])):
        assert asked(match) == [(seat, "base")]
        assert {choice[1] for choice in options(match, seat)} == held(match, seat)
        for territory in others:
            assert refuses(match, seat, "base", territory)
        answer(match, seat, "base", DEALT[9 * seat])
        assert units(match, DEALT[9 * seat]) == 1  # the base comes without a unit
    assert asked(match) == [(1, "strengthen")]
    bases = {
        name: shown["base"] for name, shown in match.view(None)["territories"].items() if shown["base"] is not None
    }
    assert bases == {DEALT[0]: 0, DEALT[9]: 1}  # the neutrals have none


@pytest.mark.rule("RK-1V1-06")
def test_three_own_units_and_one_of_each_neutral_colour_in_turns() -> None:
    match = deal(dice=(6, 1, 2, 5))
    run_to(match, "strengthen")
    assert asked(match) == [(1, "strengthen")]
    mine, last = DEALT[9], DEALT[17]
    assert {choice[1] for choice in options(match, 1)} == held(match, 1)
    answer(match, 1, "place", mine, 2)
    assert refuses(match, 1, "place", last, 2)
    answer(match, 1, "place", last, 1)
    assert (units(match, mine), units(match, last)) == (3, 2)
    for colour in NEUTRALS:
        assert asked(match) == [(1, "neutral")]
        assert match.view(None)["phase"] == "neutrals"
        assert {choice[1] for choice in options(match, 1)} == held(match, colour)
        answer(match, 1, *options(match, 1)[-1])
        assert match.state.units_of(colour) == 7
    assert asked(match) == [(0, "strengthen")]


@pytest.mark.rule("RK-1V1-06")
def test_everything_is_placed_after_nine_turns_each() -> None:
    match = deal(dice=(6, 1, 2, 5))
    run_to(match, "strengthen")
    who = seats_asked(match, "neutral", "deploy")
    assert who == ([1] * 4 + [0] * 4) * 9
    assert [match.state.units_of(colour) for colour in range(6)] == [9 + 27, 9 + 27, *[6 + 18] * 4]


@pytest.mark.rule("RK-1V1-07")
def test_fifteen_cards_place_the_mineral_fields_and_return() -> None:
    match = ready(deal(*CARDS[20:35]))
    assert fields(match) == set(DEALT[20:35])
    assert [deck["cards"] for deck in match.view(None)["decks"]] == [42]
    for other in range(3):
        assert len(fields(ready(begin(2, other, variant="total-domination")))) == 15


@pytest.mark.rule("RK-AMB-25")
def test_territories_bases_units_and_then_mineral_fields() -> None:
    match = ready(deal(*CARDS[:15]))
    steps = {"dealt": 0, "base": 1, "placed": 2, "placed-neutral": 2, "field": 3, "achievement-open": 4}
    order = [steps[event.kind] for event in match.events if event.kind in steps]
    assert order == sorted(order)
    assert set(order) == {0, 1, 2, 3, 4}
    assert fields(match) == set(DEALT[:15])  # cards that were dealt are drawn again


@pytest.mark.rule("RK-1V1-10")
@pytest.mark.parametrize("first", [0, 1])
def test_another_roll_decides_who_takes_the_first_turn(first: int) -> None:
    roll = (5, 2) if first == 0 else (2, 5)
    match = deal(dice=(6, 1, 6, 1, *roll))  # seat 0 picks and places first
    run_to(match, "base")
    assert match.waiting == [0]
    ready(match)
    assert rolled_for_order(match)[-2:] == [(0, roll[0]), (1, roll[1])]
    assert turns(match, 3) == [first, 1 - first, first]


@pytest.mark.rule("RK-CR-11")
def test_nobody_begins_with_cards() -> None:
    match = ready(begin(2, variant="total-domination", extended=True))
    assert [player["hand"] for player in match.view(None)["players"]] == [0, 0]


# Playing


@pytest.mark.rule("RK-1V1-08")
@pytest.mark.parametrize("dice", [1, 2])
def test_the_opponent_rolls_for_a_neutral_territory(dice: int) -> None:
    match = duel().hold(0, ursa=5).hold(1, "canis").hold(3, augustgrad=3).start(dice=[4, 4, 4, 5, 5])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    assert asked(match) == [(1, "defend")]
    answer(match, 1, "defend", dice)
    assert units(match, "ursa") == 5 - dice
    assert owner(match, "augustgrad") == 3


@pytest.mark.rule("RK-1V1-09")
def test_neutrals_get_nothing_and_do_nothing() -> None:
    match = ready(begin(2, 3, variant="total-domination"))
    before = {name: shown for name, shown in match.view(None)["territories"].items() if shown["owner"] in NEUTRALS}
    assert len(before) == 24
    assert turns(match, 6)[0::2] == [match.state.order[0]] * 3
    after = match.view(None)["territories"]
    assert all(after[name] == shown for name, shown in before.items())
    assert [neutral["units"] for neutral in match.view(None)["neutrals"]] == [24] * 4


@pytest.mark.rule("RK-1V1-09")
def test_a_destroyed_neutral_is_gone_and_nobody_wins_by_it() -> None:
    position = duel(phase="attack").hold(0, ursa=9).hold(1, "canis").hold(3, augustgrad=1)
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    answer(match, 0, "advance", 3)
    assert held(match, 3) == set()
    assert match.view(None)["neutrals"][1]["territories"] == 0
    assert not match.over
    assert not [event for event in match.events if event.kind == "eliminated"]


@pytest.mark.rule("RK-AMB-23", "RK-1V1-09")
def test_a_neutral_territory_counts_as_an_enemy_one_for_the_card() -> None:
    position = duel().hold(0, ursa=3).hold(1, "canis")
    match = position.start(dice=[6, 6, 1], draws=["tactical-nuke"])
    answer(match, 0, "invade", "ursa", "augustgrad", 2)
    run_to(match, "manoeuvre")
    assert match.view(0)["hand"] == ["tactical-nuke"]


@pytest.mark.rule("RK-AMB-23", "RK-1V1-09")
def test_neutral_territories_and_fields_taken_count_for_achievements() -> None:
    taken = ("augustgrad", "keresh-province", "pyramus", "ruins-of-styrling")
    position = duel(phase="achievement").hold(1, "canis").hold(0, "ursa", *taken).fields(*taken).began(3, *taken)
    match = position.open("take-four-fields").start()
    assert ("achieve", "take-four-fields") in options(match, 0)


@pytest.mark.rule("RK-1V1-11")
def test_all_achievements_and_the_own_base_do_not_end_the_game() -> None:
    awards = [award.id for award in CATALOG.achievements if award.id not in ("hold-korhal", "take-planet")][:7]
    position = duel(phase="achievement").hold_planet(0, "korhal", 2).base(1, "rajal").hold(1, "rajal")
    match = position.achieved(0, *awards).open("hold-korhal").start(draws=["guaranteed-card"])
    answer(match, 0, "achieve", "hold-korhal")
    assert len(match.view(None)["players"][0]["achievements"]) == 8
    assert not match.over
    run_to(match, "deploy", 1)
    run_to(match, "deploy", 0)  # nor when the next own turn begins


@pytest.mark.rule("RK-AMB-05")
def test_the_game_ends_when_the_opponent_has_no_unit_left() -> None:
    position = duel().hold(0, ursa=4).hold(1, "augustgrad")
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    assert match.over
    assert match.result.winners == [0]
    assert match.state.owner.count(2) == 40  # most of the board is still neutral


@pytest.mark.rule("RK-AMB-05")
def test_the_game_goes_on_while_the_opponent_has_a_unit() -> None:
    position = Position(2, variant="total-domination").hold_all(0).hold(0, ursa=4).hold(1, "augustgrad", "rajal")
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    assert not match.over
    decline(match, 0)
    assert held(match, 1) == {"rajal"}
