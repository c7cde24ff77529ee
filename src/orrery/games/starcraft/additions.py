"""What an expansion adds to the table, and its queries; in the base game all of it is empty.

The part of the state on which the others rest: base rules ask it through named queries (`guard_at`, `withheld_orders`,
`hero_units` ...) that find nothing where nothing was added.
"""

from __future__ import annotations

from typing import Annotated

from orrery.core.fields import SHARED
from orrery.core.state import State
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.ruleset import StarCraftRules
from orrery.games.starcraft.values import IN_PLAY, NOBODY


class Additions(State):
    """What is only there with an expansion."""

    __slots__ = ()

    rules: Annotated[StarCraftRules, SHARED]
    catalog: Annotated[Catalog, SHARED]

    guards: list[tuple[int, int]]
    """Areas with a guard token, and whose it is. [BW-DEF-07]"""
    point_tokens: list[int]
    """Areas with a special conquest point token. [BW-LEAD-15]"""
    leadership: list[int]
    """By Leadership card: UNUSED, IN_PLAY or GONE. [BW-LEAD-08]"""
    leadership_stage: int
    """The last stage for which Leadership cards were chosen. [BW-LEAD-05]"""
    lasting: list[tuple[int, int, int]]
    """Leadership cards that work for a round, the number of this round, and the planet they are about or NOWHERE."""
    special_pool: list[int]
    """By seat: its order tokens in the Special Order Pool by their places among his, as a bit set. [BW-ORDER-05]"""
    lost_orders: list[int]
    """By seat: its order tokens that are not in the game, likewise. [BW-OPT-04] [BW-LEAD-14]"""
    defended: list[bool]
    """By seat: whether it has used its Defend order in this Planning Phase. [BW-DEF-02]"""
    resource_tokens: list[int]
    """By seat and resource: resource tokens. [BW-RTOK-04]"""
    recharged: list[int]
    """Cards that have used up their recharge in this Execution Phase. [BW-RECH-02]"""
    lost_bases: list[int]
    """By seat: bases that have left the game. [BW-SURV-04]"""
    second_faction: list[int]
    """By seat: another faction with whose pieces it plays as well, or -1. [BW-S4-18]"""
    seated: list[int]
    """The seats in the order in which a scenario seats them; empty where they sit by their numbers. [BW-SCEN-10]"""
    items: list[tuple[int, int]]
    """By item of the scenarios: the unit that carries it and the area where it lies, else NOTHING and NOWHERE.
    [BW-SCEN-14] [BW-SCEN-15]"""

    @property
    def parties(self) -> int:
        """The seats, and after them the factions without a player. [BW-S2-15]"""
        return self.seats + self.rules.automatic_factions

    def shares(self, seat: int) -> int:
        """Of how many factions a seat has the pieces. [BW-S4-18]"""
        return 1 + (self.second_faction[seat] >= 0)

    # Items

    def carriers(self) -> int:
        """The units that carry an item, as a bit set. [BW-SCEN-14]"""
        return sum(1 << unit for unit, _ in self.items if unit >= 0) if self.items else 0

    # Orders

    def withheld_orders(self, seat: int) -> int:
        """A seat's order tokens that cannot be placed although they lie in no stack, as a bit set of their places."""
        return self.special_pool[seat] | self.lost_orders[seat]

    def pool_size(self, seat: int) -> int:
        """How many order tokens lie in a seat's Special Order Pool. [BW-ORDER-04]"""
        return self.special_pool[seat].bit_count()

    # Guard tokens

    def guard_at(self, area: int) -> int:
        """Whose guard token lies in an area, or NOBODY. [BW-DEF-07]"""
        for where, seat in self.guards:
            if where == area:
                return seat
        return NOBODY

    # Conquest points

    def points_in(self, area: int) -> int:
        """The conquest points of an area, with those of tokens there. [SC-CORE-18] [BW-LEAD-15]"""
        points = self.catalog.points[area]
        return points + self.point_tokens.count(area) if self.point_tokens else points

    # Leadership cards

    def leadership_at(self, faction: int, place: int) -> list[int]:
        """The Leadership cards of a faction that are UNUSED, IN_PLAY or GONE."""
        cards = self.catalog.leadership
        return [card for card, where in enumerate(self.leadership) if where == place and cards[card].faction == faction]

    def leads_by(self, name: str) -> bool:
        """Whether the Leadership card of this name is in play. [BW-LEAD-08]"""
        number = self.catalog.leadership_number.get(name)
        return number is not None and self.leadership[number] == IN_PLAY
