"""What is served where: the client at every address people see, and a page of its own where there is nothing."""

from __future__ import annotations

import httpx
import pytest

from tests.server.harness import Server


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/t/abc", 200), ("/nowhere", 404), ("/deep/er/still", 404)])
def test_people_always_get_a_page(server: Server, path: str, status: int) -> None:
    answer = httpx.get(f"{server.url}{path}", headers={"accept": "text/html"})
    assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert "<title>Orrery</title>" in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js", "/nothing.svg"])
def test_programs_are_told_that_nothing_is_there(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}", headers={"accept": "application/json"})
    assert answer.status_code == 404
    assert "<title>" not in answer.text
