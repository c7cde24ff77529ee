"""Effects that remove units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.games.risk.effects.aims import enemy_stacks
from orrery.games.risk.effects.effect import Effect, Played
from orrery.games.risk.effects.lasting import in_a_fight_that_matters, pay
from orrery.games.risk.rows import ATTACK_DECLARED, FREE
from orrery.games.risk.state import RiskState

if TYPE_CHECKING:
    from orrery.games.risk.insight.weighing import Weighing

AVERAGE_DIE = 3


def take_off(s: RiskState, territory: int, units: int) -> None:
    """Remove units, never the last one: abilities do not conquer. [RK-MAP-06]"""
    lost = min(units, s.units[territory] - 1)
    s.units[territory] -= lost
    s.tell("struck", "RK-CARD-04", territory=s.catalog.ids[territory], units=lost)


def _strike(s: RiskState, played: Played) -> None:
    """An enemy territory loses units, but keeps one."""
    (territory,) = played.aims
    take_off(s, territory, played.amount)


def _worth_a_strike(weighing: Weighing, played: Played) -> float:
    (territory,) = played.aims
    return weighing.weakened(territory, fewer=played.amount) - weighing.kept(played.card)


STRIKE = Effect(name="strike", high=20, windows=(FREE,), aim=enemy_stacks, take=_strike, worth=_worth_a_strike)


def _psionic_storm(s: RiskState, played: Played) -> None:
    """An enemy territory loses as many units as a die says, but keeps one."""
    (territory,) = played.aims
    roll = s.chance.roll()
    s.tell("rolled-for-card", "RK-CARD-04", seat=played.seat, value=roll)
    take_off(s, territory, roll)


def _worth_a_storm(weighing: Weighing, played: Played) -> float:
    (territory,) = played.aims
    return weighing.weakened(territory, fewer=AVERAGE_DIE) - weighing.kept(played.card)


STORM = Effect(name="storm", windows=(FREE,), aim=enemy_stacks, take=_psionic_storm, worth=_worth_a_storm)


def _burst(s: RiskState, played: Played) -> None:
    """At a cost, the attacked territory loses units, but keeps one."""
    pay(s, played)
    take_off(s, s.under_way.target, played.amount)


BURST = Effect(name="burst", high=20, windows=(ATTACK_DECLARED,), take=_burst, worth=in_a_fight_that_matters)

REMOVING = (STRIKE, STORM, BURST)
