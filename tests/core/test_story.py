"""How games are told: every kind of event has its sign, and the story of a game agrees with its record."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from orrery import GAMES, Match, Record
from orrery import game as find_game
from orrery.core.chronicle import SIGNS
from orrery.core.log import Entry, Undo
from orrery.core.message import named
from orrery.core.story import MOST_TURNINGS, Story, dice_taken_back, story
from orrery.core.words import LANGUAGES, Words
from tests.core.playing import play_randomly
from tests.core.speaking import keys_of
from tests.golden import GOLDEN, Golden


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_a_sign_and_every_phase_words(game: str) -> None:
    chronicle = find_game(game).chronicle
    assert set(chronicle.signs) == keys_of(f"{game}-event-")
    assert set(chronicle.signs.values()) <= SIGNS
    assert chronicle.opens <= set(chronicle.signs)
    assert set(chronicle.phases) | set(chronicle.headlines) <= set(chronicle.signs)
    assert set(chronicle.alarms) <= set(chronicle.signs)
    assert set(chronicle.phases.values()) <= keys_of(f"{game}-log-")


@pytest.mark.parametrize("golden", [golden for golden in GOLDEN if golden.is_of_today], ids=str)
def test_the_story_of_a_golden_game_agrees_with_its_record(golden: Golden) -> None:
    record = Record.read(golden.path)
    game = find_game(golden.game)
    told = story(record, game)
    assert record.result is not None
    numbers = game.chronicle.numbers(record.replay(game).state)
    assert {curve.name: [values[-1] for values in curve.values] for curve in told.curves} == numbers
    lengths = {len(values) for curve in told.curves for values in curve.values}
    assert lengths == {record.result.rounds + 1}
    assert [turning.move for turning in told.turnings] == sorted(turning.move for turning in told.turnings)
    assert all(0 < turning.move <= len(record.items) and turning.swing for turning in told.turnings)
    assert told.dice_taken_back == dice_taken_back(record.items)
    assert all(0 <= turning.since < turning.move for turning in told.turnings)
    events = [event for each in told.turnings for event in each.events if event.kind != "won"]
    assert not events or any(map(game.chronicle.things, events))
    assert told.luck is not None
    assert told.luck.count > 0
    assert told.luck.amounts.keys() <= keys_of("client-luck-")
    say_everything(told, record)


def say_everything(told: Story, record: Record) -> None:
    """All that is told has words in every language, with nothing left to fill in."""
    names = record.header.names
    game = record.header.game
    assert {feat.kind for feat in told.feats} <= keys_of(f"{game}-feat-name-")
    assert {curve.name for curve in told.curves} <= keys_of(f"{game}-curve-")
    for language in LANGUAGES:
        for feat in told.feats:
            said = Words(language).say(named(feat.say, names))
            assert names[feat.seat] in said
            assert "$" not in said


def test_the_largest_swing_is_told() -> None:
    """The turns that changed somebody's chance to win the most are the turning moves, if anything was told of them."""
    match: Match[Any] = Match(find_game("space-base"), 2, seed="swing", options={"points_to_win": 20})
    play_randomly(match, random.Random(3))
    told = story(match.record(), match.game)
    swings = [abs(after.chances[0] - before.chances[0]) for before, after in pairwise(told.beats)]
    assert max(abs(turning.swing) for turning in told.turnings) == pytest.approx(max(swings), abs=0.001)
    assert 1 <= len(told.turnings) <= MOST_TURNINGS


def test_luck_is_what_the_dice_gave_beyond_their_average() -> None:
    """Over many rolls nobody is lucky for long: the mean luck of a roll is near nothing."""
    total, dice = 0.0, 0
    for seed in range(12):
        match: Match[Any] = Match(find_game("space-base"), 3, seed=f"luck {seed}", options={"points_to_win": 20})
        play_randomly(match, random.Random(seed))
        luck = story(match.record(), match.game).luck
        assert luck is not None
        assert luck.count % 2 == 0
        total += sum(luck.amounts["credits"])
        dice += luck.count
    assert abs(total / dice) < 0.15


def test_only_dice_that_were_rolled_count_as_taken_back() -> None:
    rolled, plain = Entry(0, ("roll",), chance=(3, 4), final=True), Entry(0, ("pass",))
    assert dice_taken_back([plain, Undo(0, 1), rolled]) == 0
    assert dice_taken_back([rolled, plain, Undo(0, 2), rolled, Undo(0, 1)]) == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_knows_the_move_that_brought_it(game: str) -> None:
    rng = random.Random(game)
    match: Match[Any] = Match(find_game(game), find_game(game).rules.seat_counts[-1], seed="moves")
    assert set(match.told_at) <= {0}
    for _ in range(150):
        if match.over:
            break
        before, length = len(match.events), match.length
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.decision(seat).options))
        assert all(at > length for at in match.told_at[before:])
        if rng.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
    assert len(match.told_at) == len(match.events)
    assert match.told_at == sorted(match.told_at)
    assert match.retold().told_at == match.told_at
    assert match.record().replay(match.game).told_at == match.told_at
