"""What every bot must honour: answer with an option, leave the match alone, and know no more than its seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.bots import BOTS, Bot, make_bot
from orrery.bots.levels import LEVELS, Level, LevelBot
from orrery.core import Choice, UnknownName
from tests.core.playing import play_randomly, snapshot
from tests.core.variants import VARIANTS, Variant

QUICK = [name for name in BOTS if name not in LEVELS or not LEVELS[name].budget]
"""Those who look and do not try; what is tried has tests of its own."""
each_quick_bot = pytest.mark.parametrize("name", QUICK)
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def bots(name: str, seats: int, seed: object) -> list[Bot]:
    return [make_bot(name, random.Random(f"{seed}/{seat}")) for seat in range(seats)]


def draft() -> Match[Any]:
    """A light-speed match at its first question, with everybody's hand hidden from the others."""
    return Match(find_game("space-base"), 3, seed="draft", options={"light_speed": True})


def choice_of(match: Match[Any], seat: int, seed: object) -> Choice:
    return make_bot("greedy", random.Random(str(seed))).choose(match.seen_by(seat))


@each_variant
@each_quick_bot
def test_a_bot_answers_with_an_option_and_changes_nothing(name: str, variant: Variant) -> None:
    for start in (0, 60):  # at the beginning, and once there are cards with abilities
        match = variant.start(f"answers {start}")
        play_randomly(match, random.Random(start), start)
        players = bots(name, variant.seats, start)
        for _ in range(12):
            for seat in match.waiting:
                before, options = match.dump(), list(match.decision(seat).options)
                choice = players[seat].choose(match.seen_by(seat))
                assert choice in options
                assert match.dump() == before
                assert match.decision(seat).options == options
                match.play(seat, choice)


@pytest.mark.parametrize("variant", VARIANTS[::12], ids=str)
def test_a_bot_that_searches_answers_with_an_option_and_changes_nothing(variant: Variant) -> None:
    match = variant.start("searches")
    play_randomly(match, random.Random("searches"), 60)
    bot = LevelBot(Level(60), random.Random("searches"))
    for _ in range(4):
        for seat in match.waiting:
            before, options = snapshot(match), list(match.decision(seat).options)
            choice = bot.choose(match.seen_by(seat))
            assert choice in options
            assert snapshot(match) == before
            match.play(seat, choice)


@each_quick_bot
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    def play(seed: int) -> list[Choice]:
        match = Match(find_game("space-base"), 2, seed="same", options={"light_speed": True}, narrate=False)
        players = bots(name, 2, seed)
        while not match.over:
            for seat in match.waiting:
                match.play(seat, players[seat].choose(match.seen_by(seat)))
        return [entry.choice for entry in match.choices]

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_random_picks_every_option() -> None:
    match = draft()
    bot = make_bot("random", random.Random(1))
    options = match.decision(0).options
    assert {bot.choose(match.seen_by(0)) for _ in range(20 * len(options))} == set(options)


# What a seat does not know does not matter


def test_greedy_does_not_see_the_hands_of_others() -> None:
    worlds = [draft().sample(0, random.Random(deal)) for deal in range(4)]
    assert len({str(world.state.hands) for world in worlds}) == 4
    for seed in range(4):
        assert len({choice_of(world, 0, seed) for world in worlds}) == 1


def test_greedy_does_not_see_what_others_put_under_the_decks() -> None:
    match = draft()
    for seat in (2, 1, 0):
        match.play(seat, ("buy",))
    asked = 0
    rng = random.Random("under")
    while asked < 10:
        seat = match.waiting[0]
        if len(match.decision(seat).options) > 1:
            worlds = [match.sample(seat, rng) for _ in range(3)]
            assert len({str(world.state.under) for world in worlds}) == 3
            assert len({choice_of(world, seat, asked) for world in worlds}) == 1
            asked += 1
        play_randomly(match, rng, 1)


def test_greedy_does_not_see_what_others_have_answered() -> None:
    match = draft()
    for seed in range(4):
        answered = []
        for answer in match.decision(1).options[:4]:
            twin = match.fork()
            twin.play(1, answer)
            answered.append(choice_of(twin, 0, seed))
        assert set(answered) == {choice_of(match, 0, seed)}


def test_greedy_does_not_see_the_cards_of_others_in_risk() -> None:
    options = {"variant": "total-domination", "extended": True}
    match: Match[Any] = Match(find_game("risk"), 6, seed="hands", options=options)
    rng = random.Random("hands")
    while match.state.round < 3:
        play_randomly(match, rng, 1)
    asked = 0
    while asked < 10:
        seat = match.waiting[0]
        if len(match.decision(seat).options) > 1:
            worlds = [match.sample(seat, rng) for _ in range(3)]
            assert len({str(world.state.cards) for world in worlds}) == 3
            assert len({choice_of(world, seat, asked) for world in worlds}) == 1
            asked += 1
        play_randomly(match, rng, 1)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName) as error:
        make_bot("gredy", random.Random(1))
    assert str(error.value) == f"unknown bot 'gredy'; known: {', '.join(BOTS)}"
