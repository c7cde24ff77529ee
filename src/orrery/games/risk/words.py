"""What options and events say to people."""

from __future__ import annotations

from orrery.core import Choice, Decision, Event, Message
from orrery.core.message import Argument
from orrery.games.risk.odds import conquest_odds, roll_odds
from orrery.games.risk.rules.fronts import MOST_ATTACKERS, MOST_DEFENDERS
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
    "won-by-victory": "RK-WIN-01",
    "won-by-round-limit": "RK-AMB-34",
}
"""Every kind of event with the rule behind it."""

_named = {
    "territory": "territory",
    "source": "territory",
    "target": "territory",
    "card": "card",
    "achievement": "achievement",
    "reward": "reward",
    "faction": "faction",
}
"""Arguments that are ids, and what of."""


def name_of(kind: str, identity: str) -> Message:
    """A component's name."""
    return Message(f"risk-{kind}-{identity}")


def describe(s: RiskState, decision: Decision, choice: Choice) -> Message:
    """What an option says to a person; invasions tell their exact odds."""
    verb = str(choice[0])
    key = f"risk-do-{verb}"
    match choice:
        case ("invade" | "storm", source, target, number, *hero):
            return _attack(s, decision.seat, verb, str(source), str(target), int(number), bool(hero))
        case ("place", territory, units):
            return Message(key, {"territory": name_of("territory", str(territory)), "units": units})
        case ("base" | "occupy" | "neutral" | "hero" | "tower" | "ask", territory) if territory in s.catalog.number:
            return Message(key, {"territory": name_of("territory", str(territory))})
        case ("manoeuvre" | "airlift", source, target):
            route: dict[str, Argument] = {"source": name_of("territory", str(source))}
            return Message(key, {**route, "target": name_of("territory", str(target))})
        case ("move" | "advance" | "defend", units, *hero):
            return Message(key + ("-hero" if hero else ""), {"units": units})
        case ("bring", source, units, *hero):
            where = name_of("territory", str(source))
            return Message(key + ("-hero" if hero else ""), {"source": where, "units": units})
        case ("pick", charted, *other):
            arguments: dict[str, Argument] = {"faction": name_of("faction", str(charted))}
            if other:
                return Message(key + "-other", {**arguments, "other": name_of("faction", str(other[0]))})
            return Message(key, arguments)
        case ("play", card, *aims):
            return _play(s, str(card), aims)
        case ("offer", card):
            stars = s.catalog.stars[s.catalog.card_number[str(card)]]
            return Message(key, {"card": name_of("card", str(card)), "stars": stars})
        case ("achieve", award):
            return Message(key, {"achievement": name_of("achievement", str(award))})
        case ("reroll", *values):
            return Message(key, {"dice": [str(value) for value in values]})
        case ("ask" | "auto", about):
            return Message(f"{key}-{about}")
    return Message(key)


def _play(s: RiskState, card: str, aims: list[str | int]) -> Message:
    arguments: dict[str, Argument] = {"card": name_of("card", card)}
    if not aims:
        return Message("risk-do-play", arguments)
    if isinstance(aims[0], int):
        return Message("risk-do-play-at-player", {**arguments, "seat": aims[0]})
    names: list[str | Message] = [name_of("territory", str(aim)) for aim in aims]
    return Message("risk-do-play-at", {**arguments, "aims": names})


def _attack(s: RiskState, seat: int, verb: str, source: str, target: str, number: int, hero: bool) -> Message:
    """An attack with its odds: of this one roll, or of the whole storm."""
    here, there = s.catalog.number[source], s.catalog.number[target]
    changes = modifiers(s, seat, here, there, hero)
    defenders = s.units[there]
    arguments: dict[str, Argument] = {
        "source": name_of("territory", source),
        "target": name_of("territory", target),
        "hero": "yes" if hero else "no",
    }
    if verb == "storm":
        chance = conquest_odds(s.units[here], defenders, number, changes)
        return Message("risk-do-storm", {**arguments, "keep": number, "chance": percent(chance)})
    dice = min(MOST_DEFENDERS, changes.defence_limit, defenders)
    rolled = roll_odds(min(MOST_ATTACKERS, number), dice, changes)
    whole = sum(rolled.values())
    outcomes: list[str | Message] = [
        Message("risk-odds", {"attack": mine, "defence": theirs, "chance": percent(ways / whole)})
        for (mine, theirs), ways in sorted(rolled.items())
    ]
    return Message("risk-do-invade", {**arguments, "units": number, "dice": dice, "outcomes": outcomes})


def percent(chance: float) -> str:
    """A chance in percent, never rounded to certainty.

    >>> percent(0.6564), percent(0.9997), percent(1.0), percent(0.0001)
    ('66', '99.9', '100', '0.1')
    """
    if 0.995 <= chance < 1:
        return f"{min(99.9, chance * 100):.1f}"
    if 0 < chance < 0.005:
        return f"{max(0.1, chance * 100):.1f}"
    return f"{chance * 100:.0f}"


def event_words(event: Event) -> Message:
    """An event in words, with everything by its name."""
    arguments = dict(event.arguments)
    for argument, kind in _named.items():
        if isinstance(arguments.get(argument), str):
            arguments[argument] = name_of(kind, str(arguments[argument]))
    return Message(f"risk-event-{event.kind}", arguments, EVENT_RULES[event.kind])
