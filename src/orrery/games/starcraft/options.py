"""How to play: the variant, and what the players agree on before they begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from orrery.core import BadOption
from orrery.games.starcraft.loading import SEAT_COUNTS

Mode = Literal["standard", "galactic-conquest"]
Expansion = Literal["none", "brood-war"]
Planets = Literal["two", "choose-two-of-three", "three"]
AssistModule = Literal["all", "one"]


class StarCraftOptions(msgspec.Struct, frozen=True):
    """The variant, and what may be chosen within it."""

    mode: Mode = "standard"
    """Galactic Conquest is won by eliminating all others, and by nothing else. [SC-GC-02]"""
    teams: bool = False
    """Teams of two, with factions assigned at random. [SC-TEAM-01] [SC-TEAM-02]"""
    random_factions: bool = False
    """Factions are dealt instead of chosen. [SC-SETUP-03] [BW-OPT-02]"""
    random_galaxy: bool = False
    """Planets, bases, z-axis routes and starting forces are placed at random, to begin at once."""
    galaxy: Annotated[int, msgspec.Meta(ge=0, le=999_999)] = 0
    """The number of a galaxy: planets, their places and the z-axis routes follow from it; 0 for none."""
    forget_orders: bool = False
    """Nobody sees his own orders again once they are placed, as page 12 has it to the letter. [SC-AMB-04]"""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    """The round after which the game is decided by conquest points; 0 for none. [SC-AMB-19]"""
    expansion: Expansion = "none"
    leadership: bool = True
    """With Leadership cards; without them everyone has his special victory card. [BW-OPT-12]"""
    disposable_special_orders: bool = False
    """Special orders may always be executed, and then leave the game. [BW-OPT-03] [BW-OPT-04]"""
    planets: Planets = "two"
    """Each player draws two planets, draws three and places two, or places all three. [BW-OPT-05] [BW-OPT-06]"""
    assist_module: AssistModule = "all"
    """Which of the owner's assist units in an area do not count against its unit limit. [BW-MOD-06]"""


def seats_for(options: StarCraftOptions) -> Sequence[int]:
    """How many may play: 2 to 6, in teams 4 or 6; refuses what does not go together. [SC-CORE-01] [SC-TEAM-01]"""
    if options.expansion == "none":
        refuse_without_expansion(options)
    else:
        refuse_together(options)
    return (4, 6) if options.teams else SEAT_COUNTS


def refuse_without_expansion(options: StarCraftOptions) -> None:
    """Options of Brood War belong to it."""
    if not options.leadership:
        raise BadOption("leadership belongs to Brood War: the base game has no Leadership cards to leave out")
    if options.disposable_special_orders:
        raise BadOption("disposable_special_orders belongs to Brood War: choose expansion 'brood-war' with it")
    if options.planets != "two":
        raise BadOption("other numbers of planets belong to Brood War: the base game is played with two each")
    if options.assist_module != "all":
        raise BadOption("assist_module belongs to Brood War: the base game has no such module")


def refuse_together(options: StarCraftOptions) -> None:
    """What Brood War's rulebook does not let go together. [BW-SURV-01] [BW-OPT-15]"""
    if options.mode != "standard":
        chosen = [
            name
            for name, used in (
                ("leadership off", not options.leadership),
                ("disposable_special_orders", options.disposable_special_orders),
                ("planets", options.planets != "two"),
            )
            if used
        ]
        if chosen:
            raise BadOption(
                f"a game mode is played without optional rules: {options.mode} does not go with {chosen[0]}"
            )
    if options.planets == "three" and options.teams:
        raise BadOption("the larger galaxy of three planets each is not played in teams")
