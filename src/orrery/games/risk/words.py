"""What options and events say to people."""

from __future__ import annotations

from orrery.core import Choice, Decision, Event, Message, Seat
from orrery.core.message import Argument, player
from orrery.games.risk.catalog import SPECIES, Catalog
from orrery.games.risk.odds import Modifiers, conquest_odds, roll_odds
from orrery.games.risk.rules.fronts import MOST_DEFENDERS
from orrery.games.risk.rules.reinforcements import stars
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers

EVENT_RULES: dict[str, str] = {
    "rolled-for-order": "RK-AMB-02",
    "faction": "RK-BT-03",
    "field": "RK-CR-01",
    "base": "RK-CR-06",
    "occupied": "RK-CR-07",
    "placed": "RK-REINF-06",
    "placed-neutral": "RK-1V1-06",
    "dealt": "RK-1V1-04",
    "hero-placed": "RK-CR-09",
    "achievement-open": "RK-CR-02",
    "turn": "RK-TURN-01",
    "reinforcements": "RK-REINF-01",
    "hero-returned": "RK-HERO-06",
    "offered": "RK-STAR-01",
    "traded": "RK-STAR-03",
    "drew": "RK-CARD-02",
    "drew-card": "RK-CARD-02",
    "reshuffled": "RK-CARD-06",
    "played": "RK-CARD-04",
    "countered": "RK-CARD-04",
    "paid": "RK-CARD-04",
    "struck": "RK-CARD-04",
    "rolled-for-card": "RK-CARD-04",
    "extra-units": "RK-CARD-04",
    "scanned": "RK-CARD-04",
    "scanned-card": "RK-CARD-04",
    "contaminated": "RK-CARD-04",
    "rerolled": "RK-AMB-32",
    "storm": "RK-ATTACK-08",
    "invaded": "RK-ATTACK-04",
    "invaded-with-hero": "RK-HERO-04",
    "rolled": "RK-DICE-01",
    "losses": "RK-DICE-04",
    "captured": "RK-CAPT-01",
    "hero-fell": "RK-HERO-05",
    "tower-destroyed": "RK-REW-06",
    "tower-lost": "RK-AMB-37",
    "eliminated": "RK-ELIM-01",
    "won-card": "RK-ELIM-02",
    "won-cards": "RK-ELIM-02",
    "achievement-inherited": "RK-ELIM-03",
    "achieved": "RK-ACH-02",
    "rewarded": "RK-REW-01",
    "tower-placed": "RK-REW-04",
    "moved": "RK-MAN-01",
    "moved-with-hero": "RK-MAN-05",
    "asked-command": "RK-TEAM-11",
    "refused-command": "RK-TEAM-11",
    "took-command": "RK-TEAM-14",
    "won": "RK-WIN-01",
}
"""Every kind of event with the rule behind it."""

_things = {
    "territory": "territory",
    "source": "territory",
    "target": "territory",
    "achievement": "achievement",
    "reward": "reward",
    "faction": "faction",
    "species": "species",
    "window": "window",
}
"""What questions and events tell by an id, and what it is the id of."""
_players = ("other", "owner", "loser")
"""What events tell by a seat, or for a neutral colour by its faction."""


def name_of(kind: str, identity: str | int) -> Message:
    """A component's name."""
    return Message(f"risk-{kind}-{identity}")


def territory_name(s: RiskState, territory: int) -> Message:
    """A territory's name by its number."""
    return name_of("territory", s.catalog.ids[territory])


def card_name(catalog: Catalog, card: str | int) -> Message | str:
    """A card's name; an owner's pack may give it another."""
    return catalog.cards[catalog.card_number[str(card)]].name or name_of("card", card)


def card_text(catalog: Catalog, card: str | int) -> Message | str:
    """What a card does; an owner's pack may say it otherwise."""
    return catalog.cards[catalog.card_number[str(card)]].text or Message(f"risk-card-{card}-text")


# Options


def describe(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """What an option says to a person; attacks and defences tell their exact odds."""
    verb = str(choice[0])
    key = f"risk-do-{verb}"
    match choice:
        case ("invade", source, target, units, *hero):
            return _invade(s, decision.seat, _at(s, source), _at(s, target), int(units), bool(hero))
        case ("storm", source, target, keep, *hero):
            return _storm(s, decision.seat, _at(s, source), _at(s, target), int(keep), bool(hero))
        case ("place", territory, units):
            return Message(key, {"territory": name_of("territory", territory), "units": units})
        case ("base" | "occupy" | "neutral" | "hero" | "tower" | "ask", territory) if territory in s.catalog.number:
            return Message(key, {"territory": name_of("territory", territory)})
        case ("manoeuvre" | "airlift", source, target):
            return Message(key, _route(source, target))
        case ("defend", dice):
            odds = _odds(s.committed, int(dice), modifiers(s, s.active, s.source, s.target, bool(s.called)))
            return Message(key, {"units": dice, "outcomes": _outcomes({(d, a): odds[a, d] for a, d in odds})})
        case ("move" | "advance", units, *hero):
            here, there = s.moving or (s.source, s.target)
            moved_already = s.units[there] if verb == "advance" else 0
            left = s.units[here] + moved_already - int(units)
            return Message(key + ("-hero" if hero else ""), {"units": units, "left": left})
        case ("bring", source, units, *hero):
            return Message(key + ("-hero" if hero else ""), {"source": name_of("territory", source), "units": units})
        case ("pick", *factions):
            return _pick(s, [str(faction) for faction in factions])
        case ("play", card, *aims):
            return _play(s, card, aims)
        case ("offer", card):
            worth = s.catalog.stars[s.catalog.card_number[str(card)]]
            return Message(key, {"card": card_name(s.catalog, card), "stars": worth})
        case ("trade",):
            return Message(key, {"stars": stars(s), "units": s.catalog.star_units[stars(s)]})
        case ("achieve", award):
            text = Message(f"risk-achievement-{award}-text")
            return Message(key, {"achievement": name_of("achievement", award), "text": text})
        case ("reroll", *values):
            return Message(key, {"dice": [str(value) for value in values]})
        case ("ask" | "auto", about):
            return Message(f"{key}-{about}")
        case ("done",):
            return Message(f"{key}-{decision.kind}")
    return Message(key)


def _at(s: RiskState, territory: str | int) -> int:
    return s.catalog.number[str(territory)]


def _route(source: str | int, target: str | int) -> dict[str, Argument]:
    return {"source": name_of("territory", source), "target": name_of("territory", target)}


def _pick(s: RiskState, factions: list[str]) -> Message:
    """A faction with its species; in Basic Training with its place on the chart, or in the place of another one."""
    species = s.catalog.factions[s.catalog.faction_number[factions[-1]]].species
    arguments: dict[str, Argument] = {
        "faction": name_of("faction", factions[0]),
        "species": name_of("species", SPECIES[species]),
    }
    if not s.basic:
        return Message("risk-do-pick", arguments)
    positions = s.catalog.setups[s.seats].positions
    place = [position.faction for position in positions].index(s.catalog.faction_number[factions[0]])
    arguments |= {"territory": territory_name(s, positions[place].base), "place": place + 1}
    if len(factions) == 1:
        return Message("risk-do-pick-chart", arguments)
    return Message("risk-do-pick-other", {**arguments, "other": name_of("faction", factions[1])})


def _play(s: RiskState, card: str | int, aims: list[str | int]) -> Message:
    arguments: dict[str, Argument] = {"card": card_name(s.catalog, card)}
    match aims:
        case []:
            return Message("risk-do-play", arguments)
        case [source, target]:
            return Message("risk-do-play-between", {**arguments, **_route(source, target)})
    aim = player(aims[0]) if isinstance(aims[0], int) else name_of("territory", aims[0])
    return Message("risk-do-play-at", {**arguments, "target": aim})


# Odds


def _invade(s: RiskState, seat: Seat, source: int, target: int, units: int, hero: bool) -> Message:
    """An invasion with the odds of its one roll, against as many dice as the defender can roll."""
    changes = modifiers(s, seat, source, target, hero)
    dice = min(MOST_DEFENDERS, changes.defence_limit, s.units[target])
    return Message(
        "risk-do-invade",
        {
            **_front(s, source, target, hero),
            "units": units,
            "dice": dice,
            "outcomes": _outcomes(_odds(units, dice, changes)),
        },
    )


def _storm(s: RiskState, seat: Seat, source: int, target: int, keep: int, hero: bool) -> Message:
    """An attack that goes on by itself, with the chance that the territory falls."""
    chance = conquest_odds(s.units[source], s.units[target], keep, modifiers(s, seat, source, target, hero))
    return Message("risk-do-storm", {**_front(s, source, target, hero), "keep": keep, "chance": percent(chance)})


def _front(s: RiskState, source: int, target: int, hero: bool) -> dict[str, Argument]:
    return {
        "source": territory_name(s, source),
        "target": territory_name(s, target),
        "hero": "yes" if hero else "no",
    }


def _odds(attack: int, defence: int, changes: Modifiers) -> dict[tuple[int, int], float]:
    """The chances of what attacker and defender lose in one roll."""
    rolled = roll_odds(attack, defence, changes)
    whole = sum(rolled.values())
    return {lost: ways / whole for lost, ways in rolled.items()}


def _outcomes(odds: dict[tuple[int, int], float]) -> list[str | Message]:
    """The chances in words, by what oneself and the other side lose; the best comes first."""
    return [
        Message("risk-odds", {"own": own, "foe": foe, "chance": percent(chance)})
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


# Questions and events


def about_words(catalog: Catalog, decision: Decision) -> dict[str, Argument]:
    """What a question is about, with everything by its name."""
    return _with_names(catalog, {**(decision.about or {})})


def event_words(catalog: Catalog, event: Event) -> Message:
    """An event in words, with everything by its name."""
    return Message(f"risk-event-{event.kind}", _with_names(catalog, event.arguments), EVENT_RULES[event.kind])


def _with_names(catalog: Catalog, arguments: dict[str, Argument]) -> dict[str, Argument]:
    """Territories, cards, players and so on by their names; numbers and lists as they are."""
    found = dict(arguments)
    for argument, value in arguments.items():
        if argument in _things and isinstance(value, str):
            found[argument] = name_of(_things[argument], value)
        elif argument == "card" and isinstance(value, str):
            found[argument] = card_name(catalog, value)
        elif argument in _players:
            found[argument] = player(value) if isinstance(value, int) else neutral_name(str(value))
    return found


def neutral_name(faction: str) -> Message:
    """A neutral colour of a game of two, by its faction."""
    return Message("risk-neutral", {"faction": name_of("faction", faction)})
