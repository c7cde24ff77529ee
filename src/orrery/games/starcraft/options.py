"""How to play: the variant, and what the players agree on before they begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from orrery.core import BadOption
from orrery.games.starcraft.catalog import BROOD_WAR, catalog_for
from orrery.games.starcraft.loading import SEAT_COUNTS

Mode = Literal["standard", "galactic-conquest", "survival"]
Expansion = Literal["none", "brood-war"]
Planets = Literal["two", "choose-two-of-three", "three"]
AssistModule = Literal["all", "one"]
Bases = Literal["six", "three"]
ScenarioName = Literal["none", "desperate-alliance", "trump-card", "uraj-and-khalis", "eye-of-the-storm"]


class StarCraftOptions(msgspec.Struct, frozen=True):
    """The variant, and what may be chosen within it."""

    mode: Mode = "standard"
    """Galactic Conquest is won by eliminating all others, and by nothing else; so is Survival, in which whoever has
    no base is out. [SC-GC-02] [BW-SURV-02]"""
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
    bases: Bases = "six"
    """How many bases each player has in Survival for the whole game. [BW-SURV-07]"""
    scenario: ScenarioName = "none"
    """A story with its own galaxy, forces, rules and victory. [BW-SCEN-01]"""
    friendly_team: bool = False
    """Teammates of a scenario leave each other's bases and Resource cards alone. [BW-S3-11] [BW-S4-13]"""


def seats_for(options: StarCraftOptions) -> Sequence[int]:
    """How many may play: 2 to 6, in teams 4 or 6; refuses what does not go together. [SC-CORE-01] [SC-TEAM-01]"""
    if options.expansion == "none":
        refuse_without_expansion(options)
    else:
        refuse_together(options)
    if options.scenario != "none":
        refuse_with_scenario(options)
        return scenario_seats(options.scenario)
    return (4, 6) if options.teams else SEAT_COUNTS


def scenario_seats(name: str) -> Sequence[int]:
    """How many may play a scenario. [BW-SCEN-01]"""
    return catalog_for((), BROOD_WAR).scenarios[name].row.seats


def refuse_without_expansion(options: StarCraftOptions) -> None:
    """Options of Brood War belong to it."""
    if not options.leadership:
        raise BadOption("leadership belongs to Brood War: the base game has no Leadership cards to leave out")
    if options.disposable_special_orders:
        raise BadOption("disposable_special_orders belongs to Brood War: choose expansion 'brood-war' with it")
    if options.planets != "two":
        raise BadOption("other numbers of planets belong to Brood War: the base game is played with two each")
    if options.mode == "survival":
        raise BadOption("survival belongs to Brood War: choose expansion 'brood-war' with it")
    if options.scenario != "none":
        raise BadOption("the scenarios belong to Brood War: choose expansion 'brood-war' with them")
    if options.bases != "six" or options.friendly_team:
        raise BadOption("bases and friendly_team belong to Brood War: the base game is played without them")
    if options.assist_module != "all":
        raise BadOption("assist_module belongs to Brood War: the base game has no such module")


def refuse_together(options: StarCraftOptions) -> None:
    """What Brood War's rulebook does not let go together. [BW-SURV-01] [BW-OPT-15]"""
    if options.mode != "standard" and (chosen := optional_rules(options)):
        raise BadOption(f"a game mode is played without optional rules: {options.mode} does not go with {chosen[0]}")
    if options.bases != "six" and options.mode != "survival":
        raise BadOption("three bases for the whole game belong to Survival: choose mode 'survival' with them")
    if options.friendly_team and options.scenario == "none":
        raise BadOption("friendly_team belongs to the scenarios with teams: choose one of them with it")
    if options.planets == "three" and options.teams:
        raise BadOption("the larger galaxy of three planets each is not played in teams")


def optional_rules(options: StarCraftOptions) -> list[str]:
    """The optional rules of Brood War that were chosen. [BW-OPT-01]"""
    used = {
        "leadership off": not options.leadership,
        "disposable_special_orders": options.disposable_special_orders,
        "planets": options.planets != "two",
    }
    return [name for name, chosen in used.items() if chosen]


TEAM_SCENARIOS = ("uraj-and-khalis", "eye-of-the-storm")


def refuse_with_scenario(options: StarCraftOptions) -> None:
    """A scenario is a game mode of its own, with teams of its own. [BW-SURV-01] [BW-SCEN-12]"""
    if options.mode != "standard":
        raise BadOption(f"one game mode at a time: a scenario does not go with {options.mode}")
    if chosen := optional_rules(options):
        raise BadOption(f"a scenario is played without optional rules: it does not go with {chosen[0]}")
    if options.galaxy:
        raise BadOption("a scenario has its own galaxy: leave galaxy at 0")
    if options.teams:
        raise BadOption("a scenario says itself who plays together: leave teams off")
    if options.friendly_team and options.scenario not in TEAM_SCENARIOS:
        raise BadOption("friendly_team belongs to the scenarios with teams: uraj-and-khalis, eye-of-the-storm")
