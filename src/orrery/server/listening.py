"""Who listens to which table's news, in this process."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.channels import ChannelsPlugin, Subscriber


class Channels(ChannelsPlugin):
    """Channels that are forgotten with their last listener.

    Litestar's own keep the name of every table that anybody has ever looked at, and look through all of them whenever
    somebody goes.
    """

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        """Let somebody listen no more."""
        await super().unsubscribe(subscriber, channels)
        for name in [name for name, listeners in self._channels.items() if not listeners]:
            del self._channels[name]
