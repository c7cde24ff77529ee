"""Spoilt messages, some thousands of them; `make fuzz` sends hundreds of thousands."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from bench.fuzz import fuzz, spoilt
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.server import schemas
from tests.server.inside import DEPRECATIONS, Log, run

pytestmark = pytest.mark.filterwarnings(DEPRECATIONS)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)


def test_spoilt_messages_are_refused_with_a_sentence(tmp_path: Path) -> None:
    counted = asyncio.run(fuzz(1500, 7, tmp_path, say=lambda line: None))
    assert counted.http + counted.live >= 1500
    assert min(counted.http, counted.live) > 500
    wrong = (counted.failures, counted.tracebacks, counted.closed_without_a_word, counted.unanswered)
    assert wrong == (0, 0, 0, 0), counted.examples
    assert counted.answers["refused"] > 100
    assert {"200", "400", "403", "404"} <= {*counted.answers}


@pytest.mark.parametrize(
    ("where", "sign"),
    [("orrery.server.lobby.leave", "-> 500"), ("orrery.server.live.Connection.word", "-> closed with 4500")],
)
def test_this_test_would_find_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, sign: str) -> None:
    """A request that fails, and a live message that ends its connection."""

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("nobody foresaw this")

    monkeypatch.setattr(where, fail)
    counted = asyncio.run(fuzz(400, 7, tmp_path, say=lambda line: None))
    assert counted.failures > 0
    assert counted.tracebacks == counted.failures
    assert any(sign in example for example in counted.examples)


def test_a_spoilt_message_is_another_one() -> None:
    rng, message = random.Random(1), {"type": "choose", "seat": 0, "seq": 3, "choice": ["buy", "engle"]}
    made = [spoilt(message, rng) for _ in range(200)]
    assert message == {"type": "choose", "seat": 0, "seq": 3, "choice": ["buy", "engle"]}
    assert sum(each != message for each in made) > 180


BODIES: dict[str, type[msgspec.Struct]] = {
    "/api/tables": schemas.NewTable,
    "/api/tables/TABLE/join": schemas.Joining,
    "/api/tables/TABLE/leave": schemas.Leaving,
    "/api/tables/TABLE/seat": schemas.SeatLink,
    "/api/tables/TABLE/explain": schemas.Pointing,
    "/api/tables/TABLE/foresee": schemas.Foreseeing,
    "/api/tables/TABLE/fork": schemas.Forking,
    "/api/games/risk/fit": schemas.Fitting,
    "/api/games/risk/sketch": schemas.Sketching,
}


@st.composite
def bodies(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """A request with the right names and any values."""
    path = draw(st.sampled_from(sorted(BODIES)))
    names = [field.encode_name for field in msgspec.structs.fields(BODIES[path])]
    chosen = draw(st.lists(st.sampled_from(names), unique=True))
    return path, {name: draw(JSON) for name in chosen}


def test_any_values_under_the_right_names_are_answered(tmp_path: Path) -> None:
    async def scenario(client: httpx.AsyncClient, tables: Any) -> None:
        wish = {"game": "space-base", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await client.post("/api/tables", json=wish)).json()["id"]
        asked: list[tuple[str, bytes]] = []

        @settings(max_examples=100)
        @given(bodies())
        def gather(request: tuple[str, dict[str, Any]]) -> None:
            asked.append((request[0].replace("TABLE", table), msgspec.json.encode(request[1])))

        gather()
        for path, body in asked:
            answer = await client.post(path, content=body)
            assert answer.status_code < 500, (path, body)
            assert answer.status_code < 400 or answer.json()["detail"], (path, body)

    with Log() as log:
        run(tmp_path, scenario)
    assert "Traceback" not in log.text
