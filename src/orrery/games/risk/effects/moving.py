"""Effects that move units, or let them go where they could not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from orrery.core import TRAIL, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.effects.aims import far_fronts, own_beside_target, own_with_units_elsewhere
from orrery.games.risk.effects.effect import Effect, Played
from orrery.games.risk.effects.lasting import in_a_fight_that_matters
from orrery.games.risk.rows import DEFENCE_DECLARED, FREE, MANOEUVRE, TERRITORIES
from orrery.games.risk.rules.movement import choose_amount, move, ways_to_bring
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Moving

if TYPE_CHECKING:
    from orrery.games.risk.insight.weighing import Weighing


# One more manoeuvre


def _airlift(s: RiskState, played: Played) -> None:
    """One more manoeuvre, for which nothing need be connected."""
    s.turn.airlifts += played.amount


def _worth_a_flight(weighing: Weighing, played: Played) -> float:
    return weighing.idle_units() - 2 * weighing.kept(played.card)


AIRLIFT = Effect(name="airlift", windows=(MANOEUVRE,), take=_airlift, worth=_worth_a_flight)

# Units from everywhere


def _recall(s: RiskState, played: Played) -> Procedure[None]:
    """Units from several territories, connected or not, into one."""
    seat, (target,) = played.seat, played.aims
    s.turn.reached = ()
    about: dict[str, str | int] = {"target": s.catalog.ids[target]}
    for _ in range(min(played.amount, len(where_to_recall_from(s, seat, target)))):
        options = partial(_ways_to_recall, s, seat, target)
        choice = yield from ask(Decision(seat, "recall", options, "RK-CARD-04", about, TRAIL))
        match choice:
            case ("bring", str() as name, int() as units, *hero):
                source = s.catalog.number[name]
                s.turn.reached += (source,)
                move(s, seat, Moving(source, target), units, bool(hero), "RK-CARD-04")
            case ("done",):
                break
            case _:
                unforeseen(choice)
    s.turn.reached = ()


def _ways_to_recall(s: RiskState, seat: Seat, target: int) -> list[Choice]:
    sources = where_to_recall_from(s, seat, target)
    return [*(way for source in sources for way in ways_to_bring(s, seat, source)), ("done",)]


def where_to_recall_from(s: RiskState, seat: Seat, target: int) -> list[int]:
    """Own territories with units to spare that this card has not called yet."""
    return [
        source
        for source in s.territories(seat)
        if source != target and s.units[source] > 1 and source not in s.turn.reached
    ]


def _worth_nothing(weighing: Weighing, played: Played) -> float:
    return -weighing.kept(played.card)


RECALL = Effect(
    name="recall",
    high=TERRITORIES - 1,
    windows=(FREE, MANOEUVRE),
    aim=own_with_units_elsewhere,
    take=_recall,
    worth=_worth_nothing,
)

# Units out of danger


def _blink(s: RiskState, played: Played) -> Procedure[None]:
    """Units leave the attacked territory for one beside it before the dice."""
    (refuge,) = played.aims
    yield from choose_amount(s, played.seat, Moving(s.under_way.target, refuge), "RK-CARD-04")


BLINK = Effect(
    name="blink",
    windows=(DEFENCE_DECLARED,),
    aim=own_beside_target,
    take=_blink,
    worth=in_a_fight_that_matters,
)

# Attacks from afar


def _link(s: RiskState, played: Played) -> None:
    """Until the end of the turn one territory may be invaded from another as if they were adjacent."""
    source, target = played.aims
    s.turn.effects += ((played.card.number, source, target),)


def _worth_a_link(weighing: Weighing, played: Played) -> float:
    source, target = played.aims
    gained = weighing.attack(source, target) - weighing.best_attack(target)
    return gained - 2 * weighing.kept(played.card)


LINK = Effect(
    name="link",
    low=2,
    high=TERRITORIES - 1,
    windows=(FREE,),
    aim=far_fronts,
    take=_link,
    worth=_worth_a_link,
)

MOVING = (AIRLIFT, RECALL, BLINK, LINK)
