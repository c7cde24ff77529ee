"""Why an invasion cannot be made, defended or followed so."""

from __future__ import annotations

from orrery.core import Choice, Decision, Message, Seat
from orrery.games.risk.names import territory_name
from orrery.games.risk.rules.fronts import (
    KEEPS,
    MOST_ATTACKERS,
    MOST_DEFENDERS,
    targets_by_abilities,
    ways_to_attack,
)
from orrery.games.risk.state import RiskState


def against_invading(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why one invasion cannot be declared. [RK-ATTACK-02] [RK-ATTACK-04]"""
    if refused := _against_attack(s, decision, choice):
        return refused
    _, source, *_ = choice
    here = s.catalog.number[str(source)]
    if choice in _ways(s, decision, choice):
        return None
    most = min(MOST_ATTACKERS, s.units[here] - 1)
    return Message("risk-refused-invaders", {"territory": territory_name(s, here), "most": most}, "RK-ATTACK-04")


def against_storming(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why an attack cannot be told to go on by itself. [RK-ATTACK-08]"""
    if refused := _against_attack(s, decision, choice):
        return refused
    if choice in _ways(s, decision, choice):
        return None
    keeps: list[str | Message] = [str(keep) for keep in KEEPS]
    return Message("risk-refused-storm", {"least": MOST_ATTACKERS + 1, "keeps": keeps}, "RK-ATTACK-08")


def _ways(s: RiskState, decision: Decision, choice: Choice) -> list[Choice]:
    """All ways to attack along the front of a choice."""
    _, source, target, *_ = (str(part) for part in choice)
    here = s.catalog.number[source]
    return ways_to_attack(source, target, s.units[here], s.hero[decision.seat] == here)


def _against_attack(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why it is no front, or the hero cannot take part."""
    _, source, target, _, *hero = choice
    here, there = s.catalog.number[str(source)], s.catalog.number[str(target)]
    refused = against_front(s, decision.seat, here, there)
    if refused is None and hero:
        refused = hero_missing(s, decision.seat, here)
    return refused


def against_front(s: RiskState, seat: Seat, source: int, target: int) -> Message | None:
    """Why one territory cannot be invaded from another at all."""
    here, there = territory_name(s, source), territory_name(s, target)
    if s.owner[source] != seat:
        return Message("risk-refused-not-yours", {"territory": here}, "RK-ATTACK-02")
    foes, beside = s.foes(seat), s.catalog.neighbours[source]
    if not foes >> target & 1:
        if s.owner[target] == seat:
            return Message("risk-refused-own-target", {"territory": there}, "RK-ATTACK-02")
        return Message("risk-refused-allied-target", {"territory": there}, "RK-TEAM-07")
    if not targets_by_abilities(s, source, beside & foes, foes) >> target & 1:
        reachable = beside | targets_by_abilities(s, source, 0, foes)
        if reachable >> target & 1:
            return Message("risk-refused-closed-front", {"source": here, "target": there}, "RK-CARD-04")
        return Message("risk-refused-not-adjacent", {"source": here, "target": there}, "RK-ATTACK-02")
    if s.units[source] < 2:
        return Message("risk-refused-one-unit", {"territory": here}, "RK-ATTACK-03")
    return None


def hero_missing(s: RiskState, seat: Seat, territory: int) -> Message | None:
    """Why the hero cannot go along from a territory."""
    if not s.rules.heroes:
        return Message("risk-refused-no-heroes", rule="RK-HERO-07")
    if s.hero[seat] != territory:
        return Message("risk-refused-hero-elsewhere", {"territory": territory_name(s, territory)}, "RK-HERO-04")
    return None


def against_defending(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a territory is not defended with so many dice. [RK-ATTACK-06]"""
    _, dice = choice
    if 1 <= int(dice) <= s.under_way.defenders:
        return None
    return Message("risk-refused-defence-dice", {"most": MOST_DEFENDERS}, "RK-ATTACK-06")


def against_advancing(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why not so many units move into a conquered territory. [RK-AMB-12] [RK-CAPT-03]"""
    _, units = choice
    fight = s.under_way
    if int(units) < fight.committed:
        return Message("risk-refused-advance", {"fewest": fight.committed}, "RK-AMB-12")
    there = s.units[fight.source] + s.units[fight.target]
    if int(units) >= there:
        return Message("risk-refused-stay-behind", {"territory": territory_name(s, fight.source)}, "RK-CAPT-03")
    return None
