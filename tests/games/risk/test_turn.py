"""The turn: what comes after what, what is optional, and what holds on the board at any time."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.core.playing import random_choice
from tests.games.risk.position import (
    Position,
    answer,
    asked,
    begin,
    options,
    owner,
    ready,
    refuses,
    run_to,
    turns,
    units,
)

KINDS = ["deploy", "command", "start-manoeuvre", "attack", "achievement", "draw", "manoeuvre"]
"""What the player on turn may be asked, in this order."""


@pytest.mark.rule("RK-TURN-01")
def test_reinforcements_then_attacks_then_an_achievement_then_the_manoeuvre() -> None:
    position = Position(phase="deploy").hold(0, ursa=3, augustgrad=3).hold(1, "keresh-province", "wolfrec-province")
    match = position.open("eighteen-territories").start(dice=[6, 6, 1], draws=["two-units"])
    asked_for: list[str] = []
    while match.waiting == [0]:
        [(_, kind)] = asked(match)
        asked_for.append(kind)
        pool = match.view(0)["pool"]
        choice: tuple[Any, ...] = {
            "deploy": ("place", "ursa", pool) if pool else ("hero", "ursa"),
            "attack": ("invade", "augustgrad", "keresh-province", 2),
            "achievement": ("achieve", "eighteen-territories"),
            "manoeuvre": ("done",),
        }[kind]
        answer(match, 0, *(("done",) if asked_for[-2:] == ["attack", "attack"] else choice))
    assert asked_for == ["deploy", "deploy", "attack", "attack", "achievement", "manoeuvre"]
    assert asked(match) == [(1, "deploy")]


@pytest.mark.rule("RK-TURN-01")
def test_a_defeated_hero_comes_back_with_the_reinforcements_only() -> None:
    match = Position(phase="deploy").hold(0, ursa=3).start()
    assert ("hero", "ursa") in options(match, 0)
    answer(match, 0, "hero", "ursa")
    assert match.view(0)["players"][0]["hero"] == "ursa"
    match = Position(phase="attack").hold(0, ursa=3).hold(1, "augustgrad").start()
    assert not [choice for choice in options(match, 0) if choice[0] == "hero"]


@pytest.mark.rule("RK-TURN-01")
def test_every_turn_of_random_games_keeps_the_order() -> None:
    for seed in range(3):
        match = ready(begin(4, seed, variant="command-room", teams=True))
        rng = random.Random(seed)
        before, seat = 0, -1
        for _ in range(600):
            [(who, kind)] = asked(match)
            if match.state.active != seat:
                before, seat = 0, match.state.active
            if who == seat and kind in KINDS:
                assert KINDS.index(kind) >= before
                before = KINDS.index(kind)
            match.play(who, random_choice(match, who, rng))
            if match.over:
                break


@pytest.mark.rule("RK-TURN-02", "RK-AMB-08")
def test_the_card_is_drawn_before_the_manoeuvre() -> None:
    match = Position(phase="achievement").hold(0, ursa=3).conquered().start(draws=["mule"])
    assert asked(match) == [(0, "manoeuvre")]
    assert match.view(0)["hand"] == ["mule"]


@pytest.mark.rule("RK-TURN-02", "RK-AMB-08")
def test_the_achievement_is_taken_before_the_manoeuvre() -> None:
    match = Position(phase="achievement").hold(0, ursa=3).open("eighteen-territories").start(draws=["two-units"])
    assert asked(match) == [(0, "achievement")]
    answer(match, 0, "achieve", "eighteen-territories")
    assert asked(match) == [(0, "manoeuvre")]
    assert not [choice for choice in options(match, 0) if choice[0] == "achieve"]


@pytest.mark.rule("RK-TURN-02", "RK-AMB-08")
def test_a_guaranteed_card_comes_before_the_manoeuvre_too() -> None:
    match = Position(phase="manoeuvre").hold(0, ursa=3).reward(0, "guaranteed-card").start()
    assert asked(match) == [(0, "draw")]
    answer(match, 0, "draw")
    assert asked(match) == [(0, "manoeuvre")]


@pytest.mark.rule("RK-TURN-03")
def test_attacking_and_manoeuvring_are_optional() -> None:
    match = Position().hold(0, ursa=3).hold(1, "augustgrad").start()
    before = match.state.units.copy()
    answer(match, 0, "done")
    assert asked(match) == [(0, "manoeuvre")]
    answer(match, 0, "done")
    assert asked(match) == [(1, "deploy")]
    assert match.state.units == before
    assert match.view(0)["players"][0]["hand"] == 0


@pytest.mark.rule("RK-TURN-04")
@pytest.mark.parametrize(
    ("achieve", "guaranteed", "cards"), [(True, False, 0), (False, False, 1), (True, True, 1), (False, True, 1)]
)
def test_an_achievement_or_a_card_but_not_both(achieve: bool, guaranteed: bool, cards: int) -> None:
    position = Position(phase="achievement").hold(0, ursa=3).conquered(3).open("eighteen-territories")
    if guaranteed:
        position.reward(0, "guaranteed-card")
    match = position.start(draws=["two-units"])
    answer(match, 0, *(("achieve", "eighteen-territories") if achieve else ("none",)))
    if achieve and guaranteed:
        answer(match, 0, "draw")
    assert asked(match) == [(0, "manoeuvre")]
    assert match.view(None)["players"][0]["hand"] == cards
    assert match.view(None)["players"][0]["achievements"] == (["eighteen-territories"] if achieve else [])


@pytest.mark.rule("RK-TURN-04")
def test_the_next_turn_starts_afresh() -> None:
    position = Position(phase="achievement").conquered().open("eighteen-territories", "hold-char")
    match = position.hold_planet(0, "char").start(draws=["two-units"])
    answer(match, 0, "achieve", "eighteen-territories")
    run_to(match, "achievement", 0)  # of the next own turn
    assert options(match, 0) == [("achieve", "hold-char"), ("none",)]
    answer(match, 0, "none")
    assert match.view(None)["players"][0]["hand"] == 0  # the conquest of the last turn is forgotten


@pytest.mark.rule("RK-TURN-04")
def test_an_achievement_of_the_last_turn_does_not_bar_the_card_of_this_one() -> None:
    position = Position(phase="achievement").hold(0, ursa=4).open("eighteen-territories")
    position.hold(1, "glass-flats", "augustgrad")  # seat 1 places its units in the first of them
    match = position.start(draws=["two-units", "mule"], dice=[6, 6, 6, 1])
    answer(match, 0, "achieve", "eighteen-territories")
    run_to(match, "attack", 0)
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    run_to(match, "deploy", 1)
    assert match.view(0)["hand"] == ["mule"]


@pytest.mark.rule("RK-TURN-01")
def test_what_was_taken_last_turn_is_not_taken_this_turn() -> None:
    taken = ("ursa", "canis", "augustgrad", "keresh-province")
    position = Position(phase="achievement").began(1, *taken).fields(*taken).open("take-four-fields", "hold-char")
    match = position.hold_planet(0, "char").start()
    assert ("achieve", "take-four-fields") in options(match, 0)
    answer(match, 0, "none")
    run_to(match, "achievement", 0)  # of the next own turn
    assert options(match, 0) == [("achieve", "hold-char"), ("none",)]


@pytest.mark.rule("RK-CR-10")
def test_turns_go_round_in_turn_order() -> None:
    match = Position(4, phase="deploy", active=2, variant="basic-training").start()
    assert turns(match, 6) == [2, 3, 0, 1, 2, 3]


# What holds on the board at any time


@pytest.mark.rule("RK-MAP-06", "RK-MAP-08")
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (3, {"variant": "basic-training"}),
        (6, {"variant": "command-room"}),
        (4, {"variant": "command-room", "teams": True}),
        (2, {"variant": "total-domination", "extended": True}),
    ],
)
def test_no_territory_is_ever_empty_and_bases_stay_where_they_are(seats: int, chosen: dict[str, Any]) -> None:
    match = ready(begin(seats, 7, **chosen))
    bases = match.state.base.copy()
    assert [bases.count(seat) for seat in range(seats)] == [1] * seats
    rng = random.Random(7)
    conquests = 0
    for _ in range(2500):
        if match.over:
            break
        [(seat, kind)] = asked(match)
        if kind == "advance":  # those who move in are on their way
            conquests += 1
        else:
            assert min(match.state.units) >= 1
        match.play(seat, random_choice(match, seat, rng))
    assert conquests > 10
    assert match.state.base == bases


@pytest.mark.rule("RK-MAP-06")
def test_the_last_unit_neither_attacks_nor_leaves() -> None:
    position = Position().hold(0, ursa=1, keresh_province=2).hold(1, "augustgrad", "wolfrec-province", "canis")
    match = position.start()
    assert {choice[1] for choice in options(match, 0) if choice[0] == "invade"} == {"keresh-province"}
    assert refuses(match, 0, "invade", "ursa", "augustgrad", 1)
    assert refuses(match, 0, "invade", "keresh-province", "augustgrad", 2)
    answer(match, 0, "done")
    assert {choice[1] for choice in options(match, 0) if choice[0] == "manoeuvre"} == {"keresh-province"}
    answer(match, 0, "manoeuvre", "keresh-province", "ursa")
    assert (units(match, "keresh-province"), units(match, "ursa")) == (1, 2)


@pytest.mark.rule("RK-MAP-06")
def test_all_may_move_in_but_one() -> None:
    match = Position().hold(0, ursa=6).hold(1, "augustgrad", "rajal", "eternal-scar").start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    assert options(match, 0) == [("advance", 3), ("advance", 4), ("advance", 5)]
    answer(match, 0, "advance", 5)
    assert (units(match, "ursa"), units(match, "augustgrad")) == (1, 5)


@pytest.mark.rule("RK-MAP-06")
@pytest.mark.parametrize("card", ["tactical-nuke", "psionic-storm"])
def test_an_ability_leaves_a_unit_too(card: str) -> None:
    position = Position().faction(0, "raynor" if card == "tactical-nuke" else "artanis").hand(0, card)
    match = position.hold(0, "ursa").hold(1, augustgrad=3).start(dice=[6])
    answer(match, 0, "play", card, "augustgrad")
    assert (owner(match, "augustgrad"), units(match, "augustgrad")) == (1, 1)


@pytest.mark.rule("RK-MAP-07", "RK-MAP-08")
def test_field_and_base_belong_to_whoever_controls_the_territory() -> None:
    position = Position().hold(0, ursa=4).base(1, "augustgrad").hold(1, "augustgrad", "saalok").fields("augustgrad")
    match = position.start(dice=[6, 6, 6, 1])
    players = match.view(None)["players"]
    assert [(player["fields"], player["bases"]) for player in players] == [(0, 1), (1, 1), (0, 1)]
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    players = match.view(None)["players"]
    assert [(player["fields"], player["bases"]) for player in players] == [(1, 2), (0, 0), (0, 1)]
    shown = match.view(None)["territories"]["augustgrad"]
    assert (shown["owner"], shown["base"], shown["field"]) == (0, 1, True)  # it is still seat 1's base
