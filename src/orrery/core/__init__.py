"""The kernel every game stands on: procedures, decisions, matches, chance, records."""

from orrery.core.chance import Chance
from orrery.core.chances import OUT, Stakes
from orrery.core.decision import (
    AMOUNT,
    ONE,
    TRAIL,
    YES_NO,
    Choice,
    Decision,
    Form,
    Procedure,
    Seat,
    Together,
    ask,
    ask_together,
    some,
    unforeseen,
)
from orrery.core.errors import (
    BadChoice,
    BadLesson,
    BadOption,
    BadPack,
    BadRecord,
    BrokenMatch,
    CannotUndo,
    IllegalChoice,
    OrreryError,
    UnknownName,
)
from orrery.core.game import Data, Game, Insight, Knowledge, Result, Rules, Standing, Upgrade, Wording, places
from orrery.core.hidden import EVERYBODY, Zones
from orrery.core.lesson import Lesson, LessonStep, lesson_of, lessons_of
from orrery.core.match import Match
from orrery.core.message import Event, Message
from orrery.core.pack import Pack
from orrery.core.preferences import Preference, Preferences
from orrery.core.record import Record
from orrery.core.ruleset import RuleSet, Step
from orrery.core.seen import Seen
from orrery.core.state import GameEnds, State
from orrery.core.trial import Trial

__all__ = [
    "AMOUNT",
    "EVERYBODY",
    "ONE",
    "OUT",
    "TRAIL",
    "YES_NO",
    "BadChoice",
    "BadLesson",
    "BadOption",
    "BadPack",
    "BadRecord",
    "BrokenMatch",
    "CannotUndo",
    "Chance",
    "Choice",
    "Data",
    "Decision",
    "Event",
    "Form",
    "Game",
    "GameEnds",
    "IllegalChoice",
    "Insight",
    "Knowledge",
    "Lesson",
    "LessonStep",
    "Match",
    "Message",
    "OrreryError",
    "Pack",
    "Preference",
    "Preferences",
    "Procedure",
    "Record",
    "Result",
    "RuleSet",
    "Rules",
    "Seat",
    "Seen",
    "Stakes",
    "Standing",
    "State",
    "Step",
    "Together",
    "Trial",
    "UnknownName",
    "Upgrade",
    "Wording",
    "Zones",
    "ask",
    "ask_together",
    "lesson_of",
    "lessons_of",
    "places",
    "some",
    "unforeseen",
]
