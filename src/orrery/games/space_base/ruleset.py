"""What a match of Space Base is played by: the cards, the goal, the starting values and the lists of steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec

from orrery.core import RuleSet, Step
from orrery.games.space_base.catalog import Catalog


class SpaceBaseOptions(msgspec.Struct, frozen=True):
    """How to play: the points that bring the end, and the quicker start."""

    points_to_win: Annotated[int, msgspec.Meta(ge=10, le=200)] = 40
    light_speed: bool = False


@dataclass(frozen=True, eq=False)
class SpaceBaseRules(RuleSet):
    """The rules of one variant. Everything that differs between variants stands here; the rules ask for it."""

    catalog: Catalog
    goal: int
    """The points that bring the end. [SB-END-01]"""
    light_speed: bool
    """Whether the game begins at light speed, for those who look at the table. [SB-LIGHT-01]"""
    starting_credits: int
    starting_income: int
    turn: tuple[Step, ...]
    """The steps of a turn: its nine phases. [SB-TURN-01]"""
    fixed_rewards: bool = True
    """Whether a seat's rewards are those of the cards that lay there when they began. [SB-AMB-29]"""
    asks_in_vain: bool = False
    """Whether seats are asked about tokens that fit nowhere and about arrows with one way left. [SB-AMB-25]"""
