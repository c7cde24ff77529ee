"""What the server does about connections that bring nothing, databases that take nothing, and rows that are spoilt."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import event

from orrery.core import OrreryError
from orrery.server import allowances, lobby, store
from orrery.server import run as serving
from orrery.server.allowances import Caps, Crowd, Makers, household
from orrery.server.database import prepare
from orrery.server.doors import SPARE_FILES, Doors
from orrery.server.memory import IDLE, KEPT, Memory
from orrery.server.refusals import NotAllowed
from orrery.server.requests import LIVE_A_BROWSER
from orrery.server.rows import SeatRow
from orrery.server.schemas import NewTable, Say, TableInfo
from orrery.server.settings import Settings
from orrery.server.table import Live
from orrery.server.tables import Tables
from orrery.server.talking import LINES_AT_ONCE
from orrery.server.thinking import Bots
from tests.server.harness import PATIENCE, ROOT, Browser, Player, Server, bot, me
from tests.server.inside import DEPRECATIONS, SECRET, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
ROOM = 20


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little room and no patience."""
    folder = tmp_path_factory.mktemp("narrow")
    with Server(folder, PROXIES="none", CONNECTIONS_AN_ADDRESS=ROOM, REQUEST_SECONDS=1) as running:
        running.may_complain = True  # in a line or two
        yield running


# Connections


def knock(server: Server, half: bytes) -> socket.socket:
    """A connection that says half of something."""
    host, port = server.url.removeprefix("http://").split(":")
    knocking = socket.create_connection((host, int(port)), timeout=PATIENCE)
    knocking.sendall(half)
    return knocking


def answer_to(knocking: socket.socket) -> bytes:
    """All that comes back until the server closes the connection; who is turned away need not be listened to."""
    said = b""
    with suppress(ConnectionResetError):
        while part := knocking.recv(4096):
            said += part
    return said


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nhost: here\r\n", b"POST /x HTTP/1.1\r\ncontent-length: 9\r\n\r\nhalf"],
)
def test_half_a_request_is_not_waited_for(narrow: Server, half: bytes) -> None:
    with knock(narrow, half) as knocking:
        begun = time.monotonic()
        said = answer_to(knocking)
        assert time.monotonic() - begun < PATIENCE
    assert said.startswith(b"HTTP/1.1 408 ") or half.startswith(b"POST")


def test_one_address_cannot_take_all_the_room(narrow: Server) -> None:
    with ExitStack() as stack:
        knocking = [stack.enter_context(knock(narrow, b"GET / HTT")) for _ in range(3 * ROOM)]
        answers = [answer_to(one) for one in knocking]
    waited_for = sum(answer.startswith(b"HTTP/1.1 408 ") for answer in answers)
    assert ROOM - 5 <= waited_for <= ROOM
    assert any(answer.startswith(b"HTTP/1.1 503 ") for answer in answers)
    assert httpx.get(f"{narrow.url}/health").text == "ok"
    assert len(narrow.said()) < 1000


def test_a_slow_but_whole_request_and_its_successor_are_answered(narrow: Server) -> None:
    with knock(narrow, b"GET /health HTTP/1.1\r\nhost: ") as speaking:
        time.sleep(0.3)
        speaking.sendall(b"here\r\n\r\nGET /health HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
        assert answer_to(speaking).count(b"200 OK") == 2


def test_a_connection_is_not_kept_for_long_after_its_answer(narrow: Server) -> None:
    with knock(narrow, b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n") as speaking:
        assert b"200 OK" in answer_to(speaking)  # which ends when the server has closed it


def test_a_live_connection_is_not_taken_for_half_a_request(narrow: Server) -> None:
    ann = narrow.browser()
    with Player(ann, ann.create(me(), bot(), start=True)) as player:
        time.sleep(1.5)
        player.play(2)


# Malformed


def test_nonsense_gets_a_clear_answer(ann: Browser) -> None:
    deep = b'{"game": ' + b"[" * 30_000 + b"]" * 30_000 + b"}"
    long = b'{"seat": ' + b"9" * 30 + b"}"
    table_id = ann.create(me(), bot())
    for path, body in {
        "/api/tables": deep,
        f"/api/tables/{table_id}/leave": long,
        f"/api/tables/{table_id}/explain": long,
    }.items():
        answer = ann.http.post(path, content=body)
        assert 400 <= answer.status_code < 500, answer.text
        assert "\n" not in answer.json()["detail"]
    answer = ann.http.post(f"/api/tables/{table_id}/leave", content=b'{"seat": "\xea"}')
    assert (answer.status_code, answer.json()["detail"]) == (400, "this is not text in UTF-8")
    for path in ("/%00", "/t/%00", "/api/tables/%00", "/assets/%00", f"/api/tables/{table_id}%00"):
        assert ann.status("GET", path) == 404
    assert ann.status("GET", f"/api/tables/{table_id}/replay?at={'9' * 30}") in (400, 403)


def test_the_api_is_shown_without_anything_from_elsewhere(ann: Browser) -> None:
    page = ann.ask("GET", "/schema")
    assert page.status_code == 200
    assert "POST /api/tables/{table_id}/join" in page.text
    assert "<script" not in page.text
    assert "https://" not in page.text


def test_nonsense_on_the_live_connection_is_refused(ann: Browser) -> None:
    table_id = ann.create(me(), bot(), start=True)
    long = '{"type":"choose","seat":0,"seq":0,"choice":["' + "a" * 5000 + '"]}'
    with Player(ann, table_id) as player:
        assert player.refused(long).say.key == "client-refused-malformed"  # and not for an error in the rules
        for nonsense in ("[" * 8000, '{"type":"choose","seat":' + "9" * 30 + ',"seq":0,"choice":["a"]}', "\x00"):
            assert player.reason(nonsense)


# The database


def serve_once(database: str, folder: Path) -> tuple[int, str]:
    """How `orrery serve` ends that cannot begin, and what it says."""
    environment = {**os.environ, "ORRERY_DATABASE_URL": database, "ORRERY_CLIENT": str(folder)}
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0"]
    ended = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    return ended.returncode, ended.stderr


def test_a_second_server_on_the_same_file_is_refused(server: Server, tmp_path: Path) -> None:
    code, said = serve_once(f"sqlite:///{server.database}", tmp_path)
    assert code == 2
    assert "another server uses the database" in said
    assert said.count("\n") == 1


def test_a_database_that_is_none_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada, this is not a database, however long you look at it. " * 100)
    for path in (tmp_path / "letter", tmp_path / "nowhere" / "orrery.sqlite"):
        url = f"sqlite+aiosqlite:///{path}"
        with pytest.raises(OrreryError) as refused:
            asyncio.run(prepare(Settings(database_url=url)))
        assert str(refused.value).startswith(f"cannot use the database {url}: ")
        assert "\n" not in str(refused.value)


def test_a_full_disk_changes_nothing_and_is_told(tmp_path: Path) -> None:
    async def fill_the_disk(client: httpx.AsyncClient, tables: Tables) -> None:
        seats = {"game": "space-base", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": "x" * 40}
        assert (await client.post("/api/tables", json=seats)).status_code == 201
        most = [1]

        @event.listens_for(tables.store.writer.own, "checkout")
        def fill(connection: Any, *_: Any) -> None:
            connection.cursor().execute(f"PRAGMA max_page_count={most[0]}")

        counted = await tables.store.counts()
        answers = [await client.post("/api/tables", json=seats) for _ in range(40)]
        full = [answer for answer in answers if answer.status_code != 201]
        assert {answer.status_code for answer in full} == {503}
        assert "can store nothing" in full[0].json()["detail"]
        created = len(answers) - len(full)
        assert sum((await tables.store.counts()).values()) == sum(counted.values()) + created
        assert (await client.get("/health")).status_code == 503
        most[0] = 1_000_000
        assert (await client.post("/api/tables", json=seats)).status_code == 201
        assert (await client.get("/health")).text == "ok"
        assert "orrery_failed_writes_total 0" not in (await client.get("/metrics")).text

    run(tmp_path, fill_the_disk)


def test_a_database_that_does_not_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "A_LOOK", 0.002)

    async def take_all_connections(client: httpx.AsyncClient, tables: Tables) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(15):  # no more are to be had
                await stack.enter_async_context(tables.store.engine.connect())
            async with asyncio.timeout(10):  # much sooner than others give up who wait for a connection
                answer = await client.get("/health")
            assert (answer.status_code, answer.text) == (503, "the database does not answer")
        assert (await client.get("/health")).text == "ok"

    run(tmp_path, take_all_connections)


def test_a_machine_that_is_busy_is_no_database_that_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "A_LOOK", 0.002)

    async def stand_still(client: httpx.AsyncClient, tables: Tables) -> None:
        @event.listens_for(tables.store.engine.sync_engine, "before_cursor_execute")
        def starve(*_: Any) -> None:
            time.sleep(0.5)  # nothing at all goes on meanwhile, for longer than the database may take

        assert (await client.get("/health")).text == "ok"

    run(tmp_path, stand_still)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="there is no folder here that not even root can write to")
def test_a_folder_that_takes_nothing_is_told_in_a_line() -> None:
    with pytest.raises(OrreryError, match=r"cannot use the database .*/proc/orrery.sqlite: unable to open") as refused:
        asyncio.run(prepare(Settings(database_url="sqlite+aiosqlite:////proc/orrery.sqlite")))
    assert "\n" not in str(refused.value)


def test_a_spoilt_row_spoils_its_table_only(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.browser()
        spoilt, sound = ann.create(me(), bot()), ann.create(me(), bot())
        server.stop()
        server.query("UPDATE tables SET options = '{' WHERE id = ?", spoilt)
        server.start()
        server.may_complain = True
        ann = server.browser(ann.secret)
        assert [table.id for table in ann.get("/api/tables?which=mine", list[TableInfo])] == [sound]
        answer = ann.ask("GET", f"/api/tables/{spoilt}")
        assert answer.status_code == 500
        assert "cannot be read" in answer.json()["detail"]
        for _ in range(20):
            assert ann.status("GET", f"/api/tables/{spoilt}") == 500
        assert server.said().count("cannot be read") == 1  # what goes wrong again and again fills no disk
        assert server.said().count("Traceback") == 0


# Waking


def test_only_tables_that_are_owed_something_wake_with_the_server(tmp_path: Path) -> None:
    async def begin(client: httpx.AsyncClient, tables: Tables) -> None:
        for _ in range(3):
            await lobby.create(tables, NewTable("space-base", [me("Ann"), me("Ben")], start=True), SECRET)

    async def look_once(client: httpx.AsyncClient, tables: Tables) -> None:
        for _ in range(200):
            if not await tables.store.owed_tables():
                break
            await asyncio.sleep(0.02)
        assert len(tables.memory) == 3

    async def look_again(client: httpx.AsyncClient, tables: Tables) -> None:
        assert await tables.store.owed_tables() == []
        table_id = (await tables.table_ids("mine", SECRET))[0]
        assert len(tables.memory) == 0
        assert (await client.get(f"/api/tables/{table_id}")).status_code == 200
        assert len(tables.memory) == 1

    run(tmp_path, begin)
    with sqlite3.connect(tmp_path / "orrery.sqlite") as database:
        database.execute("UPDATE tables SET owed = 1")  # as after the upgrade: nothing is known of them
    run(tmp_path, look_once)
    run(tmp_path, look_again)


def test_old_tables_are_put_away_until_somebody_opens_them(tmp_path: Path) -> None:
    async def grow_old(client: httpx.AsyncClient, tables: Tables) -> None:
        running = await lobby.create(tables, NewTable("space-base", [me("Ann"), me("Ben")], start=True), SECRET)
        waiting = await lobby.create(tables, NewTable("space-base", [me("Ann"), me("Ben")]), SECRET)
        assert await tables.store.archive(time.time() + 1) == 2
        tables.memory = Memory()
        assert await tables.table_ids("mine", SECRET) == []
        for table_id, status in ((running, "running"), (waiting, "open")):
            assert (await client.get(f"/api/tables/{table_id}")).json()["status"] == status
        assert await tables.table_ids("mine", SECRET) == [waiting, running]
        assert await tables.store.archive(time.time() - 60) == 0

    run(tmp_path, grow_old)


def test_old_tables_are_put_away_by_themselves(tmp_path: Path) -> None:
    async def begin(client: httpx.AsyncClient, tables: Tables) -> None:
        for _ in range(2):
            await lobby.create(tables, NewTable("space-base", [me("Ann"), me("Ben")]), SECRET)

    async def look(client: httpx.AsyncClient, tables: Tables) -> None:
        while len(await tables.table_ids("mine", SECRET)) > 1:
            await asyncio.sleep(0.02)
        assert await tables.store.counts() == {"archived": 1, "open": 1}

    async def look_for_a_while(client: httpx.AsyncClient, tables: Tables) -> None:
        await asyncio.sleep(0.2)
        assert await tables.store.counts() == {"open": 2}

    run(tmp_path, begin)
    with sqlite3.connect(tmp_path / "orrery.sqlite") as database:
        database.execute("UPDATE tables SET changed = changed - 90000 WHERE rowid = 1")
    run(tmp_path, look_for_a_while, archive_days=0)  # never
    run(tmp_path, look, archive_days=1)


def test_the_memory_lets_go_of_what_nobody_needs() -> None:
    now = [0.0]
    memory = Memory(lambda: now[0])

    def table(number: int) -> Live:
        row: Any = None
        return memory.use(str(number), Live(row, [SeatRow(0, "human", "Ann", "circle", "")]))

    watched, thought_about = table(1), table(2)
    watched.audience.change(None, False)
    thought_about.thinking.add((0, 0))
    table(3)
    now[0] = IDLE + 1
    assert memory.let_go() == ["3"]
    watched.audience.change(False, None)
    table(4)
    assert memory.let_go() == ["1"]
    for number in range(10, 10 + KEPT + 5):
        table(number)
    assert memory.let_go() == ["4", *map(str, range(10, 16))]
    assert len(memory) == KEPT


def test_bots_are_woken_when_all_parts_have_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot does at once is published at once, and the channels must be there for that."""
    woken: list[str] = []

    def resume(bots: Bots) -> None:
        bots._tables.publish("any table")
        woken.append("told")

    monkeypatch.setattr(Bots, "resume", resume)

    async def look(client: httpx.AsyncClient, tables: Tables) -> None:
        assert woken == ["told"]

    run(tmp_path, look)


# Talking, and how much of everything


def test_only_players_chat_at_a_hushed_table(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me(), bot(), start=True, hushed=True)
    assert ann.table(table_id).hushed
    with Player(ann, table_id) as player, Player(ben, table_id) as spectator:
        assert spectator.reason(Say("hello")) == "At this table only players chat."
        player.send(Say("hello", 0))
        while not spectator.lines:
            spectator.hear()
        assert [line.text for line in spectator.lines] == ["hello"]


def test_who_chats_without_end_is_slowed_down(ann: Browser) -> None:
    table_id = ann.create(me(), bot(), start=True)
    with Player(ann, table_id) as player, Player(ann, table_id) as again:  # with however many connections
        for number in range(LINES_AT_ONCE):
            (player, again)[number % 2].send(Say(f"line {number}", 0))
        for speaking in (player, again):
            while len(speaking.lines) < LINES_AT_ONCE:
                speaking.hear()
            assert "Wait a moment" in speaking.reason(Say("one more", 0))
        long = '{"type":"say","seat":0,"text":"' + "a" * 501 + '"}'
        assert player.refused(long).say.key == "client-refused-malformed"


def test_a_browser_makes_only_so_many_tables(tmp_path: Path) -> None:
    async def make_many(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), me("Ben")])
        for _ in range(3):
            await lobby.create(tables, wish, SECRET)
        with pytest.raises(NotAllowed, match="3 tables that are not finished"):
            await lobby.create(tables, wish, SECRET)
        await lobby.create(tables, wish, "the-secret-of-another-browser")

    run(tmp_path, make_many, tables_a_browser=3)


def test_a_browser_makes_only_so_many_tables_for_bots(tmp_path: Path) -> None:
    async def make_many(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [bot(), bot()])
        for _ in range(2):
            await lobby.create(tables, wish, SECRET)
        with pytest.raises(NotAllowed, match="2 tables at which only bots play"):
            await lobby.create(tables, wish, SECRET)
        await lobby.create(tables, NewTable("space-base", [me(), bot()]), SECRET)

    run(tmp_path, make_many, bot_tables_a_browser=2)


def test_a_browser_has_only_so_many_forks_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def make_many(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [bot("random"), bot("random")], {"points_to_win": 10}, start=True)
        table_id = await lobby.create(tables, wish, SECRET)
        while (await tables.find(table_id)).row.status != "over":
            await asyncio.sleep(0.05)
        path = f"/api/tables/{table_id}/fork"
        forking = {"at": 3, "bot": "random"}
        answers = [await client.post(path, json=forking) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 403]
        assert "2 games under way" in answers[-1].json()["detail"]
        alike = {"at": 3, "name": f"{(await client.get(f'/api/tables/{table_id}')).json()['seats'][1]['name']}\u200b"}
        client.cookies.set("orrery", "the-secret-of-another-browser")
        assert "name of their own" in (await client.post(path, json=alike)).json()["detail"]
        client.cookies.set("orrery", "the-secret-of-a-third-browser")
        assert "from your network" in (await client.post(path, json=forking)).json()["detail"]

    monkeypatch.setattr(allowances, "HOUSEHOLD", 2)
    run(tmp_path, make_many, forks_a_browser=2)


def test_from_one_address_ten_times_as_many_tables_are_made() -> None:
    makers = Makers(Caps(tables=3, of_bots=2, forks=1))
    for _ in range(20):
        makers.count("here", only_bots=True)
    with pytest.raises(NotAllowed, match="from your network"):
        makers.count("here", only_bots=True)
    for _ in range(9):
        makers.count("here")
    with pytest.raises(NotAllowed):
        makers.count("here")
    makers.count("there")


def test_tables_are_counted_by_address_whatever_the_cookie(tmp_path: Path) -> None:
    async def make_many(client: httpx.AsyncClient, tables: Tables) -> None:
        made = []
        for number in range(12):
            client.cookies.set("orrery", f"the-secret-of-browser-{number}")
            wish = {"game": "space-base", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made.append((await client.post("/api/tables", json=wish)).status_code)
        assert made == [201] * 10 + [403] * 2

    run(tmp_path, make_many, tables_a_browser=1)


def test_whoever_has_many_addresses_is_counted_as_one() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    doors = Doors(100, 2, frozenset())
    inside = [SimpleNamespace(client=(f"2001:db8::{number}", 1)) for number in range(3)]
    assert doors.refuse(inside, "2001:db8::9")
    assert not doors.refuse(inside, "2001:db8:0:1::9")
    assert not Doors(100, 2, frozenset(["2001:db8::9"])).refuse(inside, "2001:db8::9")


def test_only_so_many_connections_come_in_whoever_sends_them(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = [SimpleNamespace(client=(f"192.0.2.{number}", 1)) for number in range(4)]
    assert Doors(3, 100, frozenset(["*"])).refuse(inside, "198.51.100.1")
    assert not Doors(4, 100, frozenset()).refuse(inside, "198.51.100.1")
    monkeypatch.setattr(serving, "open_files", lambda: 256)
    assert serving._doors(Settings(connections=2000)).connections == 256 - SPARE_FILES
    assert serving._doors(Settings(connections=100)).connections == 100


def test_an_address_may_not_ask_without_end_whatever_its_cookies(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient, tables: Tables) -> None:
        found = []
        for number in range(25):
            client.cookies.set("orrery", f"the-secret-of-browser-{number}")
            path = ("/api/games", "/api/tables?which=open", "/api/tables?which=mine")[number % 3]  # whatever is asked
            found.append((await client.get(path)).status_code)
        assert found[:20] == [200] * 20
        assert found.count(429) >= 3

    run(tmp_path, ask, requests_a_minute=2)


def test_people_behind_one_address_do_not_count_for_each_other(tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "index.html").write_text("<!doctype html><head><title>Orrery</title></head>")

    async def ask(client: httpx.AsyncClient, tables: Tables) -> None:
        async def answered(cookie: str, path: str = "/api/games") -> int:
            """How many of nine requests are answered."""
            found = []
            for _ in range(9):
                client.cookies.clear()
                found.append(await client.get(path, headers={"cookie": f"orrery={cookie}"} if cookie else {}))
            return [answer.status_code for answer in found].count(200)

        async def both(cookie: str) -> int:
            """The same with requests for two things in turns."""
            paths = ("/api/games", "/api/tables?which=open") * 5
            found = [await client.get(path, headers={"cookie": f"orrery={cookie}"}) for path in paths]
            return [answer.status_code for answer in found].count(200)

        limited = range(5, 9)  # on a slow machine one may be allowed meanwhile
        assert await both("the-secret-of-one-who-asks-for-all") in limited
        assert await answered("the-secret-of-one-who-is-greedy") in limited
        assert await answered("the-secret-of-one-who-is-greedy", "/") == 9  # the page is there for everybody
        assert await answered("") in limited  # who keeps no cookie counts by address
        assert await answered("the-secret-of-one-who-is-patient") >= 5

    run(tmp_path, ask, requests_a_minute=5)


@pytest.mark.parametrize(("an_address", "room"), [(3, 3), (100, LIVE_A_BROWSER)])
def test_there_is_room_for_so_many_live_connections(tmp_path: Path, an_address: int, room: int) -> None:
    async def come(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("space-base", [me("Ann"), me("Ben")]), SECRET)
        app = cast("Any", client._transport).app
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table_id}/live",
            "query_string": b"",
            "headers": [(b"host", b"here"), (b"cookie", f"orrery={SECRET}".encode())],
            "client": ("192.0.2.7", 4000),
            "subprotocols": [],
        }
        visits: list[tuple[asyncio.Queue[Any], asyncio.Task[None]]] = []

        async def is_let_in() -> bool:
            heard, said = asyncio.Queue[Any](), asyncio.Queue[Any]()
            heard.put_nowait({"type": "websocket.connect"})
            visits.append((heard, asyncio.create_task(app({**scope}, heard.get, said.put))))
            return bool((await said.get())["type"] == "websocket.accept")

        assert [await is_let_in() for _ in range(room + 2)] == [True] * room + [False] * 2
        for heard, visit in visits:
            heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await visit
        assert await is_let_in()  # there is room again
        visits[-1][0].put_nowait({"type": "websocket.disconnect", "code": 1000})
        await visits[-1][1]

    run(tmp_path, come, connections_an_address=an_address)


def test_live_connections_are_counted_by_browser_and_address() -> None:
    crowd = Crowd(2, 3)
    with crowd.joined("ann", "here"), crowd.joined("ann", "there"):
        assert crowd.is_full("ann", "elsewhere")
        assert not crowd.is_full("ben", "here")
        with crowd.joined("ben", "here"), crowd.joined("cleo", "here"):
            assert crowd.is_full("dan", "here")
            assert crowd.size == 4
    assert crowd.size == 0
    assert not crowd.is_full("ann", "here")
