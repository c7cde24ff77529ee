"""Channels over a Redis that comes and goes."""

from __future__ import annotations

import asyncio

import pytest

from orrery.server import channels
from orrery.server.channels import redis_channels
from tests.server.harness import PATIENCE
from tests.server.services import Redis, run_redis


def test_a_redis_that_restarts_while_nobody_listens_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "TRY_AGAIN", 0.05)

    async def scenario() -> None:
        with run_redis() as redis:
            backend = redis_channels(redis.url)
            heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

            async def listen() -> None:
                async for news in backend.stream_events():
                    heard.put_nowait(news)

            listening = asyncio.create_task(listen())
            await backend.subscribe(["one"])
            redis.stop()
            await backend.unsubscribe(["one"])
            redis.start()
            await asyncio.sleep(1)  # it is found again, and there is nothing to listen to
            assert not listening.done()
            await backend.subscribe(["other"])
            await backend.publish(b"news", ["other"])
            assert await asyncio.wait_for(heard.get(), PATIENCE) == ("other", b"news")
            listening.cancel()
            await backend.on_shutdown()
            await backend._redis.aclose()

    asyncio.run(scenario())


def test_all_who_begin_to_listen_at_once_are_heard(redis: Redis) -> None:
    """As after a restart, when every browser comes back in the same moment."""

    async def scenario() -> None:
        backend, other = redis_channels(redis.url), redis_channels(redis.url)
        names = [f"table-{number}" for number in range(4)]
        left = {*names}

        async def listen() -> None:
            async for name, _ in backend.stream_events():
                left.discard(name)
                if not left:
                    return

        listening = asyncio.create_task(listen())
        await asyncio.gather(*(backend.subscribe([name]) for name in names))
        await asyncio.gather(backend.unsubscribe([names[0]]), backend.subscribe([names[0]]))  # one goes, another comes
        for name in names:
            await other.publish(b"news", [name])
        await asyncio.wait([listening], timeout=5)
        listening.cancel()
        for each in (backend, other):
            await each.on_shutdown()
            await each._redis.aclose()
        assert not left

    asyncio.run(scenario())
