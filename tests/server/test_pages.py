"""Long games and long talks are told in pages: the last turns at first, older ones when somebody asks for them."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from orrery.core import Match
from orrery.core.record import Record
from orrery.server import afterwards, lobby, playing, talking
from orrery.server.live import Connection
from orrery.server.memory import Memory
from orrery.server.schemas import EventInfo, LogPage, NewTable, Update
from orrery.server.tables import Tables
from orrery.server.talking import LINES_A_PAGE
from orrery.server.telling import LONGEST_PAGE, PAGE, log_lines
from orrery.server.wording import event_info
from tests.server.harness import bot, me
from tests.server.inside import DEPRECATIONS, SECRET, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
STRANGER = "the-secret-of-a-spectator"


class Listener:
    """A browser's end of a live connection that only listens."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.heard.append(json.loads(data))

    @property
    def last(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] in ("update", "change"))


async def long_game(tables: Tables, moves: int) -> str:
    """A game of Space Base of which much can be told."""
    wish = NewTable("space-base", [*map(me, ("Ann", "Ben", "Cleo", "Dora", "Emil"))], start=True)
    table_id = await lobby.create(tables, wish, SECRET)
    rng = random.Random(7)

    def play(match: Match[Any]) -> None:
        for _ in range(moves):
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.decision(seat).options))

    live = await tables.find(table_id)
    await tables.move(live, play)
    return table_id


async def whole_log(tables: Tables, table_id: str, seat: int | None) -> list[EventInfo]:
    match = await (await tables.find(table_id)).told_match()
    assert match is not None
    return [event_info(match, event, move) for event, move in log_lines(match, seat)]


async def read_back(client: httpx.AsyncClient, table_id: str, end: int, more: str) -> tuple[list[Any], int]:
    """All that came before a line, page by page; and how many pages that were."""
    found: list[Any] = []
    pages = 0
    while end > 0:
        answer = await client.get(f"/api/tables/{table_id}/log?before={end}{more}")
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert page["events_from"] + len(page["events"]) == end
        assert 0 < len(page["events"]) <= LONGEST_PAGE
        found = page["events"] + found
        end = page["events_from"]
        pages += 1
    return found, pages


@pytest.mark.parametrize("brief", [False, True])
def test_who_comes_is_told_the_last_turns_and_can_ask_for_all_others(tmp_path: Path, brief: bool) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await long_game(tables, 350)
        tables.memory = Memory()  # as after a restart: the match comes from a checkpoint
        browser = Listener()
        connection = Connection(browser, tables, table_id, SECRET, brief=brief)  # type: ignore[arg-type]
        await connection.tell()
        first = browser.last
        mine = first["seat"]
        known = [plain(line) for line in await whole_log(tables, table_id, mine)]
        assert PAGE <= len(first["events"]) <= LONGEST_PAGE < len(known)
        assert first["events"] == known[first["events_from"] :]
        assert first["events"][0]["opens"]  # a whole turn
        assert sum(line["opens"] and line["seat"] == mine for line in first["events"]) >= 2  # since the own last one
        older, pages = await read_back(client, table_id, first["events_from"], f"&seat={mine}")
        assert older + first["events"] == known
        assert pages > 1
        assert older[0]["move"] == 0
        # Another seat, and then the next move: only what is new.
        other = (mine + 1) % 5
        await connection.look(other)
        looked, seen = browser.last, [plain(line) for line in await whole_log(tables, table_id, other)]
        assert looked["type"] == "update"
        assert looked["events"] == seen[looked["events_from"] :]
        assert len(looked["events"]) <= LONGEST_PAGE
        match = (await tables.find(table_id)).match
        assert match is not None
        seat, seq = match.waiting[0], match.length
        await playing.choose(tables, table_id, SECRET, seat, seq, [[*match.decision(seat).options[0]]])
        await connection.tell()
        assert browser.last["events_from"] == len(seen)

    run(tmp_path, scenario)


def plain(line: EventInfo) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(line))
    return found


def test_a_replay_answers_in_pages(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await long_game(tables, 350)
        at = 300
        update = (await client.get(f"/api/tables/{table_id}/replay?at={at}&seat=1")).json()
        assert PAGE <= len(update["events"]) <= LONGEST_PAGE
        older, _ = await read_back(client, table_id, update["events_from"], f"&seat=1&at={at}")
        now = [plain(line) for line in await whole_log(tables, table_id, 1)]
        then = [line for line in now if line["move"] <= at]
        assert older + update["events"] == then

    run(tmp_path, scenario)


def test_the_log_is_for_ones_own_seats(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await long_game(tables, 20)
        path = f"/api/tables/{table_id}/log?before=1000000"
        assert (await client.get(f"{path}&seat=0")).status_code == 200
        client.cookies.clear()
        client.cookies.set("orrery", STRANGER)
        assert (await client.get(path)).status_code == 200
        for seat in (0, 7, -1):
            for at in ("", "&at=3"):
                answer = await client.get(f"{path}&seat={seat}{at}")
                assert answer.status_code == 403
                assert answer.json()["say"]["key"] == "refused-only-own-view"
        for wrong in ("?before=-1", "?before=x", "", "?before=1&at=1000000"):
            assert 400 <= (await client.get(f"/api/tables/{table_id}/log{wrong}")).status_code < 404
        waiting = await lobby.create(tables, NewTable("space-base", [me("Ann"), bot()]), SECRET)
        assert (await client.get(f"/api/tables/{waiting}/log?before=9")).json()["say"]["key"] == "refused-not-started"

    run(tmp_path, scenario)


def test_the_chat_answers_in_pages(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("space-base", [me("Ann"), bot()]), SECRET)
        said = 2 * LINES_A_PAGE + 7
        for number in range(1, said + 1):
            await tables.store.add_chat(table_id, 0, "Ann", f"line {number}")
        browser = Listener()
        connection = Connection(browser, tables, table_id, SECRET)  # type: ignore[arg-type]
        await connection.tell()
        lines = browser.heard[-1]["lines"]
        assert [line["number"] for line in lines] == [*range(said - LINES_A_PAGE + 1, said + 1)]
        older: list[int] = []
        while (before := (older or [lines[0]["number"]])[0]) > 1:
            page = (await client.get(f"/api/tables/{table_id}/chat?before={before}")).json()
            assert 0 < len(page) <= LINES_A_PAGE
            older = [line["number"] for line in page] + older
        assert older == [*range(1, said - LINES_A_PAGE + 1)]
        live = await tables.find(table_id)
        assert len(live.chat) == LINES_A_PAGE  # not all of it stays in memory
        await talking.say(tables, table_id, SECRET, 0, "one more")
        await connection.tell()
        assert [line["number"] for line in browser.heard[-1]["lines"]] == [said + 1]

    run(tmp_path, scenario)


def test_a_line_is_read_once_however_many_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("space-base", [me("Ann"), bot()]), SECRET)
        browsers: list[Any] = [Listener() for _ in range(3)]
        connections = [Connection(browser, tables, table_id, SECRET) for browser in browsers]
        read: list[int] = []
        chat = tables.store.chat

        async def counting(looked_at: str, after: int = 0, **pages: Any) -> Any:
            read.append(after)
            return await chat(looked_at, after, **pages)

        for connection in connections:
            await connection.tell()
        monkeypatch.setattr(tables.store, "chat", counting)
        for number in range(5):
            await talking.say(tables, table_id, SECRET, 0, f"line {number}")
            for connection in connections:
                await connection.tell()
        assert read == [0, 1, 2, 3, 4]
        for browser in browsers:
            lines = [line["number"] for said in browser.heard if said["type"] == "chat" for line in said["lines"]]
            assert lines == [1, 2, 3, 4, 5]

    run(tmp_path, scenario)


@pytest.mark.parametrize(
    ("path", "of", "slow"),
    [("replay?at=5", Record, "replay"), ("story", afterwards, "story"), ("verify", Record, "verify")],
)
def test_what_takes_long_is_worked_out_beside_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, of: Any, slow: str
) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), me("Ben")], {"points_to_win": 10}, start=True)
        table_id, other = [await lobby.create(tables, wish, SECRET) for _ in range(2)]
        rng = random.Random(7)

        def play(match: Match[Any]) -> None:
            while not match.over:
                seat = match.waiting[0]
                match.play(seat, rng.choice(match.decision(seat).options))

        await tables.move(await tables.find(table_id), play)
        loop = asyncio.get_running_loop()
        begun, going_on = asyncio.Event(), asyncio.Event()
        quick = getattr(of, slow)

        def slowly(*given: Any, **more: Any) -> Any:
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(going_on.wait(), loop).result(5)
            return quick(*given, **more)

        monkeypatch.setattr(of, slow, slowly)
        asking = asyncio.create_task(client.get(f"/api/tables/{table_id}/{path}"))
        await begun.wait()
        assert (await client.get(f"/api/tables/{other}")).status_code == 200
        going_on.set()
        assert (await asking).status_code == 200

    run(tmp_path, scenario)


def test_a_long_game_is_retold_beside_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one table is repeated for somebody who comes to read its log, the others are answered."""

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await long_game(tables, 30)
        other = await lobby.create(tables, NewTable("space-base", [me("Ann"), bot()]), SECRET)
        loop = asyncio.get_running_loop()
        begun, going_on = asyncio.Event(), asyncio.Event()
        retold = Match.retold

        def slowly(match: Match[Any]) -> Match[Any]:
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(going_on.wait(), loop).result(5)
            return retold(match)

        tables.memory = Memory()
        monkeypatch.setattr(Match, "retold", slowly)
        browser = Listener()
        telling = asyncio.create_task(Connection(browser, tables, table_id, SECRET).tell())  # type: ignore[arg-type]
        await begun.wait()
        assert (await client.get(f"/api/tables/{other}")).status_code == 200
        going_on.set()
        await telling
        assert browser.last["seq"] >= 30

    run(tmp_path, scenario)


def test_pages_have_their_type(tmp_path: Path) -> None:
    """What is documented is what is sent."""

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await long_game(tables, 20)
        page = (await client.get(f"/api/tables/{table_id}/log?before=5")).content
        assert msgspec.json.decode(page, type=LogPage).events_from == 0
        update = (await client.get(f"/api/tables/{table_id}/replay?at=20")).content
        assert msgspec.json.decode(update, type=Update).events_from == 0  # a short game comes whole

    run(tmp_path, scenario)
