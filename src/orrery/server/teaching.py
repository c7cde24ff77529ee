"""Lessons: tables at which somebody learns a game."""

from __future__ import annotations

from orrery.core import Lesson, lesson_of, lessons_of
from orrery.core.lesson import LessonStep
from orrery.games import game as find_game
from orrery.server.identity import fingerprint
from orrery.server.lobby import seat_rows, start, table_row
from orrery.server.schemas import Learner, LessonInfo, LessonPlan, LessonStepInfo, NewTable, SeatWish
from orrery.server.tables import Tables


def offered(game: str) -> list[LessonInfo]:
    """The lessons of a game."""
    return [LessonInfo(lesson.id, lesson.minutes) for lesson in lessons_of(find_game(game)).values()]


def plan(game: str, name: str) -> LessonPlan:
    """A lesson with its steps, for the coach."""
    lesson = lesson_of(find_game(game), name)
    return LessonPlan(lesson.id, lesson.game, lesson.minutes, lesson.seat, [_step(step) for step in lesson.steps])


def _step(step: LessonStep) -> LessonStepInfo:
    return LessonStepInfo(
        step.name,
        list(step.points),
        [list(choice) for choice in step.choices],
        list(step.verbs),
        list(step.words),
        step.picture,
    )


async def take_lesson(tables: Tables, game: str, name: str, learner: Learner, secret: str) -> str:
    """A table for a lesson: the learner in the lesson's seat, bots in all others, and at once under way."""
    await tables.may_open(secret)
    lesson = lesson_of(find_game(game), name)
    seats = seat_rows(NewTable(game, [_wish(lesson, seat, learner) for seat in range(lesson.seats)]))
    row = table_row(game, "", lesson.options, fingerprint(secret))
    row.seed, row.lesson = lesson.seed, lesson.id
    await tables.store.add_table(row, seats)
    await tables.sit(row.id, lesson.seat, secret)
    await start(tables, row.id, secret)
    return row.id


def _wish(lesson: Lesson, seat: int, learner: Learner) -> SeatWish:
    if seat == lesson.seat:
        return SeatWish("me", learner.name, shape=learner.shape)
    return SeatWish("bot", bot="greedy")
