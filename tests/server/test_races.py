"""What can only be seen from inside: moves while they are stored, and a database that fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from orrery.server import lobby, playing, thinking
from orrery.server.schemas import NewTable
from orrery.server.tables import Tables
from tests.server.harness import LIGHT_SPEED, bot, me
from tests.server.inside import DEPRECATIONS, SECRET, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
OUTAGE = OperationalError("INSERT", None, Exception("the disk is full"))


async def seq(client: httpx.AsyncClient, table_id: str) -> int:
    return int((await client.get(f"/api/tables/{table_id}")).json()["seq"])


def test_a_move_is_not_seen_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(client: httpx.AsyncClient, served: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), me("Amy")], LIGHT_SPEED, start=True)
        table_id = await lobby.create(served, wish, SECRET)
        storing, failing = asyncio.Event(), asyncio.Event()

        async def fail_late(*_: object, **__: object) -> None:
            storing.set()
            await failing.wait()
            raise OUTAGE

        with monkeypatch.context() as patched:
            patched.setattr(served.store, "add_moves", fail_late)
            move = asyncio.create_task(playing.choose(served, table_id, SECRET, 0, 0, [["buy"]]))
            await storing.wait()
            looks = [asyncio.create_task(seq(client, table_id)) for _ in range(3)]
            await asyncio.wait(looks, timeout=0.2)  # who looks now waits for the end of the story
            failing.set()
            with pytest.raises(OperationalError):
                await move
            assert await asyncio.gather(*looks) == [0, 0, 0]
        await playing.choose(served, table_id, SECRET, 0, 0, [["buy"]])
        assert await seq(client, table_id) == 1

    run(tmp_path, scenario)


def test_who_looks_sees_no_move_that_begins_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(client: httpx.AsyncClient, served: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), me("Amy")], LIGHT_SPEED, start=True)
        table_id = await lobby.create(served, wish, SECRET)
        looking, storing, going_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
        held = served.store.held

        async def look_slowly(*given: Any) -> list[int]:
            looking.set()
            await going_on.wait()
            return await held(*given)

        async def fail_late(*_: object, **__: object) -> None:
            storing.set()
            await going_on.wait()
            raise OUTAGE

        with monkeypatch.context() as patched:
            patched.setattr(served.store, "held", look_slowly)
            look = asyncio.create_task(seq(client, table_id))
            await looking.wait()
        monkeypatch.setattr(served.store, "add_moves", fail_late)
        move = asyncio.create_task(playing.choose(served, table_id, SECRET, 0, 0, [["buy"]]))
        await asyncio.wait([asyncio.create_task(storing.wait())], timeout=0.2)
        going_on.set()
        assert await look == 0
        with pytest.raises(OperationalError):
            await move

    run(tmp_path, scenario)


def test_a_bot_moves_on_after_the_database_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LOOK_AGAIN", 0.01)

    async def scenario(client: httpx.AsyncClient, served: Tables) -> None:
        store_moves, stored = served.store.add_moves, asyncio.Event()
        outages = [OUTAGE, OUTAGE]

        async def fail_first(*given: Any, **values: Any) -> None:
            if outages:
                raise outages.pop()
            await store_moves(*given, **values)
            stored.set()

        monkeypatch.setattr(served.store, "add_moves", fail_first)
        wish = NewTable("space-base", [me("Ann"), bot()], LIGHT_SPEED, start=True)
        table_id = await lobby.create(served, wish, SECRET)
        await stored.wait()
        assert await seq(client, table_id) == 1

    run(tmp_path, scenario)
