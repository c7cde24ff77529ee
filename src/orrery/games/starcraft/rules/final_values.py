"""Final attack and health: the four sums of page 31, and what follows from them for a skirmish. [SC-SKIRM-07]

Nothing here asks or changes anything but what the compare step fixes in the skirmish.
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.games.starcraft.ability import Clause
from orrery.games.starcraft.catalog import AIR_SUPPORT
from orrery.games.starcraft.effect import (
    Attack,
    Health,
    Indestructible,
    NoAntiAircraft,
    NoSupport,
    SetAttack,
    Shelter,
    Splash,
    Sufficient,
)
from orrery.games.starcraft.effects.conditions import (
    base_here,
    battle_of,
    current_skirmish,
    front_type,
    holds,
    supporters,
)
from orrery.games.starcraft.effects.in_force import (
    Clash,
    Said,
    cloaked_types,
    effects,
    matches,
    targets_of,
    working,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, NOTHING

Values = tuple[int, int]
"""Attack and health."""
Paid = tuple[Sequence[Clause], Sequence[Clause]]
"""The sentences of each side whose cost was paid."""
UNPAID: Paid = ((), ())


def fix_values(s: StarCraftState, paid: Paid = UNPAID) -> None:
    """Work out everything that stays in force to the end of the running skirmish. [SC-SKIRM-12]"""
    number = battle_of(s).current
    skirmish = current_skirmish(s)
    clash = Clash(s, number)
    skirmish.matched = (matches(s, ATTACKER, number), matches(s, DEFENDER, number))
    skirmish.sufficient = (False, False)
    fix_strength(clash, paid)
    if any(asks_for_strength(clause) for clause in clash.said(ATTACKER) + clash.said(DEFENDER)):
        fix_strength(clash, paid)  # now that it is known who has it [SC-KEY-28]
    own, opposing = skirmish.front
    skirmish.targets = (targets_of(clash, ATTACKER, own), targets_of(clash, DEFENDER, opposing))
    skirmish.cloaked = (cloaked_types(clash, ATTACKER), cloaked_types(clash, DEFENDER))
    skirmish.indestructible = (
        bool(effects(clash, ATTACKER, Indestructible)),
        bool(effects(clash, DEFENDER, Indestructible)),
    )
    skirmish.splash = (*splash_cards(clash, ATTACKER), *splash_cards(clash, DEFENDER))


def fix_strength(clash: Clash, paid: Paid) -> None:
    """Both sides' final values, and who has sufficient strength. [SC-SKIRM-09] [SC-SKIRM-10]"""
    skirmish = current_skirmish(clash.s)
    attack, health = final_values(clash, ATTACKER, paid[ATTACKER])
    other_attack, other_health = final_values(clash, DEFENDER, paid[DEFENDER])
    skirmish.attack = (attack, other_attack)
    skirmish.health = (health, other_health)
    skirmish.sufficient = (
        attack >= other_health or bool(effects(clash, ATTACKER, Sufficient)),
        other_attack >= health or bool(effects(clash, DEFENDER, Sufficient)),
    )


def asks_for_strength(clause: Clause) -> bool:
    """Whether a sentence wants to know who has sufficient strength."""
    return any(test.name == "sufficient" for test in clause.tests)


def final_values(clash: Clash, side: int, paid: Sequence[Clause] = ()) -> Values:
    """The sum of what the card shows, its bonuses, those of the reinforcement card, and support. [SC-SKIRM-07]"""
    parts = summands(clash, side, paid)
    attack, health = sum(part[0] for part in parts), sum(part[1] for part in parts)
    return forced_attack(clash, side, attack), health


def summands(clash: Clash, side: int, paid: Sequence[Clause] = ()) -> tuple[Values, ...]:
    """The four sums of page 31, then what counts in all skirmishes: play area, start of battle, order and base."""
    return (
        card_values(clash, side),
        bonuses(clash, side, clash.standard[side], paid),
        bonuses(clash, side, clash.reinforcement[side], paid),
        (support_strength(clash, side), 0),
        bonuses(clash, side, clash.lasting[side]),
        bonuses(clash, side, clash.started[side], clash.started[side]),
        (order_bonus(clash, side) + anti_aircraft(clash, side), shelter(clash, side)),
    )


def card_values(clash: Clash, side: int) -> Values:
    """The standard card's major values if an icon matches, else its minor ones. [SC-SKIRM-04] [SC-SKIRM-05]

    Assist units use the minor ones in any case [SC-KEY-17]; without any standard card both are 0 [SC-AMB-17].
    """
    s = clash.s
    card = battle_of(s).skirmishes[clash.number].standard[side]
    if card == NOTHING:
        return 0, 0
    kind = front_type(s, side, clash.number)
    strong = matches(s, side, clash.number) or s.catalog.always_major >> kind & 1
    values = s.catalog.major if strong and not s.catalog.assist[kind] else s.catalog.minor
    return values[s.card_face[card]]


def bonuses(clash: Clash, side: int, clauses: Said, paid: Sequence[Clause] = ()) -> Values:
    """What sentences add to attack and health, where their conditions hold and their cost was paid. [SC-KEY-18]"""
    attack = health = 0
    for clause in clauses:
        if (clause.cost is not None and clause not in paid) or not holds(clash.s, clause, side, clash.number):
            continue
        if isinstance(clause.effect, Attack):
            attack += clause.effect.bonus
        elif isinstance(clause.effect, Health):
            health += clause.effect.bonus
    return attack, health


def support_strength(clash: Clash, side: int) -> int:
    """The support values of those who can target the opposing front-line unit. [SC-SKIRM-08] [SC-SUPP-01] [SC-SUPP-03]

    A unit that cannot is part of the skirmish in all other respects. [SC-SUPP-02]
    """
    s = clash.s
    units = supporters(s, side, clash.number)
    if not units or effects(clash, 1 - side, NoSupport):
        return 0
    opposing = front_type(s, 1 - side, clash.number)
    return sum(s.catalog.support[s.unit_type[unit]] for unit in units if targets_of(clash, side, unit) >> opposing & 1)


def order_bonus(clash: Clash, side: int) -> int:
    """What a special Mobilize order adds to the attacker's attack in each skirmish. [SC-SPEC-06]"""
    if side != ATTACKER or not battle_of(clash.s).special:
        return 0
    return clash.s.catalog.numbers.special_mobilize_attack


def anti_aircraft(clash: Clash, side: int) -> int:
    """What Air Support at an own base adds against a flying front-line unit. [SC-MOD-08] [SC-MOD-13]"""
    s = clash.s
    if not base_here(s, side) or not s.catalog.flying[front_type(s, 1 - side, clash.number)]:
        return 0
    if not s.has_module(battle_of(s).seat_of(side), AIR_SUPPORT) or effects(clash, 1 - side, NoAntiAircraft):
        return 0
    return s.catalog.numbers.anti_aircraft


def shelter(clash: Clash, side: int) -> int:
    """The greatest of the health bonuses that do not add up. [BW-DEF-10]"""
    return max((effect.bonus for effect in effects(clash, side, Shelter)), default=0)


def forced_attack(clash: Clash, side: int, attack: int) -> int:
    """The final attack, unless a card of either side sets it to a value. [SC-KEY-26]"""
    own = [effect.value for effect in effects(clash, side, SetAttack) if effect.both]
    theirs = [effect.value for effect in effects(clash, 1 - side, SetAttack)]
    return min((*own, *theirs), default=attack)


def splash_cards(clash: Clash, side: int) -> list[tuple[int, int]]:
    """A side's cards with splash damage in a skirmish, and the unit types it hits. [SC-SPLASH-04] [SC-SPLASH-09]"""
    found: list[tuple[int, int]] = []
    for card, clauses in cards_and_texts(clash, side):
        hits = 0
        for effect in working(clash, side, clauses, Splash):
            hits |= effect.units.mask
        if hits:
            found.append((card, hits))
    return found


def cards_and_texts(clash: Clash, side: int) -> tuple[tuple[int, Said], ...]:
    """A side's standard and reinforcement card, and what they say."""
    skirmish = battle_of(clash.s).skirmishes[clash.number]
    standard, reinforcement = skirmish.standard[side], skirmish.reinforcement[side]
    return ((standard, clash.standard[side]), (reinforcement, clash.reinforcement[side]))


def costs_to_pay(s: StarCraftState, side: int) -> list[tuple[int, Clause]]:
    """A side's sentences with a cost that can be used in the running skirmish, and the cards they stand on."""
    clash = Clash(s, battle_of(s).current)
    return [
        (card, clause)
        for card, clauses in cards_and_texts(clash, side)
        for clause in clauses
        if clause.cost is not None and holds(s, clause, side, clash.number)
    ]
