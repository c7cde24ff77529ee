"""What is told is made once for all who see the same, and of a long game no more than what is new is gone through."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.core.log import placed, placed_backwards
from orrery.server import scene
from orrery.server.live import Connection
from orrery.server.scene import Log
from orrery.server.telling import log_lines, news_from
from tests.server.test_changes import play as played
from tests.server.test_store import Screen, sqlite, two_at_a_table
from tests.server.test_store import play as play_on


def test_a_view_is_made_and_compared_once_however_many_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()

    def counting(name: str) -> Callable[..., Any]:
        make = getattr(scene, name)

        def counted(*given: Any, **options: Any) -> Any:
            calls[name] += 1
            return make(*given, **options)

        return counted

    async def scenario() -> None:
        async with two_at_a_table(sqlite(tmp_path)) as (tables, live, players):
            screens: list[Any] = [Screen() for _ in range(10)]
            watching = [
                Connection(screen, tables, live.row.id, f"a-secret-of-number-{number}", brief=True)
                for number, screen in enumerate(screens)
            ]
            for connection in watching:
                await connection.tell()
            for name in ("make_update", "compare", "event_info"):
                monkeypatch.setattr(scene, name, counting(name))
            before = len(live.match.events) if live.match is not None else 0
            await play_on(tables, live, [*players, *watching], 10)
            assert live.match is not None
            assert calls["make_update"] == calls["compare"] == 3 * 10  # each player, and all others
            assert calls["event_info"] == len(live.match.events) - before
            told = [[json.loads(message) for message in screen.messages] for screen in screens]
            assert [message["number"] for message in told[0][1:]] == [*range(1, 11)]
            assert all(messages == told[0] for messages in told)

    asyncio.run(scenario())


def test_who_comes_later_is_told_the_same_under_other_numbers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_at_a_table(sqlite(tmp_path)) as (tables, live, players):
            screens: list[Any] = [Screen(), Screen()]
            early, late = (
                Connection(screen, tables, live.row.id, f"a-secret-of-{number}", brief=True)
                for number, screen in enumerate(screens)
            )
            await early.tell()
            await play_on(tables, live, [*players, early], 3)
            await late.tell()
            await play_on(tables, live, [*players, early, late], 2)
            news = [[json.loads(message) for message in screen.messages[-2:]] for screen in screens]
            assert [message.pop("number") for message in news[0]] == [4, 5]
            assert [message.pop("number") for message in news[1]] == [1, 2]
            assert news[0] == news[1]

    asyncio.run(scenario())


def test_what_one_browser_sees_of_its_seats_no_other_is_told(tmp_path: Path) -> None:
    """The links of seats are in what is shared by all who look in the same way: nobody else looks in that way."""

    async def scenario() -> None:
        async with two_at_a_table(sqlite(tmp_path)) as (tables, live, players):
            spectator: Any = Screen()
            await Connection(spectator, tables, live.row.id, "a-secret-of-somebody").tell()
            links = []
            for player in players:
                await player.look(None)  # as spectators, but in their own browsers
                screen: Any = player.socket
                table = json.loads(screen.messages[-1])["table"]
                links.append([seat["link"] for seat in table["seats"]])
            assert [[bool(link) for link in own] for own in links] == [[True, False], [False, True]]
            assert [seat["link"] for seat in json.loads(spectator.messages[-1])["table"]["seats"]] == ["", ""]

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["space-base", "risk"])
def test_the_log_is_read_on_as_it_would_be_read_anew(game: str) -> None:
    logs = {seat: Log() for seat in (None, 0, 1)}
    told: dict[int | None, list[Any]] = {seat: [] for seat in logs}
    for match in played(game, 5, 250):
        for seat, log in logs.items():
            lines = log.lines(match, seat)
            anew = log_lines(match, seat)
            assert lines == anew
            pairs = zip(told[seat], anew, strict=False)
            same = next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(told[seat]), len(anew)))
            assert news_from(match, seat, lines, told[seat]) == same
            told[seat] = lines


def test_choices_that_stand_are_found_from_the_end_as_from_the_beginning() -> None:
    for match in played("space-base", 6, 250):
        items = match.items_since(match.known_since)
        assert [*placed_backwards(items)] == placed(items)[::-1]
