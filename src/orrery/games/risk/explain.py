"""Why a choice is not on offer: which rule forbids what people commonly try on the board.

What they try with cards stands in `explain_cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message, Seat
from orrery.games.risk.explain_cards import offering, playing, trading
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.fronts import MOST_ATTACKERS, MOST_DEFENDERS
from orrery.games.risk.state import ABSENT, NOWHERE, OPEN, RiskState
from orrery.games.risk.words import name_of, territory_name

_words = "risk-refused-"
PLACING = ("deploy", "strengthen", "units", "spread")
"""Questions that are answered by placing units."""
BEFORE_ATTACKS = ("deploy", "command", "start-manoeuvre")
AFTER_ATTACKS = ("achievement", "tower", "draw", "manoeuvre")
ACHIEVEMENT_RULES = {
    "hold-aiur": "RK-ACH-08",
    "hold-char": "RK-ACH-09",
    "hold-korhal": "RK-ACH-10",
    "enemy-base": "RK-ACH-11",
    "take-four-fields": "RK-ACH-12",
    "eight-fields": "RK-ACH-13",
    "take-ten": "RK-ACH-14",
    "eleven-fields": "RK-ACH-15",
    "two-enemy-bases": "RK-ACH-16",
    "take-planet": "RK-ACH-17",
    "two-planets": "RK-ACH-18",
    "eighteen-territories": "RK-ACH-19",
}
"""The rule behind each achievement."""


def explain(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """The reason in words, or None if there is none more precise than 'that is not what is asked'."""
    match choice:
        case ("play", card, *_):
            return playing(s, decision, str(card))
        case ("offer", card):
            return offering(s, decision, str(card))
        case ("trade",):
            return trading(s, decision)
        case ("done",) if decision.kind == "deploy" and s.pool:
            return Message(_words + "units-left", {"units": s.pool}, "RK-REINF-06")
        case ("defend", int()) if decision.kind == "defend":
            return Message(_words + "defence-dice", {"most": MOST_DEFENDERS}, "RK-ATTACK-06")
        case ("advance", int(units)) if decision.kind == "advance":
            return _advance(s, units)
        case ("move", int(units), *hero) if decision.kind == "move":
            return _leave(s, decision.seat, s.moving[0], units, bool(hero))
        case ("ask" | "auto", "defence" | "cards"):
            return Message(_words + "set-already")
        case ("achieve", award):
            return _achieve(s, decision, str(award))
        case ("pick", *factions) if decision.kind == "faction":
            return _pick(s, [str(faction) for faction in factions])
        case ("invade" | "storm" | "manoeuvre" | "airlift", source, target, *_):
            return _unknown(s, source, target) or _along(s, decision, choice)
        case ("place" | "bring" | "base" | "occupy" | "neutral" | "hero" | "tower" | "ask", territory, *_):
            return _unknown(s, territory) or _into(s, decision, choice, s.catalog.number[str(territory)])
    return None


def _unknown(s: RiskState, *names: str | int) -> Message | None:
    for name in names:
        if name not in s.catalog.number:
            return Message(_words + "unknown-territory", {"territory": str(name)})
    return None


def _along(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Choices that lead from one territory to another."""
    source, target = s.catalog.number[str(choice[1])], s.catalog.number[str(choice[2])]
    attacking = choice[0] in ("invade", "storm")
    if attacking and decision.kind == "attack":
        return _not_a_front(s, decision.seat, source, target) or _strength(s, decision.seat, source, choice)
    if not attacking and decision.kind in ("manoeuvre", "start-manoeuvre"):
        return _not_a_route(s, decision, choice[0] == "airlift", source, target)
    if attacking and decision.kind in BEFORE_ATTACKS:
        return Message(_words + "attack-later", rule="RK-TURN-01")
    if attacking and decision.kind in AFTER_ATTACKS:
        return Message(_words + "attack-over", rule="RK-TURN-01")
    if decision.kind in ("deploy", "command", "attack", "achievement"):
        return Message(_words + "manoeuvre-later", rule="RK-TURN-02")
    return None


# Attacks


def _not_a_front(s: RiskState, seat: Seat, source: int, target: int) -> Message | None:
    """Why one territory cannot be invaded from another at all."""
    here, there = territory_name(s, source), territory_name(s, target)
    if s.owner[source] != seat:
        return Message(_words + "not-yours", {"territory": here}, "RK-ATTACK-02")
    if s.owner[target] == seat:
        return Message(_words + "own-target", {"territory": there}, "RK-ATTACK-02")
    if not s.is_foe(seat, target):
        return Message(_words + "allied-target", {"territory": there}, "RK-TEAM-07")
    played = {s.catalog.cards[card].effects[0][0] for card, *front in s.effects if front == [source, target]}
    if "cancel" in played:
        return Message(_words + "closed-front", {"source": here, "target": there}, "RK-CARD-04")
    if target not in s.catalog.adjacent[source] and "link" not in played:
        return Message(_words + "not-adjacent", {"source": here, "target": there}, "RK-ATTACK-02")
    if s.units[source] < 2:
        return Message(_words + "one-unit", {"territory": here}, "RK-ATTACK-03")
    return None


def _strength(s: RiskState, seat: Seat, source: int, choice: Choice) -> Message | None:
    """Why it cannot be done with that strength."""
    number, called = choice[3] if len(choice) > 3 else 0, len(choice) > 4
    if not isinstance(number, int):
        return None
    if called and (refused := _no_hero(s, seat, source)):
        return refused
    if choice[0] == "storm":
        return Message(_words + "storm", {"least": MOST_ATTACKERS + 1}, "RK-ATTACK-08")
    most = min(MOST_ATTACKERS, s.units[source] - 1)
    return Message(_words + "invaders", {"territory": territory_name(s, source), "most": most}, "RK-ATTACK-04")


def _no_hero(s: RiskState, seat: Seat, territory: int) -> Message | None:
    if not s.has_heroes:
        return Message(_words + "no-heroes", rule="RK-HERO-07")
    if s.hero[seat] != territory:
        return Message(_words + "hero-elsewhere", {"territory": territory_name(s, territory)}, "RK-HERO-04")
    return None


def _advance(s: RiskState, units: int) -> Message:
    if units < s.committed:
        return Message(_words + "advance", {"fewest": s.committed}, "RK-AMB-12")
    return Message(_words + "stay-behind", {"territory": territory_name(s, s.source)}, "RK-CAPT-03")


# Movements


def _not_a_route(s: RiskState, decision: Decision, flying: bool, source: int, target: int) -> Message:
    seat, here, there = decision.seat, territory_name(s, source), territory_name(s, target)
    if flying and not s.airlifts:
        return Message(_words + "no-airlift", rule="RK-CARD-04")
    if not flying and decision.kind == "manoeuvre" and not s.manoeuvres:
        return Message(_words + "no-more-manoeuvres", rule="RK-MAN-01")
    for territory, name in ((source, here), (target, there)):
        if s.owner[territory] != seat:
            allied = s.side[s.owner[territory]] == s.side[seat]
            return Message(_words + "not-yours", {"territory": name}, "RK-TEAM-08" if allied else "RK-MAN-01")
    if source == target:
        return Message(_words + "same-territory", rule="RK-MAN-01")
    if s.units[source] < 2:
        return Message(_words + "one-unit", {"territory": here}, "RK-MAN-03")
    return Message(_words + "not-connected", {"source": here, "target": there}, "RK-MAN-02")


def _leave(s: RiskState, seat: Seat, source: int, units: int, with_hero: bool) -> Message | None:
    """Why so many units cannot leave a territory, or not with the hero."""
    if with_hero and (refused := _no_hero(s, seat, source)):
        return refused
    if units < 1 and with_hero:
        return Message(_words + "hero-alone", rule="RK-HERO-03")
    if units < 1:
        return Message(_words + "at-least-one", rule="RK-MAN-01")
    if units >= s.units[source]:
        return Message(_words + "stay-behind", {"territory": territory_name(s, source)}, "RK-MAN-03")
    return None


# Territories


def _into(s: RiskState, decision: Decision, choice: Choice, territory: int) -> Message | None:
    """Choices that name one territory."""
    verb, units = choice[0], choice[2] if len(choice) > 2 else 0
    if verb == "place" and decision.kind in PLACING and isinstance(units, int):
        return _place(s, decision, territory, units)
    if verb == "bring" and decision.kind == "recall" and isinstance(units, int):
        return _bring(s, decision, territory, units, len(choice) > 3)
    if verb == "hero" and decision.kind == "deploy":
        return _return_hero(s, decision.seat, territory)
    if verb == decision.kind and verb in SET_UP:
        return SET_UP[str(verb)](s, decision, territory)
    if verb == "ask":
        return _ask(s, decision, territory)
    return None


def _place(s: RiskState, decision: Decision, territory: int, units: int) -> Message | None:
    name = territory_name(s, territory)
    if s.owner[territory] != decision.seat:
        return Message(_words + "not-yours", {"territory": name}, decision.rule)
    if s.offered:
        return Message(_words + "trade-first", rule="RK-AMB-36")
    if decision.kind == "deploy" and not s.pool:
        return Message(_words + "all-placed", rule="RK-REINF-06")
    left = s.pool if decision.kind == "deploy" else int((decision.about or {})["units"])
    if units < 1:
        return Message(_words + "at-least-one", rule=decision.rule)
    if units > left:
        return Message(_words + "too-many-placed", {"left": left}, decision.rule)
    here = ("place", s.catalog.ids[territory])
    on_offer = [option[2] for option in decision.options if option[:2] == here]
    if on_offer == [1]:
        return Message(_words + "one-at-a-time", rule=decision.rule)
    if on_offer:
        return Message(_words + "in-steps", {"amounts": [str(amount) for amount in on_offer]}, decision.rule)
    if decision.kind == "spread":
        return Message(_words + "placed-there", {"territory": name}, decision.rule)
    return Message(_words + "not-at-a-base", {"territory": name}, decision.rule)


def _bring(s: RiskState, decision: Decision, source: int, units: int, with_hero: bool) -> Message:
    name = territory_name(s, source)
    if s.owner[source] != decision.seat:
        return Message(_words + "not-yours", {"territory": name}, decision.rule)
    if s.catalog.ids[source] == (decision.about or {})["target"]:
        return Message(_words + "same-territory", rule=decision.rule)
    if s.units[source] < 2:
        return Message(_words + "one-unit", {"territory": name}, "RK-MAP-06")
    if refused := _leave(s, decision.seat, source, units, with_hero):
        return refused
    return Message(_words + "brought-already", {"territory": name}, decision.rule)


def _return_hero(s: RiskState, seat: Seat, territory: int) -> Message | None:
    if not s.has_heroes:
        return Message(_words + "no-heroes", rule="RK-HERO-07")
    if s.hero[seat] != NOWHERE:
        return Message(_words + "hero-on-board", {"territory": territory_name(s, s.hero[seat])}, "RK-HERO-06")
    if s.owner[territory] != seat:
        return Message(_words + "not-yours", {"territory": territory_name(s, territory)}, "RK-REINF-07")
    return Message(_words + "trade-first", rule="RK-AMB-36") if s.offered else None


def _ask(s: RiskState, decision: Decision, territory: int) -> Message:
    """Why an ally's command over a territory cannot be asked for."""
    seat, owner, name = decision.seat, s.owner[territory], territory_name(s, territory)
    if not s.options.teams:
        return Message(_words + "no-teams", rule="RK-TEAM-11")
    if decision.kind != "command":
        return Message(_words + "command-later", rule="RK-TEAM-11")
    if owner == seat or s.side[owner] != s.side[seat]:
        return Message(_words + "not-allied", {"territory": name}, "RK-TEAM-11")
    if s.units[territory] != 1:
        return Message(_words + "command-units", {"territory": name, "units": s.units[territory]}, "RK-TEAM-13")
    if s.hero[owner] == territory:
        return Message(_words + "command-hero", {"territory": name}, "RK-AMB-07")
    if s.owner.count(owner) == 1:
        return Message(_words + "command-last", {"territory": name}, "RK-AMB-07")
    return Message(_words + "command-asked", {"territory": name}, "RK-TEAM-11")


# Setting up, and towers


def _not_free(s: RiskState, decision: Decision, territory: int) -> Message:
    if s.has_neutrals:
        return _not_own(s, decision, territory)
    return Message(_words + "occupied", {"territory": territory_name(s, territory)}, decision.rule)


def _not_own(s: RiskState, decision: Decision, territory: int) -> Message:
    return Message(_words + "not-yours", {"territory": territory_name(s, territory)}, decision.rule)


def _not_neutral(s: RiskState, decision: Decision, territory: int) -> Message:
    faction = name_of("faction", (decision.about or {})["faction"])
    return Message(
        _words + "not-that-colour", {"territory": territory_name(s, territory), "faction": faction}, decision.rule
    )


def _no_tower(s: RiskState, decision: Decision, territory: int) -> Message:
    if s.owner[territory] != decision.seat:
        return _not_own(s, decision, territory)
    return Message(_words + "tower-there", {"territory": territory_name(s, territory)}, "RK-REW-07")


SET_UP: dict[str, Callable[[RiskState, Decision, int], Message]] = {
    "base": _not_free,
    "occupy": _not_free,
    "neutral": _not_neutral,
    "hero": _not_own,
    "tower": _no_tower,
}
"""Choices that are called as what is asked."""


def _pick(s: RiskState, factions: list[str]) -> Message | None:
    for name in factions:
        number = s.catalog.faction_number.get(name)
        if number is None:
            return Message(_words + "unknown-faction", {"faction": name})
        if number in s.faction:
            return Message(_words + "faction-taken", {"faction": name_of("faction", name)}, "RK-BT-03")
    return Message(_words + "chart", rule="RK-BT-04") if s.basic else None


# Achievements


def _achieve(s: RiskState, decision: Decision, award: str) -> Message:
    number = s.catalog.achievement_number.get(award)
    if number is None:
        return Message(_words + "unknown-achievement", {"achievement": award})
    name, holder = name_of("achievement", award), s.achievement[number]
    if holder == ABSENT:
        return Message(_words + "not-on-the-board", {"achievement": name}, "RK-BT-02" if s.basic else "RK-CR-02")
    if holder != OPEN:
        return Message(_words + "achieved-already", {"achievement": name}, "RK-ACH-04")
    if s.taken:
        return Message(_words + "second-achievement", rule="RK-ACH-02")
    found = s.catalog.achievements[number]
    reached = progress(s, decision.seat, found) if s.round else 0
    if reached < found.amount:
        return Message(
            _words + "not-met",
            {"achievement": name, "reached": reached, "goal": found.amount},
            ACHIEVEMENT_RULES[award],
        )
    return Message(_words + "achievement-later", rule="RK-ACH-01")
