"""What speaks for playing a card, and what against it: the judgements that effects make up their worth of."""

from __future__ import annotations

from functools import cached_property

from orrery.core import Seat
from orrery.games.risk.components import Card
from orrery.games.risk.insight.campaigns import BIGGEST, Campaign
from orrery.games.risk.insight.fights import Station, attack_value, best_attack, idle_units
from orrery.games.risk.insight.worth import worths
from orrery.games.risk.insight.yardstick import Yardstick, yardstick
from orrery.games.risk.odds import conquest_odds
from orrery.games.risk.rules.dice import changes_to, compare, limited, values
from orrery.games.risk.rules.fronts import MOST_DEFENDERS
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers
from orrery.games.risk.values import Invasion

WORTH_A_CARD = 5.0
"""A territory worth so much deserves a card to win or hold it."""
BIG_FIGHT = 3
"""Defenders from which an ability that lasts pays."""
DANGER = 0.3
"""The chance to lose a territory from which an ability to hold it pays."""
STAR = 1.2
"""What a star in hand is worth, in units."""


class Weighing:
    """A position as a seat with a card in hand looks at it. Nothing hidden is looked at but that hand."""

    def __init__(self, s: RiskState, seat: Seat) -> None:
        self.s = s
        self.seat = seat

    @cached_property
    def figures(self) -> Yardstick:
        """What things count in this game."""
        return yardstick(self.s)

    @cached_property
    def worth(self) -> list[float]:
        """What each territory is worth to the seat."""
        return worths(self.s, self.seat)

    @cached_property
    def campaign(self) -> Campaign:
        """How far armies could go."""
        return Campaign(self.s, self.seat, self.worth, self.figures)

    def kept(self, card: Card) -> float:
        """What a card is worth for its stars if it is kept."""
        return STAR * card.stars

    def cards_of(self, other: Seat) -> int:
        """How many cards another player holds."""
        return self.s.cards.where.count(other)

    # Outside invasions

    def best_attack(self, target: int, fewer: int = 0, limit: int = MOST_DEFENDERS) -> float:
        """The best attack on a territory, also if it had fewer units, or could roll no more dice than these."""
        return best_attack(self.s, self.seat, target, self.worth, fewer, limit)

    def weakened(self, target: int, fewer: int = 0, limit: int = MOST_DEFENDERS) -> float:
        """How much better an attack on a territory becomes with fewer units or dice there."""
        return self.best_attack(target, fewer, limit) - self.best_attack(target)

    def attack(self, source: int, target: int) -> float:
        """What an attack is worth, from a territory that need not be adjacent."""
        s = self.s
        changes = modifiers(s, self.seat, source, target, s.hero[self.seat] == source)
        return attack_value(s.units[source], s.units[target], self.worth[target], changes, self.figures)

    def reinforced(self, territory: int, units: int) -> float:
        """What more units in an own territory are worth."""
        return self.station(territory).gain(units)

    def station(self, territory: int) -> Station:
        """A territory as a place for units."""
        return Station(self.s, self.seat, territory, self.worth, self.campaign)

    def idle_units(self) -> int:
        """The most units that stand in one territory without an enemy beside it."""
        return idle_units(self.s, self.seat)

    # In an invasion

    @property
    def invasion(self) -> Invasion:
        """The invasion that is running."""
        return self.s.under_way

    @property
    def matters(self) -> bool:
        """Whether the territory that is fought for deserves a card."""
        return self.worth[self.invasion.target] >= WORTH_A_CARD

    def whether_to_support(self) -> float:
        """Whether to help an invasion along from its declaration on, or to stand against it."""
        s, fight = self.s, self.invasion
        if not self.matters:
            return -1.0
        if self.seat == fight.attacker:
            return 1.0 if s.units[fight.target] >= BIG_FIGHT else -1.0
        danger = conquest_odds(min(BIGGEST, s.units[fight.source]), min(BIGGEST, s.units[fight.target]))
        return 1.0 if danger > DANGER else -1.0

    def changed_dice(self, card: Card, *, defending: bool = False) -> float:
        """How many more units a card on the dice kills, or saves."""
        if not self.matters:
            return -1.0
        _, before = self._at_stake()
        _, after = self._at_stake(card)
        return float(before - after if defending else after - before) - 0.5

    def rolled_again(self) -> float:
        """Dice that lose more than they win are rolled again."""
        mine, theirs = self._at_stake()
        return float(self.invasion.committed if mine > theirs and self.matters else -self.invasion.committed)

    def one_more_killed(self) -> float:
        """One more unit counts where it matters, or if it is the last one."""
        fight = self.invasion
        _, lost = fight.losses
        return 1.0 if self.matters or self.s.units[fight.target] == lost + 1 else -1.0

    def all_saved(self) -> float:
        """The units saved, of which it takes two where little is at stake."""
        _, lost = self.invasion.losses
        return float(lost) if self.matters else lost - 1.5

    def _at_stake(self, card: Card | None = None) -> tuple[int, int]:
        """What the dice cost both sides if nobody changes them any more but for this card."""
        s, fight = self.s, self.invasion
        more = ((card.number, fight.source, fight.target),) if card is not None else ()
        changes = changes_to(s, fight, more)
        return limited(changes, compare(*values(s, fight, more), "attack-ties" in changes))
