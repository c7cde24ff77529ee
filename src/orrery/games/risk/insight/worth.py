"""What a territory is worth to a seat, in units: the yardstick behind every appraisal of an attack or a defence."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.catalog import Achievement
from orrery.games.risk.insight.yardstick import Yardstick, yardstick
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.ending import ACHIEVEMENTS_TO_WIN, TEAM_ACHIEVEMENTS_TO_WIN
from orrery.games.risk.state import ALL, OPEN, RiskState, members

OUT_OF_REACH = 8
"""Steps to an achievement beyond which it does not matter yet."""
LASTING = frozenset(("planet", "fields", "enemy-bases", "territories"))
"""Conditions of achievements that somebody meets by holding what others can take."""
NEARLY = 2
"""Steps to an achievement from which others have to stand in the way."""
FINISHED, CARD = 1.0, 1.5
"""Finishing off a player, and each card that this brings."""


def worths(s: RiskState, seat: Seat) -> list[float]:
    """What taking, or keeping, each territory is worth to a seat."""
    figures = yardstick(s)
    worth = [figures.territory + figures.field * field for field in s.field]
    _add_bases(s, seat, worth, figures)
    _add_planets(s, seat, worth, figures)
    if figures.achievement:
        _add_achievements(s, seat, worth, figures)
    if figures.denial and s.rules.achievements_win:
        _add_denials(s, seat, worth, figures)
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
            worth[territory] += figures.deciding
        elif s.side[owner] != s.side[seat]:
            worth[territory] += figures.rival * achieved * achieved


def _achieved(s: RiskState, seat: Seat) -> int:
    return sum(s.achievements_of(ally) for ally in s.allies(seat))


def _add_planets(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """The fewer territories of a planet are missing, the more each of them is worth; breaking a rival's counts, too."""
    own = s.held[seat]
    for planet, whole in zip(s.catalog.planets, s.catalog.planet_set, strict=True):
        size = len(planet.territories)
        missing = (whole & ~own).bit_count()
        value = figures.planet * planet.bonus
        for territory in planet.territories:
            owner = s.owner[territory]
            if owner == seat:
                worth[territory] += value / (1 + missing)
            else:
                worth[territory] += value * (size - missing + 1) / size / missing
                if s.is_player(owner) and s.is_foe(seat, territory) and not whole & ~s.held[owner]:
                    worth[territory] += value


def _add_achievements(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """Steps towards an achievement on the board; the last step to victory above all."""
    goal = TEAM_ACHIEVEMENTS_TO_WIN if s.rules.teams else ACHIEVEMENTS_TO_WIN
    value = figures.deciding if s.rules.achievements_win and _achieved(s, seat) + 1 >= goal else figures.achievement
    for award in s.catalog.achievements:
        if s.achievement[award.number] != OPEN:
            continue
        missing = award.amount - progress(s, seat, award)
        if not 0 < missing <= OUT_OF_REACH:
            continue
        step = value / (missing * missing)
        for territory in members(steps_to(s, award)):
            worth[territory] += step


def steps_to(s: RiskState, award: Achievement) -> int:
    """The bit set of territories of which each is a step towards an achievement."""
    match award.condition:
        case "planet":
            return s.catalog.planet_set[award.planet]
        case "fields" | "take-fields":
            return sum([1 << territory for territory, field in enumerate(s.field) if field])
        case "enemy-bases":
            return sum([1 << territory for territory, owner in enumerate(s.base) if owner >= 0])
        case "territories" | "take-territories":
            return ALL
    return 0  # whole planets are worth more already


def _add_denials(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """What somebody needs for the next achievement is worth taking, the more the nearer that is to victory."""
    for other in range(s.seats):
        if s.side[other] == s.side[seat] or not s.is_alive(other):
            continue
        threat = figures.denial * (1 + _achieved(s, other)) ** 2
        for award in s.catalog.achievements:
            if s.achievement[award.number] != OPEN or award.condition not in LASTING:
                continue
            missing = award.amount - progress(s, other, award)
            if missing <= NEARLY:
                share = threat / (1 + abs(missing))
                for territory in members(steps_to(s, award) & s.held[other]):
                    worth[territory] += share


def _add_eliminations(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """Finishing off a weak player brings cards and achievements, and in Total Domination victory."""
    for other in range(s.seats):
        if s.side[other] == s.side[seat] or not s.is_alive(other):
            continue
        prize = FINISHED + CARD * s.cards.where.count(other) + figures.achievement * s.achievements_of(other)
        if not s.rules.achievements_win:
            prize += figures.last_foe if s.seats == 2 else figures.achievement
        left = s.size(other)
        for territory in s.territories(other):
            worth[territory] += prize / left


def _add_armies(s: RiskState, seat: Seat, worth: list[float], figures: Yardstick) -> None:
    """Whoever takes a player's territory has killed the units in it."""
    for other in range(s.seats):
        if s.side[other] != s.side[seat]:
            for territory in s.territories(other):
                worth[territory] += figures.army * s.units[territory]
