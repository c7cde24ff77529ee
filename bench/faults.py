"""`make faults`: what the server does when it is killed, raced, starved of disk, or left without its helpers.

Everything is counted in acknowledged moves: a move that a player was told of must be there afterwards, come what may.
Bounded, on loopback, with servers, databases and folders of its own that are gone afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import random
import resource
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from rich.console import Console
from rich.table import Table as Columns
from tests.server.nursery import Mortal, Nursery
from tests.server.services import Postgres, run_postgres, run_redis
from websockets.asyncio.client import ClientConnection

RESULTS = Path(__file__).parent / "faults.json"
SECRET = "the-secret-of-the-one-who-plays-everywhere"
GONE = (OSError, httpx.HTTPError, websockets.WebSocketException, EOFError)
"""What a player sees of a server that is killed."""


class Count(msgspec.Struct):
    """What was seen while something was wrong."""

    what: str
    faults: int = 0
    acknowledged: int = 0
    lost: int = 0
    """Acknowledged moves that are not there afterwards, or that are others."""
    refused: int = 0
    """Moves that were refused with a sentence."""
    finished: int = 0
    """Games that came to their end meanwhile and whose dice were verified."""
    tracebacks: int = 0
    seconds: float = 0.0


class Seat:
    """A player of one seat: answers every question, and remembers what was acknowledged."""

    def __init__(self, table: str, number: int, url: str, count: Count, rng: random.Random) -> None:
        self.table = table
        self.number = number
        self.url = url
        self.count = count
        self.rng = rng
        self.seen: dict[str, Any] | None = None
        """The last update that acknowledged a move of this seat."""
        self.over = False

    async def play(self) -> None:
        """Play until the game is over; whenever the server is gone, come back."""
        while not self.over:
            with contextlib.suppress(*GONE):
                address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
                headers = {"cookie": f"orrery={SECRET}"}
                async with websockets.connect(address, additional_headers=headers, open_timeout=5) as socket:
                    await socket.send(json.dumps({"type": "look", "seat": self.number}))
                    await self._answer(socket)
            await asyncio.sleep(0.02)

    async def _answer(self, socket: ClientConnection) -> None:
        sent: int | None = None
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "refused":
                self.count.refused += 1
                sent = None
                await asyncio.sleep(0.01)  # a database that is away is not asked without end
            if message["type"] != "update" or message["seat"] != self.number:
                continue
            if sent is not None and message["seq"] > sent:
                self.count.acknowledged += 1
                self.seen = message
                sent = None
            if message["table"]["status"] == "over":
                self.over = True
                return
            if sent is None and message["decision"]:
                sent = message["seq"]
                choice = self.rng.choice(message["decision"]["options"])["choice"]
                await socket.send(json.dumps({"type": "choose", "seat": self.number, "seq": sent, "choice": choice}))


class Players:
    """Some tables with two seats each, played by one browser through one or more servers."""

    def __init__(self, urls: list[str], count: Count, tables: int, seed: int) -> None:
        self.urls = urls
        self.count = count
        self.rng = random.Random(seed)
        self.wanted = tables
        self.seats: list[list[Seat]] = []
        self.client = httpx.AsyncClient(cookies={"orrery": SECRET}, timeout=60)
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self, *, meanwhile: bool = False) -> None:
        """Have as many tables under way as are wanted; while something is wrong, none may be to be had."""
        for seats in [seats for seats in self.seats if all(seat.over for seat in seats)]:
            self.seats.remove(seats)
            verified = (await self.client.get(f"{self.urls[0]}/api/tables/{seats[0].table}/verify")).json()
            assert verified["verified"], verified
            self.count.finished += 1
        while len(self.seats) < self.wanted:
            wish = {
                "game": "space-base",
                "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}],
                "options": {"light_speed": True},
                "start": True,
            }
            made = await self.client.post(f"{self.urls[0]}/api/tables", json=wish)
            if meanwhile and made.status_code == 503:
                return
            table = made.raise_for_status().json()["id"]
            seats = [
                Seat(table, number, self.urls[number % len(self.urls)], self.count, self.rng) for number in range(2)
            ]
            self.seats.append(seats)
            self._tasks += [asyncio.create_task(seat.play()) for seat in seats]

    async def look(self) -> None:
        """Compare what was acknowledged with what is there; one table is replayed and looked at from a seat."""
        closely = self.rng.choice(self.seats)
        for seats in self.seats:
            seen = [(seat, seat.seen) for seat in seats if seat.seen is not None]
            if not seen:
                continue
            url = self.rng.choice(self.urls)
            table = (await self.client.get(f"{url}/api/tables/{seats[0].table}")).raise_for_status().json()
            self.count.lost += sum(max(0, update["seq"] - table["seq"]) for _, update in seen)
            seat, update = self.rng.choice(seen)
            if seats is closely and table["seq"] >= update["seq"]:
                path = f"/api/tables/{seat.table}/replay?at={update['seq']}&seat={seat.number}"
                replayed = (await self.client.get(url + path)).raise_for_status().json()
                self.count.lost += replayed["view"] != update["view"]

    async def close(self) -> None:
        """Stand up everywhere."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.client.aclose()


@asynccontextmanager
async def playing(what: str, servers: list[Mortal], tables: int, seed: int) -> AsyncIterator[tuple[Players, Count]]:
    """Players at the tables of some servers, which are counted at the end."""
    count, begun = Count(what), time.monotonic()
    players = Players([server.url for server in servers], count, tables, seed)
    try:
        await players.sit_down()
        yield players, count
        await players.look()
    finally:
        await players.close()
        count.tracebacks = sum(server.said().count("Traceback") for server in servers)
        count.seconds = round(time.monotonic() - begun, 1)
        for server in servers:
            server.kill(signal.SIGTERM)


async def kills(
    nursery: Nursery, folder: Path, number: int, *, tables: int = 2, seed: int = 1, until: float = math.inf
) -> Count:
    """Kill a server with SQLite so many times, or until a time, each time in the midst of moves."""
    server = Mortal(nursery, folder)
    server.start()
    rng = random.Random(seed)
    async with playing("killed with -9, SQLite", [server], tables, seed) as (players, count):
        while count.faults < number and time.monotonic() < until:
            before = count.acknowledged
            await asyncio.sleep(0.02 + 0.2 * rng.random())
            await acknowledged(count, 1, since=before)
            server.kill()
            count.faults += 1
            await asyncio.to_thread(server.start)
            await players.look()
            await players.sit_down()
    return count


async def kills_of_two(nursery: Nursery, folder: Path, settings: dict[str, Any], number: int, seed: int = 2) -> Count:
    """Two processes share PostgreSQL and Redis, and race for the same tables; one of them is killed again and again."""
    servers = [Mortal(nursery, folder / name, **settings) for name in "ab"]
    for server in servers:
        server.start()
    rng = random.Random(seed)
    async with playing("two processes race, one killed with -9", servers, 3, seed) as (players, count):
        for _ in range(number):
            before = count.acknowledged
            await asyncio.sleep(0.1 + 0.4 * rng.random())
            await acknowledged(count, 2, since=before)
            victim = rng.choice(servers)
            victim.kill()
            count.faults += 1
            await asyncio.to_thread(victim.start)
            await players.look()
            await players.sit_down()
    return count


async def interruptions(
    what: str, nursery: Nursery, folder: Path, settings: dict[str, Any], restart: Callable[[], None], number: int
) -> Count:
    """Two processes go on while something that they need is stopped and started again."""
    servers = [Mortal(nursery, folder / name, **settings) for name in "ab"]
    for server in servers:
        server.start()
    async with playing(what, servers, 2, number) as (players, count):
        for _ in range(number):
            await acknowledged(count, 4)
            await asyncio.to_thread(restart)
            count.faults += 1
            await acknowledged(count, 4)
            await players.look()
            await players.sit_down()
    return count


async def acknowledged(count: Count, more: int, since: int | None = None) -> None:
    """Wait until so many more moves were acknowledged than now, or than there were before."""
    wanted = (count.acknowledged if since is None else since) + more
    deadline = time.monotonic() + 60
    while count.acknowledged < wanted:
        assert time.monotonic() < deadline, "the game does not go on"
        await asyncio.sleep(0.01)


async def full_disk(nursery: Nursery, folder: Path, number: int) -> Count:
    """A disk that is full again and again: the database may grow a little, then no more, then again."""
    server = Mortal(nursery, folder)
    server.start()
    room = 150_000

    def sizes() -> int:
        return max(path.stat().st_size for path in folder.glob("orrery.sqlite*"))

    async with playing("disk full", [server], 3, number) as (players, count):
        for _ in range(number):
            server.allow(sizes() + room)
            refused, unwell = count.refused, False
            while count.refused < refused + 3 or not unwell:
                unwell |= (await players.client.get(f"{server.url}/health")).status_code == 503
                await players.sit_down(meanwhile=True)
            await players.look()
            count.faults += 1
            server.allow(resource.RLIM_INFINITY)
            await acknowledged(count, 3)
            assert (await players.client.get(f"{server.url}/health")).text == "ok"
            await players.sit_down()
    return count


def restarting(postgres: Postgres) -> Callable[[], None]:
    """Stop PostgreSQL without waiting for anybody, and start it again."""

    def restart() -> None:
        postgres.stop(signal.SIGQUIT)
        time.sleep(0.3)
        postgres.start()

    return restart


async def campaign(nursery: Nursery, arguments: argparse.Namespace) -> list[Count]:
    """All of it, or what was asked for."""
    counts: list[Count] = []
    wanted = arguments.only.split(",") if arguments.only else ["kills", "two", "redis", "postgresql", "disk"]
    with tempfile.TemporaryDirectory(prefix="orrery-") as name, contextlib.ExitStack() as stack:
        folder = Path(name)

        async def note(result: Awaitable[Count]) -> None:
            counts.append(await result)
            print(msgspec.json.encode(counts[-1]).decode(), flush=True)

        if "kills" in wanted:
            until = time.monotonic() + 60 * arguments.minutes
            await note(kills(nursery, folder / "kills", arguments.kills, seed=arguments.seed, until=until))
        if "disk" in wanted:
            for part in range(max(1, arguments.others // 5)):  # anew, before SQLite begins its journal anew
                await note(full_disk(nursery, folder / f"disk {part}", 5))
        if {"two", "redis", "postgresql"} & {*wanted}:
            postgres, redis = stack.enter_context(run_postgres()), stack.enter_context(run_redis())

            def shared() -> dict[str, Any]:
                return {"DATABASE_URL": postgres.new_database(), "CHANNELS_URL": redis.url}

            def restart_redis() -> None:
                redis.stop()
                time.sleep(0.3)
                redis.start()

            if "two" in wanted:
                number = max(1, arguments.kills // 10)
                await note(kills_of_two(nursery, folder / "two", shared(), number, arguments.seed))
            if "redis" in wanted:
                what = "Redis restarted, two processes"
                await note(interruptions(what, nursery, folder / "r", shared(), restart_redis, arguments.others))
            if "postgresql" in wanted:
                what, restart = "PostgreSQL restarted, two processes", restarting(postgres)
                await note(interruptions(what, nursery, folder / "p", shared(), restart, arguments.others))
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--others", type=int, default=20, help="how often disk, Redis and PostgreSQL fail")
    parser.add_argument("--only", default="", help="kills,two,redis,postgresql,disk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which nothing more is killed")
    arguments = parser.parse_args()
    with Nursery() as nursery:
        counts = asyncio.run(campaign(nursery, arguments))
    columns = Columns(*Count.__struct_fields__)
    for count in counts:
        columns.add_row(*map(str, msgspec.structs.astuple(count)))
    Console().print(columns)
    RESULTS.write_text(json.dumps(msgspec.to_builtins(counts), indent=1) + "\n")
    raise SystemExit(any(count.lost or count.tracebacks for count in counts))


if __name__ == "__main__":
    main()
