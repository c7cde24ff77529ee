"""Order tokens: in the stacks of planets, and which of them may be placed and executed.

A part of the state, with its queries.
"""

from __future__ import annotations

from itertools import chain

from orrery.games.starcraft.board import Board
from orrery.games.starcraft.catalog import RESEARCH
from orrery.games.starcraft.leadership_effect import DoubleOrders, ExtraOrders, LimitOrders, OrdersBecome, RoundPoints
from orrery.games.starcraft.values import INSTALLATION_KINDS, NOTHING


class Orders(Board):
    """The players' orders."""

    __slots__ = ()

    stacks: list[tuple[int, ...]]
    """By planet: the order tokens on it, from bottom to top. A token is seat * tokens of a seat + its place there."""
    order_known: list[int]
    """By order token: the seats that have seen its face since it was placed or revealed, as a bit set."""
    special_bonus: list[int]
    """By seat: special orders allowed this round beyond those of the modules."""
    special_limit: list[int]
    """By seat: special orders it was allowed to place in the last Planning Phase; modules built since do not count."""

    # Tokens

    def tokens_of(self, seat: int) -> range:
        """All order tokens of a seat."""
        each = len(self.rules.order_tokens)
        return range(seat * each, (seat + 1) * each)

    def token_seat(self, token: int) -> int:
        """Whose order it is."""
        return token // len(self.rules.order_tokens)

    def token_kind(self, token: int) -> str:
        """Its kind: "build", "mobilize" or "research"."""
        return self.rules.order_tokens[token % len(self.rules.order_tokens)][0]

    def token_special(self, token: int) -> bool:
        """Whether it is a special order."""
        return self.rules.order_tokens[token % len(self.rules.order_tokens)][1]

    def orders_placed(self, seat: int) -> int:
        """A seat's order tokens in the stacks by their places among his, as a bit set."""
        each = len(self.rules.order_tokens)
        placed = 0
        for token in chain.from_iterable(self.stacks):
            placed |= 1 << token
        return placed >> seat * each & (1 << each) - 1

    def orders_on_board(self, seat: int) -> list[int]:
        """A seat's order tokens in the stacks."""
        each = len(self.rules.order_tokens)
        return [token for stack in self.stacks for token in stack if token // each == seat]

    def unplaced_tokens(self, seat: int) -> list[int]:
        """A seat's order tokens that lie in no stack and could be placed."""
        placed = self.orders_placed(seat) | self.withheld_orders(seat)
        return [token for place, token in enumerate(self.tokens_of(seat)) if not placed >> place & 1]

    def top_order(self, planet: int) -> int:
        """The order on top of a planet's stack, or NOTHING. [SC-EXEC-01]"""
        stack = self.stacks[planet]
        return stack[-1] if stack else NOTHING

    def orders_to_place(self, seat: int) -> int:
        """How many orders a seat places in a Planning Phase. [SC-PLAN-01]"""
        orders = self.catalog.numbers.orders
        return orders if self.second_faction[seat] < 0 else orders * self.shares(seat)

    def waiting_orders(self, seat: int) -> int:
        """Who places orders of two factions places one of each in turn: the tokens of that whose turn it is not, as a
        bit set of their places. [BW-S4-19]"""
        if self.second_faction[seat] < 0:
            return 0
        each = len(self.rules.order_tokens) // 2
        own, placed = (1 << each) - 1, self.orders_placed(seat)
        first = (placed & own).bit_count() <= (placed >> each).bit_count()
        return own << each if first else own

    def orders_left(self, seat: int) -> int:
        """How many orders a seat still places in this Planning Phase. [SC-PLAN-01] [BW-DEF-03]"""
        placed = self.orders_placed(seat).bit_count() + self.defended[seat]
        return self.orders_to_place(seat) + self.extra_orders(seat) - placed

    def extra_orders(self, seat: int) -> int:
        """How many orders more a seat places at the start of a Planning Phase, by an installation."""
        return self._for_installations(seat, ExtraOrders) if self.leadership else 0

    def doubles_orders(self, seat: int) -> bool:
        """Whether a seat may place two orders at a time in this Planning Phase."""
        return bool(self.lasting) and bool(self.works_now(seat, DoubleOrders))

    def barred_planets(self, seat: int) -> int:
        """The planets on which a seat may place no more orders, by others' influence, as a bit set. [BW-AMB-22]"""
        barred = 0
        for other in range(self.seats) if self.lasting else ():
            for effect, planet in self.works_now(other, LimitOrders) if self.team[other] != self.team[seat] else ():
                if sum(self.token_seat(token) == seat for token in self.stacks[planet]) >= effect.count:
                    barred |= 1 << planet
        return barred

    def other_kinds(self, seat: int) -> list[str]:
        """The kinds of special orders as which a seat may execute any order in this round. [BW-AMB-19]"""
        return [effect.kind for effect, _ in self.works_now(seat, OrdersBecome)] if self.lasting else []

    def round_points(self, seat: int) -> int:
        """The conquest points that a seat gains each round for an installation."""
        return self._for_installations(seat, RoundPoints) if self.leadership else 0

    def _for_installations(self, seat: int, kind: type[ExtraOrders] | type[RoundPoints]) -> int:
        """What a seat's Leadership cards give as long as their installations are in play."""
        found = self.cards_with(seat, kind)
        return sum(effect.count for card, effect in found if self.has_structure(seat, card.installation))

    def has_structure(self, seat: int, installation: str) -> bool:
        """Whether an installation of a seat is in play."""
        kind = INSTALLATION_KINDS.get(installation)
        return kind in self.structure_kind and any(
            found == kind and owner == seat
            for found, owner in zip(self.structure_kind, self.structure_seat, strict=True)
        )

    def special_orders_allowed(self, seat: int) -> int:
        """How many special orders a seat may place in a Planning Phase, or execute in a round, as the rule set has it.

        [SC-PLAN-14] [SC-MOD-06] [BW-ORDER-04]
        """
        return self.module_worth(seat, RESEARCH) + self.special_bonus[seat]

    def special_planets(self, seat: int) -> int:
        """The planets on which a seat may place one more special order, as a bit set: all or none. [SC-PLAN-13]"""
        everywhere = (1 << len(self.catalog.planets)) - 1
        if self.rules.special_orders != "placed":  # [BW-ORDER-01]
            return everywhere
        allowed = self.special_orders_allowed(seat)
        if allowed <= 0 or sum(self.token_special(token) for token in self.orders_on_board(seat)) >= allowed:
            return 0
        return everywhere

    def special_orders_placed_at_most(self, seat: int) -> int:
        """How many special orders a seat can have placed in the last Planning Phase, for all to know. [SC-PLAN-14]"""
        if self.rules.special_orders != "placed":
            return len(self.rules.order_tokens)
        return self.special_limit[seat] + self.special_bonus[seat]

    def may_execute(self, seat: int, planet: int, token: int) -> bool:
        """Whether a seat may execute its order on a planet so that it gets the token back.

        A special one, where the number of those executed is limited: if there is room for it in the Special Order Pool,
        or it need not go there. [SC-EXEC-03] [BW-ORDER-04] [BW-STRAT-04]
        """
        if self.rules.special_orders == "placed" or not self.token_special(token):
            return True
        return self.pool_size(seat) < self.special_orders_allowed(seat) or self.holds_strategic_area(seat, planet)

    def special_permission(self, seat: int, planet: int) -> bool:
        """Whether a seat may place one more special order on a planet. [SC-PLAN-13]"""
        return bool(self.special_planets(seat) >> planet & 1)

    def planets_in_reach(self, seat: int) -> int:
        """The planets with a unit or base of a seat and those adjacent to them, as a bit set.

        [SC-PLAN-04] [SC-PLAN-05] [SC-PLAN-06]
        """
        mine, structures, units = self.seat_units[seat], self.structure_seat, self.area_units
        planet_of, adjacent = self.catalog.planet_of, self.adjacent
        reached = 0
        for area in self.placed_areas:
            if units[area] & mine or structures[area] == seat:
                planet = planet_of[area]
                reached |= 1 << planet | adjacent[planet]
        if self.lasting:
            reached &= ~self.barred_planets(seat)
        return reached & ~self.closed_planets(seat) if self.rules.scenario is not None else reached

    def may_place_order(self, seat: int, planet: int) -> bool:
        """Whether a planet is eligible for a seat's orders. [SC-PLAN-06]"""
        return bool(self.planets_in_reach(seat) >> planet & 1)
