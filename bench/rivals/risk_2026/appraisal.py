"""How good each option looks, one kind of decision after the other."""

from __future__ import annotations

from collections.abc import Callable

from bench.rivals.risk_2026.board import Board, foes
from bench.rivals.risk_2026.cards import ability_value, appraise_cards
from bench.rivals.risk_2026.odds import MOST_ATTACKERS, conquest_odds, modifiers
from bench.rivals.risk_2026.worth import (
    BIGGEST,
    FIRST_CONQUEST,
    IN_RESERVE,
    attack_value,
    position_value,
    worths,
)
from orrery.core import Choice, Seat

SURE = 0.8
"""Above this chance an attack goes on without looking again."""
STARS_TO_TRADE = 4
"""Stars for which trading is better than keeping the cards."""


def appraise(board: Board, seat: Seat, kind: str, options: list[Choice]) -> list[float]:
    """How good each option of a decision looks to its seat: only differences matter."""
    return KINDS.get(kind, _indifferent)(board, seat, options)


Appraisal = Callable[[Board, Seat, list[Choice]], list[float]]


def _indifferent(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """No preference, but rather something than nothing."""
    return [0.0 if option[0] in ("done", "none", "refuse", "decline", "pass") else 1.0 for option in options]


# Setting up


def _settle(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """Small planets with few ways in, where one is already; in the end beside the own base."""
    components = board.components
    scores = []
    for option in options:
        territory = components.territory[str(option[1])]
        planet = components.planets[components.planet_of[territory]]
        size = planet.members.bit_count()
        mine = (planet.members & board.held[seat]).bit_count() / size
        near = (components.neighbours[territory] & board.held[seat]).bit_count()
        score = 3 * mine + 0.5 * near + planet.bonus / size + 0.7 * board.field[territory]
        scores.append(score - 0.2 * len(components.adjacent[territory]))
    return scores


def _weaken(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """Neutral units where they are in the enemy's way and not in one's own."""
    scores = []
    for option in options:
        near = board.components.neighbours[board.components.territory[str(option[1])]]
        scores.append(float((near & board.held[1 - seat]).bit_count() - 2 * (near & board.held[seat]).bit_count()))
    return scores


def _station_hero(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """The hero goes where most units stand beside enemies, and helps to hold the base."""
    enemies = foes(board, seat)
    scores = []
    for option in options:
        territory = board.components.territory[str(option[1])]
        at_front = bool(board.components.neighbours[territory] & enemies)
        home = board.base[territory] == seat
        scores.append(board.units[territory] * (1.0 if at_front else 0.2) + (2.0 if home else 0.0))
    return scores


def _place_tower(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """A tower goes where it is safe and reaches many enemies."""
    enemies = foes(board, seat)
    return [
        (board.components.neighbours[territory] & enemies).bit_count() + 0.3 * board.units[territory]
        for territory in (board.components.territory[str(option[1])] for option in options)
    ]


# Placing and moving


def _deploy(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """Trade when it pays, bring the hero back, then reinforce where it gains most."""
    worth = worths(board, seat)
    before: dict[int, float] = {}
    trading = board.stars >= STARS_TO_TRADE or board.offered
    heroes = iter(_station_hero(board, seat, [option for option in options if option[0] == "hero"]))
    scores = []
    for option in options:
        if option[0] == "place":
            territory = board.components.territory[str(option[1])]
            units = board.units[territory]
            if territory not in before:
                before[territory] = position_value(board, seat, territory, units, 0, worth)
            after = position_value(board, seat, territory, units, int(option[2]), worth)
            scores.append(after - before[territory])
        elif option[0] == "offer":
            scores.append(2000.0 + board.components.cards[str(option[1])].stars if trading else -1.0)
        elif option[0] == "trade":
            scores.append(1500.0)
        elif option[0] == "hero":
            scores.append(1000.0 + next(heroes))
        elif option[0] == "play":
            scores.append(500.0 + ability_value(board, seat, option, worth))
        else:
            scores.append(0.0)
    return scores


def _advance(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """Go on with as many as the territory left behind can spare."""
    worth = worths(board, seat)
    enemies = foes(board, seat)
    if not board.components.neighbours[board.source] & enemies:
        return [float(option[1]) for option in options]
    if not board.components.neighbours[board.target] & enemies:
        return [-float(option[1]) for option in options]
    best = max(options, key=lambda option: _split(board, seat, int(option[1]), worth))
    return [-abs(float(option[1]) - float(best[1])) for option in options]


def _split(board: Board, seat: Seat, moved: int, worth: list[float]) -> float:
    """What both territories are worth if so many units stand in the conquered one."""
    source, target = board.source, board.target
    left = board.units[source] + board.units[target] - moved
    value = position_value(board, seat, source, left, 0, worth) + position_value(board, seat, target, moved, 0, worth)
    return value + 0.01 * moved


def _manoeuvre(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """From where units are idle to where they help."""
    worth = worths(board, seat)
    enemies = foes(board, seat)
    components = board.components
    scores = []
    gains: dict[int, float] = {}
    for option in options:
        if option[0] not in ("manoeuvre", "airlift"):
            scores.append(ability_value(board, seat, option, worth) if option[0] == "play" else 0.0)
            continue
        source, target = components.territory[str(option[1])], components.territory[str(option[2])]
        spare = board.units[source] - 1
        if components.neighbours[source] & enemies or board.base[source] >= 0:
            scores.append(-1.0)
            continue
        if target not in gains:
            units = board.units[target]
            more = position_value(board, seat, target, units, 6, worth)
            gains[target] = more - position_value(board, seat, target, units, 0, worth)
        useful = components.neighbours[target] & enemies
        scores.append(spare * (gains[target] - IN_RESERVE) if useful else -1.0)
    return scores


def _move(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """All that may go, and the hero with them, towards the enemy."""
    return [float(option[1]) + 0.5 * (len(option) > 2) for option in options]


# Fighting


def _attack(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """Attack what is worth it, with all that may go; look again after every roll unless the odds are overwhelming."""
    worth = worths(board, seat)
    first = 0.0 if board.conquered else FIRST_CONQUEST
    number = board.components.territory
    scores = []
    plans: dict[tuple[int, int, bool], tuple[float, float]] = {}
    for option in options:
        if option[0] not in ("invade", "storm"):
            scores.append(ability_value(board, seat, option, worth) if option[0] == "play" else 0.0)
            continue
        source, target, hero = number[str(option[1])], number[str(option[2])], len(option) > 4
        plan = (source, target, hero)
        if plan not in plans:
            changes = modifiers(board, seat, source, target, hero)
            units, defenders = min(board.units[source], BIGGEST), min(board.units[target], BIGGEST)
            value = attack_value(units, defenders, worth[target] + first, changes)
            plans[plan] = value, conquest_odds(units, defenders, changes)
        value, chance = plans[plan]
        if option[0] == "storm":
            scores.append(value + 0.02 if option[3] == 1 and chance > SURE else value - 1.0)
        else:
            scores.append(value - 0.5 * (min(MOST_ATTACKERS, board.units[source] - 1) - int(option[3])))
    return scores


def _most(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """The more the better."""
    return [float(option[1]) for option in options]


def _reroll(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """Roll again what is below the average."""
    return [sum(3.5 - int(value) for value in option[1:]) for option in options]


KINDS: dict[str, Appraisal] = {
    "base": _settle,
    "occupy": _settle,
    "neutral": _weaken,
    "hero": _station_hero,
    "strengthen": _deploy,
    "deploy": _deploy,
    "units": _deploy,
    "spread": _deploy,
    "tower": _place_tower,
    "advance": _advance,
    "start-manoeuvre": _manoeuvre,
    "manoeuvre": _manoeuvre,
    "move": _move,
    "attack": _attack,
    "defend": _most,
    "reroll": _reroll,
    "cards": appraise_cards,
}
"""What is asked, and how its options are weighed."""
