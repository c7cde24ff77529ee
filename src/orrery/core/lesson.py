"""Lessons: guided first games, as data beside the game.

A lesson is a TOML file in the game's folder `lessons`. It says how the table is prepared (seats, options, the seed, and
the choices of an opening, if the position is not the first one), what the others answer as long as the learner follows,
and the steps that the learner is led through. Each step has a name, under which its words stand in `locales/`, the
things on the board it points at, and the choices that fulfil it. A step without choices is only read.

    [[step]]
    name = "dock"
    points = ["card:duke", "sector:0:4"]
    choices = ["buy duke"]
    verbs = ["buy", "pass"]

A lesson is played on the real engine, so the learner may do anything that is legal: a step is over with the next choice
of one of its verbs, or when the learner does what a later step is about. How far a lesson has come follows from the
choices of the match alone, so undo and a new browser need nothing else. Everything that is wrong with a lesson is
refused with its file, step and field.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from orrery.core.decision import Choice, Seat
from orrery.core.errors import BadChoice, BadLesson, BadOption, IllegalChoice, UnknownName
from orrery.core.game import Game
from orrery.core.log import Entry
from orrery.core.match import Match
from orrery.core.verbs import Verbs

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Thing = Annotated[str, msgspec.Meta(pattern=r"^[a-z-]+(:[a-z0-9-]+)+$")]
Row = TypeVar("Row", bound=msgspec.Struct)


class LessonStep(msgspec.Struct, frozen=True):
    """A step: what it points at, the choices that fulfil it, and the verbs of those that end it."""

    name: str
    points: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    verbs: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """Terms of the glossary that are learnt here."""
    picture: str = ""
    """A small picture in the coach's bubble, by a name the client knows."""

    @property
    def acts(self) -> bool:
        """Whether the learner must choose something here, and not only read."""
        return bool(self.verbs)

    def fulfilled_by(self, choice: Choice) -> bool:
        """Whether this choice is what the step is about.

        A choice of the lesson may leave off its last words: `storm ursa` is met by every storm from there.
        """
        return any(choice[: len(wanted)] == wanted for wanted in self.choices)


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: how the table is prepared, and the steps."""

    id: str
    game: str
    place: int
    """Where it stands among the lessons of its game."""
    minutes: int
    seats: int
    seat: Seat
    seed: str
    options: dict[str, Any]
    opening: tuple[tuple[Seat, Choice], ...]
    replies: tuple[tuple[Seat, Choice], ...]
    """What the others choose, in this order; where that does not fit any more, they think for themselves."""
    steps: tuple[LessonStep, ...]
    rules: str = ""
    """The version of the rules that it goes by, as long as that is known; today's if it names none."""

    def prepare(self, match: Match[Any]) -> None:
        """Play the opening on a new match."""
        for number, (seat, choice) in enumerate(self.opening, start=1):
            try:
                match.play(seat, choice)
            except IllegalChoice as refusal:
                where = f"{self.game}/lessons/{self.id}.toml, field 'opening', line {number}"
                raise BadLesson(f"{where}: '{seat} {write(choice)}' cannot be chosen there: {refusal}") from None

    def match(self, game: Game[Any]) -> Match[Any]:
        """A match at the first step."""
        match = Match(game.under(self.rules), self.seats, seed=self.seed, options=self.options)
        self.prepare(match)
        return match

    def reply(self, match: Match[Any], seat: Seat) -> Choice | None:
        """What another seat chooses now; None when the lesson has no choice for it that could be made."""
        given = [entry for entry in self._made(match) if entry.seat != self.seat]
        if len(given) >= len(self.replies) or seat not in match.waiting:
            return None
        replier, choice = self.replies[len(given)]
        return choice if replier == seat and choice in match.decision(seat).options else None

    def reached(self, match: Match[Any]) -> int:
        """How many steps in which something is chosen are over, by what stands of the learner's choices."""
        acts = [step for step in self.steps if step.acts]
        done = 0
        for entry in self._made(match):
            if done < len(acts) and entry.seat == self.seat:
                done = _after(acts, done, entry.choice)
        return done

    def _made(self, match: Match[Any]) -> Sequence[Entry]:
        """What was chosen since the opening, but for what was answered for a seat."""
        return [entry for entry in match.choices if not entry.auto][len(self.opening) :]


def _after(acts: Sequence[LessonStep], done: int, choice: Choice) -> int:
    """How many steps are over after a choice.

    Whoever has gone another way catches up with what a later step is about; a bare verb such as `done` says too little.
    """
    if str(choice[0]) in acts[done].verbs:
        return done + 1
    later = [place for place, step in enumerate(acts) if place > done and step.fulfilled_by(choice)]
    return later[0] + 1 if later and len(choice) > 1 else done


# Reading


class _StepRow(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    points: list[Thing] = []
    choices: list[str] = []
    verbs: list[str] = []
    words: list[Name] = []
    picture: str = ""


class _LessonRow(msgspec.Struct, forbid_unknown_fields=True):
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    seats: int
    step: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1)]
    place: int = 0
    seat: int = 0
    seed: str = "lesson"
    options: dict[str, Any] = {}
    opening: str = ""
    replies: str = ""
    rules: str = ""


_read: dict[Path, dict[str, Lesson]] = {}
"""The lessons of every folder that was read; they change with a release only."""


def lessons_of(game: Game[Any]) -> dict[str, Lesson]:
    """All lessons of a game by their ids, in their order: by their places, then by their names."""
    folder = game.lessons
    if folder is None:
        return {}
    if folder not in _read:
        files = sorted(folder.glob("*.toml"))
        lessons = [read_lesson(game, file.stem, file.read_text(encoding="utf-8")) for file in files]
        _read[folder] = {lesson.id: lesson for lesson in sorted(lessons, key=lambda lesson: lesson.place)}
    return _read[folder]


def lesson_of(game: Game[Any], name: str) -> Lesson:
    """A lesson of a game by its id."""
    lessons = lessons_of(game)
    if name not in lessons:
        raise UnknownName(f"lesson of {game.id}", name, list(lessons))
    return lessons[name]


def read_lesson(game: Game[Any], name: str, text: str) -> Lesson:
    """A lesson from the text of its file; what is wrong with it is refused."""
    file = f"{game.id}/lessons/{name}.toml"
    try:
        row = _convert(tomllib.loads(text), _LessonRow, file)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file}: this is not TOML: {error}") from None
    _check_table(game, row, file)
    steps = [_step(game.rules.verbs, number, step, file) for number, step in enumerate(row.step, start=1)]
    for number, step in enumerate(steps, start=1):
        if step.name in [other.name for other in steps[: number - 1]]:
            raise BadLesson(f"{file}, step {number} '{step.name}', field 'name': an earlier step has the same name")
    if not any(step.acts for step in steps):
        raise BadLesson(f"{file}: no step has choices, so there is nothing to do in this lesson")
    return Lesson(
        id=name,
        game=game.id,
        place=row.place,
        minutes=row.minutes,
        seats=row.seats,
        seat=row.seat,
        seed=row.seed,
        options=row.options,
        opening=_lines(game.rules.verbs, row.opening, row.seats, f"{file}, field 'opening'"),
        replies=_lines(game.rules.verbs, row.replies, row.seats, f"{file}, field 'replies'"),
        steps=tuple(steps),
        rules=row.rules,
    )


def _check_table(game: Game[Any], row: _LessonRow, file: str) -> None:
    try:
        options = game.check_options(row.options)
    except BadOption as error:
        raise BadLesson(f"{file}, field 'options': {error}") from None
    try:
        game.check_seats(row.seats, options)
    except BadOption as error:
        raise BadLesson(f"{file}, field 'seats': {error}") from None
    if not 0 <= row.seat < row.seats:
        raise BadLesson(f"{file}, field 'seat': the learner sits in one of 0 to {row.seats - 1}, not in {row.seat}")


def _step(verbs: Verbs, number: int, given: dict[str, Any], file: str) -> LessonStep:
    where = f"{file}, step {number} '{given.get('name', '')}'"
    row = _convert(given, _StepRow, where)
    choices = tuple(_choice(verbs, written, f"{where}, field 'choices'", whole=False) for written in row.choices)
    ending = row.verbs or list(dict.fromkeys(str(choice[0]) for choice in choices))
    for verb in ending:
        if verb not in verbs:
            raise BadLesson(f"{where}, field 'verbs': there is no verb '{verb}'; there are: {', '.join(verbs.names)}")
    for choice in choices:
        if choice[0] not in ending:
            raise BadLesson(f"{where}, field 'verbs': '{choice[0]}' fulfils the step, so it must stand here, too")
    return LessonStep(row.name, tuple(row.points), choices, tuple(ending), tuple(row.words), row.picture)


def _lines(verbs: Verbs, text: str, seats: int, field: str) -> tuple[tuple[Seat, Choice], ...]:
    """Choices, one a line: the seat, then what it chooses."""
    choices = []
    for number, line in enumerate(filter(None, map(str.strip, text.splitlines())), start=1):
        where = f"{field}, line {number}"
        seat, _, written = line.partition(" ")
        if not seat.isdigit() or int(seat) >= seats:
            raise BadLesson(f"{where}: a line begins with a seat, 0 to {seats - 1}, not with '{seat}'")
        choices.append((int(seat), _choice(verbs, written, where)))
    return tuple(choices)


def _choice(verbs: Verbs, written: str, where: str, *, whole: bool = True) -> Choice:
    """A choice as people write it: words and numbers with blanks between them."""
    choice = tuple(int(word) if word.lstrip("-").isdigit() else word for word in written.split())
    if not choice:
        raise BadLesson(f"{where}: a choice is empty; it is a verb, then what the verb is about")
    try:
        verbs.check(choice, whole=whole)
    except BadChoice as error:
        raise BadLesson(f"{where}: '{written}': {error}") from None
    return choice


def write(choice: Sequence[str | int]) -> str:
    """A choice as it stands in a lesson.

    >>> write(("place", "ursa", 3))
    'place ursa 3'
    """
    return " ".join(str(part) for part in choice)


def _convert(given: dict[str, Any], shape: type[Row], where: str) -> Row:
    """A row of the declared shape; an error names the field."""
    try:
        return msgspec.convert(given, shape)
    except msgspec.ValidationError as error:
        said, _, path = str(error).partition(" - at `$")
        field = path.strip(".`").split("[")[0] if path else ""
        raise BadLesson(f"{where}, field '{field}': {said}" if field else f"{where}: {said}") from None
