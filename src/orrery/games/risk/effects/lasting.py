"""Effects that last: a card is noted with the front it was played for, and the dice look it up while it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.games.risk.effects.effect import Effect, Played
from orrery.games.risk.rows import ATTACK_DECLARED, DEFENCE_DECLARED
from orrery.games.risk.state import NOWHERE, RiskState

if TYPE_CHECKING:
    from orrery.games.risk.insight.weighing import Weighing

DECLARED = (ATTACK_DECLARED, DEFENCE_DECLARED)
ANY_SCOPE = ("roll", "front", "source", "target")


def mark(s: RiskState, played: Played) -> None:
    """Note what holds for this roll, this front, this source or this target, all effects of the card together."""
    fight = s.fight
    if fight is None:
        source, (target,) = NOWHERE, played.aims
    else:
        pay(s, played)
        source, target = fight.source, fight.target
    s.turn.effects += ((played.card.number, source, target),)


def pay(s: RiskState, played: Played) -> None:
    """Take the card's cost from the attacking territory."""
    fight, cost = s.fight, played.card.cost
    if fight is not None and cost:
        s.units[fight.source] -= cost
        fight.committed = min(fight.committed, s.units[fight.source] - 1)
        s.tell("paid", "RK-CARD-04", seat=played.seat, territory=s.catalog.ids[fight.source], units=cost)


def in_a_fight_that_matters(weighing: Weighing, played: Played) -> float:
    """Cards that change an invasion from its declaration on are kept for those that matter."""
    return weighing.whether_to_support()


def declared(name: str, low: int = 1, high: int = 1, *, tightest: bool = False) -> Effect:
    """An effect that a card on a declared invasion can have, for any scope."""
    return Effect(
        name=name,
        low=low,
        high=high,
        windows=DECLARED,
        scopes=ANY_SCOPE,
        lasting=True,
        tightest=tightest,
        take=mark,
        worth=in_a_fight_that_matters,
    )
