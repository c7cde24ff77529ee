"""A real server and a real Chromium, for tests that play as people do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))),
    None,
)
"""The headless shell does half the work of the whole browser."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu-rasterization",  # Debian switches it on; without a graphics card it doubles the work
]
KEPT = "orrery-settings"
"""Where the client keeps what its visitor likes."""
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own, with a database of its own and bots that do not dawdle."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve tables kept in this folder; gives the address."""
    environment = {
        **os.environ,
        "ORRERY_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}",
        "ORRERY_BOT_PAUSE": "0.02",
        "ORRERY_REQUESTS_A_MINUTE": "100000",
    }
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--no-browser"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split(" is at ")[1].split("/ (")[0]
    finally:
        server.terminate()
        server.communicate(timeout=20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium is missing: sudo apt install chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """A new visitor with a browser of their own. Whatever the page logs as an error fails the test.

    So does what Svelte warns of: it means that something was asked after it was gone. The browser itself logs requests
    that are refused: where a test means that, it says so. What others do is told at once, unless a test is about the
    pace of it.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" or "svelte.dev" in message.text:
            problems.append(f"{message.text} ({message.location['url']})")

    def open_page(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        may_be_refused: bool = False,
        pace: str = "instant",
        **options: object,
    ) -> Page:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            base_url=address,
            **settings,  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.add_init_script(
            f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', '{{\"pace\":\"{pace}\"}}')"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: None if may_be_refused and "403" in message.text else note(message))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
