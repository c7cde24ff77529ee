"""Installations: what stands in an area in the place of a base. (page 9)

Control, unit limits and their destruction are questions of the board like those of bases. [BW-INST-01] [BW-INST-03]
"""

from __future__ import annotations

from orrery.core import YES_NO, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import TERRAN_BASE_DESTROYED
from orrery.games.starcraft.catalog import RACES
from orrery.games.starcraft.effect import PlaceInstallation
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.pieces import place_installation
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import INFESTED_COMMAND_CENTER, INSTALLATION_KINDS, NO_STRUCTURE

SUPPLY = {"infested-command-center": 2, "warp-gate": 1, "overmind": 1, "cerebrate": 1}
"""How many of each installation a faction has: of four Infested Command Centers two. [BW-INST-06]"""


def installations_left(s: StarCraftState, seat: Seat, name: str) -> int:
    """How many installations of a name a seat has unused. [BW-INST-06]"""
    kind = INSTALLATION_KINDS[name]
    placed = sum(
        found == kind and owner == seat for found, owner in zip(s.structure_kind, s.structure_seat, strict=True)
    )
    return SUPPLY[name] * s.shares(seat) - placed


def has_installation(s: StarCraftState, seat: Seat, name: str) -> bool:
    """Whether an installation of a seat is in play."""
    return installations_left(s, seat, name) < SUPPLY[name] * s.shares(seat)


def installation_areas(s: StarCraftState, seat: Seat) -> list[int]:
    """Friendly areas without a base or installation that are not for flying units only. [BW-INST-02] [BW-AREA-04]"""
    return [area for area in s.controlled(seat) if s.may_hold_base(area)]


def place_own(s: StarCraftState, seat: Seat, name: str) -> Procedure[None]:
    """A Leadership card's installation comes into a friendly area, if there is one for it."""
    areas = installation_areas(s, seat)
    if not areas or not installations_left(s, seat, name):
        return
    options: list[Choice] = [("choose-area", s.catalog.areas[area].id) for area in areas]
    question = Decision(seat, "installation-area", lambda: options, "BW-INST-02", {"installation": name})
    match (yield from choose(question)):
        case ("choose-area", str() as area):
            put(s, seat, name, s.catalog.area_number[area], "BW-INST-01")
        case choice:
            unforeseen(choice)


def put(s: StarCraftState, seat: Seat, name: str, area: int, rule: str) -> None:
    """An installation stands in an area."""
    place_installation(s, seat, area, INSTALLATION_KINDS[name])
    s.tell("installation-placed", rule, seat=seat, installation=name, area=s.catalog.areas[area].id)


# Infest Command Center


def infest_command_center(s: StarCraftState, area: int, owner: Seat) -> Procedure[None]:
    """When a Terran base is destroyed by whatever means, a Zerg player with the technology and a Queen in the area may
    place an Infested Command Center there. [BW-INST-07] [BW-AMB-27]"""
    if RACES[s.race(owner).number] != "terran":
        return
    for seat in s.clockwise():
        if s.structure_kind[area] != NO_STRUCTURE or not may_infest(s, seat, area):
            continue
        question = Decision(
            seat,
            "infest",
            lambda: [("yes",), ("no",)],
            "BW-INST-07",
            {"area": s.catalog.areas[area].id},
            YES_NO,
        )
        if (yield from ask(question)) == ("yes",):
            put(s, seat, "infested-command-center", area, "BW-INST-07")


def may_infest(s: StarCraftState, seat: Seat, area: int) -> bool:
    """Whether a seat's technologies let it infest the base that was destroyed in an area."""
    if s.eliminated[seat] or not s.may_hold_base(area):
        return False
    for card in s.cards_in_play(seat):
        for clause in s.catalog.cards[s.card_face[card]].ability.at[TERRAN_BASE_DESTROYED]:
            effect = clause.effect
            if isinstance(effect, PlaceInstallation) and installations_left(s, seat, effect.installation):
                return all(s.has_kind(s.units_in(area, seat), test.unit) == test.wanted for test in clause.tests)
    return False


def command_centers(s: StarCraftState, seat: Seat, planet: int) -> list[int]:
    """The areas of a planet with Infested Command Centers of a seat. [BW-INST-08]"""
    return [
        area
        for area in s.areas_of(planet)
        if s.structure_kind[area] == INFESTED_COMMAND_CENTER and s.structure_seat[area] == seat
    ]


STEPS: dict[str, StepFunction] = {"infest_command_center": infest_command_center}
