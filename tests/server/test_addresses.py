"""What is served where: the client at every address people see, and a page of its own where there is nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from orrery.server.pages import Client
from tests.server.harness import Browser, Server, bot, me


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


def test_the_clients_files_come_compressed_and_for_good(server: Server) -> None:
    folder = server.folder / "client" / "assets"
    for name, content in (("a.js", "plain"), ("a.js.br", "brotli"), ("a.js.gz", "zipped"), ("b.css", "style")):
        (folder / name).write_text(content)

    def fetched(name: str, accepted: str) -> tuple[str, str | None]:
        with httpx.stream("GET", f"{server.url}/assets/{name}", headers={"accept-encoding": accepted}) as answer:
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["vary"] == "accept-encoding"
            return b"".join(answer.iter_raw()).decode(), answer.headers.get("content-encoding")

    assert fetched("a.js", "gzip, deflate, br") == ("brotli", "br")
    assert fetched("a.js", "gzip") == ("zipped", "gzip")
    assert fetched("a.js", "identity") == ("plain", None)
    assert fetched("b.css", "gzip, br") == ("style", None)
    for name in ("..%2Findex.html", "c.js"):
        assert httpx.get(f"{server.url}/assets/{name}").status_code == 404


def test_the_page_of_a_table_names_what_its_game_needs(tmp_path: Path) -> None:
    chunks = {
        "index.html": {"file": "assets/index.js", "imports": ["_core.js"]},
        "_core.js": {"file": "assets/core.js", "css": ["assets/core.css"]},
        "src/lib/early.ts": {"file": "assets/early.js"},
        "src/pages/Table.svelte": {"file": "assets/table.js", "imports": ["_core.js", "_frame.js"]},
        "_frame.js": {"file": "assets/frame.js", "css": ["assets/frame.css"]},
        "src/games/risk/index.ts": {"file": "assets/risk.js", "imports": ["_frame.js"]},
        "src/games/starcraft/index.ts": {"file": "assets/starcraft.js"},
        "src/words/en/core.ts": {"file": "assets/en.js"},
        "src/words/de/core.ts": {"file": "assets/de.js"},
        "src/words/de/risk.ts": {"file": "assets/de-risk.js"},
    }
    (tmp_path / "manifest.json").write_text(json.dumps(chunks))
    (tmp_path / "index.html").write_text("<head><title>Orrery</title></head>")
    client = Client(tmp_path)
    text = client.page(client.table_head("abc", "risk", "f00", "de"))
    assert text.startswith("<head><title>Orrery</title>  <meta")
    assert text.endswith("</head>")
    assert re.findall(r'(?:href|src)="([^"]+)"', text) == [
        "/assets/early.js",
        "/assets/table.js",
        "/assets/risk.js",
        "/assets/de.js",
        "/assets/de-risk.js",
        "/assets/frame.js",
        "/assets/frame.css",
        "/api/tables/abc/components/f00",
    ]
    assert '<meta name="orrery-table" content="abc" data-game="risk" />' in text


def test_the_lobby_says_how_many_games_are_ones_own(ann: Browser) -> None:
    assert '<meta name="orrery-my-games" content="0" />' in ann.ask("GET", "/").text
    ann.create(me("Ann"), bot(), start=True)
    assert '<meta name="orrery-my-games" content="1" />' in ann.ask("GET", "/").text


def test_only_pages_of_tables_that_exist_say_something_about_them(ann: Browser) -> None:
    table_id = ann.create(me("Ann"), bot())
    assert f'content="{table_id}" data-game="space-base"' in ann.ask("GET", f"/t/{table_id}").text
    for path in ("/", "/t/nothing", f"/t/{table_id}/replay", f"/t/{table_id}/seat/secret"):
        assert "orrery-table" not in ann.ask("GET", path).text
