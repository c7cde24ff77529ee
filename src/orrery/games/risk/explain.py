"""Why a choice is not on offer: the rule that forbids it, in words.

For every verb there is what may speak against it when its question is asked, and what to say when it is not. What
forbids something is asked of the same functions that the options are made with.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.games.risk.explain_board import (
    against_airlift,
    against_asking,
    against_base,
    against_bringing,
    against_hero,
    against_manoeuvre,
    against_moving,
    against_neutral,
    against_occupying,
    against_picking,
    against_placing,
    against_tower,
)
from orrery.games.risk.explain_cards import (
    against_achieving,
    against_offering,
    against_playing,
    against_rerolling,
    against_trading,
    against_withdrawing,
    no_time_to_achieve,
    no_time_to_offer,
    no_time_to_play,
)
from orrery.games.risk.explain_fights import against_advancing, against_defending, against_invading, against_storming
from orrery.games.risk.state import RiskState
from orrery.games.risk.verbs import ANSWERS, VERBS

BEFORE_ATTACKS = ("deploy", "units", "spread", "command", "consent", "start-manoeuvre")
AFTER_ATTACKS = ("achievement", "tower", "draw", "manoeuvre")

Against = Callable[[RiskState, Decision, Choice], Message | None]
NoTime = Callable[[RiskState, Decision, Choice], Message]


def explain(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice; None exactly for what is on offer."""
    verb = str(choice[0])
    if unknown := _unknown(s, decision, choice):
        return unknown
    if decision.kind not in ANSWERS[verb]:
        return NO_TIME[verb](s, decision, choice)
    return AGAINST[verb](s, decision, choice)


def _unknown(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """A component that does not exist."""
    catalog = s.catalog
    known = {
        "territory": catalog.number,
        "card": catalog.card_number,
        "achievement": catalog.achievement_number,
        "faction": catalog.faction_number,
    }
    verb, *parts = choice
    kinds = [kind.name for kind in VERBS[str(verb)].arguments.values()]
    for place, part in enumerate(parts):
        kind = kinds[min(place, len(kinds) - 1)]  # the last one may stand there many times
        what = "territory" if kind == "aim" else kind
        if isinstance(part, str) and what in known and part not in known[what]:
            return Message(f"risk-refused-unknown-{what}", {what: part}, decision.rule)
    return None


# Verbs that nothing speaks against when they are asked for


def _nothing(s: RiskState, decision: Decision, choice: Choice) -> None:
    """It is always on offer."""


def _done(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Only reinforcements must be placed, and cards that were offered traded, before one may go on."""
    if decision.kind != "deploy":
        return None
    if s.turn.offered:
        return Message("risk-refused-trade-first", rule="RK-AMB-36")
    if s.turn.pool:
        return Message("risk-refused-units-left", {"units": s.turn.pool}, "RK-REINF-06")
    return None


# Verbs at another time


def _time(what: str, rule: str) -> NoTime:
    """The words for when a verb has its time."""
    message = Message(f"risk-refused-time-{what}", rule=rule)
    return lambda s, decision, choice: message


def _no_time_to_attack(s: RiskState, decision: Decision, choice: Choice) -> Message:
    if decision.kind in BEFORE_ATTACKS:
        return Message("risk-refused-attack-later", rule="RK-TURN-01")
    if decision.kind in AFTER_ATTACKS:
        return Message("risk-refused-attack-over", rule="RK-TURN-01")
    return Message("risk-refused-time-attack", rule="RK-TURN-01")


def _no_time_to_ask(s: RiskState, decision: Decision, choice: Choice) -> Message:
    return Message("risk-refused-command-later" if s.rules.teams else "risk-refused-no-teams", rule="RK-TEAM-11")


def _not_done(s: RiskState, decision: Decision, choice: Choice) -> Message:
    return Message("risk-refused-time-done", rule=decision.rule)


AGAINST: dict[str, Against] = {
    "pick": against_picking,
    "base": against_base,
    "occupy": against_occupying,
    "neutral": against_neutral,
    "place": against_placing,
    "hero": against_hero,
    "tower": against_tower,
    "offer": against_offering,
    "withdraw": against_withdrawing,
    "trade": against_trading,
    "play": against_playing,
    "pass": _nothing,
    "reroll": against_rerolling,
    "draw": _nothing,
    "decline": _nothing,
    "invade": against_invading,
    "storm": against_storming,
    "defend": against_defending,
    "advance": against_advancing,
    "manoeuvre": against_manoeuvre,
    "airlift": against_airlift,
    "move": against_moving,
    "bring": against_bringing,
    "achieve": against_achieving,
    "none": _nothing,
    "ask": against_asking,
    "agree": _nothing,
    "refuse": _nothing,
    "done": _done,
}
"""What speaks against each verb where it answers the question."""

NO_TIME: dict[str, NoTime] = {
    "pick": _time("pick", "RK-BT-03"),
    "base": _time("base", "RK-MAP-08"),
    "occupy": _time("occupy", "RK-CR-07"),
    "neutral": _time("neutral", "RK-1V1-06"),
    "place": _time("place", "RK-REINF-06"),
    "hero": _time("hero", "RK-HERO-06"),
    "tower": _time("tower", "RK-REW-04"),
    "offer": no_time_to_offer,
    "withdraw": no_time_to_offer,
    "trade": no_time_to_offer,
    "play": no_time_to_play,
    "pass": _time("pass", "RK-CARD-04"),
    "reroll": _time("reroll", "RK-CARD-04"),
    "draw": _time("draw", "RK-CARD-01"),
    "decline": _time("draw", "RK-CARD-01"),
    "invade": _no_time_to_attack,
    "storm": _no_time_to_attack,
    "defend": _time("defend", "RK-ATTACK-06"),
    "advance": _time("advance", "RK-CAPT-02"),
    "manoeuvre": _time("manoeuvre", "RK-TURN-02"),
    "airlift": _time("manoeuvre", "RK-TURN-02"),
    "move": _time("move", "RK-MAN-01"),
    "bring": _time("bring", "RK-CARD-04"),
    "achieve": no_time_to_achieve,
    "none": _time("achievement", "RK-ACH-01"),
    "ask": _no_time_to_ask,
    "agree": _time("consent", "RK-TEAM-11"),
    "refuse": _time("consent", "RK-TEAM-11"),
    "done": _not_done,
}
"""When each verb has its time."""
