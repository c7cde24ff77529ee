"""The server behind the web servers that docs/host.md shows, with the very files from `deploy/`."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.harness import PATIENCE, ROOT, Player, Server, bot, eventually, me
from tests.server.services import ended, free_port, program

ORRERY = "127.0.0.1:8321"


@contextmanager
def running(*command: str, folder: Path) -> Iterator[None]:
    """A program, until the test is over."""
    with (folder / "proxy.log").open("w") as log:
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        yield
    finally:
        ended(process)


@contextmanager
def nginx(port: int, behind: str, folder: Path) -> Iterator[None]:
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};").replace(ORRERY, behind)
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        site += f"{kind}_temp_path {folder / kind};\n"
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off;\n{site}}}\n"
    (folder / "nginx.conf").write_text(whole)
    with running(program("nginx", "nginx-light"), "-c", str(folder / "nginx.conf"), folder=folder):
        yield


@contextmanager
def caddy(port: int, behind: str, folder: Path) -> Iterator[None]:
    site = (ROOT / "deploy" / "Caddyfile").read_text()
    site = site.replace("orrery.example {", f"http://127.0.0.1:{port} {{").replace(ORRERY, behind)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    with running(program("caddy", "caddy"), "run", "--config", str(folder / "Caddyfile"), folder=folder):
        yield


@pytest.mark.parametrize("front", [nginx, caddy])
def test_a_table_is_played_through_the_web_server_in_front(front: object, tmp_path: Path) -> None:
    assert callable(front)
    with Server(tmp_path, REQUESTS_A_MINUTE=30) as server:
        behind, port = server.url.removeprefix("http://"), free_port()
        with front(port, behind, tmp_path):
            server.url = f"http://127.0.0.1:{port}"
            eventually(lambda: _answers(server.url))
            ann = server.browser()
            table_id = ann.create(me(), bot(), start=True)
            with Player(ann, table_id) as player:
                player.play(3)
                assert player.update.seq >= 3
            # Requests are counted by who sends them, not by who passes them on, nor by what they say of themselves.
            elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
            with httpx.Client(transport=elsewhere, timeout=PATIENCE) as stranger:
                for number in range(250):
                    claimed = {"x-forwarded-for": f"192.0.2.{number}"}
                    if stranger.get(f"{server.url}/api/games", headers=claimed).status_code == 429:
                        break
                    stranger.cookies.clear()
                else:
                    pytest.fail("nobody was counted")
            assert httpx.get(f"{server.url}/api/games", timeout=PATIENCE).status_code == 200


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health").status_code == 200
    except httpx.HTTPError:
        return False
