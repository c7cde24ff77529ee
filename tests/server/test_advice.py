"""Hints at the table and analyses of finished games, over the wire."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from orrery.bots.analysis import Analysis, analyse
from orrery.core import Match
from orrery.games import game
from orrery.server import adviser, lobby
from orrery.server.packs import Packs
from orrery.server.schemas import Created, NewTable
from orrery.server.tables import Tables
from tests.server.harness import Browser, bot, me, play_together, seated
from tests.server.inside import DEPRECATIONS, SECRET, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)


def hint(browser: Browser, table_id: str, seat: int = 0) -> tuple[int, dict[str, Any]]:
    answer = browser.http.post(f"/api/tables/{table_id}/hint", json={"seat": seat})
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("space-base", 1, {}), ("risk", 2, {}), ("starcraft", 1, {"random_galaxy": True, "random_factions": True})],
)
def test_a_hint_names_options_chances_and_reasons(
    ann: Browser, game: str, bots: int, options: dict[str, bool | int | str]
) -> None:
    wish = NewTable(game, [me(), *[bot()] * bots], options, start=True)
    table_id = ann.post("/api/tables", wish, Created).id
    with ann.live(table_id) as player:
        decision = player.until(player.asked).decision
    assert decision is not None
    status, found = hint(ann, table_id)
    assert status == 200
    suggestions = found["suggestions"]
    assert 1 <= len(suggestions) <= 4
    offered = [option.choice for option in decision.options]
    assert all(suggestion["choice"] in offered for suggestion in suggestions)
    if found["worlds"]:
        assert all(0 <= suggestion["chance"] <= 1 for suggestion in suggestions)


def test_a_hint_looks_on_from_what_is_on_the_list_but_never_past_what_nobody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: "1" * 64)  # or it were chance whether anything can be attacked

    async def place_a_unit(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("risk", [me("Ann"), me("Ben")], {"variant": "total-domination"}, start=True)
        table_id = await lobby.create(tables, wish, SECRET)
        live = await tables.find(table_id)

        def come_to_the_first_turn(match: Match[Any]) -> None:
            while match.decision(match.waiting[0]).kind != "deploy":
                match.play(match.waiting[0], match.decision(match.waiting[0]).options[0])

        await tables.move(live, come_to_the_first_turn)
        assert live.match is not None
        (seat,) = live.match.waiting
        one = next(option for option in live.match.decision(seat).options if option[0] == "place" and option[2] == 1)

        async def hint_after(*choices: Any) -> tuple[int, dict[str, Any]]:
            answer = await client.post(f"/api/tables/{table_id}/hint", json={"seat": seat, "choices": choices})
            return answer.status_code, answer.json()

        length = live.match.length
        status, found = await hint_after(one)
        offered = live.match.foresee(seat, [one]).match.decision(seat).options
        assert status == 200
        assert all(tuple(suggestion["choice"]) in offered for suggestion in found["suggestions"])
        status, refused = await hint_after(one, [*one[:2], 99])
        assert status == 400
        assert refused["say"]["key"].startswith("risk-")  # the game says why
        placing = [option for option in live.match.decision(seat).options if option[0] == "place"]
        everything = [option for option in placing if option[2] == max(int(each[2]) for each in placing)]
        rolled = next(
            [whole, attack]
            for whole in everything
            for attack in live.match.foresee(seat, [whole]).match.decision(seat).options
            if attack[0] == "invade"
        )
        status, refused = await hint_after(*rolled)
        assert (status, refused["say"]["key"]) == (403, "refused-no-hint-so-far")
        assert live.seats[seat].hints == 1  # what was refused is not counted
        assert live.match.length == length

    run(tmp_path, place_a_unit)


def test_hints_are_for_the_seat_that_is_asked_where_they_are_allowed(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me(), bot(), start=True, hints=False)
    assert not ann.table(table_id).hints
    status, refused = hint(ann, table_id)
    assert (status, refused["say"]["key"]) == (403, "refused-no-hints")
    assert hint(ben, table_id)[0] == 403
    clocked = ann.create(me(), bot(), clock={"bank": 600, "increment": 0})
    assert not ann.table(clocked).hints
    with seated(ann, ben) as (first, second):
        asked = first if first.seat in first.browser.table(first.table_id).waiting else second
        other = second if asked is first else first
        assert hint(other.browser, other.table_id, asked.seat)[0] == 403


def test_hints_are_counted_and_told_at_the_end(ann: Browser) -> None:
    table_id = ann.create(me(), bot(), start=True, options={"points_to_win": 10})
    with ann.live(table_id) as player:
        player.until(player.asked)
        hint(ann, table_id)
        assert ann.table(table_id).seats[0].hints == 0  # nobody need know while it is played
        play_together([player])
    assert [seat.hints for seat in ann.table(table_id).seats] == [1, 0]


def test_who_may_ask_for_hints_need_not_wait_for_the_process_that_works_them_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(adviser.Adviser, "get_ready", lambda self, name: begun.append(name))

    async def sit_down(client: httpx.AsyncClient, tables: Tables) -> None:
        with_hints, without, of_others = [
            await lobby.create(tables, NewTable(name, [me("Ann"), me("Ben"), bot()], start=True, hints=hints), secret)
            for name, hints, secret in (
                ("risk", True, SECRET),
                ("space-base", False, SECRET),
                ("space-base", True, "another"),
            )
        ]
        for table_id, status in ((without, 403), (of_others, 403), (with_hints, 204)):
            assert begun == []
            answer = await client.post(f"/api/tables/{table_id}/hint/soon", json={"seat": 0})
            assert answer.status_code == status
        assert begun == ["risk"]
        assert [seat.hints for seat in (await tables.find(with_hints)).seats] == [0, 0, 0]

    run(tmp_path, sit_down)


def test_the_adviser_begins_one_process_however_often_it_is_told_to_be_ready() -> None:
    async def ask() -> None:
        match = Match(game("space-base"), seats=2, seed=5)
        ready = adviser.Adviser(Packs())
        try:
            ready.get_ready("space-base")
            process = ready._process
            assert process is not None
            ready.get_ready("risk")
            found = await ready.hint(match, match.waiting[0])
            assert ready._process is process
            assert found.suggestions
            (worker,) = process._processes.values()
            assert worker.is_alive()
        finally:
            ready.end()
        assert worker.exitcode is not None  # gone, and waited for

    asyncio.run(ask())


def begin_shortly(table: str, pack: str | None, text: str) -> Analysis:
    """Begin to look into a game, at a few of its decisions and not for long; this runs in the adviser's process."""
    with patch.object(adviser, "analyse", partial(analyse, questions=3, budget=4000)):
        return begin(table, pack, text)


begin = adviser._begin


def test_a_finished_game_is_looked_into_and_that_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "_begin", begin_shortly)
    monkeypatch.setattr(lobby, "new_seed", lambda: "1" * 64)  # or it were chance whether there is anything to be found

    async def look(client: httpx.AsyncClient, tables: Tables) -> None:
        wish = NewTable("space-base", [me("Ann"), me("Ben")], {"points_to_win": 10}, start=True)
        table_id = await lobby.create(tables, wish, SECRET)
        path = f"/api/tables/{table_id}/analysis"
        assert (await client.get(path)).status_code == 403
        story = f"/api/tables/{table_id}/story"
        rng = random.Random(3)

        def play(match: Match[Any]) -> None:
            while not match.over:
                seat = match.waiting[0]
                match.play(seat, rng.choice(match.decision(seat).options))

        await tables.move(await tables.find(table_id), play)
        assert (await client.get(story)).json()["analysis"] is None  # nobody has asked, and this begins nothing
        seen: list[dict[str, Any]] = []
        while not seen or seen[-1]["done"] < seen[-1]["of"]:
            seen.append((await client.get(path)).raise_for_status().json())
            await asyncio.sleep(0.1)
        found = seen[-1]
        assert (seen[0]["done"], found["of"]) == (0, 3)
        assert await tables.store.analysis(table_id) is not None
        monkeypatch.setattr(adviser, "_begin", None)  # from now on from what is stored
        assert (await client.get(path)).json() == found
        assert (await client.get(story)).json()["analysis"] == found
        assert found["slips"]
        for slip in found["slips"]:
            assert slip["cost"] >= 2 * slip["error"]
            assert slip["better"]["key"]

    run(tmp_path, look, requests_a_minute=1_000_000)
