"""`make phone`: how soon a table can be played on a slow phone, and what the browser has to do and to fetch for it.

A server of its own on loopback, and Debian's Chromium. For each game: a table against bots is opened cold, with a CPU
four times slower and Chromium's slow 4G, until its first question can be answered; once at the start of a game and once
in the middle of one. Then the first turns are played at full speed: the longest task of the page's main thread is
traced, in CPU time, so that a busy machine does not decide; and what comes over the live connection is counted by a
relay between browser and server. Of several rounds the best one counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import CHROMIUM, FLAGS
from websockets.sync.client import connect

RESULTS = Path(__file__).parent / "phone.json"
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SLOWER_CPU = 4
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
GAMES = {"space-base": 4, "risk": 4, "starcraft": 4}
MIDDLE = {"space-base": 40, "risk": 60, "starcraft": 40}
"""Own choices after which a game is in its middle."""

WATCH = """
localStorage.setItem('orrery-settings', JSON.stringify({ pace: 'instant' }));
const answerable = () => document.querySelector('section[data-asked]') && document.querySelector('main [data-thing]');
const look = () => {
  if (window.asked) return;
  if (answerable()) requestAnimationFrame(() => requestAnimationFrame(() => (window.asked ??= performance.now())));
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Notes when the question is asked, its board is drawn, and both have been painted."""


class Relay:
    """Passes everything on between browser and server, and counts what comes from the server."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.fetched = 0
        self.live = 0
        self._loop = asyncio.new_event_loop()
        self._listening = asyncio.run_coroutine_threadsafe
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        server = self._listening(asyncio.start_server(self._pass, "127.0.0.1", 0), self._loop).result()
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    def forget(self) -> None:
        """Count anew."""
        self.fetched = self.live = 0

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection("127.0.0.1", self._port)
        await asyncio.gather(self._pump(reader, ours), self._pump(theirs, writer, counting=True))

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, counting: bool = False
    ) -> None:
        live = False
        try:
            while data := await reader.read(65_536):
                live = live or data.startswith(b"HTTP/1.1 101")
                if counting and live:
                    self.live += len(data)
                elif counting:
                    self.fetched += len(data)
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


class Visitor:
    """Somebody who has tables at the server: a cookie, and moves made without looking."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        self.http.get("/health")
        self.secret = self.http.cookies["orrery"]

    def table(self, game: str, seats: int, moves: int) -> str:
        """A table against bots at which so many own choices were made and one is asked again."""
        wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]}
        answer = self.http.post("/api/tables", json={**wish, "start": True})
        table: str = answer.raise_for_status().json()["id"]
        self._play(table, moves)
        return table

    def _play(self, table: str, moves: int) -> None:
        rng = random.Random(moves)
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(address, additional_headers={"cookie": f"orrery={self.secret}"}, max_size=None) as socket:
            answered = -1
            while moves >= 0:
                update = json.loads(socket.recv(timeout=60))
                if update["type"] != "update" or not update["decision"] or update["seq"] <= answered:
                    continue
                moves -= 1
                answered = update["seq"]
                if moves >= 0:
                    choice = rng.choice(update["decision"]["options"])["choice"]
                    move = {"type": "choose", "seat": update["seat"], "seq": answered, "choice": choice}
                    socket.send(json.dumps(move))


@contextmanager
def serving() -> Iterator[int]:
    """A server with a database of its own; gives its port."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "ORRERY_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/phone.sqlite",
            "ORRERY_REQUESTS_A_MINUTE": "1000000",
            "ORRERY_BOT_PAUSE": "0",
        }
        command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--no-browser"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield int(server.stdout.readline().split("localhost:")[1].split("/")[0])
        finally:
            server.terminate()
            server.wait(20)


@contextmanager
def visiting(browser: Browser, relay: Relay, visitor: Visitor, **kind: Any) -> Iterator[tuple[Page, CDPSession]]:
    """A browser without anything in its cache, which sits at the visitor's tables."""
    context = browser.new_context(base_url=relay.url, locale="en-GB", reduced_motion="reduce", **kind)
    context.add_cookies([{"name": "orrery", "value": visitor.secret, "url": relay.url}])
    context.add_init_script(WATCH)
    page = context.new_page()
    try:
        yield page, context.new_cdp_session(page)
    finally:
        context.close()


def first_question(browser: Browser, relay: Relay, visitor: Visitor, table: str) -> dict[str, float]:
    """Open a table cold on a slow phone, until it can be played."""
    with visiting(browser, relay, visitor, **PHONE) as (page, tools):
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", SLOW_4G)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
        relay.forget()
        page.goto(f"/t/{table}", wait_until="commit", timeout=60_000)
        page.wait_for_function("() => window.asked", timeout=60_000, polling=100)
        asked: float = page.evaluate("window.asked")
        return {"seconds": asked / 1000, "kilobytes": (relay.fetched + relay.live) / 1000}


def first_turns(browser: Browser, relay: Relay, visitor: Visitor, table: str, choices: int) -> dict[str, float]:
    """Open a table at full speed and answer so many questions, by the list of all options."""
    frames: list[str] = []
    rng = random.Random(choices)
    with visiting(browser, relay, visitor, **DESKTOP) as (page, _):
        page.on("websocket", lambda live: live.on("framereceived", lambda frame: frames.append(str(frame))))
        with traced(browser, page) as opening:
            page.goto(f"/t/{table}")
            page.wait_for_function("() => window.asked", timeout=60_000, polling=100)
        relay.forget()
        frames.clear()
        with traced(browser, page) as turns:
            for _ in range(choices):
                answer(page, rng)
        told = [len(frame) for frame in frames if frame.startswith(('{"type":"update"', '{"type":"change"'))]
        return {
            "opening_task_ms": max(opening),
            "opening_work_ms": sum(opening),
            "longest_task_ms": max(turns),
            "live_bytes_per_choice": relay.live / choices,
            "characters_per_update": statistics.mean(told),
            "largest_update": max(told),
        }


def opened_again(browser: Browser, relay: Relay, visitor: Visitor, table: str) -> dict[str, float]:
    """Open a table in the middle of its game at full speed."""
    with visiting(browser, relay, visitor, **DESKTOP) as (page, _), traced(browser, page) as tasks:
        page.goto(f"/t/{table}")
        page.wait_for_function("() => window.asked", timeout=60_000, polling=100)
    return {"middle_opening_task_ms": max(tasks), "middle_opening_work_ms": sum(tasks)}


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[float]]:
    """The tasks of a page's main thread meanwhile, in milliseconds of CPU time."""
    tasks: list[float] = []
    browser.start_tracing(page=page, categories=["-*", "toplevel"])
    yield tasks
    page.wait_for_timeout(300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks += [
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) in threads
    ]


def answer(page: Page, rng: random.Random) -> None:
    """Answer a question by clicking in the list of all options."""
    page.locator("section[data-asked]").wait_for(timeout=60_000)
    if not page.locator(".optionlist").count():
        page.locator("button.unfold").click()
    answers = page.locator(".optionlist button.opt:enabled")
    answers.first.wait_for()
    answers.nth(rng.randrange(min(answers.count(), 12))).click()


def measure(games: list[str], rounds: int, choices: int) -> dict[str, dict[str, float]]:
    """All figures of these games; the best of several rounds counts."""
    assert CHROMIUM is not None, "Chromium is missing: sudo apt install chromium-headless-shell"
    results: dict[str, dict[str, float]] = {}
    with serving() as port, sync_playwright() as playwright:
        relay = Relay(port)
        visitor = Visitor(f"http://127.0.0.1:{port}")
        for game in games:
            seats = GAMES[game]
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            tables = {"start": visitor.table(game, seats, 0), "middle": visitor.table(game, seats, MIDDLE[game])}
            rounds_of: dict[str, list[float]] = {}
            for _ in range(rounds):
                found = first_turns(browser, relay, visitor, visitor.table(game, seats, 0), choices)
                found |= opened_again(browser, relay, visitor, tables["middle"])
                for where, table in tables.items():
                    slow = first_question(browser, relay, visitor, table)
                    found |= {f"{where}_{name}": value for name, value in slow.items()}
                for name, value in found.items():
                    rounds_of.setdefault(name, []).append(value)
            results[game] = {name: round(min(values), 2) for name, values in sorted(rounds_of.items())}
            browser.close()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--choices", type=int, default=25, help="own choices in the first turns")
    arguments = parser.parse_args()
    results = measure(arguments.games or list(GAMES), arguments.rounds, arguments.choices)
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    shown = Table("", *results, title="A table on a slow phone, and the browser's work at full speed")
    for name in next(iter(results.values())):
        shown.add_row(name.replace("_", " "), *[f"{found[name]:,.2f}" for found in results.values()])
    Console().print(shown)


if __name__ == "__main__":
    main()
