"""Rows that mean nothing spoil their own table, which says so; all others go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from orrery.server import lobby, playing, talking
from orrery.server.live import Connection
from orrery.server.schemas import NewTable
from orrery.server.tables import Tables
from tests.server.harness import LIGHT_SPEED, me
from tests.server.inside import DEPRECATIONS, SECRET, Log, run
from tests.server.test_pages import Listener

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
WISH = NewTable("space-base", [me("Ann"), me("Amy")], LIGHT_SPEED, start=True)

UNREADABLE = {
    "options are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "options are a list": "UPDATE tables SET options = '[1]' WHERE id = ?",
    "the header is empty": "UPDATE tables SET header = '{}' WHERE id = ?",
    "the header is a number": "UPDATE tables SET header = '7' WHERE id = ?",
    "the header has no seats": "UPDATE tables SET header = json_remove(header, '$.seats') WHERE id = ?",
    "the header has other seats": "UPDATE tables SET header = json_set(header, '$.seats', 5) WHERE id = ?",
    "the clock is a word": "UPDATE tables SET clock = '\"noon\"' WHERE id = ?",
    "the times are odd": "UPDATE tables SET times = '{\"left\": 3}' WHERE id = ?",
    "the proposal is odd": 'UPDATE tables SET proposal = \'{"kind": "war"}\' WHERE id = ?',
    "the first chance is a word": "UPDATE tables SET start_chance = '\"six\"' WHERE id = ?",
    "preferences are no JSON": "UPDATE seats SET preferences = '}' WHERE table_id = ?",
    "preferences are a list": "UPDATE seats SET preferences = '[3]' WHERE table_id = ?",
    "a seat is gone": "DELETE FROM seats WHERE seat = 0 AND table_id = ?",
    "no seat is left": "DELETE FROM seats WHERE table_id = ?",
    "a move is no JSON": "UPDATE moves SET item = '{\"seat\"' WHERE seq = 2 AND table_id = ?",
    "a move has no seat": "UPDATE moves SET item = '{}' WHERE seq = 2 AND table_id = ?",
    "a move is gone": "DELETE FROM moves WHERE seq = 1 AND table_id = ?",
}
TOLD = {
    "a chat line is odd": "UPDATE chats SET say = '{\"key\"' WHERE table_id = ?",
    "a chat line says a number": "UPDATE chats SET say = '{\"key\": 3}' WHERE table_id = ?",
}
HARMLESS = {
    "a checkpoint is no JSON": "UPDATE checkpoints SET data = '{' WHERE table_id = ?",
    "a checkpoint is empty": "UPDATE checkpoints SET data = '{}' WHERE table_id = ?",
    "the checkpoints are gone": "DELETE FROM checkpoints WHERE table_id = ?",
}


def test_each_is_told_in_a_sentence_and_spoils_no_other(tmp_path: Path) -> None:
    made: dict[str, str] = {}

    async def make(client: httpx.AsyncClient, tables: Tables) -> None:
        for problem in (*UNREADABLE, *TOLD, *HARMLESS, "none"):
            made[problem] = table_id = await lobby.create(tables, WISH, SECRET)
            for _ in range(3):
                match = (await tables.find(table_id)).match
                assert match is not None
                seat = match.waiting[0]
                choice = [*match.decision(seat).options[0]]
                await playing.choose(tables, table_id, SECRET, seat, match.length, [choice])
            await talking.say(tables, table_id, SECRET, 0, "hello")

    run(tmp_path, make)
    with sqlite3.connect(tmp_path / "orrery.sqlite") as database:
        for problem, spoil in {**UNREADABLE, **TOLD, **HARMLESS}.items():
            assert database.execute(spoil, (made[problem],)).rowcount, problem

    async def look(client: httpx.AsyncClient, tables: Tables) -> None:
        for problem, table_id in made.items():
            answer = await client.get(f"/api/tables/{table_id}")
            browser = Listener()
            await Connection(browser, tables, table_id, SECRET).tell()  # type: ignore[arg-type]
            if problem in UNREADABLE:
                assert (problem, answer.status_code) == (problem, 500)
                assert answer.json()["say"]["key"] == "refused-unreadable", problem
            else:
                assert (problem, answer.status_code) == (problem, 200)
            if problem in UNREADABLE or problem in TOLD:
                assert [message["type"] for message in browser.heard] == ["refused"], problem
                assert browser.heard[0]["say"]["key"] == "refused-unreadable", problem
            else:
                assert browser.last["seq"] == 3, problem
        mine = {table["id"] for table in (await client.get("/api/tables?which=mine")).json()}
        assert mine == {made[problem] for problem in (*TOLD, *HARMLESS, "none")}
        assert (await client.get("/health")).text == "ok"

    with Log() as log:
        run(tmp_path, look)
    assert "Traceback" not in log.text
