"""Nobody is sent what they may not know: the cards of others, what lies in the decks, the seed."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

import orrery
from orrery.core import Match
from orrery.server.schemas import Look
from tests.server.harness import Browser, Player, at_once, bot, me, seated


def hidden_cards(match: Match[Any], seat: int | None) -> set[str]:
    """The ids of all cards that lie where this seat, or a spectator, must not look."""
    state = match.state
    cards = [card for deck in state.decks for card in deck]
    cards += [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    cards += [card for blocks in state.under for owner, block in blocks if owner != seat for card in block]
    return {str(state.catalog.ids[card]) for card in cards}


def strings(value: Any) -> set[str]:
    """Every string in a message, keys included."""
    if isinstance(value, dict):
        return set(value) | strings(list(value.values()))
    if isinstance(value, list):
        return set().union(*map(strings, value))
    return {value} if isinstance(value, str) else set()


def check(record: orrery.Record, bodies: list[str]) -> int:
    """No message shows what its reader must not know in that position. How many positions were shown."""
    match = record.replay(orrery.game("space-base"), 0, narrate=False)
    hidden = []
    for item in (None, *record.items):
        if item is not None:
            match.enact(item, from_seed=False)
        hidden.append({seat: hidden_cards(match, seat) for seat in (None, *range(match.seats))})
    shown = 0
    for body in bodies:
        message = json.loads(body)
        table = message.get("table", message)
        assert record.header.seed not in body or table["status"] == "over"
        if message.get("type") == "update":
            # A replay shows an earlier position of a table as it is now.
            shows = strings({name: part for name, part in message.items() if name != "table"})
            assert not shows & hidden[message["seq"]][message["seat"]]
            assert not strings(table) & hidden[table["seq"]][message["seat"]]
            shown += 1
    return shown


def test_this_test_would_find_a_leak(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        at_once([player.play for player in players])
        table_id = players[0].table_id
        record = orrery.Record.parse(ann.ask("GET", f"/api/tables/{table_id}/record").text)
    frame = players[0].frames[0]
    assert check(record, [frame]) == 1
    for old, new in (('"seat":0,"seq"', '"seat":1,"seq"'), ('"name":""', f'"name":"{record.header.seed}"')):
        leak = frame.replace(old, new)
        assert leak != frame
        with pytest.raises(AssertionError):
            check(record, [leak])


def test_a_light_speed_game_of_three_leaks_nothing(ann: Browser, ben: Browser, cleo: Browser) -> None:
    with seated(ann, ben, cleo) as players, ben.server.browser().live(players[0].table_id) as spectator:
        table_id = players[0].table_id

        def play_and_look(player: Player) -> None:
            while player.play(4).table.status != "over":
                player.browser.table(table_id)
                player.browser.tables("mine")
                for seat in (None, player.seat):
                    player.browser.replay(table_id, player.update.seq, seat)
                    player.browser.replay(table_id, 1, seat)
                other = (player.seat + 1) % 3
                if player.browser.table(table_id).status == "running":
                    player.browser.ask("GET", f"/api/tables/{table_id}/replay?at=0&seat={other}")
                    player.browser.ask("GET", f"/api/tables/{table_id}/record")

        at_once([partial(play_and_look, player) for player in players])
        spectator.until(lambda update: update.table.status == "over")
        record = orrery.Record.parse(ann.ask("GET", f"/api/tables/{table_id}/record").text)
        for viewer in (*players, spectator):
            assert check(record, viewer.frames) > len(record.items) / 2
        for browser in (ann, ben, cleo):
            bodies = [body for body in browser.bodies if body.startswith('{"type":"update"')]
            assert check(record, bodies) > 10


def test_while_a_game_runs_a_replay_is_for_ones_own_seats(ann: Browser, ben: Browser, cleo: Browser) -> None:
    with seated(ann, ben) as players:
        path = f"/api/tables/{players[0].table_id}/replay?at=0"
        for browser, seat in ((ann, 1), (ben, 0), (cleo, 0), (cleo, 7), (ann, -1)):
            status, reason = browser.refused("GET", f"{path}&seat={seat}")
            assert (status, reason) == (403, "While the game is running, it can only be seen from your own seats.")
        assert ann.replay(players[0].table_id, 0, 0).view == players[0].update.view
        assert cleo.replay(players[0].table_id, 0).seat is None


def test_a_player_who_looks_as_a_spectator_sees_as_one(ann: Browser) -> None:
    table_id = ann.create(me("Ann"), bot(), options={"light_speed": True}, start=True)
    with ann.live(table_id) as player:
        assert player.update.view is not None
        assert player.update.view["hand"] != []
        player.send(Look(None))
        seen = player.until(lambda update: update.seat is None)
        assert seen.view is not None
        assert (seen.view["hand"], seen.decision) == ([], None)
