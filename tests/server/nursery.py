"""Servers that start in a moment and may be killed at any: everything is imported once, and each is a fork of that.

Run as a program, it reads one order a line: a JSON object with the `port` to serve at, the `environment`, the `log` to
write to, and perhaps the largest size of a file in bytes (`largest`), as a disk that is nearly full.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.server.harness import PATIENCE, ROOT, eventually
from tests.server.services import free_port

DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""


class Nursery:
    """Starts servers, and kills them."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )
        assert self._hear() == "ready"

    def _hear(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def bear(self, order: dict[str, Any]) -> int:
        """A server, as soon as it listens: the number of its process."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._hear())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


class Mortal:
    """A server at an address of its own that is killed and comes back."""

    def __init__(self, nursery: Nursery, folder: Path, **settings: object) -> None:
        client = folder / "client"
        if not client.is_dir():
            client.mkdir(parents=True)
            (client / "index.html").write_text("<!doctype html><head><title>Orrery</title></head>")
        self._nursery = nursery
        self._environment = {
            "DATABASE_URL": f"sqlite:///{folder / 'orrery.sqlite'}",
            "CLIENT": client,
            "BOT_PAUSE": 0,
            "REQUESTS_A_MINUTE": 1_000_000,
            "TABLES_A_BROWSER": 1_000_000,
            **settings,
        }
        self.folder = folder
        self.log = folder / "log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0

    def start(self, largest: int | None = None) -> None:
        """Serve, and wait until it answers."""
        environment = {f"ORRERY_{name}": str(value) for name, value in self._environment.items()}
        order = {"port": self.port, "environment": environment, "log": str(self.log), "largest": largest}
        self.pid = self._nursery.bear(order)
        with httpx.Client(verify=False) as http:  # there is no certificate to be read
            eventually(lambda: _answers(http, self.url))

    def kill(self, number: int = signal.SIGKILL) -> None:
        """End it without a warning, or with one, and wait until it is gone."""
        os.kill(self.pid, number)
        deadline = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.pid}").exists() and time.monotonic() < deadline:
            time.sleep(0.002)

    def said(self) -> str:
        """What it has logged in all its lives."""
        return self.log.read_text() if self.log.exists() else ""

    def allow(self, largest: int) -> None:
        """Let its files grow up to this size."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))


def _answers(http: httpx.Client, url: str) -> bool:
    try:
        return http.get(f"{url}/metrics").status_code == 200
    except httpx.HTTPError:
        return False


async def _serve_once() -> None:
    """Start and end a server, so that its forks find everything prepared: the games, the requests, the migrations."""
    from orrery.server.app import make_app
    from orrery.server.database import prepare
    from orrery.server.settings import Settings

    with tempfile.TemporaryDirectory(prefix="orrery-") as folder:
        settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/orrery.sqlite", client=Path(folder))
        await prepare(settings)
        async with make_app(settings).lifespan():
            pass


def main() -> None:
    """Take orders until nobody gives any more."""
    from orrery.server.run import run

    asyncio.run(_serve_once())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child:
            print(child, flush=True)
            continue
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)  # none stays behind
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        for number in (1, 2):
            os.dup2(log, number)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.environ.update(order["environment"])
        if order["largest"] is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (order["largest"], resource.RLIM_INFINITY))
        status = 1
        try:
            run("127.0.0.1", order["port"], browser=False)
            status = 0
        finally:
            os._exit(status)


if __name__ == "__main__":
    main()
