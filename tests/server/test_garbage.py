"""Garbage is looked for now and then, and as usual again once the server has ended."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import httpx
import pytest

from orrery.server import garbage
from orrery.server.tables import Tables
from tests.server.inside import DEPRECATIONS, run


class Circle:
    """Something that refers to itself, so that it does not go by itself."""

    def __init__(self) -> None:
        self.itself = self


def test_a_server_looks_for_garbage_seldom_and_leaves_everything_as_it_was() -> None:
    usual = gc.get_threshold()

    async def serve() -> None:
        async with garbage.seldom_collected():
            assert gc.get_threshold()[0] == garbage.MOST
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(serve())
    assert gc.get_threshold() == usual


@pytest.mark.filterwarnings(DEPRECATIONS)
def test_it_is_the_server_that_looks_seldom(tmp_path: Path) -> None:
    async def look(client: httpx.AsyncClient, tables: Tables) -> None:
        assert gc.get_threshold()[0] == garbage.MOST

    run(tmp_path, look)


def test_what_refers_to_itself_goes_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.01)

    async def serve() -> None:
        async with garbage.seldom_collected():
            circle = weakref.ref(Circle())
            assert circle() is not None
            async with asyncio.timeout(30):
                while circle() is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(serve())


def test_very_much_garbage_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However early it is: a flood of requests cannot fill the memory."""
    monkeypatch.setattr(garbage, "MOST", 5_000)

    async def serve() -> None:
        async with garbage.seldom_collected():
            first = weakref.ref(Circle())
            kept = [Circle() for _ in range(3_000)]
            assert first() is not None
            del kept
            for _ in range(20_000):
                Circle()
            assert first() is None

    asyncio.run(serve())
