"""What every game must honour, for every set of options and every number of seats."""

from __future__ import annotations

import dataclasses
import json
import math
import random
from typing import Any

import msgspec
import pytest

from orrery import IllegalChoice, Match, Record
from orrery.core import BadChoice, BrokenMatch, Decision
from tests.conftest import SOAK
from tests.core.playing import LONGEST, play_randomly, random_choice, snapshot
from tests.core.variants import VARIANTS, Variant

GAMES_EACH = 40 if SOAK else 1
pytestmark = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def middles(variant: Variant, count: int = 3) -> list[tuple[Match[Any], random.Random]]:
    """Matches stopped somewhere in the middle, early and late."""
    found = []
    for index in range(count * (10 if SOAK else 1)):
        rng = random.Random(f"middle {variant} {index}")
        match = variant.start(f"middle {index}")
        play_randomly(match, rng, rng.choice((0, 1, 10, 40, 150, 600)))
        found.append((match, rng))
    return found


def loaded(match: Match[Any]) -> Match[Any]:
    """The match after it was kept and taken up again."""
    kept = json.loads(json.dumps(match.dump()))
    return Match.load(match.game, kept, history=match.history, start_chance=match.start_chance)


# Playing


def test_every_match_ends_with_a_winner(variant: Variant) -> None:
    for seed in range(GAMES_EACH):
        match = variant.start(seed)
        assert play_randomly(match, random.Random(seed)) < LONGEST
        assert match.over
        assert match.waiting == []
        assert match.state.agenda == []
        result = match.result
        assert result.winners
        assert set(result.winners) <= set(range(variant.seats))
        assert len(result.points) == len(result.places) == variant.seats
        assert {seat for seat, place in enumerate(result.places) if place == 1} == set(result.winners)
        assert sorted(result.places) == [
            1 + sum(other < place for other in result.places) for place in sorted(result.places)
        ]


def test_components_are_conserved(variant: Variant) -> None:
    match = variant.start("components")
    game = match.game
    everything = sorted(game.rules.inventory(game.begin(match.ruleset, match.options, variant.seats)))
    assert len(everything) > 0
    rng = random.Random("components")
    played = 0
    while not match.over and played < (LONGEST if SOAK else 1500):
        assert sorted(game.rules.inventory(match.state)) == everything
        played += play_randomly(match, rng, 1 if played < 500 else 7)
    assert sorted(game.rules.inventory(match.state)) == everything


def test_options_are_plain_distinct_and_declared(variant: Variant) -> None:
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
            for choice in (*decision.options, *decision.asides):
                match.game.rules.verbs.check(choice)
            fits_its_form(decision)
        play_randomly(match, rng, 1)


def fits_its_form(decision: Decision) -> None:
    """A question's options can be answered in the way it says."""
    form = decision.form
    if form.name == "yes-no":
        assert len(decision.options) == 2
    elif form.name == "amount":
        numbers = [option for option in decision.options if len(option) > 1]
        assert numbers
        assert all(isinstance(option[1], int) for option in numbers), decision.options
    elif form.name == "some":
        chosen = [len(option) - 1 for option in decision.options]
        assert form.fewest <= form.most
        assert all(form.fewest <= count <= form.most for count in chosen if count), (form, decision.options)


def test_after_an_aside_every_option_can_be_played(variant: Variant) -> None:
    match = variant.start("asides")
    rng = random.Random("asides")
    for _ in range(400):
        if match.over:
            break
        seat = rng.choice(match.waiting)
        asides = match.decision(seat).asides
        if asides and rng.random() < 0.2:
            match.play(seat, rng.choice(asides))
            for other in match.waiting:
                options = match.decision(other).options
                for option in rng.sample(options, min(5, len(options))):
                    match.fork().play(other, option)
        else:
            match.play(seat, random_choice(match, seat, rng))


def test_an_error_in_any_step_breaks_the_match_and_nothing_stored(variant: Variant) -> None:
    """Whatever step fails: the match says so, refuses everything after, and what was kept before goes on."""

    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("a bug")

    match = variant.start("bug")
    rng = random.Random("bug")
    tried: set[str] = set()
    for _ in range(250):
        if match.over:
            break
        seat = rng.choice(match.waiting)
        choice = random_choice(match, seat, rng)
        for name in sorted({str(step[0]) for step in match.state.agenda[-2:]} - tried):
            twin = loaded(match)
            twin.ruleset = dataclasses.replace(twin.ruleset, steps={**twin.ruleset.steps, name: fail})
            try:
                twin.play(seat, choice)
            except BrokenMatch:
                tried.add(name)
                assert twin.broken
                with pytest.raises(BrokenMatch):
                    twin.play(seat, choice)
                with pytest.raises(BrokenMatch):
                    twin.dump()
                assert snapshot(loaded(match)) == snapshot(match)
        match.play(seat, choice)
    assert tried


# Forks, records, dumps


def test_a_fork_equals_the_original_and_goes_its_own_way(variant: Variant) -> None:
    for match, rng in middles(variant):
        before = snapshot(match)
        twin = match.fork()
        assert snapshot(twin) == before
        if match.over:
            continue
        play_randomly(twin, random.Random(rng.random()), 30)
        assert snapshot(match) == before
        assert snapshot(match.fork()) == before


def test_a_fork_without_a_seed_has_the_same_future(variant: Variant) -> None:
    for match, rng in middles(variant, 2):
        seed = rng.random()
        one, other = match.fork(), match.fork()
        play_randomly(one, random.Random(seed), 60)
        play_randomly(other, random.Random(seed), 60)
        assert snapshot(one) == snapshot(other)


def test_the_same_seed_and_choices_give_the_same_match(variant: Variant) -> None:
    one, other = variant.start("same"), variant.start("same")
    play_randomly(one, random.Random(5), 400)
    play_randomly(other, random.Random(5), 400)
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
    states = {match.length: match.state.dump()}
    for _ in range(25):
        play_randomly(match, rng, 1)
        states[match.length] = match.state.dump()
    record = match.record()
    for at in list(states)[::6]:
        assert record.replay(match.game, at).state.dump() == states[at]


def test_a_match_goes_on_after_dump_and_load(variant: Variant) -> None:
    for match, rng in middles(variant):
        later = loaded(match)
        assert snapshot(later) == snapshot(match)
        without_past = Match.load(match.game, json.loads(json.dumps(match.dump())))
        for seat in range(match.seats):
            assert later.can_undo(seat) == without_past.can_undo(seat) == match.can_undo(seat)
        seed = rng.random()
        play_randomly(match, random.Random(seed), 50)
        play_randomly(later, random.Random(seed), 50)
        assert snapshot(later) == snapshot(match)


def test_a_state_survives_dump_and_load(variant: Variant) -> None:
    for match, _ in middles(variant):
        dumped = json.loads(json.dumps(match.state.dump()))
        again = match.game.load(match.ruleset, match.options, match.seats, dumped)
        assert again.dump() == match.state.dump() == match.state.copy().dump()


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


def test_undo_far_back_restores_exactly(variant: Variant) -> None:
    match = variant.start("far", narrate=True)
    rng = random.Random("far")
    play_randomly(match, rng, 60)
    if match.over:
        return
    before, stood, events = snapshot(match), len(match.choices), list(match.events)
    play_randomly(match, rng, 100)
    match.take_back(0, len(match.choices) - stood)
    assert snapshot(match) == before
    assert match.events == events


def test_narration_changes_nothing(variant: Variant) -> None:
    quiet, loud = variant.start("narration"), variant.start("narration", narrate=True)
    play_randomly(quiet, random.Random(3), 200)
    play_randomly(loud, random.Random(3), 200)
    assert snapshot(quiet) == snapshot(loud)
    assert quiet.events == []
    assert loud.events
    assert all(event.rule for event in loud.events)


def test_fresh_futures_differ(variant: Variant) -> None:
    match = variant.start("future")
    ends = set()
    for seed in range(5):
        twin = match.fork(seed)
        play_randomly(twin, random.Random(1), 200)
        ends.add(json.dumps(twin.state.dump()))
    assert len(ends) > 1


# Preferences


def test_preferences_answer_with_options_and_change_nothing_else(variant: Variant) -> None:
    """With every preference other than by default, what is answered for the seats is legal and replays by hand."""
    match = variant.start("wishes")
    preferences = match.game.rules.preferences.by_name
    if not preferences:
        pytest.skip("there is nothing to prefer")
    rng = random.Random("wishes")
    for _ in range(300):
        if match.over:
            break
        for seat in range(match.seats):
            for preference in preferences.values():
                match.prefer(seat, preference.name, preference.values[-1])
        play_randomly(match, rng, 1)
    record = match.record()
    assert record.replay(match.game).state.dump() == match.state.dump()


# Secrets


def told(match: Match[Any], seat: int | None) -> dict[str, Any]:
    """All that a seat is told: view, question whole, who is waited for, what it may take back, and its insight."""
    asked = seat is not None and seat in match.waiting
    found: dict[str, Any] = {"view": match.view(seat), "waiting": match.waiting, "over": match.over}
    if seat is None:
        return found
    found["features"] = match.game.insight.features(match.state, seat)
    if asked:
        decision = match.decision(seat)
        found["question"] = decision.to_json()
        found["touches"] = [match.touches(decision, option) for option in decision.options]
        found["words"] = [match.describe(decision, option) for option in decision.options[:40]]
        found["appraisal"] = match.game.insight.appraise(match.state, decision)
        found["kinds"] = match.game.insight.kinds(match.state, decision)
    return found


def test_nothing_leaks_into_what_a_seat_is_told(variant: Variant) -> None:
    """Two worlds that differ only in what a seat cannot see are the same to it, and stay so as long as nothing is
    drawn or revealed."""
    for match, rng in middles(variant):
        for seat in (None, *range(match.seats)):
            other = match.sample(seat, rng)
            one = match.sample(seat, rng)
            assert told(one, seat) == told(other, seat)
            real = told(match, seat)
            assert {**real, "waiting": None} == {**told(one, seat), "waiting": None}
            json.dumps(real["view"])


def test_the_same_public_choice_tells_the_same(variant: Variant) -> None:
    """A seat that sees itself choose is told the same in two worlds, unless the step drew or revealed something."""
    for match, rng in middles(variant):
        if match.over:
            continue
        seat = match.waiting[0]
        if len(match.waiting) > 1:
            continue
        worlds = [match.sample(seat, rng) for _ in range(2)]
        choice = rng.choice(worlds[0].decision(seat).options)
        for world in worlds:
            world.state.events = []
            world.play(seat, choice)
        if any(entry.final for world in worlds for entry in world.choices[-1:]):
            continue
        one, two = ([event for event in world.events if event.is_for(seat)] for world in worlds)
        assert one == two
        if not any(world.over for world in worlds):
            assert told(worlds[0], seat) == told(worlds[1], seat)


def test_samples_keep_what_the_seat_knows(variant: Variant) -> None:
    for match, rng in middles(variant):
        for seat in match.waiting:
            guess = match.seen_by(seat).sample(rng)
            assert guess.view(seat) == match.view(seat)
            assert guess.decision(seat).to_json() == match.decision(seat).to_json()
            inventory = match.game.rules.inventory
            assert sorted(inventory(guess.state)) == sorted(inventory(match.state))
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
    for _ in range(1500):
        if match.over or found == 20:
            break
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


# Views, insight, refusals


def test_views_are_of_their_declared_type(variant: Variant) -> None:
    for match, _ in middles(variant):
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            plain = msgspec.to_builtins(view)
            assert msgspec.to_builtins(msgspec.convert(plain, match.game.knowledge.view_type)) == plain


def test_insight_speaks_of_every_option(variant: Variant) -> None:
    match = variant.start("insight")
    rng = random.Random("insight")
    insight = match.game.insight
    pulse = insight.pulse(match.state)
    names = {frozenset(insight.features(match.state, seat)) for seat in range(match.seats)}
    assert len(names) == 1
    for _ in range(200):
        if match.over:
            break
        for seat in match.waiting:
            decision = match.decision(seat)
            before = match.state.dump()
            appraised = insight.appraise(match.state, decision)
            assert len(appraised) == len(decision.options) == len(insight.kinds(match.state, decision))
            assert all(math.isfinite(value) for value in appraised)
            features = insight.features(match.state, seat)
            assert frozenset(features) in names
            assert all(math.isfinite(value) for value in features.values())
            assert match.state.dump() == before
        play_randomly(match, rng, 1)
        assert insight.pulse(match.state) >= pulse
        pulse = insight.pulse(match.state)
    assert pulse > 0


def test_illegal_choices_are_refused_and_change_nothing(variant: Variant) -> None:
    for match, _ in middles(variant):
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
                for option in elsewhere.decision(other).options[:200]:
                    if option not in match.decision(seat).options:
                        with pytest.raises(IllegalChoice):
                            match.play(seat, option)
        assert snapshot(match) == before
