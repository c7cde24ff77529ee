"""What keeps pages, players and secrets safe."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from orrery.server.schemas import Propose, Say
from tests.server.harness import Browser, Player, Server, bot, me, seated

SAFETY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def check_headers(response: httpx.Response, status: int) -> None:
    assert response.status_code == status
    policy = response.headers.get_list("content-security-policy")
    assert len(policy) == 1, response.url
    rules = dict(rule.strip().split(" ", 1) for rule in policy[0].split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert "script-src" not in rules
    assert {name: response.headers[name] for name in SAFETY} == SAFETY


# Headers


def test_every_answer_carries_the_headers(ann: Browser) -> None:
    table_id = ann.create(me(), bot(), start=True)
    for path, status in {
        "/": 200,
        "/t/anything": 200,
        "/assets/app.js": 200,
        "/assets/nope.js": 404,
        "/nope": 404,
        "/health": 200,
        "/metrics": 200,
        "/schema/openapi.json": 200,
        "/api/games": 200,
        "/api/tables": 400,
        "/api/tables/nope": 404,
        f"/api/tables/{table_id}": 200,
        f"/api/tables/{table_id}/start": 405,
        f"/api/tables/{table_id}/verify": 403,
    }.items():
        check_headers(ann.ask("GET", path), status)
    check_headers(ann.http.post("/api/tables", content=b"x" * 65_000), 413)
    check_headers(ann.http.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"}), 403)


def test_the_assets_do_not_reach_out_of_their_folder(ann: Browser) -> None:
    for path in ("/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/..%2f..%2forrery.sqlite"):
        assert ann.http.get(path).status_code == 404


def test_a_body_that_is_too_large_without_saying_so(ann: Browser) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(8):
            yield b"x" * 10_000

    assert ann.http.post("/api/tables", content=pieces()).status_code == 413


# Cookies


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is reached over https only, and that takes few requests."""
    folder = tmp_path_factory.mktemp("strict")
    with Server(folder, SECURE_COOKIES="true", REQUESTS_A_MINUTE=8, PROXIES="none") as server:
        yield server


def cookie_of(server: Server) -> SimpleCookie:
    with httpx.Client() as http:
        return SimpleCookie(http.get(f"{server.url}/health").headers["set-cookie"])


def test_the_cookie_is_for_this_site_only(server: Server, strict: Server) -> None:
    first, second = cookie_of(server)["orrery"], cookie_of(server)["orrery"]
    assert first.value != second.value
    assert (first["httponly"], first["samesite"], first["path"], first["secure"]) == (True, "Lax", "/", "")
    assert int(first["max-age"]) > 60 * 60 * 24 * 300
    assert not first["domain"]
    assert cookie_of(strict)["orrery"]["secure"]


def test_a_browser_keeps_its_cookie_whatever_other_cookies_it_has(server: Server, ann: Browser) -> None:
    table_id = ann.create(me(), bot())
    for cookies in (f"a/b=1; orrery={ann.secret}", f'x="; orrery={ann.secret}', f"ä=ö;orrery={ann.secret};"):
        with httpx.Client(base_url=server.url) as http:
            response = http.get(f"/api/tables/{table_id}", headers={b"cookie": cookies.encode("latin-1")})
        assert response.json()["mine"] == [0]
        assert "set-cookie" not in response.headers


def test_a_cookie_that_is_none_of_ours_is_replaced(server: Server) -> None:
    for secret in ("", "short", "x" * 65):
        with httpx.Client(base_url=server.url) as http:
            assert "set-cookie" in http.get("/health", headers={"cookie": f"orrery={secret}"}).headers


# Other sites


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1", "http://[::1", ""])
def test_other_sites_can_neither_post_nor_listen(server: Server, ann: Browser, origin: str) -> None:
    table_id = ann.create(me(), bot())
    answer = ann.http.post(f"/api/tables/{table_id}/start", headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["detail"] == "this request comes from another site"
    assert ann.table(table_id).status == "open"
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table_id}/live"
    cookie = {"Cookie": f"orrery={ann.secret}"}
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin=Origin(origin), additional_headers=cookie):
        pass


def test_programs_that_are_no_browsers_name_no_site(server: Server, ann: Browser) -> None:
    table_id = ann.create(me(), bot())
    assert ann.http.post(f"/api/tables/{table_id}/start").status_code == 200


def test_too_many_requests(strict: Server) -> None:
    with httpx.Client(base_url=strict.url) as http:
        answers = [http.get("/api/games") for _ in range(9)]
        assert [answer.status_code for answer in answers].count(429) >= 1
        check_headers(answers[-1], 429)
        check_headers(http.get("/health"), 200)  # those who watch the server are not counted
        check_headers(http.get("/assets/app.js"), 200)


def test_nobody_is_believed_to_ask_for_others_but_who_stands_in_front(strict: Server) -> None:
    found = []
    for number in range(12):
        claimed = {"x-forwarded-for": f"192.0.2.{number}"}
        found.append(httpx.get(f"{strict.url}/api/games", headers=claimed).status_code)
    assert found.count(429) >= 2


# Trouble


def break_down(server: Server, when: str) -> None:
    """Let the database fail."""
    server.query(f"CREATE TRIGGER broken BEFORE {when} BEGIN SELECT json('broken'); END")


def test_what_goes_wrong_is_logged_without_secrets(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.may_complain = True
        ann, ben = server.browser(), server.browser()
        with seated(ann, ben) as (player, other):
            token = ann.table(player.table_id).seats[0].link.rpartition("/")[2]
            break_down(server, "INSERT ON moves")
            assert "can store nothing" in player.reason(player.choice())
            assert ann.table(player.table_id).seq == 0
            server.query("DROP TRIGGER broken")
            player.play(1)
            assert other.until(lambda update: update.seq == 1)
        table_id = ann.create(me(), bot())
        break_down(server, "UPDATE ON tables")  # which would write the seed into the header
        failed = ann.ask("POST", f"/api/tables/{table_id}/start")
        assert "can store nothing" in failed.json()["detail"]
        check_headers(failed, 503)
        assert ann.table(table_id).status == "open"
        server.query("DROP TRIGGER broken")
        assert ann.start(table_id).status == "running"
        said = server.said()
        assert said.count("malformed JSON") == 1  # the log repeats nothing within a minute
        assert "Traceback" not in said
        for secret in (ann.secret, ben.secret, token, server.seed(player.table_id), server.seed(table_id)):
            assert secret not in said


def test_news_that_cannot_be_told_end_the_connection(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.may_complain = True
        with seated(server.browser(), server.browser()) as (player, other):
            player.send(player.choice())
            other.until(lambda update: update.seq == 1)
            server.query("ALTER TABLE tables RENAME COLUMN rematch TO gone")
            player.send(Propose(player.seat, "undo"))  # a move would not be read again
            with pytest.raises(ConnectionClosed):
                other.until(lambda _: False)
            server.query("ALTER TABLE tables RENAME COLUMN gone TO rematch")
            with other.browser.live(player.table_id) as again:
                assert again.update.seq == 1


def test_nothing_is_logged_of_what_players_do(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.browser()
        table_id = ann.create(me("Ann"), bot(), start=True)
        link = ann.table(table_id).seats[0].link
        ann.http.get(link)
        with Player(ann, table_id) as player:
            player.send(Say("psst"))
            player.play(3)
            player.refused("nonsense")
        said = server.said()
        for secret in (ann.secret, link.rpartition("/")[2], server.seed(table_id), "psst", "Ann", table_id):
            assert secret not in said
