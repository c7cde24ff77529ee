from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Browser, Server
from tests.server.services import Postgres, Redis, run_postgres, run_redis


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests share which do not need one of their own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def ben(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def cleo(server: Server) -> Browser:
    return server.browser()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with run_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with run_redis() as running:
        yield running
