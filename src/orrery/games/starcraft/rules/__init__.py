"""The rules, a module a chapter of the rulebook; each lists its steps of the agenda in a table `STEPS`.

| Module | Steps |
|---|---|
| setup | first_player, choose_factions, prepare_event_deck, deal_planets, place_planets, place_z_routes, ... |
| planning | planning, place_orders, place_order, end_of_planning |
| execution | begin_round, execution, take_turn, end_order, next_round |
| build, mobilize, research | the steps of `ruleset.ORDER_STEPS`, each scheduling its next choice |
| battle, skirmish, aftermath | the steps of `ruleset.BATTLE`, `SKIRMISH` and `END_OF_DESTROY` |
| regrouping, events, victory | the steps of `ruleset.REGROUPING`; check_elimination |

`pieces` holds the one function each by which pieces on the board change.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from orrery.core.ruleset import StepFunction

CHAPTERS = (
    "setup",
    "planning",
    "execution",
    "build",
    "mobilize",
    "research",
    "battle",
    "skirmish",
    "aftermath",
    "regrouping",
    "events",
    "victory",
)


def steps() -> dict[str, StepFunction]:
    """Every step by its name."""
    found: dict[str, StepFunction] = {}
    for chapter in CHAPTERS:
        name = f"{__name__}.{chapter}"
        if find_spec(name) is not None:
            found |= import_module(name).STEPS
    return found
