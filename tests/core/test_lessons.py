"""Lessons: what is wrong with one is refused with its place, and each is played to its end on the real engine."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.bots.greedy import GreedyBot
from orrery.core import BadLesson, Lesson, LessonStep, Match, UnknownName, lesson_of, lessons_of
from orrery.core.lesson import read_lesson, write
from orrery.core.words import LANGUAGES, Words
from orrery.games import GAMES, game

LESSONS = [(name, lesson) for name in GAMES for lesson in lessons_of(game(name))]
GOOD = """
minutes = 5
seats = 2
seed = "orrery-1227"

[[step]]
name = "look"
points = ["sector:0:7"]

[[step]]
name = "take"
choices = ["sum"]
verbs = ["dice", "sum"]
"""


def acts(lesson: Lesson) -> list[LessonStep]:
    return [step for step in lesson.steps if step.acts]


def let_others_answer(lesson: Lesson, match: Match[Any], *, strictly: bool = True) -> None:
    """The other seats answer as the lesson says; where it says nothing, a bot does."""
    bot = GreedyBot(random.Random(1))
    while lesson.seat not in match.waiting and not match.over:
        seat = match.waiting[0]
        reply = lesson.reply(match, seat)
        assert reply is not None or not strictly, f"the lesson has no reply to {match.decision(seat).kind}"
        match.play(seat, bot.choose(match.seen_by(seat)) if reply is None else reply)


def answer_together(lesson: Lesson, match: Match[Any]) -> None:
    """Those who are asked beside the learner."""
    for seat in [seat for seat in match.waiting if seat != lesson.seat]:
        reply = lesson.reply(match, seat)
        assert reply is not None
        match.play(seat, reply)


def walk(lesson: Lesson, match: Match[Any]) -> Iterator[LessonStep]:
    """Every step in which something is chosen, when the learner is asked it."""
    steps = acts(lesson)
    while (reached := lesson.reached(match)) < len(steps):
        let_others_answer(lesson, match)
        answer_together(lesson, match)
        yield steps[reached]


@pytest.mark.parametrize(("name", "lesson_id"), LESSONS)
def test_a_lesson_is_played_to_its_end(name: str, lesson_id: str) -> None:
    """Every step is on offer when it comes, and the steps come in the order of the file."""
    found = game(name)
    lesson = lesson_of(found, lesson_id)
    match = lesson.match(found)
    seen = []
    for step in walk(lesson, match):
        decision = match.decision(lesson.seat)
        fitting = [choice for choice in decision.options if step.fulfilled_by(choice)]
        assert fitting, f"{step.name}: none of {step.choices} is on offer at {decision.kind}"
        match.play(lesson.seat, fitting[0])
        seen.append(step.name)
    assert seen == [step.name for step in acts(lesson)]


def test_a_lesson_goes_by_the_version_of_the_rules_that_it_names() -> None:
    found = game("risk")
    lesson = lesson_of(found, "first-turn")
    assert lesson.match(found).header.rules == lesson.rules == "1"
    assert found.rules.version != "1"
    for name in GAMES:
        for other in lessons_of(game(name)).values():
            assert other.rules in ("", other.match(game(name)).header.rules), f"{other.id}: rules that are not known"


def test_the_first_chain_ends_in_points() -> None:
    found = game("space-base")
    lesson = lesson_of(found, "first-chain")
    match = lesson.match(found)
    for step in walk(lesson, match):
        match.play(0, next(choice for choice in match.decision(0).options if step.fulfilled_by(choice)))
    assert match.view(0)["players"][0]["points"] == 3
    assert match.view(0)["players"][0]["income"] == 1


def test_the_first_turn_of_risk_ends_with_an_achievement() -> None:
    found = game("risk")
    lesson = lesson_of(found, "first-turn")
    match = lesson.match(found)
    phases = set()
    for step in walk(lesson, match):
        phases.add(match.view(0)["phase"])
        match.play(0, next(choice for choice in match.decision(0).options if step.fulfilled_by(choice)))
    assert match.view(0)["players"][0]["achievements"] == ["eight-fields"]
    assert {"deploy", "attack", "achievement", "manoeuvre"} <= phases


def test_a_turn_with_cards_trades_plays_and_draws() -> None:
    found = game("risk")
    lesson = lesson_of(found, "with-cards")
    match = lesson.match(found)
    assert sorted(match.view(0)["hand"]) == ["contaminate", "hatchery", "nydus-worm"]
    for step in walk(lesson, match):
        match.play(0, next(choice for choice in match.decision(0).options if step.fulfilled_by(choice)))
    assert len(match.view(0)["hand"]) == 1
    assert not {"contaminate", "hatchery", "nydus-worm"} & {*match.view(0)["hand"]}


def played(name: str, lesson_id: str) -> Match[Any]:
    """A lesson by its own choices."""
    found = game(name)
    lesson = lesson_of(found, lesson_id)
    match = lesson.match(found)
    for step in walk(lesson, match):
        match.play(0, next(choice for choice in match.decision(0).options if step.fulfilled_by(choice)))
    return match


def test_the_first_round_of_starcraft_plans_builds_moves_and_researches() -> None:
    view = played("starcraft", "first-round").view(0)
    assert [force["unit"] for force in view["areas"]["antiga-prime-1"]["units"]] == ["marine"]
    assert view["areas"]["antiga-prime-2"]["base"] == 0
    assert view["players"][0]["buildings"] == {"barracks": 2}
    assert "stim-packs" not in view["players"][0]["technologies"]


def test_the_first_battle_of_starcraft_is_won_without_a_loss() -> None:
    view = played("starcraft", "first-battle").view(0)
    units = [(force["seat"], force["unit"]) for force in view["areas"]["antiga-prime-3"]["units"]]
    assert sorted(units) == [(0, "firebat"), (0, "marine"), (0, "vulture")]
    assert view["battle"] is None
    assert view["areas"]["antiga-prime-3"]["base"] == 1, "it falls in the regrouping"


def test_the_first_regrouping_of_starcraft_leads_to_the_next_planning() -> None:
    match = played("starcraft", "first-regrouping")
    let_others_answer(lesson_of(game("starcraft"), "first-regrouping"), match)
    view = match.view(0)
    assert (view["round"], view["phase"]) == (3, "planning")
    assert view["areas"]["antiga-prime-3"]["base"] is None
    assert view["players"][0]["points"] == 2
    assert len(view["hand"]) == 8


def test_the_lesson_of_brood_war_leads_guards_and_fills_the_pool() -> None:
    match = played("starcraft", "brood-war")
    view = match.view(0)
    expansion = view["expansion"]
    assert expansion is not None
    assert expansion["players"][0]["in_play"] == ["warp-gate"]
    assert expansion["installations"] == {"halcyon-1": {"installation": "warp-gate", "seat": 0}}
    assert expansion["guards"] == {}, "it was used"
    units = [(force["seat"], force["unit"]) for force in view["areas"]["halcyon-1"]["units"]]
    assert sorted(units) == [(0, "dragoon"), (0, "zealot")]
    values = [event.arguments for event in match.events if event.kind == "final-values"]
    assert [(told["attack"], told["health"]) for told in values if told["seat"] == 0] == [(7, 9), (5, 8)]
    assert [told["attack"] for told in values if told["seat"] == 1] == [5, 5]
    fallen = [event.arguments["unit"] for event in match.events if event.kind == "unit-destroyed"]
    assert fallen == ["zergling", "zergling"]
    assert expansion["players"][0]["special_pool"] == ["research"]


def test_whoever_did_what_a_later_step_is_about_goes_on_from_there() -> None:
    found = game("starcraft")
    lesson = lesson_of(found, "first-round")
    match = lesson.match(found)
    for step in walk(lesson, match):
        if step.name == "build":
            break
        match.play(0, next(choice for choice in match.decision(0).options if step.fulfilled_by(choice)))
    match.play(0, ("execute", "antiga-prime"))
    match.play(0, ("move", "firebat", "bhekar-ro-2", "antiga-prime-2", 1))
    assert acts(lesson)[lesson.reached(match)].name == "moves-done"


@pytest.mark.parametrize(("name", "lesson_id"), LESSONS)
def test_whoever_goes_another_way_still_comes_through(name: str, lesson_id: str) -> None:
    """Free choices never get stuck: every answer with a verb of the step ends it."""
    found = game(name)
    lesson = lesson_of(found, lesson_id)
    match = lesson.match(found)
    bot = GreedyBot(random.Random(3))
    steps = len(acts(lesson))
    for _ in range(400):
        if lesson.reached(match) == steps or match.over:
            break
        seat = match.waiting[0]
        reply = lesson.reply(match, seat) if seat != lesson.seat else None
        match.play(seat, bot.choose(match.seen_by(seat)) if reply is None else reply)
    assert match.over or lesson.reached(match) == steps


def test_what_is_taken_back_is_to_be_done_again() -> None:
    found = game("risk")
    lesson = lesson_of(found, "first-turn")
    match = lesson.match(found)
    match.play(0, ("place", "wolfrec-province", 7))
    assert lesson.reached(match) == 1
    match.undo(0)
    assert lesson.reached(match) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson_id"), LESSONS)
def test_every_step_has_words(name: str, lesson_id: str, language: str) -> None:
    lesson, words = lesson_of(game(name), lesson_id), Words(language)
    key = f"{name}-lesson-{lesson_id}"
    wanted = [key]
    for step in lesson.steps:
        wanted += [f"{key}-{step.name}", f"{key}-{step.name}-text"]
        wanted += [f"{name}-term-{word}{end}" for word in step.words for end in ("", "-text")]
        if step.acts and len(step.verbs) > 1:
            wanted.append(f"{key}-{step.name}-else")
    assert [key for key in wanted if words.text(key) == key] == []


# What is refused


def read(text: str) -> Lesson:
    return read_lesson(game("space-base"), "trial", text)


def test_a_good_lesson_is_read() -> None:
    lesson = read(GOOD)
    assert [step.name for step in lesson.steps] == ["look", "take"]
    assert [step.acts for step in lesson.steps] == [False, True]


@pytest.mark.parametrize(
    ("wrong", "instead", "says"),
    [
        ("minutes = 5", "minutes = 0", "space-base/lessons/trial.toml, field 'minutes': "),
        ("minutes = 5", "", "space-base/lessons/trial.toml: Object missing required field `minutes`"),
        ("minutes = 5", "minuets = 5\nminutes = 5", "trial.toml: Object contains unknown field `minuets`"),
        ("minutes = 5", "minutes = ", "trial.toml: this is not TOML: "),
        ("seats = 2", "seats = 9", "trial.toml, field 'seats': space-base is played by 2 to 5, not by 9"),
        ("seats = 2", "seats = 2\nseat = 2", "field 'seat': the learner sits in one of 0 to 1, not in 2"),
        ("seats = 2", "seats = 2\noptions = { speed = 1 }", "field 'options': space-base has no option 'speed'"),
        ("seats = 2", "seats = 2\nopening = '5 sum'", "field 'opening', line 1: a line begins with a seat, 0 to 1"),
        ("seats = 2", "seats = 2\nreplies = '1 fly'", "field 'replies', line 1: 'fly': there is no verb 'fly'"),
        ('choices = ["sum"]', 'choices = ["jump"]', "step 2 'take', field 'choices': 'jump': there is no verb 'jump'"),
        ('choices = ["sum"]', 'choices = ["sector x"]', "step 2 'take', field 'choices': 'sector x': 'sector' is"),
        ('choices = ["sum"]', 'choices = [""]', "step 2 'take', field 'choices': a choice is empty"),
        ('verbs = ["dice", "sum"]', 'verbs = ["dice"]', "field 'verbs': 'sum' fulfils the step, so it must stand"),
        ('verbs = ["dice", "sum"]', 'verbs = ["sum", "hop"]', "field 'verbs': there is no verb 'hop'"),
        ('points = ["sector:0:7"]', 'points = ["Sector 7"]', "step 1 'look', field 'points': "),
        ('name = "look"', 'name = "take"', "step 2 'take', field 'name': an earlier step has the same name"),
        ('name = "look"', 'name = "Look up"', "step 1 'Look up', field 'name': "),
        ('choices = ["sum"]\nverbs = ["dice", "sum"]', "", "trial.toml: no step has choices"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(wrong: str, instead: str, says: str) -> None:
    assert wrong in GOOD
    with pytest.raises(BadLesson) as refused:
        read(GOOD.replace(wrong, instead, 1))
    assert says in str(refused.value)


def test_an_opening_that_cannot_be_played_is_refused() -> None:
    lesson = read(GOOD.replace("seats = 2", "seats = 2\nopening = '0 buy parker'"))
    with pytest.raises(BadLesson, match=r"trial.toml, field 'opening', line 1: '0 buy parker' cannot be chosen there"):
        lesson.match(game("space-base"))


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown lesson of risk 'chess'; known: first-turn, with-cards"):
        lesson_of(game("risk"), "chess")


def test_lessons_come_in_their_order() -> None:
    assert [*lessons_of(game("starcraft"))] == ["first-round", "first-battle", "first-regrouping", "brood-war"]
    assert [lesson.minutes for lesson in lessons_of(game("starcraft")).values()] == [7, 5, 3, 7]


def test_choices_are_written_as_they_are_read() -> None:
    lesson = lesson_of(game("risk"), "first-turn")
    assert write(lesson.steps[1].choices[0]) == "place wolfrec-province 7"
