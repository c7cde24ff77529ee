"""Trials play on as the match would, with a future of their own; samples are worlds in which one can."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.core import Choice, Trial
from tests.core.playing import play_randomly, snapshot
from tests.core.variants import VARIANTS, Variant

FEW = VARIANTS[::5]
"""Every fifth way to play: trials know no rules, so that is enough to meet every kind of step."""
each_variant = pytest.mark.parametrize("variant", FEW, ids=str)


def in_a_hurry(match: Match[Any]) -> None:
    """Let all seats of a match prefer what trials take for granted."""
    for preference in match.game.rules.preferences.by_name.values():
        if preference.hurry:
            for seat in range(match.seats):
                match.prefer(seat, preference.name, preference.hurry)


@each_variant
def test_the_same_choices_and_the_same_chance_lead_to_the_same_state(variant: Variant) -> None:
    match = variant.start("trial")
    rng = random.Random("trial")
    in_a_hurry(match)
    for _ in range(3):
        play_randomly(match, rng, 25)
        trial = match.trial("another future")
        assert trial.state.dump() == match.state.dump()
        for _ in range(25 * bool(match.waiting)):
            seat = rng.choice(match.waiting)
            known = len(match.choices)
            choice = rng.choice(match.decision(seat).options)
            match.play(seat, choice)
            chance = [outcome for entry in match.choices[known:] for outcome in entry.chance]
            trial.state.chance.feed(tuple(chance))
            trial.answer(seat, choice)
            assert trial.state.dump() == match.state.dump()
            assert sorted(trial.open) == sorted(match.waiting)
            if not match.waiting:
                break
        assert trial.over == match.over
        if match.over:
            assert trial.result == match.result


@each_variant
def test_a_trial_leaves_its_match_alone(variant: Variant) -> None:
    match = variant.start("alone")
    rng = random.Random("alone")
    play_randomly(match, rng, 40)
    before = snapshot(match)
    for future in range(3):
        play_trial(match.trial(future), lambda options: rng.choice(options), 30)
    assert snapshot(match) == before


def play_trial(trial: Trial[Any], choose: Callable[[list[Choice]], Choice], decisions: int) -> None:
    for _ in range(decisions):
        for seat, decision in list(trial.open.items())[:1]:
            trial.answer(seat, choose(decision.options))


@each_variant
def test_one_seed_is_one_future(variant: Variant) -> None:
    match = variant.start("future")
    play_randomly(match, random.Random("future"), 40)

    def ends(future: object) -> str:
        trial = match.trial(str(future))
        play_trial(trial, lambda options: options[0], 60)
        return str(trial.state.dump())

    assert ends("one") == ends("one")


def test_two_options_meet_the_same_dice() -> None:
    match: Match[Any] = Match(find_game("space-base"), 2, seed="dice", narrate=False)
    compared = 0
    rng = random.Random("dice")
    while compared < 10:
        seat = match.waiting[0]
        if match.decision(seat).kind == "buy":
            rolled = []
            for option in match.decision(seat).options:  # each but to pass has another card come into the shipyard
                trial = match.trial(compared)
                trial.answer(seat, option)
                while trial.state.turns == match.state.turns:
                    play_trial(trial, lambda options: options[-1], 1)
                rolled.append(trial.state.dice)
            assert len(rolled) > 1
            assert len({tuple(dice) for dice in rolled}) == 1
            compared += 1
        play_randomly(match, rng, 1)


def test_other_seeds_are_other_futures() -> None:
    match: Match[Any] = Match(find_game("space-base"), 2, seed="dice", narrate=False)
    rolled = set()
    for future in range(20):
        trial = match.trial(future)
        while trial.state.turns == match.state.turns:
            play_trial(trial, lambda options: options[0], 1)
        rolled.add(tuple(trial.state.dice))
    assert len(rolled) > 5


@each_variant
def test_samples_are_legal_worlds(variant: Variant) -> None:
    match = variant.start("worlds")
    rng = random.Random("worlds")
    play_randomly(match, rng, 50)
    if match.over:
        return
    seat = match.waiting[0]
    seen, before = match.seen_by(seat), snapshot(match)
    samples = seen.samples(random.Random(1))
    worlds = [next(samples) for _ in range(4)]
    assert worlds[0].state.dump() == seen.sample(random.Random(1)).state.dump()
    for world in worlds:
        assert world.view(seat) == seen.view
        assert world.decision(seat).options == seen.options
        assert sorted(match.game.rules.inventory(world.state)) == sorted(match.game.rules.inventory(match.state))
        play_randomly(world, rng, 20)
    assert snapshot(match) == before


def test_samples_differ() -> None:
    match: Match[Any] = Match(find_game("space-base"), 3, seed="draft", options={"light_speed": True})
    samples = match.seen_by(0).samples(random.Random(1))
    assert len({str(next(samples).state.hands) for _ in range(5)}) == 5
