"""What one match is played by: chosen once, from the options and the data pack, and never changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from orrery.core.decision import Procedure

Step: TypeAlias = tuple[str | int, ...]
"""An entry of the agenda: a step's name, then plain arguments. ``("skirmish", 2)``"""
StepFunction: TypeAlias = Callable[..., Procedure[None] | None]
"""(state, *arguments): a generator that may ask, or a plain function, declared as `-> None`, that does not."""


@dataclass(frozen=True, eq=False)
class RuleSet:
    """The steps a match is made of, and the data it is played with.

    A game derives its own, with its catalogue, its lists of steps, limits and the like. An expansion or a variant
    supplies other lists and rows; rules ask the rule set and never the options.
    """

    catalog: Any
    """The components; a game's own rule set says of which type."""
    data: str
    """A hash of the rows in use; a record made with other data is not replayed."""
    steps: Mapping[str, StepFunction]
    """Every step by its name."""
    opening: tuple[Step, ...]
    """The agenda of a new match."""


@cache
def asking(ruleset: RuleSet) -> frozenset[str]:
    """The steps that may ask somebody something: all that are not declared to give nothing."""
    return frozenset(
        name for name, run in ruleset.steps.items() if getattr(run, "__annotations__", {}).get("return", run) != "None"
    )
