"""The parts of the state that belong together: a route, the running order, a battle and its skirmishes.

Bit sets of unit tokens and of seats are plain numbers; `members` takes them apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from orrery.core.values import Value

NOBODY = -1
NOWHERE = -1
NOTHING = -1

SUPPLY = -1
"""Where a unit is that is not on the board: in its owner's unused pool. [SC-CORE-15]"""
ON_CARD = -2
"""Where a unit is that waits on a Leadership card of its player, not on the board. [BW-AMB-12]"""

NO_STRUCTURE, BASE, INFESTED_COMMAND_CENTER, WARP_GATE, OVERMIND, CEREBRATE = range(6)
"""What stands in an area besides units: nothing, a base, or an installation. [BW-INST-06]"""
INSTALLATION_KINDS = {
    "infested-command-center": INFESTED_COMMAND_CENTER,
    "warp-gate": WARP_GATE,
    "overmind": OVERMIND,
    "cerebrate": CEREBRATE,
}
"""The installations by their names."""

RESOURCE_DECK, DEPLETED_CARD, NO_CARD = -1, -2, -3
"""Who holds the Resource card of an area if no seat does: the common deck, nobody ever again, or there is none."""
UNTOUCHED, PARTIALLY_DEPLETED, DEPLETED = 0, 1, 2
"""How far an area is depleted. [SC-FORCE-02] [SC-FORCE-05]"""

TECHNOLOGY, DECK, HAND, DISCARD, PLAY, SPLASH, OUT = range(7)
"""Where a Combat or Technology card is, beside its owner: Technology deck, Combat deck, hand, discard pile, play area,
kept as triggered splash damage [SC-SPLASH-07], out of the game; or SKIRMISH + the number of a skirmish."""
SKIRMISH = 16
BORROWED = 64
"""Where a card is that a Combat deck lends to a unit its player does not control: BORROWED + twice the number of the
skirmish + the side. [BW-MIND-03]"""

EVENT_BAG, EVENT_TOP, EVENT_DISCARD, EVENT_COMMON, EVENT_OUT = range(5)
"""Where an Event card is: in the bag of its stage (deck, box and unread cards alike), looked at on top of the deck,
discarded, beside the board for all, or out of the game; or one of the following + the number of a seat."""
EVENT_HAND, EVENT_PLAY, EVENT_FACEDOWN = 16, 32, 48
"""Read and not yet played; in the play area; drawn as a certain card and not yet read."""

ATTACKER, DEFENDER = 0, 1
"""The sides of a battle."""

BUILD, MOBILIZE, RESEARCH = "build", "mobilize", "research"
"""The kinds of orders."""
DEFEND, STAR = "defend", "star"
"""The kinds of orders that Brood War adds. [BW-DEF-01] [BW-LEAD-14]"""

UNUSED, IN_PLAY, GONE = range(3)
"""Where a Leadership card is: not chosen, in its player's play area, or out of the game. [BW-LEAD-07] [BW-LEAD-08]"""

GUARD = "guard-token"
"""A guard token among the abilities for battles. [BW-DEF-08]"""

STAGES = (1, 2, 3)
"""The stages of the Event deck."""


def places_of(value: int, values: list[int]) -> list[int]:
    """Where a value stands in a list; quick where it stands there seldom.

    >>> places_of(7, [7, 0, 7])
    [0, 2]
    """
    place, found = -1, []
    for _ in range(values.count(value)):
        place = values.index(value, place + 1)
        found.append(place)
    return found


def members(things: int) -> list[int]:
    """The numbers in a bit set, in rising order.

    >>> members(0b10011)
    [0, 1, 4]
    """
    found: list[int] = []
    while things:
        lowest = things & -things
        found.append(lowest.bit_length() - 1)
        things ^= lowest
    return found


def lowest(things: int) -> int:
    """The lowest number in a bit set that is not empty."""
    return (things & -things).bit_length() - 1


class Route(msgspec.Struct, frozen=True):
    """A navigation route: its two planets, the sides of their tiles it is attached to, and its number if it is a
    z-axis route (-1: a normal one). Of a z-axis route the first end is the major one. [SC-CORE-13] [SC-TRANS-06]"""

    first: int
    first_side: int
    second: int
    second_side: int
    z: int = -1

    def other(self, planet: int) -> int:
        """The planet at the other end."""
        return self.second if planet == self.first else self.first


class Order(Value):
    """The order that is being executed, and what has been done with it so far. [SC-CORE-14]

    `token` is the order token, or NOTHING for an order that an Event card gives. `present` are the active player's
    units on the active planet when the order began [SC-TECHU-04]; `moved` those that have made their move. `enemy_area`
    is the one enemy area that was entered. [SC-MOB-05]
    """

    seat: int
    planet: int
    kind: str
    special: bool = False
    token: int = NOTHING
    present: int = 0
    # Build
    units_built: int = 0
    discount: int = 0
    gifts: int = 0
    """Workers or transports that are still free."""
    building_bought: bool = False
    module_bought: bool = False
    # Mobilize
    moved: int = 0
    enemy_area: int = NOWHERE
    lifted: bool = False
    evaded: int = 0
    """The planets from which units were transported past Limited Orbital Defense, as a bit set. [BW-MOD-09]"""
    used: int = 0
    """The cards in the play area that were used with it, as a bit set of card numbers."""
    # Research
    technology: int = NOTHING
    """The technology just bought, whose cards for the Combat deck are not shuffled in yet."""


class Skirmish(Value):
    """One unit of each side in the front line, and who supports them; sides as ATTACKER and DEFENDER.

    The cards of a skirmish are those at SKIRMISH + its number. `standard` and `reinforcement` are the accepted cards
    of both sides once they are revealed (NOTHING: none). What the compare step fixes stays in force to the end of the
    skirmish, whatever becomes of the units. [SC-SKIRM-12]
    """

    front: tuple[int, int]
    supporters: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    resolved: bool = False
    standard: tuple[int, int] = (NOTHING, NOTHING)
    reinforcement: tuple[int, int] = (NOTHING, NOTHING)
    # Fixed in the compare step
    matched: tuple[bool, bool] = (False, False)
    """Whether an icon of the standard card matches the front-line unit. [SC-SKIRM-04]"""
    attack: tuple[int, int] = (0, 0)
    health: tuple[int, int] = (0, 0)
    sufficient: tuple[bool, bool] = (False, False)
    targets: tuple[int, int] = (0, 0)
    """The unit types the front-line unit can target, as a bit set. [SC-TARGET-02]"""
    cloaked: tuple[int, int] = (0, 0)
    """The unit types of each side with cloaking that no detector cancels, as a bit set. [SC-KEY-05]"""
    indestructible: tuple[bool, bool] = (False, False)
    splash: tuple[tuple[int, int], ...] = ()
    """Cards with splash damage, and the unit types it hits as a bit set."""
    # What came of it
    doomed: tuple[int, ...] = ()
    """Cloaked units that are destroyed at the end of the step unless they withdraw. [SC-KEY-01]"""
    returned: tuple[int, ...] = ()
    """Cards whose price was to go back to the Technology deck."""
    sacrificed: tuple[int, ...] = ()
    """Front-line units that give their lives in it. [BW-SAC-01]"""
    struck: tuple[bool, bool] = (False, False)
    """Sides that have destroyed an opposing unit, as splash damage wants it. [SC-SPLASH-01]"""


class Battle(msgspec.Struct):
    """A battle: where, who against whom, and its skirmishes. Both sides' units stand in the area all the time."""

    area: int
    attacker: int
    defender: int
    special: bool = False
    """Whether the order was a special Mobilize order. [SC-SPEC-05]"""
    skirmishes: list[Skirmish] = []
    current: int = NOTHING
    """The skirmish that is being resolved."""
    splash: tuple[tuple[int, int], ...] = ()
    """Triggered splash damage cards in the order they were triggered, and the unit types each hits as a bit set."""
    used: tuple[tuple[int, str], ...] = ()
    """The side and the name of each start-of-battle ability that was used. [SC-BATTLE-05]"""
    open_cards: tuple[bool, bool] = (False, False)
    """Sides that place their cards first and faceup. [SC-EVENT-12]"""
    called_off: bool = False
    """Whether there is no battle after all, by an ability: then the attacker retreats."""
    shown: tuple[tuple[int, int], ...] = ()
    """Cards in hands that others knew before cards were placed facedown, and the seats that did, as a bit set."""
    started_with: tuple[int, int] = (0, 0)
    """Both sides' units when it began, as bit sets."""

    def copy(self) -> Battle:
        """An independent copy."""
        twin = self.__copy__()
        twin.skirmishes = [skirmish.__copy__() for skirmish in self.skirmishes]
        return twin

    if TYPE_CHECKING:

        def __copy__(self) -> Battle:
            """A copy that shares the skirmishes."""

    def seat_of(self, side: int) -> int:
        """Who fights on a side."""
        return self.defender if side else self.attacker

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return ATTACKER if seat == self.attacker else DEFENDER
