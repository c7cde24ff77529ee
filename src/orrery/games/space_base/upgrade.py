"""Taking over what release 0.1 has recorded or stored: there, preferences were choices, and there was no agenda."""

from __future__ import annotations

from typing import Any

from orrery.core import Choice, Step
from orrery.games.space_base.rules.purchase import PASS
from orrery.games.space_base.ruleset import SpaceBaseRules

SETUP, PLAY = 0, 1
"""The stages of a match before it was over. Checkpoints were taken where the match or a turn began."""

_wishes: dict[Choice, dict[str, str]] = {
    ("ask", "charges"): {"tokens": "ask"},
    ("auto", "charges"): {"tokens": "auto"},
    ("ask", "abilities"): {"abilities": "ask"},
    ("rest",): {"abilities": "rest"},
}


def wishes(choice: Choice) -> dict[str, str]:
    """The preferences that a choice or setting stands for."""
    return _wishes.get(choice, {})


def choice(old: Choice) -> Choice | None:
    """What a choice is now; None for one that was a setting and nothing else."""
    match old:
        case ("rest",):
            return PASS
        case ("ask" | "auto", _):
            return None
        case ("buy", str() as card, int() as sector):
            return ("buy-into", card, sector)
        case _:
            return old


def state(old: dict[str, Any], rules: SpaceBaseRules, seats: int) -> dict[str, Any]:
    """The dump of a state, with the agenda that its stage stood for."""
    gone = {"stage", "resting", "asking", "settled", "where"}
    new = {name: value for name, value in old.items() if name not in gone}
    new["ending"] = bool(old["ending"])
    new["turns"] = max(0, old["round"] - 1) * seats + (old["active"] - old["first"]) % seats
    new["agenda"] = [list(step) for step in _agenda(old["stage"], rules)]
    return new


def _agenda(stage: int, rules: SpaceBaseRules) -> tuple[Step, ...]:
    """What was still to do."""
    if stage == SETUP:
        return rules.opening
    return (("begin_turn",),) if stage == PLAY else ()
