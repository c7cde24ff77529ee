"""Who is there: the players connected to this process, and what other processes say of theirs."""

from __future__ import annotations

import time
from collections import Counter

import msgspec

SAY_AGAIN = 20.0
"""Seconds after which a process says anew who is connected to it."""
BELIEVE = 60.0
"""Seconds for which that is believed; a process that was killed says nothing any more."""


class News(msgspec.Struct, frozen=True):
    """What a process publishes when a table has news: its own name, and the seats whose players are connected to it."""

    process: str = ""
    here: list[int] = []
    revision: int = 0
    """What the process knows of the table; 0 if there may be more."""


read_news = msgspec.json.Decoder(News).decode


class Presence:
    """The players of one table who are there."""

    def __init__(self) -> None:
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, tuple[float, list[int]]] = {}
        self._said = 0.0
        self.version = 0
        """Grows whenever somebody comes or goes."""

    def change(self, gone: list[int], come: list[int]) -> None:
        """A connection to this process speaks for other seats than before."""
        self._here.subtract(gone)
        self._here.update(come)
        self.version += 1

    def hear(self, said: News, process: str) -> bool:
        """Take over what another process says. True if it was not heard of before, and should hear of us in turn."""
        if said.process in ("", process):
            return False
        new = said.process not in self._elsewhere
        if new or self._elsewhere[said.process][1] != said.here:
            self.version += 1
        self._elsewhere[said.process] = (time.monotonic(), said.here)
        return new

    def tell(self, process: str, revision: int = 0) -> News:
        """What to tell other processes."""
        self._said = time.monotonic()
        return News(process, [seat for seat, count in self._here.items() if count > 0], revision)

    def should_tell(self) -> bool:
        """Whether others may begin to think that nobody is here."""
        return time.monotonic() - self._said > SAY_AGAIN

    def online(self, seat: int) -> bool:
        """Whether the player of this seat is there."""
        return self._here[seat] > 0 or any(seat in here for here in self._heard())

    @property
    def elsewhere(self) -> bool:
        """Whether players may be connected to other processes."""
        return any(self._heard())

    def _heard(self) -> list[list[int]]:
        """The seats whose players are connected to each of the other processes, as far as that is still believed."""
        believed = time.monotonic() - BELIEVE
        return [here for heard, here in self._elsewhere.values() if heard > believed]


class Audience:
    """How those who are connected to this process follow the bots of one table: at once, or step by step."""

    def __init__(self) -> None:
        self._paces: Counter[bool | None] = Counter()

    def change(self, before: bool | None, now: bool | None) -> None:
        """A connection follows otherwise than before; None while there is none."""
        self._paces.subtract([before])
        self._paces.update([now])

    @property
    def at_once(self) -> bool:
        """Whether somebody watches, and everybody who does wants to be told at once."""
        return self._paces[True] > 0 and self._paces[False] == 0

    @property
    def empty(self) -> bool:
        """Whether nobody watches."""
        return self._paces[True] <= 0 and self._paces[False] <= 0
