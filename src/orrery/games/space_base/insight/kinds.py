"""Options that mean the same."""

from __future__ import annotations

from collections.abc import Hashable

from orrery.core import Choice, Decision
from orrery.games.space_base.state import SpaceBaseState


def kinds(s: SpaceBaseState, decision: Decision) -> list[Hashable]:
    """For each option a key. No two ships are alike, so only equal dice make two options the same."""
    return [_with_the_first_die(s, option) for option in decision.options]


def _with_the_first_die(s: SpaceBaseState, option: Choice) -> Choice:
    """Of two equal dice it makes no difference which is rolled again."""
    match option:
        case ("reroll", name, "second") if s.dice[0] == s.dice[1]:
            return ("reroll", name, "first")
        case _:
            return option
