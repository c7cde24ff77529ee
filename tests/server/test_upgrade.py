"""Tables that the server of a past release has stored go on, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery import Record
from orrery.server.schemas import Update, Verified
from tests.fixtures.party import Party
from tests.fixtures.releases import RELEASES, KeptTables, options_of_today, same, unfold_views, wishes_of_settings
from tests.server.harness import Browser, Server
from tests.server.services import Postgres

Browsers = dict[str, Browser]
MOVES = 4
"""How many more moves people make at each table."""
NUMBERED_ANEW = {"seats", "seq", "forked_at"}
"""What was a move in one release may be none in another, or several."""


@pytest.mark.parametrize("release", RELEASES)
def test_tables_stored_in_sqlite_go_on(release: str, tmp_path: Path) -> None:
    kept = KeptTables(release)
    kept.load_sqlite(tmp_path / "orrery.sqlite")
    go_on(kept, tmp_path)


@pytest.mark.parametrize("release", RELEASES)
def test_tables_stored_in_postgresql_go_on(release: str, tmp_path: Path, postgres: Postgres) -> None:
    kept = KeptTables(release)
    url = postgres.new_database()
    asyncio.run(kept.load_postgres(url))
    go_on(kept, tmp_path, look_back_every=8, DATABASE_URL=url)


def go_on(kept: KeptTables, folder: Path, *, look_back_every: int = 1, **settings: Any) -> None:
    """First look at all tables, while the bots are still; then play on at each, and look back at all or some."""
    numbers = stand_as_kept(kept, folder, **settings)
    with Server(folder, **settings) as server:
        browsers = browsers_of(kept, server)
        for then in kept.expected.values():
            PLAY[then["status"]](browsers, then)
        for purpose, then in [*kept.expected.items()][::look_back_every]:
            assert replay_differs(browsers, kept, then, numbers[purpose]) == [], purpose


@pytest.mark.parametrize("release", RELEASES)
def test_tables_go_on_under_rules_that_have_changed(release: str, tmp_path: Path) -> None:
    """From their last checkpoint: the rules' new version says that what came before cannot be replayed."""
    kept = KeptTables(release)
    kept.load_sqlite(tmp_path / "orrery.sqlite")
    raised: dict[str, Any] = {"hooks": True, "TEST_RULES": "raised from 1"}
    stand_as_kept(kept, tmp_path, **raised)
    with Server(tmp_path, **raised) as server:
        browsers = browsers_of(kept, server)
        for then in kept.expected.values():
            if then["status"] == "running":
                play_on(browsers, then)


def browsers_of(kept: KeptTables, server: Server) -> Browsers:
    """The people's browsers, as they come back."""
    return {name: server.browser(secret) for name, secret in kept.secrets.items()}


# How a table stands


def stand_as_kept(kept: KeptTables, folder: Path, **settings: Any) -> dict[str, int]:
    """Everyone sees at every table what was seen there when it was kept, as long as no bot moves.

    Gives the number of each table's last move.
    """
    numbers = {}
    with Server(folder, BOT_PAUSE=600, **settings) as server:
        browsers = browsers_of(kept, server)
        for purpose, then in kept.expected.items():
            assert differences(browsers, kept, then, grown="TEST_RULES" in settings) == [], purpose
            numbers[purpose] = browsers["Ann"].table(then["id"]).seq
    return numbers


def differences(browsers: Browsers, kept: KeptTables, then: dict[str, Any], *, grown: bool = False) -> list[str]:
    """What at a table is not as it was kept; rules that have changed may let one choose more."""
    now = msgspec.to_builtins(browsers["Ann"].table(then["id"])) | {"held": held(browsers, then["id"])}
    found = same(now, then, but=frozenset(NUMBERED_ANEW))
    for seat, before in zip(now["seats"], then["seats"], strict=True):
        found += same(seat, before, f"/seats/{seat['seat']}")
    if then["status"] != "open":
        views = unfold_views(then["views"])
        for name, seats in held(browsers, then["id"]).items():
            with browsers[name].live(then["id"]) as player:
                for seat in (None, *seats):
                    update = player.look_from(seat)
                    assert update.view is not None
                    assert "players" in update.view
                    found += same(update.view, views[seat], f"/view of {seat}", kept.changed)
                    found += question_differs(update, kept, then, grown)
                    found += wishes_differ(update, then)
    return found


def held(browsers: Browsers, table_id: str) -> dict[str, list[int]]:
    """Who holds which seats."""
    mine = {name: browser.table(table_id).mine for name, browser in browsers.items()}
    return {name: seats for name, seats in mine.items() if seats}


def question_differs(update: Update, kept: KeptTables, then: dict[str, Any], grown: bool) -> list[str]:
    """Whether a seat, or a spectator, is asked something else than when the table was kept."""
    question, decision = then["questions"].get(str(update.seat)), update.decision
    if question is None or decision is None:
        return [] if question is decision is None else [f"/question of {update.seat}: {question} is {decision}"]
    options = options_of_today(kept.release, then["game"], question["options"])
    offered = [tuple(option.choice) for option in decision.options]
    now = {"kind": decision.kind, "options": [option for option in offered if not grown or option in options]}
    return same(now, {"kind": question["kind"], "options": options}, f"/question of {update.seat}")


def wishes_differ(update: Update, then: dict[str, Any]) -> list[str]:
    """Whether a seat is asked more or less often than its player wished."""
    if update.seat is None:
        return []
    wishes = then["wishes"][str(update.seat)] if "wishes" in then else wishes_of_settings(view_of(then), update.seat)
    return same({one.name: one.value for one in update.preferences}, wishes, f"/wishes of {update.seat}")


def view_of(then: dict[str, Any]) -> dict[str, Any]:
    """What a spectator saw."""
    return unfold_views(then["views"])[None]


def replay_differs(browsers: Browsers, kept: KeptTables, then: dict[str, Any], at: int) -> list[str]:
    """Whether the past is still there: what each seat sees who looks back to where the table was kept."""
    if then["status"] == "open":
        return []
    views = unfold_views(then["views"])
    looks = [(browsers[name], seat) for name, seats in held(browsers, then["id"]).items() for seat in (None, *seats)]
    return [
        found
        for browser, seat in looks
        for found in same(browser.replay(then["id"], at, seat).view, views[seat], f"/replay for {seat}", kept.changed)
    ]


# How it goes on


def play_on(browsers: Browsers, then: dict[str, Any]) -> None:
    """The people make some more moves, and bots answer them; one may be taken back."""
    seats = {seat: browsers[name] for name, held in then["held"].items() for seat in held}
    people = {seat: browser for seat, browser in seats.items() if then["seats"][seat]["kind"] == "human"}
    with Party(then["id"], people) as party:
        before = party.table.seq
        for _ in range(MOVES):
            if party.table.status == "running":
                party.go_on()
        assert party.table.status == "over" or party.table.seq >= before + MOVES
        if party.table.status == "running" and len(people) > 1:
            party.take_back_by_agreement()


def look_back(browsers: Browsers, then: dict[str, Any]) -> None:
    """A finished game can still be verified and downloaded."""
    ann = browsers["Ann"]
    verified = ann.get(f"/api/tables/{then['id']}/verify", Verified)
    assert verified.verified, verified.problem
    record = Record.parse(ann.ask("GET", f"/api/tables/{then['id']}/record").text)
    assert record.result is not None
    assert record.result.winners == then["result"]["winners"]


def begin(browsers: Browsers, then: dict[str, Any]) -> None:
    """A table that was still open can be begun."""
    host = next(browser for browser in browsers.values() if browser.table(then["id"]).host)
    assert host.start(then["id"]).status == "running"


PLAY = {"running": play_on, "over": look_back, "open": begin}
