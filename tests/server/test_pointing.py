"""Why not, over the wire: the seat that is asked learns why something can't be chosen; nobody else does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Browser, Player, seated


@pytest.fixture
def players(ann: Browser, ben: Browser) -> Iterator[list[Player]]:
    """Ann and Ben, both asked for the first time."""
    with seated(ann, ben) as players:
        yield players


def ask(player: Player, seat: int, *things: str) -> tuple[int, dict[str, object]]:
    answer = player.browser.http.post(f"/api/tables/{player.table_id}/explain", json={"seat": seat, "things": things})
    return answer.status_code, answer.json()


def test_the_seat_that_is_asked_learns_why(players: list[Player]) -> None:
    ann, _ = players
    before = ann.browser.table(ann.table_id).seq
    status, reason = ask(ann, ann.seat, f"sector:{ann.seat}:12")
    assert status == 200
    assert str(reason["key"]).startswith(("refused-", "space-base-refused-"))
    assert str(reason["rule"]).startswith("SB-")
    assert ann.browser.table(ann.table_id).seq == before


def test_others_do_not(players: list[Player]) -> None:
    ann, ben = players
    assert ask(ann, ben.seat, "card:duke")[0] == 403
    ann.play(1)
    assert ann.browser.table(ann.table_id).waiting == [ben.seat]
    status, said = ask(ann, ann.seat, "card:duke")
    assert (status, said["say"]["key"]) == (403, "refused-not-asked")  # type: ignore[index]


def test_nonsense_is_refused_or_explained(players: list[Player]) -> None:
    ann, _ = players
    assert ask(ann, ann.seat)[0] == 400
    assert ask(ann, ann.seat, *["card:duke"] * 13)[0] == 400
    assert ask(ann, ann.seat, "")[0] == 200
