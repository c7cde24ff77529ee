"""A server that is killed, rules that change, bots that misbehave: the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from orrery.server.schemas import Update, Verified
from tests.server.harness import LIGHT_SPEED, Browser, Player, Server, bot, eventually, me


def think_then_kill(server: Server, player: Player) -> None:
    """Play some moves, and pull the plug while a bot is thinking."""
    player.play(4)
    while not player.update.table.waiting or 0 in player.update.table.waiting:
        if player.asked(player.update):
            player.answer()
        else:
            player.hear()
    server.kill()


def went_on(browser: Browser, since: Update) -> bool:
    return browser.table(since.table.id).seq > since.seq


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, BOT_PAUSE=0.05) as server:
        secret = server.browser().secret
        table_id = server.browser(secret).create(me("Ann"), bot(), bot(), start=True)
        for _ in range(2):
            with server.browser(secret).live(table_id) as player:
                think_then_kill(server, player)
            acknowledged = player.update
            ann = server.start().browser(secret)
            again = ann.replay(table_id, acknowledged.seq, 0)
            assert (again.view, again.seq) == (acknowledged.view, acknowledged.seq)
            eventually(partial(went_on, ann, acknowledged))  # nobody had to wake the bots
        with ann.live(table_id) as player:
            player.play()
        assert ann.get(f"/api/tables/{table_id}/verify", Verified).verified


@pytest.mark.parametrize("moves", [3, 40], ids=["before the first checkpoint", "later"])
def test_a_running_table_outlives_a_change_of_the_rules(tmp_path: Path, moves: int) -> None:
    with Server(tmp_path, hooks=True) as server:
        ann = server.browser()
        table_id = ann.create(me("Ann"), me("Amy"), options=LIGHT_SPEED, start=True)
        finished = finish_a_game(ann)
        with ann.live(table_id) as player:
            for _ in range(moves):
                player.play_any_seat()
            before = player.update
    with Server(tmp_path, hooks=True, TEST_RULES="raised") as server:
        ann = server.browser(ann.secret)
        assert ann.tables("mine") == [table_id, finished]
        with ann.live(table_id) as player:
            assert player.update.seq == before.seq
            assert player.look_from(before.seat).view == before.view
            for _ in range(30):  # over the next checkpoint, or to the end
                if player.update.table.status != "over":
                    player.play_any_seat()
            assert player.update.seq >= before.seq + 30 or player.update.table.status == "over"


def finish_a_game(browser: Browser) -> str:
    table_id = browser.create(me("Ann"), bot(), start=True)
    with browser.live(table_id) as player:
        player.play()
    return table_id


@pytest.fixture(scope="module")
def wild(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("wild"), hooks=True, BOT_SECONDS=4) as server:
        yield server


@pytest.mark.parametrize("kind", ["dying", "raising", "cheating", "babbling", "hanging"])
def test_a_bot_that_misbehaves_is_helped_out(wild: Server, kind: str) -> None:
    ann = wild.browser()
    table_id = ann.create(me("Ann"), bot(kind, "Rascal"), options=LIGHT_SPEED, start=True)
    with ann.live(table_id) as player:
        player.play(1)
        line = player.until_said("client-bot-rescued")
        assert line.say is not None
        assert line.say.arguments == {"name": "Rascal"}
        player.until(lambda update: update.seq >= 2)
    assert "orrery_bot_rescues_total 0" not in ann.ask("GET", "/metrics").text
