"""How a seat looks at the table: what it has, what it would have after this or that, and what the difference is worth.

Nothing is tried out on the state: all questions of the kind "what if" build small values.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from orrery.core import Seat
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED
from orrery.games.space_base.insight.prospect import prospect
from orrery.games.space_base.rules.charges import has_open_slot
from orrery.games.space_base.rules.dice import DIE_VALUES
from orrery.games.space_base.rules.purchase import claimable
from orrery.games.space_base.state import SpaceBaseState

DEAREST_SHIP = 14
"""More credits than that buy nothing but colonies."""
BUYING = 6
"""The phase of the regular purchase."""


class Reward(NamedTuple):
    """What a sector pays at once: credits, and what all else is worth."""

    credits: int = 0
    worth: float = 0.0

    def plus(self, other: Reward) -> Reward:
        """Both."""
        return Reward(self.credits + other.credits, self.worth + other.worth)


class Outlook:
    """A seat's view of what things are worth to it now."""

    def __init__(self, s: SpaceBaseState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.prospect = prospect(s, seat)
        self.weights = self.prospect.weights
        self.entries = self.prospect.entries
        self._purses: dict[int, float] = {}

    # Cards

    def card(self, card: int, sector: int) -> float:
        """What it is worth to lay a card into a sector, whatever it costs."""
        return self.prospect.added(card, sector)

    def best(self, cards: Sequence[int]) -> float:
        """What the best of these cards is worth in its own sector; 0 if there is none."""
        sector = self.s.catalog.sector
        return max((self.card(card, sector[card]) for card in cards), default=0.0)

    def best_claim(self, levels: Sequence[int]) -> float:
        """What the best ships of these levels are worth for nothing, one of each."""
        return sum(self.best(claimable(self.s, self.seat, [level])) for level in levels)

    def best_purchase(self, cards: Sequence[int]) -> float:
        """What the best of these cards gains at its exact cost; 0 if none is worth it."""
        sector = self.s.catalog.sector
        return self.best_placement([(card, sector[card]) for card in cards])

    def best_placement(self, placements: Sequence[tuple[int, int]]) -> float:
        """The same for cards that are laid into a sector of choice."""
        return max((self.bought(card, sector) for card, sector in placements), default=0.0)

    def bought(self, card: int, sector: int) -> float:
        """What a card gains at its exact cost."""
        return self.card(card, sector) + self.credits(-self.s.catalog.cost[card])

    def swapped(self, one: int, other: int) -> float:
        """What it gains to change all cards of two sectors."""
        station, deployed = self.prospect.console
        return self.prospect.change((station.swapped(one, other), deployed.swapped(one, other)))

    def exchanged(self, card: int, partner: int) -> float:
        """What it gains if a card trades places with a stationed one."""
        s, pay, change = self.s, self.prospect.pay, self.prospect.change
        station, deployed = self.prospect.console
        here, there = s.sector(card), s.sector(partner)
        station = station.replaced(there, *pay(STATIONED, card))
        if s.side(card) == STATIONED:
            return change((station.replaced(here, *pay(STATIONED, partner)), deployed))
        deployed = deployed.without(here, *pay(DEPLOYED, card)).added(here, *pay(DEPLOYED, partner))
        return change((station, deployed))

    # Credits

    @cached_property
    def offers(self) -> list[tuple[int, int]]:
        """Every card that lies open and is not blocked, with its cost; the cheapest first."""
        s, cost = self.s, self.s.catalog.cost
        cards = s.unblocked(self.seat, [card for card in (*s.yard, *s.colonies) if card >= 0])
        return sorted([(cost[card], card) for card in cards])

    def best_offer(self, credits: int) -> float:
        """What the best card is worth that so many credits buy; 0 if there is none."""
        sector, added, best = self.s.catalog.sector, self.prospect.added, 0.0
        for cost, card in self.offers:
            if cost > credits:
                break
            best = max(best, added(card, sector[card]))
        return best

    def held(self, credits: int) -> float:
        """What it is worth to keep so many credits beyond the own turn: they rise to the income, if below it."""
        kept = max(credits, self.s.income[self.seat])
        return self.weights.credit * min(kept, self.dearest)

    @cached_property
    def dearest(self) -> int:
        """The most credits that could be spent at once."""
        colonies = self.s.unblocked(self.seat, [card for card in self.s.colonies if card >= 0])
        return max([DEAREST_SHIP, *(self.s.catalog.cost[card] for card in colonies)])

    def purse(self, credits: int) -> float:
        """What it is worth to have so many credits now: what they will buy, if the own purchase is still to come."""
        if credits not in self._purses:
            worth = self.held(credits)
            if self.seat == self.s.active and self.s.phase < BUYING:
                worth = max(worth, self.held(0) + self.best_offer(credits))
            self._purses[credits] = worth
        return self._purses[credits]

    def credits(self, amount: int) -> float:
        """What it is worth to gain (or lose) credits."""
        now = self.s.credits[self.seat]
        return self.purse(now + amount) - self.purse(now)

    # Rewards and tokens

    @property
    def side(self) -> int:
        """The side that pays the seat in this turn."""
        return STATIONED if self.seat == self.s.active else DEPLOYED

    def token(self, card: int) -> float:
        """What a token on a card on a console is worth."""
        return self.weights.token * self.entries[self.s.side(card)][card].token

    def price(self, card: int) -> float:
        """What the tokens for one use of a card are worth."""
        return self.s.price(card) * self.token(card)

    def plain_reward(self, sector: int) -> Reward:
        """What a sector pays at once, but for its arrows."""
        s, side, weights = self.s, self.side, self.weights
        credits, worth = 0, 0.0
        for card in s.cards_in(self.seat, side, sector):
            entry = self.entries[side][card]
            credits += entry.credits
            worth += entry.income * weights.income + entry.points * weights.point
            if entry.extra:
                lost = entry.token and not has_open_slot(s, card)
                worth += weights.token * (entry.extra - (entry.token if lost else 0.0))
        return Reward(credits, worth)

    def reward(self, sector: int) -> Reward:
        """What a sector pays at once, with what its arrows lead to."""
        found = self.plain_reward(sector)
        for card in self.s.cards_in(self.seat, self.side, sector):
            arrow = self.entries[self.side][card].arrow
            if arrow:
                found = found.plus(self.follow(sector, arrow))
        return found

    def follow(self, sector: int, arrow: str) -> Reward:
        """What an arrow leads to."""
        sides = {"left": (sector - 1,), "right": (sector + 1,), "either": (sector - 1, sector + 1)}[arrow]
        targets = [self.plain_reward(target) for target in sides if 1 <= target <= SECTORS]
        return max(targets, key=self.receive, default=Reward())

    def receive(self, reward: Reward) -> float:
        """What a reward is worth."""
        return self.credits(reward.credits) + reward.worth

    def rewards(self, *sectors: int) -> float:
        """What it is worth to allocate the dice to these sectors."""
        found = Reward()
        for sector in sectors:
            found = found.plus(self.reward(sector))
        return self.receive(found)

    # Dice

    @cached_property
    def sectors(self) -> list[float]:
        """What each sector is worth now, by itself; from 1."""
        return [0.0, *(self.rewards(sector) for sector in range(1, SECTORS + 1))]

    def rolled(self, first: int, second: int) -> float:
        """What a roll is worth, used in the better way."""
        return max(self.sectors[first] + self.sectors[second], self.sectors[first + second])

    def roll(self, first: Sequence[int], second: Sequence[int]) -> float:
        """What a roll is worth on average, with these values for each die."""
        total = sum(self.rolled(one, other) for one in first for other in second)
        return total / (len(first) * len(second))

    def die_set(self, value: int) -> float:
        """What it gains to fix the next die."""
        first = [self.s.dice[0]] if self.s.dice[0] else DIE_VALUES
        free = self.roll(first, DIE_VALUES)
        return (self.roll(first, [value]) if self.s.dice[0] else self.roll([value], DIE_VALUES)) - free

    def rerolled(self, dice: int) -> float:
        """What it gains to roll some dice (a bit set) again."""
        first, second = (DIE_VALUES if dice >> die & 1 else [self.s.dice[die]] for die in (0, 1))
        return self.roll(first, second) - self.rolled(*self.s.dice)

    def foes_lose(self, points: int) -> float:
        """What it gains if all others lose points."""
        lost = max(min(points, self.s.points[foe]) for foe in range(self.s.seats) if foe != self.seat)
        return self.weights.point * lost
