"""Nothing is kept of tables that nobody looks at any more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from orrery.server import lobby, memory, thinking
from orrery.server.listening import Channels
from orrery.server.schemas import NewTable
from orrery.server.tables import Tables
from tests.server.harness import me
from tests.server.inside import DEPRECATIONS, SECRET, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)


def test_a_channel_is_forgotten_with_its_last_listener() -> None:
    async def scenario() -> None:
        async with Channels(MemoryChannelsBackend(), arbitrary_channels_allowed=True) as channels:
            for number in range(20):
                async with channels.start_subscription([f"table-{number}"]) as first:
                    async with channels.start_subscription([f"table-{number}"]):
                        pass
                    assert [*channels._channels] == [f"table-{number}"]
                    await channels.wait_published(b"news", f"table-{number}")
                    async with asyncio.timeout(5):
                        assert await anext(first.iter_events()) == b"news"
            assert channels._channels == {}

    asyncio.run(scenario())


def test_idle_tables_leave_the_memory_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all that was noted about them, also of those that nobody has ever opened."""
    monkeypatch.setattr(memory, "IDLE", 0.0)
    monkeypatch.setattr(thinking, "SWEEP_EVERY", 0.02)

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), me("Ben")])
        made = [await lobby.create(tables, wish, SECRET) for _ in range(3)]
        assert (await client.get(f"/api/tables/{made[0]}")).status_code == 200
        while len(tables.memory) or tables.store.written:
            await asyncio.sleep(0.02)
        assert (await client.get(f"/api/tables/{made[2]}")).json()["seats"][1]["name"] == "Ben"

    run(tmp_path, scenario)


def test_what_is_written_while_a_table_comes_into_memory_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("space-base", [me("Ann"), me("Ben")]), SECRET)
        seats = tables.store.seats

        async def slowly(looked_at: str) -> object:
            found = await seats(looked_at)
            monkeypatch.undo()
            await tables.store.change_seat(looked_at, 1, "human", name="Cleo")
            tables.let_go()
            return found

        tables.memory = memory.Memory()
        monkeypatch.setattr(tables.store, "seats", slowly)
        assert (await tables.find(table_id)).seats[1].name == "Cleo"

    run(tmp_path, scenario)
