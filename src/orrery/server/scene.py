"""What is told of a table as it stands now, made once for all who see it in the same way."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from orrery.core import Event, Match
from orrery.core.log import Undo
from orrery.server.changes import compare
from orrery.server.schemas import Change, EventInfo, TableInfo
from orrery.server.telling import Line, log_lines, make_update, news_from
from orrery.server.wording import event_info

FRESH = 1.0
"""Seconds for which a scene is told to more people: clocks run on, and others are believed to be there for a while."""

_write = msgspec.json.Encoder()


class Sight(msgspec.Struct, frozen=True):
    """How somebody looks at a table: all who do so in the same way are told the same."""

    seat: int | None
    browser: str
    """The secret of a browser that holds a seat or has made the table; empty for all others."""
    brief: bool


class Told:
    """What those were told who look in one way."""

    __slots__ = ("lines", "names", "plain", "sight")

    def __init__(self, sight: Sight, names: list[str], lines: list[Line], plain: dict[str, Any]) -> None:
        self.sight = sight
        self.names = names
        self.lines = lines
        """The whole log."""
        self.plain = plain
        """The update without its log, as plain data."""

    def follows(self, before: Told | None) -> bool:
        """Whether somebody who was told that need only be told what is new."""
        return before is not None and before.sight.seat == self.sight.seat and before.names == self.names


class Log:
    """What a seat is told from the beginning; as long as nothing is taken back, only what is new is read."""

    def __init__(self) -> None:
        self._match: Match[Any] | None = None
        self._length = 0
        self._count = 0
        self._lines: list[Line] = []

    def lines(self, match: Match[Any], seat: int | None) -> list[Line]:
        """All lines up to now. Who was given them keeps them as they are."""
        follows = self._match is match and match.length >= self._length
        if follows and not any(isinstance(item, Undo) for item in match.items_since(self._length)):
            told_at = match.told_at
            new = [(event, told_at[at]) for at, event in enumerate(match.events[self._count :], self._count)]
            self._lines = self._lines + [line for line in new if line[0].is_for(seat)]
        else:
            self._lines = log_lines(match, seat)
        self._match, self._length, self._count = match, match.length, len(match.events)
        return self._lines


class Scene:
    """A table as it stands now."""

    def __init__(self, match: Match[Any] | None, logs: dict[int | None, Log]) -> None:
        self.match = match
        self.common: TableInfo | None = None
        """The table as somebody sees it who has nothing to do with it."""
        self.tables: dict[str, TableInfo] = {}
        """The table as browsers see it, by their secrets; empty for those who have nothing to do with it."""
        self._logs = logs
        self._told: dict[Sight, Told] = {}
        self._wholes: dict[tuple[Sight, Told | None], bytes] = {}
        self._changes: dict[tuple[Sight, Told], tuple[Any, ...]] = {}
        self._events: dict[int, EventInfo] = {}

    def told(self, sight: Sight) -> Told:
        """How the table stands for those who look in this way."""
        found = self._told.get(sight)
        if found is None:
            match, seat = self.match, sight.seat
            update = make_update(self.tables[sight.browser], match, seat, brief=sight.brief)
            plain = msgspec.to_builtins(update, str_keys=True)
            for name in ("events", "events_from"):  # they say by themselves what is new
                del plain[name]
            lines = self._logs.setdefault(seat, Log()).lines(match, seat) if match is not None else []
            names = match.names if match is not None else []
            found = self._told[sight] = Told(sight, names, lines, plain)
        return found

    def whole(self, told: Told, before: Told | None) -> bytes:
        """All of it, with the news of the log since `before` was told; without that, the last turns."""
        found = self._wholes.get((told.sight, before))
        if found is None:
            begin, events = self._news(told, before)
            found = _write.encode({**told.plain, "events": events, "events_from": begin})
            self._wholes[told.sight, before] = found
        return found

    def change(self, told: Told, before: Told, number: int) -> bytes:
        """What has changed since `before` was told; it is the change of this number for somebody."""
        parts = self._changes.get((told.sight, before))
        if parts is None:
            begin, events = self._news(told, before)
            put, drop = compare(before.plain, told.plain)
            parts = tuple(msgspec.Raw(_write.encode(part)) for part in (events, begin, put, drop))
            self._changes[told.sight, before] = parts
        return _write.encode(Change(number, *parts))

    def _news(self, told: Told, before: Told | None) -> tuple[int, list[EventInfo]]:
        match = self.match
        if match is None:
            return 0, []
        begin = news_from(match, told.sight.seat, told.lines, before.lines if before is not None else None)
        return begin, [self._worded(match, *line) for line in told.lines[begin:]]

    def _worded(self, match: Match[Any], event: Event, move: int) -> EventInfo:
        """A line in words, which are the same for all who are told of it."""
        found = self._events.get(id(event))
        if found is None:
            found = self._events[id(event)] = event_info(match, event, move)
        return found


class Listener:
    """Somebody who is told how a table stands, again and again; a brief one after the first time only what is new."""

    def __init__(self) -> None:
        self._told: Told | None = None
        self._number = 0

    def forget(self) -> None:
        """Tell everything the next time."""
        self._told = None

    def message(self, scene: Scene, sight: Sight) -> bytes:
        """What to send, looking in this way; from another seat, or with other names, all is told anew."""
        told = scene.told(sight)
        before, self._told = self._told if told.follows(self._told) else None, told
        if not sight.brief or before is None:
            self._number = 0
            return scene.whole(told, before)
        self._number += 1
        return scene.change(told, before, self._number)


class Stage:
    """Where a table's scenes follow each other: a scene lasts until something changes, or a second has passed."""

    def __init__(self) -> None:
        self._logs: dict[int | None, Log] = {}
        self._scene: Scene | None = None
        self._stamp: object = None
        self._until = 0.0

    def scene(self, match: Match[Any] | None, stamp: object) -> Scene:
        """The scene that is on; `stamp` is another one whenever something may have changed."""
        now = time.monotonic()
        if self._scene is None or self._scene.match is not match or self._stamp != stamp or now > self._until:
            self._scene, self._stamp, self._until = Scene(match, self._logs), stamp, now + FRESH
        return self._scene
