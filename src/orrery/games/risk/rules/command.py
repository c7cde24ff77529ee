"""Team play: taking over an ally's territory."""

from __future__ import annotations

from orrery.core import YES_NO, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.rules.towers import lose_towers
from orrery.games.risk.state import RiskState

CONSENT: list[Choice] = [("agree",), ("refuse",)]


def transfer_command(s: RiskState) -> Procedure[None] | None:
    """After placing reinforcements, one allied territory may be asked for. [RK-TEAM-11] [RK-TEAM-12]"""
    s.phase = "command"
    return choose_territory(s, s.active) if transferable(s, s.active) else None


def choose_territory(s: RiskState, seat: Seat) -> Procedure[None]:
    """Ask an ally for one of them, or for none; after a refusal another one may be asked for."""
    choice = yield from ask(Decision(seat, "command", lambda: command_options(s, seat), "RK-TEAM-11"))
    match choice:
        case ("ask", str() as territory):
            yield from ask_for_consent(s, seat, s.catalog.number[territory])
        case ("done",):
            return
        case _:
            unforeseen(choice)


def ask_for_consent(s: RiskState, seat: Seat, territory: int) -> Procedure[None]:
    """The ally may agree or refuse. [RK-TEAM-11]"""
    ally, name = s.owner[territory], s.catalog.ids[territory]
    s.turn.asked |= 1 << territory
    s.tell("asked-command", "RK-TEAM-11", seat=seat, other=ally, territory=name)
    about: dict[str, str | int] = {"seat": seat, "territory": name}
    answer = yield from ask(Decision(ally, "consent", lambda: CONSENT, "RK-TEAM-11", about, YES_NO))
    match answer:
        case ("agree",):
            take_over(s, seat, territory)
        case ("refuse",):
            s.tell("refused-command", "RK-TEAM-11", seat=ally, other=seat)
            s.then(("transfer_command",))
        case _:
            unforeseen(answer)


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
        if s.units[territory] == 1 and s.hero[ally] != territory and not s.turn.asked >> territory & 1
    ]


def take_over(s: RiskState, seat: Seat, territory: int) -> None:
    """The ally's unit is replaced by one of the new owner; that is no conquest. [RK-TEAM-14] [RK-AMB-30]"""
    lose_towers(s, territory)
    s.give(territory, seat, 1)
    here = 1 << territory
    s.began = [held & ~here for held in s.began]
    s.began[seat] |= here
    s.tell("took-command", "RK-TEAM-14", seat=seat, territory=s.catalog.ids[territory])
