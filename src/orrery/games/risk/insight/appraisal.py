"""How good each option looks, one kind of question after the other. Nothing hidden is looked at but the own hand."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Seat
from orrery.games.risk.catalog import Catalog, Position
from orrery.games.risk.effects import EFFECTS
from orrery.games.risk.effects.force import played_at
from orrery.games.risk.insight.campaigns import BIGGEST, distances
from orrery.games.risk.insight.fights import Station, attack_value
from orrery.games.risk.insight.weighing import Weighing
from orrery.games.risk.odds import conquest_odds
from orrery.games.risk.rules.fronts import MOST_ATTACKERS
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers

OFFERING, TRADING, RETURNING, PLAYING = 2000.0, 1500.0, 1000.0, 500.0
"""What comes first when units are placed."""
AVERAGE_ROLL = 3.5
FAR = 100.0
"""What a step away from the enemy counts where a base is placed: more than anything else."""
STAYING = 0.05
"""What a manoeuvre must gain to be worth it."""
NEIGHBOUR = 0.15
"""What two territories side by side count when a place is chosen."""
IN_ONES_OWN_WAY = -2.0
"""What a unit that a neutral one is in the way of counts if it is one's own, and not the enemy's."""
WAITING = 1000.0
"""What it costs to place one more unit of the set-up before one need."""


def appraise(s: RiskState, decision: Decision) -> list[float]:
    """How good each option of a decision looks to its seat: only differences matter."""
    return APPRAISALS[decision.kind](s, decision.seat, decision.options)


Appraisal = Callable[[RiskState, Seat, list[Choice]], list[float]]


def _rather_something(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """No preference, but rather something than nothing."""
    return [0.0 if option in (("done",), ("none",), ("refuse",), ("decline",)) else 1.0 for option in options]


def _territory(s: RiskState, option: Choice) -> int:
    """The territory that an option names first."""
    _, territory, *_ = option
    return s.catalog.number[str(territory)]


def _number(option: Choice) -> float:
    """The number that an option is about."""
    _, number, *_ = option
    return float(number)


def _playing(weighing: Weighing, option: Choice) -> float:
    """What playing a card gains, less what its stars are worth; below 0 it is kept."""
    _, name, *aims = option
    catalog = weighing.s.catalog
    card = catalog.cards[catalog.card_number[str(name)]]
    first, _ = card.effects[0]
    return EFFECTS[first].worth(weighing, played_at(weighing.s, weighing.seat, card, tuple(aims)))


# Setting up


def _pick(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Where the chart says who begins where: a place whose territories lie together. Else one is as good as another."""
    if not s.rules.charted:
        return [1.0] * len(options)
    catalog = s.catalog
    chart = catalog.setups[s.seats]
    looks: dict[str, float] = {}
    for position, cards in zip(chart.positions, chart.start_cards, strict=True):
        name = catalog.factions[position.faction].id
        looks[name] = _gathered(catalog, position) + cards
    scores = []
    for option in options:
        _, colour, *_ = option
        scores.append(looks[str(colour)])
    return scores


def _gathered(catalog: Catalog, position: Position) -> float:
    """How well a place of the chart holds together: parts of planets by their bonus, and neighbours of one's own."""
    own = [territory for territory, units in enumerate(position.units) if units]
    held = sum([1 << territory for territory in own])
    together = NEIGHBOUR * sum([(catalog.neighbours[territory] & held).bit_count() for territory in own])
    for planet, members in zip(catalog.planets, catalog.planet_set, strict=True):
        together += planet.bonus * ((members & held).bit_count() / members.bit_count()) ** 2
    return together


def _settle(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Small planets with few ways in, where one is already; in the end beside the own base."""
    scores = []
    for territory in (_territory(s, option) for option in options):
        planet = s.catalog.planet_of[territory]
        members = s.catalog.planet_set[planet]
        mine = (members & s.held[seat]).bit_count() / members.bit_count()
        near = (s.catalog.neighbours[territory] & s.held[seat]).bit_count()
        score = 3 * mine + 0.5 * near + s.catalog.planets[planet].bonus / members.bit_count() + 0.7 * s.field[territory]
        scores.append(score - 0.2 * len(s.catalog.adjacent[territory]))
    return scores


def _place_base(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Of the territories that were dealt to one of two, the one farthest away from the enemy; else as one settles."""
    scores = _settle(s, seat, options)
    if s.has_neutrals:
        away = distances(s, seat)
        scores = [score + FAR * away[_territory(s, option)] for score, option in zip(scores, options, strict=True)]
    return scores


def _strengthen(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """One unit where it gains most; several at once only in the turns of two players, who have to place them anyway.

    Whoever places several at once tells where before seeing what the others do. [RK-AMB-40]
    """
    if s.has_neutrals:
        return _deploy(s, seat, options)
    weighing = Weighing(s, seat)
    gains: dict[int, float] = {}
    scores = []
    for option in options:
        _, name, units = option
        territory = s.catalog.number[str(name)]
        if territory not in gains:
            gains[territory] = weighing.reinforced(territory, 1)
        scores.append(gains[territory] - WAITING * (int(units) - 1))
    return scores


def _weaken(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Neutral units beside the enemy's armies, where they are in the way, and not beside one's own."""
    adjacent, owner, units = s.catalog.adjacent, s.owner, s.units
    counts = {seat: IN_ONES_OWN_WAY, 1 - seat: 1.0}
    return [
        sum([counts.get(owner[near], 0.0) * (units[near] - 1) for near in adjacent[_territory(s, option)]])
        for option in options
    ]


def _station_hero(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """The hero goes where most units stand beside enemies, and helps to hold the base."""
    foes = s.foes(seat)
    scores = []
    for territory in (_territory(s, option) for option in options):
        at_front = bool(s.catalog.neighbours[territory] & foes)
        scores.append(s.units[territory] * (1.0 if at_front else 0.2) + (2.0 if s.base[territory] == seat else 0.0))
    return scores


def _place_tower(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """A tower goes where it is safe and reaches many enemies."""
    foes = s.foes(seat)
    return [
        (s.catalog.neighbours[territory] & foes).bit_count() + 0.3 * s.units[territory]
        for territory in (_territory(s, option) for option in options)
    ]


# Placing and moving


def _deploy(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Trade when it pays, bring the hero back, then reinforce where it gains most."""
    weighing = Weighing(s, seat)
    stations: dict[int, Station] = {}
    stars = sum(s.catalog.stars[card] for card in (*s.hand(seat), *s.won(seat)))
    trading = stars >= weighing.figures.stars_to_trade or bool(s.turn.offered)
    heroes = iter(_station_hero(s, seat, [option for option in options if option[0] == "hero"]))
    scores = []
    for option in options:
        match option:
            case ("place", str() as name, int() as units):
                territory = s.catalog.number[name]
                if territory not in stations:
                    stations[territory] = weighing.station(territory)
                scores.append(stations[territory].gain(units))
            case ("offer", str() as card):
                scores.append(OFFERING + s.catalog.stars[s.catalog.card_number[card]] if trading else -1.0)
            case ("withdraw", _):
                scores.append(-1.0)
            case ("trade",):
                scores.append(TRADING)
            case ("hero", _):
                scores.append(RETURNING + next(heroes))
            case ("play", *_):
                scores.append(PLAYING + _playing(weighing, option))
            case _:
                scores.append(0.0)
    return scores


def _manoeuvre(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """From where units are idle to where they help."""
    weighing = Weighing(s, seat)
    number = s.catalog.number
    stations: dict[int, Station] = {}
    scores = []
    for option in options:
        match option:
            case ("manoeuvre" | "airlift", str() as source, str() as target):
                for territory in (number[source], number[target]):
                    if territory not in stations:
                        stations[territory] = weighing.station(territory)
                here, there = stations[number[source]], stations[number[target]]
                spare = here.units - 1
                scores.append(there.gain(spare) + here.gain(-spare) - STAYING)
            case ("play", *_):
                scores.append(_playing(weighing, option))
            case _:
                scores.append(0.0)
    return scores


def _move(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """As many as help most where they go, and the hero with them."""
    weighing = Weighing(s, seat)
    moving = s.moving
    assert moving is not None
    here, there = weighing.station(moving.source), weighing.station(moving.target)
    scores = []
    for option in options:
        _, units, *hero = option
        scores.append(there.gain(int(units)) + here.gain(-int(units)) + 0.5 * bool(hero) + 0.001 * int(units))
    return scores


# Fighting


def _attack(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Attack what is worth it, with all that may go; look again after every roll unless the odds are overwhelming."""
    weighing = Weighing(s, seat)
    number = s.catalog.number
    plans: dict[tuple[int, int, bool], tuple[float, float]] = {}
    scores = []
    for option in options:
        match option:
            case ("invade", str() as source, str() as target, int() as units, *hero):
                here = number[source]
                value, _ = _plan(weighing, plans, here, number[target], bool(hero))
                scores.append(value - 0.5 * (min(MOST_ATTACKERS, s.units[here] - 1) - units))
            case ("storm", str() as source, str() as target, int() as keep, *hero):
                value, chance = _plan(weighing, plans, number[source], number[target], bool(hero))
                scores.append(value + 0.02 if keep == 1 and chance > weighing.figures.sure else value - 1.0)
            case ("play", *_):
                scores.append(_playing(weighing, option))
            case _:
                scores.append(0.0)
    return scores


def _plan(
    weighing: Weighing, plans: dict[tuple[int, int, bool], tuple[float, float]], source: int, target: int, hero: bool
) -> tuple[float, float]:
    """What an attack to the end is worth, and its chance; `plans` remembers it."""
    plan = source, target, hero
    if plan not in plans:
        s = weighing.s
        changes = modifiers(s, weighing.seat, source, target, hero)
        units, defenders = min(s.units[source], BIGGEST), min(s.units[target], BIGGEST)
        worth = weighing.worth[target] + (0.0 if s.turn.conquered else weighing.figures.first_conquest)
        if defenders < units:
            worth += weighing.campaign.beyond(target, s.units[source])
        value = attack_value(units, defenders, worth, changes, weighing.figures)
        plans[plan] = value, conquest_odds(units, defenders, 1, changes)
    return plans[plan]


def _most(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """The more the better."""
    return [_number(option) for option in options]


def _achieve(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """What is met in this turn only comes before what is held and may wait; gold before silver where it is rewarded."""
    scores = []
    for option in options:
        match option:
            case ("achieve", str() as name):
                award = s.catalog.achievements[s.catalog.achievement_number[name]]
                fleeting = award.condition.startswith("take-")
                scores.append(1.0 + 2.0 * fleeting + (s.rules.rewards and award.level == "gold"))
            case _:
                scores.append(0.0)
    return scores


def _reroll(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Roll again what is below the average."""
    scores = []
    for option in options:
        _, *values = option
        scores.append(sum([AVERAGE_ROLL - int(value) for value in values]))
    return scores


def _cards(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Cards are kept for fights that matter; those on rolled dice are played when they save or kill a unit."""
    weighing = Weighing(s, seat)
    return [0.0 if option == ("pass",) else _playing(weighing, option) for option in options]


APPRAISALS: dict[str, Appraisal] = {
    "faction": _pick,
    "base": _place_base,
    "occupy": _settle,
    "neutral": _weaken,
    "hero": _station_hero,
    "strengthen": _strengthen,
    "deploy": _deploy,
    "units": _deploy,
    "spread": _deploy,
    "tower": _place_tower,
    "command": _rather_something,
    "consent": _rather_something,
    "start-manoeuvre": _manoeuvre,
    "attack": _attack,
    "cards": _cards,
    "reroll": _reroll,
    "defend": _most,
    "advance": _most,
    "achievement": _achieve,
    "draw": _rather_something,
    "manoeuvre": _manoeuvre,
    "move": _move,
    "recall": _rather_something,
}
"""What is asked, and how its options are weighed."""
