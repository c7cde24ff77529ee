"""PostgreSQL and Redis for the tests that need them, in folders of their own and on this machine only."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, eventually


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def program(name: str, package: str) -> str:
    """Where a program is, or else the test is skipped."""
    places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), *os.get_exec_path()]
    found = shutil.which(name, path=os.pathsep.join(map(str, places)))
    if found is None:
        pytest.skip(f"!!! {name} is missing, so this is NOT tested; get it with: sudo apt install {package}")
    return found


@contextmanager
def private_folder() -> Iterator[Path]:
    """A folder that the user `postgres` can reach, too."""
    with tempfile.TemporaryDirectory(prefix="orrery-") as name:
        os.chmod(name, 0o711)
        yield Path(name)


def ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(PATIENCE)


class Postgres:
    """A PostgreSQL of our own. It refuses to run as root, so that root runs it as the user `postgres`."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.port = free_port()
        self.databases = 0
        self.identity: dict[str, str] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self.data.mkdir()
        if self.identity:
            shutil.chown(self.data, "postgres", "postgres")
        self._run("initdb", "-D", str(self.data), "-U", "orrery", "-A", "trust", "--no-sync")
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                program("postgres", "postgresql"),
                *("-D", str(self.data), "-k", "", "-h", "127.0.0.1", "-p", str(self.port), "-F"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            extra_groups=[] if self.identity else None,
            **self.identity,  # type: ignore[call-overload]
        )
        eventually(self._answers)

    def stop(self, number: int = signal.SIGINT) -> None:
        """End it now, whoever is connected."""
        self.process.send_signal(number)
        self.process.wait(PATIENCE)

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [program(name, "postgresql"), *arguments],
            check=True,
            capture_output=True,
            cwd="/",
            extra_groups=[] if self.identity else None,
            **self.identity,  # type: ignore[call-overload]
        )

    def _answers(self) -> bool:
        ask = [program("pg_isready", "postgresql"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"orrery{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "orrery", name)
        return f"postgresql://orrery@127.0.0.1:{self.port}/{name}"


@contextmanager
def run_postgres() -> Iterator[Postgres]:
    program("postgres", "postgresql")
    with private_folder() as folder:
        postgres = Postgres(folder)
        try:
            yield postgres
        finally:
            postgres.stop()


class Redis:
    """A Redis of our own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        server = program("redis-server", "redis-server")
        listen = ["--port", str(self.port), "--bind", "127.0.0.1"]
        options = [*listen, "--dir", str(self.folder), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([server, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually(lambda: _connects(self.port))

    def stop(self) -> None:
        if self.process is not None:
            ended(self.process)
            self.process = None


@contextmanager
def run_redis() -> Iterator[Redis]:
    with private_folder() as folder:
        redis = Redis(folder)
        redis.start()
        try:
            yield redis
        finally:
            redis.stop()


def _connects(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0
