"""How tables of release 0.1 are put into today's form: once, whoever needs them first, and so that they can end."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import sqlite3
from contextlib import AsyncExitStack, closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

import orrery.games.risk
import orrery.games.space_base
from orrery.bots import make_bot
from orrery.core import Match
from orrery.core.record import FORMAT, item_to_json
from orrery.lab.simulate import play_out
from orrery.server.database import moves
from orrery.server.refusals import NotStored
from orrery.server.table import Live
from orrery.server.tables import Tables
from tests.fixtures.releases import KeptTables, first_ruleset
from tests.server.inside import served
from tests.server.services import Postgres

KEPT = KeptTables("release-0.1")
SETTINGS = [
    ["rest"],
    *([verb, what] for verb in ("ask", "auto") for what in ("charges", "abilities", "defence", "cards")),
]
"""What was a move in release 0.1 and is a preference now."""
BEGUN = {purpose: then for purpose, then in KEPT.expected.items() if then["status"] != "open"}
OUTAGE = OperationalError("INSERT", None, Exception("the disk is full"))


@cache
def kept_database() -> bytes:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(KEPT.sql)
        return connection.serialize()


def kept_sqlite(folder: Path) -> str:
    (folder / "orrery.sqlite").write_bytes(kept_database())
    return f"sqlite+aiosqlite:///{folder / 'orrery.sqlite'}"


def raise_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the rules of both games are others, by their version."""
    for package in (orrery.games.space_base, orrery.games.risk):
        game: Any = package.GAME
        rules = dataclasses.replace(game.rules, version="raised", ruleset=first_ruleset(game), earlier={})
        monkeypatch.setattr(package, "GAME", dataclasses.replace(game, rules=rules))


def play_to_the_end(match: Match[Any], seed: str) -> Match[Any]:
    end = match.fork()
    play_out(end, [make_bot("greedy", random.Random(f"{seed}/{seat}")) for seat in range(end.seats)])
    return end


async def found(tables: Tables, purpose: str) -> tuple[Live, Match[Any]]:
    live = await tables.find(BEGUN[purpose]["id"])
    assert live.match is not None
    return live, live.match


@pytest.mark.parametrize("rules", ["same", "raised"])
@pytest.mark.parametrize("purpose", BEGUN)
def test_every_table_can_be_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, purpose: str, rules: str
) -> None:
    async def scenario() -> None:
        async with served(kept_sqlite(tmp_path)) as tables:
            live, match = await found(tables, purpose)
            assert live.row.format == FORMAT
            assert match.length == live.row.seq
            end = play_to_the_end(match, purpose)
            assert end.result.winners
            if rules == "same" and live.row.forked_from is None:
                record = end.record()
                assert record.verify(end.game).result == end.result

    if rules == "raised":
        raise_rules(monkeypatch)
    asyncio.run(scenario())


@pytest.mark.parametrize("rules", ["same", "raised"])
def test_what_is_rewritten_is_what_the_match_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str) -> None:
    async def scenario() -> None:
        url = kept_sqlite(tmp_path)
        async with served(url) as tables, served(url) as later:
            for purpose, then in BEGUN.items():
                live, match = await found(tables, purpose)
                again, rebuilt = await found(later, purpose)
                assert rebuilt.state.dump() == match.state.dump()
                assert rebuilt.wishes == match.wishes
                assert rebuilt.fresh_since == match.fresh_since
                assert again.row == live.row
                assert live.row.format == FORMAT
                assert match.waiting == then["waiting"]
                assert [seq for seq, _ in await tables.store.checkpoints(live.row.id)] == [live.row.seq]
                stored = await tables.store.moves(live.row.id)
                assert len(stored) == live.row.seq == match.length == rebuilt.length
                if rules == "same":
                    assert [item_to_json(item) for item in match.history] == stored
                    assert not any(item.get("choice") in SETTINGS for item in stored)

    if rules == "raised":
        raise_rules(monkeypatch)
    asyncio.run(scenario())


@pytest.mark.parametrize("rules", ["same", "raised"])
def test_settings_become_preferences_of_the_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str) -> None:
    expected = {
        "risk settings": {
            "Ann": {"defence": "all"},
            "Ben": {"cards": "decline"},
            "Cleo": {"cards": "decline", "defence": "all"},
        },
        "space-base asking about tokens": {"Ann": {"tokens": "ask"}, "Ben": {"tokens": "ask"}},
        "space-base buying": {},
    }

    async def scenario() -> None:
        async with served(kept_sqlite(tmp_path)) as tables:
            for purpose, wishes in expected.items():
                live, match = await found(tables, purpose)
                for seat in live.seats:
                    kept = {name: wish["value"] for name, wish in seat.preferences.items()}
                    assert kept == wishes.get(seat.name, {})
                    assert match.preferences(seat.seat) == match.preferences(seat.seat) | kept

    if rules == "raised":
        raise_rules(monkeypatch)
    asyncio.run(scenario())


def test_a_fork_knows_how_much_it_has_taken_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(kept_sqlite(tmp_path)) as tables:
            for game, old in (("space-base", 17), ("risk", 30)):
                fork, match = await found(tables, f"{game} played on")
                _, original = await found(tables, f"{game} over")
                taken_over = fork.row.forked_at
                assert BEGUN[f"{game} played on"]["forked_at"] == old
                assert match.items_since(0)[:taken_over] == original.items_since(0)[:taken_over]
                assert match.items_since(0)[: taken_over + 3] != original.items_since(0)[: taken_over + 3]

    asyncio.run(scenario())


async def race(url: str) -> None:
    """Four processes need all tables at the same time."""
    async with AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(served(url)) for _ in range(4)]
        for then in BEGUN.values():
            lives = await asyncio.gather(*(tables.find(then["id"]) for tables in processes))
            assert len({json.dumps(msgspec.to_builtins(live.row), sort_keys=True) for live in lives}) == 1
            dumps = [live.match.dump() for live in lives if live.match is not None]
            assert dumps == [dumps[0]] * 4


def test_two_processes_may_need_a_table_at_once(tmp_path: Path) -> None:
    asyncio.run(race(kept_sqlite(tmp_path)))


def test_two_processes_may_need_a_table_at_once_on_postgresql(postgres: Postgres) -> None:
    url = postgres.new_database()
    asyncio.run(KEPT.load_postgres(url))
    asyncio.run(race(url.replace("postgresql://", "postgresql+asyncpg://")))


@pytest.mark.parametrize("reading", ["timed_moves", "checkpoints", "revision"])
def test_a_table_may_be_rewritten_while_another_process_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    """What this process has read so far is of the old form, and what it reads now of the new one."""
    table_id = BEGUN["space-base proposing"]["id"]

    async def scenario() -> None:
        url = kept_sqlite(tmp_path)
        async with served(url) as slow, served(url) as fast:
            read = getattr(slow.store, reading)

            async def read_late(*of: Any) -> Any:
                await fast.find(table_id)
                return await read(*of)

            monkeypatch.setattr(slow.store, reading, read_late)
            late, early = await slow.find(table_id), await fast.find(table_id)
            assert late.row == early.row
            assert late.match is not None
            assert early.match is not None
            assert late.match.dump() == early.match.dump()

    asyncio.run(scenario())


def test_a_table_is_rewritten_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = BEGUN["risk settings"]["id"]

    def fail(*_: object) -> None:
        raise OUTAGE

    async def scenario() -> None:
        async with served(kept_sqlite(tmp_path)) as tables:
            before = await rows(tables, table_id)
            with monkeypatch.context() as patched:
                patched.setattr(tables.store, "_keep_checkpoint", fail)
                with pytest.raises(NotStored):
                    await tables.find(table_id)
            assert await rows(tables, table_id) == before
            assert (await tables.find(table_id)).match is not None

    asyncio.run(scenario())


async def rows(tables: Tables, table_id: str) -> list[Any]:
    """All that is stored of a table."""
    store = tables.store
    return [
        await store.table(table_id),
        await store.seats(table_id),
        await store.timed_moves(table_id),
        await store.checkpoints(table_id),
    ]


def test_a_table_that_cannot_be_replayed_goes_on_from_a_checkpoint(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its first move has been tampered with, so that nothing before the checkpoint can be trusted."""
    table_id = BEGUN["risk moving"]["id"]
    url = kept_sqlite(tmp_path)

    async def scenario() -> None:
        async with served(url) as tables:
            async with tables.store.engine.begin() as connection:
                tampered = update(moves).where(moves.c.table_id == table_id, moves.c.seq == 1)
                await connection.execute(tampered.values(item={"seat": 0, "choice": ["win"]}))
            live, match = await found(tables, "risk moving")
            assert live.row.seq == BEGUN["risk moving"]["seq"]
            assert play_to_the_end(match, "tampered").result.winners
        async with served(url) as tables:
            _, rebuilt = await found(tables, "risk moving")
            assert rebuilt.state.dump() == match.state.dump()
            assert rebuilt.known_since > 0

    asyncio.run(scenario())
    assert "cannot be replayed; it goes on from a checkpoint" in caplog.text
