"""How to play: the variant, and what the players agree on before they begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from orrery.games.starcraft.loading import SEAT_COUNTS

Mode = Literal["standard", "galactic-conquest"]
Expansion = Literal["none"]


class StarCraftOptions(msgspec.Struct, frozen=True):
    """The variant, and what may be chosen within it."""

    mode: Mode = "standard"
    """Galactic Conquest is won by eliminating all others, and by nothing else. [SC-GC-02]"""
    teams: bool = False
    """Teams of two, with factions assigned at random. [SC-TEAM-01] [SC-TEAM-02]"""
    random_factions: bool = False
    """Factions are dealt instead of chosen. [SC-SETUP-03]"""
    random_galaxy: bool = False
    """Planets, bases, z-axis routes and starting forces are placed at random, to begin at once."""
    forget_orders: bool = False
    """Nobody sees his own orders again once they are placed, as page 12 has it to the letter. [SC-AMB-04]"""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    """The round after which the game is decided by conquest points; 0 for none. [SC-AMB-19]"""
    expansion: Expansion = "none"


def seats_for(options: StarCraftOptions) -> Sequence[int]:
    """How many may play: 2 to 6, in teams 4 or 6. [SC-CORE-01] [SC-TEAM-01]"""
    return (4, 6) if options.teams else SEAT_COUNTS
