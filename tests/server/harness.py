"""A real server in a process of its own, and the browsers and players who come to it."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self, TypeVar

import httpx
import msgspec
from websockets.sync.client import connect
from websockets.typing import Origin

from orrery.core import Message
from orrery.core.words import Words
from orrery.server import schemas
from orrery.server.schemas import Choose, Created, FromClient, NewTable, Refused, SeatWish, TableInfo, ToClient, Update

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which something that should have happened counts as not happening, on a machine that is very busy."""
SHORT: dict[str, bool | int | str] = {"points_to_win": 10}
LIGHT_SPEED = {**SHORT, "light_speed": True}

T = TypeVar("T")


class Server:
    """`orrery serve` with a database in a folder; a test may ask for the runner with its hooks instead."""

    def __init__(self, folder: Path, *, hooks: bool = False, **settings: object) -> None:
        client = folder / "client"
        if not client.is_dir():
            (client / "assets").mkdir(parents=True)
            (client / "index.html").write_text("<!doctype html><head><title>Orrery</title></head>")
            (client / "assets" / "app.js").write_text("// the client")
        self.folder = folder
        self.database = folder / "orrery.sqlite"
        self.log = folder / "log"
        self.module = "tests.server.runner" if hooks else "orrery.cli"
        self.settings: dict[str, object] = {
            "DATABASE_URL": f"sqlite:///{self.database}",
            "CLIENT": client,
            "BOT_PAUSE": 0,
            "REQUESTS_A_MINUTE": 1_000_000,
            **settings,
        }
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.browsers: list[Browser] = []
        self.may_complain = False

    def start(self) -> Self:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")}
        environment |= {f"ORRERY_{name}": str(value) for name, value in self.settings.items()}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.module, "serve", "--port", "0"],
                env=environment,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Orrery is at http://localhost:"), self.said()
        self.url = "http://127.0.0.1:" + said.split("localhost:")[1].split("/")[0]
        with httpx.Client(transport=httpx.HTTPTransport(retries=5)) as http:
            http.get(f"{self.url}/health", timeout=PATIENCE).raise_for_status()
        return self

    def browser(self, secret: str = "") -> Browser:
        """A new browser, or with its secret one that has been here before."""
        self.browsers.append(Browser(self, secret))
        return self.browsers[-1]

    def said(self) -> str:
        """What the server has logged."""
        return self.log.read_text()

    def stop(self) -> None:
        """Ask the server to end; it has nothing to complain about unless the test means that."""
        if self.process is None:
            return
        for browser in self.browsers:
            browser.http.close()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            self._sweep()
        assert self.may_complain or not re.search("ERROR|WARN|Warning|Traceback", self.said()), self.said()

    def kill(self) -> None:
        """End the server without any warning; its helpers are left to themselves, and must not stay behind."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        try:
            eventually(lambda: not self.helpers())
        finally:
            self._sweep()

    def helpers(self) -> list[int]:
        """The processes that the server has started and that are still there."""
        assert self.process is not None
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[3]) == self.process.pid != int(stat.parent.name) and fields[0] != "Z":
                    found.append(int(stat.parent.name))
        return found

    def _sweep(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.may_complain |= error is not None
        self.stop()

    # What is stored

    def query(self, sql: str, *values: object) -> list[Any]:
        """Ask the database, or write into it, behind the server's back."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=PATIENCE)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    def seed(self, table_id: str) -> str:
        return str(self.query("SELECT seed FROM tables WHERE id = ?", table_id)[0][0])

    def stored(self) -> bytes:
        """Every byte of the database, the part that was written ahead included."""
        return b"".join(path.read_bytes() for path in sorted(self.folder.glob("orrery.sqlite*")))


class Browser:
    """One browser: a cookie, and everything it was ever sent."""

    def __init__(self, server: Server, secret: str) -> None:
        self.server = server
        self.bodies: list[str] = []
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        if secret:
            self.http.cookies.set("orrery", secret, domain="127.0.0.1")
        else:
            self.http.get("/health")
        self.secret = self.http.cookies["orrery"]

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        content = msgspec.json.encode(body) if body is not None else None
        response = self.http.request(method, path, content=content, headers={"origin": self.server.url})
        self.bodies.append(response.text)
        return response

    def status(self, method: str, path: str, body: object = None) -> int:
        return self.ask(method, path, body).status_code

    def get(self, path: str, kind: type[T]) -> T:
        return self._expect(self.ask("GET", path), kind)

    def post(self, path: str, body: object, kind: type[T]) -> T:
        return self._expect(self.ask("POST", path, body), kind)

    def _expect(self, response: httpx.Response, kind: type[T]) -> T:
        assert response.is_success, response.text
        return msgspec.json.decode(response.content, type=kind)

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """A request that must fail, because of what the browser wants: the status and the one sentence."""
        response = self.ask(method, path, body)
        assert 400 <= response.status_code < 500, response.text
        answer = response.json()
        assert answer["status_code"] == response.status_code
        assert "\n" not in answer["detail"]
        if "say" in answer:  # in English it is the same sentence
            assert Words("en").say(msgspec.convert(answer["say"], Message)) == answer["detail"]
        return response.status_code, answer["detail"]

    # Tables

    def create(self, *seats: SeatWish, **wish: Any) -> str:
        wish = {"options": SHORT, **wish}
        return self.post("/api/tables", NewTable("space-base", list(seats), **wish), Created).id

    def table(self, table_id: str) -> TableInfo:
        return self.get(f"/api/tables/{table_id}", TableInfo)

    def tables(self, which: Literal["mine", "open"]) -> list[str]:
        return [table.id for table in self.get(f"/api/tables?which={which}", list[TableInfo])]

    def join(self, table_id: str, name: str, **wish: Any) -> TableInfo:
        return self.post(f"/api/tables/{table_id}/join", schemas.Joining(name, **wish), TableInfo)

    def start(self, table_id: str) -> TableInfo:
        return self.post(f"/api/tables/{table_id}/start", None, TableInfo)

    def replay(self, table_id: str, at: int, seat: int | None = None) -> Update:
        path = f"/api/tables/{table_id}/replay?at={at}" + (f"&seat={seat}" if seat is not None else "")
        return self.get(path, Update)

    def live(self, table_id: str) -> Player:
        return Player(self, table_id)


class Player:
    """A live connection that answers each question once."""

    query = ""

    def __init__(self, browser: Browser, table_id: str) -> None:
        self.browser = browser
        self.table_id = table_id
        self.frames: list[str] = []
        self.lines: list[schemas.ChatLine] = []
        self.answered: tuple[int | None, int] | None = None
        self.sent: deque[float] = deque(maxlen=40)
        self.rng = random.Random(table_id)
        address = f"{browser.server.url.replace('http', 'ws')}/api/tables/{table_id}/live{self.query}"
        self.closing = contextlib.ExitStack()
        self.socket = self.closing.enter_context(
            connect(
                address,
                origin=Origin(browser.server.url),
                additional_headers={"Cookie": f"orrery={browser.secret}"},
                open_timeout=PATIENCE,
                close_timeout=1,
            )
        )
        self.update = self.next_update()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.close()

    # Hearing

    def receive(self) -> ToClient:
        """The server's next message."""
        frame = self.socket.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: ToClient = msgspec.json.decode(frame, type=ToClient)
        if isinstance(message, Update):
            self.update = message
        elif isinstance(message, schemas.Chat):
            self.lines += message.lines
        return message

    def hear(self) -> ToClient:
        """The server's next message, which refuses nothing."""
        message = self.receive()
        assert not isinstance(message, Refused), message
        return message

    def next_update(self) -> Update:
        while not isinstance(message := self.hear(), Update):
            pass
        return message

    def until(self, reached: Callable[[Update], object]) -> Update:
        """Wait for an update of which this is true."""
        while not reached(self.update):
            self.hear()
        return self.update

    def until_said(self, key: str) -> schemas.ChatLine:
        """Wait until the table itself has said this."""
        while not (found := [line for line in self.lines if line.say is not None and line.say.key == key]):
            self.hear()
        return found[-1]

    # Speaking

    def send(self, message: FromClient) -> None:
        """Send a message, but never so many that the server would complain."""
        if len(self.sent) == self.sent.maxlen:
            time.sleep(max(0.0, self.sent[0] + 1 - time.monotonic()))
        self.sent.append(time.monotonic())
        self.socket.send(msgspec.json.encode(message).decode())

    def refused(self, message: FromClient | str | bytes) -> Refused:
        """Send something that must be refused: the reason, after which comes how things stand."""
        self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())
        while not isinstance(answer := self.receive(), Refused):
            pass
        assert isinstance(self.receive(), Update)
        assert answer.seq == self.update.seq
        return answer

    def reason(self, message: FromClient | str | bytes) -> str:
        """Send something that must be refused: the reason in English words."""
        return Words("en").say(msgspec.convert(msgspec.to_builtins(self.refused(message).say), Message))

    @property
    def seat(self) -> int:
        assert self.update.seat is not None
        return self.update.seat

    @property
    def question(self) -> tuple[int | None, int]:
        """Whose question it is, and its number: the answers of others to the same question leave that as it is."""
        return self.update.seat, self.update.seq + len(self.update.table.waiting)

    def asked(self, update: Update) -> bool:
        """Whether there is a question to this seat that it has not answered yet."""
        return update.decision is not None and self.question != self.answered

    def same(self, update: Update) -> bool:
        """Whether somebody else sees this position."""
        return update.seq == self.update.seq

    def moved_on(self, update: Update) -> bool:
        """Whether somebody else sees a later position."""
        return update.seq > self.update.seq

    def choice(self, pick: int | None = None) -> Choose:
        """An answer to the question: any of its options, or the one with this number."""
        assert self.update.decision is not None
        options = self.update.decision.options
        option = self.rng.choice(options) if pick is None else options[pick]
        return Choose(self.seat, self.update.seq, option.choice)

    def answer(self, pick: int | None = None) -> None:
        """Wait for the next question and answer it."""
        self.until(self.asked)
        self.answered = self.question
        self.send(self.choice(pick))

    def look_from(self, seat: int | None) -> Update:
        """See the table from another seat of this browser."""
        if self.update.seat != seat:
            self.send(schemas.Look(seat))
        return self.until(lambda update: update.seat == seat)

    def play_any_seat(self) -> None:
        """Answer a question to any seat of this browser."""
        self.look_from(self.update.table.waiting[0])
        self.play(1)

    def play(self, moves: int = 10_000) -> Update:
        """Answer so many questions, or until the game is over; wait until the last answer was taken."""
        for _ in range(moves):
            self.until(lambda update: self.asked(update) or update.table.status == "over")
            if self.update.table.status == "over":
                return self.update
            self.answer()
        return self.until(lambda _: self.question != self.answered or self.seat not in self.update.table.waiting)


def eventually(happened: Callable[[], object]) -> None:
    """Wait for something that nobody tells us of."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def play_together(players: Sequence[Player]) -> list[Update]:
    """All of them play to the end at the same time."""
    return at_once([player.play for player in players])


def at_once(calls: Sequence[Callable[[], T]]) -> list[T]:
    """Make all these calls at the same time."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [future.result() for future in [pool.submit(call) for call in calls]]


@contextmanager
def seated(*browsers: Browser, **wish: Any) -> Iterator[list[Player]]:
    """A light-speed table at which each browser has a seat; all are asked at once what to buy."""
    wish = {"options": LIGHT_SPEED, **wish}
    table_id = browsers[0].create(me("Ann"), *[vacant()] * (len(browsers) - 1), **wish)
    for browser, name in zip(browsers[1:], ("Ben", "Cleo", "Dora"), strict=False):
        browser.join(table_id, name)
    browsers[0].start(table_id)
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(browser.live(table_id)) for browser in browsers]


def me(name: str = "", shape: schemas.Shape | None = None) -> SeatWish:
    return SeatWish("me", name, shape=shape)


def vacant(shape: schemas.Shape | None = None) -> SeatWish:
    return SeatWish("open", shape=shape)


def bot(kind: str = "greedy", name: str = "", shape: schemas.Shape | None = None) -> SeatWish:
    return SeatWish("bot", name, kind, shape)
