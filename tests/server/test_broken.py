"""Errors in the rules: the table stays at its last stored move, says so, and goes on once the error is gone."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

import orrery.games.risk
from orrery.core import Choice, Decision, Match, Message
from orrery.core.log import Entry
from orrery.core.words import LANGUAGES, Words
from orrery.server import lobby, playing, thinking
from orrery.server.live import Connection
from orrery.server.refusals import Fault
from orrery.server.schemas import NewTable, Refused, ToClient, Update
from orrery.server.tables import Tables
from tests.server.harness import bot, me
from tests.server.inside import DEPRECATIONS, SECRET, Log, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
THREE = [me("Ann"), me("Ben"), me("Cleo")]
BROKEN = (
    "An error in the rules of this game has stopped this. The table stands as it was; "
    "those who run the server find the error in its log."
)


@pytest.fixture
def log() -> Iterator[Log]:
    with Log() as kept:
        yield kept


def fail(*_: object) -> Any:
    raise ZeroDivisionError("a rule forgot that there may be nothing")


def steps_of(match: Match[Any]) -> dict[str, Any]:
    steps = match.ruleset.steps
    assert isinstance(steps, dict)
    return steps


class Begun(NamedTuple):
    """A step that a choice lets begin, and how things stand then."""

    seat: int
    choice: Choice
    step: str
    state: dict[str, Any]


def next_step(match: Match[Any], rng: random.Random) -> Begun:
    """Play until some choice lets another step begin."""
    while True:
        seat = match.waiting[0]
        for choice in match.decision(seat).options[:20]:
            if begun := steps_begun(match, seat, choice):
                return rng.choice(begun)
        match.play(seat, rng.choice(match.decision(seat).options))


def steps_begun(match: Match[Any], seat: int, choice: Choice) -> list[Begun]:
    """The steps that a choice lets begin."""
    begun: list[Begun] = []
    trial, steps = match.fork(), steps_of(match)

    def noting(name: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def note(state: Any, *arguments: object) -> Any:
            begun.append(Begun(seat, choice, name, state.dump()))
            return step(state, *arguments)

        return note

    with pytest.MonkeyPatch.context() as patched:
        for name, step in steps.items():
            patched.setitem(steps, name, noting(name, step))
        trial.play(seat, choice)
    return begun


def failing(step: Callable[..., Any], at: dict[str, Any]) -> Callable[..., Any]:
    """A step that fails when things stand just so."""
    return lambda state, *arguments: fail() if state.dump() == at else step(state, *arguments)


async def stored(tables: Tables, table_id: str) -> list[Any]:
    store = tables.store
    row = await store.table(table_id)
    assert row is not None
    row.revision = 0  # it counts what is said as well
    return [row, await store.moves(table_id), await store.checkpoints(table_id)]


async def said_by_table(tables: Tables, table_id: str) -> list[str]:
    return [row.say["key"] for row in await tables.store.chat(table_id) if row.say is not None]


class Risk:
    """A table of Risk with three people at one device."""

    def __init__(self, tables: Tables, table_id: str, seed: int) -> None:
        self.tables = tables
        self.table_id = table_id
        self.rng = random.Random(seed)

    async def match(self) -> Match[Any]:
        match = (await self.tables.find(self.table_id)).match
        assert match is not None
        return match

    async def play(self, count: int) -> None:
        """Make so many moves at random."""
        for _ in range(count):
            match = await self.match()
            seat = match.waiting[0]
            await self.choose(seat, match.length, self.rng.choice(match.decision(seat).options))

    async def choose(self, seat: int, seq: int, choice: Choice) -> None:
        await playing.choose(self.tables, self.table_id, SECRET, seat, seq, [[*choice]])

    async def come_to_step(self) -> Begun:
        """Play until a choice lets another step begin."""
        match = await self.match()
        trial = match.fork()
        begun = next_step(trial, self.rng)
        for item in trial.items_since(match.length):
            assert isinstance(item, Entry)
            await self.choose(item.seat, match.length, item.choice)
        return begun


async def begin_risk(tables: Tables, seed: int) -> Risk:
    return Risk(tables, await lobby.create(tables, NewTable("risk", THREE, start=True), SECRET), seed)


@pytest.mark.parametrize("seed", range(6))
def test_an_error_in_a_step_changes_nothing_and_goes_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Log, seed: int
) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        risk = await begin_risk(tables, seed)
        await risk.play(20 + 5 * seed)
        seat, choice, step, at = await risk.come_to_step()
        match = await risk.match()
        seq, waiting, view = match.length, match.waiting, match.view(0)
        before = await stored(tables, risk.table_id)
        with monkeypatch.context() as patched:
            steps = steps_of(match)
            patched.setitem(steps, step, failing(steps[step], at))
            for _ in range(3):
                with pytest.raises(Fault) as fault:
                    await risk.choose(seat, seq, choice)
                assert str(fault.value) == BROKEN
                assert await stored(tables, risk.table_id) == before
                again = await risk.match()
                assert again is not match  # it was read anew
                assert (again.waiting, again.view(0)) == (waiting, view)
                assert (await client.get(f"/api/tables/{risk.table_id}")).json()["seq"] == seq
        assert log.errors == [f"table {risk.table_id}: an error in the rules after move {seq}"]
        assert "ZeroDivisionError: a rule forgot that there may be nothing" in log.text
        assert await said_by_table(tables, risk.table_id) == ["client-broken"]
        await risk.choose(seat, seq, choice)
        await risk.play(10)
        assert (await risk.match()).length >= seq + 11

    run(tmp_path, scenario)


def test_a_table_that_cannot_even_be_read_says_so_until_the_error_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        other = await lobby.create(tables, NewTable("space-base", THREE, start=True), SECRET)
        risk = await begin_risk(tables, 1)
        await risk.play(40)
        seat, choice, _, _ = await risk.come_to_step()
        before = await stored(tables, risk.table_id)
        path = f"/api/tables/{risk.table_id}"
        with monkeypatch.context() as patched:
            steps = steps_of(await risk.match())
            for step in steps:
                patched.setitem(steps, step, fail)
            for _ in range(3):
                with pytest.raises(Fault):
                    await risk.choose(seat, before[0].seq, choice)
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["detail"]) == (500, BROKEN)
                assert answer.json()["say"]["key"] == "refused-broken"
                mine = (await client.get("/api/tables?which=mine")).json()
                assert [table["id"] for table in mine] == [other]  # which is not hidden by it
        assert await stored(tables, risk.table_id) == before
        assert len(log.errors) == 1
        assert (await client.get(path)).json()["seq"] == before[0].seq
        await risk.choose(seat, before[0].seq, choice)

    run(tmp_path, scenario)


def test_a_table_whose_bot_met_an_error_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    monkeypatch.setattr(thinking, "TRY_AGAIN", 0.05)

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        game = orrery.games.risk.GAME
        steps: Any = game.rules.ruleset(game.check_options({"round_limit": 1}), None).steps
        with monkeypatch.context() as patched:
            for step in ("attack", "receive_reinforcements"):
                patched.setitem(steps, step, fail)
            seats = [bot(), bot(), bot()]
            table_id = await lobby.create(tables, NewTable("risk", seats, {"round_limit": 1}, start=True), SECRET)
            while not await said_by_table(tables, table_id):
                await asyncio.sleep(0.05)
            stopped = await stored(tables, table_id)
            await asyncio.sleep(0.5)
            assert await stored(tables, table_id) == stopped
            assert len(log.errors) == 1
            assert await said_by_table(tables, table_id) == ["client-broken"]
        while (await tables.find(table_id)).row.status != "over":
            await asyncio.sleep(0.05)

    run(tmp_path, scenario)


# Errors that are not in a step


class Socket:
    """A browser's end of a live connection that only listens."""

    def __init__(self) -> None:
        self.heard: list[ToClient] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.heard.append(msgspec.json.decode(data, type=ToClient))


class Faulty:
    """Something of a game that can be told to fail."""

    def __init__(self, works: Callable[..., Any]) -> None:
        self.works = works
        self.failing = False

    def __call__(self, *given: Any) -> Any:
        return fail() if self.failing else self.works(*given)


@pytest.fixture(params=["view", "options", "question"])
def faulty(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Faulty:
    """Risk with a view, or with words for options or questions, that can be told to fail."""
    game: Any = orrery.games.risk.GAME
    if request.param == "view":
        found = Faulty(game.knowledge.view)
        game = dataclasses.replace(game, knowledge=dataclasses.replace(game.knowledge, view=found))
    elif request.param == "options":
        found = Faulty(game.words.describe)
        game = dataclasses.replace(game, words=dataclasses.replace(game.words, describe=found))
    else:
        found = Faulty(game.words.about_words)
        game = dataclasses.replace(game, words=dataclasses.replace(game.words, about_words=found))
    monkeypatch.setattr(orrery.games.risk, "GAME", game)
    return found


def test_an_error_in_words_or_view_breaks_nothing(tmp_path: Path, log: Log, faulty: Faulty) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", THREE, start=True), SECRET)
        socket = Socket()
        connection = Connection(socket, tables, table_id, SECRET)  # type: ignore[arg-type]
        await connection.tell()
        live = await tables.find(table_id)
        match = live.match
        assert match is not None
        faulty.failing = True
        for _ in range(3):
            await connection.tell()
        assert len(log.errors) == 1
        seat = match.waiting[0]
        await playing.choose(
            tables, table_id, SECRET, seat, 0, [[*match.decision(seat).options[0]]]
        )  # it can still be played
        faulty.failing = False
        await connection.tell()
        assert [type(message) for message in socket.heard] == [Update, *[Refused] * 3, Update]
        refused, last = socket.heard[1], socket.heard[-1]
        assert isinstance(refused, Refused)
        assert refused.say.key == "refused-broken"
        assert isinstance(last, Update)
        assert last.seq == 1
        assert (await tables.find(table_id)).match is match

    run(tmp_path, scenario)


def test_an_error_while_options_are_made_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Log
) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", THREE, start=True), SECRET)
        match = (await tables.find(table_id)).match
        assert match is not None
        seat = match.waiting[0]
        choice = [*match.decision(seat).options[0]]
        match.decision(seat).refresh()  # nobody has looked at them
        with monkeypatch.context() as patched:
            patched.setattr(Decision, "options", property(fail))
            for _ in range(2):
                with pytest.raises(Fault):
                    await playing.choose(tables, table_id, SECRET, seat, 0, [choice])
        assert (await tables.find(table_id)).match is match
        assert not match.broken
        assert len(log.errors) == 1
        await playing.choose(tables, table_id, SECRET, seat, 0, [choice])
        assert (await tables.find(table_id)).row.seq == 1

    run(tmp_path, scenario)


def test_players_are_told_in_their_language() -> None:
    for language in LANGUAGES:
        for key in ("client-broken", "refused-broken"):
            assert len(Words(language).say(Message(key)).split()) > 10
