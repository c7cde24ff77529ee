"""What was agreed or answered together stands, looked at from inside and whoever is quick."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.core import Match
from orrery.core.log import Entry, Undo
from orrery.server import agreements, lobby, playing
from orrery.server.live import Connection
from orrery.server.refusals import NotAllowed, OutOfDate
from orrery.server.schemas import NewTable
from orrery.server.tables import Tables
from tests.server.harness import me
from tests.server.inside import DEPRECATIONS, SECRET, run
from tests.server.test_pages import Listener

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)


async def match_of(tables: Tables, table_id: str) -> Match[Any]:
    match = (await tables.find(table_id)).match
    assert match is not None
    return match


async def choose(tables: Tables, table_id: str, seat: int, choice: Any) -> None:
    length = (await match_of(tables, table_id)).length
    await playing.choose(tables, table_id, SECRET, seat, length, [[*choice]])


async def play_until_all_allocate(tables: Tables, table_id: str) -> None:
    """Play until both are asked at the same time how they use the dice."""
    rng = random.Random(3)
    while True:
        match = await match_of(tables, table_id)
        if len(match.waiting) == 2 and match.decision(0).kind == "allocate":
            return
        seat = match.waiting[0]
        await choose(tables, table_id, seat, rng.choice(match.decision(seat).options))


def test_an_allocation_that_completes_those_of_all_is_not_taken_back(tmp_path: Path) -> None:
    """Nothing is rolled after it, so that only this makes it final: its player has seen what the others chose."""

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("space-base", [me("Ann"), me("Ben")], start=True), SECRET)
        await play_until_all_allocate(tables, table_id)
        watching = Listener()
        connection = Connection(watching, tables, table_id, SECRET)  # type: ignore[arg-type]
        await connection.look(1)
        before = watching.last["view"]
        await choose(tables, table_id, 0, ("sum",))
        await connection.tell()
        assert watching.last["view"] == before  # the first answer is not shown to the one who still thinks
        await playing.undo(tables, table_id, SECRET, 0)  # and may be thought over
        await choose(tables, table_id, 0, ("dice",))
        length = (await match_of(tables, table_id)).length
        await choose(tables, table_id, 1, ("sum",))
        (completing,) = (await match_of(tables, table_id)).items_since(length)
        assert isinstance(completing, Entry)
        assert not completing.chance
        await connection.tell()
        assert not watching.last["undo"]["free"]
        with pytest.raises(NotAllowed, match="Everyone must agree"):
            await playing.undo(tables, table_id, SECRET, 1)

    run(tmp_path, scenario)


def test_a_move_waits_until_what_was_agreed_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever moves while an undo is carried out comes too late, and not in between."""

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), me("Ben")], start=True)
        table_id = await lobby.create(tables, wish, SECRET)
        await play_until_all_allocate(tables, table_id)
        for seat in (0, 1):
            await choose(tables, table_id, seat, ("dice",))
        match = await match_of(tables, table_id)
        proposed, mover = match.length, match.waiting[0]
        choice = [*match.decision(mover).options[0]]
        moving: list[asyncio.Task[None]] = []
        change_table = tables.store.change_table

        async def slowly(changed: str, **values: Any) -> None:
            await change_table(changed, **values)
            moving.append(asyncio.create_task(playing.choose(tables, table_id, SECRET, mover, proposed, [choice])))
            await asyncio.sleep(0.05)

        monkeypatch.setattr(tables.store, "change_table", slowly)
        await agreements.propose(tables, table_id, SECRET, 1, "undo", None)  # all seats are this browser's
        with pytest.raises(OutOfDate):
            await moving[0]
        monkeypatch.undo()
        items = (await match_of(tables, table_id)).items_since(proposed)
        assert [type(item) for item in items] == [Undo]

    run(tmp_path, scenario)
