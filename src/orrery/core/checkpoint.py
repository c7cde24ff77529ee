"""Checkpoints: where a match can begin anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import msgspec

from orrery.core.ruleset import StepFunction
from orrery.core.state import State

S = TypeVar("S", bound=State)


class Checkpoint(msgspec.Struct, Generic[S], eq=False):
    """The state at the beginning of a step, and what a match needs to go on from there."""

    state: S
    at: int
    """How many choices stood before it."""
    events: int
    opening: tuple[int, ...] = ()
    """The outcomes of chance from here to the first question."""
    clean: bool = True
    """Whether nothing hidden was revealed between here and the first question."""


@dataclass(slots=True)
class Course:
    """What those who run the steps of a match need to know of it."""

    steps: Mapping[str, StepFunction] = field(default_factory=dict)
    asking: frozenset[str] = frozenset()
    """Those of the steps that may ask; only they begin with checkpoints."""
    since: int = 0
    """How many choices stood when the running step, or the last that could ask, began."""
    due: int = 0
    """How many choices must stand for the next step to begin with a checkpoint."""
    eager: bool = False
    """Whether each of them begins with one until there is a question, and not only the first."""
