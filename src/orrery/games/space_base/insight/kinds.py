"""Options that mean the same: they differ in nothing but the names of the cards."""

from __future__ import annotations

from collections.abc import Hashable

from orrery.core import Choice, Decision
from orrery.games.space_base.state import SpaceBaseState


def kinds(s: SpaceBaseState, decision: Decision) -> list[Hashable]:
    """For each option a key. Cards that are alike in all that matters in play count as one."""
    return [tuple(_alike(s, part) for part in _die(s, option)) for option in decision.options]


def _alike(s: SpaceBaseState, part: str | int) -> Hashable:
    card = s.catalog.number.get(part)
    if card is None:
        return part
    return s.catalog.alike[card], s.where[card], s.charges[card]


def _die(s: SpaceBaseState, option: Choice) -> Choice:
    """Of two equal dice it makes no difference which is rolled again."""
    match option:
        case ("reroll", name, "second") if s.dice[0] == s.dice[1]:
            return ("reroll", name, "first")
        case _:
            return option
