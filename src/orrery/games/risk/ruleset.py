"""What a variant of Risk is made of: its components, its lists of steps, and its limits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from orrery.core import RuleSet, Step
from orrery.games.risk.catalog import SEAT_COUNTS, Catalog

NEUTRAL_COLOURS = 4
"""In one against one. [RK-1V1-01]"""
OWNERS = SEAT_COUNTS[-1] + NEUTRAL_COLOURS
"""More owners there never are."""


@dataclass(frozen=True)
class WayToWin:
    """One way to win at once, on the own turn."""

    reason: str
    """What the result tells."""
    rule: str
    is_met: Callable[[Any, int], bool]
    """(state, seat): whether the seat, or its team, has won so."""


@dataclass(frozen=True, eq=False)
class RiskRules(RuleSet):
    """The rules of one variant. Everything that differs between variants stands here; the rules ask for it."""

    catalog: Catalog
    charted: bool
    """The chart says who begins where, with which factions. [RK-BT-01]"""
    heroes: bool
    """Not in Total Domination. [RK-TD-02]"""
    abilities: bool
    """Not in Total Domination: there cards count for their stars only and lie in one deck. [RK-TD-03]"""
    rewards: bool
    """Not in Basic Training. [RK-VAR-03]"""
    teams: bool
    """Two against two or three against three. [RK-TEAM-01]"""
    side: tuple[int, ...]
    """Who belongs together: two owners are enemies if their sides differ."""
    box: tuple[int, ...]
    """The achievements that may come up. [RK-AMB-01] [RK-AMB-04]"""
    wide_towers: bool
    """Towers also help to defend the neighbours of their territory. [RK-AMB-16]"""
    set_up: Mapping[int, tuple[Step, ...]]
    """The steps before the first turn, by the number of players."""
    turn: tuple[Step, ...]
    """The steps of a turn. [RK-TURN-01]"""
    victory: tuple[WayToWin, ...]
    """The ways to win at once."""
    achievements_win: bool
    """Not in Total Domination, where territories count. [RK-TD-04]"""
    round_limit: int
    """The round after which the game is decided by what everyone holds; 0 for none. [RK-AMB-34]"""
