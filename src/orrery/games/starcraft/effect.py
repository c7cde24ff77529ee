"""What cards do, each thing as a small frozen record of its numbers.

Unit types are numbers of the catalogue; a `UnitSet` is a bit set of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class UnitSet:
    """Unit types: `mask` has the bit of each; `kind` and `units` say how they were named, for texts.

    `kind` is "units", "all_but", "any", or a class of units such as "flying" or "mechanical".
    """

    mask: int
    kind: str
    units: tuple[int, ...] = ()

    def __contains__(self, unit: int) -> bool:
        return bool(self.mask >> unit & 1)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a clause does. Without a word about who, it is for the card's side."""


# In a skirmish


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """More attack in this skirmish, or in every one of the battle if used at its start."""

    bonus: int


@dataclass(frozen=True, slots=True)
class Health(Effect):
    """More health, likewise."""

    bonus: int


@dataclass(frozen=True, slots=True)
class Shelter(Effect):
    """More health, of which only the greatest counts if a side has several. [BW-DEF-10]"""

    bonus: int


@dataclass(frozen=True, slots=True)
class Splash(Effect):
    """Splash damage to these units; `only` narrows it to some types. [SC-SPLASH-09] [SC-SPLASH-16]"""

    ground: bool
    flying: bool
    only: tuple[int, ...]
    units: UnitSet


@dataclass(frozen=True, slots=True)
class Cloak(Effect):
    """Own units with cloaking. [SC-KEY-01]"""

    units: UnitSet


@dataclass(frozen=True, slots=True)
class Detect(Effect):
    """The own side has a detector. [SC-KEY-05]"""


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """Cancels the opponent's card; a standard one must be replaced. [SC-KEY-07] [SC-KEY-10]"""

    card: Literal["standard", "reinforcement"]


@dataclass(frozen=True, slots=True)
class SetAttack(Effect):
    """The final attack of the opponent, or of both sides, is this value."""

    both: bool
    value: int


@dataclass(frozen=True, slots=True)
class NoSupport(Effect):
    """The opponent's support values count 0."""


@dataclass(frozen=True, slots=True)
class Sufficient(Effect):
    """The own side has sufficient strength whatever the values. [SC-SKIRM-16]"""


@dataclass(frozen=True, slots=True)
class Indestructible(Effect):
    """The own units cannot be destroyed in this skirmish; splash damage still can."""


@dataclass(frozen=True, slots=True)
class NoTarget(Effect):
    """Opposing units of one sort cannot target units of another."""

    by: UnitSet
    of: UnitSet


@dataclass(frozen=True, slots=True)
class NoAntiAircraft(Effect):
    """The opponent's Air Support adds no attack in this skirmish."""


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """The opponent chooses and destroys some of his units; `most_cost` is -1 if any cost will do. [SC-KEY-29]"""

    count: int
    where: Literal["skirmish", "battle", "area"]
    units: UnitSet
    most_cost: int


@dataclass(frozen=True, slots=True)
class ScourgeStrike(Effect):
    """The own front-line unit, if it lives, dies and takes a flying opposing one with it. [SC-ERR-01]"""


@dataclass(frozen=True, slots=True)
class ReturnToTechnology(Effect):
    """The card goes back to the Technology deck. [SC-KEY-19]"""


@dataclass(frozen=True, slots=True)
class Collateral(Effect):
    """Collateral damage. [BW-COLL-01]"""


@dataclass(frozen=True, slots=True)
class MindControl(Effect):
    """The opposing front-line unit is stolen. [BW-MIND-01]"""


@dataclass(frozen=True, slots=True)
class Recharge(Effect):
    """The card returns to the hand; `once` in an Execution Phase. [BW-RECH-01] [BW-RECH-02]"""

    once: bool


# What is paid


@dataclass(frozen=True, slots=True)
class Tire(Effect):
    """One worker of the Worker Pool goes to Unavailable Workers."""


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """One of the own units in the battle, or one worker of the Worker Pool, is destroyed."""


# Around battles


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw Combat cards."""

    count: int


@dataclass(frozen=True, slots=True)
class RevealHand(Effect):
    """The opponent in the battle shows his hand."""


@dataclass(frozen=True, slots=True)
class OpenCards(Effect):
    """The opponent places his Combat cards first and faceup. [SC-EVENT-12]"""


@dataclass(frozen=True, slots=True)
class CancelBattle(Effect):
    """There is no battle; the attacker's units retreat."""


@dataclass(frozen=True, slots=True)
class Evacuate(Effect):
    """Own units may leave the contested area for one friendly or empty area of the planet."""


@dataclass(frozen=True, slots=True)
class Recall(Effect):
    """Own units come from anywhere to one area of the active planet with such a unit. [SC-KEY-27]"""

    count: int
    unit: int


@dataclass(frozen=True, slots=True)
class CancelOrder(Effect):
    """The revealed order goes back to its owner without effect."""


@dataclass(frozen=True, slots=True)
class PlaceInstallation(Effect):
    """An own installation may be placed in the area. [BW-INST-07]"""

    installation: str


# Lasting


@dataclass(frozen=True, slots=True)
class Enable(Effect):
    """These units may be built. [SC-TECHU-01]"""

    units: UnitSet


@dataclass(frozen=True, slots=True)
class HandLimit(Effect):
    """A greater hand limit. [SC-REGR-19]"""

    bonus: int


# Orders


@dataclass(frozen=True, slots=True)
class LookOrders(Effect):
    """See the faces of the orders of one stack, or of one opponent."""

    of: Literal["stack", "player"]


@dataclass(frozen=True, slots=True)
class RaiseOrder(Effect):
    """Own orders may be moved to the top of their stacks."""

    count: int


@dataclass(frozen=True, slots=True)
class MakeSpecial(Effect):
    """The revealed standard order is executed as the special order of its kind."""


@dataclass(frozen=True, slots=True)
class SpecialOrders(Effect):
    """More special orders this round than the modules allow."""

    bonus: int


@dataclass(frozen=True, slots=True)
class ExecuteOrder(Effect):
    """A standard order is executed at once, on a planet with an own base or unit, or on any."""

    kind: Literal["build", "mobilize", "research"]
    where: Literal["own_base", "own_unit", "anywhere"]


# Resources, pieces, points


@dataclass(frozen=True, slots=True)
class Deplete(Effect):
    """One area is depleted one step further.

    `state` says which areas qualify, `holder` who must hold their Resource card ("not_own": anyone else or nobody),
    seen from who chooses: the player, or each of the opponents.
    """

    state: Literal["any", "untouched", "partial"]
    holder: Literal["anyone", "opponent", "not_own", "own"]
    by: Literal["player", "each_opponent"]


@dataclass(frozen=True, slots=True)
class Enrich(Effect):
    """One own Resource card is no longer partially depleted, or has more capacity until the end of the next round."""

    capacity: int


@dataclass(frozen=True, slots=True)
class DoubleCapacity(Effect):
    """Own Resource cards have twice their capacity until the end of the round."""

    count: int


@dataclass(frozen=True, slots=True)
class Buy(Effect):
    """One thing of these kinds may be bought at once, cheaper; `only` names it, empty: any.

    `resource` is what the discount is taken off: "minerals", "gas", or "any", as the buyer likes.
    """

    kinds: tuple[str, ...]
    discount: int
    resource: Literal["minerals", "gas", "any"]
    only: str


@dataclass(frozen=True, slots=True)
class GainWorkers(Effect):
    """Unused workers go to the Worker Pool."""

    count: int


@dataclass(frozen=True, slots=True)
class GainTransports(Effect):
    """Up to so many unused transports go to routes of planets with an own base."""

    count: int


@dataclass(frozen=True, slots=True)
class GainUnits(Effect):
    """Free units of the player's race, all in one area; `units` are pairs of a type and a number."""

    where: Literal["friendly_at_base", "friendly_or_empty"]
    units: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BuildFree(Effect):
    """Free units of types that the own buildings allow, in one area."""

    count: int
    where: Literal["friendly_at_base", "friendly_or_empty"]


@dataclass(frozen=True, slots=True)
class GainPoints(Effect):
    """Conquest points."""

    count: int


@dataclass(frozen=True, slots=True)
class GainTokens(Effect):
    """Resource tokens. [BW-RTOK-01]"""

    count: int
    resource: Literal["minerals", "gas", "any"]


@dataclass(frozen=True, slots=True)
class LoseModule(Effect):
    """One opponent returns a module of his choice to his unbuilt ones."""


@dataclass(frozen=True, slots=True)
class DestroyTransports(Effect):
    """Up to so many enemy transports on routes of planets where the player controls an area."""

    count: int


@dataclass(frozen=True, slots=True)
class MoveZRoute(Effect):
    """Z-axis routes are placed again."""

    count: int


# Cards


@dataclass(frozen=True, slots=True)
class LookHand(Effect):
    """See the hand of one opponent."""


@dataclass(frozen=True, slots=True)
class LookEvents(Effect):
    """See the top cards of the Event deck and put them back in any order."""

    count: int


@dataclass(frozen=True, slots=True)
class TheEnd(Effect):
    """The card must be played and lies out for the rest of the game. [SC-EVENT-06] [SC-EVENT-08]"""


@dataclass(frozen=True, slots=True)
class Leadership(Effect):
    """One unused Leadership card of the stage is resolved."""

    stage: int


@dataclass(frozen=True, slots=True)
class HeroAgain(Effect):
    """The destroyed hero returns to a friendly area with an own base."""
