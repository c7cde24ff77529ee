"""The doors of the server: how many connections come in, and how long a request may take to be said."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from orrery.server.allowances import household

SPARE_FILES = 64
"""Files that the server needs besides its connections: the database, the bots' processes, the log."""


class Doors(msgspec.Struct, frozen=True):
    """How many may come in."""

    connections: int
    """In all."""
    connections_an_address: int
    """From one address that is not a proxy's."""
    proxies: frozenset[str]

    def refuse(self, inside: Collection[Any], address: str | None) -> bool:
        """Whether a connection finds no room beside those that are inside already."""
        if len(inside) > self.connections:
            return True
        if address is None or address in self.proxies or "*" in self.proxies:
            return False
        here = household(address)
        same = sum(1 for other in inside if other.client and household(other.client[0]) == here)
        return same > self.connections_an_address


def protocol(doors: Doors, seconds: float) -> type[H11Protocol]:
    """How the server speaks with whoever comes through these doors.

    In so many seconds a request must have arrived whole, from its first byte or from the connection's beginning on.
    """

    class Guarded(H11Protocol):
        """HTTP that waits for nobody: too many connections are turned away, and half a request is not waited for."""

        patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if doors.refuse(self.connections, self.client[0] if self.client else None):
                self._turn_away(b"503 Service Unavailable", b"Too many connections; try again in a moment.")
            else:
                self._wait()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            upgraded = self.transport.get_protocol() is not self
            if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not upgraded:
                self._wait()
            else:
                self._stop_waiting()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def _wait(self) -> None:
            if self.patience is None:
                self.patience = self.loop.call_later(seconds, self._give_up)

        def _stop_waiting(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def _give_up(self) -> None:
            self._turn_away(b"408 Request Timeout", b"The request did not come to its end.")

        def _turn_away(self, status: bytes, reason: bytes) -> None:
            """Say why, if it can be heard, and close the connection whether or not that was read."""
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(
                    b"HTTP/1.1 %b\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%b"
                    % (status, len(reason), reason)
                )
            self.transport.close()
            self.loop.call_later(1, self.transport.abort)

    return Guarded


def open_files() -> int | None:
    """How many files this process may have open, after asking for as many as it can get; None if nobody counts."""
    try:
        import resource
    except ImportError:  # not on this system
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft
