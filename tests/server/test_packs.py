"""Owners' data packs on a server: named in its settings, chosen for a table, and missed with a sentence."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import orrery
from orrery.core import BadPack, OrreryError
from orrery.core.record import Record
from orrery.server import afterwards, lobby, playing
from orrery.server.packs import Packs
from orrery.server.refusals import NotAllowed
from orrery.server.schemas import Forking, GameInfo, NewTable
from orrery.server.settings import Settings, read_packs
from orrery.server.tables import Tables
from tests.server.harness import PATIENCE, bot, me
from tests.server.inside import DEPRECATIONS, SECRET, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
CHEAP = '[[card]]\nid = "allen"\ncost = 1\nsource = "my box"\n'


def pack(folder: Path, text: str = CHEAP, file: str = "cards.toml") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def table(**wish: Any) -> NewTable:
    return NewTable("space-base", [me("Ann"), me("Ben")], {"points_to_win": 10}, start=True, **wish)


# Settings


def test_packs_are_named_in_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_PACKS", f"house={tmp_path / 'one'}, second={tmp_path / 'two'}")
    assert Settings.from_environment().packs == {"house": tmp_path / "one", "second": tmp_path / "two"}


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("house", "ORRERY_PACKS wants NAME=FOLDER, several separated by commas, not 'house'"),
        ("=folder", "not '=folder'"),
        ("house=", "not 'house='"),
        ("a=b,c", "not 'c'"),
        ("a=b,a=c", "ORRERY_PACKS names 'a' twice"),
        (f"{'x' * 41}=b", "ORRERY_PACKS wants"),
    ],
)
def test_wrong_settings_are_refused(value: str, complaint: str) -> None:
    with pytest.raises(OrreryError) as error:
        read_packs(value)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("text", "file", "complaint"),
    [
        (None, "", "no such folder"),
        ("", "letter.txt", f"it holds no file that a pack may hold; packs are for {', '.join(orrery.GAMES)}"),
        ('[[card]]\nid = "allen"\ncost = 1\n', "cards.toml", "cards.toml, row 1 (allen): field 'source' is missing"),
        ('[[card]]\nid = "alien"\nsource = "x"\n', "cards.toml", "there is no such card to correct"),
    ],
)
def test_a_server_does_not_start_with_a_wrong_pack(tmp_path: Path, text: str | None, file: str, complaint: str) -> None:
    folder = tmp_path / "pack"
    if text is not None:
        pack(folder, text, file)
    with pytest.raises(BadPack) as error:
        Packs.read({"house": folder})
    assert str(error.value).startswith(f"ORRERY_PACKS, pack 'house': {folder}: ")
    assert complaint in str(error.value)


def test_what_is_wrong_with_a_pack_is_said_in_one_line(tmp_path: Path) -> None:
    settings = {"ORRERY_PACKS": f"house={tmp_path / 'none'}", "ORRERY_CLIENT": str(tmp_path)}
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0"]
    ended = subprocess.run(command, env=settings, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert ended.stderr == f"orrery: ORRERY_PACKS, pack 'house': {tmp_path / 'none'}: no such folder\n"


# Tables


def test_a_table_is_played_with_the_pack_it_names(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        games = [GameInfo(**game) for game in (await client.get("/api/games")).json()]
        assert {game.id: game.packs for game in games if game.packs} == {"space-base": ["house"]}
        plain, packed = [await lobby.create(tables, table(pack=name), SECRET) for name in ("", "house")]
        shown = [(await client.get(f"/api/tables/{table_id}")).json() for table_id in (plain, packed)]
        assert [info["pack"] for info in shown] == ["", "house"]
        costs = []
        for info in shown:
            found = await client.get(f"/api/tables/{info['id']}/components/{info['components']}")
            costs.append(found.json()["cards"]["allen"]["cost"])
        assert costs[0] != costs[1] == 1
        live = await tables.find(packed)
        known = tables.packs.find("space-base", "house")
        assert known is not None
        assert (live.row.pack, live.row.pack_hash) == ("house", known.digest)
        assert live.row.header is not None
        assert live.row.header["pack"] == {"name": "house", "hash": known.digest}
        rng = random.Random(1)
        while live.row.status != "over":
            assert live.match is not None
            seat = live.match.waiting[0]
            choice = rng.choice(live.match.decision(seat).options)
            await playing.choose(tables, packed, SECRET, seat, live.match.length, [[*choice]])
            live = await tables.find(packed)
        assert (await client.get(f"/api/tables/{packed}/verify")).json()["verified"]
        record = Record.parse((await client.get(f"/api/tables/{packed}/record")).text)
        assert record.verify(orrery.game("space-base"), pack=known).over
        with pytest.raises(OrreryError, match="it was played with the data pack 'house'"):
            record.verify(orrery.game("space-base"))
        fork = await afterwards.fork(tables, packed, Forking(10), SECRET)
        again = await afterwards.rematch(tables, packed, SECRET)
        assert [(await tables.find(table_id)).row.pack for table_id in (fork, again)] == ["house", "house"]

    run(tmp_path, scenario, packs={"house": pack(tmp_path / "house")})


def test_bots_play_with_the_pack(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), bot()], {"light_speed": True}, pack="house", start=True)
        table_id = await lobby.create(tables, wish, SECRET)
        live = await tables.find(table_id)
        rng = random.Random(2)
        while live.row.seq < 30:
            assert live.match is not None
            if 0 in live.match.waiting:
                choice = rng.choice(live.match.decision(0).options)
                await playing.choose(tables, table_id, SECRET, 0, live.match.length, [[*choice]])
            await asyncio.sleep(0.01)
            live = await tables.find(table_id)
        assert tables.bots.desk.rescues == 0

    run(tmp_path, scenario, packs={"house": pack(tmp_path / "house")})


def test_only_a_pack_for_this_game_can_be_chosen(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        for game, name in (("space-base", "home"), ("risk", "house")):
            with pytest.raises(NotAllowed, match=f"This server has no data pack “{name}” for this game"):
                await lobby.create(tables, NewTable(game, [me("Ann"), me("Ben"), me("Cleo")], pack=name), SECRET)

    run(tmp_path, scenario, packs={"house": pack(tmp_path / "house")})


@pytest.mark.parametrize("change", ["missing", "changed"])
def test_a_pack_that_is_missed_is_a_sentence_and_not_the_end(tmp_path: Path, change: str) -> None:
    ids: list[str] = []

    async def begin(client: httpx.AsyncClient, tables: Tables) -> None:
        ids.append(await lobby.create(tables, table(pack="house"), SECRET))
        ids.append(await lobby.create(tables, table(), SECRET))
        open_table = NewTable("space-base", [me("Ann"), me("Ben")], pack="house")
        ids.append(await lobby.create(tables, open_table, SECRET))
        await playing.choose(tables, ids[0], SECRET, *await first_choice(tables, ids[0]))

    async def miss(client: httpx.AsyncClient, tables: Tables) -> None:
        packed, plain, waiting = ids
        answer = await client.get(f"/api/tables/{packed}")
        assert answer.status_code == 403
        assert answer.json()["say"] == {"key": f"refused-pack-{change}", "arguments": {"pack": "house"}, "rule": ""}
        with pytest.raises(NotAllowed):
            await playing.choose(tables, packed, SECRET, 0, 1, [["sum"]])
        listed = [info["id"] for info in (await client.get("/api/tables?which=mine")).json()]
        assert sorted(listed) == sorted([plain, waiting])
        if change == "missing":
            with pytest.raises(NotAllowed):
                await lobby.start(tables, waiting, SECRET)
        else:  # it has not begun, so it begins with the pack as it is now
            await lobby.start(tables, waiting, SECRET)

    async def find_again(client: httpx.AsyncClient, tables: Tables) -> None:
        assert (await client.get(f"/api/tables/{ids[0]}")).json()["seq"] == 1
        await playing.choose(tables, ids[0], SECRET, *await first_choice(tables, ids[0]))

    house = pack(tmp_path / "house")
    run(tmp_path, begin, packs={"house": house})
    other = pack(tmp_path / "other", CHEAP.replace("cost = 1", "cost = 2"))
    run(tmp_path, miss, packs={"house": other} if change == "changed" else {})
    run(tmp_path, find_again, packs={"house": house})


async def first_choice(tables: Tables, table_id: str) -> tuple[int, int, list[list[str | int]]]:
    match = (await tables.find(table_id)).match
    assert match is not None
    seat = match.waiting[0]
    return seat, match.length, [[*match.decision(seat).options[0]]]
