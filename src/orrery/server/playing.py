"""What a player does at a table: choose, take back, choose again, and say what not to be asked."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.core import IllegalChoice, Match
from orrery.core.log import redoable
from orrery.server.refusals import NotAllowed, NotOffered, OutOfDate
from orrery.server.tables import Tables


async def choose(
    tables: Tables, table_id: str, secret: str, seat: int, seq: int, choices: list[list[str | int]]
) -> None:
    """One choice of a seat, or several in a row, made on the sight of position `seq`."""

    def play(match: Match[Any]) -> None:
        if not match.fresh_since <= seq <= match.length:
            raise OutOfDate("moved-on")
        if seat not in match.waiting:
            raise NotAllowed("not-asked", names=[match.names[other] for other in match.waiting])
        if len(choices) > 1:
            match.plan(seat, [tuple(choice) for choice in choices])
            return
        try:
            match.play(seat, tuple(choices[0]))
        except IllegalChoice:
            raise NotOffered(match.explain(seat, choices[0])) from None

    await tables.move(await tables.here(table_id), play, (seat, secret))


async def undo(tables: Tables, table_id: str, secret: str, seat: int) -> None:
    """Take the seat's last choice back, if nothing was revealed and nobody acted since."""

    def undo(match: Match[Any]) -> None:
        if not match.can_undo(seat):
            raise NotAllowed("undo-needs-all" if match.has_chosen(seat) else "nothing-to-undo")
        match.undo(seat)

    await tables.move(await tables.here(table_id), undo, (seat, secret))


async def redo(tables: Tables, table_id: str, secret: str, seat: int) -> None:
    """Make the choice again that this seat has taken back last, as long as nobody has moved on."""

    def redo(match: Match[Any]) -> None:
        again = redoable(match.items_since(match.known_since))
        if again is None or again.seat != seat or seat not in match.waiting:
            raise NotAllowed("nothing-to-redo")
        match.play(seat, again.choice)

    await tables.move(await tables.here(table_id), redo, (seat, secret))


async def prefer(tables: Tables, table_id: str, secret: str, seat: int, name: str, value: str) -> None:
    """Keep how often a seat wishes to be asked. That is nobody else's business, so nobody else is told."""
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, seat, secret)
        match = live.match
        if match is None or live.row.status != "running":
            raise NotAllowed("not-running")
        preference = match.game.rules.preferences.by_name.get(name)
        if name not in match.preferences(seat) or preference is None or value not in preference.values:
            raise NotAllowed("no-preference")
        wishes = {**match.wishes[seat], name: match.game.rules.preferences.wish(match.state, name, value)}
        row = live.seats[seat]
        await tables.store.change_seat(table_id, seat, row.kind, preferences=msgspec.to_builtins(wishes))
        await tables.store.change_table(table_id, owed=True)  # it may be answered in a moment
        await tables.catch_up(live)
    tables.bots.wake(live)  # the question that is open may be one to be answered in a moment
