"""How often a seat is asked: the question is always asked, and answered at once for those who prefer that."""

from __future__ import annotations

import pytest

from orrery.core import Choice, IllegalChoice, Match
from orrery.core.log import Entry
from orrery.games.risk import GAME
from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    begin,
    decline,
    options,
    run_to,
    units,
    windows,
)

FRONT = ("augustgrad", "keresh-province")
LOSING = [6, 6, 6, 1, 1]
"""Dice with which three attackers beat two defenders."""


def korhal(attackers: int = 10, defenders: int = 9, variant: str = "command-room") -> Position:
    """Seat 0 in Augustgrad faces seat 1 in Keresh Province; both have a hero elsewhere."""
    position = Position(variant=variant).hold(0, augustgrad=attackers).hold(1, keresh_province=defenders)
    return position if variant == "total-domination" else position.hero(0, "canis").hero(1, "eternal-scar")


def automatic(match: RiskMatch) -> list[tuple[int, Choice]]:
    """What was answered for the seats, by whom."""
    return [(item.seat, item.choice) for item in match.history if isinstance(item, Entry) and item.auto]


def test_everybody_is_asked_until_told_otherwise() -> None:
    match = korhal().start()
    assert [match.preferences(seat) for seat in range(3)] == [
        {"defence": "ask", "cards": "ask", "cards-in-turn": "ask"}
    ] * 3
    answer(match, 0, "invade", *FRONT, 3)
    assert match.preferences(1)["cards-in-attack"] == "ask"


def test_without_abilities_there_is_nothing_to_decline() -> None:
    assert korhal(variant="total-domination").start().preferences(0) == {"defence": "ask"}


# Defending with all dice


def test_a_seat_may_defend_with_all_dice_and_be_asked_again() -> None:
    match = korhal().hold(0, ursa=9).start(dice=[6, 6, 6, 1, *LOSING])
    answer(match, 0, "invade", *FRONT, 3)
    match.prefer(1, "defence", "all")
    assert asked(match) == [(1, "defend")], "this question stands"
    answer(match, 1, "defend", 1)
    answer(match, 0, "invade", *FRONT, 3)
    assert asked(match) == [(0, "attack")]
    assert automatic(match) == [(1, ("defend", 2))]
    assert len(match.state.under_way.defence_rolled) == 2
    match.prefer(1, "defence", "ask")
    answer(match, 0, "invade", *FRONT, 3)
    assert asked(match) == [(1, "defend")]
    assert options(match, 1) == [("defend", 1), ("defend", 2)]


def test_whoever_has_no_choice_is_not_asked_and_nothing_is_answered() -> None:
    match = korhal(10, 1).auto(1).start(dice=[1, 1, 1, 6])
    answer(match, 0, "invade", *FRONT, 3)
    assert automatic(match) == []
    assert len(match.state.under_way.defence_rolled) == 1


def test_the_preference_of_one_seat_is_not_that_of_another() -> None:
    match = korhal().hold(2, ursa=5).auto(1).start()
    answer(match, 0, "invade", "augustgrad", "ursa", 3)
    assert asked(match) == [(2, "defend")]


@pytest.mark.rule("RK-1V1-08")
def test_it_holds_for_neutral_colours_too_that_a_player_defends() -> None:
    position = Position(2, variant="total-domination").hold(0, augustgrad=9).hold(3, keresh_province=5)
    match = position.auto(1).start(dice=LOSING)
    answer(match, 0, "invade", *FRONT, 3)
    assert automatic(match) == [(1, ("defend", 2))]
    assert units(match, FRONT[1]) == 3


# Declining cards


def test_a_seat_may_decline_cards_and_be_asked_again() -> None:
    match = korhal().hand(1, "photon-cannon").auto(1).start(dice=LOSING * 3)
    answer(match, 0, "invade", *FRONT, 3)
    assert windows(match) == [(1, "defence-declared")]
    match.prefer(1, "cards", "decline")
    assert ("play", "photon-cannon") in options(match, 1), "this question stands"
    answer(match, 1, "pass")
    assert asked(match) == [(0, "attack")]
    answer(match, 0, "invade", *FRONT, 3)
    assert asked(match) == [(0, "attack")]
    defended, passed = (1, ("defend", 2)), (1, ("pass",))
    assert automatic(match) == [defended, passed, passed, defended, passed]  # declared, rolled or resolved
    match.prefer(1, "cards", "ask")
    answer(match, 0, "invade", *FRONT, 3)
    assert windows(match) == [(1, "defence-declared")]


def test_nobody_counters_who_declines_cards() -> None:
    match = korhal().hand(0, "tactical-nuke").hand(1, "feedback").start()
    match.prefer(1, "cards", "decline")
    answer(match, 0, "play", "tactical-nuke", "keresh-province")
    assert automatic(match) == [(1, ("pass",))]
    assert units(match, "keresh-province") < 9


@pytest.mark.parametrize(
    ("hero", "left", "ends"),
    [(True, 0, True), (True, 1, False), (False, 0, False)],
    ids=["only cards are left", "units are left", "a hero may return"],
)
def test_deploying_ends_where_only_cards_are_left(hero: bool, left: int, ends: bool) -> None:
    position = Position(phase="deploy").hold_all(1).hold(2, "rajal").hold(0, ursa=3).hand(0, "mule")
    match = (position.hero(0, "ursa") if hero else position).start()
    match.prefer(0, "cards", "decline")
    answer(match, 0, "place", "ursa", match.state.turn.pool - left)
    assert asked(match) == [(0, "attack" if ends else "deploy")]
    assert automatic(match) == ([(0, ("done",))] if ends else [])


def test_stars_may_be_traded_all_the_same() -> None:
    match = Position(phase="deploy").hero(0, "ursa").hand(0, "mule").start()
    match.prefer(0, "cards", "decline")
    assert ("offer", "mule") in options(match, 0)


def test_attacking_ends_where_only_cards_are_left() -> None:
    position = korhal(2, 9).hand(0, "tactical-nuke").auto(1)
    match = position.start(dice=[1, 6, 6])
    match.prefer(0, "cards", "decline")
    assert ("play", "tactical-nuke", "keresh-province") in options(match, 0), "who is asked anyway may play them"
    answer(match, 0, "invade", *FRONT, 1)
    assert units(match, "augustgrad") == 1
    assert "attack" not in dict(asked(match)).values()
    assert (0, ("done",)) in automatic(match)


def test_manoeuvres_end_where_only_cards_are_left() -> None:
    position = Position(phase="manoeuvre").hand(0, "medivac-drop").hold(0, ursa=3).hold(1, "augustgrad", "canis")
    match = position.hold(1, "wolfrec-province", "keresh-province").start()
    match.prefer(0, "cards", "decline")
    choices = {choice for choice in options(match, 0) if choice[0] == "manoeuvre"}
    if choices:
        answer(match, 0, *sorted(choices)[0])
        decline(match, 0)
    assert (0, "manoeuvre") not in asked(match)
    assert automatic(match)[-1] == (0, ("done",))


# What others notice


def played(preferring: bool) -> RiskMatch:
    """Two invasions against a seat that passes and defends with all dice, itself or by its preferences."""
    match = korhal().hand(1, "photon-cannon").start(dice=LOSING * 2)
    if preferring:
        match.prefer(1, "defence", "all")
        match.prefer(1, "cards", "decline")
    for _ in range(2):
        answer(match, 0, "invade", *FRONT, 3)
        while asked(match) != [(0, "attack")]:
            [(seat, kind)] = asked(match)
            answer(match, seat, *(("defend", 2) if kind == "defend" else ("pass",)))
    return match


def test_nothing_shows_who_was_asked() -> None:
    by_hand, by_preference = played(False), played(True)
    assert by_preference.state.dump() == by_hand.state.dump()
    assert by_preference.events == by_hand.events
    assert by_preference.length == by_hand.length
    assert [by_preference.can_undo(seat) for seat in (0, 2)] == [by_hand.can_undo(seat) for seat in (0, 2)]
    assert [by_preference.view(seat) for seat in (0, 2, None)] == [by_hand.view(seat) for seat in (0, 2, None)]
    assert [entry.choice for entry in by_preference.choices] == [entry.choice for entry in by_hand.choices]
    assert automatic(by_hand) == []
    assert len(automatic(by_preference)) == 6


def test_preferences_are_kept() -> None:
    match = played(True)
    kept = Match.load(GAME, match.dump())
    for twin in (match.fork(), kept):
        assert twin.preferences(1) == {"defence": "all", "cards": "decline", "cards-in-turn": "ask"}
        assert twin.preferences(0) == {"defence": "ask", "cards": "ask", "cards-in-turn": "ask"}
        run_to(twin, "attack", 0)
        answer(twin, 0, "invade", *FRONT, 3)
        assert twin.waiting == [0]


# Declining cards for a while


def test_no_cards_in_this_attack() -> None:
    """It holds for every roll over the same front, also after another one, and for nothing else."""
    match = korhal().hold(1, ursa=9).hand(1, "photon-cannon").auto(1).start(dice=LOSING * 4)
    answer(match, 0, "invade", *FRONT, 3)
    match.prefer(1, "cards-in-attack", "decline")
    answer(match, 1, "pass")
    assert asked(match) == [(0, "attack")]
    answer(match, 0, "invade", *FRONT, 3)
    assert asked(match) == [(0, "attack")]
    answer(match, 0, "invade", "augustgrad", "ursa", 3)
    assert windows(match) == [(1, "defence-declared")]
    run_to(match, "attack", 0)
    answer(match, 0, "invade", *FRONT, 3)
    assert asked(match) == [(0, "attack")]
    assert match.preferences(1)["cards"] == "ask"


def test_after_the_attack_and_in_the_next_turn_one_is_asked_again() -> None:
    match = korhal().hand(0, "tactical-nuke").hand(1, "photon-cannon", "feedback").auto(1).start(dice=LOSING)
    answer(match, 0, "invade", *FRONT, 3)
    answer(match, 0, "pass")
    match.prefer(1, "cards-in-attack", "decline")
    answer(match, 1, "pass")
    run_to(match, "attack", 0)
    assert "cards-in-attack" not in match.preferences(1), "there is no attack any more"
    answer(match, 0, "play", "tactical-nuke", FRONT[1])
    assert windows(match) == [(1, "counter")]
    run_to(match, "deploy", 2)
    run_to(match, "attack", 0)
    answer(match, 0, "invade", *FRONT, 3)
    assert windows(match) == [(1, "defence-declared")]


def test_no_cards_in_this_turn() -> None:
    match = korhal().hold(1, ursa=9).hand(0, "tactical-nuke").hand(1, "photon-cannon").auto(1).start(dice=LOSING * 3)
    answer(match, 0, "invade", *FRONT, 3)
    assert windows(match) == [(0, "attack-declared")]
    for seat in (0, 1):
        match.prefer(seat, "cards-in-turn", "decline")
    answer(match, 0, "pass")
    assert asked(match) == [(0, "attack")], "what can be attacked may be"
    answer(match, 0, "invade", "augustgrad", "ursa", 3)
    assert asked(match) == [(0, "attack")]
    run_to(match, "attack", 0)
    answer(match, 0, "done")
    run_to(match, "deploy", 1)
    assert [match.preferences(seat)["cards-in-turn"] for seat in (0, 1)] == ["ask", "ask"]


@pytest.mark.parametrize("preference", ["cards", "cards-in-attack", "cards-in-turn"])
def test_what_is_passed_for_a_seat_does_not_depend_on_its_hand(preference: str) -> None:
    """Everyone sees the same, as fast, whether or not there was a card to play."""

    def course(card: str) -> tuple[list[tuple[int, Choice]], list[str]]:
        match = korhal().hand(1, card).auto(1).start(dice=LOSING)
        answer(match, 0, "invade", *FRONT, 3)
        assert (("play", card) in options(match, 1)) is (card == "photon-cannon")
        match.prefer(1, preference, "decline")
        answer(match, 1, "pass")
        return automatic(match), [event.kind for event in match.events_for(0)]

    assert course("photon-cannon") == course("warp-in")


# Passing after a moment


@pytest.mark.parametrize("card", ["photon-cannon", "warp-in"])
def test_who_passes_after_a_moment_is_waited_for_until_then_whatever_the_hand_holds(card: str) -> None:
    match = korhal().hand(1, card).auto(1).start(dice=LOSING)
    match.prefer(1, "cards", "moment")
    answer(match, 0, "invade", *FRONT, 3)
    assert windows(match) == [(1, "defence-declared")], "a match by itself waits"
    assert match.later(1) == ("pass",)
    assert match.later(0) is None
    match.answer_for(1)
    assert automatic(match)[0] == (1, ("pass",))
    match.prefer(1, "cards", "ask")
    assert match.later(1) is None
    with pytest.raises(IllegalChoice, match="wishes to be waited for"):
        match.answer_for(1)


# The set-up


@pytest.mark.rule("RK-AMB-40")
@pytest.mark.parametrize(("seats", "variant"), [(2, "total-domination"), (3, "total-domination"), (4, "command-room")])
def test_the_rest_of_the_set_up_is_placed_for_a_seat(seats: int, variant: str) -> None:
    match = begin(seats, variant=variant)
    run_to(match, "strengthen", 0)
    match.prefer(0, "placing", "rest")
    placed = len([event for event in match.events if event.kind == "placed" and event.arguments["seat"] == 0])
    decline(match, 0)
    while not match.state.round and "hero" not in dict(asked(match)).values():
        assert match.waiting != [0], "it is not asked again"
        decline(match, match.waiting[0])
    assert match.state.supply == [0] * seats
    assert len([event for event in match.events if event.kind == "placed" and event.arguments["seat"] == 0]) > placed
    run_to(match, "deploy")
    assert "placing" not in match.preferences(0)


@pytest.mark.rule("RK-AMB-40")
def test_also_the_territories_to_occupy_are_chosen_for_a_seat() -> None:
    match = begin(3, variant="total-domination")
    run_to(match, "occupy", 0)
    match.prefer(0, "placing", "rest")
    decline(match, 0)
    while not match.state.round:
        assert match.waiting != [0]
        decline(match, match.waiting[0])
    assert {kind for _, (kind, *_) in automatic(match)} == {"occupy", "place"}
