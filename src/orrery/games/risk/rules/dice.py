"""Dice: how many are rolled, what changes them, and who loses units."""

from __future__ import annotations

from orrery.core import Message, Seat
from orrery.games.risk.rules.effects import in_force
from orrery.games.risk.state import RiskState


def roll(s: RiskState) -> None:
    """Both sides roll a die for each unit, and extra ones for rewards and abilities. [RK-DICE-01]"""
    changes = in_force(s) if s.effects else {}
    die = s.chance.roll
    s.attack_rolled = tuple([die() for _ in range(s.committed + attack_dice(s, changes))])
    s.defence_rolled = tuple([die() for _ in range(s.defenders + defence_dice(s, changes))])
    if s.events is not None:
        s.tell("rolled", attack=_shown(s.attack_rolled), defence=_shown(s.defence_rolled))


def _shown(dice: tuple[int, ...]) -> list[str | Message]:
    return [str(value) for value in sorted(dice, reverse=True)]


def attack_dice(s: RiskState, changes: dict[str, int]) -> int:
    """Extra dice of the attacker: the lowest ones are dropped again. [RK-REW-14]"""
    return s.has_reward(s.active, "attack-die") + changes.get("attack-die", 0)


def defence_dice(s: RiskState, changes: dict[str, int]) -> int:
    """Extra dice of the defender. [RK-REW-15]"""
    return s.has_reward(s.owner[s.target], "defence-die") + changes.get("defence-die", 0)


def attack_bonus(s: RiskState, changes: dict[str, int]) -> int:
    """What is added to the attacker's highest die: hero, towers, abilities. [RK-HERO-01] [RK-REW-08] [RK-REW-13]"""
    return s.called + towers_beside(s, s.active, s.target) + changes.get("attack-highest", 0)


def defence_bonus(s: RiskState, changes: dict[str, int]) -> int:
    """What is added to the defender's highest die. A hero who is there always helps. [RK-AMB-13]"""
    defender = s.owner[s.target]
    bonus = s.tower.count(s.target) + changes.get("defence-highest", 0)
    if s.options.wide_towers:
        bonus += towers_beside(s, defender, s.target)
    if "no-defence-hero" not in changes and s.is_player(defender) and s.hero[defender] == s.target:
        bonus += 1
    return bonus


def towers_beside(s: RiskState, seat: Seat, territory: int) -> int:
    """How many of a seat's towers stand beside a territory. [RK-REW-05] [RK-AMB-16]"""
    near = s.catalog.neighbours[territory] & s.held[seat]
    return sum([near >> place & 1 for place in s.tower if place >= 0])


def values(s: RiskState) -> tuple[list[int], list[int]]:
    """What both sides' dice count, highest first, after all changes. [RK-REW-16] [RK-AMB-17]"""
    changes = in_force(s) if s.effects else {}
    attack = changed(s.attack_rolled, s.committed, changes, "attack")
    defence = changed(s.defence_rolled, s.defenders, changes, "defence")
    attack[0] += attack_bonus(s, changes)
    defence[0] += defence_bonus(s, changes)
    return attack, defence


def changed(rolled: tuple[int, ...], keep: int, changes: dict[str, int], who: str) -> list[int]:
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


def count_dice(s: RiskState) -> None:
    """Nothing changes the dice any more: fix what they count and what they cost both sides."""
    attack, defence = values(s)
    s.attack_counts, s.defence_counts = tuple(attack), tuple(defence)
    s.losses = losses(s, attack, defence)


def losses(s: RiskState, attack: list[int], defence: list[int]) -> tuple[int, int]:
    """What dice that count so much cost both sides. [RK-DICE-04] [RK-DICE-06]"""
    return limited(s, compare(attack, defence, bool(s.effects) and "attack-ties" in in_force(s)))


def limited(s: RiskState, lost: tuple[int, ...]) -> tuple[int, int]:
    """Losses of both within what abilities let the defender lose in one roll."""
    by_attacker, by_defender = lost
    return by_attacker, min(by_defender, in_force(s).get("defence-losses", by_defender)) if s.effects else by_defender
