"""The bots' desk: its processes keep matches and bots, hear only what is new, and know no more than they must."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from orrery import Match, game
from orrery.bots import BOTS
from orrery.core import Choice, Seen
from orrery.core.record import item_to_json
from orrery.server import playing
from orrery.server.desk import Desk, _ask
from orrery.server.packs import Packs
from orrery.server.tables import Tables
from orrery.server.worker import Job, Matches, work
from tests.core.playing import play_randomly
from tests.server.inside import DEPRECATIONS, SECRET, run

SECONDS = 20.0


@asynccontextmanager
async def look_at(match: Match[Any]) -> AsyncIterator[Match[Any]]:
    yield match


def risk(seed: str = "desk", seats: int = 3) -> Match[Any]:
    return Match(game("risk"), seats, seed=seed)


async def choose(desk: Desk, match: Match[Any], table: str = "table", bot: str = "greedy") -> bool:
    """Let a bot make the next move. Whether another one had to help out."""
    seat = match.waiting[0]
    choice, rescued = await desk.choose(table, partial(look_at, match), seat, bot)
    match.play(seat, choice)
    return rescued


def test_only_what_is_new_is_sent() -> None:
    async def scenario() -> None:
        desk, match = Desk(1, SECONDS, Packs()), risk()
        try:
            await choose(desk, match)
            whole = desk.sent
            assert whole > 1_000
            for _ in range(120):
                assert not await choose(desk, match)
            assert desk.asked == 0
            assert (desk.sent - whole) / 120 < 200
        finally:
            desk.close()

    asyncio.run(scenario())


def test_a_process_that_was_killed_is_replaced_and_told_everything() -> None:
    async def scenario() -> None:
        desk, match = Desk(1, SECONDS, Packs()), risk()
        try:
            await choose(desk, match)
            (worker,) = desk._workers
            assert worker._process is not None
            before, first = desk.sent, worker._process.pid
            assert first is not None
            os.kill(first, signal.SIGKILL)
            assert await choose(desk, match)  # a simpler bot helps out
            assert desk.rescues == 1
            assert not await choose(desk, match)
            assert worker._process.pid != first
            assert desk.sent - before > 1_000
        finally:
            desk.close()

    asyncio.run(scenario())


def test_a_process_that_forgot_a_match_is_told_everything() -> None:
    async def scenario() -> None:
        desk, match = Desk(1, SECONDS, Packs()), risk()
        try:
            await choose(desk, match)
            (worker,) = desk._workers
            for known in (match.length - 1, match.length):  # what the process does not know to be so
                worker._known["table"] = known
                play_randomly(match, random.Random(1), 3)
                worker._known["other"] = worker._known.pop("table")
                assert not await choose(desk, match, "other")
            assert desk.rescues == 0
        finally:
            desk.close()

    asyncio.run(scenario())


def test_tables_keep_their_process() -> None:
    async def scenario() -> None:
        desk = Desk(2, SECONDS, Packs())
        matches = {f"table {number}": risk(f"{number}") for number in range(6)}
        try:
            for _ in range(4):
                assert not any(await asyncio.gather(*(choose(desk, match, table) for table, match in matches.items())))
            known = [set(worker._known) for worker in desk._workers]
            assert all(known)
            assert not known[0] & known[1]
            assert known[0] | known[1] == set(matches)
        finally:
            desk.close()

    asyncio.run(scenario())


def test_a_seat_that_is_not_asked_is_refused() -> None:
    async def scenario() -> None:
        desk, match = Desk(1, SECONDS, Packs()), risk()
        try:
            with pytest.raises(Exception, match="has nothing to decide now"):
                await desk.choose("table", partial(look_at, match), (match.waiting[0] + 1) % 3, "greedy")
        finally:
            desk.close()

    asyncio.run(scenario())


class Dawdler:
    """A bot that has a good thought, and then does not come to an end."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seen: Seen[Any]) -> Choice:
        raise AssertionError("its thoughts are asked for")

    def thoughts(self, seen: Seen[Any]) -> Iterator[Choice]:
        yield seen.options[0]
        yield seen.options[-1]
        if seen.options[0] != seen.options[-1]:
            threading.Event().wait()


class Stumbler(Dawdler):
    """A bot that has a good thought, and then breaks down."""

    def thoughts(self, seen: Seen[Any]) -> Iterator[Choice]:
        yield seen.options[-1]
        raise ZeroDivisionError


class Brooder(Dawdler):
    """A bot that never comes to an end, and uses a whole core for that."""

    def thoughts(self, seen: Seen[Any]) -> Iterator[Choice]:
        yield seen.options[0]
        while True:
            pass


BOTS_THAT_FAIL: dict[str, type[Dawdler]] = {"dawdler": Dawdler, "stumbler": Stumbler}


def work_with_failing_bots(connection: Connection, packs: Packs) -> None:
    """A process of the desk in which bots fail, but not before they have thought of something."""
    BOTS.update(BOTS_THAT_FAIL, brooder=Brooder)
    work(connection, packs)


@pytest.mark.parametrize("bot", BOTS_THAT_FAIL)
def test_when_the_time_is_up_the_last_thought_is_played(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.desk.work", work_with_failing_bots)

    async def scenario() -> None:
        desk, match = Desk(1, 4 * SECONDS, Packs()), risk()
        try:
            await choose(desk, match)  # so that the process is there
            desk.seconds = 2.0
            options = match.decision(match.waiting[0]).options
            choice, rescued = await desk.choose("table", partial(look_at, match), match.waiting[0], bot)
            assert choice == options[-1] != options[0]
            assert not rescued
            assert desk.rescues == 0
        finally:
            desk.close()

    asyncio.run(scenario())


def test_who_breaks_down_without_a_thought_is_replaced_by_one_who_looks() -> None:
    async def scenario() -> None:
        desk, match = Desk(1, SECONDS, Packs()), risk()
        try:
            seen = match.seen_by(match.waiting[0])
            choice, rescued = await desk.choose("table", partial(look_at, match), seen.seat, "nobody knows this one")
            assert rescued
            looks = seen.appraise()
            assert looks[seen.options.index(choice)] == max(looks)
        finally:
            desk.close()

    asyncio.run(scenario())


def test_bots_think_at_a_low_priority() -> None:
    async def scenario() -> None:
        desk, match = Desk(1, SECONDS, Packs()), risk()
        try:
            await choose(desk, match)
            process = desk._workers[0]._process
            assert process is not None
            assert process.pid is not None
            assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        finally:
            desk.close()

    asyncio.run(scenario())


@pytest.mark.filterwarnings(DEPRECATIONS)
def test_others_play_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.desk.work", work_with_failing_bots)
    monkeypatch.setitem(BOTS, "brooder", Brooder)

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        brooding = {"game": "space-base", "seats": [{"kind": "bot", "bot": "brooder"}] * 2, "start": True}
        live = await tables.find((await client.post("/api/tables", json=brooding)).json()["id"])
        (worker,) = tables.bots.desk._workers
        while worker._process is None or worker._process.pid is None:
            await asyncio.sleep(0.02)
        process = worker._process.pid
        async with asyncio.timeout(SECONDS):
            while os.getpriority(os.PRIO_PROCESS, process) <= os.getpriority(os.PRIO_PROCESS, 0):
                await asyncio.sleep(0.02)  # until it has begun
        others = {"game": "space-base", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        table_id = (await client.post("/api/tables", json=others)).json()["id"]
        match = (await tables.find(table_id)).match
        assert match is not None
        for _ in range(5):
            seat = match.waiting[0]
            choice = [*match.decision(seat).options[0]]
            await playing.choose(tables, table_id, SECRET, seat, match.length, [choice])
        assert (await client.get(f"/api/tables/{table_id}")).json()["seq"] == 5
        assert (worker._process.pid, live.row.seq) == (process, 0)
        assert f"orrery_bots_asked {tables.bots.desk.asked}\n" in (await client.get("/metrics")).text
        assert tables.bots.desk.asked > 0
        assert live.thinking

    run(tmp_path, scenario, bot_seconds=1000)


# In the process


class Attentive:
    """A bot that remembers what it was asked, and what it was not told."""

    made = 0

    def __init__(self, rng: random.Random) -> None:
        Attentive.made += 1
        self.rng = rng

    def choose(self, seen: Seen[Any]) -> Choice:
        return self.rng.choice(seen.options)


def news(match: Match[Any], since: int | None, bot: str = "random") -> Job:
    return _ask("table", match, match.waiting[0], bot, since).job


def test_a_process_follows_a_match_through_choices_and_undos() -> None:
    match, matches, rng = risk(), Matches(Packs()), random.Random(4)
    since: int | None = None
    unknown = 0
    for _ in range(60):
        reply = matches.answer(news(match, since))
        if reply.unknown:
            unknown += 1
            reply = matches.answer(news(match, None))
        assert reply.choice is not None
        since = match.length
        match.play(match.waiting[0], tuple(reply.choice))
        play_randomly(match, rng, rng.randrange(6))
        if rng.random() < 0.4:
            seat = next(seat for seat in range(3) if match.has_chosen(seat))
            match.undo(seat, agreed=True)
        kept = matches._matches["table"]
        assert kept.length == since
    assert unknown < 20


def test_a_process_keeps_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "attentive", Attentive)
    Attentive.made = 0
    match, matches = risk(), Matches(Packs())
    since = None
    for _ in range(30):
        reply = matches.answer(news(match, since, "attentive"))
        assert reply.choice is not None
        since = match.length
        match.play(match.waiting[0], tuple(reply.choice))
    assert Attentive.made == 3  # one a seat


def test_what_others_prefer_is_not_sent() -> None:
    match = risk()
    for seat in range(3):
        match.prefer(seat, "defence", "all")
        match.prefer(seat, "cards", "decline")
    rng = random.Random(6)
    jobs = []
    for _ in range(200):
        before = match.length
        play_randomly(match, rng, 1)
        jobs += [news(match, before), news(match, None)] if not match.over else []
    assert sum(bool(getattr(item, "auto", False)) for item in match.history) > 5
    for job in jobs:
        sent = msgspec.json.encode(msgspec.structs.replace(job, wishes={})).decode()
        assert '"auto"' not in sent
        assert "decline" not in sent
        assert job.wishes == match.wishes[job.seat]
    assert any('"auto"' in msgspec.json.encode(item_to_json(item)).decode() for item in match.history)


def test_an_unknown_choice_of_a_bot_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Attentive):
        def choose(self, seen: Seen[Any]) -> Choice:
            return ("win",)

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    assert Matches(Packs()).answer(news(risk(), None, "cheat")).choice is None
