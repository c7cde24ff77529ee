"""`make load`: many live tables on this machine, with scripted players who move at a steady pace.

Bounded: so many tables for so many seconds, on loopback, against a server of its own that is stopped afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from rich.console import Console
from rich.table import Table

RESULTS = Path(__file__).parent / "load.json"


class Seat:
    """A scripted player at a table: hears every update, and chooses when it is told to."""

    def __init__(self, number: int, socket: Any) -> None:
        self.number = number
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.heard = asyncio.Condition()

    async def listen(self) -> None:
        """Keep the newest update."""
        async for message in self.socket:
            data = json.loads(message)
            if data["type"] == "update":
                async with self.heard:
                    self.update = data
                    self.heard.notify_all()

    async def wait_for(self, seq: int) -> None:
        """Wait until the table has reached this position."""
        async with self.heard:
            await self.heard.wait_for(lambda: self.update.get("seq", -1) >= seq)


class LiveTable:
    """A table with two scripted players."""

    def __init__(self, address: str, rng: random.Random) -> None:
        self.address = address
        self.rng = rng
        self.latencies: list[float] = []
        self.seats: list[Seat] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.id = ""
        self.moves = 0

    async def open(self, client: httpx.AsyncClient) -> None:
        """Create the table with both seats held by one browser, and connect twice."""
        wish = {"game": "space-base", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        answer = await client.post("/api/tables", json=wish)
        self.id = answer.raise_for_status().json()["id"]
        cookie = {"cookie": f"orrery={client.cookies['orrery']}"}
        for number in range(2):
            url = f"{self.address.replace('http', 'ws')}/api/tables/{self.id}/live"
            socket = await websockets.connect(url, additional_headers=cookie, max_size=None)
            seat = Seat(number, socket)
            self.tasks.append(asyncio.create_task(seat.listen()))
            await socket.send(json.dumps({"type": "look", "seat": number}))
            self.seats.append(seat)

    async def play(self, until: float, pace: float) -> None:
        """Make a move every `pace` seconds, and note how long it takes until both have heard of it."""
        await asyncio.sleep(self.rng.random() * pace)
        due = time.perf_counter()
        while time.perf_counter() < until:
            asked = [seat for seat in self.seats if seat.update.get("decision")]
            if asked:
                seat = self.rng.choice(asked)
                decision, seq = seat.update["decision"], seat.update["seq"]
                choice = self.rng.choice(decision["options"])["choice"]
                begun = time.perf_counter()
                await seat.socket.send(
                    json.dumps({"type": "choose", "seat": seat.number, "seq": seq, "choice": choice})
                )
                await asyncio.gather(*(other.wait_for(seq + 1) for other in self.seats))
                self.latencies.append(time.perf_counter() - begun)
                self.moves += 1
            due += pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def close(self) -> None:
        """Hang up."""
        for task in self.tasks:
            task.cancel()
        for seat in self.seats:
            await seat.socket.close()


async def measure(address: str, server: int, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """Play at so many tables for so long."""
    lives = [LiveTable(address, random.Random(number)) for number in range(tables)]
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        await client.get("/api/games")
        empty = memory(server)
        for live in lives:
            await live.open(client)
        until = time.perf_counter() + seconds
        await asyncio.gather(*(live.play(until, pace) for live in lives))
        full = memory(server)
        lost = 0
        for live in lives:
            info = (await client.get(f"/api/tables/{live.id}")).json()
            lost += live.moves - info["seq"]
            await live.close()
    latencies = sorted(latency for live in lives for latency in live.latencies)
    return {
        "tables": tables,
        "seconds": seconds,
        "moves_per_second": round(len(latencies) / seconds, 1),
        "p50_ms": round(latencies[len(latencies) // 2] * 1000, 1),
        "p99_ms": round(latencies[int(len(latencies) * 0.99)] * 1000, 1),
        "worst_ms": round(latencies[-1] * 1000, 1),
        "moves_lost": lost,
        "kilobytes_per_table": round((full - empty) / tables),
    }


def memory(process: int) -> float:
    """Kilobytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return float(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves at a table")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "ORRERY_DATABASE_URL": f"sqlite+aiosqlite:///{folder}/load.sqlite",
            "ORRERY_REQUESTS_A_MINUTE": "1000000",
        }
        command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0", "--no-browser"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" is at ")[1].split("/ ")[0].replace("localhost", "127.0.0.1")
            results = asyncio.run(measure(address, server.pid, arguments.tables, arguments.seconds, arguments.pace))
        finally:
            server.terminate()
            server.wait(20)
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    table = Table(title="Load: live Space Base tables on loopback", show_header=False)
    for name, value in results.items():
        table.add_row(name.replace("_", " "), f"{value:,}")
    Console().print(table)


if __name__ == "__main__":
    main()
