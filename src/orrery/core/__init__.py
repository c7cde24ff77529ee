"""The kernel every game stands on: procedures, decisions, matches, chance, records."""

from orrery.core.chance import Chance
from orrery.core.decision import Choice, Decision, Procedure, Seat, Together
from orrery.core.errors import (
    BadChoice,
    BadOption,
    BadPack,
    BadRecord,
    CannotUndo,
    IllegalChoice,
    OrreryError,
    UnknownName,
)
from orrery.core.game import Game, Result
from orrery.core.match import Match
from orrery.core.message import Event, Message
from orrery.core.record import Record
from orrery.core.seen import Seen
from orrery.core.state import GameEnds, State

__all__ = [
    "BadChoice",
    "BadOption",
    "BadPack",
    "BadRecord",
    "CannotUndo",
    "Chance",
    "Choice",
    "Decision",
    "Event",
    "Game",
    "GameEnds",
    "IllegalChoice",
    "Match",
    "Message",
    "OrreryError",
    "Procedure",
    "Record",
    "Result",
    "Seat",
    "Seen",
    "State",
    "Together",
    "UnknownName",
]
