"""Serving the application on this machine."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress

import uvicorn

from orrery.core import OrreryError
from orrery.server.app import make_app
from orrery.server.database import prepare
from orrery.server.doors import SPARE_FILES, Doors, open_files, protocol
from orrery.server.logbook import keep_quiet
from orrery.server.settings import Settings

IDLE_SECONDS = 5
"""How long a connection is kept between two requests."""


def run(host: str, port: int, *, browser: bool) -> None:
    """Serve tables until stopped."""
    settings = Settings.from_environment()
    if not settings.client.is_dir():
        raise OrreryError("the browser client is not built yet: run `make client`")
    asyncio.run(prepare(settings))
    listener = _listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listener.getsockname()[1]}/"
    print(f"Orrery is at {address} (Ctrl+C stops it; your tables are kept)", flush=True)
    if browser:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        make_app(settings),
        http=protocol(_doors(settings), settings.request_seconds),
        log_level="warning",
        access_log=False,
        ws_max_size=65_536,
        timeout_keep_alive=IDLE_SECONDS,
        forwarded_allow_ips=sorted(settings.trusted),
    )
    keep_quiet()
    uvicorn.Server(config).run(sockets=[listener])


def _doors(settings: Settings) -> Doors:
    """As many connections as the host allows, and the system has files for."""
    files = open_files()
    most = settings.connections if files is None else min(settings.connections, files - SPARE_FILES)
    return Doors(most, settings.connections_an_address, settings.trusted)


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)  # so that whoever reads the address can connect at once
    except OSError as error:
        raise OrreryError(f"cannot listen at {host}:{port}: {error.strerror}; try --port 0") from None
    return listener


def _open_browser(address: str) -> None:
    """Wait until the server answers, then show the lobby."""
    for _ in range(100):
        with suppress(OSError):
            urllib.request.urlopen(f"{address}health", timeout=1)
            webbrowser.open(address)
            return
        time.sleep(0.1)
