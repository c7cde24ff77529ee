"""Dice: how many are rolled, what changes them, and who loses units.

All of it is worked out for an `Invasion`: the running one, or one that somebody only thinks of.
"""

from __future__ import annotations

from orrery.core import Message, Seat
from orrery.games.risk.effects import Noted, in_force
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Invasion

Changes = dict[str, int]
"""The abilities that bear on an invasion: how much, all cards together."""


def changes_to(s: RiskState, invasion: Invasion, more: Noted = ()) -> Changes:
    """The abilities that bear on an invasion, and would with some `more` than there are."""
    return in_force(s, invasion, more) if s.turn.effects or more else {}


def roll(s: RiskState, invasion: Invasion) -> None:
    """Both sides roll a die for each unit, and extra ones for rewards and abilities. [RK-DICE-01]"""
    changes = changes_to(s, invasion)
    die = s.chance.roll
    invasion.attack_rolled = tuple([die() for _ in range(invasion.committed + attack_dice(s, invasion, changes))])
    invasion.defence_rolled = tuple([die() for _ in range(invasion.defenders + defence_dice(s, invasion, changes))])
    if s.events is not None:
        s.tell("rolled", "RK-DICE-01", attack=_shown(invasion.attack_rolled), defence=_shown(invasion.defence_rolled))


def _shown(dice: tuple[int, ...]) -> list[str | Message]:
    return [str(value) for value in sorted(dice, reverse=True)]


def attack_dice(s: RiskState, invasion: Invasion, changes: Changes) -> int:
    """Extra dice of the attacker: the lowest ones are dropped again. [RK-REW-14]"""
    return s.has_reward(invasion.attacker, "attack-die") + changes.get("attack-die", 0)


def defence_dice(s: RiskState, invasion: Invasion, changes: Changes) -> int:
    """Extra dice of the defender. [RK-REW-15]"""
    return s.has_reward(invasion.defender, "defence-die") + changes.get("defence-die", 0)


def attack_bonus(s: RiskState, invasion: Invasion, changes: Changes) -> int:
    """What is added to the attacker's highest die: hero, towers, abilities. [RK-HERO-01] [RK-REW-08] [RK-REW-13]"""
    towers = towers_in_reach(s, invasion)
    return invasion.called + towers + changes.get("attack-highest", 0)


def defence_bonus(s: RiskState, invasion: Invasion, changes: Changes) -> int:
    """What is added to the defender's highest die. A hero who is there always helps. [RK-AMB-13]"""
    defender, target = invasion.defender, invasion.target
    bonus = s.tower.count(target) + changes.get("defence-highest", 0)
    if s.rules.wide_towers:
        bonus += towers_beside(s, defender, target)
    if "no-defence-hero" not in changes and s.is_player(defender) and s.hero[defender] == target:
        bonus += 1
    return bonus


def towers_in_reach(s: RiskState, invasion: Invasion) -> int:
    """How many towers help an attacker: those beside the target, and one in the territory that the attack comes from.

    Only an ability lets an attack start from a tower's territory and go further than beside it. [RK-REW-05] [RK-AMB-16]
    """
    near = s.catalog.neighbours[invasion.target]
    if s.rules.towers_reach_far:
        near |= 1 << invasion.source
    return sum([(near & s.held[invasion.attacker]) >> place & 1 for place in s.tower if place >= 0])


def towers_beside(s: RiskState, seat: Seat, territory: int) -> int:
    """How many of a seat's towers stand beside a territory. [RK-REW-05] [RK-AMB-16]"""
    near = s.catalog.neighbours[territory] & s.held[seat]
    return sum([near >> place & 1 for place in s.tower if place >= 0])


def values(s: RiskState, invasion: Invasion, more: Noted = ()) -> tuple[list[int], list[int]]:
    """What both sides' dice count, highest first, after all changes. [RK-REW-16] [RK-AMB-17]"""
    changes = changes_to(s, invasion, more)
    attack = changed(invasion.attack_rolled, invasion.committed, changes, "attack")
    defence = changed(invasion.defence_rolled, invasion.defenders, changes, "defence")
    attack[0] += attack_bonus(s, invasion, changes)
    defence[0] += defence_bonus(s, invasion, changes)
    return attack, defence


def changed(rolled: tuple[int, ...], keep: int, changes: Changes, who: str) -> list[int]:
    """The best dice, then set and capped ones, then plus and minus on all, sorted again. [RK-AMB-32]"""
    dice = sorted(rolled, reverse=True)[:keep]
    if not changes:
        return dice
    if f"set-{who}" in changes:
        dice[0] = changes[f"set-{who}"]
    if f"cap-{who}" in changes:
        dice = [min(value, changes[f"cap-{who}"]) for value in dice]
    if f"{who}-all" in changes:
        dice = [max(1, value + changes[f"{who}-all"]) for value in dice]
    dice.sort(reverse=True)
    return dice


def compare(attack: list[int], defence: list[int], attacker_wins_tie: bool = False) -> tuple[int, int]:
    """Losses of both: highest against highest, then the second ones. [RK-DICE-02] [RK-DICE-03] [RK-DICE-05]

    A tie goes to the defender, but an ability may give one between the highest dice to the attacker.

    >>> compare([6, 4, 3], [5, 4])
    (1, 1)
    """
    lost_by_attacker = lost_by_defender = 0
    for pair, (mine, theirs) in enumerate(zip(attack, defence, strict=False)):
        if mine > theirs or (attacker_wins_tie and pair == 0 and mine == theirs):
            lost_by_defender += 1
        else:
            lost_by_attacker += 1
    return lost_by_attacker, lost_by_defender


def count_dice(s: RiskState, invasion: Invasion) -> None:
    """Nothing changes the dice any more: fix what they count and what they cost both sides."""
    attack, defence = values(s, invasion)
    invasion.attack_counts, invasion.defence_counts = tuple(attack), tuple(defence)
    invasion.losses = losses(s, invasion, attack, defence)


def losses(s: RiskState, invasion: Invasion, attack: list[int], defence: list[int]) -> tuple[int, int]:
    """What dice that count so much cost both sides. [RK-DICE-04] [RK-DICE-06]"""
    if not s.turn.effects:
        return compare(attack, defence)
    changes = in_force(s, invasion)
    return limited(changes, compare(attack, defence, "attack-ties" in changes))


def limited(changes: Changes, lost: tuple[int, ...]) -> tuple[int, int]:
    """Losses of both within what abilities let the defender lose in one roll."""
    by_attacker, by_defender = lost
    return by_attacker, min(by_defender, changes.get("defence-losses", by_defender))


def limit_losses(s: RiskState, invasion: Invasion) -> None:
    """A card that costs the defender more costs no more than abilities allow."""
    invasion.losses = limited(changes_to(s, invasion), invasion.losses)
