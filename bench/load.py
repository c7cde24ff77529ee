"""`make load`: how many live tables a server on this machine carries, with scripted players who move at a steady pace.

Bounded: so many tables for so many seconds, on loopback, against a server of its own that is stopped afterwards. Two
browsers sit at each table, connected as real ones are. Tables are added step by step until 99 % of the moves are no
longer heard of by both within 100 ms. What the server does for a move is counted in CPU time of its process, and of its
event loop alone. At the end the same moves are made on PostgreSQL with Redis, where these are installed; or, with
`--strong`, once more while strong bots think at further tables without a pause.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

RESULTS = Path(__file__).parent / "load.json"
STEPS = (50, 100, 200, 300, 400, 500, 650, 800)
LONGEST = 0.1
"""Seconds within which 99 % of the moves shall be heard of."""
WARMING = 4.0
"""Seconds after new tables were opened that do not count."""
TABLES_A_BROWSER = 30
"""So many tables are played by one pair of browsers; the server lets none be connected to many more."""
AT_ONCE = 4
"""Tables that are opened at the same time."""
TICKS = os.sysconf("SC_CLK_TCK")


class Line(ClientConnection):
    """A live connection that counts what comes over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Some bytes, compressed as browsers get them."""
        type(self).received += len(data)
        super().data_received(data)


class Seat:
    """A scripted player at a table, connected as the browser is: told what has changed, and keeping all of it."""

    told = 0
    """Updates and changes that all players were told."""
    characters = 0

    def __init__(self, number: int, socket: ClientConnection) -> None:
        self.number = number
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.heard = asyncio.Event()

    async def listen(self) -> None:
        """Keep the newest update."""
        with suppress(ConnectionClosed):
            async for message in self.socket:
                data = msgspec.json.decode(message)
                if data["type"] == "update":
                    self.update = data
                elif data["type"] == "change":
                    follow(self.update, data)
                else:
                    continue
                Seat.told += 1
                Seat.characters += len(message)
                self.heard.set()

    async def wait_for(self, seq: int) -> None:
        """Wait until the table has reached this position."""
        while self.update.get("seq", -1) < seq:
            self.heard.clear()
            await self.heard.wait()


def follow(update: dict[str, Any], change: dict[str, Any]) -> None:
    """Put into an update what has changed about it."""
    for path, value in change["put"]:
        _inside(update, path)[path[-1]] = value
    for path in change["drop"]:
        del _inside(update, path)[path[-1]]


def _inside(update: Any, path: list[str | int]) -> Any:
    for part in path[:-1]:
        update = update[part]
    return update


class LiveTable:
    """A table with two scripted players."""

    def __init__(self, game: str, browsers: list[httpx.AsyncClient], rng: random.Random) -> None:
        self.game = game
        self.browsers = browsers
        self.rng = rng
        self.latencies: list[tuple[float, float]] = []
        """When each move was made, and how long it took until both had heard of it."""
        self.seats: list[Seat] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.id = ""
        self.acknowledged = 0
        """The last position at which both players were told that it is reached."""

    async def open(self) -> None:
        """Let one browser create the table and the other one join, and connect both."""
        host, guest = self.browsers
        wish = {"game": self.game, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], "start": False}
        self.id = (await host.post("/api/tables", json=wish)).raise_for_status().json()["id"]
        (await guest.post(f"/api/tables/{self.id}/join", json={"seat": 1, "name": "Ben"})).raise_for_status()
        (await host.post(f"/api/tables/{self.id}/start")).raise_for_status()
        for number, browser in enumerate(self.browsers):
            url = f"{str(browser.base_url).replace('http', 'ws')}/api/tables/{self.id}/live?brief=true"
            cookie = {"cookie": f"orrery={browser.cookies['orrery']}"}
            socket = await connect(url, additional_headers=cookie, max_size=None, create_connection=Line)
            seat = Seat(number, socket)
            self.tasks.append(asyncio.create_task(seat.listen()))
            self.seats.append(seat)
            await seat.wait_for(0)

    async def play(self, until: float, pace: float) -> None:
        """Make a move every `pace` seconds, and note how long it takes until both have heard of it."""
        await asyncio.sleep(self.rng.random() * pace)
        due = time.perf_counter()
        while time.perf_counter() < until:
            asked = [seat for seat in self.seats if seat.update["decision"]]
            if asked:
                await self._move(self.rng.choice(asked))
            elif self.seats[0].update["table"]["status"] == "over":
                await self.close()
                await self.open()
            due += pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def _move(self, seat: Seat) -> None:
        decision, seq = seat.update["decision"], seat.update["seq"]
        choice = self.rng.choice(decision["options"])["choice"]
        begun = time.perf_counter()
        message = {"type": "choose", "seat": seat.number, "seq": seq, "choice": choice}
        await seat.socket.send(msgspec.json.encode(message).decode())
        await asyncio.gather(*(other.wait_for(seq + 1) for other in self.seats))
        self.latencies.append((begun, time.perf_counter() - begun))
        self.acknowledged = min(other.update["seq"] for other in self.seats)

    async def lost(self) -> int:
        """How many moves both were told of and the server does not know."""
        table = (await self.browsers[0].get(f"/api/tables/{self.id}")).raise_for_status().json()
        return max(0, self.acknowledged - int(table["seq"]))

    async def close(self) -> None:
        """Hang up."""
        for seat in self.seats:
            await seat.socket.close()
        await asyncio.gather(*self.tasks)
        self.seats, self.tasks, self.acknowledged = [], [], 0


class Count(msgspec.Struct, frozen=True):
    """What has been counted up to a moment."""

    at: float
    process: float
    """Seconds of CPU that the server has used."""
    loop: float
    """Those of its event loop."""
    players: float
    """Those of the scripted players."""
    bots: float
    """Those of the processes in which bots think."""
    told: int
    characters: int
    received: int

    @classmethod
    def now(cls, server: int) -> Count:
        """As it stands."""
        return cls(
            time.perf_counter(),
            cpu(Path(f"/proc/{server}/stat")),
            cpu(Path(f"/proc/{server}/task/{server}/stat")),
            time.process_time(),
            sum(cpu(Path(f"/proc/{child}/stat")) for child in children(server)),
            Seat.told,
            Seat.characters,
            Line.received,
        )


def cpu(stat: Path) -> float:
    """Seconds of CPU that a process or a thread has used."""
    fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def children(process: int) -> list[str]:
    """The processes that a process has begun."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [child for thread in threads for child in thread.read_text(encoding="utf-8").split()]


def memory(process: int) -> float:
    """Kilobytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


class Load:
    """Tables at one server."""

    def __init__(self, address: str, server: int, game: str, pace: float) -> None:
        self.address = address
        self.server = server
        self.game = game
        self.pace = pace
        self.tables: list[LiveTable] = []
        self.browsers: list[httpx.AsyncClient] = []
        self.thinking: list[asyncio.Task[None]] = []
        self.empty = 0.0

    async def grow(self, count: int) -> None:
        """Open tables until there are so many."""
        if not self.empty:
            await self._visit()  # what every game needs is in memory then, whatever is played
            self.empty = memory(self.server)
        while len(self.tables) < count:
            few = [await self._new() for _ in range(min(AT_ONCE, count - len(self.tables)))]
            await asyncio.gather(*(table.open() for table in few))

    async def let_bots_think(self, count: int) -> None:
        """At so many further tables two strong bots play game after game; their moves do not count."""
        for _ in range(count):
            browser = await self._visit()
            self.thinking.append(asyncio.create_task(self._let_bots_play(browser)))

    async def _let_bots_play(self, browser: httpx.AsyncClient) -> None:
        wish = {"game": self.game, "seats": [{"kind": "bot", "bot": "strong"}] * 2, "start": True}
        while True:
            table = (await browser.post("/api/tables", json=wish)).raise_for_status().json()["id"]
            while (await browser.get(f"/api/tables/{table}")).raise_for_status().json()["status"] != "over":
                await asyncio.sleep(2)

    async def _visit(self) -> httpx.AsyncClient:
        browser = httpx.AsyncClient(base_url=self.address, timeout=60)
        self.browsers.append(browser)
        (await browser.get("/api/games")).raise_for_status()
        return browser

    async def _new(self) -> LiveTable:
        if len(self.tables) % TABLES_A_BROWSER == 0:
            self.pair = [await self._visit(), await self._visit()]
        table = LiveTable(self.game, self.pair, random.Random(len(self.tables)))
        self.tables.append(table)
        return table

    async def measure(self, seconds: float) -> dict[str, Any]:
        """Play at all tables for so long."""
        begun = time.perf_counter()
        playing = [asyncio.create_task(table.play(begun + WARMING + seconds, self.pace)) for table in self.tables]
        await asyncio.sleep(WARMING)
        before = Count.now(self.server)
        await asyncio.sleep(seconds)
        after = Count.now(self.server)
        await asyncio.gather(*playing)
        times = sorted(took for table in self.tables for at, took in table.latencies if before.at <= at < after.at)
        moves, told = len(times), after.told - before.told
        return {
            "tables": len(self.tables),
            "moves_a_second": round(moves / (after.at - before.at), 1),
            "p50_ms": round(times[moves // 2] * 1000, 1),
            "p99_ms": round(times[int(moves * 0.99)] * 1000, 1),
            "worst_ms": round(times[-1] * 1000, 1),
            "cpu_ms_a_move": round((after.process - before.process) / moves * 1000, 2),
            "event_loop_ms_a_move": round((after.loop - before.loop) / moves * 1000, 2),
            "players_ms_a_move": round((after.players - before.players) / moves * 1000, 2),
            "bots_percent_of_a_core": round((after.bots - before.bots) / (after.at - before.at) * 100),
            "kilobytes_a_table": round((memory(self.server) - self.empty) / len(self.tables)),
            "bytes_an_update": round((after.received - before.received) / told),
            "characters_an_update": round((after.characters - before.characters) / told),
            "updates_a_move": round(told / moves, 2),
        }

    async def close(self) -> int:
        """Hang up everywhere. Gives how many moves that were acknowledged are lost."""
        for task in self.thinking:
            if task.done():
                task.result()  # it should have gone on until now
            task.cancel()
        await asyncio.gather(*self.thinking, return_exceptions=True)
        lost = sum(await asyncio.gather(*(table.lost() for table in self.tables)))
        await asyncio.gather(*(table.close() for table in self.tables))
        for browser in self.browsers:
            await browser.aclose()
        return lost


@contextmanager
def served(**settings: object) -> Iterator[tuple[str, int]]:
    """A server of our own: its address and its process."""
    rooms = ("REQUESTS_A_MINUTE", "CONNECTIONS", "CONNECTIONS_AN_ADDRESS", "TABLES_A_BROWSER")
    room = dict.fromkeys(rooms, 10**6)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")}
    environment |= {f"ORRERY_{name}": str(value) for name, value in {**room, **settings}.items()}
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--no-browser"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split(" is at ")[1].split("/ ")[0].replace("localhost", "127.0.0.1")
        yield address, server.pid
    finally:
        server.terminate()
        server.wait(60)


def late(step: dict[str, Any]) -> bool:
    """Whether moves were heard of too late."""
    return bool(step["p99_ms"] > LONGEST * 1000)


async def climb(load: Load, steps: list[int], seconds: float) -> list[dict[str, Any]]:
    """More and more tables, until moves are heard of too late twice in a row: once may be the machine's doing."""
    found: list[dict[str, Any]] = []
    for count in steps:
        await load.grow(count)
        found.append(await load.measure(seconds))
        found[-1]["load_average"] = round(os.getloadavg()[0], 1)
        print(f"{count} tables: 99 % within {found[-1]['p99_ms']} ms", flush=True)
        if len(found) > 1 and all(late(step) for step in found[-2:]):
            break
    found[-1]["moves_lost"] = await load.close()
    return found


@contextmanager
def sqlite() -> Iterator[dict[str, str]]:
    """Settings for a database in a file."""
    with tempfile.TemporaryDirectory() as folder:
        yield {"DATABASE_URL": f"sqlite:///{folder}/load.sqlite"}


@contextmanager
def postgres_and_redis() -> Iterator[dict[str, str]]:
    """Settings for a database and channels that several processes could share."""
    from tests.server.services import run_postgres, run_redis

    with run_postgres() as postgres, run_redis() as redis:
        yield {"DATABASE_URL": postgres.new_database(), "CHANNELS_URL": redis.url}


STORES = {"sqlite": sqlite, "postgres": postgres_and_redis}


def run(store: str, steps: list[int], arguments: argparse.Namespace, strong: int = 0) -> list[dict[str, Any]]:
    """Climb with one kind of database, and perhaps beside tables of strong bots."""
    with ExitStack() as stack:
        settings = stack.enter_context(STORES[store]())
        thinking = {"BOT_PAUSE": 0, "BOT_PROCESSES": strong} if strong else {}
        address, server = stack.enter_context(served(**settings, **thinking))
        load = Load(address, server, arguments.game, arguments.pace)

        async def beside() -> list[dict[str, Any]]:
            await load.let_bots_think(strong)
            return await climb(load, steps, arguments.seconds)

        name = f"{store}, {strong} strong" if strong else store
        return [{"store": name, **step} for step in asyncio.run(beside())]


def show(results: list[dict[str, Any]]) -> None:
    """Print the figures, a column for each step."""
    table = Table(title="Load: live tables on loopback")
    table.add_column("")
    for result in results:
        table.add_column(result["store"], justify="right")
    for name in {name: None for result in results for name in result if name != "store"}:
        table.add_row(name.replace("_", " "), *(f"{result.get(name, '')}" for result in results))
    Console(width=160).print(table)
    ladder = [result for result in results if result["store"] == results[0]["store"]]
    good = [step["tables"] for step in ladder if not late(step)]
    passed = ", ".join(str(step["tables"]) for step in ladder if late(step)) or "none"
    print(f"99 % within {LONGEST * 1000:.0f} ms: up to {max(good, default=0)} tables; too late: {passed}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=list(STEPS), help="one step or several")
    parser.add_argument("--seconds", type=float, default=20, help="how long each step is measured")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--game", default="space-base")
    parser.add_argument("--store", choices=STORES, help="one kind of database only")
    parser.add_argument("--strong", type=int, default=0, help="then once more beside so many tables of strong bots")
    parser.add_argument("--keep", action="store_true", help="keep the figures beside this file")
    arguments = parser.parse_args()
    gc.disable()  # browsers would not wait for each other's garbage
    results = run(arguments.store or "sqlite", arguments.tables, arguments)
    if arguments.strong:
        results += run(arguments.store or "sqlite", arguments.tables, arguments, arguments.strong)
    elif arguments.store is None:
        results += run("postgres", arguments.tables[:1], arguments)
    if arguments.keep:
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    show(results)


if __name__ == "__main__":
    main()
