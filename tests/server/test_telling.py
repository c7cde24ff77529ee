"""What browsers are told of a game: where each line of the log comes from, how far an undo goes, and its story."""

from __future__ import annotations

import json
from typing import Any

from orrery.server.schemas import Propose, Redo, Respond, StoryInfo, Undo
from tests.server.harness import LIGHT_SPEED, Browser, Player, bot, me, seated


def log_of(player: Player) -> list[dict[str, Any]]:
    """All lines that a connection was told, as they stand now."""
    log: list[dict[str, Any]] = []
    for frame in player.frames:
        message = json.loads(frame)
        if message["type"] == "update":
            log[message["events_from"] :] = message["events"]
    return log


def play_until_free(players: list[Player]) -> Player:
    """All play until somebody's undo is free. Who that is."""
    while True:
        latest = max(players, key=lambda player: player.update.seq)
        for player in players:
            player.until(latest.same)
            if player.update.undo.free and player.update.undo.count:
                return player
        next(player for player in players if player.seat in latest.update.table.waiting).play(1)


def test_a_line_of_the_log_has_its_sign_its_places_and_its_move(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        while not any(line["kind"] == "rolled" for line in log_of(players[0])):
            play_until_free(players)
            next(player for player in players if player.seat in players[0].update.table.waiting).play(1)
            for player in players:
                player.until(max(players, key=lambda other: other.update.seq).same)
        lines = log_of(players[0])
        rolled = next(line for line in lines if line["kind"] == "rolled")
        assert (rolled["sign"], rolled["phase"], rolled["touches"]) == ("dice", "roll", ["die:1", "die:2"])
        assert next(line for line in lines if line["kind"] == "turn")["opens"]
        moves = [line["move"] for line in lines]
        assert moves == sorted(moves)
        table_id = players[0].table_id
        for line in lines:
            shown = ann.replay(table_id, line["move"], players[0].seat).events
            assert line["kind"] in {event.kind for event in shown}
            assert all(event.move <= line["move"] for event in shown)


def test_a_replay_shows_how_far_everyone_had_come_by_then(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        table_id = players[0].table_id
        first = ann.replay(table_id, 0)
        while players[0].update.table.standing == first.table.standing:
            latest = max(players, key=lambda player: player.update.seq)
            for player in players:
                player.until(latest.same)
            next(player for player in players if player.seat in latest.update.table.waiting).play(1)
        again = ann.replay(table_id, 0).table
        assert (again.standing, again.waiting) == (first.table.standing, first.table.waiting)
        now = players[0].update
        assert ann.replay(table_id, now.seq).table.standing == now.table.standing


def test_an_undo_says_how_far_it_goes_is_told_and_can_be_made_undone(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        player = play_until_free(players)
        before = player.update
        assert (before.undo.count, before.undo.others, before.undo.dice, before.undo.redo) == (1, [], False, False)
        assert before.undo.back == before.seq
        lines = log_of(player)
        player.send(Undo(player.seat))
        after = player.until(lambda update: update.seq == before.seq + 1)
        assert after.undo.redo
        told = log_of(player)
        assert told[-1]["kind"] == "taken-back"
        assert told[-1]["say"]["arguments"] == {"seat": before.table.seats[player.seat].name, "count": 1}
        assert told[:-1] == [line for line in lines if line["move"] < before.undo.back]
        for other in players:
            if other is not player:
                other.until(lambda update: update.seq == after.seq)
                assert log_of(other)[-1]["kind"] == "taken-back"
                assert not other.update.undo.redo
                assert other.reason(Redo(other.seat)).startswith("There is nothing to make again")
        player.send(Redo(player.seat))
        again = player.until(lambda update: update.seq > after.seq)
        assert (again.view, again.table.waiting) == (before.view, before.table.waiting)
        assert not again.undo.redo


def test_whoever_moves_on_cannot_redo(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        player = play_until_free(players)
        seq = player.update.seq
        player.send(Undo(player.seat))
        player.until(lambda update: update.seq == seq + 1)
        assert player.update.decision is not None
        player.play(1)
        assert player.reason(Redo(player.seat)).startswith("There is nothing to make again")


def test_dice_that_were_taken_back_are_told_at_the_end(ann: Browser) -> None:
    """Alone with bots an undo beyond dice needs nobody, but the story tells it."""
    table_id = ann.create(me(), bot(), start=True, options={**LIGHT_SPEED, "points_to_win": 10})
    with ann.live(table_id) as player:
        while not (player.update.undo.dice and player.update.decision):
            player.play(1)
            player.until(lambda update: update.decision is not None)
        assert player.update.undo.count >= 1
        seq = player.update.seq
        player.send(Propose(player.seat, "undo"))
        player.until(lambda update: update.seq > seq and update.decision is not None)
        assert not player.update.undo.redo, "dice that fell are not put back"
        answered = -1
        while player.update.table.status != "over":
            if player.update.decision is not None and player.update.seq > answered:
                answered = player.update.seq
                player.send(player.choice())
            player.receive()
    told = ann.get(f"/api/tables/{table_id}/story", StoryInfo)
    assert told.dice_taken_back >= 1
    assert told.moves == told.table.seq
    assert {curve.name for curve in told.curves} == {"points", "income", "credits"}
    assert all(turning.say for turning in told.turnings)


def test_a_story_is_told_when_the_game_is_over(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        status, said = ann.refused("GET", f"/api/tables/{players[0].table_id}/story")
        assert status == 403
        assert said == "The story of a game is told when it is over."


def test_a_declined_proposal_is_said_at_the_table(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as (first, second):
        first.play(1)
        second.until(lambda update: update.seq == first.update.seq)
        second.play(1)
        first.until(lambda update: update.undo.possible)
        first.send(Propose(first.seat, "undo"))
        second.until(lambda update: update.table.proposals)
        second.send(Respond(second.seat, False))
        assert first.until_said("client-declined").say is not None
