"""Effects on invasions as such, on cards and on other players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.games.risk.effects.aims import opponents
from orrery.games.risk.effects.effect import Effect, Played
from orrery.games.risk.effects.lasting import in_a_fight_that_matters
from orrery.games.risk.rows import COUNTER, DEFENCE_DECLARED, FREE
from orrery.games.risk.state import RiskState

if TYPE_CHECKING:
    from orrery.games.risk.insight.weighing import Weighing

# An invasion that does not take place


def _cancel(s: RiskState, played: Played) -> None:
    """There is no roll, and the front is closed for the rest of the turn. [RK-ATTACK-05]"""
    fight = s.under_way
    s.turn.effects += ((played.card.number, fight.source, fight.target),)
    fight.cancelled = True


CANCEL = Effect(
    name="cancel",
    windows=(DEFENCE_DECLARED,),
    scopes=("front",),
    take=_cancel,
    worth=in_a_fight_that_matters,
)

# Another player's cards


def _scan(s: RiskState, played: Played) -> None:
    """See an opponent's hand, which may not be used for abilities until the end of the turn."""
    seat, (other,) = played.seat, played.aims
    for card in s.hand(other):
        s.cards.show(card, 1 << seat)
        s.tell("scanned-card", "RK-CARD-04", to=seat, other=other, card=s.catalog.card_ids[card])
    s.tell("scanned", "RK-CARD-04", seat=seat, other=other)
    s.turn.muted |= {other}
    s.chance.reveal()


def _contaminate(s: RiskState, played: Played) -> None:
    """An opponent may use no cards when placing reinforcements next."""
    (other,) = played.aims
    s.blocked |= {other}
    s.tell("contaminated", "RK-CARD-04", seat=played.seat, other=other)


def _worth_by_hand_size(weighing: Weighing, played: Played) -> float:
    (other,) = played.aims
    return 0.5 * weighing.cards_of(other) - weighing.kept(played.card)


SCAN = Effect(name="scan", windows=(FREE,), aim=opponents, take=_scan, worth=_worth_by_hand_size)
CONTAMINATE = Effect(name="contaminate", windows=(FREE,), aim=opponents, take=_contaminate, worth=_worth_by_hand_size)

# An answer to an ability


def _counter(s: RiskState, played: Played) -> None:
    """The ability it answers has no effect: `rules/cards.py` sees to that. [RK-AMB-31]"""


def _worth_an_answer(weighing: Weighing, played: Played) -> float:
    return 1.0


COUNTERED = Effect(name="counter", windows=(COUNTER,), take=_counter, worth=_worth_an_answer)

PLAYERS = (CANCEL, SCAN, CONTAMINATE, COUNTERED)
