"""Effects that place units."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from orrery.core import TRAIL, Choice, Decision, Message, Procedure, Seat, ask, unforeseen
from orrery.games.risk.components import Card
from orrery.games.risk.effects.aims import own, own_near_bases
from orrery.games.risk.effects.effect import Effect, Played
from orrery.games.risk.effects.lasting import in_a_fight_that_matters
from orrery.games.risk.rows import DEFENCE_DECLARED, DEPLOY, FIELDS, TERRITORIES
from orrery.games.risk.rules.placing import ANY_AMOUNT, placements
from orrery.games.risk.state import RiskState

if TYPE_CHECKING:
    from orrery.games.risk.insight.weighing import Weighing

LEAST_FIELD_UNITS = 2
"""What the ability that counts mineral fields brings at least."""


def add(s: RiskState, seat: Seat, territory: int, units: int) -> None:
    """Units from outside into an own territory. They are no reinforcements: stars may still be traded. [RK-AMB-36]"""
    s.units[territory] += units
    if not s.rules.abilities_leave_trade:
        s.turn.placing = True
    s.tell("placed", "RK-CARD-04", seat=seat, territory=s.catalog.ids[territory], units=units)


def _worth_its_stars(weighing: Weighing, played: Played) -> float:
    """More units are always welcome."""
    return weighing.kept(played.card)


def _stronger_there(weighing: Weighing, played: Played) -> float:
    (territory,) = played.aims
    return weighing.reinforced(territory, played.amount)


# Units into one territory


def _add_units(s: RiskState, played: Played) -> None:
    """Units into one own territory."""
    (territory,) = played.aims
    add(s, played.seat, territory, played.amount)


def _add_near_base(s: RiskState, played: Played) -> None:
    """Units into a territory at a base; one unit anywhere for those who control none."""
    (territory,) = played.aims
    add(s, played.seat, territory, played.amount if s.bases(played.seat) else 1)


def _add_defenders(s: RiskState, played: Played) -> None:
    """Units into the attacked territory."""
    add(s, played.seat, s.under_way.target, played.amount)


UNITS = Effect(name="units", high=20, windows=(DEPLOY,), aim=own, take=_add_units, worth=_stronger_there)
NEAR_BASE_UNITS = Effect(
    name="near-base-units",
    high=20,
    windows=(DEPLOY,),
    aim=own_near_bases,
    take=_add_near_base,
    worth=_stronger_there,
)
ADD_DEFENDERS = Effect(
    name="add-defenders",
    high=20,
    windows=(DEFENCE_DECLARED,),
    take=_add_defenders,
    worth=in_a_fight_that_matters,
)

# Units for mineral fields


class _FieldUnits(Effect):
    def says(self, card: Card, amount: int) -> Message:
        return Message(f"risk-effect-{self.name}", {"amount": amount, "least": LEAST_FIELD_UNITS})


def _add_to_pool(s: RiskState, played: Played) -> None:
    """One unit for every two mineral fields, within bounds, to be placed anywhere."""
    units = min(max((s.mineral_fields(played.seat) + 1) // 2, LEAST_FIELD_UNITS), played.amount)
    s.turn.pool += units
    s.tell("extra-units", "RK-CARD-04", seat=played.seat, units=units)


FIELD_UNITS = _FieldUnits(
    name="field-units",
    low=LEAST_FIELD_UNITS,
    high=FIELDS,
    windows=(DEPLOY,),
    take=_add_to_pool,
    worth=_worth_its_stars,
)

# Units where bases stand


def _add_at_bases(s: RiskState, played: Played) -> Procedure[None]:
    """One unit and one more for every base, placed at the bases; one anywhere for those who control none."""
    bases = s.bases(played.seat)
    left = played.amount + len(bases) if bases else 1
    while left:
        where = where_base_units_go(s, played.seat)
        territory, units = where[0], left
        if len(where) > 1:
            territory, units = yield from _choose_base(s, played.seat, where, left)
        add(s, played.seat, territory, units)
        left -= units


def _choose_base(s: RiskState, seat: Seat, where: list[int], left: int) -> Procedure[tuple[int, int]]:
    options = partial(placements, s, where, left)
    choice = yield from ask(Decision(seat, "units", options, "RK-CARD-04", {"units": left}, ANY_AMOUNT))
    match choice:
        case ("place", str() as territory, int() as units):
            return s.catalog.number[territory], units
        case _:
            unforeseen(choice)


def where_base_units_go(s: RiskState, seat: Seat) -> list[int]:
    """The bases under own control, or without one every own territory."""
    return s.bases(seat) or list(s.territories(seat))


BASE_UNITS = Effect(name="base-units", high=20, windows=(DEPLOY,), take=_add_at_bases, worth=_worth_its_stars)

# Units into several territories


def _spread(s: RiskState, played: Played) -> Procedure[None]:
    """One unit into each of several different own territories."""
    seat = played.seat
    s.turn.reached = ()
    for left in range(min(played.amount, s.size(seat)), 0, -1):
        question = Decision(seat, "spread", partial(_ways_to_spread, s, seat), "RK-CARD-04", {"units": left}, TRAIL)
        choice = yield from ask(question)
        match choice:
            case ("place", str() as name, 1):
                territory = s.catalog.number[name]
                s.turn.reached += (territory,)
                add(s, seat, territory, 1)
            case ("done",):
                break
            case _:
                unforeseen(choice)
    s.turn.reached = ()


def _ways_to_spread(s: RiskState, seat: Seat) -> list[Choice]:
    ids = s.catalog.ids
    return [*(("place", ids[territory], 1) for territory in where_to_spread(s, seat)), ("done",)]


def where_to_spread(s: RiskState, seat: Seat) -> list[int]:
    """Own territories that this card has not reached yet."""
    return [territory for territory in s.territories(seat) if territory not in s.turn.reached]


SPREAD = Effect(name="spread", high=TERRITORIES, windows=(DEPLOY,), take=_spread, worth=_worth_its_stars)

PLACING = (UNITS, FIELD_UNITS, BASE_UNITS, NEAR_BASE_UNITS, SPREAD, ADD_DEFENDERS)
