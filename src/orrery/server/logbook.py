"""The log: what goes wrong again and again is said once a minute, and how often."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

QUIET = 60.0
"""Seconds for which the same line is not written again."""
MOST_LINES = 200
"""So many different lines are written in that time; nobody fills the disk by asking for ever new nonsense."""
LOGGERS = ("asyncio", "uvicorn.error", "orrery.server")

Line = tuple[int, str, object]


class Once(logging.Filter):
    """Lets a line through once a minute; the next time it says how often it came meanwhile.

    >>> log = Once(clock=iter([0, 1, 2, 61]).__next__)
    >>> lines = [logging.makeLogRecord({"msg": "the disk is full"}) for _ in range(4)]
    >>> [line.getMessage() for line in lines if log.filter(line)]
    ['the disk is full', 'the disk is full (and 2 times more before)']
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._begun = 0.0
        self._written: set[Line] = set()
        self._held_back: Counter[Line] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        now = self._clock()
        if now - self._begun >= QUIET:
            self._begun = now
            self._written.clear()
        line: Line = (record.levelno, record.getMessage(), record.exc_info[0] if record.exc_info else None)
        if line in self._written or len(self._written) >= MOST_LINES:
            if len(self._held_back) < MOST_LINES:
                self._held_back[line] += 1
            return False
        self._written.add(line)
        times = self._held_back.pop(line, 0)
        if times:
            record.msg, record.args = f"{record.getMessage()} (and {times} times more before)", ()
        return True


def keep_quiet() -> None:
    """Let no line of the server's log repeat itself without end."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Once) for known in logger.filters):
            logger.addFilter(Once())
