"""Effects on what an invasion costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.games.risk.effects.aims import defender_lost_some
from orrery.games.risk.effects.effect import Effect, Played
from orrery.games.risk.effects.lasting import declared
from orrery.games.risk.rows import ATTACK_RESOLVED, DEFENCE_RESOLVED
from orrery.games.risk.state import RiskState

if TYPE_CHECKING:
    from orrery.games.risk.insight.weighing import Weighing

DEFENCE_LOSSES = declared("defence-losses", 1, 2, tightest=True)


def _extra_loss(s: RiskState, played: Played) -> None:
    """A defender who loses a unit loses one more, even the last one."""
    by_attacker, by_defender = s.under_way.losses
    s.under_way.losses = (by_attacker, by_defender + played.amount)


def _worth_one_more(weighing: Weighing, played: Played) -> float:
    return weighing.one_more_killed()


EXTRA_LOSS = Effect(
    name="extra-loss",
    high=20,
    windows=(ATTACK_RESOLVED,),
    scopes=("roll",),
    aim=defender_lost_some,
    take=_extra_loss,
    worth=_worth_one_more,
)


def _save(s: RiskState, played: Played) -> None:
    """The defender loses nothing in this roll."""
    by_attacker, _ = s.under_way.losses
    s.under_way.losses = (by_attacker, 0)


def _worth_saving(weighing: Weighing, played: Played) -> float:
    return weighing.all_saved()


SAVE = Effect(
    name="save",
    windows=(DEFENCE_RESOLVED,),
    scopes=("roll",),
    aim=defender_lost_some,
    take=_save,
    worth=_worth_saving,
)

LOSSES = (DEFENCE_LOSSES, EXTRA_LOSS, SAVE)
