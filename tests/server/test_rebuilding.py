"""Matches that are made again of what is stored: quickly, with all they remember, and with their whole log."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

from orrery.core import Match
from orrery.server import lobby, playing, rebuilding
from orrery.server.agreements import propose
from orrery.server.database import checkpoints
from orrery.server.memory import Memory
from orrery.server.schemas import NewTable
from orrery.server.store import CHECKPOINTS
from orrery.server.tables import CHECKPOINT_EVERY, Tables
from tests.server.harness import LIGHT_SPEED, me
from tests.server.inside import DEPRECATIONS, SECRET, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
THREE = [me("Ann"), me("Ben"), me("Cleo")]


async def match_of(tables: Tables, table_id: str) -> Match[Any]:
    match = (await tables.find(table_id)).match
    assert match is not None
    return match


async def play(tables: Tables, table_id: str, count: int, rng: random.Random) -> None:
    for _ in range(count):
        match = await match_of(tables, table_id)
        if match.over:
            return
        seat = rng.choice(match.waiting)
        choice = rng.choice(match.decision(seat).options)
        await playing.choose(tables, table_id, SECRET, seat, match.length, [[*choice]])


def forget(tables: Tables) -> None:
    """As after a restart."""
    tables.memory = Memory()


def snapshot(match: Match[Any]) -> list[Any]:
    """All that a match shows and remembers."""
    seats = range(match.seats)
    return [
        match.length,
        match.fresh_since,
        match.state.dump(),
        [match.view(seat) for seat in (None, *seats)],
        [match.decision(seat).to_json() for seat in match.waiting],
        [(match.can_undo(seat), match.has_chosen(seat)) for seat in seats],
        match.items_since(0),
        match.state.chance.position,
    ]


@pytest.mark.parametrize(("game", "options"), [("space-base", LIGHT_SPEED), ("risk", {})], ids=["space-base", "risk"])
def test_a_match_is_as_before_with_its_whole_log(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable(game, THREE, options, start=True), SECRET)
        rng, match = random.Random(5), await match_of(tables, table_id)
        while not match.over and match.length < 3 * CHECKPOINT_EVERY:
            await play(tables, table_id, rng.randrange(1, 9), rng)
            match = await match_of(tables, table_id)
            before, events = snapshot(match), match.retold().events
            forget(tables)
            live = await tables.find(table_id)
            assert live.match is not match
            assert live.match is not None
            assert snapshot(live.match) == before
            told = await live.told_match()
            assert told is live.match
            assert told is not None
            assert told.events == events
            assert snapshot(told) == before
            assert await live.told_match() is told  # only once

    run(tmp_path, scenario)


def test_taking_back_goes_beyond_the_checkpoint(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", THREE, start=True), SECRET)
        rng = random.Random(8)
        await play(tables, table_id, CHECKPOINT_EVERY + 1, rng)
        for _ in range(8):
            match = await match_of(tables, table_id)
            last = {entry.seat: place for place, entry in enumerate(match.choices)}
            seat = min(last, key=lambda seat: last[seat])  # who has not chosen for longest
            expected = match.fork()
            expected.undo(seat, agreed=True)
            forget(tables)
            await propose(tables, table_id, SECRET, seat, "undo", None)
            undone = await match_of(tables, table_id)
            assert undone.state.dump() == expected.state.dump()
            assert undone.length == expected.length
            await play(tables, table_id, 3, rng)
        assert len((await match_of(tables, table_id)).choices) < CHECKPOINT_EVERY

    run(tmp_path, scenario)


def test_a_long_game_is_not_played_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", THREE, start=True), SECRET)
        await play(tables, table_id, 230, random.Random(2))
        match = await match_of(tables, table_id)
        forget(tables)
        repeated: list[int] = []
        repeat = Match._go_on

        def count(self: Match[Any], *given: Any) -> None:
            repeated.append(1)
            repeat(self, *given)

        monkeypatch.setattr(Match, "_go_on", count)
        again = await match_of(tables, table_id)
        assert again.state.dump() == match.state.dump()
        assert len(repeated) < 2 * CHECKPOINT_EVERY
        assert again.record().text() == match.record().text()
        stored = await tables.store.checkpoints(table_id)
        assert [seq for seq, _ in stored] == sorted((seq for seq, _ in stored), reverse=True)
        assert len(stored) == CHECKPOINTS
        sizes = [len(msgspec.json.encode(dump)) for _, dump in stored]
        assert max(sizes) < 8_000  # without the history

    run(tmp_path, scenario)


@pytest.mark.parametrize("kept", [{}, {"checkpoint": {}}, None], ids=["empty", "half", "nothing"])
def test_checkpoints_that_cannot_be_read_are_not_needed(tmp_path: Path, kept: Any) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", THREE, start=True), SECRET)
        await play(tables, table_id, 60, random.Random(3))
        before = snapshot(await match_of(tables, table_id))
        async with tables.store.engine.begin() as connection:
            await connection.execute(update(checkpoints).values(data=kept))
        forget(tables)
        assert snapshot(await match_of(tables, table_id)) == before

    run(tmp_path, scenario)


def test_a_match_is_rebuilt_with_the_names_of_today(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", THREE, start=True), SECRET)
        live = await tables.find(table_id)
        header = {**(live.row.header or {}), "names": ["Ann", "Bea", "Cleo"]}
        await tables.store.change_table(table_id, header=header)
        forget(tables)
        kept = await rebuilding.read(tables.store, (await tables.find(table_id)).row)
        assert rebuilding.rebuild(kept, None).names == ["Ann", "Bea", "Cleo"]
        assert (await match_of(tables, table_id)).names == ["Ann", "Bea", "Cleo"]

    run(tmp_path, scenario)
