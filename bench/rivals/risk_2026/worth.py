"""What territories, attacks and stations are worth to a seat, in units."""

from __future__ import annotations

import msgspec

from bench.rivals.risk_2026.board import (
    OPEN,
    Board,
    achieved,
    foes,
    is_foe,
    is_player,
    members,
    progress,
)
from bench.rivals.risk_2026.odds import Modifiers, conquest_odds, modifiers
from orrery.core import Seat

TERRITORY, FIELD, BASE, OWN_BASE = 1.0, 0.7, 2.5, 8.0
FIRST_CONQUEST = 2.0
"""A conquest brings a card."""
ACHIEVEMENT = 10.0
DECIDING = 60.0
"""The last achievement, or whatever else ends the game."""
ACHIEVEMENTS_TO_WIN, TEAM_ACHIEVEMENTS_TO_WIN = 3, 4
OUT_OF_REACH = 8
"""Steps to an achievement beyond which it does not matter yet."""
PLANET = 1.5
"""A planet's bonus, for every unit of it."""
CARD, RIVAL = 1.5, 4.0
LOSS = 0.3
"""What a unit lost in an attack counts, against a territory won."""
LOST_PER_DEFENDER = 0.85
"""Units an attack with three dice against two loses for every defender, on average."""
NO_HOPE = 0.35
"""Below this chance of a conquest an attack is not begun."""
AT_FRONT, IN_RESERVE = 0.25, 0.05
"""What a unit is worth beside an enemy, and elsewhere."""
FEAR = 0.5
"""How much of a territory's worth counts if an enemy could take it."""
BIGGEST = 40
"""Units beyond which odds hardly change."""


# Territories


def worths(board: Board, seat: Seat) -> list[float]:
    """What taking, or keeping, each territory is worth to a seat."""
    worth = [TERRITORY + FIELD * field for field in board.field]
    _add_bases(board, seat, worth)
    _add_planets(board, seat, worth)
    if not board.domination or board.teams or board.seats > 2:
        _add_achievements(board, seat, worth)
    _add_eliminations(board, seat, worth)
    return worth


def _goal(board: Board) -> int:
    return TEAM_ACHIEVEMENTS_TO_WIN if board.teams else ACHIEVEMENTS_TO_WIN


def _add_bases(board: Board, seat: Seat, worth: list[float]) -> None:
    for territory, owner in enumerate(board.base):
        if owner < 0:
            continue
        worth[territory] += OWN_BASE if owner == seat else BASE
        if board.domination:
            continue
        count = achieved(board, owner)
        if owner == seat and count >= _goal(board) - 1:
            worth[territory] += DECIDING
        elif board.side[owner] != board.side[seat]:
            worth[territory] += RIVAL * count * count


def _add_planets(board: Board, seat: Seat, worth: list[float]) -> None:
    """The fewer territories of a planet are missing, the more each of them is worth; breaking a rival's counts, too."""
    own = board.held[seat]
    for planet in board.components.planets:
        size = len(planet.territories)
        missing = (planet.members & ~own).bit_count()
        value = PLANET * planet.bonus
        for territory in planet.territories:
            owner = board.owner[territory]
            if owner == seat:
                worth[territory] += value / (1 + missing)
            else:
                worth[territory] += value * (size - missing + 1) / size / missing
                whole = not planet.members & ~board.held[owner]
                if is_player(board, owner) and is_foe(board, seat, territory) and whole:
                    worth[territory] += value


def _add_achievements(board: Board, seat: Seat, worth: list[float]) -> None:
    """Steps towards an achievement on the board; the last step to victory above all."""
    value = DECIDING if not board.domination and achieved(board, seat) + 1 >= _goal(board) else ACHIEVEMENT
    for award in board.components.achievements:
        if board.achievement[award.number] != OPEN:
            continue
        missing = award.amount - progress(board, seat, award)
        if not 0 < missing <= OUT_OF_REACH:
            continue
        step = value / (missing * missing)
        for territory in range(len(worth)):
            if _counts(board, award.condition, award.planet, territory):
                worth[territory] += step


def _counts(board: Board, condition: str, planet: int, territory: int) -> bool:
    """Whether taking a territory is a step towards an achievement."""
    match condition:
        case "planet":
            return board.components.planet_of[territory] == planet
        case "fields" | "take-fields":
            return bool(board.field[territory])
        case "enemy-bases":
            return board.base[territory] >= 0
        case "territories" | "take-territories":
            return True
    return False


def _add_eliminations(board: Board, seat: Seat, worth: list[float]) -> None:
    """Finishing off a weak player brings cards and achievements, and in Total Domination victory."""
    for other in range(board.seats):
        own = board.held[other]
        if board.side[other] == board.side[seat] or not own:
            continue
        prize = TERRITORY + CARD * board.hands[other] + ACHIEVEMENT * board.achievement.count(other)
        if board.domination:
            prize += ACHIEVEMENT * (3 if board.seats == 2 else 1)
        left = own.bit_count()
        for territory in members(own):
            worth[territory] += prize / left


# Attacks and stations


def position_value(board: Board, seat: Seat, territory: int, units: int, more: int, worth: list[float]) -> float:
    """What so many more units than these would make of a territory: the best attack from it, and how safe it is."""
    strength = min(BIGGEST, units + more)
    targets = [near for near in board.components.adjacent[territory] if is_foe(board, seat, near)]
    if not targets:
        return IN_RESERVE * more
    hero = board.hero[seat] == territory
    attack = max(
        attack_value(strength, board.units[target], worth[target], modifiers(board, seat, territory, target, hero))
        for target in targets
    )
    danger = 0.0
    for near in targets:
        if is_player(board, board.owner[near]):
            danger = max(danger, conquest_odds(min(BIGGEST, board.units[near] + 3), strength))
    return max(0.0, attack) + AT_FRONT * more - FEAR * danger * worth[territory]


def attack_value(units: int, defenders: int, worth: float, changes: Modifiers) -> float:
    """What an attack to the end is worth: the territory by its chance, less the units it costs."""
    chance = conquest_odds(min(units, BIGGEST), min(defenders, BIGGEST), changes)
    if chance < NO_HOPE:
        return -1.0
    return chance * worth - LOSS * LOST_PER_DEFENDER * defenders * (1.5 - chance)


def best_attack(board: Board, seat: Seat, target: int, worth: list[float], *, fewer: int = 0, limit: int = 2) -> float:
    """The best attack on a territory from beside it, if it had fewer units and could roll no more dice than these."""
    best = 0.0
    for source in board.components.adjacent[target]:
        if board.owner[source] == seat and board.units[source] > 1:
            changes = modifiers(board, seat, source, target, board.hero[seat] == source)
            changes = msgspec.structs.replace(changes, defence_limit=min(limit, changes.defence_limit))
            defenders = max(1, board.units[target] - fewer)
            best = max(best, attack_value(board.units[source], defenders, worth[target], changes))
    return best


def idle_units(board: Board, seat: Seat) -> int:
    """The most units that stand in one territory without an enemy beside it."""
    enemies = foes(board, seat)
    neighbours = board.components.neighbours
    own = members(board.held[seat])
    return max([board.units[territory] - 1 for territory in own if not neighbours[territory] & enemies], default=0)
