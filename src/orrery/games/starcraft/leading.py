"""Leadership cards in play, as the rules of everything else ask for them; the base game has none.

A part of the state, with its queries.
"""

from __future__ import annotations

from typing import TypeVar

from orrery.games.starcraft.ability import SETUP
from orrery.games.starcraft.additions import Additions
from orrery.games.starcraft.effect import Effect
from orrery.games.starcraft.leadership import Leadership
from orrery.games.starcraft.leadership_effect import (
    BuildOnCard,
    ChoosePlanets,
    FreeWorkerOrTransport,
    NoVictory,
    PlaceZRoutes,
    SafeTransports,
)
from orrery.games.starcraft.values import IN_PLAY, UNUSED

Lasting = TypeVar("Lasting", bound=Effect)


class Leading(Additions):
    """Who leads by which card."""

    __slots__ = ()

    faction: list[int]
    """By seat; -1 while none is chosen."""
    round: int

    def faction_id(self, seat: int) -> str:
        """The id of a seat's faction; empty while none is chosen."""
        return self.catalog.factions[self.faction[seat]].id if self.faction[seat] >= 0 else ""

    # What a scenario says of factions; without one nothing

    def is_entrenched(self, seat: int, area: int) -> bool:
        """Whether a guard token counts as a base for a defender's cards. [BW-S1-17]"""
        scenario = self.rules.scenario
        return scenario is not None and scenario.entrenches == self.faction_id(seat) and self.guard_at(area) == seat

    def collects_points(self, seat: int) -> bool:
        """Whether a seat gains conquest points at all. [SC-GC-01] [BW-SCEN-09]"""
        scenario = self.rules.scenario
        if scenario is not None and self.faction_id(seat) not in scenario.row.points_for:
            return False
        return self.rules.conquest_points

    def figure_sets(self, seat: int) -> int:
        """Of how many factions a seat uses the figures. [BW-S1-15] [BW-S4-18]"""
        scenario = self.rules.scenario
        borrowed = scenario is not None and self.faction_id(seat) in scenario.row.borrows
        return 2 if borrowed else self.shares(seat)

    def permanent_shares(self, seat: int) -> int:
        """How often a seat has the permanent resources of its race. [BW-S4-14] [BW-S4-20]"""
        scenario = self.rules.scenario
        if scenario is not None and self.faction_id(seat) in scenario.row.no_permanent:
            return 0
        return self.shares(seat)

    def buildable_types(self, seat: int) -> frozenset[int] | None:
        """The unit types that a seat may build, or None where all can be. [BW-S1-12] [BW-S1-13]"""
        scenario = self.rules.scenario
        return None if scenario is None else scenario.buildable.get(self.faction_id(seat))

    def closed_planets(self, seat: int) -> int:
        """The planets on which a scenario lets a seat place no orders, as a bit set. [BW-S2-12]"""
        scenario = self.rules.scenario
        return 0 if scenario is None else scenario.closed.get(self.faction_id(seat), 0)

    def cards_led_by(self, seat: int) -> list[Leadership]:
        """A seat's Leadership cards in play. [BW-LEAD-08]"""
        if not self.leadership or self.faction[seat] < 0:
            return []
        cards, where = self.catalog.faction_leadership[self.faction[seat]], self.leadership
        return [card for card in cards if where[card.number] == IN_PLAY]

    def led_by(self, seat: int, kind: type[Lasting]) -> list[Lasting]:
        """The lasting effects of a kind on a seat's Leadership cards in play."""
        found = self.cards_with(seat, kind)
        return [effect for _, effect in found] if found else []

    def cards_with(self, seat: int, kind: type[Lasting]) -> list[tuple[Leadership, Lasting]]:
        """A seat's Leadership cards in play with a lasting effect of a kind, each with the effect."""
        where, by_faction = self.leadership, self.catalog.lasting_effects.get(kind)
        if not where or by_faction is None or self.faction[seat] not in by_faction:
            return []
        found = by_faction[self.faction[seat]]
        return [(card, effect) for card, effect in found if where[card.number] == IN_PLAY]  # type: ignore[misc]

    def chosen_cards(self, seat: int) -> list[int]:
        """The Leadership cards that a seat has chosen so far, by number."""
        cards = self.catalog.faction_leadership[self.faction[seat]] if self.leadership else ()
        return [card.number for card in cards if self.leadership[card.number] != UNUSED]

    def set_up_by(self, seat: int, kind: type[Effect]) -> bool:
        """Whether the Leadership card that a seat begins with changes the set-up in such a way."""
        cards = self.catalog.leadership
        return any(
            isinstance(clause.effect, kind)
            for card in self.chosen_cards(seat)
            for clause in cards[card].ability.at[SETUP]
        )

    def gifts(self, seat: int) -> int:
        """How many workers or transports are free for a seat in a Build order."""
        return sum(effect.count for effect in self.led_by(seat, FreeWorkerOrTransport)) if self.leadership else 0

    def card_types(self, seat: int) -> list[int]:
        """The unit types that a seat may put on a Leadership card when it builds them."""
        if not self.leadership:
            return []
        own = self.catalog.race_units[self.catalog.factions[self.faction[seat]].race]
        return [kind for effect in self.led_by(seat, BuildOnCard) for kind in own if kind in effect.units]

    def chooses_planets(self, seat: int) -> bool:
        """Whether a seat chooses its planets instead of drawing them. [BW-AMB-14]"""
        return bool(self.leadership) and self.set_up_by(seat, ChoosePlanets)

    def z_route_placer(self, seat: int) -> int:
        """Who places a seat's z-axis routes: itself, unless a card lets somebody place all of them. [BW-AMB-16]"""
        for other in range(self.seats) if self.leadership else ():
            if self.set_up_by(other, PlaceZRoutes):
                return other
        return seat

    def works_now(self, seat: int, kind: type[Lasting]) -> list[tuple[Lasting, int]]:
        """The effects of a kind on a seat's cards that work in this round only, and the planets they are about."""
        cards = self.catalog.leadership
        return [
            (clause.effect, planet)
            for card, round_, planet in self.lasting
            if round_ == self.round and cards[card].faction == self.faction[seat]
            for clause in cards[card].ability.clauses
            if isinstance(clause.effect, kind)
        ]

    def nobody_wins(self) -> bool:
        """Whether a card keeps everybody from winning now. [BW-AMB-18]"""
        return any(self.works_now(seat, NoVictory) for seat in range(self.seats)) if self.lasting else False

    def transports_safe(self, seat: int) -> bool:
        """Whether a card keeps a seat's transports from being destroyed now."""
        return bool(self.lasting) and bool(self.works_now(seat, SafeTransports))
