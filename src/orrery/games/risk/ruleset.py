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
    # What version 2 of the rules has put right or made easier; matches of version 1 go on without it.
    reshuffles_at_once: bool = True
    """A new deck is made when the last card is drawn, not when another one is wanted. [RK-CARD-06]"""
    abilities_leave_trade: bool = True
    """Units that an ability places do not end the time for trading stars. [RK-AMB-36]"""
    offers_can_be_withdrawn: bool = True
    """A card laid down for its stars may be taken back. [RK-AMB-36]"""
    towers_reach_far: bool = True
    """A tower helps attacks from its territory however far they go. [RK-AMB-16]"""
    formalities: bool = False
    """Whether also questions are asked that leave no choice. [RK-AMB-41]"""
    several_at_once: bool = True
    """Start units may be placed several at once. [RK-AMB-40]"""
