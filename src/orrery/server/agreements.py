"""What everyone must agree to: taking a choice back, letting a bot take a seat over."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec

from orrery.core import Match, Message
from orrery.server import clocks, talking
from orrery.server.refusals import Fault, NotAllowed, OutOfDate
from orrery.server.schemas import Proposal
from orrery.server.table import Live
from orrery.server.tables import Tables


async def propose(tables: Tables, table_id: str, secret: str, seat: int, kind: str, target: int | None) -> None:
    """Ask the others at the table; alone with bots, or when the clock has run out, it is done at once."""
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, seat, secret)
        if live.match is None or live.match.over:
            raise NotAllowed("not-running")
        target = seat if kind == "undo" or target is None else target
        if kind == "takeover" and live.seat(target).kind != "human":
            raise NotAllowed("bot-sits-there")
        if kind == "undo" and not live.match.has_chosen(seat):
            raise NotAllowed("nothing-to-undo")
        needed = _concerned(live, seat, target) if kind == "takeover" else _others(live, seat)
        mine = await tables.held(live, secret)
        agreed = [person for person in needed if person in mine]
        await _settle(tables, live, Proposal(cast("Any", kind), seat, target, agreed, needed))


def _others(live: Live, seat: int) -> list[int]:
    """The other people at the table."""
    return [person for person in live.people() if person != seat]


def _concerned(live: Live, seat: int, target: int) -> list[int]:
    """Who must agree that a bot plays for somebody.

    All others, and above all the one concerned; that one not after a long absence. Nobody when the clock has run out.
    """
    now = time.time()
    if clocks.remaining(live.row.times, target, now) == 0:
        return []
    away = live.away_since(target)
    gone = away is not None and now - away >= live.row.patience
    return [person for person in _others(live, seat) if not (gone and person == target)]


async def respond(tables: Tables, table_id: str, secret: str, seat: int, agree: bool) -> None:
    """Agree to the proposal on the table, or not."""
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, seat, secret)
        if live.row.proposal is None:
            raise NotAllowed("nothing-proposed")
        proposal = msgspec.convert(live.row.proposal, Proposal)
        if seat not in proposal.needed:
            raise NotAllowed("not-asked-to-agree")
        if not agree:
            await tables.store.change_table(table_id, proposal=None)
            await talking.note(tables, live, Message("client-declined", {"name": live.seats[seat].name}))
            tables.publish(table_id)
            return
        await _settle(tables, live, msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, seat})))


async def _settle(tables: Tables, live: Live, proposal: Proposal) -> None:
    """Keep the question on the table, or carry it out when everyone has agreed; the table stays locked meanwhile."""
    if not set(proposal.agreed) >= set(proposal.needed):
        await tables.store.change_table(live.row.id, proposal=msgspec.to_builtins(proposal))
        tables.publish(live.row.id)
    elif proposal.kind == "undo":
        await _undo(tables, live, proposal)
    else:
        await _hand_over(tables, live, proposal.seat)


async def _undo(tables: Tables, live: Live, proposal: Proposal) -> None:
    """Take back the choice that was spoken of: nobody else has moved since, and the table is still locked."""

    def undo(match: Match[Any]) -> None:
        match.undo(proposal.seat, agreed=True)

    await tables.store.change_table(live.row.id, proposal=None)
    await tables.catch_up(live)
    try:
        if not await tables.move_now(live, undo):
            raise OutOfDate("moved-on")
    except Fault:
        await tables.tell_fault(live)
        raise
    tables.moves += 1
    await tables.after_move(live)


async def _hand_over(tables: Tables, live: Live, seat: int) -> None:
    """Let a bot play on for somebody, who may come back by the seat's own link."""
    await tables.store.change_seat(live.row.id, seat, "human", kind="bot", bot="greedy", preferences={})
    await tables.store.change_table(live.row.id, proposal=None, owed=True)
    await talking.note(tables, live, Message("client-taken-over", {"name": live.seats[seat].name}))
    await tables.catch_up(live)
    await tables.after_move(live)
