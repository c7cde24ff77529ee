"""How often a player wishes to be asked: kept with the seat, applied by every process, and nobody else's business."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.core import Match
from orrery.server import lobby, playing, thinking
from orrery.server.agreements import propose
from orrery.server.refusals import NotAllowed
from orrery.server.schemas import Clock, Created, NewTable, Ping, Pong, Prefer, PreferenceInfo, Update
from orrery.server.tables import Tables
from tests.server.harness import Browser, Player, me, vacant
from tests.server.inside import DEPRECATIONS, SECRET, run, served

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
THREE = [me("Ann"), me("Ben"), me("Cleo")]


async def match_of(tables: Tables, table_id: str) -> Match[Any]:
    match = (await tables.find(table_id)).match
    assert match is not None
    return match


async def play(tables: Tables, table_id: str, count: int, *, rng: random.Random) -> set[str]:
    """Make so many moves at random, if the game does not end; what was asked."""
    asked = set()
    for _ in range(count):
        match = await match_of(tables, table_id)
        if match.over:
            break
        seat = match.waiting[0]
        decision = match.decision(seat)
        asked.add(f"{seat} {decision.kind}")
        await playing.choose(tables, table_id, SECRET, seat, match.length, [[*rng.choice(decision.options)]])
    return asked


def begin(clock: Clock | None = None) -> NewTable:
    return NewTable("risk", THREE, clock=clock, start=True)


def test_a_preference_answers_with_moves_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: "5" * 64)  # or it were chance who is attacked

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, begin(Clock(100_000, 100)), SECRET)
        await playing.prefer(tables, table_id, SECRET, 0, "defence", "all")
        asked = await play(tables, table_id, 350, rng=random.Random(3))
        assert "0 defend" not in asked
        assert {"1 defend", "2 defend"} <= asked
        items = await tables.store.moves(table_id)
        auto = [item for item in items if item.get("auto")]
        assert auto  # how many there are is chance
        assert {item["seat"] for item in auto if item["choice"][0] == "defend"} == {0}
        assert all(item["choice"] == ["defend", 2] for item in auto if item["choice"][0] == "defend")
        match = await match_of(tables, table_id)
        assert match.length == len(items) > 350
        live = await tables.find(table_id)
        for seat in range(3):  # whoever does not think gets no time for it
            thought = sum(entry.seat == seat and not entry.auto for entry in match.choices)
            assert live.row.times["left"][seat] == pytest.approx(100_000 + 100 * thought, abs=60)
        assert match.record().verify(match.game).length == len(items)

    run(tmp_path, scenario)


def test_a_preference_is_kept_with_the_seat(tmp_path: Path) -> None:
    tables_made = []

    async def before(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, begin(), SECRET)
        tables_made.append(table_id)
        await playing.prefer(tables, table_id, SECRET, 1, "cards", "decline")
        await playing.prefer(tables, table_id, SECRET, 1, "defence", "all")
        await playing.prefer(tables, table_id, SECRET, 1, "defence", "ask")
        await play(tables, table_id, 30, rng=random.Random(1))

    async def after(client: httpx.AsyncClient, tables: Tables) -> None:
        match = await match_of(tables, tables_made[0])
        lasting = [{name: match.preferences(seat)[name] for name in ("defence", "cards")} for seat in range(3)]
        assert lasting == [
            {"defence": "ask", "cards": "ask"},
            {"defence": "ask", "cards": "decline"},
            {"defence": "ask", "cards": "ask"},
        ]

    run(tmp_path, before)
    run(tmp_path, after)


def test_a_window_for_cards_closes_by_itself_after_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOMENT", 0.3)

    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", [me(name) for name in "ABCDEF"], start=True), SECRET)
        rng = random.Random(5)
        while "cards" not in {question.split()[1] for question in await play(tables, table_id, 1, rng=rng)}:
            assert (await match_of(tables, table_id)).length < 600
        match = await match_of(tables, table_id)
        while match.decision(match.waiting[0]).kind != "cards":
            await play(tables, table_id, 1, rng=rng)
            match = await match_of(tables, table_id)
        seat, before = match.waiting[0], match.length
        begun = time.monotonic()
        await playing.prefer(tables, table_id, SECRET, seat, "cards", "moment")
        await playing.prefer(tables, table_id, SECRET, seat, "cards", "ask")
        await asyncio.sleep(0.5)
        assert match.length == before, "the wish was taken back in time"
        begun = time.monotonic()
        await playing.prefer(tables, table_id, SECRET, seat, "cards", "moment")
        while match.length == before:
            assert time.monotonic() < begun + 20
            await asyncio.sleep(0.05)
        assert time.monotonic() >= begun + 0.3
        await tables.find(table_id)  # it is locked until the move is stored
        (answered, *_) = (await tables.store.moves(table_id))[before:]
        assert (answered["seat"], answered["choice"], answered["auto"]) == (seat, ["pass"], True)

    run(tmp_path, scenario)


def test_every_process_applies_it(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite'}"
        async with served(url) as one, served(url) as other:
            table_id = await lobby.create(one, begin(), SECRET)
            await match_of(other, table_id)  # so that it is known there before
            for seat in range(3):
                await playing.prefer(one, table_id, SECRET, seat, "defence", "all")
            asked = await play(other, table_id, 120, rng=random.Random(2))
            assert not any("defend" in question for question in asked)
            assert (await match_of(one, table_id)).items_since(0) == (await match_of(other, table_id)).items_since(0)

    run(tmp_path, scenario)


def test_what_is_refused(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, NewTable("risk", THREE), SECRET)
        with pytest.raises(NotAllowed, match="The game is not running"):
            await playing.prefer(tables, table_id, SECRET, 0, "defence", "all")
        await lobby.start(tables, table_id, SECRET)
        for name, value in (("naps", "all"), ("defence", "never"), ("", ""), ("defence", "decline")):
            with pytest.raises(NotAllowed, match="There is no such setting here"):
                await playing.prefer(tables, table_id, SECRET, 0, name, value)
        for secret, seat in (("somebody else's secret", 0), (SECRET, 3), (SECRET, -1)):
            with pytest.raises(NotAllowed, match="This is not your seat"):
                await playing.prefer(tables, table_id, secret, seat, "defence", "all")
        domination = NewTable("risk", THREE, {"variant": "total-domination"}, start=True)
        table_id = await lobby.create(tables, domination, SECRET)
        with pytest.raises(NotAllowed):  # no card is ever played there
            await playing.prefer(tables, table_id, SECRET, 0, "cards", "decline")
        assert all(not row.preferences for row in await tables.store.seats(table_id))

    run(tmp_path, scenario)


def test_a_bot_that_takes_a_seat_over_decides_for_itself(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Tables) -> None:
        table_id = await lobby.create(tables, begin(), SECRET)
        await playing.prefer(tables, table_id, SECRET, 0, "defence", "all")
        await propose(tables, table_id, SECRET, 1, "takeover", 0)
        assert (await match_of(tables, table_id)).preferences(0)["defence"] == "ask"

    run(tmp_path, scenario)


# Over the wire


def preferences(update: Update) -> dict[str, PreferenceInfo]:
    return {preference.name: preference for preference in update.preferences}


@pytest.fixture
def players(ann: Browser, ben: Browser, cleo: Browser) -> Any:
    """Ann, Ben and Cleo at a table of Risk, and somebody who watches."""
    table_id = ann.post("/api/tables", NewTable("risk", [me("Ann"), vacant(), vacant()]), Created).id
    for browser, name in ((ben, "Ben"), (cleo, "Cleo")):
        browser.join(table_id, name)
    ann.start(table_id)
    with (
        ann.live(table_id) as first,
        ben.live(table_id) as second,
        cleo.live(table_id) as third,
        ann.server.browser().live(table_id) as spectator,
    ):
        yield [first, second, third, spectator]


def silence(player: Player) -> bool:
    """Whether nothing is told before the answer to a ping."""
    player.send(Ping())
    return isinstance(player.receive(), Pong)


def test_nobody_else_hears_of_a_preference(players: list[Player]) -> None:
    first, *others = players
    for player in players:
        while not silence(player):
            pass
    first.send(Prefer(0, "defence", "all"))
    first.until(lambda update: preferences(update)["defence"].value == "all")
    assert all(silence(player) for player in others)
    for _ in range(40):
        latest = max(players[:3], key=lambda player: player.update.seq)
        for player in players:
            player.until(lambda update, latest=latest: update.seq >= latest.update.seq)  # type: ignore[misc]
        next(player for player in players[:3] if player.seat in latest.update.table.waiting).play(1)
    for player in others:
        told = "".join(player.frames)
        assert '"auto"' not in told
        for frame in map(json.loads, player.frames):
            if frame["type"] == "update":
                assert all(preference["value"] == "ask" for preference in frame["preferences"])
                assert frame["seat"] is not None or frame["preferences"] == []
    assert first.browser.replay(first.table_id, 3, 0).preferences == []


def test_a_preference_comes_with_words_and_what_it_would_answer(players: list[Player]) -> None:
    first = players[0]
    found = preferences(first.update)
    assert list(found) == ["defence", "cards"]
    defence = found["defence"]
    assert defence.say.key == "risk-prefer-defence"
    assert [(value.value, value.say.key) for value in defence.values] == [
        ("ask", "risk-prefer-defence-ask"),
        ("all", "risk-prefer-defence-all"),
    ]
    assert defence.lasting
    attacked = [player for player in players[:3] if defends(player)]
    while not attacked:
        latest = max(players[:3], key=lambda player: player.update.seq)
        for player in players[:3]:
            player.until(lambda update, latest=latest: update.seq >= latest.update.seq)  # type: ignore[misc]
        next(player for player in players[:3] if player.seat in latest.update.table.waiting).play(1)
        attacked = [player for player in players[:3] if defends(player)]
    values = {value.value: value.answers for value in preferences(attacked[0].update)["defence"].values}
    assert values == {"ask": None, "all": ["defend", 2]}


def defends(player: Player) -> bool:
    return player.update.decision is not None and player.update.decision.kind == "defend"
