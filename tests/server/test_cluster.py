"""Two processes with one PostgreSQL and one Redis serve the same tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.server.schemas import Choose, Ping, Pong, Propose, Refused, Say, Verified
from tests.server.harness import LIGHT_SPEED, Player, Server, at_once, bot, eventually, me, play_together, vacant
from tests.server.services import Postgres, Redis, run_redis


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[list[Server]]:
    """Two processes, both started at once on an empty database."""
    address = postgres.new_database()
    servers = [Server(tmp_path_factory.mktemp(name), DATABASE_URL=address, CHANNELS_URL=redis.url) for name in "ab"]
    with ExitStack() as stack:
        at_once([server.start for server in servers])
        for server in servers:
            stack.callback(server.stop)
        yield servers


def check_that_nobody_saw_a_lost_move(players: list[Player]) -> None:
    """What was shown under a number is what the record has under that number."""
    table_id = players[0].table_id
    record = orrery.Record.parse(players[0].browser.ask("GET", f"/api/tables/{table_id}/record").text)
    match = record.replay(orrery.game("space-base"), 0, narrate=False)
    views = []
    for item in (None, *record.items):
        if item is not None:
            match.enact(item, from_seed=False)
        views.append({seat: match.view(seat) for seat in (None, *range(match.seats))})
    for player in players:
        for frame in player.frames:
            message = json.loads(frame)
            if message["type"] == "update":
                assert message["view"] == views[message["seq"]][message["seat"]]


def test_players_at_different_processes_play_a_whole_game(pair: list[Server]) -> None:
    ann, ben, cleo = pair[0].browser(), pair[1].browser(), pair[1].browser()
    table_id = ann.create(me("Ann"), vacant(), bot(), options=LIGHT_SPEED, public=True)
    assert table_id in ben.tables("open")
    ben.join(table_id, "Ben")
    ann.start(table_id)
    with ann.live(table_id) as first, ben.live(table_id) as second, cleo.live(table_id) as spectator:
        spectator.send(Say("hello, other process"))
        ends = play_together([first, second])
        spectator.until(lambda update: update.table.status == "over")
        assert [line.text for line in first.lines] == ["hello, other process"]
        assert ends[0].table.result == ends[1].table.result == spectator.update.table.result
        check_that_nobody_saw_a_lost_move([first, second, spectator])
    for browser in (ann, ben):
        assert browser.get(f"/api/tables/{table_id}/verify", Verified).verified


def test_who_is_there_is_known_to_both_processes(pair: list[Server]) -> None:
    ann, ben = pair[0].browser(), pair[1].browser()
    table_id = ann.create(me("Ann"), vacant(), options=LIGHT_SPEED)
    ben.join(table_id, "Ben")
    with ben.live(table_id) as other:
        with ann.live(table_id) as player:  # comes later than what the other process has told
            player.until(lambda update: [seat.online for seat in update.table.seats] == [True, True])
            other.until(lambda update: [seat.online for seat in update.table.seats] == [True, True])
        other.until(lambda update: [seat.online for seat in update.table.seats] == [False, True])


def test_of_two_processes_that_race_for_a_move_one_wins(pair: list[Server]) -> None:
    ann = pair[0].browser()
    twin = pair[1].browser(ann.secret)  # the same seats, at the other process
    table_id = ann.create(me("Ann"), me("Amy"), options=LIGHT_SPEED, start=True)
    with ann.live(table_id) as one, twin.live(table_id) as other:
        for _ in range(25):
            other.until(one.same)
            for player in (one, other):
                player.look_from(one.update.table.waiting[0])
            before = one.update.seq
            choices = [one.choice(0), other.choice(-1)]
            answers = at_once([partial(outcome, one, choices[0]), partial(outcome, other, choices[1])])
            assert sorted(answers) == ["refused", "taken"]
            for player in (one, other):
                player.until(lambda update, before=before: update.seq > before)  # type: ignore[misc]
        for seat in (1, 0):  # bots may end it
            one.send(Propose(0, "takeover", seat))
        for player in (one, other):
            player.until(lambda update: update.table.status == "over")
        check_that_nobody_saw_a_lost_move([one, other])


def outcome(player: Player, choice: Choose) -> str:
    """Whether a choice was taken or refused; either way all that comes of it has been heard."""
    player.send(choice)
    player.send(Ping())
    found = "taken"
    while not isinstance(message := player.receive(), Pong):
        found = "refused" if isinstance(message, Refused) else found
    return found


def test_a_process_that_is_killed_is_not_missed(pair: list[Server]) -> None:
    ann, ben = pair[0].browser(), pair[1].browser()
    table_id = ann.create(me("Ann"), vacant(), bot(), options=LIGHT_SPEED)
    ben.join(table_id, "Ben")
    ann.start(table_id)
    with ann.live(table_id) as player, ben.live(table_id) as other:
        player.play(1)
        pair[0].kill()
        with pair[1].browser(ann.secret).live(table_id) as moved:
            assert moved.update.seq >= player.update.seq
            play_together([moved, other])
    pair[0].start()
    assert pair[0].browser(ann.secret).table(table_id).status == "over"


def test_a_redis_that_restarts_is_missed_by_nobody(tmp_path: Path, postgres: Postgres) -> None:
    """Without it each process serves its own players; when it is back, all see what they have missed."""
    address = postgres.new_database()
    with run_redis() as redis, ExitStack() as stack:
        servers = [
            stack.enter_context(Server(folder(tmp_path / name), DATABASE_URL=address, CHANNELS_URL=redis.url))
            for name in "ab"
        ]
        for server in servers:
            server.may_complain = True
        ann, ben = (server.browser() for server in servers)
        table_id = ann.create(me("Ann"), vacant(), options=LIGHT_SPEED)
        ben.join(table_id, "Ben")
        ann.start(table_id)
        with ann.live(table_id) as first, ben.live(table_id) as second:
            first.play(1)
            second.until(first.same)
            redis.stop()
            second.play(1)  # it is told here
            with servers[0].browser().live(table_id) as late:  # and one can still come
                assert late.update.seq == 2
                redis.start()
                for player in (first, late):
                    player.until(lambda update: update.seq == 2)  # what was missed
            play_together([first, second])  # and all is as before
        for server in servers:
            assert "Traceback" not in server.said()


def folder(path: Path) -> Path:
    path.mkdir()
    return path


def test_another_process_looks_after_the_bots_of_one_that_died(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared: dict[str, Any] = {"DATABASE_URL": postgres.new_database(), "CHANNELS_URL": redis.url, "BOT_SECONDS": 2}
    with Server(folder(tmp_path / "b"), **shared) as other:
        slow = Server(folder(tmp_path / "a"), **shared, BOT_PAUSE=60).start()
        ann = slow.browser()
        table_id = ann.create(me("Ann"), bot(), options=LIGHT_SPEED, start=True)
        with ann.live(table_id) as player:
            player.play(1)
        ann.http.close()
        slow.kill()
        watching = other.browser()
        assert watching.table(table_id).waiting == [1]
        eventually(lambda: watching.table(table_id).seq > 1)  # though nobody is connected


def test_characters_that_postgresql_cannot_store_are_refused(pair: list[Server]) -> None:
    ann = pair[0].browser()
    assert ann.refused("GET", "/api/tables/%00") == (404, "There is no such table.")
    for wish in ({"name": "nul \0"}, {"seats": [me("nul \0"), bot()]}):
        body = {"game": "space-base", "seats": [me(), bot()], **wish}
        assert ann.refused("POST", "/api/tables", body)[0] == 400
