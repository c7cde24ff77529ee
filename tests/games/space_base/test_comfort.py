"""What spares people questions: nobody is asked in vain, and everybody is asked as often as they like."""

from __future__ import annotations

from orrery.terminal import groups
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    answer_quietly,
    asked,
    options,
    refuses,
    run_to,
    run_turn,
    set_up,
    tokens,
)

ABILITY_QUESTIONS = {"ability", "set-die", "reroll", "double"}


def questions(match: SpaceBaseMatch) -> list[tuple[int, str]]:
    """Answer the rest of the turn quietly; everything that is asked, as pairs of seat and kind."""
    active, found = match.state.active, list[tuple[int, str]]()
    while match.state.active == active:
        found += asked(match)
        for seat in match.waiting:
            answer_quietly(match, seat)
    return found


def kinds_this_turn(match: SpaceBaseMatch, seat: int) -> list[str]:
    """Answer the rest of the turn quietly; the kinds of questions this seat is asked."""
    return [kind for who, kind in questions(match) if who == seat]


def refuses_aside(match: SpaceBaseMatch, seat: int, *choice: str | int) -> bool:
    """Whether something is offered neither as an answer nor as an aside, and not taken."""
    return choice not in match.decision(seat).asides and refuses(match, seat, *choice)


# Nobody is asked in vain


def test_a_passive_seat_is_asked_to_allocate_only_if_the_dice_can_pay_it() -> None:
    position = Position(5).deploy(1, 3, "mattingly").deploy(2, 4, "duke").deploy(3, 7, "overmyer").deploy(4, 8, "popov")
    match = position.start(dice=[3, 4])
    assert match.waiting == [0, 1, 2, 3]


def test_the_active_seat_is_not_asked_to_allocate_dice_that_hit_only_colonies() -> None:
    position = Position().station(0, 3, "samuelson").station(0, 6, "arrow").deploy(1, 3, "mattingly")
    assert asked(position.start(dice=[3, 3])) == [(1, "allocate")]


def test_a_seat_is_not_asked_to_allocate_dice_that_bring_tokens_without_a_free_slot() -> None:
    for charges, waiting in ((1, [0, 1]), (2, [0])):
        match = Position().deploy(1, 5, "grissom").charge("grissom", charges).start(dice=[5, 3])
        assert match.waiting == waiting


def test_the_active_seat_is_not_asked_to_allocate_dice_that_bring_it_tokens_without_a_free_slot() -> None:
    for charges, kinds in ((2, ["allocate"]), (3, [])):
        position = Position().station(0, 5, "grissom").station(0, 3, "arrow").station(0, 8, "kuznets")
        match = position.charge("grissom", charges).start(dice=[5, 3])
        assert [kind for _, kind in questions(match) if kind == "allocate"] == kinds


def test_a_full_2x_card_still_counts_for_it_can_be_used_before_it_is_charged() -> None:
    position = Position().station(0, 5, "aksyonov").charge("aksyonov").station(0, 3, "arrow").station(0, 8, "kuznets")
    assert asked(position.start(dice=[5, 3])) == [(0, "allocate")]


def test_a_seat_that_can_only_shift_is_asked_to_allocate_unless_the_sum_is_12() -> None:
    for dice, waiting in (([5, 6], [0, 1]), ([6, 6], [0])):
        position = Position().station(1, 2, "khrunov").charge("khrunov")
        assert position.start(dice=dice).waiting == waiting


def test_a_seat_without_a_usable_ability_is_not_asked_in_the_windows() -> None:
    # A claim with nothing to claim, a purchase with nothing to buy, a blue ability on another's turn, too few tokens.
    position = Position().station(0, 12, "kovalyonok").charge("kovalyonok").station(0, 10, "scott").charge("scott")
    position.station(1, 3, "grissom").charge("grissom", 3).station(1, 12, "armstrong").charge("armstrong", 3)
    assert questions(position.start(dice=[1, 2])) == [(0, "allocate")]


def test_a_seat_with_a_usable_ability_is_asked_in_every_window() -> None:
    position = Position().station(0, 12, "kovalyonok").charge("kovalyonok").yard("ryumin")
    position.station(1, 12, "armstrong").charge("armstrong", 4)
    assert questions(position.start(dice=[1, 2])) == [
        *((0, "ability"), (1, "ability")),
        (0, "allocate"),
        *((0, "ability"), (1, "ability")),
        (0, "buy"),
        *((0, "ability"), (1, "ability")),
    ]


def test_dice_cards_without_enough_tokens_ask_nothing() -> None:
    match = Position().station(0, 4, "titov").station(0, 5, "volynov").start(dice=[1, 2])
    assert questions(match) == [(0, "allocate")]


def test_a_2x_card_is_not_asked_about_where_no_sector_pays() -> None:
    position = Position().station(0, 8, "aksyonov").charge("aksyonov").station(0, 3, "samuelson")
    match = position.station(0, 6, "arrow").start(dice=[3, 3])
    assert match.state.active == 1


def test_a_seat_that_can_afford_nothing_is_not_asked_to_buy() -> None:
    for credits, kinds in ((0, ["allocate"]), (1, ["allocate", "buy"])):
        # The roll adds 2 credits, and the ship costs 3.
        match = Position().credits(0, credits).yard("crippen").start(dice=[1, 2])
        assert kinds_this_turn(match, 0) == kinds


def test_a_seat_that_can_afford_only_blocked_cards_is_not_asked_to_buy() -> None:
    position = Position().credits(0, 8).station(0, 2, "tinbergen").yard("crippen")
    assert kinds_this_turn(position.start(dice=[2, 2]), 0) == ["allocate"]


def test_the_many_ways_to_lay_a_card_elsewhere_are_listed_by_card() -> None:
    match = Position().station(0, 10, "scott").charge("scott").credits(0, 60).full_yard().start()
    answer(match, 0, "use", "scott")
    decision = match.decision(0)
    assert (len(decision.options), decision.form.name) == (30 * 6 + 1, "trail")
    for option in decision.options[:-1]:
        kinds = [thing.partition(":")[0] for thing in match.touches(decision, option)]
        assert kinds == ["card", "sector"]  # the way one points: first the card, then where it goes
    assert len(groups(decision.options, match.game.rules.verbs)) == 30 + 1


# The only way that pays


def one_way(dice: list[int], *, value: str = "paying", shifter: bool = False) -> SpaceBaseMatch:
    """Seat 1 has cards deployed in 3 and 7 and wants to be asked only where both ways pay."""
    position = Position().deploy(1, 3, "mattingly").deploy(1, 7, "overmyer")
    if shifter:
        position.station(1, 2, "khrunov").charge("khrunov")
    match = position.start(dice=[1, 1, 1, 1, *dice])
    match.prefer(1, "dice", value)
    while match.state.turns < 2:
        answer_quietly(match, match.waiting[0])
    return match


def test_dice_are_allocated_by_themselves_if_only_one_way_pays() -> None:
    for dice, sectors in (([3, 1], (3, 1)), ([5, 2], (7,))):
        match = one_way(dice)
        assert asked(match) == [(0, "allocate")]
        answer(match, 0, "sum")
        assert match.state.allocated[1] == sectors


def test_dice_are_asked_about_if_both_ways_pay_or_an_ability_could_move_the_sum() -> None:
    assert (1, "allocate") in asked(one_way([3, 4]))
    assert (1, "allocate") in asked(one_way([5, 2], shifter=True))


def test_dice_are_asked_about_unless_wished_otherwise() -> None:
    assert (1, "allocate") in asked(one_way([3, 1], value="ask"))


# Rest, and the asides


def restless() -> Position:
    """Seat 0 with something to ask about in every phase, seat 1 with an ability for anybody's turn."""
    position = Position().station(0, 3, "grissom").charge("grissom", 3).station(0, 4, "titov").charge("titov")
    position.station(0, 5, "volynov").charge("volynov").station(0, 8, "aksyonov").charge("aksyonov")
    position.station(0, 9, "zudov").charge("zudov")
    return position.station(1, 12, "armstrong").charge("armstrong", 4).credits(0, 2).yard("ryumin")


def test_rest_silences_all_ability_questions_for_the_rest_of_the_turn() -> None:
    match = restless().start(dice=[1, 2])
    assert set(kinds_this_turn(match, 0)) == ABILITY_QUESTIONS | {"allocate", "buy"}
    match = restless().start(dice=[1, 2])
    assert match.preferences(0)["abilities"] == "ask"
    match.prefer(0, "abilities", "rest")
    answer(match, 0, "pass")
    assert kinds_this_turn(match, 0) == ["allocate", "buy"]


def test_rest_silences_nobody_else() -> None:
    match = restless().start(dice=[1, 2])
    match.prefer(0, "abilities", "rest")
    answer(match, 0, "pass")
    assert kinds_this_turn(match, 1) == ["ability"] * 3


def test_rest_ends_with_the_turn() -> None:
    match = restless().start(dice=[1, 2, 1, 2])
    match.prefer(0, "abilities", "rest")
    answer(match, 0, "pass")
    assert match.preferences(0)["abilities"] == "rest"
    run_turn(match)
    assert match.preferences(0)["abilities"] == "ask"
    # Its ability for anybody's turn is asked about again, in seat 1's turn.
    run_to(match, "ability", 0, phase=1)
    assert match.state.active == 1


def test_pass_declines_one_window_only() -> None:
    match = restless().start(dice=[1, 2])
    answer(match, 0, "pass")
    assert {"set-die", "reroll", "double", "ability"} <= set(kinds_this_turn(match, 0))


def test_who_rests_can_ask_for_abilities_again() -> None:
    match = restless().start(dice=[1, 2])
    match.prefer(0, "abilities", "rest")
    answer(match, 0, "pass")
    run_to(match, "allocate", 0)
    match.prefer(0, "abilities", "ask")
    assert asked(match) == [(0, "allocate")]  # the question in hand stays
    assert kinds_this_turn(match, 0) == ["allocate", "double", "ability", "buy", "ability"]


def test_tokens_are_placed_without_a_question_unless_asked_for() -> None:
    match = Position().station(0, 3, "grissom").start(dice=[3, 3])
    answer(match, 0, "dice")
    assert (match.state.phase, tokens(match, "grissom")) == (5, 2)


def test_a_seat_can_ask_about_every_token_and_decline_it() -> None:
    match = Position().station(0, 3, "grissom").start(dice=[3, 3])
    match.prefer(0, "tokens", "ask")
    assert asked(match) == [(0, "allocate")]
    answer(match, 0, "dice")
    assert asked(match) == [(0, "charge")]
    assert options(match, 0) == [("charge", "grissom"), ("decline",)]
    answer(match, 0, "charge", "grissom")
    answer(match, 0, "decline")
    assert (match.state.phase, tokens(match, "grissom")) == (5, 1)


def test_a_seat_is_asked_how_many_tokens_a_turned_card_takes_along() -> None:
    position = Position().station(0, 2, "khrunov").charge("khrunov").credits(0, 3).yard("crippen")
    match = position.start(dice=[1, 1])
    match.prefer(0, "tokens", "ask")
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "crippen")
    assert (asked(match), options(match, 0)) == ([(0, "carry")], [("carry", 1), ("carry", 0)])
    answer(match, 0, "carry", 0)
    assert tokens(match, "khrunov") == 0


def test_asking_about_tokens_can_be_ended_and_lasts_until_then() -> None:
    match = Position().station(0, 3, "grissom").deploy(0, 4, "gubarev").start(dice=[3, 3, 4, 5, 3, 3])
    match.prefer(0, "tokens", "ask")
    answer(match, 0, "sum")
    # Still asked in the next turn, where the deployed card is charged.
    run_to(match, "allocate", 1)
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert asked(match) == [(0, "charge")]
    match.prefer(0, "tokens", "auto")
    assert asked(match) == [(0, "charge")]  # the question in hand stays
    answer(match, 0, "charge", "gubarev")
    run_to(match, "allocate", 0)
    answer(match, 0, "dice")
    assert (match.state.phase, tokens(match, "grissom")) == (5, 2)


def test_asking_about_tokens_concerns_the_own_ones_only() -> None:
    position = Position().station(0, 3, "grissom").deploy(1, 3, "khrunov")
    match = position.start(dice=[3, 3])
    match.prefer(1, "tokens", "ask")
    answer(match, 0, "dice")
    answer(match, 1, "dice")
    assert (asked(match), tokens(match, "grissom")) == ([(1, "charge")], 2)


def test_there_are_no_asides_before_the_game_begins() -> None:
    match = set_up(light_speed=True)
    assert match.decision(0).kind == "draft"
    assert match.decision(0).asides == []
