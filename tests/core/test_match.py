"""The kernel's devices, one by one, on the counting game."""

from __future__ import annotations

import dataclasses
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import (
    BadOption,
    BadRecord,
    BrokenMatch,
    CannotUndo,
    Chance,
    Decision,
    IllegalChoice,
    Match,
    OrreryError,
    Record,
    Together,
)
from orrery.core.chance import new_seed, seed_hash
from orrery.core.words import Words
from tests.core.counting import COUNTING, CountingState, heard
from tests.core.playing import play_randomly, snapshot


def start(seats: int = 2, seed: object = 1, **options: object) -> Match[CountingState]:
    return Match(COUNTING, seats, seed=str(seed), options=options)


def test_one_decision_at_a_time() -> None:
    match = start()
    assert match.waiting == [0]
    assert match.decision(0).kind == "take"
    match.play(0, ("take",))
    assert match.state.stones == [1, 0]
    with pytest.raises(IllegalChoice, match="Seat 2 has nothing to decide now; waiting for Seat 1"):
        match.decision(1)


def test_lists_are_taken_as_choices() -> None:
    match = start()
    match.play(0, ["take"])
    assert match.choices[0].choice == ("take",)


def test_options_are_made_only_when_looked_at() -> None:
    made = []
    match = start()
    original = match.decision(0).make_options
    match.decision(0).make_options = lambda: made.append(1) or original()  # type: ignore[func-returns-value]
    assert made == []
    assert len(match.decision(0).options) == 3
    assert len(match.decision(0).options) == 3
    assert made == [1]


def test_together_waits_for_all_in_any_order() -> None:
    match = start(3)
    match.play(0, ("stop",))
    assert match.waiting == [0, 1, 2]
    match.play(2, ("bid", 2))
    match.play(0, ("bid", 0))
    assert match.waiting == [1]
    assert match.state.stones == [0, 0, 0]
    with pytest.raises(IllegalChoice):
        match.play(2, ("bid", 1))
    match.play(1, ("bid", 1))
    assert match.state.stones == [0, 0, 1]
    assert match.waiting == [1]


def test_answers_to_one_question_to_several_do_not_count_for_the_next() -> None:
    """Two questions to all in a row: a choice made on the sight of the first one is out of date."""
    match = start(goal=30)
    match.ruleset = dataclasses.replace(match.ruleset, steps={**match.ruleset.steps, "take-stones": lambda s: None})
    match.play(0, ("stop",))
    match.play(1, ("bid", 0))
    assert match.fresh_since == match.length - 1
    match.play(0, ("bid", 0))
    assert match.waiting == [0, 1]
    assert match.fresh_since == match.length


def test_asides_stand_apart_and_leave_the_question_open() -> None:
    match = start()
    assert match.decision(0).asides == []
    match.play(0, ("take",))
    match.play(0, ("take",))
    assert match.decision(0).asides == [("throw",), ("burn",), ("leave",)]
    match.play(0, ("throw",))
    assert match.state.stones == [1, 0]
    assert match.waiting == [0]
    assert match.choices[-1].aside


def test_an_aside_may_itself_ask() -> None:
    match = start()
    for choice in (("take",), ("take",), ("burn",)):
        match.play(0, choice)
    assert match.decision(0).kind == "burn"
    assert match.decision(0).options == [("stones", 1), ("stones", 2)]
    assert match.decision(0).asides == []
    match.play(0, ("stones", 2))
    assert match.state.stones == [0, 0]
    assert match.decision(0).kind == "take"
    assert match.undo(0) == 1
    assert match.decision(0).kind == "burn"


def test_an_aside_may_end_its_question() -> None:
    match = start(bids=False)
    match.play(0, ("take",))
    match.play(0, ("leave",))
    assert match.waiting == [1]


def test_after_every_aside_every_option_can_be_played() -> None:
    rng = random.Random("asides")
    taken = 0
    for seed in range(40):
        match = start(seed=seed)
        while not match.over and taken < 2000:
            seat = rng.choice(match.waiting)
            asides = match.decision(seat).asides
            if asides and rng.random() < 0.5:
                match.play(seat, rng.choice(asides))
                taken += 1
                for other in match.waiting:
                    for option in (*match.decision(other).options, *match.decision(other).asides):
                        match.fork().play(other, option)
            else:
                match.play(seat, rng.choice(match.decision(seat).options))
    assert taken > 50


def test_questions_asked_together_allow_no_asides() -> None:
    with pytest.raises(ValueError, match="'bid' is asked together with others and may allow no asides"):
        Together([Decision(0, "bid", lambda: [("bid", 1)], make_asides=lambda: [("throw",)])])


def test_an_aside_renews_the_options() -> None:
    match = start()
    secret = match.state.secrets[0]
    for _ in range(2 * secret + 1):
        match.play(0, ("take",))
    assert ("win",) not in match.decision(0).options
    match.play(0, ("throw",))
    assert ("win",) in match.decision(0).options


def test_a_game_can_end_in_the_middle_of_a_step() -> None:
    match = start()
    for _ in range(2 * match.state.secrets[0]):
        match.play(0, ("take",))
    match.play(0, ("win",))
    assert match.over
    assert match.result.winners == [0]
    with pytest.raises(IllegalChoice, match="The game is over"):
        match.play(0, ("take",))


def test_refusals_name_the_rule() -> None:
    match = start()
    with pytest.raises(IllegalChoice, match=r"\[CT-WIN-01\]") as refusal:
        match.play(0, ("win",))
    assert refusal.value.rule == "CT-WIN-01"
    assert Words("en").say(match.explain(0, ("take",))) == Words("en").text("refused-not-at-all")


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(IllegalChoice, match="not over"):
        _ = start().result


def test_a_plan_is_played_whole_or_not_at_all() -> None:
    match = start()
    match.plan(0, [("take",), ("take",), ("stop",)])
    assert match.state.stones == [2, 0]
    other = start()
    before = snapshot(other)
    with pytest.raises(IllegalChoice, match="Step 3 of the plan"):
        other.plan(0, [("take",), ("take",), ("win", 3)])
    assert snapshot(other) == before


def test_a_plan_cannot_run_past_dice() -> None:
    match = start()
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match="Step 2 of the plan comes after something nobody knows yet"):
        match.plan(0, [("gamble",), ("take",)])
    assert snapshot(match) == before
    match.plan(0, [("take",), ("gamble",)])
    assert len(match.choices) == 2


def test_undo_is_free_until_dice_are_rolled() -> None:
    match = start()
    match.play(0, ("take",))
    assert match.can_undo(0)
    assert match.undo(0) == 1
    assert match.state.stones == [0, 0]
    match.play(0, ("gamble",))
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="everyone must agree"):
        match.undo(0)


def test_undo_is_free_until_somebody_else_acts() -> None:
    match = start()
    match.play(0, ("stop",))
    match.play(1, ("bid", 1))
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert match.undo(1) == 1
    assert match.undo(0) == 1
    assert match.decision(0).kind == "take"


def test_undo_is_free_until_something_is_revealed() -> None:
    match = start()
    match.play(0, ("stop",))
    match.play(0, ("bid", 1))
    match.play(1, ("bid", 1))
    with pytest.raises(CannotUndo):
        match.undo(1)
    assert match.undo(1, agreed=True) == 1
    assert match.waiting == [1]


def test_undo_needs_something_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="no choice to take back"):
        start().undo(1)


def test_agreed_undo_crosses_turns_and_does_not_bring_the_same_dice_back() -> None:
    later = set()
    for seed in range(12):
        match = start(seed=seed, bids=False)
        match.play(0, ("gamble",))
        match.play(0, ("stop",)) if match.waiting == [0] else None
        match.undo(0, agreed=True)
        while len(match.choices):
            match.undo(0, agreed=True)
        position = match.state.chance.position
        match.play(0, ("gamble",))
        later.add(match.choices[0].chance == match.record().items[0].chance)  # type: ignore[union-attr]
        assert match.state.chance.position == position + 1
        Record.parse(match.record().text()).verify(COUNTING)
    assert False in later


def test_events_have_an_audience() -> None:
    match = start()
    mine = heard(match.events_for(0))
    assert mine == [("secret", {"number": match.state.secrets[0]}), ("turn", {"seat": 0})]
    assert heard(match.events_for(None)) == [("turn", {"seat": 0})]
    match.play(0, ("take",))
    assert heard(match.events_for(None))[1:] == [("took", {"seat": 0})]
    assert match.events[-1].rule == "CT-TAKE-02"
    match.undo(0)
    assert len(match.events_for(None)) == 1


def test_an_event_may_be_for_several_seats() -> None:
    state = start(3).state
    state.tell("whisper", "CT-DEAL-01", to=(0, 2), number=4)
    assert state.events is not None
    assert [state.events[-1].is_for(seat) for seat in (None, 0, 1, 2)] == [False, True, False, True]


def test_forks_do_not_narrate() -> None:
    twin = start().fork()
    twin.play(0, ("take",))
    assert twin.events == []


def test_samples_deal_secrets_anew_but_not_ones_own() -> None:
    match = start(3)
    seen = match.seen_by(0)
    rng = random.Random(1)
    guesses = [seen.sample(rng).state.secrets for _ in range(40)]
    assert {secrets[0] for secrets in guesses} == {match.state.secrets[0]}
    assert {secrets[1] for secrets in guesses} == {1, 2, 3, 4}


def test_a_fork_of_a_sample_keeps_the_guess() -> None:
    match = start(3)
    match.play(0, ("take",))
    rng = random.Random(3)
    for _ in range(10):
        guess = match.seen_by(0).sample(rng)
        guess.play(0, ("take",))
        assert guess.fork().state.dump() == guess.state.dump()
        assert guess.sample(0, rng).fork().state.secrets[0] == match.state.secrets[0]
    guess.undo(0, agreed=True)
    with pytest.raises(CannotUndo, match="no choice to take back"):
        guess.undo(0, agreed=True)


def test_a_sample_tells_nothing_of_the_past() -> None:
    match = start(3)
    match.play(0, ("stop",))
    match.play(2, ("bid", 2))
    guess = match.seen_by(0).sample(random.Random(1))
    assert guess.choices == []
    assert guess.items_since(0) == []
    for telling in (guess.record, guess.dump, guess.fork().record, lambda: guess.start_chance, lambda: guess.history):
        with pytest.raises(OrreryError, match="a sample has no record"):
            telling()


def test_a_sample_cannot_be_taken_back_into_the_real_past() -> None:
    match = start(2, bids=False)
    for _ in range(3):
        match.play(0, ("take",))
    match.play(0, ("stop",))
    guess = match.seen_by(1).sample(random.Random(1))
    guess.play(1, ("stop",))
    assert guess.undo(1, agreed=True) == 1
    for seat in (0, 1):
        with pytest.raises(CannotUndo, match="no choice to take back"):
            guess.undo(seat, agreed=True)


def test_records_keep_undos_and_asides() -> None:
    match = start()
    for choice in (("take",), ("take",), ("throw",)):
        match.play(0, choice)
    match.undo(0)
    match.play(0, ("gamble",))
    record = Record.parse(match.record().text())
    assert len(record.items) == 5
    assert snapshot(record.replay(COUNTING)) == snapshot(match)
    assert snapshot(record.verify(COUNTING)) == snapshot(match)


def test_names_and_seats_are_checked() -> None:
    assert Match(COUNTING, 2, names=["Ada", "Bo"]).names == ["Ada", "Bo"]
    with pytest.raises(BadOption, match="1 names were given for 2 seats"):
        Match(COUNTING, 2, names=["Ada"])
    for seats in (0, 1, 4, True):
        with pytest.raises(BadOption, match="counting is played by 2 to 3"):
            Match(COUNTING, seats)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"goal": 2}, "option goal must be a whole number from 3 to 30, not 2"),
        ({"goal": "31"}, "option goal must be a whole number from 3 to 30, not 31"),
        ({"goal": "many"}, "option goal must be a whole number from 3 to 30, not many"),
        ({"bids": "perhaps"}, "option bids must be true or false, not perhaps"),
        ({"gaol": 5}, "counting has no option 'gaol'; it has: goal, bids"),
    ],
)
def test_options_are_checked_by_name_and_bounds(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as error:
        Match(COUNTING, 2, options=options)
    assert str(error.value) == complaint


def test_options_may_come_as_text() -> None:
    assert COUNTING.check_options({"goal": "12", "bids": "false"}).goal == 12


def test_unseeded_matches_are_all_different() -> None:
    assert len({Match(COUNTING, 2).seed for _ in range(20)}) == 20
    assert len(new_seed()) == 32


def test_chance_is_the_published_recipe() -> None:
    """Pinned: anyone who checks old games relies on it. Worked out apart from our code."""
    import hashlib

    words = [
        int.from_bytes(hashlib.sha256(f"pin:{block}".encode()).digest()[4 * i : 4 * i + 4], "big")
        for block in range(3)
        for i in range(8)
    ]
    chance = Chance("pin")
    assert [chance.roll() for _ in range(20)] == [1 + word * 6 // 2**32 for word in words[:20]]
    assert seed_hash("pin") == hashlib.sha256(b"orrery seed pin").hexdigest()


def test_dice_are_fair() -> None:
    chance = Chance("fair")
    counts = [0] * 7
    for _ in range(60_000):
        counts[chance.roll()] += 1
    assert counts[0] == 0
    assert all(9_600 < count < 10_400 for count in counts[1:])


@given(st.lists(st.integers(0, 1000), min_size=1, max_size=30, unique=True), st.text(max_size=8))
def test_draws_empty_a_bag_once_each(bag: list[int], seed: str) -> None:
    chance = Chance(seed)
    left = list(bag)
    drawn = [chance.draw(left) for _ in bag]
    assert sorted(drawn) == sorted(bag)
    assert left == []
    again = Chance("other")
    again.feed(tuple(drawn))
    left = list(bag)
    assert [again.draw(left) for _ in bag] == drawn


@given(st.integers(0, 10_000), st.integers(2, 3), st.booleans())
def test_any_match_forks_replays_and_loads(seed: int, seats: int, bids: bool) -> None:
    match = start(seats, seed, bids=bids)
    rng = random.Random(seed)
    play_randomly(match, rng, rng.randrange(60))
    assert snapshot(match.fork()) == snapshot(match)
    assert snapshot(Record.parse(match.record().text()).verify(COUNTING)) == snapshot(match)
    kept = json.loads(json.dumps(match.dump()))
    loaded = Match.load(COUNTING, kept, history=match.history, start_chance=match.start_chance)
    assert snapshot(loaded) == snapshot(match)
    assert loaded.record().text() == match.record().text()
    without_past = Match.load(COUNTING, kept)
    assert snapshot(without_past) | {"choices": []} == snapshot(match) | {"choices": []}
    assert without_past.length == match.length
    for seat in range(seats):
        assert without_past.can_undo(seat) == loaded.can_undo(seat) == match.can_undo(seat)


def test_fed_outcomes_must_fit() -> None:
    chance = Chance("x")
    chance.feed((7,))
    with pytest.raises(BadRecord, match="cannot show 7"):
        chance.roll()
    chance.feed((4,))
    with pytest.raises(BadRecord, match="not among what could be drawn"):
        chance.draw([1, 2])


def test_a_match_can_begin_at_any_state() -> None:
    options = COUNTING.check_options()
    state = COUNTING.begin(COUNTING.rules.ruleset(options, None), options, 2)
    state.agenda, state.stones, state.active = [("end-turn",), ("take-stones",)], [7, 3], 1
    match = Match.from_state(COUNTING, state)
    assert match.waiting == [1]
    assert match.view(None)["stones"] == [7, 3]


# A match that survives a bug


def broken_at(match: Match[CountingState], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a step of this match's rule set fail from now on."""

    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("a bug")

    steps = {**match.ruleset.steps, name: fail}
    match.ruleset = dataclasses.replace(match.ruleset, steps=steps)


def test_an_error_in_a_rule_breaks_the_match_visibly_and_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(bids=False)
    match.play(0, ("take",))
    kept, length = match.dump(), match.length
    broken_at(match, "end-turn", monkeypatch)
    with pytest.raises(BrokenMatch) as breaking:
        match.play(0, ("stop",))
    assert isinstance(breaking.value.__cause__, ZeroDivisionError)
    assert match.broken
    assert match.length == length
    refusing = (
        lambda: match.over,
        lambda: match.waiting,
        lambda: match.result,
        lambda: match.decision(0),
        lambda: match.play(0, ("take",)),
        lambda: match.plan(0, [("take",)]),
        lambda: match.undo(0, agreed=True),
        lambda: match.fork(),
        lambda: match.seen_by(0),
        lambda: match.sample(0, random.Random(1)),
        lambda: match.view(0),
        lambda: match.dump(),
        lambda: match.record(),
    )
    for call in refusing:
        with pytest.raises(BrokenMatch, match="An error in the rules has broken this match"):
            call()
    assert Match.load(COUNTING, kept).waiting == [0]


def test_an_error_while_options_are_made_breaks_nothing() -> None:
    match = start()
    question = match.decision(0)
    making = question.make_options

    def fail() -> list[tuple[str | int, ...]]:
        raise ZeroDivisionError("a bug")

    question.make_options = fail
    with pytest.raises(ZeroDivisionError):
        match.play(0, ("take",))
    question.make_options = making
    match.play(0, ("take",))
    assert match.state.stones == [1, 0]


# Preferences


def test_a_preference_answers_at_once_with_an_ordinary_entry() -> None:
    asked, unasked = start(), start()
    unasked.prefer(1, "bids", "none")
    for match in (asked, unasked):
        match.play(0, ("stop",))
    assert unasked.waiting == [0]
    asked.play(1, ("bid", 0))
    assert asked.length == unasked.length
    assert [entry.auto for entry in asked.choices] == [False, False]
    assert [entry.auto for entry in unasked.choices] == [False, True]
    for match in (asked, unasked):
        assert not match.can_undo(0)
        match.play(0, ("bid", 1))
    assert asked.state.dump() == unasked.state.dump()
    assert asked.waiting == unasked.waiting
    assert [entry.choice for entry in asked.choices] == [entry.choice for entry in unasked.choices]


def test_a_preference_lasts_as_long_as_it_says() -> None:
    match = start(bids=False)
    match.prefer(0, "greed", "stop")
    match.play(0, ("take",))
    assert match.waiting == [1]
    match.play(1, ("stop",))
    match.play(0, ("take",))
    assert match.waiting == [0]
    assert match.preferences(0) == {"bids": "ask", "greed": "ask"}


def test_undo_takes_back_what_one_chose_and_what_a_preference_answered_after_it() -> None:
    match = start(bids=False)
    match.prefer(0, "greed", "stop")
    match.play(0, ("take",))
    assert match.can_undo(0)
    assert match.undo(0) == 2
    assert match.waiting == [0]
    assert match.state.stones == [0, 0]
    Record.parse(match.record().text()).verify(COUNTING)


def test_preferences_are_no_items_of_the_log_but_part_of_the_dump() -> None:
    match = start()
    match.prefer(0, "bids", "none")
    assert match.length == 0
    assert Match.load(COUNTING, match.dump()).preferences(0)["bids"] == "none"
    assert match.fork().preferences(0)["bids"] == "none"
    assert match.sample(0, random.Random(1)).preferences(0)["bids"] == "none"
    assert match.sample(1, random.Random(1)).preferences(0)["bids"] == "ask"


def test_wrong_preferences_are_refused() -> None:
    match = start()
    with pytest.raises(BadOption, match="there is no preference 'naps'; there are: bids, greed"):
        match.prefer(0, "naps", "none")
    with pytest.raises(BadOption, match="preference bids is one of ask, none, not 'all'"):
        match.prefer(0, "bids", "all")


# Checkpoints


def play_idly(match: Match[CountingState], choices: int) -> None:
    """Take stones and throw them away, turn after turn, so that nobody ever wins."""
    for _ in range(choices):
        seat = match.waiting[0]
        asides = match.decision(seat).asides
        match.play(seat, ("throw",) if asides else ("stop",) if match.state.round.taken else ("take",))


def test_taking_back_across_many_turns_gives_the_same_as_never_having_played() -> None:
    match = start(3, bids=False)
    play_idly(match, 40)
    stood = {}
    for count in range(40, 200):
        stood[count] = snapshot(match)
        play_idly(match, 1)
    for count in (199, 197, 190, 150, 149, 60, 41):
        match.take_back(0, len(match.choices) - count)
        assert snapshot(match) == stood[count]


def test_the_last_choices_are_taken_back_without_rebuilding_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(bids=False)
    play_idly(match, 150)
    monkeypatch.setattr(Match, "_begin_anew", None)
    match.take_back(0, 64)
    with pytest.raises(TypeError):
        match.take_back(0, 80)


def test_the_answer_that_completes_a_question_to_several_is_final() -> None:
    match = start()
    match.play(0, ("stop",))
    match.play(0, ("bid", 1))
    assert match.can_undo(0)
    match.play(1, ("bid", 1))
    assert match.choices[-1].final
    assert not match.can_undo(1)
    other = start()
    other.play(0, ("stop",))
    other.play(1, ("bid", 1))
    with pytest.raises(IllegalChoice, match="Step 2 of the plan comes after something nobody knows yet"):
        other.plan(0, [("bid", 2), ("no-such-verb",)])


def test_a_sample_carries_its_deal_so_that_forks_need_not_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(3, bids=False)
    for choice in (("take",), ("stop",)):
        match.play(0, choice)
    guess = match.sample(1, random.Random(4))
    secrets = guess.state.secrets
    monkeypatch.setattr(random, "Random", None)
    assert guess.fork().state.secrets == secrets


def test_verbs_are_checked_at_the_door() -> None:
    match = start()
    with pytest.raises(IllegalChoice, match="there is no verb 'fly' here"):
        match.play(0, ("fly",))
    with pytest.raises(IllegalChoice, match="'bid' is written as: bid STONES; stones is a number, not 'one'"):
        match.play(0, ("bid", "one"))
    for choice in (("bid",), ("bid", 1, 2), ("take", "two")):  # too few words, or too many
        with pytest.raises(IllegalChoice, match=f"'{choice[0]}' is written as: {choice[0]}( STONES)? \\[CT-TAKE-01]$"):
            match.play(0, choice)
