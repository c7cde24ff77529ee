"""Taking over what release 0.1 has recorded and stored (format 1)."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.core import EVERYBODY, Choice, Step, Upgrade, Zones
from orrery.games.risk.preferences import ASK, FORMALITIES
from orrery.games.risk.ruleset import RiskRules
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Invasion, Moving, Storm, Turn

SETTINGS: dict[Choice, dict[str, str]] = {
    ("auto", "defence"): {"defence": "all"},
    ("ask", "defence"): {"defence": "ask"},
    ("auto", "cards"): {"cards": "decline"},
    ("ask", "cards"): {"cards": "ask"},
}
"""What were settings in the log, and what is preferred since."""
KEPT = (
    *("owner", "units", "base", "began", "hero", "faction", "supply", "order"),
    *("achievement", "revealed", "reward", "tower", "round", "active", "neutrals", "winners"),
)
"""What is called as it was and means the same."""
PHASES = ("factions", "bases", "occupy", "strengthen", "neutrals", "heroes")
TURN_PHASES = ("deploy", "command", "start-manoeuvre", "attack", "achievement", "manoeuvre")
"""The old program counter, by number: the parts of the set-up, then those of a turn."""
BEGINNINGS = {
    "deploy": "receive_reinforcements",
    "command": "transfer_command",
    "start-manoeuvre": "start_manoeuvre",
    "attack": "attack",
    "achievement": "take_achievement",
    "manoeuvre": "earn_card",
}
"""With which step of today each part of a turn begins."""
OLD_EVERYBODY = 63
"""The set of all seats, as it was."""
SETUP, PLAY = 0, 1
NOWHERE = -1

Old = dict[str, Any]
"""A state as release 0.1 dumped it."""


def wishes(choice: Choice) -> dict[str, str]:
    """The preferences that a setting stands for."""
    return SETTINGS.get(choice, {})


def choice(choice: Choice) -> Choice | None:
    """What a choice is now: the same, unless it was a setting."""
    return None if choice in SETTINGS else choice


def state(old: Old, rules: RiskRules, seats: int) -> dict[str, Any]:
    """Today's state for one between two steps of release 0.1."""
    phase = (*PHASES, *TURN_PHASES)[old["phase"]]
    found: dict[str, Any] = {name: old[name] for name in KEPT}
    found |= {
        "field": [bool(field) for field in old["field"]],
        "cards": Zones(old["where"], [_known(seats) for seats in old["known"]], old["shuffled"]),
        "phase": phase,
        "blocked": _seats(old["blocked"]),
        "turn": _turn(old),
        "invasion": _invasion(old),
        "storm": _storm(*old["storm"]) if old["storm"] else None,
        "moving": Moving(*old["moving"]) if old["moving"] else None,
    }
    return {**msgspec.to_builtins(found), "agenda": [list(step) for step in agenda(old, phase, rules, seats)]}


def _known(seats: int) -> int:
    return EVERYBODY if seats == OLD_EVERYBODY else seats


def _seats(seats: int) -> frozenset[int]:
    return frozenset(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def _storm(source: int, target: int, keep: int, hero: int) -> Storm:
    return Storm(source, target, keep, bool(hero))


def _turn(old: Old) -> Turn:
    return Turn(
        pool=old["pool"],
        placing=bool(old["placing"]),
        traded=bool(old["traded"]),
        conquered=old["conquered"],
        taken=bool(old["taken"]),
        manoeuvres=old["manoeuvres"],
        airlifts=old["airlifts"],
        asked=old["asked"],
        offered=tuple(old["offered"]),
        effects=tuple((card, source, target) for card, source, target in old["effects"]),
        muted=_seats(old["muted"]),
    )


def _invasion(old: Old) -> Invasion | None:
    """The last invasion of the turn; between two steps none is running."""
    if old["target"] == NOWHERE:
        return None
    return Invasion(
        source=old["source"],
        target=old["target"],
        attacker=old["active"],
        defender=old["defender"],
        committed=old["committed"],
        called=bool(old["called"]),
        defenders=old["defenders"],
        running=False,
        cancelled=bool(old["cancelled"]),
        captured=bool(old["captured"]),
        attack_rolled=tuple(old["attack_rolled"]),
        defence_rolled=tuple(old["defence_rolled"]),
        attack_counts=tuple(old["attack_counts"]),
        defence_counts=tuple(old["defence_counts"]),
        losses=tuple(old["losses"]),
    )


# The agenda


def agenda(old: Old, phase: str, rules: RiskRules, seats: int) -> tuple[Step, ...]:
    """What was still to do, which the old state told by its phase and the place in the turn order."""
    if old["stage"] == SETUP:
        return _set_up(old, phase, rules.set_up[seats])
    if old["stage"] != PLAY:
        return ()
    rest = _since(rules.turn, BEGINNINGS[phase])
    return (("storm",), *rest) if old["storm"] else rest


def _set_up(old: Old, phase: str, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The rest of the set-up, from the seat on whose turn it was."""
    order, place = old["order"], old["place"]
    match phase:
        case "factions":
            return steps
        case "bases":
            (_, rule), *rest = _since(steps, "place_bases")
            return (*(("place_base", seat, rule) for seat in order[place:]), *rest)
        case "occupy":
            _, *rest = _since(steps, "occupy_territories")
            return (("occupy", order[place]), *rest)
        case "strengthen":
            _, *rest = _since(steps, "strengthen_territories")
            return (("strengthen", order[place]), *rest)
        case "neutrals":
            return _since(steps, "strengthen_with_neutrals")
    (_, rule), *rest = _since(steps, "place_heroes")
    return (*(("place_hero", seat, rule) for seat in order[place:]), *rest)


def _since(steps: tuple[Step, ...], name: str) -> tuple[Step, ...]:
    """A list of steps from one of them on."""
    return steps[[step[0] for step in steps].index(name) :]


UPGRADE: Upgrade[RiskState] = Upgrade(wishes, choice, state, {FORMALITIES: ASK})
