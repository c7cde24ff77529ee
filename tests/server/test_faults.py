"""What was acknowledged is there, whatever happens; `make faults` does the same for much longer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench import faults
from bench.faults import Count

from tests.server.nursery import Nursery
from tests.server.services import Postgres, Redis, run_postgres

KILLS = 30


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


def check(count: Count, times: int) -> None:
    assert count.faults == times
    assert count.acknowledged >= times
    assert (count.lost, count.tracebacks) == (0, 0)


def test_a_server_that_is_killed_again_and_again_loses_nothing(nursery: Nursery, tmp_path: Path) -> None:
    check(asyncio.run(faults.kills(nursery, tmp_path, KILLS, tables=2)), KILLS)


def test_a_disk_that_is_full_loses_nothing_that_was_acknowledged(nursery: Nursery, tmp_path: Path) -> None:
    count = asyncio.run(faults.full_disk(nursery, tmp_path, 2))
    check(count, 2)
    assert count.refused > 0


def test_two_processes_that_race_and_are_killed_lose_nothing(
    nursery: Nursery, tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared = {"DATABASE_URL": postgres.new_database(), "CHANNELS_URL": redis.url}
    check(asyncio.run(faults.kills_of_two(nursery, tmp_path, shared, 3)), 3)


def test_a_postgresql_that_restarts_loses_nothing(nursery: Nursery, tmp_path: Path, redis: Redis) -> None:
    with run_postgres() as postgres:
        shared = {"DATABASE_URL": postgres.new_database(), "CHANNELS_URL": redis.url}
        restart, begun = faults.restarting(postgres), time.monotonic()
        count = asyncio.run(faults.interruptions("PostgreSQL restarted", nursery, tmp_path, shared, restart, 1))
        check(count, 1)
        assert time.monotonic() - begun < 60
