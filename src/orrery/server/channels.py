"""How processes tell each other that a table has news."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

TRY_AGAIN = 0.5
"""Seconds between two attempts to reach a Redis that is gone."""
LISTEN = 1.0
"""Seconds after which somebody who listens in vain looks whether the connection has broken meanwhile."""
GONE = (RedisError, OSError)
logger = logging.getLogger("orrery.server")


class HealingChannels(RedisChannelsPubSubBackend):
    """Channels over Redis that outlive it.

    While Redis is gone, what this process publishes reaches its own listeners. When it is back, all listeners are told
    that there is news, since they may have missed some. Litestar's own backend ends with the first lost connection.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._wanted: set[str] = set()
        self._undelivered: deque[str] = deque()
        self._broken = False
        self._turn = asyncio.Lock()
        """Who listens, or stops listening, does so after the others: of several at once, Redis's client would begin a
        connection for each and hear the last one only."""

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to these channels, as soon as that is possible."""
        self._wanted.update(channels)
        async with self._turn:
            try:
                await super().subscribe(channels)
            except GONE:
                self._break()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop listening to these channels."""
        self._wanted.difference_update(channels)
        async with self._turn:
            try:
                if unwanted := {*channels} - self._wanted:  # somebody may have come meanwhile
                    await super().unsubscribe(unwanted)
            except GONE:
                self._break()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all listeners, or at least those of this process."""
        try:
            await super().publish(data, channels)
        except GONE:
            self._break()
            self._undelivered.extend(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """The news as they come, from everybody or while that is impossible from this process."""
        while True:
            while self._undelivered:
                yield self._undelivered.popleft(), b"{}"
            if self._broken:
                await self._heal()
                continue
            try:
                async with asyncio.timeout(LISTEN):  # `wait_for` may swallow the word that it is time to end
                    await self._has_subscribed.wait()
                message = await self._pub_sub.get_message(ignore_subscribe_messages=True, timeout=LISTEN)
            except TimeoutError:
                continue
            except GONE:
                self._break()
                continue
            if message is not None and message["channel"].decode() in self._wanted:
                yield message["channel"].decode(), message["data"]

    def _break(self) -> None:
        if not self._broken:
            logger.warning("Redis is gone: other processes do not hear of moves made here until it is back")
        self._broken = True

    async def _heal(self) -> None:
        """Listen again to everything, and let everybody look what was missed."""
        try:
            async with self._turn:
                await self.on_shutdown()
                self._has_subscribed.clear()  # until somebody listens there is nothing to be read
                if self._wanted:
                    await super().subscribe(self._wanted)
        except GONE:
            await asyncio.sleep(TRY_AGAIN)
            return
        logger.warning("Redis is back")
        self._broken = False
        self._undelivered.extend(self._wanted)


def redis_channels(url: str) -> HealingChannels:
    """Channels over the Redis at this address; a lost connection must show, or missed news would not be noticed."""
    return HealingChannels(redis=Redis.from_url(url, retry=Retry(NoBackoff(), 0)))
