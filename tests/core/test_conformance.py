"""What every game must honour, for every set of options and every number of seats."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from orrery import IllegalChoice, Match, Record
from orrery.core import BadChoice
from tests.conftest import SOAK
from tests.core.playing import LONGEST, play_randomly, random_choice, snapshot
from tests.core.variants import VARIANTS, Variant

GAMES_EACH = 40 if SOAK else 2
pytestmark = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def middles(variant: Variant, count: int = 6) -> list[tuple[Match[Any], random.Random]]:
    """Matches stopped somewhere in the middle, early and late."""
    found = []
    for index in range(count * (10 if SOAK else 1)):
        rng = random.Random(f"middle {variant} {index}")
        match = variant.start(f"middle {index}")
        play_randomly(match, rng, rng.choice((0, 1, 10, 40, 150, 600)))
        found.append((match, rng))
    return found


def test_every_match_ends_with_a_winner(variant: Variant) -> None:
    for seed in range(GAMES_EACH):
        match = variant.start(seed)
        assert play_randomly(match, random.Random(seed)) < LONGEST
        assert match.over
        assert match.waiting == []
        assert match.result.winners
        assert set(match.result.winners) <= set(range(variant.seats))
        assert len(match.result.points) == variant.seats


def test_components_are_conserved(variant: Variant) -> None:
    match = variant.start("components")
    everything = sorted(match.game.inventory(match.game.start(match.options, variant.seats)))
    assert len(everything) > 0
    rng = random.Random("components")
    while not match.over:
        assert sorted(match.game.inventory(match.state)) == everything
        play_randomly(match, rng, 1)
    assert sorted(match.game.inventory(match.state)) == everything


def test_a_fork_equals_the_original_and_goes_its_own_way(variant: Variant) -> None:
    for match, rng in middles(variant):
        before = snapshot(match)
        twin = match.fork()
        assert snapshot(twin) == before
        if match.over:
            continue
        plan = random.Random(rng.random())
        play_randomly(twin, plan, 30)
        assert snapshot(match) == before
        again = match.fork()
        play_randomly(again, random.Random(0), 0)
        assert snapshot(again) == before


def test_a_fork_without_a_seed_has_the_same_future(variant: Variant) -> None:
    for match, rng in middles(variant, 3):
        seed = rng.random()
        one, other = match.fork(), match.fork()
        play_randomly(one, random.Random(seed), 60)
        play_randomly(other, random.Random(seed), 60)
        assert snapshot(one) == snapshot(other)


def test_the_same_seed_and_choices_give_the_same_match(variant: Variant) -> None:
    one, other = variant.start("same"), variant.start("same")
    play_randomly(one, random.Random(5))
    play_randomly(other, random.Random(5))
    assert snapshot(one) == snapshot(other)


def test_a_record_replays_and_verifies(variant: Variant) -> None:
    for match, _ in middles(variant):
        record = Record.parse(match.record().text())
        assert snapshot(record.replay(match.game)) == snapshot(match)
        assert snapshot(record.verify(match.game)) == snapshot(match)
        assert record.text() == match.record().text()


def test_a_record_can_be_entered_at_any_line(variant: Variant) -> None:
    match = variant.start("lines")
    rng = random.Random("lines")
    states = [match.state.dump()]
    for _ in range(25):
        play_randomly(match, rng, 1)
        states.append(match.state.dump())
    record = match.record()
    for at in (0, 1, 7, 24, 25):
        assert record.replay(match.game, at).state.dump() == states[at]


def test_a_match_goes_on_after_dump_and_load(variant: Variant) -> None:
    for match, rng in middles(variant):
        kept = json.loads(json.dumps(match.dump()))
        loaded = Match.load(match.game, kept)
        assert snapshot(loaded) == snapshot(match)
        seed = rng.random()
        play_randomly(match, random.Random(seed), 50)
        play_randomly(loaded, random.Random(seed), 50)
        assert snapshot(loaded) == snapshot(match)


def test_a_state_survives_dump_and_load(variant: Variant) -> None:
    for match, _ in middles(variant):
        dumped = json.loads(json.dumps(match.state.dump()))
        assert match.game.load(match.options, match.seats, dumped).dump() == match.state.dump()


def test_views_leak_nothing(variant: Variant) -> None:
    """Whatever a seat cannot see may be dealt anew without its view, question or news changing."""
    for match, rng in middles(variant):
        for seat in (None, *range(match.seats)):
            hidden = match.state.copy()
            match.game.redeal(hidden, seat, random.Random(rng.random()))
            assert match.game.view(hidden, seat) == match.view(seat)
            json.dumps(match.view(seat))


def test_samples_keep_what_the_seat_knows(variant: Variant) -> None:
    for match, rng in middles(variant):
        for seat in match.waiting:
            guess = match.seen_by(seat).sample(rng)
            assert guess.view(seat) == match.view(seat)
            assert guess.decision(seat).to_json() == match.decision(seat).to_json()
            assert sorted(guess.game.inventory(guess.state)) == sorted(match.game.inventory(match.state))
            twin = guess.fork()
            assert snapshot(twin) == snapshot(guess)
            play_randomly(guess, rng, 40)


def test_samples_depend_on_nothing_that_the_seat_does_not_know(variant: Variant) -> None:
    for match, rng in middles(variant):
        for seat in (None, *range(variant.seats)):
            other = match.sample(seat, rng)  # the same to the seat, but with other hidden things
            one, two = (of.sample(seat, random.Random("known")) for of in (match, other))
            assert one.state.dump() == two.state.dump()


def test_samples_do_not_know_what_others_have_answered(variant: Variant) -> None:
    match = variant.start("together")
    rng = random.Random("together")
    found = 0
    while not match.over and found < 20:
        waiting = match.waiting
        if len(waiting) > 1:
            found += 1
            first, second = rng.sample(waiting, 2)
            guesses = []
            for answer in match.decision(first).options[:3]:
                twin = match.fork()
                twin.play(first, answer)
                guesses.append(twin.seen_by(second).sample(random.Random(found)))
            assert all(set(waiting) <= set(guess.waiting) for guess in guesses)
            assert all(guess.state.dump() == guesses[0].state.dump() for guess in guesses)
            match.play(first, rng.choice(match.decision(first).options))
        else:
            match.play(waiting[0], random_choice(match, waiting[0], rng))
    if not found:
        pytest.skip("nobody is asked together with others")


def test_fresh_futures_differ(variant: Variant) -> None:
    match = variant.start("future")
    ends = set()
    for seed in range(5):
        twin = match.fork(seed)
        play_randomly(twin, random.Random(1), 200)
        ends.add(json.dumps(twin.state.dump()))
    assert len(ends) > 1


def test_illegal_choices_are_refused_and_change_nothing(variant: Variant) -> None:
    for match, rng in middles(variant):
        before = snapshot(match)
        for seat in range(-1, match.seats + 1):
            if seat in match.waiting:
                for wrong in (("no-such-verb",), ("buy", "no-such-card"), ("use",), ("", 3)):
                    with pytest.raises(IllegalChoice):
                        match.play(seat, wrong)
                for shapeless in ([], [["buy"]], [1, 2], "", [None], 7, ["buy", True]):
                    with pytest.raises(BadChoice):
                        match.play(seat, shapeless)  # type: ignore[arg-type]
            else:
                with pytest.raises(IllegalChoice):
                    match.play(seat, ("pass",))
        assert snapshot(match) == before
        for seat in match.waiting:
            elsewhere = middles(variant, 1)[0][0]
            for other in elsewhere.waiting:
                for option in elsewhere.decision(other).options:
                    if option not in match.decision(seat).options:
                        with pytest.raises(IllegalChoice):
                            match.play(seat, option)
        assert snapshot(match) == before
        assert rng is not None


def test_undo_restores_exactly(variant: Variant) -> None:
    match = variant.start("undo", narrate=True)
    rng = random.Random("undo")
    for _ in range(120):
        if match.over:
            break
        before, events = snapshot(match), list(match.events)
        seat = rng.choice(match.waiting)
        match.play(seat, random_choice(match, seat, rng))
        if rng.random() < 0.5:
            match.undo(seat, agreed=True)
            assert snapshot(match) == before
            assert match.events == events
    Record.parse(match.record().text()).verify(match.game)


def test_options_are_plain_and_distinct(variant: Variant) -> None:
    match = variant.start("options")
    rng = random.Random("options")
    for _ in range(300):
        if match.over:
            break
        for seat in match.waiting:
            decision = match.decision(seat)
            assert decision.options
            assert decision.rule
            assert len(set(decision.options)) == len(decision.options)
            assert not set(decision.options) & set(decision.asides)
            assert [tuple(option) for option in json.loads(json.dumps(decision.options))] == decision.options
        play_randomly(match, rng, 1)


def test_narration_changes_nothing(variant: Variant) -> None:
    quiet, loud = variant.start("narration"), variant.start("narration", narrate=True)
    play_randomly(quiet, random.Random(3), 200)
    play_randomly(loud, random.Random(3), 200)
    assert snapshot(quiet) == snapshot(loud)
    assert quiet.events == []
    assert loud.events
