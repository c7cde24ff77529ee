"""`make fuzz`: valid messages, spoilt in many ways, over HTTP and over live connections.

The server runs in this process, so that every answer, every line of its log and all of its memory can be counted. A
message counts as processed once its answer has come: a response, or on a live connection the answer to a ping that was
sent after it. Bounded, without a network, with a database of its own that is gone afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ctypes
import gc
import json
import logging
import os
import random
import string
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import quote

import msgspec
from rich.console import Console
from rich.table import Table as Columns

from bench.load import memory
from orrery.server.app import make_app
from orrery.server.garbage import LOOK_EVERY
from orrery.server.settings import Settings
from orrery.server.tables import Tables

RESULTS = Path(__file__).parent / "fuzz.json"
AWAKE = 600
"""Messages after which a browser leaves its connections and opens others."""
FAILED = 4500
"""With this code a live connection is closed that has met what nobody foresaw."""
Message = dict[str, Any]


class Counted(msgspec.Struct):
    """What came of it all."""

    http: int = 0
    live: int = 0
    answers: dict[str, int] = {}
    """By status, and on live connections by type."""
    failures: int = 0
    """Answers with status 500 and more, and live connections that were closed with such a code."""
    tracebacks: int = 0
    closed_without_a_word: int = 0
    unanswered: int = 0
    grown_kilobytes: int = 0
    """Memory after all messages compared with that after the first quarter, when bots are done and tables idle."""
    grown_blocks: int = 0
    """The pieces of memory that Python uses, likewise, without those that are free and not given back yet."""
    seconds: float = 0.0
    examples: list[str] = []
    """The first few messages that went wrong."""


class Log(logging.Handler):
    """Counts what nobody foresaw."""

    def __init__(self) -> None:
        super().__init__()
        self.tracebacks: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep whatever came with a traceback."""
        if record.exc_info:
            self.tracebacks.append(self.format(record))


# Spoiling


def junk(rng: random.Random) -> Any:
    """Something that is hardly ever meant."""
    return rng.choice(
        [
            None,
            True,
            rng.randint(-3, 9),
            -1,
            2**31,
            2**63,
            10**30,
            1.5,
            1e308,
            "",
            " ",
            "\x00",
            "\u200b",
            "\ud7ff\U0001f680",
            "a" * rng.choice([25, 41, 501, 5000]),
            "../../etc/passwd",
            "<script>",
            "'; DROP TABLE tables; --",
            [],
            {},
            [[]] * 5,
            {"": {}},
            [0] * 70,
            "".join(rng.choices(string.printable, k=rng.randint(1, 30))),
        ]
    )


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in a message."""
    found = [path]
    if isinstance(value, dict):
        for name in value:
            found += places(value[name], (*path, name))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            found += places(part, (*path, number))
    return found


def spoilt(value: Any, rng: random.Random) -> Any:
    """A message with something wrong in it, or more than one thing."""
    value = msgspec.json.decode(msgspec.json.encode(value))
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        path = rng.choice(places(value))
        if not path:
            value = junk(rng) if rng.random() < 0.2 else value
            continue
        inside = value
        for step in path[:-1]:
            inside = inside[step]
        match rng.randrange(6):
            case 0:
                del inside[path[-1]]
            case 1 if isinstance(inside, dict):
                inside[str(junk(rng))[:40]] = inside.pop(path[-1])
            case 2 if isinstance(inside[path[-1]], int) and not isinstance(inside[path[-1]], bool):
                inside[path[-1]] += rng.choice([-1, 1, 100, -(2**31), 2**40])
            case 3 if isinstance(inside[path[-1]], list):
                inside[path[-1]] = inside[path[-1]] * rng.choice([0, 2, 30])
            case _:
                inside[path[-1]] = junk(rng)
    return value


def as_text(value: Any, rng: random.Random) -> str:
    """A message as it is sent: now and then not even JSON."""
    text = json.dumps(value)
    match rng.randrange(12):
        case 0:
            return text[: rng.randrange(len(text) + 1)]
        case 1:
            at = rng.randrange(len(text) + 1)
            return text[:at] + rng.choice(string.printable) + text[at + 1 :]
        case 2:
            return text + text
        case 3 if rng.random() < 0.2:
            return "[" * 5000
    return text


# The application, called as a web server would


class Browser:
    """A browser that sends nonsense, now and then mixed with sense."""

    def __init__(self, app: Any, number: int, counted: Counted, rng: random.Random) -> None:
        self.app = app
        self.secret = f"the-secret-of-browser-{number:04}"
        self.address = f"198.51.{number // 250 % 250}.{number % 250}"
        self.counted = counted
        self.answers: Counter[str] = Counter()
        self.rng = rng
        self.tables: list[str] = []

    async def ask(self, method: str, path: str, body: bytes = b"", headers: list[Any] | None = None) -> tuple[int, Any]:
        """One request: its status and what was answered."""
        path, _, query = path.partition("?")
        said: list[bytes] = []
        status = 0
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                said.append(message.get("body", b""))

        scope = self._scope("http", path, query) | {"method": method}
        scope["headers"] = [*scope["headers"], *(headers or [])]
        with contextlib.suppress(Exception):  # what leaves the application is counted as no answer, and logged
            await self.app(scope, receive, send)
        self.counted.http += 1
        self.answers[str(status)] += 1
        if status == 0:
            self.counted.unanswered += 1
        if status >= 500 or status == 0:
            self.counted.failures += status >= 500
            self._remember(f"{method} {path}?{query} {body[:300]!r} -> {status}")
        content = b"".join(said)
        try:
            return status, msgspec.json.decode(content)
        except msgspec.DecodeError:
            return status, None

    def _scope(self, kind: str, path: str, query: str) -> dict[str, Any]:
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": quote(path).encode(),
            "query_string": query.encode(errors="replace"),
            "root_path": "",
            "headers": [(b"host", b"here"), (b"cookie", f"orrery={self.secret}".encode())],
            "client": (self.address, 4000),
            "server": ("here", 80),
            "subprotocols": [],
            "state": {},
        }

    def _remember(self, what: str) -> None:
        if len(self.counted.examples) < 20:
            self.counted.examples.append(what)

    async def sit_down(self) -> None:
        """Make a few tables of one's own: two that wait, and one of each game under way."""
        me = {"kind": "me", "name": "Ann"}
        for game, seats in (("space-base", 2), ("space-base", 2), ("risk", 3), ("starcraft", 2)):
            wish = {
                "game": game,
                "seats": [{**me, "name": f"Ann {n}"} for n in range(seats)],
                "start": bool(self.tables),
            }
            status, made = await self.ask("POST", "/api/tables", json.dumps(wish).encode())
            assert status == 201, made
            self.tables.append(made["id"])

    # Requests

    def _request(self) -> tuple[str, str, Any]:
        """A request that makes sense."""
        rng, table = self.rng, self.rng.choice(self.tables)
        at = f"/api/tables/{table}"
        game = rng.choice(["space-base", "risk", "starcraft"])
        options: Message = {"points_to_win": 20} if game == "space-base" else {}
        seats = [{"kind": "me", "name": "Ann", "shape": "circle"}, {"kind": "open"}, {"kind": "open"}]
        return rng.choice(
            [
                ("GET", "/api/games", None),
                ("GET", "/api/tables?which=open", None),
                ("GET", at, None),
                ("GET", f"{at}/components/0123456789abcdef", None),
                ("GET", f"{at}/log?before=40&seat=0", None),
                ("GET", f"{at}/chat?before=40", None),
                ("GET", f"{at}/replay?at=1&seat=0", None),
                ("GET", f"{at}/record", None),
                ("GET", f"{at}/story", None),
                ("GET", f"{at}/verify", None),
                ("GET", f"/t/{table}", None),
                ("GET", "/health", None),
                ("GET", f"/api/games/{game}/lessons/first", None),
                ("POST", f"/api/games/{game}/fit", {"options": options, "kept": ["points_to_win"]}),
                (
                    "POST",
                    "/api/tables",
                    {"game": game, "seats": seats, "options": options, "name": "x", "public": True},
                ),
                ("POST", f"{at}/join", {"name": "Ben", "seat": 1, "shape": "star", "token": ""}),
                ("POST", f"{at}/seat", {"token": "0" * 40}),
                ("POST", f"{at}/leave", {"seat": 1}),
                ("POST", f"{at}/bot", {"seat": 1}),
                ("POST", f"{at}/start", None),
                ("POST", f"{at}/rematch", None),
                ("POST", f"{at}/fork", {"at": 3, "seat": 0, "bot": "greedy", "name": "Ann"}),
                ("POST", f"{at}/explain", {"seat": 0, "things": ["territory:1"]}),
                ("POST", f"{at}/foresee", {"seat": 0, "choices": [["pass"]]}),
            ]
        )

    async def send_nonsense(self) -> None:
        """One request with something wrong in it."""
        rng = self.rng
        method, path, value = self._request()
        headers: list[Any] = []
        if rng.random() < 0.3:
            path = self._other_path(path)
        if rng.random() < 0.05:
            method = rng.choice(["GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH"])
        if rng.random() < 0.05:
            name = rng.choice([b"origin", b"content-type", b"accept-encoding", b"accept", b"cookie", b"content-length"])
            headers.append((name, str(junk(rng)).encode(errors="replace")[:60]))
        body = b""
        if value is not None:
            body = as_text(spoilt(value, rng), rng).encode(errors="replace")
            if rng.random() < 0.05:
                body = bytes(byte ^ (rng.random() < 0.02) * rng.randrange(256) for byte in body)
        await self.ask(method, path, body, headers)

    def _other_path(self, path: str) -> str:
        rng = self.rng
        parts = path.split("/")
        match rng.randrange(4):
            case 0:
                parts[rng.randrange(1, len(parts))] = str(junk(rng))[:80]
            case 1:
                parts.append(str(junk(rng))[:40])
            case 2:
                name, _, query = path.partition("?")
                return f"{name}?{query.split('=')[0]}={quote(str(junk(rng))[:60])}"
            case _:
                del parts[rng.randrange(1, len(parts))]
        return "/" + "/".join(parts).lstrip("/")

    # Live

    async def talk(self, count: int) -> None:
        """Send so many messages over a live connection, each answered before the next."""
        table = self.rng.choice(self.tables)
        query = self.rng.choice(["", "brief=true"])
        incoming: asyncio.Queue[Any] = asyncio.Queue()
        outgoing: asyncio.Queue[Any] = asyncio.Queue()
        incoming.put_nowait({"type": "websocket.connect"})
        scope = self._scope("websocket", f"/api/tables/{table}/live", query)
        task = asyncio.ensure_future(self.app(scope, incoming.get, outgoing.put))
        update: Message | None = None
        text = ""
        try:
            for number in range(-1, count):
                if number >= 0:
                    text = as_text(self._message(update), self.rng)
                    incoming.put_nowait({"type": "websocket.receive", "text": text})
                    incoming.put_nowait({"type": "websocket.receive", "text": '{"type":"ping"}'})
                    self.counted.live += 1
                while True:
                    heard = await asyncio.wait_for(outgoing.get(), 30)
                    if heard["type"] == "websocket.close":
                        code, reason = heard.get("code", 1000), heard.get("reason")
                        self.counted.closed_without_a_word += not reason
                        self.counted.failures += code >= FAILED
                        if not reason or code >= FAILED:
                            self._remember(f"live {text[:300]!r} -> closed with {code}")
                        return
                    if heard["type"] != "websocket.send":
                        continue
                    said = json.loads(heard["text"])
                    self.answers[said["type"]] += 1
                    if said["type"] == "update":
                        update = said
                    if said["type"] == "pong" or (number < 0 and said["type"] == "update"):
                        break
        except TimeoutError:
            self.counted.unanswered += 1
            self._remember(f"live {text[:300]!r} -> nothing")
        finally:
            incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            with contextlib.suppress(Exception):
                await asyncio.wait_for(task, 10)

    def _message(self, update: Message | None) -> Any:
        """A message that makes sense as often as not, else spoilt."""
        rng = self.rng
        decision = (update or {}).get("decision")
        seat, seq = (update or {}).get("seat") or 0, (update or {}).get("seq", 0)
        choice = rng.choice(decision["options"])["choice"] if decision else ["pass"]
        since = decision["since"] if decision else 0
        message = rng.choice(
            [
                {"type": "choose", "seat": seat, "seq": seq, "choice": choice},
                {"type": "choose", "seat": seat, "seq": seq, "choice": choice},
                {"type": "plan", "seat": seat, "seq": seq, "choices": [choice, choice]},
                {"type": "prefer", "seat": seat, "name": "defend", "value": "always"},
                {"type": "undo", "seat": seat},
                {"type": "redo", "seat": seat},
                {"type": "propose", "seat": seat, "kind": "undo", "target": None},
                {"type": "propose", "seat": seat, "kind": "takeover", "target": 9},
                {"type": "respond", "seat": seat, "agree": True},
                {"type": "say", "text": "hello", "seat": seat},
                {"type": "look", "seat": rng.choice([0, 1, None])},
                {"type": "word", "seat": seat, "since": since, "options": [0, 1, 2]},
                {"type": "pace", "at_once": True},
            ]
        )
        return message if rng.random() < 0.1 else spoilt(message, rng)


async def fuzz(messages: int, seed: int, folder: Path, say: Callable[[str], None] = print) -> Counted:
    """Send so many messages, two of five over live connections."""
    counted, begun, log = Counted(answers={}, examples=[]), time.monotonic(), Log()
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{folder / 'orrery.sqlite'}",
        bot_pause=0,
        client=_client(folder),
        requests_a_minute=100_000_000,
        tables_a_browser=12,
        bot_tables_a_browser=0,
        forks_a_browser=0,
    )
    app = make_app(settings)
    loggers = [logging.getLogger(name) for name in ("orrery.server", "litestar", "asyncio", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(log)
    rng = random.Random(seed)
    quarter: tuple[float, int] | None = None
    async with app.lifespan():
        number = 0
        answers: Counter[str] = Counter()
        while (done := counted.http + counted.live) < messages:
            crowd = [
                Browser(app, seed * 10_000 + number + one, counted, random.Random(rng.random())) for one in range(4)
            ]
            number += len(crowd)
            share = min(AWAKE, (messages - done) // len(crowd) + 1)
            await asyncio.gather(*(_spend(browser, share) for browser in crowd))
            for browser in crowd:
                answers.update(browser.answers)
            if quarter is None and done >= messages / 4:
                quarter = await memory_at_rest(app.state.tables)
            if number % 40 == 0:
                say(f"{counted.http + counted.live} messages, {counted.failures} failures, {memory_now():.0f} kB")
        if quarter is not None:
            kilobytes, blocks = await memory_at_rest(app.state.tables)
            counted.grown_kilobytes, counted.grown_blocks = round(kilobytes - quarter[0]), blocks - quarter[1]
    for logger in loggers:
        logger.removeHandler(log)
    counted.answers = dict(sorted(answers.items()))
    counted.tracebacks = len(log.tracebacks)
    counted.examples += [trace[-600:] for trace in log.tracebacks[:5]]
    counted.seconds = round(time.monotonic() - begun, 1)
    return counted


async def _spend(browser: Browser, messages: int) -> None:
    """A browser sends its share: first requests and talk in turns."""
    await browser.sit_down()
    left = messages - len(browser.tables)
    while left > 0:
        for _ in range(min(30, left)):
            await browser.send_nonsense()
        await browser.talk(min(20, max(0, left - 30)))
        left -= 50


def _client(folder: Path) -> Path:
    client = folder / "client"
    (client / "assets").mkdir(parents=True, exist_ok=True)
    (client / "index.html").write_text("<!doctype html><head><title>Orrery</title></head>")
    return client


def memory_now() -> float:
    """Kilobytes that this process holds."""
    return memory(os.getpid())


async def memory_at_rest(tables: Tables) -> tuple[float, int]:
    """Kilobytes and blocks when bots have nothing to do, and all tables at which nobody is have left the memory."""
    quiet = 0
    while quiet < 20:  # a bot may be asked again after its move
        await asyncio.sleep(0.05)
        quiet = 0 if tables.bots.desk.asked else quiet + 1
    with patch("orrery.server.memory.IDLE", -1):
        tables.let_go()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return memory_now(), sys.getallocatedblocks()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--look-every", type=float, default=LOOK_EVERY, help="seconds between two looks for garbage")
    arguments = parser.parse_args()
    looking = patch("orrery.server.garbage.LOOK_EVERY", arguments.look_every)
    with tempfile.TemporaryDirectory(prefix="orrery-") as folder, looking:
        counted = asyncio.run(fuzz(arguments.messages, arguments.seed, Path(folder)))
    columns = Columns("what", "count")
    for name, value in msgspec.to_builtins(counted).items():
        columns.add_row(name, str(value))
    Console().print(columns)
    RESULTS.write_text(json.dumps(msgspec.to_builtins(counted), indent=1) + "\n")
    print(msgspec.json.encode(counted).decode())
    raise SystemExit(
        bool(counted.failures or counted.tracebacks or counted.closed_without_a_word or counted.unanswered)
    )


if __name__ == "__main__":
    main()
