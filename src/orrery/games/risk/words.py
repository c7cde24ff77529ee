"""What options, questions and events say to people."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Event, Message, Seat
from orrery.core.message import Argument, player
from orrery.games.risk.catalog import SPECIES, Catalog
from orrery.games.risk.names import (
    achievement_name,
    achievement_text,
    card_name,
    name_of,
    neutral_name,
    territory_name,
)
from orrery.games.risk.odds import Modifiers, conquest_odds, roll_odds
from orrery.games.risk.rules.fronts import MOST_DEFENDERS
from orrery.games.risk.rules.reinforcements import stars
from orrery.games.risk.ruleset import RiskRules
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers, modifiers_of

_things = {
    "territory": "territory",
    "source": "territory",
    "target": "territory",
    "reward": "reward",
    "faction": "faction",
    "species": "species",
    "window": "window",
}
"""What questions and events tell by an id, and what it is the id of."""
_players = ("other", "owner", "loser")
"""What events tell by a seat, or for a neutral colour by its faction."""


# Options


def describe(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """What an option says to a person; attacks and defences tell their exact odds."""
    return DESCRIPTIONS[str(choice[0])](s, decision, choice)


def _alone(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """A verb without arguments."""
    (verb,) = choice
    return Message(f"risk-do-{verb}")


def _done(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """What going on means depends on what is asked."""
    return Message(f"risk-do-done-{decision.kind}")


def _in_territory(s: RiskState, decision: Decision, choice: Choice) -> Message:
    verb, territory = choice
    return Message(f"risk-do-{verb}", {"territory": name_of("territory", territory)})


def _place(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, territory, units = choice
    return Message("risk-do-place", {"territory": name_of("territory", territory), "units": units})


def _along_route(s: RiskState, decision: Decision, choice: Choice) -> Message:
    verb, source, target = choice
    return Message(f"risk-do-{verb}", _route(source, target))


def _move(s: RiskState, decision: Decision, choice: Choice) -> Message:
    assert s.moving is not None
    _, units, *hero = choice
    left = s.units[s.moving.source] - int(units)
    return Message("risk-do-move-hero" if hero else "risk-do-move", {"units": units, "left": left})


def _advance(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, units = choice
    left = s.units[s.under_way.source] + s.units[s.under_way.target] - int(units)
    return Message("risk-do-advance", {"units": units, "left": left})


def _bring(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, source, units, *hero = choice
    arguments: dict[str, Argument] = {"source": name_of("territory", source), "units": units}
    return Message("risk-do-bring-hero" if hero else "risk-do-bring", arguments)


def _pick(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """A faction with its species; in Basic Training with its place on the chart, or in the place of another one."""
    _, *factions = (str(part) for part in choice)
    first, last = s.catalog.faction_number[factions[0]], s.catalog.faction_number[factions[-1]]
    arguments: dict[str, Argument] = {
        "faction": name_of("faction", factions[0]),
        "species": name_of("species", SPECIES[s.catalog.factions[last].species]),
    }
    if not s.rules.charted:
        return Message("risk-do-pick", arguments)
    positions = s.catalog.setups[s.seats].positions
    place = [position.faction for position in positions].index(first)
    arguments |= {"territory": territory_name(s, positions[place].base), "place": place + 1}
    if first == last:
        return Message("risk-do-pick-chart", arguments)
    return Message("risk-do-pick-other", {**arguments, "other": name_of("faction", factions[-1])})


# Cards and awards


def _play(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, card, *aims = choice
    arguments: dict[str, Argument] = {"card": card_name(s.catalog, str(card))}
    match aims:
        case []:
            return Message("risk-do-play", arguments)
        case [source, target]:
            return Message("risk-do-play-between", {**arguments, **_route(source, target)})
    (aim,) = aims
    named = player(aim) if isinstance(aim, int) else name_of("territory", aim)
    return Message("risk-do-play-at", {**arguments, "target": named})


def _offer(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, card = (str(part) for part in choice)
    worth = s.catalog.stars[s.catalog.card_number[card]]
    return Message("risk-do-offer", {"card": card_name(s.catalog, card), "stars": worth})


def _withdraw(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, card = (str(part) for part in choice)
    return Message("risk-do-withdraw", {"card": card_name(s.catalog, card)})


def _trade(s: RiskState, decision: Decision, choice: Choice) -> Message:
    return Message("risk-do-trade", {"stars": stars(s), "units": s.catalog.star_units[stars(s)]})


def _reroll(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, *values = choice
    return Message("risk-do-reroll", {"dice": [str(value) for value in values]})


def _achieve(s: RiskState, decision: Decision, choice: Choice) -> Message:
    _, award = (str(part) for part in choice)
    named = {"achievement": achievement_name(s.catalog, award), "text": achievement_text(s.catalog, award)}
    return Message("risk-do-achieve", {**named})


# Fights


def _invade(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """An invasion with the odds of its one roll, against as many dice as the defender can roll."""
    _, source, target, units, *hero = choice
    changes = _changes(s, decision.seat, source, target, bool(hero))
    dice = min(MOST_DEFENDERS, changes.defence_limit, _units(s, target))
    outcomes = _outcomes(_odds(int(units), dice, changes))
    front = _front(source, target, bool(hero))
    return Message("risk-do-invade", {**front, "units": units, "dice": dice, "outcomes": outcomes})


def _storm(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """An attack that goes on by itself, with the chance that the territory falls."""
    _, source, target, keep, *hero = choice
    changes = _changes(s, decision.seat, source, target, bool(hero))
    chance = percent(conquest_odds(_units(s, source), _units(s, target), int(keep), changes))
    return Message("risk-do-storm", {**_front(source, target, bool(hero)), "keep": keep, "chance": chance})


def _defend(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """A defence with the odds of the roll, from the defender's side."""
    _, dice = choice
    odds = _odds(s.under_way.committed, int(dice), modifiers_of(s, s.under_way))
    whose = "own" if s.under_way.defender == decision.seat else "neutral"
    outcomes = _outcomes({(theirs, mine): chance for (mine, theirs), chance in odds.items()}, whose)
    return Message("risk-do-defend", {"units": dice, "outcomes": outcomes})


def _changes(s: RiskState, seat: Seat, source: str | int, target: str | int, hero: bool) -> Modifiers:
    return modifiers(s, seat, s.catalog.number[str(source)], s.catalog.number[str(target)], hero)


def _units(s: RiskState, territory: str | int) -> int:
    return s.units[s.catalog.number[str(territory)]]


def _route(source: str | int, target: str | int) -> dict[str, Argument]:
    return {"source": name_of("territory", source), "target": name_of("territory", target)}


def _front(source: str | int, target: str | int, hero: bool) -> dict[str, Argument]:
    return {**_route(source, target), "hero": "yes" if hero else "no"}


def _odds(attack: int, defence: int, changes: Modifiers) -> dict[tuple[int, int], float]:
    """The chances of what attacker and defender lose in one roll."""
    rolled = roll_odds(attack, defence, changes)
    whole = sum(rolled.values())
    return {lost: ways / whole for lost, ways in rolled.items()}


def _outcomes(odds: dict[tuple[int, int], float], whose: str = "own") -> list[str | Message]:
    """The chances in words, by what oneself, or the neutral side that one rolls for, and the other lose; best first."""
    return [
        Message("risk-odds", {"own": own, "foe": foe, "whose": whose, "chance": percent(chance)})
        for (own, foe), chance in sorted(odds.items())
    ]


def percent(chance: float) -> Message:
    """A chance in percent, never rounded to certainty.

    >>> [percent(chance).key for chance in (0.6564, 0.9997, 1.0, 0.0001)]
    ['risk-chance', 'risk-chance-high', 'risk-chance', 'risk-chance-low']
    """
    if 0.995 <= chance < 1:
        return Message("risk-chance-high")
    if 0 < chance < 0.005:
        return Message("risk-chance-low")
    return Message("risk-chance", {"percent": f"{chance * 100:.0f}"})


DESCRIPTIONS: dict[str, Callable[[RiskState, Decision, Choice], Message]] = {
    "pick": _pick,
    **dict.fromkeys(("base", "occupy", "neutral", "hero", "tower", "ask"), _in_territory),
    "place": _place,
    "offer": _offer,
    "withdraw": _withdraw,
    "play": _play,
    "trade": _trade,
    "reroll": _reroll,
    "invade": _invade,
    "storm": _storm,
    "defend": _defend,
    "advance": _advance,
    **dict.fromkeys(("manoeuvre", "airlift"), _along_route),
    "move": _move,
    "bring": _bring,
    "achieve": _achieve,
    **dict.fromkeys(("pass", "none", "draw", "decline", "agree", "refuse"), _alone),
    "done": _done,
}
"""What each verb says."""


# Questions and events


def about_words(rules: RiskRules, decision: Decision) -> dict[str, Argument]:
    """What a question is about, with everything by its name."""
    return _with_names(rules.catalog, {**(decision.about or {})})


def event_words(rules: RiskRules, event: Event) -> Message:
    """An event in words, with everything by its name."""
    return Message(f"risk-event-{event.kind}", _with_names(rules.catalog, event.arguments), event.rule)


def _with_names(catalog: Catalog, arguments: dict[str, Argument]) -> dict[str, Argument]:
    """Territories, cards, players and so on by their names; numbers and lists as they are."""
    found = dict(arguments)
    for argument, value in arguments.items():
        if argument in _things and isinstance(value, str):
            found[argument] = name_of(_things[argument], value)
        elif argument == "card" and isinstance(value, str):
            found[argument] = card_name(catalog, value)
        elif argument == "achievement" and isinstance(value, str):
            found[argument] = achievement_name(catalog, value)
        elif argument in _players:
            found[argument] = player(value) if isinstance(value, int) else neutral_name(str(value))
    return found
