"""How to play: the variant, teams, and the rulings that may be read either way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from orrery.core import BadOption

Variant = Literal["basic-training", "command-room", "total-domination"]


class RiskOptions(msgspec.Struct, frozen=True):
    """The variant, and what may be chosen within it."""

    variant: Variant = "basic-training"
    teams: bool = False
    """Two against two or three against three. [RK-TEAM-01]"""
    extended: bool = False
    """Total Domination with heroes and abilities. [RK-TD-07]"""
    mineral_fields: bool = True
    """Total Domination with mineral fields on the board. [RK-AMB-01]"""
    two_bases_achievement: bool = True
    """One against one with the achievement that nobody can meet there. [RK-AMB-04]"""
    wide_towers: bool = False
    """Towers also help to defend the neighbours of their territory. [RK-AMB-16]"""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    """The round after which the game is decided by what everyone holds; 0 for none. [RK-AMB-34]"""


def seats_for(options: RiskOptions) -> Sequence[int]:
    """How many may play a variant. [RK-VAR-01]"""
    basic, domination = options.variant == "basic-training", options.variant == "total-domination"
    if options.teams and basic:
        raise BadOption("teams play Command Room or Total Domination, not Basic Training")
    if options.wide_towers and basic:
        raise BadOption("Basic Training has no rewards, and so no towers with a wider reach")
    if not domination and options.extended:
        raise BadOption("extended belongs to Total Domination: the other variants have heroes and abilities anyway")
    if not domination and not options.mineral_fields:
        raise BadOption("only Total Domination can be played without mineral fields")
    if not options.two_bases_achievement and (options.teams or not domination):
        raise BadOption("only one against one, in Total Domination, can leave out the achievement for two enemy bases")
    if not options.two_bases_achievement:
        return (2,)
    if options.teams:
        return (4, 6)
    return range(2 if domination else 3, 7)
