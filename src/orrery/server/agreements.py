"""What everyone must agree to: taking a choice back, letting a bot take a seat over."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec

from orrery.core import CannotUndo, Message
from orrery.server import clocks
from orrery.server.schemas import Proposal
from orrery.server.tables import Live, NotAllowed, Tables


async def propose(tables: Tables, table_id: str, secret: str, seat: int, kind: str, target: int | None) -> None:
    """Ask the others at the table; alone with bots, or when the clock has run out, it is done at once."""
    live = await tables.find(table_id)
    await tables.must_hold(live, seat, secret)
    if live.match is None or live.match.over:
        raise NotAllowed("the game is not running")
    target = seat if kind == "undo" or target is None else target
    if kind == "takeover" and live.seat(target).kind != "human":
        raise NotAllowed("a bot sits there already")
    if kind == "undo" and not any(entry.seat == seat for entry in live.match.choices):
        raise CannotUndo("there is no choice of yours to take back")
    expired = clocks.remaining(live.row.times, target, time.time()) == 0
    needed = [person for person in live.people() if person != seat and (kind == "undo" or person != target)]
    if kind == "takeover" and expired:
        needed = []
    mine = await tables.held(live, secret)
    agreed = [person for person in needed if person in mine]
    proposal = Proposal(cast("Any", kind), seat, target, agreed, needed)
    await _settle(tables, live, proposal)


async def respond(tables: Tables, table_id: str, secret: str, seat: int, agree: bool) -> None:
    """Agree to the proposal on the table, or not."""
    live = await tables.find(table_id)
    await tables.must_hold(live, seat, secret)
    if live.row.proposal is None:
        raise NotAllowed("there is nothing to agree to any more")
    proposal = msgspec.convert(live.row.proposal, Proposal)
    if seat not in proposal.needed:
        raise NotAllowed("you are not asked about this")
    if not agree:
        await tables.store.change_table(table_id, proposal=None)
        await tables.note(live, Message("client-declined", {"name": live.seats[seat].name}))
        tables.publish(table_id)
        return
    agreed = sorted({*proposal.agreed, seat})
    await _settle(tables, live, msgspec.structs.replace(proposal, agreed=agreed))


async def _settle(tables: Tables, live: Live, proposal: Proposal) -> None:
    """Do what everyone has agreed to, or keep the question on the table."""
    if set(proposal.agreed) < set(proposal.needed):
        await tables.store.change_table(live.row.id, proposal=msgspec.to_builtins(proposal))
        tables.publish(live.row.id)
    elif proposal.kind == "undo":
        seat = proposal.seat
        await tables.move(live, lambda match: cast("None", match.undo(seat, agreed=True)))
    else:
        await tables.store.change_seat(live.row.id, proposal.seat, "human", kind="bot", bot="greedy")
        await tables.store.release(live.row.id, proposal.seat)
        await tables.store.change_table(live.row.id, proposal=None)
        await tables.note(live, Message("client-taken-over", {"name": live.seats[proposal.seat].name}))
        async with live.lock:
            live.seats = await tables.store.seats(live.row.id)
            await tables.catch_up(live)
        await tables.after_move(live)
