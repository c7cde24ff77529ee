"""Why a territory can't be chosen that somebody clicks on, where it is not clear what was meant by that."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Decision, Message, Seat
from orrery.games.risk.explain_fights import against_front
from orrery.games.risk.names import territory_name
from orrery.games.risk.state import RiskState


def why_not(s: RiskState, decision: Decision, things: Sequence[str]) -> Message | None:
    """A lone territory in the attack phase is where to attack from if it is one's own, else what to attack."""
    kind, _, name = things[-1].partition(":")
    if decision.kind != "attack" or len(things) > 1 or kind != "territory" or name not in s.catalog.number:
        return None
    territory = s.catalog.number[name]
    if s.owner[territory] == decision.seat:
        return _no_source(s, territory)
    return _no_target(s, decision.seat, territory)


def _no_source(s: RiskState, territory: int) -> Message:
    """Why nobody is attacked from an own territory. [RK-ATTACK-02] [RK-ATTACK-03]"""
    name = territory_name(s, territory)
    if s.units[territory] < 2:
        return Message("risk-refused-one-unit", {"territory": name}, "RK-ATTACK-03")
    return Message("risk-refused-no-front", {"territory": name}, "RK-ATTACK-02")


def _no_target(s: RiskState, seat: Seat, territory: int) -> Message | None:
    """Why a territory of another is not attacked: from the strongest neighbour, if there is one. [RK-ATTACK-02]"""
    beside = [near for near in s.catalog.adjacent[territory] if s.owner[near] == seat]
    if not beside:
        return Message("risk-refused-no-neighbour", {"territory": territory_name(s, territory)}, "RK-ATTACK-02")
    return against_front(s, seat, max(beside, key=lambda near: s.units[near]), territory)
