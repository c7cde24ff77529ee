"""What everyone must agree to: taking a choice back, letting a bot take a seat over."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec

from orrery.core import Message
from orrery.server import clocks
from orrery.server.refusals import NotAllowed
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
        expired = clocks.remaining(live.row.times, target, time.time()) == 0
        needed = [person for person in live.people() if person != seat and (kind == "undo" or person != target)]
        if kind == "takeover" and expired:
            needed = []
        mine = await tables.held(live, secret)
        agreed = [person for person in needed if person in mine]
        proposal = Proposal(cast("Any", kind), seat, target, agreed, needed)
        settled = await _settled(tables, live, proposal)
    if settled:
        await _carry_out(tables, live, proposal)


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
            await tables.note(live, Message("client-declined", {"name": live.seats[seat].name}))
            tables.publish(table_id)
            return
        proposal = msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, seat}))
        settled = await _settled(tables, live, proposal)
    if settled:
        await _carry_out(tables, live, proposal)


async def _settled(tables: Tables, live: Live, proposal: Proposal) -> bool:
    """Keep the question on the table, or take it away when everyone has agreed: then it is carried out, once."""
    settled = set(proposal.agreed) >= set(proposal.needed)
    await tables.store.change_table(live.row.id, proposal=None if settled else msgspec.to_builtins(proposal))
    if not settled:
        tables.publish(live.row.id)
    return settled


async def _carry_out(tables: Tables, live: Live, proposal: Proposal) -> None:
    seat = proposal.seat
    if proposal.kind == "undo":
        await tables.move(live, lambda match: cast("None", match.undo(seat, agreed=True)))
        return
    await tables.store.change_seat(live.row.id, seat, "human", kind="bot", bot="greedy", preferences={})
    await tables.store.release(live.row.id, seat)
    await tables.note(live, Message("client-taken-over", {"name": live.seats[seat].name}))
    await tables.changed(live)
    await tables.after_move(await tables.find(live.row.id))
