"""How good each option looks, one kind of decision after the other. Nothing hidden is looked at but the own hand."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Seat
from orrery.games.risk.insight.cards import ability_value, appraise_cards
from orrery.games.risk.insight.fights import BIGGEST, IN_RESERVE, attack_value, position_value
from orrery.games.risk.insight.worth import FIRST_CONQUEST, worths
from orrery.games.risk.odds import conquest_odds
from orrery.games.risk.rules.fronts import MOST_ATTACKERS
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers

SURE = 0.8
"""Above this chance an attack goes on without looking again."""
STARS_TO_TRADE = 4
"""Stars for which trading is better than keeping the cards."""


def appraise(s: RiskState, decision: Decision) -> list[float]:
    """How good each option of a decision looks to its seat: only differences matter."""
    return [*KINDS.get(decision.kind, _indifferent)(s, decision.seat, decision.options)]


Appraisal = Callable[[RiskState, Seat, list[Choice]], list[float]]


def _indifferent(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """No preference, but rather something than nothing."""
    return [0.0 if option[0] in ("done", "none", "refuse", "decline", "pass") else 1.0 for option in options]


# Setting up


def _settle(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Small planets with few ways in, where one is already; in the end beside the own base."""
    scores = []
    for option in options:
        territory = s.catalog.number[str(option[1])]
        planet = s.catalog.planet_of[territory]
        members = s.catalog.planet_set[planet]
        mine = (members & s.held[seat]).bit_count() / members.bit_count()
        near = (s.catalog.neighbours[territory] & s.held[seat]).bit_count()
        score = 3 * mine + 0.5 * near + s.catalog.planets[planet].bonus / members.bit_count() + 0.7 * s.field[territory]
        scores.append(score - 0.2 * len(s.catalog.adjacent[territory]))
    return scores


def _weaken(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Neutral units where they are in the enemy's way and not in one's own."""
    scores = []
    for option in options:
        near = s.catalog.neighbours[s.catalog.number[str(option[1])]]
        scores.append(float((near & s.held[1 - seat]).bit_count() - 2 * (near & s.held[seat]).bit_count()))
    return scores


def _station_hero(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """The hero goes where most units stand beside enemies, and helps to hold the base."""
    foes = s.foes(seat)
    scores = []
    for option in options:
        territory = s.catalog.number[str(option[1])]
        at_front = bool(s.catalog.neighbours[territory] & foes)
        scores.append(s.units[territory] * (1.0 if at_front else 0.2) + (2.0 if s.base[territory] == seat else 0.0))
    return scores


def _place_tower(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """A tower goes where it is safe and reaches many enemies."""
    foes = s.foes(seat)
    return [
        (s.catalog.neighbours[territory] & foes).bit_count() + 0.3 * s.units[territory]
        for territory in (s.catalog.number[str(option[1])] for option in options)
    ]


# Placing and moving


def _deploy(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Trade when it pays, bring the hero back, then reinforce where it gains most."""
    worth = worths(s, seat)
    before: dict[int, float] = {}
    stars = sum(s.catalog.stars[card] for card in (*s.hand(seat), *s.won(seat)))
    trading = stars >= STARS_TO_TRADE or bool(s.offered)
    heroes = iter(_station_hero(s, seat, [option for option in options if option[0] == "hero"]))
    scores = []
    for option in options:
        if option[0] == "place":
            territory = s.catalog.number[str(option[1])]
            if territory not in before:
                before[territory] = position_value(s, seat, territory, 0, worth)
            scores.append(position_value(s, seat, territory, int(option[2]), worth) - before[territory])
        elif option[0] == "offer":
            scores.append(2000.0 + s.catalog.stars[s.catalog.card_number[str(option[1])]] if trading else -1.0)
        elif option[0] == "trade":
            scores.append(1500.0)
        elif option[0] == "hero":
            scores.append(1000.0 + next(heroes))
        elif option[0] == "play":
            scores.append(500.0 + ability_value(s, seat, option, worth))
        else:
            scores.append(0.0)
    return scores


def _advance(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Go on with as many as the territory left behind can spare."""
    worth = worths(s, seat)
    foes = s.foes(seat)
    behind = s.catalog.neighbours[s.source] & foes
    ahead = s.catalog.neighbours[s.target] & foes
    total = s.units[s.source] + s.units[s.target]
    if not behind:
        return [float(option[1]) for option in options]
    if not ahead:
        return [-float(option[1]) for option in options]
    best = max(options, key=lambda option: _split(s, seat, int(option[1]), total, worth))
    return [-abs(float(option[1]) - float(best[1])) for option in options]


def _split(s: RiskState, seat: Seat, moved: int, total: int, worth: list[float]) -> float:
    here, there = s.units[s.source], s.units[s.target]
    s.units[s.source], s.units[s.target] = total - moved, moved
    value = position_value(s, seat, s.source, 0, worth) + position_value(s, seat, s.target, 0, worth)
    s.units[s.source], s.units[s.target] = here, there
    return value + 0.01 * moved


def _manoeuvre(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """From where units are idle to where they help."""
    worth = worths(s, seat)
    foes = s.foes(seat)
    scores = []
    gains: dict[int, float] = {}
    for option in options:
        if option[0] not in ("manoeuvre", "airlift"):
            scores.append(ability_value(s, seat, option, worth) if option[0] == "play" else 0.0)
            continue
        source, target = s.catalog.number[str(option[1])], s.catalog.number[str(option[2])]
        spare = s.units[source] - 1
        if s.catalog.neighbours[source] & foes or s.base[source] >= 0:
            scores.append(-1.0)
            continue
        if target not in gains:
            gains[target] = position_value(s, seat, target, 6, worth) - position_value(s, seat, target, 0, worth)
        scores.append(spare * (gains[target] - IN_RESERVE) if s.catalog.neighbours[target] & foes else -1.0)
    return scores


def _move(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """All that may go, and the hero with them, towards the enemy."""
    return [float(option[1]) + 0.5 * (len(option) > 2) for option in options]


# Fighting


def _attack(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Attack what is worth it, with all that may go; look again after every roll unless the odds are overwhelming."""
    worth = worths(s, seat)
    first = 0.0 if s.conquered else FIRST_CONQUEST
    number = s.catalog.number
    scores = []
    plans: dict[tuple[int, int, bool], tuple[float, float]] = {}
    for option in options:
        if option[0] not in ("invade", "storm"):
            scores.append(ability_value(s, seat, option, worth) if option[0] == "play" else 0.0)
            continue
        source, target, hero = number[str(option[1])], number[str(option[2])], len(option) > 4
        plan = (source, target, hero)
        if plan not in plans:
            changes = modifiers(s, seat, source, target, hero)
            units, defenders = min(s.units[source], BIGGEST), min(s.units[target], BIGGEST)
            value = attack_value(units, defenders, worth[target] + first, changes)
            plans[plan] = value, conquest_odds(units, defenders, 1, changes)
        value, chance = plans[plan]
        if option[0] == "storm":
            scores.append(value + 0.02 if option[3] == 1 and chance > SURE else value - 1.0)
        else:
            scores.append(value - 0.5 * (min(MOST_ATTACKERS, s.units[source] - 1) - int(option[3])))
    return scores


def _most(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """The more the better."""
    return [float(option[1]) for option in options]


def _reroll(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
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
