"""What a territory is worth to a seat, in units: the yardstick behind every appraisal of an attack or a defence."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.insight.yardstick import Yardstick, yardstick
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.ending import ACHIEVEMENTS_TO_WIN, TEAM_ACHIEVEMENTS_TO_WIN
from orrery.games.risk.state import OPEN, RiskState

ACHIEVEMENT = 10.0
DECIDING = 60.0
"""The last achievement, or whatever else ends the game."""
OUT_OF_REACH = 8
"""Steps to an achievement beyond which it does not matter yet."""
FINISHED, CARD, RIVAL = 1.0, 1.5, 4.0
"""Finishing off a player, each card that this brings, and what the square of a rival's achievements adds to a base."""


def worths(s: RiskState, seat: Seat) -> list[float]:
    """What taking, or keeping, each territory is worth to a seat."""
    figures = yardstick(s)
    worth = [figures.territory + figures.field * field for field in s.field]
    _add_bases(s, seat, worth, figures)
    _add_planets(s, seat, worth, figures)
    if s.rules.achievements_win or s.rules.teams or s.seats > 2:
        _add_achievements(s, seat, worth)
    _add_eliminations(s, seat, worth, figures)
    if figures.army:
        _add_armies(s, seat, worth, figures)
    return worth


def _add_bases(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    goal = TEAM_ACHIEVEMENTS_TO_WIN if s.rules.teams else ACHIEVEMENTS_TO_WIN
    for territory, owner in enumerate(s.base):
        if owner < 0:
            continue
        worth[territory] += figures.own_base if owner == seat else figures.base
        if not s.rules.achievements_win:
            continue
        achieved = _achieved(s, owner)
        if owner == seat and achieved >= goal - 1:
            worth[territory] += DECIDING
        elif s.side[owner] != s.side[seat]:
            worth[territory] += RIVAL * achieved * achieved


def _achieved(s: RiskState, seat: Seat) -> int:
    return sum(s.achievements_of(ally) for ally in s.allies(seat))


def _add_planets(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """The fewer territories of a planet are missing, the more each of them is worth; breaking a rival's counts, too."""
    own = s.held[seat]
    for planet, members in zip(s.catalog.planets, s.catalog.planet_set, strict=True):
        size = len(planet.territories)
        missing = (members & ~own).bit_count()
        value = figures.planet * planet.bonus
        for territory in planet.territories:
            owner = s.owner[territory]
            if owner == seat:
                worth[territory] += value / (1 + missing)
            else:
                worth[territory] += value * (size - missing + 1) / size / missing
                if s.is_player(owner) and s.is_foe(seat, territory) and not members & ~s.held[owner]:
                    worth[territory] += value


def _add_achievements(s: RiskState, seat: Seat, worth: list[float]) -> None:
    """Steps towards an achievement on the board; the last step to victory above all."""
    goal = TEAM_ACHIEVEMENTS_TO_WIN if s.rules.teams else ACHIEVEMENTS_TO_WIN
    value = DECIDING if s.rules.achievements_win and _achieved(s, seat) + 1 >= goal else ACHIEVEMENT
    for award in s.catalog.achievements:
        if s.achievement[award.number] != OPEN:
            continue
        missing = award.amount - progress(s, seat, award)
        if not 0 < missing <= OUT_OF_REACH:
            continue
        step = value / (missing * missing)
        for territory in range(len(worth)):
            if _counts(s, award.condition, award.planet, territory):
                worth[territory] += step


def _counts(s: RiskState, condition: str, planet: int, territory: int) -> bool:
    """Whether taking a territory is a step towards an achievement."""
    match condition:
        case "planet":
            return s.catalog.planet_of[territory] == planet
        case "fields" | "take-fields":
            return s.field[territory]
        case "enemy-bases":
            return s.base[territory] >= 0
        case "territories" | "take-territories":
            return True
    return False  # whole planets are worth more already


def _add_eliminations(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """Finishing off a weak player brings cards and achievements, and in Total Domination victory."""
    for other in range(s.seats):
        if s.side[other] == s.side[seat] or not s.is_alive(other):
            continue
        prize = FINISHED + CARD * s.cards.where.count(other) + ACHIEVEMENT * s.achievements_of(other)
        if not s.rules.achievements_win:
            prize += figures.last_foe if s.seats == 2 else ACHIEVEMENT
        left = s.size(other)
        for territory in s.territories(other):
            worth[territory] += prize / left


def _add_armies(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """Whoever takes a player's territory has killed the units in it."""
    for other in range(s.seats):
        if s.side[other] != s.side[seat]:
            for territory in s.territories(other):
                worth[territory] += figures.army * s.units[territory]
