"""What goes wrong again and again is logged once a minute, whoever says it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from orrery.server.logbook import LOGGERS, MOST_LINES, Once, keep_quiet
from tests.server.inside import Log


@pytest.fixture
def quiet() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [[*logger.filters] for logger in loggers]
    keep_quiet()
    yield
    for logger, filters in zip(loggers, before, strict=True):
        logger.filters = filters


@pytest.mark.parametrize("name", ["asyncio", "uvicorn.error", "orrery.server"])
def test_nobody_repeats_himself(quiet: None, name: str) -> None:
    """Not the event loop, which complains of every connection that it has no file for, nor the web server."""
    logger, log = logging.getLogger(name), Log()
    logger.addHandler(log)
    try:
        for number in range(100):
            logger.error("no file for connection %d of %s", number % 2, name)
    finally:
        logger.removeHandler(log)
    assert log.errors == [f"no file for connection {number} of {name}" for number in range(2)]


def test_ever_new_lines_come_to_an_end(quiet: None) -> None:
    with Log() as log:
        for number in range(3 * MOST_LINES):
            logging.getLogger("orrery.server").error("complaint %d", number)
    assert len(log.errors) == MOST_LINES


def test_it_is_enough_to_ask_once(quiet: None) -> None:
    keep_quiet()
    for name in LOGGERS:
        assert sum(isinstance(each, Once) for each in logging.getLogger(name).filters) == 1
