"""Lessons at real tables: prepared, answered and counted by the server."""

from __future__ import annotations

from functools import partial

import pytest

from orrery.core import lesson_of
from orrery.games import game
from orrery.server.schemas import Choose, Created, GameInfo, Learner, LessonPlan, Undo, Update
from tests.server.harness import Browser, Player, bot, me

LESSONS = [("space-base", "first-chain"), ("risk", "first-turn"), ("risk", "with-cards"), ("starcraft", "first-battle")]


def at_step(done: int, update: Update) -> bool:
    return update.decision is not None and update.lesson_reached == done


@pytest.mark.parametrize(("name", "lesson_id"), LESSONS)
def test_a_lesson_is_taken_to_its_end_at_a_real_table(ann: Browser, name: str, lesson_id: str) -> None:
    plan = ann.get(f"/api/games/{name}/lessons/{lesson_id}", LessonPlan)
    table = ann.post(f"/api/games/{name}/lessons/{lesson_id}", Learner("Ann", "star"), Created).id
    steps = [step for step in lesson_of(game(name), lesson_id).steps if step.acts]
    with ann.live(table) as player:
        assert player.update.table.lesson == lesson_id
        assert player.update.table.seats[plan.seat].name == "Ann"
        for done, step in enumerate(steps):
            update = player.until(partial(at_step, done))
            assert update.decision is not None
            fitting = [option.choice for option in update.decision.options if step.fulfilled_by(tuple(option.choice))]
            assert fitting, f"{step.name} is not on offer"
            player.send(Choose(plan.seat, update.seq, fitting[0]))
        assert player.until(lambda update: update.lesson_reached == len(steps))


def test_what_is_taken_back_is_not_learnt_yet(ann: Browser) -> None:
    table = ann.post("/api/games/risk/lessons/first-turn", Learner("Ann"), Created).id
    with ann.live(table) as player:
        place(player)
        player.until(lambda update: update.lesson_reached == 1)
        player.send(Undo(0))
        player.until(lambda update: update.lesson_reached == 0)


def place(player: Player) -> None:
    player.send(Choose(0, player.update.seq, ["place", "wolfrec-province", 7]))


def test_an_ordinary_table_teaches_nothing(ann: Browser) -> None:
    table = ann.create(me("Ann"), bot(), start=True)
    with ann.live(table) as player:
        assert player.update.lesson_reached is None
        assert player.update.table.lesson == ""


def test_the_games_say_what_can_be_learnt(ann: Browser) -> None:
    games = {found.id: found for found in ann.get("/api/games", list[GameInfo])}
    assert [(lesson.id, lesson.minutes) for lesson in games["space-base"].lessons] == [("first-chain", 8)]
    assert [lesson.id for lesson in games["risk"].lessons] == ["first-turn", "with-cards"]
    assert [lesson.id for lesson in games["starcraft"].lessons] == [
        "first-round",
        "first-battle",
        "first-regrouping",
        "brood-war",
    ]


def test_an_unknown_lesson_is_refused(ann: Browser) -> None:
    status, says = ann.refused("POST", "/api/games/risk/lessons/chess", Learner("Ann"))
    assert (status, says) == (400, "unknown lesson of risk 'chess'; known: first-turn, with-cards")


def test_a_table_tells_how_it_stands_and_what_is_asked(ann: Browser) -> None:
    table = ann.post("/api/games/space-base/lessons/first-chain", Learner("Ann"), Created).id
    shown = ann.table(table)
    assert shown.standing is not None
    assert (shown.standing.round, shown.standing.what, shown.standing.goal) == (1, "points", 40)
    assert (shown.standing.scores, shown.standing.turn) == ([0, 0], 0)
    assert shown.asked is not None
    assert shown.asked.key == "space-base-ask-allocate"
    assert not shown.secrets
    assert {found.id: found.live for found in ann.get("/api/games", list[GameInfo])}["space-base"] >= 1
