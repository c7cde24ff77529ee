"""The tables that a process has in its memory. The others wake when somebody comes, or a bot owes an answer."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from orrery.server.table import Live

KEPT = 1000
"""Tables at which nobody is that stay in memory at most."""
IDLE = 600.0
"""Seconds after which a table at which nobody is leaves the memory."""


class Memory:
    """Tables by their ids, those that were not needed for longest first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tables: OrderedDict[str, Live] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tables

    def get(self, table_id: str) -> Live | None:
        """A table that is here."""
        return self._tables.get(table_id)

    def use(self, table_id: str, live: Live) -> Live:
        """Somebody needs a table now; if it has come here meanwhile, that one."""
        live = self._tables.setdefault(table_id, live)
        live.used = self._clock()
        self._tables.move_to_end(table_id)
        return live

    def let_go(self) -> list[str]:
        """Forget what nobody has needed for a while, or the oldest if there is too much of it. Gives their ids."""
        before = self._clock() - IDLE
        too_many = len(self._tables) - KEPT
        gone: list[str] = []
        for table_id, live in self._tables.items():
            if live.used > before and len(gone) >= too_many:
                break
            if live.is_idle:
                gone.append(table_id)
        for table_id in gone:
            del self._tables[table_id]
        return gone
