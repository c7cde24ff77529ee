"""Hints at the table and analyses of finished games, over the wire."""

from __future__ import annotations

import time
from typing import Any

import pytest

from orrery.server.schemas import Created, NewTable
from tests.server.harness import PATIENCE, Browser, bot, me, play_together, seated


def hint(browser: Browser, table_id: str, seat: int = 0) -> tuple[int, dict[str, Any]]:
    answer = browser.http.post(f"/api/tables/{table_id}/hint", json={"seat": seat})
    return answer.status_code, answer.json()


def analysis(browser: Browser, table_id: str) -> tuple[int, dict[str, Any]]:
    answer = browser.http.get(f"/api/tables/{table_id}/analysis")
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


def test_a_finished_game_is_looked_into_and_that_is_kept(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me(), bot(), start=True, options={"points_to_win": 10})
    assert analysis(ann, table_id)[0] == 403
    with ann.live(table_id) as player:
        play_together([player])
    end = time.monotonic() + 6 * PATIENCE
    status, found = analysis(ann, table_id)
    while found["done"] < found["of"]:
        assert time.monotonic() < end
        time.sleep(0.2)
        status, found = analysis(ann, table_id)
        assert status == 200
    assert analysis(ben, table_id) == (200, found)  # from what is stored
    for slip in found["slips"]:
        assert slip["cost"] >= 2 * slip["error"]
        assert slip["better"]["key"]
