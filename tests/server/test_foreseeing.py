"""What choices would lead to, over the wire: the seat that is asked may look ahead, as far as nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import Browser, Player, seated


@pytest.fixture
def players(ann: Browser, ben: Browser) -> Iterator[list[Player]]:
    """Ann and Ben, both asked for the first time."""
    with seated(ann, ben) as players:
        yield players


def foresee(player: Player, seat: int, *choices: list[str | int]) -> tuple[int, dict[str, Any]]:
    path = f"/api/tables/{player.table_id}/foresee"
    answer = player.browser.http.post(path, json={"seat": seat, "choices": choices})
    return answer.status_code, answer.json()


def test_nothing_changes_by_looking_ahead(players: list[Player]) -> None:
    ann, _ = players
    before = ann.browser.table(ann.table_id).seq
    status, seen = foresee(ann, ann.seat)
    assert (status, seen["taken"], seen["ends"], seen["refused"]) == (200, 0, False, None)
    assert seen["decision"]["seat"] == ann.seat
    assert ann.browser.table(ann.table_id).seq == before


def test_what_is_not_allowed_is_refused_with_the_rule(players: list[Player]) -> None:
    ann, _ = players
    status, seen = foresee(ann, ann.seat, ["buy", "nonsense"])
    assert (status, seen["taken"]) == (200, 0)
    assert seen["refused"]["key"]


def test_nobody_looks_past_somebody_elses_question(players: list[Player]) -> None:
    ann, _ = players
    _, now = foresee(ann, ann.seat)
    choice = now["decision"]["options"][0]["choice"]
    _, seen = foresee(ann, ann.seat, choice)
    assert (seen["taken"], seen["ends"]) == (0, True)
    assert seen["view"] == now["view"]


def test_only_the_seat_that_is_asked_may_look(players: list[Player]) -> None:
    ann, ben = players
    assert foresee(ann, ben.seat)[0] == 403
    ann.play(1)
    assert foresee(ann, ann.seat)[0] == 403
    too_many: list[list[str | int]] = [["x"]] * 65
    assert foresee(ben, ben.seat, *too_many)[0] == 400
