"""Checkpoints: where a match can begin anew."""

from __future__ import annotations

from collections.abc import Mapping
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


class Course(msgspec.Struct):
    """What those who run the steps of a match need to know of it: the steps, and when the next checkpoint is due.

    That is once so many choices stand, or, while a sample is being made, at every step.
    """

    steps: Mapping[str, StepFunction] = {}
    due: int = 0
    fresh: bool = False
