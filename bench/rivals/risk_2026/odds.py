"""Dice: what changes them, what they cost, and the exact odds of an attack that goes on until it is decided."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import msgspec

from bench.rivals.risk_2026.board import Board, is_player
from orrery.core import Seat

MOST_ATTACKERS, MOST_DEFENDERS = 3, 2
SIDES = 6
LIMITS = ("defence-limit", "defence-losses", "set-attack", "set-defence", "cap-attack")
"""Of these effects the tightest holds; all others add up."""

Effects = tuple[tuple[int, int, int], ...]


class Modifiers(msgspec.Struct, frozen=True):
    """What changes a roll: extra dice of which the lowest are dropped, and what is added to a highest die."""

    attack_bonus: int = 0
    defence_bonus: int = 0
    attack_dice: int = 0
    defence_dice: int = 0
    defence_limit: int = MOST_DEFENDERS
    attack_ties: bool = False
    attack_all: int = 0
    defence_all: int = 0
    most_lost: int = MOST_DEFENDERS


PLAIN = Modifiers()


# What bears on an invasion


def modifiers(board: Board, seat: Seat, source: int, target: int, hero: bool) -> Modifiers:
    """All that would bear on the dice of an invasion, as far as everyone can see now."""
    changes = in_force(board, board.effects, source, target)
    return Modifiers(
        attack_bonus=attack_bonus(board, seat, target, int(hero), changes),
        defence_bonus=defence_bonus(board, target, changes),
        attack_dice=(board.attack_die == seat) + changes.get("attack-die", 0),
        defence_dice=(board.defence_die == board.owner[target]) + changes.get("defence-die", 0),
        defence_limit=changes.get("defence-limit", MOST_DEFENDERS),
        attack_ties="attack-ties" in changes,
        attack_all=changes.get("attack-all", 0),
        defence_all=changes.get("defence-all", 0),
        most_lost=changes.get("defence-losses", MOST_DEFENDERS),
    )


def in_force(board: Board, effects: Effects, source: int, target: int) -> dict[str, int]:
    """The abilities that bear on an invasion: how much, all cards together."""
    found: dict[str, int] = {}
    for number, played_from, played_at in effects:
        card = board.components.numbered[number]
        if (card.scope != "target" and played_from != source) or (card.scope != "source" and played_at != target):
            continue
        for name, amount in card.effects:
            found[name] = min(found.get(name, amount), amount) if name in LIMITS else found.get(name, 0) + amount
    return found


def attack_bonus(board: Board, seat: Seat, target: int, hero: int, changes: dict[str, int]) -> int:
    """What is added to the attacker's highest die."""
    return hero + towers_beside(board, seat, target) + changes.get("attack-highest", 0)


def defence_bonus(board: Board, target: int, changes: dict[str, int]) -> int:
    """What is added to the defender's highest die."""
    defender = board.owner[target]
    bonus = board.tower.count(target) + changes.get("defence-highest", 0)
    if board.wide_towers:
        bonus += towers_beside(board, defender, target)
    if "no-defence-hero" not in changes and is_player(board, defender) and board.hero[defender] == target:
        bonus += 1
    return bonus


def towers_beside(board: Board, owner: int, territory: int) -> int:
    """How many of an owner's towers stand beside a territory."""
    near = board.components.neighbours[territory] & board.held[owner]
    return sum([near >> place & 1 for place in board.tower if place >= 0])


# The running invasion


def at_stake(board: Board, effects: Effects) -> tuple[int, int]:
    """What the dice on the table cost both sides if these abilities hold and nobody changes them any more."""
    changes = in_force(board, effects, board.source, board.target)
    attack = changed(board.attack_rolled, board.committed, changes, "attack")
    defence = changed(board.defence_rolled, board.defenders, changes, "defence")
    attack[0] += attack_bonus(board, board.active, board.target, board.called, changes)
    defence[0] += defence_bonus(board, board.target, changes)
    by_attacker, by_defender = compare(attack, defence, "attack-ties" in changes)
    return by_attacker, min(by_defender, changes.get("defence-losses", by_defender))


def changed(rolled: tuple[int, ...], keep: int, changes: dict[str, int], who: str) -> list[int]:
    """The best dice, then set and capped ones, then plus and minus on all, sorted again."""
    dice = sorted(rolled, reverse=True)[:keep]
    if f"set-{who}" in changes:
        dice[0] = changes[f"set-{who}"]
    if f"cap-{who}" in changes:
        dice = [min(value, changes[f"cap-{who}"]) for value in dice]
    if f"{who}-all" in changes:
        dice = [max(1, value + changes[f"{who}-all"]) for value in dice]
    dice.sort(reverse=True)
    return dice


def compare(attack: list[int], defence: list[int], attacker_wins_tie: bool) -> tuple[int, int]:
    """Losses of both: highest against highest, then the second ones."""
    lost_by_attacker = lost_by_defender = 0
    for pair, (mine, theirs) in enumerate(zip(attack, defence, strict=False)):
        if mine > theirs or (attacker_wins_tie and pair == 0 and mine == theirs):
            lost_by_defender += 1
        else:
            lost_by_attacker += 1
    return lost_by_attacker, lost_by_defender


# Odds


@lru_cache(maxsize=256)
def kept_dice(dice: int, extra: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """What the best of the dice can show, highest first, each with the number of rolls that give it."""
    counts: dict[tuple[int, ...], int] = {}
    for rolled in product(range(1, SIDES + 1), repeat=dice + extra):
        kept = tuple(sorted(rolled, reverse=True)[:dice])
        counts[kept] = counts.get(kept, 0) + 1
    return tuple(counts.items())


@lru_cache(maxsize=4096)
def roll_odds(attack: int, defence: int, changes: Modifiers = PLAIN) -> dict[tuple[int, int], int]:
    """Losses of attacker and defender in one roll, each with the number of rolls that give them."""
    counts: dict[tuple[int, int], int] = {}
    for mine, ways in kept_dice(attack, changes.attack_dice):
        raised = _raised(mine, changes.attack_all, changes.attack_bonus)
        for theirs, other_ways in kept_dice(defence, changes.defence_dice):
            against = _raised(theirs, changes.defence_all, changes.defence_bonus)
            lost = compare(raised, against, changes.attack_ties)
            lost = (lost[0], min(lost[1], changes.most_lost))
            counts[lost] = counts.get(lost, 0) + ways * other_ways
    return dict(sorted(counts.items(), reverse=True))


def _raised(dice: tuple[int, ...], everything: int, highest: int) -> list[int]:
    raised = [max(1, value + everything) for value in dice]
    raised[0] += highest
    return raised


def conquest_odds(units: int, defenders: int, changes: Modifiers = PLAIN) -> float:
    """The chance to take a territory by attacking with all that may go until one unit is left."""
    table = _conquests(changes)
    if defenders >= len(table) or units >= len(table[defenders]):
        _grow(table, units, defenders, changes)
    return table[defenders][units]


@lru_cache(maxsize=1024)
def _conquests(changes: Modifiers) -> list[list[float]]:
    """The chances known so far, by defenders and units; with more defenders they reach no further."""
    return []


def _grow(table: list[list[float]], units: int, defenders: int, changes: Modifiers) -> None:
    table += [[] for _ in range(len(table), defenders + 1)]
    for against in range(defenders + 1):
        for own in range(len(table[against]), units + 1):
            table[against].append(_conquest(table, own, against, changes))


def _conquest(table: list[list[float]], units: int, defenders: int, changes: Modifiers) -> float:
    if defenders == 0:
        return 1.0
    if units <= 1:
        return 0.0
    attack = min(MOST_ATTACKERS, units - 1)
    rolled = roll_odds(attack, min(MOST_DEFENDERS, changes.defence_limit, defenders), changes)
    whole = sum(rolled.values())
    return sum(
        ways / whole * table[max(0, defenders - theirs)][units - mine] for (mine, theirs), ways in rolled.items()
    )
