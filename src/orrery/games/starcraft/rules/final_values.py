"""Final attack and health: the four sums of page 31, and what follows from them for a skirmish. [SC-SKIRM-07]

Nothing here asks or changes anything but what the compare step fixes in the skirmish.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.games.starcraft.ability import COMPARE, Clause
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
    cloaked_types,
    effects,
    from_the_start,
    in_play_area,
    matches,
    on_reinforcement,
    on_standard,
    sentences,
    targets_of,
    working,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, NOTHING, Skirmish

Values = tuple[int, int]
"""Attack and health."""
Paid = tuple[Sequence[Clause], Sequence[Clause]]
"""The sentences of each side whose cost was paid."""
UNPAID: Paid = ((), ())


def fix_values(s: StarCraftState, paid: Paid = UNPAID) -> None:
    """Work out everything that stays in force to the end of the running skirmish. [SC-SKIRM-12]"""
    number = battle_of(s).current
    skirmish = current_skirmish(s)
    skirmish.matched = (matches(s, ATTACKER, number), matches(s, DEFENDER, number))
    skirmish.sufficient = (False, False)
    fix_strength(s, skirmish, paid)
    if any(
        asks_for_strength(clause) for side in (ATTACKER, DEFENDER) for clause in sentences(s, side, number, COMPARE)
    ):
        fix_strength(s, skirmish, paid)  # now that it is known who has it [SC-KEY-28]
    first, second = (targets_of(s, skirmish.front[side], side, number) for side in (ATTACKER, DEFENDER))
    skirmish.targets = (first, second)
    skirmish.cloaked = (cloaked_types(s, ATTACKER, number), cloaked_types(s, DEFENDER, number))
    skirmish.indestructible = (
        bool(effects(s, ATTACKER, number, Indestructible)),
        bool(effects(s, DEFENDER, number, Indestructible)),
    )
    skirmish.splash = (*splash_cards(s, ATTACKER, number), *splash_cards(s, DEFENDER, number))


def fix_strength(s: StarCraftState, skirmish: Skirmish, paid: Paid) -> None:
    """Both sides' final values, and who has sufficient strength. [SC-SKIRM-09] [SC-SKIRM-10]"""
    number = battle_of(s).current
    (attack, health), (other_attack, other_health) = (
        final_values(s, side, number, paid[side]) for side in (ATTACKER, DEFENDER)
    )
    skirmish.attack = (attack, other_attack)
    skirmish.health = (health, other_health)
    skirmish.sufficient = (
        attack >= other_health or bool(effects(s, ATTACKER, number, Sufficient)),
        other_attack >= health or bool(effects(s, DEFENDER, number, Sufficient)),
    )


def asks_for_strength(clause: Clause) -> bool:
    """Whether a sentence wants to know who has sufficient strength."""
    return any(test.name == "sufficient" for test in clause.tests)


def final_values(s: StarCraftState, side: int, number: int, paid: Sequence[Clause] = ()) -> Values:
    """The sum of what the card shows, its bonuses, those of the reinforcement card, and support. [SC-SKIRM-07]"""
    sums = (
        card_values(s, side, number),
        bonuses(s, side, number, on_standard(s, side, number, COMPARE), paid),
        bonuses(s, side, number, on_reinforcement(s, side, number, COMPARE), paid),
        (support_strength(s, side, number), 0),
        bonuses(s, side, number, in_play_area(s, side, COMPARE)),
        battle_bonuses(s, side, number),
        (0, shelter(s, side, number)),
    )
    attack, health = sum(part[0] for part in sums), sum(part[1] for part in sums)
    return forced_attack(s, side, number, attack), health


def card_values(s: StarCraftState, side: int, number: int) -> Values:
    """The standard card's major values if an icon matches, else its minor ones. [SC-SKIRM-04] [SC-SKIRM-05]

    Where no standard card was to be had, both are 0. [SC-AMB-17]
    """
    card = battle_of(s).skirmishes[number].standard[side]
    if card == NOTHING:
        return 0, 0
    values = s.catalog.major if matches(s, side, number) else s.catalog.minor
    return values[s.card_face[card]]


def bonuses(
    s: StarCraftState, side: int, number: int, clauses: Iterable[Clause], paid: Sequence[Clause] = ()
) -> Values:
    """What sentences add to attack and health, where their conditions hold and their cost was paid. [SC-KEY-18]"""
    attack = health = 0
    for clause in clauses:
        if (clause.cost is not None and clause not in paid) or not holds(s, clause, side, number):
            continue
        if isinstance(clause.effect, Attack):
            attack += clause.effect.bonus
        elif isinstance(clause.effect, Health):
            health += clause.effect.bonus
    return attack, health


def support_strength(s: StarCraftState, side: int, number: int) -> int:
    """The support values of those who can target the opposing front-line unit. [SC-SKIRM-08] [SC-SUPP-01] [SC-SUPP-03]

    A unit that cannot is part of the skirmish in all other respects. [SC-SUPP-02]
    """
    if effects(s, 1 - side, number, NoSupport):
        return 0
    opposing = front_type(s, 1 - side, number)
    return sum(
        s.catalog.support[s.unit_type[unit]]
        for unit in supporters(s, side, number)
        if targets_of(s, unit, side, number) >> opposing & 1
    )


def battle_bonuses(s: StarCraftState, side: int, number: int) -> Values:
    """What holds for the whole battle: the special order, Air Support, and the start-of-battle ability."""
    attack, health = bonuses(s, side, number, (clause for clause in from_the_start(s, side) if clause.cost is None))
    if side == ATTACKER and battle_of(s).special:
        attack += s.catalog.numbers.special_mobilize_attack  # [SC-SPEC-06]
    if has_anti_aircraft(s, side, number):
        attack += s.catalog.numbers.anti_aircraft
    return attack, health


def has_anti_aircraft(s: StarCraftState, side: int, number: int) -> bool:
    """Whether Air Support at an own base helps against a flying front-line unit. [SC-MOD-08] [SC-MOD-13]"""
    if not base_here(s, side) or not s.catalog.flying[front_type(s, 1 - side, number)]:
        return False
    if not s.has_module(battle_of(s).seat_of(side), AIR_SUPPORT):
        return False
    return not effects(s, 1 - side, number, NoAntiAircraft)


def shelter(s: StarCraftState, side: int, number: int) -> int:
    """The greatest of the health bonuses that do not add up. [BW-DEF-10]"""
    return max((effect.bonus for effect in effects(s, side, number, Shelter)), default=0)


def forced_attack(s: StarCraftState, side: int, number: int, attack: int) -> int:
    """The final attack, unless a card of either side sets it to a value. [SC-KEY-26]"""
    own = [effect.value for effect in effects(s, side, number, SetAttack) if effect.both]
    theirs = [effect.value for effect in effects(s, 1 - side, number, SetAttack)]
    return min((*own, *theirs), default=attack)


def splash_cards(s: StarCraftState, side: int, number: int) -> list[tuple[int, int]]:
    """A side's cards with splash damage in a skirmish, and the unit types it hits. [SC-SPLASH-04] [SC-SPLASH-09]"""
    skirmish = battle_of(s).skirmishes[number]
    found: list[tuple[int, int]] = []
    for card, clauses in (
        (skirmish.standard[side], on_standard(s, side, number, COMPARE)),
        (skirmish.reinforcement[side], on_reinforcement(s, side, number, COMPARE)),
    ):
        hits = 0
        for effect in working(s, side, number, clauses, Splash):
            hits |= effect.units.mask
        if hits:
            found.append((card, hits))
    return found


def costs_to_pay(s: StarCraftState, side: int, number: int) -> list[tuple[int, Clause]]:
    """A side's sentences with a cost that can be used now, and the cards they stand on."""
    skirmish = battle_of(s).skirmishes[number]
    return [
        (card, clause)
        for card, clauses in (
            (skirmish.standard[side], on_standard(s, side, number, COMPARE)),
            (skirmish.reinforcement[side], on_reinforcement(s, side, number, COMPARE)),
        )
        for clause in clauses
        if clause.cost is not None and holds(s, clause, side, number)
    ]
