"""Team play: taking over an ally's territory."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.rules.towers import lose_towers
from orrery.games.risk.state import ATTACK, START_MANOEUVRE, RiskState

CONSENT: list[Choice] = [("agree",), ("refuse",)]


def transfer_command(s: RiskState) -> Procedure[None]:
    """After placing reinforcements, one allied territory may be asked for. [RK-TEAM-11] [RK-TEAM-12]"""
    seat = s.active
    s.phase = START_MANOEUVRE if s.has_reward(seat, "start-manoeuvre") else ATTACK
    while transferable(s, seat):
        choice = yield Decision(seat, "command", lambda: command_options(s, seat), "RK-TEAM-11")
        if choice[0] == "done":
            return
        territory = s.catalog.number[choice[1]]
        ally = s.owner[territory]
        s.asked |= 1 << territory
        s.tell("asked-command", seat=seat, other=ally, territory=choice[1])
        answer = yield Decision(
            ally, "consent", lambda: CONSENT, "RK-TEAM-11", {"seat": seat, "territory": str(choice[1])}
        )
        if answer[0] == "agree":
            take_over(s, seat, territory)
            return
        s.tell("refused-command", seat=ally, other=seat)


def command_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Ask for a territory, or go on without."""
    return [*(("ask", s.catalog.ids[territory]) for territory in transferable(s, seat)), ("done",)]


def transferable(s: RiskState, seat: Seat) -> list[int]:
    """Allied territories with exactly one unit; not the last one, nor the hero's. [RK-TEAM-13] [RK-AMB-07]"""
    return [
        territory
        for ally in s.allies(seat)[1:]
        if s.size(ally) > 1
        for territory in s.territories(ally)
        if s.units[territory] == 1 and s.hero[ally] != territory and not s.asked >> territory & 1
    ]


def take_over(s: RiskState, seat: Seat, territory: int) -> None:
    """The ally's unit is replaced by one of the new owner; that is no conquest. [RK-TEAM-14] [RK-AMB-30]"""
    lose_towers(s, territory)
    s.give(territory, seat, 1)
    here = 1 << territory
    s.began = [held & ~here for held in s.began]
    s.began[seat] |= here
    s.tell("took-command", seat=seat, territory=s.catalog.ids[territory])
