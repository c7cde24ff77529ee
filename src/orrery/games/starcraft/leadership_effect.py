"""What Leadership cards do, each thing as a small frozen record of its numbers, like those of `effect.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from orrery.games.starcraft.effect import Effect, UnitSet

# When the card is chosen


@dataclass(frozen=True, slots=True)
class GainHero(Effect):
    """A unit of the type comes into a friendly area as a hero. [BW-HERO-02] [BW-HERO-03]"""

    hero: int
    unit: int


@dataclass(frozen=True, slots=True)
class ShuffleIn(Effect):
    """These technologies of the Technology deck are shuffled into the Combat deck. [BW-HERO-14]"""

    technologies: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PutOnCard(Effect):
    """Unused units are put on the card. [BW-AMB-12]"""

    unit: int
    count: int


@dataclass(frozen=True, slots=True)
class LosePoints(Effect):
    """Every opponent loses conquest points, down to 0. [BW-AMB-20]"""

    count: int


@dataclass(frozen=True, slots=True)
class DriveOff(Effect):
    """All enemy units leave a planet on which the player has a unit. [BW-AMB-23]"""


@dataclass(frozen=True, slots=True)
class MarkAreas(Effect):
    """Areas without conquest points yield some from now on. [BW-LEAD-15]"""

    count: int
    points: int


@dataclass(frozen=True, slots=True)
class RaiseBuildings(Effect):
    """All buildings on the sheet rise to their highest level."""


@dataclass(frozen=True, slots=True)
class PlaceFree(Effect):
    """So many units of one of these types come into one friendly area."""

    count: int
    units: UnitSet


@dataclass(frozen=True, slots=True)
class Annihilate(Effect):
    """An own unit is destroyed, and then all units of one area of its planet. [BW-AMB-26]"""


@dataclass(frozen=True, slots=True)
class PlaceTransports(Effect):
    """Any number of unused transports are put on any routes."""


@dataclass(frozen=True, slots=True)
class SafeTransports(Effect):
    """The own transports cannot be destroyed during the next round."""


@dataclass(frozen=True, slots=True)
class NoVictory(Effect):
    """Nobody can win during this Regrouping Phase. [BW-AMB-18]"""


@dataclass(frozen=True, slots=True)
class DrawEvents(Effect):
    """Event cards are drawn. [BW-AMB-17]"""

    count: int


@dataclass(frozen=True, slots=True)
class RaidRoutes(Effect):
    """Up to so many enemy transports on each route are destroyed."""

    count: int


@dataclass(frozen=True, slots=True)
class RetrieveWorkers(Effect):
    """All own workers return to the Worker Pool."""


# During setup


@dataclass(frozen=True, slots=True)
class ChoosePlanets(Effect):
    """The planets are chosen of those that the others leave. [BW-AMB-14]"""


@dataclass(frozen=True, slots=True)
class NameFirstPlayer(Effect):
    """The player names the first player. [BW-AMB-14]"""


@dataclass(frozen=True, slots=True)
class TwoBases(Effect):
    """A base on each of the own planets; the forces are split between them. [BW-AMB-15]"""


@dataclass(frozen=True, slots=True)
class PlaceZRoutes(Effect):
    """The player places all z-axis routes. [BW-AMB-16]"""


@dataclass(frozen=True, slots=True)
class TransportsAtBase(Effect):
    """A transport on every route of the planet with the first base. [BW-AMB-16]"""


# Lasting


@dataclass(frozen=True, slots=True)
class BuildOnCard(Effect):
    """These units may be put on the card when they are built."""

    units: UnitSet


@dataclass(frozen=True, slots=True)
class FreeWorkerOrTransport(Effect):
    """So many workers or transports are free in each Build order."""

    count: int


@dataclass(frozen=True, slots=True)
class ModulesCount(Effect):
    """Each of these modules counts as several."""

    modules: tuple[str, ...]
    times: int


@dataclass(frozen=True, slots=True)
class StarOrder(Effect):
    """The player has the Star order. [BW-AMB-25]"""


@dataclass(frozen=True, slots=True)
class Permanent(Effect):
    """A permanent resource has more capacity."""

    bonus: int
    resource: Literal["minerals", "gas"]


@dataclass(frozen=True, slots=True)
class NoDepletion(Effect):
    """Opponents cannot deplete areas whose Resource cards the player holds."""


@dataclass(frozen=True, slots=True)
class RoundPoints(Effect):
    """More conquest points each round while the installation of the card is in play."""

    count: int


@dataclass(frozen=True, slots=True)
class ExtraOrders(Effect):
    """More orders in each Planning Phase while the installation of the card is in play."""

    count: int


@dataclass(frozen=True, slots=True)
class Matches(Effect):
    """Cards with the icons of these units match too."""

    units: UnitSet


@dataclass(frozen=True, slots=True)
class MajorValues(Effect):
    """The major values of the standard card count, whatever its icons."""


@dataclass(frozen=True, slots=True)
class NoSacrifice(Effect):
    """The unit does not have sacrifice. [BW-SAC-01]"""


# At their moments


@dataclass(frozen=True, slots=True)
class TokensForWorkers(Effect):
    """A resource token for each worker in the Worker Pool, up to so many. [BW-AMB-24]"""

    most: int


@dataclass(frozen=True, slots=True)
class Restore(Effect):
    """Partially depleted areas that the player holds are untouched again."""

    count: int


@dataclass(frozen=True, slots=True)
class WarpUnits(Effect):
    """Units move from the Warp Gate's area to one area anywhere. [BW-AMB-13]"""


@dataclass(frozen=True, slots=True)
class Deploy(Effect):
    """Units move from the card to the active planet, or to areas with own bases. [BW-LEAD-16]"""

    where: Literal["active_planet", "own_bases"]


@dataclass(frozen=True, slots=True)
class Avenge(Effect):
    """One unit, installation or base on the same planet is destroyed. [BW-AMB-26]"""


@dataclass(frozen=True, slots=True)
class RaiseBottom(Effect):
    """The bottom order of a stack comes to its top. [BW-AMB-21]"""


@dataclass(frozen=True, slots=True)
class DoubleOrders(Effect):
    """Two orders instead of one each time, up to so many in all."""

    most: int


@dataclass(frozen=True, slots=True)
class LimitOrders(Effect):
    """Opponents place at most so many orders on a planet chosen now. [BW-AMB-22]"""

    count: int


@dataclass(frozen=True, slots=True)
class OrdersBecome(Effect):
    """Each revealed order may be executed as a special order of this kind. [BW-AMB-19]"""

    kind: Literal["build", "mobilize"]
