"""What cards do in a skirmish: final values as far as they are known, and what may come of them.

A seat's own cards count exactly; those of its opponent as they are on average, or exactly once they lie open.
"""

from __future__ import annotations

from typing import NamedTuple

from orrery.core import Seat
from orrery.games.starcraft.ability import CANCEL, COMPARE, END_DESTROY, Clause
from orrery.games.starcraft.effect import (
    Attack,
    Cancel,
    Cloak,
    Destroy,
    Health,
    Indestructible,
    NoSupport,
    SetAttack,
    Shelter,
    Splash,
    Sufficient,
)
from orrery.games.starcraft.effects.conditions import battle_of, front_type, holds
from orrery.games.starcraft.effects.in_force import Clash, ability_of, targets_of
from orrery.games.starcraft.insight.outlook import LOSSES, Outlook
from orrery.games.starcraft.insight.strength import Fighter, chance_to_destroy
from orrery.games.starcraft.rules.final_values import anti_aircraft, bonuses, order_bonus, support_strength
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import SKIRMISH, members

TURNING = 0.6
"""What a special effect of a card counts, beside the values: cancelling, splash damage, cloaking."""


class Hand(NamedTuple):
    """Cards that a side might play in a skirmish: a standard card, or -1 for one from the deck, and a reinforcement."""

    standard: int
    reinforcement: int = -1


class Fight:
    """A skirmish of the running battle as one of its sides sees it."""

    def __init__(self, outlook: Outlook, number: int) -> None:
        self.outlook = outlook
        self.s: StarCraftState = outlook.s
        self.seat: Seat = outlook.seat
        self.number = number
        battle = battle_of(self.s)
        self.side = battle.side_of(self.seat)
        self.clash = Clash(self.s, number)
        self.own = front_type(self.s, self.side, number)
        self.other = front_type(self.s, 1 - self.side, number)
        front = battle.skirmishes[number].front
        self.can_hit = bool(targets_of(self.clash, self.side, front[self.side]) >> self.other & 1)
        self.can_be_hit = bool(targets_of(self.clash, 1 - self.side, front[1 - self.side]) >> self.own & 1)
        self.support = (self._support(self.side), self._support(1 - self.side))
        self.coming = (0.0, 0.0)
        """The support that may still be assigned here, the own and the opponent's, on average."""
        self._effects: dict[Hand, list[object]] = {}
        self._stake: float | None = None
        self.opponent = self._opponent()

    def _support(self, side: int) -> Fighter:
        """What counts for a side whatever its cards are."""
        clash = self.clash
        attack, health = bonuses(clash, side, clash.lasting[side])
        more_attack, more_health = bonuses(clash, side, clash.started[side], clash.started[side])
        shelters = [clause.effect.bonus for clause in clash.started[side] if isinstance(clause.effect, Shelter)]
        attack += more_attack + support_strength(clash, side) + order_bonus(clash, side) + anti_aircraft(clash, side)
        return Fighter(float(attack), float(health + more_health + max(shelters, default=0)))

    def _opponent(self) -> Fighter:
        """What the opponent will show: by the cards that lie open, or on average."""
        s = self.s
        battle = battle_of(s)
        other = battle.seat_of(1 - self.side)
        _, support = self.support
        laid = [card for card in s.cards_at(other, SKIRMISH + self.number) if s.cards.known[card] >> self.seat & 1]
        standard = [card for card in laid if s.catalog.standard[s.card_face[card]]]
        if standard:
            extra = [card for card in laid if card not in standard]
            shown = self.values(1 - self.side, Hand(standard[0], extra[0] if extra else -1))
        else:
            cards = 1 + s.hand_size(other) // max(1, len(battle.skirmishes))
            shown = self.outlook.strengths.fighters(other, cards)[self.other]
        return Fighter(shown.attack + support.attack, shown.health + support.health)

    # Own cards

    def values(self, side: int, hand: Hand, *, paying: bool = True) -> Fighter:
        """What a side's cards show and add, without support; with what costs something, or without."""
        s = self.s
        kind = self.own if side == self.side else self.other
        owner = battle_of(s).seat_of(side)
        if hand.standard < 0:
            return self.outlook.strengths.fighters(owner, 1)[kind]
        face = s.card_face[hand.standard]
        matching = bool(s.catalog.icons[face] >> kind & 1)
        major = matching and not s.catalog.assist[kind]
        attack, health = s.catalog.major[face] if major else s.catalog.minor[face]
        clauses = list(ability_of(s, hand.standard).steps[COMPARE]) if matching else []
        if hand.reinforcement >= 0 and self.is_eligible(side, hand.reinforcement):
            clauses += ability_of(s, hand.reinforcement).steps[COMPARE]
        for clause in clauses:
            if self.works(clause, side) and (paying or clause.cost is None):
                match clause.effect:
                    case Attack(bonus):
                        attack += bonus
                    case Health(bonus) | Shelter(bonus):
                        health += bonus
        return Fighter(float(attack), float(health))

    def works(self, clause: Clause, side: int) -> bool:
        """Whether a sentence would work; what depends on the opponent's cards is left to luck."""
        known = all(test.name not in ("sufficient", "front_destroyed") for test in clause.tests)
        return known and holds(self.s, clause, side, self.number)

    def is_eligible(self, side: int, card: int) -> bool:
        """Whether a reinforcement card would be accepted. [SC-REINF-03] [SC-REINF-04]"""
        s = self.s
        kind = self.own if side == self.side else self.other
        face = s.card_face[card]
        if s.catalog.icons[face] >> kind & 1:
            return True
        marked = s.catalog.supporter_icons[face]
        skirmish = battle_of(s).skirmishes[self.number]
        return any(marked >> s.unit_type[unit] & 1 for unit in skirmish.supporters[side])

    def effects(self, hand: Hand) -> list[object]:
        """The other effects that own cards would have."""
        if hand not in self._effects:
            self._effects[hand] = self._effects_of(hand)
        return self._effects[hand]

    def _effects_of(self, hand: Hand) -> list[object]:
        s = self.s
        clauses: list[Clause] = []
        for card in hand:
            if card < 0:
                continue
            standard = s.catalog.standard[s.card_face[card]]
            working = bool(s.catalog.icons[s.card_face[card]] >> self.own & 1) if standard else True
            if working and (standard or self.is_eligible(self.side, card)):
                steps = ability_of(s, card).steps
                clauses += (*steps[CANCEL], *steps[COMPARE], *steps[END_DESTROY])
        return [clause.effect for clause in clauses if self.works(clause, self.side)]

    # What may come of it

    def chances(self, hand: Hand) -> tuple[float, float]:
        """How probable it is to destroy the opposing unit, and to lose the own one."""
        support, _ = self.support
        own = self.values(self.side, hand)
        attack, health = own.attack + support.attack + self.coming[0], own.health + support.health
        fire = self.opponent.attack + self.coming[1]
        found = self.effects(hand)
        for effect in found:
            match effect:
                case SetAttack(both, value):
                    fire = float(value)
                    attack = float(value) if both else attack
                case NoSupport():
                    fire -= self.support[1].attack
        killing = chance_to_destroy(attack, self.opponent.health)
        if any(isinstance(effect, Sufficient) for effect in found):
            killing = 1.0
        dying = chance_to_destroy(fire, health)
        if any(isinstance(effect, Indestructible) for effect in found):
            dying = 0.0
        return killing * self.can_hit, dying * self.can_be_hit

    def stake(self) -> float:
        """What the area is worth in each skirmish of the battle: all must be won to take it."""
        if self._stake is None:
            self._stake = self._stake_here()
        return self._stake

    def _stake_here(self) -> float:
        battle = battle_of(self.s)
        area = battle.area
        worth = self.outlook.worth(area)
        if self.s.base_at(area) == self.seat:
            worth += self.outlook.base_worth(self.s.catalog.planet_of[area])
        elif self.side == 0:
            worth += self.outlook.prize(area)
        return worth / max(1, len(battle.skirmishes))

    def value(self, hand: Hand) -> float:
        """How good it looks to play these cards here, without what they could do elsewhere."""
        s, cost = self.s, self.s.catalog.total_cost
        killing, dying = self.chances(hand)
        other = battle_of(s).seat_of(1 - self.side)
        weight = self.outlook.weight(other) if other in self.outlook.foes else 0.5
        stake = self.stake()
        value = killing * (weight * LOSSES * cost[self.other] + (stake if self.side == 0 else 0.3 * stake))
        value -= dying * (LOSSES * cost[self.own] + (stake if self.side else 0.3 * stake))
        return value + self._extras(hand, killing, dying)

    def _extras(self, hand: Hand, killing: float, dying: float) -> float:
        """What cards do beside destroying the front-line units."""
        s = self.s
        enemies = members(s.battle_units(1 - self.side))
        value = 0.0
        for effect in self.effects(hand):
            match effect:
                case Splash(units=units):
                    hit = sum([1 for unit in enemies if s.unit_type[unit] in units])
                    value += TURNING * 2 * killing * (hit > 1)
                case Cloak(units=units):
                    value += TURNING * 2 * dying * (self.own in units)
                case Destroy(count, _, units):
                    hit = sum([1 for unit in enemies if s.unit_type[unit] in units])
                    value += 1.5 * min(count, hit)
                case Cancel():
                    value += TURNING
        return value
