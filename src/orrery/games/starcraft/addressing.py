"""Questions for a faction without a player: they go to the player who decides for it. [BW-S2-15] [BW-S2-24]

`about["side"]` names the party that a question is for; whoever weighs, words or explains it takes it as that party's.
"""

from __future__ import annotations

from functools import wraps

import msgspec

from orrery.core import Decision, Procedure
from orrery.core.decision import Together
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.state import StarCraftState

SIDE = "side"
PLAYERS_ONLY = frozenset(("place_order", "take_turn", "play_event"))
"""Steps that never ask for a faction without a player: it places and chooses no orders and has no Event cards.
[BW-S2-19]"""


def for_party(decision: Decision) -> Decision:
    """A question as the party sees it whom it is for."""
    about = decision.about
    if not about or SIDE not in about:
        return decision
    return msgspec.structs.replace(decision, seat=int(str(about[SIDE])))


def addressed(s: StarCraftState, decision: Decision) -> Decision:
    """A question to whoever decides."""
    if s.is_player(decision.seat):
        return decision
    about = {**(decision.about or {}), SIDE: decision.seat}
    return msgspec.structs.replace(decision, seat=s.decider(decision.seat), about=about)


def on_behalf(step: StepFunction) -> StepFunction:
    """A step whose questions go to whoever decides for those they are for."""

    @wraps(step)
    def asking(s: StarCraftState, *arguments: object) -> Procedure[None] | None:
        procedure = step(s, *arguments)
        return None if procedure is None else _passed_on(s, procedure)

    return asking


def _passed_on(s: StarCraftState, procedure: Procedure[None]) -> Procedure[None]:
    answer, seats = None, s.seats
    try:
        while True:
            question = procedure.send(answer)
            if isinstance(question, Together):
                question = Together([addressed(s, decision) for decision in question.decisions])
            elif question.seat >= seats:
                question = addressed(s, question)
            answer = yield question
    except StopIteration:
        return
