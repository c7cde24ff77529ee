"""Every step of the agenda by its name: the tables of all chapters put together."""

from __future__ import annotations

from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.rules import (
    aftermath,
    battle,
    build,
    events,
    execution,
    mobilize,
    planning,
    regrouping,
    research,
    setup,
    skirmish,
    victory,
)

CHAPTERS = (
    setup,
    planning,
    execution,
    build,
    mobilize,
    research,
    battle,
    skirmish,
    aftermath,
    regrouping,
    events,
    victory,
)

STEPS: dict[str, StepFunction] = {name: step for chapter in CHAPTERS for name, step in chapter.STEPS.items()}
